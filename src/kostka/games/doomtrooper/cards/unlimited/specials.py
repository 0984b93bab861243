"""Unlimited: special cards."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET, APiece, PointsEarned, ToCancel
from kostka.games.doomtrooper.card import Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import NECROMUTANTS
from kostka.games.doomtrooper.deeds import DiscardTheTarget, SaveTheWarrior
from kostka.games.doomtrooper.effects import (
    Against,
    ForAll,
    FreeGifts,
    Immune,
    InTactic,
    MayReceiveAny,
    Plus,
    StrikesFirst,
    Such,
)
from kostka.games.doomtrooper.facts import NotInYourOwnDuel
from kostka.games.doomtrooper.identity import Converted, Joins, Tainted
from kostka.games.doomtrooper.legal import (
    AS_AN_ACTION,
    AT_ANY_TIME,
    IN_A_DUEL,
    IN_ANSWER,
    WHEN_KILLED,
    WHEN_POINTS_ARE_EARNED,
)
from kostka.games.doomtrooper.places import AllTakeCover, TakeCover
from kostka.games.doomtrooper.targets import (
    ANY_FIGHTER,
    ANY_WARRIOR,
    YOUR_DYING_WARRIOR,
    AFighter,
    APlayer,
    AWarrior,
)
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    ART,
    ATTACKS,
    DARK_LEGION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    EQUIPMENT,
    FIGHT,
    HERETIC,
    IMPERIAL,
    LEGIONNAIRES,
    NON_ATTACK,
    SHOOT,
    SPECIAL,
    VALUE,
    YOURS,
)
from kostka.games.doomtrooper.triggers import BEARER, AtDrawStep
from kostka.games.doomtrooper.verbs import (
    THAT_PLAYER,
    AsBought,
    Cancel,
    CountPromotion,
    DiscardIt,
    ForThisDuel,
    GainActions,
    GainDestiny,
    HasNoDestiny,
    LoseAllDestiny,
    LoseDestiny,
    Stays,
    SwapDestiny,
    ThatMany,
)
from kostka.kernel.step import If

# During a duel

EVASIVE_ACTION: Final = Card(
    "evasive-action", SPECIAL, IN_A_DUEL, ANY_FIGHTER, ForThisDuel(Plus(2, ARMOUR))
)
POWERFUL_BLOW: Final = Card(
    "powerful-blow", SPECIAL, IN_A_DUEL, ANY_FIGHTER, ForThisDuel(Plus(2, FIGHT))
)
LUCKY_SHOT: Final = Card("lucky-shot", SPECIAL, IN_A_DUEL, ANY_FIGHTER, ForThisDuel(Plus(2, SHOOT)))
TAKE_AIM: Final = Card("take-aim", SPECIAL, IN_A_DUEL, ANY_FIGHTER, ForThisDuel(Plus(1, ATTACKS)))
TAKE_COVER: Final = Card(
    "take-cover",
    SPECIAL,
    IN_A_DUEL,
    AFighter(Such(whose=YOURS, uncovered=True), defending=True, hiding=True),
    TakeCover(),
)
AMBUSH: Final = Card(
    "ambush",
    SPECIAL,
    IN_A_DUEL,
    AFighter(defending=True),
    ForThisDuel(StrikesFirst(ends=True)),
)
SURPRISE_ATTACK: Final = Card(
    "surprise-attack",
    SPECIAL,
    IN_A_DUEL,
    AFighter(attacking=True),
    ForThisDuel(StrikesFirst(ends=True)),
)
NARROW_ESCAPE: Final = Card(
    "narrow-escape", SPECIAL, WHEN_KILLED, YOUR_DYING_WARRIOR, SaveTheWarrior(), saves=True
)
BAMBOOZLED: Final = Card(
    "bamboozled",
    SPECIAL,
    WHEN_POINTS_ARE_EARNED,
    PointsEarned(),
    CountPromotion(deny=True),
    GainDestiny(ThatMany(2)),
)
PORTENTS_OF_VICTORY: Final = Card(
    "portents-of-victory",
    SPECIAL,
    WHEN_POINTS_ARE_EARNED,
    PointsEarned(yours=True),
    CountPromotion(),
    GainDestiny(ThatMany(2)),
)

# In answer to another card

MISCOMMUNICATION: Final = Card("miscommunication", SPECIAL, IN_ANSWER, ToCancel(SPECIAL), Cancel())

# At any time

POSITIVE_KARMA: Final = Card("positive-karma", SPECIAL, AT_ANY_TIME, NO_TARGET, GainDestiny(10))
NEGATIVE_KARMA: Final = Card(
    "negative-karma", SPECIAL, AT_ANY_TIME, APlayer(wealthy=True), LoseAllDestiny(THAT_PLAYER)
)
INFLUENCE: Final = Card(
    "influence",
    SPECIAL,
    AT_ANY_TIME,
    APlayer(wealthy=True),
    LoseDestiny(AsBought(), THAT_PLAYER),
    per=1,
)
REVERSAL_OF_FORTUNE: Final = Card(
    "reversal-of-fortune", SPECIAL, AT_ANY_TIME, APlayer(other=True, unequal=True), SwapDestiny()
)
DOOMED: Final = Card(
    "doomed",
    SPECIAL,
    AT_ANY_TIME,
    APlayer(),
    Stays(
        Whenever(
            AtDrawStep(BEARER),
            LoseDestiny(3, BEARER),
            If(HasNoDestiny(BEARER), DiscardIt()),
        )
    ),
    several=True,
)
HIDDEN_IN_THE_SHADOWS: Final = Card(
    "hidden-in-the-shadows",
    SPECIAL,
    AT_ANY_TIME,
    ANY_WARRIOR,
    Stays(Plus(3, ARMOUR), Whenever(AtDrawStep(), DiscardIt())),
)
MALFUNCTION: Final = Card(
    "malfunction",
    SPECIAL,
    AT_ANY_TIME,
    APiece(EQUIPMENT, weapons=True, borne=True),
    DiscardTheTarget(),
)
INSPIRED: Final = Card(
    "inspired",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    GainActions(3, NON_ATTACK),
    needs=(Need("DOOM-INDUEL-02", NotInYourOwnDuel()),),
)
COWARDICE: Final = Card("cowardice", SPECIAL, AT_ANY_TIME, APlayer(manned=True), AllTakeCover(5))
KNIGHTHOOD: Final = Card(
    "knighthood",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS, not_affiliation=IMPERIAL)),
    Stays(Joins(IMPERIAL)),
    affiliation=IMPERIAL,
)
TAINTED: Final = Card(
    "tainted",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS)),
    Stays(Tainted()),
    affiliation=DARK_LEGION,
)
DARK_VISITATION: Final = Card(
    "dark-visitation",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS)),
    Stays(Converted()),
    affiliation=DARK_LEGION,
)
CORRUPT_SHIELD: Final = Card(
    "corrupt-shield",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=LEGIONNAIRES)),
    Stays(Immune(ART)),
    affiliation=DARK_LEGION,
)
CHOSEN: Final = Card(
    "chosen",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=LEGIONNAIRES)),
    Stays(MayReceiveAny(DARK_SYMMETRY)),
    affiliation=DARK_LEGION,
)
STIGMATA: Final = Card(
    "stigmata",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(kind=HERETIC, endowed=True)),
    Stays(
        Joins(DARK_LEGION),
        MayReceiveAny(DARK_SYMMETRY),
        FreeGifts(DARK_SYMMETRY, Such(whose=YOURS), himself=True),
    ),
    affiliation=DARK_LEGION,
)
NECROMUTANT_FRENZY: Final = Card(
    "necromutant-frenzy",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(
        ForAll(
            Such(kind=NECROMUTANTS),
            InTactic(FIGHT, Against(Such(not_kind=NECROMUTANTS), StrikesFirst())),
        )
    ),
    affiliation=DARK_LEGION,
)

# As actions

REPUTATION: Final = Card(
    "reputation", SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Stays(Plus(3, VALUE)), actions=3
)
