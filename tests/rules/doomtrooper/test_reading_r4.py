"""Ploys and schemes read a second time: what they had done differently from their print."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import PlusBase
from kostka.games.doomtrooper.identity import CountsAs
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import ARMOUR, ENTOMBED, FIGHT, OUTPOST, SPECIAL, SQUAD, TANK
from kostka.games.doomtrooper.verbs import Stays
from kostka.kernel.step import Word
from kostka.words import book
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    BALLOON,
    BAUHAUS_BIKE,
    BAUHAUS_MAN,
    BIKE,
    GIANT,
    RING,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEMPLAR_KNIGHT,
    UNEQUIP,
)
from tests.rules.doomtrooper.stage import Stage
from tests.rules.doomtrooper.test_cards_ploys_4 import desperate

STRONGER = Card("stronger", SPECIAL, AT_ANY_TIME, AWarrior(), Stays(PlusBase(3, FIGHT)))
LIKE_A_TANK = Card("like-a-tank", SPECIAL, AT_ANY_TIME, AWarrior(), Stays(CountsAs(TANK)))
BOOK = book("doomtrooper")
LEADER = "president-charles-w-colding"

# --- Surplus --------------------------------------------------------------------------------------


@pytest.mark.parametrize("spared", [False, True])
def test_a_surplus_spares_its_player_an_economic_breakdown(spared: bool) -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["economic-breakdown"]],
        destiny=[20, 40],
        on_all=[("surplus", 1)] if spared else [],
    )
    stage.do("meditate", "play economic-breakdown").to_action()
    assert stage.s.destiny == [15, 40 if spared else 15]
    stage.s.gain_destiny(1, 5, None)
    stage.s.gain_destiny(0, 5, None)
    assert stage.s.destiny == [15, 45 if spared else 15]


# --- Desperate times ------------------------------------------------------------------------------


def test_corporate_shenanigans_of_others_leave_what_is_kept_apart() -> None:
    stage = desperate("corporate-shenanigans", destiny=(3, 4))
    while stage.asked() != 1:
        stage.move("pass")
    over(stage.do("play corporate-shenanigans"))
    assert stage.s.destiny == [25, 0]


def test_even_the_robbed_blind_keep_what_is_kept_apart() -> None:
    stage = desperate("robbed-blind", destiny=(3, 2))
    stage.s.enter(CARDS["cardinals-bank"], 0, -1, -1, 1)
    stage.s.offered = None
    stage.to_action().next_turn()
    had = stage.s.destiny[0]
    over(stage.do("play robbed-blind"))
    assert stage.s.destiny[0] == 25 < had and stage.s.destiny[1] == 2 + had - 25


# --- Values ---------------------------------------------------------------------------------------


def test_fatigue_halves_the_base_before_anything_is_added_to_it() -> None:
    """DOOM-AMB-55"""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["combat-fatigue"]],
        on_warriors=[(STRONGER, 1, "bauhaus-man"), (SWORD, 1, "bauhaus-man")],
    )
    over(stage.do("play combat-fatigue", "to squad of seat 2"))
    assert stage.value("bauhaus-man", FIGHT) == 2 + 3 + 3, "half of three, rounded up"
    assert stage.value("bauhaus-man", ARMOUR) == 2


# --- What is annihilated --------------------------------------------------------------------------


def in_the_graveyard() -> Stage:
    """A Corporate Leader lies there, and one is in play."""
    stage = Stage([SOLDIER], [BAUHAUS_MAN, LEADER], hands=[["bloody-coup"]])
    grave = stage.s.enter(CARDS["graveyard"], 1, -1, -1, 1)
    buried = stage.s.new_piece(CARDS[LEADER], 1, grave.number, -1, 1)
    buried.out = grave.number
    buried.markers = ENTOMBED
    stage.s.annihilate(stage.piece(LEADER).number, None)
    stage.s.gone[1].clear()
    stage.s.lay(buried)
    stage.s.offered = None
    return stage


def test_a_bloody_coup_reaches_into_the_graveyard() -> None:
    stage = in_the_graveyard()
    over(stage.do("play bloody-coup"))
    assert [it.key for it in stage.s.gone[1]] == [LEADER] and stage.pile(1) == []
    assert stage.in_play("graveyard") and not stage.in_play(LEADER)


def test_who_lies_in_the_graveyard_is_only_discarded_with_it() -> None:
    stage = in_the_graveyard()
    stage.s.annihilate(stage.piece("graveyard").number, None)
    assert stage.pile(1) == [LEADER]


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "pay 6 destiny points, or annihilate this card"),
        ("cs", "zaplať 6 bodů osudu, nebo tuto kartu obětuj"),
        ("pl", "zapłać 6 Punktów Przeznaczenia albo poświęć tę kartę"),
    ],
)
def test_the_text_says_that_an_unpaid_prophecy_is_annihilated(language: str, says: str) -> None:
    assert says in BOOK.describe(CARDS["behold-the-future-possibilities"], language)


# --- Equal rights ---------------------------------------------------------------------------------


def one_more_attack(stage: Stage) -> Stage:
    """The duel is over, and there is an attack action left."""
    stage.turn().attacks = 2
    stage.out_of_the_duel()
    while stage.where()[-1] == "answers" or stage.where()[-1] == "anytime":
        stage.move("pass")
    return stage


@pytest.mark.parametrize("equal", [True, False])
def test_a_charge_is_the_one_attack_of_equal_rights(equal: bool) -> None:
    stage = Stage(
        [GIANT, SOLDIER],
        [BAUHAUS_MAN, STRONG_SIX],
        hands=[["charge"]],
        on_all=[("equal-rights", 1)] if equal else [],
    ).change("soldier", down=True)
    over(stage.do("play charge")).do("attacker soldier", "defender strong-six", "fight")
    one_more_attack(stage).to_action()
    assert stage.asked() == (1 if equal else 0)


@pytest.mark.parametrize("equal", [True, False])
def test_equal_rights_leave_no_other_attack_action_either(equal: bool) -> None:
    stage = Stage(
        [GIANT, SOLDIER],
        [BAUHAUS_MAN, STRONG_SIX],
        on_warriors=[("dpat-9-deuce", 0, "soldier"), (BIKE, 1, "bauhaus-man")],
        on_all=[("equal-rights", 1)] if equal else [],
    )
    assert stage.refuses("use blast of dpat-9-deuce") == ""
    stage.duel("giant", "strong-six")
    stage.turn().free, stage.turn().ended = 2, False
    one_more_attack(stage).to_action()
    assert stage.asked() == 0
    assert stage.refuses("use blast of dpat-9-deuce") == ("DOOM-CORE-01" if equal else "")


# --- Mines ----------------------------------------------------------------------------------------


def test_who_is_made_to_count_as_a_tank_is_blown_up_like_one() -> None:
    stage = Stage(
        [BAUHAUS_MAN, GIANT],
        [SOLDIER],
        hands=[[], ["anti-tank-minefield"]],
        on_warriors=[(LIKE_A_TANK, 0, "bauhaus-man")],
    )
    stage.duel("bauhaus-man", "soldier")
    over(stage.do("pass", "play anti-tank-minefield"))
    while stage.s.promotion[1] == 0:
        stage.s.choose(stage.s.options()[0])
    assert stage.s.promotion[1] == 3 and not stage.in_play("bauhaus-man")


@pytest.mark.parametrize(("area", "rule"), [(SQUAD, "DOOM-CORE-01"), (OUTPOST, "")])
def test_an_engineer_in_the_squad_knows_balloons_too(area: Word, rule: str) -> None:
    """They are a Minefield."""
    stage = Stage(
        [STRONG_SIX, GIANT],
        [SOLDIER],
        on_warriors=[(BALLOON, 0, "strong-six"), ("assault-engineer", 0, "giant")],
        at_areas=[("barrage-balloons", 1, SQUAD)],
    ).change("giant", area=area)
    stage.do("attack", "attacker strong-six", "defender soldier")
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("use rise of barrage-balloons") == rule


# --- Loot -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("taken", ["no", "with ring"])
def test_nobody_has_to_pillage(taken: str) -> None:
    stage = Stage(
        [TEMPLAR_KNIGHT],
        [BAUHAUS_MAN, SOLDIER],
        on_warriors=[(RING, 1, "bauhaus-man"), (BAUHAUS_BIKE, 1, "bauhaus-man")],
        at_areas=[("pillaged-munitions", 0, OUTPOST)],
        opened=True,
    )
    stage.change("bauhaus-man", area=OUTPOST, wounded=True).change("bauhaus-bike", down=True)
    stage.duel("templar-knight", "bauhaus-man", "shoot")
    while taken not in stage.moves() or "with ring" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
    stage.move(taken).to_action()
    left = ["bauhaus-bike", "bauhaus-man"] + (["ring"] if taken == "no" else [])
    assert sorted(stage.pile(1)) == left
    assert stage.in_play("ring") is (taken != "no")


def test_each_of_two_fruits_of_war_asks_its_own_bearer() -> None:
    stage = Stage(
        [SOLDIER, STRONG_SIX],
        [BAUHAUS_MAN],
        hands=[[UNEQUIP]],
        on_warriors=[
            ("fruits-of-war", 0, "soldier"),
            ("fruits-of-war", 0, "bauhaus-man"),
            (RING, 1, "bauhaus-man"),
        ],
    )
    over(stage.do("meditate", "play unequip"))
    first = [f"first fruits-of-war acts of ring on {who}" for who in ("soldier", "bauhaus-man")]
    assert stage.moves() == first
    stage.move(first[1])
    asked = {}
    for _ in range(2):
        asked[stage.asked()] = stage.moves()
        stage.move("no")
    assert asked == {0: ["no", "with soldier", "with strong-six"], 1: ["no", "with bauhaus-man"]}
