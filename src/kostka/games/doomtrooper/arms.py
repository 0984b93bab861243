"""Doomtrooper, further effects: weapons, armour and vehicles, and what goes with owning them."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import Plus, PlusStored, Times
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect, Hastening, Reaching, Spreading
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import BODY_ARMOUR, KI, NOTHING, WARZONE
from kostka.kernel.step import Word

# --- Weapons ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class UsedAlsoAs(Effect):
    """Of what lies on a weapon: it is also one with this label."""

    label: Word


@dataclass(frozen=True)
class NoFurtherWeapon(Effect):
    """Its bearer never owns another weapon with one of these labels: DOOM-NEVER-02."""

    labels: tuple[Word, ...]


@dataclass(frozen=True)
class MultipliesArms(Effect):
    """What the weapon of this kind that he uses adds or takes away counts so many times."""

    kind: Word
    times: int


@dataclass(frozen=True)
class NeverChangesHands(Effect):
    """It cannot be given to another warrior."""


# --- Walls and zones ----------------------------------------------------------------------------


@dataclass(frozen=True)
class FortsCountTwice(Effect):
    """What Fortifications add to his values counts twice."""


@dataclass(frozen=True)
class StrengthensArmour(Reaching):
    """On a Fortification: what that adds to armour counts twice."""


@dataclass(frozen=True)
class SafeWhenAlone(Effect):
    """Without a warrior in play its player cannot be sabotaged: DOOM-SAB-01, -07."""


# --- What one's foe has of his cards ------------------------------------------------------------


class Annulling(Effect):
    """On somebody's foe: some of what counts for him counts for nothing."""

    def annuls(self, card: Card, effect: Effect) -> bool:
        raise NotImplementedError


@dataclass(frozen=True)
class NoBodyArmour(Annulling):
    """He has nothing of his ARMOR: DOOM-EQUIP-04."""

    def annuls(self, card: Card, effect: Effect) -> bool:
        return card.counts_as(BODY_ARMOUR)


@dataclass(frozen=True)
class NothingFromZones(Annulling):
    """A Warzone raises none of his values."""

    def annuls(self, card: Card, effect: Effect) -> bool:
        if card.kind is not WARZONE:
            return False
        if isinstance(effect, Times):
            return effect.n > effect.over
        return isinstance(effect, (Plus, PlusStored)) and effect.n > 0


@dataclass(frozen=True)
class BarsZones(Effect):
    """Whom he attacks does not defend from a Warzone: DOOM-DUEL-18."""


@dataclass(frozen=True)
class NothingFromKi(Annulling):
    """He has nothing of his Ki powers, and uses none: DOOM-KI-01."""

    def annuls(self, card: Card, effect: Effect) -> bool:
        return card.kind is KI


@dataclass(frozen=True)
class NothingFrom(Annulling):
    """He has nothing of this card."""

    key: str

    def annuls(self, card: Card, effect: Effect) -> bool:
        return card.key == self.key


# --- What one may have, and who comes first -----------------------------------------------------


@dataclass(frozen=True)
class NothingElse(Effect):
    """No other card can be laid on its bearer: DOOM-NEVER-02."""


@dataclass(frozen=True)
class NobodyIsFirst(Hastening):
    """Of an area: whoever of it is attacked, nobody strikes first, whatever any card says."""


@dataclass(frozen=True)
class SeesThrough(Effect):
    """This card has no effect on him, nor on whom he attacks."""

    key: str


@dataclass(frozen=True)
class MayUseAll(Effect):
    """Gifts of this Apostle are of use to him even if his card says that none are."""

    gift: Word


# --- Others -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AllAround(Spreading):
    """Of a vehicle in use: an effect on all warriors in the area of its warrior, and on him."""

    effect: Effect

    def covers(self, s: Fight, piece: Piece, warrior: Piece) -> bool:
        rider = s.piece(piece.on)
        if rider is None or piece.down or rider.out != NOTHING or rider.jailer != NOTHING:
            return False
        return rider.by == warrior.by and rider.area is warrior.area
