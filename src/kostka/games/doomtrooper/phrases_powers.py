"""The phrasebook of Doomtrooper: what spells, Ki and gifts need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    arranging,
    binding,
    powers,
    retrieving,
    ruin,
    traits,
    wards,
)
from kostka.games.doomtrooper.phrases_powers_2 import PHRASES_2, SAYINGS_2

Three = tuple[str, str, str]

FACTS: Final[dict[type, Three]] = {
    binding.AnAttackIsDeclared: (
        "another player has declared an attack and named no attacker yet",
        "jiný hráč ohlásil útok a ještě nejmenoval útočníka",
        "inny gracz ogłosił atak i nie wskazał jeszcze atakującego",
    ),
    wards.AFighterHasAGift: (
        "a fighter has a gift of {of:apostle}",
        "má některý z bojujících dar {of:apostle}",
        "któryś z walczących ma dar {of:apostle}",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    binding.WhenItFights: (
        "this warrior is named as attacker or defender",
        "je tento bojovník jmenován útočníkem nebo obráncem",
        "ten wojownik zostaje wskazany jako atakujący lub obrońca",
    ),
}

EFFECTS: Final[dict[type, Three]] = {
    arranging.BaseAsChosen: (
        "the base {to} as it was settled",
        "základní {to} podle určení",
        "podstawowa wartość ({to}) zgodnie z ustaleniem",
    ),
    powers.Blinded: (
        "does not strike",
        "neútočí ani úder neopětuje",
        "nie zadaje ciosu",
    ),
    traits.NotBeside: (
        "nobody has this card together with {key:card}",
        "nikdo nemá tuto kartu zároveň s kartou {key:card}",
        "nikt nie ma tej karty razem z kartą {key:card}",
    ),
}

TARGETS: Final[dict[type, Three]] = {
    retrieving.ToRetrieve: (
        " while there is {kind:a} that you can look up and play",
        ", pokud můžeš vyhledat a zahrát {kind:a}",
        ", jeśli możesz wyszukać i zagrać {kind:a}",
    ),
    retrieving.ToArmItself: (
        " while your draw pile has {kind:a}{of:of} for this warrior",
        ", pokud pro tohoto bojovníka najdeš v knihovně {kind:a}{of:of}",
        ", jeśli znajdziesz dla tego wojownika w talii {kind:a}{of:of}",
    ),
    wards.WhoIsUnderIt: (
        " on a warrior on whom this card has such a power",
        " na bojovníka, nad nímž má tato karta takovou moc",
        " na wojownika, nad którym ta karta ma taką moc",
    ),
    wards.TheTactic: (
        ", once the tactic is announced",
        ", jakmile je ohlášena taktika",
        ", gdy tylko ogłoszono taktykę",
    ),
}

VERBS: Final[dict[type, Three]] = {
    arranging.DistributeThePayments: (
        "each payment adds 1 to his fight, shoot or armour, as you like",
        "každé zaplacení přidá 1 k jeho zápasu, střelbě, nebo obraně, jak chceš",
        "każda zapłata dodaje 1 do jego walki wręcz, strzelania albo obrony, jak wolisz",
    ),
    arranging.RearrangeValues: (
        "settle anew his fight, shoot and armour so that they add up to the same; none may be "
        "below 0",
        "urči nově jeho zápas, střelbu a obranu tak, aby dávaly týž součet; žádná hodnota nesmí "
        "být pod 0",
        "ustal na nowo jego walkę wręcz, strzelanie i obronę tak, by dawały tę samą sumę; żadna "
        "nie może być poniżej 0",
    ),
    arranging.RearrangeTheBase: (
        "settle anew his base fight, shoot and armour so that they add up to the same; none may "
        "be below 0",
        "urči nově jeho základní zápas, střelbu a obranu tak, aby dávaly týž součet; žádná "
        "hodnota nesmí být pod 0",
        "ustal na nowo jego podstawową walkę wręcz, strzelanie i obronę tak, by dawały tę samą "
        "sumę; żadna nie może być poniżej 0",
    ),
    arranging.AsDistributed: (
        "until the duel ends, his {which:0=fight|1=shoot|2=armour} is as settled",
        "do konce souboje je jeho {which:0=zápas|1=střelba|2=obrana} podle určení",
        "do końca pojedynku jego {which:0=walka wręcz|1=strzelanie|2=obrona} jest zgodnie z "
        "ustaleniem",
    ),
    arranging.NameTheModel: (
        "name the warrior whose base values he has: a member of the Brotherhood for {brother} "
        "destiny points, another Doomtrooper for {doomtrooper}, or a Dark Legionnaire for "
        "{legionnaire}",
        "urči bojovníka, jehož základní hodnoty má: člena Bratrstva za {brother} body osudu, "
        "jiného Doomtroopera za {doomtrooper}, nebo černého legionáře za {legionnaire}",
        "wskaż wojownika, którego wartości podstawowe ma: członka Bractwa za {brother} Punkty "
        "Przeznaczenia, innego Żołnierza Zagłady za {doomtrooper} albo Mrocznego Legionistę za "
        "{legionnaire}",
    ),
    binding.TheFoeMayPay: (
        "the opponent may pay {price} destiny points to prevent what follows",
        "soupeř smí zaplatit {price} body osudu, a tím zabránit tomu, co následuje",
        "przeciwnik może zapłacić {price} Punkty Przeznaczenia, by zapobiec temu, co następuje",
    ),
    binding.ForItsDuel: (
        "until the duel ends: {gives:list}",
        "do konce souboje: {gives:list}",
        "do końca pojedynku: {gives:list}",
    ),
    binding.NameSeveral: (
        "name {such:a} for each payment",
        "za každé zaplacení urči {such:a}",
        "za każdą zapłatę wskaż {such:a}",
    ),
    binding.OnEachNamed: (
        "until your next turn, each of them: {gives:list}",
        "do tvého příštího kola každý z nich: {gives:list}",
        "do twojej następnej tury każdy z nich: {gives:list}",
    ),
    retrieving.Retrieve: (
        "{deck:0=from your draw pile take {kind:a}{of:of} that this warrior may have; he gets it "
        "at once, but you pay its price|take {kind:a} from your discard pile for {pile} destiny "
        "points or from your draw pile for {deck}{given:|, and play it at once for its own price}}",
        "{deck:0=vezmi z knihovny {kind:a}{of:of}, kterou tento bojovník smí mít; hned ji dostane, "
        "ale zaplatíš její cenu|vezmi {kind:a} z hrobu za {pile} "
        "{pile:bod osudu|body osudu|bodů osudu} nebo z knihovny za {deck}"
        "{given:| a hned tu kartu zahraj za její cenu}}",
        "{deck:0=weź z talii {kind:a}{of:of}, którą ten wojownik może mieć; dostaje ją od razu, "
        "ale płacisz jej cenę|weź {kind:a} ze stosu kart odrzuconych za {pile} "
        "{pile:Punkt|Punkty|Punktów} Przeznaczenia albo z talii za {deck}"
        "{given:| i od razu tę kartę zagraj za jej cenę}}",
    ),
    retrieving.GiveTheRetrieved: (
        "give it at once, for its own price, to a warrior of your Squad who may have it",
        "hned tu kartu za její cenu dej bojovníkovi svého Mužstva, který ji smí mít",
        "daj tę kartę od razu, za jej cenę, wojownikowi swojej Drużyny, który może ją mieć",
    ),
    ruin.DiscardTheHand: (
        "that player discards his whole hand",
        "ten hráč odhodí celý list",
        "ten gracz odrzuca całą rękę",
    ),
    ruin.DiscardAtRandom: (
        "for each payment a card of that player's hand, chosen at random, is discarded unseen",
        "za každé zaplacení je náhodně vybraná karta listu toho hráče odhozena, aniž ji kdo vidí",
        "za każdą zapłatę losowo wybrana karta z ręki tego gracza zostaje odrzucona bez oglądania",
    ),
    ruin.ShuffleThePileBack: (
        "shuffle your discard pile into your draw pile",
        "zamíchej svůj hrob do knihovny",
        "wtasuj swój stos kart odrzuconych do talii",
    ),
    ruin.DiscardTheFighters: (
        "all warriors of this duel are discarded; nobody earns points",
        "všichni bojovníci tohoto souboje jsou vyřazeni; nikdo nezíská body",
        "wszyscy wojownicy tego pojedynku zostają odrzuceni; nikt nie zdobywa punktów",
    ),
    ruin.WoundBothFighters: (
        "the duel ends at once and both fighters are wounded; nobody earns points",
        "souboj hned končí a oba bojující jsou zraněni; nikdo nezíská body",
        "pojedynek od razu się kończy, a obaj walczący zostają ranni; nikt nie zdobywa punktów",
    ),
    ruin.TakeTheTargetBack: (
        "the target goes back to its owner's hand; its cards are discarded",
        "cíl se vrací do listu majitele; jeho karty jsou vyřazeny",
        "cel wraca na rękę właściciela; jego karty zostają odrzucone",
    ),
    ruin.AnnihilateEverything: (
        "every card in play is annihilated, whatever anybody is immune to; nobody earns points",
        "všechny karty ve hře jsou obětovány, ať je kdo vůči čemu imunní; nikdo nezíská body",
        "wszystkie karty w grze zostają poświęcone, bez względu na odporności; nikt nie zdobywa "
        "punktów",
    ),
    ruin.DiscardMorePieces: (
        "for each further payment you also discard {kind:a} in play",
        "za každé další zaplacení vyřaď ze hry ještě {kind:a}",
        "za każdą kolejną zapłatę odrzuć z gry jeszcze {kind:a}",
    ),
    ruin.AsLongAsYouPay: (
        "until you give it up: {gives:list}",
        "dokud se účinku nevzdáš: {gives:list}",
        "dopóki z niego nie zrezygnujesz: {gives:list}",
    ),
    ruin.PayOrItEnds: (
        "its player pays {price} destiny points, or it ends",
        "její hráč zaplatí {price} body osudu, nebo účinek končí",
        "jej gracz płaci {price} Punkty Przeznaczenia albo efekt się kończy",
    ),
    wards.NameDarkCards: (
        "each payment names one Dark Symmetry card in play",
        "každé zaplacení určí jednu kartu Černé symetrie ve hře",
        "każda zapłata wskazuje jedną kartę Mrocznej Harmonii w grze",
    ),
    wards.AsLongAsItWishes: (
        "until you take it back, or this card leaves play: {gives:list}",
        "dokud to nezrušíš nebo tato karta neopustí hru: {gives:list}",
        "dopóki tego nie cofniesz albo ta karta nie opuści gry: {gives:list}",
    ),
    wards.TakeItBack: (
        "take that power back",
        "zruš tuto moc",
        "cofnij tę moc",
    ),
    wards.WardOffForAWhile: (
        "until your next turn, for each card named: {gives:list}",
        "do tvého příštího kola pro každou určenou kartu: {gives:list}",
        "do twojej następnej tury dla każdej wskazanej karty: {gives:list}",
    ),
}

PHRASES: Final[dict[type, Three]] = {
    **FACTS,
    **TRIGGERS,
    **EFFECTS,
    **TARGETS,
    **VERBS,
    **PHRASES_2,
}
QUESTIONS: Final[dict[type, Three]] = {
    binding.TheFoeMayPay: (
        "pay {price} destiny points, or suffer what the card does",
        "zaplať {price} body osudu, nebo strp účinek karty",
        "zapłać {price} Punkty Przeznaczenia albo znieś działanie karty",
    ),
}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {}
SAYINGS: Final[dict[str, Three]] = {
    **SAYINGS_2,
    "per-more": (
        "once for nothing; for each further time pay {n} {n:destiny point|destiny points}",
        "jednou zdarma; za každé další použití účinku zaplať {n} "
        "{n:bod osudu|body osudu|bodů osudu}",
        "raz za darmo; za każdy kolejny raz zapłać {n} {n:Punkt|Punkty|Punktów} Przeznaczenia",
    ),
    "of-any-apostle": (
        "the warrior may follow any Apostle",
        "bojovník smí být následovníkem kteréhokoli apoštola",
        "wojownik może być wyznawcą dowolnego Apostoła",
    ),
}
