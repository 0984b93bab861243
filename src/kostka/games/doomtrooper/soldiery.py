"""Doomtrooper, further effects: what makes warriors and beasts strong, wary, choosy or dear.

Like those of `effects.py` they are read whenever somebody asks, and never carried out.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Counted, Effect, Excluding, Proviso, Shunning, Spreading
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING, WEAPONS, Value
from kostka.kernel.step import Word

# --- Values -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class IfThereAre(Proviso):
    """An effect that counts while there are so many such warriors."""

    least: int
    such: Such
    effect: Effect

    def holds(self, s: Fight, piece: Piece, warrior: Piece, foe: Piece | None) -> bool:
        return count(s, self.such, piece) >= self.least


def count(s: Fight, such: Such, piece: Piece) -> int:
    """How many such warriors there are, as this piece sees it."""
    return len([it for it in s.warriors() if such.fits(s, it, piece.by, piece.number)])


@dataclass(frozen=True)
class BaseForEach(Counted):
    """The base is so much for each such warrior."""

    such: Such

    def count(self, s: Fight, piece: Piece, warrior: Piece) -> int:
        return count(s, self.such, piece)

    def based(self) -> bool:
        return True

    def instead(self) -> bool:
        return True


@dataclass(frozen=True)
class BaseByMarkers(Counted):
    """So much more to the base for each marker; a warrior comes with `n` 1, which is none."""

    def count(self, s: Fight, piece: Piece, warrior: Piece) -> int:
        return max(0, int(piece.n) - 1)

    def based(self) -> bool:
        return True


@dataclass(frozen=True)
class DoublesWeapons(Effect):
    """What his weapon with this label adds to his values or takes from his foe's counts twice."""

    label: Word | None


@dataclass(frozen=True)
class DoublesTheWeapon(DoublesWeapons):
    """The same, whatever weapon he uses."""


@dataclass(frozen=True)
class TimesAll(Effect):
    """The value with all that has been done to it, multiplied."""

    n: int
    to: Value


# --- Blows --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class KillsUpTo(Effect):
    """Whom he wounds with this tactic he kills if that one is worth at most so much."""

    worth: int
    tactic: Value


@dataclass(frozen=True)
class NeverKillsAtOnce(Effect):
    """Whatever it has, its wounds only wound: DOOM-ALWAYS-03."""


@dataclass(frozen=True)
class HurtOnlyBy(Proviso):
    """Nobody else wounds him, and no card: the effect counts against all others."""

    such: Such
    effect: Effect

    def holds(self, s: Fight, piece: Piece, warrior: Piece, foe: Piece | None) -> bool:
        return foe is None or not self.such.fits(s, foe, warrior.by, warrior.number)


# --- Attacking ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class AttacksNobodyElse(Effect):
    """While such a warrior is in play: DOOM-DUEL-13."""

    such: Such


@dataclass(frozen=True)
class SparesYours(Effect):
    """On a warrior: he attacks no such warrior of the player whose card it is: DOOM-DUEL-13."""

    such: Such


@dataclass(frozen=True)
class Truce(Effect):
    """Teams attack one another with nobody, and play no special card on one another."""


def at_truce(s: Fight, one: int, other: int) -> bool:
    """Whether a truce keeps these two players, who are of different teams, apart."""
    if s.allied(one, other):
        return False
    for it in s.lasting:
        for effect in it.effects():
            if isinstance(effect, Truce):
                return True
    return False


@dataclass(frozen=True)
class AttacksAnybody(Effect):
    """As everybody may anyway, and be attacked: DOOM-DUEL-12."""


@dataclass(frozen=True)
class PaysToAttack(Effect):
    """Whoever attacks such a warrior with him pays so many destiny points."""

    n: int
    such: Such


@dataclass(frozen=True)
class AttackedFor(Effect):
    """Whoever attacks him pays so many promotion points, or takes so many actions for it."""

    promotion: int = 0
    actions: int = 1


@dataclass(frozen=True)
class FightsAsOne(Effect):
    """Of a Beast: its rider and those who have climbed on it fight together, whoever of them is
    named: DOOM-AMB-48."""


