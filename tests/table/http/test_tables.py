"""The table over HTTP: tables, seats, logs, replays, texts; and errors that are sentences."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kostka.cli import main
from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.scenario import parse
from kostka.scenario import play as play_scenario
from kostka.table.seat import socket
from tests.kernel.recorded import kept, played
from tests.table.host import Browser, Hall, Made, logged, play


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "BURST", 1_000_000)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("hall") / "hall.db", workers=1) as found:
        yield found


@pytest.fixture(scope="module")
def finished(hall: Hall) -> Made:
    """A game of some moves that one of the two has resigned."""
    made = hall.make(seats=[{"name": "Anna"}, {"name": "Bořek"}])
    with pytest.MonkeyPatch.context() as quick:
        quick.setattr(socket, "BURST", 1_000_000)
        with made.sit(0) as anna, made.sit(1) as borek:
            anna.slow(0)
            borek.slow(1)
            play([anna, borek], Rng(6), 40)
            assert anna.ask("resign", seat=0, v=anna.v)["t"] == "ok"
    return made


def get(hall: Hall, path: str, **fields: Any) -> Any:
    answer = hall.client.get(path, **fields)
    assert answer.status_code == 200, answer.text
    return answer.json()


# --- Games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_the_games_their_modes_and_what_can_be_picked(hall: Hall, lang: str) -> None:
    found = {each["game"]: each for each in get(hall, f"/api/games?lang={lang}")}
    assert set(found) == set(GAMES)
    dicethrone = found["dicethrone"]
    assert dicethrone["modes"][0] == {
        "mode": "duel",
        "seats": 2,
        "setup": {"heroes": ["black-panther", "black-widow"], "mode": ["duel"]},
    }
    assert {"black-panther", "black-widow"} <= {
        each["id"] for each in dicethrone["picks"]["heroes"]
    }
    assert all(each["name"] and each["text"] for each in dicethrone["picks"]["heroes"])
    assert "greedy" in dicethrone["bots"]
    for game in GAMES.values():
        assert bool(found[game.key]["part"]) == bool(game.part)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_everything_that_can_lie_on_the_table_is_said(hall: Hall, game: str, lang: str) -> None:
    found = get(hall, f"/api/book/{game}?lang={lang}")
    assert set(found) == {"names", "ours", "texts", "proposed"}
    assert set(found["ours"]) <= set(found["names"]) and all(found["texts"].values())
    assert set(found["proposed"]) <= set(found["texts"])


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_the_words_of_the_interface_are_sent_once(hall: Hall, lang: str) -> None:
    answer = hall.client.get(f"/api/words/{lang}")
    assert answer.status_code == 200 and "web-skip" in answer.json()
    assert '"table-' not in answer.text  # the server says that itself
    desk = hall.client.get(f"/api/words/{lang}?desk=1").json()
    assert all(key.startswith("desk-") for key in desk) and not set(desk) & set(answer.json())
    again = {"If-None-Match": answer.headers["etag"]}
    assert hall.client.get(f"/api/words/{lang}", headers=again).status_code == 304
    assert hall.client.get("/api/words/en", headers={"If-None-Match": '"0"'}).status_code == 200
    assert hall.client.get("/api/words/de").status_code == 400


def test_the_printed_matter_and_the_rules(hall: Hall) -> None:
    assert get(hall, "/api/board/dicethrone")["game"] == "dicethrone"
    titles = get(hall, "/api/rules/dicethrone?lang=cs")["titles"]
    assert titles["THR-CALC-04"] and titles["THR-AMB-01"]
    rule = get(hall, "/api/rules/dicethrone/THR-CALC-04?lang=pl")
    assert rule["id"] == "THR-CALC-04" and rule["title"] and rule["text"]
    assert all(each["id"].startswith("THR-AMB-") for each in rule["ruling"])
    ruling = get(hall, "/api/rules/dicethrone/thr-amb-1")
    assert ruling["id"] == "THR-AMB-01" and ruling["ruling"] == []
    assert hall.client.get("/api/rules/dicethrone/THR-NONE-01").status_code == 404
    assert hall.client.get("/api/rules/chess").status_code == 400
    assert hall.client.get("/api/book/chess").status_code == 400


def test_a_qr_code_is_a_picture(hall: Hall) -> None:
    answer = hall.client.post("/api/qr", json={"text": "http://hall/join/abc"})
    assert answer.headers["content-type"] == "image/svg+xml" and "<svg" in answer.text
    assert hall.client.post("/api/qr", json={"text": ""}).status_code == 400
    assert hall.client.post("/api/qr", json={"text": "\U0001f3b2" * 500}).status_code == 200
    assert hall.client.post("/api/qr", json={"text": "x" * 501}).status_code == 400


def test_health_and_what_the_load_test_asks_for(hall: Hall) -> None:
    assert get(hall, "/healthz") == {"ok": True}
    get(hall, "/stats")
    made = hall.make()
    with made.sit(0, 1) as both:
        both.slow(0, 1)
        both.ask("face", seat=both.view["view"]["asked"])
        both.do(both.moves()[0])
        told = get(hall, "/stats")
        assert told["moves"] >= 1 and told["cpu"] > 0 and told["sockets"] == 1


# --- Tables ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"mode": "nowhere"},
        {"seats": [{}]},
        {"seats": []},
        {"seats": [{}, {"kind": "cat"}]},
        {"seats": [{}, {"kind": "bot", "bot": "gandalf"}]},
        {"setup": {"heroes": ["black-panther", "black-panther"]}},
        {"setup": {"heroes": "black-panther"}},
        {"setup": {"x": ["y"]}},
        {"setup": {"rulings": ["THR-AMB-30:neighbour"]}},
        {"clock": {"kind": "sand"}},
        {"clock": {"kind": "bank", "bank": 1}},
        {"dice": "loaded"},
        {"salt": "a\nb"},
        {"more": 1},
    ],
)
def test_a_table_that_cannot_be_set_up_gets_a_sentence(hall: Hall, wrong: dict[str, Any]) -> None:
    body = {"game": "dicethrone", "mode": "duel", "seats": [{}, {}], **wrong}
    for lang in ("en", "cs", "pl"):
        answer = hall.client.post(f"/api/tables?lang={lang}", json=body)
        assert answer.status_code == 400, answer.text
        assert set(answer.json()) == {"error", "rule"} and answer.json()["error"].endswith(".")


def test_bodies_that_are_no_json_or_too_large_get_a_sentence(hall: Hall) -> None:
    assert hall.client.post("/api/tables", content=b"{").status_code == 400
    assert hall.client.post("/api/tables", content=b"[" * 60_000).status_code == 400
    huge = hall.client.post("/api/tables", content=b"x" * 100_000)
    assert (huge.status_code, huge.json()["rule"]) == (413, "TABLE-TOO-LARGE")
    assert hall.client.post("/api/replays", content=b"x" * 2_000_000).status_code == 413
    assert hall.client.delete("/api/tables").status_code == 405


def test_an_open_seat_of_an_open_table_is_taken_once(hall: Hall) -> None:
    made = hall.make(seats=[{"name": "Anna"}, {"kind": "open"}], open=True)
    closed = hall.make(seats=[{"name": "Anna"}, {"kind": "open"}])
    listed = {each["table"]: each for each in get(hall, "/api/tables")["tables"]}
    assert made.table in listed and closed.table not in listed
    assert listed[made.table]["seats"] == ["Anna", "open seat"]
    with made.sit(0) as anna:
        assert anna.table["seats"][1]["kind"] == "open"
        hall.client.cookies.clear()
        url, browser = f"/api/tables/{made.table}/sit", Browser()
        assert hall.client.post(url, json={"seat": 0}).status_code == 409
        answer = hall.post(url, {"seat": 1, "name": "Bořek"}, browser)
        assert answer.status_code == 200
        assert hall.client.post(url, json={"seat": 1}).status_code == 409
        anna.settle()
        assert (anna.table["seats"][1]["kind"], anna.table["seats"][1]["name"]) == (
            "human",
            "Bořek",
        )
        with hall.come(made.table, browser) as borek:
            assert borek.table["you"] == [1]
    assert made.table not in [each["table"] for each in get(hall, "/api/tables")["tables"]]
    sneaking = hall.client.post(f"/api/tables/{closed.table}/sit", json={"seat": 1})
    assert (sneaking.status_code, sneaking.json()["rule"]) == (409, "TABLE-NOT-OPEN")
    with hall.come(closed.table, closed.open(1)) as friend:  # but a link is a link
        assert friend.table["you"] == [1] and friend.table["seats"][1]["kind"] == "human"


def test_an_address_may_make_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with Hall(tmp_path / "hall.db", quota=3) as small:
        for _ in range(3):
            small.make()
        body = {"game": "dicethrone", "seats": [{}, {}]}
        answer = small.client.post("/api/tables?lang=cs", json=body)
        assert (answer.status_code, answer.json()["rule"]) == (429, "TABLE-TOO-MANY")


# --- Logs and replays -----------------------------------------------------------------------------


def test_any_moment_of_a_finished_game_is_shown_to_anybody(hall: Hall, finished: Made) -> None:
    hall.client.cookies.clear()
    url = f"/api/tables/{finished.table}"
    steps = get(hall, f"{url}/steps?lang=cs")["steps"]
    records = logged(hall.client.get(f"{url}/log").text)[1:]
    assert [step["n"] for step in steps] == [record["n"] for record in records]
    assert "hází o začátek" in steps[0]["text"]
    dealt = (
        next(n for n, record in enumerate(records) if "do" in record) - 1
    )  # nobody has looked yet
    for seat in (0, 1):
        view = get(hall, f"{url}/at/{dealt}?seat={seat}&lang=pl")
        assert view["v"] == dealt + 1 and view["viewer"] == seat
        assert view["view"]["seats"][seat]["hand"]
        assert not view["view"]["seats"][1 - seat]["hand"]
    assert get(hall, f"{url}/at/0")["viewer"] == -3
    assert get(hall, f"{url}/at/{len(steps) - 1}")["view"]["over"]
    for path in ("at/999", "at/-1", "at/1?seat=5"):
        assert hall.client.get(f"{url}/{path}").status_code == 404
    assert hall.client.get(f"{url}/at/x").status_code == 400


def test_before_the_end_only_those_the_cookie_holds_are_shown(hall: Hall) -> None:
    made = hall.make()
    hall.client.cookies.clear()
    url = f"/api/tables/{made.table}"
    for path in ("at/0", "at/0?seat=0", "steps"):
        assert hall.client.get(f"{url}/{path}").status_code == 403
    mine = hall.cookie(made.table, [made.keys[0]])
    assert get(hall, f"{url}/at/0", headers=mine)["viewer"] == 0
    assert hall.client.get(f"{url}/at/0?seat=1", headers=mine).status_code == 403
    assert hall.client.get(f"{url}/log", headers=mine).status_code == 409
    body = {"n": 0, "seat": 0, "bot": "random"}
    assert hall.client.post(f"{url}/branch", json=body, headers=mine).status_code == 409


def test_a_log_is_uploaded_verified_and_shown(hall: Hall, tmp_path: Path) -> None:
    journal = played(3, moves=30)
    journal.resign(0)
    journal.close()
    text = Path(kept(journal, tmp_path / "game.kostka.jsonl")).read_bytes()
    answer = hall.client.post("/api/replays", content=text)
    assert answer.status_code == 200
    table = answer.json()["table"]
    assert hall.client.get(f"/api/tables/{table}/log").content == text
    assert len(get(hall, f"/api/tables/{table}/steps")["steps"]) == len(journal.records)
    lines = text.splitlines(keepends=True)
    forged = text.replace(b'"out": ["', b'"out": ["6", "', 1)
    for wrong in (b"", b"{}", b"".join(lines[:-1]), forged, text[:-40], b"\xff\xfe"):
        refused = hall.client.post("/api/replays", content=wrong)
        assert (refused.status_code, refused.json()["rule"]) == (400, "TABLE-BAD-LOG")


def test_a_finished_game_is_played_on_from_its_middle_against_a_bot(
    hall: Hall, finished: Made, tmp_path: Path
) -> None:
    url = f"/api/tables/{finished.table}/branch"
    answer = hall.client.post(url, json={"n": 20, "seat": 1, "bot": "random"})
    assert answer.status_code == 200, answer.text
    made = Made(hall, answer.json())
    old = finished.session().course.journal
    with made.sit(1) as person:
        journal = made.session().course.journal
        assert journal.records[:21] == old.records[:21]
        assert [seat["kind"] for seat in person.table["seats"]] == ["bot", "human"]
        luck = Rng(2)
        for _ in range(15):
            person.wait(lambda: person.asked() or person.view["view"]["over"])
            if not person.view["view"]["over"]:
                moves = person.moves()
                person.do(moves[luck.below(len(moves))])
        person.wait(person.asked)
        v = person.v
    hall.call(hall.house.sessions.pop(made.table).stop)  # it is read again from what was kept
    with made.sit(1) as person:
        person.wait(person.asked)
        assert person.v >= v
        person.ask("resign", seat=1, v=person.v)
    path = tmp_path / "branch.kostka.jsonl"
    path.write_text(hall.client.get(f"/api/tables/{made.table}/log").text, encoding="utf-8")
    assert main(["verify", str(path), "--key", hall.key]) == 3  # its dice began in the middle
    last = len(old.records) - 1
    late = hall.client.post(url, json={"n": last, "seat": 0})
    assert late.status_code == 404


def test_a_game_in_which_a_seat_changed_hands_is_played_on_from_after_that(hall: Hall) -> None:
    made = hall.make(seats=[{"name": "Anna"}, {"kind": "open"}])
    with made.sit(0) as anna, hall.come(made.table, made.open(1)) as borek:
        anna.slow(0)
        borek.slow(1)
        play([anna, borek], Rng(5), 12)
        anna.settle()
        anna.ask("resign", seat=0, v=anna.v)
    old = made.session().course.journal.records
    sat = next(n for n, record in enumerate(old) if "hand" in record)
    n = sat + 8
    answer = hall.client.post(f"/api/tables/{made.table}/branch", json={"n": n, "seat": 0})
    assert answer.status_code == 200, answer.text
    new = Made(hall, answer.json()).session().course.journal
    assert len(new.records) > n and new.seats == ["human", "bot greedy"]
    assert [record.get("do") for record in new.records[: n + 1]] == [
        record.get("do") for record in old[: n + 1]
    ]


def test_a_report_replays_to_what_the_seat_sees_and_holds_nothing_hidden(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0) as anna, made.sit(1) as borek, made.look() as eva:
        anna.slow(0)
        borek.slow(1)
        play([anna, borek], Rng(8), 3)
        anna.settle()
        text = anna.ask("report", seat=0)["text"]
        report = play_scenario(parse(text))
        assert all(check.holds for check in report.checks)
        assert eva.ask("report", seat=-3)["rule"] == "TABLE-NOT-OVER"
        assert borek.ask("report", seat=0)["rule"] == "TABLE-NOT-YOURS"
        again = {anna.ask("report", seat=0)["text"] for _ in range(5)}
        assert len(again) > 1  # what is hidden is made up anew each time
        anna.ask("resign", seat=0, v=anna.v)
        whole = play_scenario(parse(eva.ask("report", seat=-3)["text"]))
        assert all(check.holds for check in whole.checks)
