"""Apocalypse: places where recruits are trained, the dead lie and relics are shown."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import FACTORIES
from kostka.games.doomtrooper.effects import EarnsPromotion, ForAll, Kills, Such, ToFoe
from kostka.games.doomtrooper.forms import fortification
from kostka.games.doomtrooper.garrisons import (
    DiscardedInstead,
    Enlist,
    Entombs,
    FewerThan,
    GainForEachHere,
    MayTakeHimBack,
    PutMarkersForRecruits,
    ToEnlist,
    WhenYoursIsLost,
)
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, WHEN_SABOTAGED
from kostka.games.doomtrooper.marking import Exposed, Marked
from kostka.games.doomtrooper.reinforcing import AgainstTheMarked, PostAGuard, ToGuard
from kostka.games.doomtrooper.strongholds import FallsWith
from kostka.games.doomtrooper.targets import AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ATTACKS,
    BROTHERHOOD,
    DARK_LEGION,
    DOOMTROOPERS,
    FREELANCER,
    KOHORT,
    SQUAD,
    YOURS,
)
from kostka.games.doomtrooper.triggers import AtDrawStep
from kostka.games.doomtrooper.verbs import ForGood

YOUR_DOOMTROOPERS: Final = Such(side=DOOMTROOPERS, whose=YOURS)

DISCREET_MEETING_ROOM: Final = fortification(
    "discreet-meeting-room",
    AnArea(SQUAD),
    ForAll(Such(kind=FREELANCER, whose=YOURS), EarnsPromotion()),
)
GUARD_STATION: Final = fortification(
    "guard-station",
    AnArea(SQUAD, KOHORT),
    Ability("guard", WHEN_SABOTAGED, ToGuard(), PostAGuard(), actions=0),
)
TARGETING_INSTALLATION: Final = fortification(
    "targeting-installation",
    AnArea(SQUAD),
    ForAll(YOUR_DOOMTROOPERS, AgainstTheMarked(Kills(ATTACKS))),
    ForAll(YOUR_DOOMTROOPERS, AgainstTheMarked(ToFoe(Exposed()))),
    Ability("target", AS_AN_ACTION, AWarrior(), ForGood(Marked())),
)
BOOT_CAMP: Final = fortification(
    "boot-camp",
    AnArea(SQUAD, KOHORT),
    Ability("enlist", AT_ANY_TIME, ToEnlist(4), Enlist(4), actions=0),
    then=(PutMarkersForRecruits(5),),
)
FACTORY_RETROFIT: Final = fortification(
    "factory-retrofit",
    AnArea(SQUAD, KOHORT),
    Whenever(AtDrawStep(), GainForEachHere(3, FACTORIES)),
    FallsWith(FACTORIES),
    several=True,
)
SANCTUARY: Final = fortification(
    "sanctuary", AnArea(SQUAD), DiscardedInstead(), affiliation=BROTHERHOOD
)
GRAVEYARD: Final = fortification(
    "graveyard",
    NO_TARGET,
    Entombs(),
    needs=(Need("DOOM-FORT-08", FewerThan(1, "graveyard", at_all=True)),),
)
MUSEUM: Final = fortification(
    "museum",
    NO_TARGET,
    Entombs(relics=True),
    needs=(Need("DOOM-FORT-08", FewerThan(1, "museum", at_all=True)),),
)
CRYOTECH_CHAMBER: Final = fortification(
    "cryotech-chamber",
    AnArea(KOHORT),
    Whenever(WhenYoursIsLost(), MayTakeHimBack()),
    affiliation=DARK_LEGION,
)
