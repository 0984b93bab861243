"""Those who want to know an opponent's deck or hand by way of an event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.hall.test_events import DARK, Guest, opened, played, two_people
from tests.table.host import Hall


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("events") / "events.db", workers=1) as found:
        yield found


def test_the_decks_of_an_event_stay_secret_until_it_ends(hall: Hall) -> None:
    organiser, at, people, table = two_people(hall, best_of=1, minutes=0)
    stranger = Guest(hall)
    with people[0].sit(table) as person, people[1].sit(table) as other:
        person.ask("resign", seat=person.seat, v=person.v)
        other.settle()
        assert other.view["view"]["over"]
        for ask in ("report", "review"):
            answer = other.ask(ask, seat=other.seat)
            assert answer["rule"] == "TABLE-EVENT-ON", ask
        mine, theirs = other.seat, person.seat
    url = f"/api/tables/{table}"
    for guest in (stranger, people[1], organiser):
        assert guest.ask(f"{url}/log", status=409)["rule"] == "TABLE-EVENT-ON"
        assert guest.ask(f"{url}/branch", {"n": 0, "seat": 0}, 409)["rule"] == "TABLE-EVENT-ON"
    for page in (f"{url}/at/0", f"{url}/steps"):
        people[1].ask(f"{page}?seat={mine}")
        people[1].ask(f"{page}?seat={theirs}", status=403)
        stranger.ask(f"{page}?seat={theirs}", status=403)
        assert DARK not in str(stranger.ask(page))
    played(organiser, at)
    organiser.ask(f"{at}/do", {"do": "end"})
    assert organiser.ask(at)["ended"]
    log = hall.client.get(f"{url}/log")
    assert log.status_code == 200 and DARK in log.text
    stranger.ask(f"{url}/at/0?seat={theirs}")


def test_who_plays_in_his_own_event_looks_into_nothing(hall: Hall) -> None:
    organiser, at = opened(hall, minutes=0)
    link = organiser.ask(f"{at}/enter", {"name": "Organiser", "deck": DARK})["link"]
    organiser.ask("/api/join", {"key": link.removeprefix("/join/")})
    for n in (2, 3, 4):
        Guest(hall).ask(f"{at}/enter", {"name": f"P{n}", "deck": DARK})
    organiser.ask(f"{at}/do", {"do": "round"})
    assert [bool(each["deck"]) for each in organiser.ask(at)["players"]] == [
        True,
        False,
        False,
        False,
    ]
    for match in (1, 2):
        organiser.ask(f"{at}/judge", {"round": 1, "match": match}, 403)


def test_everybody_reads_that_a_judge_looks_on(hall: Hall) -> None:
    organiser, at, people, table = two_people(hall, minutes=0)
    organiser.ask(f"{at}/judge", {"round": 1, "match": 1})
    organiser.ask(f"/api/tables/{table}/at/0?seat=-4", status=403)  # not unseen
    told: list[dict[str, Any]]
    with people[0].sit(table, lang="en") as anna, people[1].sit(table, lang="cs") as borek:
        for person in (anna, borek):
            assert not [each for each in person.heard if each["t"] == "chat"]
        with organiser.sit(table) as judge:
            assert judge.seat == -4
            organiser.ask(f"/api/tables/{table}/at/0?seat=-4")
        for person, word in ((anna, "The judge has sat down"), (borek, "usedl rozhodčí")):
            person.settle()
            told = [each for each in person.heard if each["t"] == "chat"]
            assert [each["seat"] for each in told] == [-4] and word in told[0]["text"]
