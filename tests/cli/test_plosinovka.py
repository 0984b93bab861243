"""The tower in the terminal: drawn in text, readable in eighty columns, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

from kostka.bots.greedy import Greedy
from kostka.cli import main
from kostka.cli.screens import screen
from kostka.cli.screens.plosinovka import FIGURES, ROOM
from kostka.games import GAMES
from kostka.games.plosinovka.cards.bosses import BOSSES
from kostka.games.plosinovka.cards.box import HELPERS
from kostka.games.plosinovka.cards.enemies import ENEMIES
from kostka.kernel.chance import Rng
from kostka.kernel.step import CHANCE
from kostka.sight import Seen, view
from kostka.words import LANGUAGES
from tests.rules.plosinovka.stage import Stage

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
