"""What everything in Plošinovka is called: English, Czech, Polish, and where the name is ours.

The last field lists the languages whose name is our own.  The only rulebook we know is Czech, so
English and Polish names are always ours; Czech ones where the rulebook and the public are silent.
"""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.pictures import CARDS, THEMES, of_boss, ordinary

Row = tuple[str, str, str, str]

_PRINTED: Final = "en pl"  # the Czech name is printed
_OURS: Final = "en cs pl"

HEROES: Final[dict[str, Row]] = {
    "sladuse": ("Sladuše", "Sladuše", "Sladuše", _PRINTED),
    "bivoj": ("Bivoj", "Bivoj", "Bivoj", _PRINTED),
    "angelo": ("Angelo", "Angelo", "Angelo", _PRINTED),
    "avys": ("Avys", "Avys", "Avys", _PRINTED),
    "miksy": ("Miksy", "Miksy", "Miksy", _PRINTED),
    "urgh": ("Urgh", "Urgh", "Urgh", _PRINTED),
}

# Who the heroes are.
WHO: Final[dict[str, tuple[str, str, str]]] = {
    "sladuse": ("trickster", "šibalka", "psotnica"),
    "bivoj": ("warrior", "válečník", "wojownik"),
    "angelo": ("shadow", "stín", "cień"),
    "avys": ("elven enchantress", "elfí čarovnice", "elfia zaklinaczka"),
    "miksy": ("sorceress", "čarodějka", "czarodziejka"),
    "urgh": ("barbarian", "barbar", "barbarzyńca"),
}

ENEMIES: Final[dict[str, Row]] = {
    "zombie": ("Zombie", "zombie", "zombie", _OURS),
    "goblin-thief": ("Goblin Thief", "skřetí zloděj", "gobliński złodziej", _OURS),
    "ent": ("Ent", "ent", "ent", _PRINTED),
    "stone-golem": ("Stone Golem", "kamenný golem", "kamienny golem", _PRINTED),
    "werewolf": ("Werewolf", "vlkodlak", "wilkołak", _PRINTED),
    "gargoyle": ("Gargoyle", "chrlič", "gargulec", _OURS),
    "ashigaru": ("Ashigaru", "ašigaru", "ashigaru", _OURS),
    # their abilities
    "shambling": ("Shambling", "Šourání", "Powłóczenie", _OURS),
    "thieving": ("Light Fingers", "Dlouhé prsty", "Lepkie palce", _OURS),
    "roots": ("Roots", "Kořeny", "Korzenie", _OURS),
    "heavy": ("Heavy", "Těžký", "Ciężki", _OURS),
    "howl": ("Howl", "Vytí", "Wycie", _OURS),
    "wings": ("Wings", "Křídla", "Skrzydła", _OURS),
    "spear-wall": ("Spear Wall", "Hradba kopí", "Ściana włóczni", _OURS),
}

