"""The journal: the one door through which everything enters a game.

Choices, outcomes, resignations, draws, undo, clocks and seats that change hands are records; each
is checked, played, kept, and only then told.  A journal is a replay: its records, followed once
more from the beginning, have to hold and make the same state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, final

from kostka import __version__
from kostka.kernel.chance import Luck, Stream, commitment, salt
from kostka.kernel.event import Event
from kostka.kernel.game import Game, Mistake, Setup
from kostka.kernel.record import (
    FORMAT,
    Flaw,
    Record,
    check_header,
    kind,
    named,
    reasoned,
    shown,
    whole,
)
from kostka.kernel.state import State
from kostka.kernel.step import NOT_OFFERED

NOT_ASKED: Final = "KERNEL-NOT-ASKED"  # another seat has to choose
GAME_OVER: Final = "KERNEL-GAME-OVER"
CLOSED: Final = "KERNEL-CLOSED"  # the seed has been revealed
NO_SUCH_SEAT: Final = "KERNEL-NO-SUCH-SEAT"
NO_SUCH_RECORD: Final = "KERNEL-NO-SUCH-RECORD"
NO_CORRECTION: Final = "KERNEL-NO-CORRECTION"  # a judge cannot put that right so
NEAR: Final = 32  # records between two copies of the state, at least


class Refused(Mistake):
    """Something that may not enter the game now, with the id of the rule that says so."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(text)
        self.rule = rule


class Keeper:
    """Where the records of a journal are kept."""

    def write(self, record: Record) -> None:
        """Raises Mistake if it could not be kept; then it has not entered the game either."""
        raise NotImplementedError


@final
class Moment:
    """A record as it was played: the state after it, what happened, whose secret the answer was."""

    def __init__(self, record: Record, state: State, events: list[Event], secret: bool) -> None:
        self.record = record
        self.state = state
        self.events = events
        self.secret = secret  # only the seat that was asked may know what it answered


