"""Doomtrooper, warriors in the power of others: freed, or impaled for good."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.bases import base
from kostka.games.doomtrooper.card import Card, Fact, Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import FOR_GOOD, NOTHING, VALUE, WARRIOR
from kostka.games.doomtrooper.values import is_immune
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Frame, Step


def held(s: Fight, seat: int, missing: str) -> list[Piece]:
    """Who of this player is imprisoned, or out of play by this card: DOOM-TARGET-02, -11."""
    found: list[Piece] = []
    for it in s.table:
        if it.card.kind is WARRIOR and it.by == seat:
            away = s.piece(it.out)
            if it.jailer != NOTHING or (away is not None and away.key == missing):
                found.append(it)
    return found


@dataclass(frozen=True)
class YoursAreHeld(Fact):
    missing: str

    def true(self, s: Fight, seat: int) -> bool:
        return bool(held(s, seat, self.missing))


@dataclass(frozen=True)
class FreeYours(Step):
    """All warriors of yours who are imprisoned or out of play by this card come back; the card
    that kept such a one and lay on him is discarded."""

    missing: str

    def run(self, s: Fight, f: Frame) -> None:
        for it in held(s, int(f.you), self.missing):
            keeper = s.piece(it.out if it.jailer == NOTHING else it.jailer)
            if it.jailer != NOTHING:
                twin = it.twin()
                twin.jailer = NOTHING
                s.put(twin)
            if keeper is not None and keeper.on == it.number:
                s.discard(keeper.number, f.it)


# --- Impaled ------------------------------------------------------------------------------------


@final
class ToImpale(OnAPiece):
    """Such a fighter who has not impaled anybody."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-PLAY-01")
        self.such = such

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        return () if duel is None or duel.struck else (int(duel.attacker), int(duel.defender))

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        such, who = self.such, s.piece(on)
        assert isinstance(such, Such)
        if who is None or who.unpaid or not such.fits(s, who, seat, NOTHING):
            return self.rule
        if isinstance(play, Card) and is_immune(s, who, play, seat):
            return "DOOM-IMM-01"
        impaled = any(it.card.kind is WARRIOR for it in s.on(on))
        return self.rule if impaled else ""


@final
class ImpaleTheFoe(Lasts):
    """Whom the bearer has wounded in the duel, if both live, lies under him from now on, out of
    play; what lay on that one is discarded, and nobody earns anything.  For as long as the bearer
    is in play he has this, as often as the base value of the impaled."""

    def long(self) -> int:
        return FOR_GOOD

    def bearer(self, s: Fight, f: Frame) -> i64:
        return piece_of(f).on

    def run(self, s: Fight, f: Frame) -> None:
        duel, bearer = s.duel(), s.piece(piece_of(f).on)
        if duel is None or bearer is None:
            return
        foe = s.piece(duel.foe_of(bearer.number))
        if foe is None or int(foe.number) not in duel.hurt:
            return
        piece = self.begun(s, f)
        piece.n = base(s, foe, VALUE)
        for it in s.on(foe.number).copy():
            if s.piece(it.number) is not None:
                s.discard(it.number, piece_of(f).card)
        now = s.piece(foe.number)
        if now is None:  # a vehicle was shot from under him
            return
        s.keep([it for it in s.lasting if it.on != foe.number])
        s.send_out(now.number, bearer.number)
        out = s.piece(now.number)
        assert out is not None
        twin = out.twin()
        twin.on = bearer.number
        s.put(twin)
        s.begin(piece)
