"""The phrasebook of Doomtrooper: how every step, effect, target, condition and trigger reads.

English, Czech and Polish, in this order; `words/book.py` explains the marks in braces.  Effects are
nouns that fit after a colon, conditions clauses that fit after "if", triggers after "whenever".
"""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import duel, play, rules, state, targets, values, verbs
from kostka.kernel.event import ReadDue
from kostka.kernel.step import If, Word
from kostka.kernel.window import PlayOrPass

Three = tuple[str, str, str]


def by_key(rows: dict[str, Three]) -> Three:
    """One phrase for many words: the word's key decides."""
    en, cs, pl = (
        "{it:" + "|".join([f"{key}={row[place]}" for key, row in rows.items()]) + "}"
        for place in range(3)
    )
    return en, cs, pl


# --- Words in other cases -------------------------------------------------------------------------

TO_A_VALUE: Final[dict[str, Three]] = {
    "fight": ("fight", "k zápasu", "do walki wręcz"),
    "shoot": ("shoot", "ke střelbě", "do strzelania"),
    "armour": ("armour", "k obraně", "do obrony"),
    "value": ("value", "k hodnotě", "do wartości"),
    "fight-and-shoot": ("fight and shoot", "k zápasu i střelbě", "do walki wręcz i strzelania"),
    "combat-values": (
        "fight, shoot and armour",
        "k zápasu, střelbě i obraně",
        "do walki wręcz, strzelania i obrony",
    ),
    "all-values": ("all values", "ke všem hodnotám", "do wszystkich wartości"),
}
IN_A_TACTIC: Final[dict[str, Three]] = {
    "fight": ("in a fight", "v zápase", "w walce wręcz"),
    "shoot": ("in a shoot-out", "ve střelbě", "w strzelaniu"),
    "fight-and-shoot": (
        "in a fight or a shoot-out",
        "v zápase i ve střelbě",
        "w walce wręcz i w strzelaniu",
    ),
}
TO_A_KIND: Final[dict[str, Three]] = {
    "special": ("special cards", "speciálním kartám", "karty specjalne"),
    "art": ("the Art", "Umění", "Sztukę"),
    "dark-symmetry": ("Dark Symmetry", "Černé symetrii", "Mroczną Harmonię"),
    "equipment": ("equipment", "vybavení", "ekwipunek"),
    "fortification": ("Fortifications", "opevněním", "fortyfikacje"),
    "warzone": ("Warzones", "válečným zónám", "strefy walki"),
}
A_KIND: Final[dict[str, Three]] = {  # what a card is played on or cancels
    "special": ("a special card", "speciální kartu", "kartę specjalną"),
    "art": ("an Art spell", "kouzlo Umění", "czar Sztuki"),
    "dark-symmetry": (
        "a Dark Symmetry card",
        "kartu Černé symetrie",
        "kartę Mrocznej Harmonii",
    ),
    "equipment": ("an equipment card", "kartu vybavení", "kartę ekwipunku"),
    "fortification": ("a Fortification", "opevnění", "fortyfikację"),
    "warzone": ("a Warzone", "válečnou zónu", "strefę walki"),
}
OF_AN_AFFILIATION: Final[dict[str, Three]] = {
    "bauhaus": (" of Bauhaus", " Bauhausu", " Bauhausu"),
    "capitol": (" of Capitol", " Kapitolu", " Capitolu"),
    "imperial": (" of Imperial", " Imperiálu", " Imperialu"),
    "mishima": (" of Mishima", " Mishimy", " Mishimy"),
    "brotherhood": (" of the Brotherhood", " Bratrstva", " Bractwa"),
    "dark-legion": (" of the Dark Legion", " Černé legie", " Legionu Ciemności"),
}
OF_A_GROUP: Final[dict[str, Three]] = {
    "clansmen": ("Clansmen", "Příslušníci klanu", "Clansmen"),
    "golden-lions": ("Golden Lions", "Zlatí lvi", "Golden Lions"),
    "free-marines": ("Free Marines", "Svobodní mariňáci", "Free Marines"),
    "infantrymen": ("Infantrymen", "Pěchota", "Infantrymen"),
    "samurais": ("Samurais", "Samurajové", "Samurais"),
    "venusian-rangers": ("Venusian Rangers", "Venušini jezdci", "Venusian Rangers"),
    "venusian-marshals": ("Venusian Marshals", "Venušanští maršálové", "Venusian Marshals"),
}
WITHOUT: Final[dict[str, Three]] = {
    "vehicle": (
        " who has no vehicle yet",
        ", který ještě nemá vozidlo",
        ", który nie ma jeszcze pojazdu",
    ),
    "body-armour": (
        " who has no body armour yet",
        ", který ještě nemá brnění",
        ", który nie ma jeszcze zbroi",
    ),
}

