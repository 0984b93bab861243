"""What the stage has to know about one game: how it is laid out, named and looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kostka.kernel.state import State
from kostka.kernel.step import CHANCE
from kostka.scenario.table import Table
from kostka.sight import JUDGE, view

NEXT_TURN: Final = "next-turn"


class Prop:
    """One game on the stage."""

    quiet: tuple[str, ...] = ()  # the answers that do the least, to what is asked besides windows
    places: tuple[str, ...] = ()  # what one may wait for with `until`

    def start(self, s: State, seat: int) -> None:
        """Let this seat begin, and stop at its first question, before any card was dealt."""
        raise NotImplementedError

    def laid(self, s: State) -> bool:
        """Whether the set-up is over, so that a position can be laid."""
        return s.seat != CHANCE

    def place(self, s: State, position: Table) -> None:
        """Lay the table as the file says; raises Mistake."""
        raise NotImplementedError

    def at(self, s: State, place: str, since: int) -> bool:
        """Whether the game has come to this place; `since` is what `mark` said before."""
        return self.mark(s) != since if place == NEXT_TURN else self.phase(s) == place

    def phase(self, s: State) -> str | None:
        """Which of the other places it is at."""
        raise NotImplementedError

    def mark(self, s: State) -> int:
        """A number that tells one turn from another."""
        raise NotImplementedError

    def values(self, s: State) -> dict[str, Any]:
        """Everything one can expect something of; made from what a judge sees."""
        found = dict(view(s, JUDGE).plain())
        seats = found.pop("seats")
        for field in seats[0]:
            found[field] = [seat[field] for seat in seats]
        return found


def seats_of(s: State, position: Table) -> Iterator[tuple[int, Table]]:
    """What the file says of each seat that it speaks of."""
    seats = position.table("seat")
    seats.only(*[str(seat) for seat in range(s.seats())])
    for key in seats.values:
        yield int(key), seats.table(key)
