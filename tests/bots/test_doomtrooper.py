"""What levels 4 and 5 know of Doomtrooper that the greedy bot does not."""

from __future__ import annotations

from inspect import signature

import pytest

from kostka.bots import bot
from kostka.bots.values import mind
from kostka.games import GAMES
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.prospects import SEASONED, of_prospects, usefulness
from kostka.games.doomtrooper.rules import KEEP, KEEP_HAND, PRIVILEGE, Discard, MayTakeANewHand
from kostka.games.doomtrooper.spoils import AnnouncePoints
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.value import WRITTEN, Scales, of_position
from kostka.kernel.chance import Rng
from kostka.lab.ladder import PAIRS
from kostka.sight import Seen
from tests.rules.doomtrooper.stage import Stage


def opened() -> Fight:
    """After the first turn's actions, in which nothing was done."""
    s, luck = GAMES["doomtrooper"].new({"decks": ("imperial-clans", "imperial-clans")}), Rng(5)
    assert isinstance(s, Fight)
    while not isinstance(s.question(), Discard):
        s.choose(s.roll(luck) if s.at_chance() else s.options()[0])
    return s


def test_a_useless_card_is_discarded_for_another() -> None:
    s = opened()
    seat = int(s.seat)
    worst = min([usefulness(s, seat, card) for card in s.hands[seat]])
    for level in ("4", "5"):
        chosen = bot(level, 1).choose(Seen(s, seat))
        assert chosen is not KEEP
        assert usefulness(s, seat, chosen) == worst
    assert bot("greedy", 1).choose(Seen(s, seat)) is KEEP


def test_the_last_cards_are_not_drawn_in_a_hurry() -> None:
    s = opened()
    seat = int(s.seat)
    s.decks[seat] = s.decks[seat][:3]
    assert bot("5", 1).choose(Seen(s, seat)) is KEEP


def test_a_point_that_can_be_spent_is_worth_more() -> None:
    s = opened()
    seat = int(s.seat)
    worths = []
    for points in (0, 1, 60, 61):
        s.destiny[seat] = points
        worths.append(of_prospects(s, seat, SEASONED))
    assert worths[1] - worths[0] == 4 * (worths[3] - worths[2]) > 0


def test_levels_have_minds_of_their_own() -> None:
    usual = mind(Fight)
    assert usual.at_level(3) is usual
    assert usual.at_level(4) is not usual.at_level(5)


@pytest.mark.parametrize("level", ["3", "4"])
def test_whom_the_next_attack_would_kill_takes_cover(level: str) -> None:
    """What others can do in their turn counts: nobody else is as dear as he is."""
    stage = Stage(["clansman", "sean-gallagher"], ["nepharite-of-ilian"])
    assert stage.s.write(bot(level, 1).choose(Seen(stage.s, 0))) == "seek-cover"
    stage.do("seek-cover")
    assert stage.s.write(bot(level, 1).choose(Seen(stage.s, 0))) == "with sean-gallagher"


def test_an_attack_of_the_next_turn_is_feared_by_whom_it_would_hit() -> None:
    strong, weak = "nepharite-of-ilian", "hussar"
    worths = [of_position(Stage(["sean-gallagher"], [foe]).s, 0) for foe in (strong, weak)]
    names = [it for it in signature(Scales).parameters]
    bold = Scales(**{it: 0 if it == "feared" else int(getattr(WRITTEN, it)) for it in names})
    calm = [of_position(Stage(["sean-gallagher"], [foe]).s, 0, bold) for foe in (strong, weak)]
    assert worths[0] < calm[0] and worths[1] == calm[1]


def test_a_mission_that_costs_nothing_is_played() -> None:
    stage = Stage(
        ["clansman", "sean-gallagher"], ["hussar"], hands=[["clan-infighting"]], destiny=[5, 5]
    )
    assert stage.s.write(bot("3", 1).choose(Seen(stage.s, 0))) == "play clan-infighting"


def test_level_5_knows_what_stays_on_the_table() -> None:
    """What arms the strongest is worth more than the points of two meditations; more so to who has
    counted it."""
    sword, bearer = "clansman-claymore", "clansman"
    armed = Stage([bearer], ["hussar"], destiny=[5, 5], on_warriors=[(sword, 0, bearer)])
    rich = Stage([bearer], ["hussar"], destiny=[7, 5], hands=[[sword]])
    more = [
        of_prospects(armed.s, 0, by) - of_prospects(rich.s, 0, by) for by in (WRITTEN, SEASONED)
    ]
    assert more[1] > 2 * more[0] > 0


@pytest.mark.parametrize("level", ["3", "4", "5"])
def test_one_begins_with_a_warrior_one_can_pay_for(level: str) -> None:
    s, luck = GAMES["doomtrooper"].new({"decks": ("imperial-clans", "imperial-clans")}), Rng(5)
    assert isinstance(s, Fight)
    while not isinstance(s.question(), MayTakeANewHand):
        s.choose(s.roll(luck) if s.at_chance() else s.options()[0])
    seat = int(s.seat)
    s.hands[seat] = [CARDS["clansman"], CARDS["ambush"]]
    assert bot(level, 1).choose(Seen(s, seat)) is KEEP_HAND
    s.hands[seat] = [CARDS["colonel-maxwell"], CARDS["ambush"]]  # who costs more than five
    assert bot(level, 1).choose(Seen(s, seat)) is PRIVILEGE


@pytest.mark.parametrize(
    ("promotion", "hand", "taken"),
    [
        (0, ["blood-beret"], "destiny 3"),  # just what he costs more than one has
        (0, ["clansman-claymore"], "destiny 0"),
        (0, ["colonel-maxwell"], "destiny 0"),  # for whom it would not do
        (38, ["blood-beret"], "destiny 0"),  # the game is won
    ],
)
def test_points_for_a_kill_bring_the_next_warrior(
    promotion: int, hand: list[str], taken: str
) -> None:
    stage = Stage(["nepharite-of-ilian"], ["golden-lion"], hands=[hand], destiny=[1])
    stage.s.promotion[0] = promotion
    stage.do("attack", "attacker nepharite-of-ilian", "defender golden-lion", "fight")
    while not isinstance(stage.s.question(), AnnouncePoints):
        stage.pass_window()
    assert stage.s.write(bot("5", 1).choose(Seen(stage.s, 0))) == taken


def test_on_the_ladder_both_have_the_same_deck() -> None:
    assert all([one == other for one, other in PAIRS["doomtrooper"]])
