"""The named exceptions of Dice Throne: each position both ways, and all of them together."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.content import GAME, HEROES, begin
from kostka.games.dicethrone.readings import EXCEPTIONS
from kostka.games.dicethrone.terms import OVER_START
from kostka.kernel.chance import Rng
from kostka.kernel.game import RULINGS, chosen
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY
from tests.rules.proves import proves

KEYS = [each.key for each in EXCEPTIONS]
MODES = ("duel", "king-of-the-hill", "2v2", "2v2v2")
PLAYERS = {"duel": 2, "king-of-the-hill": 3, "2v2": 4, "2v2v2": 6}

# --- Healing: THR-AMB-30, THR-AMB-93 --------------------------------------------------------------


def defended(rulings: str, health: int, damage: int) -> Stage:
    """The dummy defends by healing 2 while so much damage waits, and everybody passes."""
    stage = Stage(TRAINING_DUMMY, TRAINING_DUMMY, rulings=rulings).life(50, health)
    stage.do("roll", "1 1 1 1 1", f"announce hit-{damage}").until("defensive")
    return stage.do("defend stuffing", "1 1").pass_window()


@proves("THR-AMB-30", "THR-AMB-93")
@pytest.mark.parametrize(
    "rulings, health",
    [
        ("book", 58),  # 60 + 2 - 4
        ("THR-AMB-30:faq", 56),  # 60, the 2 are lost, - 4
        ("THR-AMB-93:faq", 56),
        ("THR-AMB-30:faq,THR-AMB-93:faq", 56),
    ],
)
def test_at_the_cap_healing_is_netted_or_lost(rulings: str, health: int) -> None:
    assert defended(rulings, 60, 4).finish_roll_phase().health(1) == health


@proves("THR-AMB-93")
@pytest.mark.parametrize(
    "rulings, now", [("book", 3), ("THR-AMB-30:faq", 3), ("THR-AMB-93:faq", 5)]
)
def test_a_defence_heals_in_the_sum_or_at_once(rulings: str, now: int) -> None:
    stage = defended(rulings, 3, 4)
    assert stage.health(1) == now
    assert stage.finish_roll_phase().health(1) == 1  # alive in every reading


@proves("THR-AMB-93")
@pytest.mark.parametrize("rulings, now", [("book", 40), ("THR-AMB-93:faq", 45)])
def test_an_instant_heals_in_the_sum_or_at_once(rulings: str, now: int) -> None:
    stage = Stage("barbarian", "monk", rulings=rulings).life(40, 50).hand(0, "feelin-good")
    stage.do("roll", "1 1 2 4 6", "play feelin-good", "4 5 1")
    while stage.cards(0) or stage.pile(0) == []:
        assert stage.skip()
    assert stage.health(0) == now
    stage.do("no-ability").finish_roll_phase()
    assert stage.health(0) == 45  # 1, and 2 for each of two


# --- Roll-phase cards: THR-AMB-42 -----------------------------------------------------------------


@proves("THR-AMB-42")
@pytest.mark.parametrize("rulings", ["book", "THR-AMB-42:faq"])
def test_a_roll_card_is_answered_by_nobody_or_by_an_instant(rulings: str) -> None:
    stage = Stage("black-panther", "black-widow", rulings=rulings)
    stage.hand(0, "so-wild").cp(0, 2).hand(1, "tip-it").cp(1, 1)
    stage.do("roll", "1 1 2 4 6").until_asked(0).do("play so-wild")
    if rulings == "book":
        assert stage.moves()[0] == "die 1"  # it takes effect
        return
    stage.until_asked(1).do("play tip-it", "die 6")  # before it takes effect
    stage.pass_window()
    assert stage.moves() == ["die 1", "die 2", "die 4", "die 5"]


def shot(rulings: str) -> Stage:
    """The dice of Volley! lie there, and Black Widow holds Tip It!"""
    stage = Stage("moon-elf", "black-widow", rulings=rulings)
    stage.hand(0, "volley").cp(0, 1).hand(1, "tip-it").cp(1, 1)
    stage.do("roll", "1 1 2 2 4", "announce longbow 2").pass_window()
    return stage.do("play volley", "1 1 1 4 4").until_asked(1)


@proves("THR-AMB-42")
def test_the_dice_of_a_roll_card_are_answered_with_it() -> None:
    stage = shot("book")
    assert stage.refuses("play tip-it") == "THR-AMB-88"  # they have been counted
    assert stage.finish_roll_phase().health(1) == 50 - 5 - 3
    stage = shot("THR-AMB-42:faq")
    stage.do("play tip-it", "die 1", "pass").finish_roll_phase()
    assert stage.health(1) == 50 - 5 - 3  # a 2 is an arrow as well
    stage = shot("THR-AMB-42:faq")
    stage.do("play tip-it", "die 4", "to 3").finish_roll_phase()
    assert stage.health(1) == 50 - 5 - 4


@proves("THR-AMB-42")
def test_an_instant_and_a_token_stay_uninterruptible() -> None:
    stage = Stage("black-panther", "black-widow", rulings="THR-AMB-42:faq")
    stage.hand(0, "tip-it").cp(0, 1).hand(1, "tip-it").cp(1, 1)
    stage.do("roll", "1 1 2 4 6").until_asked(0).do("play tip-it")
    assert stage.asked() == 0 and stage.moves()[0].startswith("die")


# --- All of them together -------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bits", range(1 << len(KEYS)))
def test_random_games_with_any_of_them_end_and_come_back_from_a_save(bits: int, mode: str) -> None:
    rulings = [each.key for each in chosen(bits, EXCEPTIONS)] or ["book"]
    luck, left = Rng(100 * bits + len(mode)), list(HEROES)
    heroes = [left.pop(luck.below(len(left))) for _ in range(PLAYERS[mode])]
    s = begin({"heroes": heroes, "mode": [mode], RULINGS: rulings})
    most = s.mode.health + OVER_START
    moves = 0
    while not s.over():
        options = s.options()
        s.choose(s.roll(luck) if s.at_chance() else options[luck.below(len(options))])
        moves += 1
        assert all(0 <= health <= most for health in s.health)
        if moves % 97 == 0:
            saved = GAME.shelf.save(s)
            s = GAME.shelf.load(saved)
            assert GAME.shelf.save(s) == saved
    assert s.read_otherwise() == [each for each in rulings if each != "book"]
    assert not s.technical()
