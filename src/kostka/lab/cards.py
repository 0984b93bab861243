"""What cards and abilities are worth: how often whoever drew or played them has won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from kostka.lab.kept import Found
from kostka.lab.plan import Series
from kostka.lab.wilson import wilson

# By pick and thing: games in which it was drawn, won of these; played, won of these.
Tally = dict[tuple[str, str], list[float]]


def piece(series: Series, pair: int, at: int, games: int) -> Found:
    """What was drawn and played in the games of the block."""
    base: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    things: Tally = defaultdict(lambda: [0.0, 0.0, 0.0, 0.0])
    for number in range(at, at + games):
        seated, it = series.play(pair, number)
        for seat, pick in enumerate(seated):
            won = it.won(seat)
            base[pick][0] += 1
            base[pick][1] += won
            for start, keys in ((0, it.drawn[seat]), (2, it.played[seat])):
                for key in keys:
                    things[pick, key][start] += 1
                    things[pick, key][start + 1] += won
    return {
        "picks": {pick: base[pick] for pick in sorted(base)},
        "things": [[pick, key, *things[pick, key]] for pick, key in sorted(things)],
    }


def totals(pieces: Iterable[Found]) -> tuple[dict[str, list[float]], Tally]:
    base: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    things: Tally = defaultdict(lambda: [0.0, 0.0, 0.0, 0.0])
    for each in pieces:
        for pick, counts in each["picks"].items():
            base[pick] = [a + b for a, b in zip(base[pick], counts)]
        for pick, key, *counts in each["things"]:
            things[pick, key] = [a + b for a, b in zip(things[pick, key], counts)]
    return base, things


def enough(pieces: Sequence[Found], within: float) -> bool:
    """Whether the share of every pick is known as closely as wanted."""
    base, _ = totals(pieces)
    widths = [wilson(won, int(games)) for games, won in base.values()]
    return all([(high - low) / 2 <= within for low, high in widths])


def summary(series: Series, pieces: Sequence[Found], stopped: bool) -> dict[str, Any]:
    """Things by how much better their player does once they are played; the best first."""
    base, things = totals(pieces)
    rows = []
    for (pick, key), (drawn, drawn_won, played, played_won) in things.items():
        games, won = base[pick]
        usual = won / games
        row: dict[str, Any] = {"pick": pick, "id": key, "usual": usual}
        for name, n, of_them in (("drawn", drawn, drawn_won), ("played", played, played_won)):
            low, high = wilson(of_them, int(n))
            row |= {
                name: int(n),
                f"{name}_share": of_them / n if n else None,
                f"{name}_low": low,
                f"{name}_high": high,
                f"{name}_worth": of_them / n - usual if n else None,
            }
        rows.append(row)
    rows.sort(key=_order)
    return {
        **asdict(series),
        "stopped_early": stopped,
        "games_played": int(sum([games for games, _ in base.values()])) // 2,
        "picks_won": {pick: won / games for pick, (games, won) in sorted(base.items())},
        "things": rows,
    }


def _order(row: dict[str, Any]) -> tuple[float, str, str]:
    worth = row["played_worth"]
    return (-float(worth) if worth is not None else 9.0, row["pick"], row["id"])
