"""A game as the rest of the house knows it: its name, how to begin one, how to save it.

Everything outside the games (logs, sight, bots, the table) reaches a game through this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, final

from kostka.kernel.beat import Beats
from kostka.kernel.chance import Luck
from kostka.kernel.refusal import Refusals
from kostka.kernel.save import Shelf
from kostka.kernel.state import State

Setup = Mapping[str, Sequence[str]]


class Mistake(Exception):
    """Bad input from outside; its text is one clear sentence for the person who gave it."""


def kebab(key: str) -> str:
    """Ids are kebab-case; snake_case is accepted."""
    return key.strip().lower().replace("_", "-")


def known(key: str, among: Mapping[str, object], what: str) -> str:
    """The id if there is such a thing; else a sentence that names those there are."""
    name = kebab(key)
    if name not in among:
        raise Mistake(f"There is no {what} called {key!r}; there are: {', '.join(among)}.")
    return name


RULINGS: Final = "rulings"  # the set-up that names other readings: `rulings=THR-AMB-30:faq`
BOOK: Final = "book"  # no other reading: every rule and ruling as the catalogue says it


@final
class OtherReading:
    """A named exception: a rule or ruling that a table may read in another way."""

    def __init__(self, rule: str, name: str) -> None:
        self.rule = rule  # the id of the rule or ruling
        self.name = name  # whose reading it is, such as `faq`
        self.key = f"{rule}:{name}"


def readings_in(setup: Setup, exceptions: Sequence[OtherReading]) -> int:
    """The other readings that a set-up asks for, as bits in the order of `exceptions`."""
    bits = 0
    asked = setup.get(RULINGS, (BOOK,))
    if [kebab(key) for key in asked] == [BOOK]:
        return 0
    among = {kebab(each.key): 1 << place for place, each in enumerate(exceptions)}
    there = ", ".join([BOOK, *[each.key for each in exceptions]])
    for key in asked:
        bit = among.get(kebab(key), 0)
        if not bit:
            raise Mistake(f"There is no reading of the rules called {key!r}; there are: {there}.")
        bits |= bit
    read = [each.rule for each in chosen(bits, exceptions)]
    for rule in read:
        if read.count(rule) > 1:
            raise Mistake(f"{rule} can be read in one way only at a table.")
    return bits


def chosen(bits: int, exceptions: Sequence[OtherReading]) -> list[OtherReading]:
    """The other readings that these bits stand for."""
    return [each for place, each in enumerate(exceptions) if bits >> place & 1]


@final
class Profit:
    """What nobody needs to be asked about in another's turn.

    `bare` takes a seat's points and cards out of a state, so that two states can be compared
    without them; `decides` tells the windows in which buying and selling is what one does.
    """

    def __init__(
        self, bare: Callable[[Any, int], None], decides: Callable[[Any, int], bool]
    ) -> None:
        self.bare = bare
        self.decides = decides


class Game:
    """One game: `new` begins it from a set-up; `examples` are set-ups that tests and demos play."""

    def __init__(
        self,
        key: str,
        rules: str,
        shelf: Shelf,
        new: Callable[[Setup], State],
        examples: Mapping[str, Setup],
        rulings: Sequence[str] = (),
        part: str = "",
        correct: Callable[[State, str], None] | None = None,
        exceptions: Sequence[OtherReading] = (),
        refusals: Refusals | None = None,
        unknown: Callable[[State, Setup, int, Luck], State] | None = None,
        beats: Beats | None = None,
        profit: Profit | None = None,
    ) -> None:
        self.key = key
        self.rules = rules  # the version of its rules: a log of another version may not replay
        self.shelf = shelf
        self.new = new
        self.examples = examples  # by the name of the mode
        self.rulings = rulings  # ids of the rulings in force, unless a table reads one otherwise
        self.part = part  # which part of the game it is, if it is not the whole
        self.correct = correct  # what a judge puts right; raises LookupError if he cannot so
        self.exceptions = exceptions  # the closed list of other readings that a table may choose
        self.refusals = refusals or Refusals({}, {})  # how it says why something is refused
        self.unknown = unknown  # where a seat does not know what others play with
        self.beats: Beats = beats or {}  # what its events are to who watches
        self.profit = profit  # what is mere gain in its windows; None: everything may matter

    def in_force(self, setup: Setup) -> list[str]:
        """The rulings of a table: `ID:name` in the place of an id that is read otherwise."""
        found = list(self.rulings)
        for other in chosen(readings_in(setup, self.exceptions), self.exceptions):
            if other.rule in found:
                found[found.index(other.rule)] = other.key
            else:  # a rule, not a ruling
                found.append(other.key)
        return found

    def imagined(self, s: State, setup: Setup, seat: int, luck: Luck) -> State:
        """A world that, for all the seat knows, could be the real one; also of what others have
        brought along it knows only what it has seen."""
        known = s if self.unknown is None else self.unknown(s, setup, seat, luck)
        return known.imagine(seat, luck)

    def hash(self, s: State) -> str:
        return self.shelf.hash(s)
