"""Warzone: captains, corporate leaders, and those whose mere presence makes others stronger."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.kinds import STANDARD_BEARERS
from kostka.games.doomtrooper.effects import (
    ForAll,
    Immune,
    Kills,
    LeadsAttacks,
    NeverFights,
    NeverInCover,
    NoArt,
    Plus,
    Such,
    WhileIn,
)
from kostka.games.doomtrooper.forms import FOUR, Gift, warrior
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ALL,
    ARMOUR,
    ATTACKS,
    BAUHAUS,
    CAPITOL,
    CAPTAIN,
    CORPORATE_LEADER,
    CYBERTRONIC,
    GIFT,
    IMPERIAL,
    MISHIMA,
    SQUAD,
    STRUCK_OUT,
    TANK,
    VEHICLE,
    YOURS,
)
from kostka.kernel.step import Word

# Corporate leaders


def corporate_leader(key: str, affiliation: Word) -> Card:
    """DOOM-NOFIGHT-01, DOOM-TYPE-10: he never fights, but any action may become an attack."""
    return warrior(
        key,
        affiliation,
        (STRUCK_OUT, STRUCK_OUT, STRUCK_OUT, 20),
        NeverFights(),
        NeverInCover(),
        LeadsAttacks(Such(affiliation, whose=YOURS)),
        kinds=(CORPORATE_LEADER,),
        personality=True,
    )


FIELD_MARSHAL_JOHNSTONE: Final = corporate_leader("field-marshal-johnstone", IMPERIAL)
LORD_NOZAKI: Final = corporate_leader("lord-nozaki", MISHIMA)
STAFF_GENERAL_CONSTANCE_ROMANOV: Final = corporate_leader(
    "staff-general-constance-romanov", BAUHAUS
)
THE_NINETEENTH_EXECUTIVE: Final = corporate_leader("the-nineteenth-executive", CYBERTRONIC)

# Captains


def captain(key: str, affiliation: Word, printed: FOUR, worth: int, *abilities: Gift) -> Card:
    """While he is in the Squad, those of his corporation worth at most so much kill."""
    those = Such(affiliation, whose=YOURS, worth=worth)
    leads = WhileIn(SQUAD, ForAll(those, Kills(ATTACKS)))  # DOOM-AREA-04
    return warrior(key, affiliation, printed, *abilities, leads, kinds=(CAPTAIN,))


BATTLE_FUNCTIONARY: Final = captain(
    "battle-functionary", CYBERTRONIC, (6, 5, 9, 10), 9, Immune(GIFT), NoArt()
)
COMMANDER_CHIEFTAIN: Final = captain("commander-chieftain", IMPERIAL, (9, 5, 7, 9), 8)
SHUGO: Final = captain("shugo", MISHIMA, (7, 7, 7, 9), 8)

# Personalities and a banner

CHARLES_SYKES: Final = warrior(
    "charles-sykes",
    CYBERTRONIC,
    (8, 7, 11, 13),
    Immune(GIFT),
    NoArt(),
    WhileIn(SQUAD, ForAll(Such(CYBERTRONIC, whose=YOURS, other=True), Plus(3, ALL))),
    personality=True,
)
GENERAL_MICHAEL_KELL: Final = warrior(
    "general-michael-kell",
    CAPITOL,
    (7, 11, 9, 12),
    WhileIn(SQUAD, ForAll(Such(CAPITOL, whose=YOURS, other=True), Plus(3, ALL))),
    personality=True,
)
BANNER_BEARER: Final = warrior(
    "banner-bearer",
    IMPERIAL,
    (5, 1, 4, 4),
    WhileIn(SQUAD, ForAll(Such(IMPERIAL, whose=YOURS, area=SQUAD, other=True), Plus(2, ARMOUR))),
    kinds=(STANDARD_BEARERS,),
)

# Captains of vehicles


def vehicle_captain(key: str, affiliation: Word, printed: FOUR, kind: Word, plus: int) -> Card:
    """While he is in the Squad: those with such vehicles, and those who are vehicles themselves;
    several such captains do not add up: DOOM-MOD-06."""
    vehicles = Such(affiliation, VEHICLE, whose=YOURS, other=True)
    those = Such(affiliation, whose=YOURS, other=True, aboard=kind, alt=vehicles)
    return warrior(
        key,
        affiliation,
        printed,
        WhileIn(SQUAD, ForAll(those, Plus(plus, ALL), once=True)),
        kinds=(CAPTAIN,),
    )


FLIGHT_COMMANDER: Final = vehicle_captain("flight-commander", CAPITOL, (5, 9, 7, 9), AIRSHIP, 3)
KOMMANDANT: Final = vehicle_captain("kommandant", BAUHAUS, (5, 6, 9, 10), TANK, 5)
