"""Apocalypse: relics."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import WoundTheBearer
from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.edicts import HoldsGifts
from kostka.games.doomtrooper.effects import ForAll, PlusMarkers, SeveralGifts, Such
from kostka.games.doomtrooper.forms import ON_YOURS, given_to, relic
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.powers import KillsForGood
from kostka.games.doomtrooper.targets import APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    ANNIHILATE,
    COMBAT,
    DARK_LEGION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    HERETIC,
    ILIAN,
    LEGIONNAIRES,
    YOURS,
)
from kostka.games.doomtrooper.treasures import (
    AnnihilateInTheDeck,
    MarkIt,
    StartAtNone,
    StripTheBearer,
    WhenTheLegionKills,
    WhenThisGoes,
)

EYE_OF_ALGEROTH: Final = relic(
    "eye-of-algeroth",
    given_to(kind=HERETIC),
    SeveralGifts(all=True),
    Whenever(WhenThisGoes(), StripTheBearer(DARK_SYMMETRY)),
    affiliation=DARK_LEGION,
)
SOUL_WELL: Final = relic(
    "soul-well",
    AWarrior(Such(follows=ILIAN, whose=YOURS)),
    ForAll(Such(follows=ILIAN), KillsForGood(such=Such(side=DOOMTROOPERS))),
    PlusMarkers(1, COMBAT),
    Whenever(WhenTheLegionKills(of=ILIAN), MarkIt()),
    affiliation=DARK_LEGION,
    then=(StartAtNone(),),
)
SYMMETRY_STONE: Final = relic(
    "symmetry-stone", given_to(side=LEGIONNAIRES), HoldsGifts(), affiliation=DARK_LEGION
)
VISIONARY_CRYSTAL: Final = relic(
    "visionary-crystal",
    ON_YOURS,
    Ability(
        "search",
        AS_AN_ACTION,
        APlayer(),
        AnnihilateInTheDeck(),
        WoundTheBearer(),
        actions=3,
        spends=ANNIHILATE,
    ),
)
