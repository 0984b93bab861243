"""Unlimited: warriors.  Affiliation, then fight, shoot, armour and value, then what they can do."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import (
    BLOOD_BERETS,
    CHILDREN_OF_ILIAN,
    CLANSMEN,
    CURATORS,
    ETOILES,
    FREE_MARINES,
    GOLDEN_LIONS,
    INFANTRYMEN,
    INQUISITORS,
    INQUISITORS_MAJORIS,
    LEGIONNAIRE,
    MYSTICS,
    NECROMUTANTS,
    RAMS_AIR_CAVALRIES,
    SACRED_WARRIORS,
    SAMURAIS,
    SEA_LIONS,
    TEMPLARS_OF_ILIAN,
    TRENCHERS,
    UNDEAD_LEGIONNAIRES,
    VALKYRIES,
    VENUSIAN_RANGERS,
)
from kostka.games.doomtrooper.deeds import DamageAll
from kostka.games.doomtrooper.effects import (
    ForAll,
    Fortified,
    FreeGifts,
    Immune,
    Kills,
    MayNotReceive,
    MayNotUse,
    MayReceiveAny,
    MustAttack,
    NeverSeeksCover,
    NoFortifications,
    Plus,
    Such,
    ToFoe,
    WhenAttacking,
)
from kostka.games.doomtrooper.facts import CollectionHas
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.places import Fetch
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ALGEROTH,
    ALL_ASPECTS,
    ARMOUR,
    ART,
    ATTACKS,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CHANGELING,
    DARK_LEGION,
    DARK_SYMMETRY,
    DEMNOGONIS,
    EQUIPMENT,
    EXORCISM,
    FIGHT,
    GIFT,
    HERETIC,
    ILIAN,
    IMPERIAL,
    LEGIONNAIRES,
    MENTALISM,
    MISHIMA,
    MUAWIJHE,
    NEPHARITE,
    ONCE_A_GAME,
    PREMONITION,
    SEMAI,
    STRUCK_OUT,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.traits import MoreForDestiny
from kostka.games.doomtrooper.triggers import WhenItKills
from kostka.games.doomtrooper.verbs import YourWarriors

LEGION: Final = Such(side=LEGIONNAIRES)

# Imperial

SEAN_GALLAGHER: Final = warrior(
    "sean-gallagher",
    IMPERIAL,
    (10, 3, 8, 8),
    MustAttack(LEGION),
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
SGT_MCBRIDE: Final = warrior(
    "sgt-mcbride",
    IMPERIAL,
    (5, 5, 4, 5),
    ForAll(Such(kind=BLOOD_BERETS, other=True), Plus(1, ATTACKS)),
    kinds=(BLOOD_BERETS,),
    personality=True,
)
CLANSMAN: Final = warrior(
    "clansman",
    IMPERIAL,
    (4, 2, 3, 3),
    WhenAttacking(LEGION, Plus(1, FIGHT)),
    kinds=(CLANSMEN,),
)
TRENCHER: Final = warrior(
    "trencher",
    IMPERIAL,
    (3, 2, 2, 3),
    Ability(
        "dig",
        AS_AN_ACTION,
        NO_TARGET,
        Fetch("foxhole", onto=True),
        actions=3,
        needs=(Need("DOOM-PLAY-01", CollectionHas("foxhole")),),
    ),
    kinds=(TRENCHERS,),
)
GOLDEN_LION: Final = warrior("golden-lion", IMPERIAL, (3, 3, 3, 3), kinds=(GOLDEN_LIONS,))
BLOOD_BERET: Final = warrior(
    "blood-beret", IMPERIAL, (4, 4, 3, 4), Immune(GIFT), kinds=(BLOOD_BERETS,)
)
YOUNG_GUARD: Final = warrior(
    "young-guard", IMPERIAL, (2, 4, 3, 3), NeverSeeksCover(), NoFortifications()
)
RAMS_AIR_CAVALRY: Final = warrior(
    "rams-air-cavalry",
    IMPERIAL,
    (STRUCK_OUT, 4, 6, 5),
    NeverSeeksCover(),
    MayNotUse(EQUIPMENT),
    ToFoe(NoFortifications()),
    kinds=(AIRSHIP, VEHICLE, RAMS_AIR_CAVALRIES),
)
WOLFBANE_LIGHT_CAVALRY: Final = warrior(
    "wolfbane-light-cavalry",
    IMPERIAL,
    (5, 4, 4, 5),
    ToFoe(Fortified(Plus(3, ARMOUR), Plus(-3, ARMOUR))),
)

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
SEA_LION: Final = warrior("sea-lion", CAPITOL, (3, 4, 4, 4), kinds=(SEA_LIONS,))
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
COMBAT_WARHEAD: Final = warrior("combat-warhead", MISHIMA, (4, 4, 3, 4), Immune(DARK_SYMMETRY))
SAMURAI: Final = warrior("samurai", MISHIMA, (3, 3, 3, 3), kinds=(SAMURAIS,))

# Bauhaus

VALERIE_DUVAL: Final = warrior(
    "valerie-duval",
    BAUHAUS,
    (8, 4, 8, 8),
    ForAll(Such(kind=ETOILES), Immune(DARK_SYMMETRY)),  # also opponents': DOOM-PERS-11
    kinds=(ETOILES,),
    personality=True,
)
VENUSIAN_RANGER: Final = warrior(
    "venusian-ranger", BAUHAUS, (4, 3, 4, 4), Immune(GIFT), kinds=(VENUSIAN_RANGERS,)
)
BAUHAUS_BLITZER: Final = warrior("bauhaus-blitzer", BAUHAUS, (3, 3, 3, 3))
DRAGOON: Final = warrior("dragoon", BAUHAUS, (1, 3, 5, 3))
HUSSAR: Final = warrior("hussar", BAUHAUS, (2, 2, 3, 2))

# The Brotherhood

INQUISITOR_MAJORIS: Final = warrior(
    "inquisitor-majoris", BROTHERHOOD, (7, 7, 7, 8), kinds=(INQUISITORS_MAJORIS,), casts=ALL_ASPECTS
)
MYSTIC: Final = warrior("mystic", BROTHERHOOD, (4, 4, 4, 5), kinds=(MYSTICS,), casts=ALL_ASPECTS)
INQUISITOR: Final = warrior(
    "inquisitor", BROTHERHOOD, (4, 4, 4, 4), kinds=(INQUISITORS,), casts=(EXORCISM, MENTALISM)
)
SACRED_WARRIOR: Final = warrior(
    "sacred-warrior",
    BROTHERHOOD,
    (3, 3, 3, 3),
    kinds=(SACRED_WARRIORS,),
    casts=(EXORCISM, PREMONITION),
)
VALKYRIE: Final = warrior(
    "valkyrie", BROTHERHOOD, (3, 3, 3, 3), kinds=(VALKYRIES,), casts=(CHANGELING, PREMONITION)
)

# The Dark Legion

ALAKHAI_THE_CUNNING: Final = warrior(
    "alakhai-the-cunning",
    DARK_LEGION,
    (9, 9, 12, 12),
    Immune(ART),
    MayReceiveAny(DARK_SYMMETRY),
    FreeGifts(DARK_SYMMETRY, Such(whose=YOURS), gift=ALGEROTH, himself=True),
    MoreForDestiny(DARK_SYMMETRY, 2),
    kinds=(NEPHARITE,),
    follows=ALGEROTH,
    personality=True,
)
NEPHARITE_OF_ALGEROTH: Final = warrior(
    "nepharite-of-algeroth",
    DARK_LEGION,
    (11, 5, 6, 8),
    Immune(ART),
    kinds=(NEPHARITE,),
    follows=ALGEROTH,
)
NEPHARITE_OF_ILIAN: Final = warrior(
    "nepharite-of-ilian",
    DARK_LEGION,
    (8, 5, 4, 7),
    Immune(ART),
    Kills(FIGHT),
    kinds=(NEPHARITE,),
    follows=ILIAN,
)
NEPHARITE_OF_SEMAI: Final = warrior(
    "nepharite-of-semai",
    DARK_LEGION,
    (5, 4, 5, 6),
    Immune(ART),
    Kills(ATTACKS),
    Whenever(WhenItKills(), Fetch("legionnaire-of-semai")),
    kinds=(NEPHARITE,),
    follows=SEMAI,
)
NEPHARITE_OF_MUAWIJHE: Final = warrior(
    "nepharite-of-muawijhe",
    DARK_LEGION,
    (6, 8, 3, 7),
    Immune(ART),
    Kills(ATTACKS),
    Whenever(WhenItKills(), Fetch("screaming-legionnaire")),
    kinds=(NEPHARITE,),
    follows=MUAWIJHE,
)
EZOGHOUL: Final = warrior("ezoghoul", DARK_LEGION, (5, 8, 7, 8), follows=ALGEROTH)
IMMACULATE_FURY: Final = warrior("immaculate-fury", DARK_LEGION, (5, 12, 7, 8), follows=ALGEROTH)
RAZIDE: Final = warrior("razide", DARK_LEGION, (9, 2, 7, 7), follows=ALGEROTH)
TEMPLAR: Final = warrior(
    "templar", DARK_LEGION, (4, 7, 5, 6), kinds=(TEMPLARS_OF_ILIAN,), follows=ILIAN
)
CENTURION: Final = warrior("centurion", DARK_LEGION, (4, 4, 4, 5), follows=ALGEROTH)
NECROMUTANT: Final = warrior(
    "necromutant", DARK_LEGION, (4, 4, 4, 4), kinds=(NECROMUTANTS,), follows=ALGEROTH
)
CURATOR: Final = warrior(
    "curator", DARK_LEGION, (3, 4, 3, 4), kinds=(CURATORS,), follows=DEMNOGONIS
)
BLESSED_LEGIONNAIRE: Final = warrior(
    "blessed-legionnaire",
    DARK_LEGION,
    (2, 2, 1, 3),
    Kills(ATTACKS),
    kinds=(LEGIONNAIRE,),
    follows=DEMNOGONIS,
)
SCREAMING_LEGIONNAIRE: Final = warrior(
    "screaming-legionnaire",
    DARK_LEGION,
    (3, 2, 1, 3),
    MayNotReceive(DARK_SYMMETRY, never=True),
    Ability(
        "scream",
        AS_AN_ACTION,
        NO_TARGET,
        DamageAll(YourWarriors("screaming-legionnaire")),
        actions=3,
        once=ONCE_A_GAME,
    ),
    kinds=(LEGIONNAIRE,),
    follows=MUAWIJHE,
)
HERETIC_CARD: Final = warrior("heretic", DARK_LEGION, (2, 2, 2, 3), kinds=(HERETIC,))
UNDEAD_LEGIONNAIRE: Final = warrior(
    "undead-legionnaire",
    DARK_LEGION,
    (3, 1, 2, 2),
    kinds=(UNDEAD_LEGIONNAIRES, LEGIONNAIRE),
    follows=ALGEROTH,
)
LEGIONNAIRE_OF_SEMAI: Final = warrior(
    "legionnaire-of-semai", DARK_LEGION, (1, 2, 3, 2), kinds=(LEGIONNAIRE,), follows=SEMAI
)
CHILD_OF_ILIAN: Final = warrior(
    "child-of-ilian", DARK_LEGION, (1, 3, 2, 2), kinds=(CHILDREN_OF_ILIAN,), follows=ILIAN
)
