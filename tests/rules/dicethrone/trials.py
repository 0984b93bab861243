"""The apprentice: a hero for tests who tries every mechanic once, with rows for any dice.

His dice show Straw on everything and a Nail on 6, as the training dummy's do.
"""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per, PerHeld, SoMany, TheTotal, YourCp
from kostka.games.dicethrone.asks_dice import (
    ChooseDie,
    CountOnly,
    KeepAndReroll,
    RerollIt,
    TurnItToOneOf,
)
from kostka.games.dicethrone.asks_players import ChooseOpponent, ChoosePlayer
from kostka.games.dicethrone.asks_tokens import ChooseStatus, PayAnyCp, RemoveStatus, SpendUpTo
from kostka.games.dicethrone.blocks import THEN, Branch, IfTheTarget, May, On, Or, Repeat
from kostka.games.dicethrone.cards import COMMON, WHEN_ATTACKED
from kostka.games.dicethrone.content import SHELF
from kostka.games.dicethrone.defence import TheAttackIsDefendable
from kostka.games.dicethrone.facts import (
    FOES,
    OWN,
    DiceLie,
    HeldSinceBefore,
    Not,
    Noted,
    TheDieIs,
    TheTotalIs,
    ThisWouldDefeatYou,
    YouAreAttacked,
    YouHaveLessHealth,
    YouHaveStatuses,
    YourAttackIsOver,
)
from kostka.games.dicethrone.printed import (
    Ability,
    Card,
    Hero,
    Level,
    Need,
    Row,
    Shows,
    Spend,
    Token,
    Whenever,
)
from kostka.games.dicethrone.spells import MakeUndefendable, PayCp, YouAttack, YouHaveCp
from kostka.games.dicethrone.terms import (
    ACTIVATES,
    ATTACKED,
    COLLATERAL,
    DEFENCE,
    INSTANT,
    MAIN,
    NEGATIVE,
    OFFENCE,
    PASSIVE,
    POSITIVE,
    ROLL,
    ROLL_BEGINS,
    TURN_ENDS,
    UNDEFENDABLE,
    UNIQUE,
)
from kostka.games.dicethrone.triggers import Moment, YouActivate, YouGet
from kostka.games.dicethrone.verbs_cards import DiscardAtRandom, Draw, GainCp, LoseCp, StealCp
from kostka.games.dicethrone.verbs_damage import (
    CHOSEN,
    YOURSELF,
    AddDamage,
    Deal,
    DealIsolated,
    DealTo,
    Heal,
    Prevent,
    PreventHalf,
    SurviveAt,
)
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_phases import (
    AllowDefence,
    AnotherRollPhase,
    EndTheRollPhaseAtOnce,
    NoteIt,
)
from kostka.games.dicethrone.verbs_tokens import (
    Fill,
    Gain,
    Give,
    Inflict,
    Lose,
    RaiseLimit,
    RemoveIt,
    RemoveStatuses,
)
from kostka.kernel.save import Shelf
from kostka.kernel.step import If, Named, Step, Word, index
from tests.rules.dicethrone.training import ANY_DICE, NAIL, STRAW, TRAINING_DUMMY

LEAFLET: Final = "THR-LEAF-01"

# --- Tokens ---------------------------------------------------------------------------------------

