"""The phrasebook of Doomtrooper: what the specials of Golgotha and Paradise Lost do and ask."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    bottoms,
    clearances,
    curbs,
    embassies,
    feats,
    gangs,
    handovers,
    hostages,
    martyrs,
    mutations,
    pillage,
    plagues,
    reckonings,
    redirects,
    seating,
    streets,
    upkeep,
    victories,
    wills,
    withdrawals,
    zones,
)

Three = tuple[str, str, str]

VERBS: Final[dict[type, Three]] = {
    bottoms.DrawFromTheBottom: (
        "that player draws as many cards as he has in hand from the bottom of his draw pile",
        "ten hráč si vezme zespodu své knihovny tolik karet, kolik má v listu",
        "ten gracz dobiera ze spodu swojej talii tyle kart, ile ma na ręce",
    ),
    bottoms.PutTheHandBeneath: (
        "his old hand goes to the bottom of his draw pile",
        "jeho původní list přijde dospod knihovny",
        "jego poprzednie karty z ręki trafiają na spód talii",
    ),
    feats.TakeBackTheLost: (
        "take it back into your hand",
        "vezmi si ji zpět do listu",
        "weź ją z powrotem na rękę",
    ),
    mutations.PlayAMutatedVirus: (
        "the Virus infects him instead of a Doomtrooper; if it spreads, then to Tribal warriors as "
        "well as to Doomtroopers",
        "virus nakazí místo Doomtroopera jeho; pokud se šíří, pak na kmenové bojovníky i na "
        "Doomtroopery",
        "wirus zaraża jego zamiast Żołnierza Zagłady; jeśli się rozprzestrzenia, to na wojowników "
        "plemiennych i na Żołnierzy Zagłady",
    ),
    martyrs.StaysForTheFallen: (
        "it stays in play: {gives:list}",
        "zůstává ve hře: {gives:list}",
        "zostaje w grze: {gives:list}",
    ),
    victories.RaiseTheTarget: (
        "the target of promotion points becomes {n} more than that player has; only once in a "
        "game, and nothing cancels it",
        "cílem je nyní o {n} vítězné body více, než má ten hráč; jen jednou za hru a nic to "
        "nezruší",
        "celem jest teraz o {n} punkty zwycięstwa więcej, niż ma ten gracz; tylko raz w grze i nic "
        "tego nie anuluje",
    ),
    embassies.WhereToGo: (
        "say whether the Tribal warrior goes to the Squad or to the Kohort",
        "urči, zda kmenový bojovník půjde do Mužstva, nebo do Kohorty",
        "powiedz, czy wojownik plemienny idzie do Drużyny, czy do Kohorty",
    ),
    gangs.JoinTheAttack: (
        "he attacks with the others: their fight and shoot are added, and the opponent chooses "
        "one of them at whom he strikes",
        "útočí společně s ostatními: jejich zápas a střelba se sčítají a soupeř si zvolí jednoho "
        "z nich, na kterého míří",
        "atakuje razem z innymi: ich walka wręcz i strzelanie się sumują, a przeciwnik wybiera "
        "jednego z nich, w którego mierzy",
    ),
    pillage.KeepOneOfThem: (
        "one card of your choice may stay, the others are discarded",
        "jedna karta podle tvé volby smí zůstat, ostatní jsou vyřazeny",
        "jedna karta według twojego wyboru może zostać, pozostałe są odrzucane",
    ),
    pillage.GiveItOut: (
        "it goes to {such:a}, whatever affiliation it asks for",
        "dej ji na {such:a}, ať vyžaduje jakoukoli příslušnost",
        "połóż ją na {such:a}, bez względu na wymaganą przynależność",
    ),
    redirects.NameAnotherTarget: (
        "the spell affects another legal target of your choice instead",
        "kouzlo místo toho působí na jiný možný cíl podle tvé volby",
        "czar działa zamiast tego na inny dozwolony cel według twojego wyboru",
    ),
    streets.VehiclesLeaveCover: (
        "all of them leave cover",
        "všichni opustí úkryt",
        "wszyscy opuszczają ukrycie",
    ),
    hostages.FreeYours: (
        "all your warriors who are imprisoned or out of play by {missing:card} return to play",
        "všichni tvoji bojovníci, kteří jsou uvězněni nebo mimo hru kvůli kartě {missing:card}, se "
        "vrátí do hry",
        "wszyscy twoi wojownicy, którzy są uwięzieni lub poza grą przez kartę {missing:card}, "
        "wracają do gry",
    ),
    hostages.ImpaleTheFoe: (
        "whom this warrior has wounded in it is impaled for good: he lies under him out of play, "
        "loses his cards and nobody earns points; the warrior has a marker for each point of his "
        "base value: {gives:list}",
        "koho v něm tento bojovník zranil, toho natrvalo nabodne: leží pod ním mimo hru, přijde o "
        "své karty a nikdo za to nezíská body; bojovník má žeton za každý bod jeho základní "
        "hodnoty: {gives:list}",
        "kogo ten wojownik w nim zranił, tego na stałe nadziewa: leży on pod nim poza grą, traci "
        "swoje karty i nikt nie dostaje za to punktów; wojownik ma znacznik za każdy punkt jego "
        "wartości podstawowej: {gives:list}",
    ),
    curbs.NoteTheAttack: (
        "that was the one attack of that player until his next draw step",
        "to byl jediný útok toho hráče do jeho příštího dobírání karet",
        "to był jedyny atak tego gracza do jego następnego dobierania kart",
    ),
    handovers.SendTheVehicle: (
        "it goes to one of your warriors across the line between the Squad or Kohort and the "
        "Outpost, who may have it and is no Tribal warrior; it never passes between a Doomtrooper "
        "and a Dark Legionnaire",
        "dostane ho tvůj bojovník z druhé strany mezi Mužstvem či Kohortou a Stanicí, který ho smí "
        "mít a není kmenový; nikdy nepřejde mezi Doomtrooperem a černým legionářem",
        "dostaje go twój wojownik z drugiej strony między Drużyną lub Kohortą a Placówką, który "
        "może go mieć i nie jest plemienny; nigdy nie przechodzi między Żołnierzem Zagłady a "
        "Mrocznym Legionistą",
    ),
    handovers.StealTheBeast: (
        "it is yours now, and one of your warriors in your Outpost rides it, whatever tribe it "
        "asks for",
        "je teď tvoje a jezdí na něm tvůj bojovník na tvé Stanici, ať je určeno komukoli",
        "jest teraz twoja i jeździ na niej twój wojownik w twojej Placówce, bez względu na "
        "przynależność",
    ),
    handovers.TransferSome: (
        "transfer as many of your warriors as you like for no action; the other rules of transfers "
        "hold",
        "přesuň bez akce libovolný počet svých bojovníků; jinak platí pravidla přesunu",
        "przenieś bez akcji dowolną liczbę swoich wojowników; poza tym obowiązują zasady "
        "przenoszenia",
    ),
    upkeep.PayForEachCard: (
        "that player pays {price} destiny {price:point|points} for each card of these types that "
        "he has in play, or discards it: {kinds:list}",
        "ten hráč zaplatí {price} {price:bod|body|bodů} osudu za každou svou kartu těchto druhů ve "
        "hře, nebo ji vyřadí: {kinds:list}",
        "ten gracz płaci {price} {price:Punkt|Punkty|Punktów} Przeznaczenia za każdą swoją kartę "
        "tych rodzajów w grze albo ją odrzuca: {kinds:list}",
    ),
    wills.TurnTheCultist: (
        "that Cultist changes sides, and not back of his own will as long as this card is in play",
        "ten vyznavač kultu změní stranu a sám ji nezmění zpět, dokud je tato karta ve hře",
        "ten kultysta zmienia stronę i sam jej nie zmieni z powrotem, dopóki ta karta jest w grze",
    ),
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
    clearances.SweepCards: (
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
    clearances.DiscardTheWounded: (
        "all wounded warriors in play are discarded and nobody earns points",
        "všichni zranění bojovníci ve hře jsou vyřazeni a nikdo za to nezíská body",
        "wszyscy ranni wojownicy w grze zostają odrzuceni i nikt nie dostaje za to punktów",
    ),
    clearances.GainItsValue: (
        "gain {times:2=twice|{times} times} the value of the warrior in destiny points",
        "získej {times:2=dvojnásobek|{times}násobek} hodnoty bojovníka v bodech osudu",
        "zdobądź {times:2=dwukrotność|{times}-krotność} wartości wojownika w Punktach "
        "Przeznaczenia",
    ),
    clearances.CureYours: (
        "your warriors are no longer infected by any Virus",
        "tvoji bojovníci už nejsou nakaženi žádným virem",
        "twoi wojownicy nie są już zarażeni żadnym wirusem",
    ),
    clearances.AllGoHome: (
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
    seating.OnceTheTurnIsOver: (
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

QUESTIONS: Final[dict[type, Three]] = {
    feats.TakeBackTheLost: (
        "say which card you take back",
        "urči, kterou kartu si vezmeš zpět",
        "wskaż, którą kartę bierzesz z powrotem",
    ),
    mutations.PlayAMutatedVirus: (
        "say which Virus from your hand you play",
        "urči, který virus ze svého listu zahraješ",
        "wskaż, którego wirusa z ręki zagrywasz",
    ),
    victories.RaiseTheTarget: (
        "say whether you raise the target of promotion points by {n} beyond what the winner has",
        "řekni, zda zvýšíš cíl vítězných bodů o {n} nad to, co má vítěz",
        "powiedz, czy podnosisz cel punktów zwycięstwa o {n} ponad to, co ma zwycięzca",
    ),
    gangs.JoinTheAttack: (
        "say at whom of the attackers your warrior strikes",
        "urči, na kterého z útočících tvůj bojovník míří",
        "wskaż, w którego z atakujących mierzy twój wojownik",
    ),
    pillage.KeepOneOfThem: (
        "say which equipment card of the slain you keep, if any",
        "urči, kterou kartu vybavení zabitého si necháš, pokud nějakou",
        "wskaż, którą kartę ekwipunku zabitego zatrzymujesz, jeśli którąś",
    ),
    pillage.GiveItOut: (
        "say to whom it goes",
        "urči, kdo ji dostane",
        "wskaż, kto ją dostaje",
    ),
    redirects.NameAnotherTarget: (
        "name another legal target of the spell",
        "urči jiný možný cíl kouzla",
        "wskaż inny dozwolony cel czaru",
    ),
    handovers.SendTheVehicle: (
        "say to whom the vehicle goes",
        "urči, kdo vozidlo dostane",
        "wskaż, kto dostaje pojazd",
    ),
    handovers.StealTheBeast: (
        "say who rides the Beast",
        "urči, kdo na zvířeti pojede",
        "wskaż, kto jeździ na bestii",
    ),
    handovers.TransferSome: (
        "name a warrior to transfer, or say that that is all",
        "urči bojovníka, který se přesune, nebo řekni, že je to vše",
        "wskaż wojownika, który się przenosi, albo powiedz, że to wszystko",
    ),
    upkeep.PayForEachCard: (
        "pay {price} destiny {price:point|points} for each of your cards, or name one to discard",
        "zaplať za každou svou kartu {price} {price:bod|body|bodů} osudu, nebo urči kartu k "
        "vyřazení",
        "zapłać za każdą swoją kartę {price} {price:Punkt|Punkty|Punktów} Przeznaczenia albo wskaż "
        "kartę do odrzucenia",
    ),
}
