"""Promotion cards: special cards that hold somebody, or finish him off."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability, Card, Need
from kostka.games.doomtrooper.downfall import ItsBearerForHisValue
from kostka.games.doomtrooper.effects import CannotAttack, NoActions, Such
from kostka.games.doomtrooper.facts import TheTacticIs
from kostka.games.doomtrooper.hampering import HoldsTheFoe
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_A_DUEL
from kostka.games.doomtrooper.ruses import AFoeToKill, KillOutright
from kostka.games.doomtrooper.targets import ANY_FIGHTER, ANY_WARRIOR
from kostka.games.doomtrooper.terms import DOOMTROOPERS, FIGHT, LEGIONNAIRES, SPECIAL, YOURS
from kostka.games.doomtrooper.verbs import DiscardIt, ForThisDuel, Stays

BY_THE_THROAT: Final = Card(
    "by-the-throat",
    SPECIAL,
    IN_A_DUEL,
    ANY_FIGHTER,
    ForThisDuel(HoldsTheFoe()),
    needs=(Need("DOOM-PLAY-03", TheTacticIs(FIGHT)),),
)
PERFECT_HIT: Final = Card(
    "perfect-hit",
    SPECIAL,
    IN_A_DUEL,
    AFoeToKill(Such(side=LEGIONNAIRES), by=Such(side=DOOMTROOPERS, whose=YOURS)),
    KillOutright(),
    annihilated=True,
    by_value=True,
    needs=(Need("DOOM-PLAY-03", TheTacticIs(FIGHT)),),
)
STRANGLEHOLD: Final = Card(
    "stranglehold",
    SPECIAL,
    AS_AN_ACTION,
    ANY_WARRIOR,
    Stays(
        NoActions(receives=True),
        CannotAttack(),
        Ability(
            "break-free",
            AT_ANY_TIME,
            ItsBearerForHisValue(),
            DiscardIt(),
            actions=0,
            by_value=True,
            bearer=True,
        ),
    ),
)