CANDLE: Final = Token("candle", POSITIVE, 3)
BREATH: Final = Token("breath", POSITIVE, 5)
BREATH.can_be_spent(
    Spend("spend breath to prevent", Prevent(1), needs=(WHEN_ATTACKED,)),
    Spend(
        "spend breath to add",
        AddDamage(1),
        needs=(Need(LEAFLET, YouAttack()), Need(LEAFLET, HeldSinceBefore(BREATH))),
    ),
)
SNAP: Final = Token("snap", POSITIVE, 3).can_be_spent(
    Spend("spend snap", GainCp(1), once=LEAFLET, times=2)
)
SOAP: Final = Token("soap", POSITIVE, 3).can_be_spent(
    Spend(
        *("spend soap", ChooseStatus(own=True), RemoveStatus()),
        needs=(Need("THR-AMB-88", YouHaveStatuses(2)),),
    )
)
CRAMP: Final = Token("cramp", NEGATIVE, 1).reacts(
    Whenever(
        Moment(ROLL_BEGINS),
        Or(
            Branch("get-up", PayCp(2), RemoveIt(), if_=YouHaveCp(2)),
            Branch("stay-down", RemoveIt(), EndTheRollPhaseAtOnce()),
        ),
    )
)
FOG: Final = Token("fog", NEGATIVE, 1, until_roll_end=True).reacts(
    Whenever(
        Moment(ACTIVATES),
        RemoveIt(),
        RollDice(1),
        If(TheDieIs(1, 2), EndTheRollPhaseAtOnce()),
    )
)
MARK: Final = Token("mark", NEGATIVE, 1).reacts(Whenever(Moment(ATTACKED), AddDamage(2)))
NET: Final = Token("net", NEGATIVE, 1)
NET.reacts(
    Whenever(YouGet(NET), DealIsolated(2, YOURSELF)),
    Whenever(Moment(ATTACKED), If(TheAttackIsDefendable(), MakeUndefendable(), RemoveIt())),
)
DAZE: Final = Token("daze", NEGATIVE, 1, stuns=True)
ROOTS: Final = Token("roots", NEGATIVE, 1, attempts=-1, until_roll_end=True)
HEADACHE: Final = Token("headache", NEGATIVE, 1, no_income=True)
SHADE: Final = Token("shade", POSITIVE, 1, hides=True)
SHADE.reacts(Whenever(Moment(TURN_ENDS), If(HeldSinceBefore(SHADE), RemoveIt())))
HALO: Final = Token("halo", UNIQUE, 1, removable=False, transferable=False, saves=1)
ENCORE: Final = Token("encore", UNIQUE, 1).can_be_spent(
    Spend(
        "spend encore",
        AnotherRollPhase(),
        needs=(Need(LEAFLET, YourAttackIsOver(), afterwards=True),),
        once=LEAFLET,
    )
)
VEIL: Final = Token("veil", UNIQUE, 1).can_be_spent(
    Spend(
        "spend veil",
        AllowDefence(),
        needs=(Need(LEAFLET, YouAreAttacked(undefendably=True), damage=True),),
    )
)
TOKENS: Final = (
    *(CANDLE, BREATH, SNAP, SOAP, CRAMP, FOG, MARK, NET, DAZE, ROOTS, HEADACHE, SHADE, HALO),
    *(ENCORE, VEIL),
)

# --- Board ----------------------------------------------------------------------------------------


def _row(called: str, *does: Step) -> Row:
    return Row(ANY_DICE, *does, called=called)


