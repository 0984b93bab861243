"""Dice Throne, the verbs about combat points and cards: gain, steal, draw, look, show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from kostka.games.dicethrone.amounts import number
from kostka.games.dicethrone.facts import looked_at
from kostka.games.dicethrone.printed import Amount, Card
from kostka.games.dicethrone.reading import Targeted, aim_here
from kostka.games.dicethrone.state import Battle, by_index
from kostka.games.dicethrone.terms import (
    CARD_DISCARDED,
    DREW,
    LOOKED,
    RESHUFFLED,
    SHOWED,
    UPGRADE,
)
from kostka.kernel.chance import Chance
from kostka.kernel.step import CHANCE, Frame, Rule, Step


@dataclass(frozen=True)
class GainCp(Step):
    n: int | Amount

    def run(self, s: Battle, f: Frame) -> None:
        s.gain_cp(f.you, number(self.n, s, f.you), f.it)


@dataclass(frozen=True)
class StealCp(Targeted):
    """From the other party of the attack, as much as there is: THR-TEXT-07, -09."""

    n: int | Amount

    def much(self) -> int | Amount:
        return self.n

    def befall(self, s: Battle, f: Frame, whom: int, n: int) -> None:
        n = min(n, s.cp[whom])
        s.gain_cp(whom, -n, f.it)
        s.gain_cp(f.you, n, f.it)


@dataclass(frozen=True)
class LoseCp(Targeted):
    """The other party of the attack, as much as there is."""

    n: int | Amount

    def much(self) -> int | Amount:
        return self.n

    def befall(self, s: Battle, f: Frame, whom: int, n: int) -> None:
        s.gain_cp(whom, -n, f.it)


@dataclass(frozen=True)
class OneAtRandom(Chance):
    """A card of your hand is discarded, each as likely."""

    def run(self, s: Battle, f: Frame) -> None:
        if s.hands[f.you]:
            s.seat = CHANCE

    def pile(self, s: Battle, f: Frame) -> list[Card]:
        return s.hands[f.you]

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        discard(s, int(f.you), option, f.it)


def discard(s: Battle, seat: int, card: Card, source: Any) -> None:
    s.take_from_hand(seat, card)
    s.put_on_pile(seat, card)
    s.report(CARD_DISCARDED, seat, 1, card, source)


AT_RANDOM: Final = Rule("discard at random", OneAtRandom())


@dataclass(frozen=True)
class DiscardAtRandom(Targeted):
    """The other party of the attack, or the chosen player, discards so many cards at random."""

    n: int | Amount = 1
    chosen: bool = False

    def much(self) -> int | Amount:
        return self.n

    def run(self, s: Battle, f: Frame) -> None:
        if self.chosen:
            self.befall(s, f, int(s.aim().whom), number(self.n, s, f.you))
        else:
            super().run(s, f)

    def befall(self, s: Battle, f: Frame, whom: int, n: int) -> None:
        for _ in range(n):
            s.open(AT_RANDOM, whom, f.it)


class FromTheDeck(Chance):
    """Which card comes from the deck: of those whose order nobody has fixed, each is as likely."""

    def pile(self, s: Battle, f: Frame) -> list[Card]:
        return s.decks[f.you]

    def secret(self) -> bool:
        return True


@dataclass(frozen=True)
class Draw(FromTheDeck):
    """From an empty deck the discard pile is shuffled first: THR-CARD-04, THR-AMB-10."""

    n: int | Amount

    def run(self, s: Battle, f: Frame) -> None:
        seat = f.you
        if f.n >= number(self.n, s, seat):
            f.n = 0
        elif s.tops[seat]:
            self.take(s, f, s.tops[seat].pop())
        elif s.decks[seat]:
            s.seat = CHANCE
        elif s.bottoms[seat]:
            self.take(s, f, s.bottoms[seat].pop(0))
        elif s.piles[seat]:
            s.decks[seat] = sorted(s.piles[seat], key=by_index)
            s.piles[seat] = []
            s.report(RESHUFFLED, seat, 0, None, None)
            f.again()
        else:
            f.n = 0

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        s.leave_deck(f.you, option)
        self.take(s, f, option)

    def take(self, s: Battle, f: Frame, card: Card) -> None:
        s.to_hand(f.you, card)
        s.report(DREW, f.you, 1, card, f.it)
        f.n += 1
        f.again()


@dataclass(frozen=True)
class LookAtTop(FromTheDeck):
    """THR-AMB-11: at as many as are there, without shuffling."""

    n: int

    def run(self, s: Battle, f: Frame) -> None:
        tops = s.tops[f.you]
        if len(tops) < self.n and s.decks[f.you]:
            s.seat = CHANCE
        elif len(tops) < self.n and s.bottoms[f.you]:
            tops.insert(0, s.bottoms[f.you].pop(0))
            f.again()
        else:
            looked = min(self.n, len(s.tops[f.you]))
            aim_here(s, f).to = looked
            s.report(LOOKED, f.you, looked, None, f.it)

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        s.leave_deck(f.you, option)
        s.tops[f.you].insert(0, option)
        f.again()


@dataclass(frozen=True)
class TakeTheUpgrades(Step):
    """Show the upgrades among them and take them into hand."""

    def run(self, s: Battle, f: Frame) -> None:
        aim = s.aim()
        for card in looked_at(s, f.you):
            if card.kind is UPGRADE:
                s.tops[f.you].remove(card)
                s.to_hand(f.you, card)
                s.show(f.you, card, s.everyone())
                s.report(SHOWED, f.you, 1, card, f.it)
                aim.to -= 1


@dataclass(frozen=True)
class ShowThem(Step):
    """To the opponents."""

    def run(self, s: Battle, f: Frame) -> None:
        for card in looked_at(s, f.you):
            s.report(SHOWED, f.you, 1, card, f.it)


@dataclass(frozen=True)
class Shuffle(Step):
    """The deck: nobody knows any of its order any more."""

    def run(self, s: Battle, f: Frame) -> None:
        cards = s.decks[f.you] + s.tops[f.you] + s.bottoms[f.you]
        s.decks[f.you] = sorted(cards, key=by_index)
        s.tops[f.you] = []
        s.bottoms[f.you] = []
        s.aim().to = 0
        s.report(RESHUFFLED, f.you, 1, None, None)


@dataclass(frozen=True)
class SeeTheHand(Step):
    """The chosen opponent shows you their hand."""

    def run(self, s: Battle, f: Frame) -> None:
        whom = int(s.aim().whom)
        for card in s.hands[whom]:
            s.show(whom, card, 1 << int(f.you))
        s.report(SHOWED, whom, len(s.hands[whom]), None, f.it)
