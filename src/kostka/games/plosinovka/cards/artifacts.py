"""The ten artifacts: by what each is earned, and what it does or gives."""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.card import Artifact, Claim, Passive
from kostka.games.plosinovka.terms import (
    CHEAPER_CARDS,
    FAINTING,
    FELL,
    FREE_APPEARING,
    GEMS_ON_ONE,
    GOLD_OWNED,
    HIGHEST_AT_THE_END,
    HURT_IN_A_TURN,
    MOST_CARDS,
    OVERKILL,
    PUSHED_A_HERO,
    SAME_SYMBOLS,
    SHIELD,
    STEP_TWO_GOLD,
    TRAP_PROOF,
)
from kostka.games.plosinovka.verbs import (
    BoostNext,
    GainGems,
    MoveEnemies,
    NextAttack,
    PayGold,
    Reroll,
)

ARTIFACTS: Final = (
    Artifact("crown-of-the-summit", Claim(HIGHEST_AT_THE_END), passive=Passive(STEP_TWO_GOLD, 1)),
    Artifact("hunters-horn", Claim(OVERKILL), NextAttack(1)),
    Artifact("bullys-belt", Claim(PUSHED_A_HERO), MoveEnemies(1, 1)),
    Artifact("fools-feather", Claim(FELL, 3), passive=Passive(TRAP_PROOF)),
    Artifact("merchants-ledger", Claim(MOST_CARDS), passive=Passive(CHEAPER_CARDS, 1)),
    Artifact("phoenix-ash", Claim(FAINTING), passive=Passive(FREE_APPEARING)),
    Artifact("midas-glove", Claim(GOLD_OWNED, 6), PayGold(2), GainGems(1)),
    Artifact("prism-heart", Claim(GEMS_ON_ONE, 3), BoostNext()),
    Artifact("jesters-bones", Claim(SAME_SYMBOLS, 3), Reroll(2)),
    Artifact("shadow-mantle", Claim(HURT_IN_A_TURN, 3), passive=Passive(SHIELD, 1)),
)
