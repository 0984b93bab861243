"""Plošinovka, the words that rules, cards and events are made of, and the numbers of the box."""

from __future__ import annotations

from typing import Final, final

from kostka.kernel.step import Named, Word


@final
class Symbol(Named):
    """A symbol of the dice; its place is the same in every list of counts."""

    def __init__(self, key: str, place: int) -> None:
        super().__init__(key)
        self.place = place


BOOT: Final = Symbol("boot", 0)
SWORD: Final = Symbol("sword", 1)
COIN: Final = Symbol("coin", 2)
MONSTER: Final = Symbol("monster", 3)
STAR: Final = Symbol("star", 4)
SYMBOLS: Final[tuple[Symbol, ...]] = (BOOT, SWORD, COIN, MONSTER, STAR)  # TOW-DICE-02
PLAIN: Final[tuple[Symbol, ...]] = (
    BOOT,
    SWORD,
    COIN,
    MONSTER,
)  # what a star, a merge or a wild die may stand for
BLANK: Final = -1  # of a special die: TOW-DICE-05

DIE: Final = (BOOT, BOOT, SWORD, COIN, MONSTER, STAR)  # the doubled boot is ours: TOW-AMB-05
DICE: Final = 5  # TOW-COMP-03

ATTACK: Final = Word("attack")
LEFTWARD: Final = Word("left")
RIGHTWARD: Final = Word("right")
ENEMY_DIE: Final[tuple[Word, ...]] = (
    ATTACK,
    LEFTWARD,
    RIGHTWARD,
)  # two faces each, which is ours: TOW-AMB-06

MOST_PLAYERS: Final = 4  # TOW-COMP-04
LEVELS: Final = 4  # the boss level among them: TOW-SETUP-01, -07
LIVES_PER_LEVEL: Final = 2  # of the boss: TOW-BOSS-08
FOR_SALE: Final = 3  # TOW-SETUP-13, -14
TOKENS: Final = 4  # copies of each enemy and helper: TOW-AMB-41
GOLD_IN_THE_BOX: Final = 35  # TOW-COMP-22, where a table counts it
GEMS_IN_THE_BOX: Final = 50  # TOW-COMP-19, likewise
ARTIFACTS: Final = 2  # in one game: TOW-ART-01
REMOVED_BELOW: Final = 2  # levels above the lowest: TOW-REMOVE-01
ROUND_LIMIT: Final = 2000  # the technical limit; no rule of the game
SELDOM: Final = 100  # once in so many times a random player does anything at all: no rule either
MOST_TIMES: Final = 10  # how often one symbol can count; 45 gems pay for it
OFF: Final = -1  # off the map
BONUS_GOLD: Final = (0, 1, 0, 1)  # by turn order: TOW-SETUP-25 to -28
BONUS_GEMS: Final = (0, 0, 1, 1)

# Themes of the tower

MIXED: Final = Word("mixed")

# What a card gives for as long as it is owned; a number goes with each

FARTHER_MONSTERS: Final = Word("farther-monsters")  # so many fields for one monster symbol
GOLD_FOR_DEFEAT: Final = Word("gold-for-defeat")
MIGHTY_BLOWS: Final = Word("mighty-blows")  # with two swords or more
SHIELD: Final = Word("shield")
WALL_GRIP: Final = Word("wall-grip")
SOFT_FALL: Final = Word("soft-fall")
TRAP_PROOF: Final = Word("trap-proof")
RICHER_COINS: Final = Word("richer-coins")
LONG_REACH: Final = Word("long-reach")  # how many fields away
LONG_PUSH: Final = Word("long-push")  # how many fields away
MORE_LIVES: Final = Word("more-lives")
CHEAPER_CARDS: Final = Word("cheaper-cards")
STEP_TWO_GOLD: Final = Word("step-two-gold")
FREE_APPEARING: Final = Word("free-appearing")
LONGER_FIRST_BOOT: Final = Word("longer-first-boot")
STRONGER_ENEMIES: Final = Word("stronger-enemies")
NO_LADDERS: Final = Word("no-ladders")
FEWER_DICE: Final = Word("fewer-dice")
ENEMY_DIE_AGAIN: Final = Word("enemy-die-again")
PLAIN_SWORDS: Final = Word("plain-swords")  # they cannot be boosted
END_DAMAGE: Final = Word("end-damage")  # in step 8
NO_GEMS: Final = Word("no-gems")  # cannot be spent
WEAKER_BLOWS: Final = Word("weaker-blows")  # on anyone but the boss
NO_BUYING: Final = Word("no-buying")
NO_LOOT: Final = Word("no-loot")
MIGHTY: Final = 2  # sword symbols of a mighty blow

# What an enemy can do

SHAMBLING: Final = Word("shambling")  # the enemy die does not move it
THIEVING: Final = Word("thieving")  # whom it attacks loses so much gold
ROOTS: Final = Word("roots")  # it attacks who moves next to it
HEAVY: Final = Word("heavy")  # monster symbols do not move it
HOWL: Final = Word("howl")  # whom it attacks resets the special die
WINGS: Final = Word("wings")  # it never falls, and flies off platforms
SPEAR_WALL: Final = Word("spear-wall")  # it cannot be pushed

# When a boss token leaves its hero

