"""`kostka bench`: how fast the engine is, beside other engines."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kostka.kernel.game import Mistake
from kostka.lab.bench import Report, Row, bench


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--peers", action="store_true", help="measure the other engines too")
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="for each thing that is measured, 2 by default"
    )
    parser.add_argument("--games", type=int, help="in each turn, instead of going by time")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    if args.games is not None and args.games < 1:
        raise Mistake("The number of games must be at least 1.")
    if not 0 < args.seconds < float("inf"):
        raise Mistake("The seconds must be more than 0.")
    report = bench(args.seconds, args.games or 0, args.peers)
    if args.json:
        print(json.dumps(report.json(), indent=2, ensure_ascii=False))
    else:
        show(report, Console())
    return 0


def show(report: Report, console: Console) -> None:
    console.print(f"The engine runs {report.engine}. Uniform random play, one core, best turns.")
    console.print(speeds(report.rows))
    for row in report.rows:
        if "chance_share" in row:
            console.print(
                f"{row['name']}: chance gives {row['chance_share']:.0%} of all answers, "
                f"{row['forced_share']:.0%} are forced; "
                f"{row['technical_draws']} technical draws in {row['games']} games."
            )
    peers = [row["name"] for row in report.rows if row["kind"] == "peer"]
    for name, ratios in report.ratios.items():
        if peers:
            console.print(beside(name, peers, ratios))
        console.print(marks(name, ratios))
    if report.engine == "interpreted":
        console.print("The marks are meant for the compiled engine.")
    if report.not_measured:
        console.print(f"not measured: {'; '.join(report.not_measured)}", soft_wrap=True)


def grid(title: str, *columns: str) -> Table:
    """A table of numbers with a name before each line."""
    table = Table("", title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in columns:
        table.add_column(column, justify="right")
    return table


def speeds(rows: list[Row]) -> Table:
    table = grid("", "decisions/s", "games/s", "clone µs", "simulations/s")
    for row in rows:
        keys = ("decisions_per_second", "games_per_second", "clone_us", "simulations_per_second")
        table.add_row(row["name"], *[number(row[key]) for key in keys])
    return table


def beside(name: str, peers: list[str], ratios: dict[str, dict[str, Any]]) -> Table:
    """Our row as a multiple of each peer."""
    table = grid(
        f"{name}, so many times as fast as",
        "decisions",
        "forced too",
        "clones",
        "simulations",
    )
    for peer in peers:
        decisions, clones, simulations = [
            ratios.get(f"{what}/s against {peer}", {})
            for what in ("decisions", "clones", "simulations")
        ]
        table.add_row(
            peer,
            number(decisions.get("ratio")),
            number(decisions.get("against_all_answers")),
            number(clones.get("ratio")),
            number(simulations.get("ratio")),
        )
    return table


def marks(name: str, ratios: dict[str, dict[str, Any]]) -> Table:
    """The ratios that have a mark to reach, by the stricter count where there are two."""
    table = grid(f"{name}, against the marks", "ratio", "medians", "floor", "ahead", "reached")
    for what, one in ratios.items():
        if "reached" in one:
            sign = "≤ " if one["at_most"] else ""
            table.add_row(
                what,
                number(one.get("against_all_answers", one["ratio"])),
                number(one.get("against_all_answers_of_medians", one["ratio_of_medians"])),
                sign + number(one["floor"]),
                sign + number(one["ahead"]),
                one["reached"],
            )
    return table


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
