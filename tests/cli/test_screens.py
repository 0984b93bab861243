"""Every game has its own table in the terminal, and it can be read in a hundred columns."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.text import Text

from kostka.cli import main
from kostka.cli.options import called
from kostka.cli.screens import SCREENS, screen
from kostka.cli.screens.base import WIDTH
from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.game import Game
from kostka.kernel.step import CHANCE
from kostka.sight import redact, view
from kostka.words import LANGUAGES

NAMES = ["Player 1", "Player 2 [greedy]", "Player 3 [random]", *[f"Player {n}" for n in (4, 5, 6)]]


def shown(game: Game, mode: str, lang: str, seed: int) -> list[str]:
    """All that is shown to whoever is asked, in a random game."""
    s, luck = game.new(game.examples[mode]), Rng(seed)
    s.log = []
    screens = screen(game.key, lang, NAMES[: s.seats()])
    lines: list[str] = []
    while not s.over():
        if s.seat == CHANCE:
            s.choose(s.roll(luck))
            continue
        options = s.options()
        if len(options) > 1 and luck.below(6) == 0:
            seen = view(s, int(s.seat))
            lines += [screens.event(event) for event in redact(s, s.log, int(s.seat))]
            s.log.clear()
            lines += [*screens.table(seen), *screens.hand(seen), *screens.question(seen)]
        s.choose(options[luck.below(len(options))])
    return [Text.from_markup(line).plain for line in lines]


def test_every_game_has_a_screen() -> None:
    assert set(SCREENS) == set(GAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_whatever_happens_is_shown_in_a_hundred_columns(key: str, lang: str) -> None:
    lines = shown(GAMES[key], next(iter(GAMES[key].examples)), lang, 4)
    assert len(lines) > 300
    # what a log or a ledger tells in one line may be longer; the table and the hand are not
    wide = [line for line in lines if len(line) > WIDTH]
    assert len(wide) < len(lines) // 50, wide[:5]


@pytest.mark.parametrize(
    "mode, lang, said",
    [
        ("king-of-the-hill-of-six", "en", ("king", "out of the game")),
        ("2v2", "cs", ("tým 1", "tým 2")),
        ("3v3", "pl", ("drużyna 1", "drużyna 2")),
        ("2v2v2", "en", ("team 1", "team 2", "team 3", "out of the game")),
    ],
)
def test_up_to_six_players_are_shown_and_who_is_with_whom(
    mode: str, lang: str, said: tuple[str, ...]
) -> None:
    lines = shown(GAMES["dicethrone"], mode, lang, 4)
    assert len([line for line in lines if len(line) > WIDTH]) < len(lines) // 50
    for words in said:
        assert any(line.endswith(f" · {words}") for line in lines), words


def test_a_duel_is_shown_as_it_is_counted() -> None:
    lines = shown(GAMES["doomtrooper"], "fight", "en", 4)
    assert any(re.match(r"  Duel, phase \d: .* against .* · (fight|shoot)", line) for line in lines)
    assert any(re.match(r"    .*: fight \d+.* · armour \d+", line) for line in lines)
    assert any(re.search(r"armour \d+ \+\d \(.*\) = \d+", line) for line in lines)


def test_a_part_of_a_game_says_so() -> None:
    whole = GAMES["doomtrooper"]
    assert called(whole) == "doomtrooper"
    part = Game(whole.key, whole.rules, whole.shelf, whole.new, whole.examples, part="one fight")
    assert called(part) == "doomtrooper (one fight)"


def test_bots_fight(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "doomtrooper", "--games", "3", "--seed", "5"]) == 0
    assert "of 3 won" in capsys.readouterr().out


def test_a_fight_is_played_saved_and_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "fight.kostka.jsonl"
    answers = iter(["why attack", "card bamboozled", "lang cs", "1", "1", "1", "nonsense", "1"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers, "quit"))
    decks = "decks=clans,kohort-of-ilian"
    assert main(["play", "doomtrooper", "--setup", decks, "--seed", "3", "--save", str(path)]) == 0
    told = capsys.readouterr().out
    assert "Sean Gallagher" in told and "Kolo " in told and "Bamboozled!" in told
    assert main(["replay", str(path), "--seat", "judge", "--lang", "pl"]) == 0
    assert "dobiera kartę" in capsys.readouterr().out
