"""What everything in Dice Throne is called: English, Czech, Polish, and where the name is ours.

The last field lists the languages whose name is our own translation or, of a card that fills a gap,
our own invention.  Upgrade cards are called after their ability and are not listed.
"""

from __future__ import annotations

from typing import Final

Row = tuple[str, str, str, str]

COMMON: Final[dict[str, Row]] = {
    "transference": ("Transference!", "Přesun!", "Przeniesienie", "cs"),
    "what-status-effects": ("What Status Effects?", "Jaké že stavy?", "Jakie efekty?", ""),
    "vegas-baby": ("Vegas Baby!", "Hurá do Vegas!", "Vegas, kochanie!", "cs pl"),
    "get-that-outta-here": ("Get That Outta Here!", "Pryč s tím!", "Zabieraj to stąd!", "cs pl"),
    "triple-up": ("Triple Up!", "Ber tři!", "Bierz trzy!", "cs pl"),
    "double-up": ("Double Up!", "Ber dvě!", "Bierz dwie!", "cs pl"),
    "buh-bye": ("Buh, Bye!", "Čus bus!", "Pa, pa!", ""),
    "tip-it": ("Tip It!", "Postrč ji!", "Trąć kostkę!", "cs pl"),
    "getting-paid": ("Getting Paid!", "Výplata!", "Czas zapłaty!", "cs"),
    "not-this-time": ("Not This Time!", "To teda ne!", "Nie tym razem!", ""),
    "twice-as-wild": ("Twice As Wild!", "Jedna změna nestačí", "Czyste szaleństwo", ""),
    "try-try-again": ("Try, Try Again!", "Zkus to znovu!", "Próbuj dalej!", "cs pl"),
    "so-wild": ("So Wild!", "Malá změna!", "Odrobina szaleństwa!", "cs pl"),
    "samesies": ("Samesies!", "Jako přes kopírák!", "Jak dwie krople wody!", "cs pl"),
    "one-more-time": ("One More Time!", "Ještě jednou!", "Jeszcze raz!", "cs pl"),
    "helping-hand": ("Helping Hand!", "Pomocná ruka!", "Pomocna dłoń!", "cs pl"),
    "better-d": ("Better D!", "Lepší obrana!", "Lepsza obrona!", "cs pl"),
    "six-it": ("Six-It!", "Jistá šestka!", "Pewna szóstka!", "cs pl"),
}

BLACK_PANTHER: Final[dict[str, Row]] = {
    "black-panther": ("Black Panther", "Black Panther", "Czarna Pantera", ""),
    # symbols
    "claw": ("Claws", "Drápy", "Cięcie", ""),
    "vibranium": ("Vibranium", "Vibranium", "Vibranium", ""),
    "panther": ("Panther", "Panter", "Pantera", ""),
    # tokens
    "kinetic-energy": ("Kinetic Energy", "Kinetická energie", "Energia kinetyczna", ""),
    "vibranium-suit": ("Vibranium Suit", "Vibraniový oblek", "Kombinezon z vibranium", ""),
    # abilities, each followed by the names on its upgrade
    "vibranium-claws": ("Vibranium Claws", "Vibraniové drápy", "Pazury z vibranium", "cs pl"),
    "energy-absorption": ("Energy Absorption", "Pohlcení energie", "Pochłanianie energii", ""),
    "stealth-strike": ("Stealth Strike", "Útok ze zálohy", "Atak z ukrycia", ""),
    "heart-shaped-herb": ("Heart-Shaped Herb", "Srdčitá bylina", "Ziele w kształcie serca", "pl"),
    "meteoric-punch": ("Meteoric Punch", "Meteorický úder", "Siła meteorytu", ""),
    "triple-threat": ("Triple Threat", "Trojitá hrozba", "Potrójne zagrożenie", "pl"),
    "ancestral-power": ("Ancestral Power", "Síla předků", "Moc przodków", ""),
    "panther-reflexes": ("Panther Reflexes", "Instinkt pantera", "Instynkt pantery", "cs"),
    "bashengas-honor": ("Bashenga's Honor", "Bašengova čest", "Honor Bashengi", "pl"),
    "wakanda-forever": ("Wakanda Forever!", "Wakanda nechť žije!", "Wakanda na wieki!", "pl"),
    # cards
    "willpower": ("Willpower!", "Síla vůle!", "Siła woli", "en cs"),
    "vibranium-weave": (
        "Vibranium Weave!",
        "Vibraniová tkanina!",
        "Splot z vibranium!",
        "en cs pl",
    ),
    "absorb-the-blow": ("Absorb the Blow!", "Ztlumit úder!", "Przyjąć cios!", "en cs pl"),
    "kinetic-pulse": ("Kinetic Pulse!", "Kinetický puls!", "Impuls kinetyczny!", "en cs pl"),
    "royal-guard": ("Royal Guard!", "Královská garda!", "Gwardia królewska!", "en cs pl"),
    "kings-resolve": ("King's Resolve!", "Králova rozhodnost!", "Determinacja króla!", "en cs pl"),
}

