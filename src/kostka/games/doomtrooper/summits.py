"""Doomtrooper, what team-mates do for one another at once: hands and points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kostka.games.doomtrooper.card import Card, Fact
from kostka.games.doomtrooper.deeds_combat import DONE
from kostka.games.doomtrooper.meanings import NamesANumber
from kostka.games.doomtrooper.pieces import card_of
from kostka.games.doomtrooper.sorts import Looking
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import CARDS_TRADED, NOTHING
from kostka.kernel.step import Frame, Step


@dataclass(frozen=True)
class YouHaveAMate(Fact):
    """You play in a team, and somebody else of it is still in the game."""

    def true(self, s: Fight, seat: int) -> bool:
        return bool(s.mates(seat))


@dataclass(frozen=True)
class YourTeamHasNotPlayedIt(Fact):
    """Nobody of your team has played the card in this game."""

    key: str

    def true(self, s: Fight, seat: int) -> bool:
        for other, used in enumerate(s.spent):
            if s.allied(other, seat) and any(it.key == self.key for it in used):
                return False
        return True


@dataclass(frozen=True)
class OnceForATeam(Step):
    """From now on it is known that the team has played the card."""

    def run(self, s: Fight, f: Frame) -> None:
        s.spent[f.you].append(card_of(f))


@dataclass(frozen=True)
class ShareDestiny(NamesANumber):
    """With each team-mate: how many of the destiny points of the two are yours from now on."""

    def mate(self, s: Fight, f: Frame) -> int:
        mates = s.mates(f.you)
        return mates[int(f.n)] if f.n < len(mates) else NOTHING

    def run(self, s: Fight, f: Frame) -> None:
        while self.mate(s, f) != NOTHING and len(self.options(s, f)) < 2:
            f.n += 1
        if self.mate(s, f) != NOTHING:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        return range(s.destiny[f.you] + s.destiny[self.mate(s, f)] + 1)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        more = option - s.destiny[f.you]
        mate = self.mate(s, f)
        s.gain_destiny(mate, -more, f.it)
        s.gain_destiny(f.you, more, f.it)
        f.n += 1
        f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "loan"


@dataclass(frozen=True)
class TradeHands(Looking):
    """Everybody of the team may take cards out of the hands of the others, and keeps them; whoever
    plays the card is the last."""

    def pairs(self, s: Fight, f: Frame) -> list[tuple[int, int]]:
        team = [*s.mates(f.you), int(f.you)]
        return [(one, other) for one in team for other in team if one != other]

    def run(self, s: Fight, f: Frame) -> None:
        pairs = self.pairs(s, f)
        while f.n < len(pairs) and not s.hands[pairs[int(f.n)][1]]:
            f.n += 1
        if f.n < len(pairs):
            taker, giver = pairs[int(f.n)]
            s.played().target = giver
            s.seat = taker

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [DONE, *dict.fromkeys(s.hands[s.played().target])]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Card):
            taker, giver = self.pairs(s, f)[int(f.n)]
            s.take_from_hand(giver, option)
            s.hands[taker].append(option)
            s.report(CARDS_TRADED, taker, 1, None, None)
        else:
            f.n += 1
        f.again()

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"take {option.key}" if isinstance(option, Card) else str(option.key)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "take"
