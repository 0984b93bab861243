"""The tower in the terminal: drawn in text, readable in eighty columns, in three languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from kostka.bots.greedy import Greedy
from kostka.cli import main
from kostka.cli.options import setup_of
from kostka.cli.screens import screen
from kostka.cli.screens.plosinovka import FIGURES, ROOM
from kostka.games import GAMES
from kostka.games.plosinovka.cards.bosses import BOSSES
from kostka.games.plosinovka.cards.enemies import ENEMIES
from kostka.games.plosinovka.content import HELPERS
from kostka.games.plosinovka.state import Climb
from kostka.kernel.chance import Rng
from kostka.kernel.state import settle
from kostka.kernel.step import CHANCE
from kostka.sight import Seen, view
from kostka.words import LANGUAGES
from tests.rules.plosinovka.stage import Stage, name
from tests.rules.proves import proves

PLAYERS = ["Anna", "Boris", "Cyril", "Dana"]


def table(stage: Stage, lang: str = "en") -> list[str]:
    shown = screen("plosinovka", lang, PLAYERS[:2])
    return [Text.from_markup(line).plain for line in shown.table(view(stage.s, 0))]


def test_the_tower_is_drawn() -> None:
    stage = Stage(
        platforms=[(2, 1)],
        through=[(2, 3)],
        ladders=[(1, 3)],
        walls=[(2, 3)],
        gems=[(1, 1)],
        traps=[(1, 4)],
        stalls=[(1, 6)],
    )
    stage.heroes((1, 2), (1, 6)).enemy("ent", (2, 1), (1, 4)).dice("boot boot coin")
    lines = [line[:36].rstrip() for line in table(stage)]
    assert lines[5:10] == [
        "  2| E   .   . | .   .   .   .   . |",
        "   +---+   +-H-+   +   +   +   +   +",
        "  1| *   1  H.   E^  .   2S  .   . |",
        "   +---+---+---+---+---+---+---+---+",
        "     a   b   c   d   e   f   g   h",
    ]
    told = "\n".join(table(stage))
    assert "* gem, ^ trap, S stall, E Ent (lives 2, damage 1)" in told
    assert "▶1 Sladuše (Anna): b1" in told and " 2 Bivoj (Boris): f1" in told
    assert "Unused dice: 2× boot, coin" in told


def test_what_a_player_has_is_told() -> None:
    stage = Stage().heroes((1, 2), None).has(gems=2, gold=5, special="star")
    stage.has(owned=["redeemer"], potions=["antidote"], tokens=["venom"]).dice("sword")
    stage.do("use redeemer")
    told = "\n".join(table(stage, "cs"))
    assert "5 zlaťáků · 2 drahokamy" in told
    assert "Vykupitel (použito), Protijed" in told and "jed" in told
    assert "2 Bivoj (Boris): mimo mapu" in told
    assert "Nepoužité kostky: meč" in told


def test_every_enemy_has_a_letter_of_its_own() -> None:
    keys = {enemy.key for enemy in (*ENEMIES, *HELPERS, *BOSSES)}
    assert set(FIGURES) == keys and len(set(FIGURES.values())) == len(keys)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", GAMES["plosinovka"].examples)
def test_a_whole_game_fits_into_eighty_columns(mode: str, lang: str) -> None:
    game = GAMES["plosinovka"]
    s, luck, bot = game.new(game.examples[mode]), Rng(7), Greedy(7)
    shown = screen("plosinovka", lang, PLAYERS[: s.seats()])
    drawn = 0
    while not s.over():
        if s.seat == CHANCE:
            s.choose(s.roll(luck))
            continue
        if luck.below(8) == 0:
            lines = [Text.from_markup(each).plain for each in shown.table(view(s, int(s.seat)))]
            assert max(len(line) for line in lines) <= ROOM
            drawn += 1
        s.choose(bot.choose(Seen(s, int(s.seat))))
    assert drawn > 3


def test_a_climb_is_played_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers = iter(["1", "1", "why attack a1", "card ent", "lang pl", "1"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers, "quit"))
    heroes = "heroes=sladuse,bivoj"
    save = str(tmp_path / "climb.kostka.jsonl")
    assert main(["play", "plosinovka", "--setup", heroes, "--seed", "3", "--save", save]) == 0
    told = capsys.readouterr().out
    assert "Sladuše" in told and "Enemy of tier II" in told and "Tura " in told


def test_bots_climb(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "plosinovka", "--bots", "greedy,greedy", "--games", "2"]) == 0
    assert "of 2 won" in capsys.readouterr().out


def test_who_is_lost_alone_loses_and_draws_with_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    solo = Path(__file__).parents[1] / "golden" / "plosinovka-solo-0.kostka.jsonl"
    assert main(["replay", str(solo), "--lang", "cs"]) == 0
    assert capsys.readouterr().out.endswith(" prohrává.\n")


# --- Alone, and heroes that are dealt -------------------------------------------------------------


def simulated(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert main(["sim", "plosinovka", *args, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def heroes_of(*words: str) -> set[str]:
    """Whom chance deals to the first seat, in ten games of this set-up."""
    game = GAMES["plosinovka"]
    found = set()
    for seed in range(10):
        s = game.new(setup_of(game, words))
        assert isinstance(s, Climb)
        settle(s, Rng(seed))
        found.add(s.hero(0).key)
    return found


@proves("TOW-SETUP-18")
def test_how_many_players_is_enough_and_their_heroes_are_dealt() -> None:
    game = GAMES["plosinovka"]
    for players in (1, 2, 3, 4):
        assert game.new(setup_of(game, [f"players={players}"])).seats() == players
    assert len(heroes_of("players=3")) > 1
    assert len(heroes_of("mode=solo")) > 1
    assert heroes_of("mode=solo heroes=urgh") == {"urgh"}
    assert heroes_of("players=2 heroes=avys") == {"avys"}  # only the other one is dealt


def test_a_simulated_solo_game_is_won_with_a_score_or_lost(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = simulated(capsys, "--setup", "mode=solo", "--bots", "greedy", "--games", "8")
    assert found["wins"][0] + found["losses"] == 8
    assert found["draws"] == found["technical_draws"] == 0
    assert len(found["scores"]) == found["wins"][0] > 0
    assert min(found["scores"]) >= 2  # the boss is an enemy
    two = simulated(capsys, "--setup", "players=2", "--bots", "greedy,greedy", "--games", "1")
    assert (two["losses"], two["scores"]) == (0, [])
    assert main(["sim", "plosinovka", "--setup", "mode=solo", "--games", "2"]) == 0
    assert "lost: 2" in capsys.readouterr().out  # a random player, whom nobody had to name


@pytest.mark.parametrize(("lang", "said"), [("en", "Score"), ("cs", "Skóre"), ("pl", "Wynik")])
def test_a_solo_game_that_is_won_ends_with_its_score(
    lang: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    solo = ["play", "plosinovka", "--setup", "mode=solo", "--seats", "greedy", "--lang", lang]
    ends = []
    for seed in range(1, 9):
        assert main([*solo, "--seed", str(seed)]) == 0
        out = capsys.readouterr().out
        scored = re.findall(rf"^{said}: (\d+)$", out, re.MULTILINE)
        parts = [int(n) for n in re.findall(r"\d+", out.splitlines()[-1])]
        ends.append(len(scored))
        assert [sum(parts)] == [int(n) for n in scored] or not scored
    assert sorted(set(ends)) == [0, 1]  # some are lost, and have none


def test_who_plays_alone_names_nobody(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda *_: "quit")
    monkeypatch.setattr("rich.console.Console.input", lambda *_: "quit")
    assert main(["play", "plosinovka", "--setup", "mode=solo", "--seed", "3"]) == 0
    assert "(Player 1): off the map" in capsys.readouterr().out


@proves("TOW-AMB-32")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_could_strike_too_early_is_warned(lang: str) -> None:
    stage = Stage("bivoj", "avys").heroes((1, 1)).enemy("werewolf", (1, 2))
    stage.dice("sword sword sword sword").do(f"attack {name(1, 2)}")
    shown = screen("plosinovka", lang, PLAYERS[:2])
    warned = []
    for _ in range(3):
        warned.append([Text.from_markup(line).plain for line in shown.hints(view(stage.s, 0))])
        stage.do("sword")
    enough = shown.hints(view(stage.s, 0))
    assert (warned[0], enough) == ([], [])  # nothing to strike with yet, and three of three
    for n, lines in enumerate(warned[1:], 1):
        told = " ".join(lines)
        assert re.findall(r"\d+", told) == [str(n), "3"]
        assert shown.book.name("werewolf", lang) in told
    assert warned[1] != warned[2]
