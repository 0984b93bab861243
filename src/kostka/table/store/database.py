"""The database under the store: its tables, how it is opened and brought up to date.

One code path for SQLite and PostgreSQL; where the two differ, it says so here and nowhere else.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    URL,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    create_engine,
    event,
    false,
    func,
    make_url,
    select,
)
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)

from kostka.kernel.game import Mistake
from kostka.table.store.checkpoints import LONGEST, Checkpoints

MIGRATIONS: Final = Path(__file__).parent / "migrations"
READERS: Final = 4  # threads that read; one more connection writes
UPGRADING: Final = 0x6B6F73746B61  # the lock under which PostgreSQL's schema is brought up to date
ALEMBIC: Final = threading.Lock()  # it knows of one migration in a process at a time
VANISHED: Final = {  # when a connection to PostgreSQL whose other end is gone is given up
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}

logger = logging.getLogger("kostka.table")
metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("header", Text, nullable=False),
    Column("seed", LargeBinary),  # the secret of the dice stream
    Column("config", Text, nullable=False),
    Column("made", BigInteger, nullable=False),  # Unix seconds
    Column("open", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("used", BigInteger),  # Unix seconds: when it ended, or last went to sleep
    Index("tables_by_age", "over", "made"),
)


def _lines(name: str) -> Table:
    # In SQLite a table without row ids lies in the order of its key: a tail is one stretch of it.
    return Table(
        name,
        metadata,
        Column("table", Text, ForeignKey("tables.id"), primary_key=True),
        Column("n", Integer, primary_key=True, autoincrement=False),
        Column("body", Text, nullable=False),
        sqlite_with_rowid=False,
    )


records = _lines("records")
notes = _lines("notes")
keys = Table(
    "keys",
    metadata,
    Column("digest", Text, primary_key=True),  # SHA-256 of the key, which is nowhere
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Column("holder", Text),  # SHA-256 of the secret of the browser it was given to
    Column("once", Boolean, nullable=False, server_default=false()),  # a link, until it is used
    Index("keys_of_a_seat", "table", "seat"),
    Index("keys_of_a_holder", "holder", "table"),
)
facts = Table(  # what a server knows besides its tables: its own key, who is blocked
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


class Trouble(Mistake):
    """The database cannot do it now, whatever was asked of it; nothing of it was done."""


class Database:
    """An open database; `reading` shows one moment in each transaction, `writing` takes turns."""

    def __init__(self, url: str, patience: float, alone: bool = True) -> None:
        """`alone`: of SQLite, no other server may be on it; whoever only looks after it may."""
        self.url = _url(url, patience)
        self.reading: Engine
        self.writing: Engine
        self.claim: sqlite3.Connection | None = None
        self.checkpoints: Checkpoints | None = None
        self.shared = self.url.get_backend_name() == "postgresql"
        try:
            if self.shared:
                engine = _postgresql(self.url, patience)
                self.reading = engine.execution_options(isolation_level="REPEATABLE READ")
                self.writing = engine
            else:
                if alone:
                    self.claim = claimed(str(self.url.database), patience)
                elif not os.path.isfile(str(self.url.database)):
                    raise Mistake(f"There is no database {self.url.database}.")
                engine = _sqlite(self.url, patience)
                self.reading = engine
                self.writing = engine.execution_options(begin="BEGIN IMMEDIATE")
            with self.writing.begin() as db:
                _upgrade(db)
            if not self.shared and alone:
                self.checkpoints = Checkpoints(str(self.url.database))
                self.checkpoints.start()
        except Exception as error:
            if self.claim:
                self.claim.close()
            if not isinstance(error, SQLAlchemyError):
                raise
            shown = self.url.set(query={}).render_as_string()
            raise Mistake(f"The database {shown} cannot be opened: {reason(error)}.") from None

    def close(self) -> None:
        if self.checkpoints:
            self.checkpoints.end()
        self.writing.dispose()  # `reading` shares its connections
        if self.claim:
            self.claim.close()


def _url(text: str, patience: float) -> URL:
    """What a person wrote, a path or a URL, with the driver that we use."""
    try:
        url = make_url(text) if "://" in text else URL.create("sqlite", database=text)
    except ArgumentError:
        raise Mistake("A database is a path, sqlite:///path or postgresql://host/name.") from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        query = {"connect_timeout": str(max(2, round(patience))), **VANISHED, **url.query}
        return url.set(drivername="postgresql+psycopg", query=query)
    if url.drivername not in ("sqlite", "sqlite+pysqlite"):
        raise Mistake(f"Tables are kept in sqlite or postgresql, not in {url.drivername}.")
    if not url.database or url.database.startswith((":memory:", "file:")):
        raise Mistake("A database of tables is a file, such as sqlite:///kostka.db.")
    return url


def _sqlite(url: URL, patience: float) -> Engine:
    engine = create_engine(url, pool_size=READERS + 1)

    @event.listens_for(engine, "connect")
    def connect(db: sqlite3.Connection, _: object) -> None:
        db.isolation_level = None  # the driver begins nothing by itself
        for pragma in (
            f"busy_timeout = {round(patience * 1000)}",
            "journal_mode = WAL",
            "synchronous = FULL",
            f"wal_autocheckpoint = {LONGEST}",
            "foreign_keys = ON",
        ):
            db.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(db: Connection) -> None:
        db.exec_driver_sql(db.get_execution_options().get("begin", "BEGIN"))

    return engine


def _for_us_alone(path: str) -> None:
    """Seeds of running games and keys are in it: nobody else on this computer may read the file."""
    try:
        os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
        os.chmod(path, 0o600)
    except OSError:  # a folder, or another's file: opening it will say so
        return


def claimed(path: str, patience: float) -> sqlite3.Connection:
    """The right to be the one process on this file; the system takes it back when we die."""
    lock = os.path.realpath(path) + ".lock"
    for each in (path, lock):
        _for_us_alone(each)
    try:
        claim = sqlite3.connect(
            lock, timeout=patience, isolation_level=None, check_same_thread=False
        )
    except sqlite3.Error as error:
        raise Mistake(f"The database {path} cannot be opened: {error}.") from None
    try:
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        claim.close()
        if getattr(error, "sqlite_errorname", "") != "SQLITE_BUSY":
            raise Mistake(f"The database {path} cannot be opened: {error}.") from None
        raise Mistake(
            f"Another process has {path} open; several processes need PostgreSQL."
        ) from None
    return claim


def _postgresql(url: URL, patience: float) -> Engine:
    try:
        engine = create_engine(url, pool_size=READERS + 1, pool_pre_ping=True)
    except ModuleNotFoundError:
        raise Mistake("PostgreSQL needs psycopg: install kostka[postgres].") from None

    @event.listens_for(engine, "connect")
    def connect(db: Any, _: object) -> None:
        db.execute(f"SET lock_timeout = {round(patience * 1000)}")
        db.commit()

    return engine


def _upgrade(db: Connection) -> None:
    """Bring the schema to the newest version, in the transaction of `db`; others wait."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    if db.dialect.name == "postgresql":
        db.exec_driver_sql("SET LOCAL lock_timeout = 0")  # however long the first one takes
        db.execute(select(func.pg_advisory_xact_lock(UPGRADING)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = db
    try:
        with ALEMBIC:
            command.upgrade(config, "head")
    except CommandError:
        raise Mistake("The database was made by a newer Kostka, or by something else.") from None


def code(error: BaseException | None) -> str:
    """SQLite's name or PostgreSQL's number of what went wrong."""
    cause: Any = error.orig if isinstance(error, DBAPIError) else error
    return getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or ""


def reason(error: Exception) -> str:
    """The first line of what the database says."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    lines = str(cause).splitlines()
    return lines[0].rstrip(".") if lines else type(cause).__name__


def general(error: Exception) -> bool:
    """Whether the database as a whole is in trouble, rather than one thing asked of it."""
    troubles = (OperationalError, InterfaceError, InternalError)
    return isinstance(error, troubles) and code(error) != "40P01"  # a deadlock, solved


def is_taken(error: Exception) -> bool:
    unique = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "23505")
    return isinstance(error, IntegrityError) and code(error) in unique


def is_orphan(error: Exception) -> bool:
    """Whether something was to be written of a table that does not exist."""
    missing = ("SQLITE_CONSTRAINT_FOREIGNKEY", "23503")
    return isinstance(error, IntegrityError) and code(error) in missing


def trouble(error: Exception) -> Mistake:
    """One sentence for whoever asked; the rest is for the log of the server."""
    logger.warning("the database failed: %s", reason(error))
    name = code(error)
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")) or name in ("55P03", "57014"):
        return Trouble("The database is locked.")
    if name in ("SQLITE_FULL", "53100"):
        return Trouble("The disk of the database is full.")
    if isinstance(error, DBAPIError) and (error.connection_invalidated or name[:2] in ("08", "57")):
        return Trouble("The connection to the database was lost.")
    if not general(error):
        return Mistake("The database does not take this.")
    if name == "SQLITE_READONLY":
        return Trouble("The database can only be read.")
    if name in ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002"):
        return Trouble("The database is damaged; bring back a copy of it: kostka restore.")
    return Trouble("The database cannot be used at the moment.")
