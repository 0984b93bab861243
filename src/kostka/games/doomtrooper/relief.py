"""Doomtrooper, reinforcing: who adds his blows to another's, gifts that swell, mines, engineers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import Answering, OnOneOf
from kostka.games.doomtrooper.aims_gear import opposed
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.deeds_combat import DONE
from kostka.games.doomtrooper.effects import Plus, Such, ToFoe
from kostka.games.doomtrooper.meanings import NamesAPiece
from kostka.games.doomtrooper.mishaps import OfTheDuel
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.ready import combat_ready, forbids_attack
from kostka.games.doomtrooper.restraints import unscathed
from kostka.games.doomtrooper.sorts import NamesAGift
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.tactics import forbids_tactic
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ANSWERED,
    DARK_SYMMETRY,
    JOINED,
    NOTHING,
    VALUE,
    WARRIOR,
)
from kostka.games.doomtrooper.usable import works
from kostka.games.doomtrooper.values import is_immune, value
from kostka.games.doomtrooper.verbs import Cancel, Lasts
from kostka.kernel.step import NOBODY, Frame, Word

# --- Further warriors ---------------------------------------------------------------------------


def helpers(s: Fight, seat: i64, fighter: Piece) -> list[int]:
    """Who of this player could add his blows to the fighter's, and be paid for."""
    duel = s.this_duel()
    foe, tactic = s.piece(duel.foe_of(fighter.number)), duel.tactic
    if foe is None or tactic is None:
        return []
    found: list[int] = []
    for it in s.troop(seat):
        if it.unpaid or it.down or duel.foe_of(it.number) != NOTHING or it.number == foe.number:
            continue
        if it.area is not fighter.area or foe.by == seat or opposed(s, it, fighter):
            continue  # DOOM-REINF-02
        if not combat_ready(s, it) or forbids_tactic(s, it, foe, tactic):
            continue
        if fighter.number == duel.attacker and forbids_attack(s, it, foe, False):
            continue
        if max(0, value(s, it, VALUE)) <= s.destiny[seat]:
            found.append(int(it.number))
    return found


@final
class AFighterToRelieve(OfTheDuel):
    """A fighter to whom one of your warriors could come."""

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, fighter = s.this_duel(), s.piece(on)
        if fighter is None or on not in (duel.attacker, duel.defender):
            return self.rule
        if isinstance(play, Card) and is_immune(s, fighter, play, seat):
            return "DOOM-IMM-01"
        return "" if helpers(s, seat, fighter) else self.rule


