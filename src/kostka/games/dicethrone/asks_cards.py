"""Dice Throne, the questions about cards: which is played, searched for, put back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.dicethrone.facts import looked_at
from kostka.games.dicethrone.play import enter_play
from kostka.games.dicethrone.printed import Card
from kostka.games.dicethrone.reading import aim_here
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import CARD_PLAYED, CARD_SEARCHED, STOP, UPGRADE
from kostka.kernel.step import Choice, Frame, Named, Word


@dataclass(frozen=True)
class PlayAnUpgradeFree(Choice):
    """From your hand, without paying: THR-BW-03."""

    def run(self, s: Battle, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def options(self, s: Battle, f: Frame) -> Sequence[Card]:
        return [card for card in s.hands[f.you] if s.fits_board(f.you, card)]

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        s.take_from_hand(f.you, option)
        s.report(CARD_PLAYED, f.you, 0, option, f.it)
        enter_play(s, f.you, (option,))

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"card {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "play"


INTO_HAND: Final = Word("into-hand")
INTO_PLAY: Final = Word("into-play")


@dataclass(frozen=True)
class SearchUpgrades(Choice):
    """Search your deck for upgrades, show them, and take them into hand or put them into play."""

    n: int
    into: Word
    up_to: bool = False

    def run(self, s: Battle, f: Frame) -> None:
        aim = aim_here(s, f)
        if len(aim.cards) < self.n and self.candidates(s, f):
            s.seat = f.you  # also if there is only one: others do not know what is in the deck
        else:
            self.finish(s, f)

    def finish(self, s: Battle, f: Frame) -> None:
        aim = aim_here(s, f)
        cards = aim.cards
        aim.cards = ()
        if cards and self.into is INTO_PLAY:
            enter_play(s, f.you, cards)
        for card in cards:
            if self.into is INTO_HAND:
                s.to_hand(f.you, card)
                s.show(f.you, card, s.everyone())

    def candidates(self, s: Battle, f: Frame) -> list[Card]:
        chosen = [card.upgrades for card in aim_here(s, f).cards]
        return [
            card
            for card in s.decks[f.you] + s.tops[f.you] + s.bottoms[f.you]
            if card.kind is UPGRADE
            and card.upgrades not in chosen
            and (self.into is INTO_HAND or s.fits_board(f.you, card))
        ]

    def options(self, s: Battle, f: Frame) -> Sequence[Any]:
        found: list[Named] = list(self.candidates(s, f))
        return [*found, STOP] if self.up_to else found

    def answer(self, s: Battle, f: Frame, option: Any) -> None:
        aim = aim_here(s, f)
        if option is STOP:
            self.finish(s, f)
        else:
            card: Card = option
            for zone in (s.tops[f.you], s.bottoms[f.you], s.decks[f.you]):
                if card in zone:
                    zone.remove(card)
            aim.cards += (card,)
            s.report(CARD_SEARCHED, f.you, 1, card, f.it)
            f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return "stop" if option is STOP else f"card {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "to-hand" if self.into is INTO_HAND else "to-play"


@dataclass(frozen=True)
class PutThemBack(Choice):
    """In any order: which of those that are left lies deepest?"""

    def run(self, s: Battle, f: Frame) -> None:
        if int(s.aim().to) - f.n > 1:
            s.seat = f.you
        else:
            f.n = 0

    def options(self, s: Battle, f: Frame) -> Sequence[Card]:
        return looked_at(s, f.you)[f.n :]

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        tops = s.tops[f.you]
        tops.remove(option)
        tops.insert(len(tops) + 1 - int(s.aim().to) + int(f.n), option)
        f.n += 1
        f.again()

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"under {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "under"
