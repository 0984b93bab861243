"""Doomtrooper, further effects: what makes single warriors, beasts, weapons and zones peculiar."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.sorts import Effect, Opening, Rare
from kostka.games.doomtrooper.terms import Value
from kostka.kernel.step import Word

# --- Values -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlusFoesBase(Effect):
    """So many times the base of this value that his opponent has."""

    n: int
    to: Value


@dataclass(frozen=True)
class PlusForEach(Effect):
    """So much more for each such warrior."""

    n: int
    to: Value
    such: Such


@dataclass(frozen=True)
class BaseBecomes(Effect):
    """The base is this number, whatever is printed; with `paid`, what was paid for him."""

    n: int
    to: Value
    paid: bool = False


@dataclass(frozen=True)
class EvenedOut(Effect):
    """All four values are as high as the highest of them."""


@dataclass(frozen=True)
class DoublesBeasts(Effect):
    """What his Beast gives to fight, shoot and armour counts twice; of this affiliation only."""

    of: Word | None = None


@dataclass(frozen=True)
class NotBeside(Effect):
    """Nobody has both this card and the one with the key."""

    key: str


@dataclass(frozen=True)
class NoCover(Effect):
    """Cover gives him nothing."""


# --- Blows --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class KillsByDouble(Effect):
    """Whom he wounds with this tactic he kills if his value is more than twice the armour."""

    tactic: Value


@dataclass(frozen=True)
class CannotBeHurt(Effect):
    """Neither wounded nor killed."""


@dataclass(frozen=True)
class SparedBy(Effect):
    """Cards of this type neither wound nor kill him."""

    kind: Word


@dataclass(frozen=True)
class NotWoundedBy(Effect):
    """This card does not wound him."""

    key: str


# --- Weapons and attacks ------------------------------------------------------------------------


@dataclass(frozen=True)
class Deflects(Effect):
    """Whoever fights him uses no weapon with one of these labels."""

    labels: tuple[Word, ...]


@dataclass(frozen=True)
class TwoShootingWeapons(Effect):
    """In a shoot-out he may use two weapons for it."""


@dataclass(frozen=True)
class AttacksFor(Effect):
    """An attack of his takes so many actions."""

    actions: int


@dataclass(frozen=True)
class NotAttackedBy(Effect):
    """Nobody attacks him with this tactic."""

    tactic: Value


# --- Zones --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OnlyFor(Effect):
    """Of a Warzone: only such warriors defend from it."""

    such: Such


@dataclass(frozen=True)
class HomeTurf(Effect):
    """On a Warzone: for its defenders of this affiliation it takes nothing away, and they kill
    whom they wound."""

    of: Word


@dataclass(frozen=True)
class HomeOf(Effect):
    """Of a Warzone: a home turf on it serves this affiliation instead."""

    of: Word


# --- Points, missions, the hand -----------------------------------------------------------------


@dataclass(frozen=True)
class MoreForDestiny(Effect):
    """Each destiny point counts so many times for cards of this type, or for the spells of one
    aspect; with `in_duel`, only there."""

    kind: Word
    times: int
    aspect: Word | None = None
    in_duel: bool = False


@dataclass(frozen=True)
class OnlyDestiny(Effect):
    """Whatever he earns is destiny points."""


@dataclass(frozen=True)
class MissionsFirst(Effect):
    """While a Mission of yours lies on him, you earn nothing more for fulfilling others."""


@dataclass(frozen=True)
class AllMayAttackAll(Effect):
    """As they may anyway: DOOM-DUEL-12."""


@dataclass(frozen=True)
class HandsAreOpen(Opening):
    """All opponents of its player keep their hands open for everybody to see."""


@dataclass(frozen=True)
class DiscardsUpTo(Rare):
    """In each discard step of its player, so many cards."""

    n: int


@dataclass(frozen=True)
class MoreDiscards(Rare):
    """In the discard step, one more card for so many destiny points, any number of times."""

    price: int


# --- Whom it is about ---------------------------------------------------------------------------


@dataclass(frozen=True)
class AgainstTheChosen(Effect):
    """An effect that counts while he fights a member of the affiliation that was chosen."""

    effect: Effect
