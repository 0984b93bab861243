"""Dice Throne, the blocks: sentences made of sentences: on, otherwise, then, or, may."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.dicethrone.amounts import number
from kostka.games.dicethrone.facts import Both, Either, Not, Noted, TheDiceShow
from kostka.games.dicethrone.play import RESPONSES
from kostka.games.dicethrone.printed import Amount, Fact, Pattern, Row
from kostka.games.dicethrone.reading import defer
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import AFTER, NO, REST, TARGET, YES
from kostka.kernel.step import Choice, Frame, If, Named, Rule, Step, Word


class On(If):
    """If the dice show the symbols, once, however often they do: THR-TEXT-02."""

    def __init__(self, pattern: Pattern, *steps: Step) -> None:
        super().__init__(TheDiceShow(pattern), *steps)
        self.pattern = pattern


class OnOrInstead(If):
    """If the dice show the symbols; others instead of these once something was noted."""

    def __init__(self, pattern: Pattern, what: Word, instead: Pattern, *steps: Step) -> None:
        noted = Noted(what)
        usual = Both(Not(noted), TheDiceShow(pattern))
        super().__init__(Either(usual, Both(noted, TheDiceShow(instead))), *steps)
        self.pattern = pattern
        self.what = what
        self.instead = instead


class Otherwise(If):
    """If what the block before asked for does not hold."""

    def __init__(self, before: Fact, *steps: Step) -> None:
        super().__init__(Not(before), *steps)


@dataclass(frozen=True)
class Then(Step):
    """THR-TEXT-04, -05: a pause for responses; what follows waits for all that came before.

    After "deal damage, then" that is the end of the roll phase: THR-AMB-85.
    """

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        if phase is not None and isinstance(f.it, Row) and phase.entries:
            phase.later += ((f.rule, int(f.line) - 1, AFTER),)
            f.leave()
        elif (
            phase is not None and phase.target == TARGET and phase.later and f.you == phase.attacker
        ):
            phase.later += ((f.rule, int(f.line) - 1, REST),)
            f.leave()
        else:
            RESPONSES.run(s, f)


THEN: Final = Then()


@final
class Branch(Named):
    """One of the things that may be chosen, if it is possible at all; `unseen`: others cannot see
    whether it is.
    """

    def __init__(
        self, key: str, *steps: Step, if_: Fact | None = None, unseen: bool = False
    ) -> None:
        super().__init__(key)
        self.rule = Rule("", *steps)
        self.if_ = if_
        self.unseen = unseen


class Or(Choice):
    """THR-TEXT-06: only one of them.

    With a single one left nobody is asked, unless that would tell what others cannot see.
    """

    def __init__(self, *branches: Branch) -> None:
        self.branches = branches
        self.unseen = any([branch.unseen for branch in branches])

    def run(self, s: Battle, f: Frame) -> None:
        options = self.options(s, f)
        if len(options) == 1 and not self.unseen:
            self.answer(s, f, options[0])
        elif options:
            s.seat = f.you

    def options(self, s: Battle, f: Frame) -> Sequence[Branch]:
        return [
            branch for branch in self.branches if branch.if_ is None or branch.if_.true(s, f.you)
        ]

    def answer(self, s: Battle, f: Frame, option: Branch) -> None:
        s.open(option.rule, f.you, f.it)

    def parts(self) -> Sequence[Rule]:
        return [branch.rule for branch in self.branches]

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "choose"


class ItsOwnerChooses(Or):
    """The player on whose leaflet the token is; its holder, if nobody in the game is that."""

    def run(self, s: Battle, f: Frame) -> None:
        super().run(s, f)
        if s.seat == f.you:
            for seat in s.mode.order_from[f.you]:  # the holder first, if it is on that leaflet
                if seat in s.circle and f.it in s.heroes[seat].tokens:
                    s.seat = seat
                    break


class Repeat(Step):
    """Read this block so many times, each time anew."""

    def __init__(self, n: int | Amount, *steps: Step) -> None:
        self.n = n
        self.block = Rule("", *steps)

    def run(self, s: Battle, f: Frame) -> None:
        for _ in range(number(self.n, s, f.you)):
            s.open(self.block, f.you, f.it)

    def parts(self) -> Sequence[Rule]:
        return (self.block,)


class IfTheTarget(Step):
    """Depending on something about the target, read this block or the other, once there is one."""

    def __init__(self, fact: Fact, *steps: Step, otherwise: Sequence[Step]) -> None:
        self.fact = fact
        self.block = Rule("", *steps)
        self.otherwise = Rule("", *otherwise)

    def run(self, s: Battle, f: Frame) -> None:
        if not defer(s, f):
            s.open(self.block if self.fact.true(s, f.you) else self.otherwise, f.you, f.it)

    def parts(self) -> Sequence[Rule]:
        return (self.block, self.otherwise)


class May(Choice):
    """If you like, read this block."""

    def __init__(self, *steps: Step) -> None:
        self.block = Rule("", *steps)

    def options(self, s: Battle, f: Frame) -> Sequence[Word]:
        return (YES, NO)

    def answer(self, s: Battle, f: Frame, option: Word) -> None:
        if option is YES:
            s.open(self.block, f.you, f.it)

    def parts(self) -> Sequence[Rule]:
        return (self.block,)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "choose"


class MayIf(May):
    """If something holds that others cannot see, read this block if you like.

    You are asked in any case: that you are not would tell it.
    """

    def __init__(self, condition: Fact, *steps: Step) -> None:
        super().__init__(*steps)
        self.condition = condition

    def options(self, s: Battle, f: Frame) -> Sequence[Word]:
        return (YES, NO) if self.condition.true(s, f.you) else (NO,)
