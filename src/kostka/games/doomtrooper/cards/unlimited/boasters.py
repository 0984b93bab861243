"""Unlimited: two partners of Capitol, of whom one likes to boast."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.assault import AnnounceAnAttack, ItIsMet, ToAnnounce
from kostka.games.doomtrooper.card import Ability, Need, Whenever
from kostka.games.doomtrooper.effects import ForAll, Such
from kostka.games.doomtrooper.facts import YourTurn
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.soldiery import Announced, AttacksAnnounced, NeedNotAnnounce
from kostka.games.doomtrooper.terms import CAPITOL, YOURS
from kostka.games.doomtrooper.triggers_soldiers import WhenItAttacks

LANE_CHUNG: Final = warrior(
    "lane-chung",
    CAPITOL,
    (3, 6, 4, 4),
    AttacksAnnounced(),
    Ability(
        "boast",
        AT_ANY_TIME,
        ToAnnounce(),
        AnnounceAnAttack(Announced()),
        actions=0,
        needs=(Need("DOOM-TURN-02", YourTurn()),),
    ),
    Whenever(WhenItAttacks(), ItIsMet()),
    personality=True,
)
PAM_AFTON: Final = warrior(
    "pam-afton",
    CAPITOL,
    (2, 5, 4, 4),
    ForAll(Such(whose=YOURS, named="lane-chung"), NeedNotAnnounce()),
    personality=True,
)
