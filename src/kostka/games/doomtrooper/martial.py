"""Doomtrooper, arts of those who master their Ki: refusing, disarming, linking, negating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import Answering
from kostka.games.doomtrooper.card import Ability, Card, Playable, Trigger
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.duel import break_off
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.notes import Played, Turn
from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO, YES, piece_of
from kostka.games.doomtrooper.play import ANSWERS
from kostka.games.doomtrooper.sorts import Effect, Proviso
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ACTIONS_GAINED,
    ANSWERED,
    ATTACK_ACTION,
    DUEL_FOUGHT,
    FIGHT,
    NOTHING,
    SHOOT,
    UNTIL_TURN_ENDS,
)
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.usable import weapon_in_use
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Frame, Word

# --- Refusing -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class MayRefuseTheDuel(Choice):
    """Its bearer, who is attacked, takes no part: the duel is over, and the attacking player has
    one more attack action."""

    def run(self, s: Fight, f: Frame) -> None:
        if s.duel() is not None:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        if option is NO:
            f.leave()
            return
        attacking: i64 = s.attacking()
        break_off(s, f.you)
        notes = s.stack[0].notes
        if isinstance(notes, Turn) and s.active() == attacking:
            notes.attacks += 1
            s.report(ACTIONS_GAINED, attacking, 1, ATTACK_ACTION, piece_of(f))


@final
class StandAside(Lasts):
    """For the rest of the turn, of its bearer."""

    def long(self) -> int:
        return UNTIL_TURN_ENDS

    def bearer(self, s: Fight, f: Frame) -> i64:
        return bearer_of(piece_of(f))


# --- Disarming ----------------------------------------------------------------------------------


@final
class WhenAFirstStrikeIsOver(Trigger):
    """Its bearer has fought somebody who struck first."""

    def __init__(self) -> None:
        super().__init__(DUEL_FOUGHT)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return _struck_first(s, piece)


def _struck_first(s: Fight, piece: Piece) -> bool:
    """Whether whom its bearer fights strikes first."""
    duel, who = s.duel(), bearer_of(piece)
    if duel is None or who not in (duel.attacker, duel.defender):
        return False
    if s.piece(duel.attacker) is None or s.piece(duel.defender) is None:
        return False
    return first_striker(s, duel) == duel.foe_of(who)


@dataclass(frozen=True)
class MayDisarmTheFoe(NameOne):
    """One weapon of whoever its bearer fights is discarded, if you wish; `after`: he has struck
    first already, else not if he is going to."""

    after: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        piece = piece_of(f)
        if self.arms(s, f) and (self.after or not _struck_first(s, piece)):
            s.seat = f.you

    def arms(self, s: Fight, f: Frame) -> list[int]:
        foe = s.piece(s.this_duel().foe_of(bearer_of(piece_of(f))))
        if foe is None:
            return []
        return [
            int(it.number)
            for it in s.on(foe.number)
            if it.card.weapon is not None and it.out == NOTHING and not kept(s, it)
        ]

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [NO, *self.arms(s, f)]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if not isinstance(option, Word):
            s.discard(option, piece_of(f).card)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"with {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


# --- Linking ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LinkAWeapon(NameOne):
    """One of its bearer's weapons, which the card that was just laid down is about."""

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [
            int(it.number)
            for it in s.on(s.played().target)
            if it.card.weapon is not None and it.out == NOTHING
        ]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        link = s.table[-1]
        twin = link.twin()
        twin.about = option
        s.put(twin)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "choose"


@dataclass(frozen=True)
class WhileLinked(Proviso):
    """An effect that counts while he uses the weapon that the card is about."""

    effect: Effect

    def holds(self, s: Any, piece: Any, warrior: Any, foe: Any) -> bool:
        duel = s.duel()
        if duel is not None and duel.foe_of(warrior.number) == NOTHING:
            duel = None
        for tactic in (FIGHT, SHOOT):
            used = duel is None or duel.tactic in (None, tactic)
            if used and weapon_in_use(s, warrior, tactic, duel) == piece.about:
                return True
        return False


# --- Negating -----------------------------------------------------------------------------------


@final
class ToNegatePowers(Answering):
    """A card of the one type that another player is just playing, or his use of a card of the
    other type that lies there."""

    def __init__(self, cast: Word, used: Word) -> None:
        super().__init__("DOOM-REACT-03")
        self.cast = cast
        self.used = used

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (ANSWERED,) if s.stack and s.stack[-1].rule is ANSWERS else ()

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        answered = s.play(0)
        if answered is None or answered.you == seat:
            return self.rule
        notes, played = answered.notes, answered.it
        if isinstance(played, Card):
            return "" if self.answers(played) else self.rule
        if isinstance(played, Ability) and isinstance(notes, Played):
            piece = s.piece(notes.source)
            if piece is not None and piece.card.kind is self.used:
                return ""
        return self.rule

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Card) and played.kind is self.cast

    def concerns(self, s: Fight, on: int) -> int:
        answered = s.play(1)
        return NOTHING if answered is None else int(answered.you)

    def named(self, s: Fight, on: int) -> Card | None:
        answered = s.play(1)
        card = None if answered is None else answered.it
        return card if isinstance(card, Card) else None

    def write(self, s: Fight, on: int) -> str:
        return "on it"
