"""Unlimited: the other Citadels, shelters, and a place to hide."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.arms import SafeWhenAlone
from kostka.games.doomtrooper.card import Ability, Card, Whenever
from kostka.games.doomtrooper.cards.kinds import CITADEL
from kostka.games.doomtrooper.deeds_gear import PayOrDiscardIt
from kostka.games.doomtrooper.effects import ForAll, NeverStarts, Plus, Such
from kostka.games.doomtrooper.forms import ON_YOURS, fortification
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.places import PassItOn
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.targets import YOURSELF, AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    DARK_LEGION,
    DEMNOGONIS,
    FIGHT,
    ILIAN,
    KOHORT,
    MUAWIJHE,
    SEMAI,
    YOURS,
)
from kostka.games.doomtrooper.triggers import AtDrawStep
from kostka.kernel.step import Word


def citadel(apostle: Word) -> Card:
    """Armour for the followers of an Apostle in the Kohort."""
    return fortification(
        f"citadel-of-{apostle.key}",
        AnArea(KOHORT),
        ForAll(Such(follows=apostle, whose=YOURS, area=KOHORT), Plus(2, ARMOUR)),
        affiliation=DARK_LEGION,
        kinds=(CITADEL,),
    )


def shelter(key: str, *gives: Effect) -> Card:
    """A warrior behind it does not attack by fight; it can be passed on."""
    return fortification(
        key,
        ON_YOURS,
        *gives,
        NeverStarts(FIGHT),
        Ability("pass-on", AS_AN_ACTION, AWarrior(Such(whose=YOURS, other=True)), PassItOn()),
    )


CITADEL_OF_DEMNOGONIS: Final = citadel(DEMNOGONIS)
CITADEL_OF_ILIAN: Final = citadel(ILIAN)
CITADEL_OF_MUAWIJHE: Final = citadel(MUAWIJHE)
CITADEL_OF_SEMAI: Final = citadel(SEMAI)
INSTALLATION: Final = shelter("installation", Plus(3, ARMOUR), Plus(-3, FIGHT))
SPIKED_BARRICADE: Final = shelter("spiked-barricade", Plus(1, ARMOUR))
SECRET_HQ: Final = fortification(
    "secret-hq",
    YOURSELF,
    SafeWhenAlone(),
    Whenever(AtDrawStep(), PayOrDiscardIt(5)),
    cost=5,
)
