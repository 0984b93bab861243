"""The phrasebook of Doomtrooper: what the specials of Golgotha and Paradise Lost need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    ailments,
    aims,
    arms,
    bottoms,
    clearances,
    curbs,
    embassies,
    gains,
    gangs,
    handovers,
    hostages,
    identity,
    inoculation,
    martyrs,
    mutations,
    pillage,
    plagues,
    proceeds,
    rationing,
    reckonings,
    redirects,
    rulings,
    seating,
    setbacks,
    soldiery,
    streets,
    traits,
    victories,
    wills,
    withdrawals,
    zones,
)
from kostka.games.doomtrooper.phrases_schemes_2 import QUESTIONS as QUESTIONS
from kostka.games.doomtrooper.phrases_schemes_2 import VERBS

Three = tuple[str, str, str]

EFFECTS: Final[dict[type, Three]] = {
    ailments.DrawsLess: (
        "its player draws {n} {n:card|cards} less in the draw step, but always one at least",
        "jeho hráč si při dobírání bere o {n} {n:kartu|karty|karet} méně, vždy však alespoň jednu",
        "jego gracz dobiera o {n} {n:kartę|karty|kart} mniej, ale zawsze co najmniej jedną",
    ),
    ailments.DiesOfBlows: (
        "any wound in a duel kills automatically",
        "každé zranění v souboji automaticky zabíjí",
        "każda rana w pojedynku automatycznie zabija",
    ),
    inoculation.NoNewViruses: (
        "your warriors can neither be infected nor affected by a new Virus; those they already "
        "have they keep",
        "tvoje bojovníky nemůže nakazit ani ovlivnit žádný nový virus; ty, které už mají, jim "
        "zůstávají",
        "twoich wojowników nie może zarazić ani dotknąć żaden nowy wirus; te, które już mają, "
        "pozostają",
    ),
    inoculation.UnlessInoculated: (
        "{effect}, unless their player had inoculated them before",
        "{effect}, pokud je jejich hráč předtím neočkoval",
        "{effect}, chyba że ich gracz wcześniej ich zaszczepił",
    ),
    arms.MultipliesArms: (
        "whatever a {kind:called} in use adds or takes away counts {times} times",
        "co přidává nebo ubírá používaná zbraň ({kind:called}), platí {times}krát",
        "co dodaje lub odejmuje używana broń ({kind:called}), liczy się {times}-krotnie",
    ),
    gains.NoGains: (
        "no card raises its values; what lowers them counts",
        "žádná karta mu nezvyšuje hodnoty; co je snižuje, platí",
        "żadna karta nie podnosi jego wartości; co je obniża, liczy się",
    ),
    identity.Steadfast: (
        "keeps only the affiliation of his own card, never changes sides and never becomes a "
        "Heretic",
        "má jen příslušnost ze své vlastní karty, nikdy nezmění stranu a nikdy se nestane kacířem",
        "ma tylko przynależność ze swojej karty, nigdy nie zmienia strony i nigdy nie zostaje "
        "heretykiem",
    ),
    identity.Redeemed: (
        "a Doomtrooper without an affiliation and no Heretic any more",
        "Doomtrooper bez příslušnosti, už ne kacíř",
        "Żołnierz Zagłady bez przynależności, już nie heretyk",
    ),
    proceeds.RaidsBringDestiny: (
        "a Sabotage{yours: against you|} brings destiny points only",
        "sabotáž{yours: proti tobě|} přináší jen body osudu",
        "sabotaż{yours: przeciw tobie|} przynosi tylko Punkty Przeznaczenia",
    ),
    proceeds.KillsBringMore: (
        "when your warrior kills somebody and you take destiny points for it, you get "
        "{times:2=twice|{times} times} as many",
        "když tvůj bojovník někoho zabije a ty si za to bereš body osudu, dostaneš jich "
        "{times:2=dvojnásobek|{times}násobek}",
        "gdy twój wojownik kogoś zabije i bierzesz za to Punkty Przeznaczenia, dostajesz ich "
        "{times:2=dwa razy|{times} razy} tyle",
    ),
    soldiery.SparesYours: (
        "may not attack {such:a} of the player who played this card",
        "nesmí útočit na {such:a} hráče, který tuto kartu zahrál",
        "nie może atakować {such:a} gracza, który zagrał tę kartę",
    ),
    traits.DiscardsUpTo: (
        "you may discard up to {n} cards in each of your discard steps",
        "při každém svém odhazování smíš odhodit až {n} karty",
        "przy każdym swoim odrzucaniu możesz odrzucić do {n} kart",
    ),
    zones.AsTheZoneSays: (
        "{to} as the Warzone says",
        "{to} podle válečné zóny",
        "{to} według strefy walki",
    ),
    zones.BaseForEachPoint: (
        "{n:+} base {to:to} for each of these points",
        "{n:+} {to:to} (základní hodnota) za každý z těchto bodů",
        "{n:+} {to:to} (wartość podstawowa) za każdy z tych punktów",
    ),
}

MORE_EFFECTS: Final[dict[type, Three]] = {
    martyrs.ForThoseLikeTheFallen: (
        "all other Doomtroopers of the same affiliation: {effect}",
        "všichni ostatní Doomtroopeři téže příslušnosti: {effect}",
        "wszyscy inni Żołnierze Zagłady tej samej przynależności: {effect}",
    ),
    embassies.TribesTransfer: (
        "your Tribal warriors, except Beasts and vehicles, may transfer to your Squad or Kohort "
        "and back",
        "tvoji kmenoví bojovníci, kromě zvířat a vozidel, se smějí přesouvat do tvého Mužstva nebo "
        "Kohorty a zpět",
        "twoi wojownicy plemienni, oprócz bestii i pojazdów, mogą przenosić się do twojej Drużyny "
        "lub Kohorty i z powrotem",
    ),
    identity.SideOfHisArea: (
        "in the Squad they are also Doomtroopers, in the Kohort also Heretics of the Dark Legion",
        "v Mužstvu jsou také Doomtroopery, v Kohortě také kacíři Černé legie",
        "w Drużynie są także Żołnierzami Zagłady, w Kohorcie także heretykami Legionu Ciemności",
    ),
    gains.GiftsTurn: (
        "what Dark Symmetry cards add to his fight, shoot and armour they take away instead, but "
        "no value falls below 0",
        "co mu karty Černé symetrie přidávají k zápasu, střelbě a obraně, to mu místo toho "
        "ubírají, žádná hodnota však neklesne pod 0",
        "co karty Mrocznej Harmonii dodają do jego walki wręcz, strzelania i obrony, to zamiast "
        "tego odejmują, ale żadna wartość nie spada poniżej 0",
    ),
    pillage.TakesFromTheSlain: (
        "one equipment card of {victim:a} whom {killer:a} kills may be put under this card",
        "když {victim:a} zabije někdo z těchto ({killer:all}), smí se pod tuto kartu dát jedna "
        "karta vybavení zabitého",
        "gdy {victim:a} zabije jeden z takich ({killer:all}), pod tę kartę można położyć jedną "
        "kartę ekwipunku zabitego",
    ),
    streets.VehiclesTakeCover: (
        "your warriors in vehicles, or who are vehicles, but no airships nor submarines, may be in "
        "cover and have the effects of Fortifications; they are not deployed into cover",
        "tvoji bojovníci ve vozidlech nebo považovaní za vozidla, kromě vzducholodí a ponorek, "
        "smějí být v úkrytu a působí na ně opevnění; do úkrytu se nevykládají",
        "twoi wojownicy w pojazdach lub uznawani za pojazdy, oprócz statków powietrznych i łodzi "
        "podwodnych, mogą być w ukryciu i działają na nich fortyfikacje; nie wystawia się ich w "
        "ukryciu",
    ),
    traits.HandsAreOpen: (
        "all your opponents keep their hands open for everybody to see",
        "všichni tvoji soupeři mají své listy vyložené, aby je všichni viděli",
        "wszyscy twoi przeciwnicy trzymają karty na ręce odkryte dla wszystkich",
    ),
    arms.StrengthensArmour: (
        "what this Fortification adds to armour counts twice",
        "co toto opevnění přidává k obraně, platí dvojnásobně",
        "co ta fortyfikacja dodaje do obrony, liczy się podwójnie",
    ),
    rationing.OneAttackEach: (
        "no player takes more than one attack action between two of his draw steps",
        "žádný hráč neprovede mezi dvěma svými dobíráními karet více než jednu útočnou akci",
        "żaden gracz nie wykonuje między dwoma swoimi dobieraniami kart więcej niż jednej akcji "
        "ataku",
    ),
    rationing.AttackNoted: (
        "an attack was made",
        "útok byl proveden",
        "atak został wykonany",
    ),
    rulings.UnaffectedBy: (
        "you are immune to {first:card}{second:=| and {second:card}}",
        "jsi imunní vůči kartám {first:card}{second:=| a {second:card}}",
        "jesteś odporny na karty {first:card}{second:=| i {second:card}}",
    ),
}

TARGETS: Final[dict[type, Three]] = {
    bottoms.AHandToTuckAway: (
        " on a player who has cards in hand and in his draw pile",
        " na hráče, který má karty v listu i v knihovně",
        " na gracza, który ma karty na ręce i w talii",
    ),
    mutations.AHostForAVirus: (
        " together with a Virus from your hand on {such:a}",
        " spolu s virem ze svého listu na {such:a}",
        " razem z wirusem z ręki na {such:a}",
    ),
    martyrs.ADyingHero: (
        " on {such:a} with an affiliation who is killed",
        " na {such:a} s příslušností, který je zabit",
        " na {such:a} z przynależnością, który zostaje zabity",
    ),
    victories.AVictory: (
        " to the victory of an opponent",
        " na vítězství soupeře",
        " na zwycięstwo przeciwnika",
    ),
    gangs.OneMoreAttacker: (
        " on another of your warriors who could make the attack of yours that is fought, before "
        "its modifiers; all who attack are worth at most {worth}, and there are at most {most}",
        " na dalšího svého bojovníka, který by právě vedený útok mohl provést, před jeho "
        "modifikátory; všichni útočící mají hodnotu nejvýše {worth} a jsou nejvýše {most}",
        " na kolejnego swojego wojownika, który mógłby przeprowadzić trwający atak, przed jego "
        "modyfikatorami; wszyscy atakujący mają wartość najwyżej {worth} i jest ich najwyżej "
        "{most}",
    ),
    pillage.AnItemHere: (
        " on a card that lies under this one",
        " na kartu, která leží pod touto",
        " na kartę, która leży pod tą",
    ),
    redirects.ToRedirect: (
        " to {kind:a} that has another legal target",
        " na {kind:a}, které má jiný možný cíl",
        " na {kind:a}, który ma inny dozwolony cel",
    ),
    aims.AStronghold: (
        " on a Fortification in play that adds to armour",
        " na opevnění ve hře, které přidává k obraně",
        " na fortyfikację w grze, która dodaje do obrony",
    ),
    hostages.ToImpale: (
        " on {such:a} in the duel who has impaled nobody yet",
        " na {such:a} v souboji, který ještě nikoho nenabodl",
        " na {such:a} w pojedynku, który jeszcze nikogo nie nadział",
    ),
    handovers.AVehicleToSend: (
        " on a vehicle of one of your warriors, but of no Tribal warrior",
        " na vozidlo svého bojovníka, ne však kmenového",
        " na pojazd swojego wojownika, ale nie plemiennego",
    ),
    handovers.ABeastToSteal: (
        " on any Beast in play that a warrior in your Outpost can have",
        " na jakékoli zvíře ve hře, které může mít bojovník na tvé Stanici",
        " na dowolną bestię w grze, którą może mieć wojownik w twojej Placówce",
    ),
    handovers.WhoHasJustMoved: (
        " on a warrior who is just being transferred to or from the Outpost",
        " na bojovníka, který se právě přesouvá na Stanici nebo z ní",
        " na wojownika, który właśnie jest przenoszony do Placówki lub z niej",
    ),
    wills.ItsOwnWill: (" on itself", " na sebe", " na siebie"),
    reckonings.AWarriorPaidFor: (
        " to a warrior who has just been paid for",
        " na bojovníka, za kterého se právě zaplatilo",
        " na wojownika, za którego właśnie zapłacono",
    ),
    withdrawals.TheirDyingWarrior: (
        " on {such:a} who would be killed",
        " na {such:a}, který by byl zabit",
        " na {such:a}, który zostałby zabity",
    ),
    zones.YourZone: (
        " on a Warzone of yours",
        " na svou válečnou zónu",
        " na swoją strefę walki",
    ),
    zones.WhoAttacksAZone: (
        " on a warrior who attacks somebody defending from a Warzone",
        " na bojovníka, který útočí na obránce z válečné zóny",
        " na wojownika, który atakuje kogoś broniącego się ze strefy walki",
    ),
    zones.WhoHasArmour: (
        " on one of your warriors in the duel",
        " na svého bojovníka v souboji",
        " na swojego wojownika w pojedynku",
    ),
    inoculation.ToInfect: (
        " on {such:a} who can be infected",
        " na {such:a}, kterého lze nakazit",
        " na {such:a}, którego można zarazić",
    ),
    plagues.AnInfectableArea: (
        " on all Doomtroopers in {area:where} of a player",
        " na všechny Doomtroopery{area:in} některého hráče",
        " na wszystkich Żołnierzy Zagłady w {area:where} jednego gracza",
    ),
    curbs.WhoseTurnItIs: (
        " on the player whose turn it is",
        " na hráče, který je na řadě",
        " na gracza, którego jest tura",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    martyrs.WhenHeIsBack: (
        "he is in play again",
        "je opět ve hře",
        "jest znowu w grze",
    ),
    pillage.WhenLootLiesHere: (
        "equipment of somebody slain lies here",
        "sem přijde vybavení zabitého",
        "trafia tu ekwipunek zabitego",
    ),
    streets.WhenItIsGone: (
        "this card is discarded",
        "je tato karta vyřazena",
        "ta karta zostaje odrzucona",
    ),
    curbs.WhenAnybodyAttacks: (
        "somebody attacks by an attack action",
        "někdo zaútočí útočnou akcí",
        "ktoś atakuje akcją ataku",
    ),
    withdrawals.WhenYouLayDown: (
        "{key:card} comes into play on your side",
        "se na tvé straně dostane do hry {key:card}",
        "po twojej stronie wchodzi do gry {key:card}",
    ),
    zones.WhenYoursStandsThere: (
        "a warrior is put into your Squad or Kohort",
        "se do tvého Mužstva nebo Kohorty dostane bojovník",
        "do twojej Drużyny lub Kohorty trafia wojownik",
    ),
    plagues.WhenOthersAreNear: (
        "a healthy Doomtrooper is in the same area",
        "je v téže oblasti zdravý Doomtrooper",
        "w tym samym obszarze jest zdrowy Żołnierz Zagłady",
    ),
}

FACTS: Final[dict[type, Three]] = {
    setbacks.YouHaveJustLost: (
        "a special card of yours that had stayed in play has just been discarded",
        "byla právě vyřazena tvá speciální karta, která zůstávala ve hře",
        "właśnie odrzucono twoją kartę specjalną, która pozostawała w grze",
    ),
    hostages.YoursAreHeld: (
        "there is such a warrior of yours",
        "máš takového bojovníka",
        "masz takiego wojownika",
    ),
    handovers.YouCanTransfer: (
        "a warrior of yours may transfer",
        "se některý tvůj bojovník smí přesunout",
        "któryś z twoich wojowników może się przenieść",
    ),
    clearances.ThereAreCards: (
        "there are such cards in play",
        "jsou takové karty ve hře",
        "takie karty są w grze",
    ),
    clearances.YoursAreIll: (
        "a warrior of yours is infected",
        "je některý tvůj bojovník nakažen",
        "któryś z twoich wojowników jest zarażony",
    ),
    clearances.SomebodyCanGoHome: (
        "there is such a warrior in an Outpost",
        "je na některé Stanici takový bojovník",
        "w jakiejś Placówce jest taki wojownik",
    ),
    seating.TeamsPlay: (
        "teams play against each other",
        "proti sobě hrají týmy",
        "przeciw sobie grają drużyny graczy",
    ),
    seating.MoreThanTwoPlay: (
        "more than two players are in the game",
        "jsou ve hře více než dva hráči",
        "w grze jest więcej niż dwóch graczy",
    ),
    seating.NeverBeforeInThisGame: (
        "{key:card} has not had its effect in this game yet",
        "karta {key:card} v této hře ještě neúčinkovala",
        "karta {key:card} jeszcze nie zadziałała w tej grze",
    ),
    curbs.BeforeTheActions: (
        "no action of this turn has been taken",
        "v tomto kole ještě neproběhla žádná akce",
        "w tej turze nie wykonano jeszcze żadnej akcji",
    ),
}

PHRASES: Final[dict[type, Three]] = {
    **EFFECTS,
    **MORE_EFFECTS,
    **TARGETS,
    **TRIGGERS,
    **FACTS,
    **VERBS,
}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {}
SAYINGS: Final[dict[str, Three]] = {
    "all-that-is-added": ("all that is added", "vše, co přidává", "wszystko, co dodaje"),
    "all-that-is-taken": ("all that is taken away", "vše, co ubírá", "wszystko, co odejmuje"),
    "pay-for-the-rest": ("pay for all the rest", "zaplať za vše ostatní", "zapłać za resztę"),
    "that-is-all": ("that is all", "to je vše", "to wszystko"),
}
