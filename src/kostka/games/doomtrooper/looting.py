"""Doomtrooper, Relics that change hands or lie under a curse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import Itself
from kostka.games.doomtrooper.card import Card, Fact, Playable
from kostka.games.doomtrooper.curses import RELEASED, Cursed
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.marks import takers
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import Fetch, piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ANYBODYS, KOHORT, NOTHING, SQUAD
from kostka.kernel.step import Frame, Step

# --- From the slain -----------------------------------------------------------------------------


def _heirs(s: Fight, seat: int, relic: Piece) -> list[int]:
    """Who of this player's Squad and Kohort could be given it."""
    able = takers(s, seat, relic)
    return [number for number in able if s.warrior(number).area in (SQUAD, KOHORT)]


def relics_of_the_slain(s: Fight, seat: int) -> list[Piece]:
    """What lay on those whom warriors of this player have killed in the duel, and can be taken."""
    duel = s.duel()
    found: list[Piece] = []
    for it in () if duel is None else duel.loot:
        if duel is None or it.card not in s.piles[it.owner] or s.copy_in_play(it.card):
            continue
        attacked = it.on in duel.group(duel.attacker)
        killer = int(duel.defending) if attacked else int(s.attacking())
        if killer == seat and _heirs(s, seat, it):
            found.append(it)
    return found


@dataclass(frozen=True)
class TheSlainHadARelic(Fact):
    """Your warrior has killed one with a Relic that a warrior of yours could be given."""

    def true(self, s: Fight, seat: int) -> bool:
        return bool(relics_of_the_slain(s, seat))


@dataclass(frozen=True)
class TakeARelic(Fetch):
    """One of those that the slain had."""

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return list(dict.fromkeys([it.card for it in relics_of_the_slain(s, int(f.you))]))

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        for place, it in enumerate(s.this_duel().loot):
            if it.card is option:
                f.n = place + 1  # for the next step

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"take {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "take"


@dataclass(frozen=True)
class GiveItToYours(NameOne):
    """One of your warriors in the Squad or the Kohort gets it, whatever his affiliation."""

    def relic(self, s: Fight, f: Frame) -> Piece | None:
        return s.this_duel().loot[int(f.n) - 1] if f.n else None

    def run(self, s: Fight, f: Frame) -> None:
        if self.relic(s, f) is not None and self.options(s, f):
            super().run(s, f)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        relic = self.relic(s, f)
        good = relic is not None and option in _heirs(s, int(f.you), relic)
        return "" if good else "DOOM-RELIC-03"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        relic = self.relic(s, f)
        assert relic is not None
        s.piles[relic.owner].remove(relic.card)
        twin = s.enter(relic.card, f.you, option, NOTHING, 1).twin()
        twin.owner = relic.owner  # DOOM-STEAL-02
        twin.markers = ANYBODYS
        s.put(twin)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"


# --- Curses -------------------------------------------------------------------------------------


@final
class ToRelease(Itself):
    """The curse itself, while it is in force."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        piece = s.piece(source)
        return "" if piece is not None and piece.n != RELEASED else self.rule


@dataclass(frozen=True)
class PayForTheRelic(Step):
    """So many promotion points: it is of use until the turn ends."""

    n: int

    def run(self, s: Fight, f: Frame) -> None:
        s.promote(f.you, -self.n, piece_of(f).card)
        _set(s, piece_of(f), RELEASED)


@dataclass(frozen=True)
class BindTheRelic(Step):
    """It is of no use again."""

    def run(self, s: Fight, f: Frame) -> None:
        _set(s, piece_of(f), 1)


def _set(s: Fight, piece: Piece, n: int) -> None:
    now = s.piece(piece.number)
    if now is not None and now.n != n and any(isinstance(it, Cursed) for it in now.effects()):
        twin = now.twin()
        twin.n = n
        s.put(twin)
