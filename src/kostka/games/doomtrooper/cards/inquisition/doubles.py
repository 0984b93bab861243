"""Inquisition: one warrior in two places."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.doubles import DoDoubleDuty, ToDouble
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.terms import SPECIAL

DOUBLE_DUTY: Final = Card("double-duty", SPECIAL, AS_AN_ACTION, ToDouble(), DoDoubleDuty())
