"""Doomtrooper, great losses: whole hands, cards at random, both fighters, everything in play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aftermath import ItIsOver
from kostka.games.doomtrooper.card import Card, Deed, by_key
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.duel import break_off
from kostka.games.doomtrooper.effects import NeverAnnihilated
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.notes import Hit
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import LET_GO, PAY, piece_of
from kostka.games.doomtrooper.spoils import fate_of, harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ANNIHILATED, FOR_GOOD, FORTIFICATION, NOTHING
from kostka.games.doomtrooper.values import is_immune
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.chance import Chance
from kostka.kernel.step import CHANCE, Choice, Frame, Step, Word

# --- Hands and piles ----------------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardTheHand(Step):
    """Of that player, the whole of it."""

    def run(self, s: Fight, f: Frame) -> None:
        player = s.played().target
        for card in s.hands[player].copy():
            s.bury(player, card)


@dataclass(frozen=True)
class DiscardAtRandom(Chance):
    """A card of that player's hand for each payment, which nobody else sees."""

    def pile(self, s: Fight, f: Frame) -> list[Card]:
        return s.hands[s.played().target]

    def run(self, s: Fight, f: Frame) -> None:
        if f.n < s.played().n and self.pile(s, f):
            s.seat = CHANCE

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        f.n += 1
        s.bury(s.played().target, option)
        f.again()


@dataclass(frozen=True)
class ShuffleThePileBack(Step):
    """Your discard pile goes into your draw pile, which has no order anyway."""

    def run(self, s: Fight, f: Frame) -> None:
        if s.sealed(f.you):
            return
        back = s.piles[f.you] + s.buried[f.you]
        s.piles[f.you] = []
        s.buried[f.you] = []
        s.decks[f.you] = sorted(s.decks[f.you] + back, key=by_key)


# --- Fighters -----------------------------------------------------------------------------------


def _unmoved(s: Fight, f: Frame) -> bool:
    """DOOM-IMM-04: whether somebody in the duel is immune to what is played."""
    duel = s.this_duel()
    for number in (*duel.group(duel.attacker), *duel.group(duel.defender)):
        fighter = s.piece(number)
        if fighter is not None and is_immune(s, fighter, card_of(f), f.you):
            return True
    return False


@dataclass(frozen=True)
class DiscardTheFighters(Step):
    """All warriors of the duel; nobody earns anything."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        if _unmoved(s, f):
            return
        for number in (*duel.group(duel.attacker), *duel.group(duel.defender)):
            fighter = s.piece(number)
            if fighter is not None and not kept(s, fighter):
                s.discard(number, f.it)


@dataclass(frozen=True)
class WoundBothFighters(Deed):
    """The duel ends, and both are wounded; nobody earns anything."""

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        if _unmoved(s, f):
            return
        hits: list[Hit] = []
        for number in (duel.attacker, duel.defender):
            fighter = s.piece(number)
            if fighter is not None:
                hits.append(Hit(number, fate_of(fighter), f.you, False))
        break_off(s, f.you)
        harm(s, f.you, hits)


# --- Everything ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeTheTargetBack(Step):
    """The target goes to its owner's hand; what lies on it is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(s.played().target)
        if piece is not None:
            s.take_back(piece.number)


@dataclass(frozen=True)
class AnnihilateEverything(Step):
    """Every card in play, whatever anybody is immune to; nobody earns anything."""

    def run(self, s: Fight, f: Frame) -> None:
        while True:
            found = self.next_one(s)
            if found is None:
                return
            s.remove(found.number, ANNIHILATED, f.it, True)  # nobody is left who could hold it

    def next_one(self, s: Fight) -> Piece | None:
        """One on which nothing lies: what lies on another is only discarded with it.  All go at
        once, so the places, which say what becomes of others, are the last."""
        last: Piece | None = None
        for it in s.table:
            if it.out == NOTHING and not self.stays(s, it):
                if it.card.kind is not FORTIFICATION or it.on != NOTHING:
                    return it
                if last is None:
                    last = it
        return last

    def stays(self, s: Fight, piece: Piece) -> bool:
        if any(isinstance(effect, NeverAnnihilated) for effect in piece.effects()):
            return True
        return any(
            not self.stays(s, it)
            for it in s.on(piece.number)
            if it.out == NOTHING and s.piece(it.number) is not None
        )


@dataclass(frozen=True)
class DiscardMorePieces(NameOne):
    """One more card of this type in play for each payment after the first."""

    kind: Word

    def run(self, s: Fight, f: Frame) -> None:
        if s.played().n > f.n + 1 and self.offers(s, f):
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [
            int(it.number)
            for it in s.table
            if it.out == NOTHING and it.card.kind is self.kind and not kept(s, it)
        ]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        f.n += 1
        s.discard(option, f.it)
        f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


@final
class AsLongAsYouPay(Lasts):
    """On the whole game, until it ends by itself."""

    def long(self) -> int:
        return FOR_GOOD


@dataclass(frozen=True)
class PayOrItEnds(Choice):
    """Its player pays, or what the card gives is over."""

    price: int

    def run(self, s: Fight, f: Frame) -> None:
        if s.destiny[f.you] >= self.price:
            s.seat = f.you
        else:
            self.answer(s, f, LET_GO)

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (PAY, LET_GO)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        if option is PAY:
            s.gain_destiny(f.you, -self.price, piece_of(f).card)
        else:
            ItIsOver().run(s, f)
