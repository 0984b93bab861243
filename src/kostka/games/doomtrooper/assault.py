"""Doomtrooper, attacks out of the ordinary: from ambush, once more at once, several by one action,
or announced a turn ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.aims import Itself
from kostka.games.doomtrooper.card import Playable
from kostka.games.doomtrooper.challenges import pay_points
from kostka.games.doomtrooper.deeds_combat import DONE
from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.meanings import NamesANumber
from kostka.games.doomtrooper.notes import Duel, Waiting
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO, YES, piece_of
from kostka.games.doomtrooper.ready import (
    bars_duels,
    forbids_attack,
    unable_to_attack,
    unable_to_find,
)
from kostka.games.doomtrooper.soldiery import announcement, tells
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.tactics import forbids_tactic
from kostka.games.doomtrooper.terms import FOR_GOOD, UNTIL_NEXT_ACTION, Value
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.verbs import Lasts
from kostka.games.doomtrooper.volley import IS_SECOND, frame_of_duel
from kostka.kernel.step import Choice, Frame, Rule, Step, Word


def open_duel(s: Fight, attacker: Piece, defender: Piece, tactic: Value) -> None:
    """A duel of which it is said already who fights whom and how: DOOM-NEST-01."""
    pay_points(s, attacker, defender)
    s.open(DUEL, attacker.by, int(attacker.number))
    s.stack[-1].notes = Duel(
        len(s.troop(attacker.by)),
        attacker=int(attacker.number),
        defender=int(defender.number),
        defending=int(defender.by),
        second=IS_SECOND,
        bound=tactic,
    )


@dataclass(frozen=True)
class AttackTheAttacker(Step):
    """The warrior attacks whoever attacks in the duel; if that one survives, it goes on."""

    tactic: Value

    def run(self, s: Fight, f: Frame) -> None:
        who, duel = s.piece(piece_of(f).number), s.this_duel()
        foe = s.piece(duel.attacker)
        if who is not None and foe is not None:
            open_duel(s, who, foe, self.tactic)


# --- Once more ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class MayFightAgain(Choice):
    """After the duel the warrior fights the same foe once more, if you wish."""

    tactic: Value

    def run(self, s: Fight, f: Frame) -> None:
        if s.this_duel().second != IS_SECOND:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        if option is YES:
            who, frame = bearer_of(piece_of(f)), frame_of_duel(s)
            foe = int(s.this_duel().foe_of(who))
            later = Frame(AGAIN, 0, f.you, self.tactic, 0, Waiting(who, foe))
            s.stack.insert(s.stack.index(frame), later)  # read after this duel


@dataclass(frozen=True)
class FightAgain(Step):
    """If the two can still meet: DOOM-DUEL-13."""

    def run(self, s: Fight, f: Frame) -> None:
        notes, tactic = f.notes, f.it
        assert isinstance(notes, Waiting) and isinstance(tactic, Value)
        who, foe = s.piece(notes.attacker), s.piece(notes.defender)
        if who is None or foe is None or who.by != f.you or bars_duels(s):
            return
        rule = unable_to_attack(s, who) or forbids_attack(s, who, foe, False)
        if not rule and not forbids_tactic(s, who, foe, tactic):
            f.notes = None
            open_duel(s, who, foe, tactic)


AGAIN: Final[Rule] = Rule("fighting again", FightAgain(), interrupts=True)

# --- Several attacks by one action --------------------------------------------------------------


@dataclass(frozen=True)
class CombineAttacks(NamesANumber):
    """How many of so many attacks are made as one; with what is left the rest is read again."""

    n: int

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(piece_of(f).number)
        if f.n >= self.n or who is None or bars_duels(s) or unable_to_find(s, who, False):
            f.leave()
        else:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        most = list(range(1, self.n - int(f.n) + 1))
        return [DONE, *most] if f.n else most

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            f.leave()
        else:
            f.n += option
            s.played().n = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"combine {option}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "so-many-attacks"


@final
class ForEachFurther(Lasts):
    """For the attack that follows, as often as attacks beyond the first are combined in it."""

    def long(self) -> int:
        return UNTIL_NEXT_ACTION

    def run(self, s: Fight, f: Frame) -> None:
        for _ in range(int(s.played().n) - 1):
            s.begin(self.begun(s, f))


@dataclass(frozen=True)
class AndSoOn(Step):
    """From the beginning."""

    def run(self, s: Fight, f: Frame) -> None:
        f.restart()


# --- Announced a turn ahead ---------------------------------------------------------------------


@final
class ToAnnounce(Itself):
    """The warrior, whose attack in your next turn is not announced yet."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        who = s.piece(source)
        told = who is None or announcement(s, who, s.turns[seat] + 1) is not None
        return self.rule if told else ""


@final
class AnnounceAnAttack(Lasts):
    """For your next turn."""

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        piece = self.begun(s, f)
        piece.n = s.turns[f.you] + 1
        s.keep([it for it in s.lasting if not (it.on == piece.on and tells(it))])
        s.begin(piece)


@dataclass(frozen=True)
class ItIsMet(Step):
    """What was announced of the warrior holds no longer."""

    def run(self, s: Fight, f: Frame) -> None:
        who = bearer_of(piece_of(f))
        s.keep([it for it in s.lasting if not (it.on == who and tells(it))])
