"""Which rules of Dice Throne no test proves yet: those of the other modes, and no others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kostka.cli import main

OPEN = ("THR-KOTH-", "THR-TEAM-", "THR-T3V3-", "THR-T222-", "THR-MODE-")
ALSO_OPEN = {f"THR-TGT-{n:02d}" for n in range(5, 12)} | {"THR-DMG-12"}


def test_every_rule_of_the_duel_is_proved(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parent)
    assert main(["rules", "dicethrone", "--coverage", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    left = [id_ for id_ in found["uncovered"] if not id_.startswith(OPEN) and id_ not in ALSO_OPEN]
    assert left == []
    assert len(found["exempt"]) <= 4
