"""Paradise Lost: what strikes whoever comes too near."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import fences
from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.fences import LieDownAgain, MeetItFirst, WhenItsBearerIsFought
from kostka.games.doomtrooper.forms import ON_YOURS, fortification
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.places import PassItOn
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import YOURS

RAZOR_WIRE_FENCE: Final = fortification(
    "razor-wire-fence",
    ON_YOURS,
    Whenever(WhenItsBearerIsFought(), MeetItFirst(fences.RAZOR_WIRE), LieDownAgain()),
    Ability("pass-on", AS_AN_ACTION, AWarrior(Such(whose=YOURS, other=True)), PassItOn()),
)
