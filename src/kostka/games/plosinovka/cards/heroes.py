"""The six heroes; their stars are the six pairs of the four plain symbols, one pair each."""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.card import Hero, Passive
from kostka.games.plosinovka.terms import (
    BOOT,
    COIN,
    FARTHER_MONSTERS,
    GOLD_FOR_DEFEAT,
    MIGHTY_BLOWS,
    MONSTER,
    SWORD,
)
from kostka.games.plosinovka.verbs import GainGems, PayLife, QuietMove, Reroll, WildDie

SLADUSE: Final = Hero("sladuse", 5, (SWORD, MONSTER), passive=Passive(FARTHER_MONSTERS, 2))
BIVOJ: Final = Hero("bivoj", 4, (BOOT, SWORD), passive=Passive(GOLD_FOR_DEFEAT, 1))
ANGELO: Final = Hero("angelo", 4, (BOOT, COIN), QuietMove())
AVYS: Final = Hero("avys", 6, (COIN, MONSTER), PayLife(1), GainGems(1), WildDie())
MIKSY: Final = Hero("miksy", 5, (BOOT, MONSTER), Reroll())
URGH: Final = Hero("urgh", 5, (SWORD, COIN), passive=Passive(MIGHTY_BLOWS, 1))

HEROES: Final = (SLADUSE, BIVOJ, ANGELO, AVYS, MIKSY, URGH)
