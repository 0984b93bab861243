"""Unlimited: Missions for warriors and for players."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import CATHEDRAL, CITADEL
from kostka.games.doomtrooper.effects import Immune, NoArt, Such
from kostka.games.doomtrooper.errands import (
    GainItsWorth,
    HealAll,
    NameThePrey,
    NoteTheHold,
    OnThoseInPlay,
    SomebodyHasPrey,
    WhenAPlaceGoes,
    WhenHeldForATurn,
    WhenItKillsTheNamed,
    WhenItsBearerDies,
    WhenItsBearerKills,
    WhenKohortFalls,
    WhenTheHoldTurns,
    WhenTheyConvert,
    WhenTheyKill,
)
from kostka.games.doomtrooper.facts import IsInPlay
from kostka.games.doomtrooper.feats import GainPromotion
from kostka.games.doomtrooper.forms import mission
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.powers import Casts
from kostka.games.doomtrooper.targets import ANY_WARRIOR, ITS_BEARER, APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    APOSTLES,
    BROTHERHOOD,
    CITY,
    CORPORATIONS,
    DARK_LEGION,
    DARK_SYMMETRY,
    DISCARD,
    DOOMTROOPERS,
    GENERAL,
    KOHORT,
    MISSION,
    NEPHARITE,
    SQUAD,
    YOURS,
)
from kostka.games.doomtrooper.triggers import BEARER
from kostka.games.doomtrooper.verbs import DiscardIt, RewardTheKill, Stays
from kostka.kernel.step import Word


def keeping(key: str, affiliation: Word, area: Word, of: tuple[Word, ...]) -> Card:
    """Somebody of each for a full turn."""
    return mission(
        key,
        APlayer(),
        Whenever(WhenHeldForATurn(area, of), GainPromotion(10, BEARER, fulfils=True), DiscardIt()),
        Whenever(WhenTheHoldTurns(area, of), NoteTheHold()),
        affiliation=affiliation,
    )


ASSASSINATION: Final = Card(
    "assassination",
    MISSION,
    AS_AN_ACTION,
    ANY_WARRIOR,
    Stays(Whenever(WhenItKillsTheNamed(), RewardTheKill(times=2, theirs=True), DiscardIt())),
    NameThePrey(),
    needs=(Need("DOOM-PLAY-01", SomebodyHasPrey()),),
)
PROVE_YOUR_VALOR: Final = Card(
    "prove-your-valor",
    MISSION,
    AS_AN_ACTION,
    ANY_WARRIOR,
    Stays(
        Whenever(
            WhenItKillsTheNamed(survives=True), RewardTheKill(times=3, theirs=True), DiscardIt()
        )
    ),
    NameThePrey(twice=True),
    needs=(Need("DOOM-PLAY-01", SomebodyHasPrey(twice=True)),),
)
FIFTEEN_MINUTES_OF_FAME: Final = mission(
    "fifteen-minutes-of-fame",
    AWarrior(Such(commoner=True)),
    Whenever(
        WhenItsBearerKills(Such(personality=True)), RewardTheKill(plus=5, theirs=True), DiscardIt()
    ),
)
SUICIDE_MISSION: Final = mission(
    "suicide-mission", ANY_WARRIOR, Whenever(WhenItsBearerDies(), GainItsWorth(3))
)
PORTAL_OF_THE_GREAT_CONQUEROR: Final = Card(
    "portal-of-the-great-conqueror",
    MISSION,
    AS_AN_ACTION,
    AWarrior(Such(kind=NEPHARITE, follows=ALGEROTH)),
    Stays(
        Whenever(
            WhenItsBearerKills(Such(BROTHERHOOD, least=3)),
            RewardTheKill(times=0, theirs=True),
            OnThoseInPlay(Such(), NoArt()),
            DiscardIt(),
        )
    ),
    affiliation=DARK_LEGION,
    needs=(Need("DOOM-PLAY-01", IsInPlay("citadel-of-algeroth", KOHORT)),),
)
INSPIRE_THE_MASSES: Final = Card(
    "inspire-the-masses",
    MISSION,
    AS_AN_ACTION,
    AWarrior(Such(named="cardinal-dominic")),
    Stays(
        Ability(
            "inspire",
            AS_AN_ACTION,
            ITS_BEARER,
            HealAll(Such(side=DOOMTROOPERS, whose=YOURS)),
            OnThoseInPlay(Such(side=DOOMTROOPERS, whose=YOURS), Immune(DARK_SYMMETRY)),
            OnThoseInPlay(Such(BROTHERHOOD), Casts()),
            actions=3,
            spends=DISCARD,
            bearer=True,
        )
    ),
    affiliation=BROTHERHOOD,
    needs=(Need("DOOM-PLAY-01", IsInPlay("the-cathedral")),),
)

# On players

DESTROY_KOHORT: Final = mission(
    "destroy-kohort",
    APlayer(),
    Whenever(WhenKohortFalls(), RewardTheKill(plus=5, theirs=True), DiscardIt()),
)
SIEGE_OF_THE_CITADEL: Final = mission(
    "siege-of-the-citadel",
    APlayer(),
    Whenever(WhenTheyKill(behind=CITADEL), RewardTheKill(times=2, theirs=True), DiscardIt()),
)
SNUB_THE_CARDINAL: Final = mission(
    "snub-the-cardinal",
    APlayer(),
    Whenever(WhenTheyKill(Such(BROTHERHOOD)), GainPromotion(3, BEARER, fulfils=True), DiscardIt()),
    Whenever(WhenTheyConvert(BROTHERHOOD), GainPromotion(10, BEARER, fulfils=True), DiscardIt()),
    affiliation=DARK_LEGION,
)
INFILTRATION: Final = mission(
    "infiltration",
    APlayer(),
    Whenever(
        WhenAPlaceGoes(CITY, CATHEDRAL, CITADEL),
        GainPromotion(6, BEARER, fulfils=True),
        DiscardIt(),
    ),
)
DARK_KOHORT: Final = keeping("dark-kohort", DARK_LEGION, KOHORT, APOSTLES)
WELL_ROUNDED_SQUAD: Final = keeping(
    "well-rounded-squad", GENERAL, SQUAD, (*CORPORATIONS, BROTHERHOOD)
)
