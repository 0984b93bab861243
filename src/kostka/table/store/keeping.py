"""What is looked up, closed, blanked and thrown away by whoever runs a server.

Each is one transaction on an open database, also while a server runs on it: that looks for what has
changed every few seconds.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from kostka.kernel.game import Mistake
from kostka.kernel.log import Flaw, Journal
from kostka.table.store.database import facts, keys, notes, records, tables
from kostka.table.store.signing import FACT, Signer

REMEMBERED: Final = 200  # changes
CHANGED: Final = "changed"  # the fact by which a server knows that somebody was here
BARRED: Final = "barred"  # who is blocked or may not talk
DAY: Final = 24 * 3600
GONE: Final = {"gone": True}  # in place of what was said
HUMAN: Final = "human"


def fact(db: Connection, name: str) -> str:
    return db.scalar(select(facts.c.value).where(facts.c.name == name)) or ""


def know(db: Connection, name: str, value: str) -> None:
    db.execute(delete(facts).where(facts.c.name == name))
    db.execute(insert(facts).values(name=name, value=value))


def changed(db: Connection, names: Sequence[str] = ()) -> None:
    """Servers look at these tables again; the latest changes are remembered for them."""
    before = json.loads(fact(db, CHANGED) or "[]")
    know(db, CHANGED, json.dumps([*before, [time.time_ns(), *names]][-REMEMBERED:]))


def listed(db: Connection, most: int) -> list[dict[str, Any]]:
    """The newest tables."""
    lines = select(func.count()).where(records.c.table == tables.c.id).scalar_subquery()
    rows = db.execute(
        select(tables, lines.label("lines")).order_by(tables.c.made.desc()).limit(most)
    )
    found = []
    for row in rows:
        header = json.loads(row.header)
        found.append(
            {
                "table": row.id,
                "game": header.get("game", "event"),
                "seats": header.get("seats", []),
                "lines": row.lines,
                "made": row.made,
                "used": row.used or row.made,
                "over": row.over,
            }
        )
    return found


def holders(db: Connection, table: str) -> list[dict[str, Any]]:
    """Which browsers hold which seats there."""
    _there(db, table)
    rows = db.execute(
        select(keys.c.seat, keys.c.holder)
        .where(keys.c.table == table, keys.c.holder.is_not(None), keys.c.revoked.is_(False))
        .order_by(keys.c.seat)
    )
    return [{"seat": row.seat, "holder": row.holder} for row in rows]


def holder(db: Connection, beginning: str) -> str:
    """The one browser whose digest begins so."""
    rows = db.scalars(
        select(keys.c.holder).where(keys.c.holder.startswith(beginning, autoescape=True)).distinct()
    ).all()
    if len(beginning) < 8 or len(rows) != 1:
        raise Mistake(
            "A browser is named by at least eight digits, as `kostka admin who` has them."
        )
    return str(rows[0])


def _there(db: Connection, table: str) -> Any:
    row = db.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        raise Mistake(f"There is no table {table!r}.")
    return row


def delete_tables(db: Connection, names: Sequence[str]) -> int:
    """Nothing of them is left."""
    for start in range(0, len(names), 200):
        some = names[start : start + 200]
        for lines in (records, notes, keys):
            db.execute(delete(lines).where(lines.c.table.in_(some)))
        db.execute(delete(tables).where(tables.c.id.in_(some)))
    if names:
        changed(db, names)
    return len(names)


def older(db: Connection, days: float, over: bool) -> list[str]:
    """Tables that nobody has used for so long: those that are over, or those that are not."""
    before = int(time.time() - days * DAY)
    used = func.coalesce(tables.c.used, tables.c.made)
    return list(db.scalars(select(tables.c.id).where(used < before, tables.c.over.is_(over))))


def close(db: Connection, table: str, played: Any) -> bool:
    """End a game where it stands: its seed is revealed, so that its dice can be checked.

    `played` makes a course of what is kept.  False if there is no game to be ended: an event, or
    one whose dice were never fixed, is marked as over only.
    """
    row = _there(db, table)
    if row.over:
        raise Mistake(f"Table {table!r} is over.")
    begun = None
    lines = list(
        db.scalars(select(records.c.body).where(records.c.table == table).order_by(records.c.n))
    )
    if "game" in json.loads(row.header) and lines:
        begun = _closed(db, row, lines, played)
    if begun is not None:
        body = json.dumps(begun, ensure_ascii=False)
        db.execute(insert(records).values(table=table, n=len(lines), body=body))
    db.execute(
        update(tables)
        .where(tables.c.id == table)
        .values(over=True, open=False, used=int(time.time()))
    )
    changed(db, [table])
    return begun is not None


def _closed(db: Connection, row: Any, lines: list[str], played: Any) -> dict[str, Any] | None:
    """The last record; None if it is of other rules, so that nobody can play it again."""
    try:
        journal: Journal = played(json.loads(row.header), lines, row.seed, json.loads(row.config))
    except Flaw:
        return None
    journal.close()
    last = journal.records[-1]
    private = fact(db, FACT)
    if private and "server" in journal.header:
        signer = Signer(private)
        if signer.public == journal.header["server"]:
            last["signed"] = signer.signature(journal.header, journal.records)
    return dict(last)


def forget(db: Connection, who: str) -> dict[str, int]:
    """All that tells of a person: his keys, his names, what he has said.  The moves stay: they are
    his opponents' too."""
    rows = db.execute(select(keys.c.table, keys.c.seat).where(keys.c.holder == who).distinct())
    seats: dict[str, set[int]] = {}
    for row in rows:
        seats.setdefault(row.table, set()).add(row.seat)
    said = sum([_blank(db, table, those) for table, those in seats.items()])
    for table, those in seats.items():
        _nameless(db, table, those, who)
    gone = db.execute(delete(keys).where(keys.c.holder == who))
    changed(db, list(seats))
    return {"tables": len(seats), "keys": gone.rowcount, "lines": said}


