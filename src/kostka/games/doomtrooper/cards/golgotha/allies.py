"""Golgotha: cards of Bauhaus, Capitol and the Brotherhood."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.aims_duel import InCoverAtOnce
from kostka.games.doomtrooper.card import Ability, Card, Need
from kostka.games.doomtrooper.cards.kinds import INFANTRYMEN
from kostka.games.doomtrooper.deeds_cards import BorrowUpTo, RepayAtThePrice
from kostka.games.doomtrooper.effects import (
    ForAll,
    NeverAnnihilated,
    NeverDiscarded,
    Plus,
    Such,
)
from kostka.games.doomtrooper.facts import YouCanRepay, YouMayBorrow
from kostka.games.doomtrooper.forms import alliance, warrior
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.places import TakeCover
from kostka.games.doomtrooper.powers import (
    Casts,
    CastsForOthers,
    FreeTroops,
    KeepsEquipment,
    NoOtherSergeants,
    ShootsFromCover,
)
from kostka.games.doomtrooper.targets import AnArea
from kostka.games.doomtrooper.terms import (
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    COMBAT,
    FORTIFICATION,
    KOHORT,
    ONCE_IN_A_ROW,
    SERGEANT,
    SQUAD,
    YOURS,
)
from kostka.games.doomtrooper.verbs import Stays

YOUR_INFANTRY: Final = Such(kind=INFANTRYMEN, whose=YOURS, commoner=True)
YOUR_BROTHERS: Final = Such(BROTHERHOOD, whose=YOURS)

DESERT_SCORPION: Final = warrior(
    "desert-scorpion",
    CAPITOL,
    (3, 6, 4, 5),
    ShootsFromCover(),
    Ability("dig-in", AT_ANY_TIME, InCoverAtOnce(), TakeCover(), actions=0),
)
SERGEANT_CARTER: Final = warrior(
    "sergeant-carter",
    CAPITOL,
    (2, 6, 8, 7),
    ForAll(YOUR_INFANTRY, Plus(4, COMBAT)),
    ForAll(YOUR_INFANTRY, NoOtherSergeants()),
    kinds=(SERGEANT, INFANTRYMEN),
    personality=True,
)
BAUHAUS_BANK: Final = Card(
    "bauhaus-bank",
    FORTIFICATION,
    AT_ANY_TIME,
    AnArea(SQUAD, KOHORT),
    Stays(
        NeverDiscarded(),
        NeverAnnihilated(),
        Ability(
            "borrow",
            AT_ANY_TIME,
            NO_TARGET,
            BorrowUpTo(10),
            actions=0,
            needs=(Need("DOOM-WIN-05", YouMayBorrow(10)),),
            once=ONCE_IN_A_ROW,
        ),
        Ability(
            "repay",
            AT_ANY_TIME,
            NO_TARGET,
            RepayAtThePrice(2),
            actions=0,
            needs=(Need("DOOM-WIN-05", YouCanRepay(2)),),
            once=ONCE_IN_A_ROW,
        ),
    ),
    affiliation=BAUHAUS,
)
BAUHAUS_ALLIANCE: Final = alliance(
    "bauhaus-alliance", BAUHAUS, KeepsEquipment(Such(BAUHAUS, whose=YOURS))
)
CAPITOL_ALLIANCE: Final = alliance("capitol-alliance", CAPITOL, FreeTroops(affiliation=CAPITOL))
THE_BROTHERHOOD: Final = alliance(
    "the-brotherhood",
    BROTHERHOOD,
    ForAll(YOUR_BROTHERS, Casts()),
    ForAll(YOUR_BROTHERS, CastsForOthers()),
)
