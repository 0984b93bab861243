"""Strangers at the door: too many, too slow, under a false name or address."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from bench._outside import Server
from kostka.kernel.game import Mistake
from kostka.table.http import app, door, line
from kostka.table.http.door import Door, network
from kostka.table.seat.socket import Purse
from kostka.table.store.store import digest
from tests.table.host import Browser, Hall

TABLE = {"game": "dicethrone", "seats": [{}, {}]}


class Client:
    def __init__(self, host: str) -> None:
        self.host = host


class Asked:
    """Somebody who asks, as far as the door looks at him."""

    def __init__(self, address: str, **headers: str) -> None:
        self.client = Client(address)
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}


def purse(gate: Door, address: str, **headers: str) -> Purse | None:
    who: Any = Asked(address, **headers)
    return gate.purse(who)


# --- Addresses ------------------------------------------------------------------------------------


def test_a_network_shares_one_purse_however_many_addresses_it_has() -> None:
    gate = Door(quota=60)
    assert purse(gate, "2001:db8::1") is purse(gate, "2001:db8::ffff:1")
    assert purse(gate, "2001:db8::1") is not purse(gate, "2001:db8:0:1::1")
    assert purse(gate, "192.0.2.1") is purse(gate, "192.0.2.200")
    assert purse(gate, "192.0.2.1") is purse(gate, "::ffff:192.0.2.9")
    assert purse(gate, "192.0.2.1") is not purse(gate, "192.0.3.1")
    assert network("testclient") == "testclient"


def test_new_addresses_push_out_who_was_not_heard_of_longest_and_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(door, "MOST_PURSES", 3)
    gate = Door(quota=1)
    first = purse(gate, "192.0.1.1")
    assert first is not None and first.tables.take()
    for n in range(2, 50):
        purse(gate, f"192.0.{n}.1")
        assert purse(gate, "192.0.1.1") is first, "who keeps asking is not forgotten"
    assert len(gate.purses) == 3


def test_behind_a_proxy_nobody_is_taken_for_this_computer() -> None:
    plain, proxied = Door(quota=60), Door(quota=60, proxied=True)
    assert purse(plain, "127.0.0.1") is None
    assert purse(proxied, "127.0.0.1") is not None, "a proxy that does not say who comes"
    assert purse(plain, "127.0.0.1", x_forwarded_for="127.0.0.1") is not None, "an undeclared one"


@pytest.mark.parametrize("url", ["games", "ftp://a", "https://a/b", "https://a:b", "https://["])
def test_a_public_address_that_is_none_gets_a_sentence(url: str) -> None:
    with pytest.raises(Mistake, match="public address"):
        Door(public_url=url)


# --- Names and origins ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    gate = Door(0, "https://games.example.org", True, ["hall"])
    with Hall(tmp_path_factory.mktemp("door") / "hall.db", door=gate) as found:
        yield found


def test_a_page_elsewhere_that_calls_itself_this_server_is_refused(hall: Hall) -> None:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    for path in ("/", "/stats", "/api/games", "/healthz"):
        answer = hall.client.get(path, headers=evil)
        assert (answer.status_code, answer.json()["rule"]) == (421, "TABLE-BAD-HOST")
    assert hall.client.post("/api/tables", json=TABLE, headers=evil).status_code == 421
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        hall.client.websocket_connect("/ws/abc", headers=evil),
    ):
        pass
    assert closed.value.code == 4403


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("games.example.org", True),
        ("GAMES.example.org:443", True),
        ("localhost:8000", True),
        ("192.0.2.7:8000", True),  # a page elsewhere has a name
        ("[2001:db8::7]:8000", True),
        ("games.example.org.evil.example", False),
        ("", False),
    ],
)
def test_the_server_knows_its_names(hall: Hall, host: str, known: bool) -> None:
    answer = hall.client.get("/healthz", headers={"Host": host})
    assert (answer.status_code == 200) is known


def test_what_is_public_by_https_is_not_talked_to_by_a_page_without_it(hall: Hall) -> None:
    host = {"Host": "games.example.org"}
    for origin, status in (("http://games.example.org", 403), ("https://games.example.org", 200)):
        headers = {**host, "Origin": origin}
        answer = hall.client.post("/api/tables", json=TABLE, headers=headers)
        assert answer.status_code == status
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")


# --- Too many -------------------------------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Hall]:
    with Hall(tmp_path / "hall.db", quota=3) as found:
        yield found


def test_every_route_costs_something_and_in_the_end_all_of_them_wait(small: Hall) -> None:
    asked = 0
    while small.client.get("/api/games").status_code == 200:
        asked += 1
        assert asked < 5000
    assert asked > 200, "whoever only plays never notices"
    for path in ("/healthz", "/api/rules/dicethrone", "/"):
        codes = {small.client.get(path).status_code for _ in range(5)}
        assert codes <= {200, 404, 429}
    answer = small.client.post("/api/qr", json={"text": "x"})
    assert (answer.status_code, answer.json()["rule"]) == (429, "TABLE-TOO-FAST")


def test_rematches_come_out_of_the_same_purse_as_tables(small: Hall) -> None:
    browser = Browser()
    body = {**TABLE, "mode": "duel", "seats": [{}, {"kind": "bot", "bot": "greedy"}]}
    table = small.post("/api/tables", body, browser).json()["table"]
    made = 1
    while made < 10:
        with small.come(table, browser) as person:
            person.ask("resign", seat=0, v=person.v)
            answer = person.ask("rematch", seat=0)
            if answer["t"] == "no":
                assert answer["rule"] == "TABLE-TOO-MANY"
                break
            made += 1
        table = small.post(f"/api/tables/{table}/follow", {}, browser).json()["table"]
    assert made == 3


def test_strangers_enter_an_event_out_of_their_purse(small: Hall) -> None:
    event = small.post("/api/events", {"name": "Cup"}, Browser()).json()["event"]
    codes = [
        small.post(
            f"/api/events/{event}/enter", {"name": f"P{n}", "deck": "dark-gifts"}, Browser()
        ).status_code
        for n in range(4)
    ]
    assert 429 in codes and codes[-1] == 429


def test_a_link_that_is_opened_again_makes_no_more_keys(hall: Hall) -> None:
    player = Browser()
    made = hall.make()
    for _ in range(5):
        hall.post("/api/join", {"key": made.watch}, player)
    holder = player.cookie.removeprefix("kostka=")
    held = hall.call(hall.house.store.held, made.table, digest(holder))
    assert list(held.values()) == [-3]


def test_one_key_does_not_open_any_number_of_sockets(
    small: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "MOST_OF_ONE", 3)
    made = small.make()
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(made.look())
        with pytest.raises(WebSocketDisconnect) as closed:
            stack.enter_context(made.look())
        assert closed.value.code == 4429
        monkeypatch.setattr(app, "MOST_SOCKETS", 3)
        with pytest.raises(WebSocketDisconnect) as closed:
            stack.enter_context(made.sit(0))
        assert closed.value.code == 4429
    with made.sit(0) as person:  # who has gone is not counted any more
        person.settle()


# --- Too slow, on a real door ---------------------------------------------------------------------


def test_who_never_ends_the_head_of_a_request_is_let_go(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "hall.db"))
    server.start()
    try:
        lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(60)]
        for n, each in enumerate(lines):
            if n % 3 == 1:
                each.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            elif n % 3 == 2:  # a request that was answered, and then half of another one
                each.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert b"200 OK" in each.recv(4096)
                each.sendall(b"GET /hea")
        begun = time.monotonic()
        for each in lines:
            each.settimeout(line.PATIENCE + 10)
            while each.recv(4096):
                pass
            each.close()
        assert time.monotonic() - begun < line.PATIENCE + 5
        assert json.dumps(server.http("/healthz"))
    finally:
        server.end()
