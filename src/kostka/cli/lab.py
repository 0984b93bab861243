"""`kostka lab matrix GAME`, `kostka lab ladder GAME`: many games between bots, counted."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from kostka.bots import bot
from kostka.cli.options import add_game, add_json, add_language, print_json
from kostka.games import game
from kostka.kernel.game import Mistake, kebab
from kostka.words import book


def arguments(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="KIND")
    matrix = kinds.add_parser("matrix", help="every hero or deck against every other")
    add_game(matrix)
    matrix.add_argument("--picks", default="", metavar="A,B,…", help="only these; else all")
    matrix.add_argument("--games", type=int, default=20, metavar="N", help="of each pair")
    matrix.add_argument("--bot", default="greedy", metavar="B", help="who plays both seats")
    matrix.add_argument("--seed", type=int, default=1, metavar="S")
    matrix.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes")
    matrix.add_argument(
        "--out",
        default="lab",
        metavar="FOLDER",
        help="where pairs are kept and the report is written; a run that was cut off goes on there",
    )
    add_language(matrix)
    add_json(matrix)
    ladder = kinds.add_parser("ladder", help="each level against the one below, with Elo")
    add_game(ladder)
    ladder.add_argument("--games", type=int, default=400, metavar="N", help="of a match, at most")
    ladder.add_argument(
        "--simulations", type=int, default=0, metavar="N", help="of every search; else the level's"
    )
    ladder.add_argument(
        "--matches", default="", metavar="5-4,5-greedy", help="only these; else every step"
    )
    ladder.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes")
    add_json(ladder)


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.jobs < 1:
        raise Mistake("--games and --jobs are whole numbers from 1.")
    return climb(args) if args.kind == "ladder" else compare(args)


def climb(args: argparse.Namespace) -> int:
    """Every step of the ladder, until a sequential test is sure of it."""
    from kostka.lab.ladder import MATCHES, Match, play, ratings

    it = game(args.game)
    wanted = [each for each in args.matches.split(",") if each]
    known = {f"{better}-{worse}": (better, worse, mark) for better, worse, mark in MATCHES}
    for each in wanted:
        if each not in known:
            raise Mistake(f"There is no match {each!r}; there are: {', '.join(known)}.")
    matches = [Match(*known[name]) for name in wanted or known]
    for match in matches:
        for _ in play(match, it.key, args.games, args.jobs, args.simulations):
            pass
        if not args.json:
            print(_said(match.plain()), flush=True)
    found = ratings(matches)
    if args.json:
        plain = [match.plain() for match in matches]
        print_json({"game": it.key, "matches": plain, "ratings": found})
        return 0
    for each in found:
        print(f"level {each['level']}: {each['elo']:+d} ± {each['give']} Elo")
    return 0


def _said(found: dict[str, Any]) -> str:
    low, high = (100 * each for each in found["interval"])
    reached = {True: "reached", False: "missed", None: "not decided"}[found["reached"]]
    return (
        f"{found['better']} against {found['worse']}: {100 * found['share']:.1f} % "
        f"({low:.1f} – {high:.1f}) of {found['games']} games, {found['elo']:+d} Elo; "
        f"{100 * found['mark']:.0f} % is {reached}"
    )


def compare(args: argparse.Namespace) -> int:
    """Every pick against every other."""
    from kostka.lab.matrix import Book, Plan, picks_of, summary
    from kostka.lab.report import write

    it = game(args.game)
    name = kebab(args.bot)
    bot(name, 0)
    picks = picks_of(it, [pick for pick in args.picks.split(",") if pick])
    if len(picks) < 2:
        raise Mistake("A matrix needs at least two that can be compared.")
    plan = Plan(it.key, picks, name, args.games, args.seed)
    folder = Path(args.out)
    kept = Book(folder, plan)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("pairs", total=len(plan.pairs()), completed=len(kept.cells))
        for _ in kept.run(args.jobs):
            progress.update(task, advance=1)
    found = summary(plan, kept.cells)
    words = book(it.key)
    files = write(folder, found, {pick: words.name(pick, args.lang) for pick in picks})
    if args.json:
        print_json({**found, "files": [str(file) for file in files]})
        return 0
    for each in found["field"]:
        share, low, high = (100 * each[key] for key in ("share", "low", "high"))
        print(f"{words.name(each['id'], args.lang):24} {share:5.1f} %  ({low:.1f} – {high:.1f})")
    print(", ".join(str(file) for file in files))
    return 0
