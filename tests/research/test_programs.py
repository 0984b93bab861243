"""A program plays: at the table as anywhere, and a bad answer costs nobody the game."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from kostka.bots import BOTS
from kostka.bots.programs import VARIABLE, Program, from_environment, named, stop
from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake
from kostka.research.many import to_decision
from kostka.sight import Seen
from kostka.table.hall.workers import Pool
from kostka.table.seat.thought import seen_by

BOT = f"{sys.executable} {Path(__file__).resolve().parents[2] / 'examples' / 'bot.py'}"


def answering(text: str) -> str:
    """A program that gives this answer to everything."""
    return f"{sys.executable} -c \"import sys\nfor _ in sys.stdin: print('{text}', flush=True)\""


def asked(command: str) -> object:
    s, luck = GAMES["dicethrone"].new(GAMES["dicethrone"].examples["duel"]), Rng(3)
    to_decision(s, luck)
    try:
        return s.write(Program(0, command).choose(Seen(s, int(s.seat))))
    finally:
        stop(command)


def test_a_program_answers_with_a_place_or_with_a_move() -> None:
    first = asked(answering(r"{\"choose\": 0}"))
    assert asked(answering(r"{\"do\": \"" + str(first) + r"\"}")) == first


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (r"{\"choose\": 999}", "wants 999 of"),
        (r"{\"do\": \"win\"}", "which is no option"),
        ("7", "which is no object"),
        ("{", "Expecting"),
    ],
)
def test_a_bad_answer_is_told(answer: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        asked(answering(answer))


def test_a_program_that_ends_or_cannot_begin_is_told() -> None:
    with pytest.raises(ValueError, match="ended without an answer"):
        asked(f"{sys.executable} -c pass")
    with pytest.raises(Mistake, match="cannot be started"):
        asked("no-such-program-anywhere")


def test_programs_are_written_name_and_command() -> None:
    assert named("a=b c; D_e = f\n") == {"a": "b c", "d-e": "f"}
    with pytest.raises(Mistake, match="NAME=COMMAND"):
        named("nothing")


def test_a_program_sits_at_the_web_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, f"mine={BOT}")
    monkeypatch.setitem(BOTS, "mine", from_environment()["mine"])
    game = GAMES["dicethrone"]
    s, luck = game.new(game.examples["duel"]), Rng(3)
    to_decision(s, luck)
    seat = int(s.seat)

    async def think() -> str:
        async with Pool(1) as pool:
            saved = seen_by(game, s, seat, Rng(1))
            return await pool.choose(game.key, saved, seat, "mine", 1, 30)

    options = [s.write(option) for option in s.options()]
    answer = asyncio.run(think())
    assert answer == asked(BOT) and answer in options and answer != options[0]
