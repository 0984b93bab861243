"""`kostka scenario` reports each expectation; 1 if one fails, 2 if a file makes no sense."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kostka.cli import main

GOOD = """
[scenario]
title = "The start"
game = "dicethrone"
[[step]]
expect = { turn = 1, health = [50, 50] }
"""


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    texts = {"good": GOOD, "bad": GOOD.replace("turn = 1", "turn = 2"), "odd": GOOD + "do = 5\n"}
    for name, text in texts.items():
        (tmp_path / f"{name}.toml").write_text(text)
    return {name: str(tmp_path / f"{name}.toml") for name in texts}


def test_each_expectation_is_reported(
    files: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scenario", files["good"], files["bad"]]) == 1
    text = capsys.readouterr().out
    assert "  ok      step 1: turn = 1\n" in text
    assert "  FAILED  step 1: turn = 1, not 2\n" in text
    assert "  2 passed, 0 failed\n" in text and "  1 passed, 1 failed\n" in text
    assert main(["scenario", files["good"]]) == 0


def test_a_machine_gets_the_same(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--json", files["good"], files["bad"]]) == 1
    good, bad = json.loads(capsys.readouterr().out)["files"]
    assert (good["path"], good["passed"], good["failed"]) == (files["good"], 2, 0)
    assert (bad["passed"], bad["failed"]) == (1, 1)
    assert bad["failures"] == [{"step": 1, "what": "turn", "wanted": 2, "got": 1}]


def test_a_file_that_makes_no_sense_does_not_hide_the_others(
    files: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scenario", files["odd"], files["bad"], "nowhere.toml"]) == 2
    told = capsys.readouterr()
    assert told.err.splitlines() == [
        f"{files['odd']}, [step 1], 'do': a text is wanted, not 5.",
        "nowhere.toml cannot be read: No such file or directory.",
    ]
    assert "1 passed, 1 failed" in told.out
