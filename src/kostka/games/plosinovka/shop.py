"""Plošinovka, the stalls: what is for sale, and what it costs.  TOW-BUY, TOW-ITEM-07."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from kostka.games.plosinovka.card import Item, Potion, Priced
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import (
    BOUGHT,
    CHEAPER_CARDS,
    FOR_SALE,
    GOLD_LOST,
    MOST_CARDS,
    NO_BUYING,
    SHOWN_FOR_SALE,
)
from kostka.kernel.chance import Chance
from kostka.kernel.step import CHANCE, NOBODY, Frame, Rule


def price(s: Climb, seat: int, card: Priced) -> int:
    """At least 1."""
    return max(1, card.price - s.passive(seat, CHEAPER_CARDS))


def unsold(s: Climb, seat: int, card: Priced) -> str:
    """The rule by which this player cannot buy the card now; "" if they can."""
    if not s.on_stall(seat):
        return "TOW-BUY-01"
    if card not in s.item_shop and card not in s.potion_shop:
        return "TOW-BUY-02"
    if s.passive(seat, NO_BUYING):
        return "TOW-BTOKEN-01"
    return "" if s.players[seat].gold >= price(s, seat, card) else "TOW-BUY-05"


def affordable(s: Climb, seat: int) -> int:
    """The highest printed price this player can pay now; -1 where nothing can be bought."""
    if not s.on_stall(seat) or s.passive(seat, NO_BUYING):
        return -1
    gold = s.players[seat].gold
    return gold + s.passive(seat, CHEAPER_CARDS) if gold >= 1 else -1


def buy(s: Climb, seat: int, card: Priced) -> None:
    """TOW-BUY-02, -03"""
    cost = price(s, seat, card)
    player = s.players[seat]
    player.gold -= cost
    s.report(GOLD_LOST, seat, cost, None, card)
    s.report(BOUGHT, seat, cost, card, None)
    if isinstance(card, Item):
        s.item_shop.remove(card)
        s.own(seat, card)
        s.open(REFILL_ITEMS, seat, None)
    elif isinstance(card, Potion):
        s.potion_shop.remove(card)
        player.potions.append(card)
        s.open(REFILL_POTIONS, seat, None)
    if has_most_cards(s, seat):
        s.earn(seat, MOST_CARDS, 1)


def has_most_cards(s: Climb, seat: int) -> bool:
    """More items and potions than any other player."""
    mine = bought(s, seat)
    return all([bought(s, other) < mine for other in s.circle if other != seat])


def bought(s: Climb, seat: int) -> int:
    player = s.players[seat]
    return len([card for card in player.owned if isinstance(card, Item)]) + len(player.potions)


class Refill(Chance):
    """TOW-SETUP-13, -14, TOW-BUY-03: until three are shown or the deck is empty (TOW-AMB-42)."""

    def run(self, s: Climb, f: Frame) -> None:
        if len(self.shop(s)) < FOR_SALE and self.deck(s):
            s.seat = CHANCE

    def shop(self, s: Climb) -> list[Any]:
        raise NotImplementedError

    def deck(self, s: Climb) -> list[Any]:
        raise NotImplementedError

    def pile(self, s: Climb, f: Frame) -> list[Any]:
        return self.deck(s)

    def answer(self, s: Climb, f: Frame, option: Any) -> None:
        self.deck(s).remove(option)
        self.show(s, f, option)

    def show(self, s: Climb, f: Frame, option: Any) -> None:
        self.shop(s).append(option)
        s.report(SHOWN_FOR_SALE, NOBODY, 0, option, None)
        f.again()


@dataclass(frozen=True)
class RefillItems(Refill):
    def shop(self, s: Climb) -> list[Any]:
        return s.item_shop

    def deck(self, s: Climb) -> list[Any]:
        return s.items


@dataclass(frozen=True)
class RefillPotions(Refill):
    """Used potions lie below the deck and come last: TOW-ITEM-07."""

    def run(self, s: Climb, f: Frame) -> None:
        if len(s.potion_shop) < FOR_SALE and not s.potions and s.bottom:
            self.show(s, f, s.bottom.pop(0))
        else:
            super().run(s, f)

    def shop(self, s: Climb) -> list[Any]:
        return s.potion_shop

    def deck(self, s: Climb) -> list[Any]:
        return s.potions


REFILL_ITEMS: Final = Rule("show items", RefillItems())
REFILL_POTIONS: Final = Rule("show potions", RefillPotions())
