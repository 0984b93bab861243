"""`kostka lab matrix GAME`: many games between bots, and what they tell about balance."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from kostka.bots import bot
from kostka.cli.deckfiles import code_of
from kostka.cli.options import add_game, add_json, add_language, print_json
from kostka.games import game
from kostka.kernel.game import Mistake, kebab
from kostka.words import Book, book


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


def run(args: argparse.Namespace) -> int:
    from kostka.lab.matrix import Book, Plan, picks_of, summary
    from kostka.lab.report import write

    if args.games < 1 or args.jobs < 1:
        raise Mistake("--games and --jobs are whole numbers from 1.")
    it = game(args.game)
    name = kebab(args.bot)
    bot(name, 0)
    picks = picks_of(it, [_pick(it.key, pick) for pick in args.picks.split(",") if pick])
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
    names = {pick: _name(pick, args.lang, words) for pick in picks}
    files = write(folder, found, names)
    if args.json:
        print_json({**found, "files": [str(file) for file in files]})
        return 0
    for each in found["field"]:
        share, low, high = (100 * each[key] for key in ("share", "low", "high"))
        print(f"{names[each['id']]:24} {share:5.1f} %  ({low:.1f} – {high:.1f})")
    print(", ".join(str(file) for file in files))
    return 0


def _pick(game_key: str, given: str) -> str:
    """Of Doomtrooper also a deck from a file, a link or a code."""
    return code_of(given) if game_key == "doomtrooper" else given


def _name(pick: str, lang: str, words: Book) -> str:
    """The name of what was picked; a deck of somebody's own is called by its code."""
    return words.name(pick, lang) if pick in words.names else pick[:20]
