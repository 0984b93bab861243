"""Every rule of Dice Throne is proved by a test, or is exempt with a reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kostka.cli import main


def test_every_rule_is_proved(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parent)
    assert main(["rules", "dicethrone", "--coverage", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["uncovered"] == []
    assert len(found["exempt"]) <= 3
