"""Dice Throne, tokens that lie on an ability: as long as one does, it cannot be announced."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.dicethrone.amounts import number
from kostka.games.dicethrone.notes import Aim
from kostka.games.dicethrone.printed import Ability, Amount, Token
from kostka.games.dicethrone.reading import Targeted
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import ULTIMATE_ABILITY
from kostka.games.dicethrone.verbs_tokens import note_brought
from kostka.kernel.step import Choice, Frame, Rule


@dataclass(frozen=True)
class CoverAnAbility(Choice):
    """An offensive ability of that player; never the ultimate, never the last that is left."""

    def run(self, s: Battle, f: Frame) -> None:
        aim = s.aim()
        assert aim.token is not None
        if s.room(aim.whom, aim.token) > 0 and self.options(s, f):
            s.seat = f.you

    def options(self, s: Battle, f: Frame) -> Sequence[Ability]:
        whom = int(s.aim().whom)
        free = [
            ability
            for ability in s.heroes[whom].offences
            if ability.kind is not ULTIMATE_ABILITY and not s.is_covered(whom, ability)
        ]
        return free if len(free) > 1 else ()

    def answer(self, s: Battle, f: Frame, option: Ability) -> None:
        aim = s.aim()
        assert aim.token is not None
        note_brought(s, f, int(aim.whom), aim.token)
        s.cover(int(aim.whom), option, aim.token, f.it)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"cover {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "cover"


COVER: Final = Rule("cover an ability", CoverAnAbility())


@dataclass(frozen=True)
class Cover(Targeted):
    """So many abilities of the other party of the attack, or of the chosen player."""

    token: Token
    n: int | Amount = 1
    chosen: bool = False

    def much(self) -> int | Amount:
        return self.n

    def run(self, s: Battle, f: Frame) -> None:
        if self.chosen:
            self.befall(s, f, int(s.aim().whom), number(self.n, s, f.you))
        else:
            super().run(s, f)

    def befall(self, s: Battle, f: Frame, whom: int, n: int) -> None:
        for _ in range(n):
            s.open(COVER, f.you, f.it)
            s.stack[-1].notes = Aim(whom, self.token)
