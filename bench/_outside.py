"""A server in a process of its own, and guests who speak to it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import multiprocessing
import os
import resource
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench._inside import SLOW, Made, made, memory
from kostka.cli import main
from kostka.table.seat.seats import cookie_name

WARM: Final = ("uvicorn", "kostka.table.http.app", "alembic.command", "alembic.autogenerate")
PATIENCE: Final = 60.0  # seconds
TICK: Final = os.sysconf("SC_CLK_TCK")


def many_files() -> None:
    """A socket is a file: as many as this process and its children may open."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def serve(arguments: Sequence[str]) -> None:
    """What a warm process does."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    sys.exit(main(list(arguments)))


class Server:
    """`kostka serve` on this database."""

    def __init__(self, db: str, port: int | None = None) -> None:
        self.db = db
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def arguments(self) -> tuple[str, ...]:
        return ("serve", "--port", str(self.port), "--db", self.db, "--workers", "0")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Returns once it says where it is."""
        command = (sys.executable, "-P", "-m", "kostka", *self.arguments)
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.process.stdout.close()
        assert said.startswith(b"Kostka is at"), said

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def kill(self) -> None:
        """As if the power had gone."""
        self.end(signal.SIGKILL)

    def http(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())

    def make(self, **wanted: Any) -> Made:
        body = {"game": "dicethrone", "mode": "duel", "seats": [{}, {}], **wanted}
        return made(self.http("/api/tables", body))

    def memory(self) -> int:
        return memory(self.pid)

    def cpu(self) -> float:
        """Seconds of all its threads."""
        with open(f"/proc/{self.pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK


class Warm(Server):
    """The same, forked from a process that has imported everything: for tests in a hurry."""

    def __init__(self, db: str, port: int | None = None) -> None:
        super().__init__(db, port)
        self.fork: Any = None
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(["pytest", "bench._outside", *WARM])

    @property
    def pid(self) -> int:
        found: int = self.fork.pid
        return found

    def start(self) -> None:
        self.fork = self.context.Process(target=serve, args=(self.arguments,))
        self.fork.start()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                self.http("/healthz")
                return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.fork is not None:
            os.kill(self.fork.pid, how)
            self.fork.join(PATIENCE)
            self.fork = None


# --- Guests ---------------------------------------------------------------------------------------

# Of a message only this is read: whoever plays for thousands has to be frugal.


class Option(msgspec.Struct):
    do: str


class Question(msgspec.Struct):
    options: list[Option]


class Sight(msgspec.Struct):
    over: bool
    asked: int | str


class Told(msgspec.Struct):
    t: str
    id: str = ""
    v: int = -1
    rule: str = ""
    do: str = ""
    view: Sight | None = None
    question: Question | None = None


_DECODER: Final = msgspec.json.Decoder(Told)


class Gone(Exception):
    """The line is down."""


class Guest:
    """Somebody at a table, facing one seat.  He answers everything himself, if he is slow."""

    def __init__(self, port: int, table: Made, seat: int) -> None:
        self.port = port
        self.table = table
        self.seat = seat
        self.v: int | None = None  # the last version he has seen
        self.over = False
        self.moves: list[str] = []  # if he is asked
        self.last = ""  # the last view, as it came
        self.ids = itertools.count(1)
        self.waiting: dict[str, asyncio.Future[Told]] = {}
        self.news = asyncio.Event()
        self.line: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None

    async def come(self, slow: bool = True) -> None:
        """Connect, with what is known already; raises Gone."""
        cookie = f"{cookie_name(self.table.table)}={self.table.key(self.seat)}"
        try:
            self.line = await connect(
                f"ws://127.0.0.1:{self.port}/ws/{self.table.table}",
                additional_headers={"Cookie": cookie},
                compression=None,
                ping_interval=None,
                open_timeout=PATIENCE,
                max_size=None,
                proxy=None,
            )
        except (OSError, TimeoutError, ConnectionClosed, EOFError) as error:
            raise Gone(str(error)) from None
        except Exception as error:  # the handshake was cut off in the middle
            raise Gone(str(error)) from None
        self.news.clear()
        self.reading = asyncio.create_task(self._read(self.line))
        await self._send({"t": "hello", "seat": self.seat, "v": self.v})
        if slow:
            await self.ask({"t": "pace", "seat": self.seat, "pace": SLOW})
        else:
            await self.ask({"t": "ping"})

    async def _read(self, line: ClientConnection) -> None:
        try:
            async for text in line:
                self._hear(_DECODER.decode(text), text)
        except ConnectionClosed:
            pass
        finally:
            if self.line is line:
                self.line = None
            for answer in self.waiting.values():
                if not answer.done():
                    answer.set_exception(Gone("closed"))
            self.waiting.clear()
            self.news.set()

    def _hear(self, told: Told, text: Any) -> None:
        if told.view is not None:
            self.v, self.over, self.last = told.v, told.view.over, text
            self.moves = [option.do for option in told.question.options] if told.question else []
            self.news.set()
        elif told.id in self.waiting:
            answer = self.waiting.pop(told.id)
            if not answer.done():
                answer.set_result(told)

    async def _send(self, message: Mapping[str, Any]) -> None:
        if self.line is None:
            raise Gone("closed")
        try:
            await self.line.send(json.dumps(message))
        except ConnectionClosed:
            self.line = None
            raise Gone("closed") from None

    async def ask(self, message: Mapping[str, Any], id_: str = "") -> Told:
        """Send a message and wait for its answer; raises Gone."""
        id_ = id_ or f"m{next(self.ids)}"
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self.waiting[id_] = answer
        try:
            await self._send({**message, "id": id_})
        except Gone:
            self.waiting.pop(id_, None)
            if not answer.cancel():
                answer.exception()  # it is known already
            raise
        return await asyncio.wait_for(answer, PATIENCE)

    async def leave(self) -> None:
        if self.line is not None:
            await self.line.close()
        if self.reading is not None:
            await self.reading


def now() -> float:
    return time.perf_counter()
