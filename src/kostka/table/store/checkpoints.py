"""SQLite's log flows into its database beside whoever writes.

A writer does that himself whenever the log has grown by some pages, and everybody waits for him.
Here a thread of its own does it first; what is left for the writer is seldom and little.
"""

from __future__ import annotations

import sqlite3
import threading
from typing import Final

EVERY: Final = 1.0  # seconds
LONGEST: Final = 20_000  # pages after which the writer does it after all


class Checkpoints(threading.Thread):
    def __init__(self, path: str) -> None:
        super().__init__(name="kostka-checkpoints", daemon=True)
        self.path = path
        self.ended = threading.Event()

    def run(self) -> None:
        db = sqlite3.connect(self.path, isolation_level=None)
        try:
            while not self.ended.wait(EVERY):
                try:
                    db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
                except sqlite3.Error:  # next time; the writer hears of what is really wrong
                    continue
        finally:
            db.close()

    def end(self) -> None:
        self.ended.set()
        self.join()
