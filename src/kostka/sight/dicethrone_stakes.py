"""What a window of Dice Throne is about: damage that waits, an attack, dice, or just a phase."""

from __future__ import annotations

from typing import Any

from kostka.games.dicethrone.damage import tally
from kostka.games.dicethrone.dice import write_dice
from kostka.games.dicethrone.notes import Incoming, Roll, RollPhase, Turn
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import TARGET
from kostka.kernel.sense import Player
from kostka.kernel.stake import Stake
from kostka.kernel.window import PlayOrPass


def stake(s: Battle, seat: int) -> Stake | None:
    """For whoever is asked in a window; None for other questions, which say enough."""
    if not isinstance(s.question(), PlayOrPass):
        return None
    return _threat(s, seat) or _attack(s, seat) or _phase(s, seat)


def _threat(s: Battle, seat: int) -> Stake | None:
    """The innermost damage that waits, one's own first."""
    for f in reversed(s.stack):
        notes = f.notes
        if not isinstance(notes, Incoming):
            continue
        target = int(notes.target) if isinstance(notes, RollPhase) else TARGET
        for owner in (seat, *[each for each in range(s.seats()) if each != seat], TARGET):
            sums = tally(s, notes, owner)
            whom = target if owner == TARGET else owner
            if sums.total() <= 0 or whom < 0:
                continue
            facts: dict[str, Any] = {"n": int(sums.total()), "kind": sums.kind}
            facts["it"] = sums.entries[0].source
            if whom != seat:
                return Stake("hurts", {**facts, "who": Player(whom)})
            deadly = sums.total() >= s.health[s.mode.sides[seat]]
            return Stake("deadly" if deadly else "hurt", facts)
    return None


def _attack(s: Battle, seat: int) -> Stake | None:
    phase = s.roll_phase()
    if phase is None:
        return None
    who = Player(int(phase.attacker))
    row = phase.activated or phase.announced
    if row is not None:
        return Stake("your-attack" if who.seat == seat else "attack", {"who": who, "it": row})
    for f in reversed(s.stack):
        if isinstance(f.notes, Roll) and f.notes.dice:
            left = int(phase.allowed - phase.attempts)
            facts = {"who": Player(int(f.notes.seat)), "dice": write_dice(f.notes.dice), "n": left}
            return Stake("your-roll" if f.notes.seat == seat else "roll", facts)
    return None


def _phase(s: Battle, seat: int) -> Stake | None:
    notes = s.stack[0].notes if s.stack else None
    if not isinstance(notes, Turn):
        return None
    who = Player(int(s.active()))
    mine = "your-phase" if who.seat == seat else "phase"
    return Stake(mine, {"who": who, "phase": notes.phase})
