"""Golgotha: a spell of the Art and a gift of Ilian."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.arranging import BaseAsChosen, RearrangeTheBase
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.forms import ON_YOURS, spell
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.ruin import TakeTheTargetBack
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    DARK_LEGION,
    DARK_SYMMETRY,
    FIGHT,
    ILIAN,
    LEGIONNAIRES,
    MANIPULATION,
    SHOOT,
)
from kostka.games.doomtrooper.verbs import Stays

BANISHMENT: Final = spell(
    "banishment",
    MANIPULATION,
    AS_AN_ACTION,
    AWarrior(Such(side=LEGIONNAIRES)),
    TakeTheTargetBack(),
    actions=2,
    cost=5,
    harmful=True,
)
CHANGELING_POWER: Final = Card(
    "changeling-power",
    DARK_SYMMETRY,
    AS_AN_ACTION,
    ON_YOURS,
    RearrangeTheBase(),
    Stays(BaseAsChosen(1, FIGHT), BaseAsChosen(1, SHOOT), BaseAsChosen(1, ARMOUR)),
    affiliation=DARK_LEGION,
    gift=ILIAN,
)
