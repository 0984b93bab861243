"""Matrices: who beats whom, the same after a run that was cut off."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kostka.games import game
from kostka.games.doomtrooper.content import DECKS
from kostka.games.doomtrooper.deckbuilding import share
from kostka.games.doomtrooper.deckbuilding.decklist import of_deck
from kostka.kernel.game import Mistake
from kostka.lab.matrix import Book, Cell, Plan, cell, picks_of, summary
from kostka.lab.wilson import wilson
from tests.cli.test_play import kostka

PLAN = Plan("dicethrone", ("black-panther", "thor", "monk"), "random", 4, 7)


def test_wilson_is_the_known_interval() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_every_pair_is_played_in_both_seats() -> None:
    assert PLAN.pairs() == [
        ("black-panther", "thor"),
        ("black-panther", "monk"),
        ("thor", "monk"),
    ]
    found = cell(PLAN, 0)
    assert (found.first, found.second, found.games) == ("black-panther", "thor", 4)
    assert 0 <= found.won <= 4 and found.decisions > 0
    assert cell(PLAN, 0) == found


def test_a_run_that_was_cut_off_comes_to_the_same(tmp_path: Path) -> None:
    whole = Book(tmp_path / "whole", PLAN)
    for _ in whole.run(1):
        pass
    begun = Book(tmp_path / "cut", PLAN)
    begun.keep(1, next(each for number, each in whole.cells.items() if number == 1))
    with begun.path.open("a", encoding="utf-8") as file:
        file.write('{"pair": 2, "first": "th')  # killed while writing
    again = Book(tmp_path / "cut", PLAN)
    assert again.missing() == [0, 2]
    for _ in again.run(2):
        pass
    assert summary(PLAN, again.cells) == summary(PLAN, whole.cells)


def test_another_run_does_not_mix_in(tmp_path: Path) -> None:
    Book(tmp_path, PLAN)
    with pytest.raises(Mistake):
        Book(tmp_path, Plan("dicethrone", PLAN.picks, "random", 4, 8))


def test_draws_count_half() -> None:
    assert Cell("a", "b", 4, 1, 2, 0, 1, 9).share() == 0.5


def test_the_command_writes_a_report_that_needs_no_network(tmp_path: Path) -> None:
    code, out, err = kostka(
        *("lab", "matrix", "dicethrone", "--picks", "black_panther,thor", "--games", "2"),
        *("--bot", "random", "--out", str(tmp_path / "lab"), "--json"),
    )
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert told["games_played"] == 2
    page = (tmp_path / "lab" / "report.html").read_text("utf-8")
    assert "<svg" in page and "src=" not in page and "@import" not in page
    assert (tmp_path / "lab" / "matrix.png").read_bytes().startswith(b"\x89PNG")
    again = kostka(
        *("lab", "matrix", "dicethrone", "--picks", "black_panther,thor", "--games", "2"),
        *("--bot", "random", "--out", str(tmp_path / "lab"), "--json"),
    )
    assert again[1] == out


@pytest.mark.parametrize(
    "words",
    [("--picks", "thor"), ("--picks", "thor,nobody"), ("--games", "0"), ("--bot", "nobody")],
)
def test_bad_input_gets_a_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    code, out, err = kostka("lab", "matrix", "dicethrone", *words, "--out", str(tmp_path))
    assert (code, out) == (2, "")
    assert err.endswith(".\n") and "Traceback" not in err


def test_decks_are_compared_with_each_other_and_with_anybodys() -> None:
    it = game("doomtrooper")
    whole = [key for key, deck in DECKS.items() if not deck.troop]
    assert list(picks_of(it, [])) == whole and len(whole) >= 2
    own = share.written(of_deck(DECKS["imperial-clans"]))
    picks = picks_of(it, [own, "dark_gifts"])
    assert picks == (own, "dark-gifts")
    found = cell(Plan("doomtrooper", picks, "random", 2, 7), 0)
    same = cell(Plan("doomtrooper", ("imperial-clans", "dark-gifts"), "random", 2, 7), 0)
    assert (found.games, found.won, found.decisions) == (2, same.won, same.decisions)
    with pytest.raises(Mistake, match="damaged"):
        picks_of(it, ["DT1AAAAAAAA"])
