"""Record what a release leaves behind: a database of its tables and a log of every mode.

    python -m tests.releases.record

writes `tests/releases/<version>`; docs/release.md tells when.  What is there already is left as it
is: a later version has to open what an earlier one has really written.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from kostka import __version__
from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.table.seat import socket
from tests.table.host import Hall, Made, play

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "golden"
DECIDED = 25  # answers before a game is left, or resigned


def names() -> list[dict[str, str]]:
    return [{"name": "Anna"}, {"name": "Bořek"}]


def begun(hall: Hall, game: str, **wanted: Any) -> Made:
    """A table of two people with some answers given."""
    mode = next(iter(GAMES[game].examples))
    made = hall.make(game=game, mode=mode, seats=names(), **wanted)
    with made.sit(0) as anna, made.sit(1) as borek:
        anna.slow(0)
        borek.slow(1)
        play([anna, borek], Rng(len(game)), DECIDED)
        assert anna.ask("say", seat=0, text="Hello from this release")["t"] == "ok"
    return made


def resigned(hall: Hall, game: str) -> Made:
    made = begun(hall, game)
    with made.sit(1) as borek:
        answer = borek.ask("resign", id="resigned", seat=1, v=borek.v)  # ids are answered once
        assert answer["t"] == "ok" and made.session().course.over()
    return made


def event(hall: Hall) -> dict[str, Any]:
    """Two people at an event whose first round is paired."""
    client = hall.client
    client.cookies.clear()
    made = client.post("/api/events", json={"name": "Release cup"}).json()
    at = f"/api/events/{made['event']}"
    for name, deck in (("Anna", "imperial-clans"), ("Bořek", "dark-gifts")):
        assert client.post(f"{at}/enter", json={"name": name, "deck": deck}).status_code == 200
    assert client.post(f"{at}/do", json={"do": "round"}).status_code == 200
    return {"event": made["event"], "key": made["link"].removeprefix("/join/")}


def tables(hall: Hall) -> dict[str, Any]:
    """What was made, with the keys to its seats."""
    found: dict[str, Any] = {}
    for game in GAMES:
        for what, made in (
            ("running", begun(hall, game)),
            ("over", resigned(hall, game)),
            ("waiting", hall.make(game=game, mode="", seats=[{"name": "Anna"}, {"kind": "open"}])),
        ):
            found[f"{game}/{what}"] = {
                "table": made.table,
                "keys": made.keys,
                "watch": made.watch,
                "records": made.session().course.v,
            }
    found["event"] = event(hall)
    return found


def main() -> int:
    folder = HERE / __version__
    if folder.exists():
        print(f"{folder.name} is recorded already.")
        return 1
    socket.BURST = 1_000_000  # type: ignore[misc]
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "tables.db"
        with Hall(path) as hall:
            made = tables(hall)
        folder.mkdir()
        with sqlite3.connect(path) as database:
            dump = "\n".join(database.iterdump())
    with gzip.GzipFile(folder / "tables.sql.gz", "wb", mtime=0) as file:
        file.write(dump.encode())
    (folder / "tables.json").write_text(json.dumps(made, indent=1) + "\n")
    for log in sorted(GOLDEN.glob("*-0.kostka.jsonl")):
        with gzip.GzipFile(folder / f"{log.name}.gz", "wb", mtime=0) as file:
            file.write(log.read_bytes())
    return 0


if __name__ == "__main__":
    sys.exit(main())
