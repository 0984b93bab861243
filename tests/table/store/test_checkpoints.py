"""What is written flows from SQLite's log into its database while nobody stops for it."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from kostka.table.store.checkpoints import EVERY
from kostka.table.store.database import Database


def pages_left(path: Path) -> int:
    """Pages of the log that are not in the database yet."""
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA wal_autocheckpoint = 0")
        _, log, done = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    return int(log - done)


def test_the_log_is_emptied_beside_the_writer(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    database = Database(str(path), 5.0)
    assert database.checkpoints is not None
    with database.writing.begin() as db:
        db.exec_driver_sql("CREATE TABLE more (it TEXT)")
        for _ in range(300):
            db.exec_driver_sql("INSERT INTO more VALUES (?)", ("x" * 3000,))
    assert path.stat().st_size < 300 * 3000, "it is in the log alone"
    deadline = time.monotonic() + 20 * EVERY
    while path.stat().st_size < 300 * 3000 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert path.stat().st_size >= 300 * 3000, "nobody wrote or asked for it"
    assert pages_left(path) == 0
    database.close()
    assert not database.checkpoints.is_alive()
