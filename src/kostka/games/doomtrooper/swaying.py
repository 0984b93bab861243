"""Doomtrooper, fighters who are bribed, armed, disguised, carried off or led astray."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnAPiece, OnOneOf
from kostka.games.doomtrooper.card import Card, Fact, Gives, Playable, Whenever
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.deeds_cards import is_doomtrooper
from kostka.games.doomtrooper.duel import break_off
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.finding import interrupted
from kostka.games.doomtrooper.identity import doomtrooper, legionnaire
from kostka.games.doomtrooper.moving import forbids_entering, forbids_receiving
from kostka.games.doomtrooper.occasions import WhenTheDuelIsOver
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import Fetch, piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import unaffected
from kostka.games.doomtrooper.terms import (
    EQUIPMENT,
    FOR_GOOD,
    NOTHING,
    OUTPOST,
    SPECIAL,
    VALUE,
    WARRIOR,
)
from kostka.games.doomtrooper.usable import fits_tactic
from kostka.games.doomtrooper.values import value
from kostka.games.doomtrooper.verbs import Lasts
from kostka.games.doomtrooper.volley import frame_of_duel
from kostka.kernel.step import Frame, Step

# --- Bribed -------------------------------------------------------------------------------------


def _fighters(s: Fight) -> list[int]:
    duel = s.duel()
    if duel is None or duel.struck or duel.tactic is None:
        return []
    return [int(duel.attacker), int(duel.defender)]


@final
class ToBribe(OnAPiece):
    """A fighter of another player whom you can pay for."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-03")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [number for number in _fighters(s) if s.warrior(number).by != seat]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        who = s.piece(on)
        if who is None:
            return self.rule
        price = play.cost + play.by_value * max(0, value(s, who, VALUE))
        if price > s.destiny[seat]:
            return "DOOM-SPEC-02"
        return unaffected(s, who, play, seat)


def _sides_with(s: Fight, number: i64, seat: i64) -> None:
    """A fighter is this player's; the duel is fought on."""
    duel, frame = s.duel(), None
    if duel is None or duel.foe_of(number) == NOTHING:
        s.control(number, seat, None)
        return
    frame = frame_of_duel(s)
    s.control(number, seat, None)
    if number == duel.attacker:
        frame.you = seat
    elif number == duel.defender:
        duel.defending = seat


@dataclass(frozen=True)
class SwayHimBack(Step):
    """He is again his player's who had him before."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = piece_of(f)
        s.keep([it for it in s.lasting if it.number != piece.number])
        who = s.piece(piece.on)
        if who is not None and who.by == piece.by and int(piece.player) in s.circle:
            _sides_with(s, who.number, piece.player)


@final
class BribeTheFighter(Lasts):
    """You control the target until the duel is over: DOOM-STEAL-01."""

    def __init__(self) -> None:
        super().__init__(Whenever(WhenTheDuelIsOver(), SwayHimBack()))

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(s.played().target)
        if who is not None and who.by != f.you:
            piece = self.begun(s, f)
            piece.player = who.by
            s.begin(piece)
            _sides_with(s, who.number, f.you)


# --- Led astray ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class YoursIsAttackedByATrooper(Fact):
    """Your Dark Legionnaire is attacked by a Doomtrooper."""

    def true(self, s: Fight, seat: int) -> bool:
        duel = s.duel()
        if duel is None or duel.struck:
            return False
        attacker, defender = s.piece(duel.attacker), s.piece(duel.defender)
        if attacker is None or defender is None or defender.by != seat:
            return False
        return legionnaire(s, defender) and doomtrooper(s, attacker)


@final
class ForTheWholeDuel(Gives):
    """What holds until the duel ends, whoever fights."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        piece = s.new_piece(card_of(f), f.you, NOTHING, NOTHING, 1)
        piece.book = self.place
        duel.cards = (*duel.cards, piece)


# --- Carried off --------------------------------------------------------------------------------


