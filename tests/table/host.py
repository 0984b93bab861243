"""A server in a test, and people who talk to it over sockets."""

from __future__ import annotations

import contextlib
import itertools
import json
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from kostka.kernel.chance import Rng
from kostka.table.http.app import application
from kostka.table.http.door import Door
from kostka.table.seat.session import Session
from kostka.table.seat.socket import RATE

PATIENCE = 20.0  # seconds
SLOW: dict[str, Any] = {
    "auto": False,
    "until": None,
    "stops": [],
}  # the pace of somebody who answers everything


class Hall:
    """A server on a database of its own."""

    def __init__(
        self, db: Path | str, workers: int = 0, quota: int = 0, door: Door | None = None
    ) -> None:
        app = application(str(db), quota, workers, door=door)
        self.client = TestClient(app, base_url="http://hall")

    def __enter__(self) -> Hall:
        self.client.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.client.__exit__(kind, error, trace)

    @property
    def house(self) -> Any:
        return self.client.app.state.house  # type: ignore[attr-defined]

    @property
    def key(self) -> str:
        """By which its games are known."""
        found: str = self.house.signer.public
        return found

    def call(self, act: Callable[..., Any], *args: Any) -> Any:
        """Do something inside the server's loop."""
        assert self.client.portal is not None
        return self.client.portal.call(act, *args)

    def session(self, table: str) -> Session:
        found: Session = self.call(self.house.session, table)
        return found

    def make(self, **wanted: Any) -> Made:
        body = {"game": "dicethrone", "mode": "duel", "seats": [{}, {}], **wanted}
        self.client.cookies.clear()
        answer = self.client.post("/api/tables", json=body)
        assert answer.status_code == 200, answer.text
        return Made(self, answer.json())

    def cookie(self, table: str, keys: Sequence[str]) -> dict[str, str]:
        """Of a browser of before, which had the keys themselves."""
        return {"Cookie": f"kostka_{table}={'.'.join(keys)}"}

    def post(self, path: str, body: Any, browser: Browser) -> Any:
        """The answer to a browser, which keeps its cookie."""
        self.client.cookies.clear()
        headers = {"Cookie": browser.cookie} if browser.cookie else {}
        answer = self.client.post(path, json=body, headers=headers)
        if "kostka" in answer.cookies:
            browser.cookie = f"kostka={answer.cookies['kostka']}"
        self.client.cookies.clear()
        return answer

    @contextlib.contextmanager
    def come(self, table: str, browser: Browser, **hello: Any) -> Iterator[Person]:
        self.client.cookies.clear()
        with self.client.websocket_connect(
            f"/ws/{table}", headers={"Cookie": browser.cookie}
        ) as socket:
            yield Person(socket, **hello)

    @contextlib.contextmanager
    def sit(self, table: str, keys: Sequence[str], **hello: Any) -> Iterator[Person]:
        self.client.cookies.clear()
        with self.client.websocket_connect(
            f"/ws/{table}", headers=self.cookie(table, keys)
        ) as socket:
            yield Person(socket, **hello)


class Browser:
    """Somebody's browser; all it has is a cookie."""

    def __init__(self) -> None:
        self.cookie = ""


class Made:
    """A new table."""

    def __init__(self, hall: Hall, answer: dict[str, Any]) -> None:
        self.hall = hall
        self.table: str = answer["table"]
        self.links = answer["links"]
        self.keys = [(link or "").removeprefix("/join/") for link in self.links["seats"]]
        self.watch = self.links["watch"].removeprefix("/join/")

    def sit(self, *seats: int, **hello: Any) -> contextlib.AbstractContextManager[Person]:
        return self.hall.sit(self.table, [self.keys[seat] for seat in seats], **hello)

    def open(self, seat: int) -> Browser:
        """The browser of whoever has opened the link to a seat."""
        browser = Browser()
        answer = self.hall.post("/api/join", {"key": self.keys[seat]}, browser)
        assert answer.json() == {"page": f"/t/{self.table}"}, answer.text
        return browser

    def look(self, **hello: Any) -> contextlib.AbstractContextManager[Person]:
        return self.hall.sit(self.table, [self.watch], **hello)

    def session(self) -> Session:
        return self.hall.session(self.table)


class Person:
    """One end of a socket.  `settle` asks and waits, so that nothing is left unread."""

    def __init__(self, socket: WebSocketTestSession, **hello: Any) -> None:
        self.socket = socket
        self.ids = itertools.count(1)
        self.heard: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.socket.send_json({"t": "hello", **hello})
        self.settle()

    def read(self) -> dict[str, Any]:
        message: dict[str, Any] = self.socket.receive_json()
        self.heard.append(message)
        if message["t"] == "view":
            self.view = message
        elif message["t"] == "table":
            self.table = message
        return message

    def send(self, t: str, **fields: Any) -> str:
        """Send a message without waiting; its id."""
        id_: str = fields.pop("id", f"m{next(self.ids)}")
        self.socket.send_json({"t": t, "id": id_, **fields})
        return id_

    def answer(self, id_: str) -> dict[str, Any]:
        """What was or will be said to a message."""
        for message in itertools.chain(self.heard, iter(self.read, None)):
            if message.get("id") == id_:
                return message
        raise AssertionError

    def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a message and read on to its answer."""
        id_ = self.send(t, **fields)
        while True:
            message = self.read()
            if message.get("id") == id_:
                return message

    def settle(self) -> None:
        assert self.ask("ping")["t"] == "ok"

    def wait(self, what: Callable[[], Any]) -> None:
        """Read on until this holds, in the end no oftener than a socket may ask for ever."""
        end, pause = time.monotonic() + PATIENCE, 0.01
        while not what():
            assert time.monotonic() < end, "it never came"
            self.settle()
            time.sleep(pause)
            pause = min(1.2 / RATE, 1.2 * pause)

    def slow(self, *seats: int) -> None:
        for seat in seats:
            assert self.ask("pace", seat=seat, pace=SLOW)["t"] == "ok"

    @property
    def v(self) -> int:
        return int(self.view["v"])

    @property
    def seat(self) -> int:
        return int(self.view["viewer"])

    def do(self, move: str, **fields: Any) -> dict[str, Any]:
        return self.ask("do", **{"seat": self.seat, "v": self.v, "do": move, **fields})

    def moves(self) -> list[str]:
        question = self.view["question"]
        return [] if question is None else [option["do"] for option in question["options"]]

    def asked(self) -> bool:
        return bool(self.view["view"]["asked"] == self.seat)

    def lines(self) -> list[dict[str, Any]]:
        return [line for each in self.heard if each["t"] == "view" for line in each["log"]]


def play(people: Sequence[Person], luck: Rng, most: int = 10_000) -> int:
    """Random moves of people who face their seats, until the game is over; how many."""
    for n in range(most):
        for person in people:
            person.settle()
        view = people[0].view["view"]
        if view["over"]:
            return n
        asked = next(person for person in people if person.asked())
        moves = asked.moves()
        answer = asked.do(moves[luck.below(len(moves))])
        assert answer["t"] == "ok", answer
    for person in people:
        person.settle()
    return most


def logged(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]
