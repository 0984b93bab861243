"""Promotional cards: a spell that closes a draw pile."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.forms import spell
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.sealing import SealsTheDrawPile
from kostka.games.doomtrooper.targets import APlayer
from kostka.games.doomtrooper.terms import MANIPULATION
from kostka.games.doomtrooper.verbs import Stays

SPELLBOUND: Final = spell(
    "spellbound", MANIPULATION, AS_AN_ACTION, APlayer(), Stays(SealsTheDrawPile()), actions=3
)
