"""How games unfold: how long they are, what it is worth to begin, when they are decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from kostka.lab.kept import Found
from kostka.lab.plan import Series
from kostka.lab.wilson import wilson


def piece(series: Series, pair: int, at: int, games: int) -> Found:
    """A row for each game of the block."""
    rows = []
    for number in range(at, at + games):
        seated, it = series.play(pair, number)
        rows.append(
            {
                "first": seated[0],
                "second": seated[1],
                "began": it.began,
                "winner": it.outcome.index(1) if 1 in it.outcome else -1,
                "technical": it.technical,
                "turns": it.turns,
                "decisions": it.decisions,
                "leads": it.leads,
            }
        )
    return {"games": rows}


def rows_of(pieces: Sequence[Found]) -> list[dict[str, Any]]:
    return [row for each in pieces for row in each["games"]]


def beginner(rows: Sequence[dict[str, Any]]) -> tuple[int, int]:
    """How many of the decided games whoever began has won."""
    decided = [row for row in rows if row["winner"] >= 0 and row["began"] >= 0]
    return sum([row["winner"] == row["began"] for row in decided]), len(decided)


def enough(pieces: Sequence[Found], within: float) -> bool:
    """Whether the share of whoever began is known as closely as wanted."""
    won, games = beginner(rows_of(pieces))
    low, high = wilson(won, games)
    return (high - low) / 2 <= within


def spread_of(values: Sequence[int]) -> dict[str, float]:
    """The middle of what was counted, and where nine tenths of it lie."""
    there = sorted(values)
    if not there:
        return {"mean": 0.0, "median": 0, "p05": 0, "p95": 0, "most": 0}
    last = len(there) - 1
    return {
        "mean": sum(there) / len(there),
        "median": there[last // 2],
        "p05": there[last * 5 // 100],
        "p95": there[-(-last * 95 // 100)],
        "most": there[-1],
    }


def leaders(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """For each turn: how often whoever was ahead at its beginning has won in the end."""
    ahead: Counter[int] = Counter()
    kept: Counter[int] = Counter()
    for row in rows:
        if row["winner"] < 0:
            continue
        for turn, lead in enumerate(row["leads"], 1):
            if lead:
                ahead[turn] += 1
                kept[turn] += (row["winner"] == 0) == (lead > 0)
    found = []
    for turn in sorted(ahead):
        low, high = wilson(kept[turn], ahead[turn])
        share = kept[turn] / ahead[turn]
        found.append({"turn": turn, "games": ahead[turn], "share": share, "low": low, "high": high})
    return found


def summary(series: Series, pieces: Sequence[Found], stopped: bool) -> dict[str, Any]:
    """For a machine, and for the report."""
    rows = rows_of(pieces)
    won, decided = beginner(rows)
    low, high = wilson(won, decided)
    return {
        **asdict(series),
        "stopped_early": stopped,
        "games_played": len(rows),
        "draws": sum([row["winner"] < 0 for row in rows]),
        "technical_draws": sum([row["technical"] for row in rows]),
        "beginner": {
            "share": won / decided if decided else 0.5,
            "low": low,
            "high": high,
            "games": decided,
        },
        "turns": spread_of([row["turns"] for row in rows]),
        "decisions": spread_of([row["decisions"] for row in rows]),
        "lengths": sorted(Counter([row["turns"] for row in rows]).items()),
        "leaders": leaders(rows),
    }
