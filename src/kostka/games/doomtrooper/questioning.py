"""Doomtrooper, questions about a hand: yes or no, answered truthfully or refused for a price."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.doomtrooper.card import Card, Moment
from kostka.games.doomtrooper.legal import IN_A_DUEL, IN_ANSWER, WHEN_KILLED
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    AFFILIATIONS,
    ALLIANCE,
    ANSWER_REFUSED,
    ART,
    BEAST,
    DARK_SYMMETRY,
    EQUIPMENT,
    FORTIFICATION,
    KI,
    MISSION,
    RELIC,
    SPECIAL,
    TRUTH_TOLD,
    WARRIOR,
    WARZONE,
)
from kostka.kernel.sense import Sense
from kostka.kernel.step import Choice, Frame, Named, Word

TELL_THE_TRUTH: Final = Word("tell-the-truth")
REFUSE_TO_ANSWER: Final = Word("refuse-to-answer")
TYPES: Final[tuple[Word, ...]] = (
    *(WARRIOR, SPECIAL, ART, DARK_SYMMETRY, EQUIPMENT, FORTIFICATION),
    *(RELIC, MISSION, WARZONE, ALLIANCE, KI, BEAST),
)
TIMES: Final[tuple[Moment, ...]] = (IN_A_DUEL, IN_ANSWER, WHEN_KILLED)


def questions(s: Fight, seat: int) -> list[Named]:
    """What this player can ask for: a type, an affiliation, a moment, or a card that lies open in
    play, out of the game or in his own discard pile; so the list tells nothing."""
    cards = [it.card for it in s.table if not s.faceless(it)]
    for gone in s.gone:
        cards += gone
    cards += s.piles[seat]
    found: list[Named] = [*TYPES, *AFFILIATIONS, *TIMES]
    found += dict.fromkeys(cards)
    return found


def holds_such(s: Fight, seat: int, question: Named) -> bool:
    """The true answer."""
    for card in s.hands[seat]:
        if question in (card, card.kind, card.affiliation, card.beside, card.when):
            return True
    return False


@dataclass(frozen=True)
class AskAboutTheHand(Choice):
    """One question for each payment; that player answers truthfully, for all to hear, or pays so
    much for not answering.  `n` counts questions and answers, and `named` is the question."""

    price: int

    def asking(self, f: Frame) -> bool:
        return f.n % 2 == 0

    def asked(self, s: Fight, f: Frame) -> Named:
        return questions(s, int(f.you))[s.played().named[0]]

    def run(self, s: Fight, f: Frame) -> None:
        target = int(s.played().target)
        if f.n >= 2 * s.played().n:
            return
        if self.asking(f):
            s.seat = f.you
        elif s.destiny[target] < self.price:
            self.answer(s, f, TELL_THE_TRUTH)
        else:
            s.seat = target

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        if self.asking(f):
            return questions(s, int(f.you))
        return (TELL_THE_TRUTH, REFUSE_TO_ANSWER)

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        target = int(s.played().target)
        if self.asking(f):
            s.played().named = (questions(s, int(f.you)).index(option),)
        elif option is TELL_THE_TRUTH:
            question = self.asked(s, f)
            s.report(
                TRUTH_TOLD, target, 1 if holds_such(s, target, question) else 0, question, None
            )
        else:
            s.gain_destiny(target, -self.price, f.it)
            s.report(ANSWER_REFUSED, target, 0, self.asked(s, f), None)
        f.n += 1
        f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        if self.asking(f):
            return f"ask {option.key}" if not isinstance(option, Card) else f"ask for {option.key}"
        return str(option.key)

    def sense(self, s: Any, f: Frame, option: Any) -> Sense:
        return Sense("ask-for" if self.asking(f) else option.key, option)
