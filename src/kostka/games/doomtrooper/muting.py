"""Doomtrooper, warriors whose cards say less: abilities forgotten, or no longer given to others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Ability, Card, Gives, Playable, Whenever
from kostka.games.doomtrooper.effects import (
    ANY,
    Against,
    CannotAttack,
    InTactic,
    MayNotReceive,
    MayNotUse,
    MustAttack,
    Never,
    NeverAttacks,
    NeverFights,
    NeverInCover,
    NeverSeeksCover,
    NeverStarts,
    NeverStrikesFirst,
    NoActions,
    NoArt,
    NoFortifications,
    NoOtherEquipment,
    NoWeapons,
    Only,
    Plus,
    PlusBase,
    Using,
    WhenAttacking,
    WhenDefending,
    WhileIn,
)
from kostka.games.doomtrooper.moving import forbids_receiving
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import AttacksOnlyTheBest, NeverStrikesBack
from kostka.games.doomtrooper.soldiery import (
    AttacksNobodyElse,
    CastsOnlyFor,
    MayNotBeArmed,
    NeverKillsAtOnce,
    NotAimedAt,
    PaysToAttack,
)
from kostka.games.doomtrooper.sorts import (
    Counted,
    Effect,
    Excluding,
    Frail,
    Identity,
    Leading,
    Lending,
    Muting,
    Reaching,
    Untouched,
)
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import unaffected
from kostka.games.doomtrooper.terms import NOTHING
from kostka.games.doomtrooper.traits import (
    AttacksFor,
    BaseBecomes,
    MissionsFirst,
    NoCover,
    OnlyDestiny,
)
from kostka.games.doomtrooper.triggers_soldiers import WhenNoZoneIsLeft

RESTRICTIONS: Final[tuple[Any, ...]] = (
    *(Identity, Frail, Excluding, BaseBecomes, Counted),  # who he is and what he is worth
    *(CannotAttack, MayNotReceive, MayNotUse, MustAttack, Never, NeverAttacks, NeverFights),
    *(NeverInCover, NeverSeeksCover, NeverStarts, NeverStrikesFirst, NoActions, NoArt, NoCover),
    *(NoFortifications, NoOtherEquipment, NoWeapons, AttacksOnlyTheBest, NeverStrikesBack),
    *(AttacksNobodyElse, CastsOnlyFor, MayNotBeArmed, NeverKillsAtOnce, PaysToAttack),
    *(AttacksFor, OnlyDestiny, MissionsFirst),
)


@dataclass(frozen=True)
class Forgets(Muting):
    """Of what is printed on his card, its bearer keeps his values and restrictions only."""

    def wholly(self) -> bool:
        return True


@dataclass(frozen=True)
class GivesOthersNothing(Muting):
    """Its bearer's card gives other warriors neither values nor abilities."""

    def wholly(self) -> bool:
        return False


def _restricts(effect: Effect) -> bool:
    plain = effect
    while isinstance(effect, (Only, Against, WhenAttacking, WhenDefending, InTactic, Using)):
        effect = effect.effect
    if isinstance(effect, (Plus, PlusBase)):
        return effect.n < 0
    if isinstance(effect, BaseBecomes):
        return effect is plain  # what it becomes on some occasion is an ability
    if isinstance(effect, NotAimedAt):
        return effect.yours
    return isinstance(effect, RESTRICTIONS)


def _binds(whenever: Whenever) -> bool:
    """Whether all that happens is a restriction, or what follows from one."""
    if isinstance(whenever.trigger, WhenNoZoneIsLeft):
        return True
    for step in whenever.lines:
        if not isinstance(step, Gives) or not step.gives:
            return False
        for each in step.gives:
            if not isinstance(each, Effect) or not _restricts(each):
                return False
    return True


def gives_others(effect: Effect) -> bool:
    """Whether it gives other warriors anything."""
    if isinstance(effect, WhileIn):
        return gives_others(effect.effect)
    return isinstance(effect, (Reaching, Lending, Leading)) and not isinstance(effect, Excluding)


def _lends(ability: Ability) -> bool:
    """Whether other warriors are given something by using it."""
    for step in ability.does:
        for each in step.gives if isinstance(step, Gives) else ():
            if isinstance(each, Effect) and gives_others(each):
                return True
    return False


def with_less_to_say(card: Card) -> Card:
    """The card, with what is left of it for those who forget or give others nothing."""
    said = card.effects
    own = tuple([effect for effect in said if _restricts(effect)])
    alone = tuple([effect for effect in said if not gives_others(effect)])
    card.shared = tuple([it for it in said if not _restricts(it) and not isinstance(it, Untouched)])
    card.forgetful = len(card.books)
    card.books.append(own)
    card.lonely = len(card.books)
    card.books.append(alone)
    for whenever in card.whenevers:
        whenever.binds = _binds(whenever)
    for ability in card.abilities:
        ability.lends = _lends(ability)
    return card


@final
class AProvider(OnOneOf):
    """A warrior whose card gives other warriors something."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-02")

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.unpaid or piece.out != NOTHING or not isinstance(play, Card):
            return self.rule
        if not any(gives_others(effect) for effect in piece.card.effects) and not any(
            ability.lends for ability in piece.card.abilities
        ):
            return self.rule
        rule = unaffected(s, piece, play, seat)
        return rule or forbids_receiving(s, play, piece, seat, ANY, False, False)
