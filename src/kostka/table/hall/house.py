"""All tables of one process: making, waking, putting to sleep, and what other processes did."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kostka.bots import BOTS
from kostka.games import GAMES
from kostka.kernel.chance import Stream, salt
from kostka.kernel.game import Mistake, known
from kostka.kernel.log import Flaw, Journal, Record
from kostka.kernel.record import OtherRules
from kostka.table.hall.events import PREFIX, Desks
from kostka.table.hall.stats import Stats
from kostka.table.hall.tidy import Tidy
from kostka.table.hall.workers import Pool
from kostka.table.seat import protocol as p
from kostka.table.seat.automatic import deal
from kostka.table.seat.clock import Clock
from kostka.table.seat.lessons import OPPONENT, SCRIPTED, lessons
from kostka.table.seat.requests import handle
from kostka.table.seat.salting import SALTING
from kostka.table.seat.seats import BOT, HUMAN, Bearer, Rights, clean, new_key, new_table
from kostka.table.seat.session import Session, played
from kostka.table.seat.socket import Socket, now
from kostka.table.store.course import OPEN, Course
from kostka.table.store.keeping import CHANGED
from kostka.table.store.signing import FACT, Signer, can_sign, new_private, signed
from kostka.table.store.store import WATCH, Key, Store, Taken, digest, nobodys

IDLE: Final = 60.0  # seconds after which a table that nobody needs goes to sleep
SWEEP: Final = 15.0
LOOK: Final = 0.5  # seconds between two looks at how late the loop is
PURGE: Final = 3600.0  # seconds between two looks for what is old
TIDY: Final = 5  # times in it what is new is looked through, a little each time
SEED: Final = 32
LOG: Final = logging.getLogger("kostka.table")


class Links:
    """A new table and the keys to it; only their digests are kept."""

    def __init__(self, table: str, seats: Sequence[str | None], watch: str) -> None:
        self.table = table
        self.seats = seats  # None where a bot sits, or where anybody may sit down
        self.watch = watch


class House:
    def __init__(
        self, store: Store, pool: Pool, tidy: Tidy | None = None, keep: float | None = None
    ) -> None:
        """`keep`: for so many days what is over is kept; None: for ever."""
        self.store = store
        self.retention = keep
        self.purged = time.monotonic()
        self.pool = pool
        self.stats = Stats()
        self.tidy = tidy
        self.sessions: dict[str, Session] = {}
        self.loading: dict[str, asyncio.Task[Session]] = {}
        self.chores: list[asyncio.Task[None]] = []
        self.stopping = False
        self.signer: Signer | None = None
        self.told = 0  # when whoever runs the server was here last
        self.barred: dict[str, list[str]] = {"networks": [], "holders": [], "muted": []}
        self.desks = Desks(self)

    async def open(self) -> None:
        if can_sign():
            private = await self.store.known(FACT) or await self.store.learn(FACT, new_private())
            self.signer = Signer(private)
        await self.look_around()
        self.chores = [
            asyncio.create_task(self._listen()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._look_at_the_loop()),
        ]
        await self.desks.wake()

    async def goodbye(self) -> None:
        """Tell everybody that the server stops, and give them a moment to hear it."""
        self.stopping = True
        rooms = [session.audience for session in self.sessions.values()]
        for socket in [each for room in rooms for each in room.sockets]:
            socket.end(p.STOPPING, 1012)
        for _ in range(20):
            if not any([room.sockets for room in rooms]):
                break
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """What was answered is kept already."""
        await self.goodbye()
        await self.desks.close()
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        for session in list(self.sessions.values()):
            await session.stop()
            await session.remember()
        self.sessions.clear()

    def handle(self, session: Session, socket: Socket, request: p.Request) -> Any:
        return handle(session, socket, request)

    def drop(self, session: Session) -> None:
        """A table that cannot be read now: everybody has to come again."""
        self.sessions.pop(session.table, None)
        for socket in session.audience.sockets:
            socket.end(p.NOT_KEPT, 1013)
        asyncio.get_running_loop().call_soon(session.task.cancel)

    # Tables

    async def session(self, table: str) -> Session:
        """The table, awake; raises No if there is none."""
        found = self.sessions.get(table)
        if found is not None:
            return found
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Session:
        event = table.startswith(PREFIX)  # which has a page of its own, and no course of a game
        kept = None if self.stopping or event else await self.store.load(table)
        if kept is None:
            raise p.No(p.NOT_FOUND)
        try:
            course = await asyncio.to_thread(played, kept)
        except OtherRules:
            raise p.No(p.OTHER_RULES) from None
        except Flaw:
            LOG.exception("table %s cannot be played again", table)
            raise p.No(p.NOT_FOUND) from None
        session = Session(self, kept, course)
        self.sessions[table] = session
        return session

    async def kept(self, table: str) -> list[Record]:
        """Header and records as they were written down, whatever rules they are of."""
        found = await self.store.load(table)
        if found is None:
            raise p.No(p.NOT_FOUND)
        return [found.header, *[json.loads(line) for line in found.records]]

    async def make(
        self,
        game_key: str,
        mode: str,
        setup: Mapping[str, Sequence[str]],
        seats: Sequence[tuple[str, str]],
        dice: str,
        clock: Any,
        *,
        open_: bool = False,
        salts: Sequence[str] = (),
        maker: str = "",
        voices: bool = False,
        salted: bool = False,
        event: str = "",
    ) -> Links:
        """A new table; `seats` are kinds with the name of the bot or of the person.

        The browser of its `maker` holds the seats of all people who are named.  If it is
        `salted`, the game begins when everybody has added to its dice; if it is of an `event`,
        its decks are secret until that ends."""
        game = GAMES[known(game_key, GAMES, "game")]
        if mode not in game.examples:
            raise Mistake(f"There is no mode {mode!r}; there are: {', '.join(game.examples)}.")
        whole = {**game.examples[mode], **setup}
        names = [self._sits(kind, name) for kind, name in seats]
        seed = os.urandom(SEED) if dice == "committed" else None
        luck = None if seed is None else Stream(seed, salt(salts) if salts else b"")
        journal = Journal.begin(game, whole, names, luck, salts=salts if seed is not None else ())
        ticking = Clock.wanted(clock, len(names))
        config: dict[str, Any] = {"mode": mode, "dice": dice, "clock": ticking.plain()}
        config |= {"wanted": clock, "voices": voices}
        if event:
            config["event"] = event
        if salted and seed is not None and not salts and any(kind != "bot" for kind, _ in seats):
            config |= {"salted": True, SALTING: True}
        return await self._make(journal, seed, config, open_ and OPEN in names, maker)

    async def lesson(self, game_key: str, name: str, maker: str = "") -> Links:
        """A first game with a guide; its dice are those of the script."""
        game = GAMES[known(game_key, lessons(), "lesson")]
        it = lessons()[game.key]
        others = [self.bot(OPPONENT)] * (game.new(it.setup).seats() - 1)
        journal = Journal.begin(game, it.setup, [clean(name) or HUMAN, *others], None)
        config = {"mode": it.mode, "dice": SCRIPTED, "clock": Clock().plain()}
        return await self._make(journal, None, config, False, maker)

    def _sits(self, kind: str, name: str) -> str:
        if kind == "bot":
            return self.bot(name)
        return OPEN if kind == "open" else clean(name) or HUMAN

    def bot(self, name: str) -> str:
        """How a bot is written in the log."""
        return BOT + known(name, BOTS, "bot")

    async def _make(
        self,
        journal: Journal,
        seed: bytes | None,
        config: dict[str, Any],
        open_: bool,
        maker: str,
    ) -> Links:
        """A link to a free seat works once, and where anybody may sit down nobody gets one."""
        if self.signer is not None:
            journal.header["server"] = self.signer.public
        waits = SALTING in config
        course = Course.begin(journal)
        deal(course, config["dice"])
        clock = Clock.kept(config["clock"])
        asked = course.asked()
        if asked >= 0 and not waits:
            clock = clock.started(asked, now())
        config = {**config, "clock": clock.plain(), "maker": maker, "open": open_}
        lines = [] if waits else [json.dumps(record) for record in journal.records]
        while True:
            table = new_table()
            watch, links, keys = new_key(), [], []
            own: list[int] = []
            for seat, name in enumerate(journal.seats):
                none = name.startswith(BOT) or (open_ and name == OPEN)
                links.append(None if none else new_key())
                if links[-1] is not None:
                    keys.append(Key(digest(links[-1]), seat, once=name == OPEN))
                if not none and name != OPEN:
                    own.append(seat)
            keys.append(Key(digest(watch), WATCH))
            if maker:
                keys += [Key(nobodys(), seat, maker) for seat in own or [WATCH]]
            with contextlib.suppress(Taken):
                await self.store.make(
                    *(table, journal.header, seed, config, lines, keys),
                    open=open_,
                    over=course.over(),
                )
                break
        return Links(table, links, watch)

    async def rematch(self, old: Session) -> str:
        """A new table like this one, for the same people."""
        header = old.course.journal.header
        seats = [self._kind(name) for name in old.course.journal.seats]
        config = old.config
        dice = "committed" if config["dice"] == SCRIPTED else config["dice"]
        links = await self.make(
            *(old.game.key, config["mode"], header["setup"], seats, dice),
            config.get("wanted"),
            voices=config.get("voices", False),
            salted=config.get("salted", False),
        )
        return links.table

    def sign(self, course: Course) -> None:
        """The last record of a game that was played here carries our signature."""
        journal = course.journal
        if self.signer is not None and journal.header.get("server") == self.signer.public:
            last = journal.records[-1]
            last["signed"] = self.signer.signature(journal.header, journal.records)

    async def keep(self, journal: Journal) -> str:
        """A finished game from a file; nobody sits there, and it says whether it is proved to be
        from here."""
        header, signer = journal.header, self.signer
        ours = signer is not None and header.get("server") == signer.public
        config: dict[str, Any] = {"mode": _mode(journal), "dice": "replay"}
        config |= {
            "clock": Clock().plain(),
            "proved": ours and signed(header, journal.records),
        }
        lines = [json.dumps(record) for record in journal.records]
        while True:
            table = new_table()
            with contextlib.suppress(Taken):
                await self.store.make(table, journal.header, None, config, lines, over=True)
                return table

    async def branch(self, old: Session, n: int, seat: int, bot: str, maker: str = "") -> Links:
        """A new table that begins with the records up to `n`; its dice are new."""
        before = old.course.journal
        header = {**before.header, "commitment": ""}
        header.pop("salts", None)
        header["seats"] = [
            HUMAN if each == seat else self.bot(bot) for each in range(len(header["seats"]))
        ]
        journal = Journal(before.game, header, None)
        for record in before.records[: n + 1]:
            if "hash" in record:
                break  # the end is not played again
            if "hand" in record:  # whoever came and went then, here the same people sit all along
                record = {**record, "to": header["seats"][record["hand"]]}
            journal.follow(record)
        if journal.state.over() or not journal.records:
            raise p.No("KERNEL-NO-SUCH-RECORD")
        config = {
            "mode": old.config["mode"],
            "dice": "committed",
            "clock": Clock().plain(),
            "branch": len(journal.records) - 1,
        }
        seed = os.urandom(SEED)
        journal.go_on(Stream(seed))
        return await self._make(journal, seed, config, False, maker)

    def _kind(self, name: str) -> tuple[str, str]:
        if name.startswith(BOT):
            return "bot", name.removeprefix(BOT)
        return ("open", "") if name == OPEN else ("human", "" if name == HUMAN else name)

    async def secret(self, session: Session) -> bool:
        """Whether an event goes on for which the decks of this game are still a secret."""
        event = session.config.get("event")
        if not event:
            return False
        listed = await self.store.tables_of([event])
        return bool(listed) and not listed[0].over

    # Rights

    async def rights(self, table: str, who: Bearer) -> Rights:
        """What a browser holds at this table; of one that is blocked, nothing."""
        if who.holder in self.barred["holders"]:
            raise p.No(p.BLOCKED)
        return Rights(await self.store.held(table, who.holder, who.digests))

    async def let_in(self, table: str, seats: Sequence[int], who: Bearer) -> None:
        """This browser holds these seats from now on, if it did not already."""
        already = set((await self.store.held(table, who.holder, who.digests)).values())
        for seat in seats:
            if seat not in already:
                await self.store.add_key(table, seat, nobodys(), who.holder)

    async def use(self, key: str, who: Bearer) -> str:
        """A link was opened; the table to which it leads.  Raises No."""
        link = digest(key)
        held = await self.store.find_key(link)
        if held is None:
            raise p.No(p.NOT_FOUND)
        if not held.once:
            await self.let_in(held.table, [held.seat], who)
        elif held.table.startswith(PREFIX):
            if not await self.store.use(held.table, link, who.holder):
                raise p.No(p.NOT_FOUND)
        else:
            session = await self.session(held.table)
            await session.ask(session.arrive, held.seat, link, who.holder)
            await self.keys_changed(held.table)
        return held.table

    async def keys_changed(self, table: str) -> None:
        """Whoever holds a key that is no longer valid has to leave."""
        session = self.sessions.get(table)
        for socket in list(session.audience.sockets) if session is not None else ():
            digests = sorted(socket.rights.digests)
            found = await self.store.find_keys(digests)
            if len(found) < len(digests):
                socket.end(p.REVOKED, 4403)

    # Chores

    async def _listen(self) -> None:
        """What other processes have kept."""
        async for change in self.store.changes():
            names = [change.table] if change.table else list(self.sessions)
            for table in names:
                session = self.sessions.get(table)
                if session is None:
                    continue
                if change.kind == "key" or not change.table:
                    await self.keys_changed(table)
                if change.kind != "key":
                    session.put(session.catch_up)

    async def _look_at_the_loop(self) -> None:
        """How late it is: what takes long on it keeps everybody waiting."""
        while True:
            due = time.monotonic() + LOOK
            await asyncio.sleep(LOOK)
            self.stats.lags.append(max(0.0, time.monotonic() - due))

    async def _sweep(self) -> None:
        while True:
            begun = time.monotonic()
            for _ in range(TIDY - 1):
                moment = time.monotonic()
                await asyncio.sleep(SWEEP / TIDY)
                if self.tidy is not None and self._moved(moment):
                    self.tidy.briefly()
            await asyncio.sleep(SWEEP / TIDY)
            with contextlib.suppress(Mistake):
                await self.look_around()
                await self.purge()
            left = await self.sweep()
            if self.tidy is not None:
                self.tidy.sweep(left, len(self.sessions), self._moved(begun))

    async def purge(self) -> None:
        """Now and then what is over and old is thrown away, if it is not to be kept."""
        if self.retention is not None and time.monotonic() - self.purged > PURGE:
            self.purged = time.monotonic()
            await self.store.purge(self.retention)

    async def look_around(self) -> None:
        """What whoever runs the server has changed: tables that are gone, people who are barred."""
        found = json.loads(await self.store.known(CHANGED) or "[]")
        news = [each for each in found if each[0] > self.told]
        if not news:
            return
        self.told = news[-1][0]
        self.barred = await self.store.barred()
        touched = {table for each in news for table in each[1:]}
        names = [table for table in self.sessions if table in touched]
        for session in self.sessions.values():
            for socket in list(session.audience.sockets):
                if socket.holder in self.barred["holders"]:
                    socket.end(p.BLOCKED, 4403)
        there = {each.table for each in await self.store.tables_of(names)}
        for table in names:
            awake = self.sessions.get(table)
            if awake is None:
                continue
            if table not in there:
                del self.sessions[table]
                for socket in list(awake.audience.sockets):
                    socket.end(p.NOT_FOUND, 4403)
                await awake.stop()
            else:
                awake.put(awake.reload)
                await self.keys_changed(table)

    def _moved(self, since: float) -> bool:
        return any([session.used > since for session in self.sessions.values()])

    async def sweep(self) -> int:
        """Let the tables sleep that nobody needs; how many those were."""
        late = time.monotonic() - IDLE
        left = 0
        self.desks.clear()
        for table, session in list(self.sessions.items()):
            if session.idle() and session.used < late:
                await session.remember(asleep=True)
                if session.idle():
                    self.sessions.pop(table, None)
                    await session.stop()
                    left += 1
        return left


def _mode(journal: Journal) -> str:
    """The mode a set-up belongs to, if it is one of those there are."""
    setup = journal.header["setup"]
    for mode, example in journal.game.examples.items():
        if setup.get("mode", [mode]) == list(example.get("mode", [mode])):
            return mode
    return ""
