"""Doomtrooper, what comes after a blow or a duel: wounds of one's own, revenge, prisoners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Deed, Whenever
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.notes import Award, Duel, Hit
from kostka.games.doomtrooper.occasions import WhenTheDuelIsOver, captive
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO, YES, piece_of
from kostka.games.doomtrooper.spoils import earns_promotion, fate_of, harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import FOR_GOOD, IMPRISONED, KILLED, NOTHING, VALUE
from kostka.games.doomtrooper.traits import NotWoundedBy
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.values import value
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Choice, Frame, Step


@dataclass(frozen=True)
class ItIsOver(Step):
    """What the card has given until now ends."""

    def run(self, s: Fight, f: Frame) -> None:
        piece, duel = piece_of(f), s.duel()
        s.keep([it for it in s.lasting if it.number != piece.number])
        if duel is not None:
            duel.cards = tuple(
                [it for it in duel.cards if it.card is not piece.card or it.on != piece.on]
            )


@final
class AfterTheDuel(Lasts):
    """What happens to the target as soon as the duel is over; once."""

    def __init__(self, *steps: Step) -> None:
        super().__init__(Whenever(WhenTheDuelIsOver(), ItIsOver(), *steps))
        self.lines: tuple[Step, ...] = steps

    def long(self) -> int:
        return FOR_GOOD


def _he_leaves(s: Fight, number: i64) -> None:
    """He dies after the blows, so the duel goes on to its points."""
    duel = s.duel()
    if duel is not None and duel.struck and duel.foe_of(number) != NOTHING:
        duel.dead = (*duel.dead, int(number))


@dataclass(frozen=True)
class WoundTheBearer(Deed):
    """The warrior who bears it or whose ability it is; nobody earns anything."""

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        piece = piece_of(f)
        who = s.piece(bearer_of(piece))
        if who is None or any(
            isinstance(it, NotWoundedBy) and it.key == piece.key for it in who.effects()
        ):
            return
        fate = fate_of(who)
        if fate == KILLED:
            _he_leaves(s, who.number)
        harm(s, f.you, [Hit(who.number, fate, f.you, False)])


@dataclass(frozen=True)
class KillTheBearer(Step):
    """Nothing saves him; his opponent's player earns his value."""

    def run(self, s: Fight, f: Frame) -> None:
        who, duel = s.piece(piece_of(f).on), s.duel()
        if who is None:
            return
        foe: i64 = NOTHING if duel is None else duel.foe_of(who.number)
        if duel is not None and foe != NOTHING:
            duel.awards = (*duel.awards, _award(s, duel, who))
            _he_leaves(s, who.number)
        s.kill(who.number, foe)


def _award(s: Fight, duel: Duel, who: Piece) -> Award:
    foe = s.piece(duel.foe_of(who.number))
    seat = s.attacking() if who.number == duel.defender else duel.defending
    only = foe is not None and not earns_promotion(s, foe)
    return Award(seat, max(0, value(s, who, VALUE)), only, victim=who.number)


@dataclass(frozen=True)
class PerishAfterIt(Step):
    """Annihilated; his opponent's player earns his value only if he was wounded as well."""

    def run(self, s: Fight, f: Frame) -> None:
        who, duel = s.piece(piece_of(f).number), s.duel()
        if who is None:
            s.bury_for_good(piece_of(f))
        if who is None or duel is None:
            return
        if int(who.number) in duel.hurt:
            duel.awards = (*duel.awards, _award(s, duel, who))
        _he_leaves(s, who.number)
        s.annihilate(who.number, who.card)


@dataclass(frozen=True)
class AvengeTheKilled(Deed):
    """The target, who has killed, is wounded; if he dies, you earn his value.  Only once."""

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        killer, duel = s.piece(s.played().target), s.duel()
        if killer is None or duel is None:
            return
        duel.slain = tuple([it for it in duel.slain if it[0] != killer.number])
        fate = fate_of(killer)
        if fate == KILLED:
            _he_leaves(s, killer.number)
        harm(s, f.you, [Hit(killer.number, fate, f.you, True)])


@dataclass(frozen=True)
class HealTheBearer(Step):
    def run(self, s: Fight, f: Frame) -> None:
        s.heal(bearer_of(piece_of(f)), piece_of(f))


@dataclass(frozen=True)
class MayImprison(Choice):
    """Who was only wounded becomes a prisoner of this card and loses what lies on him:
    DOOM-TARGET-11."""

    such: Such
    foe: Such

    def run(self, s: Fight, f: Frame) -> None:
        if captive(s, piece_of(f), self.such, self.foe) is not None:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[object]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: object) -> None:
        loser = captive(s, piece_of(f), self.such, self.foe)
        if option is NO or loser is None:
            return
        for it in s.on(loser.number).copy():
            if not kept(s, it):
                s.discard(it.number, piece_of(f).card)
        now = s.piece(loser.number)
        if now is None:  # a vehicle was shot from under him
            return
        twin = now.twin()
        twin.jailer = piece_of(f).number
        s.put(twin)
        s.report(IMPRISONED, loser.by, loser.number, loser.card, None)
