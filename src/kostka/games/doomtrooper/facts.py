"""Doomtrooper, facts about a player that a card may ask for before it can be played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kostka.games.doomtrooper.card import Card, Fact, Need
from kostka.games.doomtrooper.effects import AttacksInFirstTurn, Such
from kostka.games.doomtrooper.identity import has, is_a
from kostka.games.doomtrooper.rationing import has_attacked
from kostka.games.doomtrooper.ready import bars_duels, first_turn, unable_to_find
from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING, Value
from kostka.games.doomtrooper.upon import on_him
from kostka.kernel.step import Word

DRAWING_BEGINS: Final = 2  # the line of the turn after which cards are drawn
ACTIONS_BEGIN: Final = 4  # the line of the turn after which actions are taken


@dataclass(frozen=True)
class InADuel(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return s.duel() is not None


@dataclass(frozen=True)
class OutsideDuels(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return s.duel() is None


@dataclass(frozen=True)
class SomebodyWasKilled(Fact):
    """By the blows of this duel."""

    def true(self, s: Fight, seat: int) -> bool:
        duel = s.duel()
        return duel is not None and bool(duel.slain)


@dataclass(frozen=True)
class YourTurn(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return s.active() == seat


@dataclass(frozen=True)
class YourActionStep(Fact):
    """In your turn, while you take actions."""

    def true(self, s: Fight, seat: int) -> bool:
        if s.active() != seat or s.turn_notes().raided:  # DOOM-SAB-15
            return False
        return any(f.rule.name == "action step" for f in s.stack)


@dataclass(frozen=True)
class TheTacticIs(Fact):
    tactic: Value

    def true(self, s: Fight, seat: int) -> bool:
        duel = s.duel()
        return duel is not None and duel.tactic is self.tactic


@dataclass(frozen=True)
class YouHaveDiscarded(Fact):
    """A card lies in your discard pile."""

    def true(self, s: Fight, seat: int) -> bool:
        return bool(s.piles[seat] or s.buried[seat])


@dataclass(frozen=True)
class YouHaveAnnihilated(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return bool(s.gone[seat])


@dataclass(frozen=True)
class AttacksAreRestricted(Fact):
    """Never: every warrior may attack every other already, DOOM-DUEL-12."""

    def true(self, s: Fight, seat: int) -> bool:
        return False


@dataclass(frozen=True)
class NotInYourOwnDuel(Fact):
    """DOOM-INDUEL-02: during a duel only in an opponent's turn."""

    def true(self, s: Fight, seat: int) -> bool:
        return s.duel() is None or s.active() != seat


@dataclass(frozen=True)
class AtYourTurnsStart(Fact):
    """In the first phase of your turn, before you draw: DOOM-TURN-05."""

    def true(self, s: Fight, seat: int) -> bool:
        first = s.stack[0]
        at_first = first.rule.name == "turn" and first.line <= DRAWING_BEGINS
        return at_first and s.active() == seat and s.duel() is None


@dataclass(frozen=True)
class BeforeYourActions(Fact):
    """In your turn, outside duels, while you have not come to your actions: DOOM-TURN-02."""

    def true(self, s: Fight, seat: int) -> bool:
        first = s.stack[0]
        at_first = first.rule.name == "turn" and first.line <= ACTIONS_BEGIN
        return at_first and s.active() == seat and s.duel() is None


@dataclass(frozen=True)
class NotYetThisTurn(Fact):
    """The card was not played by you this turn."""

    key: str

    def true(self, s: Fight, seat: int) -> bool:
        return not any(it.by == seat and it.key == self.key for it in s.lasting)


@dataclass(frozen=True)
class YouHavePromotion(Fact):
    n: int

    def true(self, s: Fight, seat: int) -> bool:
        return bool(s.promotion[seat] >= self.n)


@dataclass(frozen=True)
class YouHaveCopies(Fact):
    """So many warriors of yours of this card in this area."""

    key: str
    n: int
    area: Word

    def true(self, s: Fight, seat: int) -> bool:
        there = [it for it in s.troop(seat) if it.key == self.key and not it.unpaid]
        return len([it for it in there if it.area is self.area]) >= self.n


@dataclass(frozen=True)
class YouHaveAffiliated(Fact):
    """A warrior of this affiliation in this area."""

    affiliation: Word
    area: Word

    def true(self, s: Fight, seat: int) -> bool:
        return any(
            not it.unpaid and it.area is self.area and has(s, it, self.affiliation)
            for it in s.troop(seat)
        )


