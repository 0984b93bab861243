"""The eighteen cards of every deck, each once: its price, its effect and its limits."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.dice import SHOWN
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY


def main_phase(card: str, cp: int) -> Stage:
    """Black Panther's first main phase, with this card and just enough combat points."""
    return Stage("black-panther", "black-widow").until("main-1").hand(0, card).cp(0, cp)


def rolled(dice: str, seat: int, card: str, cp: int) -> Stage:
    """Black Panther has rolled; this seat, with this card and just enough CP, is asked."""
    stage = Stage("black-panther", "black-widow").hand(seat, card).cp(seat, cp)
    return stage.do("roll", dice).until_asked(seat)


def attacked(row: str) -> Stage:
    stage = Stage(TRAINING_DUMMY, "black-panther")
    return stage.do("roll", "1 1 1 1 1", f"announce {row}").until("defensive")


def dice(stage: Stage) -> tuple[int, ...]:
    roll = stage.s.rolled()
    assert roll is not None
    return SHOWN[roll.dice]


@pytest.mark.parametrize(
    "card, cost",
    [
        ("transference", 2),
        ("what-status-effects", 2),
        ("vegas-baby", 0),
        ("get-that-outta-here", 1),
        ("triple-up", 2),
        ("double-up", 1),
        ("buh-bye", 2),
        ("tip-it", 1),
        ("getting-paid", 0),
        ("not-this-time", 1),
        ("twice-as-wild", 3),
        ("try-try-again", 1),
        ("so-wild", 2),
        ("samesies", 1),
        ("one-more-time", 1),
        ("helping-hand", 1),
        ("better-d", 0),
        ("six-it", 1),
    ],
)
def test_the_prices(card: str, cost: int) -> None:
    stage = Stage("black-panther", "black-widow")
    assert stage.s.price(0, stage.card(0, card)) == cost
    assert stage.card(0, card) is stage.card(1, card)  # in both decks


def test_transference_moves_one_token() -> None:
    stage = main_phase("transference", 2).tokens(1, agility=2).tokens(0, time_bomb=1)
    stage.do("play transference", "seat 2").pass_window()
    assert [stage.count(seat, "agility") for seat in (0, 1)] == [1, 1]
    assert (stage.s.cp[0], stage.pile(0)) == (0, ["transference"])


def test_what_status_effects_removes_good_and_bad() -> None:
    stage = main_phase("what-status-effects", 2).tokens(1, agility=2, time_bomb=1, covert_ops=0)
    stage.do("play what-status-effects").pass_window()
    assert (stage.s.boards[1], stage.s.cp[0]) == ([], 0)


@pytest.mark.parametrize("die, cp", [("1", 1), ("2", 1), ("5", 3), ("6", 3)])
def test_vegas_baby_gives_half_the_die_in_combat_points(die: str, cp: int) -> None:
    stage = main_phase("vegas-baby", 0).do("play vegas-baby", die).pass_window()
    assert stage.s.cp[0] == cp


def test_get_that_outta_here_removes_one_token() -> None:
    stage = main_phase("get-that-outta-here", 1).tokens(1, agility=2)
    stage.do("play get-that-outta-here").pass_window()
    assert (stage.count(1, "agility"), stage.s.cp[0]) == (1, 0)


@pytest.mark.parametrize("card, cp, n", [("triple-up", 2, 3), ("double-up", 1, 2)])
def test_triple_up_and_double_up_draw(card: str, cp: int, n: int) -> None:
    stage = Stage("black-panther", "black-widow").hand(0, card).cp(0, cp)
    stage.do(f"play {card}").draw()
    assert (stage.phase(), len(stage.cards(0)), stage.s.cp[0]) == ("upkeep", n, 0)


def test_buh_bye_removes_one_token_of_a_chosen_player() -> None:
    stage = Stage("black-panther", "black-widow").hand(1, "buh-bye").cp(1, 2)
    stage.tokens(0, kinetic_energy=2).tokens(1, time_bomb=1)
    stage.do("play buh-bye", "seat 2").pass_window()
    assert (stage.count(0, "kinetic-energy"), stage.count(1, "time-bomb")) == (2, 0)
    assert stage.s.cp[1] == 0


@pytest.mark.parametrize(
    "die, choices", [("1", []), ("6", []), ("3", ["to 2", "to 4"])], ids=["1", "6", "3"]
)
def test_tip_it_shifts_a_die_by_one(die: str, choices: list[str]) -> None:
    stage = rolled("1 3 3 6 6", 1, "tip-it", 1).do("play tip-it", f"die {die}")
    if choices:
        assert stage.moves() == choices
        stage.do("to 4")
    after = {"1": (2, 3, 3, 6, 6), "6": (1, 3, 3, 5, 6), "3": (1, 3, 4, 6, 6)}
    assert dice(stage) == after[die]
    assert stage.s.cp[1] == 0


