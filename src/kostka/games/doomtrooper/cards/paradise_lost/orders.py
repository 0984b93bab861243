"""Paradise Lost: hunting for warriors and for skulls, and where prisoners work."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability, Card, Whenever
from kostka.games.doomtrooper.cards.kinds import (
    ISLAND_TEAM_MEMBERS,
    KEY_CODE_SKULL,
    SKULL_SEEKERS,
)
from kostka.games.doomtrooper.edicts import GainsOnlyIn
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.errands import WhenTheyImprison
from kostka.games.doomtrooper.feats import GainPromotion
from kostka.games.doomtrooper.forms import fortification, mission, relic
from kostka.games.doomtrooper.garrisons import (
    GainActionsHere,
    MayBringHere,
    PerishWithIt,
    WhenYouImprison,
)
from kostka.games.doomtrooper.hoards import AStored, TakeItToHand
from kostka.games.doomtrooper.identity import CountsAs
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.stores import PutInStore, ToStore
from kostka.games.doomtrooper.targets import AnArea, APlayer, AWarrior
from kostka.games.doomtrooper.terms import BROTHERHOOD, KOHORT, OUTPOST, SQUAD, YOURS
from kostka.games.doomtrooper.treasures import AnAreaOfTheirs, KillTheArea
from kostka.games.doomtrooper.triggers import BEARER, AtTurnStart
from kostka.games.doomtrooper.verbs import DiscardIt

SEEKER: Final = Such(kind=SKULL_SEEKERS, whose=YOURS)


def skull(key: str) -> Card:
    """One of four: who has them all destroys a whole area."""
    return relic(
        key,
        AWarrior(Such(kind=ISLAND_TEAM_MEMBERS, whose=YOURS, alt=SEEKER)),
        Ability(
            "destroy",
            AS_AN_ACTION,
            AnAreaOfTheirs(KEY_CODE_SKULL, 4),
            KillTheArea(),
            actions=3,
            attack=True,
        ),
        kinds=(KEY_CODE_SKULL,),
        actions=2,
    )


ASIAN_KEY_CODE_SKULL: Final = skull("asian-key-code-skull")
EUROPEAN_KEY_CODE_SKULL: Final = skull("european-key-code-skull")
NORTH_AMERICAN_KEY_CODE_SKULL: Final = skull("north-american-key-code-skull")
SOUTH_AMERICAN_KEY_CODE_SKULL: Final = skull("south-american-key-code-skull")
SKULL_SEEKER: Final = mission(
    "skull-seeker",
    AWarrior(Such(ready=True)),
    CountsAs(SKULL_SEEKERS),
    GainsOnlyIn(KEY_CODE_SKULL, OUTPOST),
)
MANHUNT: Final = mission(
    "manhunt",
    APlayer(),
    Whenever(WhenTheyImprison(), GainPromotion(5, BEARER, fulfils=True), DiscardIt()),
)
PRISONER_WORK_CAMP: Final = fortification(
    "prisoner-work-camp",
    AnArea(SQUAD, KOHORT, OUTPOST),
    Whenever(WhenYouImprison(), MayBringHere()),
    Whenever(AtTurnStart(), GainActionsHere()),
    PerishWithIt(),
)
BROTHERHOOD_ARCHIVES: Final = fortification(
    "brotherhood-archives",
    AnArea(SQUAD),
    Ability("store", AT_ANY_TIME, ToStore(None, most=4), PutInStore(anything=True), actions=0),
    Ability("take", AS_AN_ACTION, AStored(), TakeItToHand()),
    affiliation=BROTHERHOOD,
)
