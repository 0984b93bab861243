"""What there is to fire of every card of Doomtrooper that can ever be played."""

from __future__ import annotations

from functools import cache
from typing import Any

from kostka.games.doomtrooper.aims import ACardInPlay, APiece
from kostka.games.doomtrooper.aims_gear import ThisCard
from kostka.games.doomtrooper.card import Ability, Card
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import (
    ForAll,
    Kills,
    Only,
    Plus,
    PlusMarkers,
    PlusStored,
    StrikesFirst,
    Times,
)
from kostka.games.doomtrooper.facts import AttacksAreRestricted, TheRulesAllow
from kostka.games.doomtrooper.facts_duel import OthersLookOn
from kostka.games.doomtrooper.occasions import WhenAZoneGoes
from kostka.games.doomtrooper.seating import MoreThanTwoPlay
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.terms import ART, RELIC, WARZONE
from kostka.games.doomtrooper.treasures import AnAreaOfTheirs, WhenThisGoes
from kostka.games.doomtrooper.triggers_soldiers import WhenNoZoneIsLeft
from kostka.kernel.step import Word

KINDS = {kind for card in CARDS.values() for kind in card.kinds}
AIMS = [it.on for card in CARDS.values() for it in (card, *card.abilities)]
ZONES_GO = any(  # whether any card of the pool can remove a Warzone
    [isinstance(on, ACardInPlay) or (isinstance(on, APiece) and on.kind is WARZONE) for on in AIMS]
)
LOSSES_OF_ZONES = (WhenAZoneGoes, WhenNoZoneIsLeft)
RELICS_GO = any(  # or a Relic
    [isinstance(on, ACardInPlay) or (isinstance(on, APiece) and on.kind is RELIC) for on in AIMS]
)
SPELLS_STAY = any([card.kind is ART and card.stays for card in CARDS.values()])
UNTOLD = {  # nothing is reported of what they do; it is seen in the tests of their cards
    *("bio-giant acts", "lane-chung acts", "paparazzo acts"),
    *("bribery acts", "cursed-artifact acts"),
    *("possess acts", "plague-bearer acts", "telepathic-message acts"),
    *("telepathic-message acts again", "control-mind acts", "control-mind acts again"),
    *("control-mind acts again again", "empathy acts", "empathy acts again"),
    *("yahoo acts", "krynstons-skull acts", "helstrom-mountains acts"),
    *(
        "black-bullets acts",
        "cardinals-blood acts",
        "spiraling-death acts",
        "mindslayer acts",
        "brainwave-bomb acts",
    ),
    *("surveillance-bug acts", "klein-helitek-dragonfly acts", "reaver-troop-carrier acts"),
    *("klein-helitek-dragonfly acts again", "reaver-troop-carrier acts again"),
    "brain-strain acts",
    "tight-formation acts",  # asked only when the card is gone
    *("equal-rights acts", "urban-tactics acts"),
}
NUMBERS = (Plus, PlusMarkers, PlusStored, Times, Kills, StrikesFirst)


@cache
def all_of(card: Card) -> frozenset[Any]:
    """What there is to fire: the card, its abilities, what it does by itself, its numbers."""
    if not playable(card):
        return frozenset()
    abilities = [
        ability.key
        for ability in card.abilities
        if not isinstance(ability.on, AnAreaOfTheirs)  # four Relics on one warrior are too rare
        and (SPELLS_STAY or not (isinstance(ability.on, APiece) and ability.on.kind is ART))
        and not speaks_of_the_absent(ability)
    ]
    acts = [
        it.name
        for it in card.whenevers
        if it.name not in UNTOLD
        and (ZONES_GO or not isinstance(it.trigger, LOSSES_OF_ZONES))
        and (RELICS_GO or not isinstance(it.trigger, WhenThisGoes))
    ]
    numbers = [(card.key, it) for book in card.books for effect in book for it in counts(effect)]
    return frozenset({card.key, *abilities, *acts, *numbers})


def speaks_of_the_absent(ability: Ability) -> bool:
    """Whether it is for a card that is not in the pool."""
    return isinstance(ability.on, ThisCard) and ability.on.key not in CARDS


def of_kind(kind: Word | None) -> list[Card]:
    return [card for card in CARDS.values() if kind in card.kinds]


def playable(card: Card) -> bool:
    """Whether it can ever be played: not what is allowed anyway, nor what is for a warrior whose
    card is not in the pool."""
    such = card.on.such
    if such is not None and such.kind not in (None, *KINDS):
        return False
    never = (AttacksAreRestricted, MoreThanTwoPlay, OthersLookOn, TheRulesAllow)  # by two
    return not any([isinstance(need.fact, never) for need in card.needs])


def counts(effect: Effect) -> list[Effect]:
    """What of it counts for a fighter, without the conditions."""
    if isinstance(effect, NUMBERS):
        return [effect]
    if isinstance(effect, Only) and effect.such.kind not in (None, *KINDS):
        return []  # for a warrior whose card is not in the pool
    if isinstance(effect, ForAll) and effect.such.other and len(of_kind(effect.such.kind)) == 1:
        return []  # there is nobody else
    inner = [getattr(effect, name, None) for name in ("effect", "otherwise")]
    return [it for each in inner if isinstance(each, Effect) for it in counts(each)]
