"""The Discard Phase: down to six cards, for a combat point each."""

from __future__ import annotations

from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves

NINE = (
    *("transference", "vegas-baby", "triple-up", "double-up", "buh-bye"),
    *("tip-it", "so-wild", "samesies", "six-it"),
)


def discarding(n: int) -> Stage:
    """At the end of a turn, with so many cards in hand and 4 CP."""
    stage = Stage("black-panther", "black-widow").until("main-2").hand(0, *NINE[:n]).cp(0, 4)
    return stage.until("discard").pass_window()


@proves("THR-DISC-01")
def test_with_nine_cards_three_must_be_sold() -> None:
    stage = discarding(9)
    assert stage.asked() == 0
    assert stage.moves() == [f"sell {card}" for card in NINE]
    stage.do("sell buh-bye", "sell so-wild")
    assert len(stage.cards(0)) == 7
    assert stage.refuses("pass") == "THR-DISC-01"
    stage.do("sell vegas-baby")
    assert len(stage.pile(0)) == 3
    assert stage.s.active() == 1
    assert stage.cards(0) == [card for card in NINE if card not in stage.pile(0)]
    assert len(stage.cards(0)) == 6


@proves("THR-DISC-02")
def test_each_card_sold_is_one_combat_point_whatever_it_costs() -> None:
    stage = discarding(9).do("sell vegas-baby", "sell transference", "sell tip-it")
    assert stage.s.cp[0] == 7


@proves("THR-DISC-03")
def test_sold_cards_lie_on_the_own_discard_pile() -> None:
    stage = discarding(9).do("sell vegas-baby", "sell transference", "sell tip-it")
    assert stage.pile(0) == ["vegas-baby", "transference", "tip-it"]
    assert len(stage.pile(0)) == 3
    assert stage.pile(1) == []


@proves("THR-DISC-01", "THR-AMB-08")
def test_with_six_cards_nothing_is_sold() -> None:
    stage = discarding(6)
    assert stage.s.active() == 1
    assert stage.s.cp[0] == 4
