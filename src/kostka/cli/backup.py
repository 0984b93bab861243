"""`kostka backup FILE`: a whole copy of the database, of one moment, also while a server runs."""

from __future__ import annotations

import argparse
import contextlib
import os
import sqlite3
from pathlib import Path

from kostka.kernel.game import Mistake

PAGES = 1000  # that are copied at once; in between the server writes


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a new file, which nobody else may read")
    parser.add_argument("--db", metavar="FILE", help="as for `kostka serve`")


def run(args: argparse.Namespace) -> int:
    from kostka.cli.serve import data_file

    tables = copied(file_of(args.db or data_file()), args.file)
    print(f"{tables} tables are copied to {args.file}.")
    return 0


def file_of(db: str) -> str:
    if "://" in db and not db.startswith("sqlite:///"):
        raise Mistake("Of PostgreSQL its own tools make copies: pg_dump and pg_restore.")
    return db.removeprefix("sqlite:///")


def copied(source: str, target: str) -> int:
    """How many tables there are in the copy, which was checked."""
    if not os.path.isfile(source):
        raise Mistake(f"There is no database {source}.")
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise Mistake(f"{target} cannot be made: {error.strerror}.") from None
    try:
        with (
            contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
            contextlib.closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new, pages=PAGES)
        return checked(target)
    except (sqlite3.Error, Mistake) as error:
        Path(target).unlink()
        if isinstance(error, Mistake):
            raise
        raise Mistake(f"{source} cannot be copied: {error}.") from None


def checked(path: str) -> int:
    """How many tables a database holds; raises Mistake if it is damaged, or none of ours."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
            (good,) = db.execute("PRAGMA integrity_check").fetchone()
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
            db.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise Mistake(f"{path} is no database of Kostka, or a damaged one: {error}.") from None
    if good != "ok":
        raise Mistake(f"{path} is damaged.")
    return int(tables)
