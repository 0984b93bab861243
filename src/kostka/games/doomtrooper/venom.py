"""Doomtrooper, wounds that are none: poisons that do something else, armour that takes them, and
blows that are not returned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Trigger
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import BODY_ARMOUR, KILLED, NOTHING, VENOM_WORKED, Value
from kostka.games.doomtrooper.usable import may_use, weapon_in_use
from kostka.kernel.event import Event

# --- What it is ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Envenoms(Effect):
    """Whom the weapon on which it lies would wound with this tactic is not wounded."""

    tactic: Value


@dataclass(frozen=True)
class TakesTheWounds(Effect):
    """It is wounded instead of its warrior, and annihilated by the second wound or by one that
    kills at once."""


@dataclass(frozen=True)
class Stuns(Effect):
    """Whoever he fights does not strike at him."""


@dataclass(frozen=True)
class BreaksArmour(Effect):
    """When its warrior strikes with the weapon on which it lies, all ARMOR of the other one is
    annihilated."""


# --- What comes of a blow -----------------------------------------------------------------------


def is_stunned(s: Fight, duel: Duel, number: i64) -> bool:
    """Whether his opponent has seen to it that he cannot strike."""
    foe = duel.foe_of(number)
    for it in duel.cards:
        if it.on == foe and any(isinstance(effect, Stuns) for effect in it.effects()):
            return True
    return False


def break_armour(s: Fight, duel: Duel, by: i64, at: i64) -> None:
    """Before the values are compared."""
    for weapon in s.on(by):
        if weapon.card.weapon is None:
            continue
        for it in s.on(weapon.number):
            if any(isinstance(effect, BreaksArmour) for effect in it.effects()) and _is_used(
                s, duel, weapon
            ):
                for worn in s.on(at).copy():
                    if worn.card.counts_as(BODY_ARMOUR):
                        s.annihilate(worn.number, it.card)


def _is_used(s: Fight, duel: Duel, weapon: Piece) -> bool:
    warrior, tactic = s.piece(weapon.on), duel.tactic
    if warrior is None or tactic is None:
        return False
    return weapon_in_use(s, warrior, tactic, duel) == weapon.number


def is_spared(s: Fight, duel: Duel, by: i64, at: i64, fate: i64) -> bool:
    """Whether a blow that has hit wounds him not all the same."""
    if _poison(s, duel, by) is not None:
        victim = s.warrior(at)
        s.report(VENOM_WORKED, victim.by, at, victim.card, int(by))
        return True
    return takes_it(s, at, fate)


def _poison(s: Fight, duel: Duel, by: i64) -> Piece | None:
    """What lies on the weapon that is used."""
    for weapon in s.on(by):
        if weapon.card.weapon is None:
            continue
        for it in s.on(weapon.number):
            for effect in it.effects():
                if (
                    isinstance(effect, Envenoms)
                    and effect.tactic is duel.tactic
                    and _is_used(s, duel, weapon)
                ):
                    return it
    return None


def takes_it(s: Fight, number: i64, fate: i64) -> bool:
    """Whether something takes the wound in his place; it does so at once."""
    victim = s.piece(number)
    if victim is None:
        return False
    for it in s.on(number):
        if it.out != NOTHING or not any(isinstance(each, TakesTheWounds) for each in it.effects()):
            continue
        if not may_use(s, victim, it):
            continue
        at_once = fate == KILLED and not victim.wounded and not victim.card.frail
        if at_once or it.wounded:
            s.annihilate(it.number, it.card)
        else:
            s.wound(it.number, None)
        return True
    return False


@final
class WhenItsVenomWorks(Trigger):
    """The weapon on which it lies would have wounded somebody."""

    def __init__(self) -> None:
        super().__init__(VENOM_WORKED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        weapon, duel = s.piece(piece.on), s.duel()
        if weapon is None or duel is None or event.source != weapon.on:
            return False
        return _is_used(s, duel, weapon)
