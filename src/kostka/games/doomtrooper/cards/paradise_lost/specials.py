"""Paradise Lost: prophecies, rituals and other special cards."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.deeds import Imprison
from kostka.games.doomtrooper.effects import (
    CannotBeAttacked,
    ForAll,
    Plus,
    PlusMarkers,
    Such,
    Times,
    WhenAttacking,
    WhenDefending,
)
from kostka.games.doomtrooper.facts import YouHave, YourTurn
from kostka.games.doomtrooper.identity import CountsAs
from kostka.games.doomtrooper.inoculation import ToInfect
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_A_DUEL, WHEN_STRUCK
from kostka.games.doomtrooper.occasions import WhenItHasFought
from kostka.games.doomtrooper.targets import AFighter, AWarrior
from kostka.games.doomtrooper.terms import (
    ATTACKS,
    BROTHERHOOD,
    COMBAT,
    CORPORATIONS,
    CRESCENTIA,
    DARK_LEGION,
    DOOMTROOPERS,
    FIGHT,
    LUTHERAN,
    OUTPOST,
    PATRIARCH,
    PROPHECY,
    PROPHET,
    RITUAL,
    SHOOT,
    SPECIAL,
    TRIBAL,
    TRIBES,
    VIRUS,
    YOURS,
)
from kostka.games.doomtrooper.traits import AgainstTheChosen, CannotBeHurt, DoublesBeasts
from kostka.games.doomtrooper.tribal import (
    AnnihilateIt,
    AStruckRider,
    ChooseAnAffiliation,
    GrowAndSpread,
    Infect,
    LurkIn,
    SacrificeTheTarget,
    TheBeastTakesIt,
    ToLurk,
)
from kostka.games.doomtrooper.triggers import AtDrawStep, AtTurnStart
from kostka.games.doomtrooper.verbs import DiscardIt, ForThisDuel, Stays, UntilYourNextTurn

YOUR_CRESCENTIANS: Final = Such(CRESCENTIA, whose=YOURS)
YOUR_LUTHERANS: Final = Such(LUTHERAN, whose=YOURS)
ON_A_PROPHET: Final = AWarrior(Such(kind=PROPHET, whose=YOURS, area=OUTPOST))
WITH_A_PROPHET: Final = (Need("DOOM-PROPH-01", YouHave(PROPHET, OUTPOST)),)
WITH_A_PATRIARCH: Final = (Need("DOOM-RITUAL-01", YouHave(PATRIARCH, OUTPOST)),)
ALL_AFFILIATIONS: Final = (*CORPORATIONS, BROTHERHOOD, DARK_LEGION, *TRIBES)

# Prophecies

OUR_TRUE_ENEMY_IS_REVEALED: Final = Card(
    "our-true-enemy-is-revealed",
    SPECIAL,
    AS_AN_ACTION,
    ON_A_PROPHET,
    Stays(ForAll(YOUR_CRESCENTIANS, AgainstTheChosen(Plus(3, COMBAT)))),
    ChooseAnAffiliation(ALL_AFFILIATIONS, no=CRESCENTIA),
    affiliation=CRESCENTIA,
    kinds=(PROPHECY,),
)
OUR_WILL_IS_BEYOND_MEASURE: Final = Card(
    "our-will-is-beyond-measure",
    SPECIAL,
    AS_AN_ACTION,
    ON_A_PROPHET,
    Stays(
        Ability(
            "fight-on",
            IN_A_DUEL,
            AFighter(YOUR_CRESCENTIANS),
            ForThisDuel(Plus(1, FIGHT, bought=True)),
            actions=0,
            per=1,
        ),
        Ability(
            "shoot-on",
            IN_A_DUEL,
            AFighter(YOUR_CRESCENTIANS),
            ForThisDuel(Plus(1, SHOOT, bought=True)),
            actions=0,
            per=1,
        ),
    ),
    affiliation=CRESCENTIA,
    kinds=(PROPHECY,),
)
THE_HOWLING_IS_UPON_US: Final = Card(
    "the-howling-is-upon-us",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    Stays(
        ForAll(Such(whose=YOURS), DoublesBeasts(CRESCENTIA)),
        Whenever(AtTurnStart(), AnnihilateIt()),
    ),
    affiliation=CRESCENTIA,
    kinds=(PROPHECY,),
    needs=WITH_A_PROPHET,
)

# Rituals

THE_DEFIANCE: Final = Card(
    "the-defiance",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    UntilYourNextTurn(ForAll(YOUR_LUTHERANS, WhenDefending(Times(2, ATTACKS)))),
    affiliation=LUTHERAN,
    kinds=(RITUAL,),
    needs=WITH_A_PATRIARCH,
)
THE_PROTECTION: Final = Card(
    "the-protection",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    UntilYourNextTurn(ForAll(YOUR_LUTHERANS, WhenAttacking(Such(), CannotBeHurt()))),
    affiliation=LUTHERAN,
    kinds=(RITUAL,),
    needs=WITH_A_PATRIARCH,
)
THE_SACRIFICE: Final = Card(
    "the-sacrifice",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(YOUR_LUTHERANS),
    SacrificeTheTarget(ForAll(YOUR_LUTHERANS, Plus(1, COMBAT, bought=True))),
    affiliation=LUTHERAN,
    kinds=(RITUAL,),
    needs=WITH_A_PATRIARCH,
)

# Others

LURKER: Final = Card(
    "lurker",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(side=TRIBAL)),
    Stays(
        CannotBeAttacked(),
        Ability("join", AT_ANY_TIME, ToLurk(), LurkIn(), actions=0),
        Whenever(WhenItHasFought(), DiscardIt()),
    ),
)
V_3: Final = Card(
    "v-3",
    SPECIAL,
    AT_ANY_TIME,
    ToInfect(Such(side=DOOMTROOPERS, area=OUTPOST)),
    Infect(PlusMarkers(-2, COMBAT), Whenever(AtDrawStep(), GrowAndSpread())),
    kinds=(VIRUS,),
    needs=(Need("DOOM-TURN-02", YourTurn()),),
    annihilated=True,
)
NOBLE_BEAST: Final = Card(
    "noble-beast", SPECIAL, WHEN_STRUCK, AStruckRider(), TheBeastTakesIt(), saves=True
)
PROPHETIC_VISION: Final = Card(
    "prophetic-vision",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(YOUR_CRESCENTIANS),
    Stays(CountsAs(PROPHET)),
    affiliation=CRESCENTIA,
)
RAMPAGE: Final = Card(
    "rampage", SPECIAL, IN_A_DUEL, AFighter(Such(rides=True)), ForThisDuel(DoublesBeasts())
)
CAPTURED: Final = Card(
    "captured",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(area=OUTPOST)),
    Stays(),
    Imprison(),
    annihilated=True,
)