BOSSES: Final[dict[str, Row]] = {
    "medusa": ("Medusa", "Medúza", "Meduza", _PRINTED),
    "daimyo-banzai": ("Daimyo Banzai", "daimjó Banzaj", "daimyo Banzai", _PRINTED),
    # their special rules
    "serpent-hair": ("Serpent Hair", "Hadí vlasy", "Wężowe włosy", _OURS),
    "riposte": ("Riposte", "Odveta", "Riposta", _OURS),
    # attack cards
    "petrifying-gaze": (
        "Petrifying Gaze",
        "Zkameňující pohled",
        "Petryfikujące spojrzenie",
        _OURS,
    ),
    "nest-of-vipers": ("Nest of Vipers", "Hnízdo zmijí", "Gniazdo żmij", _OURS),
    "tail-sweep": ("Tail Sweep", "Máchnutí ocasem", "Zamach ogonem", _OURS),
    "shattering-scream": ("Shattering Scream", "Drtivý jekot", "Kruszący wrzask", _OURS),
    "curse-of-the-gorgon": ("Curse of the Gorgon", "Kletba Gorgony", "Klątwa Gorgony", _OURS),
    "iaido-dash": ("Iaido Dash", "Výpad iaidó", "Natarcie iaido", _OURS),
    "wind-step": ("Wind Step", "Krok větru", "Krok wiatru", _OURS),
    "whirling-katana": ("Whirling Katana", "Vířící katana", "Wirująca katana", _OURS),
    "tribute": ("Tribute", "Tribut", "Trybut", _OURS),
    "call-to-arms": ("Call to Arms", "Volání do zbraně", "Wezwanie do broni", _OURS),
    "challenge-to-a-duel": (
        "Challenge to a Duel",
        "Výzva k souboji",
        "Wyzwanie na pojedynek",
        _OURS,
    ),
    # tokens
    "stone-feet": ("Stone Feet", "kamenné nohy", "kamienne nogi", _OURS),
    "venom": ("Venom", "jed", "jad", _OURS),
    "blindness": ("Blindness", "oslepení", "oślepienie", _OURS),
    "challenge": ("Challenge", "výzva", "wyzwanie", _OURS),
    "dishonour": ("Dishonour", "hanba", "hańba", _OURS),
}

# What the special rule of a boss is called.
SPECIAL_RULES: Final = {"medusa": "serpent-hair", "daimyo-banzai": "riposte"}

ITEMS: Final[dict[str, Row]] = {
    "redeemer": ("Redeemer", "Vykupitel", "Odkupiciel", _PRINTED),
    "boots-of-haste": ("Boots of Haste", "Boty spěchu", "Buty pośpiechu", _PRINTED),
    "polished-shield": ("Polished Shield", "Naleštěný štít", "Wypolerowana tarcza", _PRINTED),
    "grappling-hook": ("Grappling Hook", "Kotvička", "Hak z liną", _OURS),
    "climbing-gloves": ("Climbing Gloves", "Lezecké rukavice", "Rękawice wspinaczkowe", _OURS),
    "feather-cloak": ("Feather Cloak", "Péřový plášť", "Płaszcz z piór", _OURS),
    "lucky-penny": ("Lucky Penny", "Šťastný groš", "Szczęśliwy grosz", _OURS),
    "alchemists-scales": ("Alchemist's Scales", "Alchymistovy váhy", "Waga alchemika", _OURS),
    "long-spear": ("Long Spear", "Dlouhé kopí", "Długa włócznia", _OURS),
    "battering-gauntlets": (
        "Battering Gauntlets",
        "Beraní rukavice",
        "Rękawice taranujące",
        _OURS,
    ),
    "loaded-die": ("Loaded Die", "Cinknutá kostka", "Fałszywa kość", _OURS),
    "hourglass": ("Hourglass", "Přesýpací hodiny", "Klepsydra", _OURS),
    "iron-helmet": ("Iron Helmet", "Železná přilba", "Żelazny hełm", _OURS),
    "smoke-bomb": ("Smoke Bomb", "Dýmovnice", "Bomba dymna", _OURS),
    "merchants-seal": ("Merchant's Seal", "Kupecká pečeť", "Pieczęć kupca", _OURS),
}

POTIONS: Final[dict[str, Row]] = {
    "healing-potion": ("Healing Potion", "Léčivý lektvar", "Mikstura leczenia", _OURS),
    "ghost-potion": ("Ghost Potion", "Lektvar přízraku", "Mikstura zjawy", _OURS),
    "strength-potion": ("Strength Potion", "Lektvar síly", "Mikstura siły", _OURS),
    "leaping-potion": ("Leaping Potion", "Lektvar skoku", "Mikstura skoku", _OURS),
    "fortune-potion": ("Fortune Potion", "Lektvar štěstí", "Mikstura szczęścia", _OURS),
    "feather-potion": ("Feather Potion", "Lektvar pírka", "Mikstura pióra", _OURS),
    "telekinesis-potion": (
        "Telekinesis Potion",
        "Lektvar telekineze",
        "Mikstura telekinezy",
        _OURS,
    ),
    "antidote": ("Antidote", "Protijed", "Antidotum", _OURS),
    "crystal-elixir": ("Crystal Elixir", "Křišťálový elixír", "Kryształowy eliksir", _OURS),
}

