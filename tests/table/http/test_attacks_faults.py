"""What goes wrong around a server, and those who make something of it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kostka.cli import main
from kostka.table.hall import house as halls
from kostka.table.seat import socket as sockets
from kostka.table.seat.seats import clean, plain
from tests.table.host import Hall

BANK = {"kind": "bank", "bank": 60_000, "increment": 0}
TABLE: dict[str, Any] = {"game": "dicethrone", "mode": "duel", "seats": [{}, {}]}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("faults") / "hall.db") as found:
        yield found


# --- The database ---------------------------------------------------------------------------------


def test_a_database_that_cannot_be_written_is_the_servers_trouble_and_not_the_visitors(
    tmp_path: Path,
) -> None:
    path = tmp_path / "hall.db"
    with Hall(path) as hall:
        assert hall.client.get("/readyz").json() == {"ready": True}
        lock = sqlite3.connect(path, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        answer = hall.client.post("/api/tables?lang=cs", json=TABLE)
        assert (answer.status_code, answer.json()["rule"]) == (503, "TABLE-NO-STORE")
        assert "databas" not in answer.json()["error"]
        health = hall.client.get("/healthz")
        assert health.status_code == 200 and health.json()["ok"] is False
        time.sleep(2.1)
        assert hall.client.get("/readyz").status_code == 503
        lock.execute("ROLLBACK")
        lock.close()
        assert hall.client.post("/api/tables", json=TABLE).status_code == 200
        assert hall.client.get("/healthz").json() == {"ok": True}
        assert hall.client.get("/readyz").status_code == 200


def test_a_damaged_database_is_told_of_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hall.db"
    with Hall(path) as hall:
        for _ in range(20):
            hall.make()
    whole = bytearray(path.read_bytes())
    whole[8192:] = b"\xff" * (len(whole) - 8192)
    path.write_bytes(bytes(whole))
    assert main(["serve", "--db", str(path), "--port", "0"]) == 2
    told = capsys.readouterr().err.strip()
    assert "\n" not in told.splitlines()[-1] and "Traceback" not in told
    assert "database" in told.splitlines()[-1]


# --- The clock ------------------------------------------------------------------------------------


def test_whoever_sets_the_computers_clock_decides_no_game(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = hall.make(clock=BANK)
    with made.sit(0) as anna, made.sit(1) as borek:
        asked, other = (anna, borek) if anna.asked() else (borek, anna)
        right = time.time_ns
        for hours in (3, -3):
            monkeypatch.setattr(time, "time_ns", lambda h=hours: right() + h * 3_600_000_000_000)
            other.settle()
            refused = other.ask("claim", seat=other.seat, v=other.v)
            assert refused.get("rule") == "TABLE-NOT-ABSENT"
        assert 55_000 < other.table["clock"]["left"][asked.seat] <= 60_000


def test_tables_with_clocks_sleep_too_and_the_time_is_paid(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "IDLE", 0.0)
    made = hall.make(clock=BANK)
    with made.sit(0, 1) as anna:
        anna.slow(0, 1)
        seat = anna.view["view"]["asked"]
    time.sleep(0.2)
    hall.call(hall.house.sweep)
    assert made.table not in hall.house.sessions
    begun = sockets._BEGUN
    monkeypatch.setattr(sockets, "_BEGUN", begun + 61_000_000_000)  # a minute later
    with made.sit(1 - seat) as other:
        assert other.table["clock"]["left"][seat] == 0
        assert other.ask("claim", seat=1 - seat, v=other.v)["t"] == "ok"


# --- What is said ---------------------------------------------------------------------------------


def test_spectators_are_quiet_unless_the_table_was_made_for_it(hall: Hall) -> None:
    with hall.make().look() as eva:
        assert eva.ask("say", seat=-3, text="I see a hand")["rule"] == "TABLE-QUIET"
    with hall.make(voices=True).look() as eva:
        assert eva.ask("say", seat=-3, text="good luck")["t"] == "ok"


def test_nobody_floods_the_chat(hall: Hall) -> None:
    with hall.make().sit(0) as anna:
        answers = [anna.ask("say", seat=0, text=f"line {n}")["t"] for n in range(30)]
    assert answers.count("ok") <= sockets.SAID + 3


def test_letters_do_not_climb_out_of_their_line_and_nobody_takes_an_office() -> None:
    assert len(plain("a" + "\u0301" * 400 + "b")) <= 6
    assert plain("Příliš žluťoučký kůň") == "Příliš žluťoučký kůň"
    assert clean("ｂｏｔ greedy") == "greedy"
    for name in ("Judge", "judge ", "Rozhodčí", "Sędzia", "Ｊｕｄｇｅ", "Spectator"):
        assert clean(name) == "", name
    assert clean("Judith") == "Judith"


# --- What is told to whoever runs it --------------------------------------------------------------


def test_what_is_measured_is_told_at_the_server_and_to_who_knows_the_token(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hall.client.get("/metrics").status_code == 404
    monkeypatch.setenv("KOSTKA_METRICS_TOKEN", "the token")
    wrong = hall.client.get("/metrics", headers={"Authorization": "Bearer a token"})
    assert wrong.status_code == 404
    made = hall.make()
    with made.sit(0) as anna:
        anna.ask("say", seat=0, text="hello")
        told = hall.client.get("/metrics", headers={"Authorization": "Bearer the token"}).text
    values = dict(line.split() for line in told.splitlines() if not line.startswith("#"))
    assert int(values["kostka_sockets"]) == 1 and int(values["kostka_commits_total"]) > 0
    assert float(values["kostka_loop_lag_seconds_max"]) >= 0 and values["kostka_store_ok"] == "1"


def test_a_failure_has_the_number_of_its_request_and_no_secret_in_the_log(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(hall.house.store, "find_key", broken)
    answer = hall.client.get("/join/a-secret-key-of-somebody")
    assert answer.status_code == 503
    text = caplog.text
    assert answer.headers["x-request-id"] in text and "a-secret-key" not in text


def test_a_log_in_which_everything_is_taken_back_again_and_again_is_not_played(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(*_: Any) -> None:
        raise AssertionError("it was played")

    monkeypatch.setattr("kostka.table.http.tables.played_again", played)
    log = b'{"kostka": 1}\n' + b'{"n": 1, "undo": 0}\n' * 5000
    answer = hall.client.post("/api/replays", content=log)
    assert (answer.status_code, answer.json()["rule"]) == (400, "TABLE-BAD-LOG")
