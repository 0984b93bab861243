"""Inquisition: a gift that makes its bearer like somebody else."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Need
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.facts import SomebodyHas
from kostka.games.doomtrooper.forms import gift
from kostka.games.doomtrooper.mimicry import AbilitiesOfTheChosen, ChooseAModel
from kostka.games.doomtrooper.terms import ILIAN

A_MODEL: Final = Such(commoner=True, uncovered=True)

PLAGIARIZE: Final = gift(
    "plagiarize",
    ILIAN,
    AbilitiesOfTheChosen(),
    then=(ChooseAModel(A_MODEL),),
    needs=(Need("DOOM-PLAY-01", SomebodyHas(A_MODEL)),),
)
