"""Mortificator: a club, a Citadel, a palace, a tower and a laboratory."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.aims_gear import AVehicle
from kostka.games.doomtrooper.card import Ability, Need
from kostka.games.doomtrooper.cards.kinds import CITADEL, MORTIFICATORS
from kostka.games.doomtrooper.deeds import HealTheTarget
from kostka.games.doomtrooper.drawing import TakeThisBack
from kostka.games.doomtrooper.effects import ForAll, Kills, Plus, StrikesFirst, Such
from kostka.games.doomtrooper.forms import fortification
from kostka.games.doomtrooper.garrisons import FewerThan, ManIt, ToMan, WhoIsUp
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.sorts import Returning
from kostka.games.doomtrooper.strongholds import (
    ForThoseLikeTheOneUpThere,
    FreeCopies,
    HoldsOn,
    TollToAttack,
)
from kostka.games.doomtrooper.targets import YOURSELF, AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ATTACKS,
    BROTHERHOOD,
    COMBAT,
    DARK_LEGION,
    GENERAL,
    HERETIC,
    KOHORT,
    SQUAD,
    YOURS,
)

CLUB_ARKADIN: Final = fortification(
    "club-arkadin", YOURSELF, ForAll(Such(icon=GENERAL), Plus(5, COMBAT))
)
GOLGOTHAS_CITADEL: Final = fortification(
    "golgothas-citadel",
    AnArea(KOHORT),
    ForAll(Such(follows=ALGEROTH, whose=YOURS), Kills(ATTACKS)),
    affiliation=DARK_LEGION,
    kinds=(CITADEL,),
    annihilated=True,
)
THE_STAHLER_PALACE: Final = fortification(
    "the-stahler-palace",
    AnArea(KOHORT),
    ForAll(Such(kind=HERETIC, whose=YOURS), TollToAttack(10, MORTIFICATORS)),
    affiliation=DARK_LEGION,
)
WATCH_TOWER: Final = fortification(
    "watch-tower",
    AnArea(SQUAD),
    ForThoseLikeTheOneUpThere(StrikesFirst()),
    Ability("go-up", AS_AN_ACTION, ToMan(), ManIt()),
    Ability("come-down", AS_AN_ACTION, WhoIsUp(), ManIt(down=True)),
    several=True,
    needs=(Need("DOOM-FORT-08", FewerThan(2, "watch-tower")),),
)
LUNA_MEMORIAL_HOSPITAL: Final = fortification(
    "luna-memorial-hospital",
    AnArea(SQUAD),
    Ability(
        "heal",
        AS_AN_ACTION,
        AWarrior(Such(whose=YOURS, area=SQUAD, wounded=True)),
        HealTheTarget(),
        actions=2,
    ),
    Ability("take-back", AS_AN_ACTION, NO_TARGET, TakeThisBack(), actions=2),
    Returning(),
    affiliation=BROTHERHOOD,
)
REPLICANT_LAB: Final = fortification(
    "replicant-lab", AnArea(SQUAD, KOHORT), FreeCopies(), affiliation=DARK_LEGION
)
REACTIVE_ARMOR_PLATES: Final = fortification(
    "reactive-armor-plates", AVehicle(), HoldsOn(), actions=2, several=True, single=True
)