def test_getting_paid_gives_two() -> None:
    stage = Stage("black-panther", "black-widow").hand(1, "getting-paid").cp(1, 0)
    stage.do("play getting-paid").pass_window()
    assert stage.s.cp[1] == 2


def test_not_this_time_prevents_six_for_a_chosen_player() -> None:
    stage = attacked("hit-8").hand(1, "not-this-time").cp(1, 1)
    stage.do("defend bashengas-honor", "1 1 1").pass_window()
    stage.do("play not-this-time")
    assert stage.moves() == ["seat 1", "seat 2"]  # there is damage to both
    stage.do("seat 2").finish_roll_phase()
    assert stage.s.health == [47, 48]
    assert stage.s.cp[1] == 0


def test_twice_as_wild_turns_two_dice() -> None:
    stage = rolled("1 1 4 4 6", 1, "twice-as-wild", 3)
    stage.do("play twice-as-wild", "die 1", "to 5", "die 4", "to 2")
    assert dice(stage) == (1, 2, 4, 5, 6)
    assert stage.s.cp[1] == 0


def test_try_try_again_rerolls_up_to_two_own_dice() -> None:
    stage = rolled("1 1 4 4 6", 0, "try-try-again", 1).do("play try-try-again", "die 1", "6")
    assert "stop" in stage.moves()
    stage.do("die 6", "5")  # the same die may be rolled again
    assert dice(stage) == (1, 4, 4, 5, 6)
    stage = rolled("1 1 4 4 6", 0, "try-try-again", 1)
    stage.do("play try-try-again", "die 1", "6", "stop")
    assert dice(stage) == (1, 4, 4, 6, 6)
    stage = rolled("1 1 4 4 6", 1, "try-try-again", 1)
    assert stage.refuses("play try-try-again") == "THR-AMB-88"


def test_so_wild_turns_any_die_to_any_number() -> None:
    stage = rolled("1 1 4 4 6", 1, "so-wild", 2).do("play so-wild", "die 6", "to 1")
    assert dice(stage) == (1, 1, 1, 4, 4)
    assert stage.s.cp[1] == 0


def test_samesies_copies_another_own_die() -> None:
    stage = rolled("1 2 4 4 6", 0, "samesies", 1).do("play samesies", "die 2")
    assert stage.moves() == ["to 1", "to 4", "to 6"]
    stage.do("to 6")
    assert dice(stage) == (1, 4, 4, 6, 6)
    assert rolled("1 2 4 4 6", 1, "samesies", 1).refuses("play samesies") == "THR-AMB-88"


def test_one_more_time_is_a_roll_attempt_more() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "one-more-time").cp(0, 1)
    stage.do("roll", "1 1 1 4 4", "keep 4 4", "1 1 1", "keep 4 4", "1 1 2")
    stage.do("play one-more-time", "keep 4 4", "5 6 6")
    assert dice(stage) == (4, 4, 5, 6, 6)
    stage.do("pass", "pass")
    assert stage.refuses("keep 4 4") == "THR-OFF-01"
    assert stage.s.cp[0] == 0


def test_helping_hand_makes_an_opponent_reroll_a_die() -> None:
    stage = rolled("6 6 6 6 6", 1, "helping-hand", 1).do("play helping-hand", "1")
    assert dice(stage) == (1, 6, 6, 6, 6)
    assert stage.s.cp[1] == 0
    assert rolled("6 6 6 6 6", 0, "helping-hand", 1).refuses("play helping-hand") == "THR-AMB-88"


def test_better_d_is_a_defence_roll_more() -> None:
    stage = attacked("hit-6").hand(1, "better-d").cp(1, 0).until_asked(1)
    assert stage.refuses("play better-d") == "THR-AMB-88"  # no defence dice yet
    stage.do("defend bashengas-honor", "1 4 6", "play better-d", "keep 1", "2 3")
    stage.finish_roll_phase()
    assert stage.s.health == [47, 44]


def test_six_it_turns_an_own_die_to_six() -> None:
    stage = rolled("1 6 6 6 6", 0, "six-it", 1).do("play six-it", "die 1")
    assert dice(stage) == (6, 6, 6, 6, 6)
    assert stage.s.cp[0] == 0
    assert rolled("1 6 6 6 6", 1, "six-it", 1).refuses("play six-it") == "THR-AMB-88"