_NOTHING: Final[Three] = ("", "", "")
_WHICH: Final[Three] = (  # what follows "warrior" in a description
    "{affiliation:of}{kind:group}{other: except himself|}{commoner:, except Personalities|}"
    "{not_kind:except}{worth:0=| worth at most {worth}}",
    "{affiliation:of}{kind:group}{other: kromě něho samého|}{commoner:, kromě osobností|}"
    "{not_kind:except}{worth:0=| s hodnotou nejvýše {worth}}",
    "{affiliation:of}{kind:group}{other: oprócz niego samego|}{commoner:, oprócz osobistości|}"
    "{not_kind:except}{worth:0=| o wartości najwyżej {worth}}",
)

FORMS: Final[dict[tuple[type, str], Three]] = {
    (state.Value, "to"): by_key(TO_A_VALUE),
    (state.Value, "in"): by_key(IN_A_TACTIC),
    (Word, "to"): by_key(TO_A_KIND),
    (Word, "a"): by_key(A_KIND),
    (Word, "of"): by_key(OF_AN_AFFILIATION),
    (Word, "group"): by_key(
        {
            key: (f" of the {en}", f" skupiny {cs}", f" grupy {pl}")
            for key, (en, cs, pl) in OF_A_GROUP.items()
        }
    ),
    (Word, "except"): by_key(
        {
            key: (f", except the {en}", f", kromě skupiny {cs}", f", oprócz grupy {pl}")
            for key, (en, cs, pl) in OF_A_GROUP.items()
        }
    ),
    (Word, "without"): by_key(WITHOUT),
    **{(type(None), form): _NOTHING for form in ("of", "group", "except", "without")},
    # after "on", "na"
    (values.Such, "a"): (
        "{whose:yours=one of your |anyones=a }"
        "{side:doomtroopers={whose:yours=Doomtroopers|anyones=Doomtrooper}|"
        "None={whose:yours=warriors|anyones=warrior}}" + _WHICH[0],
        "{whose:yours=svého |anyones=}{side:doomtroopers=Doomtroopera|None=bojovníka}" + _WHICH[1],
        "{whose:yours=swojego |anyones=}{side:doomtroopers=Żołnierza Zagłady|None=wojownika}"
        + _WHICH[2],
    ),
    (values.Such, "all"): (
        "all {whose:yours=your |anyones=}{side:doomtroopers=Doomtroopers|None=warriors}"
        + _WHICH[0],
        "všichni {whose:yours=tvoji |anyones=}{side:doomtroopers=Doomtroopeři|None=bojovníci}"
        + _WHICH[1],
        "wszyscy {whose:yours=twoi |anyones=}"
        "{side:doomtroopers=Żołnierze Zagłady|None=wojownicy}" + _WHICH[2],
    ),
}

# --- Amounts, conditions, triggers ----------------------------------------------------------------

HEADS: Final[dict[type, int | str]] = {verbs.ThatMany: "X", verbs.AsBought: "X"}

