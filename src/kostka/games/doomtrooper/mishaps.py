"""Doomtrooper, mishaps of a duel: weapons that fail, and immunities that lapse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.duel import break_off
from kostka.games.doomtrooper.effects import Against, InTactic, Only, Plus, WhenAttacking
from kostka.games.doomtrooper.immunity import parts_of, warded
from kostka.games.doomtrooper.meanings import NamesAPiece
from kostka.games.doomtrooper.notes import Duel, Hit
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.ready import combat_ready
from kostka.games.doomtrooper.soldiery import shuns
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.spoils import fate_of, harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ART,
    DARK_SYMMETRY,
    IN_COVER,
    NOTHING,
    Value,
)
from kostka.games.doomtrooper.usable import weapon_in_use
from kostka.games.doomtrooper.values import immune_to, is_immune
from kostka.kernel.step import Frame, Step, Word

IMMUNITIES: Final = (*parts_of(ART), *parts_of(DARK_SYMMETRY))


class OfTheDuel(OnAPiece):
    """One of the fighters, before the values are compared."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        if duel is None or duel.tactic is None or duel.struck or duel.defender == NOTHING:
            return ()
        return [*duel.group(duel.attacker), *duel.group(duel.defender)]

    def suits(self, s: Fight, duel: Duel, piece: Piece) -> bool:
        raise NotImplementedError

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, piece = s.duel(), s.piece(on)
        if duel is None or piece is None or not self.suits(s, duel, piece):
            return self.rule
        if isinstance(play, Card):
            if piece.is_aloof() and shuns(piece, play, seat):
                return "DOOM-CORE-01"
            if is_immune(s, piece, play, seat):
                return "DOOM-IMM-01"
        return ""


@final
class AnImmuneFighter(OfTheDuel):
    """Who is immune to the Art or to the Dark Symmetry, or to a part of it."""

    def suits(self, s: Fight, duel: Duel, piece: Piece) -> bool:
        if not warded(s, piece, IMMUNITIES):
            return False
        immune = immune_to(s, piece)
        return any(kind in immune for kind in IMMUNITIES)


def weapon_of(s: Fight, duel: Duel, piece: Piece) -> Piece | None:
    """The one he uses in the duel."""
    tactic = duel.tactic
    return None if tactic is None else s.piece(weapon_in_use(s, piece, tactic, duel))


def comrades(s: Fight, piece: Piece) -> list[int]:
    """Who else of his player stands in the same area and could be hit."""
    return [
        int(it.number)
        for it in s.troop(piece.by)
        if it.number != piece.number
        and not it.unpaid
        and it.area is piece.area
        and combat_ready(s, it)
    ]


@final
class AnArmedFighter(OfTheDuel):
    """Who uses a weapon with one of these labels; `among`: and has comrades in his area."""

    def __init__(self, *labels: Word, among: bool = False) -> None:
        super().__init__()
        self.labels: tuple[Word, ...] = labels
        self.among = among

    def suits(self, s: Fight, duel: Duel, piece: Piece) -> bool:
        weapon = weapon_of(s, duel, piece)
        if weapon is None or weapon.card.weapon not in self.labels:
            return False
        return not self.among or bool(comrades(s, piece))


def _adds(s: Fight, effect: Effect, piece: Piece, who: Piece, duel: Duel, to: Value) -> int:
    """What an effect of a card adds to a value of his in the duel."""
    while isinstance(effect, (Only, InTactic, Against, WhenAttacking)):
        if isinstance(effect, Only) and not effect.such.fits(s, who, piece.by, piece.number):
            return 0
        if isinstance(effect, InTactic) and duel.tactic is not effect.tactic:
            return 0
        if isinstance(effect, (Against, WhenAttacking)):
            return 0  # whom it hits is somebody else
        effect = effect.effect
    good = isinstance(effect, Plus) and effect.to.bits & to.bits != 0
    return effect.n if good and isinstance(effect, Plus) else 0


def bare_blow(s: Fight, who: Piece, weapon: Piece, duel: Duel) -> int:
    """His printed value with what the weapon adds, and nothing else."""
    tactic = duel.tactic
    assert tactic is not None
    total = int(who.card.printed[tactic.place])
    for piece in (weapon, *s.on(weapon.number)):
        for effect in piece.effects():
            total += _adds(s, effect, piece, who, duel, tactic)
    return total


@dataclass(frozen=True)
class HitAComrade(NamesAPiece):
    """You choose who of his area the target's weapon hits instead; the duel is over.  Only the
    printed values count, and what the weapon adds; nobody strikes back or earns anything."""

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        piece = s.piece(s.played().target)
        return () if piece is None else comrades(s, piece)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        duel, who, hit = s.this_duel(), s.piece(s.played().target), s.warrior(option)
        weapon = None if who is None else weapon_of(s, duel, who)
        if who is None or weapon is None:
            return
        armour = int(hit.card.printed[2]) + (IN_COVER if hit.down else 0)
        strikes = bare_blow(s, who, weapon, duel) >= armour
        break_off(s, f.you)
        if strikes:
            harm(s, f.you, [Hit(hit.number, fate_of(hit), f.you, False)])

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "hit"


@dataclass(frozen=True)
class TurnTheWeaponRound(Step):
    """What the target's weapon gives, it gives his opponent for this duel; it is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        duel, who = s.this_duel(), s.piece(s.played().target)
        weapon = None if who is None else weapon_of(s, duel, who)
        if who is None or weapon is None:
            return
        foe = duel.foe_of(who.number)
        for it in (weapon, *s.on(weapon.number)):
            piece = s.new_piece(it.card, f.you, foe, NOTHING, it.n)
            piece.book = it.book
            duel.cards = (*duel.cards, piece)
        if not kept(s, weapon):
            s.discard(weapon.number, f.it)
