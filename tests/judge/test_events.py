"""Whatever can happen follows from a rule: every word that can be said has its id."""

from __future__ import annotations

import re

import pytest

from kostka.games import GAMES
from kostka.games.dicethrone import terms
from kostka.judge import catalogue
from kostka.judge.events import EVENTS, RESIGNED, rule_of
from kostka.kernel.chance import Rng
from kostka.words import book


def reported(game: str) -> set[str]:
    """The words of all events in some random games."""
    found: set[str] = set()
    for setup in GAMES[game].examples.values():
        for seed in range(3):
            s, luck = GAMES[game].new(setup), Rng(seed)
            s.log = []
            while not s.over():
                options = s.options()
                s.choose(s.roll(luck) if s.at_chance() else options[luck.below(len(options))])
            found |= {event.word.key for event in s.log}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_is_reported_has_a_rule(game: str) -> None:
    assert reported(game) <= set(EVENTS[game])
    assert RESIGNED in EVENTS[game]


def test_every_event_of_dice_throne_has_a_rule() -> None:
    """Also those that only heroes of no example bring about."""
    assert {word.key for word in terms.EVENTS} <= set(EVENTS["dicethrone"])


@pytest.mark.parametrize("game", GAMES)
def test_every_word_with_a_rule_can_be_said(game: str) -> None:
    sayings = {key.split("/")[0] for key in book(game).sayings}
    words = {key.split("/")[0] for key in EVENTS[game]} - {RESIGNED}
    assert words <= sayings


@pytest.mark.parametrize("game", GAMES)
def test_every_id_is_a_rule_or_a_ruling(game: str) -> None:
    known = catalogue(game)
    assert [each for each in EVENTS[game].values() if each not in known] == []
    assert all(re.fullmatch("[a-z0-9-]+(/[a-z0-9-]+)?", key) for key in EVENTS[game])


def test_the_finer_key_comes_first() -> None:
    assert rule_of("dicethrone", "phase-began", "income") == "THR-INCOME-01"
    assert rule_of("dicethrone", "phase-began", "nowhere") == "THR-TURN-03"
    with pytest.raises(LookupError):
        rule_of("dicethrone", "flew")
