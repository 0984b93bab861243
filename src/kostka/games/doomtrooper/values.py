"""Doomtrooper, the values: what effects there are, and how they are folded when somebody asks.

Nothing is added up in advance.  A value is folded from what is in play at that moment, so a card
that leaves, or is cancelled late, changes the fold and nothing has to be repaired.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.state import (
    DARK_LEGION,
    EQUIPMENT,
    NOTHING,
    VALUE,
    VEHICLE,
    WARRIOR,
    WARZONE,
    Card,
    Duel,
    Effect,
    Fight,
    Piece,
    Value,
)
from kostka.kernel.step import Word

# --- Which warriors -----------------------------------------------------------------------------

ANYONES: Final = Word("anyones")
YOURS: Final = Word("yours")
DOOMTROOPERS: Final = Word("doomtroopers")


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

    def fits(self, s: Fight, warrior: Piece, you: i64, source: i64) -> bool:
        card = warrior.card
        if self.affiliation is not None and card.affiliation is not self.affiliation:
            return False
        if self.kind is not None and self.kind not in card.kinds:
            return False
        if self.side is DOOMTROOPERS and card.affiliation is DARK_LEGION:
            return False
        if self.whose is YOURS and warrior.by != you:
            return False
        if self.other and warrior.number == source:
            return False
        if self.commoner and card.personality:
            return False
        if self.not_kind is not None and self.not_kind in card.kinds:
            return False
        return not self.worth or value(s, warrior, VALUE) <= self.worth


ANY: Final = Such()

# --- Effects ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plus(Effect):
    """So much more; `bought`: each time it was paid for."""

    n: int
    to: Value
    bought: bool = False


@dataclass(frozen=True)
class PlusBase(Effect):
    """So much more to the base, before anything else: DOOM-MOD-02."""

    n: int
    to: Value


@dataclass(frozen=True)
class Times(Effect):
    n: int
    to: Value


@dataclass(frozen=True)
class Kills(Effect):
    """Whom it wounds with this tactic, it kills."""

    tactic: Value


@dataclass(frozen=True)
class StrikesFirst(Effect):
    always: bool = False


@dataclass(frozen=True)
class Immune(Effect):
    """To a type of cards."""

    kind: Word


@dataclass(frozen=True)
class MustAttack(Effect):
    """If there is such a foe, it attacks no other."""

    such: Such


@dataclass(frozen=True)
class NoOtherEquipment(Effect):
    """Its bearer uses no other equipment."""


@dataclass(frozen=True)
class NoVehicles(Effect):
    """Of a Warzone: in this duel nobody uses a vehicle."""


@dataclass(frozen=True)
class ForAll(Effect):
    """An effect on others: all such warriors."""

    such: Such
    effect: Effect


@dataclass(frozen=True)
class Only(Effect):
    """An effect that counts for such warriors only."""

    such: Such
    effect: Effect


@dataclass(frozen=True)
class WhenAttacking(Effect):
    """An effect that counts while it attacks such a warrior."""

    such: Such
    effect: Effect


# --- What counts for a warrior ------------------------------------------------------------------


@final
class Given:
    """An effect on a warrior, and where it comes from."""

    __slots__ = ("by", "card", "effect", "n")

    def __init__(self, effect: Effect, card: Card, by: i64, n: i64) -> None:
        self.effect = effect
        self.card = card
        self.by: i64 = by
        self.n: i64 = n


def _give(
    s: Fight, found: list[Given], effect: Effect, piece: Piece, warrior: Piece, duel: Duel | None
) -> None:
    """The effect of a piece that reaches the warrior, if its condition holds."""
    if isinstance(effect, Only):
        if effect.such.fits(s, warrior, piece.by, piece.number):
            _give(s, found, effect.effect, piece, warrior, duel)
    elif isinstance(effect, WhenAttacking):
        if duel is not None and duel.attacker == warrior.number:
            foe = s.piece(duel.defender)
            if foe is not None and effect.such.fits(s, foe, warrior.by, warrior.number):
                _give(s, found, effect.effect, piece, warrior, duel)
    elif not isinstance(effect, ForAll):
        found.append(Given(effect, piece.card, piece.by, piece.n))


def _zone(s: Fight, duel: Duel | None) -> Piece | None:
    return None if duel is None or duel.zone == NOTHING else s.piece(duel.zone)


def _attached(s: Fight, warrior: Piece, duel: Duel | None) -> list[Piece]:
    """What lies on a warrior and may be used."""
    found: list[Piece] = []
    alone: Piece | None = None
    zone = _zone(s, duel)
    grounded = False
    if zone is not None and duel is not None and duel.foe_of(warrior.number) != NOTHING:
        grounded = any([isinstance(effect, NoVehicles) for effect in zone.card.effects])
    for piece in s.table:
        card = piece.card
        if piece.on != warrior.number or (grounded and VEHICLE in card.kinds):
            continue
        if card.kind is EQUIPMENT:
            if any([other.card is card for other in found]):
                continue  # DOOM-EQUIP-11
            if any([isinstance(effect, NoOtherEquipment) for effect in card.effects]):
                alone = piece
        found.append(piece)
    if alone is not None:
        found = [each for each in found if each is alone or each.card.kind is not EQUIPMENT]
    return found


def given(s: Fight, warrior: Piece) -> list[Given]:
    """Every effect on a warrior: printed, attached, of others, of the duel and of its Warzone."""
    duel = s.duel()
    found: list[Given] = []
    for effect in warrior.card.effects:
        _give(s, found, effect, warrior, warrior, duel)
    for piece in _attached(s, warrior, duel):
        for effect in piece.card.effects:
            _give(s, found, effect, piece, warrior, duel)
    for piece in s.table:
        for effect in piece.card.effects:
            if isinstance(effect, ForAll) and effect.such.fits(s, warrior, piece.by, piece.number):
                _give(s, found, effect.effect, piece, warrior, duel)
    if duel is not None:
        for piece in duel.cards:
            if piece.on == warrior.number:
                for effect in piece.card.effects:
                    _give(s, found, effect, piece, warrior, duel)
        zone = _zone(s, duel)
        if zone is not None and warrior.number == duel.defender:  # DOOM-ZONE-08
            for effect in zone.card.effects:
                _give(s, found, effect, zone, warrior, duel)
    return found


def _immunities(found: list[Given]) -> list[Word]:
    kinds: list[Word] = []
    for each in found:
        effect = each.effect
        if isinstance(effect, Immune):
            kinds.append(effect.kind)
    return kinds


def counting(s: Fight, warrior: Piece) -> list[Given]:
    """What counts for a warrior: not what he is immune to, nor, in a duel, what his foe is."""
    found = given(s, warrior)
    barred = _immunities(found)
    foes: list[Word] = []
    duel = s.duel()
    if duel is not None:
        foe = s.piece(duel.foe_of(warrior.number))
        if foe is not None:
            foes = _immunities(given(s, foe))
    if not barred and not foes:
        return found
    return [
        each
        for each in found
        if each.card.kind not in foes  # DOOM-IMM-04, DOOM-AMB-76
        and (each.by == warrior.by or each.card.kind not in barred)  # DOOM-IMM-01, -02, DOOM-AMB-77
    ]


def value(s: Fight, warrior: Piece, what: Value) -> int:
    """DOOM-MOD-01, -02: the base first, then multiply, then add, whatever was played first."""
    bits: i64 = what.bits
    base: i64 = warrior.card.printed[what.place]
    times: i64 = 1
    plus: i64 = 0
    for each in counting(s, warrior):
        effect = each.effect
        if isinstance(effect, Plus):
            if effect.to.bits & bits:
                plus += effect.n * each.n if effect.bought else effect.n
        elif isinstance(effect, Times):
            if effect.to.bits & bits:
                times *= effect.n
        elif isinstance(effect, PlusBase) and effect.to.bits & bits:
            base += effect.n
    return int(base * times + plus)


def kills_with(s: Fight, warrior: Piece, tactic: Value) -> bool:
    """Whether whom he wounds with this tactic is killed."""
    for each in counting(s, warrior):
        effect = each.effect
        if isinstance(effect, Kills) and effect.tactic.bits & tactic.bits:
            return True
    return False


def _haste(s: Fight, number: i64) -> int:
    """2 who always strikes first, 1 who strikes first, 0 who does not."""
    warrior = s.piece(number)
    haste = 0
    if warrior is not None and warrior.card.kind is WARRIOR:
        for each in counting(s, warrior):
            effect = each.effect
            if isinstance(effect, StrikesFirst):
                haste = max(haste, 2 if effect.always else 1)
    return haste


def first_striker(s: Fight, duel: Duel) -> i64:
    """DOOM-FIRST-04, -05, DOOM-ALWAYS-02: always comes before ordinary; equals cancel out."""
    attacker, defender = _haste(s, duel.attacker), _haste(s, duel.defender)
    if attacker == defender:
        return NOTHING
    return duel.attacker if attacker > defender else duel.defender


def may_use_zone(warrior: Piece, zone: Piece) -> bool:
    """DOOM-ZONE-06, -14: a Warzone in the defender's own area."""
    card = zone.card
    return card.kind is WARZONE and zone.by == warrior.by and card.area is warrior.card.home()
