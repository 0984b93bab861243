"""A process that is killed at any moment has lost nothing of what it had acknowledged."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from multiprocessing.connection import Connection

from kostka.table.store.store import Row, Store

TABLES = 6


def append_for_ever(url: str, done: Connection) -> None:
    """Go on at every table at once, and say which number is committed."""

    async def play(store: Store, table: str) -> None:
        kept = await store.load(table)
        if kept is None:
            await store.make(table, {}, None, {})
        n = len(kept.records) if kept else 0
        while True:
            await store.append_all(table, [Row("record", n, f"{table} {n}"), Row("note", n, "")])
            done.send((table, n))
            n += 1

    async def main() -> None:
        store = await Store.open(url)
        await asyncio.gather(*(play(store, f"t{i}") for i in range(TABLES)))

    asyncio.run(main())


def killed(url: str, after: int) -> dict[str, int]:
    """Let a process append, kill it after so many answers; the last number told of each table."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(
        ["pytest", "kostka.table.store.store", "alembic.command", "alembic.autogenerate"]
    )
    told, telling = context.Pipe(duplex=False)
    process = context.Process(target=append_for_ever, args=(url, telling))
    process.start()
    telling.close()
    last: dict[str, int] = {}
    try:
        for answer in range(1 << 30):
            if answer == after:
                process.kill()
            table, n = told.recv()
            last[table] = n
    except EOFError:  # all it had said is read
        pass
    process.join()
    return last


async def check(url: str, last: dict[str, int]) -> None:
    store = await Store.open(url)
    for table, n in last.items():
        kept = await store.load(table)
        assert kept is not None and len(kept.records) == len(kept.notes) > n
        assert kept.records == [f"{table} {i}" for i in range(len(kept.records))]
    await store.close()


def survives(url: str, kills: int) -> None:
    chance = random.Random(kills)
    last: dict[str, int] = {}
    for _ in range(kills):
        last.update(killed(url, after=chance.randrange(1, 60)))
        asyncio.run(check(url, last))
    assert len(last) == TABLES and sum(last.values()) > kills


def test_twenty_kills_lose_nothing_that_was_acknowledged(sqlite: str) -> None:
    survives(sqlite, kills=20)


def test_a_killed_client_of_postgresql_loses_nothing_either(postgres: str) -> None:
    survives(postgres, kills=5)
