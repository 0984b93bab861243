"""The phrasebook of Doomtrooper: what the specials of Golgotha and Paradise Lost need besides."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    ailments,
    arms,
    curbs,
    gains,
    identity,
    inoculation,
    plagues,
    proceeds,
    reckonings,
    seating,
    soldiery,
    sweeps,
    traits,
    withdrawals,
    zones,
)

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

TARGETS: Final[dict[type, Three]] = {
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
    sweeps.ThereAreCards: (
        "there are such cards in play",
        "jsou takové karty ve hře",
        "takie karty są w grze",
    ),
    sweeps.YoursAreIll: (
        "a warrior of yours is infected",
        "je některý tvůj bojovník nakažen",
        "któryś z twoich wojowników jest zarażony",
    ),
    sweeps.SomebodyCanGoHome: (
        "there is such a warrior in an Outpost",
        "je na některé Stanici takový bojovník",
        "w jakiejś Placówce jest taki wojownik",
    ),
    seating.TeamsPlay: (
        "teams play against each other, which these rules do not know",
        "proti sobě hrají týmy, což tato pravidla neznají",
        "przeciw sobie grają drużyny graczy, czego te zasady nie znają",
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

VERBS: Final[dict[type, Three]] = {
    reckonings.PayOnceMore: (
        "its player pays as many destiny points for it once more, or it is discarded",
        "jeho hráč za něj zaplatí stejně bodů osudu ještě jednou, jinak je vyřazen",
        "jego gracz płaci za niego tyle samo Punktów Przeznaczenia jeszcze raz albo zostaje on "
        "odrzucony",
    ),
    reckonings.ChargeForPromotion: (
        "that player pays you {price} destiny points for each of them, also from those just "
        "earned; if he cannot pay for all, he earns none",
        "ten hráč ti za každý z nich zaplatí {price} body osudu, i z právě získaných; nemůže-li "
        "zaplatit za všechny, nezíská žádný",
        "ten gracz płaci ci za każdy z nich {price} Punkty Przeznaczenia, także z właśnie "
        "zdobytych; jeśli nie może zapłacić za wszystkie, nie dostaje żadnego",
    ),
    reckonings.TurnOnHisPlayer: (
        "he sabotages his own player, and you earn half his value, rounded down, in promotion "
        "points",
        "sabotuje svého vlastního hráče a ty získáš polovinu jeho hodnoty, zaokrouhlenou dolů, ve "
        "vítězných bodech",
        "sabotuje swojego własnego gracza, a ty dostajesz połowę jego wartości, zaokrągloną w dół, "
        "w punktach zwycięstwa",
    ),
    reckonings.DiscardYourCopies: (
        "discard your {key:card} from play",
        "vyřaď ze hry svou kartu {key:card}",
        "odrzuć z gry swoją kartę {key:card}",
    ),
    withdrawals.StripOfCards: (
        "discard all cards{affiliation:of} that lie on him",
        "vyřaď všechny karty{affiliation:of}, které na něm leží",
        "odrzuć wszystkie karty{affiliation:of}, które na nim leżą",
    ),
    zones.GainsOrLosses: (
        "choose either all that the Warzone adds or all that it takes away",
        "zvol buď vše, co válečná zóna přidává, nebo vše, co ubírá",
        "wybierz albo wszystko, co strefa walki dodaje, albo wszystko, co odejmuje",
    ),
    zones.LowerItsArmour: (
        "lower the base armour of the warrior by as many points as you like, but not below 0",
        "sniž základní obranu bojovníka o kolik bodů chceš, ne však pod 0",
        "obniż podstawową obronę wojownika o dowolną liczbę punktów, ale nie poniżej 0",
    ),
    sweeps.SweepCards: (
        "{forever:annihilate|discard} {kind:None=all cards in play except warriors; Alliances stay|"
        "all cards in play of this type: {kind:called}}"
        "{considered:, and warriors who count as such; nobody earns points|}",
        "{forever:obětuj|vyřaď} {kind:None=všechny karty ve hře kromě bojovníků; aliance zůstávají|"
        "všechny karty tohoto druhu ve hře: {kind:called}}"
        "{considered:, i bojovníky za ně považované; nikdo za to nezíská body|}",
        "{forever:poświęć|odrzuć} {kind:None=wszystkie karty w grze oprócz wojowników; sojusze "
        "pozostają|wszystkie karty tego rodzaju w grze: {kind:called}}"
        "{considered:, a także wojowników za nie uznawanych; nikt nie dostaje za to punktów|}",
    ),
    sweeps.DiscardTheWounded: (
        "all wounded warriors in play are discarded and nobody earns points",
        "všichni zranění bojovníci ve hře jsou vyřazeni a nikdo za to nezíská body",
        "wszyscy ranni wojownicy w grze zostają odrzuceni i nikt nie dostaje za to punktów",
    ),
    sweeps.GainItsValue: (
        "gain {times:2=twice|{times} times} the value of the warrior in destiny points",
        "získej {times:2=dvojnásobek|{times}násobek} hodnoty bojovníka v bodech osudu",
        "zdobądź {times:2=dwukrotność|{times}-krotność} wartości wojownika w Punktach "
        "Przeznaczenia",
    ),
    sweeps.CureYours: (
        "your warriors are no longer infected by any Virus",
        "tvoji bojovníci už nejsou nakaženi žádným virem",
        "twoi wojownicy nie są już zarażeni żadnym wirusem",
    ),
    sweeps.AllGoHome: (
        "all Doomtroopers and Dark Legionnaires in all Outposts who may leave them return to "
        "their Squads and Kohorts",
        "všichni Doomtroopeři a černí legionáři ze všech Stanic, kteří je smějí opustit, se vrátí "
        "do svých Mužstev a Kohort",
        "wszyscy Żołnierze Zagłady i Mroczni Legioniści ze wszystkich Placówek, którzy mogą je "
        "opuścić, wracają do swoich Drużyn i Kohort",
    ),
    plagues.Spread: (
        "every Doomtrooper who has been in the same area since your last draw step is infected too",
        "nakazí se i každý Doomtrooper, který je v téže oblasti od tvého minulého dobírání karet",
        "zarażony zostaje też każdy Żołnierz Zagłady, który jest w tym samym obszarze od twojego "
        "poprzedniego dobierania kart",
    ),
    plagues.InfectTheArea: (
        "all of them are infected, once at most: {gives:list}",
        "všichni jsou nakaženi, nejvýše jednou: {gives:list}",
        "wszyscy zostają zarażeni, najwyżej raz: {gives:list}",
    ),
    plagues.InfectThoseNear: (
        "he is infected too",
        "nakazí se také",
        "też zostaje zarażony",
    ),
    seating.OnceInThisGame: (
        "only once in a game",
        "jen jednou za hru",
        "tylko raz w grze",
    ),
    seating.TurnTheCircle: (
        "the direction of play is reversed",
        "se směr hry obrátí",
        "kierunek gry się odwraca",
    ),
    seating.AfterThisTurn: (
        "after this turn {lines:list}",
        "po tomto kole {lines:list}",
        "po tej turze {lines:list}",
    ),
    seating.ChangeSeats: (
        "you and that player change places; all keep their own cards",
        "vyměníš si s tím hráčem místo u stolu; všichni si nechají své karty",
        "zamieniasz się z tym graczem miejscami; wszyscy zachowują swoje karty",
    ),
    curbs.LoseActions: (
        "that player loses {n} {n:action|actions}{n:for}, but never the last one",
        "ten hráč přijde o {n} {n:akci|akce|akcí}{n:for}, nikdy však o poslední",
        "ten gracz traci {n} {n:akcję|akcje|akcji}{n:for}, ale nigdy ostatniej",
    ),
    withdrawals.SendTheFightersBack: (
        "the duel ends at once, and all who fight in it return to the hands of their players; all "
        "cards on them are discarded",
        "souboj ihned končí a všichni jeho účastníci se vrátí do listů svých hráčů; všechny karty "
        "na nich jsou vyřazeny",
        "pojedynek natychmiast się kończy, a wszyscy jego uczestnicy wracają na ręce swoich "
        "graczy; wszystkie karty na nich zostają odrzucone",
    ),
    withdrawals.AnnihilateTheBearer: (
        "annihilate this warrior and nobody earns points",
        "obětuj tohoto bojovníka a nikdo za to nezíská body",
        "poświęć tego wojownika i nikt nie dostaje za to punktów",
    ),
}

PHRASES: Final[dict[type, Three]] = {**EFFECTS, **TARGETS, **TRIGGERS, **FACTS, **VERBS}
QUESTIONS: Final[dict[type, Three]] = {}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {}
SAYINGS: Final[dict[str, Three]] = {
    "all-that-is-added": ("all that is added", "vše, co přidává", "wszystko, co dodaje"),
    "all-that-is-taken": ("all that is taken away", "vše, co ubírá", "wszystko, co odejmuje"),
    "so-many-points": ("by {n}", "o {n}", "o {n}"),
}
