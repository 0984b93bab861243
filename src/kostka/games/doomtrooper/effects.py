"""Doomtrooper, the effects: all that a card in play can mean.  They are read, never carried out."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.sorts import (
    Effect,
    Granting,
    Hastening,
    Leading,
    Lending,
    Reaching,
    Renouncing,
    Warding,
)
from kostka.games.doomtrooper.such import ANY as ANY
from kostka.games.doomtrooper.such import Such as Such
from kostka.games.doomtrooper.terms import Value
from kostka.kernel.step import Word

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
    """The base multiplied, or with `over` divided: DOOM-AMB-53, -55."""

    n: int
    to: Value
    over: int = 1


@dataclass(frozen=True)
class PlusMarkers(Effect):
    """So much more for each marker."""

    n: int
    to: Value


@dataclass(frozen=True)
class PlusStored(Effect):
    """So much more for each card that lies on this one, or for each of this type."""

    n: int
    to: Value
    of: Word | None = None


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
    """`ends`: if its blow wounds, the duel is over; `whatever`: even where nobody ever could."""

    always: bool = False
    ends: bool = False
    whatever: bool = False


@dataclass(frozen=True)
class NeverStrikesFirst(Hastening):
    """DOOM-ALWAYS-03"""


# --- What one may use or suffer -----------------------------------------------------------------


@dataclass(frozen=True)
class Immune(Warding):
    """To a type of cards, or to the gifts of the Dark Symmetry only: DOOM-DARK-06."""

    kind: Word


@dataclass(frozen=True)
class NeverAffectedBy(Immune):
    """Not even by those of his own player."""


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
class MayNotUse(Renouncing):
    """Cards of this type lie on him in vain: DOOM-NEVER-03."""

    kind: Word


@dataclass(frozen=True)
class MayNotReceive(Effect):
    """No card of this type, unless, but for `never`, a card gives it to him: DOOM-NEVER-01."""

    kind: Word
    never: bool = False


@dataclass(frozen=True)
class MayReceiveAny(Granting):
    """Of this type, whatever affiliation or Apostle is asked for: DOOM-EQUIP-14, DOOM-DARK-12."""

    kind: Word
    of: Word | None = None  # only cards of this affiliation
    but_legion: bool = False  # but those for the Dark Legion
    gift: Word | None = None  # only gifts of this Apostle
    price: int = 0  # in destiny points, for each that he might not have otherwise


@dataclass(frozen=True)
class SeveralGifts(Effect):
    """Several copies of the same gift of the Dark Symmetry, if it raises his values; or, with
    `all`, of any Dark Symmetry card."""

    all: bool = False


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
class HidesUntilHealed(Effect):
    """As long as he is wounded he does not leave cover."""


@dataclass(frozen=True)
class NoActions(Effect):
    """Takes no action and, unless he `receives`, nothing that is played for actions:
    DOOM-TARGET-09."""

    receives: bool = False


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
    bearing: str = ""  # only while he bears this card
    of: Word | None = None  # only cards of this affiliation
    defending: bool = False  # only on who defends from this Warzone, in that duel
    gratis: bool = False  # and for no destiny points


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
