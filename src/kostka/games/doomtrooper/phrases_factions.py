"""The phrasebook of Doomtrooper, third part: what Mishima, Cybertronic and the tribes need."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    facts,
    identity,
    marks,
    occasions,
    sorts,
    traits,
    tribal,
    wiles,
)
from kostka.games.doomtrooper.phrases_deeds import VERBS

Three = tuple[str, str, str]

FACTS: Final[dict[type, Three]] = {
    facts.SomebodyWasKilled: (
        "somebody was killed in the duel",
        "v souboji byl někdo zabit",
        "w pojedynku ktoś zginął",
    ),
    facts.YourTurn: ("it is your turn", "je tvé kolo", "trwa twoja tura"),
    facts.YourActionStep: (
        "you are taking actions in your turn",
        "ve svém kole právě provádíš akce",
        "w swojej turze wykonujesz akcje",
    ),
    facts.TheTacticIs: (
        "the tactic is {tactic}",
        "taktikou je {tactic}",
        "taktyką jest {tactic}",
    ),
    facts.YouHaveDiscarded: (
        "there is a card in your discard pile",
        "máš v hrobu nějakou kartu",
        "masz kartę na stosie kart odrzuconych",
    ),
    facts.YouHaveAnnihilated: (
        "a card of yours was annihilated",
        "některá tvá karta byla obětována",
        "jakaś twoja karta została poświęcona",
    ),
    facts.AttacksAreRestricted: (
        "warriors are not free to attack one another, which they always are",
        "bojovníci na sebe nesmějí volně útočit, což vždy smějí",
        "wojownicy nie mogą swobodnie się atakować, a zawsze mogą",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    occasions.WhenOneComes: (
        "{there:that player adds a warrior of the chosen affiliation to his Squad|"
        "anybody puts {such:a} into play}",
        "{there:ten hráč přidá do svého Mužstva bojovníka zvolené příslušnosti|"
        "kdokoli uvede do hry {such:a}}",
        "{there:ten gracz dodaje do swojej Drużyny wojownika wybranej przynależności|"
        "ktokolwiek wprowadza do gry {such:a}}",
    ),
    occasions.WhenNoneIsLeft: (
        "that player has no warrior of the chosen affiliation in his Squad",
        "ten hráč nemá v Mužstvu žádného bojovníka zvolené příslušnosti",
        "ten gracz nie ma w Drużynie żadnego wojownika wybranej przynależności",
    ),
    occasions.WhenItSeeksCover: (
        "this warrior seeks cover as an action",
        "tento bojovník vyhledá akcí úkryt",
        "ten wojownik szuka ukrycia w ramach akcji",
    ),
    occasions.WhenTheDuelIsOver: (
        "the duel is over",
        "souboj skončí",
        "pojedynek się kończy",
    ),
    occasions.WhenItHasFought: (
        "{attacking:None=this warrior has taken part in a duel|"
        "this warrior has attacked {attacking:by}}",
        "{attacking:None=se tento bojovník zúčastnil souboje|"
        "tento bojovník zaútočil {attacking:by}}",
        "{attacking:None=ten wojownik wziął udział w pojedynku|"
        "ten wojownik zaatakował {attacking:by}}",
    ),
    occasions.WhenItOnlyWounds: (
        "one of your Doomtroopers has survived a duel in which he wounded a Doomtrooper without "
        "killing him",
        "tvůj Doomtrooper přežil souboj, v němž Doomtroopera zranil, ale nezabil",
        "twój Żołnierz Zagłady przeżył pojedynek, w którym zranił Żołnierza Zagłady, ale go nie "
        "zabił",
    ),
    occasions.WhenTheZonesDefenderKills: (
        "{such:a} defending from here kills {foe:a} {tactic:None=in his duel|{tactic:in}}",
        "obránce odtud ({such:all}) {tactic:None=v souboji|{tactic:in}} zabije {foe:a}",
        "obrońca stąd ({such:all}) {tactic:None=w pojedynku|{tactic:in}} zabija {foe:a}",
    ),
    occasions.WhenAZoneGoes: (
        "a card played by that player discards or annihilates a Warzone",
        "karta zahraná tím hráčem vyřadí nebo obětuje válečnou zónu",
        "karta zagrana przez tego gracza odrzuca lub poświęca strefę walki",
    ),
}

TARGETS: Final[dict[type, Three]] = {
    tribal.ToLurk: (
        " while another Tribal warrior of yours fights",
        ", když bojuje jiný tvůj kmenový bojovník",
        ", gdy walczy inny twój wojownik plemienny",
    ),
    tribal.AStruckRider: (
        " on a warrior with a Beast who would be wounded or killed",
        " na bojovníka se zvířetem, který by byl zraněn nebo zabit",
        " na wojownika z bestią, który zostałby ranny lub zabity",
    ),
    wiles.ToBombard: (
        " against another player, even if he has warriors",
        " proti jinému hráči, i když má bojovníky",
        " przeciw innemu graczowi, nawet jeśli ma wojowników",
    ),
    marks.ItselfInADuel: (
        "{any_time: while this warrior fights| in which this warrior takes part}",
        "{any_time:, když tento bojovník bojuje| za účasti tohoto bojovníka}",
        "{any_time:, gdy ten wojownik walczy| z udziałem tego wojownika}",
    ),
    marks.ItsAttack: (
        " with this warrior, if he has somebody to attack",
        " s tímto bojovníkem, má-li na koho útočit",
        " z tym wojownikiem, jeśli ma kogo atakować",
    ),
    marks.ItsOwnAction: (
        " with this warrior",
        " s tímto bojovníkem",
        " z tym wojownikiem",
    ),
    marks.ToNegate: (
        " to {kind:a} an opponent plays{on_bearer: on this warrior or on what lies on him|}, at "
        "once or later in the same duel before it is resolved",
        " na {kind:a}, kter{kind:art=é|ou} hraje soupeř"
        "{on_bearer: na tohoto bojovníka nebo na jeho kartu|}, "
        "ihned nebo později v témže souboji před jeho vyhodnocením",
        " na {kind:a} zagran{kind:art=y|ą} przez przeciwnika"
        "{on_bearer: na tego wojownika lub na jego kartę|}, "
        "od razu albo później w tym samym pojedynku przed jego rozstrzygnięciem",
    ),
    marks.ToUse: (
        " to {kind:a} of an opponent that you could play yourself",
        " na soupeřovu kartu, kterou bys mohl zahrát sám ({kind})",
        " na kartę przeciwnika, którą możesz zagrać sam ({kind})",
    ),
    marks.TheKillerOf: (
        " on the warrior who killed a warrior{affiliation:of}",
        " na bojovníka, který zabil bojovníka{affiliation:of}",
        " na wojownika, który zabił wojownika{affiliation:of}",
    ),
    marks.AZone: (
        " on {kind:a} in play",
        " na {kind:a} ve hře",
        " na {kind:a} w grze",
    ),
    marks.ToTake: (
        " on any equipment card in play",
        " na kteroukoli kartu vybavení ve hře",
        " na dowolną kartę ekwipunku w grze",
    ),
    marks.ABystander: (
        " on {such:a} who has no part in the duel, while yours defends from here",
        " na {such:a}, který se souboje neúčastní, když se tvůj bojovník brání odtud",
        " na {such:a} bez udziału w pojedynku, gdy twój wojownik broni się stąd",
    ),
}

EFFECTS: Final[dict[type, Three]] = {
    sorts.Frail: (
        "killed by any wound",
        "zabije ho jakékoli zranění",
        "zabija go każda rana",
    ),
    identity.Keeps: (
        "never stops being a member{affiliation:of} and never becomes a Heretic",
        "nikdy neztratí příslušnost{affiliation:of} a nikdy se nestane kacířem",
        "nigdy nie traci przynależności{affiliation:of} i nigdy nie staje się heretykiem",
    ),
    traits.PlusFoesBase: (
        "+X {to:to} in a duel, where X is the opponent's base {to}",
        "+X {to:to} v souboji, kde X je soupeřova základní hodnota ({to})",
        "+X {to:to} w pojedynku, gdzie X to podstawowa wartość przeciwnika ({to})",
    ),
    traits.PlusForEach: (
        "for each one among {such:all}: {n:+} {to:to}",
        "za každého z nich ({such:all}): {n:+} {to:to}",
        "za każdego z nich ({such:all}): {n:+} {to:to}",
    ),
    traits.BaseBecomes: (
        "base {to}: {paid:the price paid for him|{n}}",
        "základní {to}: {paid:cena za něj zaplacená|{n}}",
        "wartość podstawowa ({to}): {paid:zapłacona za niego cena|{n}}",
    ),
    traits.EvenedOut: (
        "fight, shoot, armour and value are all equal to the highest of the four",
        "zápas, střelba, obrana i hodnota se rovnají nejvyšší z těchto čtyř",
        "walka wręcz, strzelanie, obrona i wartość są równe najwyższej z nich",
    ),
    traits.DoublesBeasts: (
        "what the Beast{of:of} gives to fight, shoot and armour is doubled",
        "co zvíře{of:of} přidává k zápasu, střelbě a obraně, je dvojnásobné",
        "co bestia{of:of} daje do walki wręcz, strzelania i obrony, jest podwojone",
    ),
    traits.NoCover: (
        "no benefit from cover",
        "žádný užitek z úkrytu",
        "brak korzyści z ukrycia",
    ),
    traits.KillsByDouble: (
        "automatic kill {tactic:in} if {tactic} is more than twice the opponent's armour",
        "automatické zabití {tactic:in}, je-li {tactic} víc než dvojnásobek soupeřovy obrany",
        "automatyczne zabicie {tactic:in}, jeśli {tactic} to ponad dwukrotność obrony przeciwnika",
    ),
    traits.CannotBeHurt: (
        "can be neither wounded nor killed",
        "nemůže být zraněn ani zabit",
        "nie może zostać ranny ani zabity",
    ),
    traits.SparedBy: (
        "not affected by wounds and kills from: {kind}",
        "nepůsobí na něj zranění ani zabití, které způsobí: {kind}",
        "nie działają na niego rany ani zabicie, których źródłem jest: {kind}",
    ),
    traits.NotWoundedBy: (
        "not wounded by that card",
        "ta karta ho nezraní",
        "ta karta go nie rani",
    ),
    traits.Deflects: (
        "its opponent cannot use shooting weapons, nor those for both fighting and shooting",
        "jeho soupeř nesmí používat střelné ani bojové a střelné zbraně",
        "jego przeciwnik nie może używać broni strzeleckiej ani broni do walki wręcz i strzelania",
    ),
    traits.TwoShootingWeapons: (
        "in a shoot-out two shooting weapons, also such as are for both, are used together",
        "ve střelbě používá zároveň dvě střelné nebo bojové a střelné zbraně",
        "w strzelaniu używa razem dwóch broni strzeleckich, także takich do walki wręcz",
    ),
    traits.AttacksFor: (
        "an attack takes {actions} {actions:action|actions}",
        "útok stojí {actions} {actions:akci|akce|akcí}",
        "atak kosztuje {actions} {actions:akcję|akcje|akcji}",
    ),
    traits.NotAttackedBy: (
        "cannot be attacked {tactic:by}",
        "nelze na něj útočit {tactic:by}",
        "nie można go atakować {tactic:by}",
    ),
    traits.OnlyFor: (
        "unless another card allows more, only warriors{such:which} can defend from here",
        "nedovolí-li jiná karta víc, mohou se odtud bránit jen bojovníci{such:which}",
        "jeśli inna karta nie pozwala na więcej, bronić się stąd mogą tylko wojownicy{such:which}",
    ),
    traits.HomeTurf: (
        "defenders{of:of} ignore what the Warzone takes from their values and have automatic kill",
        "obránci{of:of} neberou v úvahu, co zóna z jejich hodnot ubírá, a automaticky zabíjejí",
        "obrońcy{of:of} pomijają to, co strefa odejmuje od ich wartości, i zabijają automatycznie",
    ),
    traits.HomeOf: (
        "a Home Turf card on this Warzone serves warriors{of:of} instead of others",
        "karta domoviny na této zóně slouží bojovníkům{of:of} místo ostatních",
        "karta ojczyzny na tej strefie służy wojownikom{of:of} zamiast innym",
    ),
    traits.MoreForDestiny: (
        "{in_duel:in a duel |}each destiny point spent on {kind:many}"
        "{aspect:None=| of the aspect {aspect:called}} counts {times} times",
        "{in_duel:v souboji |}každý bod osudu vydaný na {kind:many}"
        "{aspect:None=| aspektu {aspect:called}} platí {times}×",
        "{in_duel:w pojedynku |}każdy Punkt Przeznaczenia wydany na {kind:many}"
        "{aspect:None=| aspektu {aspect:called}} liczy się {times}×",
    ),
    traits.OnlyDestiny: (
        "earns destiny points only",
        "získává jen body osudu",
        "zdobywa tylko Punkty Przeznaczenia",
    ),
    traits.MissionsFirst: (
        "while a Mission of yours lies on him, fulfilling others of yours brings no extra points",
        "dokud na něm leží tvůj úkol, nepřináší splnění tvých ostatních úkolů žádné body navíc",
        "dopóki leży na nim twoja misja, spełnienie twoich innych misji nie daje dodatkowych "
        "punktów",
    ),
    traits.AllMayAttackAll: (
        "all warriors may attack all others, whatever their affiliations",
        "všichni bojovníci smějí útočit na všechny ostatní bez ohledu na příslušnost",
        "wszyscy wojownicy mogą atakować wszystkich innych bez względu na przynależność",
    ),
    traits.MoreDiscards: (
        "in your discard step you may discard one more card for each {price} destiny points",
        "při odhazování smíš za každé {price} body osudu odhodit jednu kartu navíc",
        "przy odrzucaniu możesz za każde {price} Punkty Przeznaczenia odrzucić jedną kartę więcej",
    ),
    traits.AgainstTheChosen: (
        "when fighting a member of the chosen affiliation: {effect}",
        "proti členům zvolené příslušnosti: {effect}",
        "przeciw członkom wybranej przynależności: {effect}",
    ),
}

MORE: Final[dict[type, Three]] = {**FACTS, **TRIGGERS, **TARGETS, **EFFECTS, **VERBS}
