"""The two bosses: their tokens, their attack cards, their large cards.

Card damage is the printed number, not the boss's ordinary damage.
"""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.bosses import (
    ActiveGains,
    ActivePays,
    Approach,
    BossGravity,
    EachGains,
    EachIsShoved,
    EachSuffers,
    HelpersAttack,
    StrikesBack,
    Summon,
    YouGain,
)
from kostka.games.plosinovka.card import Boss, BossCard, BossToken, Passive
from kostka.games.plosinovka.cards.enemies import ASHIGARU
from kostka.games.plosinovka.terms import (
    ADJACENT,
    AFTER_THE_ROLL,
    AROUND,
    AT_A_STALL,
    AT_THE_END,
    ATTACK,
    BOOT,
    BOSS_ATTACKED,
    BY_ENEMY_DIE,
    BY_MOST_ROLLED,
    COIN,
    END_DAMAGE,
    ENEMY_DEFEATED,
    FEWER_DICE,
    LEFTWARD,
    MAP_CARD,
    MONSTER,
    NO_BUYING,
    NO_GEMS,
    NO_LOOT,
    RIGHTWARD,
    ROW,
    STAR,
    SWORD,
    UNLIMITED,
    WEAKER_BLOWS,
)

# --- Medusa ---------------------------------------------------------------------------------------

STONE_FEET: Final = BossToken("stone-feet", Passive(FEWER_DICE, 1), until=AFTER_THE_ROLL)
VENOM: Final = BossToken("venom", Passive(END_DAMAGE, 1), until=AT_A_STALL)
BLINDNESS: Final = BossToken("blindness", Passive(NO_GEMS), until=AT_THE_END)

PETRIFYING_GAZE: Final = BossCard(
    "petrifying-gaze", ROW, (ATTACK, RIGHTWARD), EachGains(STONE_FEET), EachSuffers(1)
)
NEST_OF_VIPERS: Final = BossCard(
    "nest-of-vipers", AROUND, (LEFTWARD,), EachSuffers(1), EachGains(VENOM)
)
TAIL_SWEEP: Final = BossCard(
    "tail-sweep", ADJACENT, (ATTACK, LEFTWARD), EachSuffers(2), EachIsShoved()
)
SHATTERING_SCREAM: Final = BossCard(
    "shattering-scream", MAP_CARD, (LEFTWARD, RIGHTWARD), EachSuffers(1), BossGravity()
)
CURSE_OF_THE_GORGON: Final = BossCard(
    "curse-of-the-gorgon", UNLIMITED, (RIGHTWARD,), ActiveGains(BLINDNESS), Approach(1)
)

MEDUSA: Final = Boss(
    "medusa",
    2,
    YouGain(VENOM),
    method=BY_ENEMY_DIE,
    deck=(PETRIFYING_GAZE, NEST_OF_VIPERS, TAIL_SWEEP, SHATTERING_SCREAM, CURSE_OF_THE_GORGON),
    tokens=(STONE_FEET, VENOM, BLINDNESS),
    on_fields=VENOM,
)

# --- Daimyo Banzai --------------------------------------------------------------------------------

CHALLENGE: Final = BossToken("challenge", Passive(WEAKER_BLOWS, 1), until=BOSS_ATTACKED)
DISHONOUR: Final = BossToken(
    "dishonour", Passive(NO_BUYING), Passive(NO_LOOT), until=ENEMY_DEFEATED
)

IAIDO_DASH: Final = BossCard("iaido-dash", ROW, (BOOT,), EachSuffers(2), Approach(2))
WIND_STEP: Final = BossCard("wind-step", ADJACENT, (BOOT,), Approach(3), EachSuffers(2))
WHIRLING_KATANA: Final = BossCard("whirling-katana", AROUND, (SWORD,), EachSuffers(3))
TRIBUTE: Final = BossCard("tribute", UNLIMITED, (COIN,), ActivePays(2, 1), ActiveGains(DISHONOUR))
CALL_TO_ARMS: Final = BossCard("call-to-arms", UNLIMITED, (MONSTER,), Summon(), HelpersAttack())
CHALLENGE_TO_A_DUEL: Final = BossCard(
    "challenge-to-a-duel", MAP_CARD, (STAR,), EachGains(CHALLENGE), EachSuffers(1)
)

DAIMYO_BANZAI: Final = Boss(
    "daimyo-banzai",
    3,
    StrikesBack(),
    method=BY_MOST_ROLLED,
    deck=(IAIDO_DASH, WIND_STEP, WHIRLING_KATANA, TRIBUTE, CALL_TO_ARMS, CHALLENGE_TO_A_DUEL),
    tokens=(CHALLENGE, DISHONOUR),
    on_fields=DISHONOUR,
    right=True,
    helper=ASHIGARU,
)

BOSSES: Final = (MEDUSA, DAIMYO_BANZAI)
