"""Doomtrooper, further triggers: vehicles that are used, weapons that strike, what is lost."""

from __future__ import annotations

from typing import final

from kostka.games.doomtrooper.card import Trigger
from kostka.games.doomtrooper.effects import ANY, Such
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import DUEL_FOUGHT, NOTHING, WAS_KILLED, WAS_WOUNDED
from kostka.games.doomtrooper.triggers import bearer_of, fallen
from kostka.games.doomtrooper.usable import weapon_in_use
from kostka.kernel.event import Event


@final
class WhenRiddenInADuel(Trigger):
    """Its bearer has fought a duel inside this vehicle and lives."""

    def __init__(self) -> None:
        super().__init__(DUEL_FOUGHT)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel = s.duel()
        if duel is None or piece.down or s.piece(piece.on) is None:
            return False
        return piece.on in (duel.attacker, duel.defender)


def _is_used(s: Fight, weapon: Piece | None) -> bool:
    """Whether its warrior uses this weapon in the duel."""
    duel = s.duel()
    if weapon is None or duel is None or duel.tactic is None:
        return False
    warrior = s.piece(weapon.on)
    if warrior is None:
        return False
    return weapon_in_use(s, warrior, duel.tactic, duel) == weapon.number


def _even_lost(s: Fight, number: int) -> Piece | None:
    """A piece, or one that has just left play, as it was."""
    for it in s.fallen:
        if it.number == number:
            return it
    return s.piece(number)


@final
class WhenTheWeaponWounds(Trigger):
    """The weapon on which it lies has wounded such a warrior, and not killed him."""

    def __init__(self, such: Such = ANY) -> None:
        super().__init__(WAS_WOUNDED)
        self.such = such

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        weapon, victim = s.piece(piece.on), s.piece(event.n)
        if weapon is None or victim is None or event.source != weapon.on:
            return False
        return _is_used(s, weapon) and self.such.fits(s, victim, piece.by, piece.number)


@final
class WhenItHurts(Trigger):
    """Its bearer has wounded or killed such a warrior in a duel; "it" is that warrior."""

    def __init__(self, such: Such = ANY) -> None:
        super().__init__(WAS_WOUNDED, WAS_KILLED)
        self.such = such
        self.posthumous = True

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel, victim = s.duel(), _even_lost(s, int(event.n))
        if duel is None or victim is None or event.source != bearer_of(piece):
            return False
        return duel.foe_of(victim.number) == bearer_of(piece) and self.such.describes(s, victim)

    def bears(self, s: Fight, piece: Piece, event: Event) -> Piece:
        return _even_lost(s, int(event.n)) or piece


@final
class WhenHurtInADuel(Trigger):
    """Its bearer, if he is such a one, was wounded in a duel that is over now."""

    def __init__(self, such: Such = ANY) -> None:
        super().__init__(DUEL_FOUGHT)
        self.such = such

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel, who = s.duel(), s.piece(bearer_of(piece))
        if duel is None or who is None or not who.wounded:
            return False
        return int(who.number) in duel.hurt and self.such.fits(s, who, piece.by, piece.number)


@final
class WhenKilledInADuel(Trigger):
    """Its bearer is killed while he fights, by whatever it is."""

    def __init__(self) -> None:
        super().__init__(WAS_KILLED)
        self.posthumous = True

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel = s.duel()
        if duel is None or event.n != piece.on or fallen(s, event) is None:
            return False
        return bool(duel.foe_of(piece.on) != NOTHING)
