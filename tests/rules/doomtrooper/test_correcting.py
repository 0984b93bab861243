"""What a judge puts right: it is a record with a rule and a reason, and replays like any other."""

from __future__ import annotations

from typing import cast

import pytest

from kostka.games.doomtrooper.content import GAME
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake
from kostka.kernel.journal import Journal, Refused
from kostka.kernel.record import Flaw, kind
from tests.rules.proves import proves

SETUP = {"decks": ("imperial-clans", "dark-gifts"), "target": ("9999",)}


def game(moves: int = 40) -> Journal:
    """A game in which so much has happened."""
    journal = Journal.begin(GAME, SETUP, ["Anna", "Bob"], Rng(3))
    picks = Rng(5)
    for _ in range(moves):
        step(journal, picks)
    return journal


def step(journal: Journal, picks: Rng) -> None:
    options = journal.state.options()
    journal.choose(int(journal.state.seat), options[picks.below(len(options))])


def state(journal: Journal) -> Fight:
    return cast(Fight, journal.state)


def put_right(journal: Journal, what: str) -> None:
    journal.correct(what, "DOOM-WIN-08", "Counted once more.")


def followed(journal: Journal) -> Journal:
    again = Journal(GAME, journal.header, None)
    for record in journal.records:
        again.follow(record)
    return again


def test_points_wounds_and_cards_are_put_right_and_it_replays() -> None:
    journal = game()
    s = state(journal)
    assert s.warriors() and s.hands[1]
    put_right(journal, "destiny 1 17")
    put_right(journal, "promotion 2 3")
    warrior = s.name(s.warriors()[0].number)
    put_right(journal, f"wound {warrior}")
    card = state(journal).hands[1][0].key
    held = [each.key for each in state(journal).hands[1]].count(card)
    put_right(journal, f"move 2 {card} hand pile")
    s = state(journal)
    assert (s.destiny[0], s.promotion[1]) == (17, 3)
    assert s.warriors()[0].wounded and s.piles[1][-1].key == card
    assert [each.key for each in s.hands[1]].count(card) == held - 1
    put_right(journal, f"heal {warrior}")
    put_right(journal, f"move 2 {card} pile deck")
    assert [each.key for each in s.decks[1]] == sorted(each.key for each in s.decks[1])
    picks = Rng(9)
    for _ in range(30):
        step(journal, picks)
    assert GAME.hash(followed(journal).state) == GAME.hash(journal.state)


@pytest.mark.parametrize(
    "what",
    [
        "destiny 3 5",
        "destiny 0 5",
        "destiny 1 -5",
        "destiny 1 99999",
        "wound nobody",
        "move 1 clansman hand nowhere",
        "move 1 no-such-card deck hand",
        "promotion 1",
        "win 1",
    ],
)
def test_what_cannot_be_put_right_changes_nothing(what: str) -> None:
    journal = game()
    before, records = GAME.hash(journal.state), len(journal.records)
    with pytest.raises(Refused) as refused:
        put_right(journal, what)
    assert refused.value.rule == "KERNEL-NO-CORRECTION"
    assert (GAME.hash(journal.state), len(journal.records)) == (before, records)


@proves("DOOM-WIN-04", "DOOM-AMB-64")
def test_time_called_in_the_middle_of_a_turn_leaves_that_turn_and_one_more_each() -> None:
    journal = game(100)
    called = sum(state(journal).turns)
    assert called > 1 and not journal.state.over()
    put_right(journal, "time")
    picks = Rng(1)
    while not journal.state.over():
        step(journal, picks)
    assert sum(state(journal).turns) == called + 2
    ended = state(journal)
    best = max(ended.promotion)
    leaders = [seat for seat in (0, 1) if ended.promotion[seat] == best]
    assert ended.outcome() == ([1 - leaders[0], leaders[0]] if len(leaders) == 1 else [0, 0])
    with pytest.raises(Refused, match="over"):
        put_right(journal, "destiny 1 1")


def test_a_correction_needs_a_rule_and_a_reason() -> None:
    journal = game(5)
    for rule, why in (("", "Because."), ("DOOM-WIN-08", ""), ("DOOM-WIN-08", "a\nb")):
        with pytest.raises(Mistake, match="by which rule, and why"):
            journal.correct("destiny 1 1", rule, why)
    good = {"n": 1, "judge": "destiny 1 1", "rule": "DOOM-WIN-08", "why": "So it was."}
    assert kind(good) == "judge"
    for wrong in ({**good, "why": ""}, {**good, "rule": 5}, {**good, "more": 1}):
        with pytest.raises(Flaw):
            kind(wrong)
