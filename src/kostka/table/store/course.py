"""The course of a game at a table: its journal, what happened in each record, who decided it."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from kostka.games import GAMES
from kostka.kernel.chance import Luck
from kostka.kernel.event import Event
from kostka.kernel.log import Journal, Record
from kostka.kernel.record import OtherRules, check_header
from kostka.kernel.state import State
from kostka.kernel.step import NOBODY

OPEN: Final = "open seat"  # who sits at a seat that waits for somebody, in the log
REMEMBERED: Final = 100  # of so many records the events are kept, for whoever comes back


class Happened:
    """One record and its events."""

    __slots__ = ("events", "n", "record")

    def __init__(self, n: int, record: Record, events: list[Event]) -> None:
        self.n = n
        self.record = record
        self.events = events


class Back(NamedTuple):
    """Where taking back leads to, whether nobody needs to be asked, and whether something has come
    by chance or was looked at since, so that only people can agree to it."""

    to: int
    free: bool
    revealed: bool


class Course:
    """A journal with ears: what enters is played at once, and is `fresh` until it is committed."""

    def __init__(self, journal: Journal, remembered: int = REMEMBERED) -> None:
        self.journal = journal
        self.happened: deque[Happened] = deque(maxlen=remembered)
        self.fresh: list[Record] = []
        self.automatic: set[int] = set()  # records that nobody decided: forced, or by a pace
        self.revealing: set[int] = set()  # records in which somebody learnt something

    @staticmethod
    def begin(journal: Journal) -> Course:
        """Of a new game: what has entered already is fresh."""
        course = Course(journal)
        twin = Journal(journal.game, journal.header, None)
        for record in journal.records:
            course._hear(twin, record)
        course.fresh = list(journal.records)
        return course

    @staticmethod
    def again(header: Record, lines: Sequence[str]) -> Course:
        """Of a game that was kept, played again; raises Flaw if it does not hold."""
        check_header(header)
        game = GAMES.get(header["game"])
        if game is None or header["rules"] != game.rules:
            raise OtherRules("the game was recorded with other rules")
        course = Course(Journal(game, header, None))
        for line in lines:
            course.follow(json.loads(line))
        return course

    # What has been

    @property
    def state(self) -> State:
        return self.journal.state

    @property
    def v(self) -> int:
        return len(self.journal.records)

    def over(self) -> bool:
        return self.journal.state.over()

    def asked(self) -> int:
        """The seat that has to choose, or a negative number."""
        return -2 if self.journal.state.over() else int(self.journal.state.seat)

    def since(self, v: int) -> list[Happened]:
        """What happened in the records from `v` on, as far as it is remembered."""
        found: list[Happened] = []
        for each in reversed(self.happened):
            if each.n < v:
                break
            found.append(each)
        found.reverse()
        return found

    # What enters

    def enter(self, act: Callable[..., None], *args: Any, automatic: bool = False) -> Record:
        """Let something enter by one of the journal's doors; raises Refused."""
        journal = self.journal
        events: list[Event] = []
        journal.state.log = events
        act(*args)
        journal.state.log = None
        record = journal.records[-1]
        if automatic:
            self.automatic.add(int(record["n"]))
        self._note(record, events)
        self.fresh.append(record)
        return record

    def deal(self, luck: Luck) -> None:
        """At a table with real dice the cards are dealt by the table; a roll is waited for."""
        while not self.over() and self.state.at_chance():
            given = self.state.write(self.state.roll(luck))
            if given.replace(" ", "").isdecimal():  # dice are written as numbers
                return
            self.enter(self.journal.outcome, given)

    def follow(self, record: Record) -> None:
        """Enter a record that is kept already."""
        self._hear(self.journal, record)

    def _hear(self, journal: Journal, record: Record) -> None:
        s = journal.state
        if "do" in record and not s.over() and not s.at_chance() and len(s.options()) == 1:
            self.automatic.add(len(journal.records))
        events: list[Event] = []
        s.log = events
        journal.follow(record)
        journal.state.log = None
        self._note(record, events)

    def _note(self, record: Record, events: list[Event]) -> None:
        n = int(record["n"])
        seat = int(record.get("seat", NOBODY))
        if record.get("out") or any([event.tells(seat) for event in events]):
            self.revealing.add(n)
        self.happened.append(Happened(n, record, events))

    # Taking back

    def back(self, seat: int) -> Back | None:
        """The record to which this seat would go back, and what that would take back.

        Free is what told nobody anything: no chance, nothing looked at, and no answer of another
        seat, not even a forced one: that it was forced would be told by this.
        """
        journal = self.journal
        free, revealed = True, False
        for at in range(len(journal.line) - 1, 0, -1):
            n = journal.line[at]
            record = journal.records[n]
            revealed = revealed or n in self.revealing
            free = free and not revealed and "resign" not in record
            if "do" in record and record["seat"] != seat:
                free = False
            elif "do" in record and n not in self.automatic:
                return Back(journal.line[at - 1], free, revealed)
        return None
