"""How sure we are of what a thing says: from the rulebook, down to our own proposal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kostka.games.dicethrone.printed import Ability, Card, Hero, Token
from kostka.games.plosinovka import card as plosinovka
from kostka.games.plosinovka.cards.marks import OURS
from kostka.games.plosinovka.grid import TowerCard
from kostka.kernel.step import Named

CONFIDENCE: Final = ("rulebook", "public", "recalled", "proposed")  # the last is the least sure


def confidence(thing: Named) -> str | None:
    """How sure we are of what it says; of an ability, of its least sure level."""
    if isinstance(thing, Card | Token):
        return thing.conf
    if isinstance(thing, Ability):
        return least(
            [level.conf for level in thing.levels]
            + [row.conf for level in thing.levels for row in level.rows if row.conf]
        )
    if isinstance(thing, Hero):
        rows = (*thing.tokens, *thing.abilities, *thing.cards, *thing.spells)
        return least([confidence(each) or "" for each in rows])
    if isinstance(thing, plosinovka.Card | plosinovka.Enemy | plosinovka.BossCard | TowerCard):
        return OURS  # each has at least one number of ours; `cards/marks.py` tells them apart
    return None  # nothing is noted of it


def least(confs: Sequence[str]) -> str:
    return max(confs, key=CONFIDENCE.index)
