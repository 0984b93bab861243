"""Events at the server: entered, paired, played at real tables, judged, and read again."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kostka.games.doomtrooper.content import DECKS
from kostka.games.doomtrooper.deckbuilding import share
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist, of_deck
from tests.rules.proves import proves
from tests.table.host import PATIENCE, Browser, Hall

DARK = share.written(of_deck(DECKS["dark-gifts"]))
SMALL = share.written(Decklist({"clansman": 4}))


class Guest:
    """A browser of somebody at an event: its cookies."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.cookies: dict[str, str] = {}

    def ask(self, path: str, body: Any = None, status: int = 200) -> Any:
        client = self.hall.client
        client.cookies.clear()
        headers = {"Cookie": "; ".join([f"{k}={v}" for k, v in self.cookies.items()])}
        if body is None:
            answer = client.get(path, headers=headers, follow_redirects=False)
        else:
            answer = client.post(path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        self.cookies |= dict(answer.cookies)
        client.cookies.clear()
        return answer.json() if status != 303 else answer.headers["location"]

    def sit(self, table: str, **hello: Any) -> Any:
        browser = Browser()
        browser.cookie = f"kostka={self.cookies['kostka']}"
        return self.hall.come(table, browser, **hello)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("events") / "events.db", workers=1) as opened:
        yield opened


def opened(hall: Hall, **format_: Any) -> tuple[Guest, str]:
    organiser = Guest(hall)
    made = organiser.ask("/api/events", {"name": "Cup", "format": format_})
    return organiser, f"/api/events/{made['event']}"


def played(organiser: Guest, at: str, patience: float = 4 * PATIENCE) -> dict[str, Any]:
    end = time.monotonic() + patience
    while (found := organiser.ask(at))["running"]:
        assert time.monotonic() < end, "the round never ended"
        time.sleep(0.1)
    return dict(found)


def test_bots_play_an_event_to_its_end(hall: Hall) -> None:
    organiser, at = opened(hall, target=3, turns=8, minutes=0)
    for n, deck in enumerate(("imperial-clans", "dark-gifts", DARK), 1):
        organiser.ask(f"{at}/enter", {"name": f"Bot {n}", "deck": deck, "bot": "random"})
    for n in (1, 2):
        organiser.ask(f"{at}/do", {"do": "round"})
        found = played(organiser, at)
        assert found["round"] == n
    assert found["last"] and sum(line["points"] for line in found["standings"]) >= 8
    organiser.ask(f"{at}/do", {"do": "round"}, 400)
    organiser.ask(f"{at}/do", {"do": "end"})
    assert organiser.ask(at)["ended"]


def test_an_event_is_read_again_after_the_server_was_stopped(tmp_path: Path) -> None:
    with Hall(tmp_path / "events.db", workers=1) as hall:
        organiser, at = opened(hall, target=3, turns=8, minutes=0)
        for n in (1, 2):
            organiser.ask(f"{at}/enter", {"name": f"B{n}", "deck": DARK, "bot": "random"})
        organiser.ask(f"{at}/do", {"do": "round"})
        cookies = organiser.cookies
    with Hall(tmp_path / "events.db", workers=1) as hall:
        again = Guest(hall)
        again.cookies = cookies
        found = played(again, at)
        assert [each["ended"] for each in found["matches"]] == [True]


def test_decks_are_registered_by_their_players_and_seen_by_nobody_else(hall: Hall) -> None:
    organiser, at = opened(hall)
    player, other = Guest(hall), Guest(hall)
    refused = player.ask(f"{at}/enter?lang=cs", {"name": "Anna", "deck": SMALL}, 400)
    assert refused["rule"] == "DOOM-DECK-01" and "4 karty" in refused["error"]
    player.ask(f"{at}/enter", {"name": "Anna", "deck": DARK})
    other.ask(f"{at}/enter", {"name": "Bob", "deck": "imperial-clans"})
    assert [each["deck"] for each in player.ask(at)["players"]] == [DARK, ""]
    assert all(each["deck"] for each in organiser.ask(at)["players"])
    assert [each["deck"] for each in Guest(hall).ask(at)["players"]] == ["", ""]
    other.ask(f"{at}/do", {"do": "round"}, 403)
    other.ask(f"{at}/do", {"do": "drop", "player": 1}, 403)
    other.ask(f"{at}/enter", {"name": "Robot", "deck": DARK, "bot": "greedy"}, 403)
    other.ask(f"{at}/do", {"do": "drop", "player": 2})
    assert [each["dropped"] for each in organiser.ask(at)["players"]] == [False, True]


