"""What happens, and the rules that fall due by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from kostka.kernel.step import Choice, Frame, Rule, Word

if TYPE_CHECKING:
    from kostka.kernel.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """Something happened: what, to whom, how much, with what, and where it came from."""

    __slots__ = ("it", "n", "seat", "source", "word")

    def __init__(self, word: Word, seat: i64, n: i64, it: Any, source: Any) -> None:
        self.word = word
        self.seat: i64 = seat
        self.n: i64 = n
        self.it = it
        self.source = source

    def tells(self, seat: i64) -> bool:
        """Whether an answer of this seat, by which it happened, has told anybody a secret."""
        return self.word.reveals or (self.word.shows and self.seat != seat)

    def __repr__(self) -> str:
        return f"Event({self.word.key}, {self.seat}, {self.n}, {self.it!r}, {self.source!r})"


@final
@mypyc_attr(acyclic=True)
class Due:
    """A rule that fell due: its place in the rulebook's order, whose it is, what it is about."""

    __slots__ = ("it", "rank", "rule", "you")

    def __init__(self, rank: i64, rule: Rule, you: i64, it: Any) -> None:
        self.rank: i64 = rank
        self.rule = rule
        self.you: i64 = you
        self.it = it

    def same(self, other: Due) -> bool:
        """Whether it makes no difference which of the two is read first."""
        return self.rule is other.rule and self.you == other.you and bool(self.it == other.it)


@final
class ReadDue(Choice):
    """Read the rules that fell due, lowest rank first; of equals, their owner picks the next."""

    def run(self, s: Any, f: Frame) -> None:
        state: State = s
        waiting = tuple([due for due in f.it if state.stands(due)])
        f.it = waiting
        if waiting:
            different = self._next(waiting)
            if len(different) > 1:
                state.seat = different[0].you
            else:
                self.answer(s, f, 0)

    def _next(self, waiting: Sequence[Due]) -> list[Due]:
        """The rules one may begin with; of twins only one."""
        found: list[Due] = []
        for due in waiting:
            if due.rank == waiting[0].rank and not any(due.same(other) for other in found):
                found.append(due)
        return found

    def options(self, s: Any, f: Frame) -> Sequence[int]:
        return list(range(len(self._next(f.it))))

    def due(self, f: Frame, option: int) -> Due:
        return self._next(f.it)[option]

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"first {s.called(self.due(f, option))}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "first"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Due:
        return self.due(f, option)

    def answer(self, s: Any, f: Frame, option: int) -> None:
        chosen = self.due(f, option)
        f.it = tuple([due for due in f.it if due is not chosen])
        f.again()
        state: State = s
        state.open(chosen.rule, chosen.you, chosen.it)


DUE: Final = Rule("due", ReadDue(), interrupts=True)