LESSONS: Final = Ability(
    "lessons",
    OFFENCE,
    Level(
        _row("hit", Deal(6)),
        _row("pierce", Deal(6, UNDEFENDABLE)),
        _row("total", RollDice(3), Deal(TheTotal()), If(TheTotalIs(14, 18), Inflict(MARK))),
        _row("two-of-three", RollDice(3), CountOnly(2), Deal(TheTotal())),
        _row("splinter", RollDice(2), CountOnly(), ChooseOpponent(), DealTo(2, CHOSEN, COLLATERAL)),
        _row("candles", Gain(CANDLE, 2), THEN, Deal(1), AddDamage(PerHeld(CANDLE, n=2))),
        _row("pairs", RollDice(4), Deal(Per(STRAW, every=2))),
        _row("fill", RaiseLimit(CANDLE), Fill(CANDLE)),
        _row("half-purse", GainCp(3), THEN, Deal(YourCp(half=True))),
        _row("purse", Deal(YourCp())),
        _row("burn-up", SpendUpTo(CANDLE, 2), Deal(SoMany(3), UNDEFENDABLE)),
        _row("tax", RollDice(3), LoseCp(Per(NAIL))),
        _row("pickpocket", RollDice(3), StealCp(Per(NAIL, 2))),
        _row("confuse", RollDice(3), DiscardAtRandom(Per(NAIL))),
        _row("hail", RollDice(3), Inflict(CRAMP, Per(NAIL))),
        _row("gifts", Repeat(2, ChoosePlayer(), Give(CANDLE))),
        _row(
            "harvest",
            RollDice(3),
            Repeat(Per(NAIL), Or(Branch("a-card", Draw(1)), Branch("a-rest", Heal(1)))),
        ),
        _row("daze", Inflict(DAZE), Deal(4)),
        _row("net", Deal(3), THEN, Inflict(NET)),
        _row(
            "spite",
            IfTheTarget(YouHaveLessHealth(), Deal(7), otherwise=(Deal(5, UNDEFENDABLE),)),
        ),
        _row("reroll", RollDice(3), May(Lose(BREATH, 2), KeepAndReroll(1)), Deal(TheTotal())),
        _row("wash", RemoveStatuses(NEGATIVE, yourself=True)),
        conf="test",
    ),
)
LUCK: Final = Ability(
    "luck",
    PASSIVE,
    Level(passive=(Whenever(YouActivate(NAIL), GainCp(1)),), conf="test"),
)
SIDESTEP: Final = Word("sidestep")
DUCK: Final = Ability(
    "duck",
    DEFENCE,
    Level(
        dice=2,
        does=(
            If(Noted(SIDESTEP), On(Shows((1, STRAW)), PreventHalf())),
            If(Not(Noted(SIDESTEP)), Prevent(Per(NAIL))),
        ),
        conf="test",
    ),
)

CARDS: Final = (
    Card("sidestep", ROLL, 0, NoteIt(SIDESTEP), needs=(Need("THR-AMB-88", DiceLie(OWN)),)),
    Card(
        *("cling-on", ROLL, 0, SurviveAt(1)),
        needs=(WHEN_ATTACKED, Need("THR-AMB-88", ThisWouldDefeatYou(), damage=True)),
    ),
    Card(
        *("last-word", ROLL, 0, Inflict(HEADACHE)),
        needs=(Need("THR-AMB-88", YourAttackIsOver(8), afterwards=True),),
    ),
    Card("donation", MAIN, 0, PayAnyCp(), Gain(CANDLE, SoMany())),
    Card("gift", INSTANT, 0, Give(CANDLE, 2), aim=(ChoosePlayer(),)),
    Card("jostle", MAIN, 0, DiscardAtRandom(chosen=True), aim=(ChooseOpponent(),)),
    Card(
        *("jinx", ROLL, 0, ChooseDie(FOES, faces=(2, 4, 6)), RerollIt()),
        needs=(Need("THR-AMB-88", DiceLie(FOES, faces=(2, 4, 6))),),
    ),
    Card(
        *("middle", ROLL, 0, ChooseDie(OWN), TurnItToOneOf((4, 5))),
        needs=(Need("THR-AMB-88", DiceLie(OWN)),),
    ),
)

APPRENTICE: Final = Hero(
    "apprentice",
    complexity=1,
    faces=(STRAW, STRAW, STRAW, STRAW, STRAW, NAIL),
    abilities=(LESSONS, LUCK, DUCK),
    tokens=TOKENS,
    cards=CARDS,
    common=COMMON,
)


def shelf_with(*heroes: Hero) -> Shelf:
    """Where games with heroes of tests are saved."""
    rules = index(*[rule for hero in heroes for rule in hero.rules()])
    own: list[Named] = []
    for hero in heroes:
        own += [hero, *hero.cards, *hero.tokens, *hero.abilities]
        own += [spend for token in hero.tokens for spend in token.spends]
        own += [row for each in hero.abilities for level in each.levels for row in level.rows]
    things = {**SHELF.things, **{it.key: it for it in own}}  # of two alike, that of the test
    shelf = Shelf({**SHELF.rules, **rules}, things.values(), {})
    shelf.fields, shelf.classes, shelf.needed = SHELF.fields, SHELF.classes, SHELF.needed
    return shelf


TRIAL_SHELF: Final = shelf_with(APPRENTICE, TRAINING_DUMMY)