@dataclass(frozen=True)
class CallReinforcements(NamesAPiece):
    """Any number of your warriors, for as many destiny points as each is worth, add their blows to
    the target's."""

    def able(self, s: Fight, f: Frame) -> list[int]:
        fighter = s.piece(s.played().target)
        return [] if fighter is None else helpers(s, f.you, fighter)

    def run(self, s: Fight, f: Frame) -> None:
        if self.able(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        first = not s.played().named
        return self.able(s, f) if first else [DONE, *self.able(s, f)]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            return
        duel, played, who = s.this_duel(), s.played(), s.warrior(option)
        s.gain_destiny(f.you, -max(0, value(s, who, VALUE)), f.it)
        duel.backed = (*duel.backed, (int(played.target), int(option)))
        played.named = (*played.named, int(option))
        s.report(JOINED, f.you, option, who.card, None)
        f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "join-in"


@dataclass(frozen=True)
class TheFoeChoosesOne(NamesAPiece):
    """Whom of the target and those who have come to it he strikes at."""

    def foe(self, s: Fight) -> Piece | None:
        return s.piece(s.this_duel().foe_of(s.played().target))

    def run(self, s: Fight, f: Frame) -> None:
        foe = self.foe(s)
        if foe is not None and len(self.options(s, f)) > 1:
            s.seat = foe.by

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        played = s.played()
        fighter = s.piece(played.target)
        if fighter is None:
            return ()
        there = [number for number in played.named if s.piece(number) is not None]
        if played.target == s.this_duel().attacker:  # who attacks, attacks for his own player
            there = [number for number in there if s.warrior(number).by == fighter.by]
        return [int(played.target), *there]

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        duel, fighter = s.this_duel(), int(s.played().target)
        if option == fighter:
            return
        others = [who for beside, who in duel.backed if beside == fighter and who != option]
        rest = [pair for pair in duel.backed if pair[0] != fighter]
        duel.backed = (*rest, *[(int(option), who) for who in (fighter, *others)])
        duel.joined = tuple(
            [(int(option) if beside == fighter else beside, who) for beside, who in duel.joined]
        )
        one, other = duel.weapons
        if duel.attacker == fighter:
            duel.attacker = option
            duel.weapons = (NOTHING, other)
        else:
            duel.defender = option
            duel.defending = s.warrior(option).by
            duel.weapons = (one, NOTHING)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "strike-at"


# --- A gift that counts twice -------------------------------------------------------------------


@dataclass(frozen=True)
class DoublesAGift(NamesAGift):
    """What the gift that was named adds to values or takes from them counts twice."""


@final
class AGiftAtWork(OnOneOf):
    """A Dark Symmetry card that a warrior uses and that changes values."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.kind is DARK_SYMMETRY and it.out == NOTHING]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        bearer = s.piece(piece.on)
        if bearer is None or bearer.card.kind is not WARRIOR or not works(s, piece):
            return self.rule
        if isinstance(play, Card) and is_immune(s, bearer, play, seat):
            return "DOOM-IMM-01"
        changes = any(
            isinstance(effect.effect if isinstance(effect, ToFoe) else effect, Plus)
            for effect in piece.effects()
        )
        return "" if changes else self.rule

    def concerns(self, s: Fight, on: int) -> int:
        piece = s.piece(on)
        bearer = None if piece is None else s.piece(piece.on)
        return NOBODY if bearer is None else int(bearer.by)


@final
class OnTheBearerOfIt(Lasts):
    """Until your next turn, on whoever bears the target."""

    def begun(self, s: Fight, f: Frame) -> Piece:
        piece = super().begun(s, f)
        piece.n = s.played().target
        return piece

    def bearer(self, s: Fight, f: Frame) -> i64:
        gift = s.piece(s.played().target)
        return NOTHING if gift is None else gift.on


# --- Mines and engineers ------------------------------------------------------------------------


@final
class OnTheMines(OfTheDuel):
    """The attacker of the duel, if he is such a one and no engineer has cleared the way."""

    def __init__(self, such: Such) -> None:
        super().__init__()
        self.such = such

    def suits(self, s: Fight, duel: Duel, piece: Piece) -> bool:
        such = self.such
        assert isinstance(such, Such)
        return piece.number == duel.attacker and such.fits(s, piece, NOBODY, NOTHING)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        rule = super().forbids(s, seat, play, source, on)
        if not rule and isinstance(play, Card) and unscathed(s, s.warrior(on), play):
            return "DOOM-CORE-01"
        return rule


@final
class AWarriorOrToCancel(Answering):
    """Such a warrior; or, in answer, a card of this kind, which it cancels: DOOM-TIMING-04."""

    def __init__(self, such: Such, kind: Word) -> None:
        super().__init__("DOOM-REACT-03")
        self.such = such
        self.kind = kind
        self.warrior = AWarrior(such)

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return self.warrior.near(s, seat)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        return "" if on == ANSWERED else self.warrior.forbids(s, seat, play, source, on)

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Card) and played.counts_as(self.kind)

    def refuses(self, s: Fight, seat: int, played: Playable) -> str:
        if not self.answers(played):
            return self.rule
        return "" if s.warriors() else "DOOM-PLAY-02"

    def concerns(self, s: Fight, on: int) -> int:
        if on == ANSWERED:
            answered = s.play(1)
            return NOBODY if answered is None else int(answered.you)
        return self.warrior.concerns(s, on)

    def named(self, s: Fight, on: int) -> Card | None:
        if on == ANSWERED:
            answered = s.play(1)
            card = None if answered is None else answered.it
            return card if isinstance(card, Card) else None
        return self.warrior.named(s, on)

    def write(self, s: Fight, on: int) -> str:
        return self.warrior.write(s, on)

    def stands_for(self, s: Fight, on: int) -> Any:
        return None if on == ANSWERED else self.warrior.stands_for(s, on)


@dataclass(frozen=True)
class CancelAndName(NamesAPiece):
    """If it answers a card, that one is cancelled, and only now is it said on whom this one is
    laid."""

    such: Such

    def run(self, s: Fight, f: Frame) -> None:
        if s.played().target != ANSWERED:
            return
        Cancel().answered(s, f)
        self.ask_in_doubt(s, f)

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        card = f.it
        assert isinstance(card, Card)
        return AWarrior(self.such).all(s, int(f.you), card, NOTHING)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.played().target = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"on {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "on"
