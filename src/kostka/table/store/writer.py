"""The one thread that writes: it commits whatever has been queued in one transaction."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Executable, Update, func, insert, select

from kostka.kernel.game import Mistake
from kostka.table.store.database import (
    Database,
    general,
    is_orphan,
    is_taken,
    notes,
    records,
    tables,
    trouble,
)

MOST: Final = 512  # works in one transaction
CHANNEL: Final = "kostka"
LONGEST: Final = 7900  # bytes of one notification; PostgreSQL takes 7999

ADD: Final[dict[str, Executable]] = {"record": insert(records), "note": insert(notes)}
LINES: Final = tuple(ADD.values())

Write = tuple[Executable, list[dict[str, Any]]]  # a statement and its rows


class Taken(Exception):
    """This number of this table, or a table of this name, is there already: read the tail."""


@dataclass(frozen=True)
class Work:
    """Writes that belong together, what others hear of them, and who waits for the answer."""

    table: str
    writes: Sequence[Write]
    news: Sequence[str]
    done: asyncio.Future[None]


Answer = Exception | None


class Writer:
    """Takes works from one asyncio loop; none of them can spoil another."""

    def __init__(self, database: Database, name: str) -> None:
        self.database = database
        self.name = name  # stands before our news, so that we do not listen to ourselves
        self.loop = asyncio.get_running_loop()
        self.queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self.commits = 0
        self.committed = 0  # works
        self.thread = threading.Thread(target=self._run, name="kostka-writer", daemon=True)
        self.thread.start()

    def put(self, work: Work | None) -> None:
        """Queue a work; None is the last one."""
        self.queue.put(work)

    def _run(self) -> None:
        last = False
        while not last:
            batch: list[Work | None] = [self.queue.get()]
            try:
                while len(batch) < MOST and batch[-1] is not None:
                    batch.append(self.queue.get_nowait())
            except queue.Empty:
                pass
            last = batch[-1] is None
            works = [work for work in batch if work is not None]
            if works:
                answers = self._committed(works)
                try:
                    self.loop.call_soon_threadsafe(_tell, works, answers)
                except RuntimeError:  # the loop is gone, and all who waited with it
                    last = True

    def _committed(self, works: list[Work]) -> list[Answer]:
        """What becomes of each work: None if it is committed, else why not."""
        try:
            try:
                answers = self._transaction(works, apart=False)
            except Exception as error:
                if general(error):
                    raise
                answers = self._transaction(works, apart=True)
        except Exception as error:
            return [trouble(error) for _ in works]
        self.commits += 1
        self.committed += answers.count(None)
        return answers

    def _transaction(self, works: list[Work], apart: bool) -> list[Answer]:
        """Everything in one transaction; raises if it, and so every work, came to nothing."""
        with self.database.writing.begin() as db:
            if apart:
                answers = [_alone(db, work) for work in works]
            else:
                _together(db, works)
                answers = [None] * len(works)
            if self.database.shared:
                for text in self._news(works, answers):
                    db.execute(select(func.pg_notify(CHANNEL, text)))
        return answers

    def _news(self, works: list[Work], answers: list[Answer]) -> Iterator[str]:
        text = self.name
        for work, answer in zip(works, answers):
            for item in work.news if answer is None else ():
                if len(text) + len(item) >= LONGEST:
                    yield text
                    text = self.name
                text += " " + item
        if text != self.name:
            yield text


def _together(db: Connection, works: list[Work]) -> None:
    """The fast way: all lines at once, in an order in which no two processes block each other."""
    rows: dict[Executable, list[dict[str, Any]]] = {line: [] for line in LINES}
    others = []
    for work in works:
        if all(statement in rows for statement, _ in work.writes):
            for statement, some in work.writes:
                rows[statement] += some
        else:
            others.append(work)
    for line, some in rows.items():
        if some:
            db.execute(line, sorted(some, key=_place))
    for work in others:
        _do(db, work)


def _place(row: Mapping[str, Any]) -> tuple[str, int]:
    return row["table"], row["n"]


def _alone(db: Connection, work: Work) -> Answer:
    """The careful way: a work that cannot be done leaves no trace, and the others unharmed."""
    try:
        with db.begin_nested():
            _do(db, work)
    except Mistake as mistake:
        return mistake
    except Exception as error:
        if general(error):
            raise
        if is_taken(error):
            return Taken(f"Somebody else was first at table {work.table!r}.")
        if is_orphan(error):
            return _unknown(work)
        return trouble(error)
    return None


def _do(db: Connection, work: Work) -> None:
    for statement, rows in work.writes:
        result = db.execute(statement, rows or None)
        if isinstance(statement, Update) and statement.table is tables and not result.rowcount:
            raise _unknown(work)


def _unknown(work: Work) -> Mistake:
    return Mistake(f"There is no table {work.table!r}.")


def _tell(works: list[Work], answers: list[Answer]) -> None:
    for work, answer in zip(works, answers):
        if work.done.done():  # whoever waited was cancelled
            continue
        if answer is None:
            work.done.set_result(None)
        else:
            work.done.set_exception(answer)
