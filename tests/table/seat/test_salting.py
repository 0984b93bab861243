"""Dice that nobody can choose: who could know what, when, and what becomes of who keeps quiet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kostka.cli import main
from kostka.kernel.chance import Stream, commitment, salt, sealed
from kostka.table.seat import salting
from tests.table.host import Browser, Hall, Made, Person, logged

SALTS = ["the salt of Anna 0001", "Bořkova sůl 00000001"]
BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("salts") / "hall.db") as found:
        yield found


def made(hall: Hall, **wanted: Any) -> Made:
    return hall.make(salted=True, **wanted)


def seal(person: Person, seat: int) -> dict[str, Any]:
    return person.ask("seal", seat=seat, hash=sealed(SALTS[seat]))


def open_(person: Person, seat: int) -> dict[str, Any]:
    return person.ask("open", seat=seat, salt=SALTS[seat])


def test_the_first_die_falls_after_all_have_opened_what_they_sealed_unseen(
    hall: Hall, tmp_path: Path
) -> None:
    table = made(hall)
    with table.sit(0) as anna, table.sit(1) as borek:
        promised = anna.table["commitment"]
        assert len(promised) == 64 and table.session().course.v == 0
        assert not anna.view and anna.ask("do", seat=0, v=0, do="x")["rule"] == "TABLE-NOT-BEGUN"
        assert seal(anna, 0)["t"] == "ok"
        assert open_(anna, 0)["rule"] == "TABLE-STALE", "not before the other has sealed"
        assert seal(borek, 1)["t"] == "ok"
        anna.settle()
        told = anna.table["salting"]
        assert (told["sealed"], told["opened"], told["opening"]) == ([0, 1], [], True)
        other = {"seat": 1, "hash": sealed("something else for me")}
        assert borek.ask("seal", **other)["rule"] == "TABLE-STALE", "sealed is sealed"
        assert open_(anna, 0)["t"] == "ok" and not anna.view
        assert borek.ask("open", seat=1, salt="another salt than that")["t"] == "no"
        assert borek.ask("open", seat=0, salt=SALTS[0])["rule"] == "TABLE-NOT-YOURS"
        assert open_(borek, 1)["t"] == "ok"
        anna.settle()
        assert anna.view and anna.table["salting"] is None
        anna.ask("resign", seat=0, v=anna.v)
    path = tmp_path / "log.kostka.jsonl"
    path.write_bytes(hall.client.get(f"/api/tables/{table.table}/log").content)
    lines = logged(path.read_text(encoding="utf-8"))
    assert lines[0]["salts"] == SALTS and lines[0]["commitment"] == promised
    seed = bytes.fromhex(lines[-1]["reveal"]["seed"])
    assert commitment(seed) == promised
    assert bytes.fromhex(lines[-1]["reveal"]["salt"]) == salt(SALTS)
    assert main(["verify", str(path), "--key", hall.key]) == 0


def test_another_salt_is_other_dice() -> None:
    first = Stream(b"s" * 32, salt(SALTS))
    other = Stream(b"s" * 32, salt([SALTS[0], "one letter otherwise"]))
    assert [first.below(6) for _ in range(30)] != [other.below(6) for _ in range(30)]


def test_against_a_bot_it_begins_with_the_salt_of_the_one_person(hall: Hall) -> None:
    table = made(hall, seats=[{"name": "Anna"}, BOT])
    with table.sit(0) as anna:
        seal(anna, 0)
        assert open_(anna, 0)["t"] == "ok"
        assert anna.view
    assert table.session().course.journal.header["salts"] == [SALTS[0]]


def test_a_table_where_nobody_opens_in_time_ends_without_a_game(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(salting, "OPENING", 0.2)
    table = made(hall)
    with table.sit(0) as anna, table.sit(1) as borek:
        seal(anna, 0)
        seal(borek, 1)
        open_(anna, 0)
        anna.wait(lambda: anna.table["ended"])
        assert "there is no game" in anna.table["ended"] and anna.table["over"]
        assert open_(borek, 1)["rule"] == "TABLE-NOT-OPENED"
    assert not table.session().course.journal.records


def test_a_free_seat_is_waited_for_and_the_log_knows_who_came(hall: Hall) -> None:
    anna_, borek_ = Browser(), Browser()
    body = {"game": "dicethrone", "mode": "duel", "salted": True, "open": True}
    body["seats"] = [{"name": "Anna"}, {"kind": "open"}]
    table = hall.post("/api/tables", body, anna_).json()["table"]
    with hall.come(table, anna_) as anna:
        seal(anna, 0)
        assert open_(anna, 0)["rule"] == "TABLE-STALE"
        hall.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bořek"}, borek_)
        with hall.come(table, borek_) as borek:
            assert borek.table["seats"][1]["name"] == "Bořek"
            seal(borek, 1)
            open_(borek, 1)
            open_(anna, 0)
            borek.settle()
            assert borek.view
    header = hall.session(table).course.journal.header
    assert header["seats"] == ["Anna", "Bořek"]


def test_a_table_that_waits_is_there_after_a_restart(tmp_path: Path) -> None:
    with Hall(tmp_path / "hall.db") as before:
        table = made(before)
        with table.sit(0) as anna, table.sit(1) as borek:
            seal(anna, 0)
            seal(borek, 1)
            open_(borek, 1)
            promised = anna.table["commitment"]
    with Hall(tmp_path / "hall.db") as after, after.sit(table.table, [table.keys[0]]) as anna:
        assert anna.table["salting"]["opened"] == [1] and anna.table["commitment"] == promised
        assert open_(anna, 0)["t"] == "ok" and anna.view
        rows = after.session(table.table).course.journal
        assert json.dumps(rows.header["salts"]) == json.dumps(SALTS)
