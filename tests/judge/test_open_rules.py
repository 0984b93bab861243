"""Every rule of these games is proved by a test, or is exempt with a reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kostka.cli import main


@pytest.mark.parametrize(("game", "exempt"), [("dicethrone", 3), ("plosinovka", 0)])
def test_every_rule_is_proved(
    game: str,
    exempt: int,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(Path(__file__).parent)
    assert main(["rules", game, "--coverage", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["uncovered"] == []
    assert len(found["exempt"]) <= exempt
