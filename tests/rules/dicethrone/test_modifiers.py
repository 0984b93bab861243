"""Attack modifiers: what they may be played on, when, by whom, and what they add."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.damage import tally
from kostka.games.dicethrone.terms import ROLL, UNDEFENDABLE
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import PAIRS, TRAINING_DUMMY, TRIO
from tests.rules.proves import proves


@proves("THR-MOD-01", "THR-BP-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_four_kinetic_energy_add_two_to_an_attack(seat: int) -> None:
    heroes = ("black-panther", "black-widow") if seat == 0 else ("black-widow", "black-panther")
    stage = Stage(*heroes, start=seat).tokens(seat, kinetic_energy=4)
    stage.do("roll", "1 1 2 3 6", "announce vibranium-claws 2").finish_roll_phase()
    assert stage.health(1 - seat) == 50 - 7  # 5 and 4 // 2


@proves("THR-MOD-02")
def test_a_modifier_may_be_played_after_the_defence_roll() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").hand(0, "plus-1")
    stage.do("roll", "1 1 1 1 1", "announce hit-5", "defend bashengas-honor", "4 5 6")
    stage.pass_window()
    stage.do("play plus-1").finish_roll_phase()
    assert stage.health(1) == 44


@proves("THR-MOD-03")
def test_added_damage_is_of_the_type_of_the_attack() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").hand(0, "plus-2")
    stage.do("roll", "1 1 1 1 1", "announce pierce-3").until("defensive").do("play plus-2")
    ledger = stage.s.incoming()
    assert ledger is not None
    assert [(entry.n, entry.kind) for entry in tally(stage.s, ledger, 1).entries] == [
        (3, UNDEFENDABLE),
        (2, UNDEFENDABLE),
    ]
    stage.finish_roll_phase()
    assert [(event.n, event.it) for event in stage.told("damaged")] == [(5, UNDEFENDABLE)]


@proves("THR-MOD-04")
def test_a_modifier_needs_an_attack() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "willpower").cp(0, 1)
    stage.do("roll", "4 4 5 1 2", "announce heart-shaped-herb").pass_window()
    assert stage.told("activated")
    assert stage.refuses("play willpower") == "THR-MOD-04"


@proves("THR-MOD-05")
def test_only_the_attacker_may_modify_an_attack() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther", SPARRING_PARTNER, "black-widow", mode=PAIRS)
    stage.hand(3, "subversion").hand(1, "willpower").cp(1, 1).cp(3, 1)
    stage.do("roll", "1 1 1 1 1", "announce hit-6", "seat 2").until_asked(1)
    assert stage.refuses("play willpower") == "THR-MOD-05"
    stage.until_asked(3)  # the attacker's teammate
    assert stage.refuses("play subversion") == "THR-MOD-05"


@proves("THR-MOD-06")
def test_modifiers_are_roll_phase_cards_for_an_own_attack_in_progress() -> None:
    marked = [card for hero in HEROES.values() for card in hero.cards if card.modifier]
    assert {"willpower", "subversion"} <= {card.key for card in marked}
    assert all(card.kind is ROLL for card in marked)
    stage = Stage("black-panther", "black-widow").hand(0, "willpower", "so-wild").cp(0, 3)
    stage.do("roll", "1 1 1 4 5")
    assert stage.refuses("play so-wild") == ""  # a roll phase is running
    assert stage.refuses("play willpower") == "THR-MOD-04"


@proves("THR-AMB-101")
def test_the_first_moment_for_a_modifier_is_after_the_activation() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "willpower").cp(0, 1)
    stage.do("roll", "1 1 1 4 5", "announce vibranium-claws 1")
    assert stage.refuses("play willpower") == "THR-MOD-04"
    stage.pass_window()
    assert (stage.phase(), stage.refuses("play willpower")) == ("offensive", "")
    stage.do("play willpower", "1 2 3 4 6").finish_roll_phase()
    assert stage.health(1) == 44  # 3 + 3


@proves("THR-MODE-03")
def test_what_a_mode_does_not_change_stays_in_force() -> None:
    stage = Stage(
        "black-panther", "black-widow", TRAINING_DUMMY, mode=TRIO, start=2, opening_hands=True
    )
    assert stage.s.cp == [2, 2, 2]
    assert [len(hand) for hand in stage.s.hands] == [4, 4, 4]
    stage.until("main-1")
    assert stage.s.active() == 2
    assert (stage.s.cp[2], len(stage.s.hands[2])) == (2, 4)  # no income in the very first turn
    stage.next_turn().until("main-1")
    assert stage.s.active() == 0
    assert (stage.s.cp[0], len(stage.s.hands[0])) == (3, 5)
