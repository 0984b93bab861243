"""The rulebook's worked example: Doctor Strange attacks Black Widow, every step of the sum."""

from __future__ import annotations

from kostka.games.dicethrone.damage import Tally, tally
from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves


def strange_against_widow() -> Stage:
    """40 health each; he has two spells prepared, she has Sabotage II and two Agility."""
    stage = Stage("doctor-strange", "black-widow").life(40, 40)
    stage.level(1, "sabotage", 2).tokens(1, agility=2)
    stage.prepare(0, "bolts-of-balthakk", "flames-of-the-faltine")
    stage.hand(0, "icy-tendrils").cp(0, 1)
    return stage


def sums(stage: Stage) -> Tally:
    phase = stage.s.roll_phase()
    assert phase is not None
    return tally(stage.s, phase, 1)


def mystic_bolts(stage: Stage) -> None:
    stage.do("roll", "1 2 3 4 5", "announce mystic-bolts 2")


def all_seven(stage: Stage) -> None:
    mystic_bolts(stage)
    stage.do("cast bolts-of-balthakk").until("defensive")
    stage.do("spend agility", "1")
    stage.do("defend sabotage", "1 2 3 4").pass_window()
    stage.do("play icy-tendrils", "cast flames-of-the-faltine")
    stage.do("spend agility", "1")


@proves("THR-CALC-11")
def test_the_seven_events_of_the_example_are_accepted_in_their_order() -> None:
    stage = strange_against_widow()
    all_seven(stage)
    entries = [(entry.source.key, entry.how.key, int(entry.n)) for entry in sums(stage).entries]
    assert entries == [
        ("mystic-bolts/1/2", "dealt", 9),
        ("bolts-of-balthakk", "added", 3),
        ("agility", "halved", 0),
        ("sabotage", "prevented", 2),
        ("icy-tendrils", "added", 1),
        ("flames-of-the-faltine", "added", 4),
        ("agility", "halved", 0),
    ]


@proves("THR-CALC-12")
def test_the_incoming_damage_is_9() -> None:
    stage = strange_against_widow()
    mystic_bolts(stage)
    stage.do("stop").until("defensive")
    assert sums(stage).incoming == 9


@proves("THR-CALC-13")
def test_the_subtotal_is_9_and_3_less_2_and_1_and_4_which_is_15() -> None:
    stage = strange_against_widow()
    all_seven(stage)
    assert sums(stage).incoming == 9
    assert sums(stage).changes == 3 - 2 + 1 + 4
    assert sums(stage).subtotal() == 15


@proves("THR-CALC-14")
def test_two_halves_of_15_are_8_and_8_so_nothing_gets_through() -> None:
    stage = strange_against_widow()
    all_seven(stage)
    assert (sums(stage).half(), sums(stage).halves) == (8, 2)
    assert 15 - 8 - 8 == -1 and sums(stage).total() == 0
    stage.finish_roll_phase()
    assert stage.health(1) == 40


@proves("THR-CALC-15")
def test_strange_takes_2_from_her_defence() -> None:
    stage = strange_against_widow()
    all_seven(stage)
    stage.finish_roll_phase()
    assert (stage.health(0), stage.health(1)) == (38, 40)
