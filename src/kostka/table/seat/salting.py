"""Before the first die: dice that nobody can choose, neither the host nor a player.

The server has committed to its seed and shows that.  Each person's browser then seals a salt of its
own: it tells its hash.  When all are sealed, all are opened, and the dice come of the seed and of
all salts together.  Whoever sealed could not know what the others would add, and the server could
not either; so nobody's part is aimed at anything as long as one of them is drawn by lot.  Whoever
has seen the others' salts and does not like the dice can only keep his own shut: then there is no
game.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from kostka.kernel.chance import Stream, salt, sealed
from kostka.kernel.journal import Journal
from kostka.kernel.record import named
from kostka.table.seat import protocol as p
from kostka.table.seat.beside import Note
from kostka.table.seat.socket import Socket, now
from kostka.table.store.course import OPEN, Course
from kostka.words.interface import say

if TYPE_CHECKING:
    from kostka.table.seat.session import Session

OPENING: Final = 30.0  # seconds in which all have to open what they sealed
SALTING: Final = "salting"  # in the settings of a table, as long as it waits


class Salting:
    """A table that waits for everybody's salt."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.timer: asyncio.TimerHandle | None = None

    def waits(self) -> bool:
        return bool(self.session.config.get(SALTING))

    def all_sealed(self) -> bool:
        session = self.session
        free = OPEN in session.course.journal.seats
        return not free and all([seat in session.beside.seals for seat in session.people()])

    def all_open(self) -> bool:
        return all([seat in self.session.beside.salts for seat in self.session.people()])

    def told(self, lang: str) -> dict[str, Any] | None:
        """For everybody at the table."""
        if not self.waits() or self.session.beside.ended:
            return None
        beside = self.session.beside
        return {
            "sealed": sorted(beside.seals),
            "opened": sorted(beside.salts),
            "opening": self.all_sealed(),
            "text": say(lang, p.NOT_BEGUN.lower()),
        }

    def look(self) -> None:
        """As soon as all are sealed, the time to open them runs."""
        if self.waits() and self.all_sealed() and self.timer is None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(OPENING, self.session.put, self._late)

    def call_off(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    async def _late(self) -> None:
        """Somebody keeps shut what he sealed: the others' salts are known, so there is no game."""
        self.timer = None
        if self.waits() and self.all_sealed() and not self.session.beside.ended:
            await self.session.commit([{"ended": p.NOT_OPENED}], over=True, open=False)

    async def begin(self, notes: list[Note]) -> None:
        """The dice are fixed: the game begins."""
        session = self.session
        seed, old = session.seed, session.course.journal.header
        assert seed is not None
        given = {**session.beside.salts, **{note["seat"]: note["salt"] for note in notes}}
        salts = [given[seat] for seat in session.people()]
        luck = Stream(seed, salt(salts))
        journal = Journal.begin(session.game, old["setup"], old["seats"], luck, salts=salts)
        if "server" in old:
            journal.header["server"] = old["server"]
        session.course = Course.begin(journal)
        session.config = {key: it for key, it in session.config.items() if key != SALTING}
        asked = session.course.asked()
        if asked >= 0:
            session.clock = session.clock.started(asked, now())
        self.call_off()
        await session.commit(notes, header=journal.header, config=session.config)


def seal(session: Session, socket: Socket, request: p.Seal) -> Any:
    """The hash of a salt; another one may take its place until all are sealed."""
    seat, salting = request.seat, session.salting
    if not salting.waits():
        return None  # it is done
    if seat not in session.people():
        raise p.No(p.NOT_YOURS)
    if session.beside.seals.get(seat) == request.hash:
        return None
    if salting.all_sealed():
        raise p.No(p.STALE)
    return session.commit([{"seal": request.hash, "seat": seat}])


def open_(session: Session, socket: Socket, request: p.Open) -> Any:
    """The salt itself, once nobody can change his any more."""
    seat, salting, beside = request.seat, session.salting, session.beside
    if not salting.waits():
        return None
    if seat not in session.people():
        raise p.No(p.NOT_YOURS)
    if not salting.all_sealed() or not named(request.salt):
        raise p.No(p.STALE)
    if sealed(request.salt) != beside.seals[seat]:
        raise p.No(p.BAD_MESSAGE)
    if seat in beside.salts:
        return None
    note: Note = {"salt": request.salt, "seat": seat}
    if all([each == seat or each in beside.salts for each in session.people()]):
        return salting.begin([note])
    return session.commit([note])
