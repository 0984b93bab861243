"""What is particular to the special cards of Mortificator about Relics and hands."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import SHELF
from kostka.games.doomtrooper.terms import ARMOUR, FIGHT, SQUAD
from kostka.kernel.step import CHANCE
from tests.rules.doomtrooper.passing import until
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    BROTHERS_RELIC,
    HOLY_BLADE,
    REMOVAL,
    SLAYER,
    SOLDIER,
    STRONG_SIX,
)
from tests.rules.doomtrooper.stage import Stage, card, cards_of

KARMA = "positive-karma"


def answered(stage: Stage) -> Stage:
    """Nobody reacts, and chance says what is drawn."""
    while stage.where()[-1] == "answers":
        stage.move("pass")
    while stage.s.seat == CHANCE:
        stage.s.choose(stage.s.options()[0])
    return stage


# --- Relics -------------------------------------------------------------------------------------


def test_a_cursed_relic_is_of_no_use_until_it_is_paid_for() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["cursed-artifact"]],
        on_warriors=[(HOLY_BLADE, 1, "bauhaus-man")],
    )
    assert stage.value("bauhaus-man", FIGHT) == 7
    answered(stage.do("play cursed-artifact"))
    assert stage.value("bauhaus-man", FIGHT) == 3
    stage.next_turn().do("meditate")
    assert stage.refuses("use pay of cursed-artifact") == "DOOM-SPEC-02"
    stage.s.promotion[1] = 5
    stage.s.offered = None
    answered(stage.do("use pay of cursed-artifact"))
    assert stage.s.promotion[1] == 3 and stage.value("bauhaus-man", FIGHT) == 7
    stage.next_turn()
    assert stage.value("bauhaus-man", FIGHT) == 3
    stage.s.discard(stage.piece("cursed-artifact").number, None)
    assert stage.value("bauhaus-man", FIGHT) == 7


@pytest.mark.parametrize("relic", [HOLY_BLADE, BROTHERS_RELIC])
def test_a_relic_is_taken_from_the_slain(relic: Card) -> None:
    stage = Stage(
        [SLAYER, STRONG_SIX],
        [SOLDIER],
        hands=[["what-have-we-here"]],
        on_warriors=[(relic, 1, "soldier")],
    )
    stage.duel("slayer", "soldier").do("play what-have-we-here")
    answered(stage).move("with strong-six")
    key = relic.key
    piece = stage.piece(key)
    assert piece.by == 0 and piece.owner == 1 and key not in stage.pile(1)
    assert stage.value("strong-six", FIGHT) > 6
    stage.s.discard(piece.number, None)
    assert key in stage.pile(1), "DOOM-STEAL-02"


def test_nothing_is_taken_from_who_had_no_relic_or_by_who_has_not_killed() -> None:
    stage = Stage([SLAYER], [SOLDIER], hands=[["what-have-we-here"]]).duel("slayer", "soldier")
    while stage.s.duel() is not None:
        assert "play what-have-we-here" not in stage.moves()
        stage.s.choose(stage.s.options()[0])
    stage = Stage(
        [SLAYER],
        [SOLDIER, STRONG_SIX],
        hands=[[], ["what-have-we-here"]],
        on_warriors=[(HOLY_BLADE, 1, "soldier")],
    ).duel("slayer", "soldier")
    while stage.s.duel() is not None:
        assert "play what-have-we-here" not in stage.moves()
        stage.s.choose(stage.s.options()[0])


# --- Hands --------------------------------------------------------------------------------------


def dealing(hand: list[str], deck: int) -> Stage:
    """Seat 0 deals with it, and has so many cards to draw."""
    stage = Stage([SOLDIER], [BAUHAUS_MAN], on_players=[("deal-with-it", 1, 0)])
    stage.s.hands[0] = [card(it) for it in hand]
    stage.s.decks[0] = [card("ambush")] * deck
    stage.s.offered = None
    return stage


def test_who_has_to_deal_with_it_keeps_four_cards() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["deal-with-it"], [KARMA] * 3 + ["doomed"] * 3])
    stage.do("play deal-with-it", "on seat 2")
    answered(stage)
    assert stage.asked() == 1
    stage.move("discard doomed", f"discard {KARMA}")
    assert len(stage.s.hands[1]) == 4 and len(stage.s.buried[1]) == 2


def test_he_draws_a_new_card_for_each_that_he_plays() -> None:
    stage = dealing([KARMA, KARMA, "doomed"], 2).do("meditate", f"play {KARMA}")
    answered(stage)
    assert [it.key for it in stage.s.hands[0]] == [KARMA, "doomed", "ambush"]
    stage = dealing([KARMA], 0).do("meditate", f"play {KARMA}")
    answered(stage)
    assert stage.s.hands[0] == []


def test_in_his_draw_step_he_draws_up_to_four_and_in_his_discard_step_he_discards_nothing() -> None:
    stage = dealing([KARMA, "doomed"], 9).next_turn().next_turn()
    assert len(stage.s.hands[0]) == 4
    stage.do("no-more-actions")
    while stage.s.active() == 0:
        assert "discard doomed" not in stage.moves()
        stage.move("pass")
    assert len(stage.s.hands[0]) == 4 and stage.s.buried[0] == []


def test_only_what_he_has_above_four_is_discarded_and_not_replaced() -> None:
    stage = dealing([KARMA] * 3 + ["doomed"] * 3, 9).do("no-more-actions")
    until(stage, "discard doomed").move("discard doomed", "discard doomed")
    assert len(stage.s.hands[0]) == 4 and len(stage.s.decks[0]) == 9
    assert "discard doomed" not in stage.moves()


# --- Embassies ----------------------------------------------------------------------------------


def test_an_embassy_gives_you_what_the_fortification_gives() -> None:
    stage = Stage(
        ["golden-lion"],
        ["clansman"],
        hands=[["embassy", "embassy"], [REMOVAL]],
        at_areas=[("fukido", 1, SQUAD)],
    )
    before = stage.value("golden-lion", ARMOUR)
    cards = cards_of(stage.s)
    answered(stage.do("meditate", "play embassy"))
    assert stage.value("golden-lion", ARMOUR) == before + 2 and cards_of(stage.s) == cards
    assert stage.piece("embassy").card is card("fukido")
    stage.to_action()
    assert stage.do("meditate").refuses("play embassy") == "DOOM-FORT-08"
    stage.do("play removal", "on fukido").to_action()
    assert stage.value("golden-lion", ARMOUR) == before
    assert stage.pile(0) == ["embassy"] and "fukido" in stage.pile(1)


def test_an_embassy_in_a_factory_earns_in_your_draw_step() -> None:
    stage = Stage(["golden-lion"], ["clansman"], at_areas=[("factory", 1, SQUAD)])
    stage.s.hands[0] = [card("embassy")]
    stage.s.offered = None
    answered(stage.do("meditate", "play embassy"))
    text = SHELF.save(stage.s)
    assert SHELF.save(SHELF.load(text)) == text
    stage.next_turn().next_turn()
    assert stage.s.destiny == [1 + 1, 1]


def test_an_embassy_on_a_foxhole_is_for_a_warrior_of_yours() -> None:
    stage = Stage(
        [SOLDIER, STRONG_SIX],
        [BAUHAUS_MAN],
        hands=[["embassy"]],
        on_warriors=[("foxhole", 1, "bauhaus-man")],
    )
    stage.do("meditate", "play embassy")
    answered(stage).move("with soldier")
    assert stage.value("soldier", ARMOUR) == 6 and stage.value("soldier", FIGHT) == 2
    stage.s.discard(stage.piece("embassy").number, None)
    assert stage.pile(0) == ["embassy"] and stage.in_play("foxhole")
