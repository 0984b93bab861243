"""The six enemies, two of each tier, and the helper of Daimyo Banzai."""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.card import Enemy, Passive
from kostka.games.plosinovka.terms import (
    HEAVY,
    HOWL,
    ROOTS,
    SHAMBLING,
    SPEAR_WALL,
    THIEVING,
    WINGS,
)

#                        tier, lives, damage, gems, gold
ZOMBIE: Final = Enemy("zombie", 1, 2, 1, 1, 0, Passive(SHAMBLING))
GOBLIN_THIEF: Final = Enemy("goblin-thief", 1, 1, 1, 0, 2, Passive(THIEVING, 1))
ENT: Final = Enemy("ent", 2, 2, 1, 1, 1, Passive(ROOTS))
STONE_GOLEM: Final = Enemy("stone-golem", 2, 3, 2, 2, 0, Passive(HEAVY))
WEREWOLF: Final = Enemy("werewolf", 3, 3, 3, 2, 1, Passive(HOWL))
GARGOYLE: Final = Enemy("gargoyle", 3, 4, 2, 3, 0, Passive(WINGS))

ASHIGARU: Final = Enemy("ashigaru", 0, 2, 1, 1, 0, Passive(SPEAR_WALL))

ENEMIES: Final = (ZOMBIE, GOBLIN_THIEF, ENT, STONE_GOLEM, WEREWOLF, GARGOYLE)
