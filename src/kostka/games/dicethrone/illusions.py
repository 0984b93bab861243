"""Dice Throne, illusions: cards laid face down in a secret order, of which the attacker picks one.

What each of them does is a branch; which lies where only their owner knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from kostka.games.dicethrone.blocks import Branch
from kostka.games.dicethrone.meanings import FaceDown, InThisOrder
from kostka.games.dicethrone.notes import Laid
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import FLIPPED, STOP, SUGGESTED
from kostka.kernel.step import Choice, Frame, Rule, Step


@dataclass(frozen=True)
class NothingHappens(Step):
    def run(self, s: Battle, f: Frame) -> None:
        pass


class UseIllusions(Step):
    """Lay them out, perhaps suggest one; the attacker picks one, and it is resolved."""

    def __init__(self, *branches: Branch) -> None:
        self.branches = branches
        self.rule = Rule("", LayThem(*branches), SuggestOne(len(branches)), PickOne(*branches))

    def run(self, s: Battle, f: Frame) -> None:
        s.open(self.rule, f.you, f.it)

    def parts(self) -> Sequence[Rule]:
        return (self.rule,)


class LayThem(Choice):
    """In an order that nobody else sees."""

    def __init__(self, *branches: Branch) -> None:
        self.branches = branches
        self.orders: list[tuple[int, ...]] = list(permutations(range(len(branches))))

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return list(range(len(self.orders)))

    def laid(self, option: int) -> list[Branch]:
        return [self.branches[at] for at in self.orders[option]]

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        f.notes = Laid(f.you, self.orders[option])

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return "lay " + " ".join([branch.key for branch in self.laid(option)])

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "lay"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return InThisOrder(tuple(self.laid(option)))


def lying(rule: Rule, notes: Laid) -> list[Branch]:
    """The cards that lie face down by this rule, in their order."""
    lay: object = rule.steps[0]
    assert isinstance(lay, LayThem)
    return [lay.branches[at] for at in notes.order]


@dataclass(frozen=True)
class SuggestOne(Choice):
    """Or none; it may be a lie."""

    n: int

    def options(self, s: Battle, f: Frame) -> Sequence[Any]:
        return [*range(self.n), STOP]

    def answer(self, s: Battle, f: Frame, option: Any) -> None:
        if option is not STOP:
            notes = f.notes
            assert isinstance(notes, Laid)
            notes.suggested = option + 1
            s.report(SUGGESTED, f.you, option + 1, None, f.it)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return "stop" if option is STOP else f"suggest {option + 1}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "suggest"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return FaceDown(int(option))


class PickOne(Choice):
    """The attacker does."""

    def __init__(self, *branches: Branch) -> None:
        self.branches = branches

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        assert phase is not None
        s.seat = phase.attacker

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return list(range(len(self.branches)))

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        notes = f.notes
        assert isinstance(notes, Laid)
        branch = self.branches[notes.order[option]]
        s.report(FLIPPED, f.you, option + 1, branch, f.it)
        s.open(branch.rule, f.you, f.it)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"pick {option + 1}"

    def parts(self) -> Sequence[Rule]:
        return [branch.rule for branch in self.branches]

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "pick"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return FaceDown(int(option))
