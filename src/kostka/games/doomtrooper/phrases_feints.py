"""The phrasebook of Doomtrooper: what the specials of Mortificator need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    grudges,
    identity,
    losses,
    muting,
    piles,
    protection,
    rulings,
    shares,
)
from kostka.games.doomtrooper.phrases_feints_2 import PHRASES_2, QUESTIONS_2, SAYINGS_2

Three = tuple[str, str, str]

EFFECTS: Final[dict[type, Three]] = {
    identity.FollowsAlso: (
        "also a follower of {apostle:apostle}",
        "také následovník {apostle:apostle}",
        "także wyznawca {apostle:apostle}",
    ),
    identity.FollowsTheChosen: (
        "also a follower of the Apostle you have chosen",
        "také následovník apoštola, kterého jsi zvolil",
        "także wyznawca Apostoła, którego wybrałeś",
    ),
    protection.Preserves: (
        "the card it lies on may not be discarded{wholly: or annihilated|} before this one",
        "karta, na které leží, nesmí být vyřazena{wholly: ani obětována|} dřív než tato",
        "karta, na której leży, nie może zostać odrzucona{wholly: ani poświęcona|} przed tą",
    ),
    grudges.AgainstTheNamed: (
        "when fighting the warrior you have named: {effect}",
        "v boji s bojovníkem, kterého jsi určil: {effect}",
        "w walce z wojownikiem, którego wskazałeś: {effect}",
    ),
    muting.Forgets: (
        "loses all abilities printed on the warrior's card, but not its restrictions and values",
        "ztráta všech schopností vytištěných na kartě bojovníka, ne však omezení a hodnot",
        "utrata wszystkich zdolności wydrukowanych na karcie wojownika, ale nie ograniczeń i "
        "wartości",
    ),
    muting.GivesOthersNothing: (
        "gives no values and abilities to other warriors any more",
        "už nedává jiným bojovníkům úpravy hodnot ani schopnosti",
        "nie daje już innym wojownikom modyfikatorów wartości ani zdolności",
    ),
    rulings.Meditation: (
        "{n:0=meditating gives no destiny points|meditating gives {n} destiny points}, to anybody",
        "{n:0=meditace nikomu nedává body osudu|meditace dává každému {n} body osudu}",
        "{n:0=medytacja nikomu nie daje Punktów Przeznaczenia|medytacja daje każdemu {n} Punkty "
        "Przeznaczenia}",
    ),
    rulings.DestinyLimit: (
        "no player may have more than {most} destiny points",
        "žádný hráč nesmí mít víc než {most} bodů osudu",
        "żaden gracz nie może mieć więcej niż {most} Punktów Przeznaczenia",
    ),
    rulings.DrawsAtMost: (
        "no player draws more than {most} {most:card|cards} in a draw step",
        "nikdo si při dobírání karet nevezme víc než {most} {most:kartu|karty|karet}",
        "nikt nie dobiera więcej niż {most} {most:kartę|karty|kart} przy dobieraniu kart",
    ),
    rulings.PaysToDraw: (
        "that player pays {n} {n:destiny point|destiny points} for each card that he draws from "
        "his draw pile, or draws none",
        "ten hráč platí za každou kartu, kterou si bere z knihovny, {n} {n:bod|body|bodů} osudu, "
        "jinak si ji nevezme",
        "ten gracz płaci za każdą kartę dobieraną z talii {n} {n:Punkt|Punkty|Punktów} "
        "Przeznaczenia, inaczej jej nie dobiera",
    ),
    rulings.PaysForCards: (
        "that player pays {n} {n:destiny point|destiny points} more to play {kind:a}",
        "ten hráč platí navíc {n} {n:bod|body|bodů} osudu, chce-li hrát {kind:a}",
        "ten gracz płaci dodatkowo {n} {n:Punkt|Punkty|Punktów} Przeznaczenia, by zagrać {kind:a}",
    ),
    rulings.PlaysNoneToAreas: (
        "that player may not play {kind:many} directly to an area",
        "ten hráč nesmí hrát {kind:many} přímo do oblasti",
        "ten gracz nie może zagrywać bezpośrednio do obszaru: {kind:many}",
    ),
    rulings.DearSpells: (
        "Art spells cost {times} times as many destiny points",
        "kouzla Umění stojí {times}krát tolik bodů osudu",
        "czary Sztuki kosztują {times} razy tyle Punktów Przeznaczenia",
    ),
    rulings.CheapAgainstFollowers: (
        "in a duel with another player's follower of the Apostle you have chosen, each destiny "
        "point spent on Art spells counts as {times}",
        "v souboji s cizím následovníkem apoštola, kterého jsi zvolil, platí každý bod osudu "
        "zaplacený za kouzla Umění za {times}",
        "w pojedynku z cudzym wyznawcą Apostoła, którego wybrałeś, każdy Punkt Przeznaczenia "
        "zapłacony za czary Sztuki liczy się za {times}",
    ),
    rulings.HandLimit: (
        "that player may never have more than {most} cards in hand",
        "ten hráč nikdy nesmí mít v listu víc než {most} karty",
        "ten gracz nigdy nie może mieć na ręce więcej niż {most} karty",
    ),
    rulings.ReplacesCards: (
        "whenever that player plays a card of his hand, he draws a new one at once",
        "kdykoli ten hráč zahraje kartu z listu, hned si bere novou",
        "ilekroć ten gracz zagrywa kartę z ręki, od razu dobiera nową",
    ),
    rulings.KeepsTheHand: (
        "in his discard step that player discards nothing but what he has above that number",
        "ve svém kroku odhazování ten hráč odhodí jen to, co má nad tento počet",
        "w swoim kroku odrzucania ten gracz odrzuca tylko to, co ma ponad tę liczbę",
    ),
    rulings.ShieldsThePlayer: (
        "that player himself, but not his troops, is immune to {kind:to}",
        "ten hráč sám, ale ne jeho jednotky, je imunní vůči {kind:to}",
        "sam ten gracz, ale nie jego oddziały, jest odporny na {kind:to}",
    ),
}

TARGETS: Final[dict[type, Three]] = {
    muting.AProvider: (
        " on a warrior who gives values or abilities to other warriors",
        " na bojovníka, který dává jiným bojovníkům úpravy hodnot nebo schopnosti",
        " na wojownika, który daje innym wojownikom modyfikatory wartości lub zdolności",
    ),
    losses.OneOfEquals: (
        " on a warrior with the same value as another one in play",
        " na bojovníka se stejnou hodnotou, jakou má jiný ve hře",
        " na wojownika o tej samej wartości co inny w grze",
    ),
    grudges.AStruckWarrior: (
        " on a warrior who would be wounded or killed",
        " na bojovníka, který by byl zraněn nebo zabit",
        " na wojownika, który zostałby zraniony lub zabity",
    ),
}

FACTS: Final[dict[type, Three]] = {
    losses.SomebodyIsUnhurt: (
        "a warrior in play is not wounded",
        "je ve hře nezraněný bojovník",
        "w grze jest wojownik, który nie jest ranny",
    ),
    losses.TroopsDiffer: (
        "not all players have equally many warriors in play",
        "nemají všichni hráči ve hře stejně bojovníků",
        "nie wszyscy gracze mają w grze tylu samo wojowników",
    ),
    piles.SomebodyHasDiscarded: (
        "a card lies in some discard pile",
        "leží v něčím hrobě karta",
        "w czyimś stosie kart odrzuconych leży karta",
    ),
    piles.SomebodyCanDraw: (
        "somebody has fewer than 7 cards in hand and a draw pile",
        "má někdo v listu méně než 7 karet a nemá prázdnou knihovnu",
        "ktoś ma na ręce mniej niż 7 kart i niepustą talię",
    ),
    piles.NotYourTurn: (
        "it is not your turn",
        "nejsi na tahu",
        "nie trwa twoja tura",
    ),
    grudges.ItIsMore: (
        "it is to {less:lower|raise} them",
        "je má {less:snížit|zvýšit}",
        "ma je {less:obniżyć|podnieść}",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    grudges.WhenTheNamedGoes: (
        "that warrior leaves play",
        "ten bojovník opustí hru",
        "tamten wojownik opuści grę",
    ),
}

VERBS: Final[dict[type, Three]] = {
    losses.DiscardTheirCards: (
        "discard all {kind:many} that the player has in play",
        "vyřaď ze hry všechny {kind:many}, které ten hráč má",
        "odrzuć z gry wszystkie {kind:many}, które ma ten gracz",
    ),
    losses.DiscardTheirsInAreas: (
        "discard all {kind:many} that lies directly in an area of that player",
        "vyřaď všechno {kind:many}, které leží přímo v oblasti toho hráče",
        "odrzuć wszystko, co leży bezpośrednio w obszarze tego gracza: {kind:many}",
    ),
    losses.DiscardEveryCopy: (
        "discard every {key:card} in play",
        "vyřaď ze hry všechny karty {key:card}",
        "odrzuć z gry wszystkie karty {key:card}",
    ),
    losses.AllAreWounded: (
        "all warriors in play who are not wounded become wounded; nobody is killed by it, even "
        "who could only be killed at once",
        "všichni nezranění bojovníci ve hře jsou zraněni; nikdo tím není zabit, ani ten, koho lze "
        "jen rovnou zabít",
        "wszyscy wojownicy w grze, którzy nie są ranni, zostają zranieni; nikt od tego nie ginie, "
        "nawet kogo można tylko od razu zabić",
    ),
    losses.EvenTheTroops: (
        "each player discards warriors of his choice until he has no more than the player with "
        "the fewest",
        "každý hráč vyřazuje bojovníky podle své volby, dokud jich nemá nejvýše tolik jako hráč, "
        "který jich má nejméně",
        "każdy gracz odrzuca wybranych przez siebie wojowników, aż ma ich najwyżej tylu, co gracz, "
        "który ma ich najmniej",
    ),
    losses.NameHisEqual: (
        "name another warrior with the same value: he is tails, the first one is heads",
        "urči jiného bojovníka se stejnou hodnotou: je orel, první je panna",
        "wskaż innego wojownika o tej samej wartości: on jest reszką, pierwszy orłem",
    ),
    losses.DiscardOneOfTheTwo: (
        "discard from play the one whose side lies face down; nobody earns any points",
        "vyřaď ze hry toho, čí strana leží dole; nikdo nezískává body",
        "odrzuć z gry tego, czyja strona leży na dole; nikt nie zdobywa punktów",
    ),
    grudges.NameAnEnemy: (
        "name another warrior in play",
        "urči jiného bojovníka ve hře",
        "wskaż innego wojownika w grze",
    ),
    grudges.ChooseAnApostle: (
        "choose one of the five Apostles",
        "zvol jednoho z pěti apoštolů",
        "wybierz jednego z pięciu Apostołów",
    ),
    grudges.MoreOrLess: (
        "choose whether it raises or lowers his values",
        "zvol, zda mu hodnoty zvýší, nebo sníží",
        "wybierz, czy podniesie, czy obniży jego wartości",
    ),
    shares.TakeAllDestiny: (
        "that player gives you all his destiny points, whatever guards them",
        "ten hráč ti odevzdá všechny své body osudu, ať je chrání cokoli",
        "ten gracz oddaje ci wszystkie swoje Punkty Przeznaczenia, cokolwiek ich strzeże",
    ),
    shares.GiveUpTheExcess: (
        "whoever has more gives up what is above {most} destiny points",
        "kdo má víc, vzdá se všeho nad {most} bodů osudu",
        "kto ma więcej, traci wszystko powyżej {most} Punktów Przeznaczenia",
    ),
    piles.ExchangeYourPiles: (
        "your draw pile and your discard pile change places; both are shuffled",
        "tvá knihovna a tvůj hrob si vymění místa; obojí se zamíchá",
        "twoja talia i twój stos kart odrzuconych zamieniają się miejscami; oba się tasuje",
    ),
    piles.OthersMayExchange: (
        "each other player may do the same for {price} destiny points",
        "každý jiný hráč smí za {price} bodů osudu udělat totéž",
        "każdy inny gracz może zrobić to samo za {price} Punktów Przeznaczenia",
    ),
    piles.ShuffleTheDiscarded: (
        "shuffle your discard pile into your draw pile",
        "zamíchej svůj hrob do své knihovny",
        "wtasuj swój stos kart odrzuconych do swojej talii",
    ),
    piles.PayOrLoseThePile: (
        "each player pays {price} destiny points, or all cards of his discard pile are annihilated",
        "každý hráč zaplatí {price} bodů osudu, nebo jsou obětovány všechny karty jeho hrobu",
        "każdy gracz płaci {price} Punktów Przeznaczenia albo wszystkie karty jego stosu kart "
        "odrzuconych zostają poświęcone",
    ),
    piles.AnnihilateFromThePile: (
        "look through the discard pile of that player and annihilate {n} of its cards",
        "prohlédni hrob toho hráče a obětuj z něj {n} karty",
        "przejrzyj stos kart odrzuconych tego gracza i poświęć {n} z jego kart",
    ),
    piles.DrawOne: (
        "draw a card",
        "vezmi si kartu",
        "dobierz kartę",
    ),
    piles.DiscardDownTo: (
        "that player discards cards of his choice until he has {most} in hand",
        "ten hráč odhazuje karty podle své volby, dokud jich nemá v listu {most}",
        "ten gracz odrzuca wybrane karty, aż ma ich na ręce {most}",
    ),
    piles.AllMayFill: (
        "all players may draw until they have 7 cards in hand",
        "všichni hráči si smějí dobrat list do 7 karet",
        "wszyscy gracze mogą dobrać karty do 7 na ręce",
    ),
    piles.MayFill: (
        "you may draw until you have 7 cards in hand",
        "smíš si dobrat list do 7 karet",
        "możesz dobrać karty do 7 na ręce",
    ),
}

PHRASES: Final[dict[type, Three]] = {
    **EFFECTS,
    **TARGETS,
    **FACTS,
    **TRIGGERS,
    **VERBS,
    **PHRASES_2,
}
QUESTIONS: Final[dict[type, Three]] = {
    **QUESTIONS_2,
    piles.OthersMayExchange: (
        "exchange your draw pile and your discard pile for {price} destiny points, or not",
        "vyměň za {price} bodů osudu svou knihovnu a svůj hrob, nebo ne",
        "zamień za {price} Punktów Przeznaczenia swoją talię i swój stos kart odrzuconych albo nie",
    ),
    piles.PayOrLoseThePile: (
        "pay {price} destiny points, or all cards of your discard pile are annihilated",
        "zaplať {price} bodů osudu, nebo budou obětovány všechny karty tvého hrobu",
        "zapłać {price} Punktów Przeznaczenia albo wszystkie karty twojego stosu kart odrzuconych "
        "zostaną poświęcone",
    ),
    piles.AnnihilateFromThePile: (
        "annihilate a card of the discard pile",
        "obětuj kartu z hrobu",
        "poświęć kartę ze stosu kart odrzuconych",
    ),
    piles.DiscardDownTo: (
        "discard a card until you have {most} in hand",
        "odhazuj karty, dokud jich nemáš v listu {most}",
        "odrzucaj karty, aż masz ich na ręce {most}",
    ),
    piles.MayFill: (
        "draw until you have 7 cards in hand, or not",
        "dober si list do 7 karet, nebo ne",
        "dobierz karty do 7 na ręce albo nie",
    ),
    losses.EvenTheTroops: (
        "discard one of your warriors",
        "vyřaď jednoho ze svých bojovníků",
        "odrzuć jednego ze swoich wojowników",
    ),
    losses.NameHisEqual: (
        "name another warrior with the same value",
        "urči jiného bojovníka se stejnou hodnotou",
        "wskaż innego wojownika o tej samej wartości",
    ),
}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {
    "after-a-duel": (
        "right after a duel was fought",
        "ihned po souboji",
        "zaraz po pojedynku",
    ),
    "before-fighters-are-named": (
        "in a duel, before attacker and defender are announced",
        "v souboji, před oznámením útočníka a obránce",
        "w pojedynku, przed wskazaniem atakującego i obrońcy",
    ),
    "when-fighters-are-named": (
        "right after attacker and defender are announced",
        "ihned po oznámení útočníka a obránce",
        "zaraz po wskazaniu atakującego i obrońcy",
    ),
}
SAYINGS: Final[dict[str, Three]] = {
    **SAYINGS_2,
    "algeroth": ("Algeroth", "Algeroth", "Algeroth"),
    "semai": ("Semai", "Semai", "Semai"),
    "ilian": ("Ilian", "Ilian", "Ilian"),
    "muawijhe": ("Muawijhe", "Muawijhe", "Muawijhe"),
    "demnogonis": ("Demnogonis", "Demnogonis", "Demnogonis"),
    "more-of-it": ("raise the values", "zvýšit hodnoty", "podnieść wartości"),
    "less-of-it": ("lower the values", "snížit hodnoty", "obniżyć wartości"),
}
