"""A database is opened only if it can be used, and is then brought up to date, once."""

from __future__ import annotations

import asyncio
import multiprocessing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from kostka.kernel.game import Mistake
from kostka.table.store.database import Database, metadata
from kostka.table.store.store import Store


def open_and_close(url: str) -> None:
    async def main() -> None:
        store = await Store.open(url, patience=0.2)
        await store.close()

    asyncio.run(main())


def test_the_migrations_make_the_schema_that_the_store_uses_also_twice(url: str) -> None:
    for _ in range(2):
        database = Database(url, patience=0.2)
        with database.reading.begin() as db:
            assert compare_metadata(MigrationContext.configure(db), metadata) == []
            assert db.scalars(text("SELECT version_num FROM alembic_version")).all() == ["0002"]
        database.close()


def test_processes_that_start_at_once_on_an_empty_database_all_start(postgres: str) -> None:
    context = multiprocessing.get_context("forkserver")
    processes = [context.Process(target=open_and_close, args=(postgres,)) for _ in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(60)
    assert [process.exitcode for process in processes] == [0, 0, 0]


def test_a_second_process_on_one_sqlite_file_is_refused(sqlite: str) -> None:
    async def main() -> None:
        store = await Store.open(sqlite)
        with pytest.raises(Mistake, match=r"Another process has .* open; .* PostgreSQL"):
            await Store.open(f"sqlite:///{sqlite}", patience=0.1)
        await store.close()

    asyncio.run(main())
    open_and_close(sqlite)


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    open_and_close(url)
    database = Database(url, patience=0.2)
    with database.writing.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    with pytest.raises(Mistake, match="newer Kostka"):
        open_and_close(url)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("sqlite://", "is a file"),
        (":memory:", "is a file"),
        ("mysql://host/name", "not in mysql"),
        ("://", "A database is a path"),
        ("postgresql://me:secret@127.0.0.1:1/none", r"me:\*\*\*@127.0.0.1.* cannot be opened"),
    ],
)
def test_an_address_that_is_of_no_use_gets_a_sentence(url: str, sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence) as caught:
        open_and_close(url)
    assert "secret" not in str(caught.value)


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear reader, " * 100)
    with pytest.raises(Mistake, match="not a database"):
        open_and_close(str(letter))
    assert letter.read_text() == "Dear reader, " * 100
    with pytest.raises(Mistake, match="cannot be opened"):
        open_and_close(str(tmp_path / "missing" / "tables.db"))
