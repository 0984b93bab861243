"""Doomtrooper, bans: cards that nobody may play, and players who may not meditate."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Barring, Card, Effect
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.step import Word


@dataclass(frozen=True)
class NobodyPlays(Barring):
    """No card of this type may be played."""

    kind: Word


def banned(s: Fight, card: Card) -> bool:
    """Whether a card in play keeps everybody from playing this one."""
    if not s.look().bars:
        return False
    for it in s.reaching():
        for effect in it.effects():
            if isinstance(effect, NobodyPlays) and effect.kind is card.kind:
                return True
    return False


@dataclass(frozen=True)
class NoMeditation(Effect):
    """The player takes no Meditate action any more."""


def may_not_meditate(s: Fight, seat: i64) -> bool:
    for it in s.lasting:
        if it.player == seat:
            for effect in it.effects():
                if isinstance(effect, NoMeditation):
                    return True
    return False
