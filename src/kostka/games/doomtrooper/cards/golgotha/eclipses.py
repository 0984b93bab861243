"""Golgotha: darkness for all."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.eclipse import Eclipse
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.terms import SPECIAL

TOTAL_ECLIPSE: Final = Card("total-eclipse", SPECIAL, AT_ANY_TIME, NO_TARGET, Eclipse())
