"""The phrasebook of Doomtrooper: what the specials of Inquisition and Warzone need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    bans,
    captives,
    droughts,
    effects,
    finishing,
    formations,
    guards,
    levies,
    loot,
    merits,
    mishaps,
    recruits,
    relief,
    restraints,
    sallies,
    savings,
    spellcraft,
    strain,
    sweeps,
    terrain,
)
from kostka.games.doomtrooper.phrases_ploys_2 import DEEDS
from kostka.games.doomtrooper.phrases_ploys_2 import QUESTIONS as QUESTIONS

Three = tuple[str, str, str]

EFFECTS: Final[dict[type, Three]] = {
    formations.PlusForEachJoined: (
        "{n:+} {to:to} for each warrior who has joined him",
        "{n:+} {to:to} za každého bojovníka, který se k němu připojil",
        "{n:+} {to:to} za każdego wojownika, który się do niego przyłączył",
    ),
    bans.NoMeditation: (
        "no Meditate actions any more",
        "už žádná akce meditace",
        "żadnej akcji medytacji",
    ),
    savings.KeptApart: (
        "points over which no other player has any power and which are spent last",
        "body, nad nimiž žádný jiný hráč nemá moc a které se utrácejí jako poslední",
        "punkty, nad którymi żaden inny gracz nie ma władzy i które wydaje się na końcu",
    ),
    effects.NeverAffectedBy: (
        "no card of this type has any effect on him, not even one of his own player: {kind}",
        "žádná karta tohoto druhu na něj nemá účinek, ani karta jeho vlastního hráče: {kind}",
        "żadna karta tego typu na niego nie działa, nawet karta jego własnego gracza: {kind}",
    ),
    effects.HidesUntilHealed: (
        "does not leave cover as long as he is wounded",
        "neopustí úkryt, dokud je zraněn",
        "nie opuszcza ukrycia, dopóki jest ranny",
    ),
    restraints.NeverAttacksLesser: (
        "never attacks one of these whose value is lower than his own: {such:all}",
        "nikdy neútočí na ty, jejichž hodnota je nižší než jeho: {such:all}",
        "nigdy nie atakuje tych, których wartość jest niższa od jego wartości: {such:all}",
    ),
    restraints.AttacksAtWill: (
        "may attack any warrior, whatever is printed on his own card",
        "smí útočit na kteréhokoli bojovníka, ať je na jeho kartě napsáno cokoli",
        "może atakować dowolnego wojownika, cokolwiek mówi jego własna karta",
    ),
    restraints.AChosenCorporationMayAttackItself: (
        "members of a corporation that you choose may attack one another",
        "členové korporace, kterou zvolíš, smějí útočit jeden na druhého",
        "członkowie wybranej przez ciebie korporacji mogą atakować się nawzajem",
    ),
    restraints.MayAttackEachOther: (
        "these may attack each other: {one:all}, and {other:all}",
        "tito smějí útočit jedni na druhé: {one:all}, a {other:all}",
        "ci mogą atakować się nawzajem: {one:all}, oraz {other:all}",
    ),
    restraints.BetweenTheTwo: (
        "for both of the two: {effect}",
        "pro oba dva: {effect}",
        "dla obu: {effect}",
    ),
    restraints.NeverAttacksTheOther: (
        "never attacks the other",
        "nikdy neútočí na druhého",
        "nigdy nie atakuje drugiego",
    ),
    restraints.AgainstTheOther: (
        "against the other: {effect}",
        "proti druhému: {effect}",
        "przeciw drugiemu: {effect}",
    ),
    restraints.NoHarmBy: (
        "while this warrior is in {area:where}, {such:all} are safe from cards of this kind: "
        "{kind}",
        "dokud je tento bojovník v {area:where}, nemají karty tohoto druhu ({kind}) účinek na "
        "tyto: {such:all}",
        "dopóki ten wojownik jest w {area:where}, karty tego rodzaju ({kind}) nie działają na "
        "tych: {such:all}",
    ),
    sallies.NotTheSameAgain: (
        "does not attack the same warrior",
        "neútočí na téhož bojovníka",
        "nie atakuje tego samego wojownika",
    ),
    droughts.DrawsNothing: (
        "draws no cards",
        "nedobírá žádné karty",
        "nie dobiera żadnych kart",
    ),
    relief.DoublesAGift: (
        "what the Dark Symmetry card adds to values or takes from them counts twice",
        "co karta Černé symetrie k hodnotám přidává nebo z nich ubírá, platí dvojnásobně",
        "to, co karta Mrocznej Harmonii dodaje do wartości lub z nich odejmuje, liczy się "
        "podwójnie",
    ),
    strain.ArtAllowance: (
        "may spend no more than {n} destiny points on spells from one of your draw steps to the "
        "next",
        "od jednoho tvého dobírání karet do dalšího smí na kouzla vydat nejvýše {n} body osudu",
        "od jednego twojego dobierania kart do następnego może wydać na czary najwyżej {n} Punkty "
        "Przeznaczenia",
    ),
    terrain.UnlessFighting: (
        "unless the opponent is {such:a}: {effect}",
        "{effect}, kromě boje proti takovým: {such:all}",
        "{effect}, oprócz walki przeciw takim: {such:all}",
    ),
}

FACTS: Final[dict[type, Three]] = {
    levies.OthersAreTaxed: (
        "another player has one of these outside the Outpost: {such:all}",
        "jiný hráč má mimo Stanici někoho z těchto: {such:all}",
        "inny gracz ma poza Placówką kogoś z tych: {such:all}",
    ),
    levies.NoCopyIsYours: (
        "you have no card of this name in play",
        "nemáš ve hře kartu tohoto jména",
        "nie masz w grze karty o tej nazwie",
    ),
    levies.YouHaveSuch: (
        "you have {such:a} in play",
        "máš ve hře {such:a}",
        "masz w grze {such:a}",
    ),
    levies.SomebodyHasPromotion: (
        "another player has promotion points",
        "jiný hráč má vítězné body",
        "inny gracz ma punkty zwycięstwa",
    ),
    sweeps.YourHandIsShort: (
        "you hold fewer than {n} other cards and can draw some",
        "máš v listu méně než {n} jiných karet a je co dobrat",
        "masz na ręce mniej niż {n} innych kart i jest co dobrać",
    ),
    terrain.AFortIsInPlay: (
        "a Fortification is in play",
        "je ve hře opevnění",
        "w grze jest fortyfikacja",
    ),
    terrain.TheGroundCanChange: (
        "the defender has a Warzone",
        "má obránce válečnou zónu",
        "obrońca ma strefę walki",
    ),
    terrain.SuchDefends: (
        "the defender is {such:a}",
        "je obráncem jeden z těchto: {such:all}",
        "obrońcą jest jeden z takich: {such:all}",
    ),
    captives.SomebodyIsImprisoned: (
        "a warrior is imprisoned",
        "je některý bojovník uvězněn",
        "jakiś wojownik jest uwięziony",
    ),
    captives.SomebodyCommands: (
        "a Captain or a Sergeant is in play",
        "je ve hře kapitán nebo seržant",
        "w grze jest kapitan lub sierżant",
    ),
    recruits.ASuccessorWaits: (
        "your draw pile holds a follower of {apostle:apostle}, no Personality, whom you can pay "
        "for",
        "máš v knihovně následovníka {apostle:apostle}, který není osobnost a na kterého máš body",
        "w twojej talii jest wyznawca {apostle:apostle}, który nie jest osobistością i na którego "
        "masz punkty",
    ),
    restraints.ThereAreTwo: (
        "at least two of these are in play: {such:all}",
        "jsou ve hře aspoň dva z těchto: {such:all}",
        "w grze jest co najmniej dwóch z tych: {such:all}",
    ),
    guards.BeforeYourDiscards: (
        "your discard step is the next thing to come in your turn",
        "jako další přijde v tvém kole odhazování karet",
        "następne w twojej turze jest odrzucanie kart",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    loot.WhenEquipmentGoes: (
        "an equipment card is discarded from play",
        "je ze hry vyřazena karta vybavení",
        "karta ekwipunku zostaje odrzucona z gry",
    ),
    restraints.WhenTheOtherGoes: (
        "the other of the two is killed or discarded",
        "je ten druhý zabit nebo vyřazen",
        "ten drugi zostaje zabity lub odrzucony",
    ),
}

TARGETS: Final[dict[type, Three]] = {
    merits.WhoKilledABetter: (
        " on {such:a} who has just killed a warrior of higher value in the duel",
        " na {such:a}, který v souboji právě zabil bojovníka s vyšší hodnotou",
        " na {such:a}, który w pojedynku właśnie zabił wojownika o wyższej wartości",
    ),
    spellcraft.ASpellBeingCast: (
        " to a spell that anybody casts, also you, unless it stays in play",
        " na kouzlo, které kdokoli sesílá, i ty sám, pokud nezůstává ve hře",
        " na czar, który ktokolwiek rzuca, także ty, jeśli nie zostaje w grze",
    ),
    spellcraft.YourSummons: (
        " to a spell of the aspect Summoning that you cast and by which you look up another spell "
        "or a warrior",
        " na kouzlo aspektu vyvolávání, které sesíláš a jímž vyhledáváš jiné kouzlo nebo bojovníka",
        " na czar aspektu przyzywanie, który rzucasz i którym szukasz innego czaru lub wojownika",
    ),
    formations.AnotherLikeIt: (
        " on another copy of this warrior that the same player has and that is in no duel",
        " na další kopii tohoto bojovníka téhož hráče, která není v souboji",
        " na kolejną kopię tego wojownika tego samego gracza, która nie bierze udziału w pojedynku",
    ),
    mishaps.AnImmuneFighter: (
        " on a warrior in the duel who is immune to the Art or to Dark Symmetry",
        " na bojovníka v souboji, který je imunní vůči Umění nebo Černé symetrii",
        " na wojownika w pojedynku, który jest odporny na Sztukę lub Mroczną Harmonię",
    ),
    mishaps.AnArmedFighter: (
        " on a warrior in the duel who uses such a weapon ({labels:list})"
        "{among: and is not alone in his area|}",
        " na bojovníka v souboji, který používá takovou zbraň ({labels:list})"
        "{among: a není ve své oblasti sám|}",
        " na wojownika w pojedynku, który używa takiej broni ({labels:list})"
        "{among: i nie jest sam w swoim obszarze|}",
    ),
    sallies.ToCharge: (
        " on one of your warriors who is in cover and could attack",
        " na svého bojovníka v úkrytu, který by mohl zaútočit",
        " na swojego wojownika w ukryciu, który mógłby zaatakować",
    ),
    droughts.WhoIsToDraw: (
        " on the player whose turn it is, before he draws in his draw step",
        " na hráče na tahu, než začne dobírat karty",
        " na gracza, którego tura trwa, zanim zacznie dobierać karty",
    ),
    recruits.WhomToBurden: (
        " on another player",
        " na jiného hráče",
        " na innego gracza",
    ),
    loot.WhatTheDeadHad: (
        " on an equipment card of somebody whom your warrior has just killed",
        " na kartu vybavení toho, koho právě zabil tvůj bojovník",
        " na kartę ekwipunku tego, kogo właśnie zabił twój wojownik",
    ),
    relief.AFighterToRelieve: (
        " on a warrior in the duel",
        " na bojovníka v souboji",
        " na wojownika w pojedynku",
    ),
    relief.AGiftAtWork: (
        " on a Dark Symmetry card that a warrior uses and that changes values",
        " na kartu Černé symetrie, kterou bojovník používá a která mění hodnoty",
        " na kartę Mrocznej Harmonii, której wojownik używa i która zmienia wartości",
    ),
    relief.OnTheMines: (
        " on the attacker, if it is {such:a}",
        " na útočníka, a to {such:a}",
        " na atakującego, a konkretnie {such:a}",
    ),
    relief.AWarriorOrToCancel: (
        " to a card of this kind ({kind}), or at any other time, on {such:a}",
        " na kartu tohoto druhu ({kind}) nebo kdykoli jindy na {such:a}",
        " na kartę tego rodzaju ({kind}) albo w dowolnym innym momencie na {such:a}",
    ),
    captives.APrisoner: (
        " on {whose:yours=your|an} imprisoned warrior",
        " na {whose:yours=svého |}uvězněného bojovníka",
        " na {whose:yours=swojego |}uwięzionego wojownika",
    ),
    restraints.WhoIsRestrained: (
        " on {such:a} whose own card keeps him from attacking some warriors",
        " na {such:a}, kterému vlastní karta brání útočit na některé bojovníky",
        " na {such:a}, któremu własna karta nie pozwala atakować niektórych wojowników",
    ),
    finishing.WhomYoursWounds: (
        " on whomever one of your warriors is about to wound in a duel (only {by:all})",
        " na toho, koho má v souboji zranit některý tvůj bojovník (jen {by:all})",
        " na tego, kogo w pojedynku ma zranić któryś twój wojownik (tylko {by:all})",
    ),
    guards.HisComradesPlace: (
        " when a warrior of the same area is attacked {tactic:by}",
        ", když je {tactic:by} napaden bojovník téže oblasti",
        ", gdy {tactic:by} atakowany jest wojownik tego samego obszaru",
    ),
    guards.AStruckDriver: (
        " on a warrior in a vehicle who would be wounded or killed",
        " na bojovníka ve vozidle, který má být zraněn nebo zabit",
        " na wojownika w pojeździe, który ma być ranny lub zabity",
    ),
    guards.WhoMayBeCovered: (
        " on {such:a}, unless he may never be in cover",
        " na {such:a}, pokud v úkrytu vůbec smí být",
        " na {such:a}, jeśli w ogóle może być w ukryciu",
    ),
}

PHRASES: Final[dict[type, Three]] = {**EFFECTS, **FACTS, **TRIGGERS, **TARGETS, **DEEDS}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {
    "factories": ("Factory", "továrna", "fabryka"),
    "industrial-complexes": ("Industrial Complex", "průmyslový komplex", "kompleks przemysłowy"),
    "a-kill": ("a kill", "zabití", "zabicie"),
    "a-better": ("a kill of a better", "zabití lepšího", "zabicie lepszego"),
    "switch-fight-and-shoot": ("fight and shoot", "zápas a střelba", "walka wręcz i strzelanie"),
    "switch-fight-and-armour": ("fight and armour", "zápas a obrana", "walka wręcz i obrona"),
    "switch-shoot-and-armour": ("shoot and armour", "střelba a obrana", "strzelanie i obrona"),
}
SAYINGS: Final[dict[str, Three]] = {}
