"""Paradise Lost: further warriors of the Lutheran Triad and of Crescentia."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import PerishAfterIt
from kostka.games.doomtrooper.aims_soldiers import ToClimb
from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.cards.kinds import CAVALIERS, FUSILIERS, SCOUT_CAVALIERS
from kostka.games.doomtrooper.deeds_soldiers import ClimbUp
from kostka.games.doomtrooper.effects import (
    Against,
    CannotBeAttacked,
    ForAll,
    Kills,
    NeverStarts,
    Only,
    Plus,
    Such,
    ToFoe,
    WhileIn,
)
from kostka.games.doomtrooper.forms import beast, warrior
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.soldiery import BaseForEach, FightsAsOne, MayNotBeArmed
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ARMOUR,
    ATTACKS,
    BEAST,
    COMBAT,
    CRESCENTIA,
    FIGHT,
    LUTHERAN,
    OUTPOST,
    YOURS,
)
from kostka.games.doomtrooper.traits import BaseBecomes, PlusForEach
from kostka.games.doomtrooper.triggers_soldiers import WhenItHasFoughtSuch

OTHER_CAVALIERS: Final = Such(kind=CAVALIERS, whose=YOURS, area=OUTPOST, other=True)

WITH_A_BEAST: Final = Such(aboard=BEAST)

# The Lutheran Triad

HEAVY_CAVALIER: Final = warrior(
    "heavy-cavalier",
    LUTHERAN,
    (3, 6, 5, 5),
    PlusForEach(1, COMBAT, OTHER_CAVALIERS),
    kinds=(BEAST, CAVALIERS),
)
SCOUT_CAVALIER: Final = warrior(
    "scout-cavalier",
    LUTHERAN,
    (4, 4, 5, 4),
    PlusForEach(1, COMBAT, OTHER_CAVALIERS),
    WhileIn(
        OUTPOST,
        ForAll(Such(whose=YOURS, area=OUTPOST, not_kind=SCOUT_CAVALIERS), CannotBeAttacked()),
    ),
    kinds=(BEAST, CAVALIERS, SCOUT_CAVALIERS),
)
FUSILIER: Final = warrior(
    "fusilier",
    LUTHERAN,
    (0, 0, 0, 4),
    BaseForEach(4, COMBAT, Such(kind=FUSILIERS, whose=YOURS, area=OUTPOST)),
    kinds=(FUSILIERS,),
)
GREYMOURN_TRENCHARTILLERY: Final = warrior(
    "greymourn-trenchartillery",
    LUTHERAN,
    (3, 9, 6, 6),
    NeverStarts(FIGHT),
    MayNotBeArmed(),
    ToFoe(Only(Such(using=AIRSHIP), Plus(-4, ARMOUR))),
)

# Crescentia

CRESCENTIAN_MARTYR: Final = warrior(
    "crescentian-martyr",
    CRESCENTIA,
    (5, 5, 4, 8),
    Against(WITH_A_BEAST, BaseBecomes(20, ATTACKS)),
    Against(WITH_A_BEAST, Kills(ATTACKS)),
    Whenever(WhenItHasFoughtSuch(WITH_A_BEAST), PerishAfterIt()),
)
ECLIPSE_MAMMOTH: Final = beast(
    "eclipse-mammoth",
    CRESCENTIA,
    (0, 0, 0, 0),
    FightsAsOne(),
    Ability(
        "climb",
        AS_AN_ACTION,
        ToClimb(Such(CRESCENTIA, whose=YOURS, area=OUTPOST, not_kind=BEAST), 3),
        ClimbUp(),
        actions=3,
    ),
)
