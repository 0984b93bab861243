"""Strangers who want to stop the server: each of these once did, or could have."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from bench._outside import Server
from kostka.games.doomtrooper.deckbuilding import writing
from kostka.kernel.game import Mistake
from kostka.table.http import app
from tests.table.host import Hall


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("attacked") / "hall.db") as found:
        yield found


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, on a real door."""
    server = Server(str(tmp_path_factory.mktemp("running") / "hall.db"))
    server.start()
    yield server
    server.end()


# --- Bodies ---------------------------------------------------------------------------------------

POSTS = ["/api/tables", "/api/decks", "/api/qr", "/api/events", "/api/replays"]
PIECE = b"10000\r\n" + b" " * (1 << 16) + b"\r\n"  # 64 kB of a chunked body


@pytest.mark.parametrize("path", POSTS)
def test_a_body_whose_length_nobody_said_is_counted_as_it_arrives(
    running: Server, path: str
) -> None:
    """100 MB are sent, as far as they are taken."""
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\n"
    head += "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    with socket.create_connection(("127.0.0.1", running.port), timeout=20) as line:
        line.sendall(head.encode())
        sent = 0
        with contextlib.suppress(OSError):
            for _ in range(1600):
                line.sendall(PIECE)
                sent += len(PIECE)
        answer = b""
        with contextlib.suppress(OSError):
            answer = line.recv(4096)
    assert sent < 50 << 20, "most of it was never taken"
    assert not answer or answer.startswith(b"HTTP/1.1 413")
    assert memory(running.pid) < 400 << 20


def memory(pid: int) -> int:
    """Bytes that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return 1024 * int(line.split()[1])


def test_a_length_that_is_a_lie_is_not_believed(hall: Hall) -> None:
    headers = {"Content-Length": str(1 << 30)}
    assert hall.client.post("/api/qr", content=b"{}", headers=headers).status_code == 413


def test_who_never_ends_what_he_posts_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "PATIENCE", 0.05)

    async def nothing_more() -> Message:
        await asyncio.sleep(60)
        raise AssertionError("nobody waits so long")

    async def never(request: Request) -> Response:
        raise AssertionError("it is not answered as if all was there")

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/qr",
        "query_string": b"",
        "headers": [],
    }
    answer = asyncio.run(app.bounded(Request(scope, nothing_more), 100, never))
    assert answer.status_code == 408 and answer.headers["connection"] == "close"


# --- Decks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "a" + " " * 30_000 + "b",
        "x" * 60_000,
        "1 " + "a x" * 20_000,
        "(" * 60_000,
        "3x " + " (" * 25_000,
    ],
    ids=["spaces", "letters", "times", "brackets", "sets"],
)
def test_a_deck_of_one_long_line_is_refused_by_a_sentence(hall: Hall, text: str) -> None:
    answer = hall.client.post("/api/decks", json={"text": text})
    assert answer.status_code == 400 and answer.json()["error"]


def work(text: str) -> int:
    """How many calls it takes to read a deck, or to refuse it."""
    calls = 0

    def count(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        writing.read(text)
    except Mistake:
        pass
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.parametrize(
    "line", ["2 Clansman", "Clansman x2", "1 Clansman (Set)", "# a note", "Equipment"]
)
def test_twice_as_many_lines_take_twice_the_work(line: str) -> None:
    work(line)  # what is kept for good is made first
    once, twice = (work("\n".join([line] * n + ["1 Hussar"])) for n in (400, 800))
    assert twice <= 2.2 * once


# --- Paths and files ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/assets/%00", "/" + "a" * 5000, "/assets/" + "a" * 300, "/%ff%fe"]
)
def test_an_address_that_no_file_can_have_is_not_found(hall: Hall, path: str) -> None:
    answer = hall.client.get(path)
    assert answer.status_code in (200, 404), answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_an_event_is_no_table(hall: Hall) -> None:
    made = hall.client.post("/api/events", json={"name": "Cup"}).json()
    hall.client.cookies.clear()
    for page in ("log", "steps", "at/0"):
        assert hall.client.get(f"/api/tables/{made['event']}/{page}").status_code == 404


def test_what_breaks_has_its_headers_too(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr("kostka.table.tell.shelf.titles", broken)
    answer = hall.client.get("/api/rules/dicethrone")
    assert answer.status_code == 503 and answer.json()["rule"] == "TABLE-NOT-KEPT"
    assert answer.headers["x-frame-options"] == "DENY"


def test_nobody_else_on_the_computer_reads_the_database(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with Hall(path) as hall:
        hall.make()
        for file in tmp_path.iterdir():
            assert os.stat(file).st_mode & 0o077 == 0, file.name
