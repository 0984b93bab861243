"""Plošinovka, what is noted down for one turn, one attack, one walk, one fall."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from kostka.kernel.step import Notes, Word


@final
@mypyc_attr(acyclic=True)
class Turn(Notes):
    """What belongs to the turn of one player."""

    def __init__(
        self,
        face: Word | None = None,
        bonus: int = 0,
        quiet: bool = False,
        ghost: bool = False,
        boost: int = 0,
        wild: bool = False,
        booted: bool = False,
        struck: bool = False,
        acted: bool = False,
        step: int = 0,
        hurt: tuple[int, ...] = (),
        thrown: int = -1,
    ) -> None:
        self.face = face  # of the enemy die
        self.bonus = bonus  # damage of the next attack
        self.quiet = quiet  # the next move provokes nobody
        self.ghost = ghost  # the next move may pass a wall or platform
        self.boost = boost  # the next symbol counts so many times more
        self.wild = wild  # one die may be used as any symbol
        self.booted = booted  # a boot symbol was used
        self.struck = struck  # the boss was attacked
        self.acted = acted  # the hero was on the map in step 5: TOW-AMB-33
        self.step = step  # of the eight
        self.hurt = hurt  # damage of this turn, by seat
        self.thrown = thrown  # the dice of step 3, once some of them were rolled again

    def copy(self) -> Turn:
        return Turn(
            self.face,
            self.bonus,
            self.quiet,
            self.ghost,
            self.boost,
            self.wild,
            self.booted,
            self.struck,
            self.acted,
            self.step,
            self.hurt,
            self.thrown,
        )


@final
@mypyc_attr(acyclic=True)
class Blow(Notes):
    """One attack action: whom, and what has been put into it."""

    def __init__(self, target: int, damage: int = 0, swords: int = 0, gems: int = 0) -> None:
        self.target = target  # a field
        self.damage = damage
        self.swords = swords
        self.gems = gems

    def copy(self) -> Blow:
        return Blow(self.target, self.damage, self.swords, self.gems)


@final
@mypyc_attr(acyclic=True)
class Walk(Notes):
    """Fields a hero may still move, one after the other: TOW-AMB-12."""

    def __init__(self, left: int, moved: bool = False, upward: bool = False) -> None:
        self.left = left
        self.moved = moved
        self.upward = upward

    def copy(self) -> Walk:
        return Walk(self.left, self.moved, self.upward)


@final
@mypyc_attr(acyclic=True)
class Herd(Notes):
    """An enemy that is moved: where it is, how many fields it may still go; others after it."""

    def __init__(
        self, fields: int, more: int = 0, at: int = -1, left: int = 0, done: tuple[int, ...] = ()
    ) -> None:
        self.fields = fields  # for each enemy
        self.more = more  # enemies that may still be chosen
        self.at = at  # the one that is moved; -1 before one is chosen
        self.left = left
        self.done = done  # where those stand that were moved already

    def copy(self) -> Herd:
        return Herd(self.fields, self.more, self.at, self.left, self.done)


@final
@mypyc_attr(acyclic=True)
class Falling(Notes):
    """One resolution of gravity: where, whether ladders hold, and who lets go."""

    def __init__(
        self,
        below: bool = True,
        boss: bool = True,
        ladders: bool = True,
        asked: tuple[int, ...] = (),
        falls: tuple[int, ...] = (),
    ) -> None:
        self.below = below  # in the ordinary levels
        self.boss = boss  # in the boss level
        self.ladders = ladders
        self.asked = asked  # seats that have answered
        self.falls = falls  # of these, those who let go

    def copy(self) -> Falling:
        return Falling(self.below, self.boss, self.ladders, self.asked, self.falls)
