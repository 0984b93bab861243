"""Unlimited: cards of the Brotherhood."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.aims_duel import AStandIn, ItsCaster
from kostka.games.doomtrooper.card import Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import (
    ARCHANGELS,
    CARDINALS,
    CATHEDRAL,
    KEEPERS_OF_THE_ART,
    MORTIFICATORS,
    VALKYRIES,
)
from kostka.games.doomtrooper.deeds import ReplaceTheDefender
from kostka.games.doomtrooper.deeds_cards import DiscardTheirs, LookAtTheHand, NameGifts, WardOff
from kostka.games.doomtrooper.deeds_combat import StripAndWound
from kostka.games.doomtrooper.effects import (
    ForAll,
    Immune,
    Kills,
    MayReceiveAny,
    Plus,
    StrikesFirst,
    Such,
    Times,
)
from kostka.games.doomtrooper.facts import SomebodyHas, YouHaveAffiliated
from kostka.games.doomtrooper.feats import MayLookAtOthers
from kostka.games.doomtrooper.forms import (
    ON_YOURS,
    assigned_to,
    equipment,
    fortification,
    given_to,
    mission,
    personal_spell,
    spell,
    warrior,
)
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_A_DUEL
from kostka.games.doomtrooper.powers import (
    AttacksOnlyTheBest,
    Casts,
    CastsForOthers,
    IgnoresAGift,
    NeverAttackedBy,
)
from kostka.games.doomtrooper.questioning import AskAboutTheHand
from kostka.games.doomtrooper.targets import AFighter, AnArea, APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ALGEROTH,
    ALL,
    ALL_ASPECTS,
    ARMOUR,
    ART,
    ATTACKS,
    BODY_ARMOUR,
    BOTH_WAYS_WEAPON,
    BROTHERHOOD,
    CHANGELING,
    CITY,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    ELEMENTS,
    EXORCISM,
    HERETIC,
    KINETICS,
    LEGIONNAIRES,
    LIGHT_MACHINE_GUN,
    MANIPULATION,
    MENTALISM,
    PREMONITION,
    SPECIAL,
    SQUAD,
    YOURS,
)
from kostka.games.doomtrooper.traits import MoreForDestiny
from kostka.games.doomtrooper.triggers import WhenItKills
from kostka.games.doomtrooper.verbs import (
    DiscardIt,
    ForThisDuel,
    RewardTheKill,
    Stays,
    UntilYourNextTurn,
)

# Warriors

MORTIFICATOR: Final = warrior(
    "mortificator",
    BROTHERHOOD,
    (3, 3, 3, 3),
    kinds=(MORTIFICATORS,),
    casts=(KINETICS, MANIPULATION),
)
REVISOR: Final = warrior("revisor", BROTHERHOOD, (3, 3, 3, 3), casts=(MANIPULATION, MENTALISM))
ARCHANGEL: Final = warrior(
    "archangel",
    BROTHERHOOD,
    (3, 3, 3, 3),
    MayReceiveAny(AIRSHIP),
    kinds=(ARCHANGELS,),
    casts=(CHANGELING, ELEMENTS),
)
KEEPER_OF_THE_ART: Final = warrior(
    "keeper-of-the-art",
    BROTHERHOOD,
    (3, 3, 5, 4),
    CastsForOthers(),
    MoreForDestiny(ART, 2),
    kinds=(KEEPERS_OF_THE_ART,),
    casts=ALL_ASPECTS,
)
CARDINAL_DOMINIC: Final = warrior(
    "cardinal-dominic",
    BROTHERHOOD,
    (10, 7, 10, 10),
    AttacksOnlyTheBest(Such(side=LEGIONNAIRES)),
    NeverAttackedBy(Such(kind=HERETIC)),
    Kills(ATTACKS),
    ForAll(Such(BROTHERHOOD), Immune(DARK_SYMMETRY)),
    kinds=(CARDINALS,),
    casts=ALL_ASPECTS,
    personality=True,
)
BLESSED_VESTAL_LAURA: Final = warrior(
    "blessed-vestal-laura",
    BROTHERHOOD,
    (4, 4, 4, 5),
    ForAll(Such(kind=VALKYRIES, whose=YOURS), Casts()),
    ForAll(Such(kind=VALKYRIES, whose=YOURS), Immune(DARK_SYMMETRY)),
    kinds=(VALKYRIES,),
    personality=True,
)

# Equipment

JUSTIFIER: Final = equipment(
    "ac-40-justifier",
    ON_YOURS,
    Plus(3, ATTACKS),
    affiliation=BROTHERHOOD,
    kinds=(LIGHT_MACHINE_GUN,),
    weapon=BOTH_WAYS_WEAPON,
)
BLESSED_ARMOR: Final = equipment(
    "blessed-armor",
    given_to(side=DOOMTROOPERS),
    Immune(DARK_SYMMETRY),
    affiliation=BROTHERHOOD,
    kinds=(BODY_ARMOUR,),
)

# Spells

PREMONITION_SPELL: Final = spell(
    "premonition-spell", PREMONITION, IN_A_DUEL, AStandIn(your=True), ReplaceTheDefender()
)
GREATER_HYPNOSIS: Final = spell(
    "greater-hypnosis", CHANGELING, IN_A_DUEL, AStandIn(your=False), ReplaceTheDefender()
)
EXORCISE_WOUND: Final = spell(
    "exorcise-wound",
    EXORCISM,
    IN_A_DUEL,
    AFighter(),
    NameGifts(),
    ForThisDuel(Plus(1, ARMOUR, bought=True)),
    WardOff(IgnoresAGift(DARK_SYMMETRY)),
    per=2,
)
IMPROVE_SELF: Final = spell(
    "improve-self", MENTALISM, AT_ANY_TIME, ItsCaster(), UntilYourNextTurn(Times(2, ALL))
)
SPEED: Final = personal_spell("speed", MENTALISM, 0, StrikesFirst(ends=True))
GREATER_DOMINATION: Final = spell(
    "greater-domination",
    MANIPULATION,
    AT_ANY_TIME,
    APlayer(other=True, holding=True),
    LookAtTheHand(),
    DiscardTheirs(2),
    per=5,
    annihilated=True,
)
DISCERN_TRUTH: Final = spell(
    "discern-truth",
    MANIPULATION,
    AT_ANY_TIME,
    APlayer(other=True, holding=True),
    AskAboutTheHand(5),
    per=3,
)
ITEM_VISION: Final = spell(
    "item-vision",
    PREMONITION,
    AT_ANY_TIME,
    APlayer(other=True, holding=True),
    LookAtTheHand(),
    MayLookAtOthers(4),
    cost=4,
)

# Others

THE_CATHEDRAL: Final = fortification(
    "the-cathedral",
    AnArea(SQUAD),
    ForAll(Such(BROTHERHOOD, whose=YOURS), Plus(2, ARMOUR)),
    affiliation=BROTHERHOOD,
    kinds=(CITY, CATHEDRAL),
)
WHISPERS_OF_HERESY: Final = mission(
    "whispers-of-heresy",
    assigned_to(kind=MORTIFICATORS),
    Whenever(WhenItKills(Such(BROTHERHOOD, commoner=True)), RewardTheKill(times=2), DiscardIt()),
    affiliation=BROTHERHOOD,
)
ESSENCE_OF_VIRTUE: Final = Card(
    "essence-of-virtue",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    StripAndWound(Such(follows=ALGEROTH), DARK_SYMMETRY),
    affiliation=BROTHERHOOD,
    needs=(
        Need("DOOM-PLAY-01", YouHaveAffiliated(BROTHERHOOD, SQUAD)),
        Need("DOOM-PLAY-01", SomebodyHas(Such(follows=ALGEROTH))),
    ),
)
MYSTICAL_TRAINING: Final = Card(
    "mystical-training",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(BROTHERHOOD)),
    Stays(Casts()),
    affiliation=BROTHERHOOD,
    actions=3,
)
