"""Inquisition: special cards of the Brotherhood."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Card, Gives, Need, Whenever
from kostka.games.doomtrooper.effects import ForAll, Kills, Such
from kostka.games.doomtrooper.facts import YourTurn
from kostka.games.doomtrooper.finishing import KillTheStruck, WhomYoursWounds
from kostka.games.doomtrooper.legal import AS_AN_ACTION, IN_ANSWER, WHEN_STRUCK
from kostka.games.doomtrooper.levies import GainForEach, OthersAreTaxed, TakeTribute
from kostka.games.doomtrooper.powers import Casts
from kostka.games.doomtrooper.spellcraft import (
    ASpellBeingCast,
    EaseTheSearch,
    TakeTheSpellBack,
    YourSummons,
)
from kostka.games.doomtrooper.targets import AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    BROTHERHOOD,
    FIGHT,
    NON_ATTACK,
    SPECIAL,
    SQUAD,
    SUMMONING,
    YOURS,
)
from kostka.games.doomtrooper.triggers import AtDrawStep, AtTurnStart
from kostka.games.doomtrooper.verbs import GainActions, Stays
from kostka.kernel.step import If, Step

BROTHERS: Final = Such(BROTHERHOOD)
YOUR_BROTHERS: Final = Such(BROTHERHOOD, whose=YOURS)
IN_THE_SQUAD: Final = Such(BROTHERHOOD, area=SQUAD)


def directorate(key: str, gives: Gives, *then: Step) -> Card:
    """Added to the Squad for one action."""
    return Card(
        key,
        SPECIAL,
        AS_AN_ACTION,
        AnArea(SQUAD),
        gives,
        *then,
        affiliation=BROTHERHOOD,
        several=True,
    )


THE_FIRST_DIRECTORATE: Final = directorate(
    "the-first-directorate", Stays(ForAll(YOUR_BROTHERS, Casts()))
)
THE_SECOND_DIRECTORATE: Final = directorate(
    "the-second-directorate",
    Stays(
        Ability(
            "finish-off",
            WHEN_STRUCK,
            WhomYoursWounds(BROTHERS),
            KillTheStruck(),
            actions=0,
            by_value=True,
        )
    ),
)
THE_THIRD_DIRECTORATE: Final = directorate(
    "the-third-directorate", Stays(Whenever(AtDrawStep(), GainForEach(1, BROTHERS)))
)
THE_FOURTH_DIRECTORATE: Final = directorate(
    "the-fourth-directorate",
    Stays(Whenever(AtTurnStart(), GainActions(1, NON_ATTACK))),
    If(YourTurn(), GainActions(1, NON_ATTACK)),
)
MORTIFICATION: Final = Card(
    "mortification",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(BROTHERS),
    Stays(Kills(FIGHT)),
    affiliation=BROTHERHOOD,
    actions=2,
)
ESSENTIAL_SUMMONS: Final = Card(
    "essential-summons",
    SPECIAL,
    IN_ANSWER,
    YourSummons(),
    EaseTheSearch(),
    affiliation=BROTHERHOOD,
)
PREFERRED_SPELL: Final = Card(
    "preferred-spell",
    SPECIAL,
    IN_ANSWER,
    ASpellBeingCast(),
    TakeTheSpellBack(),
    affiliation=BROTHERHOOD,
)
SUMMONING_EMPATHY: Final = Card(
    "summoning-empathy",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(YOUR_BROTHERS),
    Stays(ForAll(Such(BROTHERHOOD, whose=YOURS, area=SQUAD), Casts(SUMMONING))),
    affiliation=BROTHERHOOD,
)
TITHE: Final = Card(
    "tithe",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    TakeTribute(2, IN_THE_SQUAD),
    affiliation=BROTHERHOOD,
    needs=(Need("DOOM-PLAY-01", OthersAreTaxed(IN_THE_SQUAD)),),
)
