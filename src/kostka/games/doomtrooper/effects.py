"""Doomtrooper, the effects: all that a card in play can mean.  They are read, never carried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Effect, Hastening, Leading, Lending, Reaching, Warding
from kostka.games.doomtrooper.identity import follows, has, is_a, on_side
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ANYONES, BEAST, YOURS, Value
from kostka.kernel.step import Word

# --- Which warriors -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Such:
    """A description of warriors, read from where a card lies or a player sits."""

    affiliation: Word | None = None
    kind: Word | None = None
    side: Word | None = None
    whose: Word = ANYONES
    worth: int = 0  # at most, unless 0
    commoner: bool = False  # no Personality
    not_kind: Word | None = None
    other: bool = False  # not the warrior whose card says so
    follows: Word | None = None
    area: Word | None = None
    not_affiliation: Word | None = None
    wounded: bool = False
    covered: bool = False
    uncovered: bool = False
    gifted: bool = False  # has at least one Dark Symmetry card
    ready: bool = False  # may take part in duels
    aboard: Word | None = None  # a vehicle of this kind or a Beast, or on one
    rides: bool = False  # has a Beast

    def fits(self, s: Fight, warrior: Piece, you: i64, source: i64) -> bool:
        if self.whose is not ANYONES and (warrior.by == you) is not (self.whose is YOURS):
            return False
        if self.other and warrior.number == source:
            return False
        if warrior.unpaid:  # DOOM-AMB-21
            return not self.particular()
        return self.describes(s, warrior)

    def particular(self) -> bool:
        """Whether one has to know who he is."""
        return not (
            self.affiliation is None
            and self.kind is None
            and self.side is None
            and self.not_kind is None
            and self.not_affiliation is None
            and self.follows is None
            and self.area is None
            and self.aboard is None
            and not self.worth
            and not self.commoner
            and not self.wounded
            and not self.gifted
            and not self.rides
        )

    def describes(self, s: Fight, warrior: Piece) -> bool:
        """All that does not depend on who asks."""
        card = warrior.card
        if self.commoner and card.personality:
            return False
        if self.affiliation is not None and not has(s, warrior, self.affiliation):
            return False
        if self.kind is not None and not is_a(s, warrior, self.kind):
            return False
        if self.side is not None and not on_side(s, warrior, self.side):
            return False
        if self.not_kind is not None and is_a(s, warrior, self.not_kind):
            return False
        if self.not_affiliation is not None and has(s, warrior, self.not_affiliation):
            return False
        if self.follows is not None and not follows(s, warrior, self.follows):
            return False
        if self.area is not None and warrior.area is not self.area:
            return False
        if (self.wounded and not warrior.wounded) or (self.covered and not warrior.down):
            return False
        if self.uncovered and warrior.down:
            return False
        if self.aboard is not None and not _aboard(s, warrior, self.aboard):
            return False
        if self.rides and not any(it.card.kind is BEAST for it in s.on(warrior.number)):
            return False
        return not self.gifted or _gifted(s, warrior)


def _gifted(s: Fight, warrior: Piece) -> bool:
    return any(it.card.gift is not None for it in s.on(warrior.number))


def _aboard(s: Fight, warrior: Piece, kind: Word) -> bool:
    if is_a(s, warrior, kind):
        return True
    return any(it.card.counts_as(kind) or it.card.kind is kind for it in s.on(warrior.number))


ANY: Final = Such()

# --- Values -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plus(Effect):
    """So much more; `bought`: each time it was paid for."""

    n: int
    to: Value
    bought: bool = False


@dataclass(frozen=True)
class PlusBase(Effect):
    """So much more to the base, before anything else: DOOM-MOD-02; of a Beast even before that."""

    n: int
    to: Value


@dataclass(frozen=True)
class Times(Effect):
    """Multiplied, or with `over` divided: DOOM-MOD-01, DOOM-AMB-53."""

    n: int
    to: Value
    over: int = 1


@dataclass(frozen=True)
class TimesBase(Effect):
    """The base multiplied: DOOM-AMB-55."""

    n: int
    to: Value


@dataclass(frozen=True)
class PlusMarkers(Effect):
    """So much more for each marker."""

    n: int
    to: Value


@dataclass(frozen=True)
class PlusStored(Effect):
    """So much more for each card that lies on this one."""

    n: int
    to: Value


# --- Blows --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kills(Effect):
    """Whom it wounds with this tactic, it kills."""

    tactic: Value


@dataclass(frozen=True)
class NeverKilledAtOnce(Effect):
    """A single wound never kills it: DOOM-ALWAYS-03."""


@dataclass(frozen=True)
class StrikesFirst(Hastening):
    """`ends`: if its blow wounds, the duel is over."""

    always: bool = False
    ends: bool = False


@dataclass(frozen=True)
class NeverStrikesFirst(Hastening):
    """DOOM-ALWAYS-03"""


# --- What one may use or suffer -----------------------------------------------------------------


@dataclass(frozen=True)
class Immune(Warding):
    """To a type of cards, or to the gifts of the Dark Symmetry only: DOOM-DARK-06."""

    kind: Word


@dataclass(frozen=True)
class NotImmune(Effect):
    """An immunity is cancelled, with `wholly` also one to a part of these cards: DOOM-IMM-06, -07,
    DOOM-DARK-06."""

    kind: Word
    wholly: bool = False


@dataclass(frozen=True)
class NoOtherEquipment(Effect):
    """Its bearer uses no other equipment."""


@dataclass(frozen=True)
class NoWeapons(Effect):
    """Its bearer uses no weapon, whatever he has: DOOM-NEVER-03."""


@dataclass(frozen=True)
class MayNotUse(Effect):
    """Cards of this type lie on him in vain: DOOM-NEVER-03."""

    kind: Word


@dataclass(frozen=True)
class MayNotReceive(Effect):
    """No card of this type, unless, but for `never`, a card gives it to him: DOOM-NEVER-01."""

    kind: Word
    never: bool = False


@dataclass(frozen=True)
class MayReceiveAny(Effect):
    """Of this type, whatever affiliation or Apostle is asked for: DOOM-EQUIP-14, DOOM-DARK-12."""

    kind: Word
    of: Word | None = None  # only cards of this affiliation
    but_legion: bool = False  # but those for the Dark Legion


@dataclass(frozen=True)
class SeveralGifts(Effect):
    """Several copies of the same gift of the Dark Symmetry, if it raises his values."""


@dataclass(frozen=True)
class NoFortifications(Effect):
    """No Fortification does anything for it."""


@dataclass(frozen=True)
class NoVehicles(Effect):
    """Of a Warzone: in this duel nobody uses a vehicle."""


@dataclass(frozen=True)
class AnyWarzone(Effect):
    """He may defend from any Warzone in play: DOOM-DUEL-19, -20."""


@dataclass(frozen=True)
class NoArt(Effect):
    """He may never cast: DOOM-ART-21."""


# --- Fighting and cover -------------------------------------------------------------------------


@dataclass(frozen=True)
class NeverFights(Effect):
    """DOOM-NOFIGHT-01"""


@dataclass(frozen=True)
class Never(Effect):
    """Never takes part in a duel of this tactic: DOOM-RESTR-01."""

    tactic: Value


@dataclass(frozen=True)
class NeverStarts(Effect):
    """Does not attack with this tactic, but may be attacked by it."""

    tactic: Value


@dataclass(frozen=True)
class CannotAttack(Effect):
    pass


@dataclass(frozen=True)
class CannotBeAttacked(Effect):
    pass


@dataclass(frozen=True)
class NeverAttacks(Effect):
    """DOOM-DUEL-13"""

    such: Such


@dataclass(frozen=True)
class MustAttack(Effect):
    """If there is such a foe, it attacks no other; `own`: in its turn, also one of its player."""

    such: Such
    own: bool = False


@dataclass(frozen=True)
class AttackedLast(Effect):
    """Only when nobody else is left to be attacked: DOOM-LAST-01."""


@dataclass(frozen=True)
class NeverInCover(Effect):
    """DOOM-COVER-13"""


@dataclass(frozen=True)
class NeverSeeksCover(Effect):
    """Not of his own will."""


@dataclass(frozen=True)
class NoActions(Effect):
    """Takes no action and receives nothing that is played for actions: DOOM-TARGET-09."""


@dataclass(frozen=True)
class AttacksInFirstTurn(Effect):
    """DOOM-CORE-01"""


# --- What it does to a game ---------------------------------------------------------------------


@dataclass(frozen=True)
class NoDuels(Effect):
    """No duel may be fought."""


@dataclass(frozen=True)
class FreeGifts(Lending):
    """Cards of this type may be laid on such warriors at any time and for no action."""

    kind: Word
    such: Such
    gift: Word | None = None  # gifts of this one only
    any_gift: bool = False  # whatever Apostle or affiliation they ask for
    apostles: bool = False  # gifts of Apostles only
    himself: bool = False  # only on the warrior who says so, or bears it
    of: Word | None = None  # only cards of this affiliation


@dataclass(frozen=True)
class LeadsAttacks(Leading):
    """Any action may become an attack by such a warrior, so many a turn unless 0: DOOM-TYPE-10."""

    such: Such
    most: int = 0


@dataclass(frozen=True)
class EarnsPromotion(Effect):
    """Although he is a Freelancer: DOOM-MERC-03."""


@dataclass(frozen=True)
class NeverDiscarded(Effect):
    """DOOM-ALLY-04, DOOM-REMOVE-05"""


@dataclass(frozen=True)
class NeverAnnihilated(Effect):
    """DOOM-SACR-05"""


@dataclass(frozen=True)
class DoubleForKills(Effect):
    """Whoever of this side kills its bearer gets twice the points."""

    side: Word


# --- For whom and when --------------------------------------------------------------------------


@dataclass(frozen=True)
class ForAll(Reaching):
    """An effect on others: all such warriors; `once`: several of the card do not add up."""

    such: Such
    effect: Effect
    once: bool = False


@dataclass(frozen=True)
class ForUnit(Reaching):
    """An effect on the warriors assigned to him, and on equal ones in the same area."""

    effect: Effect


@dataclass(frozen=True)
class WhileIn(Reaching):
    """An effect on others that needs the card that says so to be there: DOOM-AREA-04."""

    area: Word
    effect: Effect


@dataclass(frozen=True)
class InThisArea(Reaching):
    """An effect on warriors of the area where the card lies."""

    effect: Effect


@dataclass(frozen=True)
class ToFoe(Effect):
    """An effect on whoever it fights."""

    effect: Effect


@dataclass(frozen=True)
class ToBoth(Effect):
    """Of a Warzone's text: an effect on every participant of the duel: DOOM-ZONE-09."""

    effect: Effect


@dataclass(frozen=True)
class Only(Effect):
    """An effect that counts for such warriors only."""

    such: Such
    effect: Effect


@dataclass(frozen=True)
class Against(Effect):
    """An effect that counts while it fights such a warrior."""

    such: Such
    effect: Effect


@dataclass(frozen=True)
class WhenAttacking(Effect):
    """An effect that counts while it attacks such a warrior."""

    such: Such
    effect: Effect


@dataclass(frozen=True)
class WhenDefending(Effect):
    """An effect that counts while it defends."""

    effect: Effect


@dataclass(frozen=True)
class InTactic(Effect):
    """An effect that counts in a duel of this tactic."""

    tactic: Value
    effect: Effect


@dataclass(frozen=True)
class Using(Effect):
    """An effect that counts while he uses this card."""

    key: str
    effect: Effect


@dataclass(frozen=True)
class Fortified(Effect):
    """The one effect if a Fortification protects him, else the other."""

    effect: Effect
    otherwise: Effect
