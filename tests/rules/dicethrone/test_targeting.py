"""The Targeting Roll Phase between teams: which number finds whom, and who may alter the die."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.modes import TEAMS_OF_THREE, THREE_TEAMS, TWO_TEAMS
from kostka.games.dicethrone.printed import Mode
from kostka.games.dicethrone.targeting import clockwise
from kostka.kernel.step import CHANCE
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY
from tests.rules.proves import proves

A1, B1, B2, A2 = range(4)  # clockwise


def activated(mode: Mode = TWO_TEAMS, row: str = "hit-5", rulings: str = "book") -> Stage:
    """The dummy has activated an attack, and the die is about to be rolled."""
    panthers = ["black-panther"] * (len(mode.sides) - 2)
    stage = Stage(TRAINING_DUMMY, *panthers, SPARRING_PARTNER, mode=mode, rulings=rulings)
    stage.do("roll", "1 1 1 1 1", f"announce {row}")
    while stage.asked() != CHANCE:
        assert stage.skip()
    return stage


def found(stage: Stage, die: int) -> int:
    """Whom this number of the die finds, everybody passing."""
    stage.do(str(die))
    while stage.phase() == "targeting":
        assert stage.skip(), stage.moves()
    phase = stage.s.roll_phase()
    assert phase is not None
    return int(phase.target)


def asked_to_choose(stage: Stage, die: int) -> int:
    """Who has to choose the target after this number."""
    stage.do(str(die)).pass_window()
    assert stage.phase() == "targeting"
    return stage.asked()


@proves("THR-TGT-05")
def test_between_two_teams_the_attacker_rolls_one_die() -> None:
    stage = activated()
    assert stage.phase() == "targeting"
    assert stage.moves() == ["1", "2", "3", "4", "5", "6"]
    stage.do("1")
    assert [(int(e.seat), int(e.n)) for e in stage.told("dice-rolled")] == [(A1, 5), (A1, 1)]


@proves("THR-TGT-06")
@pytest.mark.parametrize("die", [1, 2])
def test_1_and_2_find_the_opponent_on_the_left(die: int) -> None:
    assert found(activated(), die) == B1


@proves("THR-TGT-07")
@pytest.mark.parametrize("die", [3, 4])
def test_3_and_4_find_the_opponent_on_the_right(die: int) -> None:
    assert found(activated(), die) == B2


@proves("THR-TGT-08", "THR-AMB-60")
def test_on_5_the_opponents_choose() -> None:
    stage = activated()
    assert asked_to_choose(stage, 5) == B1  # whose choice counts if they differ
    assert stage.moves() == ["seat 2", "seat 3"]
    stage.do("seat 3").until("defensive")
    assert stage.target() == B2


@proves("THR-TGT-09")
def test_on_6_the_attacker_chooses() -> None:
    stage = activated()
    assert asked_to_choose(stage, 6) == A1
    assert stage.moves() == ["seat 2", "seat 3"]
    stage.do("seat 2").until("defensive")
    assert stage.target() == B1


@proves("THR-TGT-10")
def test_a_card_alters_the_die_and_with_it_the_target() -> None:
    stage = activated()
    for seat in range(4):
        stage.hand(seat, "tip-it", "so-wild").cp(seat, 3)
    stage.do("2")
    for seat in (A1, B1, A2, B2):  # everybody is asked, in order of play
        assert stage.asked() == seat
        assert stage.refuses("play so-wild") == stage.refuses("play tip-it") == ""
        stage.do("pass") if seat != B2 else stage.do("play tip-it", "to 3")
    while stage.phase() == "targeting":
        stage.skip()
    assert stage.target() == B2


@proves("THR-TGT-11")
def test_the_die_of_an_ultimate_is_altered_by_nobody() -> None:
    stage = activated(row="finale")
    for seat in range(4):
        stage.hand(seat, "tip-it", "getting-paid").cp(seat, 3)
    stage.do("2")
    assert stage.asked() == A1
    assert stage.refuses_to(B1, "play tip-it") == "THR-TGT-11"
    assert stage.refuses_to(B1, "play getting-paid") == "THR-ULT-04"
    assert stage.refuses("play tip-it") == "THR-TGT-11"  # nor by the attacker's side
    assert stage.refuses("play getting-paid") == ""
    stage.until("defensive")
    assert stage.target() == B1


@proves("THR-TGT-11")
def test_with_the_faq_whoever_activated_an_ultimate_alters_its_die_and_nobody_else() -> None:
    stage = activated(row="finale", rulings="THR-TGT-11:faq")
    for seat in range(4):
        stage.hand(seat, "tip-it").cp(seat, 3)
    stage.do("2")
    assert stage.refuses_to(B1, "play tip-it") == "THR-TGT-11"
    assert stage.refuses_to(A2, "play tip-it") == "THR-TGT-11"
    assert stage.refuses("play tip-it") == ""
    stage.do("play tip-it", "to 3").until("defensive")
    assert stage.target() == B2


@proves("THR-AMB-103")
def test_on_5_the_opponents_choose_the_target_of_an_ultimate_too() -> None:
    stage = activated(row="finale")
    assert asked_to_choose(stage, 5) == B1
    stage.do("seat 3").finish_roll_phase()
    assert [event.seat for event in stage.told("damaged")] == [B2]


@proves("THR-TEAM-14", "THR-AMB-59")
def test_the_six_numbers_between_two_teams() -> None:
    assert [found(activated(), die) for die in (1, 2, 3, 4)] == [B1, B1, B2, B2]
    assert [asked_to_choose(activated(), die) for die in (5, 6)] == [B1, A1]
    s = activated().s
    assert [clockwise(s, seat) for seat in range(4)] == [[B1, B2], [A2, A1], [A2, A1], [B1, B2]]


@proves("THR-T3V3-03")
@pytest.mark.parametrize("die", [1, 2])
def test_of_three_opponents_1_and_2_find_the_left_one(die: int) -> None:
    assert found(activated(TEAMS_OF_THREE), die) == 1


@proves("THR-T3V3-04")
@pytest.mark.parametrize("die", [3, 4])
def test_of_three_opponents_3_and_4_find_the_middle_one(die: int) -> None:
    assert found(activated(TEAMS_OF_THREE), die) == 2


@proves("THR-T3V3-05")
@pytest.mark.parametrize("die", [5, 6])
def test_of_three_opponents_5_and_6_find_the_right_one_and_nobody_chooses(die: int) -> None:
    assert found(activated(TEAMS_OF_THREE), die) == 3


@proves("THR-T222-03", "THR-AMB-64")
@pytest.mark.parametrize("die, target", [(1, 1), (2, 2), (3, 4), (4, 5)])
def test_of_three_teams_1_to_4_count_the_opponents_clockwise(die: int, target: int) -> None:
    assert found(activated(THREE_TEAMS), die) == target  # A1 B1 C1 A2 B2 C2: A2 is not counted


@proves("THR-T222-04")
@pytest.mark.parametrize("die", [5, 6])
def test_of_three_teams_on_5_and_6_the_attacker_chooses(die: int) -> None:
    stage = activated(THREE_TEAMS)
    assert asked_to_choose(stage, die) == 0
    assert stage.moves() == ["seat 2", "seat 3", "seat 5", "seat 6"]


@proves("THR-AMB-63")
def test_of_three_teams_two_are_left_and_the_die_is_that_of_two_teams() -> None:
    for die, target in ((1, 1), (2, 1), (3, 4), (4, 4)):
        stage = activated(THREE_TEAMS)
        stage.life(50, 50, 0).s.bury()
        assert found(stage, die) == target
    stage = activated(THREE_TEAMS)
    stage.life(50, 50, 0).s.bury()
    assert asked_to_choose(stage, 5) == 1


@proves("THR-TGT-02", "THR-TGT-03")
def test_the_die_is_rolled_for_a_token_and_not_for_collateral_damage() -> None:
    stage = activated(row="leech")  # steals health: no damage, but it needs a target
    assert stage.phase() == "targeting"
    stage = Stage(TRAINING_DUMMY, *["black-panther"] * 3, mode=TWO_TEAMS)
    stage.do("roll", "1 1 1 1 1", "announce splash").until("defensive")
    assert len(stage.told("dice-rolled")) == 1
    assert [stage.incoming(seat) for seat in range(4)] == [0, 2, 2, 0]
