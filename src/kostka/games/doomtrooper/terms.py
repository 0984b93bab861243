"""Doomtrooper, the words: what happens, what cards are, where they lie, and a few numbers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kostka.kernel.step import Named, Word

HAND: Final = 7  # DOOM-DRAW-01, DOOM-DISC-01
ACTIONS: Final = 3  # DOOM-ACT-01
START_DESTINY: Final = 5  # DOOM-SETUP-04
COUNTDOWN: Final = 3  # DOOM-LIBOUT-02
IN_COVER: Final = 3  # DOOM-COVER-02
TO_HIDE: Final = 3  # DOOM-HIDE-01
TO_RECLAIM: Final = 2  # what a card says that may be taken back from the discard pile
EX_CORPORATE: Final = 3  # DOOM-MERC-02
TURN_LIMIT: Final = 400  # technical, no rule of the game

NOTHING: Final = -1  # no piece, no target
ANSWERED: Final = -2  # as a target: the play that this one answers
BY_LEAVE: Final = -3  # as the source of a play: another card lets it be played now
STRUCK_OUT: Final = -1000  # a value that is struck through: absent, not zero; DOOM-NOFIGHT-04

UNDECIDED: Final = -1
DRAWN: Final = -2
TECHNICAL: Final = -3  # a draw by the technical limit

UNTIL_YOUR_TURN: Final = 0  # how long something lasts
UNTIL_TURN_ENDS: Final = 1
FOR_GOOD: Final = 2
UNTIL_NEXT_ACTION: Final = 3
UNTIL_IT_LEAVES: Final = 5  # whoever it is about, by whom it was begun
UNTIL_HEALED: Final = 4

ENTOMBED: Final = -7  # as the markers of a card that lies under another, but counts as in play
ANYBODYS: Final = 1  # as the markers of a stolen card: whoever has it may use it

UNHURT: Final = 0
WOUNDED: Final = 1
KILLED: Final = 2

# --- What happens -------------------------------------------------------------------------------

HAND_SEEN: Final = Word("hand-seen", reveals=True, private=True)  # by one player only
CARDS_TRADED: Final = Word("cards-traded", reveals=True)  # out of the hand of a team-mate
TOP_SEEN: Final = Word("top-seen", reveals=True, private=True)  # of a draw pile, by one player only
# A card of a draw pile, by one player only.
DECK_SEEN: Final = Word("deck-seen", reveals=True, private=True)
FIND_CHANGED: Final = Word("find-changed")  # another card than the chosen one was found
FIND_LOST: Final = Word("find-lost")  # what was found is annihilated, and nobody sees it
TRUTH_TOLD: Final = Word("truth-told", reveals=True)  # whether somebody holds such a card
ANSWER_REFUSED: Final = Word("answer-refused")
STANDS_FOR: Final = Word("stands-for")  # a card is played as another one
HAND_SHOWN: Final = Word("hand-shown", reveals=True)  # DOOM-MULL-02
NEW_HAND: Final = Word("new-hand", reveals=True)
TURN_BEGAN: Final = Word("turn-began", heeded=True)
DRAW_STEP_BEGAN: Final = Word("draw-step-began", heeded=True)
DISCARD_STEP_BEGAN: Final = Word("discard-step-began", heeded=True)
TURN_ENDED: Final = Word("turn-ended", heeded=True)
DREW: Final = Word("drew", reveals=True, private=True)
DISCARDED: Final = Word("discarded", private=True)  # from a hand, face down: DOOM-AMB-86
MEDITATED: Final = Word("meditated")
ACTION_TAKEN: Final = Word("action-taken")  # DOOM-TYPE-01: how many, and of which kind
ACTIONS_GAINED: Final = Word("actions-gained")
CARD_PLAYED: Final = Word("card-played", heeded=True, shows=True)
ABILITY_USED: Final = Word("ability-used")
TARGETED: Final = Word("targeted")  # what a card was played on, and whom it concerns
CARD_CANCELLED: Final = Word("card-cancelled")
ENTERED_PLAY: Final = Word("entered-play", heeded=True)
LEFT_PLAY: Final = Word("left-play", heeded=True)
ANNIHILATED: Final = Word("annihilated", heeded=True, reveals=True)
RETURNED: Final = Word("returned-to-hand")
RECLAIMED: Final = Word("reclaimed")  # from the discard pile or from what was annihilated
TOOK_COVER: Final = Word("took-cover", heeded=True)
LEFT_COVER: Final = Word("left-cover")
WAS_HIDDEN: Final = Word("was-hidden", heeded=True, private=True)
REVEALED: Final = Word("revealed", heeded=True, reveals=True)
BOARDED: Final = Word("boarded")
ALIGHTED: Final = Word("alighted")
TRANSFERRED: Final = Word("transferred", heeded=True)
PASSED_ON: Final = Word("passed-on")  # an attachment to another bearer
CHOSE_SIDE: Final = Word("chose-side")
ASSIGNED: Final = Word("assigned")
CONTROLLED: Final = Word("controlled", heeded=True)  # by another player than before
IMPRISONED: Final = Word("imprisoned", heeded=True)
OUT_OF_PLAY: Final = Word("out-of-play", heeded=True)
BACK_IN_PLAY: Final = Word("back-in-play")
MARKED: Final = Word("marked")
SABOTAGED: Final = Word("sabotaged")
SABOTAGE_FAILED: Final = Word("sabotage-failed")
DUEL_PHASE: Final = Word("duel-phase")
FIGHTERS_NAMED: Final = Word("fighters-named", heeded=True)
FIGHTER_REPLACED: Final = Word("fighter-replaced")
JOINED: Final = Word("joined")
TACTIC_ANNOUNCED: Final = Word("tactic-announced", heeded=True)
WARZONE_ANNOUNCED: Final = Word("warzone-announced")
WEAPON_CHOSEN: Final = Word("weapon-chosen")
DUEL_BROKEN_OFF: Final = Word("duel-broken-off", heeded=True)
STRUCK: Final = Word("struck")
DUEL_FOUGHT: Final = Word("duel-fought", heeded=True)  # both have struck, whoever survives
WAS_WOUNDED: Final = Word("was-wounded", heeded=True)
WAS_HEALED: Final = Word("was-healed")
WAS_KILLED: Final = Word("was-killed", heeded=True)
VENOM_WORKED: Final = Word("venom-worked", heeded=True)  # instead of a wound
CORRUPTED: Final = Word("corrupted", heeded=True)  # a Heretic by a wound
POINTS_ANNOUNCED: Final = Word("points-announced")
DESTINY_CHANGED: Final = Word("destiny-changed")
PROMOTED: Final = Word("promoted")
BORROWED: Final = Word("borrowed")
LEFT_THE_GAME: Final = Word("left-the-game")
GAME_ENDED: Final = Word("game-ended")

EVENTS: Final = (
    *(HAND_SEEN, CARDS_TRADED, TOP_SEEN, DECK_SEEN, FIND_CHANGED, FIND_LOST, TRUTH_TOLD),
    ANSWER_REFUSED,
    STANDS_FOR,
    *(HAND_SHOWN, NEW_HAND, TURN_BEGAN, DRAW_STEP_BEGAN, DISCARD_STEP_BEGAN, TURN_ENDED),
    *(DREW, DISCARDED, MEDITATED),
    *(ACTION_TAKEN, ACTIONS_GAINED, CARD_PLAYED, ABILITY_USED, TARGETED, CARD_CANCELLED),
    *(
        ENTERED_PLAY,
        LEFT_PLAY,
        ANNIHILATED,
        RETURNED,
        RECLAIMED,
        TOOK_COVER,
        LEFT_COVER,
        WAS_HIDDEN,
    ),
    *(REVEALED, BOARDED, ALIGHTED, TRANSFERRED, PASSED_ON, CHOSE_SIDE, ASSIGNED, CONTROLLED),
    *(IMPRISONED, OUT_OF_PLAY, BACK_IN_PLAY, MARKED, SABOTAGED, SABOTAGE_FAILED, DUEL_PHASE),
    *(FIGHTERS_NAMED, FIGHTER_REPLACED, JOINED, TACTIC_ANNOUNCED, WARZONE_ANNOUNCED),
    *(WEAPON_CHOSEN, DUEL_BROKEN_OFF, STRUCK, DUEL_FOUGHT, WAS_WOUNDED, WAS_HEALED, WAS_KILLED),
    *(VENOM_WORKED, CORRUPTED),
    *(POINTS_ANNOUNCED, DESTINY_CHANGED, PROMOTED, BORROWED, LEFT_THE_GAME, GAME_ENDED),
)

# --- Values -------------------------------------------------------------------------------------


@final
class Value(Named):
    """A number printed on a warrior card, or several of them: one bit each."""

    def __init__(self, key: str, bits: int, place: int = -1) -> None:
        super().__init__(key)
        self.bits: i64 = bits
        self.place: i64 = place


FIGHT: Final = Value("fight", 1, 0)
SHOOT: Final = Value("shoot", 2, 1)
ARMOUR: Final = Value("armour", 4, 2)
VALUE: Final = Value("value", 8, 3)
ATTACKS: Final = Value("fight-and-shoot", 3)
COMBAT: Final = Value("combat-values", 7)
SHOOT_ARMOUR_VALUE: Final = Value("shoot-armour-and-value", 14)
ALL: Final = Value("all-values", 15)
VALUES: Final = (FIGHT, SHOOT, ARMOUR, VALUE, ATTACKS, COMBAT, SHOOT_ARMOUR_VALUE, ALL)

# --- Types of cards: DOOM-ICON-02 ---------------------------------------------------------------

WARRIOR: Final = Word("warrior")
SPECIAL: Final = Word("special")
ART: Final = Word("art")
DARK_SYMMETRY: Final = Word("dark-symmetry")
EQUIPMENT: Final = Word("equipment")
FORTIFICATION: Final = Word("fortification")
WARZONE: Final = Word("warzone")
MISSION: Final = Word("mission")
RELIC: Final = Word("relic")
KI: Final = Word("ki")
BEAST: Final = Word("beast")
ALLIANCE: Final = Word("alliance")
TYPES: Final = (
    *(WARRIOR, DARK_SYMMETRY, FORTIFICATION, RELIC, KI, SPECIAL),
    *(ART, MISSION, WARZONE, EQUIPMENT, BEAST, ALLIANCE),
)
UNIQUE: Final = (RELIC, ALLIANCE)  # DOOM-RELIC-04, DOOM-ALLY-03

# --- Affiliations: DOOM-ICON-01 -----------------------------------------------------------------

BAUHAUS: Final = Word("bauhaus")
CAPITOL: Final = Word("capitol")
CYBERTRONIC: Final = Word("cybertronic")
IMPERIAL: Final = Word("imperial")
MISHIMA: Final = Word("mishima")
BROTHERHOOD: Final = Word("brotherhood")
DARK_LEGION: Final = Word("dark-legion")
LUTHERAN: Final = Word("lutheran-triad")
CRESCENTIA: Final = Word("crescentia")
RASPUTIN: Final = Word("sons-of-rasputin")
TEMPLARS: Final = Word("templars")
GENERAL: Final = Word("general")
CORPORATIONS: Final = (BAUHAUS, CAPITOL, CYBERTRONIC, IMPERIAL, MISHIMA)
TRIBES: Final = (LUTHERAN, CRESCENTIA, RASPUTIN, TEMPLARS)
AFFILIATIONS: Final = (*CORPORATIONS, BROTHERHOOD, DARK_LEGION, *TRIBES, GENERAL)

# --- Sides and areas ----------------------------------------------------------------------------

DOOMTROOPERS: Final = Word("doomtroopers")
LEGIONNAIRES: Final = Word("legionnaires")
TRIBAL: Final = Word("tribal")

SQUAD: Final = Word("squad")
KOHORT: Final = Word("kohort")
OUTPOST: Final = Word("outpost")
AREAS: Final = (SQUAD, KOHORT, OUTPOST)  # DOOM-AREA-01
OUTSIDE: Final = Word("outside")  # of all three
HIDDEN: Final = Word("laid-aside")  # laid aside, so that nobody can guess: DOOM-HIDE-05

ANYONES: Final = Word("anyones")
YOURS: Final = Word("yours")
FOES: Final = Word("foes")

# --- Kinds: what a card counts as ---------------------------------------------------------------

VEHICLE: Final = Word("vehicle")
AIRSHIP: Final = Word("airship")
SUBMARINE: Final = Word("submarine")
TANK: Final = Word("tank")
BODY_ARMOUR: Final = Word("body-armour")
POISON: Final = Word("poison")
CITY: Final = Word("city")
RITUAL: Final = Word("ritual")
PROPHECY: Final = Word("prophecy")
VIRUS: Final = Word("virus")

MACHINE_GUN: Final = Word("machine-gun")
HEAVY_MACHINE_GUN: Final = Word("heavy-machine-gun")
SUB_MACHINE_GUN: Final = Word("sub-machine-gun")
ROCKET_LAUNCHER: Final = Word("rocket-launcher")
LIGHT_MACHINE_GUN: Final = Word("light-machine-gun")
ASSAULT_RIFLE: Final = Word("assault-rifle")
HANDGUN: Final = Word("handgun")
ARTILLERY: Final = Word("artillery")
MACHINE_GUNS: Final = (MACHINE_GUN, HEAVY_MACHINE_GUN, SUB_MACHINE_GUN, LIGHT_MACHINE_GUN)
SNIPER_RIFLE: Final = Word("sniper-rifle")
BLINDING: Final = Word("blinding")  # it causes blindness
MERCURIAN: Final = Word("mercurian")
MARTIAN: Final = Word("martian")
VENUSIAN: Final = Word("venusian")
ASTEROID_BELT: Final = Word("asteroid-belt")
DARK_EDEN: Final = Word("dark-eden")

FIGHTING_WEAPON: Final = Word("fighting-weapon")
SHOOTING_WEAPON: Final = Word("shooting-weapon")
BOTH_WAYS_WEAPON: Final = Word("fighting-shooting-weapon")
SPECIAL_WEAPON: Final = Word("special-weapon")
WEAPONS: Final = (FIGHTING_WEAPON, SHOOTING_WEAPON, BOTH_WAYS_WEAPON, SPECIAL_WEAPON)

HERETIC: Final = Word("heretic-kind")
NEPHARITE: Final = Word("nepharite")
APOSTLE: Final = Word("apostle")
CULTIST: Final = Word("cultist")
FREELANCER: Final = Word("freelancer")
COMMANDER: Final = Word("commander")
SERGEANT: Final = Word("sergeant-kind")
CAPTAIN: Final = Word("captain-kind")
COMMANDERS: Final = (SERGEANT, CAPTAIN)  # DOOM-CMD-01
CORPORATE_LEADER: Final = Word("corporate-leader")
PROPHET: Final = Word("prophet-kind")
PATRIARCH: Final = Word("patriarch-kind")

ALGEROTH: Final = Word("algeroth")
SEMAI: Final = Word("semai")
ILIAN: Final = Word("ilian")
MUAWIJHE: Final = Word("muawijhe")
DEMNOGONIS: Final = Word("demnogonis")
APOSTLES: Final = (ALGEROTH, SEMAI, ILIAN, MUAWIJHE, DEMNOGONIS)
GIFT: Final = Word("gift-of-dark-symmetry")  # DOOM-DARK-02
GIFTS: Final = (GIFT, *APOSTLES)

CHANGELING: Final = Word("changeling")
ELEMENTS: Final = Word("elements")
EXORCISM: Final = Word("exorcism")
KINETICS: Final = Word("kinetics")
MANIPULATION: Final = Word("manipulation")
MENTALISM: Final = Word("mentalism")
PREMONITION: Final = Word("premonition")
SUMMONING: Final = Word("summoning")
ALL_ASPECTS: Final = (  # DOOM-ICON-03
    *(CHANGELING, ELEMENTS, EXORCISM, KINETICS),
    *(MANIPULATION, MENTALISM, PREMONITION, SUMMONING),
)

# --- Actions: DOOM-TYPE-01 ----------------------------------------------------------------------

UNDEFINED: Final = Word("undefined-action")
ATTACK_ACTION: Final = Word("attack-action")
NON_ATTACK: Final = Word("non-attack-action")
SABOTAGE_ACTION: Final = Word("sabotage-action")
ACTION_KINDS: Final = (UNDEFINED, ATTACK_ACTION, NON_ATTACK)

# --- What becomes of a card or how often it acts ------------------------------------------------

ONCE_A_TURN: Final = Word("once-a-turn")
ONCE_IN_A_ROW: Final = Word("once-in-a-row")  # in one window, until a card is played
ONCE_A_DUEL: Final = Word("once-a-duel")
ONCE_A_GAME: Final = Word("once-a-game")
DISCARD: Final = Word("discard-it")
ANNIHILATE: Final = Word("annihilate-it")
