"""Doomtrooper, what a card in play has to do with, as a set of bits: `Card.roles`."""

from __future__ import annotations

from typing import Any, Final

from kostka.games.doomtrooper.sorts import Sharing

FIGHTS: Final = 1  # a warrior
USED: Final = 2  # it has abilities
ACTS: Final = 4  # it acts by itself
CHANGES: Final = 8  # what its bearer is
REACHES: Final = 16  # others
LEADS: Final = 32
LENDS: Final = 64
WARDS: Final = 128
HASTES: Final = 256
ZONE: Final = 512
GOVERNS: Final = 1024  # it changes a rule
RARE: Final = 2048  # one of its effects is
BARS: Final = 4096
SHARES: Final = 8192  # it gives warriors the abilities of other cards
GRANTS: Final = 16384  # it lets somebody be given what he might not have otherwise


def roles_of(card: Any, fights: bool, zone: bool) -> int:
    """All that this card has to do with, once it has been read."""
    roles = 0
    for bit, has in (
        (FIGHTS, fights),
        (USED, bool(card.abilities)),
        (ACTS, bool(card.whenevers)),
        (CHANGES, card.changes),
        (REACHES, card.reaches),
        (LEADS, card.leads),
        (LENDS, card.lends),
        (WARDS, bool(card.warding)),
        (HASTES, card.hastes),
        (ZONE, zone),
        (GOVERNS, card.governs),
        (RARE, card.rare),
        (BARS, card.bars),
        (GRANTS, card.grants),
        (SHARES, any(isinstance(effect, Sharing) for effect in card.effects)),
    ):
        if has:
            roles |= bit
    return roles
