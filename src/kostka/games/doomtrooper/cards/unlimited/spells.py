"""Unlimited: further spells of the Art."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims_duel import AStandIn, ItsCaster
from kostka.games.doomtrooper.arranging import BaseAsChosen, NameTheModel
from kostka.games.doomtrooper.card import Card, Need
from kostka.games.doomtrooper.deeds import ReplaceTheDefender
from kostka.games.doomtrooper.deeds_cards import DiscardTheirs, LookAtTheHand, NameGifts, WardOff
from kostka.games.doomtrooper.effects import (
    ANY,
    CannotBeAttacked,
    Immune,
    Plus,
    Such,
    WhenAttacking,
)
from kostka.games.doomtrooper.facts import SomebodyHas
from kostka.games.doomtrooper.feats import SwitchTheTactic
from kostka.games.doomtrooper.forms import cast_on_himself, personal_spell, spell
from kostka.games.doomtrooper.legal import AT_ANY_TIME, IN_A_DUEL
from kostka.games.doomtrooper.powers import IgnoresAGift
from kostka.games.doomtrooper.targets import AFighter, APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    ALL,
    ARMOUR,
    CHANGELING,
    DARK_SYMMETRY,
    DEMNOGONIS,
    ELEMENTS,
    EXORCISM,
    FIGHT,
    GIFT,
    ILIAN,
    KINETICS,
    MANIPULATION,
    MENTALISM,
    MUAWIJHE,
    PREMONITION,
    SEMAI,
    SHOOT,
    VALUE,
)
from kostka.games.doomtrooper.traits import CannotBeHurt
from kostka.games.doomtrooper.verbs import ForThisDuel, UntilYourNextTurn
from kostka.games.doomtrooper.wards import (
    AFighterHasAGift,
    NameDarkCards,
    TheTactic,
    WardOffForAWhile,
)
from kostka.kernel.step import Word

# On the caster himself

STRIKE: Final = personal_spell("strike", KINETICS, 1, Plus(1, SHOOT, bought=True))
RESIST_ELEMENTS: Final = cast_on_himself(
    "resist-elements",
    ELEMENTS,
    ForThisDuel(Plus(1, ARMOUR, bought=True)),
    per=2,
    first_free=True,
)
EXORCISE_SELF: Final = spell(
    "exorcise-self",
    MENTALISM,
    AT_ANY_TIME,
    ItsCaster(),
    UntilYourNextTurn(Immune(DARK_SYMMETRY)),
)
FLY: Final = spell(
    "fly",
    MENTALISM,
    AT_ANY_TIME,
    ItsCaster(),
    UntilYourNextTurn(CannotBeAttacked(), WhenAttacking(ANY, Plus(2, ALL))),
)
INVULNERABILITY: Final = spell(
    "invulnerability", MENTALISM, AT_ANY_TIME, ItsCaster(), UntilYourNextTurn(CannotBeHurt())
)

PHANTASM: Final = cast_on_himself(
    "phantasm",
    KINETICS,
    NameTheModel(brother=4, doomtrooper=6, legionnaire=10),
    ForThisDuel(
        BaseAsChosen(1, FIGHT),
        BaseAsChosen(1, SHOOT),
        BaseAsChosen(1, ARMOUR),
        BaseAsChosen(1, VALUE),
    ),
)

# Exorcism


def exorcise(key: str, of: Word) -> Card:
    """Armour, or one gift of an Apostle ignored, for each payment."""
    return spell(
        key,
        EXORCISM,
        IN_A_DUEL,
        AFighter(),
        NameGifts(of),
        ForThisDuel(Plus(1, ARMOUR, bought=True)),
        WardOff(IgnoresAGift(DARK_SYMMETRY)),
        per=2,
    )


EXORCISE_DISEASE: Final = exorcise("exorcise-disease", DEMNOGONIS)
EXORCISE_EVIL_THOUGHTS: Final = exorcise("exorcise-evil-thoughts", MUAWIJHE)
EXORCISE_INFECTION: Final = exorcise("exorcise-infection", ILIAN)
EXORCISE_POISON: Final = exorcise("exorcise-poison", SEMAI)
EXORCISE_DARK_INFLUENCES: Final = spell(
    "exorcise-dark-influences",
    EXORCISM,
    IN_A_DUEL,
    AFighter(),
    NameGifts(GIFT, armour=False),
    WardOff(IgnoresAGift(DARK_SYMMETRY)),
    per=1,
    needs=(Need("DOOM-PLAY-01", AFighterHasAGift(GIFT)),),
)
MIND_WALL: Final = spell(
    "mind-wall",
    CHANGELING,
    AT_ANY_TIME,
    AWarrior(),
    NameDarkCards(),
    WardOffForAWhile(IgnoresAGift(DARK_SYMMETRY)),
    per=1,
    needs=(Need("DOOM-PLAY-01", SomebodyHas(Such(gifted=True))),),
)

# In a duel of anybody

LESSER_HYPNOSIS: Final = spell(
    "lesser-hypnosis",
    MANIPULATION,
    IN_A_DUEL,
    AStandIn(your=False, lawful=True),
    ReplaceTheDefender(),
)
LESSER_TELEPATHY: Final = spell(
    "lesser-telepathy", PREMONITION, IN_A_DUEL, TheTactic(), SwitchTheTactic()
)

# Hands

LESSER_DOMINATION: Final = spell(
    "lesser-domination",
    CHANGELING,
    AT_ANY_TIME,
    APlayer(other=True, holding=True),
    LookAtTheHand(),
    DiscardTheirs(1),
    per=5,
    annihilated=True,
)
