"""Every event of every game is a kind of beat, so that no turn has a part that nobody can show."""

from __future__ import annotations

import pytest

from kostka.games import GAMES
from kostka.judge.events import EVENTS, RESIGNED
from kostka.kernel.beat import KINDS


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_game_is_a_beat(game: str) -> None:
    words = {key.split("/")[0] for key in EVENTS[game]} - {RESIGNED}
    assert set(GAMES[game].beats) == words


@pytest.mark.parametrize("game", GAMES)
def test_every_beat_is_of_a_kind_that_can_be_shown(game: str) -> None:
    assert set(GAMES[game].beats.values()) <= set(KINDS)
