"""Doomtrooper, tricks played in answer: traps, false medicine, antidotes, reflected spells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aftermath import HealTheBearer
from kostka.games.doomtrooper.aims import Answering, OnAPiece, arrived
from kostka.games.doomtrooper.aims_soldiers import window_of
from kostka.games.doomtrooper.card import Card, Deed, Playable
from kostka.games.doomtrooper.deeds import HealTheTarget, SaveTheWarrior
from kostka.games.doomtrooper.deeds_combat import HealOrSave
from kostka.games.doomtrooper.facts_duel import lost_trooper
from kostka.games.doomtrooper.meanings import APieceOf
from kostka.games.doomtrooper.notes import Award, Harm, Hit, Played, notes_of
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.play import LAST_CHANCE
from kostka.games.doomtrooper.ruses import HealTheAttacker
from kostka.games.doomtrooper.setbacks import forget_arrivals
from kostka.games.doomtrooper.spoils import AWARDING, HARM, harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANSWERED,
    ART,
    KILLED,
    NOTHING,
    POISON,
    TARGETED,
    VALUE,
    WARRIOR,
)
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.values import is_immune, value
from kostka.games.doomtrooper.verbs import Amount, Cancel
from kostka.kernel.step import NOBODY, Choice, Frame, Rule, Step, Word

# --- Traps --------------------------------------------------------------------------------------


@final
class ToTrap(Answering):
    """A warrior who is being deployed, or was hidden a moment ago: DOOM-AMB-101."""

    def __init__(self) -> None:
        super().__init__("DOOM-REACT-03")
        self.arrivals = True

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        number, _ = arrived(s)
        it = s.piece(number)
        return (number,) if it is not None and it.unpaid and not it.wounded else ()

    def concerns(self, s: Fight, on: int) -> int:
        return NOBODY if on == ANSWERED else int(s.warrior(on).by)

    def write(self, s: Fight, on: int) -> str:
        return f"on {s.name(on)}"

    def stands_for(self, s: Fight, on: int) -> Any:
        return None if on in (ANSWERED, NOTHING) else APieceOf(on)

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Card) and played.kind is WARRIOR


@dataclass(frozen=True)
class SetATrap(Step):
    """As soon as he is in play he is wounded, even who otherwise dies at once."""

    def run(self, s: Fight, f: Frame) -> None:
        on = s.played().target
        theirs = s.play(1)
        if on != ANSWERED:
            s.wound(on, f.it)
            forget_arrivals(s, None)
        elif theirs is not None:
            later = Frame(SPRINGING, 0, f.you, f.it, s.serial, None)
            s.stack.insert(s.stack.index(theirs), later)  # read after that play


@dataclass(frozen=True)
class SpringTheTrap(Step):
    """Whoever has come into play since it was set."""

    def run(self, s: Fight, f: Frame) -> None:
        for it in s.warriors().copy():
            if it.number > f.n and not it.unpaid and not is_immune(s, it, f.it, f.you):
                s.wound(it.number, f.it)
                return


SPRINGING: Final[Rule] = Rule("springing a trap", SpringTheTrap(), interrupts=True)

# --- False medicine -----------------------------------------------------------------------------


HEALING: Final[tuple[type, ...]] = (HealTheTarget, HealOrSave, HealTheBearer, HealTheAttacker)


def healed_by(s: Fight, play: Frame | None) -> Piece | None:
    """The wounded warrior whom this play would heal."""
    notes = None if play is None else play.notes
    if play is None or not isinstance(notes, Played) or not isinstance(play.it, Playable):
        return None
    for step in play.it.does:
        number: i64 = NOTHING
        if isinstance(step, (HealTheTarget, HealOrSave)):
            number = notes.target
        elif isinstance(step, HealTheBearer):
            source = s.piece(notes.source)
            number = NOTHING if source is None else bearer_of(source)
        elif isinstance(step, HealTheAttacker):
            duel = s.duel()
            if duel is not None and int(duel.attacker) in duel.hurt:
                number = duel.attacker
        who = s.piece(number)
        if who is not None and who.wounded:
            return who
    return None


@final
class ToPervert(Answering):
    """Something that heals a wounded warrior."""

    def __init__(self) -> None:
        super().__init__("DOOM-REACT-03")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return ()

    def answers(self, played: Playable) -> bool:
        return any(isinstance(it, HEALING) for it in played.does)

    def refuses(self, s: Fight, seat: int, played: Playable) -> str:
        return "" if healed_by(s, s.play(0)) is not None else self.rule


@dataclass(frozen=True)
class KillTheHealed(Deed):
    """He is not healed but killed; you earn a part of his value, rounded down."""

    over: int

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        theirs = s.play(1)
        who, duel = healed_by(s, theirs), s.duel()
        if who is None or duel is None or not self.spares_the_rest(theirs):
            Cancel().answered(s, f)
        else:
            duel.hurt = tuple([it for it in duel.hurt if it != who.number])  # only not healed
        if who is None:
            return
        points = max(0, value(s, who, VALUE)) // self.over
        award = Award(f.you, points, who.by == f.you, victim=who.number)
        s.open(REWARD, f.you, int(who.number))
        s.stack[-1].notes = Harm((), (award,))
        harm(s, f.you, [Hit(who.number, KILLED, f.you, False)])

    def spares_the_rest(self, theirs: Frame | None) -> bool:
        """Whether what heals does something else as well, which it still does."""
        it = None if theirs is None else theirs.it
        return isinstance(it, Playable) and any(isinstance(x, HealTheAttacker) for x in it.does)


@dataclass(frozen=True)
class PayIfHeIsDead(Step):
    """If nobody has saved him."""

    def run(self, s: Fight, f: Frame) -> None:
        notes = f.notes
        assert isinstance(notes, Harm)
        if s.piece(f.it) is not None:
            notes.awards = ()
        elif notes.awards:
            s.open(AWARDING, f.you, None)


REWARD: Final[Rule] = Rule("reward for a death", PayIfHeIsDead(), interrupts=True)

# --- Antidotes ----------------------------------------------------------------------------------


def _by_poison(s: Fight) -> list[int]:
    """Who is about to be wounded or killed by a poison."""
    for place in range(len(s.stack) - 1, 0, -1):
        f = s.stack[place]
        if f.rule is HARM and isinstance(f.notes, Harm):
            cause = s.stack[place - 1].it
            if isinstance(cause, Piece) and cause.card.counts_as(POISON):
                return [int(hit.number) for hit in f.notes.hits]
            return []
    return []


@final
class APoisoned(OnAPiece):
    """A warrior on whom a poison has an effect, or is just about to have one."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-02")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        found, window = _by_poison(s), window_of(s)
        if window is None or window.rule is not LAST_CHANCE:  # DOOM-DUEL-42
            found += [int(it.on) for it in s.lasting if it.card.counts_as(POISON)]
        return [number for number in dict.fromkeys(found) if s.piece(number) is not None]


