"""What is particular to the special cards of Mortificator about players, points and piles."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.terms import KOHORT, SQUAD
from kostka.kernel.chance import Rng
from kostka.kernel.step import CHANCE
from tests.rules.doomtrooper.props import BAUHAUS_MAN, SOLDIER, STRONG_SIX, SWORD, TENT
from tests.rules.doomtrooper.stage import Stage, card

KARMA = "positive-karma"


def keys(cards: Sequence[Card]) -> list[str]:
    return [it.key for it in cards]


def put(stage: Stage, seat: int, pile: list[str], face_down: list[str]) -> Stage:
    """Into a discard pile."""
    stage.s.piles[seat] = [card(it) for it in pile]
    stage.s.buried[seat] = [card(it) for it in face_down]
    return stage


# --- For everybody ------------------------------------------------------------------------------


def test_after_an_economic_breakdown_nobody_has_more_than_fifteen() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["economic-breakdown", KARMA]],
        destiny=[14, 40],
        at_areas=[("cardinals-bank", 1, SQUAD)],
    )
    stage.do("meditate", "play economic-breakdown").to_action()
    assert stage.s.destiny == [15, 15]
    stage.do("meditate", f"play {KARMA}").to_action()
    assert stage.s.destiny == [15, 15]


def test_who_has_a_surplus_keeps_it_in_an_economic_breakdown() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["economic-breakdown", KARMA]],
        destiny=[20, 40],
        on_all=[("surplus", 0)],
    )
    stage.do("meditate", "play economic-breakdown").to_action()
    assert stage.s.destiny == [21, 15]
    stage.do("meditate", f"play {KARMA}").to_action()
    assert stage.s.destiny[0] > 21


@pytest.mark.parametrize(("market", "gain"), [("falling-market", 0), ("rising-market", 2)])
def test_markets_rule_what_meditation_gives(market: str, gain: int) -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], on_all=[(market, 1), (market, 0)])
    stage.do("meditate").to_action()
    assert stage.s.destiny[0] == gain


@pytest.mark.parametrize(
    ("new", "old"),
    [("rising-market", "falling-market"), ("falling-market", "rising-market")],
)
def test_one_market_ends_the_other(new: str, old: str) -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[[new]], on_all=[(old, 1)])
    stage.do("meditate", f"play {new}").to_action()
    assert stage.in_play(new) and not stage.in_play(old) and stage.pile(1) == [old]


def test_nobody_draws_more_than_one_card_in_a_draw_step() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["throwing-it-all-away"]])
    stage.s.decks = [[card(KARMA)] * 9, [card(KARMA)] * 9]
    stage.do("play throwing-it-all-away").to_action()
    stage.next_turn()
    assert len(stage.s.hands[1]) == 1
    stage.next_turn()
    assert len(stage.s.hands[0]) == 1


# --- On a player --------------------------------------------------------------------------------


def test_who_has_to_listen_up_has_no_equipment_in_his_areas() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["listen-up"], [TENT, SWORD]],
        at_areas=[(TENT, 1, SQUAD), ("factory", 1, KOHORT)],
    )
    stage.do("meditate", "play listen-up", "on seat 2").to_action()
    assert stage.pile(1) == ["tent"] and stage.in_play("factory")
    stage.next_turn()
    assert stage.refuses("play tent") == "DOOM-CORE-01" and stage.refuses("play sword") == ""


def test_who_wants_to_play_pays_for_every_card_he_draws() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["wanna-play"]],
        decks=[[], [KARMA] * 9],
        destiny=[0, 3],
        on_all=[("falling-market", 1)],
    )
    stage.do("play wanna-play", "on seat 2").to_action()
    assert not stage.in_play("falling-market")
    stage.next_turn()
    assert len(stage.s.hands[1]) == 3 and stage.s.destiny[1] == 0 and stage.in_play("wanna-play")
    stage.next_turn().next_turn()
    assert not stage.in_play("wanna-play") and len(stage.s.hands[1]) == 7


def test_watchful_eyes_add_up() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[[KARMA]],
        destiny=[0, 1],
        on_players=[("watchful-eye", 1, 0), ("watchful-eye", 1, 0)],
    )
    stage.do("meditate")
    assert stage.refuses(f"play {KARMA}") == "DOOM-SPEC-02"
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[[KARMA]],
        destiny=[2, 1],
        on_players=[("watchful-eye", 1, 0), ("watchful-eye", 1, 0)],
    )
    stage.do("meditate", f"play {KARMA}").to_action()
    assert stage.s.destiny[0] == 3 - 2 + 10


def test_whoever_is_watched_pays_for_a_reaction_too() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[[KARMA], ["miscommunication"]],
        on_players=[("watchful-eye", 0, 1)],
    )
    stage.do("meditate", f"play {KARMA}")
    assert stage.where()[-1] == "answers" and stage.asked() == 1
    assert stage.refuses("play miscommunication") == "DOOM-SPEC-02"


# --- Piles --------------------------------------------------------------------------------------


def test_two_cards_of_a_discard_pile_stay_dead() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["and-stay-dead"]])
    put(stage, 1, ["ambush"], ["doomed", KARMA])
    stage.do("meditate", "play and-stay-dead")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert stage.moves() == ["annihilate ambush", "annihilate doomed", f"annihilate {KARMA}"]
    for seed in range(3):
        guess = stage.s.imagine(0, Rng(seed))
        assert [guess.write(it) for it in guess.options()] == stage.moves()
    stage.move("annihilate doomed", "annihilate ambush").to_action()
    assert keys(stage.s.gone[1]) == ["doomed", "ambush"] and keys(stage.s.buried[1]) == [KARMA]


def test_deja_vu_exchanges_piles_and_others_pay_for_it() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        [STRONG_SIX],
        hands=[["deja-vu"]],
        decks=[["ambush"], ["ambush"], ["ambush"]],
        destiny=[0, 25, 24],
        at_first_action=False,
    )
    stage.s.hands = [[card("deja-vu")], [], []]
    stage.s.decks = [[card("ambush")], [card("ambush")], [card("ambush")]]
    for seat in range(3):
        put(stage, seat, ["doomed"], [KARMA])
    stage.to_action()
    stage.s.decks[0] = [card("ambush")]
    stage.do("play deja-vu")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert stage.asked() == 1 and stage.moves() == ["no", "yes"]
    stage.move("yes")
    assert keys(stage.s.decks[0]) == keys(stage.s.decks[1]) == ["doomed", KARMA]
    assert keys(stage.s.buried[0]) == ["ambush"] and stage.s.piles[0] == []
    assert keys(stage.s.decks[2]) == ["ambush"] and stage.s.destiny == [0, 0, 24]


def test_hands_are_filled_in_an_opponents_turn() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["fillem-up"], ["fillem-up"]],
    )
    stage.s.decks = [[card(KARMA)] * 9, [card("ambush")] * 2]
    stage.do("meditate")
    assert stage.asked() == 0 and stage.refuses("play fillem-up") == "DOOM-SPEC-01"
    stage.do("pass", "play fillem-up")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert stage.asked() == 1
    stage.move("yes")
    while stage.s.seat == CHANCE:
        stage.s.choose(stage.s.options()[0])
    assert stage.asked() == 0 and len(stage.s.hands[1]) == 2
    stage.move("no")
    assert len(stage.s.hands[0]) == 1


def test_who_lives_on_the_edge_pays_or_loses_his_discard_pile() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["living-on-the-edge"]], destiny=[3, 20])
    put(put(stage, 0, ["ambush"], [KARMA]), 1, ["doomed"], [])
    stage.do("play living-on-the-edge")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert keys(stage.s.gone[0]) == ["ambush", KARMA] and stage.asked() == 1
    stage.move("pay")
    assert stage.s.destiny == [3, 0] and stage.pile(1) == ["doomed"] and stage.s.gone[1] == []


def test_play_it_again_makes_a_new_draw_pile() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["play-it-again"]], destiny=[10, 0])
    assert stage.refuses("play play-it-again") == "DOOM-PLAY-01"
    put(stage, 0, ["ambush"], [KARMA]).s.decks[0] = [card("doomed")]
    stage.s.offered = None
    stage.do("play play-it-again").to_action()
    assert keys(stage.s.decks[0]) == ["ambush", "doomed", KARMA] and stage.s.destiny[0] == 0
    assert keys(stage.s.gone[0]) == ["play-it-again"] and stage.s.piles[0] == []
