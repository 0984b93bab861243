"""Black Widow: every upgrade in play makes her stronger, at 2, 3, 4, 5 and 6 of them."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per, PerUpgrade, PerUpgradeThisTurn, Provided
from kostka.games.dicethrone.asks_cards import (
    INTO_HAND,
    INTO_PLAY,
    PlayAnUpgradeFree,
    PutThemBack,
    SearchUpgrades,
)
from kostka.games.dicethrone.asks_dice import KeepAndReroll
from kostka.games.dicethrone.asks_players import ChooseOpponent
from kostka.games.dicethrone.asks_tokens import InflictOnUpTo
from kostka.games.dicethrone.blocks import THEN, Branch, MayIf, On, Or
from kostka.games.dicethrone.cards import COMMON, DAMAGE_TO_YOU, WHEN_ATTACKED
from kostka.games.dicethrone.facts import (
    AnUpgradeInHand,
    CardsInDeck,
    Either,
    NoUpgradeAmongThem,
    TheDieIs,
    UpgradesInPlay,
    YouJustDodged,
    YourMainPhase,
)
from kostka.games.dicethrone.play import RESPONSES
from kostka.games.dicethrone.printed import (
    Ability,
    Card,
    Hero,
    Level,
    Need,
    Row,
    Shows,
    Spend,
    Standing,
    Straight,
    Symbol,
    Token,
    UpgradesInRollPhase,
    Whenever,
)
from kostka.games.dicethrone.terms import (
    DEFENCE,
    INSTANT,
    MAIN,
    NEGATIVE,
    OFFENCE,
    PASSIVE,
    POSITIVE,
    ROLL,
    ULTIMATE_ABILITY,
    UNDEFENDABLE,
    UNIQUE,
    UPGRADE,
)
from kostka.games.dicethrone.triggers import YouPlayAnotherUpgrade
from kostka.games.dicethrone.verbs_cards import (
    Draw,
    GainCp,
    LookAtTop,
    SeeTheHand,
    ShowThem,
    Shuffle,
    TakeTheUpgrades,
)
from kostka.games.dicethrone.verbs_damage import (
    YOURSELF,
    AddDamage,
    Deal,
    DealIsolated,
    NoteTheDodge,
    Prevent,
    PreventAll,
    PreventHalf,
)
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import AdvanceAll, AdvanceIt, Gain, Inflict, RemoveIt
from kostka.kernel.step import If

ESPIONAGE: Final = Symbol("espionage", 1, 2)
BATON: Final = Symbol("baton", 3, 4, 5)
WIDOW: Final = Symbol("widow", 6)

# --- Leaflet --------------------------------------------------------------------------------------

COVERT_OPS: Final = Token(
    "covert-ops", UNIQUE, 3, removable=False, transferable=False, worth=150, conf="rulebook"
).can_be_spent(
    Spend(
        "spend covert-ops",
        Or(
            Branch("free-upgrade", PlayAnUpgradeFree(), if_=AnUpgradeInHand(), unseen=True),
            Branch(
                "look-at-three",
                LookAtTop(3),
                MayIf(NoUpgradeAmongThem(), ShowThem(), SearchUpgrades(1, INTO_HAND), Shuffle()),
                PutThemBack(),
                if_=CardsInDeck(),
            ),
        ),
        needs=(
            Need("THR-BW-02", YourMainPhase()),
            Need("THR-AMB-88", Either(AnUpgradeInHand(), CardsInDeck())),
        ),
        once="THR-BW-02",
    )
)
AGILITY: Final = Token("agility", POSITIVE, 2, worth=170, conf="rulebook").can_be_spent(
    Spend(
        "spend agility",
        RollDice(1),
        NoteTheDodge(),
        If(TheDieIs(1, 3), PreventHalf()),
        needs=(DAMAGE_TO_YOU,),
    )
)
TIME_BOMB: Final = Token(
    "time-bomb",
    NEGATIVE,
    2,
    conf="rulebook",
    worth=-170,
    upkeep=(RollDice(1), If(TheDieIs(1, 5), AdvanceIt()), If(TheDieIs(6, 6), RemoveIt())),
)
TIME_BOMB_LATE: Final = Token(
    "time-bomb-late",
    NEGATIVE,
    2,
    worth=-330,
    expires=(DealIsolated(4, YOURSELF),),
    side_of=TIME_BOMB,
)

# --- Board ----------------------------------------------------------------------------------------

BATON_STRIKE: Final = Ability(
    "baton-strike",
    OFFENCE,
    Level(
        Row(Shows((3, BATON)), Deal(5)),
        Row(Shows((4, BATON)), Deal(6)),
        Row(Shows((5, BATON)), Deal(7)),
        conf="public",
    ),
    Level(
        Row(Shows((3, BATON)), Deal(6)),
        Row(Shows((4, BATON)), Deal(7)),
        Row(Shows((5, BATON)), Deal(8)),
        on_play=(ChooseOpponent(), SeeTheHand()),
        conf="public",
    ),
)
_TRAINED: Final = (
    UpgradesInRollPhase(),
    Standing(Provided(UpgradesInPlay(5), 1)),
)
RED_ROOM_TRAINING: Final = Ability(
    "red-room-training",
    PASSIVE,
    Level(passive=_TRAINED, conf="public"),
    Level(
        passive=(Whenever(YouPlayAnotherUpgrade("red-room-training"), Draw(1)), *_TRAINED),
        conf="public",
    ),
)
INFILTRATE: Final = Ability(
    "infiltrate",
    OFFENCE,
    Level(
        Row(
            Shows((2, ESPIONAGE), (1, BATON), (1, WIDOW)),
            Gain(AGILITY),
            AdvanceAll(TIME_BOMB),
            THEN,
            Inflict(TIME_BOMB),
        ),
        conf="public",
    ),
    Level(
        Row(
            Shows((2, ESPIONAGE), (1, BATON), (1, WIDOW)),
            Gain(AGILITY),
            Inflict(TIME_BOMB),
            THEN,
            AdvanceAll(TIME_BOMB),
        ),
        Row(
            Shows((2, ESPIONAGE), (1, BATON), (2, WIDOW)),
            Gain(COVERT_OPS),
            Gain(AGILITY),
            Deal(6, UNDEFENDABLE),
            called="spy-game",
            conf="public",
        ),
        conf="public",
    ),
)
WIDOWS_GAUNTLETS: Final = Ability(
    "widows-gauntlets",
    OFFENCE,
    Level(
        Row(Shows((3, BATON), (2, ESPIONAGE)), GainCp(1), Deal(6), AddDamage(PerUpgrade())),
        conf="public",
    ),
    Level(
        Row(Shows((3, BATON), (2, ESPIONAGE)), GainCp(1), Deal(7), AddDamage(PerUpgrade())),
        Row(
            Shows((2, ESPIONAGE), (2, BATON)),
            InflictOnUpTo(TIME_BOMB, 2),
            called="covert-mission",
            conf="public",
        ),
        conf="public",
    ),
)
HACKED: Final = Ability(
    "hacked",
    OFFENCE,
    Level(
        Row(Straight(4), Inflict(TIME_BOMB), Deal(5), If(UpgradesInPlay(3), AddDamage(2))),
        conf="public",
    ),
    Level(
        Row(
            Straight(4),
            ChooseOpponent(),
            Inflict(TIME_BOMB, chosen=True),
            Deal(6),
            If(UpgradesInPlay(3), AddDamage(2)),
        ),
        conf="public",
    ),
)


def _vengeance(dice: int) -> Row:
    return Row(
        Straight(5),
        Gain(AGILITY),
        Deal(7),
        RollDice(dice),
        AddDamage(Per(BATON)),
        On(Shows((1, ESPIONAGE)), Inflict(TIME_BOMB)),
        On(Shows((2, WIDOW)), Gain(COVERT_OPS)),
    )


VENGEANCE: Final = Ability(
    "vengeance",
    OFFENCE,
    Level(_vengeance(4), conf="public"),
    Level(
        _vengeance(5),
        Row(
            Shows((1, ESPIONAGE), (3, BATON)),
            Gain(COVERT_OPS),
            Gain(AGILITY),
            called="subvert",
            conf="public",
        ),
        conf="public",
    ),
)
GRAPPLE: Final = Ability(
    "grapple",
    OFFENCE,
    Level(
        Row(
            Shows((4, WIDOW)),
            Gain(AGILITY),
            If(UpgradesInPlay(2), GainCp(1)),
            Deal(6, UNDEFENDABLE),
            AddDamage(PerUpgrade()),
        ),
        conf="public",
    ),
    Level(
        Row(
            Shows((4, WIDOW)),
            GainCp(1),
            Gain(AGILITY),
            Deal(7, UNDEFENDABLE),
            AddDamage(PerUpgrade()),
        ),
        Row(
            Shows((3, WIDOW)),
            Gain(AGILITY),
            SearchUpgrades(1, INTO_PLAY),
            Shuffle(),
            called="recon",
            conf="public",
        ),
        conf="public",
    ),
)


def _sabotage(dice: int) -> Level:
    return Level(
        dice=dice,
        does=(
            If(UpgradesInPlay(4), KeepAndReroll(), RESPONSES),
            Deal(Per(BATON)),
            Prevent(Per(ESPIONAGE)),
            On(Shows((2, WIDOW)), Inflict(TIME_BOMB)),
        ),
        conf="public",
    )


SABOTAGE: Final = Ability("sabotage", DEFENCE, _sabotage(3), _sabotage(4))
WIDOWS_BITE: Final = Ability(
    "widows-bite",
    ULTIMATE_ABILITY,
    Level(
        Row(
            Shows((5, WIDOW)),
            SearchUpgrades(2, INTO_PLAY, up_to=True),
            Shuffle(),
            Inflict(TIME_BOMB),
            Deal(10),
        ),
        conf="public",
    ),
)

# --- Deck -----------------------------------------------------------------------------------------

CARDS: Final = (
    Card("baton-strike-2", UPGRADE, 1, upgrades=BATON_STRIKE, level=2),
    Card("widows-gauntlets-2", UPGRADE, 2, upgrades=WIDOWS_GAUNTLETS, level=2),
    Card("red-room-training-2", UPGRADE, 2, upgrades=RED_ROOM_TRAINING, level=2),
    Card("grapple-2", UPGRADE, 2, upgrades=GRAPPLE, level=2),
    Card("hacked-2", UPGRADE, 1, upgrades=HACKED, level=2),
    Card("sabotage-2", UPGRADE, 2, upgrades=SABOTAGE, level=2),
    Card("infiltrate-2", UPGRADE, 2, upgrades=INFILTRATE, level=2),
    Card("vengeance-2", UPGRADE, 2, upgrades=VENGEANCE, level=2),
    Card(
        *("recoil", ROLL, 0),
        RollDice(2),
        On(Shows((1, ESPIONAGE)), GainCp(1)),
        On(Shows((1, WIDOW)), PreventHalf()),
        needs=(WHEN_ATTACKED,),
    ),
    Card(
        *("subversion", ROLL, 1),
        *(AddDamage(2), AddDamage(PerUpgradeThisTurn())),
        modifier=True,
    ),
    Card("assemble", INSTANT, 1, Gain(AGILITY, 2)),
    Card(
        "elude",
        ROLL,
        1,
        PreventAll(),
        needs=(Need("THR-AMB-88", YouJustDodged(5, 6), damage=True),),
    ),
    Card(
        *("undercover-mission", MAIN, 2),
        *(Inflict(TIME_BOMB, chosen=True), If(UpgradesInPlay(4), Gain(AGILITY))),
        aim=(ChooseOpponent(),),
    ),
    Card("cunning", MAIN, 2, LookAtTop(5), TakeTheUpgrades(), PutThemBack()),
)

BLACK_WIDOW: Final = Hero(
    "black-widow",
    complexity=4,
    faces=(ESPIONAGE, ESPIONAGE, BATON, BATON, BATON, WIDOW),
    abilities=(
        *(BATON_STRIKE, RED_ROOM_TRAINING, INFILTRATE, WIDOWS_GAUNTLETS, HACKED, VENGEANCE),
        *(GRAPPLE, SABOTAGE, WIDOWS_BITE),
    ),
    tokens=(COVERT_OPS, AGILITY, TIME_BOMB, TIME_BOMB_LATE),
    cards=CARDS,
    common=COMMON,
    setup=(Gain(COVERT_OPS, 3),),
)
