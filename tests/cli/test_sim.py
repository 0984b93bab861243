"""`kostka sim`: bots play, we count; equal seeds give equal counts however many processes play."""

from __future__ import annotations

import json

import pytest

from kostka.cli import main

FIELDS = {"game", "games", "wins", "draws", "technical_draws", "decisions", "seconds"}


def sim(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["sim", "dicethrone", "--json", *words]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_the_json_has_the_fields_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    found = sim(capsys, "--games", "20")
    assert set(found) >= FIELDS | {"decisions_per_second"}
    wins = found["wins"]
    assert isinstance(wins, list)
    assert sum(wins) + int(str(found["draws"])) + int(str(found["technical_draws"])) == 20


def test_two_processes_count_the_same_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    one = sim(capsys, "--games", "40", "--seed", "9", "--jobs", "1")
    two = sim(capsys, "--games", "40", "--seed", "9", "--jobs", "2")
    for field in ("wins", "draws", "decisions"):
        assert one[field] == two[field]


def test_greedy_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    first = sim(capsys, "--games", "8", "--bots", "greedy,random")
    second = sim(capsys, "--games", "8", "--bots", "random,greedy")
    won = first["wins"][0] + second["wins"][1]  # type: ignore[index]
    assert won >= 14


def test_heroes_are_taken_in_snake_case_too(capsys: pytest.CaptureFixture[str]) -> None:
    found = sim(capsys, "--games", "2", "--setup", "heroes=doctor_strange,black_panther")
    assert found["games"] == 2
