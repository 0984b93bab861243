"""Mortificator: special cards and gifts."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import ForAll, SeveralGifts, StrikesFirst, Such
from kostka.games.doomtrooper.forms import gift
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.terms import GIFT, HERETIC, MISHIMA, SPECIAL, YOURS
from kostka.games.doomtrooper.verbs import Stays

GUNG_HO: Final = Card(
    "gung-ho",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    Stays(ForAll(Such(MISHIMA, whose=YOURS), StrikesFirst())),
    affiliation=MISHIMA,
)
SYMMETRY_FLOW: Final = gift(
    "symmetry-flow", GIFT, SeveralGifts(), such=Such(not_kind=HERETIC, whose=YOURS)
)
