"""Many write at once, and things go wrong; nobody pays for the trouble of somebody else."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Engine, create_engine, make_url, text

from kostka.kernel.game import Mistake
from kostka.table.store.store import WAITING, Row, Store, Taken
from kostka.table.store.writer import MOST


async def opened(url: str, tables: int = 1) -> Store:
    store = await Store.open(url, patience=0.2)
    names = [f"t{i}" for i in range(tables)]
    await asyncio.gather(*(store.make(name, {}, None, {}) for name in names))
    return store


def test_whoever_comes_while_a_commit_is_under_way_shares_the_next(url: str) -> None:
    async def main() -> None:
        store = await opened(url, tables=100)

        async def play(table: str) -> None:
            for n in range(5):
                await store.append(table, "record", n, str(n))

        before = store._writer.commits
        await asyncio.gather(*(play(f"t{i}") for i in range(100)))
        assert store._writer.commits - before < 100  # 500 appends
        for i in range(100):
            assert (await store.tail(f"t{i}", 0, 0)).records == ["0", "1", "2", "3", "4"]
        await store.close()

    asyncio.run(main())


def test_a_lone_append_does_not_wait_for_company(url: str) -> None:
    async def main() -> None:
        store = await opened(url)
        before = store._writer.commits
        for n in range(5):
            await store.append("t0", "record", n, "")
        assert store._writer.commits - before == 5
        await store.close()

    asyncio.run(main())


def test_bad_rows_do_not_spoil_the_batch_they_are_in(url: str) -> None:
    async def main() -> None:
        store = await opened(url, tables=60)
        await store.append("t7", "record", 0, "first")
        bad = {
            "t30": [Row("record", 0, "half a character: \ud800")],
            "t40": [Row("record", 1 << 70, "no such number")],
            "t50": [Row("note", 0, "x"), Row("note", 0, "x")],
        }
        good = [Row("record", 0, "ok")]
        tables = [*(f"t{i}" for i in range(60)), "nowhere"]
        works = [store.append_all(table, bad.get(table, good)) for table in tables]
        before = store._writer.commits
        answers = await asyncio.gather(*works, return_exceptions=True)
        refused = {table: type(it) for table, it in zip(tables, answers) if it is not None}
        assert refused == {
            "t7": Taken,
            "t30": Mistake,
            "t40": Mistake,
            "t50": Taken,
            "nowhere": Mistake,
        }
        assert store._writer.commits - before < 10
        for i in range(60):
            expected = {7: ["first"], 30: [], 40: [], 50: []}.get(i, ["ok"])
            assert await store.tail(f"t{i}", 0, 0) == (expected, [])
        await store.close()

    asyncio.run(main())


def test_of_several_that_want_one_number_at_once_one_gets_it(url: str) -> None:
    async def main() -> None:
        store = await opened(url)
        works = [store.append("t0", "record", 0, str(i)) for i in range(20)]
        answers = await asyncio.gather(*works, return_exceptions=True)
        assert [type(it) for it in answers].count(Taken) == 19
        assert (await store.tail("t0", 0, 0)).records == [str(answers.index(None))]
        await store.close()

    asyncio.run(main())


def test_the_queue_is_bounded_and_everybody_gets_a_turn(sqlite: str) -> None:
    async def main() -> None:
        store = await opened(sqlite)
        number = WAITING + 2 * MOST
        works = [asyncio.create_task(store.append("t0", "note", n, "")) for n in range(number)]
        await asyncio.sleep(0)
        assert store._writer.queue.qsize() <= WAITING
        await asyncio.gather(*works)
        assert len((await store.tail("t0", 0, 0)).notes) == number
        await store.close()

    asyncio.run(main())


def test_whoever_is_cancelled_does_not_disturb_the_others(url: str) -> None:
    async def main() -> None:
        store = await opened(url)
        works = [asyncio.create_task(store.append("t0", "note", n, "")) for n in range(20)]
        await asyncio.sleep(0)
        for work in works[::2]:
            work.cancel()
        answers = await asyncio.gather(*works, return_exceptions=True)
        assert answers[1::2] == [None] * 10
        await store.append("t0", "note", 20, "")
        await store.close()

    asyncio.run(main())


def test_a_locked_file_gets_a_sentence_and_works_again_later(sqlite: str) -> None:
    async def main() -> None:
        store = await opened(sqlite)
        other = sqlite3.connect(sqlite, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Mistake, match=r"^The database is locked\.$"):
            await store.append("t0", "record", 0, "")
        assert (await store.tail("t0", 0, 0)).records == []  # reading goes on
        other.execute("ROLLBACK")
        other.close()
        await store.append("t0", "record", 0, "")
        await store.close()

    asyncio.run(main())


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_disk_that_takes_no_more_loses_nothing_that_was_acknowledged(sqlite: str) -> None:
    async def main() -> None:
        store = await opened(sqlite)
        n = 0
        with no_file_longer_than(400_000), pytest.raises(Mistake, match=r"^The database cannot"):
            while n < 1000:
                rows = [Row("record", n, "x" * 5000), Row("note", n, "")]
                await store.append_all("t0", rows)
                n += 1
        assert 0 < n < 1000
        kept = await store.tail("t0", 0, 0)
        assert len(kept.records) == len(kept.notes) == n
        await store.append("t0", "record", n, "there is room again")
        await store.close()
        store = await Store.open(sqlite)
        assert len((await store.tail("t0", 0, 0)).records) == n + 1
        await store.close()

    asyncio.run(main())


def test_a_full_database_gets_its_own_sentence(sqlite: str) -> None:
    async def main() -> None:
        store = await opened(sqlite)
        with store._database.writing.connect() as db:  # the connection that is used next
            pages = db.exec_driver_sql("PRAGMA page_count").scalar_one()
            db.exec_driver_sql(f"PRAGMA max_page_count = {pages + 5}")
        with pytest.raises(Mistake, match=r"^The disk of the database is full\.$"):
            await store.append("t0", "record", 0, "x" * 100_000)
        await store.append("t0", "record", 0, "small enough")
        assert (await store.tail("t0", 0, 0)).records == ["small enough"]
        await store.close()

    asyncio.run(main())


@pytest.fixture
def admin(postgres: str) -> Iterator[Engine]:
    url = make_url(postgres).set(drivername="postgresql+psycopg")
    engine = create_engine(url)
    yield engine
    engine.dispose()


def hang_up(admin: Engine, query: str) -> int:
    """Cut the connections of others whose last query looks like this; how many there were."""
    others = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ~ :query"
    )
    with admin.begin() as db:
        return len(db.execute(others, {"query": query}).all())


def test_a_locked_postgresql_gets_a_sentence_and_works_again_later(
    postgres: str, admin: Engine
) -> None:
    async def main() -> None:
        store = await opened(postgres)
        with admin.begin() as db:
            db.execute(text("LOCK TABLE records IN EXCLUSIVE MODE"))
            with pytest.raises(Mistake, match=r"^The database is locked\.$"):
                await store.append("t0", "record", 0, "")
        await store.append("t0", "record", 0, "")
        await store.close()

    asyncio.run(main())


def test_idle_connections_that_were_cut_are_made_anew(postgres: str, admin: Engine) -> None:
    async def main() -> None:
        store = await opened(postgres)
        ear = store.changes()
        assert (await anext(ear)).table == ""
        assert hang_up(admin, "") >= 2
        await store.append("t0", "record", 0, "a")
        assert (await store.tail("t0", 0, 0)).records == ["a"]
        assert (await asyncio.wait_for(anext(ear), 10)).table == ""  # it listens again
        await ear.aclose()
        await store.close()

    asyncio.run(main())


def test_a_connection_cut_in_the_middle_of_writing_leaves_nothing_behind(
    postgres: str, admin: Engine
) -> None:
    async def main() -> None:
        store = await Store.open(postgres, patience=20)
        await store.make("t0", {}, None, {})
        with admin.begin() as db:
            db.execute(text("LOCK TABLE notes IN EXCLUSIVE MODE"))
            rows = [Row("record", 0, "a"), Row("note", 0, "a")]
            work = asyncio.create_task(store.append_all("t0", rows))
            while not hang_up(admin, "^INSERT INTO notes"):  # its record is written by then
                await asyncio.sleep(0.01)
            with pytest.raises(Mistake, match=r"^The connection to the database was lost\.$"):
                await work
        assert await store.tail("t0", 0, 0) == ([], [])
        await store.append("t0", "record", 0, "b")
        assert (await store.tail("t0", 0, 0)).records == ["b"]
        await store.close()

    asyncio.run(main())