AFTER_THE_ROLL: Final = Word("after-the-roll")
AT_A_STALL: Final = Word("at-a-stall")
AT_THE_END: Final = Word("at-the-end")
BOSS_ATTACKED: Final = Word("boss-attacked")
ENEMY_DEFEATED: Final = Word("enemy-defeated")

# When an event counts

NOW: Final = Word("now")
THIS_TURN: Final = Word("this-turn")
STEP_EIGHT: Final = Word("step-eight")

# By what an artifact is earned; at least a number goes with each

HIGHEST_AT_THE_END: Final = Word("highest-at-the-end")
OVERKILL: Final = Word("overkill")
PUSHED_A_HERO: Final = Word("pushed-a-hero")
FELL: Final = Word("fell-far")
MOST_CARDS: Final = Word("most-cards")
FAINTING: Final = Word("fainting")
GOLD_OWNED: Final = Word("gold-owned")
GEMS_ON_ONE: Final = Word("gems-on-one")
SAME_SYMBOLS: Final = Word("same-symbols")
HURT_IN_A_TURN: Final = Word("hurt-in-a-turn")

# Ranges of boss cards

ROW: Final = Word("row")
ADJACENT: Final = Word("adjacent")
AROUND: Final = Word("around")
MAP_CARD: Final = Word("map-card")
UNLIMITED: Final = Word("unlimited")

# How a boss picks the card

BY_ENEMY_DIE: Final = Word("by-enemy-die")
BY_MOST_ROLLED: Final = Word("by-most-rolled")

# Answers

END: Final = Word("end-actions")
STOP: Final = Word("stop")
APPEAR_FREE: Final = Word("appear-free")
STRIKE: Final = Word("strike")
GRAVITY_NOW: Final = Word("gravity")
HOLD: Final = Word("hold-on")
LET_GO: Final = Word("let-go")
LEAVE_IT: Final = Word("leave-it")
PAY_GOLD: Final = Word("lose-gold")
PAY_GEM: Final = Word("lose-gem")

# Events: (seat, n, it, source) as `state.py` and the others report them

TURN_BEGAN: Final = Word("turn-began")  # n: which turn of the game
STEP_BEGAN: Final = Word("step-began")  # n: 1 to 8
ROLLED: Final = Word("dice-rolled")  # n: which dice (a place in dice.SHOWN)
ENEMY_DIE_ROLLED: Final = Word("enemy-die-rolled")  # it: the face
SYMBOL_USED: Final = Word("symbol-used")  # n: gems spent, it: the Use
ENEMY_MOVED: Final = Word("enemy-moved")  # n: field it came from, it: Enemy, source: field (int)
ENEMY_ATTACKED: Final = Word("enemy-attacked")  # seat: the victim, n: damage, it: Enemy
HERO_MOVED: Final = Word("hero-moved")  # n: to which field, it: from which field
HERO_PUSHED: Final = Word("hero-pushed")  # n: to which field, source: seat that pushed
ENEMY_PUSHED: Final = Word("enemy-pushed")  # seat: who pushed, n: to which field, it: Enemy
APPEARED: Final = Word("appeared")  # n: where
HERO_FELL: Final = Word("hero-fell")  # n: to which field, it: how far
ENEMY_FELL: Final = Word("enemy-fell")  # n: to which field, it: Enemy
SUFFERED: Final = Word("suffered")  # n: damage, source: what hurt
FAINTED: Final = Word("fainted")
GOLD_GAINED: Final = Word("gold-gained")  # n, source
GEMS_GAINED: Final = Word("gems-gained")
LIVES_GAINED: Final = Word("lives-gained")
LIVES_PAID: Final = Word("lives-paid")
GOLD_LOST: Final = Word("gold-lost")
GEMS_SPENT: Final = Word("gems-spent")
ATTACKED: Final = Word("attacked")  # n: damage, it: Enemy
DEFEATED: Final = Word("defeated")  # n: its field, it: Enemy
SPECIAL_SET: Final = Word("special-set")  # it: Symbol
SPECIAL_RESET: Final = Word("special-reset")
LEVEL_REVEALED: Final = Word("level-revealed")  # n: level from 1
LEVEL_REMOVED: Final = Word("level-removed")  # n: level from 1
BOUGHT: Final = Word("bought")  # n: price paid, it: the card
SHOWN_FOR_SALE: Final = Word("shown-for-sale")  # it: the card
USED: Final = Word("used")  # it: the card, or the hero
REFRESHED: Final = Word("refreshed")
CLAIMED: Final = Word("claimed")  # it: the artifact
TOKEN_GAINED: Final = Word("token-gained")  # it: the token
TOKEN_LOST: Final = Word("token-lost")
BOSS_TURN_BEGAN: Final = Word("boss-turn-began")
BOSS_CARD_DRAWN: Final = Word("boss-card-drawn")  # it: the card
BOSS_CARD_READ: Final = Word("boss-card-read")  # it: the card
SUMMONED: Final = Word("summoned")  # n: field, it: Enemy
EVENT_SHOWN: Final = Word("event-shown")  # it: the event
WON: Final = Word("won")
LOST: Final = Word("lost")

# Sources of damage that are no enemy and no card: TOW-HURT-01

TRAP_FIELD: Final = Word("trap")

UNDECIDED: Final = -1
DRAWN: Final = -2
TECHNICAL: Final = -3
SOLO_LOST: Final = -4
