"""Mortificator: gifts of the Dark Symmetry."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.deeds import DiscardTheTarget, TakeControl
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.forms import gift
from kostka.games.doomtrooper.identity import Transformed
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.ruin import DiscardTheHand
from kostka.games.doomtrooper.stripping import LoseEverything
from kostka.games.doomtrooper.targets import APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    ANNIHILATE,
    DEMNOGONIS,
    DOOMTROOPERS,
    GIFT,
    HERETIC,
    KOHORT,
    YOURS,
)
from kostka.games.doomtrooper.verbs import THAT_PLAYER, ForGood, LoseDestiny

MORAL_DECAY: Final = gift(
    "moral-decay",
    DEMNOGONIS,
    Ability(
        "corrupt",
        AS_AN_ACTION,
        AWarrior(Such(side=DOOMTROOPERS, commoner=True)),
        LoseEverything(),
        ForGood(Transformed(DEMNOGONIS)),
        TakeControl(area=KOHORT),
        actions=3,
        spends=ANNIHILATE,
    ),
)
POUND_OF_FLESH: Final = gift(
    "pound-of-flesh",
    GIFT,
    Ability(
        "empty",
        AT_ANY_TIME,
        APlayer(holding=True),
        DiscardTheHand(),
        actions=0,
        spends=ANNIHILATE,
    ),
    Ability(
        "devour",
        AT_ANY_TIME,
        AWarrior(Such(side=DOOMTROOPERS)),
        DiscardTheTarget(),
        actions=0,
        spends=ANNIHILATE,
    ),
    Ability(
        "ruin",
        AT_ANY_TIME,
        APlayer(wealthy=True),
        LoseDestiny(20, THAT_PLAYER),
        actions=0,
        spends=ANNIHILATE,
    ),
    such=Such(whose=YOURS, not_kind=HERETIC),
)
