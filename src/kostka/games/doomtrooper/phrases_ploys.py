"""The phrasebook of Doomtrooper: what the specials of Inquisition and Warzone need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    bans,
    captives,
    effects,
    finishing,
    guards,
    levies,
    merits,
    restraints,
    sweeps,
    switches,
    terrain,
)

Three = tuple[str, str, str]

EFFECTS: Final[dict[type, Three]] = {
    bans.NobodyPlays: (
        "nobody may play cards of this type: {kind}",
        "nikdo nesmí hrát karty tohoto druhu: {kind}",
        "nikt nie może zagrywać kart tego typu: {kind}",
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
    sweeps.ThereAreSome: (
        "there is something in play to be discarded",
        "je ve hře co vyřadit",
        "jest w grze coś do odrzucenia",
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
    terrain.AZoneIsUsed: (
        "a Warzone is used in the duel",
        "v souboji se používá válečná zóna",
        "w pojedynku używana jest strefa walki",
    ),
    terrain.TheGroundCanChange: (
        "the defender has a Warzone",
        "má obránce válečnou zónu",
        "obrońca ma strefę walki",
    ),
    terrain.SuchDefends: (
        "the defender is {such:a}",
        "obráncem je jeden z takových: {such:all}",
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
        " on whomever one of your warriors is about to wound in a duel: {by:all}",
        " na toho, koho má v souboji zranit některý tvůj z takových: {by:all}",
        " na tego, kogo w pojedynku ma zranić któryś twój z takich: {by:all}",
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

DEEDS: Final[dict[type, Three]] = {
    levies.GainForEach: (
        "you gain {n} destiny {n:point|points} for each of these in play: {such:all}",
        "získáš {n} {n:bod|body|bodů} osudu za každého z těchto ve hře: {such:all}",
        "dostajesz {n} {n:Punkt|Punkty|Punktów} Przeznaczenia za każdego z tych w grze: {such:all}",
    ),
    levies.TakeTribute: (
        "every other player gives you {n} destiny {n:point|points} for each of these that he has "
        "in his Squad or Kohort ({such:all}); what he lacks comes from the bank",
        "každý jiný hráč ti dá {n} {n:bod|body|bodů} osudu za každého z těchto, které má v Mužstvu "
        "nebo v Kohortě ({such:all}); co mu chybí, jde z banku",
        "każdy inny gracz daje ci {n} {n:Punkt|Punkty|Punktów} Przeznaczenia za każdego z tych, "
        "których ma w Drużynie lub w Kohorcie ({such:all}); czego mu brakuje, pochodzi z banku",
    ),
    levies.SpendHimOnAPlayer: (
        "choose another player, who loses as many promotion points as the target is worth; then "
        "discard the target, which earns nobody points",
        "zvol jiného hráče, který ztratí tolik vítězných bodů, jakou má cíl hodnotu; pak cíl "
        "vyřaď, za což nikdo body nezíská",
        "wybierz innego gracza, który traci tyle punktów zwycięstwa, ile wynosi wartość celu; "
        "potem odrzuć cel, za co nikt nie dostaje punktów",
    ),
    sweeps.DiscardAll: (
        "discard all cards of these types from play ({kinds:list})"
        "{but:None=|, but not those that one of these has: {but:all}}",
        "vyřaď ze hry všechny karty těchto druhů ({kinds:list})"
        "{but:None=|, jen ne ty, které má někdo z těchto: {but:all}}",
        "odrzuć z gry wszystkie karty tych typów ({kinds:list})"
        "{but:None=|, ale nie te, które ma ktoś z tych: {but:all}}",
    ),
    sweeps.MayDiscardMore: (
        "for each {price} destiny points you may discard one more from play ({kind})",
        "za každé {price} body osudu smíš ze hry vyřadit ještě jednu ({kind})",
        "za każde {price} Punkty Przeznaczenia możesz odrzucić z gry jeszcze jedną ({kind})",
    ),
    sweeps.DiscardTheHand: (
        "that player discards his whole hand",
        "ten hráč odhodí celý list",
        "ten gracz odrzuca wszystkie karty z ręki",
    ),
    terrain.ForBothFighters: (
        "until the duel ends, everybody in it has: {gives:list}",
        "do konce souboje mají všichni v něm: {gives:list}",
        "do końca pojedynku wszyscy w nim mają: {gives:list}",
    ),
    terrain.LeaveTheZone: (
        "no Warzone is used in this duel",
        "v tomto souboji se nepoužívá žádná válečná zóna",
        "w tym pojedynku nie używa się żadnej strefy walki",
    ),
    terrain.TheAttackerNamesTheZone: (
        "the attacker's player chooses which of the defender's Warzones is used, or none",
        "hráč útočníka určí, která z obráncových válečných zón se použije, nebo že žádná",
        "gracz atakującego wybiera, której ze stref walki obrońcy się używa, albo żadnej",
    ),
    captives.ReturnTheTarget: (
        "the warrior returns to his owner's hand",
        "bojovník se vrací do listu svého majitele",
        "wojownik wraca na rękę swojego właściciela",
    ),
    captives.FreeThePrisoners: (
        "all imprisoned warriors return to their owners' hands with all that lies on them",
        "všichni uvěznění bojovníci se i se vším, co na nich leží, vracejí do listů svých majitelů",
        "wszyscy uwięzieni wojownicy wracają ze wszystkim, co na nich leży, na ręce swoich "
        "właścicieli",
    ),
    captives.ShuffleTheCommanders: (
        "choose Captains or Sergeants: all of them in play are shuffled into their owners' draw "
        "piles with their equipment, and the rest of what lies on them is discarded",
        "zvol kapitány, nebo seržanty: všichni ve hře se i s vybavením zamíchají do knihoven svých "
        "majitelů a ostatní karty na nich jsou vyřazeny",
        "wybierz kapitanów albo sierżantów: wszyscy w grze zostają wraz z ekwipunkiem wtasowani do "
        "talii swoich właścicieli, a pozostałe karty na nich zostają odrzucone",
    ),
    finishing.KillTheStruck: (
        "the wound kills it",
        "zranění ho zabije",
        "rana go zabija",
    ),
    finishing.KillTheTarget: (
        "the target is killed{earns: and you earn the points|}",
        "cíl je zabit{earns: a ty získáš body|}",
        "cel zostaje zabity{earns:, a ty dostajesz punkty|}",
    ),
    restraints.BindToAnother: (
        "choose the other one ({such:all})",
        "zvol toho druhého ({such:all})",
        "wybierz tego drugiego ({such:all})",
    ),
    switches.NameTwoValues: (
        "choose two of the warrior's fight, shoot and armour",
        "zvol dvě z bojovníkových hodnot zápas, střelba a obrana",
        "wybierz dwie z wartości wojownika: walka wręcz, strzelanie, obrona",
    ),
    switches.SwitchThem: (
        "if they are {one} and {other}, these two change places until the duel ends",
        "jsou-li to {one} a {other}, do konce souboje se tyto dvě vymění",
        "jeśli są to {one} i {other}, do końca pojedynku te dwie zamieniają się miejscami",
    ),
    guards.StandIn: (
        "this warrior takes the defender's place",
        "tento bojovník nahradí obránce",
        "ten wojownik zastępuje obrońcę",
    ),
    guards.WoundTheGuard: (
        "this warrior is wounded; if he dies of it, the opponent earns the points",
        "je tento bojovník zraněn; zemře-li na to, soupeř získá body",
        "ten wojownik zostaje ranny; jeśli od tego zginie, przeciwnik dostaje punkty",
    ),
    guards.EjectHim: (
        "the warrior stays as he was and is out of the duel; discard his vehicle",
        "bojovník zůstává, jak byl, a je ze souboje venku; vyřaď jeho vozidlo",
        "wojownik jest w takim stanie jak przedtem i wydostaje się z pojedynku; odrzuć jego pojazd",
    ),
    guards.BlowUpTheTank: (
        "the target is wounded and his tank discarded; if he counts as a tank himself, he is "
        "killed; if he dies, points are earned",
        "cíl je zraněn a jeho tank vyřazen; je-li sám považován za tank, je zabit; zemře-li, "
        "získáváš za něj body",
        "cel zostaje ranny, a jego czołg odrzucony; jeśli sam jest uznawany za czołg, zostaje "
        "zabity; jeśli zginie, dostajesz punkty",
    ),
    guards.TheWorthyTakeCover: (
        "each warrior of the player whose draw step it is who is worth at least {least} goes into "
        "cover, if he may seek it",
        "každý bojovník hráče, který právě dobírá, s hodnotou aspoň {least} jde do úkrytu, pokud "
        "ho smí vyhledat",
        "każdy wojownik gracza, który właśnie dobiera, o wartości co najmniej {least} kryje się, "
        "jeśli może szukać ukrycia",
    ),
    guards.EndYourActions: (
        "you take no more actions this turn",
        "v tomto kole už neprovedeš žádnou akci",
        "w tej turze nie wykonujesz już żadnych akcji",
    ),
}

PHRASES: Final[dict[type, Three]] = {**EFFECTS, **FACTS, **TRIGGERS, **TARGETS, **DEEDS}
QUESTIONS: Final[dict[type, Three]] = {
    levies.SpendHimOnAPlayer: (
        "choose the player who loses promotion points",
        "zvol hráče, který ztratí vítězné body",
        "wybierz gracza, który traci punkty zwycięstwa",
    ),
    sweeps.MayDiscardMore: (
        "discard one more card for {price} destiny points, or stop",
        "vyřaď další kartu za {price} body osudu, nebo skonči",
        "odrzuć jeszcze jedną kartę za {price} Punkty Przeznaczenia albo skończ",
    ),
    terrain.TheAttackerNamesTheZone: (
        "choose the Warzone in which the duel is fought, or none",
        "zvol válečnou zónu, ve které se bojuje, nebo žádnou",
        "wybierz strefę walki, w której toczy się pojedynek, albo żadną",
    ),
    captives.ShuffleTheCommanders: (
        "choose the rank of those who are shuffled back",
        "zvol hodnost těch, kteří se zamíchají zpět",
        "wybierz rangę tych, którzy zostaną wtasowani",
    ),
    switches.NameTwoValues: (
        "choose the two values that change places",
        "zvol dvě hodnoty, které se vymění",
        "wybierz dwie wartości, które zamienią się miejscami",
    ),
}
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
