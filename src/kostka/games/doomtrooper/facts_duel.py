"""Doomtrooper, facts about the duel that is fought."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kostka.games.doomtrooper.card import Fact
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import DOOMTROOPERS, NOTHING

FOUGHT: Final = 13  # the line of the duel after which the wounded and killed are known


@dataclass(frozen=True)
class FightersJustNamed(Fact):
    """Attacker and defender are announced, and nothing else."""

    def true(self, s: Fight, seat: int) -> bool:
        duel = s.duel()
        if duel is None or duel.ended or duel.tactic is not None:
            return False
        return duel.attacker != NOTHING and duel.defender != NOTHING


@dataclass(frozen=True)
class FightersNotYetNamed(Fact):
    """A duel is declared, and nobody is announced."""

    def true(self, s: Fight, seat: int) -> bool:
        duel = s.duel()
        return duel is not None and not duel.ended and duel.attacker == NOTHING


@dataclass(frozen=True)
class ADuelWasFought(Fact):
    """Both have struck, and the cards of the wounded and killed are turned."""

    def true(self, s: Fight, seat: int) -> bool:
        for f in reversed(s.stack):
            duel = f.notes
            if isinstance(duel, Duel):
                return bool(f.line > FOUGHT) and duel.struck and not duel.ended
        return False


@dataclass(frozen=True)
class AZoneIsUsed(Fact):
    """The defender defends from a Warzone."""

    def true(self, s: Fight, seat: int) -> bool:
        duel = s.duel()
        return duel is not None and s.piece(duel.zone) is not None


@dataclass(frozen=True)
class OthersLookOn(Fact):
    """There are players besides those whose warriors fight."""

    def true(self, s: Fight, seat: int) -> bool:
        duel = s.duel()
        if duel is None:
            return False
        both = (int(s.attacking()), int(duel.defending))
        return any(other not in both for other in s.circle)


def lost_trooper(s: Fight, seat: int) -> int:
    """What the dearest Doomtrooper was worth whom this player has lost in the duel, or NOTHING."""
    duel = s.duel()
    most = NOTHING
    for award in () if duel is None else duel.awards:
        if duel is None or award.victim == NOTHING:
            continue
        player = s.attacking() if award.victim in duel.group(duel.attacker) else duel.defending
        killer = int(duel.foe_of(award.victim))
        if player == seat and (killer, DOOMTROOPERS) in duel.slain:
            most = max(most, int(award.points))
    return most


@dataclass(frozen=True)
class YouLostATrooper(Fact):
    """A Doomtrooper of yours was killed in the duel."""

    def true(self, s: Fight, seat: int) -> bool:
        return lost_trooper(s, seat) != NOTHING
