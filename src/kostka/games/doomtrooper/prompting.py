"""Doomtrooper, prompting: somebody casts a spell at once who could not, or plays another's card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.aims import Answering, OnOneOf
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.facts import YourTurn
from kostka.games.doomtrooper.legal import unmet
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.play import PLAY, USE_THEIRS, Round
from kostka.games.doomtrooper.spells import may_cast, price
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ART, NOTHING
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Choice, Frame, Rule, Step, Word

UNTIL_IT_IS_CAST: Final = 5  # how long something lasts: for one spell

# --- One spell ----------------------------------------------------------------------------------


def window_of(s: Fight) -> Round | None:
    """The window in which a card is played."""
    for f in reversed(s.stack):
        if isinstance(f.rule, Round):
            return f.rule
    return None


def castable(s: Fight, seat: int, warrior: Piece) -> list[Card]:
    """The spells of the hand that he could cast now, with what he may at the moment."""
    window = window_of(s)
    if window is None:
        return []
    return [
        card
        for card in dict.fromkeys(s.hands[seat])
        if card.kind is ART
        and window.admitted(card.when)
        and may_cast(s, warrior, card)
        and not window.unfit(s, seat, card, NOTHING)
    ]


@final
class ASpellForHim(OnOneOf):
    """Such a warrior who could cast a spell of your hand now, if he mastered its aspect."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-ART-03")
        self.such = such

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        such = self.such
        assert isinstance(such, Such)
        if piece.unpaid or not such.fits(s, piece, seat, NOTHING):
            return "DOOM-PLAY-02"
        if not isinstance(play, Card) or not any([it.kind is ART for it in s.hands[seat]]):
            return self.rule
        before = s.lasting
        leave = Piece(s.serial + 1, play, seat, piece.number, markers=UNTIL_IT_IS_CAST)
        s.lasting = [*before, leave]  # as if it had been played
        s.survey = None
        able = castable(s, seat, piece)
        s.lasting = before
        s.survey = None
        return "" if able else self.rule


@final
class ForOneSpell(Lasts):
    """On the target, until he has cast the spell that follows."""

    def long(self) -> int:
        return UNTIL_IT_IS_CAST


@dataclass(frozen=True)
class CastOneNow(Choice):
    """A spell of your hand that the target can cast; it is played as soon as this card is done."""

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you
        else:
            end_the_leave(s, int(f.you))

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        warrior = s.piece(s.played().target)
        return [] if warrior is None else castable(s, int(f.you), warrior)

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        play = s.play(0)
        assert play is not None
        at = s.stack.index(play)
        s.stack.insert(at, Frame(PLAY, 0, f.you, option, 0, None))
        s.stack.insert(at, Frame(AFTER_THE_SPELL, 0, f.you, None, 0, None))

    def secret(self) -> bool:
        return False

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"cast {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "cast"


def end_the_leave(s: Fight, seat: int) -> None:
    s.keep([it for it in s.lasting if it.markers != UNTIL_IT_IS_CAST or it.by != seat])


@dataclass(frozen=True)
class TheSpellIsCast(Step):
    """Who could cast it only this once can do so no more."""

    def run(self, s: Fight, f: Frame) -> None:
        end_the_leave(s, int(f.you))


AFTER_THE_SPELL: Final[Rule] = Rule("after the spell", TheSpellIsCast(), interrupts=True)

# --- Another's card -----------------------------------------------------------------------------


@final
class ToPlayToo(Answering):
    """A card of a type that somebody else plays, that does not stay in play nor take actions, and
    that you could play yourself: DOOM-CANCEL-02."""

    def __init__(self, kind: Word) -> None:
        super().__init__("DOOM-REACT-03")
        self.kind = kind

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return ()

    def answers(self, played: Playable) -> bool:
        return (
            isinstance(played, Card)
            and played.kind is self.kind
            and not played.stays
            and not played.when.acts
        )

    def refuses(self, s: Fight, seat: int, played: Playable) -> str:
        if not self.answers(played):
            return self.rule
        if price(s, seat, played, 1 if played.per else 0) > s.destiny[seat]:
            return "DOOM-SPEC-02"
        needs = [it for it in played.needs if not isinstance(it.fact, YourTurn)]  # it says so
        return unmet(s, seat, tuple(needs)) or played.on.none(s, seat, played, NOTHING)


@dataclass(frozen=True)
class PlayItToo(Step):
    """The card that this one answers works for its player as well; you play it, and pay for it."""

    def run(self, s: Fight, f: Frame) -> None:
        theirs = s.play(1)
        assert theirs is not None
        s.open(USE_THEIRS, f.you, theirs.it)
        s.stack[-1].notes = Played(stays=True)
