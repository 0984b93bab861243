"""`kill -9` at any moment: nothing that was acknowledged is missing, and the game goes on at once.

A few tables play as fast as they may; the server is killed, started again on the same database, and
everybody comes back with the last version he has seen and says once more what was not answered.

    KOSTKA_KILLS=100 make measure NAME=kills
"""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bench._outside import Gone, Guest, Server, now
from bench._postgres import postgres
from kostka.kernel.chance import Rng
from kostka.sight import view
from kostka.table.seat.protocol import STALE
from kostka.table.store.course import Course
from kostka.table.store.store import Store

KILLS: Final = 100
TABLES: Final = 4
PAUSE: Final = 0.06  # seconds between two moves of a table: a socket may send 20 in a second
LONGEST: Final = 900  # ms of play until the next kill
AGAIN: Final = 5.0  # seconds; the mark until everybody plays again


class Loss(AssertionError):
    """Something that was acknowledged is not there."""


class Player(Guest):
    """A guest who remembers what was acknowledged, and comes back."""

    def __init__(self, port: int, table: Any, seat: int) -> None:
        super().__init__(port, table, seat)
        self.done: list[tuple[int, str]] = []  # version and move, answered with ok
        self.open: tuple[str, int, str] | None = None  # id, version and move without an answer
        self.repeated = 0

    async def stay(self) -> None:
        """Be at the table whatever happens; it takes a while if the server is away."""
        while self.line is None:
            try:
                await self.come()
            except Gone:
                await asyncio.sleep(0.02)
        acknowledged = max([v for v, _ in self.done], default=-1)
        if self.v is not None and self.v <= acknowledged:
            raise Loss(f"{self.table.table} is back at {self.v}; {acknowledged} was answered")

    async def move(self, luck: Rng) -> bool:
        """Say what is open once more, or something new if one is asked; whether it was done."""
        if self.open is None:
            if not self.moves or self.v is None:
                return False
            move = self.moves[luck.below(len(self.moves))]
            self.open = (f"{self.seat}-{self.v}", self.v, move)
            self.moves = []
        else:
            self.repeated += 1
        id_, v, move = self.open
        answer = await self.ask({"t": "do", "v": v, "seat": self.seat, "do": move}, id_)
        self.open = None
        if answer.t == "ok":
            self.done.append((v, move))
        elif answer.rule != STALE:  # it was committed before the server died
            raise Loss(f"{move} at {v} of {self.table.table}: {answer.rule}")
        return answer.t == "ok"


class Table:
    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.made = server.make()
        self.players = [Player(server.port, self.made, seat) for seat in range(2)]
        self.luck = Rng(seed)
        self.moved = asyncio.Event()

    def renewed(self) -> Table:
        """A new table for the same two, once the game is over."""
        return Table(self.server, self.luck.below(1 << 30))

    def over(self) -> bool:
        return any(player.over for player in self.players)

    async def play(self) -> None:
        while not self.over():
            try:
                for player in self.players:
                    await player.stay()
                for player in self.players:
                    if await player.move(self.luck):
                        self.moved.set()
                await asyncio.sleep(PAUSE)
            except Gone:
                await asyncio.sleep(0.02)
        self.moved.set()

    async def leave(self) -> None:
        for player in self.players:
            await player.leave()


async def _kills(server: Server, kills: int, tables: int, seed: int) -> dict[str, Any]:
    luck = Rng(seed)
    playing = [Table(server, seed * 1000 + n) for n in range(tables)]
    everything = list(playing)
    tasks = [asyncio.create_task(table.play()) for table in playing]
    back: list[float] = []
    for _ in range(kills):
        await asyncio.gather(*[table.moved.wait() for table in playing])
        for n, table in enumerate(playing):
            if table.over():
                await tasks[n]
                await table.leave()
                playing[n] = await asyncio.to_thread(table.renewed)
                everything.append(playing[n])
                tasks[n] = asyncio.create_task(playing[n].play())
        await asyncio.sleep(luck.below(LONGEST) / 1000)
        for task in tasks:
            if task.done():
                task.result()
        server.kill()
        begun = now()
        for table in playing:
            table.moved.clear()
        await asyncio.to_thread(server.start)
        await asyncio.wait_for(asyncio.gather(*[table.moved.wait() for table in playing]), 60)
        back.append(now() - begun)
    for task in tasks:
        task.cancel()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    for each in done:
        if isinstance(each, Exception):
            raise each
    for table in playing:
        for player in table.players:
            await player.stay()  # cancelled in the middle: see what came of it
            await player.ask({"t": "ping"})
        await table.leave()
    server.end()
    missing = await _missing(server.db, everything)
    players = [player for table in everything for player in table.players]
    return {
        "kills": kills,
        "tables": len(everything),
        "acknowledged": sum(len(player.done) for player in players),
        "repeated": sum(player.repeated for player in players),
        "missing": missing,
        "again_worst_s": round(max(back), 2),
        "again_median_s": round(sorted(back)[len(back) // 2], 2),
    }


async def _missing(db: str, tables: Sequence[Table]) -> int:
    """Acknowledged moves that are not kept; and whoever was there last has seen what is kept."""
    store = await Store.open(db)
    missing = 0
    for table in tables:
        kept = await store.load(table.made.table)
        assert kept is not None
        records = [json.loads(line) for line in kept.records]
        for player in table.players:
            for v, move in player.done:
                record = records[v] if v < len(records) else {}
                missing += (record.get("seat"), record.get("do")) != (player.seat, move)
            s = Course.again(kept.header, kept.records).state
            if player.v == len(records):
                assert json.loads(player.last)["view"] == view(s, player.seat).plain()
    await store.close()
    return missing


def kill(server: Server, kills: int, tables: int = TABLES, seed: int = 1) -> dict[str, Any]:
    """So many kills of a server; the figures."""
    server.start()
    try:
        return asyncio.run(_kills(server, kills, tables, seed))
    finally:
        server.kill()


def said(found: dict[str, Any]) -> str:
    return (
        f"{found['kills']} kills: {found['acknowledged']:,} acknowledged moves, "
        f"{found['missing']} missing; everybody plays again after {found['again_median_s']} s, "
        f"at worst {found['again_worst_s']} s"
    )


def measure() -> dict[str, Any]:
    """KOSTKA_KILLS with SQLite and a quarter as many with PostgreSQL."""
    kills = int(os.environ.get("KOSTKA_KILLS", KILLS))
    with tempfile.TemporaryDirectory() as folder:
        one = kill(Server(str(Path(folder) / "tables.db")), kills)
    with postgres() as url:
        two = kill(Server(url), max(1, kills // 4))
    return {
        "says": f"SQLite: {said(one)}. PostgreSQL: {said(two)}.",
        "mark_s": AGAIN,
        "sqlite": one,
        "postgresql": two,
    }
