"""Events at this server: each is a log in the store; its games are tables like any others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from kostka.events.event import Event, Record
from kostka.events.match import Match
from kostka.kernel.game import Mistake
from kostka.table.seat import protocol as p
from kostka.table.seat.judging import PAUSE, RESUME, TIME_RULE, judge
from kostka.table.seat.seats import new_key, new_table
from kostka.table.seat.socket import now
from kostka.table.store.store import Key, Row, Taken, digest, nobodys

if TYPE_CHECKING:
    from kostka.table.hall.house import House

PREFIX: Final = "e-"  # of the id, so that nobody takes it for a table
ORGANISER: Final = 0  # the seat of the organiser's key; players have their numbers
LOOK: Final = 0.3  # seconds between two looks at the games of a round
ASLEEP: Final = 10.0  # seconds between two looks at a table that sleeps
LEFT: Final = 900.0  # seconds after which the desk of an event that nobody asks for is cleared
LOG: Final = logging.getLogger("kostka.table")


class Desk:
    """The desk of one event: what is decided there is kept first, and then holds."""

    def __init__(self, house: House, id_: str, lines: list[str]) -> None:
        self.house = house
        self.id = id_
        self.event = Event.again([json.loads(line) for line in lines])
        self.lock = asyncio.Lock()
        self.watching: asyncio.Task[None] | None = None
        self.slept: dict[str, float] = {}  # when a sleeping table was looked up
        self.used = time.monotonic()

    # The log

    async def catch_up(self) -> None:
        """What another process has kept."""
        tail = await self.house.store.tail(self.id, len(self.event.records), 0)
        for line in tail.records:
            self.event.do(json.loads(line))

    async def do(self, record: Record) -> None:
        """Let it happen and keep it; raises Mistake, and then nothing has."""
        async with self.lock:
            await self._do(record)

    async def _do(self, record: Record) -> None:
        n = len(self.event.records)
        self.event.do(record)
        row = Row("record", n, json.dumps(record, ensure_ascii=False))
        try:
            over = True if self.event.ended else None
            await self.house.store.append_all(self.id, [row], over=over)
        except Exception as error:
            kept = await self.house.store.load(self.id)
            if kept is not None:
                self.event = Event.again([json.loads(line) for line in kept.records])
            raise p.No(p.STALE if isinstance(error, Taken) else p.NOT_KEPT) from None

    async def enter(self, name: str, deck: str, bot: str, holder: str = "") -> str:
        """A new player and a link to his place: if he has entered by himself, to come back; else
        it works once, so that nobody who hands it out keeps it."""
        async with self.lock:
            number = len(self.event.players) + 1
            record = {"do": "enter", "player": number, "name": name, "deck": deck, "bot": bot}
            await self._do(record)
            key = new_key()
            await self.house.store.add_key(self.id, number, digest(key), once=not holder)
            if holder:
                await self.house.store.add_key(self.id, number, nobodys(), holder)
        return key

    async def begin_round(self) -> None:
        async with self.lock:
            luck = random.Random(secrets.randbits(62))
            await self._do(self.event.next_round(luck, now()))
        self.watch()

    # The games of a round

    def watch(self) -> None:
        """Look after the games until the round is over."""
        if self.watching is None or self.watching.done():
            self.watching = asyncio.create_task(self._watch(), name=f"event {self.id}")

    async def _watch(self) -> None:
        while self.event.running():
            try:
                async with self.lock:
                    await self._look()
            except (Mistake, p.No) as error:
                LOG.info("event %s: %s", self.id, error)
            except Exception:
                LOG.exception("event %s", self.id)
            await asyncio.sleep(LOOK)

    async def _look(self) -> None:
        """Games that are over count, games that are due begin, and the time may be up."""
        number = len(self.event.rounds)
        round_ = self.event.round()
        for n, match in enumerate(round_.matches, 1):
            if match.playing:
                bots = all([self.event.players[each].bot for each in match.players])
                winner = await self._winner(match.tables[-1], bots)
                if winner is not None:
                    where = {"round": number, "match": n, "table": match.tables[-1]}
                    await self._do({"do": "score", **where, "winner": winner})
        if not round_.called and round_.since is not None and not round_.remaining(now()):
            await self.call_time()
        for n, match in self.event.due():
            await self._begin(number, n, match)

    async def _winner(self, table: str, bots: bool) -> int | None:
        """Who has won there, by place, or -1; None while they play.

        A table that sleeps is not woken for that, unless bots play there by themselves; whether
        it was ended elsewhere is looked up now and then."""
        asleep = table not in self.house.sessions
        if asleep and not bots and time.monotonic() < self.slept.get(table, 0.0) + ASLEEP:
            return None
        if asleep and not bots:
            self.slept[table] = time.monotonic()
            listed = await self.house.store.tables_of([table])
            if not listed or not listed[0].over:
                return None
        session = await self.house.session(table)
        if not session.course.over():
            session.wait_for()
            return None
        outcome = session.course.state.outcome()
        return outcome.index(1) if 1 in outcome else -1

    async def _begin(self, number: int, n: int, match: Match) -> None:
        """The next game of a match, at a table of its own."""
        event, format_ = self.event, self.event.format
        players = [event.players[each] for each in match.players]
        setup = {
            "decks": [event.deck(match, player.number) for player in players],
            "format": ["open"],
            "target": [str(format_.target)],
            "limit": [str(format_.turns)],
            **({"rulings": list(format_.rulings)} if format_.rulings else {}),
        }
        seats = [
            ("bot", player.bot) if player.bot else ("human", player.name) for player in players
        ]
        links = await self.house.make(
            *("doomtrooper", "tournament", setup, seats, "committed", None), event=self.id
        )
        await self._do({"do": "game", "round": number, "match": n, "table": links.table})
        await self.house.session(links.table)  # bots begin at once

    async def call_time(self) -> None:
        """DOOM-WIN-04: one more whole turn each at every table of the round."""
        await self._do({"do": "time", "at": now()})
        for match in self.event.round().matches:
            if match.playing:
                await self.at_table(match, "time", TIME_RULE, "The time of the round is up.")

    async def at_table(self, match: Match, do: str, rule: str, why: str) -> None:
        session = await self.house.session(match.tables[-1])
        with contextlib.suppress(Mistake, p.No):  # the game may be over by now
            await session.ask(judge, session, do, 0, rule, why)

    async def clock(self, stops: bool, rule: str, why: str) -> None:
        """The clock of the round and all its tables stop, or go on."""
        async with self.lock:
            round_ = self.event.round()
            if self.event.format.minutes:
                await self._do({"do": PAUSE if stops else RESUME, "at": now()})
            for match in round_.matches:
                if match.playing:
                    await self.at_table(match, PAUSE if stops else RESUME, rule, why)

    # The tables

    def seat(self, player: int) -> tuple[str, int]:
        """The table where this player plays now, and where he sits."""
        for match in self.event.round().matches:
            if player in match.players and match.tables and not match.is_bye():
                return match.tables[-1], match.players.index(player)
        raise p.No(p.NOT_FOUND)

    def plays(self, numbers: set[int]) -> bool:
        """Whether one of these plays on in the event: then he may not look into anything."""
        players = self.event.players
        there = [players[each] for each in numbers if each in players]
        return not self.event.ended and any([not player.dropped for player in there])

    def table(self, round_: int, n: int) -> str:
        """Where a match is played."""
        match = self.event.match(round_, n)
        if not match.tables:
            raise p.No(p.NOT_FOUND)
        return match.tables[-1]


class Desks:
    """The desks of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.open: dict[str, Desk] = {}

    async def make(self, name: str, format_: dict[str, Any], holder: str = "") -> tuple[Desk, str]:
        """A new event and the organiser's key."""
        record = {"do": "open", "name": name, "format": format_}
        Event.again([record])
        line, key = json.dumps(record, ensure_ascii=False), new_key()
        keys = [Key(digest(key), ORGANISER)]
        if holder:
            keys.append(Key(nobodys(), ORGANISER, holder))
        while True:
            id_ = PREFIX + new_table()
            with contextlib.suppress(Taken):
                await self.house.store.make(
                    *(id_, {"event": 1}, None, {"mode": "event"}, [line]),
                    keys,
                )
                break
        self.open[id_] = Desk(self.house, id_, [line])
        return self.open[id_], key

    async def desk(self, id_: str) -> Desk:
        """The desk of an event, up to date; raises No if there is none."""
        found = self.open.get(id_)
        if found is None:
            kept = await self.house.store.load(id_) if id_.startswith(PREFIX) else None
            if kept is None:
                raise p.No(p.NOT_FOUND)
            found = self.open.setdefault(id_, Desk(self.house, id_, kept.records))
        found.used = time.monotonic()
        async with found.lock:
            await found.catch_up()
        if found.event.running():
            found.watch()
        return found

    def clear(self) -> None:
        """Desks that nobody asks for are cleared; their events are kept."""
        late = time.monotonic() - LEFT
        for id_, desk in list(self.open.items()):
            if desk.used < late and not desk.event.running() and not desk.lock.locked():
                del self.open[id_]

    async def wake(self) -> None:
        """After a start: events whose round is under way go on."""
        for id_ in await self.house.store.unfinished():
            if id_.startswith(PREFIX):
                with contextlib.suppress(p.No, Mistake):
                    await self.desk(id_)

    async def close(self) -> None:
        tasks = [desk.watching for desk in self.open.values() if desk.watching is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
