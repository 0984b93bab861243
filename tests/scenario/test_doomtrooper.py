"""Scenarios of a fight: its position, its places, and the sentences for a bad file."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING, SQUAD, WARRIOR
from kostka.kernel.game import Mistake
from kostka.scenario import Report, parse, play
from tests.promises.invariants import INVARIANTS

HEAD = """
[scenario]
title = "A test"
game = "doomtrooper"
[setup]
decks = ["clans", "kohort-of-ilian"]
"""


def run(text: str) -> Report:
    return play(parse(HEAD + text))


def failed(text: str) -> list[str]:
    return [f"{check.step} {check.what}: {check.got}" for check in run(text).failures]


@pytest.mark.parametrize("seat", [0, 1])
def test_without_any_step_it_is_the_start_of_the_first_turn(seat: int) -> None:
    text = f"""
    start = {seat}
    [[step]]
    [step.expect]
    active = {seat}
    turn = 1
    phase = "start-of-turn"
    destiny = [5, 5]
    cards = [0, 0]
    deck = [40, 40]
    """
    assert failed(text) == []


def test_a_position_holds_what_it_says_and_loses_no_card() -> None:
    report = run(
        """
        target = "30"
        limit = "50"
        [position]
        turns = [3, 2]
        [position.seat.0]
        destiny = 12
        promotion = 29
        troop = ["sean-gallagher", "clansman", "clansman"]
        wounded = ["clansman 2"]
        bears = { "clansman 1" = ["combat_armor", "composite-armor"] }
        before = ["industrial-complex", "victoria"]
        hand = ["evasive-action", "evasive-action"]
        pile = ["doomed"]
        buried = ["hussar"]
        gone = ["take-aim"]
        deck = ["dragoon"]
        [[step]]
        [step.expect]
        target = 30
        turns = [3, 2]
        destiny = [12, 5]
        promotion = [29, 0]
        troop.0 = ["sean-gallagher", "clansman 1", "clansman 2"]
        "troop.1" = ["nepharite-of-ilian", "centurion", "legionnaire-of-semai"]
        "warriors.clansman 1.armour" = 8
        "warriors.clansman 1.bears" = ["combat-armor", "composite-armor"]
        "warriors.clansman 2.wounded" = true
        "warriors.sean-gallagher.by" = 0
        "hand.0" = ["evasive-action", "evasive-action"]
        "face_down.0" = ["hussar"]
        "gone.0" = ["take-aim"]
        deck = [1, 40]
        """.replace('troop.0 = ["sean', '"troop.0" = ["sean')
    )
    assert report.failures == []
    assert isinstance(report.state, Fight)
    INVARIANTS["doomtrooper"](report.state)
    assert len(report.state.piles[0]) == 43 - 3 - 2 - 2 - 2 - 1 - 1 - 1


@pytest.mark.parametrize("key", sorted(CARDS))
def test_any_card_of_the_game_can_be_set_up_without_a_deck_file(key: str) -> None:
    """In hand, and, if it is one, as a warrior in play; the decks have neither."""
    warrior = CARDS[key].kind is WARRIOR
    troop = f"troop = ['{key}']\n" if warrior else ""
    text = f"[position.seat.0]\n{troop}hand = ['{key}', '{key}']\n"
    report = run(text + f"[[step]]\nexpect = {{ 'hand.0' = ['{key}', '{key}'] }}")
    assert isinstance(report.state, Fight) and report.failures == []
    standing = [it.key for it in report.state.troop(0)]
    assert standing == [key] if warrior else key not in standing


def test_what_lies_before_a_player_lies_where_it_belongs() -> None:
    report = run(
        "[position.seat.0]\nbefore = ['mccraig-line', 'heimburg', 'bauhaus-alliance', "
        "'dark-kohort']\n[[step]]\nexpect = { cards = [0, 0] }"
    )
    assert isinstance(report.state, Fight) and report.failures == []
    there = {it.key: (int(it.player), it.area) for it in report.state.table}
    assert there["mccraig-line"] == (0, SQUAD) and there["dark-kohort"] == (0, None)
    assert there["bauhaus-alliance"] == (NOTHING, None), "for the whole game"
    assert there["heimburg"] == (0, SQUAD)


def test_without_a_troop_the_warriors_stay() -> None:
    text = "[position.seat.1]\nhand = ['doomed']\n[[step]]\nexpect = { deck = [40, 39], %s }"
    troop = "'troop.1' = ['nepharite-of-ilian', 'centurion', 'legionnaire-of-semai']"
    assert failed(text % troop) == []


def test_places_of_a_turn_and_of_a_duel_can_be_waited_for() -> None:
    text = """
    [position]
    turns = [2, 1]
    [[step]]
    until = "action-step"
    [[step]]
    do = "attack"
    [[step]]
    do = "attacker sean-gallagher"
    [[step]]
    do = "defender centurion"
    [[step]]
    do = "fight"
    [[step]]
    until = "resolving-the-duel"
    expect = { "duel.struck" = true, "duel.fates" = [0, 1] }
    [[step]]
    until = "next-turn"
    expect = { active = 1, duels = [], "warriors.centurion.wounded" = true }
    """
    assert failed(text) == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("limit = '0'", "scenario, [setup]: The limit must be a number of turns up to 9999"),
        ("[position]\nhealth = 1", "scenario, [position], 'health': there is no such field"),
        ("[position]\nturns = [1]", "scenario, [position], 'turns': a list of 2 numbers"),
        ("[position.seat.5]", "scenario, [position.seat], '5': there is no such field"),
        (
            "[position.seat.0]\npromotion = 20",
            "scenario, [position.seat.0], 'promotion': a whole number from 0 to 19",
        ),
        (
            "[position.seat.0]\nhand = ['fizz-buzz']",
            "scenario, [position.seat.0], 'hand': there is no card called 'fizz-buzz'",
        ),
        (
            "[position.seat.0]\nhand = ['doomned']",
            "scenario, [position.seat.0], 'hand': there is no card called 'doomned'; perhaps",
        ),
        (
            "[position.seat.0]\nbefore = ['combat-armor']",
            "scenario, [position.seat.0], 'before': combat-armor lies on a warrior, see 'bears'",
        ),
        (
            "[position.seat.0]\ntroop = ['doomed']",
            "scenario, [position.seat.0], 'troop': doomed is no warrior",
        ),
        (
            "[position.seat.0]\nwounded = ['hussar']",
            "scenario, [position.seat.0], 'wounded': there is no warrior of this player called",
        ),
        (
            "[position.seat.0]\nbears = { hussar = ['combat-armor'] }",
            "scenario, [position.seat.0.bears], 'hussar': there is no warrior of this player",
        ),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Mistake) as caught:
        run(text)
    assert str(caught.value).startswith(sentence)
