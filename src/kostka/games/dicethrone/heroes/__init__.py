"""The heroes, one file each; in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.heroes.barbarian import BARBARIAN
from kostka.games.dicethrone.heroes.black_panther import BLACK_PANTHER
from kostka.games.dicethrone.heroes.black_widow import BLACK_WIDOW
from kostka.games.dicethrone.heroes.captain_marvel import CAPTAIN_MARVEL
from kostka.games.dicethrone.heroes.doctor_strange import DOCTOR_STRANGE
from kostka.games.dicethrone.heroes.loki import LOKI
from kostka.games.dicethrone.heroes.miles_morales import MILES_MORALES
from kostka.games.dicethrone.heroes.monk import MONK
from kostka.games.dicethrone.heroes.moon_elf import MOON_ELF
from kostka.games.dicethrone.heroes.paladin import PALADIN
from kostka.games.dicethrone.heroes.pyromancer import PYROMANCER
from kostka.games.dicethrone.heroes.scarlet_witch import SCARLET_WITCH
from kostka.games.dicethrone.heroes.shadow_thief import SHADOW_THIEF
from kostka.games.dicethrone.heroes.thor import THOR
from kostka.games.dicethrone.printed import Hero

ALL: Final[tuple[Hero, ...]] = (
    # Marvel
    BLACK_PANTHER,
    BLACK_WIDOW,
    CAPTAIN_MARVEL,
    DOCTOR_STRANGE,
    LOKI,
    SCARLET_WITCH,
    MILES_MORALES,
    THOR,
    # Season One
    BARBARIAN,
    MOON_ELF,
    PYROMANCER,
    MONK,
    PALADIN,
    SHADOW_THIEF,
)
