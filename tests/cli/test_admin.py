"""Looking after a server: copies, tables, people, what is old; most of it while it runs."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kostka.cli import main
from tests.table.host import Browser, Hall, Made, logged

Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *words: str, code: int = 0) -> str:
    assert main(list(words)) == code
    found = capsys.readouterr()
    return found.out + found.err


def admin(capsys: Capture, db: Path, *words: str) -> Any:
    return json.loads(told(capsys, "admin", "--db", str(db), "--json", *words))


def over(made: Made) -> None:
    with made.sit(0) as anna:
        anna.ask("resign", seat=0, v=anna.v)


def aged(db: Path, table: str, days: int) -> None:
    with sqlite3.connect(db) as database:
        then = int(time.time()) - days * 24 * 3600
        database.execute("UPDATE tables SET made = ?, used = ? WHERE id = ?", (then, then, table))


# --- Copies ---------------------------------------------------------------------------------------


def test_a_copy_made_while_the_server_runs_has_all_that_was_answered(
    tmp_path: Path, capsys: Capture
) -> None:
    db, copy, other = tmp_path / "hall.db", tmp_path / "copy.db", tmp_path / "other.db"
    with Hall(db) as hall:
        tables = [hall.make() for _ in range(5)]
        assert "5 tables" in told(capsys, "backup", str(copy), "--db", str(db))
        assert os.stat(copy).st_mode & 0o077 == 0
        assert "cannot be made" in told(capsys, "backup", str(copy), "--db", str(db), code=2)
        told(capsys, "restore", str(copy), "--db", str(db), code=2)  # a server is on it
    assert "5 tables are back" in told(capsys, "restore", str(copy), "--db", str(other))
    with Hall(other) as again, again.sit(tables[-1].table, [tables[-1].keys[0]]) as anna:
        assert anna.table["you"] == [0]
    with Hall(db) as hall:
        hall.make()
    assert "what was there is in" in told(capsys, "restore", str(copy), "--db", str(db))
    assert (tmp_path / "hall.db.before").exists()
    with Hall(db) as hall:
        assert len(hall.call(hall.house.store.unfinished)) == 5


def test_what_is_no_copy_is_not_brought_back(tmp_path: Path, capsys: Capture) -> None:
    letter, db = tmp_path / "letter", tmp_path / "hall.db"
    letter.write_text("Dear reader, " * 500)
    assert "no database of Kostka" in told(capsys, "restore", str(letter), "--db", str(db), code=2)
    assert not db.exists()
    none = told(capsys, "backup", str(tmp_path / "x"), "--db", str(tmp_path / "none"), code=2)
    assert "There is no database" in none
    postgres = told(capsys, "backup", "x", "--db", "postgresql://host/name", code=2)
    assert "pg_dump" in postgres


# --- Tables ---------------------------------------------------------------------------------------


def test_a_stuck_table_is_closed_with_its_dice_and_everybody_there_sees_it(
    tmp_path: Path, capsys: Capture
) -> None:
    db, log = tmp_path / "hall.db", tmp_path / "log.kostka.jsonl"
    with Hall(db) as hall:
        made = hall.make()
        with made.sit(0) as anna:
            assert admin(capsys, db, "close", made.table) == {"closed": 1, "revealed": True}
            hall.call(hall.house.look_around)
            anna.wait(lambda: hall.session(made.table).course.journal.closed)
        answer = hall.client.get(f"/api/tables/{made.table}/log")
        log.write_bytes(answer.content)
        last = logged(answer.text)[-1]
        assert "reveal" in last and "result" not in last
        assert main(["verify", str(log), "--key", hall.key]) == 0
        assert "is over" in told(capsys, "admin", "--db", str(db), "close", made.table, code=2)


def test_a_deleted_table_is_gone_for_who_sits_there_too(tmp_path: Path, capsys: Capture) -> None:
    db = tmp_path / "hall.db"
    with Hall(db) as hall:
        made, stays = hall.make(), hall.make()
        with made.sit(0) as anna, stays.sit(0) as borek:
            admin(capsys, db, "delete", made.table)
            hall.call(hall.house.look_around)
            while (message := anna.read())["t"] != "bye":
                pass
            assert message["rule"] == "TABLE-NOT-FOUND"
            borek.settle()
        listed = admin(capsys, db, "list")
        assert [each["table"] for each in listed] == [stays.table]
    assert "There is no table" in told(capsys, "admin", "--db", str(db), "delete", "x", code=2)


def test_what_is_old_is_thrown_away_and_what_was_left_is_ended(
    tmp_path: Path, capsys: Capture
) -> None:
    db = tmp_path / "hall.db"
    with Hall(db) as hall:
        finished, left, fresh = hall.make(), hall.make(), hall.make()
        over(finished)
        for made in (finished, left):
            aged(db, made.table, 100)
        found = admin(capsys, db, "purge", "--older", "30", "--abandoned", "60")
        assert found == {"closed": 1, "deleted": 1}
        there = {each["table"]: each["over"] for each in admin(capsys, db, "list")}
        assert there == {left.table: True, fresh.table: False}
    assert "Say which" in told(capsys, "admin", "--db", str(db), "purge", code=2)


def test_a_server_that_keeps_nothing_for_ever_purges_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "hall.db"
    with Hall(db) as hall:
        old, young = hall.make(), hall.make()
        over(old)
        over(young)
        aged(db, old.table, 8)
        hall.house.retention = 7
        hall.house.purged = -1e9
        hall.call(hall.house.purge)
        names = hall.call(hall.house.store.tables_of, [old.table, young.table])
        assert [each.table for each in names] == [young.table]


# --- People ---------------------------------------------------------------------------------------


@pytest.fixture
def people(tmp_path: Path) -> Any:
    with Hall(tmp_path / "hall.db") as hall:
        anna, borek = Browser(), Browser()
        body = {"game": "dicethrone", "mode": "duel"}
        body["seats"] = [{"name": "Anna Secret"}, {"kind": "open"}]  # type: ignore[assignment]
        made = Made(hall, hall.post("/api/tables", body, anna).json())
        hall.post("/api/join", {"key": made.keys[1]}, borek)
        yield hall, made, anna, borek, tmp_path / "hall.db"


def test_a_persons_data_is_forgotten_and_the_log_still_proved(
    people: Any, tmp_path: Path, capsys: Capture
) -> None:
    hall, made, anna, borek, db = people
    with hall.come(made.table, anna) as person, hall.come(made.table, borek) as other:
        person.ask("say", seat=0, text="my telephone is 123")
        other.ask("say", seat=1, text="what a game")
        person.ask("name", seat=0, name="Anna Also")
        person.ask("resign", seat=0, v=person.v)
    held = admin(capsys, db, "who", made.table)
    mine = next(each["holder"] for each in held if each["seat"] == 0)
    assert admin(capsys, db, "forget", mine[:16])["tables"] == 1
    hall.call(hall.house.look_around)
    with sqlite3.connect(db) as database:
        everything = "\n".join(database.iterdump())
    for secret in ("Anna", "telephone", mine):
        assert secret not in everything
    assert "what a game" in everything
    log = tmp_path / "log.kostka.jsonl"
    log.write_bytes(hall.client.get(f"/api/tables/{made.table}/log").content)
    assert main(["verify", str(log), "--key", hall.key]) == 0


def test_who_is_blocked_or_muted_is_so_at_once(people: Any, capsys: Capture) -> None:
    hall, made, anna, borek, db = people
    held = admin(capsys, db, "who", made.table)
    mine, theirs = (next(it["holder"] for it in held if it["seat"] == n) for n in (0, 1))
    with hall.come(made.table, anna) as person, hall.come(made.table, borek) as other:
        admin(capsys, db, "mute", mine[:12])
        admin(capsys, db, "block", theirs[:12])
        hall.call(hall.house.look_around)
        assert person.ask("say", seat=0, text="hello")["rule"] == "TABLE-MUTED"
        while (message := other.read())["t"] != "bye":
            pass
        assert message["rule"] == "TABLE-BLOCKED"
    answer = hall.post(f"/api/tables/{made.table}/return", {"seat": 1}, borek)
    assert (answer.status_code, answer.json()["rule"]) == (403, "TABLE-BLOCKED")
    admin(capsys, db, "unblock", theirs[:12])
    admin(capsys, db, "unmute", mine[:12])
    hall.call(hall.house.look_around)
    with hall.come(made.table, borek) as other:
        assert other.ask("say", seat=1, text="back again")["t"] == "ok"


def test_a_network_is_blocked_as_a_whole(
    people: Any, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, _, _, _, db = people
    seen: Callable[[str], str] = lambda address: "192.0.2.0/24"  # noqa: E731
    monkeypatch.setattr("kostka.table.http.app.network", seen)
    assert hall.client.get("/api/games").status_code == 200
    admin(capsys, db, "block", "192.0.2.77")
    hall.call(hall.house.look_around)
    assert hall.client.get("/api/games").json()["rule"] == "TABLE-BLOCKED"
    assert "no address" in told(capsys, "admin", "--db", str(db), "block", "a.b", code=2)


def test_open_tables_where_nobody_waits_do_not_hide_the_others(tmp_path: Path) -> None:
    db = tmp_path / "hall.db"
    with Hall(db) as hall:
        seats = [{"name": "Anna"}, {"kind": "open"}]
        real, stale = hall.make(seats=seats, open=True), hall.make(seats=seats, open=True)
        aged(db, real.table, 3)
        aged(db, stale.table, 3)
        for _ in range(120):
            hall.make(seats=seats, open=True)
        with real.sit(0):
            listed = [it["table"] for it in hall.client.get("/api/tables").json()["tables"]]
            assert listed[0] == real.table and len(listed) == 100
            assert stale.table not in listed