def two_people(hall: Hall, **format_: Any) -> tuple[Guest, str, list[Guest], str]:
    """An event in its first round, at one table."""
    organiser, at = opened(hall, **format_)
    people = [Guest(hall), Guest(hall)]
    for n, each in enumerate(people, 1):
        each.ask(f"{at}/enter", {"name": f"P{n}", "deck": DARK})
    organiser.ask(f"{at}/do", {"do": "round"})
    end = time.monotonic() + PATIENCE
    while not organiser.ask(at)["matches"][0]["playing"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    table = organiser.ask(at)["matches"][0]["table"]
    for each in people:
        assert each.ask(f"{at}/seat", {})["table"] == table
    return organiser, at, people, table


def test_between_games_both_say_that_they_are_ready(hall: Hall) -> None:
    organiser, at, people, table = two_people(hall, best_of=3, minutes=0)
    people[0].ask(f"{at}/ready", {}, 400)
    with people[0].sit(table) as person:
        assert person.ask("resign", seat=person.seat, v=person.v)["t"] == "ok"
    end = time.monotonic() + PATIENCE
    while not people[0].ask(at)["matches"][0]["between"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    match = people[0].ask(at)["matches"][0]
    assert sum(match["wins"]) == 1 and not match["ended"] and match["deck"] == DARK
    people[0].ask(f"{at}/ready", {"deck": SMALL}, 400)
    people[0].ask(f"{at}/ready", {"deck": DARK})
    time.sleep(0.5)
    assert not organiser.ask(at)["matches"][0]["playing"]
    people[1].ask(f"{at}/ready", {})
    while not organiser.ask(at)["matches"][0]["playing"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert organiser.ask(at)["matches"][0]["table"] != table


def judged(guest: Guest, table: str, do: str, status: int = 200, **more: Any) -> Any:
    body = {"do": do, "rule": "DOOM-WIN-08", "why": "A slip was found.", **more}
    return guest.ask(f"/api/tables/{table}/judge", body, status)


def test_a_judge_sees_all_stops_the_game_and_corrects_it_by_a_rule(hall: Hall) -> None:
    organiser, at, people, table = two_people(hall, minutes=0)
    judged(people[0], table, "pause", 403)
    assert organiser.ask(f"{at}/judge", {"round": 1, "match": 1})["table"] == table
    people[0].ask(f"{at}/judge", {"round": 1, "match": 1}, 403)
    with organiser.sit(table) as judge, people[0].sit(table) as person:
        assert judge.view["viewer"] == -4
        hands = [seat["hand"] for seat in judge.view["view"]["seats"]]
        assert all(isinstance(hand, list) and hand for hand in hands)
        person.slow(person.seat)
        judged(organiser, table, "pause")
        person.settle()
        assert person.table["paused"] == "A slip was found."
        refused = person.do(person.moves()[0] if person.moves() else "pass")
        assert refused["rule"] == "TABLE-PAUSED"
        judged(organiser, table, "resume")
        judged(organiser, table, "destiny 1 9")
        judge.settle()
        assert judge.view["view"]["seats"][0]["destiny"] == 9
        card = judge.view["view"]["seats"][1]["hand"][0]
        judged(organiser, table, f"move 2 {card} hand deck")
        judged(organiser, table, f"move 2 {card} hand nowhere", 409)
        judged(organiser, table, "destiny 1 9", 400, rule="DOOM-NOTHING-01")
        judged(organiser, table, "destiny 1 9", 400, why=" ")
        person.settle()
        told = [line for line in person.lines() if "DOOM-WIN-08" in line["text"]]
        assert [line["rule"] for line in told] == ["DOOM-WIN-08"] * 2
        assert not any(card in line["text"] for line in told)  # which card it was is a secret
        judged(organiser, table, "back", n=0)
        judge.settle()
        assert judge.view["view"]["seats"][0]["destiny"] != 9
        said = [each["text"] for each in person.heard if each["t"] == "chat"]
        assert any(text.startswith("pause (DOOM-WIN-08): A slip") for text in said)
    session = hall.session(table)
    again = type(session.course).again(
        session.course.journal.header,
        [json.dumps(each) for each in session.course.journal.records],
    )
    assert session.game.hash(again.state) == session.game.hash(session.course.state)


@proves("DOOM-WIN-04")
def test_when_the_time_of_a_round_is_up_each_plays_one_more_whole_turn(hall: Hall) -> None:
    organiser, at = opened(hall, minutes=60, target=9999)
    for n in (1, 2):
        organiser.ask(f"{at}/enter", {"name": f"B{n}", "deck": DARK, "bot": "random"})
    organiser.ask(f"{at}/do", {"do": "round"})
    end = time.monotonic() + PATIENCE
    while not organiser.ask(at)["matches"][0]["playing"]:
        assert time.monotonic() < end
        time.sleep(0.02)
    table = organiser.ask(at)["matches"][0]["table"]
    organiser.ask(f"{at}/do", {"do": "time"})
    clock = organiser.ask(at)["clock"]
    assert clock["called"] and clock["left"] == 0
    played(organiser, at)
    journal = hall.session(table).course.journal
    record = next(each for each in journal.records if "judge" in each)
    assert (record["judge"], record["rule"]) == ("time", "DOOM-WIN-04")
    before = sum(played_turns(journal, record["n"]))
    assert sum(played_turns(journal, len(journal.records))) == max(1, before) + 2


def played_turns(journal: Any, until: int) -> list[int]:
    """How many turns each had begun after so many records."""
    twin = type(journal)(journal.game, journal.header, None)
    for record in journal.records[:until]:
        twin.follow(record)
    return list(twin.state.turns)


def test_the_clock_of_a_round_and_its_tables_stop_together(hall: Hall) -> None:
    organiser, at, _, table = two_people(hall, minutes=60)
    body = {"do": "pause", "rule": "DOOM-SETUP-09", "why": "Fire alarm."}
    organiser.ask(f"{at}/do", body)
    assert organiser.ask(at)["clock"]["runs"] is False
    assert hall.session(table).beside.paused == "Fire alarm."
    organiser.ask(f"{at}/do", {**body, "do": "resume"})
    assert organiser.ask(at)["clock"]["runs"] and not hall.session(table).beside.paused


def test_a_result_is_corrected_with_a_reason(hall: Hall) -> None:
    organiser, at, _, _ = two_people(hall, minutes=0)
    body = {"do": "set", "round": 1, "match": 1, "wins": [0, 1]}
    organiser.ask(f"{at}/do", body, 400)
    organiser.ask(f"{at}/do", {**body, "rule": "DOOM-WIN-08", "why": "No-show."})
    found = organiser.ask(at)
    assert found["matches"][0]["wins"] == [0, 1]
    assert found["decisions"][0]["rule"] == "DOOM-WIN-08"


def test_the_link_of_a_player_leads_to_the_event(hall: Hall) -> None:
    organiser, at = opened(hall)
    link = organiser.ask(f"{at}/enter", {"name": "Anna", "deck": DARK})["link"]
    anna = Guest(hall)
    key = {"key": link.removeprefix("/join/")}
    assert anna.ask("/api/join", key) == {"page": at.replace("/api/events", "/e")}
    assert anna.ask(at)["you"] == 1
    organiser.ask("/api/join", key, status=404)  # who has handed it out does not keep it
    assert organiser.ask(at)["you"] == 0
    Guest(hall).ask("/api/events/e-nothing", status=404)
    Guest(hall).ask("/api/events/abc", status=404)


def test_a_format_file_is_taken_as_it_is(hall: Hall) -> None:
    organiser = Guest(hall)
    made = organiser.ask("/api/events", {"name": "X", "toml": "best_of = 3\ntarget = 25"})
    found = organiser.ask(f"/api/events/{made['event']}")
    assert (found["format"]["best_of"], found["format"]["target"]) == (3, 25)
    organiser.ask("/api/events", {"name": "X", "toml": "best_of = 2"}, 400)
    organiser.ask("/api/events", {"name": "X", "format": {"least": "many"}}, 400)


def test_an_event_fixes_how_its_tables_read_the_rules(hall: Hall) -> None:
    organiser, at = opened(hall, rulings=["DOOM-AMB-37:may-leave"], minutes=0)
    for n in (1, 2):
        organiser.ask(f"{at}/enter", {"name": f"P{n}", "deck": DARK})
    organiser.ask(f"{at}/do", {"do": "round"})
    (match,) = organiser.ask(at)["matches"]
    session = hall.session(match["table"])
    assert session.course.state.read_otherwise() == ["DOOM-AMB-37:may-leave"]
    assert "DOOM-AMB-37:may-leave" in session.course.journal.header["rulings"]
    plain, other = opened(hall)
    assert plain.ask(other)["format"]["rulings"] == []
    wrong = Guest(hall).ask("/api/events", {"name": "C", "format": {"rulings": ["DOOM-X"]}}, 400)
    assert "DOOM-AMB-37:may-leave" in wrong["error"]
