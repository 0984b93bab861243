"""The offensive roll phase: THR-ROLL, THR-OFF, THR-REQ."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.dice import write_dice
from kostka.games.dicethrone.notes import RollPhase
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves


def duel() -> Stage:
    return Stage("black-panther", "black-widow")


def rolled(dice: str) -> Stage:
    """One roll attempt made, nobody wanted to respond."""
    return duel().do("roll", dice).pass_window()


def roll_phase(stage: Stage) -> RollPhase:
    phase = stage.s.roll_phase()
    assert phase is not None
    return phase


def dice(stage: Stage) -> str:
    roll = stage.s.rolled()
    assert roll is not None
    return write_dice(int(roll.dice))


# --- The roll phase -------------------------------------------------------------------------------


@proves("THR-ROLL-01")
def test_what_is_done_in_the_offensive_roll_phase_lasts_to_the_end_of_the_roll_phase() -> None:
    stage = duel().hand(0, "willpower", "so-wild").cp(0, 3)
    stage.do("roll", "1 2 3 5 6", "announce vibranium-claws 1").pass_window()
    assert stage.phase() == "offensive"
    stage.do("play willpower", "1 1 4 5 6")
    assert stage.moves() == ["pass"]  # its dice can be answered too
    stage.until("defensive")
    assert stage.told("damaged") == []
    stage.do("no-defence").finish_roll_phase()
    assert stage.health(1) == 45  # 3, and 2 of the card
    assert stage.phase() == "main-2"
    assert stage.s.roll_phase() is None
    assert stage.refuses("play so-wild") == "THR-RPA-02"


@proves("THR-ROLL-02", "THR-AMB-85")
def test_what_follows_the_damage_happens_before_the_second_main_phase() -> None:
    stage = Stage(SPARRING_PARTNER, "black-widow")
    stage.do("roll", "1 2 3 4 5", "announce footwork 2").until("defensive")
    assert stage.count(0, "spark") == 0  # "deal 5 damage, then gain a Spark"
    stage.do("no-defence").pass_window()
    assert stage.health(1) == 45
    stage.finish_roll_phase()
    assert stage.count(0, "spark") == 1
    told = [
        event.it.key if event.word.key == "phase-began" else event.word.key for event in stage.log
    ]
    assert told.index("damaged") < told.index("token-gained", told.index("damaged"))
    assert told.index("token-gained", told.index("damaged")) < told.index("main-2")


@proves("THR-ROLL-03")
def test_everybody_may_act_after_every_roll_attempt() -> None:
    stage = duel().hand(0, "six-it").hand(1, "helping-hand").cp(1, 1).do("roll", "1 1 4 5 6")
    assert stage.asked() == 0
    assert stage.moves() == ["pass", "play six-it"]
    stage.do("pass")
    assert stage.asked() == 1
    assert stage.moves() == ["pass", "play helping-hand"]
    stage.do("pass")
    assert stage.offered("keep 1 1")  # the second attempt comes only now
    stage.do("keep 1 1", "2 2 2", "pass")
    assert stage.asked() == 1
    assert stage.moves() == ["pass", "play helping-hand"]


@proves("THR-ROLL-04")
def test_dice_of_an_ability_are_no_roll_attempt() -> None:
    stage = duel().level(0, "triple-threat", 2).hand(1, "so-wild").cp(1, 2)
    stage.do("roll", "1 2 4 5 6", "announce triple-threat").pass_window()
    assert stage.s.at_chance()
    assert roll_phase(stage).attempts == 1
    stage.do("1 2 3")  # three dice
    assert roll_phase(stage).attempts == 1
    stage.until_asked(1).do("play so-wild", "die 3")  # but they can be altered like those of one


@proves("THR-ROLL-05")
def test_the_final_dice_are_those_after_all_alterations() -> None:
    stage = duel().hand(1, "so-wild").cp(1, 2)
    stage.do("roll", "1 1 2 6 6", "announce stealth-strike", "play so-wild", "die 6", "to 5")
    stage.pass_window()
    assert dice(stage) == "1 1 2 5 6"
    assert stage.refuses("announce stealth-strike") == "THR-OFF-10"
    stage.do("announce vibranium-claws 1").finish_roll_phase()
    assert stage.health(1) == 47


# --- Roll attempts --------------------------------------------------------------------------------


@proves("THR-OFF-02", "THR-AMB-13")
def test_the_first_attempt_rolls_all_five_dice() -> None:
    stage = duel().until("offensive")
    assert stage.moves() == ["roll", "no-ability"]
    for some in ("keep 1", "keep 6 6"):  # there is nothing to keep
        with pytest.raises(LookupError):
            stage.s.read(some)
    stage.do("roll")
    with pytest.raises(LookupError):
        stage.s.read("1 2 3")  # not only 3 dice
    assert len(stage.moves()) == 252  # all sorted throws of them
    assert {len(throw.split()) for throw in stage.moves()} == {5}
    stage.do("1 2 4 5 6").pass_window()
    stage.do("keep 4 5")
    assert {len(throw.split()) for throw in stage.moves()} == {3}  # later only those not kept


@proves("THR-OFF-03")
def test_a_die_that_was_kept_may_be_rolled_again() -> None:
    stage = rolled("6 6 1 2 3").do("keep 6 6", "1 4 4").pass_window()
    assert stage.refuses("keep 6 1 4 4") == ""
    stage.do("keep 6 1 4 4", "2").pass_window()
    assert dice(stage) == "1 2 4 4 6"
    assert roll_phase(stage).attempts == 3


@proves("THR-OFF-04")
def test_unused_attempts_are_noted_when_announcing_early() -> None:
    stage = rolled("1 2 3 4 5").do("announce meteoric-punch 2")
    phase = roll_phase(stage)
    assert phase.allowed - phase.attempts == 2


@proves("THR-AMB-14")
def test_the_active_player_need_not_roll_at_all() -> None:
    stage = duel().until("offensive")
    assert stage.refuses("announce vibranium-claws 1") == "THR-OFF-05"
    stage.do("no-ability").pass_window()
    assert stage.phase() == "main-2"
    assert stage.told("dice-rolled") == []


# --- Announcing -----------------------------------------------------------------------------------


@proves("THR-OFF-05")
def test_an_ability_that_the_dice_do_not_show_is_refused() -> None:
    stage = rolled("1 2 3 4 6")
    assert stage.refuses("announce meteoric-punch 2") == "THR-OFF-05"
    assert stage.refuses("announce meteoric-punch 1") == ""
    stage.do("announce meteoric-punch 1")
    assert [event.it.written() for event in stage.told("announced")] == ["meteoric-punch 1"]


@proves("THR-OFF-07")
def test_the_opponent_is_asked_before_an_ultimate_is_activated() -> None:
    stage = rolled("6 6 6 6 6").hand(1, "so-wild").do("announce wakanda-forever", "pass")
    assert stage.asked() == 1
    assert stage.moves() == ["pass", "play so-wild"]
    assert stage.told("activated") == []
    stage.do("pass")
    assert [event.it.written() for event in stage.told("activated")] == ["wakanda-forever"]


@proves("THR-OFF-08")
def test_after_an_alteration_another_ability_may_be_announced() -> None:
    stage = rolled("6 6 6 6 6").hand(1, "so-wild").cp(1, 2)
    stage.do("announce wakanda-forever", "play so-wild", "to 5").pass_window()
    assert stage.asked() == 0
    assert dice(stage) == "5 6 6 6 6"
    assert dice(stage).count("6") == 4  # Panther
    stage.do("announce ancestral-power").pass_window()
    assert [event.it.written() for event in stage.told("activated")] == ["ancestral-power"]


@proves("THR-OFF-09")
def test_after_an_alteration_the_unused_attempts_may_be_used() -> None:
    stage = rolled("1 2 3 5 6").hand(1, "so-wild").cp(1, 2)
    stage.do("announce vibranium-claws 1", "play so-wild", "die 3", "to 4").pass_window()
    phase = roll_phase(stage)
    assert phase.allowed - phase.attempts == 2
    stage.do("keep 1 2", "1 1 1", "keep 1 1", "2 2 2").pass_window()
    assert stage.refuses("keep 1") == "THR-OFF-01"


@proves("THR-OFF-09", "THR-AMB-17")
def test_without_attempts_and_without_a_fitting_ability_the_phase_is_over() -> None:
    stage = duel().hand(0, "six-it").hand(1, "so-wild").cp(0, 1).cp(1, 2)
    stage.do("roll", "1 4 4 6 6", "keep none", "1 4 4 6 6", "keep none", "1 4 4 5 6")
    assert roll_phase(stage).attempts == 3
    stage.do("announce heart-shaped-herb", "play so-wild", "die 5", "to 6")
    assert stage.asked() == 0
    assert stage.offered("play six-it")  # own cards may still change the dice
    stage.pass_window()
    assert stage.refuses("keep 1 4") == "THR-OFF-01"
    assert stage.moves() == ["no-ability"]


@proves("THR-OFF-10")
def test_an_announced_ability_that_no_longer_fits_is_not_activated() -> None:
    stage = duel().hand(1, "so-wild").cp(1, 2)
    stage.do("roll", "2 2 3 4 5", "keep none", "2 2 3 4 5", "keep none", "2 2 3 4 5")
    stage.do("announce meteoric-punch 1", "play so-wild", "die 5", "to 4").pass_window()
    assert dice(stage) == "2 2 3 4 4"
    assert stage.refuses("announce meteoric-punch 1") == "THR-OFF-10"
    assert stage.told("activated") == []


@proves("THR-AMB-16")
def test_the_exchange_of_alterations_goes_on_until_all_pass() -> None:
    stage = duel().hand(0, "so-wild", "six-it").hand(1, "samesies", "helping-hand", "tip-it")
    stage.cp(0, 3).cp(1, 3).do("roll", "1 4 6 6 6")
    assert stage.asked() == 0  # before announcing, and before the opponent is asked
    stage.do("play six-it", "die 4").pass_window()
    stage.do("announce ancestral-power", "play helping-hand", "die 6", "2")
    assert stage.asked() == 0
    stage.do("play so-wild", "die 2", "to 6", "pass")
    assert stage.asked() == 1  # and may answer that in turn
    stage.do("play tip-it", "pass", "die 6").pass_window()
    assert dice(stage) == "1 5 6 6 6"
    assert stage.told("activated") == []
    assert stage.refuses("announce ancestral-power") == "THR-OFF-10"


@proves("THR-AMB-18")
def test_an_alteration_that_leaves_the_ability_valid_still_offers_both_choices() -> None:
    stage = rolled("1 1 2 3 6").hand(1, "so-wild").cp(1, 2)
    stage.do("announce vibranium-claws 1", "play so-wild", "die 3", "to 4").pass_window()
    assert stage.told("activated") == []
    assert stage.offered("announce vibranium-claws 1")  # 1 1 2 4 6
    assert stage.offered("keep 1 1 2")
    stage.do("announce vibranium-claws 1").pass_window()
    assert len(stage.told("activated")) == 1


@proves("THR-AMB-19")
def test_every_row_that_is_met_may_be_announced() -> None:
    for row, health in ((1, 47), (2, 45), (3, 44)):
        stage = rolled("1 1 2 2 3").do(f"announce vibranium-claws {row}").finish_roll_phase()
        assert stage.health(1) == health


# --- Activation -----------------------------------------------------------------------------------


@proves("THR-OFF-11")
def test_dice_of_the_ability_are_rolled_before_the_target_is_found() -> None:
    stage = rolled("1 2 4 5 6").do("announce triple-threat").pass_window()
    assert stage.s.at_chance()
    assert stage.phase() == "offensive"
    assert stage.told("target-found") == []
    stage.do("1 2").finish_roll_phase()
    assert stage.health(1) == 42  # 6, and 2 of the extra dice


@proves("THR-OFF-12")
def test_what_needs_no_target_is_done_before_there_is_one() -> None:
    stage = rolled("1 2 3 4 5").do("announce meteoric-punch 2").pass_window()
    assert stage.count(0, "kinetic-energy") == 2
    assert stage.phase() == "offensive"
    assert stage.told("target-found") == []
    stage.do("no-defence").finish_roll_phase()
    assert stage.health(1) == 41  # 8, and 1 for 2 Kinetic Energy


@proves("THR-OFF-13")
def test_a_second_ability_in_the_same_phase_is_refused() -> None:
    stage = rolled("1 2 3 4 6")
    assert stage.offered("announce vibranium-claws 1")
    assert stage.offered("announce meteoric-punch 1")
    stage.do("announce vibranium-claws 1").pass_window()
    assert stage.asked() == 0
    assert stage.refuses("announce meteoric-punch 1") == "THR-OFF-13"
    assert stage.moves() == ["pass"]


@proves("THR-OFF-14")
def test_a_roll_attempt_after_activation_is_refused() -> None:
    stage = rolled("1 2 3 4 6").hand(0, "so-wild").do("announce vibranium-claws 1").pass_window()
    phase = roll_phase(stage)
    assert phase.allowed - phase.attempts == 2
    assert stage.refuses("roll-again") == "THR-OFF-14"
    assert not stage.offered("play so-wild")  # the result is final for cards too


@proves("THR-OFF-15")
def test_a_weak_attack_against_a_strong_defence_is_allowed() -> None:
    stage = duel().level(1, "sabotage", 2).do("roll", "1 2 3 5 6").pass_window()
    assert stage.refuses("announce vibranium-claws 1") == ""
    stage.do("announce vibranium-claws 1", "defend sabotage", "1 1 2 5").finish_roll_phase()
    assert stage.s.health == [49, 50]  # 3 damage prevented, 1 dealt back


# --- Requirements ---------------------------------------------------------------------------------


@proves("THR-REQ-01")
def test_a_requirement_is_met_by_the_final_dice() -> None:
    assert rolled("4 4 5 1 6").offered("announce heart-shaped-herb")  # 3 Vibranium
    assert rolled("4 3 5 1 6").refuses("announce heart-shaped-herb") == "THR-OFF-05"


@proves("THR-REQ-02")
def test_every_symbol_needs_a_die_of_its_own() -> None:
    assert rolled("1 3 6 6 4").offered("announce stealth-strike")  # 2 Claws and 2 Panther
    assert rolled("1 6 6 6 4").refuses("announce stealth-strike") == "THR-OFF-05"


@proves("THR-REQ-03")
def test_a_small_straight_is_four_numbers_in_a_row() -> None:
    for fits in ("2 3 4 5 5", "1 2 3 4 4", "3 4 5 6 1"):
        assert rolled(fits).offered("announce meteoric-punch 1")
    assert rolled("1 2 3 5 6").refuses("announce meteoric-punch 1") == "THR-OFF-05"


@proves("THR-REQ-04", "THR-AMB-20")
def test_a_large_straight_is_five_numbers_in_a_row_and_a_small_one_too() -> None:
    for fits in ("6 4 2 5 3", "1 2 3 4 5"):
        assert rolled(fits).offered("announce meteoric-punch 2")
        assert rolled(fits).offered("announce meteoric-punch 1")
    assert rolled("1 2 3 4 6").refuses("announce meteoric-punch 2") == "THR-OFF-05"


@proves("THR-REQ-05")
def test_three_of_a_kind_are_numbers_and_not_symbols() -> None:
    for shown, row, tokens in (("1 2 3 1 2", 3, 0), ("1 1 1 2 6", 2, 1)):
        stage = duel().level(0, "vibranium-claws", 2).do("roll", shown)
        stage.do(f"announce vibranium-claws {row}").pass_window()
        assert stage.count(0, "kinetic-energy") == tokens
