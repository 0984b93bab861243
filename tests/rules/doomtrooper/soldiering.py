"""What the tests of warriors have in common."""

from __future__ import annotations

from typing import Unpack

from kostka.games.doomtrooper.terms import FIGHT, OUTPOST, SHOOT
from kostka.games.doomtrooper.values import Sheet, given, immunities
from kostka.kernel.step import Word
from tests.rules.doomtrooper.props import TEMPLAR_KNIGHT
from tests.rules.doomtrooper.stage import Cards, Setting, Stage

ROMAN, MARTIN = 0, 1


def outposts(mine: Cards, theirs: Cards = (TEMPLAR_KNIGHT,), **more: Unpack[Setting]) -> Stage:
    """Everybody is there, whoever he is."""
    stage = Stage(mine, theirs, opened=True, at_first_action=False, **more)
    for piece in stage.s.table:
        if piece.card.printed:
            stage.change(stage.s.name(piece.number), area=OUTPOST)
    return stage.to_action()


def kills(stage: Stage, name: str) -> list[str]:
    """The tactics with which he kills whom he wounds."""
    bits = Sheet(stage.s, stage.piece(name)).kills
    return [it.key for it in (FIGHT, SHOOT) if bits & it.bits]


def immune(stage: Stage, name: str) -> list[Word]:
    return immunities(given(stage.s, stage.piece(name)))
