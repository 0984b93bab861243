"""Unlimited: equipment, missions and special cards for everybody."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET, AnEquipment
from kostka.games.doomtrooper.aims_duel import AMachineGunner
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.deeds_cards import (
    EarnForTheTitle,
    FlipACoin,
    ItWasHeads,
    LosePromotion,
    WhenANewTitleEnters,
)
from kostka.games.doomtrooper.effects import Immune, NotImmune, Plus, Such, ToFoe
from kostka.games.doomtrooper.facts import NotYetThisTurn, YouHavePromotion
from kostka.games.doomtrooper.forms import ON_YOURS, assigned_to, equipment, mission
from kostka.games.doomtrooper.legal import AT_ANY_TIME, AT_TURN_START, IN_A_DUEL
from kostka.games.doomtrooper.powers import DoublesMachineGuns, NoSecondCopy
from kostka.games.doomtrooper.targets import ITS_BEARER, APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    ART,
    ASSAULT_RIFLE,
    ATTACK_ACTION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    FORTIFICATION,
    HEAVY_MACHINE_GUN,
    ONCE_IN_A_ROW,
    SHOOT,
    SHOOTING_WEAPON,
    SPECIAL,
    UNDEFINED,
)
from kostka.games.doomtrooper.triggers import WhenItKills
from kostka.games.doomtrooper.verbs import (
    DiscardIt,
    ForThisDuel,
    ForThisTurn,
    GainActions,
    GainDestiny,
    RewardTheKill,
    Stays,
)
from kostka.kernel.step import If

GRENADE_LAUNCHER: Final = equipment(
    "grenade-launcher", AnEquipment(SHOOTING_WEAPON), Plus(3, SHOOT)
)
TELESCOPIC_SIGHT: Final = equipment(
    "telescopic-sight", AnEquipment(SHOOTING_WEAPON), Plus(1, SHOOT)
)
PLASMA_CARBINE: Final = equipment(
    "l-and-a-plasma-carbine",
    ON_YOURS,
    Plus(3, SHOOT),
    kinds=(ASSAULT_RIFLE,),
    weapon=SHOOTING_WEAPON,
)
DEATHLOCKDRUM: Final = equipment(
    "deathlockdrum",
    ON_YOURS,
    Plus(3, SHOOT),
    ToFoe(Plus(-2, SHOOT)),
    kinds=(HEAVY_MACHINE_GUN,),
    weapon=SHOOTING_WEAPON,
)
ESTABLISH_DEFENSIVE_PERIMETER: Final = mission(
    "establish-defensive-perimeter",
    APlayer(),
    Whenever(WhenANewTitleEnters(FORTIFICATION), EarnForTheTitle(1, FORTIFICATION)),
)
FLUSH_OUT_THE_COWARD: Final = mission(
    "flush-out-the-coward",
    assigned_to(),
    Whenever(WhenItKills(Such(covered=True)), RewardTheKill(times=2), DiscardIt()),
)
BLOOD_LUST: Final = Card(
    "blood-lust", SPECIAL, AT_TURN_START, NO_TARGET, GainActions(1, ATTACK_ACTION)
)
INITIATIVE: Final = Card(
    "initiative",
    SPECIAL,
    AT_TURN_START,
    NO_TARGET,
    GainActions(1, UNDEFINED),
    ForThisTurn(NoSecondCopy()),
    needs=(Need("DOOM-PLAY-01", NotYetThisTurn("initiative")),),
)
AUTOMATIC_FIRE: Final = Card(
    "automatic-fire", SPECIAL, IN_A_DUEL, AMachineGunner(), ForThisDuel(DoublesMachineGuns())
)
TWIST_OF_FATE: Final = Card(
    "twist-of-fate",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    FlipACoin(),
    If(ItWasHeads(), GainDestiny(20)),
    If(ItWasHeads(tails=True), LosePromotion(5)),
    needs=(Need("DOOM-PLAY-01", YouHavePromotion(5)),),
)
MENTAL_CONSTITUTION: Final = Card(
    "mental-constitution",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS)),
    Stays(
        Immune(DARK_SYMMETRY),
        Immune(ART),
        Ability(
            "let-the-symmetry-in",
            AT_ANY_TIME,
            ITS_BEARER,
            ForThisTurn(NotImmune(DARK_SYMMETRY)),
            actions=0,
            once=ONCE_IN_A_ROW,
        ),
        Ability(
            "let-the-art-in",
            AT_ANY_TIME,
            ITS_BEARER,
            ForThisTurn(NotImmune(ART)),
            actions=0,
            once=ONCE_IN_A_ROW,
        ),
    ),
)
