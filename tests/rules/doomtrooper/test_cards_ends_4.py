"""What is particular to a Mission that nobody knew of."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.content import SHELF
from tests.rules.doomtrooper.props import GIANT, REPUDIATE, SOLDIER
from tests.rules.doomtrooper.stage import Stage, cards_of

SECRET = "secret-mission"
HUNT = "nepharite-hunt"
KILLED = "nepharite-of-ilian"


def hunting(*hand: str) -> Stage:
    """A warrior of seat 0 has just killed a Nepharite."""
    stage = Stage([GIANT, "big-bob-watts"], [KILLED, "necromutant"], hands=[hand])
    stage.change(KILLED, wounded=True).duel("giant", KILLED).pass_window()
    while stage.s.duel() is not None and "yes" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
    return stage


def test_a_mission_of_the_hand_is_shown_in_the_moment_in_which_it_is_fulfilled() -> None:
    stage = hunting(SECRET, HUNT)
    before = cards_of(stage.s)
    assert stage.asked() == 0
    stage.move("yes")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    stage.out_of_the_duel()
    plain = hunting()
    plain.out_of_the_duel()
    assert plain.s.promotion[0] > 0
    earned = stage.s.promotion[0]
    assert earned == 2 * plain.s.promotion[0], "as the Mission says"
    assert sorted(stage.pile(0)) == [HUNT, SECRET] and cards_of(stage.s) == before


def test_nobody_has_to_show_it() -> None:
    stage = hunting(SECRET, HUNT).move("no")
    stage.out_of_the_duel()
    assert [it.key for it in stage.s.hands[0]] == [SECRET, HUNT] and stage.pile(0) == []


@pytest.mark.parametrize("hand", [(SECRET,), (HUNT,), (SECRET, "clan-infighting")])
def test_it_takes_both_cards_and_the_right_deed(hand: tuple[str, ...]) -> None:
    stage = hunting(*hand)
    assert stage.s.duel() is None, "nobody was asked"
    assert [it.key for it in stage.s.hands[0]] == list(hand)


def test_it_is_played_in_no_other_moment() -> None:
    stage = Stage([GIANT], [KILLED], hands=[[SECRET, HUNT]])
    assert stage.refuses(f"play {SECRET}") == "DOOM-REACT-03"
    stage.do("attack", "attacker giant", f"defender {KILLED}")
    assert stage.refuses(f"play {SECRET}") == "DOOM-REACT-03"


def test_a_mission_for_oneself_is_fulfilled_likewise() -> None:
    stage = Stage(
        [GIANT, "algeroth-cultist"],
        ["inquisitor", SOLDIER],
        hands=[[SECRET, "snub-the-cardinal"]],
    ).change("inquisitor", wounded=True)
    stage.duel("giant", "inquisitor").pass_window()
    while "yes" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
    stage.move("yes")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert stage.s.promotion[0] == 3 and not stage.in_play("snub-the-cardinal")


def test_a_mission_that_was_shown_in_vain_is_discarded() -> None:
    stage = Stage(
        [GIANT],
        [KILLED, "inquisitor"],
        hands=[[SECRET, HUNT], [REPUDIATE]],
        destiny=[5, 5],
    ).change(KILLED, wounded=True)
    stage.duel("giant", KILLED).pass_window()
    while "yes" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
    stage.move("yes", "play repudiate")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert not stage.in_play(HUNT) and sorted(stage.pile(0)) == [HUNT, SECRET]


def test_a_game_is_saved_while_somebody_is_asked() -> None:
    stage = Stage(["nicola-brannaghan"], [KILLED, "necromutant"], hands=[[SECRET, HUNT]])
    stage.change(KILLED, wounded=True).duel("nicola-brannaghan", KILLED, "shoot").pass_window()
    while "yes" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
    stage.s = SHELF.load(SHELF.save(stage.s))
    stage.move("yes").out_of_the_duel()
    assert sorted(stage.pile(0)) == [HUNT, SECRET]
