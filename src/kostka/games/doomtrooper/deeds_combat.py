"""Doomtrooper, deeds of duels: prisoners, poisons, guards, rescue, wounds and losses of many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims_duel import innermost
from kostka.games.doomtrooper.card import Deed
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.duel import break_off
from kostka.games.doomtrooper.dying import dying
from kostka.games.doomtrooper.effects import ANY, Such
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.notes import Duel, Harm, Hit, Waiting
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import NO, YES, piece_of
from kostka.games.doomtrooper.spoils import fate_of, harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANNIHILATE,
    IMPRISONED,
    KILLED,
    NOTHING,
    UNHURT,
    UNTIL_HEALED,
    WOUNDED,
)
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.values import is_immune
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Choice, Frame, Step, Word

DONE: Final = Word("no-more")

# --- Prisoners ----------------------------------------------------------------------------------


def foe_in_duel(s: Fight, you: i64) -> Piece | None:
    """Whoever of another player fights in the duel and is still there."""
    duel = s.duel()
    for number in () if duel is None else (duel.attacker, duel.defender):
        fighter = s.piece(number)
        if fighter is not None and fighter.by != you and fighter.jailer == NOTHING:
            return fighter
    return None


@dataclass(frozen=True)
class MayImprisonTheFoe(Choice):
    """DOOM-TARGET-11: the foe of the duel becomes the prisoner of this warrior, if you wish."""

    def run(self, s: Fight, f: Frame) -> None:
        if foe_in_duel(s, f.you) is not None:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        foe = foe_in_duel(s, f.you)
        if option is YES and foe is not None:
            twin = foe.twin()
            twin.jailer = piece_of(f).number
            s.put(twin)
            f.n = foe.number  # for the next step
            s.report(IMPRISONED, foe.by, foe.number, foe.card, None)


@dataclass(frozen=True)
class StripThePrisoner(NameOne):
    """All that lies on him is discarded, or, with `chosen`, what you choose of it."""

    chosen: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        lying = self.lying(s, f)
        if not self.chosen:
            for it in lying:
                s.discard(it.number, piece_of(f).card)
        elif lying:
            s.seat = f.you

    def lying(self, s: Fight, f: Frame) -> list[Piece]:
        return [it for it in s.on(f.n) if not kept(s, it)] if f.n else []

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [DONE, *[int(it.number) for it in self.lying(s, f)]]

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


# --- Poisons ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MayHarmTheFoe(Choice):
    """Its bearer may use the card up: whom he has just fought is wounded, or even killed."""

    spends: Word
    kills: bool = False

    def foe(self, s: Fight, f: Frame) -> Piece | None:
        return s.piece(s.this_duel().foe_of(bearer_of(piece_of(f))))

    def run(self, s: Fight, f: Frame) -> None:
        if self.foe(s, f) is not None:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        foe, piece = self.foe(s, f), piece_of(f)
        if option is NO or foe is None:
            return
        if self.spends is ANNIHILATE:
            s.annihilate(piece.number, piece.card)
        else:
            s.discard(piece.number, piece.card)
        fate = KILLED if self.kills else fate_of(foe)
        harm(s, f.you, [Hit(foe.number, fate, f.you, True, bearer_of(piece))], piece.card)


@final
class OnTheWounded(Lasts):
    """It stays with whom the weapon has just wounded, until he is healed."""

    def long(self) -> int:
        return UNTIL_HEALED

    def bearer(self, s: Fight, f: Frame) -> i64:
        weapon = s.piece(piece_of(f).on)
        return NOTHING if weapon is None else s.this_duel().foe_of(weapon.on)

    def run(self, s: Fight, f: Frame) -> None:
        foe = s.piece(self.bearer(s, f))
        if foe is None or not foe.wounded or is_immune(s, foe, piece_of(f).card, f.you):
            return  # DOOM-IMM-01
        s.begin(self.begun(s, f))


# --- Saving, guarding, ending -------------------------------------------------------------------


@dataclass(frozen=True)
class HealOrSave(Step):
    """The target is healed; who is just being killed is only wounded: DOOM-DUEL-41."""

    def run(self, s: Fight, f: Frame) -> None:
        target: i64 = s.played().target
        warrior = s.piece(target)
        if warrior is None:
            return
        if int(target) not in dying(s):
            s.heal(target, f.it)
            return
        fate = UNHURT if warrior.wounded else WOUNDED
        notes = innermost(s)
        if isinstance(notes, Duel):
            notes.seal(target, fate)
        elif isinstance(notes, Harm):
            notes.hits = tuple(
                [
                    Hit(it.number, fate, it.by, it.earns, it.killer) if it.number == target else it
                    for it in notes.hits
                ]
            )


@dataclass(frozen=True)
class GuardTheTarget(Step):
    """From now on he may fight in the target's place."""

    def run(self, s: Fight, f: Frame) -> None:
        guard = s.piece(piece_of(f).number)
        if guard is not None:
            twin = guard.twin()
            twin.about = s.played().target
            s.put(twin)