def on_one_back(s: Fight, number: i64) -> list[int]:
    """The others with whom a warrior fights as one."""
    warrior = s.piece(number)
    if warrior is None:
        return []
    mount = s.piece(warrior.under)
    if mount is None:
        for it in s.on(number):
            if any(isinstance(effect, FightsAsOne) for effect in it.effects()):
                mount = it
    if mount is None or not any(isinstance(effect, FightsAsOne) for effect in mount.effects()):
        return []
    together = [it for it in s.warriors() if mount.number == it.under or mount.on == it.number]
    return [int(it.number) for it in together if it.number != number and it.jailer == NOTHING]


# --- What one may have, and where one may be ----------------------------------------------------


@dataclass(frozen=True)
class MayNotBeArmed(Effect):
    """He is given no weapon with one of these labels, unless a card does it: DOOM-NEVER-01."""

    labels: tuple[Word, ...] = WEAPONS

    @property
    def every(self) -> bool:
        return self.labels == WEAPONS


@dataclass(frozen=True)
class ReceivesAs(Effect):
    """Cards of this type that are only for a kind of warriors he may be given all the same."""

    kind: Word
    like: Word


@dataclass(frozen=True)
class NotAimedAt(Shunning):
    """Nobody, or with `yours` not his own player, plays such cards on him."""

    kind: Word | None = None
    key: str = ""
    yours: bool = False

    def bars(self, warrior: Piece, card: Card, seat: int) -> bool:
        if self.yours and warrior.by != seat:
            return False
        return card.kind is self.kind or card.key == self.key


def shuns(warrior: Piece, card: Card, seat: int) -> bool:
    """Whether he is one on whom this player does not play this card."""
    if warrior.card.untouched:
        return card is not warrior.card
    for effect in warrior.effects():
        if isinstance(effect, Shunning) and effect.bars(warrior, card, seat):
            return True
    return False


@dataclass(frozen=True)
class KeepsOut(Excluding):
    """He and such warriors of the same player are not added to the same area."""

    area: Word
    such: Such


@dataclass(frozen=True)
class KeepsAllOut(Excluding):
    """No other warrior is added to the area where this one stands."""


@dataclass(frozen=True)
class ForHisWard(Spreading):
    """An effect on the one he guards."""

    effect: Effect

    def covers(self, s: Fight, piece: Piece, warrior: Piece) -> bool:
        return piece.about != 0 and piece.about == warrior.number


# --- The Art, players, cards --------------------------------------------------------------------


@dataclass(frozen=True)
class CastsOnlyFor(Effect):
    """In favour of nobody but such warriors: DOOM-ART-17."""

    such: Such


@dataclass(frozen=True)
class CastsPersonal(Effect):
    """He may cast personal combat spells of all aspects: DOOM-ART-02, -16."""


@dataclass(frozen=True)
class ShieldsYou(Effect):
    """Cards of this type have no power over its player."""

    kind: Word


@dataclass(frozen=True)
class KeepsCards(Effect):
    """The cards of this type of its player that lie on the table are not discarded."""

    kind: Word


@dataclass(frozen=True)
class DiscardsTheSeen(Effect):
    """The warriors among the cards that his player's Scout Bats have looked at may be discarded."""


@dataclass(frozen=True)
class AttacksAnnounced(Effect):
    """He attacks only if that was announced in his player's turn before, and then he has to."""


@dataclass(frozen=True)
class NeedNotAnnounce(Effect):
    """His attacks are free again."""


@dataclass(frozen=True)
class Announced(Effect):
    """In the turn that follows the one in which it was said, he may attack and has to."""


def tells(piece: Piece) -> bool:
    """Whether it announces an attack."""
    return any(isinstance(effect, Announced) for effect in piece.effects())


def announcement(s: Fight, warrior: Piece, turn: i64) -> Piece | None:
    """What was said of his attack in this turn of his player."""
    for it in s.lasting:
        if it.on == warrior.number and it.n == turn and tells(it):
            return it
    return None
