"""The twelve events of the solo game: what holds for the turn, what comes now or in step 8."""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.card import Event, Passive
from kostka.games.plosinovka.terms import (
    CHEAPER_CARDS,
    ENEMY_DIE_AGAIN,
    FEWER_DICE,
    LONGER_FIRST_BOOT,
    NO_LADDERS,
    PLAIN_SWORDS,
    STEP_EIGHT,
    STRONGER_ENEMIES,
    THIS_TURN,
)
from kostka.games.plosinovka.verbs import (
    GainGems,
    GainLives,
    LoseGoldOrGem,
    Reinforce,
    ResolveGravity,
    SufferInLowest,
)

EVENTS: Final = (
    Event("tailwind", when=THIS_TURN, passives=(Passive(LONGER_FIRST_BOOT, 2),)),
    Event("market-day", when=THIS_TURN, passives=(Passive(CHEAPER_CARDS, 1),)),
    Event("gem-rain", GainGems(2)),
    Event("blessing", GainLives(1)),
    Event("enraged", when=THIS_TURN, passives=(Passive(STRONGER_ENEMIES, 1),)),
    Event("earthquake", ResolveGravity(), when=THIS_TURN, passives=(Passive(NO_LADDERS),)),
    Event("darkness", when=THIS_TURN, passives=(Passive(FEWER_DICE, 1),)),
    Event("stampede", when=THIS_TURN, passives=(Passive(ENEMY_DIE_AGAIN),)),
    Event("reinforcements", Reinforce()),
    Event("pickpocket", LoseGoldOrGem(), when=STEP_EIGHT),
    Event("rust", when=THIS_TURN, passives=(Passive(PLAIN_SWORDS),)),
    Event("collapse", SufferInLowest(1), when=STEP_EIGHT),
)
