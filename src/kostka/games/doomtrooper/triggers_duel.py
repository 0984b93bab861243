"""Doomtrooper, further triggers: what comes about by the blows of a duel."""

from __future__ import annotations

from typing import final

from kostka.games.doomtrooper.card import Trigger
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    DUEL_FOUGHT,
    WAS_KILLED,
    WAS_WOUNDED,
    Value,
)
from kostka.games.doomtrooper.triggers import bearer_of, fallen
from kostka.games.doomtrooper.usable import weapon_in_use
from kostka.kernel.event import Event


@final
class WhenKilledBy(Trigger):
    """Such a warrior is killed in a duel by such a foe."""

    def __init__(self, such: Such, foe: Such) -> None:
        super().__init__(WAS_KILLED)
        self.such = such
        self.foe = foe

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        victim, source = fallen(s, event), event.source
        foe = s.piece(source) if isinstance(source, int) else None
        if victim is None or foe is None or s.duel() is None or victim.number == piece.number:
            return False
        good = self.such.fits(s, victim, piece.by, piece.number)
        return good and self.foe.fits(s, foe, piece.by, piece.number)


@final
class WhenItSurvives(Trigger):
    """Its bearer has fought a duel of this tactic, and both are still alive."""

    def __init__(self, tactic: Value) -> None:
        super().__init__(DUEL_FOUGHT)
        self.tactic = tactic

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel = s.duel()
        if duel is None or duel.tactic is not self.tactic:
            return False
        bearer = bearer_of(piece)
        if bearer not in (duel.attacker, duel.defender) or s.piece(bearer) is None:
            return False
        return s.piece(duel.foe_of(bearer)) is not None


@final
class WhenYoursWounds(Trigger):
    """Such a warrior of yours has wounded such a foe in a duel, and both have survived."""

    def __init__(self, such: Such, foe: Such) -> None:
        super().__init__(DUEL_FOUGHT)
        self.such = such
        self.foe = foe

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel = s.duel()
        if duel is None:
            return False
        for number in duel.hurt:
            foe, mine = s.piece(number), s.piece(duel.foe_of(number))
            if (
                foe is not None
                and mine is not None
                and mine.by == piece.by
                and self.such.fits(s, mine, piece.by, piece.number)
                and self.foe.fits(s, foe, piece.by, piece.number)
            ):
                return True
        return False


@final
class WhenItsWeaponWounds(Trigger):
    """The weapon on which it lies has wounded somebody in a duel of this tactic."""

    def __init__(self, tactic: Value) -> None:
        super().__init__(WAS_WOUNDED)
        self.tactic = tactic

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel, weapon = s.duel(), s.piece(piece.on)
        warrior = None if weapon is None else s.piece(weapon.on)
        if duel is None or weapon is None or warrior is None or duel.tactic is not self.tactic:
            return False
        if event.source != warrior.number:
            return False
        return weapon_in_use(s, warrior, self.tactic, duel) == weapon.number
