"""One table with people at it: a single task that takes one thing after the other from its inbox.

What enters the game is committed first and told then.  If it could not be kept, or another process
was first, the table is read again from the store, and nobody has heard of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from kostka.kernel.chance import Luck, Stream, salt
from kostka.kernel.game import Mistake
from kostka.kernel.journal import Refused
from kostka.sight import JUDGE
from kostka.table.seat import protocol as p
from kostka.table.seat.audience import Audience
from kostka.table.seat.automatic import UNKNOWN, Automatic
from kostka.table.seat.beside import Beside, Note, Offer
from kostka.table.seat.clock import Clock
from kostka.table.seat.lessons import SCRIPTED, told
from kostka.table.seat.salting import SALTING, Salting
from kostka.table.seat.seats import HUMAN, kind_of
from kostka.table.seat.socket import Socket, now
from kostka.table.store.course import OPEN, Course
from kostka.table.store.store import Kept, Key, Row, Taken, nobodys, used
from kostka.table.tell.teller import sentence_of
from kostka.table.tell.voices import teller

if TYPE_CHECKING:
    from kostka.table.hall.house import House

EMPTY: Final = 600_000  # ms nobody has been at a seat that is given to somebody else
ANSWERS: Final = 64  # remembered for each holder of keys
HOLDERS: Final = 64  # whose answers are remembered
LATER: Final = object()  # the answer of a handler that will come
LOG: Final = logging.getLogger("kostka.table")


def played(kept: Kept) -> Course:
    """The game that is kept, played again; raises Flaw.  It may take long: not for the loop."""
    header = kept.header
    if kept.config.get(SALTING):
        return Course.again(header, [])
    luck: Luck | None = None
    if kept.seed is not None and not kept.over:
        luck = Stream(kept.seed, salt(header["salts"]) if "salts" in header else b"")
    branch = kept.config.get("branch", -1)  # up to there the dice were others
    course = Course.again(header, kept.records[: branch + 1])
    course.journal.luck = luck
    for line in kept.records[branch + 1 :]:
        course.follow(json.loads(line))
    return course


class Session:
    """A table while it is awake."""

    def __init__(self, house: House, kept: Kept, course: Course) -> None:
        self.house = house
        self.table = kept.table
        self.inbox: asyncio.Queue[tuple[Callable[..., Any], tuple[Any, ...]]] = asyncio.Queue()
        self.answers: OrderedDict[frozenset[str], OrderedDict[str, str]] = OrderedDict()
        self.used = time.monotonic()
        self.asked_at = now()
        self.awaited = False
        self.salting = Salting(self)
        self.clock = Clock()
        self._take(kept, course)
        if not self.config.pop("asleep", False):
            self.clock = self.clock.woken(self.asked_at)
        self.audience = Audience(self)
        self.automatic = Automatic(self)
        self.task = asyncio.create_task(self._run(), name=f"table {self.table}")

    def _take(self, kept: Kept, course: Course) -> None:
        """Become what is kept."""
        self.config = kept.config
        self.seed = kept.seed
        self.open = kept.open
        self.course = course
        self.game = self.course.journal.game
        self.teller = teller(self.game.key)
        self.beside = Beside(self.game.key)
        for line in kept.notes:
            self.beside.add(json.loads(line))
        self.clock = Clock.kept(kept.config["clock"])

    # The inbox

    async def _run(self) -> None:
        self.automatic.wake()
        while True:
            act, args = await self.inbox.get()
            self.used = time.monotonic()
            try:
                result = act(*args)
                if asyncio.iscoroutine(result):
                    await result
            except p.No as no:  # nobody asked for it, so nobody has to be told
                LOG.info("table %s: %s", self.table, no.rule)
            except Exception:
                LOG.exception("table %s", self.table)

    def put(self, act: Callable[..., Any], *args: Any) -> None:
        """Let this be done when its turn comes."""
        self.inbox.put_nowait((act, args))

    async def ask(self, act: Callable[..., Any], *args: Any) -> Any:
        """The same, and wait for what comes out of it."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def acting() -> None:
            try:
                result = act(*args)
                if asyncio.iscoroutine(result):
                    result = await result
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)

        self.put(acting)
        return await answer

    def idle(self) -> bool:
        """Whether nobody would miss it: it can be read again from the store."""
        busy = self.automatic.busy() or not self.inbox.empty()
        return not self.audience.sockets and not busy

    async def remember(self, asleep: bool = False) -> None:
        """What the table has learnt of its people's rhythm is kept for the next time; and that it
        goes to sleep with its clock running, so that this time is paid."""
        rhythms = self.automatic.learnt()
        asleep = asleep and self.clock.kind == "bank" and self.clock.running is not None
        new = {**self.config, "rhythms": rhythms}
        if asleep:
            new["asleep"] = True
        if rhythms != self.config.get("rhythms", {}) or asleep:
            with contextlib.suppress(Mistake):
                stamp = int(time.time())
                await self.house.store.append_all(self.table, [], config=new, used=stamp)
                self.config = new

    async def stop(self) -> None:
        self.automatic.call_off()
        self.salting.call_off()
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    def needed(self) -> bool:
        """Whether bots play on: somebody plays or watches, or an event waits for the end."""
        only_bots = all([self.kind(seat) == "bot" for seat in range(self.seats())])
        return self.awaited or not only_bots or bool(self.audience.sockets)

    def wait_for(self) -> None:
        """An event waits for the end of this game."""
        if not self.awaited:
            self.awaited = True
            self.put(self.automatic.wake)

    def turn(self) -> tuple[str, str]:
        """In whose turn bots think here: that of the network of whoever is there, and of its
        tables."""
        purses = [str(id(each.purse)) for each in self.audience.sockets if each.purse is not None]
        return min(purses, default=""), self.table

    # Who sits there

    def seats(self) -> int:
        return len(self.course.journal.seats)

    def kind(self, seat: int) -> str:
        return kind_of(self.course.journal.seats[seat])

    def people(self) -> list[int]:
        return [seat for seat in range(self.seats()) if self.kind(seat) == "human"]

    def own_name(self, seat: int) -> str:
        """Under which name a person sat down there first."""
        name: str = self.course.journal.header["seats"][seat]
        return name if kind_of(name) == "human" else HUMAN

    def offers(self, kind: str = "") -> list[Offer]:
        """Those that can be answered now."""
        found = self.beside.open_offers(self.course.v, self.course.over())
        return [offer for offer in found if kind in ("", offer.kind)]

    async def enter(self, socket: Socket, hello: p.Hello) -> None:
        """Somebody has come, or come back with what he had; whose key it is, sits down."""
        facing = socket.rights.face(hello.seat)
        if facing is None:
            socket.end(p.NOT_YOURS, 4403)
            return
        socket.facing, socket.lang = facing, hello.lang
        socket.told[facing] = min(hello.v or 0, self.course.v)
        if socket.rights.judge and not self.audience.judged():
            try:
                await self.commit([{"looks": JUDGE}])  # before he sees anything
            except p.No as no:
                socket.end(no.rule, 1013)
                return
        self.audience.come(socket)
        if any([self.kind(seat) == "open" for seat in socket.rights.seats]):
            await self._sit_down(socket)
        self.audience.table()
        for line in self.beside.chat:
            if hello.w is None or line["n"] >= hello.w:
                self.audience.chat(line, socket)
        self.automatic.wake()
        self.salting.look()
        self.audience.view(socket)

    async def _sit_down(self, socket: Socket) -> None:
        """The link to an open seat was opened."""
        changes: dict[str, Any] = {}
        for seat in socket.rights.seats:
            if self.kind(seat) == "open" and not self.course.over():
                changes |= self._give(seat, HUMAN)
        if self.course.fresh or changes:
            self.open = self.open and OPEN in self.course.journal.seats
            with contextlib.suppress(p.No):  # then the seat is still open, and that is told
                await self.commit(open=self.open, **changes)

    def _give(self, seat: int, name: str) -> dict[str, Any]:
        """Somebody else sits there; before the game has begun its header says so."""
        journal = self.course.journal
        if not self.salting.waits():
            self.course.enter(journal.hand_over, seat, name)
            return {}
        journal.seats[seat] = name
        journal.header["seats"] = list(journal.seats)
        return {"header": journal.header}

    def leave(self, socket: Socket) -> None:
        self.audience.go(socket)
        self.audience.table()

    def sit(self, seat: int, name: str, holder: str, key: str = "") -> Any:
        """Somebody takes an open seat: from now on his browser holds it, and no other."""
        if not 0 <= seat < self.seats() or self.kind(seat) != "open" or self.course.over():
            raise p.No(p.NOT_OPEN)
        changes = self._give(seat, name or HUMAN)
        self.open = self.open and OPEN in self.course.journal.seats
        own = Key(key or nobodys(), seat, holder)
        return self.commit(keys=[own], renewed=seat, open=self.open, **changes)

    async def arrive(self, seat: int, link: str, holder: str) -> None:
        """A link that works once was opened: to a free seat, or by its holder elsewhere."""
        if self.kind(seat) == "open" and not self.course.over():
            await self.sit(seat, "", holder, used(link))
        elif not await self.house.store.use(self.table, link, holder):
            raise p.No(p.NOT_FOUND)

    def invite(self, seat: int, link: str, maker: str) -> Any:
        """The maker of a table that is not open to all gets a new link to a free seat.

        One where nobody has been for a while becomes free, and everybody reads that."""
        if not maker or self.config.get("maker") != maker or self.config.get("open"):
            raise p.No(p.NOT_YOURS)
        if not 0 <= seat < self.seats() or self.kind(seat) == "bot" or self.course.over():
            raise p.No(p.NOT_OPEN)
        changes: dict[str, Any] = {}
        if self.kind(seat) == "human":
            if now() - self.audience.gone.get(seat, now()) < EMPTY:
                raise p.No(p.NOT_ABSENT)
            changes = self._give(seat, OPEN)
        notes = [{"unseal": seat}] if seat in self.beside.seals else []
        return self.commit(notes, keys=[Key(link, seat, once=True)], renewed=seat, **changes)

    # Messages

    async def message(self, socket: Socket, request: p.Request) -> None:
        """Answer one message; the same id is answered as before and does nothing."""
        before = self._remembered(socket).get(request.id)
        if before is not None:
            socket.send(before)
            return
        try:
            with self.house.stats:
                result = self.house.handle(self, socket, request)
            if isinstance(result, Awaitable):
                result = await result
        except (p.No, Refused) as no:
            self.no(socket, request, no.rule)
        except Mistake:
            self.no(socket, request, p.BAD_MESSAGE)
        else:
            if result is not LATER:
                self.ok(socket, request, result)

    def _remembered(self, socket: Socket) -> OrderedDict[str, str]:
        holder = socket.rights.digests
        found = self.answers.get(holder)
        if found is None:
            found = self.answers[holder] = OrderedDict()
            if len(self.answers) > HOLDERS:
                self.answers.popitem(last=False)
        return found

    def _answer(self, socket: Socket, id_: str, answer: dict[str, Any]) -> None:
        text = p.wire(answer)
        remembered = self._remembered(socket)
        remembered[id_] = text
        if len(remembered) > ANSWERS:
            remembered.popitem(last=False)
        socket.send(text)

    def ok(self, socket: Socket, request: p.Request, answer: dict[str, Any] | None = None) -> None:
        if answer is None:
            answer = {"t": "ok", "v": self.course.v, "w": self.beside.w}
        self._answer(socket, request.id, {"t": answer["t"], "id": request.id, **answer})

    def no(self, socket: Socket, request: p.Request, rule: str) -> None:
        text = sentence_of(rule, socket.lang)
        if isinstance(request, p.Do) and not rule.startswith(("TABLE-", "KERNEL-")):
            names = self.audience.names(socket.lang)
            asked = (self.course.state, request.seat, request.do, socket.lang, names)
            rule, text = self.teller.why(*asked)
        self._answer(socket, request.id, {"t": "no", "id": request.id, "rule": rule, "text": text})
        if rule == p.STALE and socket in self.audience.sockets:
            self.audience.view(socket)

    def view(self, viewer: int, lang: str, since: int) -> dict[str, Any]:
        """The `view` message."""
        course = self.course
        back = course.back(viewer) if viewer >= 0 and not course.journal.closed else None
        scripted = self.config["dice"] == SCRIPTED
        alone = self.people() == [viewer]
        free = back is not None and (back.free or (alone and (scripted or not back.revealed)))
        made = self.teller.view(course, viewer, lang, since, self.audience.names(lang), free)
        if made["question"] is not None:
            made["question"]["auto"] = self.automatic.pending is not None
            if scripted:
                made["question"] |= told(course, viewer, lang)
        return made

    # Committing

    async def commit(
        self, notes: Sequence[Note] = (), *, settled: bool = True, **changes: Any
    ) -> None:
        """Keep what has entered and these notes; then tell it, and see to whoever is asked.

        If it is `settled`, what is answered at once enters too.  After an undo it is not: it would
        only lead back to where one came from.
        """
        with self.house.stats:
            told, moved = list(notes), bool(self.course.fresh)
            if moved:
                if settled:
                    self.automatic.settle()
                told += self._after(changes)
            rows = self._rows(told)
        try:
            await self.house.store.append_all(self.table, rows, **changes)
        except Exception as error:
            if not isinstance(error, (Taken, Mistake)):
                LOG.exception("table %s could not be kept", self.table)
            await self._reload()
            raise p.No(p.STALE if isinstance(error, Taken) else p.NOT_KEPT) from None
        with self.house.stats:
            self.house.stats.count(len(self.course.fresh))
            self.course.fresh.clear()
            for note in told:
                self._add(note)
            self._changed(moved)

    def _after(self, changes: dict[str, Any]) -> list[Note]:
        """What follows from what has entered: the end, the clock, paces that are over."""
        course = self.course
        if course.over() and not course.journal.closed:
            if "branch" in self.config:
                course.journal.luck = None  # a stream that began in the middle proves nothing
            course.enter(course.journal.close)
            self.house.sign(course)
            changes |= {"over": True, "open": False}
        asked = course.asked()
        if self.clock.kind != "none":
            self.clock = self.clock.turned(asked if asked >= 0 else None, now())
            self.config = changes["config"] = {**self.config, "clock": self.clock.plain()}
        found: list[Note] = []
        events = [each for h in course.since(course.fresh[0]["n"]) for each in h.events]
        for seat, pace in self.beside.paces.items():
            after = pace.after(course.state, events, seat)
            if after != pace:
                found.append({"pace": after.plain(), "seat": seat})
        return found

    def _rows(self, notes: Sequence[Note]) -> list[Row]:
        rows = [Row("record", record["n"], _line(record)) for record in self.course.fresh]
        for n, note in enumerate(notes, self.beside.w):
            rows.append(Row("note", n, _line(note)))
        return rows

    def _add(self, note: Note) -> None:
        self.beside.add(note)
        if "say" in note or "looks" in note:
            self.audience.chat(self.beside.chat[-1])

    def _changed(self, moved: bool) -> None:
        if moved:
            self.automatic.call_off()
            self.asked_at = now()
        self.automatic.wake()
        self.salting.look()
        self.audience.changed(moved)

    async def reload(self) -> None:
        """Somebody has changed what is kept."""
        await self._reload()

    async def _reload(self) -> None:
        """Become again what is kept: another was first, or it could not be written."""
        try:
            kept = await self.house.store.load(self.table)
        except Mistake:
            self.house.drop(self)  # whoever comes next reads it
            raise p.No(p.NOT_KEPT) from None
        if kept is not None:
            self._take(kept, await asyncio.to_thread(played, kept))
            self.automatic.known = UNKNOWN
            for socket in self.audience.sockets:
                for seat, told in socket.told.items():
                    socket.told[seat] = min(told, self.course.v)
            self._changed(True)

    async def catch_up(self) -> None:
        """Another process has kept something: become that, and tell it."""
        if self.salting.waits():
            await self._reload()
            return
        tail = await self.house.store.tail(self.table, self.course.v, self.beside.w)
        for line in tail.records:
            self.course.follow(json.loads(line))
        for line in tail.notes:
            self._add(json.loads(line))
        if tail.records and self.clock.kind != "none":
            kept = await self.house.store.load(self.table)
            if kept is not None:
                self.clock = Clock.kept(kept.config["clock"])
        if tail.records or tail.notes:
            self._changed(bool(tail.records))


def _line(it: Any) -> str:
    return json.dumps(it, ensure_ascii=False)