AMOUNTS: Final[dict[type, Three]] = {
    verbs.ThatMany: (
        ", where X is {times:1=|2=twice |{times} times }their number",
        ", kde X je {times:1=jejich počet|2=dvojnásobek jejich počtu|{times}násobek jejich počtu}",
        ", gdzie X to {times:1=ich liczba|2=dwukrotność ich liczby|{times}-krotność ich liczby}",
    ),
    verbs.AsBought: (
        ", where X is the number of payments",
        ", kde X je počet zaplacení",
        ", gdzie X to liczba zapłat",
    ),
}

FACTS: Final[dict[type, Three]] = {
    play.InADuel: ("a duel is fought", "probíhá souboj", "trwa pojedynek"),
    play.OutsideDuels: ("no duel is fought", "neprobíhá souboj", "nie trwa pojedynek"),
    play.YouMayAttack: (
        "your first turn is over",
        "tvé první kolo skončilo",
        "twoja pierwsza tura się skończyła",
    ),
    play.YouHaveAWarrior: (
        "you have a warrior in play",
        "máš ve hře bojovníka",
        "masz w grze wojownika",
    ),
    play.AFoeHasAWarrior: (
        "an opponent has a warrior in play",
        "má ve hře bojovníka některý soupeř",
        "ma w grze wojownika któryś przeciwnik",
    ),
    play.ACasterIsYours: (
        "you have a warrior in play who masters the aspect of {aspect}",
        "máš ve hře bojovníka, který ovládá aspekt {aspect}",
        "masz w grze wojownika, który zna aspekt {aspect}",
    ),
    play.NoCopyIsYours: (
        "you have no other such card in play",
        "nemáš ve hře jinou takovou kartu",
        "nie masz w grze innej takiej karty",
    ),
    verbs.HasNoDestiny: (
        "{who:you=you have|that player has} no destiny points left",
        "{who:you=už nemáš|už ten hráč nemá} žádný bod osudu",
        "{who:you=nie masz|ten gracz nie ma} już Punktów Przeznaczenia",
    ),
    duel.TheSurvivorStrikesBack: (
        "the one who was struck first has survived",
        "přežil ten, na koho mířil první útok",
        "przeżył ten, w kogo był wymierzony pierwszy atak",
    ),
    duel.AFighterIsGone: (
        "the attacker or the defender has left play",
        "útočník nebo obránce už není ve hře",
        "atakującego albo obrońcy nie ma już w grze",
    ),
}

TRIGGERS: Final[dict[type, Three]] = {
    verbs.AtDrawStep: (
        "{whose:you=your|bearer=that player's|None=anybody's} draw step begins",
        "začíná {whose:you=tvé dobírání karet|bearer=dobírání karet toho hráče|"
        "None=něčí dobírání karet}",
        "zaczyna się {whose:you=twoje|bearer=jego|None=czyjeś} dobieranie kart",
    ),
    verbs.WhenItKills: ("this warrior kills", "tento bojovník zabije", "ten wojownik zabija"),
}

# --- Targets --------------------------------------------------------------------------------------

