"""The phrasebook of Doomtrooper, second part: what cards tell you to do, and titles."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import (
    deeds,
    duel,
    places,
    ransoms,
    rules,
    spoils,
    summoning,
    verbs,
)
from kostka.games.doomtrooper.phrases_allies import ALLIED
from kostka.games.doomtrooper.phrases_factions import MORE
from kostka.games.doomtrooper.phrases_parts import gathered
from kostka.games.doomtrooper.phrases_rulebook import RULEBOOK
from kostka.games.doomtrooper.words import Three
from kostka.games.doomtrooper.words_conditions import AMOUNTS, FACTS, TARGETS, TRIGGERS
from kostka.games.doomtrooper.words_effects import EFFECTS
from kostka.kernel.step import If

# --- What a card can tell you to do ---------------------------------------------------------------

VERBS: Final[dict[type, Three]] = {
    verbs.Abilities: ("{gives}", "{gives}", "{gives}"),
    verbs.ForThisDuel: (
        "until the duel ends, the warrior has: {gives:list}",
        "do konce souboje má bojovník: {gives:list}",
        "do końca pojedynku wojownik ma: {gives:list}",
    ),
    verbs.Stays: (
        "it stays in play: {gives:list}",
        "zůstává ve hře: {gives:list}",
        "zostaje w grze: {gives:list}",
    ),
    verbs.Cancel: ("cancel that card", "zruš ji", "anuluj ją"),
    verbs.UseItYourself: (
        "cancel that card and play it yourself at its own price",
        "zruš ji a zahraj ji za její cenu sám",
        "anuluj ją i zagraj ją sam za jej cenę",
    ),
    summoning.SummonASpell: (
        "take a spell from your discard pile for {pile} {pile:destiny point|destiny points}, or "
        "from your draw pile for {deck}, and cast it at once",
        "vezmi kouzlo ze svého hrobu za {pile} {pile:bod osudu|body osudu|bodů osudu}, nebo "
        "z knihovny za {deck}, a hned ho sešli",
        "weź czar ze stosu kart odrzuconych za {pile} "
        "{pile:Punkt Przeznaczenia|Punkty Przeznaczenia|Punktów Przeznaczenia} albo z talii za "
        "{deck} i od razu go rzuć",
    ),
    verbs.GainDestiny: (
        "{who:you=you gain|that player gains} {n} {n:destiny point|destiny points}{n:for}",
        "{who:you=získáš|ten hráč získá} {n} {n:bod osudu|body osudu|bodů osudu}{n:for}",
        "{who:you=dostajesz|ten gracz dostaje} {n} "
        "{n:Punkt Przeznaczenia|Punkty Przeznaczenia|Punktów Przeznaczenia}{n:for}",
    ),
    verbs.LoseDestiny: (
        "{who:you=you lose|that player loses} {n} {n:destiny point|destiny points}{n:for}",
        "{who:you=ztratíš|ten hráč ztratí} {n} {n:bod osudu|body osudu|bodů osudu}{n:for}",
        "{who:you=tracisz|ten gracz traci} {n} "
        "{n:Punkt Przeznaczenia|Punkty Przeznaczenia|Punktów Przeznaczenia}{n:for}",
    ),
    verbs.LoseAllDestiny: (
        "{who:you=you lose|that player loses} all destiny points",
        "{who:you=ztratíš|ten hráč ztratí} všechny body osudu",
        "{who:you=tracisz|ten gracz traci} wszystkie Punkty Przeznaczenia",
    ),
    verbs.SwapDestiny: (
        "swap your destiny points for those of that player",
        "vyměň si s tím hráčem všechny body osudu",
        "zamień się z tym graczem wszystkimi Punktami Przeznaczenia",
    ),
    verbs.DiscardIt: (
        "discard this card from play",
        "vyřaď tuto kartu ze hry",
        "odrzuć tę kartę z gry",
    ),
    deeds.DiscardTheTarget: (
        "discard the target from play",
        "vyřaď cíl ze hry",
        "odrzuć cel z gry",
    ),
    deeds.SaveTheWarrior: (
        "the warrior is not killed and stays as he was",
        "bojovník není zabit a zůstává, jak byl",
        "wojownik nie zostaje zabity i jest w takim stanie jak przedtem",
    ),
    verbs.CountPromotion: (
        "{deny:these promotion points are lost|count these promotion points}",
        "{deny:tyto vítězné body propadají|spočítej tyto vítězné body}",
        "{deny:te punkty zwycięstwa przepadają|policz te punkty zwycięstwa}",
    ),
    verbs.UntilYourNextTurn: (
        "until your next turn: {gives:list}",
        "do tvého příštího kola: {gives:list}",
        "do twojej następnej tury: {gives:list}",
    ),
    verbs.ForThisTurn: (
        "to the end of the duel, else of the turn: {gives:list}",
        "do konce souboje, jinak kola: {gives:list}",
        "do końca pojedynku, a poza nim tury: {gives:list}",
    ),
    verbs.ForGood: (
        "put a marker on the warrior: {gives:list}",
        "dej na bojovníka žeton: {gives:list}",
        "połóż na wojowniku znacznik: {gives:list}",
    ),
    verbs.OnTheFoe: (
        "unless the opponent is dead, it is diseased from now on: {gives:list}",
        "není-li soupeř mrtvý, je od této chvíle nakažen: {gives:list}",
        "jeśli przeciwnik żyje, jest odtąd zarażony: {gives:list}",
    ),
    verbs.Borrow: (
        "you borrow {n} {n:destiny point|destiny points}{n:for}",
        "půjčíš si {n} {n:bod osudu|body osudu|bodů osudu}{n:for}",
        "pożyczasz {n} {n:Punkt|Punkty|Punktów} Przeznaczenia{n:for}",
    ),
    verbs.Repay: (
        "repay your debt as far as you can",
        "splať dluh, pokud na něj máš",
        "spłać dług, o ile możesz",
    ),
    verbs.RewardTheKill: (
        "the kill is worth {times:0=no points|1=|{times} times the points}"
        "{plus:0=|{plus} more points}"
        "{either:, as promotion points, or as twice as many destiny points|}",
        "zabití {times:0=nevynese žádné body|1=vynese |vynese {times}× tolik bodů}"
        "{plus:0=|o {plus} {plus:bod|body|bodů} víc}"
        "{either:, a to jako vítězné body, nebo jako dvakrát tolik bodů osudu|}",
        "zabicie {times:0=nie daje punktów|1=daje |daje {times}× tyle punktów}"
        "{plus:0=|o {plus} {plus:punkt|punkty|punktów} więcej}"
        "{either:, jako punkty zwycięstwa albo dwa razy tyle Punktów Przeznaczenia|}",
    ),
    verbs.GainActions: (
        "you gain {n} {kind:undefined-action=undefined|attack-action=attack|"
        "non-attack-action=non-attack} {n:action|actions}",
        "získáš {n} {kind:undefined-action={n:nedefinovanou|nedefinované|nedefinovaných}|"
        "attack-action={n:útočnou|útočné|útočných}|"
        "non-attack-action={n:neútočnou|neútočné|neútočných}} {n:akci|akce|akcí}",
        "dostajesz {n} {n:akcję|akcje|akcji} {kind:undefined-action=dowolnego rodzaju|"
        "attack-action=ataku|non-attack-action=bez ataku}",
    ),
    verbs.EveryActionMayAttack: (
        "each of your ordinary actions may be an attack this turn",
        "v tomto kole smí být každá tvá obyčejná akce útokem",
        "w tej turze każda twoja zwykła akcja może być atakiem",
    ),
    # deeds
    deeds.WoundTheTarget: (
        "the target is wounded{earns:; if he dies, points are earned|}",
        "cíl je zraněn{earns:; zemře-li, získáváš za něj body|}",
        "cel zostaje ranny{earns:; jeśli zginie, dostajesz punkty|}",
    ),
    deeds.KillTheFoe: (
        "the opponent is killed and this warrior is wounded",
        "soupeř je zabit a tento bojovník zraněn",
        "przeciwnik zostaje zabity, a ten wojownik ranny",
    ),
    deeds.DamageAll: (
        "every warrior whose armour is at most {n} is wounded{n:for}"
        "{earns:; points are earned for the killed|}",
        "každý bojovník s obranou nejvýše {n} je zraněn{n:for}{earns:; za zabité získáváš body|}",
        "każdy wojownik o obronie najwyżej {n} zostaje ranny{n:for}"
        "{earns:; za zabitych dostajesz punkty|}",
    ),
    deeds.SpareTheWounds: (
        "nobody is wounded by it",
        "nikdo jí není zraněn",
        "nikt nie zostaje przez nią ranny",
    ),
    deeds.HealTheTarget: (
        "the target is healed",
        "cíl je uzdraven",
        "cel zostaje uzdrowiony",
    ),
    deeds.HealTheFighter: (
        "the warrior is healed at once",
        "bojovník je ihned uzdraven",
        "wojownik zostaje od razu uzdrowiony",
    ),
    deeds.AnnihilateTheTarget: (
        "annihilate the target",
        "obětuj cíl",
        "poświęć cel",
    ),
    deeds.ReturnToTheDeck: (
        "the target goes into its owner's draw pile",
        "cíl jde do knihovny svého majitele",
        "cel trafia do talii swojego właściciela",
    ),
    places.TakeCover: (
        "{bearer:this warrior|the warrior} goes into cover",
        "{bearer:tento bojovník|bojovník} jde do úkrytu",
        "{bearer:ten wojownik|wojownik} kryje się",
    ),
    places.MayTakeCover: (
        "this warrior may go into cover at once, if he may seek it at all",
        "tento bojovník smí jít ihned do úkrytu, pokud ho vůbec smí vyhledat",
        "ten wojownik może od razu się ukryć, jeśli w ogóle wolno mu szukać ukrycia",
    ),
    places.AllTakeCover: (
        "all warriors of that player go into cover; who was there already is discarded unless "
        "{price} destiny points are paid for him",
        "všichni bojovníci toho hráče jdou do úkrytu; kdo v něm už byl, je vyřazen, nezaplatí-li "
        "za něj hráč {price} bodů osudu",
        "wszyscy wojownicy tego gracza kryją się; kto już był w ukryciu, zostaje odrzucony, chyba "
        "że gracz zapłaci za niego {price} Punktów Przeznaczenia",
    ),
    places.GoBehind: (
        "the warrior hides behind it: he cannot attack, be attacked or protect his player; if it "
        "is discarded, he is wounded",
        "bojovník se za ni ukryje: nesmí útočit, nelze na něj útočit a nechrání svého hráče; je-li "
        "vyřazena, je zraněn",
        "wojownik chowa się za nią: nie może atakować, być atakowany ani chronić gracza; gdy "
        "zostanie odrzucona, jest ranny",
    ),
    places.ComeOut: (
        "the warrior comes out",
        "bojovník vyjde ven",
        "wojownik wychodzi",
    ),
    places.SendToTheOutpost: (
        "the target has to transfer {away:out of|to} the Outpost",
        "cíl se musí přesunout {away:ze Stanice|na Stanici}",
        "cel musi się przenieść {away:z Placówki|do Placówki}",
    ),
    places.PassItOn: (
        "give this card to the target",
        "předej tuto kartu cíli",
        "przekaż tę kartę celowi",
    ),
    places.Fetch: (
        "fetch {kind:None=the card|{kind:a}} from your collection into play"
        "{onto:, onto this warrior|}",
        "uveď ze své sbírky do hry {kind:None=kartu|{kind:a}}{onto:, na tohoto bojovníka|}",
        "weź ze swojej kolekcji {kind:None=kartę|{kind:a}} i wprowadź do gry"
        "{onto:, na tego wojownika|}",
    ),
    places.MayBecome: (
        "you may replace this warrior by the greater one from your collection; what lies on him "
        "stays",
        "smíš nahradit tohoto bojovníka mocnějším ze své sbírky; jeho karty zůstávají",
        "możesz zastąpić tego wojownika potężniejszym ze swojej kolekcji; jego karty zostają",
    ),
    places.Store: (
        "put {kind:a} from your hand on this card; it has no other effect and is only discarded "
        "together with it",
        "polož na tuto kartu {kind:a} ze svého listu; jiný účinek nemá a vyřadí se jen s ní",
        "połóż na tej karcie {kind:a} z ręki; nie ma innego efektu i odrzuca się tylko razem z nią",
    ),
    deeds.TakeControl: (
        "take control of the target{area:into_area}",
        "převezmi vládu nad cílem{area:into_area}",
        "przejmij kontrolę nad celem{area:into_area}",
    ),
    deeds.SendOutOfPlay: (
        "the bearer is out of play as long as it lies there",
        "dokud na něm leží, je bojovník mimo hru",
        "dopóki na nim leży, wojownik jest poza grą",
    ),
    deeds.Imprison: (
        "the target is imprisoned",
        "cíl je uvězněn",
        "cel zostaje uwięziony",
    ),
    deeds.Assign: (
        "the target is assigned to this warrior for good",
        "cíl je natrvalo přidělen tomuto bojovníkovi",
        "cel zostaje na stałe przydzielony temu wojownikowi",
    ),
    deeds.ChangeSides: (
        "this warrior changes sides: Doomtrooper or Dark Legionnaire",
        "tento bojovník změní stranu: Doomtrooper, nebo černý legionář",
        "ten wojownik zmienia stronę: Żołnierz Zagłady albo Mroczny Legionista",
    ),
    ransoms.PayOrMark: (
        "its player pays {price} destiny points, or it gets a marker; at value 0 it is discarded",
        "jeho hráč zaplatí {price} body osudu, nebo dostane žeton; při hodnotě 0 je vyřazen",
        "jego gracz płaci {price} Punkty Przeznaczenia albo dostaje on znacznik; przy wartości 0 "
        "zostaje odrzucony",
    ),
    deeds.PreventSabotage: (
        "the Sabotage fails",
        "sabotáž se nezdaří",
        "sabotaż się nie udaje",
    ),
    deeds.EndTheDuel: (
        "the duel is cancelled",
        "souboj je zrušen",
        "pojedynek zostaje przerwany",
    ),
    deeds.ChangeTheTactic: (
        "the tactic becomes {tactic}",
        "taktikou je nyní {tactic}",
        "taktyką jest teraz {tactic}",
    ),
    deeds.JoinTheDuel: (
        "the target joins the duel on your side",
        "cíl se připojí k souboji na tvé straně",
        "cel dołącza do pojedynku po twojej stronie",
    ),
    deeds.ReplaceTheDefender: (
        "the target takes the defender's place",
        "cíl nahradí obránce",
        "cel zastępuje obrońcę",
    ),
    If: (
        "if {condition}: {lines:list}",
        "pokud {condition}: {lines:list}",
        "jeśli {condition}: {lines:list}",
    ),
}

PHRASES: Final[dict[type, Three]] = {
    **ALLIED,
    **MORE,
    **AMOUNTS,
    **FACTS,
    **TRIGGERS,
    **TARGETS,
    **EFFECTS,
    **VERBS,
    **RULEBOOK,
    **gathered("PHRASES"),
}

# Rules that are called by their title and not spelled out.
TITLES: Final[dict[str, Three]] = {
    "bombardment": ("bombardment", "ostřelování", "ostrzał"),
    "after the spell": ("after the spell", "po kouzle", "po czarze"),
    "attacking anew": ("attacking anew", "nový útok", "nowy atak"),
    "fighting again": ("fighting again", "opakovaný zápas", "ponowna walka wręcz"),
    "set-up": ("set-up", "příprava", "przygotowanie"),
    "opening hand": ("opening hand", "úvodní list", "ręka początkowa"),
    "cardinal's privilege": (
        "Cardinal's Privilege",
        "Kardinálské privilegium",
        "Przywilej Kardynała",
    ),
    "actions out of turn": (
        "actions out of turn",
        "akce mimo své kolo",
        "akcje poza swoją turą",
    ),
    "handing equipment over": (
        "handing equipment over",
        "předání vybavení",
        "przekazanie ekwipunku",
    ),
    "sending a warrior over": (
        "sending a warrior over",
        "vyslání bojovníka",
        "wysłanie wojownika",
    ),
    "clearing the Outpost": (
        "clearing the Outpost",
        "uvolnění Stanice",
        "opróżnianie Placówki",
    ),
    "seeking cover": ("seeking cover", "vyhledání úkrytu", "szukanie ukrycia"),
    "leaving cover": ("leaving cover", "opuštění úkrytu", "opuszczenie ukrycia"),
    "deploying into cover": (
        "deploying into cover",
        "vyložení do úkrytu",
        "wystawienie do ukrycia",
    ),
    "boarding": ("boarding a vehicle", "nástup do vozidla", "wsiadanie do pojazdu"),
    "leaving a vehicle": ("leaving a vehicle", "výstup z vozidla", "wysiadanie z pojazdu"),
    "transfer": ("transfer", "transfer", "transfer"),
    "sabotage": ("Sabotage", "sabotáž", "sabotaż"),
    "alarm": ("response to Sabotage", "odpověď na sabotáž", "odpowiedź na sabotaż"),
    "booking points": ("booking points", "připsání bodů", "zapisanie punktów"),
    "harm": ("wounds outside the comparison", "zranění mimo porovnání", "rany poza porównaniem"),
    "strengthening a spell": (
        "strengthening a spell",
        "zesílení kouzla",
        "wzmocnienie czaru",
    ),
    "turn": ("turn", "kolo", "tura"),
    "draw step": ("draw step", "dobírání karet", "dobieranie kart"),
    "action step": ("action step", "akce", "akcje"),
    "discard step": ("discard step", "odhazování karet", "odrzucanie kart"),
    "anytime": ("ANYTIME", "KDYKOLI", "W DOWOLNYM MOMENCIE"),
    "modifiers": ("combat modifiers", "bojové modifikátory", "modyfikatory bojowe"),
    "last chance": ("last chance", "poslední možnost", "ostatnia szansa"),
    "answers": ("reactions", "reakce", "reakcje"),
    "after a search": ("after a search", "po hledání", "po szukaniu"),
    "a search": ("a search", "hledání", "szukanie"),
    "using their card": ("using their card", "použití cizí karty", "użycie cudzej karty"),
    "play": ("playing a card", "zahrání karty", "zagranie karty"),
    "duel": ("fight a duel", "proveď souboj", "stocz pojedynek"),
    "declaring the duel": ("declaring the duel", "vyhlášení souboje", "ogłoszenie pojedynku"),
    "naming the fighters": (
        "announcing attacker and defender",
        "oznámení útočníka a obránce",
        "wskazanie atakującego i obrońcy",
    ),
    "announcing the tactic": ("battle tactic", "bitevní taktika", "taktyka bitewna"),
    "announcing the warzone": (
        "announcing the Warzone",
        "oznámení válečné zóny",
        "wskazanie strefy walki",
    ),
    "playing modifiers": ("combat modifiers", "bojové modifikátory", "modyfikatory bojowe"),
    "resolving the duel": (
        "resolving the duel",
        "vyhodnocení souboje",
        "rozstrzygnięcie pojedynku",
    ),
    "changing the state": (
        "change of state",
        "změna stavu bojovníků",
        "zmiana stanu wojowników",
    ),
    "awarding points": ("awarding points", "přidělení bodů", "przyznanie punktów"),
}

# Where the question differs from the sentence of the rulebook.
QUESTIONS: Final[dict[type, Three]] = {
    **gathered("QUESTIONS"),
    rules.MayTakeANewHand: (
        "keep your hand, or take a new one by the Cardinal's Privilege",
        "nech si list, nebo si podle Kardinálského privilegia vezmi nový",
        "zachowaj rękę albo weź nową na mocy Przywileju Kardynała",
    ),
    places.AllTakeCover: (
        "pay {price} destiny points for the warrior who was already in cover, or lose him",
        "zaplať {price} bodů osudu za bojovníka, který už byl v úkrytu, nebo o něj přijdeš",
        "zapłać {price} Punktów Przeznaczenia za wojownika, który już był w ukryciu, albo go strać",
    ),
    ransoms.PayOrMark: (
        "pay {price} destiny points, or let the disease get worse",
        "zaplať {price} body osudu, nebo se nákaza zhorší",
        "zapłać {price} Punkty Przeznaczenia albo choroba się pogorszy",
    ),
    rules.Discard: (
        "discard a card, or keep your hand if you have at most 7 cards",
        "odhoď kartu, nebo si list nech, máš-li v něm nejvýše 7 karet",
        "odrzuć kartę albo zachowaj rękę, jeśli masz najwyżej 7 kart",
    ),
    duel.AnnounceTheWarzone: (
        "announce the Warzone your warrior uses, if any",
        "oznam válečnou zónu, kterou tvůj bojovník použije, pokud nějakou",
        "wskaż strefę walki, której używa twój wojownik, jeśli w ogóle",
    ),
    spoils.AnnouncePoints: (
        "announce how many of the points are destiny points",
        "oznam, kolik z těch bodů bude bodů osudu",
        "ogłoś, ile z tych punktów to Punkty Przeznaczenia",
    ),
}