def _blank(db: Connection, table: str, seats: set[int]) -> int:
    n = 0
    for row in db.execute(select(notes).where(notes.c.table == table)).all():
        note = json.loads(row.body)
        if ("say" in note or "name" in note) and note.get("seat") in seats:
            where = (notes.c.table == table, notes.c.n == row.n)
            db.execute(update(notes).where(*where).values(body=json.dumps(GONE)))
            n += 1
    return n


def _nameless(db: Connection, table: str, seats: set[int], who: str) -> None:
    """In the log he is somebody; what was signed is signed anew."""
    row = _there(db, table)
    header, config = json.loads(row.header), json.loads(row.config)
    config = {key: it for key, it in config.items() if key != "rhythms" and it != who}
    db.execute(update(tables).where(tables.c.id == table).values(config=json.dumps(config)))
    if "seats" not in header:
        return
    names = header["seats"]
    header["seats"] = [HUMAN if n in seats else name for n, name in enumerate(names)]
    db.execute(update(tables).where(tables.c.id == table).values(header=json.dumps(header)))
    lines = db.execute(select(records).where(records.c.table == table).order_by(records.c.n)).all()
    bodies = [json.loads(line.body) for line in lines]
    for n, body in enumerate(bodies):
        if body.get("hand") in seats and "to" in body and not body["to"].startswith("bot "):
            body["to"] = HUMAN
            _write(db, table, n, body)
    private = fact(db, FACT)
    if bodies and "signed" in bodies[-1] and private:
        signer = Signer(private)
        if signer.public == header.get("server"):
            bodies[-1]["signed"] = signer.signature(header, bodies)
            _write(db, table, len(bodies) - 1, bodies[-1])


def _write(db: Connection, table: str, n: int, body: Mapping[str, Any]) -> None:
    text = json.dumps(body, ensure_ascii=False)
    where = (records.c.table == table, records.c.n == n)
    db.execute(update(records).where(*where).values(body=text))


def barred(db: Connection) -> dict[str, list[str]]:
    """Networks and browsers that are blocked, and browsers that may not talk."""
    found: dict[str, list[str]] = {"networks": [], "holders": [], "muted": []}
    return {**found, **json.loads(fact(db, BARRED) or "{}")}


def bar(db: Connection, kind: str, who: str, on: bool) -> None:
    found = barred(db)
    if (who in found[kind]) == on:
        raise Mistake("It is so already.")
    found[kind] = sorted({*found[kind], who}) if on else [it for it in found[kind] if it != who]
    know(db, BARRED, json.dumps(found))
    changed(db)
