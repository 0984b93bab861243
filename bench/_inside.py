"""A server inside this process, spoken to without a network: for what is tried very often."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from kostka.table.hall.house import House
from kostka.table.http.app import application
from kostka.table.seat import socket
from kostka.table.seat.pace import Rhythm
from kostka.table.seat.seats import cookie_name

HOST: Final = b"inside"
PATIENCE: Final = 60.0  # seconds
SLOW: Final[dict[str, Any]] = {
    "auto": False,
    "until": None,
    "stops": [],
}  # whoever answers everything


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Made(NamedTuple):
    """A new table and its keys; None where a bot sits."""

    table: str
    keys: list[str | None]
    watch: str

    def key(self, viewer: int) -> str:
        found = self.watch if viewer < 0 else self.keys[viewer]
        assert found is not None
        return found

    def seats(self) -> list[str]:
        return [key for key in self.keys if key is not None]


class Inside:
    """The application, awake, on a database of its own."""

    def __init__(self, db: str) -> None:
        self.app = application(db, quota=0, workers=0)

    @property
    def house(self) -> House:
        found: House = self.app.state.house
        return found

    async def http(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        headers: Sequence[tuple[bytes, bytes]] = (),
        query: bytes = b"",
    ) -> Answer:
        """One request; whatever the application raises comes through."""
        scope: dict[str, Any] = {
            **_scope("http", "http", path, headers),
            "method": method,
            "query_string": query,
        }
        if not any(name == b"content-length" for name, _ in headers):
            scope["headers"].append((b"content-length", str(len(body)).encode()))
        parts = [{"type": "http.request", "body": body, "more_body": False}]
        told: dict[str, Any] = {}
        heard: list[bytes] = []
        ended = asyncio.Event()

        async def receive() -> dict[str, Any]:
            if parts:
                return parts.pop()
            await ended.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                told.update(message)
            else:
                heard.append(message.get("body", b""))
                if not message.get("more_body"):
                    ended.set()

        await self.app(scope, receive, send)
        found = {name.decode(): value.decode() for name, value in told["headers"]}
        return Answer(told["status"], found, b"".join(heard))

    async def make(self, **wanted: Any) -> Made:
        body = {"game": "dicethrone", "mode": "duel", "seats": [{}, {}], **wanted}
        answer = await self.http("POST", "/api/tables", json.dumps(body).encode(), [JSON])
        assert answer.status == 200, answer
        return made(answer.json())

    def call(
        self, table: str, keys: Sequence[str], *more: tuple[bytes, bytes], hello: bool = True
    ) -> Line:
        return Line(self, table, [cookie(table, keys), *more], hello)


JSON: Final = (b"content-type", b"application/json")


def cookie(table: str, keys: Sequence[str]) -> tuple[bytes, bytes]:
    return b"cookie", f"{cookie_name(table)}={'.'.join(keys)}".encode()


def made(answer: Any) -> Made:
    """From the answer of the server, which gives links."""
    links = answer["links"]
    keys = [None if link is None else link.removeprefix("/join/") for link in links["seats"]]
    return Made(answer["table"], keys, links["watch"].removeprefix("/join/"))


def _scope(
    kind: str, scheme: str, path: str, headers: Sequence[tuple[bytes, bytes]]
) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": scheme,
        "path": path,
        "raw_path": path.encode("utf-8", "surrogatepass"),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", HOST), *headers],
        "client": ("inside", 1),
        "server": ("inside", 80),
    }


class Line:
    """A socket; everything the server has sent on it is in `heard` until it is taken."""

    def __init__(
        self, inside: Inside, table: str, headers: Sequence[tuple[bytes, bytes]], hello: bool
    ) -> None:
        self.heard: deque[str] = deque()
        self.bytes = 0
        self.closed: int | None = None
        self.ids = itertools.count(1)
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._sent.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", "ws", f"/ws/{table}", headers)
        self.task = asyncio.create_task(
            inside.app({**scope, "subprotocols": []}, self._sent.get, self._hear)
        )
        if hello:
            self.say({"t": "hello"})

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])
            self.bytes += len(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            self.hang_up(self.closed or 1000)
        self._news.set()

    def say(self, message: Any) -> None:
        self.frame(json.dumps(message))

    def frame(self, frame: str | bytes) -> None:
        kind = "text" if isinstance(frame, str) else "bytes"
        self._sent.put_nowait({"type": "websocket.receive", kind: frame})

    def hang_up(self, code: int = 1006) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect", "code": code})

    async def end(self) -> None:
        """Hang up and wait until the server has noticed; what went wrong there comes through."""
        self.hang_up()
        await asyncio.wait_for(self.task, PATIENCE)

    async def next(self) -> str | None:
        """The next message, or None once the line is closed."""
        while not self.heard:
            if self.closed is not None or self.task.done():
                return None
            self._news.clear()
            await self._news.wait()
        return self.heard.popleft()

    async def answer(self, id_: str) -> tuple[dict[str, Any], list[str]]:
        """The answer to a message, and what was said before it."""
        before: list[str] = []
        mark = f'"id":{json.dumps(id_)}'
        async with asyncio.timeout(PATIENCE):
            while (text := await self.next()) is not None:
                if mark in text[:200]:
                    found: dict[str, Any] = json.loads(text)
                    return found, before
                before.append(text)
        raise AssertionError(f"closed with {self.closed} instead of an answer")

    async def ask(self, t: str, **fields: Any) -> tuple[dict[str, Any], list[str]]:
        """Send a message; its answer, and what was said before it."""
        id_: str = fields.pop("id", f"m{next(self.ids)}")
        self.say({"t": t, "id": id_, **fields})
        return await self.answer(id_)

    async def settle(self) -> list[str]:
        """Everything said until now."""
        return (await self.ask("ping"))[1]


class Complaints(logging.Handler):
    """Whatever the server logs as an error; there should be nothing."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))


@contextlib.contextmanager
def complaints() -> Iterator[list[str]]:
    handler = Complaints()
    logging.getLogger().addHandler(handler)
    try:
        yield handler.found
    finally:
        logging.getLogger().removeHandler(handler)


@contextlib.contextmanager
def replaced(owner: Any, name: str, by: Any) -> Iterator[None]:
    """Something of the server is another thing meanwhile."""
    before = getattr(owner, name)
    setattr(owner, name, by)
    try:
        yield
    finally:
        setattr(owner, name, before)


@contextlib.contextmanager
def hurry() -> Iterator[None]:
    """Nobody is too fast, and the table waits for nobody when it answers by itself."""
    with replaced(socket, "BURST", 1 << 40), replaced(Rhythm, "wait", _at_once):
        yield


def _at_once(rhythm: Rhythm, about: str) -> int:
    return 0


@contextlib.asynccontextmanager
async def inside(place: Path | str) -> AsyncIterator[Inside]:
    """A hurried server on a new file in a folder, or on the database with this address."""
    found = Inside(str(place / "tables.db") if isinstance(place, Path) else place)
    with hurry():
        async with found.app.router.lifespan_context(found.app):
            yield found


def memory(pid: int | str = "self") -> int:
    """Bytes of a process that are in memory."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096
