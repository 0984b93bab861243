"""Doomtrooper, strengthening a spell that has been cast, with more points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.legal import (
    spell_piece,
)
from kostka.games.doomtrooper.meanings import NamesANumber
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.purses import draw_on, purse
from kostka.games.doomtrooper.spells import masters, more_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strain import most_of, spend, strained, within
from kostka.games.doomtrooper.terms import (
    NOTHING,
)
from kostka.kernel.step import Frame, Rule


def dearest(prices: list[int]) -> list[int]:
    """Of so many times that cost the same only the most."""
    last = len(prices)
    return [n for n in range(1, last + 1) if n == last or prices[n] > prices[n - 1]]


def strengthener(s: Fight, seat: i64, spell: Piece) -> int:
    """Who spends more on a spell that has been cast, if that matters: its caster, or whoever could
    cast it and can spend most."""
    if not strained(s):
        return NOTHING
    if spell.card.on.caster:
        return int(spell.on)
    able = [int(it.number) for it in s.troop(seat) if masters(s, it, spell.card.aspect)]
    return most_of(s, seat, able)


@dataclass(frozen=True)
class StrengthenTheSpell(NamesANumber):
    """DOOM-ART-08: with more points, at any priority until the final comparison."""

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        spell = spell_piece(s, f.it)
        card, on = spell.card, spell.on
        most = 1
        mine = within(s, strengthener(s, f.you, spell), purse(s, f.you, card))
        while more_of(s, f.you, card, most + 1, on) <= mine:
            most += 1
        return dearest([more_of(s, f.you, card, n, on) for n in range(1, most + 1)])

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        duel, spell = s.this_duel(), spell_piece(s, f.it)
        twin = spell.twin()
        twin.n += option
        duel.cards = tuple([twin if it is spell else it for it in duel.cards])
        cost = more_of(s, f.you, spell.card, option, spell.on)
        spend(s, strengthener(s, f.you, spell), cost)
        cost = draw_on(s, f.you, spell.card, cost)
        s.gain_destiny(f.you, -cost, spell.card)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        spell = spell_piece(s, f.it)
        return f"for {more_of(s, f.you, spell.card, option, spell.on)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "so-many-times"


STRENGTHEN: Final[Rule] = Rule("strengthening a spell", StrengthenTheSpell(), interrupts=True)
