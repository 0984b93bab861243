"""King of the Hill: 35 health each, attack whom you like, a bonus card for attacking a king."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.content import begin
from kostka.games.dicethrone.modes import KINGS
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY
from tests.rules.proves import proves

THREE = KINGS[0]
ANNA, BOB, CYRIL = 0, 1, 2


def hill(*health: int) -> Stage:
    """Anna is the dummy, Bob Black Panther, Cyril Black Widow; it is Anna's turn."""
    stage = Stage(TRAINING_DUMMY, "black-panther", "black-widow", mode=THREE)
    return stage.life(*health) if health else stage


def attack(stage: Stage, seat: int, row: str = "hit-5") -> Stage:
    return stage.do("roll", "1 1 1 1 1", f"announce {row}", f"seat {seat + 1}")


@proves("THR-KOTH-01")
def test_each_of_three_starts_with_35_health() -> None:
    assert hill().s.health == [35, 35, 35]


@proves("THR-KOTH-02")
def test_the_highest_die_starts() -> None:
    s = begin({"heroes": ("black-panther", "black-widow", "doctor-strange"), "mode": (THREE.key,)})
    for die in (2, 6, 4):
        s.choose(die)
    while s.turn == 0:
        s.choose(s.options()[0])
    assert s.active() == 1


@proves("THR-KOTH-03")
def test_turns_go_round_and_skip_the_defeated() -> None:
    stage = hill()
    assert [stage.next_turn().s.active() for _ in range(3)] == [BOB, CYRIL, ANNA]
    stage.life(35, 0, 35).s.bury()
    assert stage.next_turn().s.active() == CYRIL
    assert stage.next_turn().s.active() == ANNA


@proves("THR-KOTH-04")
def test_whoever_is_no_king_may_be_attacked_too_without_a_bonus() -> None:
    stage = attack(hill(20, 35, 20), CYRIL)
    assert stage.target() == CYRIL
    assert not stage.told("bonus-card") and not stage.cards(ANNA)
    assert stage.finish_roll_phase().health(CYRIL) == 15


@proves("THR-KOTH-05", "THR-AMB-69")
def test_all_who_share_the_most_health_are_kings() -> None:
    start = hill()
    assert [start.health(seat) for seat in (ANNA, BOB, CYRIL)] == [35, 35, 35]
    assert start.s.kings() == [ANNA, BOB, CYRIL]
    assert hill(30, 30, 12).s.kings() == [ANNA, BOB]
    assert hill(12, 30, 29).s.kings() == [BOB]


@proves("THR-KOTH-06")
def test_the_bonus_card_is_drawn_before_the_token_is_placed() -> None:
    stage = Stage("black-widow", "black-panther", SPARRING_PARTNER, mode=THREE).life(20, 33, 30)
    stage.do("roll", "1 2 3 4 6", "announce hacked", "seat 2")
    assert stage.s.at_chance()  # the card is drawn at once
    assert stage.count(BOB, "time-bomb") == 0
    stage.draw()
    assert len(stage.cards(0)) == 1
    assert [event.seat for event in stage.told("bonus-card")] == [0]
    stage.until("defensive")
    assert stage.count(BOB, "time-bomb") == 1


@proves("THR-KOTH-07")
def test_a_king_who_attacks_another_king_draws() -> None:
    stage = attack(hill(30, 30, 25), BOB).draw()
    assert len(stage.cards(ANNA)) == 1


@proves("THR-KOTH-08")
def test_a_sole_king_draws_nothing() -> None:
    for victim in (BOB, CYRIL):
        stage = attack(hill(34, 33, 20), victim).draw()
        assert not stage.cards(ANNA) and not stage.told("bonus-card")


@proves("THR-KOTH-09", "THR-AMB-65")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_play_by_the_same_rules(players: int) -> None:
    heroes = ("black-panther", "black-widow", "doctor-strange") * 2
    setup = {
        "heroes": heroes[:players],
        "mode": ("king-of-the-hill",),
        "mirror": ("yes",),
    }
    assert begin(setup).health == [35] * players
    mode = KINGS[players - 3]
    stage = Stage(TRAINING_DUMMY, *["black-panther"] * (players - 1), mode=mode)
    stage.do("roll", "1 1 1 1 1", "announce hit-5").until("targeting")
    assert stage.moves() == [f"seat {seat + 1}" for seat in range(1, players)]  # no die is rolled
    stage.do(f"seat {players}").draw()
    assert len(stage.cards(0)) == 1


@proves("THR-AMB-66")
def test_with_two_left_the_target_needs_no_choice_and_the_king_is_still_worth_a_card() -> None:
    stage = hill(20, 30, 0)
    stage.s.bury()
    stage.do("roll", "1 1 1 1 1", "announce hit-5").until("defensive")
    assert not [event for event in stage.told("phase-began") if event.it.key == "targeting"]
    assert stage.target() == BOB
    assert len(stage.cards(ANNA)) == 1


@proves("THR-AMB-67")
def test_what_is_no_attack_earns_no_bonus() -> None:
    stage = attack(hill(20, 35, 30), BOB, "leech")
    assert stage.target() == BOB
    assert not stage.told("bonus-card")


@proves("THR-AMB-68")
def test_damage_that_waits_does_not_dethrone() -> None:
    stage = attack(hill(20, 31, 30), BOB, "hit-15").draw()
    assert len(stage.cards(ANNA)) == 1  # Bob is about to fall to 16, and is king all the same