TARGETS: Final[dict[type, Three]] = {
    targets.NoTarget: _NOTHING,
    targets.Yourself: _NOTHING,
    targets.AWarrior: (
        " on {such:a}{without:without}",
        " na {such:a}{without:without}",
        " na {such:a}{without:without}",
    ),
    targets.AFighter: (
        " on {such:a} in the duel{casts:None=| who masters its aspect}",
        " na {such:a} v souboji{casts:None=|, který ovládá jeho aspekt}",
        " na {such:a} w pojedynku{casts:None=|, który zna jego aspekt}",
    ),
    targets.YourDyingWarrior: (
        " on your warrior who would be killed",
        " na svého bojovníka, který by byl zabit",
        " na swojego wojownika, który zostałby zabity",
    ),
    targets.APlayer: (
        " on {other:another|a} player{wealthy: who has destiny points|}"
        "{unequal: who has not as many destiny points as you|}",
        " na {other:jiného |}hráče{wealthy:, který má body osudu|}"
        "{unequal:, který má jiný počet bodů osudu než ty|}",
        " na {other:innego |}gracza{wealthy:, który ma Punkty Przeznaczenia|}"
        "{unequal:, który ma inną liczbę Punktów Przeznaczenia niż ty|}",
    ),
    targets.APiece: (
        " on {kind:a} that a warrior has",
        " na {kind:a}, kterou má bojovník",
        " na {kind:a}, którą ma wojownik",
    ),
    targets.ToCancel: (
        " to {kind:a}, at once or later in the same duel before it is resolved",
        " na {kind:a}, ihned nebo později v témže souboji před jeho vyhodnocením",
        " na {kind:a}, od razu albo później w tym samym pojedynku przed jego rozstrzygnięciem",
    ),
    targets.PointsEarned: (
        " ({yours:your own|anybody's} promotion points)",
        " ({yours:tvé vlastní|něčí} vítězné body)",
        " ({yours:twoje własne|czyjeś} punkty zwycięstwa)",
    ),
}

# --- Effects --------------------------------------------------------------------------------------

EFFECTS: Final[dict[type, Three]] = {
    values.Plus: (
        "{n:+} {to:to}{bought: for each payment|}",
        "{n:+} {to:to}{bought: za každé zaplacení|}",
        "{n:+} {to:to}{bought: za każdą zapłatę|}",
    ),
    values.PlusBase: (
        "{n:+} base {to:to}",
        "{n:+} {to:to} (základní hodnota)",
        "{n:+} {to:to} (wartość podstawowa)",
    ),
    values.Times: ("{to} × {n}", "{to} × {n}", "{to} × {n}"),
    values.Kills: (
        "automatic kill {tactic:in}",
        "automatické zabití {tactic:in}",
        "automatyczne zabicie {tactic:in}",
    ),
    values.StrikesFirst: (
        "{always:always |}first strike",
        "{always:vždy |}první útok",
        "{always:zawsze |}pierwszy atak",
    ),
    values.Immune: ("immunity to {kind:to}", "imunita vůči {kind:to}", "odporność na {kind:to}"),
    values.MustAttack: (
        "must attack {such:a} while there is one",
        "musí útočit na {such:a}, dokud je nějaký ve hře",
        "musi atakować {such:a}, dopóki taki jest w grze",
    ),
    values.NoOtherEquipment: (
        "no other equipment can be used",
        "nelze používat jiné vybavení",
        "nie można używać innego ekwipunku",
    ),
    values.NoVehicles: (
        "nobody uses a vehicle in this duel",
        "v tomto souboji nikdo nepoužívá vozidlo",
        "w tym pojedynku nikt nie używa pojazdu",
    ),
    values.ForAll: ("{such:all}: {effect}", "{such:all}: {effect}", "{such:all}: {effect}"),
    values.Only: (
        "only {such:all}: {effect}",
        "pouze {such:all}: {effect}",
        "tylko {such:all}: {effect}",
    ),
    values.WhenAttacking: (
        "when attacking {such:a}: {effect}",
        "když útočí na {such:a}: {effect}",
        "gdy atakuje {such:a}: {effect}",
    ),
    state.Whenever: (
        "whenever {trigger}: {lines:list}",
        "kdykoli {trigger}: {lines:list}",
        "ilekroć {trigger}: {lines:list}",
    ),
}

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
    verbs.DiscardTheTarget: (
        "discard the target from play",
        "vyřaď cíl ze hry",
        "odrzuć cel z gry",
    ),
    verbs.SaveTheWarrior: (
        "the warrior is not killed and stays as he was",
        "bojovník není zabit a zůstává, jak byl",
        "wojownik nie zostaje zabity i jest w takim stanie jak przedtem",
    ),
    verbs.CountPromotion: (
        "{deny:these promotion points are lost|count these promotion points}",
        "{deny:tyto vítězné body propadají|spočítej tyto vítězné body}",
        "{deny:te punkty zwycięstwa przepadają|policz te punkty zwycięstwa}",
    ),
    If: (
        "if {condition}: {lines:list}",
        "pokud {condition}: {lines:list}",
        "jeśli {condition}: {lines:list}",
    ),
}