@final
class Journal:
    """A game with everything that has entered it.

    `line` are the numbers of the records that made the present state: all but the undone.  With
    `luck`, chance is answered at once; without it, somebody types in real dice: `outcome`.
    """

    def __init__(self, game: Game, header: Record, luck: Luck | None) -> None:
        self.game = game
        self.header = header
        self.luck = luck
        self.records: list[Record] = []
        self.line: list[int] = []
        self.seats: list[str] = list(header["seats"])  # who sits there now
        self.clocks: dict[int, int] = {}  # seconds left, by seat
        self.closed = False
        self.stops: list[tuple[int, State]] = []  # states of before, after which records
        self.keeper: Keeper | None = None
        self.state: State = self._laid_out()

    @staticmethod
    def begin(
        game: Game,
        setup: Setup,
        seats: Sequence[str],
        luck: Luck | None,
        commitment: str = "",
        salts: Sequence[str] = (),
    ) -> Journal:
        """A new game; `salts` are what the seats have added to a committed stream."""
        header: Record = {
            "kostka": FORMAT,
            "game": game.key,
            "rules": game.rules,
            "engine": __version__,
            "setup": {key: list(values) for key, values in setup.items()},
            "seats": list(seats),
            "rulings": game.in_force(setup),
            "commitment": commitment or _committed(luck),
        }
        if salts:
            header["salts"] = list(salts)
        check_header(header)
        if isinstance(luck, Stream):
            if header["commitment"] != _committed(luck):
                raise Mistake("The commitment is not that of the dice stream.")
            if luck.salt != _salt(header):
                raise Mistake("The dice stream does not use what the seats have added.")
            if luck.position:
                raise Mistake("The dice stream has been used before.")
        journal = Journal(game, header, luck)
        journal._enter({"n": 0, "out": []})
        return journal

    def _laid_out(self) -> State:
        s = self.game.new(self.header["setup"])
        if s.seats() != len(self.header["seats"]):
            raise Flaw(f"the game is for {s.seats()} seats, not for {len(self.header['seats'])}")
        return s

    # What may enter

    def choose(self, seat: Any, option: Any) -> None:
        """The asked seat picks one of `state.options()`."""
        self._asked(seat)
        s = self.state
        if option not in s.options():
            why = s.may(option) if option in s.question().offers(s, s.stack[-1]) else None
            rule = NOT_OFFERED if why is None else why.rule
            move = s.write(option) if why is not None else shown(option)
            raise Refused(rule, f"{move} is not possible now ({rule}).")
        self._enter({"n": len(self.records), "seat": seat, "do": s.write(option)})

    def enter(self, seat: Any, text: Any) -> None:
        """The same by its notation."""
        self._asked(seat)
        try:
            option = self.state.read(text)
        except LookupError:
            raise Refused(NOT_OFFERED, f"There is no move {shown(text)} here.") from None
        self.choose(seat, option)

    def outcome(self, text: Any) -> None:
        """What real dice or a real deck gave, where the journal has no luck of its own."""
        self._open()
        if not self.state.at_chance():
            raise Refused(NOT_ASKED, "Nothing is rolled or drawn now.")
        if self.luck is not None:
            raise Refused(NOT_ASKED, "The dice of this game are not typed in.")
        try:
            option = self.state.read(text)
        except LookupError:
            raise Refused(NOT_OFFERED, f"Chance cannot give {shown(text)} here.") from None
        self._enter({"n": len(self.records), "out": [self.state.write(option)]})

    def resign(self, seat: Any) -> None:
        self._seat(seat)
        if self.state.over():
            raise Refused(GAME_OVER, "The game is over.")
        self._enter({"n": len(self.records), "resign": seat})

    def agree(self) -> None:
        """The seats have agreed on a draw."""
        self._open()
        if self.state.over():
            raise Refused(GAME_OVER, "The game is over.")
        self._enter({"n": len(self.records), "drawn": True})

    def undo(self, to: Any) -> None:
        """Back to how it was after record `to`; the dice stream goes on from where it is."""
        self._open()
        if to not in self.line:
            raise Refused(NO_SUCH_RECORD, f"There is no record {shown(to)} to go back to.")
        self._enter({"n": len(self.records), "undo": to})

    def hand_over(self, seat: Any, to: Any) -> None:
        """Somebody else sits there from now on; an undo does not bring the other one back."""
        self._seat(seat)
        if not named(to):
            raise Mistake("Whoever takes over a seat needs a short name.")
        self._enter({"n": len(self.records), "hand": seat, "to": to})

    def clock(self, seat: Any, seconds: Any) -> None:
        """So much time the seat has left; what follows from it enters as a record of its own."""
        self._seat(seat)
        if not whole(seconds) or seconds < 0:
            raise Mistake(f"{shown(seconds)} are no seconds.")
        self._enter({"n": len(self.records), "clock": seat, "left": seconds})

    def correct(self, text: Any, rule: Any, why: Any) -> None:
        """A judge puts something right, by a rule and with a reason."""
        self._open()
        if self.state.over():
            raise Refused(GAME_OVER, "The game is over.")
        if not named(text) or not named(rule) or not reasoned(why):
            raise Mistake("A judge says what he corrects, by which rule, and why.")
        record: Record = {"n": len(self.records), "judge": text, "rule": rule, "why": why}
        try:
            self._enter(record)
        except Flaw:
            raise Refused(NO_CORRECTION, f"{shown(text)} cannot be corrected so.") from None

    def go_on(self, luck: Luck) -> None:
        """From now on chance is answered by this luck."""
        self.luck = luck
        if self.state.at_chance():
            self._enter({"n": len(self.records), "out": []})

    def close(self) -> None:
        """The last record: the result, the hash of the state, and the seed if it was secret."""
        self._open()
        record: Record = {"n": len(self.records)}
        luck = self.luck
        if isinstance(luck, Stream):
            record["reveal"] = {"seed": luck.seed.hex(), "salt": luck.salt.hex()}
        if self.state.over():
            record["result"] = [int(won) for won in self.state.outcome()]
        record["hash"] = self.game.hash(self.state)
        self._enter(record)

    def _open(self) -> None:
        if self.closed:
            raise Refused(CLOSED, "The log of this game is closed.")

    def _seat(self, seat: Any) -> None:
        self._open()
        if not whole(seat) or not 0 <= seat < len(self.seats):
            raise Refused(NO_SUCH_SEAT, f"There is no seat {shown(seat)}.")

    def _asked(self, seat: Any) -> None:
        self._seat(seat)
        if self.state.over():
            raise Refused(GAME_OVER, "The game is over.")
        if self.state.seat != seat:
            raise Refused(NOT_ASKED, f"Seat {seat} is not asked now.")

    # How it enters

    def _enter(self, record: Record) -> None:
        """Play it, let luck answer, write it down; if that fails, nothing has happened."""
        luck = self.luck
        position = luck.position if isinstance(luck, Stream) else 0
        try:
            self._play(record)
            for text in record.get("out", ()):
                self._given(text)
            if luck is not None and self.state.at_chance():
                record["out"] = self._drawn(luck)
            if self.keeper is not None:
                self.keeper.write(record)
        except Exception:
            if isinstance(luck, Stream):
                luck.position = position
            self.state = self._made(self.line)
            raise
        self._note(record)

    def _drawn(self, luck: Luck) -> list[str]:
        s = self.state
        out: list[str] = []
        while s.at_chance():
            option = s.roll(luck)
            out.append(s.write(option))
            s.choose(option)
        return out

    def follow(self, record: Record) -> None:
        """Enter a record of a log once more; raises Flaw unless all of it holds.

        With luck, the outcomes have to be those that luck draws now.
        """
        about = kind(record)
        if self.closed:
            raise Flaw("the log was closed before")
        if record["n"] != len(self.records):
            raise Flaw(f"record {len(self.records)} is due here, not {record['n']}")
        for field in ("seat", "resign", "hand", "clock"):
            if field in record and record[field] >= len(self.seats):
                raise Flaw(f"there is no seat {record[field]}")
        if about == "undo" and record["undo"] not in self.line:
            raise Flaw(f"there is no record {record['undo']} to go back to")
        if about == "hash":
            self._check_end(record)
        self._play(record)
        for text in record.get("out", ()):
            self._given(text)
        self._note(record)

    def _play(self, record: Record) -> None:
        """What a record does to the game, outcomes apart."""
        s = self.state
        if "do" in record:
            seat, text = record["seat"], record["do"]
            if s.over():
                raise Flaw("the game was over before")
            if s.seat != seat:
                raise Flaw(f"seat {seat} is not asked here")
            try:
                option = s.read(text)
            except LookupError:
                raise Flaw(f"there is no move {shown(text)} here") from None
            if option not in s.options():
                why = s.may(option)
                rule = NOT_OFFERED if why is None else why.rule
                raise Flaw(f"seat {seat} may not choose {shown(text)} here ({rule})")
            s.choose(option)
        elif "resign" in record:
            if s.over():
                raise Flaw("the game was over before")
            s.resign(record["resign"])
        elif "drawn" in record:
            if s.over():
                raise Flaw("the game was over before")
            s.agree()
        elif "undo" in record:
            self.state = self._made(self._back_to(record["undo"]))
        elif "judge" in record:
            self._put_right(record["judge"])

    def _put_right(self, text: str) -> None:
        correct = self.game.correct
        if correct is None or self.state.over():
            raise Flaw("nothing can be corrected here")
        try:
            correct(self.state, text)
        except LookupError:
            raise Flaw(f"{shown(text)} cannot be corrected here") from None

    def _given(self, text: str) -> None:
        """An outcome that is known."""
        s = self.state
        if not s.at_chance():
            raise Flaw(f"nothing is rolled or drawn here, so it cannot give {shown(text)}")
        try:
            option = s.read(text)
        except LookupError:
            raise Flaw(f"chance cannot give {shown(text)} here") from None
        luck = self.luck
        if luck is not None:
            drawn = s.write(s.roll(luck))
            if drawn != s.write(option):
                raise Flaw(f"the dice stream gives {drawn!r} here, not {shown(text)}")
        s.choose(option)

    def _note(self, record: Record) -> None:
        n: int = record["n"]
        if "undo" in record:
            self.line = self._back_to(record["undo"])
            self.stops = [stop for stop in self.stops if stop[0] <= record["undo"]]
        elif "hand" in record:
            self.seats[record["hand"]] = record["to"]
        elif "clock" in record:
            self.clocks[record["clock"]] = record["left"]
        elif "hash" in record:
            self.closed = True
        self.line.append(n)
        self.records.append(record)
        self._keep(n)

    def _back_to(self, n: int) -> list[int]:
        return self.line[: self.line.index(n) + 1]

    def _keep(self, n: int) -> None:
        """Now and then a copy of the state is kept, the fewer the longer ago it is: at most one in
        each span of twice the length.  So going back costs no more than what is taken back."""
        stops = self.stops
        if stops and n - stops[-1][0] < NEAR:
            return
        stops.append((n, self.state.clone()))
        span, at = 2 * NEAR, len(stops) - 2
        while at > 0:
            if n - stops[at - 1][0] <= span:
                del stops[at - 1]
            else:
                span *= 2
            at -= 1

    def _made(self, line: Sequence[int]) -> State:
        """The state that these records make; from the last copy on that lies on this line."""
        twin = Journal(self.game, self.header, None)
        rest = line
        for n, state in reversed(self.stops):
            if n in line:
                twin.state = state.clone()
                rest = line[line.index(n) + 1 :]
                break
        for n in rest:
            record = self.records[n]
            if "undo" not in record:  # what it led back to stands in the line before it
                twin._play(record)
            for text in record.get("out", ()):
                twin._given(text)
        return twin.state

    def _check_end(self, record: Record) -> None:
        s = self.state
        # A hash is of one engine's fields: another version may keep the same game in other fields.
        if self.header["engine"] == __version__ and record["hash"] != self.game.hash(s):
            raise Flaw("the state has another hash")
        if record.get("result") != (s.outcome() if s.over() else None):
            raise Flaw("the game has another result")
        if "reveal" in record:
            check_reveal(self.header, record["reveal"])

    def moments(self) -> Iterator[Moment]:
        """The game once more, record by record; the undone ones too."""
        twin = Journal(self.game, self.header, None)
        for record in self.records:
            s = twin.state
            secret = "do" in record and s.question().secret()
            events: list[Event] = []
            s.log = events
            twin.follow(record)
            yield Moment(record, twin.state, events, secret)


def check_reveal(header: Record, reveal: Record) -> None:
    """Whether this is the seed that was committed, and the salt that the seats have made."""
    sealed: str = header["commitment"]
    if sealed and commitment(bytes.fromhex(reveal["seed"])) != sealed:
        raise Flaw("the revealed seed does not belong to the commitment in the header")
    if bytes.fromhex(reveal["salt"]) != _salt(header):
        raise Flaw("the salt is not made of what the seats have added")


def _salt(header: Record) -> bytes:
    return salt(header["salts"]) if "salts" in header else b""


def _committed(luck: Luck | None) -> str:
    return commitment(luck.seed) if isinstance(luck, Stream) else ""
