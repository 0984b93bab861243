"""Inquisition: the Cathedrals, the Stone Archives, and where Heretics hide."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.kinds import CATHEDRAL
from kostka.games.doomtrooper.effects import ForAll, Plus, Such
from kostka.games.doomtrooper.forms import fortification
from kostka.games.doomtrooper.powers import Casts
from kostka.games.doomtrooper.strongholds import AttacksAfterRising
from kostka.games.doomtrooper.targets import AnArea
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    BROTHERHOOD,
    CHANGELING,
    DARK_LEGION,
    DOOMTROOPERS,
    ELEMENTS,
    EXORCISM,
    HERETIC,
    KINETICS,
    KOHORT,
    MANIPULATION,
    MENTALISM,
    SQUAD,
    SUMMONING,
    YOURS,
)
from kostka.kernel.step import Word


def school(key: str, aspect: Word, *kinds: Word) -> Card:
    """A place where all your Doomtroopers learn one aspect of the Art."""
    return fortification(
        key,
        AnArea(SQUAD),
        ForAll(Such(side=DOOMTROOPERS, whose=YOURS), Casts(aspect)),
        affiliation=BROTHERHOOD,
        kinds=kinds,
    )


THE_FUKIDO_CATHEDRAL: Final = school("the-fukido-cathedral", MENTALISM, CATHEDRAL)
THE_GIBSON_CATHEDRAL: Final = school("the-gibson-cathedral", CHANGELING, CATHEDRAL)
THE_HEIMBURG_CATHEDRAL: Final = school("the-heimburg-cathedral", EXORCISM, CATHEDRAL)
THE_LONGSHORE_CATHEDRAL: Final = school("the-longshore-cathedral", ELEMENTS, CATHEDRAL)
THE_SAN_DORADO_CATHEDRAL: Final = school("the-san-dorado-cathedral", MANIPULATION, CATHEDRAL)
THE_VOLKSBURG_CATHEDRAL: Final = school("the-volksburg-cathedral", KINETICS, CATHEDRAL)
THE_STONE_ARCHIVES: Final = school("the-stone-archives", SUMMONING)

YOUR_HERETICS: Final = Such(kind=HERETIC, whose=YOURS)

HIDEOUT: Final = fortification(
    "hideout", AnArea(KOHORT), ForAll(YOUR_HERETICS, Plus(2, ARMOUR)), affiliation=DARK_LEGION
)
SEWERS: Final = fortification(
    "sewers", AnArea(KOHORT), ForAll(YOUR_HERETICS, AttacksAfterRising()), affiliation=DARK_LEGION
)
