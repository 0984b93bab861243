"""Whatever the tests of cards pass over: answers, last chances, windows."""

from __future__ import annotations

from tests.rules.doomtrooper.stage import Stage


def over(stage: Stage, *moves: str) -> Stage:
    """After these moves everybody passes the answers that are open."""
    stage.do(*moves)
    while stage.where()[-1] == "answers":
        stage.move("pass")
    return stage


def play(stage: Stage, card: str, *answers: str) -> Stage:
    """A card and its target, and then nobody reacts."""
    return over(stage, f"play {card}", *answers)


def settle(stage: Stage) -> Stage:
    """Everybody passes the answers to what was just played, and the last chances."""
    while stage.where()[-1] in ("answers", "last chance"):
        stage.move("pass")
    return stage


def until(stage: Stage, move: str) -> Stage:
    """Everybody passes until this move can be made."""
    while move not in stage.moves():
        stage.move("pass")
    return stage