# --- The rulebook ---------------------------------------------------------------------------------

RULEBOOK: Final[dict[type, Three]] = {
    # set-up and turn
    rules.WhoStarts: (
        "chance says who starts",
        "náhoda určí, kdo začíná",
        "los wskazuje, kto zaczyna",
    ),
    rules.EverybodyDraws: (
        "everybody draws an opening hand",
        "každý si dobere úvodní list",
        "każdy dobiera rękę początkową",
    ),
    rules.BeginTheTurns: ("the turns begin", "začínají kola", "zaczynają się tury"),
    rules.DrawUpTo: (
        "draw until you have {n} {n:card|cards} in hand",
        "dobírej karty, dokud jich v listu nemáš {n}",
        "dobieraj karty, aż będziesz mieć ich na ręce {n}",
    ),
    rules.StartTheTurn: ("your turn starts", "začíná tvé kolo", "zaczyna się twoja tura"),
    rules.BeginTheDrawStep: (
        "your draw step begins",
        "začíná tvé dobírání karet",
        "zaczyna się twoje dobieranie kart",
    ),
    rules.TakeAnAction: (
        "take an action, or stop; an attack is the last one",
        "proveď akci, nebo skonči; útok je poslední",
        "wykonaj akcję albo zakończ; atak jest ostatnią",
    ),
    rules.NextAction: ("take the next action", "proveď další akci", "wykonaj następną akcję"),
    rules.Discard: (
        "with more than 7 cards in hand, discard down to 7; else you may discard one",
        "máš-li v listu víc než 7 karet, odhoď přebytečné; jinak smíš odhodit jednu",
        "jeśli masz na ręce więcej niż 7 kart, odrzuć nadmiar; inaczej możesz odrzucić jedną",
    ),
    rules.NextPlayer: ("the next player goes on", "hraje další hráč", "gra następny gracz"),
    # playing a card
    play.LayItDown: ("lay the card down", "vylož kartu", "wyłóż kartę"),
    play.NameTheTarget: ("name its target", "urči její cíl", "wskaż jej cel"),
    play.NameTheAmount: (
        "say how many times you pay its price",
        "řekni, kolikrát zaplatíš její cenu",
        "powiedz, ile razy płacisz jej cenę",
    ),
    play.AnnounceIt: (
        "announce it and pay its price",
        "oznam ji a zaplať její cenu",
        "ogłoś ją i zapłać jej cenę",
    ),
    play.DoWhatItSays: (
        "unless it was cancelled, do what it says",
        "nebyla-li zrušena, proveď ji",
        "jeśli nie została anulowana, wykonaj ją",
    ),
    play.PutItAway: (
        "unless it stays in play, put it on the discard pile",
        "nezůstává-li ve hře, odlož ji do hrobu",
        "jeśli nie zostaje w grze, odłóż ją na stos kart odrzuconych",
    ),
    # the duel
    duel.Phase: ("phase {n} of the duel", "{n}. fáze souboje", "{n}. faza pojedynku"),
    duel.DeclareTheDuel: ("declare a duel", "vyhlas souboj", "ogłoś pojedynek"),
    duel.NameTheAttacker: (
        "name one of your warriors as the attacker",
        "oznam svého bojovníka jako útočníka",
        "wskaż swojego wojownika jako atakującego",
    ),
    duel.NameTheDefender: (
        "name an opponent's warrior as the defender",
        "oznam soupeřova bojovníka jako obránce",
        "wskaż wojownika przeciwnika jako obrońcę",
    ),
    duel.AnnounceTheTactic: (
        "announce the battle tactic, fight or shoot",
        "oznam bitevní taktiku, zápas, nebo střelbu",
        "ogłoś taktykę bitewną: walkę wręcz albo strzelanie",
    ),
    duel.AnnounceTheWarzone: (
        "the defender's player announces the Warzone, if any",
        "hráč obránce oznámí válečnou zónu, pokud nějakou použije",
        "gracz obrońcy wskazuje strefę walki, jeśli jej używa",
    ),
    duel.CompareValues: (
        "whoever's armour does not exceed the value he is struck with is wounded, and killed if he "
        "was wounded already; who strikes first is struck back only by a survivor",
        "čí obrana nepřevyšuje hodnotu, kterou na něj útočí soupeř, ten je zraněn, a byl-li už "
        "zraněný, je zabit; komu patří první útok, tomu útok opětuje jen ten, kdo přežil",
        "czyja obrona nie przewyższa wartości, którą atakuje przeciwnik, ten zostaje ranny, a "
        "jeśli już był ranny, zabity; na pierwszy atak odpowiada kontratakiem tylko ten, kto "
        "przeżył",
    ),
    duel.StrikeBack: ("he strikes back", "opětuje útok", "kontratakuje"),
    duel.TurnTheCards: (
        "turn the wounded sideways, put the killed on their owners' discard piles",
        "zraněné otoč na bok, zabité odlož do hrobů jejich majitelů",
        "rannych obróć na bok, zabitych odłóż na stosy kart odrzuconych ich właścicieli",
    ),
    duel.AnnouncePoints: (
        "for each kill, announce how many of the points are destiny points; the others are "
        "promotion points",
        "za každé zabití oznam, kolik bodů bude bodů osudu; ostatní jsou vítězné body",
        "za każde zabicie ogłoś, ile punktów to Punkty Przeznaczenia; pozostałe to punkty "
        "zwycięstwa",
    ),
    duel.TakePoints: (
        "the points that were announced are taken",
        "oznámené body se připíšou",
        "ogłoszone punkty zostają dopisane",
    ),
    # of every game
    PlayOrPass: ("play a card or pass", "zahraj kartu, nebo pasuj", "zagraj kartę albo spasuj"),
    ReadDue: (
        "choose which of these effects comes first",
        "vyber, který z těchto efektů nastane první",
        "wybierz, który z tych efektów nastąpi pierwszy",
    ),
}

