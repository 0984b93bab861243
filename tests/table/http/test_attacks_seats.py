"""Strangers, and makers of tables, who want to look into somebody's hand or play for him."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from kostka.table.seat import session as sessions
from tests.table.host import Browser, Hall, Made

ANNA: list[Any] = [{"name": "Anna"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("seats") / "hall.db") as found:
        yield found


def made_by(hall: Hall, browser: Browser, **wanted: Any) -> Made:
    body = {"game": "dicethrone", "mode": "duel", "seats": ANNA, **wanted}
    answer = hall.post("/api/tables", body, browser)
    assert answer.status_code == 200, answer.text
    return Made(hall, answer.json())


def seats_of(hall: Hall, table: str, browser: Browser) -> list[int]:
    """What a browser holds there; nothing if it is not let in."""
    try:
        with hall.come(table, browser) as person:
            found: list[int] = person.table["you"]
            return found
    except WebSocketDisconnect:
        return []


def used(hall: Hall, link: str, browser: Browser) -> int:
    answer = hall.post("/api/join", {"key": link.removeprefix("/join/")}, browser)
    return int(answer.status_code)


def test_the_maker_of_an_open_table_has_no_link_to_the_strangers_seat(hall: Hall) -> None:
    maker, stranger = Browser(), Browser()
    made = made_by(hall, maker, open=True)
    assert made.links["seats"][1] is None
    sat = hall.post(f"/api/tables/{made.table}/sit", {"seat": 1, "name": "Bořek"}, stranger)
    assert sat.status_code == 200
    assert seats_of(hall, made.table, stranger) == [1]
    assert seats_of(hall, made.table, maker) == [0]
    for what in ("invite", "return", "revoke"):
        answer = hall.post(f"/api/tables/{made.table}/{what}", {"seat": 1}, maker)
        assert answer.json()["rule"] == "TABLE-NOT-YOURS", what


def test_a_link_to_a_seat_works_once_and_opens_nothing_as_a_cookie(hall: Hall) -> None:
    maker, friend, thief = Browser(), Browser(), Browser()
    made = made_by(hall, maker)
    thief.cookie = hall.cookie(made.table, [made.keys[1]])["Cookie"]
    assert seats_of(hall, made.table, thief) == [], "before the friend has come"
    assert used(hall, made.links["seats"][1], friend) == 200
    assert seats_of(hall, made.table, friend) == [1]
    assert used(hall, made.links["seats"][1], Browser()) == 404
    assert seats_of(hall, made.table, thief) == [], "and after it"
    assert hall.client.get(made.links["seats"][1]).status_code == 404


def test_who_only_fetches_a_link_does_not_use_it_up(hall: Hall) -> None:
    made = made_by(hall, Browser())
    for _ in range(3):
        seen = hall.client.get(made.links["seats"][1], follow_redirects=False)
        assert seen.status_code in (200, 503) and "set-cookie" not in seen.headers
    assert used(hall, made.links["seats"][1], Browser()) == 200


def test_a_holder_gets_a_link_to_come_back_by_which_works_once(hall: Hall) -> None:
    maker, friend, telephone = Browser(), Browser(), Browser()
    made = made_by(hall, maker)
    used(hall, made.links["seats"][1], friend)
    url = f"/api/tables/{made.table}/return"
    assert hall.post(url, {"seat": 1}, maker).status_code == 403
    link = hall.post(url, {"seat": 1}, friend).json()["link"]
    assert used(hall, link, telephone) == 200 and used(hall, link, Browser()) == 404
    assert seats_of(hall, made.table, telephone) == seats_of(hall, made.table, friend) == [1]


def test_a_seat_that_stays_empty_is_given_away_again_and_all_read_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker, friend, another = Browser(), Browser(), Browser()
    made = made_by(hall, maker)
    used(hall, made.links["seats"][1], friend)
    url = f"/api/tables/{made.table}/invite"
    assert hall.post(url, {"seat": 1}, maker).json()["rule"] == "TABLE-NOT-ABSENT"
    monkeypatch.setattr(sessions, "EMPTY", 0)
    assert hall.post(url, {"seat": 1}, friend).json()["rule"] == "TABLE-NOT-YOURS"
    with hall.come(made.table, maker) as anna:
        link = hall.post(url, {"seat": 1}, maker).json()["link"]
        anna.settle()
        assert anna.table["seats"][1]["kind"] == "open"
        assert "Seat 2 is free again." in [line["text"] for line in anna.lines()]
    assert used(hall, link, another) == 200
    assert seats_of(hall, made.table, another) == [1]
    assert seats_of(hall, made.table, friend) == []


def test_a_browser_has_one_cookie_that_no_number_of_tables_makes_longer(hall: Hall) -> None:
    browser = Browser()
    tables = [made_by(hall, browser) for _ in range(30)]
    assert len(browser.cookie) < 64
    for made in (tables[0], tables[-1]):
        assert seats_of(hall, made.table, browser) == [0]


def test_nobody_is_pushed_from_his_seat_by_links_he_is_led_to(hall: Hall) -> None:
    victim = Browser()
    made = made_by(hall, victim)
    for _ in range(20):
        hall.client.cookies.clear()
        watch = hall.client.get(
            made.links["watch"], headers={"Cookie": victim.cookie}, follow_redirects=False
        )
        assert watch.status_code == 303
    assert seats_of(hall, made.table, victim) == [0]
