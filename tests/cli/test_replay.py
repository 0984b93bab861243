"""`kostka replay` shows a game as each viewer may see it, in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kostka.cli import main
from kostka.kernel.log import Journal
from kostka.sight import JUDGE, SPECTATOR, view
from tests.kernel.recorded import kept, played


@pytest.fixture(scope="module")
def journal() -> Journal:
    found = played(21, moves=150)
    found.undo(100)
    found.clock(0, 65)
    found.hand_over(1, "bot greedy")
    found.resign(1)
    found.close()
    return found


@pytest.fixture(scope="module")
def path(journal: Journal, tmp_path_factory: pytest.TempPathFactory) -> str:
    return kept(journal, tmp_path_factory.mktemp("log") / "game.kostka.jsonl")


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["replay", *words]) == 0
    return capsys.readouterr().out


def plain(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(shown(capsys, *words, "--json"))
    return found


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize("seat", ["0", "1", "spectator", "judge"])
def test_every_record_has_its_line(
    seat: str, lang: str, path: str, journal: Journal, capsys: pytest.CaptureFixture[str]
) -> None:
    text = shown(capsys, path, "--seat", seat, "--lang", lang)
    numbers = [line[:4].strip() for line in text.splitlines() if line[:4].strip().isdigit()]
    assert numbers == [str(record["n"]) for record in journal.records]


def test_clock_hand_over_undo_and_resignation_are_told(
    path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = shown(capsys, path)
    for line in (
        " 151  Back to record 100.",
        " 152  Anna: 1:05 left",
        " 153  bot greedy takes over seat 2.",
        " 154  bot greedy resigns.",
        " 155  The log is closed.",
    ):
        assert line in text
    assert text.endswith("\nAnna wins.\n")
    assert "Bořek: " in text


def test_what_is_drawn_is_told_to_its_owner_alone(
    path: str, journal: Journal, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first outcomes are two dice and the opening hands, four cards each."""
    told = {
        seat: plain(capsys, path, "--seat", seat, "--to", "0")["records"][0]["events"]
        for seat in ("0", "1", "spectator", "judge")
    }
    judge = told["judge"]
    drawn = [n for n, text in enumerate(judge) if "draws" in text]
    assert len(drawn) == 8
    for n in range(len(judge)):
        mine = "0" if n in drawn[:4] else "1"
        for seat in ("0", "1", "spectator"):
            hidden = n in drawn and seat != mine
            assert (told[seat][n] == judge[n]) is not hidden
            assert not hidden or told[seat][n] == told["spectator"][n]


def test_outcomes_and_the_whole_table_are_for_the_judge(
    path: str, journal: Journal, capsys: pytest.CaptureFixture[str]
) -> None:
    for seat, viewer in (("0", 0), ("1", 1), ("spectator", SPECTATOR), ("judge", JUDGE)):
        found = plain(capsys, path, "--seat", seat)
        assert found["view"] == view(journal.state, viewer).plain()
        assert any("out" in record for record in found["records"]) is (viewer == JUDGE)
    assert plain(capsys, path)["viewer"] == SPECTATOR


def test_a_secret_answer_is_three_dots_for_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in range(60):
        journal = played(seed, moves=400)
        secret = [moment.record for moment in journal.moments() if moment.secret]
        if secret:
            break
    assert secret, "no random game came to a secret choice"
    path = kept(journal, tmp_path / "secret.kostka.jsonl")
    n, owner, move = secret[0]["n"], secret[0]["seat"], secret[0]["do"]
    for seat in ("0", "1", "spectator", "judge"):
        may = seat in ("judge", str(owner))
        assert plain(capsys, path, "--seat", seat)["records"][n]["do"] == (move if may else None)
        text = shown(capsys, path, "--seat", seat)
        assert (f"{n:4}  {journal.seats[owner]}: {move if may else '...'}\n") in text


@pytest.mark.parametrize("words", [["--seat", "2"], ["--seat", "x"], ["--to", "-1"]])
def test_a_viewer_who_is_not_there_gets_a_sentence(
    words: list[str], path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", path, *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_log_that_is_cut_off_can_be_watched_up_to_there(
    path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut = tmp_path / "cut.kostka.jsonl"
    content = Path(path).read_bytes()[:-30]
    cut.write_bytes(content)
    assert main(["replay", str(cut)]) == 2
    assert "the line is cut off" in capsys.readouterr().err
    assert len(plain(capsys, str(cut), "--to", "50")["records"]) == 51
    assert cut.read_bytes() == content
