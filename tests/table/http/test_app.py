"""The server as a whole: bots, restarts, keys, origins, headers, sockets that are too slow."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from kostka.cli import main
from kostka.kernel.chance import Rng
from kostka.table.hall import house
from kostka.table.http import client
from kostka.table.seat import socket
from kostka.table.seat.seats import Rights, clean, keys_in
from kostka.table.seat.socket import MOST_VIEWS, MOST_WAITING, Socket
from tests.table.host import Browser, Hall, Person, play


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "BURST", 1_000_000)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("hall") / "hall.db", workers=1, quota=1000) as found:
        yield found


# --- Bots -----------------------------------------------------------------------------------------


def against_bots(person: Person, luck: Rng) -> None:
    """A whole game; the table passes where nothing else is possible."""
    for _ in range(3000):
        person.wait(lambda: person.asked() or person.view["view"]["over"])
        if person.view["view"]["over"]:
            return
        moves = person.moves()
        answer = person.do(moves[luck.below(len(moves))])
        assert answer["t"] == "ok" or answer["rule"] == "TABLE-STALE", answer
    raise AssertionError("it never ended")


def test_a_whole_game_against_a_bot_that_sees_only_its_own_cards(
    hall: Hall, tmp_path: Path
) -> None:
    made = hall.make(seats=[{"name": "Anna"}, {"kind": "bot", "bot": "greedy"}])
    assert made.keys[1] == ""
    with made.sit(0, lang="cs") as anna:
        assert [seat["kind"] for seat in anna.table["seats"]] == ["human", "bot"]
        assert anna.table["seats"][1]["bot"] == "greedy"
        anna.wait(anna.asked)
        assert anna.ask("draw", seat=0, v=anna.v)["rule"] == "TABLE-BOTS-PLAY-ON"
        against_bots(anna, Rng(3))
        assert anna.ask("rematch", seat=0)["t"] == "ok"
        anna.settle()
        assert anna.table["next"]
    path = tmp_path / "game.kostka.jsonl"
    path.write_text(hall.client.get(f"/api/tables/{made.table}/log").text, encoding="utf-8")
    assert main(["verify", str(path), "--key", hall.key]) == 0


def test_a_roll_is_never_taken_back_where_only_bots_could_agree(hall: Hall) -> None:
    made = hall.make(seats=[{}, {"kind": "bot", "bot": "random"}])
    with made.sit(0) as anna:
        for _ in range(400):
            anna.wait(anna.asked)
            keep = [move for move in anna.moves() if move.startswith("keep")]
            if keep:
                anna.do(keep[0])
                break
            anna.do(anna.moves()[0])
        anna.settle()
        for _ in range(100):
            answer = anna.ask("undo", seat=0, v=anna.v)
            assert answer["t"] == "no"
            if answer["rule"] == "TABLE-SEEN-ALREADY":
                break
            assert answer["rule"] == "TABLE-STALE"
            anna.settle()
        assert not anna.view["undo"]
        assert not any("undo" in record for record in made.session().course.journal.records)


def test_a_seat_is_handed_to_a_bot_and_taken_back(hall: Hall) -> None:
    made = hall.make(seats=[{"name": "Anna"}, {"kind": "bot", "bot": "random"}])
    with made.sit(0) as anna:
        assert anna.ask("hand", seat=0, to="random")["t"] == "ok"
        before = anna.v
        anna.wait(lambda: anna.table["seats"][0]["kind"] == "bot" and anna.v > before + 5)
        assert anna.do("pass")["rule"] in ("TABLE-NOT-YOURS", "TABLE-STALE")
        answer = anna.ask("hand", seat=0, to="human")
        assert answer["t"] == "ok" or anna.view["view"]["over"]
        if answer["t"] == "ok":
            anna.settle()
            assert anna.table["seats"][0]["name"] == "Anna"
            anna.wait(lambda: anna.asked() or anna.view["view"]["over"])


# --- Restarts -------------------------------------------------------------------------------------


def test_a_restart_keeps_everything(tmp_path: Path) -> None:
    db = tmp_path / "hall.db"
    with Hall(db) as first:
        made = first.make(seats=[{"name": "Anna"}, {"name": "Bořek"}])
        with made.sit(0) as anna, made.sit(1) as borek:
            anna.slow(0)
            borek.slow(1)
            play([anna, borek], Rng(4), 25)
            anna.ask("say", seat=0, text="see you")
            anna.ask("draw", seat=0, v=anna.v)
            borek.settle()
            before, options = anna.view["view"], borek.moves()
            v = anna.v
    with Hall(db) as second:
        made.hall = second
        with made.sit(0) as anna, made.sit(1) as borek:
            assert anna.view["view"] == before and borek.moves() == options
            assert [each["text"] for each in anna.heard if each["t"] == "chat"] == ["see you"]
            (offer,) = borek.table["offers"]
            assert offer["kind"] == "draw" and anna.table["seats"][0]["pace"]["auto"] is False
            assert anna.ask("undo", seat=0, v=v + 1)["rule"] == "TABLE-STALE"
            play([anna, borek], Rng(4), 5)
            answer = borek.ask("answer", seat=1, offer=offer["n"], yes=True)
            assert answer["t"] == "ok"
            anna.settle()
            assert anna.view["view"]["outcome"] == [0, 0]


def test_whoever_is_there_when_the_server_stops_is_told(tmp_path: Path) -> None:
    with Hall(tmp_path / "hall.db") as hall:
        made = hall.make()
        with made.sit(0) as anna:
            hall.call(hall.house.close)
            while (message := anna.read())["t"] != "bye":
                pass
            assert message["rule"] == "TABLE-STOPPING"


def test_a_table_that_nobody_needs_goes_to_sleep_and_wakes_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = hall.make()
    monkeypatch.setattr(house, "IDLE", -1.0)
    with made.sit(0, 1) as both:
        both.slow(0, 1)
        hall.call(hall.house.sweep)
        assert made.table in hall.house.sessions
        both.ask("face", seat=both.view["view"]["asked"])
        both.do(both.moves()[0])
        v = made.session().course.v
    for _ in range(100):
        hall.call(hall.house.sweep)
    assert made.table not in hall.house.sessions
    with made.sit(0) as anna:
        assert anna.v == v


def even(one: Person, other: Person) -> bool:
    """Whether both have heard of the same version."""
    other.settle()
    return one.v == other.v


def test_two_processes_serve_one_table(postgres: str) -> None:
    with Hall(postgres) as one, Hall(postgres) as other:
        made = one.make(seats=[{"name": "Anna"}, {"name": "Bořek"}])
        with made.sit(0) as anna:
            anna.slow(0)
            made.hall = other
            with made.sit(1) as borek:
                borek.slow(1)
                luck = Rng(4)
                for _ in range(25):
                    anna.wait(lambda: even(anna, borek))
                    mine = anna if anna.asked() else borek
                    moves = mine.moves()
                    assert mine.do(moves[luck.below(len(moves))])["t"] == "ok"
                borek.wait(lambda: even(borek, anna))
                borek.ask("say", seat=1, text="hello over there")
                anna.wait(
                    lambda: any(each.get("text") == "hello over there" for each in anna.heard)
                )
                cookie = other.cookie(made.table, [made.keys[0]])
                other.client.post(
                    f"/api/tables/{made.table}/revoke", json={"seat": 0}, headers=cookie
                )
                while (message := anna.read())["t"] != "bye":
                    pass
                assert message["rule"] == "TABLE-REVOKED"


# --- Keys -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [[], ["wrong"], ["x" * 500], ["?"], [""]])
def test_without_a_valid_key_not_a_byte_of_the_table_is_sent(hall: Hall, keys: list[str]) -> None:
    made = hall.make()
    hall.client.cookies.clear()
    with (
        hall.client.websocket_connect(
            f"/ws/{made.table}", headers=hall.cookie(made.table, keys)
        ) as ws,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        ws.receive_text()
    assert closed.value.code == 4403


def test_a_key_of_another_table_opens_nothing(hall: Hall) -> None:
    one, other = hall.make(), hall.make()
    hall.client.cookies.clear()
    with (
        hall.client.websocket_connect(
            f"/ws/{one.table}", headers=hall.cookie(one.table, other.keys)
        ) as ws,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        ws.receive_text()
    assert closed.value.code == 4403
    with hall.sit(one.table, [one.keys[1], other.keys[0]]) as person:
        assert person.table["you"] == [1]


def test_a_seat_one_does_not_hold_is_not_shown(hall: Hall) -> None:
    made = hall.make()
    hall.client.cookies.clear()
    for key, seat in ((made.keys[0], 1), (made.watch, 0)):
        with hall.client.websocket_connect(
            f"/ws/{made.table}", headers=hall.cookie(made.table, [key])
        ) as ws:
            ws.send_json({"t": "hello", "seat": seat})
            message = ws.receive_json()
            assert (message["t"], message["rule"]) == ("bye", "TABLE-NOT-YOURS")
            with pytest.raises(WebSocketDisconnect):
                ws.receive_text()


def test_a_revoked_key_closes_its_sockets_and_the_new_one_opens(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0) as anna, made.sit(1) as borek, made.look() as eva:
        cookie = hall.cookie(made.table, [made.keys[0]])
        url = f"/api/tables/{made.table}/revoke"
        refused = hall.client.post(url, json={"seat": 1}, headers=cookie)
        assert (refused.status_code, refused.json()["rule"]) == (403, "TABLE-NOT-YOURS")
        for seat, person in ((0, anna), (-3, eva)):
            answer = hall.client.post(url, json={"seat": seat}, headers=cookie)
            key = answer.json()["link"].removeprefix("/join/")
            while (message := person.read())["t"] != "bye":
                pass
            assert message["rule"] == "TABLE-REVOKED"
            with hall.sit(made.table, [key]) as back:
                assert back.seat == seat
            cookie = hall.cookie(made.table, [key]) if seat == 0 else cookie
        assert hall.client.get(made.links["seats"][0]).status_code == 404
        borek.settle()


def test_a_link_puts_its_key_into_a_cookie_that_scripts_cannot_read(hall: Hall) -> None:
    made = hall.make()
    hall.client.cookies.clear()
    answer = hall.client.get(made.links["seats"][1], follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{made.table}")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and made.keys[1] not in cookie
    browser = Browser()
    browser.cookie = cookie.partition(";")[0]
    with hall.come(made.table, browser) as person:
        assert person.table["you"] == [1]
    hall.client.get(
        made.links["seats"][0], headers={"Cookie": browser.cookie}, follow_redirects=False
    )
    with hall.come(made.table, browser) as person:
        assert person.table["you"] == [0, 1]


def test_names_and_cookies_are_cleaned() -> None:
    assert clean("  a\x00b\u200bc\n ") == "a b c"
    assert clean("bot BOT greedy") == "greedy" and clean("human") == clean("Open seat") == ""
    assert len(clean("x" * 99)) == 40
    assert keys_in("a.b..a." + "x" * 65) == ["a", "b"]
    assert Rights({}).face(None) is None and Rights({"k": -3}).face(None) == -3


# --- Pages and headers ----------------------------------------------------------------------------


def test_other_origins_are_refused(hall: Hall) -> None:
    made = hall.make()
    strange = {**hall.cookie(made.table, made.keys), "Origin": "http://evil.example"}
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        hall.client.websocket_connect(f"/ws/{made.table}", headers=strange),
    ):
        pass
    assert closed.value.code == 4403
    answer = hall.client.post("/api/qr", json={"text": "x"}, headers=strange)
    assert (answer.status_code, answer.json()["rule"]) == (403, "TABLE-BAD-ORIGIN")
    no_address = {"Origin": "http://[::g]"}
    assert hall.client.post("/api/qr", json={"text": "x"}, headers=no_address).status_code == 403
    own = {**hall.cookie(made.table, made.keys), "Origin": "http://hall"}
    assert hall.client.post("/api/qr", json={"text": "x"}, headers=own).status_code == 200


def test_every_answer_has_its_headers_and_no_error_is_a_traceback(hall: Hall) -> None:
    for path in ("/", "/healthz", "/api/nothing", "/t/none", "/api/tables/none/log", "/join/x"):
        answer = hall.client.get(path, follow_redirects=False)
        assert answer.headers["content-security-policy"].startswith("default-src 'self'")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "Traceback" not in answer.text


def test_without_the_built_client_the_page_says_how_to_build_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(client, "built", lambda: None)
    answer = hall.client.get("/", headers={"Accept-Language": "pl-PL,en;q=0.5"})
    assert "make web" in answer.text and 'lang="pl"' in answer.text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>client</p>")
    (tmp_path / "assets" / "a.js").write_text("1")
    monkeypatch.setattr(client, "built", lambda: tmp_path)
    assert hall.client.get("/t/some").text == "<p>client</p>"
    script = hall.client.get("/assets/a.js")
    assert script.text == "1" and "immutable" in script.headers["cache-control"]
    for path in ("/assets/none.js", "/..%2f..%2fetc%2fpasswd.txt", "/api/none"):
        assert hall.client.get(path).status_code == 404


# --- Slow sockets ---------------------------------------------------------------------------------


def test_of_many_views_that_wait_only_the_latest_is_sent_and_tells_it_all() -> None:
    async def slow() -> None:
        one = Socket(Rights({"k": 0}))
        one.told[0] = 5
        for v in range(5, 5 + MOST_VIEWS):
            assert one.since(0) == v
            one.send(f"view {v}", v)
            one.told[0] = v + 1
        one.send("chat")
        assert one.since(0) == 5
        one.send("latest", 5)
        assert [text for text, _ in one.queue] == ["chat", "latest"]

    asyncio.run(slow())


def test_whoever_does_not_read_at_all_is_let_go() -> None:
    async def stuck() -> None:
        one = Socket(Rights({"k": 0}))
        for n in range(MOST_WAITING + 5):
            one.send(f"chat {n}")
        assert one.ended and one.code == 4408
        sent: list[Any] = []

        async def send(text: str) -> None:
            sent.append(json.loads(text))

        assert await one.write(send) == 4408
        assert [each["rule"] for each in sent] == ["TABLE-TOO-SLOW"]

    asyncio.run(stuck())
