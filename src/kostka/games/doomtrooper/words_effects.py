"""The phrasebook of Doomtrooper: effects, which are nouns that fit after a colon."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    card,
    effects,
    identity,
)
from kostka.games.doomtrooper.words import Three

EFFECTS: Final[dict[type, Three]] = {
    # what he is
    identity.Joins: (
        "also a member{affiliation:of}",
        "také příslušnost: {affiliation}",
        "także przynależność: {affiliation}",
    ),
    identity.Loses: (
        "{affiliation:None=no longer a member of anything|no longer a member{affiliation:of}}",
        "{affiliation:None=ztráta všech příslušností|ztráta příslušnosti{affiliation:of}}",
        "{affiliation:None=utrata wszystkich przynależności|utrata przynależności{affiliation:of}}",
    ),
    identity.CountsAs: (
        "also counts as one of the {kind}",
        "je považován také za člena skupiny {kind}",
        "jest uznawany także za członka grupy {kind}",
    ),
    identity.Tainted: (
        "also a Heretic of the Dark Legion, keeping all memberships",
        "také kacíř Černé legie, všechny příslušnosti si ponechává",
        "także heretyk Legionu Ciemności, zachowuje wszystkie przynależności",
    ),
    identity.Converted: (
        "a Heretic of the Dark Legion and no Doomtrooper any more",
        "kacíř Černé legie, už ne Doomtrooper",
        "heretyk Legionu Ciemności, już nie Żołnierz Zagłady",
    ),
    identity.NotADoomtrooper: (
        "not a Doomtrooper",
        "není Doomtrooper",
        "nie jest Żołnierzem Zagłady",
    ),
    # values
    effects.Plus: (
        "{n:+} {to:to}{bought: for each payment|}",
        "{n:+} {to:to}{bought: za každé zaplacení|}",
        "{n:+} {to:to}{bought: za każdą zapłatę|}",
    ),
    effects.PlusBase: (
        "{n:+} base {to:to}",
        "{n:+} {to:to} (základní hodnota)",
        "{n:+} {to:to} (wartość podstawowa)",
    ),
    effects.Times: (
        "{to} × {n}{over:1=| / {over}}",
        "{to} × {n}{over:1=| / {over}}",
        "{to} × {n}{over:1=| / {over}}",
    ),
    effects.TimesBase: (
        "{to:all-values=all base values|base {to}} × {n}{over:1=| / {over}}",
        "{to:all-values=všechny základní hodnoty|základní {to}} × {n}{over:1=| / {over}}",
        "{to:all-values=wszystkie wartości podstawowe|wartość podstawowa ({to})} × {n}"
        "{over:1=| / {over}}",
    ),
    effects.PlusMarkers: (
        "{n:+} {to:to} for each marker",
        "{n:+} {to:to} za každý žeton",
        "{n:+} {to:to} za każdy znacznik",
    ),
    effects.PlusStored: (
        "{n:+} {to:to} for each card stored here",
        "{n:+} {to:to} za každou zde uloženou kartu",
        "{n:+} {to:to} za każdą złożoną tu kartę",
    ),
    # blows
    effects.Kills: (
        "automatic kill {tactic:in}",
        "automatické zabití {tactic:in}",
        "automatyczne zabicie {tactic:in}",
    ),
    effects.NeverKilledAtOnce: (
        "never killed automatically",
        "nikdy není automaticky zabit",
        "nigdy nie ginie automatycznie",
    ),
    effects.StrikesFirst: (
        "{always:always |}first strike{whatever:, even where nobody else ever could|}"
        "{ends:, and if it wounds, the duel is over|}",
        "{always:vždy |}první útok{whatever:, i kde by ho jiný nikdy neměl|}"
        "{ends:, a pokud zraní, souboj končí|}",
        "{always:zawsze |}pierwszy atak{whatever:, nawet gdzie inny nigdy by go nie miał|}"
        "{ends:, a jeśli zrani, pojedynek się kończy|}",
    ),
    effects.NeverStrikesFirst: (
        "never first strike",
        "nikdy první útok",
        "nigdy pierwszy atak",
    ),
    # what one may use or suffer
    effects.Immune: ("immunity to {kind:to}", "imunita vůči {kind:to}", "odporność na {kind:to}"),
    effects.NotImmune: (
        "no immunity {wholly:at all |}to {kind:to}",
        "{wholly:vůbec |}žádná imunita vůči {kind:to}",
        "{wholly:zupełny |}brak odporności na {kind:to}",
    ),
    effects.NoOtherEquipment: (
        "no other equipment can be used",
        "nelze používat jiné vybavení",
        "nie można używać innego ekwipunku",
    ),
    effects.NoWeapons: (
        "no weapons can be used",
        "nelze používat zbraně",
        "nie można używać broni",
    ),
    effects.MayNotUse: (
        "does not use: {kind}",
        "nepoužívá: {kind}",
        "nie używa: {kind}",
    ),
    effects.MayNotReceive: (
        "may {never:never|not} receive: {kind}",
        "{never:nikdy |}nesmí dostat: {kind}",
        "{never:nigdy |}nie może otrzymać: {kind}",
    ),
    effects.MayReceiveAny: (
        "may receive any {gift:None={kind:many}|gifts of {gift:apostle}}{of:of}"
        "{but_legion: that {kind:equipment=is|are} not only for the Dark Legion|}"
        "{price:0=|, also those of Apostles, which cost {price} destiny points more each}",
        "smí dostat jakékoli {gift:None={kind:many}|dary {gift:apostle}}{of:of}"
        "{but_legion:, kromě určen{kind:equipment=ého|ých} jen Černé legii|}"
        "{price:0=|, i dary apoštolů, z nichž každý stojí navíc {price} bodů osudu}",
        "może otrzymać bez ograniczeń: {gift:None={kind:many}|dary {gift:apostle}}{of:of}"
        "{but_legion:, oprócz przeznaczon{kind:equipment=ego|ych} tylko dla Legionu Ciemności|}"
        "{price:0=|, także dary Apostołów, z których każdy kosztuje dodatkowo {price} Punktów "
        "Przeznaczenia}",
    ),
    effects.SeveralGifts: (
        "may have several copies of the same {all:Dark Symmetry card|"
        "gift of the Dark Symmetry, if it raises his values}",
        "smí mít několik kopií {all:téže karty Černé symetrie|"
        "téhož daru Černé symetrie, pokud mu zvyšuje hodnoty}",
        "może mieć kilka kopii {all:tej samej karty Mrocznej Harmonii|"
        "tego samego daru Mrocznej Harmonii, jeśli podnosi jego wartości}",
    ),
    effects.NoFortifications: (
        "no benefit from Fortifications",
        "žádný užitek z opevnění",
        "brak korzyści z fortyfikacji",
    ),
    effects.NoVehicles: (
        "nobody uses a vehicle in this duel",
        "v tomto souboji nikdo nepoužívá vozidlo",
        "w tym pojedynku nikt nie używa pojazdu",
    ),
    effects.AnyWarzone: (
        "may defend from any Warzone in play",
        "smí se bránit z kterékoli válečné zóny ve hře",
        "może bronić się z dowolnej strefy walki w grze",
    ),
    effects.NoArt: (
        "may never cast Art spells",
        "nikdy nesmí sesílat kouzla Umění",
        "nigdy nie może rzucać czarów Sztuki",
    ),
    # fighting and cover
    effects.NeverFights: (
        "may never fight",
        "nikdy nesmí bojovat",
        "nigdy nie może walczyć",
    ),
    effects.Never: (
        "never any part in a duel {tactic:by}",
        "nikdy se neúčastní souboje {tactic:by}",
        "nigdy żadnego udziału w pojedynku {tactic:by}",
    ),
    effects.NeverStarts: (
        "does not attack {tactic:by}",
        "neútočí {tactic:by}",
        "nie atakuje {tactic:by}",
    ),
    effects.CannotAttack: ("cannot attack", "nesmí útočit", "nie może atakować"),
    effects.CannotBeAttacked: (
        "cannot be attacked",
        "nelze na něj útočit",
        "nie można go atakować",
    ),
    effects.NeverAttacks: (
        "never attacks {such:a}",
        "nikdy neútočí na {such:a}",
        "nigdy nie wykonuje ataku na {such:a}",
    ),
    effects.MustAttack: (
        "{own:in your turn |}may attack nobody but {such:a} while {own:there is one, even one of "
        "your own|another player has one who can be attacked}",
        "{own:ve tvém kole |}nesmí útočit na nikoho jiného než na {such:a}, dokud {own:je nějaký "
        "ve hře, i když je to tvůj vlastní|má jiný hráč takového, na kterého lze útočit}",
        "{own:w twojej turze |}nie może atakować nikogo prócz {such:a}, dopóki {own:taki jest w "
        "grze, nawet twój własny|inny gracz ma takiego, którego można zaatakować}",
    ),
    effects.AttackedLast: (
        "may be attacked only when its player has no others left to be attacked",
        "lze na něj útočit, až když jeho hráč nemá jiného, na koho lze útočit",
        "można go zaatakować dopiero, gdy jego gracz nie ma innych do zaatakowania",
    ),
    effects.NeverInCover: (
        "may never be in cover",
        "nikdy nesmí být v úkrytu",
        "nigdy nie może być w ukryciu",
    ),
    effects.NeverSeeksCover: (
        "may not choose to seek cover",
        "nesmí dobrovolně vyhledat úkryt",
        "bez dobrowolnego szukania ukrycia",
    ),
    effects.NoActions: (
        "takes no action{receives:| and receives nothing that is played for actions}",
        "neprovádí žádné akce{receives:| a nedostává nic, co se hraje za akce}",
        "nie wykonuje akcji{receives:| i nie otrzymuje niczego, co gra się za akcje}",
    ),
    effects.AttacksInFirstTurn: (
        "may attack in the first turn",
        "smí útočit v prvním kole",
        "może atakować w pierwszej turze",
    ),
    # the game
    effects.NoDuels: (
        "no duel may be fought",
        "nesmí proběhnout žádný souboj",
        "nie wolno stoczyć pojedynku",
    ),
    effects.FreeGifts: (
        "{bearing:=|while this warrior bears {bearing:card}, }"
        "{defending:in duels in which they defend from here, |}"
        "{himself:this warrior|{such:all}} may be given "
        "{apostles:gifts of any Apostle|{any_gift:any |}{kind:many}}{of:of}"
        "{gift:None=|, gifts of {gift:apostle} only,} at any time and for no action"
        "{gratis: and no destiny points|}",
        "{bearing:=|dokud tento bojovník nese kartu {bearing:card}, }"
        "{defending:v soubojích, v nichž se odtud brání, |}"
        "{himself:tento bojovník smí|{such:all} smějí} dostávat "
        "{apostles:dary kteréhokoli apoštola|{any_gift:jakékoli |}{kind:many}}{of:of}"
        "{gift:None=|, jen dary {gift:apostle},} kdykoli a bez akce"
        "{gratis:, a to bez bodů osudu|}",
        "{bearing:=|dopóki ten wojownik ma kartę {bearing:card}, }"
        "{defending:w pojedynkach, w których bronią się stąd, |}"
        "{himself:ten wojownik może|{such:all} mogą} otrzymywać "
        "{apostles:dary dowolnego Apostoła|{any_gift:bez ograniczeń |}{kind:many}}{of:of}"
        "{gift:None=|, tylko dary {gift:apostle},} w dowolnym momencie i bez akcji"
        "{gratis:, i to bez Punktów Przeznaczenia|}",
    ),
    effects.LeadsAttacks: (
        "{most:0=any of your actions|up to {most} of your actions in your turn} may become an "
        "attack by {such:a}",
        "{most:0=kteroukoli tvou akci|až {most} tvé akce v tvém kole} lze změnit na útok "
        "některého z takových ({such:all})",
        "{most:0=dowolną twoją akcję|do {most} twoich akcji w twojej turze} można zamienić na "
        "atak któregoś z takich ({such:all})",
    ),
    effects.EarnsPromotion: (
        "may earn promotion points",
        "smí získávat vítězné body",
        "może zdobywać punkty zwycięstwa",
    ),
    effects.NeverDiscarded: (
        "may never be discarded",
        "nikdy nesmí být vyřazena",
        "nigdy nie może zostać odrzucona",
    ),
    effects.NeverAnnihilated: (
        "may never be annihilated",
        "nikdy nesmí být obětována",
        "nigdy nie może zostać poświęcona",
    ),
    # for whom and when
    effects.ForAll: (
        "{such:all}: {effect}{once: (several such cards do not add up)|}",
        "{such:all}: {effect}{once: (více takových karet se nesčítá)|}",
        "{such:all}: {effect}{once: (kilka takich kart się nie sumuje)|}",
    ),
    effects.ForUnit: (
        "the assigned warriors and equal ones in the same area: {effect}",
        "přidělení bojovníci a stejní v téže oblasti: {effect}",
        "przydzieleni wojownicy i tacy sami w tym samym obszarze: {effect}",
    ),
    effects.WhileIn: (
        "while in {area:where}: {effect}",
        "dokud je{area:in}: {effect}",
        "dopóki jest w {area:where}: {effect}",
    ),
    effects.InThisArea: (
        "warriors of this area: {effect}",
        "bojovníci této oblasti: {effect}",
        "wojownicy tego obszaru: {effect}",
    ),
    effects.ToFoe: (
        "its opponent: {effect}",
        "jeho soupeř: {effect}",
        "jego przeciwnik: {effect}",
    ),
    effects.ToBoth: (
        "everybody in the duel: {effect}",
        "všichni v souboji: {effect}",
        "wszyscy w pojedynku: {effect}",
    ),
    effects.Only: (
        "only for {such:all}: {effect}",
        "pouze {such:all}: {effect}",
        "tylko {such:all}: {effect}",
    ),
    effects.Against: (
        "when fighting {such:a}: {effect}",
        "proti soupeřům ({such:all}): {effect}",
        "przeciw takim jak {such:all}: {effect}",
    ),
    effects.WhenAttacking: (
        "when attacking {such:a}: {effect}",
        "když útočí na {such:a}: {effect}",
        "gdy atakuje {such:a}: {effect}",
    ),
    effects.WhenDefending: (
        "when defending: {effect}",
        "když se brání: {effect}",
        "gdy się broni: {effect}",
    ),
    effects.InTactic: (
        "{tactic:in}: {effect}",
        "{tactic:in}: {effect}",
        "{tactic:in}: {effect}",
    ),
    effects.Using: (
        "with the right weapon: {effect}",
        "se správnou zbraní: {effect}",
        "z właściwą bronią: {effect}",
    ),
    effects.Fortified: (
        "if protected by a Fortification {effect}, else {otherwise}",
        "chrání-li ho opevnění, {effect}, jinak {otherwise}",
        "jeśli chroni go fortyfikacja, {effect}, inaczej {otherwise}",
    ),
    card.Whenever: (
        "whenever {trigger}: {lines:list}",
        "kdykoli {trigger}: {lines:list}",
        "ilekroć {trigger}: {lines:list}",
    ),
}
