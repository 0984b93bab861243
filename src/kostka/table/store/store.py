"""Where tables are kept: an append-only store in SQLite or PostgreSQL that answers once committed.

SQLite serves one process: a second one on the same file is refused with a sentence.  PostgreSQL
serves many; they hear of each other's commits by `changes()`.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import re
import secrets
import time
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, Table, delete, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from kostka.kernel.game import Mistake
from kostka.table.store import keeping
from kostka.table.store.database import (
    READERS,
    Database,
    Trouble,
    facts,
    keys,
    notes,
    records,
    tables,
    trouble,
)
from kostka.table.store.hearing import Change, heard
from kostka.table.store.writer import ADD, Taken, Work, Write, Writer

__all__ = [
    "WATCH",
    "Change",
    "Held",
    "Kept",
    "Key",
    "Kind",
    "Listed",
    "Row",
    "Store",
    "Tail",
    "Taken",
    "digest",
    "nobodys",
    "used",
]

WATCH: Final = -3  # the seat of a key that may only watch
TRYING: Final = 2.0  # seconds between two tries whether something can be written
WAITING: Final = 4096  # works that may be queued; whoever brings one more waits outside

Kind = Literal["record", "note"]
T = TypeVar("T")


class Row(NamedTuple):
    """One line to append: a record of the game, or a note of what happens beside it."""

    kind: Kind
    n: int
    body: str


class Kept(NamedTuple):
    """All that is kept of one table; records and notes in order, from number 0 on."""

    table: str
    header: dict[str, Any]
    seed: bytes | None
    config: dict[str, Any]
    made: int  # Unix seconds
    open: bool
    over: bool
    records: list[str]
    notes: list[str]


class Tail(NamedTuple):
    """What came after the numbers somebody had."""

    records: list[str]
    notes: list[str]


class Listed(NamedTuple):
    """A table for a list, without its lines."""

    table: str
    header: dict[str, Any]
    config: dict[str, Any]
    made: int
    open: bool
    over: bool


class Held(NamedTuple):
    """What a key opens; `once`: a link, which opens it to whoever uses it first."""

    table: str
    seat: int
    once: bool = False


class Key(NamedTuple):
    """A new key to a seat, by its digest, and whose browser has it; or a link that works once."""

    digest: str
    seat: int
    holder: str | None = None
    once: bool = False


Keys = Mapping[str, int] | Sequence[Key]  # seats by digest, or more about each


def digest(key: str) -> str:
    """A key as the store knows it; the key itself is never written anywhere."""
    return hashlib.sha256(key.encode()).hexdigest()


class Store:
    """The tables of one database, for one asyncio loop.

    Every method raises `Mistake` with one sentence if the database cannot do it (disk full, locked,
    connection lost); then nothing of that call is half written.  If the connection broke during the
    very commit it may be wholly written; the next append is then answered `Taken`.  Whoever is
    cancelled while waiting does not know either.
    """

    @classmethod
    async def open(cls, url: str, patience: float = 5.0) -> Store:
        """A path or `sqlite:///path`, or `postgresql://…`; the schema is brought up to date.

        `patience` is how many seconds to wait for a database that is locked or does not answer.
        """
        return cls(await asyncio.to_thread(Database, url, patience))

    def __init__(self, database: Database) -> None:
        self._database = database
        self._name = secrets.token_hex(8)
        self._writer = Writer(database, self._name)
        self._readers = ThreadPoolExecutor(READERS, "kostka-reader")
        self._room = asyncio.Semaphore(WAITING)
        self._closed = asyncio.Event()
        self.wrong = ""  # why the last thing could not be written, if it could not
        self._tried = 0.0

    async def ready(self) -> str:
        """Whether something can be written now: "" or why not; it is tried once in a while."""
        if time.monotonic() - self._tried > TRYING:
            self._tried = time.monotonic()
            with contextlib.suppress(Mistake):
                await self.know("ready", str(int(time.time())))
        return self.wrong

    async def know(self, name: str, value: str) -> None:
        """Keep a fact about the server."""
        gone = delete(facts).where(facts.c.name == name)
        row = {"name": name, "value": value}
        await self._write("", [(gone, []), (insert(facts), [row])])

    async def barred(self) -> dict[str, list[str]]:
        """Who is blocked or may not talk."""
        return await self._read(keeping.barred)

    async def purge(self, days: float) -> int:
        """Throw away the tables that are over and that nobody has used for so long."""
        names = await self._read(lambda db: keeping.older(db, days, True))
        for table in names:
            gone: list[Write] = [
                (delete(each).where(each.c.table == table), []) for each in (records, notes, keys)
            ]
            await self._write("", [*gone, (delete(tables).where(tables.c.id == table), [])])
        return len(names)

    async def learn(self, name: str, value: str) -> str:
        """Keep a fact unless there is one of this name already; the one there is."""
        with contextlib.suppress(Taken):
            await self._write("", [(insert(facts), [{"name": name, "value": value}])])
        return await self.known(name)

    async def known(self, name: str) -> str:
        """A fact about the server, or ""."""
        asked = select(facts.c.value).where(facts.c.name == name)
        return await self._read(lambda db: db.scalar(asked)) or ""

    async def make(
        self,
        table: str,
        header: Mapping[str, Any],
        seed: bytes | None,
        config: Mapping[str, Any],
        records: Sequence[str] = (),
        keys: Keys = (),
        *,
        notes: Sequence[str] = (),
        open: bool = False,
        over: bool = False,
    ) -> None:
        """A new table with its first lines (numbered from 0) and keys (seats by digest).

        Raises Taken if there is one of this name.
        """
        if not re.fullmatch("[A-Za-z0-9_-]{1,64}", table):
            raise ValueError(f"{table!r} cannot be the name of a table")
        row = {
            "id": table,
            "header": _json(header),
            "seed": seed,
            "config": _json(config),
            "made": int(time.time()),
            "open": open,
            "over": over,
        }
        rows = [Row("record", n, body) for n, body in enumerate(records)]
        rows += [Row("note", n, body) for n, body in enumerate(notes)]
        writes = [(insert(tables), [row]), *_lines(table, rows), *_keys(table, keys)]
        await self._write(table, writes)

    async def append(self, table: str, kind: Kind, n: int, body: str) -> None:
        """Append one line; returns once it is committed.  Raises Taken if the number is taken.

        Wait for the answer before the next append to the same table: its number would be a guess.
        """
        await self.append_all(table, [Row(kind, n, body)])

    async def append_all(
        self,
        table: str,
        rows: Sequence[Row],
        *,
        keys: Keys = (),
        renewed: int | None = None,
        header: Mapping[str, Any] | None = None,
        seed: bytes | None = None,
        config: Mapping[str, Any] | None = None,
        open: bool | None = None,
        over: bool | None = None,
        used: int | None = None,
    ) -> None:
        """Append lines that belong together, with what else changes: all of it or nothing.

        `keys` are added, and those that the seat `renewed` had before open nothing any more;
        the others replace what is kept where they are given.
        """
        new: dict[str, Any] = {
            "header": None if header is None else _json(header),
            "config": None if config is None else _json(config),
            **{"seed": seed, "open": open, "over": over},
            "used": int(time.time()) if over else used,
        }
        new = {name: value for name, value in new.items() if value is not None}
        writes = _lines(table, rows)
        if renewed is not None:
            writes.append(_revoke(table, _seat(renewed)))
        writes += _keys(table, keys)
        if new:
            writes.append((update(tables).where(tables.c.id == table).values(new), []))
        newest = {row.kind: row.n for row in sorted(rows)}
        news = [f"{table}:{kind}:{n}" for kind, n in newest.items()]
        if renewed is not None:
            news.append(f"{table}:key:-1")
        await self._write(table, writes, news)

    async def load(self, table: str) -> Kept | None:
        """Everything about a table as of one moment, or None if there is no such table."""

        def ask(db: Connection) -> Kept | None:
            row = db.execute(select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                return None
            header, config = json.loads(row.header), json.loads(row.config)
            lines = [_bodies(db, which, table, 0) for which in (records, notes)]
            return Kept(
                table, header, row.seed, config, row.made, row.open, row.over, lines[0], lines[1]
            )

        return await self._read(ask)

    async def tail(self, table: str, records_from: int, notes_from: int) -> Tail:
        """The lines from these numbers on."""
        return await self._read(
            lambda db: Tail(
                _bodies(db, records, table, records_from), _bodies(db, notes, table, notes_from)
            )
        )

    async def find_key(self, digest: str) -> Held | None:
        """What a key opens, or None if it is unknown or revoked."""
        return next(iter(await self.find_keys([digest])), None)

    async def find_keys(self, digests: Sequence[str]) -> list[Held]:
        """What those of several keys open that are known and not revoked, in the given order."""
        valid = select(keys).where(keys.c.digest.in_(digests), keys.c.revoked.is_(False))
        rows = await self._read(lambda db: db.execute(valid).all())
        found = {row.digest: Held(row.table, row.seat, row.once) for row in rows}
        return [found[each] for each in digests if each in found]

    async def held(self, table: str, holder: str, digests: Sequence[str] = ()) -> dict[str, int]:
        """What a browser holds at a table: seats by the digests of its keys.

        `holder` is the digest of its secret, `digests` are those of keys it had before it had one.
        A link that works once is not held by anybody.
        """
        its = [keys.c.holder == holder] if holder else []
        its += [keys.c.digest.in_(digests)] if digests else []
        if not its:
            return {}
        valid = select(keys.c.digest, keys.c.seat).where(
            keys.c.table == table, keys.c.revoked.is_(False), keys.c.once.is_(False), or_(*its)
        )
        rows = await self._read(lambda db: db.execute(valid).all())
        return {row.digest: row.seat for row in rows}

    async def add_key(
        self, table: str, seat: int, digest: str, holder: str | None = None, once: bool = False
    ) -> None:
        """Let one more key open this seat (WATCH: watching)."""
        await self._write(table, _keys(table, [Key(digest, seat, holder, once)]))

    async def revoke(self, digest: str) -> None:
        """This key opens nothing any more."""
        if held := await self.find_key(digest):
            write = _revoke(held.table, keys.c.digest == digest)
            await self._write(held.table, [write], [f"{held.table}:key:-1"])

    async def renew(self, table: str, seat: int, digest: str, holder: str | None = None) -> None:
        """Revoke all keys of a seat and let this one open it instead, at once; with a `holder`,
        that browser has it."""
        new = [Key(digest, seat)]
        if holder is not None:
            new.append(Key(nobodys(), seat, holder))
        await self.append_all(table, [], keys=new, renewed=seat)

    async def use(self, table: str, link: str, holder: str) -> bool:
        """A link that works once was used: this browser has its seat.  False if it was before."""
        held = await self.find_key(link)
        if held is None or held.table != table:
            return False
        new = _keys(table, [Key(used(link), held.seat, holder)])
        try:
            await self._write(table, [_revoke(table, keys.c.digest == link), *new])
        except Taken:  # somebody else was quicker
            return False
        return True

    async def list_open(self, most: int = 100) -> list[Listed]:
        """Tables that are open to all and not over, the newest first."""
        wanted = select(tables).where(tables.c.open.is_(True), tables.c.over.is_(False))
        return await self._list(wanted.limit(most))

    async def tables_of(self, names: Sequence[str]) -> list[Listed]:
        """Those of these tables that there are, the newest first."""
        return await self._list(select(tables).where(tables.c.id.in_(names)))

    async def unfinished(self) -> list[str]:
        """The names of all tables that are not over, the newest first: what a restart wakes."""
        wanted = select(tables.c.id).where(tables.c.over.is_(False)).order_by(tables.c.made.desc())
        return await self._read(lambda db: list(db.scalars(wanted)))

    async def changes(self) -> AsyncGenerator[Change, None]:
        """What other processes commit, until the store is closed; begin before loading tables.

        With PostgreSQL it listens again whenever the connection was lost, and the first change each
        time has an empty table: look at all that you hold.  With SQLite nothing ever comes.
        """
        if not self._database.shared:
            await self._closed.wait()
            return
        async for change in heard(self._database, self._name, self._closed):
            yield change

    async def close(self) -> None:
        """Commit what is queued, then let go of the database."""
        if self._closed.is_set():
            return
        self._closed.set()
        self._writer.put(None)
        await asyncio.to_thread(self._writer.thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        self._database.close()

    async def _write(self, table: str, writes: Sequence[Write], news: Sequence[str] = ()) -> None:
        async with self._room:
            if self._closed.is_set():
                raise Mistake("The database is closed.")
            done = asyncio.get_running_loop().create_future()
            self._writer.put(Work(table, writes, news, done))
            try:
                await done
            except Trouble as trouble:
                self.wrong = str(trouble)
                raise
            self.wrong = ""

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        def answer() -> T:
            try:
                with self._database.reading.begin() as db:
                    return ask(db)
            except SQLAlchemyError as error:
                raise trouble(error) from None

        if self._closed.is_set():
            raise Mistake("The database is closed.")
        return await asyncio.get_running_loop().run_in_executor(self._readers, answer)

    async def _list(self, wanted: Select[Any]) -> list[Listed]:
        newest_first = wanted.order_by(tables.c.made.desc(), tables.c.id)
        return [
            Listed(
                *(row.id, json.loads(row.header), json.loads(row.config)),
                *(row.made, row.open, row.over),
            )
            for row in await self._read(lambda db: db.execute(newest_first).all())
        ]


def _json(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(table: str, rows: Iterable[Row]) -> list[Write]:
    """The lines as writes, one for each kind there is."""
    found: dict[Kind, list[dict[str, Any]]] = {}
    for row in rows:
        line = {"table": table, "n": row.n, "body": row.body}
        found.setdefault(row.kind, []).append(line)
    return [(ADD[kind], lines) for kind, lines in found.items()]


def _keys(table: str, new: Keys) -> list[Write]:
    """New keys as a write; whatever is not a digest is kept out."""
    if isinstance(new, Mapping):
        new = [Key(each, seat) for each, seat in new.items()]
    for key in new:
        if not all(
            re.fullmatch("[0-9a-f]{64}", it) for it in (key.digest, key.holder or key.digest)
        ):
            raise ValueError("only the SHA-256 of a key may be stored")
    rows = [{**key._asdict(), "table": table, "revoked": False} for key in new]
    return [(insert(keys), rows)] if rows else []


def nobodys() -> str:
    """The digest of a key that nobody knows: it is its holder's secret that opens the seat."""
    return digest(secrets.token_urlsafe(32))


def used(link: str) -> str:
    """The key that a link becomes; there is one of them, so it works once."""
    return digest(f"{link} used")


def _seat(seat: int) -> ColumnElement[bool]:
    return keys.c.seat == seat


def _revoke(table: str, which: ColumnElement[bool]) -> Write:
    return update(keys).where(keys.c.table == table, which).values(revoked=True), []


def _bodies(db: Connection, lines: Table, table: str, start: int) -> list[str]:
    rows = db.execute(
        select(lines.c.n, lines.c.body)
        .where(lines.c.table == table, lines.c.n >= start)
        .order_by(lines.c.n)
    ).all()
    if rows and rows[-1].n != start + len(rows) - 1:
        raise Mistake(f"Table {table!r} is damaged: not all of its {lines.name} are there.")
    return [row.body for row in rows]
