"""Dice Throne, conjuring: a status of any leaflet in the game, unless somebody pays for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kostka.games.dicethrone.printed import Amount, Card, Token
from kostka.games.dicethrone.reading import aim_here
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import COMPANION, NEGATIVE, NO, POSITIVE
from kostka.games.dicethrone.verbs_cards import discard
from kostka.kernel.step import Choice, Frame, Rule, Step


@dataclass(frozen=True)
class PerStatus(Amount):
    """One for each positive or negative status token on your board, so many at the most."""

    most: int

    def of(self, s: Battle, seat: int) -> int:
        found = [token for token in s.boards[seat] if token.base.status in (POSITIVE, NEGATIVE)]
        return min(self.most, len(found))


@dataclass(frozen=True)
class ChooseFromALeaflet(Choice):
    """A positive status of a hero in the game for which you have room; the aim keeps it."""

    def run(self, s: Battle, f: Frame) -> None:
        aim_here(s, f).token = None
        if self.options(s, f):
            s.seat = f.you
        else:
            f.leave()

    def options(self, s: Battle, f: Frame) -> Sequence[Token]:
        found: list[Token] = []
        for seat in s.circle:
            for token in s.heroes[seat].tokens:
                fits = token.base is token and token.status is POSITIVE
                if fits and token not in found and s.room(f.you, token) > 0:
                    found.append(token)
        return found

    def answer(self, s: Battle, f: Frame, option: Token) -> None:
        aim_here(s, f).token = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"conjure {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "token"


@dataclass(frozen=True)
class GainTheChosen(Step):
    """The token that was chosen."""

    def run(self, s: Battle, f: Frame) -> None:
        token = aim_here(s, f).token
        if token is not None and token.status is not COMPANION:
            s.gain_token(f.you, token, 1, f.it)


class UnlessAnOpponentDiscards(Choice):
    """Each opponent in turn may discard a card to stop this; the counter keeps who is asked."""

    def __init__(self, *steps: Step) -> None:
        self.block = Rule("", *steps)

    def run(self, s: Battle, f: Frame) -> None:
        order = s.mode.order_from[f.you]
        foes = s.foes(f.you)
        while f.n < len(order):
            asked = order[f.n]
            if asked in foes and s.hands[asked]:
                s.seat = asked
                return
            f.n += 1
        f.n = 0
        s.open(self.block, f.you, f.it)

    def options(self, s: Battle, f: Frame) -> Sequence[Any]:
        return [NO, *s.hands[s.mode.order_from[f.you][f.n]]]

    def answer(self, s: Battle, f: Frame, option: Any) -> None:
        if isinstance(option, Card):
            discard(s, s.mode.order_from[f.you][f.n], option, f.it)
            f.n = 0
        else:
            f.n += 1
            f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"discard {option.key}" if isinstance(option, Card) else "no"

    def parts(self) -> Sequence[Rule]:
        return (self.block,)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"
