"""Doomtrooper, deeds with gear: upkeep, accidents, wounds that something else takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims_gear import half_of
from kostka.games.doomtrooper.bargains import lowers
from kostka.games.doomtrooper.card import Deed
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.deeds_combat import DONE
from kostka.games.doomtrooper.duel import break_off
from kostka.games.doomtrooper.identity import doomtrooper
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.meanings import ROOM
from kostka.games.doomtrooper.moving import forbids_cover
from kostka.games.doomtrooper.notes import Hit
from kostka.games.doomtrooper.places import LET_GO, NO, PAY, piece_of
from kostka.games.doomtrooper.spoils import fate_of, harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ALIGHTED,
    AREAS,
    BOARDED,
    CORRUPTED,
    EQUIPMENT,
    FOR_GOOD,
    HAND_SHOWN,
    KILLED,
    NOTHING,
    SQUAD,
    WARRIOR,
)
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.usable import may_use
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Choice, Frame, Step, Word


@dataclass(frozen=True)
class PayOrDiscardIt(Choice):
    """Its player pays, or the card is discarded, or, with `forever`, annihilated."""

    price: int
    forever: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        if s.destiny[f.you] >= self.price:
            s.seat = f.you
        else:
            self.answer(s, f, LET_GO)

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (PAY, LET_GO)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        piece = piece_of(f)
        if option is PAY:
            s.gain_destiny(f.you, -self.price, piece.card)
        elif self.forever:
            s.annihilate(piece.number, piece.card)
        else:
            s.discard(piece.number, piece.card)


@dataclass(frozen=True)
class LoseTheVehicle(Step):
    """It is discarded, but its warrior is out of it before: DOOM-VEH-04 does not wound him too."""

    def run(self, s: Fight, f: Frame) -> None:
        number = piece_of(f).number
        s.alight(number)
        s.discard(number, piece_of(f).card)


# --- Healing ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PayHalfItsValue(Step):
    """Of the target, rounded up, in destiny points."""

    def run(self, s: Fight, f: Frame) -> None:
        target = s.piece(s.played().target)
        if target is not None:
            s.gain_destiny(f.you, -half_of(s, target), piece_of(f).card)


@dataclass(frozen=True)
class MayHealFor(Choice):
    """You may pay to heal the warrior who bears it."""

    price: int

    def run(self, s: Fight, f: Frame) -> None:
        if s.destiny[f.you] >= self.price and s.piece(bearer_of(piece_of(f))) is not None:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, PAY)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        if option is PAY:
            s.gain_destiny(f.you, -self.price, piece_of(f).card)
            s.heal(bearer_of(piece_of(f)), piece_of(f).card)


# --- Wounds -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class WoundAComrade(NameOne):
    """The player of the warrior who was hurt names another Doomtrooper of the same Squad, who is
    wounded; if he dies, you earn his points."""

    def run(self, s: Fight, f: Frame) -> None:
        victim, found = piece_of(f), self.options(s, f)
        if len(found) == 1:
            self.answer(s, f, found[0])
        elif found:
            s.seat = victim.by

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.troop(piece_of(f).by)]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        it, victim = s.warrior(option), piece_of(f)
        if it.number == victim.number or it.unpaid or not doomtrooper(s, it):
            return "DOOM-PLAY-02"
        return "" if it.area is SQUAD and victim.area is SQUAD else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        who = s.warrior(option)
        harm(s, f.you, [Hit(who.number, fate_of(who), f.you, True)])

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "wound"


@dataclass(frozen=True)
class Strafe(Deed):
    """The target goes into cover; who is there already is killed, and points are earned."""

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        target = s.piece(s.played().target)
        if target is None:
            return
        if target.down:
            killer = bearer_of(piece_of(f))
            harm(s, f.you, [Hit(target.number, KILLED, f.you, True, killer)])
        elif not forbids_cover(s, target):
            s.cover(target.number, piece_of(f).card)


@dataclass(frozen=True)
class KillTheKiller(Deed):
    """Whoever its bearer fought when he was killed is killed too, and points are earned."""

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        duel, piece = s.duel(), piece_of(f)
        foe = None if duel is None else s.piece(duel.foe_of(piece.on))
        if foe is not None:
            harm(s, f.you, [Hit(foe.number, KILLED, f.you, True)], piece.card)


# --- On whom a weapon has hit -------------------------------------------------------------------


class OnWhomItHit(Lasts):
    """It stays for good with whom the weapon has just hit; only once."""

    def long(self) -> int:
        return FOR_GOOD

    def bearer(self, s: Fight, f: Frame) -> i64:
        weapon = s.piece(piece_of(f).on)
        return NOTHING if weapon is None else s.this_duel().foe_of(weapon.on)

    def run(self, s: Fight, f: Frame) -> None:
        foe, card = s.piece(self.bearer(s, f)), piece_of(f).card
        if foe is not None and not any(it.on == foe.number and it.card is card for it in s.lasting):
            s.begin(self.begun(s, f))
            if card.mutes:
                s.quieten(foe.number)


@final
class OnThePoisoned(OnWhomItHit):
    """Instead of a wound."""


@dataclass(frozen=True)
class StripThePoisoned(NameOne):
    """Of the cards of this type that he has, those you choose are discarded, one by one."""

    kind: Word

    def lying(self, s: Fight, f: Frame) -> list[int]:
        weapon = s.piece(piece_of(f).on)
        if weapon is None:
            return []
        foe = s.this_duel().foe_of(weapon.on)
        return [int(it.number) for it in s.on(foe) if it.card.kind is self.kind and not kept(s, it)]

    def run(self, s: Fight, f: Frame) -> None:
        if self.lying(s, f):
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [DONE, *self.lying(s, f)]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if not isinstance(option, Word):
            s.discard(option, piece_of(f).card)
            f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"with {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


@final
class CorruptTheWounded(OnWhomItHit):
    """And what he cannot use any more is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        number, before = self.bearer(s, f), len(s.lasting)
        super().run(s, f)
        who = s.piece(number)
        if who is not None and len(s.lasting) > before:
            s.report(CORRUPTED, who.by, number, who.card, piece_of(f).card)
        for it in s.on(number).copy():
            now = s.piece(number)
            if now is not None and not may_use(s, now, it) and not kept(s, it):
                s.discard(it.number, piece_of(f).card)


