"""One game between bots, watched: how long, who began, who led, what was drawn and played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kostka.bots import bot
from kostka.bots.values import mind
from kostka.games import game
from kostka.kernel.chance import Rng
from kostka.kernel.event import Event
from kostka.kernel.game import Setup
from kostka.kernel.state import State
from kostka.sight import Seen

TURN_BEGAN: Final = "turn-began"
# By the words of the events: what comes to a player, and what a player makes use of.
DRAWN: Final = ("drew", "bought")
PLAYED: Final = ("card-played", "activated", "ability-used", "used")


class Watched:
    """What happened in one game."""

    def __init__(self, seats: int) -> None:
        self.decisions = 0
        self.turns = 0
        self.began = -1  # the seat of the first turn
        self.outcome: list[int] = []
        self.technical = False
        self.drawn: list[set[str]] = [set() for _ in range(seats)]
        self.played: list[set[str]] = [set() for _ in range(seats)]
        self.leads: list[int] = []  # at the beginning of each turn, by whom seat 0 is ahead

    def won(self, seat: int) -> float:
        """Draws count half."""
        return float(self.outcome[seat]) if 1 in self.outcome else 0.5

    def hear(self, events: Sequence[Event]) -> int:
        """Take note; how many turns began."""
        began = 0
        for event in events:
            word = event.word.key
            if word == TURN_BEGAN:
                began += 1
                if self.began < 0:
                    self.began = int(event.seat)
            elif event.seat >= 0 and (key := getattr(event.it, "key", "")):
                if word in DRAWN:
                    self.drawn[int(event.seat)].add(key)
                elif word in PLAYED:
                    self.played[int(event.seat)].add(key)
        self.turns += began
        return began


def watch(key: str, setup: Setup, bots: Sequence[str], seed: int) -> Watched:
    """The whole game; equal seeds give equal games."""
    s: State = game(key).new(setup)
    luck = Rng(seed)
    seats: list[Any] = [bot(name, seed * 64 + seat + 1) for seat, name in enumerate(bots)]
    found = Watched(s.seats())
    thought = mind(type(s))
    s.log = []
    while not s.over():
        if s.at_chance():
            s.choose(s.roll(luck))
        else:
            options = s.options()
            if len(options) == 1:
                s.choose(options[0])
            else:
                found.decisions += 1
                s.choose(seats[s.seat].choose(Seen(s, int(s.seat))))
        if s.log:
            if found.hear(s.log) and s.seats() == 2 and not s.over():
                found.leads.append(int(thought.of(s, 0) - thought.of(s, 1)))
            s.log.clear()
    found.outcome = s.outcome()
    found.technical = s.technical()
    return found
