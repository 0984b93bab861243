"""Every rule of the games that are played is proved by a test, or is exempt with a reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kostka.cli import main
from kostka.games import GAMES
from kostka.judge import catalogue
from kostka.judge.coverage import coverage

EXEMPT = {"dicethrone": 3, "doomtrooper": 0, "plosinovka": 4}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_proved(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parent)
    assert main(["rules", game, "--coverage", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["uncovered"], len(found["exempt"])) == ([], EXEMPT[game])


def test_every_ruling_of_plosinovka_is_named_by_a_test() -> None:
    assert coverage(catalogue("plosinovka"), Path(__file__).parents[2]).open_rulings == ()
