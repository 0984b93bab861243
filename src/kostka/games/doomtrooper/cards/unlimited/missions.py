"""Unlimited: missions."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Whenever
from kostka.games.doomtrooper.cards.kinds import CLANSMEN
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.forms import assigned_to, mission
from kostka.games.doomtrooper.targets import APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    DARK_LEGION,
    DOOMTROOPERS,
    IMPERIAL,
    LEGIONNAIRES,
    NEPHARITE,
)
from kostka.games.doomtrooper.triggers import WhenItKills, WhenSquadFalls
from kostka.games.doomtrooper.verbs import DiscardIt, RewardTheKill

CLAN_INFIGHTING: Final = mission(
    "clan-infighting",
    AWarrior(Such(IMPERIAL, side=DOOMTROOPERS)),
    Whenever(WhenItKills(Such(IMPERIAL, side=DOOMTROOPERS)), RewardTheKill(times=2), DiscardIt()),
    affiliation=IMPERIAL,
)
FURY_OF_THE_CLANSMEN: Final = mission(
    "fury-of-the-clansmen",
    assigned_to(kind=CLANSMEN),
    Whenever(
        WhenItKills(Such(side=LEGIONNAIRES)), RewardTheKill(times=2, either=True), DiscardIt()
    ),
    affiliation=IMPERIAL,
)
NEPHARITE_HUNT: Final = mission(
    "nepharite-hunt",
    assigned_to(side=DOOMTROOPERS),
    Whenever(WhenItKills(Such(kind=NEPHARITE)), RewardTheKill(times=2, either=True), DiscardIt()),
)
DESTROY_SQUAD: Final = mission(
    "destroy-squad",
    APlayer(),
    Whenever(WhenSquadFalls(), RewardTheKill(plus=5, theirs=True), DiscardIt()),
    affiliation=DARK_LEGION,
)
