"""A finished game looked at again: how it stood, what luck did to it, and where it turned.

Luck is counted where chance speaks: what its outcome was worth to a seat, less what the outcomes
that could have come are worth on the average.  All other changes are the players' own.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, NamedTuple

from kostka.bots.values import Mind, mind
from kostka.kernel.chance import Rng
from kostka.kernel.log import Journal
from kostka.kernel.state import State

SAMPLES: Final = 6  # outcomes that are drawn to know what was to be expected
TURNS: Final = 3  # turning points that are told


class Turn(NamedTuple):
    """A record that changed a seat's prospects, and by how much of a game."""

    n: int
    seat: int  # who decided, or -1 where chance did
    for_seat: int
    swing: float


class Review(NamedTuple):
    curve: list[tuple[int, list[float]]]  # after each record: how likely each seat is to win
    luck: list[float]  # of each seat, in games: +0.5 is half a game that chance gave
    turns: list[Turn]

    def plain(self) -> dict[str, Any]:
        return {
            "curve": [[n, *[round(each, 3) for each in worths]] for n, worths in self.curve],
            "luck": [round(each, 3) for each in self.luck],
            "turns": [{**turn._asdict(), "swing": round(turn.swing, 3)} for turn in self.turns],
        }


def prospects(thought: Mind, s: State) -> list[float]:
    """How likely each seat is to win, by the written value."""
    seats = s.seats()
    if s.over():
        outcome = s.outcome()
        won = sum(outcome)
        return [each / won if won else 1 / seats for each in outcome]
    found = []
    for seat in range(seats):
        value = max(-30.0, min(30.0, thought.against(s, seat) / thought.scale))
        found.append(1 / (1 + exp(-value)))
    total = sum(found)
    return [each / total for each in found] if seats > 1 else found


def review(journal: Journal, seed: int = 1) -> Review:
    """Of the moves that stand; what was taken back is not looked at."""
    s: State = journal.game.new(journal.header["setup"])
    thought = mind(type(s))
    rng = Rng(seed)
    luck = [0.0] * s.seats()
    curve: list[tuple[int, list[float]]] = []
    turns: list[Turn] = []
    before = prospects(thought, s)
    for n in journal.line:
        record = journal.records[n]
        if "do" in record:
            s.choose(s.read(record["do"]))
            before = _turned(turns, n, int(record["seat"]), before, prospects(thought, s))
        for out in record.get("out", ()):
            expected = _expected(thought, s, rng)
            s.choose(s.read(out))
            after = prospects(thought, s)
            luck = [had + came - mean for had, came, mean in zip(luck, after, expected)]
            before = _turned(turns, n, -1, expected, after)
        if "resign" in record:
            s.resign(record["resign"])
            before = prospects(thought, s)
        if "drawn" in record:
            s.agree()
            before = prospects(thought, s)
        curve.append((n, before))
    turns.sort(key=lambda turn: -turn.swing)
    return Review(curve, luck, sorted(turns[:TURNS]))


def _expected(thought: Mind, s: State, rng: Rng) -> list[float]:
    """What the seats could expect before chance spoke."""
    total = [0.0] * s.seats()
    for _ in range(SAMPLES):
        twin = s.clone()
        twin.choose(twin.roll(rng))
        total = [had + each for had, each in zip(total, prospects(thought, twin))]
    return [each / SAMPLES for each in total]


def _turned(
    turns: list[Turn], n: int, seat: int, before: list[float], after: list[float]
) -> list[float]:
    """Note for whom it went up most; gives back how it stands now."""
    gains = [now - then for now, then in zip(after, before)]
    best = max(range(len(gains)), key=gains.__getitem__)
    turns.append(Turn(n, seat, best, gains[best]))
    return after
