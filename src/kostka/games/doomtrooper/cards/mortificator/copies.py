"""Mortificator: a card that is whatever lies in play."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.joking import PlayAsAnother
from kostka.games.doomtrooper.legal import AS_COPIED
from kostka.games.doomtrooper.terms import SPECIAL

JOKER: Final = Card("joker", SPECIAL, AS_COPIED, NO_TARGET, PlayAsAnother())
