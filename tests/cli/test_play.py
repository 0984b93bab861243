"""`kostka play`: whole games at the keyboard, in three languages; wrong words get a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

WON = {"en": "wins.", "cs": "Vítěz:", "pl": "Wygrywa"}


def kostka(*words: str, typed: str = "", cwd: Path | None = None) -> tuple[int, str, str]:
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(os.path.abspath(p) for p in paths if p)}
    with tempfile.TemporaryDirectory() as elsewhere:
        ran = subprocess.run(
            [sys.executable, "-m", "kostka", *words],
            input=typed,
            capture_output=True,
            text=True,
            cwd=cwd or elsewhere,
            env=env,
            encoding="utf-8",
        )
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_whole_game_is_played_in_each_language(lang: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.kostka.jsonl"
    code, out, err = kostka(
        *("play", "dicethrone", "--seed", "4", "--lang", lang, "--save", str(kept)),
        typed="1\n" * 4000,
    )
    assert (code, err) == (0, "")
    assert WON[lang] in out
    assert kostka("verify", str(kept), "--local")[0] == 3  # the dice of a known seed


def test_two_people_share_a_keyboard_and_do_not_see_each_others_cards() -> None:
    code, out, _ = kostka(*("play", "--seats", "human,human", "--seed", "4"), typed="\n1\n" * 3)
    assert code == 0
    assert "Pass the keyboard to Player" in out


def test_why_not_is_answered_with_a_rule() -> None:
    typed = "1\nwhy play twice-as-wild\nplay twice-as-wild\nquit\n"
    for seed in range(1, 40):
        _, out, _ = kostka("play", "--seed", str(seed), "--seats", "human,random", typed=typed)
        if "Not possible:" in out:
            assert "(THR-" in out
            return
    raise AssertionError("nobody ever held the card")


def test_a_game_is_saved_on_quitting_and_goes_on_from_there(tmp_path: Path) -> None:
    code, out, _ = kostka("play", "--seed", "4", typed="1\n1\nquit\n", cwd=tmp_path)
    assert code == 0
    (kept,) = tmp_path.glob("*.kostka.jsonl")
    assert kept.name in out
    code, out, _ = kostka("play", "--resume", str(kept), typed="1\n" * 4000)
    assert code == 0
    assert "wins." in out or "draw" in out


def test_a_committed_game_that_was_resumed_is_still_proved(tmp_path: Path) -> None:
    kept = tmp_path / "fair.kostka.jsonl"
    kostka("play", "--save", str(kept), typed="1\n1\nquit\n")
    assert Path(f"{kept}.seed").exists()
    code, out, _ = kostka("play", "--resume", str(kept), typed="1\n" * 4000)
    assert code == 0
    assert not Path(f"{kept}.seed").exists()
    code, out, _ = kostka("verify", str(kept), "--local")
    assert code == 0, out


def test_what_revealed_nothing_can_be_taken_back() -> None:
    """Seat 1 begins: a sale in the first main phase, taken back, then the dice, which stay."""
    code, out, _ = kostka(
        *("play", "--seed", "4", "--seats", "human,random"),
        typed="undo\nsell\nsell transference\nundo\npass\nroll\nundo\nquit\n",
    )
    assert code == 0
    assert "There is nothing to take back." in out
    assert "I do not understand “sell”" in out
    assert out.count("Taken back.") == 1
    assert "That cannot be taken back" in out


def test_resigning_ends_the_game() -> None:
    code, out, _ = kostka("play", "--seed", "4", typed="resign\nyes\n")
    assert code == 0
    assert "Player 2 [greedy] wins." in out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("play", "chess"), "There is no game called 'chess'"),
        (("play", "--seats", "human"), "2 seats, but 1 players"),
        (("play", "--seats", "human,hal"), "There is no bot called 'hal'"),
        (("play", "--setup", "heroes=thanos,thor"), "There is no hero called 'thanos'"),
        (("play", "--setup", "heroes"), "A set-up is written KEY=A,B"),
        (("play", "--setup", "tower=1"), "no set-up called 'tower'"),
        (("play", "--resume", "missing.kostka.jsonl"), "missing.kostka.jsonl"),
        (("sim", "dicethrone", "--games", "0"), "whole numbers from 1"),
        (("sim", "dicethrone", "--bots", "random"), "2 seats, but 1 bots"),
        (("sim", "go"), "There is no game called 'go'"),
        (("card", "dicethrone", "mjolnirr"), "mjolnirr"),
        (("nonsense",), "nonsense"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(words: tuple[str, ...], says: str) -> None:
    code, out, err = kostka(*words)
    assert (code, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_a_damaged_log_is_refused_and_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "broken.kostka.jsonl"
    kostka("play", "--seed", "4", "--save", str(kept), typed="1\n1\nquit\n")
    damaged = kept.read_bytes()[:-9]
    kept.write_bytes(damaged)
    code, _, err = kostka("play", "--resume", str(kept))
    assert code == 2
    assert err.count("\n") == 1
    code, _, err = kostka("play", "--seed", "4", "--save", str(kept), typed="quit\n")
    assert code == 2
    assert kept.read_bytes() == damaged
