"""The fifteen items, one copy each: the price, and what they do or give."""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.card import Item, Passive
from kostka.games.plosinovka.terms import (
    CHEAPER_CARDS,
    LONG_PUSH,
    LONG_REACH,
    MORE_LIVES,
    RICHER_COINS,
    SHIELD,
    SOFT_FALL,
    WALL_GRIP,
)
from kostka.games.plosinovka.verbs import (
    GainGems,
    Move,
    NextAttack,
    PayGold,
    QuietMove,
    Reroll,
    SetSpecialNow,
)

ITEMS: Final = (
    Item("redeemer", 4, NextAttack(1)),
    Item("boots-of-haste", 3, Move(1)),
    Item("polished-shield", 4, passive=Passive(SHIELD, 1)),
    Item("grappling-hook", 4, Move(2, upward=True)),
    Item("climbing-gloves", 3, passive=Passive(WALL_GRIP)),
    Item("feather-cloak", 2, passive=Passive(SOFT_FALL)),
    Item("lucky-penny", 3, passive=Passive(RICHER_COINS, 1)),
    Item("alchemists-scales", 3, PayGold(2), GainGems(1)),
    Item("long-spear", 5, passive=Passive(LONG_REACH, 2)),
    Item("battering-gauntlets", 3, passive=Passive(LONG_PUSH, 2)),
    Item("loaded-die", 4, Reroll(1)),
    Item("hourglass", 4, SetSpecialNow()),
    Item("iron-helmet", 3, passive=Passive(MORE_LIVES, 1)),
    Item("smoke-bomb", 3, QuietMove()),
    Item("merchants-seal", 2, passive=Passive(CHEAPER_CARDS, 1)),
)
