"""Apocalypse: implants, armour and gadgets."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.cards.kinds import SAMURAIS
from kostka.games.doomtrooper.effects import Plus, Such
from kostka.games.doomtrooper.forms import equipment
from kostka.games.doomtrooper.identity import CountsAs, Joins
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import ARMOUR, BODY_ARMOUR, DOOMTROOPERS, MISHIMA, YOURS

SAMURAI_ARMOR: Final = equipment(
    "samurai-armor",
    AWarrior(Such(side=DOOMTROOPERS, commoner=True, whose=YOURS)),
    Plus(3, ARMOUR),
    Joins(MISHIMA),
    CountsAs(SAMURAIS),
    affiliation=MISHIMA,
    kinds=(BODY_ARMOUR,),
)
