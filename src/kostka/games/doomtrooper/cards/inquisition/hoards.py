"""Inquisition: relics of the Dark Legion and of those who hunt it."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.cards.kinds import CITADEL
from kostka.games.doomtrooper.drawing import DrawOne, MayDraw, WhenItsPlayerPlays
from kostka.games.doomtrooper.edicts import NoneOfThem
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.forms import given_to, relic
from kostka.games.doomtrooper.legal import ALSO_WHEN_KILLED, AT_ANY_TIME, IN_ANSWER
from kostka.games.doomtrooper.powers import CastsTheStored
from kostka.games.doomtrooper.purges import DiscardEverySuch
from kostka.games.doomtrooper.recasting import CastFromStore, ToRecast
from kostka.games.doomtrooper.stores import PutInStore, ToStore
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ART,
    BROTHERHOOD,
    DARK_LEGION,
    HERETIC,
    KOHORT,
    LEGIONNAIRES,
    YOURS,
)
from kostka.games.doomtrooper.treasures import (
    APlace,
    EquipmentReturns,
    MayFetchForTheKill,
    WhenTheLegionKills,
    WhenThereIsOne,
    WhenYouKillADoomtrooper,
)
from kostka.games.doomtrooper.verbs import RewardTheKill

KRYNSTONS_SKULL: Final = relic(
    "krynstons-skull",
    given_to(side=LEGIONNAIRES),
    Whenever(WhenTheLegionKills(), RewardTheKill(plus=4)),
    affiliation=DARK_LEGION,
)
MASK_OF_THE_VESTALS: Final = relic(
    "mask-of-the-vestals",
    given_to(BROTHERHOOD),
    Whenever(WhenItsPlayerPlays(), MayDraw(), DrawOne()),
    affiliation=BROTHERHOOD,
)
NECROMAKINA: Final = relic(
    "necromakina",
    APlace(CITADEL, KOHORT),
    Whenever(WhenYouKillADoomtrooper(), MayFetchForTheKill()),
    affiliation=DARK_LEGION,
)
VAULT_OF_UNHOLY_RESTORATION: Final = relic(
    "vault-of-unholy-restoration",
    given_to(side=LEGIONNAIRES),
    EquipmentReturns(),
    affiliation=DARK_LEGION,
)
THE_FALCON_OF_PILGRIMS: Final = relic(
    "the-falcon-of-pilgrims",
    given_to(BROTHERHOOD),
    CastsTheStored(),
    Ability("store", AT_ANY_TIME, ToStore(ART, most=1), PutInStore(kind=ART), actions=0),
    Ability("cast", ALSO_WHEN_KILLED, ToRecast(), CastFromStore(), actions=0),
    Ability("react", IN_ANSWER, ToRecast(reacting=True), CastFromStore(), actions=0),
    affiliation=BROTHERHOOD,
)
THE_LIBER_HERETICUS: Final = relic(
    "the-liber-hereticus",
    AWarrior(Such(BROTHERHOOD, whose=YOURS, least=6)),
    NoneOfThem(HERETIC),
    Whenever(WhenThereIsOne(Such(kind=HERETIC)), DiscardEverySuch(Such(kind=HERETIC))),
    affiliation=BROTHERHOOD,
)
