"""`kostka serve`: it says where it is, keeps what was played, and stops when asked to."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from kostka.cli import main
from kostka.cli.serve import data_file, shown


@contextmanager
def serving(db: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own, and its address."""
    server = subprocess.Popen(
        [sys.executable, "-m", "kostka", "serve", "--port", "0", "--db", str(db), "--workers", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.fullmatch(r"Kostka is at http://(127\.0\.0\.1:\d+)/\n", line)
        assert found is not None, line + server.stdout.read()
        yield found[1], server
    finally:
        server.kill()
        server.wait()


async def first_move(host: str, table: str, cookie: str, stop: int | None) -> dict[str, Any]:
    """Sit down at both seats, answer once, and perhaps stop the server; the last view."""
    address, headers = f"ws://{host}/ws/{table}", {"Cookie": cookie}
    async with websockets.connect(address, additional_headers=headers) as socket:
        await socket.send('{"t":"hello","lang":"cs"}')
        view: dict[str, Any] = {}
        moved, heard = stop is None, ""
        while True:
            try:
                message = json.loads(await socket.recv())
            except websockets.ConnectionClosed:
                break
            if message["t"] == "view":
                view = message
                seat = view["view"]["asked"]
                if stop is None:
                    break
                if not moved and view["viewer"] == seat:
                    moved = True
                    move = view["question"]["options"][0]["do"]
                    do = {"t": "do", "id": "1", "v": view["v"], "seat": seat, "do": move}
                    await socket.send(json.dumps(do))
                elif not moved:
                    await socket.send(json.dumps({"t": "face", "id": "0", "seat": seat}))
            elif message["t"] == "ok" and message["id"] == "1" and stop is not None:
                os.kill(stop, signal.SIGTERM)
            elif message["t"] == "bye":
                heard = message["rule"]
        assert heard == ("" if stop is None else "TABLE-STOPPING")
        return view


def test_what_was_answered_is_there_after_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "kostka.db"
    with serving(db) as (host, server):
        body = {"game": "dicethrone", "seats": [{}, {}]}
        made = httpx.post(f"http://{host}/api/tables", json=body)
        table = made.json()["table"]
        cookie = f"kostka={made.cookies['kostka']}"
        view = asyncio.run(first_move(host, table, cookie, server.pid))
        assert server.wait(20) == -signal.SIGTERM  # as whoever sent it expects
        assert server.stdout is not None and "Traceback" not in server.stdout.read()
    with serving(db) as (host, _):
        again = asyncio.run(first_move(host, table, cookie, None))
        assert again["v"] >= view["v"]


def test_a_port_that_is_taken_or_none_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path / "one.db") as (host, _):
        port = host.rpartition(":")[2]
        other = str(tmp_path / "other.db")
        assert main(["serve", "--port", port, "--db", other, "--workers", "0"]) == 2
        assert f"port {port}" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--db", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err
    assert main(["serve", "--port", "99999"]) == 2
    assert "There is no port 99999." in capsys.readouterr().err


def test_without_a_name_the_database_is_in_the_users_data_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_file() == str(tmp_path / "kostka" / "kostka.db")
    assert (tmp_path / "kostka").is_dir()
    assert (shown("0.0.0.0"), shown("::1"), shown("10.0.0.7")) == ("localhost", "[::1]", "10.0.0.7")
