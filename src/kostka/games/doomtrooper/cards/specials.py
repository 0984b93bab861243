"""Special cards, one value each."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.play import (
    AS_AN_ACTION,
    AT_ANY_TIME,
    ATTACK_NEEDS,
    IN_A_DUEL,
    IN_ANSWER,
    OUTSIDE_DUELS,
    WHEN_KILLED,
    WHEN_POINTS_ARE_EARNED,
)
from kostka.games.doomtrooper.state import (
    ALL,
    ARMOUR,
    ART,
    ATTACKS,
    BROTHERHOOD,
    DARK_LEGION,
    EQUIPMENT,
    FIGHT,
    MISHIMA,
    SHOOT,
    SPECIAL,
    VALUE,
    Card,
    Whenever,
)
from kostka.games.doomtrooper.targets import (
    ANY_FIGHTER,
    ANY_WARRIOR,
    NO_TARGET,
    YOUR_DYING_WARRIOR,
    APiece,
    APlayer,
    AWarrior,
    PointsEarned,
    ToCancel,
)
from kostka.games.doomtrooper.values import (
    DOOMTROOPERS,
    YOURS,
    ForAll,
    Plus,
    StrikesFirst,
    Such,
    Times,
)
from kostka.games.doomtrooper.verbs import (
    BEARER,
    THAT_PLAYER,
    AsBought,
    AtDrawStep,
    Cancel,
    CountPromotion,
    DiscardIt,
    DiscardTheTarget,
    ForThisDuel,
    GainDestiny,
    HasNoDestiny,
    LoseAllDestiny,
    LoseDestiny,
    SaveTheWarrior,
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
NARROW_ESCAPE: Final = Card(
    "narrow-escape", SPECIAL, WHEN_KILLED, YOUR_DYING_WARRIOR, SaveTheWarrior()
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
FIZZLE: Final = Card("fizzle", SPECIAL, IN_ANSWER, ToCancel(ART), Cancel(), affiliation=BROTHERHOOD)
FAULTY_SUPPLIES: Final = Card("faulty-supplies", SPECIAL, IN_ANSWER, ToCancel(EQUIPMENT), Cancel())

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
)
HIDDEN_IN_THE_SHADOWS: Final = Card(
    "hidden-in-the-shadows",
    SPECIAL,
    AT_ANY_TIME,
    ANY_WARRIOR,
    Stays(Plus(3, ARMOUR), Whenever(AtDrawStep(), DiscardIt())),
)
MALFUNCTION: Final = Card(
    "malfunction", SPECIAL, AT_ANY_TIME, APiece(EQUIPMENT), DiscardTheTarget()
)
CLEANSING_FLAME: Final = Card(
    "cleansing-flame",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(DARK_LEGION)),
    DiscardTheTarget(),
    affiliation=BROTHERHOOD,
    cost=8,
    annihilated=True,
)
SECRET_ASSASSIN: Final = Card(
    "secret-assassin",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS)),
    DiscardTheTarget(),
    affiliation=DARK_LEGION,
    cost=8,
    annihilated=True,
)
GRAND_ASSAULT: Final = Card(
    "grand-assault", SPECIAL, OUTSIDE_DUELS, NO_TARGET, DUEL, needs=ATTACK_NEEDS
)

# As actions

GRIM_REAPER: Final = Card(
    "grim-reaper",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(DARK_LEGION, worth=4)),
    Stays(Times(2, ALL)),
    affiliation=DARK_LEGION,
    actions=2,
)
GUNG_HO: Final = Card(
    "gung-ho",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    Stays(ForAll(Such(MISHIMA, whose=YOURS), StrikesFirst())),
    affiliation=MISHIMA,
)
REPUTATION: Final = Card(
    "reputation", SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Stays(Plus(3, VALUE)), actions=3
)

SPECIALS: Final = (
    *(EVASIVE_ACTION, POWERFUL_BLOW, LUCKY_SHOT, TAKE_AIM),
    *(NARROW_ESCAPE, BAMBOOZLED, PORTENTS_OF_VICTORY),
    *(MISCOMMUNICATION, FIZZLE, FAULTY_SUPPLIES),
    *(POSITIVE_KARMA, NEGATIVE_KARMA, INFLUENCE, REVERSAL_OF_FORTUNE, DOOMED),
    *(HIDDEN_IN_THE_SHADOWS, MALFUNCTION, CLEANSING_FLAME, SECRET_ASSASSIN, GRAND_ASSAULT),
    *(GRIM_REAPER, GUNG_HO, REPUTATION),
)
