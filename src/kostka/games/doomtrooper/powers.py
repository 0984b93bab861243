"""Doomtrooper, further effects: the Art, orders to attack, weapons, Warzones, points and troops.

Like those of `effects.py` they are read whenever somebody asks, and never carried out.
"""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.effects import ANY, PlusMarkers, Such
from kostka.games.doomtrooper.sorts import Effect, Lending, Reaching, Warding
from kostka.games.doomtrooper.terms import Value
from kostka.kernel.step import Word

# --- The Art ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Casts(Effect):
    """He may cast spells of this aspect, or of all of them: DOOM-ART-02."""

    aspect: Word | None = None


@dataclass(frozen=True)
class CastsTheStored(Lending):
    """Its bearer, and he alone, casts the spell that lies in store under this card, whether he
    masters it or not; once in a round of his player."""


@dataclass(frozen=True)
class CastsForOthers(Effect):
    """Personal combat spells are combat spells when he casts them: DOOM-ART-15, -16."""


@dataclass(frozen=True)
class CastsOnAnyone(Effect):
    """In anybody's favour, also the Dark Legion's: DOOM-ART-17."""


@dataclass(frozen=True)
class CheaperSpells(Effect):
    """His spells cost so much less to cast and to strengthen, but never less than 1."""

    n: int


@dataclass(frozen=True)
class IgnoresAGift(Warding):
    """One gift that was named when it was cast counts for nothing; `n` of the piece names it."""

    kind: Word


@dataclass(frozen=True)
class MarkersInGroups(PlusMarkers):
    """So much more for every so many markers; `n` of the piece tells how often that is."""

    every: int


# --- Attacking ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class AttacksTwice(Effect):
    """One attack action is two attacks, both announced before the first begins.

    `different`: not twice the same foe; `carries`: what was played on him counts in both.
    """

    different: bool = False
    carries: bool = False
    tactic: Value | None = None  # both of them with this one, if it is named


@dataclass(frozen=True)
class ShootsFromCover(Effect):
    """DOOM-COVER-06"""


@dataclass(frozen=True)
class AttacksOnlyTheBest(Effect):
    """Attacks nobody but the one of such warriors in play with the highest value: DOOM-DUEL-13."""

    such: Such


@dataclass(frozen=True)
class NeverAttackedBy(Effect):
    """DOOM-DUEL-13"""

    such: Such


@dataclass(frozen=True)
class KillsForGood(Effect):
    """Whom of such warriors he kills, with this tactic if one is named, is annihilated:
    DOOM-SACR-01."""

    tactic: Value | None = None
    such: Such = ANY

    @property
    def anybody(self) -> bool:
        return self.such == ANY


@dataclass(frozen=True)
class NeverStrikesBack(Effect):
    """Attacked, he does not strike."""


@dataclass(frozen=True)
class Blinded(Effect):
    """He strikes no blow, whether he attacks or defends."""


@dataclass(frozen=True)
class MoreAttacks(Effect):
    """Every ordinary action of anybody may be an attack, after the first one for a price."""

    price: int


@dataclass(frozen=True)
class Sought(Effect):
    """In the turn that `n` of the piece tells, the player who is told has to attack him."""


@dataclass(frozen=True)
class PlannedTactic(Effect):
    """In the turn that `n` of the piece tells, he attacks with this tactic if he can."""

    tactic: Value


@dataclass(frozen=True)
class KeepsPeace(Effect):
    """In the turn that `n` of the piece tells, its player attacks nobody."""


@dataclass(frozen=True)
class StandsAside(Effect):
    """He protects nobody from Sabotage: DOOM-SAB-02."""


# --- Weapons and Warzones -----------------------------------------------------------------------


@dataclass(frozen=True)
class Paired(Effect):
    """Attacking, he may use two weapons of this kind: DOOM-EQUIP-11."""

    kind: Word


@dataclass(frozen=True)
class DoublesMachineGuns(Effect):
    """What the machine gun that he uses adds counts twice."""


@dataclass(frozen=True)
class WardsHisCards(Effect):
    """What lies on him is immune to cards of this type, like himself."""

    kind: Word


@dataclass(frozen=True)
class KeepsEquipment(Effect):
    """The equipment of such warriors is only discarded together with them: DOOM-REMOVE-05."""

    such: Such


# --- Others, troops and points ------------------------------------------------------------------


@dataclass(frozen=True)
class BorneBy(Reaching):
    """An effect on others that needs such a bearer."""

    such: Such
    effect: Effect


@dataclass(frozen=True)
class NoOtherSergeants(Effect):
    """No other sergeant has an effect on him: DOOM-MOD-06."""


@dataclass(frozen=True)
class FreeTroops(Lending):
    """Such warriors may be deployed for no action; with `gratis`, for no points."""

    affiliation: Word | None = None
    kind: Word | None = None
    gratis: bool = False
    in_turn: bool = False  # not at any time, but in its player's turn outside duels


@dataclass(frozen=True)
class NoSecondCopy(Effect):
    """No other copy of the card can be played by its player meanwhile."""


@dataclass(frozen=True)
class GuardsPoints(Effect):
    """Nobody else has any power over the points of its player."""