ARTIFACTS: Final[dict[str, Row]] = {
    "crown-of-the-summit": ("Crown of the Summit", "Koruna vrcholu", "Korona szczytu", _OURS),
    "hunters-horn": ("Hunter's Horn", "Lovecký roh", "Róg łowcy", _OURS),
    "bullys-belt": ("Bully's Belt", "Pás rváče", "Pas osiłka", _OURS),
    "fools-feather": ("Fool's Feather", "Bláznovo pírko", "Pióro głupca", _OURS),
    "merchants-ledger": ("Merchant's Ledger", "Kupecká kniha", "Księga kupca", _OURS),
    "phoenix-ash": ("Phoenix Ash", "Popel fénixe", "Popiół feniksa", _OURS),
    "midas-glove": ("Midas Glove", "Midasova rukavice", "Rękawica Midasa", _OURS),
    "prism-heart": ("Prism Heart", "Srdce z hranolu", "Pryzmatyczne serce", _OURS),
    "jesters-bones": ("Jester's Bones", "Šaškovy kosti", "Kości błazna", _OURS),
    "shadow-mantle": ("Shadow Mantle", "Plášť stínů", "Płaszcz cieni", _OURS),
}

EVENTS: Final[dict[str, Row]] = {
    "tailwind": ("Tailwind", "Vítr v zádech", "Wiatr w plecy", _OURS),
    "market-day": ("Market Day", "Trhový den", "Dzień targowy", _OURS),
    "gem-rain": ("Gem Rain", "Déšť drahokamů", "Deszcz klejnotów", _OURS),
    "blessing": ("Blessing", "Požehnání", "Błogosławieństwo", _OURS),
    "enraged": ("Enraged", "Rozzuření", "Rozwścieczenie", _OURS),
    "earthquake": ("Earthquake", "Zemětřesení", "Trzęsienie ziemi", _OURS),
    "darkness": ("Darkness", "Tma", "Ciemność", _OURS),
    "stampede": ("Stampede", "Úprk", "Popłoch", _OURS),
    "reinforcements": ("Reinforcements", "Posily", "Posiłki", _OURS),
    "pickpocket": ("Pickpocket", "Kapsář", "Kieszonkowiec", _OURS),
    "rust": ("Rust", "Rez", "Rdza", _OURS),
    "collapse": ("Collapse", "Zával", "Zawał", _OURS),
}

DUNGEONS: Final[dict[str, Row]] = {
    "dread-forest": ("Dread Forest", "Hrozivý hvozd", "Straszliwa Puszcza", _PRINTED),
    "creeping-void": ("Creeping Void", "Plíživá prázdnota", "Pełzająca Pustka", _PRINTED),
}


def _tower() -> dict[str, Row]:
    """The cards of the tower are called after their dungeon and their number."""
    found: dict[str, Row] = {}
    for theme in THEMES:
        en, cs, pl, _ = DUNGEONS[theme.key]
        for n, card in enumerate(ordinary(theme), 1):
            found[card.key] = (f"{en} {n}", f"{cs} {n}", f"{pl} {n}", _OURS)
        for n, card in enumerate(of_boss(theme), 1):
            found[card.key] = (
                f"{en}, boss level {n}",
                f"{cs}, úroveň s bossem {n}",
                f"{pl}, poziom bossa {n}",
                _OURS,
            )
    assert len(found) == len(CARDS)
    return found


NAMES: Final[dict[str, Row]] = {
    **HEROES,
    **ENEMIES,
    **BOSSES,
    **ITEMS,
    **POTIONS,
    **ARTIFACTS,
    **EVENTS,
    **DUNGEONS,
    **_tower(),
}
