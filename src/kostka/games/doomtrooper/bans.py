"""Doomtrooper, bans: cards that nobody may play as long as another lies on the table."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.card import Card, Reaching
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.step import Word


@dataclass(frozen=True)
class NobodyPlays(Reaching):
    """No card of this type may be played."""

    kind: Word


def banned(s: Fight, card: Card) -> bool:
    """Whether a card in play keeps everybody from playing this one."""
    for it in s.reaching():
        for effect in it.effects():
            if isinstance(effect, NobodyPlays) and effect.kind is card.kind:
                return True
    return False