PHRASES: Final[dict[type, Three]] = {
    **AMOUNTS,
    **FACTS,
    **TRIGGERS,
    **TARGETS,
    **EFFECTS,
    **VERBS,
    **RULEBOOK,
}

# Rules that are called by their title and not spelled out.
TITLES: Final[dict[str, Three]] = {
    "set-up": ("set-up", "příprava", "przygotowanie"),
    "opening hand": ("opening hand", "úvodní list", "ręka początkowa"),
    "turn": ("turn", "kolo", "tura"),
    "draw step": ("draw step", "dobírání karet", "dobieranie kart"),
    "action step": ("action step", "akce", "akcje"),
    "discard step": ("discard step", "odhazování karet", "odrzucanie kart"),
    "anytime": ("ANYTIME", "KDYKOLI", "W DOWOLNYM MOMENCIE"),
    "modifiers": ("combat modifiers", "bojové modifikátory", "modyfikatory bojowe"),
    "last chance": ("last chance", "poslední možnost", "ostatnia szansa"),
    "answers": ("reactions", "reakce", "reakcje"),
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
    duel.AnnouncePoints: (
        "announce how many of the points are destiny points",
        "oznam, kolik z těch bodů bude bodů osudu",
        "ogłoś, ile z tych punktów to Punkty Przeznaczenia",
    ),
}
