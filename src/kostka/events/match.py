"""A match: best of one or three games, and the exchange of cards between them."""

from __future__ import annotations

from dataclasses import dataclass, field

from kostka.events.swiss import BYE
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist
from kostka.games.doomtrooper.deckbuilding.formats import Format
from kostka.games.doomtrooper.deckbuilding.legality import Problem, problems
from kostka.kernel.game import Mistake


@dataclass
class Match:
    """Two players, or one with a bye; `wins` are by place, `tables` where the games are played."""

    players: tuple[int, int]
    best_of: int
    wins: list[int] = field(default_factory=lambda: [0, 0])
    draws: int = 0
    tables: list[str] = field(default_factory=list)
    playing: bool = False  # a game is under way at the last of the tables
    ended: bool = False
    decks: dict[int, str] = field(default_factory=dict)  # codes after an exchange, by player
    ready: list[int] = field(default_factory=list)  # who needs no more time before the next game

    def is_bye(self) -> bool:
        return self.players[1] == BYE

    def games(self) -> int:
        return sum(self.wins) + self.draws

    def needed(self) -> int:
        return self.best_of // 2 + 1

    def score(self, winner: int) -> None:
        """A game is over: who has won it, 0 or 1 by place, or -1 for a draw."""
        if self.ended:
            raise Mistake("This match is over.")
        if winner >= 0:
            self.wins[winner] += 1
        else:
            self.draws += 1
        self.playing, self.ready = False, []
        if max(self.wins) >= self.needed() or self.games() >= self.best_of:
            self.ended = True

    def set(self, wins: tuple[int, int], draws: int) -> None:
        """The result as the judge sees it; then the match is over."""
        if max(wins) > self.needed() or sum(wins) + draws > self.best_of:
            raise Mistake(f"That is no result of a match that is best of {self.best_of}.")
        self.wins, self.draws = list(wins), draws
        self.playing, self.ended = False, True


def exchanged(registered: Decklist, wanted: Decklist, format_: Format) -> list[Problem]:
    """DOOM-DECK-05: between games cards change places with the sideboard; none come or go."""
    if wanted.both() != registered.both():
        raise Mistake("Between games cards are exchanged with the sideboard, no others come in.")
    if wanted.side_size() != registered.side_size():
        raise Mistake(f"The sideboard keeps its {registered.side_size()} cards (DOOM-DECK-04).")
    return problems(wanted, format_)