@dataclass(frozen=True)
class YouMayBorrow(Fact):
    """DOOM-WIN-05: the credit is not used up."""

    most: int

    def true(self, s: Fight, seat: int) -> bool:
        return bool(s.debts[seat] < self.most)


@dataclass(frozen=True)
class YouCanRepay(Fact):
    per: int

    def true(self, s: Fight, seat: int) -> bool:
        return s.debts[seat] > 0 and bool(s.destiny[seat] >= self.per)


@dataclass(frozen=True)
class TheRulesAllow(Fact):
    """Never: the rulebook has done away with what the card gives: DOOM-RELIC-02, DOOM-ZONE-02."""

    def true(self, s: Fight, seat: int) -> bool:
        return False


@dataclass(frozen=True)
class YouMayAttack(Fact):
    """DOOM-ACT-06, DOOM-AMB-06: not in your first turn, nor before it."""

    def true(self, s: Fight, seat: int) -> bool:
        if not first_turn(s, seat):
            return True
        return any(  # DOOM-CORE-01
            isinstance(effect, AttacksInFirstTurn)
            for it in s.troop(seat)
            for effect in on_him(s, it)
        )


@dataclass(frozen=True)
class DuelsAreAllowed(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return not bars_duels(s) and not (s.lasting and has_attacked(s, seat))


@dataclass(frozen=True)
class YouHaveAWarrior(Fact):
    """One who could attack."""

    def true(self, s: Fight, seat: int) -> bool:
        return bool(s.troop(seat))


@dataclass(frozen=True)
class AFoeHasAWarrior(Fact):
    """One whom a warrior of yours could attack."""

    def true(self, s: Fight, seat: int) -> bool:
        return any(not unable_to_find(s, it, False) for it in s.troop(seat))


@dataclass(frozen=True)
class ACasterIsYours(Fact):
    """DOOM-ART-03"""

    aspect: Word
    personal: bool = False  # a combat spell on the caster himself
    combat: bool = False  # a combat spell

    def true(self, s: Fight, seat: int) -> bool:
        return any(masters(s, it, self.aspect, self.personal, self.combat) for it in s.troop(seat))


@dataclass(frozen=True)
class AnyCasterIsYours(Fact):
    """Whatever aspects he masters."""

    def true(self, s: Fight, seat: int) -> bool:
        return any(masters(s, it, None) for it in s.troop(seat))


@dataclass(frozen=True)
class SomebodyHas(Fact):
    """Such a warrior is in play: DOOM-PLAY-01, DOOM-AMB-71."""

    such: Such

    def true(self, s: Fight, seat: int) -> bool:
        return any(not it.unpaid and self.such.fits(s, it, seat, NOTHING) for it in s.warriors())


@dataclass(frozen=True)
class YouHave(Fact):
    """A warrior of this kind, there if an area is named: DOOM-PROPH-01, DOOM-RITUAL-01."""

    kind: Word
    area: Word | None = None

    def true(self, s: Fight, seat: int) -> bool:
        return any(
            not it.unpaid and is_a(s, it, self.kind) and self.area in (None, it.area)
            for it in s.troop(seat)
        )


@dataclass(frozen=True)
class CollectionHas(Fact):
    """A card that can be fetched: DOOM-COLL-01, DOOM-PLAY-01."""

    key: str = ""
    kind: Word | None = None

    def true(self, s: Fight, seat: int) -> bool:
        # without making one list of them
        for cards in (s.library(seat), s.piles[seat], s.buried[seat], s.sides[seat]):
            for card in cards:
                if self.wanted(card) and s.may_enter(seat, card):
                    return True
        return False

    def wanted(self, card: Card) -> bool:
        return card.key == self.key if self.key else card.counts_as(self.kind)


@dataclass(frozen=True)
class IsInPlay(Fact):
    """This card; with an area, in that area of yours."""

    key: str
    area: Word | None = None

    def true(self, s: Fight, seat: int) -> bool:
        return any(
            it.key == self.key
            and it.out == NOTHING
            and (self.area is None or (it.player == seat and it.area is self.area))
            for it in s.table
        )


@dataclass(frozen=True)
class HandHas(Fact):
    """A card of this type in hand."""

    kind: Word

    def true(self, s: Fight, seat: int) -> bool:
        return any(card.kind is self.kind for card in s.hands[seat])


ATTACK_NEEDS: Final[tuple[Need, ...]] = (
    Need("DOOM-CORE-01", DuelsAreAllowed()),
    Need("DOOM-ATK-04", YouHaveAWarrior()),
    Need("DOOM-ACT-06", YouMayAttack()),
    Need("DOOM-ATK-05", AFoeHasAWarrior()),
)
