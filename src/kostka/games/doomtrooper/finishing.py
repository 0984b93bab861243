"""Doomtrooper, finishing off: who is about to be wounded dies, or who is wounded already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.aims_duel import innermost
from kostka.games.doomtrooper.card import Deed, Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.notes import Duel, Hit
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import LET_GO, PAY, piece_of
from kostka.games.doomtrooper.spoils import harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import card_used
from kostka.games.doomtrooper.terms import KILLED, NOTHING, VALUE, WOUNDED
from kostka.games.doomtrooper.values import Sheet, is_immune, value
from kostka.kernel.step import Choice, Frame, Step, Word


@final
class WhomYoursWounds(OnAPiece):
    """Whom such a warrior of yours is about to wound in the duel, and not to kill."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-DUEL-41")
        self.by = such

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        notes = innermost(s)
        if not isinstance(notes, Duel):
            return ()
        both = (int(notes.attacker), int(notes.defender))
        return [number for number, fate in zip(both, notes.fates, strict=True) if fate == WOUNDED]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, victim = s.this_duel(), s.piece(on)
        striker = s.piece(duel.foe_of(on))
        if victim is None or striker is None or striker.by != seat:
            return self.rule
        if victim.by == seat or not self.by.fits(s, striker, seat, NOTHING):
            return self.rule
        if play.by_value and value(s, victim, VALUE) > s.destiny[seat]:
            return "DOOM-SPEC-02"
        used = card_used(s, play, source)
        if used is not None and is_immune(s, victim, used, seat):
            return "DOOM-IMM-01"
        return "DOOM-ALWAYS-03" if Sheet(s, victim).hardy else ""


@dataclass(frozen=True)
class KillTheStruck(Step):
    """The wound that the target is about to suffer kills it."""

    def run(self, s: Fight, f: Frame) -> None:
        notes, target = innermost(s), s.played().target
        if isinstance(notes, Duel) and s.piece(target) is not None:
            notes.seal(target, KILLED)


@dataclass(frozen=True)
class KillTheTarget(Deed):
    """Outside a duel; `earns`: points are earned for it."""

    earns: bool = False

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        victim = s.piece(s.played().target)
        if victim is not None:
            harm(s, f.you, [Hit(victim.number, KILLED, f.you, self.earns)])


@dataclass(frozen=True)
class PayOrBeShot(Choice):
    """The bearer's player pays, or the bearer is killed and you earn the points."""

    price: int

    def victim(self, s: Fight, f: Frame) -> Piece | None:
        return s.piece(piece_of(f).on)

    def run(self, s: Fight, f: Frame) -> None:
        victim = self.victim(s, f)
        if victim is None:
            return
        if s.destiny[victim.by] >= self.price:
            s.seat = victim.by
        else:
            self.answer(s, f, LET_GO)

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (LET_GO, PAY)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        victim = self.victim(s, f)
        assert victim is not None
        if option is PAY:
            s.gain_destiny(victim.by, -self.price, piece_of(f).card)
        else:
            harm(s, f.you, [Hit(victim.number, KILLED, f.you, True)], piece_of(f).card)