@dataclass(frozen=True)
class ReturnWithHisGear(Step):
    """The target, with his equipment and the special cards on him that are his owner's, goes to
    his owner's hand; what else lies on him is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(s.played().target)
        if who is None:
            return
        for it in s.on(who.number).copy():
            if it.card.kind in (EQUIPMENT, SPECIAL) and it.owner == who.owner:
                s.take_back(it.number)
        duel = s.duel()
        if duel is not None and who.number in (duel.attacker, duel.defender):
            break_off(s, f.you)  # DOOM-DUEL-07
        s.take_back(who.number)


# --- Armed --------------------------------------------------------------------------------------


def _weapons_for(s: Fight, seat: i64, who: Piece, price: int) -> list[Card]:
    """Of the hand, and, if it can be paid for, of the discard pile."""
    found = list(s.hands[seat])
    if s.destiny[seat] >= price:
        found += s.piles[seat] + s.buried[seat]
    able: list[Card] = []
    for card in dict.fromkeys(found):
        such = card.on.such
        if card.weapon is None or len(card.does) != 1 or not isinstance(such, Such):
            continue
        if card.unique and s.copy_in_play(card):
            continue
        if not forbids_receiving(s, card, who, who.by, such, True, False):  # anybody's warrior
            able.append(card)
    return able


@final
class ToArm(OnAPiece):
    """A fighter whom you can give a weapon from your hand, or for so much from your discards."""

    def __init__(self, price: int) -> None:
        super().__init__("DOOM-PLAY-03")
        self.price = price

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return _fighters(s)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        who = s.piece(on)
        if who is None:
            return self.rule
        if not _weapons_for(s, seat, who, self.price):
            return "DOOM-PLAY-01"
        return unaffected(s, who, play, seat)


@dataclass(frozen=True)
class DrawAWeapon(Fetch):
    """The target is equipped with it at once and fights with it, if it serves in this duel."""

    price: int = 0

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        who = s.piece(s.played().target)
        return [] if who is None else _weapons_for(s, f.you, who, self.price)

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        target = s.played().target
        if option not in s.hands[f.you] and interrupted(s, f, option, option, True):
            return
        if option in s.hands[f.you]:
            s.take_from_hand(f.you, option)
        else:
            s.gain_destiny(f.you, -self.price, f.it)
            place = s.piles if option in s.piles[f.you] else s.buried
            place[f.you].remove(option)
        weapon = s.enter(option, s.warrior(target).by, target, NOTHING, 1)
        if weapon.by != f.you:
            weapon = weapon.twin()
            weapon.owner = f.you  # DOOM-STEAL-02
            s.put(weapon)
        duel = s.duel()
        if duel is None or duel.tactic is None or not fits_tactic(option, duel.tactic):
            return
        one, other = duel.weapons
        if target == duel.attacker:
            duel.weapons = (int(weapon.number), other)
        elif target == duel.defender:
            duel.weapons = (one, int(weapon.number))


# --- Disguised ----------------------------------------------------------------------------------


def _disguises(s: Fight, seat: i64) -> list[Card]:
    """Doomtroopers of the hand, no Personalities, who may come into play."""
    return [
        card
        for card in dict.fromkeys(s.hands[seat])
        if card.kind is WARRIOR
        and not card.personality
        and len(card.does) == 1
        and is_doomtrooper(card)
        and not forbids_entering(s, seat, card)
    ]


@final
class ToDisguise(OnOneOf):
    """Such a warrior, while you have a Doomtrooper in hand who can take his place."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-PLAY-02")
        self.such = such

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        such = self.such
        assert isinstance(such, Such)
        if piece.unpaid or not such.fits(s, piece, seat, NOTHING) or kept(s, piece):
            return self.rule
        return "" if _disguises(s, seat) else "DOOM-PLAY-01"


@dataclass(frozen=True)
class ReplaceFromTheHand(Fetch):
    """A Doomtrooper of your hand, no Personality, takes the target's place and what lies on him,
    if he may have it; the target is discarded."""

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return _disguises(s, f.you) if s.piece(s.played().target) is not None else []

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        old = s.piece(s.played().target)
        assert old is not None
        s.take_from_hand(f.you, option)
        new = s.enter(option, f.you, NOTHING, NOTHING, 1)
        if new.area is OUTPOST:
            s.opened = True
        for it in s.on(old.number).copy():
            such = it.card.on.such
            if isinstance(such, Such) and forbids_receiving(
                s, it.card, new, it.by, such, True, False
            ):
                continue
            twin = it.twin()
            twin.on = new.number
            s.put(twin)
        s.quieten(new.number)
        s.discard(old.number, f.it)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"replace by {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "replace-by"