# --- Cards and vehicles -------------------------------------------------------------------------


@dataclass(frozen=True)
class MayDiscardOne(NameOne):
    """You may discard one card in play of this type, or one that counts as it; `killing`: whoever
    is inside it dies, and points are earned."""

    kind: Word
    killing: bool = False

    def found(self, s: Fight) -> list[int]:
        return [
            int(it.number)
            for it in s.table
            if it.out == NOTHING
            and it.card.kind is not WARRIOR
            and (it.card.kind is self.kind or it.card.counts_as(self.kind))
            and not kept(s, it)
        ]

    def run(self, s: Fight, f: Frame) -> None:
        if self.found(s):
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [NO, *self.found(s)]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        return "" if option in self.offers(s, f) else "DOOM-PLAY-01"

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        piece = None if isinstance(option, Word) else s.piece(option)
        if piece is None:
            return
        inside = self.killing and piece.on != NOTHING and not piece.down
        if inside:
            s.alight(piece.number)  # he does not get away with a wound: DOOM-VEH-04
        s.discard(piece.number, piece_of(f).card)
        if inside and s.piece(piece.on) is not None:
            killer = bearer_of(piece_of(f))
            harm(s, f.you, [Hit(piece.on, KILLED, f.you, True, killer)])

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"on {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


@dataclass(frozen=True)
class ReturnWithItsGear(Step):
    """The bearer and his equipment go back to the hands of their owners; the rest that lies on him
    is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        who, duel = s.piece(bearer_of(piece_of(f))), s.duel()
        if who is None:
            return
        for it in reversed(s.lying_on(who.number)):
            if it.card.kind is EQUIPMENT and s.piece(it.number) is not None:
                s.take_back(it.number)
        s.take_back(who.number)
        if duel is not None and who.number in (duel.attacker, duel.defender):
            if duel.struck:
                duel.dead = (*duel.dead, int(who.number))  # it goes on to its points
            else:
                break_off(s, f.you)


@dataclass(frozen=True)
class StripOfAllElse(Step):
    """All that lies on the target, but for the card that was just laid there, is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        number, last = s.played().target, s.table[-1].number
        for it in s.on(number).copy():
            if it.number != last and s.piece(it.number) is not None and not kept(s, it):
                s.discard(it.number, f.it)


@dataclass(frozen=True)
class ShowTheHand(Step):
    """The player of its bearer shows his hand to everybody."""

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(bearer_of(piece_of(f)))
        if who is not None:
            for card in s.hands[who.by]:
                s.report(HAND_SHOWN, who.by, 1, card, None)


@dataclass(frozen=True)
class InOrOut(Step):
    """The warrior gets into the vehicle on which it lies, or out of it: DOOM-VEH-03."""

    def run(self, s: Fight, f: Frame) -> None:
        vehicle = s.piece(piece_of(f).on)
        if vehicle is None:
            return
        twin = vehicle.twin()
        twin.down = not vehicle.down
        s.put(twin)
        word = ALIGHTED if twin.down else BOARDED
        s.report(word, vehicle.by, vehicle.on, vehicle.card, None)


@dataclass(frozen=True)
class EndTheAreasDuel(Step):
    """If a warrior of the area that was named fights in a duel, it is over."""

    def run(self, s: Fight, f: Frame) -> None:
        duel, target = s.duel(), int(s.played().target)
        if duel is None:
            return
        for number in (duel.attacker, duel.defender):
            who = s.piece(number)
            if (
                who is not None
                and who.by == target // ROOM
                and who.area is AREAS[target % ROOM]
                and not duel.struck
            ):
                break_off(s, f.you)
                return


@dataclass(frozen=True)
class ShedWhatLowers(Step):
    """Whatever lies on the target and lowers his values is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        for it in s.on(s.played().target).copy():
            if lowers(it.card) and s.piece(it.number) is not None and not kept(s, it):
                s.discard(it.number, f.it)
