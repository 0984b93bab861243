"""Apocalypse: places where recruits are trained, the dead lie and relics are shown."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import FACTORY_KIND
from kostka.games.doomtrooper.effects import EarnsPromotion, ForAll, Such
from kostka.games.doomtrooper.forms import fortification
from kostka.games.doomtrooper.garrisons import (
    DiscardedInstead,
    Enlist,
    Entombs,
    FewerThan,
    GainForEachHere,
    MayTakeHimBack,
    PutMarkers,
    ToEnlist,
    WhenYoursIsLost,
)
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.targets import AnArea
from kostka.games.doomtrooper.terms import (
    BROTHERHOOD,
    DARK_LEGION,
    FREELANCER,
    KOHORT,
    SQUAD,
    YOURS,
)
from kostka.games.doomtrooper.triggers import AtDrawStep

DISCREET_MEETING_ROOM: Final = fortification(
    "discreet-meeting-room",
    AnArea(SQUAD),
    ForAll(Such(kind=FREELANCER, whose=YOURS), EarnsPromotion()),
)
BOOT_CAMP: Final = fortification(
    "boot-camp",
    AnArea(SQUAD, KOHORT),
    Ability("enlist", AT_ANY_TIME, ToEnlist(4), Enlist(4), actions=0),
    then=(PutMarkers(5),),
)
FACTORY_RETROFIT: Final = fortification(
    "factory-retrofit",
    AnArea(SQUAD, KOHORT),
    Whenever(AtDrawStep(), GainForEachHere(3, FACTORY_KIND)),
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
