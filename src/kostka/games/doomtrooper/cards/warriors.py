"""Warriors: affiliation, then fight, shoot, armour and value, then what they can do."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.cards.kinds import (
    ALL_ASPECTS,
    CHANGELING,
    CLANSMEN,
    EXORCISM,
    FREE_MARINES,
    GOLDEN_LIONS,
    INFANTRYMEN,
    MENTALISM,
    PREMONITION,
    SAMURAIS,
    VENUSIAN_MARSHALS,
)
from kostka.games.doomtrooper.state import (
    ART,
    ATTACKS,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    COMBAT,
    DARK_LEGION,
    DARK_SYMMETRY,
    FIGHT,
    IMPERIAL,
    MISHIMA,
)
from kostka.games.doomtrooper.values import (
    YOURS,
    ForAll,
    Immune,
    Kills,
    MustAttack,
    Plus,
    StrikesFirst,
    Such,
    WhenAttacking,
)
from kostka.games.doomtrooper.verbs import warrior

LEGIONNAIRES: Final = Such(DARK_LEGION)

# Imperial

SEAN_GALLAGHER: Final = warrior(
    "sean-gallagher",
    IMPERIAL,
    (10, 3, 8, 8),
    MustAttack(LEGIONNAIRES),
    ForAll(Such(kind=CLANSMEN, whose=YOURS), Immune(DARK_SYMMETRY)),
    kinds=(CLANSMEN,),
    personality=True,
)
EDWARD_S_MURDOCH: Final = warrior(
    "edward-s-murdoch",
    IMPERIAL,
    (7, 4, 7, 7),
    ForAll(Such(kind=GOLDEN_LIONS, whose=YOURS), Immune(DARK_SYMMETRY)),
    kinds=(GOLDEN_LIONS,),
    personality=True,
)
CLANSMAN: Final = warrior(
    "clansman",
    IMPERIAL,
    (4, 2, 3, 3),
    WhenAttacking(LEGIONNAIRES, Plus(1, FIGHT)),
    kinds=(CLANSMEN,),
)
GOLDEN_LION: Final = warrior("golden-lion", IMPERIAL, (3, 3, 3, 3), kinds=(GOLDEN_LIONS,))

# Capitol

MITCH_HUNTER: Final = warrior(
    "mitch-hunter",
    CAPITOL,
    (4, 7, 7, 7),
    ForAll(Such(kind=INFANTRYMEN, whose=YOURS), Immune(DARK_SYMMETRY)),
    kinds=(INFANTRYMEN,),
    personality=True,
)
BIG_BOB_WATTS: Final = warrior(
    "big-bob-watts",
    CAPITOL,
    (5, 8, 7, 7),
    ForAll(Such(kind=FREE_MARINES, whose=YOURS), Immune(DARK_SYMMETRY)),
    kinds=(FREE_MARINES,),
    personality=True,
)
FREE_MARINE: Final = warrior("free-marine", CAPITOL, (4, 6, 4, 5), kinds=(FREE_MARINES,))
SEA_LION: Final = warrior("sea-lion", CAPITOL, (3, 4, 4, 4))
SUNSET_STRIKER: Final = warrior("sunset-striker", CAPITOL, (3, 3, 3, 3))
MARTIAN_BANSHEE: Final = warrior("martian-banshee", CAPITOL, (1, 5, 3, 3))
INFANTRY: Final = warrior("infantry", CAPITOL, (2, 3, 2, 2), kinds=(INFANTRYMEN,))

# Mishima

TATSU: Final = warrior(
    "tatsu",
    MISHIMA,
    (6, 6, 7, 7),
    ForAll(Such(kind=SAMURAIS, whose=YOURS), Immune(DARK_SYMMETRY)),
    kinds=(SAMURAIS,),
    personality=True,
)
SHADOW_WALKER: Final = warrior("shadow-walker", MISHIMA, (4, 3, 4, 5), StrikesFirst(always=True))
COMBAT_WARHEAD: Final = warrior("combat-warhead", MISHIMA, (4, 4, 3, 4), Immune(DARK_SYMMETRY))
SAMURAI: Final = warrior("samurai", MISHIMA, (3, 3, 3, 3), kinds=(SAMURAIS,))
MENTOR: Final = warrior(
    "mentor",
    MISHIMA,
    (3, 3, 3, 3),
    ForAll(Such(MISHIMA, whose=YOURS, other=True), Plus(1, ATTACKS)),
)

# Bauhaus

VENUSIAN_MARSHAL: Final = warrior(
    "venusian-marshal",
    BAUHAUS,
    (8, 7, 8, 8),
    ForAll(Such(BAUHAUS, whose=YOURS, commoner=True, not_kind=VENUSIAN_MARSHALS), Plus(2, COMBAT)),
    kinds=(VENUSIAN_MARSHALS,),
)
BAUHAUS_BLITZER: Final = warrior("bauhaus-blitzer", BAUHAUS, (3, 3, 3, 3))
DRAGOON: Final = warrior("dragoon", BAUHAUS, (1, 3, 5, 3))
HUSSAR: Final = warrior("hussar", BAUHAUS, (2, 2, 3, 2))

# The Brotherhood

INQUISITOR_MAJORIS: Final = warrior(
    "inquisitor-majoris", BROTHERHOOD, (7, 7, 7, 8), casts=ALL_ASPECTS
)
MYSTIC: Final = warrior("mystic", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)
INQUISITOR: Final = warrior("inquisitor", BROTHERHOOD, (4, 4, 4, 4), casts=(EXORCISM, MENTALISM))
SACRED_WARRIOR: Final = warrior(
    "sacred-warrior", BROTHERHOOD, (3, 3, 3, 3), casts=(EXORCISM, PREMONITION)
)
VALKYRIE: Final = warrior("valkyrie", BROTHERHOOD, (3, 3, 3, 3), casts=(CHANGELING, PREMONITION))

# The Dark Legion

NEPHARITE_OF_ALGEROTH: Final = warrior(
    "nepharite-of-algeroth", DARK_LEGION, (11, 5, 6, 8), Immune(ART)
)
NEPHARITE_OF_ILIAN: Final = warrior(
    "nepharite-of-ilian", DARK_LEGION, (8, 5, 4, 7), Immune(ART), Kills(FIGHT)
)
EZOGHOUL: Final = warrior("ezoghoul", DARK_LEGION, (5, 8, 7, 8))
IMMACULATE_FURY: Final = warrior("immaculate-fury", DARK_LEGION, (5, 12, 7, 8))
RAZIDE: Final = warrior("razide", DARK_LEGION, (9, 2, 7, 7))
TEMPLAR: Final = warrior("templar", DARK_LEGION, (4, 7, 5, 6))
CENTURION: Final = warrior("centurion", DARK_LEGION, (4, 4, 4, 5))
NECROMUTANT: Final = warrior("necromutant", DARK_LEGION, (4, 4, 4, 4))
CURATOR: Final = warrior("curator", DARK_LEGION, (3, 4, 3, 4))
BLESSED_LEGIONNAIRE: Final = warrior(
    "blessed-legionnaire", DARK_LEGION, (2, 2, 1, 3), Kills(ATTACKS)
)
UNDEAD_LEGIONNAIRE: Final = warrior("undead-legionnaire", DARK_LEGION, (3, 1, 2, 2))
LEGIONNAIRE_OF_SEMAI: Final = warrior("legionnaire-of-semai", DARK_LEGION, (1, 2, 3, 2))
CHILD_OF_ILIAN: Final = warrior("child-of-ilian", DARK_LEGION, (1, 3, 2, 2))

WARRIORS: Final = (
    *(SEAN_GALLAGHER, EDWARD_S_MURDOCH, CLANSMAN, GOLDEN_LION),
    *(MITCH_HUNTER, BIG_BOB_WATTS, FREE_MARINE, SEA_LION, SUNSET_STRIKER, MARTIAN_BANSHEE),
    *(INFANTRY, TATSU, SHADOW_WALKER, COMBAT_WARHEAD, SAMURAI, MENTOR),
    *(VENUSIAN_MARSHAL, BAUHAUS_BLITZER, DRAGOON, HUSSAR),
    *(INQUISITOR_MAJORIS, MYSTIC, INQUISITOR, SACRED_WARRIOR, VALKYRIE),
    *(NEPHARITE_OF_ALGEROTH, NEPHARITE_OF_ILIAN, EZOGHOUL, IMMACULATE_FURY, RAZIDE, TEMPLAR),
    *(CENTURION, NECROMUTANT, CURATOR, BLESSED_LEGIONNAIRE, UNDEAD_LEGIONNAIRE),
    *(LEGIONNAIRE_OF_SEMAI, CHILD_OF_ILIAN),
)
