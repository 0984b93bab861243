"""Paradise Lost: hunting for warriors and for skulls."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Whenever
from kostka.games.doomtrooper.errands import WhenTheyImprison
from kostka.games.doomtrooper.feats import GainPromotion
from kostka.games.doomtrooper.forms import mission
from kostka.games.doomtrooper.targets import APlayer
from kostka.games.doomtrooper.triggers import BEARER
from kostka.games.doomtrooper.verbs import DiscardIt

MANHUNT: Final = mission(
    "manhunt",
    APlayer(),
    Whenever(WhenTheyImprison(), GainPromotion(5, BEARER, fulfils=True), DiscardIt()),
)
