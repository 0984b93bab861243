"""Dice Throne, the terms: numbers, kinds of damage, phases and events."""

from __future__ import annotations

from typing import Final, final

from kostka.kernel.step import NOBODY, Named, Word

MAX_CP: Final = 15  # THR-CP-02
HAND_LIMIT: Final = 6  # THR-CARD-05
ATTEMPTS: Final = 3  # THR-OFF-01
OVER_START: Final = 10  # THR-HEALTH-03
TURN_LIMIT: Final = 500  # technical, no rule of the game: THR-AMB-89
SPOILT: Final = 1  # in the frame of a spent token: it was removed before it could take effect
REST: Final = 0  # waits for the target: the rest of a rule
LINE: Final = 1  # waits for the target: a single line; with a number settled before: minus it
AFTER: Final = 2  # waits for the damage: the rest of a rule
TARGET: Final = -1  # in a ledger: whoever turns out to be the target of the attack
NOT_DODGED: Final = (NOBODY, 0)
NOT_ROLLED: Final = -1  # a foreign die that was swapped in and shows nothing yet

UNDECIDED: Final = -1
DRAWN: Final = -2
TECHNICAL: Final = -3  # a draw by the technical limit

# --- Damage: THR-DMG-15 -------------------------------------------------------------------------


@final
class Kind(Named):
    """A type of damage and its four attributes."""

    def __init__(
        self, key: str, defendable: bool, avoidable: bool, modifiable: bool, special: bool
    ) -> None:
        super().__init__(key)
        self.defendable = defendable
        self.avoidable = avoidable
        self.modifiable = modifiable
        self.special = special  # the text itself names who receives it


NORMAL: Final = Kind("normal", True, True, True, False)
UNDEFENDABLE: Final = Kind("undefendable", False, True, True, False)
PURE: Final = Kind("pure", False, True, False, False)
COLLATERAL: Final = Kind("collateral", False, True, False, True)
ULTIMATE: Final = Kind("ultimate", False, False, True, False)
RETURNED: Final = Kind("returned", False, True, False, False)  # of a defence or a token: THR-AMB-24
KINDS: Final = (NORMAL, UNDEFENDABLE, PURE, COLLATERAL, ULTIMATE)

# --- What happens -------------------------------------------------------------------------------

TURN_BEGAN: Final = Word("turn-began")
PHASE_BEGAN: Final = Word("phase-began")
UPKEEP_BEGAN: Final = Word("upkeep-began", heeded=True)
DIE_FOR_START: Final = Word("die-for-start")
DICE_ROLLED: Final = Word("dice-rolled")
DIE_TURNED: Final = Word("die-turned")
ANNOUNCED: Final = Word("announced")
ACTIVATED: Final = Word("activated")
TARGETED: Final = Word("target-found")
BONUS_CARD: Final = Word("bonus-card")
DEFENDS: Final = Word("defends")
ENTERED: Final = Word("ledger-entry")
DAMAGED: Final = Word("damaged", heeded=True)
HEALED: Final = Word("healed")
DEFEATED: Final = Word("defeated", heeded=True)
CP_CHANGED: Final = Word("cp-changed")
DREW: Final = Word("drew", reveals=True, private=True)
LOOKED: Final = Word("looked", reveals=True)
SHOWED: Final = Word("showed", reveals=True)
RESHUFFLED: Final = Word("reshuffled")
CARD_PLAYED: Final = Word("card-played", shows=True)
CARD_SOLD: Final = Word("card-sold")
CARD_DISCARDED: Final = Word("card-discarded")
CARD_SEARCHED: Final = Word("card-searched")
UPGRADED: Final = Word("upgraded", heeded=True)
TOKEN_SPENT: Final = Word("token-spent")
TOKEN_GAINED: Final = Word("token-gained", heeded=True)
TOKEN_LOST: Final = Word("token-lost")
TOKEN_FLIPPED: Final = Word("token-flipped")
TOKEN_MOVED: Final = Word("token-moved", heeded=True)
LIMIT_RAISED: Final = Word("limit-raised")
SURVIVED: Final = Word("survived")
COVERED: Final = Word("covered")
SUGGESTED: Final = Word("suggested")
FLIPPED: Final = Word("flipped", reveals=True)
GAME_ENDED: Final = Word("game-ended")
EVENTS: Final = (
    *(
        TURN_BEGAN,
        PHASE_BEGAN,
        UPKEEP_BEGAN,
        DIE_FOR_START,
        DICE_ROLLED,
        DIE_TURNED,
        ANNOUNCED,
        ACTIVATED,
    ),
    *(
        TARGETED,
        BONUS_CARD,
        DEFENDS,
        ENTERED,
        DAMAGED,
        HEALED,
        DEFEATED,
        CP_CHANGED,
        DREW,
        LOOKED,
        SHOWED,
    ),
    *(
        RESHUFFLED,
        CARD_PLAYED,
        CARD_SOLD,
        CARD_DISCARDED,
        CARD_SEARCHED,
        UPGRADED,
        TOKEN_SPENT,
        TOKEN_GAINED,
    ),
    *(TOKEN_LOST, TOKEN_FLIPPED, TOKEN_MOVED, LIMIT_RAISED, SURVIVED, COVERED, SUGGESTED),
    *(FLIPPED, GAME_ENDED),
)

# Moments: no events of the log, but tokens and passive abilities may wait for them.
ROLL_BEGINS: Final = Word("roll-begins")  # the offensive roll phase
ACTIVATES: Final = Word("activates")
ATTACKED: Final = Word("attacked")
TURN_ENDS: Final = Word("turn-ends")

UPKEEP: Final = Word("upkeep")
INCOME: Final = Word("income")
MAIN_1: Final = Word("main-1")
OFFENSIVE: Final = Word("offensive")
TARGETING: Final = Word("targeting")
DEFENSIVE: Final = Word("defensive")
MAIN_2: Final = Word("main-2")
DISCARD: Final = Word("discard")
PHASES: Final = (UPKEEP, INCOME, MAIN_1, OFFENSIVE, TARGETING, DEFENSIVE, MAIN_2, DISCARD)

SIDE_ROLL: Final = Word("side-roll")  # dice that are no roll attempt: THR-ROLL-04

# --- What things are -----------------------------------------------------------------------------

POSITIVE: Final = Word("positive")
NEGATIVE: Final = Word("negative")
UNIQUE: Final = Word("unique")
COMPANION: Final = Word("companion")

MAIN: Final = Word("main")
ROLL: Final = Word("roll")
INSTANT: Final = Word("instant")
UPGRADE: Final = Word("upgrade")
SPELL: Final = Word("spell")  # of a side deck: prepared, then cast

OFFENCE: Final = Word("offence")
DEFENCE: Final = Word("defence")
PASSIVE: Final = Word("passive")
ULTIMATE_ABILITY: Final = Word("ultimate-ability")


# --- How a line of the ledger works ---------------------------------------------------------------

DEALT: Final = Word("dealt")
ADDED: Final = Word("added")
PREVENTED: Final = Word("prevented")
HALVED: Final = Word("halved")
IGNORED: Final = Word("ignored")
HEALS: Final = Word("heals")
HALF_BACK: Final = Word("half-back")  # half of what the target of the attack gets
SURVIVES: Final = Word("survives")
HOWS: Final = (DEALT, ADDED, PREVENTED, HALVED, IGNORED, HEALS, HALF_BACK, SURVIVES)
PREVENTION: Final = (PREVENTED, HALVED, IGNORED)

# --- Answers --------------------------------------------------------------------------------------

YES: Final = Word("yes")
NO: Final = Word("no")
STOP: Final = Word("stop")
