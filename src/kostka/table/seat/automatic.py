"""Answers that no person gives: bots think elsewhere, and for people the table may pass."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from kostka.kernel.chance import Rng
from kostka.table.seat import lessons
from kostka.table.seat import pace as pacing
from kostka.table.seat import protocol as p
from kostka.table.seat.beside import UNDO
from kostka.table.seat.pace import Rhythm
from kostka.table.seat.seats import bot_of
from kostka.table.seat.socket import Socket, now
from kostka.table.seat.stops import useful
from kostka.table.seat.thought import seen_by
from kostka.table.store.course import Course

if TYPE_CHECKING:
    from kostka.table.seat.session import Session

THOUGHT: Final = 5.0  # seconds a bot has for one answer
LOG: Final = logging.getLogger("kostka.table")
Known = tuple[int, int, tuple[str, int] | None]  # what is due at this version and number of notes
UNKNOWN: Final[Known] = (-1, -1, None)


def deal(course: Course, dice: str) -> None:
    """What chance gives by itself: cards where real dice are typed in, all that a lesson needs."""
    if dice == "typed":
        course.deal(Rng(secrets.randbits(62)))
    elif dice == lessons.SCRIPTED:
        lessons.deal(course, Rng(secrets.randbits(62)))


class Pending:
    """An automatic answer on its way, and the messages that asked for the same meanwhile."""

    def __init__(self, v: int, move: str) -> None:
        self.v = v
        self.move = move
        self.timer: asyncio.TimerHandle | None = None
        self.hurried: list[tuple[Socket, p.Request]] = []


class Automatic:
    """Sees to whoever is asked at a session's table."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.rhythms: dict[int, Rhythm] = {}
        for seat, times in session.config.get("rhythms", {}).items():
            self.rhythm(int(seat)).remember(times)
        self.pending: Pending | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.known = UNKNOWN  # what `settle` has found
        self.chores: set[asyncio.Task[None]] = set()  # advice that is thought out

    def meanwhile(self, chore: Coroutine[Any, Any, None]) -> None:
        """Think something out while the game goes on; no more at once than there are seats."""
        if len(self.chores) >= len(self.session.course.journal.seats):
            chore.close()
            raise p.No(p.TOO_FAST)
        task = asyncio.create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def busy(self) -> bool:
        return self.pending is not None or self.thinking is not None or bool(self.chores)

    def rhythm(self, seat: int) -> Rhythm:
        found = self.rhythms.get(seat)
        if found is None:
            found = self.rhythms[seat] = Rhythm()
        return found

    def learnt(self) -> dict[str, Any]:
        """The rhythms, to be kept; they are shown to nobody."""
        found = {str(seat): rhythm.plain() for seat, rhythm in self.rhythms.items()}
        return {seat: times for seat, times in found.items() if times}

    def call_off(self) -> None:
        """The game has gone another way, or somebody wants something else."""
        pending, self.pending = self.pending, None
        if pending is not None:
            if pending.timer is not None:
                pending.timer.cancel()
            for socket, request in pending.hurried:
                self.session.no(socket, request, p.STALE)
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    def due(self) -> tuple[str, int] | None:
        """What the table answers for the asked seat, and after how many ms; None: it does not."""
        session = self.session
        course = session.course
        seat = course.asked()
        back = any([offer.kind == UNDO for offer in session.offers()])
        if seat < 0 or back or session.beside.paused:
            return None  # while somebody wants to go back, nothing goes on by itself
        s, kind = course.state, session.kind(seat)
        if session.config["dice"] == lessons.SCRIPTED:
            move = lessons.due(course.journal)
            if move is not None:
                return move, 0
            if lessons.place(course.journal) != lessons.LEFT and kind == "human":
                return None  # what is taught is not answered for the learner, even if it is forced
        if kind == "bot":
            options = s.options()
            return (s.write(options[0]), 0) if len(options) == 1 else None
        if kind == "open":
            return None
        others = [other for other in session.people() if other != seat]
        here = session.audience.here(seat)
        matters = partial(useful, session.game, course.journal.header["setup"])
        pace = session.beside.pace(seat)
        option = pacing.answer(s, seat, pace, others, here, matters)
        if option is None:
            return None
        return s.write(option), pacing.wait(s, seat, self.rhythm(seat), others)

    def settle(self) -> None:
        """Enter what is answered at once; it is kept together with what led to it."""
        course = self.session.course
        while True:
            deal(course, self.session.config["dice"])
            found = self.due()
            if found is None or found[1] > 0:
                self.known = (course.v, self.session.beside.w, found)
                return
            course.enter(course.journal.enter, course.asked(), found[0], automatic=True)

    def wake(self) -> None:
        """See to whoever is asked now."""
        session = self.session
        known, self.known = self.known, UNKNOWN
        seat = session.course.asked()
        if self.pending is not None or self.thinking is not None:
            return
        if session.salting.waits():
            return
        if seat < 0 or session.beside.paused:
            return
        found = known[2] if known[:2] == (session.course.v, session.beside.w) else self.due()
        if found is not None:
            self._later(*found)
        elif session.kind(seat) == "bot" and not session.offers(UNDO) and session.needed():
            self.thinking = asyncio.create_task(self._think(seat, session.course.v))

    def _later(self, move: str, ms: int) -> None:
        session = self.session
        self.pending = Pending(session.course.v, move)
        left = max(0, session.asked_at + ms - now()) / 1000
        loop = asyncio.get_running_loop()
        self.pending.timer = loop.call_later(left, session.put, self._answer, self.pending)

    async def _answer(self, pending: Pending) -> None:
        """Now; those who pressed the same meanwhile hear that it is done."""
        session = self.session
        if self.pending is not pending or session.course.v != pending.v:
            return
        self.pending = None
        course = session.course
        course.enter(course.journal.enter, course.asked(), pending.move, automatic=True)
        await session.commit()
        for socket, request in pending.hurried:
            session.ok(socket, request)

    async def _think(self, seat: int, v: int) -> None:
        """Ask a bot, which sees no more than its seat does; if it fails, take the first option."""
        session = self.session
        course, game = session.course, session.game
        s = course.state
        try:
            world = seen_by(
                game, s, seat, Rng(secrets.randbits(62)), course.journal.header["setup"]
            )
            name, seed = bot_of(course.journal.seats[seat]), secrets.randbits(31)
            asked = (game.key, world, seat, name, seed, THOUGHT, session.turn())
            move = await session.house.pool.choose(*asked)
        except Exception:
            LOG.exception("table %s: the bot of seat %s gave no answer", session.table, seat)
            move = s.write(s.options()[0])
        session.put(self._moved, seat, v, move, asyncio.current_task())

    async def _moved(self, seat: int, v: int, move: str, thought: Any) -> None:
        session = self.session
        if self.thinking is not thought or session.course.v != v:
            return
        self.thinking = None
        session.course.enter(session.course.journal.enter, seat, move)
        await session.commit()
