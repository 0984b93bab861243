"""How a process hears what the others on the same PostgreSQL have committed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterator
from typing import Any, Final, Literal, NamedTuple, cast, get_args

from kostka.table.store.database import Database, logger
from kostka.table.store.writer import CHANNEL

PAUSE: Final = 0.5  # seconds before the next attempt to listen, and between looks at the clock

LONGEST: Final = 10  # digits of the number of a record

About = Literal["record", "note", "key"]


class Change(NamedTuple):
    """Another process committed: record or note `n` of a table, or its keys (`n` is then -1).

    With an empty `table` anything may have changed: listening has begun, or begun again.
    """

    table: str
    kind: About
    n: int


ANYTHING: Final = Change("", "record", -1)


def changes_in(news: str, own_name: str) -> Iterator[Change]:
    """What a notification says; nothing if we sent it, or if somebody else uses our channel."""
    name, *items = news.split(" ")
    for item in items if name != own_name else ():
        table, _, rest = item.partition(":")
        kind, _, n = rest.partition(":")
        number = n.removeprefix("-").isdecimal() and len(n) <= LONGEST
        if table and kind in get_args(About) and number:
            yield Change(table, cast(About, kind), int(n))


async def heard(
    database: Database, own_name: str, closed: asyncio.Event
) -> AsyncGenerator[Change, None]:
    """Listen until `closed`, again and again if the connection is lost."""
    import psycopg

    words, options = database.writing.dialect.create_connect_args(database.url)
    how: dict[str, Any] = {**options, "autocommit": True}
    while not closed.is_set():
        try:
            async with await psycopg.AsyncConnection.connect(*words, **how) as ear:
                await ear.execute(f"LISTEN {CHANNEL}")
                yield ANYTHING
                while not closed.is_set():
                    async for note in ear.notifies(timeout=PAUSE):
                        for change in changes_in(note.payload, own_name):
                            yield change
        except (psycopg.Error, OSError) as error:
            logger.warning("listening again: %s", error)
            await asyncio.sleep(PAUSE)
