"""The ladder of levels: each against the one below and the best against greedy, by a test that may
stop as soon as it is sure; and Elo with intervals from what was played.

Games come in pairs with the seats swapped and the same dice luck, over several heroes or decks, so
that neither the seat nor the pick decides.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
from typing import Any, Final

from kostka.bots import Bot, bot
from kostka.games import game
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake
from kostka.lab.sim import to_the_end
from kostka.lab.wilson import wilson

ERROR: Final = 0.05  # alpha and beta
MARGIN: Final = 0.05  # on either side of the mark the test may say either
STEP: Final = 0.65  # each level against the one below
TOP: Final = 0.80  # the highest against greedy
MATCHES: Final = (
    ("2", "1", STEP),
    ("3", "2", STEP),
    ("4", "3", STEP),
    ("5", "4", STEP),
    ("5", "greedy", TOP),
)
PICKED: Final = {"dicethrone": "heroes", "doomtrooper": "decks", "plosinovka": "heroes"}
PAIRS: Final = {
    "dicethrone": (  # such as are about equally strong between greedy bots
        ("black-panther", "black-widow"),
        ("barbarian", "captain-marvel"),
        ("moon-elf", "pyromancer"),
        ("thor", "monk"),
        ("loki", "doctor-strange"),
        ("scarlet-witch", "shadow-thief"),
    ),
    # Mirrors, for they are even: between about equal bots dark-gifts won 8 of 40 games against
    # mishima-ki, capitol-wave 11 of 40 against dark-gifts, imperial-clans 12 of 40 against
    # brotherhood-law; and where the deck decides, the bot does not.
    "doomtrooper": (
        ("imperial-clans", "imperial-clans"),
        ("brotherhood-law", "brotherhood-law"),
        ("dark-gifts", "dark-gifts"),
        ("mishima-ki", "mishima-ki"),
        ("bauhaus-axis", "bauhaus-axis"),
        ("cybertronic-machines", "cybertronic-machines"),
        ("capitol-wave", "capitol-wave"),
    ),
    "plosinovka": (("sladuse", "bivoj"), ("angelo", "avys"), ("miksy", "urgh")),
}


@dataclass
class Match:
    """One bot against another: what was played so far, and what may be said of it."""

    better: str
    worse: str
    mark: float
    won: float = 0.0  # draws count half
    games: int = 0

    def share(self) -> float:
        return self.won / self.games if self.games else 0.5

    def evidence(self) -> float:
        """The logarithm of how much likelier this is above the mark than below it."""
        low, high = self.mark - MARGIN, self.mark + MARGIN
        lost = self.games - self.won
        return self.won * log(high / low) + lost * log((1 - high) / (1 - low))

    def verdict(self) -> bool | None:
        """Whether the mark is reached; None as long as nobody can tell."""
        bound = log((1 - ERROR) / ERROR)
        found = self.evidence()
        return None if abs(found) < bound else found > 0

    def plain(self) -> dict[str, Any]:
        low, high = wilson(self.won, self.games)
        return {
            "better": self.better,
            "worse": self.worse,
            "mark": self.mark,
            "won": self.won,
            "games": self.games,
            "share": round(self.share(), 4),
            "interval": [round(low, 4), round(high, 4)],
            "elo": round(elo(self.share())),
            "elo_interval": [round(elo(low)), round(elo(high))],
            "reached": self.verdict(),
        }


def elo(share: float) -> float:
    """How many points apart two are of whom one wins this share."""
    share = min(0.999, max(0.001, share))
    return 400 * log10(share / (1 - share))


def one_pair(key: str, better: str, worse: str, number: int, simulations: int) -> float:
    """Two games, each bot in each seat once; how many the better one has won."""
    picks = PAIRS[key][number % len(PAIRS[key])]
    won = 0.0
    for swapped in (0, 1):
        names = (worse, better) if swapped else (better, worse)
        seats = [bot(name, number * 8 + i + 1, simulations) for i, name in enumerate(names)]
        won += _won(key, picks, seats, swapped, number)
    return won


def _won(key: str, picks: Sequence[str], seats: Sequence[Bot], seat: int, seed: int) -> float:
    s = game(key).new({PICKED[key]: tuple(picks)})
    to_the_end(s, seats, Rng(seed))
    outcome = s.outcome()
    return float(outcome[seat]) if 1 in outcome else 0.5


def play(
    match: Match, key: str, most: int, jobs: int, simulations: int = 0, first: int = 0
) -> Iterator[Match]:
    """The match after every pair of games, until the test is sure or so many were played; the pairs
    are numbered from `first`, and the number is what their luck depends on."""
    if key not in PAIRS:
        raise Mistake(f"There is no ladder for {key}.")
    work = [
        (key, match.better, match.worse, number, simulations)
        for number in range(first, first + (most + 1) // 2)
    ]
    if jobs <= 1:
        for each in work:
            match.won += one_pair(*each)
            match.games += 2
            yield match
            if match.verdict() is not None:
                return
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for won in pool.imap(_spread, work):
            match.won += won
            match.games += 2
            yield match
            if match.verdict() is not None:
                pool.terminate()
                return


def _spread(work: tuple[str, str, str, int, int]) -> float:
    return one_pair(*work)


def ratings(matches: Sequence[Match]) -> list[dict[str, Any]]:
    """Elo of the levels, counted from level 1, with 95 % on either side."""
    found: list[dict[str, Any]] = [{"level": "1", "elo": 0, "give": 0}]
    points, doubt = 0.0, 0.0
    for match in matches:
        if match.worse == "greedy" or not match.games:
            continue
        low, high = wilson(match.won, match.games)
        points += elo(match.share())
        doubt += ((elo(high) - elo(low)) / 2) ** 2
        found.append({"level": match.better, "elo": round(points), "give": round(sqrt(doubt))})
    return found