@dataclass(frozen=True)
class UndoThePoison(Step):
    """It has no effect on the target."""

    def run(self, s: Fight, f: Frame) -> None:
        target = s.played().target
        if int(target) in _by_poison(s):
            SaveTheWarrior().run(s, f)
        s.keep([it for it in s.lasting if it.on != target or not it.card.counts_as(POISON)])
        s.quieten(target)


# --- Reflected spells ---------------------------------------------------------------------------

REFLECT: Final = Word("reflect-it")
NEGATE: Final = Word("negate-it")


@final
class ToReflect(Answering):
    """A spell that is just being cast."""

    def __init__(self) -> None:
        super().__init__("DOOM-REACT-03")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return ()

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Card) and played.kind is ART


@dataclass(frozen=True)
class ReflectOrNegate(Choice):
    """The spell strikes its caster as if it was cast on him; or it has no effect at all."""

    def caster(self, s: Fight) -> Piece | None:
        """Who could be struck by it, if it was cast on another warrior."""
        play = s.play(1)
        if play is None or not isinstance(play.it, Card):
            return None
        notes = notes_of(play)
        caster, target = s.piece(notes.caster), s.piece(notes.target)
        if caster is None or target is None or target.card.kind is not WARRIOR:
            return None
        return caster if caster.number != target.number else None

    def run(self, s: Fight, f: Frame) -> None:
        if self.caster(s) is None:
            self.answer(s, f, NEGATE)
        else:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (REFLECT, NEGATE)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        play, caster = s.play(1), self.caster(s)
        if option is NEGATE or caster is None:
            Cancel().answered(s, f)
        elif play is not None:
            notes_of(play).target = caster.number
            s.report(TARGETED, caster.by, caster.number, caster.card, play.it)


# --- Insurance ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class WhatHeWasWorth(Amount):
    """The Doomtrooper whom you have lost in the duel."""

    def of(self, s: Fight, f: Frame) -> int:
        return max(0, lost_trooper(s, int(f.you)))
