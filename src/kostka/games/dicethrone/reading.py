"""What is being read: where it comes from, what it is aimed at, what waits for a target."""

from __future__ import annotations

from kostka.games.dicethrone.notes import Aim, Incoming
from kostka.games.dicethrone.printed import Amount, Spend
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import LINE, TARGET
from kostka.kernel.event import DUE
from kostka.kernel.step import Frame, Named, Step
from kostka.kernel.window import Window


def source(f: Frame) -> Named:
    it = f.it
    if isinstance(it, Spend) and it.token is not None:
        return it.token
    assert isinstance(it, Named)
    return it


def other_side(s: Battle, seat: int) -> int:
    """The other party of an attack: the target for the attacker, the attacker for the target."""
    phase = s.roll_phase()
    assert phase is not None
    return int(phase.target) if seat == phase.attacker else int(phase.attacker)


def aim_here(s: Battle, f: Frame) -> Aim:
    """The aim of what is being read: of the play it belongs to, or one of its own."""
    for outer in reversed(s.stack):
        notes = outer.notes
        if isinstance(notes, Aim):
            return notes
        if outer.rule is DUE or isinstance(outer.rule, Window) or isinstance(notes, Incoming):
            break
    aim = Aim()
    f.notes = aim
    return aim


def defer(s: Battle, f: Frame, settled: int = 0) -> bool:
    """THR-OFF-12, THR-DRP-01: what needs a target waits until there is one; whether it does.

    A number that was settled by now, for it depends on dice, waits with it.
    """
    phase = s.roll_phase()
    if phase is None or phase.target != TARGET or f.you != phase.attacker:
        return False
    phase.later += ((f.rule, int(f.line) - 1, -settled if settled else LINE),)
    return True


class Targeted(Step):
    """So much of something befalls the other party of an attack, once there is one."""

    def much(self) -> int | Amount:
        raise NotImplementedError

    def run(self, s: Battle, f: Frame) -> None:
        much = self.much()
        if isinstance(much, int):
            if not defer(s, f):
                self.befall(s, f, other_side(s, f.you), much)
            return
        n = much.of(s, f.you)
        if n > 0 and not defer(s, f, n):
            self.befall(s, f, other_side(s, f.you), n)

    def befall(self, s: Battle, f: Frame, whom: int, n: int) -> None:
        raise NotImplementedError