@dataclass(frozen=True)
class TakeHisPlace(Step):
    """In the duel, in the place of the one he guards: DOOM-DUEL-11, -32."""

    def run(self, s: Fight, f: Frame) -> None:
        duel, guard = s.this_duel(), s.piece(piece_of(f).number)
        if guard is None or guard.about == 0:
            return
        if guard.about == duel.attacker:
            duel.attacker = guard.number
        elif guard.about == duel.defender:
            duel.defender = guard.number
            duel.defending = guard.by


@dataclass(frozen=True)
class CancelTheAttack(Step):
    """The duel and with it the whole attack action."""

    def run(self, s: Fight, f: Frame) -> None:
        break_off(s, f.you)
        for frame in s.stack:
            if isinstance(frame.notes, Waiting):
                frame.leave()


# --- Wounding and discarding many ---------------------------------------------------------------


@dataclass(frozen=True)
class StripAndWound(Deed):
    """All such warriors lose their cards of a type and are wounded."""

    such: Such
    kind: Word

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        hits: list[Hit] = []
        for it in s.warriors():
            if (
                not it.unpaid
                and self.such.fits(s, it, f.you, NOTHING)
                and not is_immune(s, it, card_of(f), f.you)  # DOOM-IMM-01
            ):
                hits.append(Hit(it.number, fate_of(it), f.you, False))
                for lying in s.on(it.number).copy():
                    if lying.card.kind is self.kind and not kept(s, lying):
                        s.discard(lying.number, f.it)
        if hits:
            harm(s, f.you, hits)


@dataclass(frozen=True)
class DiscardMore(NameOne):
    """One more warrior for each payment after the first."""

    such: Such = ANY

    def run(self, s: Fight, f: Frame) -> None:
        if s.played().n > f.n + 1 and self.offers(s, f):
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.warriors()]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return "" if self.such.fits(s, s.warrior(option), f.you, NOTHING) else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        f.n += 1
        piece = s.piece(option)
        if piece is not None and not kept(s, piece):
            s.discard(option, f.it)
        f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


@dataclass(frozen=True)
class DiscardYours(NameOne):
    """So many of your warriors of this card; which ones, if there are more."""

    key: str
    n: int
    area: Word

    def mine(self, s: Fight, f: Frame) -> list[Piece]:
        return [
            it
            for it in s.troop(f.you)
            if it.key == self.key and it.area is self.area and not it.unpaid
        ]

    def run(self, s: Fight, f: Frame) -> None:
        if f.n < self.n:
            mine = self.mine(s, f)
            if len(mine) <= self.n - f.n:
                for it in mine:
                    s.discard(it.number, f.it)
            else:
                s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in self.mine(s, f)]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        f.n += 1
        s.discard(option, f.it)
        f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"
