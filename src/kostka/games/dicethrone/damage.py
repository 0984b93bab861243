"""The final damage calculation: THR-CALC-01 to -09, and what stands in the visible ledger.

1 incoming damage, 2 everything that adds or subtracts, 3 everything that multiplies or divides,
each from the same subtotal; then the counters of all players concerned change at once.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kostka.games.dicethrone.notes import Entry, Incoming, RollPhase
from kostka.games.dicethrone.printed import Ability
from kostka.games.dicethrone.readings import HEALING_COUNTS_FIRST
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import (
    ADDED,
    DAMAGED,
    DEALT,
    DEFENCE,
    HALF_BACK,
    HALVED,
    HEALED,
    HEALS,
    IGNORED,
    NORMAL,
    OVER_START,
    PREVENTED,
    SURVIVES,
    ULTIMATE,
    Kind,
)
from kostka.kernel.step import Named


def standing(s: Battle, phase: RollPhase) -> list[Entry]:
    """What adds to an attack for as long as it lies there: counted when totalled, THR-AMB-36."""
    found: list[Entry] = []
    kind, target = phase.kind, phase.target
    if kind is None or not kind.modifiable or target < 0:
        return found
    seat = phase.attacker
    seen: list[Named] = []
    for token in s.boards[seat]:
        bonus = token.base.bonus
        if bonus is not None and token.base not in seen:
            seen.append(token.base)
            n = bonus.of(s, seat)
            if n:
                found.append(Entry(token.base, target, ADDED, n, kind))
    for passive in s.heroes[seat].passives:
        for each in s.level(seat, passive).standing:
            n = each.bonus.of(s, seat)
            if n:
                found.append(Entry(passive, target, ADDED, n, kind))
    return found


@final
class Tally:
    """The sum of one player: what comes in, what is added and taken off, the halves, the result."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.incoming: i64 = 0
        self.changes: i64 = 0
        self.halves: i64 = 0
        self.collateral: i64 = 0  # of the incoming, what no defence prevents: THR-AMB-108
        self.guards: i64 = 0  # halves that a defence prevents
        self.ignored = False
        self.healing: i64 = 0
        self.least: i64 = 0  # the health that remains whatever comes in
        self.kind: Kind = NORMAL
        self.entries: list[Entry] = []

    def subtotal(self) -> i64:
        """THR-CALC-04"""
        return self.incoming + self.changes

    def half(self) -> i64:
        """THR-CALC-08: rounded up."""
        return (self.subtotal() + 1) // 2

    def total(self) -> i64:
        """THR-CALC-06, -09"""
        if self.ignored:
            return 0
        result: i64 = self.subtotal() - self.halves * self.half()
        if self.guards:
            result -= self.guards * ((self.attack() + 1) // 2)
        return result if result > 0 else 0

    def attack(self) -> i64:
        """What of the subtotal is not collateral."""
        rest: i64 = self.subtotal() - self.collateral
        return rest if rest > 0 else 0

    def back(self) -> i64:
        """Half of the subtotal, for whoever gives it back: THR-CALC-07."""
        return 0 if self.ignored or self.subtotal() <= 0 else self.half()


def tally(s: Battle, incoming: Incoming, seat: i64) -> Tally:
    sums = Tally(seat)
    entries = list(incoming.entries)
    if isinstance(incoming, RollPhase):
        entries += standing(s, incoming)
        if seat >= 0 and seat != incoming.attacker:
            hiding = s.hiding(seat)
            if hiding is not None and incoming.threatens(seat):
                entries.append(Entry(hiding, seat, IGNORED, 0, NORMAL))
    final = False
    for entry in entries:
        if incoming.whom(entry) == seat:
            if entry.how is HALF_BACK:
                assert isinstance(incoming, RollPhase)
                half = tally(s, incoming, incoming.target).back()
                entry = Entry(entry.source, seat, DEALT, half, entry.kind)
            sums.entries.append(entry)
            if entry.how is DEALT:
                sums.incoming += entry.n
                if entry.kind.special:
                    sums.collateral += entry.n
                if sums.incoming == entry.n or entry.kind is ULTIMATE:
                    sums.kind = entry.kind
                final = final or entry.kind is ULTIMATE
    attack: i64 = sums.incoming - sums.collateral
    guarded: i64 = 0  # of the attack, by a defence that leaves collateral damage alone
    shielded = False  # all of it
    for entry in sums.entries:
        how = entry.how
        if how is ADDED and (entry.n > 0 or not final):  # THR-DMG-14
            sums.changes += entry.n
            attack += entry.n
        elif how is HEALS:
            sums.healing += entry.n
        elif not final:  # THR-ULT-03
            defends = sums.collateral > 0 and by_defence(entry)
            if how is PREVENTED:
                if defends:
                    guarded += entry.n
                else:
                    sums.changes -= entry.n
            elif how is HALVED:
                if defends:
                    sums.guards += 1
                else:
                    sums.halves += 1
            elif how is IGNORED:
                if defends:
                    shielded = True
                else:
                    sums.ignored = True
            elif how is SURVIVES:
                sums.least = entry.n
    if guarded or shielded:
        sums.changes -= attack if shielded or guarded > attack else guarded
    return sums


def by_defence(entry: Entry) -> bool:
    source = entry.source
    return isinstance(source, Ability) and source.kind is DEFENCE


def lose_above(s: Battle, cap: int, hurt: list[Tally], change: list[int]) -> None:
    """Healing that the cap does not allow makes up for no damage."""
    for side in range(len(change)):
        health = s.health[side]
        healed = sum([int(sums.healing) for sums in hurt if s.mode.sides[sums.seat] == side])
        change[side] -= max(0, health + healed - max(cap, health))


def land(s: Battle, incoming: Incoming, source: Named | None) -> None:
    """THR-DRP-06: all counters change at once; damage and healing are netted, THR-AMB-30.

    With `THR-AMB-30:faq` the healing counts first, and only up to the cap.
    """
    if not incoming.entries:
        return
    sides = s.mode.sides
    change = [0] * len(s.health)
    hurt: list[Tally] = []
    for seat in s.from_active():
        sums = tally(s, incoming, seat)
        if sums.entries:
            hurt.append(sums)
            change[sides[seat]] += sums.healing - sums.total()
    cap = s.mode.health + OVER_START
    if s.readings & HEALING_COUNTS_FIRST:
        lose_above(s, cap, hurt, change)
    for side in range(len(change)):
        s.health[side] = max(0, min(max(cap, s.health[side]), s.health[side] + change[side]))
    for sums in hurt:
        if sums.least and s.health[sides[sums.seat]] == 0:
            s.survive(sums.seat, sums.least, source)
        if sums.healing:
            s.report(HEALED, sums.seat, sums.healing, None, source)
        if sums.total():
            s.report(DAMAGED, sums.seat, sums.total(), sums.kind, source)
    incoming.entries = ()
    s.bury()
