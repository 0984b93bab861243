"""Doomtrooper, recruits: warriors and equipment that come into play by a card, for whomever."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnAPlayer
from kostka.games.doomtrooper.card import Card, Fact, Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.feats import AS_DESTINY
from kostka.games.doomtrooper.finding import interrupted
from kostka.games.doomtrooper.legal import unmet
from kostka.games.doomtrooper.meanings import piece_or_word
from kostka.games.doomtrooper.moving import forbids_entering, forbids_receiving
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import AWarrior, shielded
from kostka.games.doomtrooper.terms import (
    EQUIPMENT,
    KOHORT,
    NOTHING,
    SQUAD,
    VEHICLE,
    WARRIOR,
)
from kostka.games.doomtrooper.verbs import Abilities
from kostka.kernel.step import Choice, Frame, Word


def joins(s: Fight, seat: i64, card: Card) -> bool:
    """Whether this warrior could be added to the Squad or the Kohort of this player."""
    return (
        card.kind is WARRIOR
        and card.home() in (SQUAD, KOHORT)
        and s.may_enter(seat, card)
        and not forbids_entering(s, seat, card)
    )


# --- From the draw pile -------------------------------------------------------------------------


def successors(s: Fight, seat: i64, apostle: Word) -> list[Card]:
    """Followers of this Apostle in the draw pile, no Personalities, who can be paid for."""
    return [
        card
        for card in dict.fromkeys(s.library(seat))
        if card.follows is apostle
        and not card.personality
        and card.printed[3] <= s.destiny[seat]
        and joins(s, seat, card)
    ]


@dataclass(frozen=True)
class ASuccessorWaits(Fact):
    """In your draw pile, for whom you can pay."""

    apostle: Word

    def true(self, s: Fight, seat: int) -> bool:
        return bool(successors(s, seat, self.apostle))


@dataclass(frozen=True)
class Transfigure(Choice):
    """The target is annihilated; a follower of this Apostle, no Personality, comes from your draw
    pile into play, and you pay his value: DOOM-SACR-04."""

    apostle: Word

    def run(self, s: Fight, f: Frame) -> None:
        if s.piece(s.played().target) is not None and self.options(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return successors(s, f.you, self.apostle)

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        if interrupted(s, f, option, option):
            return
        s.annihilate(s.played().target, f.it)
        s.gain_destiny(f.you, -option.printed[3], option)
        s.decks[f.you].remove(option)
        s.enter(option, f.you, NOTHING, NOTHING, 1)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"fetch {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "fetch"


def wearers(s: Fight, seat: i64, card: Card) -> list[int]:
    """Who of this player could be given this piece of equipment by a card."""
    such = card.on.such
    if card.kind is not EQUIPMENT or not isinstance(card.on, AWarrior):
        return []
    assert isinstance(such, Such)
    return [
        int(it.number)
        for it in s.troop(seat)
        if not forbids_receiving(s, card, it, seat, such, True, False)
    ]


def give(s: Fight, card: Card, seat: i64, owner: i64, on: int) -> Piece:
    """It comes into play on this warrior; it may be somebody else's card."""
    piece = s.enter(card, seat, on, NOTHING, 1)
    twin = piece.twin()
    twin.owner = owner
    twin.down = card.counts_as(VEHICLE) and s.warrior(on).down
    s.put(twin)
    return twin


@dataclass(frozen=True)
class Pillage(Choice):
    """So many destiny points, or a warrior of your collection, no Personality, or a piece of
    equipment of your draw pile for one of your warriors: DOOM-COLL-01.

    `n` of the frame names the equipment, while its wearer is asked for.
    """

    destiny: int

    def deck(self, s: Fight, f: Frame) -> list[Card]:
        return list(dict.fromkeys(s.library(f.you)))

    def run(self, s: Fight, f: Frame) -> None:
        s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        if f.n:
            return wearers(s, f.you, self.deck(s, f)[f.n - 1])
        collection = list(dict.fromkeys(s.collection(f.you)))
        troops = [card for card in collection if not card.personality and joins(s, f.you, card)]
        gear = [card for card in self.deck(s, f) if wearers(s, f.you, card)]
        return [AS_DESTINY, *troops, *gear]

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Card) and interrupted(s, f, option, option):
            return
        if isinstance(option, Word):
            s.gain_destiny(f.you, self.destiny, f.it)
        elif isinstance(option, int):
            card = self.deck(s, f)[f.n - 1]
            s.decks[f.you].remove(card)
            give(s, card, f.you, f.you, option)
        elif option.kind is WARRIOR:
            s.take_from_collection(f.you, option)
            s.enter(option, f.you, NOTHING, NOTHING, 1)
        else:
            f.n = self.deck(s, f).index(option) + 1
            f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        if isinstance(option, Card):
            return f"fetch {option.key}"
        return f"with {s.name(option)}" if isinstance(option, int) else str(option.key)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "fetch" if isinstance(option, Card) else "give-to"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return piece_or_word(option)


# --- For somebody else --------------------------------------------------------------------------


def lambs(s: Fight, seat: i64, other: i64) -> list[Card]:
    """The warriors of a hand whom this player could pay for and add to another's troops."""
    return [
        card
        for card in dict.fromkeys(s.hands[seat])
        if card.kind is WARRIOR
        and isinstance(card.does[0], Abilities)
        and card.cost <= s.destiny[seat]
        and joins(s, other, card)
        and not unmet(s, int(other), card.needs)
    ]


@final
class WhomToBurden(OnAPlayer):
    """Another player, to whose troops you could add a warrior of your hand."""

    def __init__(self) -> None:
        super().__init__("DOOM-DEPLOY-06")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return s.foes(seat)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        if isinstance(play, Card) and shielded(s, on, play.kind):
            return "DOOM-IMM-01"
        return "" if lambs(s, seat, on) else self.rule


@dataclass(frozen=True)
class AddToTheirs(Choice):
    """A warrior of your hand, whom you pay for; he is controlled by that player."""

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return lambs(s, f.you, s.played().target)

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        s.take_from_hand(f.you, option)
        s.gain_destiny(f.you, -option.cost, option)
        piece = s.enter(option, s.played().target, NOTHING, NOTHING, 1)
        twin = piece.twin()
        twin.owner = f.you
        s.put(twin)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"add {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "add"
