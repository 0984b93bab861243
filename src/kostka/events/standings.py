"""Standings: match points first, then how strong the opponents were, then the games.

A win is three points, a draw one, a bye counts as a win.  Of players with equal points the one is
better whose opponents have won more of their matches, then who has won more games, then whose
opponents have.  A share below a third counts as a third.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

WIN: Final = 3
DRAW: Final = 1
LEAST: Final = Fraction(1, 3)


@dataclass
class Tally:
    """What one player has done so far."""

    points: int = 0
    matches: int = 0
    wins: int = 0  # of matches
    losses: int = 0
    draws: int = 0
    games: int = 0
    game_points: int = 0
    opponents: list[int] = field(default_factory=list)
    byes: int = 0

    def add(self, won: int, lost: int, drawn: int, opponent: int) -> None:
        """A match: games won, lost and drawn."""
        self.matches += 1
        self.games += won + lost + drawn
        self.game_points += WIN * won + DRAW * drawn
        self.points += WIN if won > lost else DRAW if won == lost else 0
        self.wins += won > lost
        self.losses += won < lost
        self.draws += won == lost
        self.opponents.append(opponent)

    def bye(self, games: int) -> None:
        """A match won without an opponent."""
        self.byes += 1
        self.matches += 1
        self.wins += 1
        self.points += WIN
        self.games += games
        self.game_points += WIN * games

    def match_share(self) -> Fraction:
        return _share(self.points, self.matches)

    def game_share(self) -> Fraction:
        return _share(self.game_points, self.games)


def _share(points: int, of: int) -> Fraction:
    return max(LEAST, Fraction(points, WIN * of)) if of else LEAST


@dataclass(frozen=True)
class Standing:
    """One line of the table; equal lines share a place."""

    place: int
    player: int
    tally: Tally
    opponents: Fraction  # share of matches won
    games: Fraction
    opponents_games: Fraction

    def rank(self) -> tuple[int, Fraction, Fraction, Fraction]:
        return self.tally.points, self.opponents, self.games, self.opponents_games


def _mean(shares: Sequence[Fraction]) -> Fraction:
    return sum(shares, Fraction(0)) / len(shares) if shares else LEAST


def standings(tallies: Iterable[tuple[int, Tally]]) -> list[Standing]:
    """The players, the best first."""
    known = dict(tallies)
    lines = [
        Standing(
            0,
            player,
            tally,
            _mean([known[each].match_share() for each in tally.opponents]),
            tally.game_share(),
            _mean([known[each].game_share() for each in tally.opponents]),
        )
        for player, tally in known.items()
    ]
    lines.sort(key=lambda line: (line.rank(), -line.player), reverse=True)
    found: list[Standing] = []
    for n, line in enumerate(lines, 1):
        shares = found and found[-1].rank() == line.rank()
        place = found[-1].place if shares else n
        found.append(
            Standing(
                *(place, line.player, line.tally),
                *(line.opponents, line.games, line.opponents_games),
            )
        )
    return found
