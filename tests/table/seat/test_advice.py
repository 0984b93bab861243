"""Hints at the table: off between people unless all agree; and the review of a finished game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.host import Hall


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    with Hall(tmp_path / "tables.db", workers=1) as found:
        yield found


def test_alone_against_a_bot_one_may_ask_what_level_5_would_do(hall: Hall) -> None:
    made = hall.make(seats=[{}, {"kind": "bot", "bot": "random"}])
    with made.sit(0, lang="cs") as anna:
        anna.slow(0)
        anna.wait(anna.asked)
        assert anna.table["hints"] is True
        hint = anna.ask("hint", seat=0, v=anna.v)
        assert hint["t"] == "hint"
        assert hint["do"] in anna.moves()
        said = {option["do"]: option["text"] for option in anna.view["question"]["options"]}
        assert hint["text"].startswith(said[hint["do"]])
        assert anna.ask("hints", seat=0, on=False)["t"] == "ok"
        anna.settle()
        assert anna.table["hints"] is False
        assert anna.ask("hint", seat=0, v=anna.v)["rule"] == "TABLE-NO-HINTS"


def test_whoever_asks_again_and_again_is_told_to_wait(hall: Hall) -> None:
    made = hall.make(seats=[{}, {"kind": "bot", "bot": "random"}])
    with made.sit(0) as anna:
        anna.slow(0)
        anna.wait(anna.asked)
        sent = [anna.send("hint", seat=0, v=anna.v) for _ in range(6)]
        rules = [anna.answer(each).get("rule", "") for each in sent]
        assert rules.count("TABLE-TOO-FAST") == 4  # two seats, so two at once
        assert anna.ask("hint", seat=0, v=anna.v)["t"] == "hint"


def test_between_people_both_have_to_agree(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0) as anna, made.sit(1) as borek:
        assert anna.table["hints"] is False
        assert anna.ask("hint", seat=0, v=anna.v)["rule"] == "TABLE-NO-HINTS"
        assert anna.ask("hints", seat=0, on=True)["t"] == "ok"
        borek.settle()
        (offer,) = borek.table["offers"]
        assert (offer["kind"], offer["waiting"], borek.table["hints"]) == ("hints", [1], False)
        assert borek.ask("answer", seat=1, offer=offer["n"], yes=True)["t"] == "ok"
        anna.settle()
        assert anna.table["hints"] is True
        assert borek.ask("hints", seat=1, on=False)["t"] == "ok"  # one is enough to end it
        anna.settle()
        assert anna.table["hints"] is False


def test_nobody_gets_a_hint_for_another_seat(hall: Hall) -> None:
    made = hall.make(seats=[{}, {"kind": "bot", "bot": "random"}])
    with made.sit(0) as anna:
        assert anna.ask("hint", seat=1, v=anna.v)["rule"] == "TABLE-NOT-YOURS"


def test_a_finished_game_is_reviewed_and_no_other(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0) as anna, made.sit(1) as borek:
        assert anna.ask("review", seat=0)["rule"] == "TABLE-NOT-OVER"
        borek.settle()
        assert borek.ask("resign", seat=1, v=borek.v)["t"] == "ok"
        anna.settle()
        found = anna.ask("review", seat=0)
        assert found["t"] == "review"
        assert found["curve"][-1][1:] == [1.0, 0.0]
        assert len(found["luck"]) == 2
        assert found["luck"][0] == pytest.approx(-found["luck"][1], abs=0.01)
        assert found["lines"][0].startswith("Player 1: luck ")
