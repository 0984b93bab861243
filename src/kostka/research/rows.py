"""Rows of whole numbers side by side, in memory that never moves.

Compiled, a number is written as such and never becomes an object; NumPy looks at the same memory.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

MOST: Final = 32_767


def marks(count: i64) -> vec[u8]:
    """So many small numbers, all 0."""
    found = vec[u8](capacity=count)
    while count > 0:
        found = append(found, 0)
        count -= 1
    return found


def zeros(count: i64) -> vec[i64]:
    """So many numbers, all 0."""
    found = vec[i64](capacity=count)
    while count > 0:
        found = append(found, 0)
        count -= 1
    return found


def fitting(value: i64) -> i16:
    """A number that may grow, if there is room for it."""
    if value > MOST or value < -MOST:
        raise OverflowError(f"{value} does not fit into 16 bits")
    return i16(value)


@final
class Rows:
    """So many rows of 16-bit numbers; one of them is open and is written to by place."""

    def __init__(self, count: i64, width: i64) -> None:
        cells = vec[i16](capacity=count * width)
        left: i64 = count * width
        while left > 0:
            cells = append(cells, 0)
            left -= 1
        self.cells = cells
        self.width: i64 = width
        self.row: i64 = 0  # which one is open
        self.at: i64 = 0  # where it begins
        self.whats: list[Any] = [None] * int(count)  # what each row tells of, if it was noted
        self.whos = zeros(count)  # to whom
        self.told = zeros(count)  # how much of it
        self.grounds: list[Any] = [None] * int(count)  # on which ground it stands, if that is told

    def open(self, n: i64) -> None:
        """Write to this row from now on; what is written there stays until it is overwritten."""
        self.row = n
        self.at = n * self.width

    def what(self, who: i64) -> Any:
        """What the row tells of, if that was noted, and for this viewer."""
        return self.whats[self.row] if self.whos[self.row] == who else None

    def noted(self) -> Any:
        """The same, for whomever."""
        return self.whats[self.row]

    def who(self) -> i64:
        """The viewer."""
        return self.whos[self.row]

    def much(self) -> i64:
        """How much of it."""
        return self.told[self.row]

    def note(self, what: object, who: i64, much: i64) -> None:
        """From now on it tells of this."""
        self.whats[self.row] = what
        self.whos[self.row] = who
        self.told[self.row] = much

    def forget(self) -> None:
        """Whatever was noted of the row does not hold any more."""
        self.whats[self.row] = None
        self.grounds[self.row] = None

    def __setitem__(self, place: i64, value: i64) -> None:
        self.cells[self.at + place] = fitting(value)

    def __getitem__(self, place: i64) -> i64:
        return i64(self.cells[self.at + place])

    def clear(self, place: i64, end: i64) -> None:
        """Nothing from this place on, up to that one."""
        cells = self.cells
        at: i64 = self.at + place
        end += self.at
        while at < end:
            cells[at] = 0
            at += 1

    def copy(self, place: i64, numbers: list[int]) -> None:
        """All of these, from this place on."""
        cells = self.cells
        at: i64 = self.at + place
        for number in numbers:
            value: i64 = number
            cells[at] = i16(value)
            at += 1

    def memory(self) -> Any:
        """What NumPy and others may look at."""
        return self.cells