BLACK_WIDOW: Final[dict[str, Row]] = {
    "black-widow": ("Black Widow", "Black Widow", "Czarna Wdowa", ""),
    # symbols
    "espionage": ("Espionage", "Špionáž", "Szpieg", "cs"),
    "baton": ("Batons", "Obušky", "Pałki", "cs"),
    "widow": ("Widow", "Vdova", "Wdowa", "cs pl"),
    # tokens
    "covert-ops": ("Covert Ops", "Tajná operace", "Tajna operacja", "pl"),
    "agility": ("Agility", "Mrštnost", "Zręczność", ""),
    "time-bomb": ("Time Bomb", "Časovaná bomba", "Bomba zegarowa", ""),
    # abilities, each followed by the names on its upgrade
    "baton-strike": ("Baton Strike", "Úder obuškem", "Cios pałką", "cs pl"),
    "red-room-training": (
        "Red Room Training",
        "Výcvik v Rudé komnatě",
        "Szkolenie w Czerwonym Pokoju",
        "cs pl",
    ),
    "infiltrate": ("Infiltrate", "Infiltrace", "Infiltracja", "cs pl"),
    "spy-game": ("Spy Game", "Špionážní hra", "Gra szpiegowska", "cs pl"),
    "widows-gauntlets": ("Widow's Gauntlets", "Náramky Vdovy", "Naręczaki Wdowy", "cs pl"),
    "covert-mission": ("Covert Mission", "Skrytá mise", "Skryta misja", "cs pl"),
    "hacked": ("Hacked", "Hacknuto", "Zhakowane", "cs pl"),
    "vengeance": ("Vengeance", "Odplata", "Zemsta", "cs pl"),
    "subvert": ("Subvert", "Rozvrat", "Dywersja", "cs pl"),
    "grapple": ("Grapple", "Chvat", "Chwyt", "cs pl"),
    "recon": ("Recon", "Průzkum", "Rozpoznanie", "cs pl"),
    "sabotage": ("Sabotage", "Sabotáž", "Sabotaż", ""),
    "widows-bite": ("Widow's Bite!", "Kousnutí Vdovy!", "Ukąszenie Wdowy!", "cs pl"),
    # cards
    "recoil": ("Recoil!", "Zpětný ráz!", "Odrzut!", "cs pl"),
    "subversion": ("Subversion!", "Podvracení!", "Działalność wywrotowa!", "cs pl"),
    "assemble": ("Assemblé!", "Assemblé!", "Assemblé!", "cs pl"),
    "elude": ("Elude!", "Vyklouznutí!", "Wymknięcie się!", "cs pl"),
    "undercover-mission": (
        "Undercover Mission!",
        "Mise v utajení!",
        "Misja pod przykrywką!",
        "cs pl",
    ),
    "cunning": ("Cunning!", "Prohnanost!", "Przebiegłość!", "cs pl"),
}

NAMES: Final[dict[str, Row]] = {**COMMON, **BLACK_PANTHER, **BLACK_WIDOW}

# English names that have a singular and a plural.
COUNTED: Final[dict[str, tuple[str, str]]] = {
    "claw": ("Claw", "Claws"),
    "panther": ("Panther", "Panthers"),
    "baton": ("Baton", "Batons"),
    "widow": ("Widow", "Widows"),
}

# What is written on the sides of a token that has two.
SIDES: Final[dict[str, str]] = {"time-bomb": "0:02", "time-bomb-late": "0:01"}
