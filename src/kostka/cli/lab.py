"""`kostka lab KIND GAME`: many games between bots, and what they tell about balance."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kostka.bots import bot
from kostka.cli.deckfiles import code_of
from kostka.cli.options import add_game, add_json, add_language, print_json
from kostka.games import game
from kostka.kernel.game import Mistake, kebab
from kostka.words import book

LONGEST = 24  # letters of a name that is only an id, such as the code of a deck
KINDS = {
    "matrix": "every hero or deck against every other",
    "curve": "how long games are, what it is worth to begin, when they are decided",
    "cards": "what cards and abilities are worth: won when drawn, when played",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="KIND")
    for kind, what in KINDS.items():
        add_run(kinds.add_parser(kind, help=what, description=what))
    add_ladder(kinds.add_parser("ladder", help="each level against the one below, with Elo"))


def add_ladder(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=int, default=400, metavar="N", help="of a match, at most")
    parser.add_argument(
        "--simulations", type=int, default=0, metavar="N", help="of every search; else the level's"
    )
    parser.add_argument(
        "--matches", default="", metavar="5-4,5-greedy", help="only these; else every step"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="number of the first pair")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes")
    add_json(parser)


def add_run(parser: argparse.ArgumentParser) -> None:
    """What all kinds of runs have in common."""
    add_game(parser)
    parser.add_argument("--picks", default="", metavar="A,B,…", help="only these; else all")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="of each pair, at most")
    parser.add_argument("--bot", default="greedy", metavar="B", help="who plays both seats")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument(
        "--within",
        type=float,
        default=0.0,
        metavar="P",
        help="stop early once a share is known within so many percent, 95 %% sure",
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes")
    parser.add_argument("--ray", action="store_true", help="processes of a Ray cluster")
    parser.add_argument(
        "--out",
        default="lab",
        metavar="FOLDER",
        help="where a run is kept and its report is written; one that was cut off goes on there",
    )
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.jobs < 1:
        raise Mistake("--games and --jobs are whole numbers from 1.")
    if args.kind == "ladder":
        return ladder(args)
    if not 0 <= args.within < 50:
        raise Mistake("--within is a number of percent below 50.")
    bot(kebab(args.bot), 0)
    return RUNS[args.kind](args)


def picks_wanted(args: argparse.Namespace, least: int) -> tuple[str, ...]:
    from kostka.lab.matrix import picks_of

    it = game(args.game)
    wanted = [pick for pick in args.picks.split(",") if pick]
    if it.key == "doomtrooper":
        wanted = [code_of(pick) for pick in wanted]  # also from a file or a link
    picks = picks_of(it, wanted)
    if len(picks) < least:
        raise Mistake("A matrix needs at least two that can be compared.")
    return picks


def names_of(key: str, keys: Iterable[str], lang: str) -> dict[str, str]:
    """What things are called; the rows of an ability are called like the ability."""
    words = book(key)
    found = {}
    for each in keys:
        try:
            found[each] = words.name(each, lang)
        except LookupError:
            found[each] = each if len(each) < LONGEST else f"{each[:LONGEST]}…"
    return found


def follow(what: str, total: int, done: int, steps: Iterable[Any]) -> None:
    """Take all the steps, with a bar where somebody looks on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not sys.stderr.isatty()
    ) as progress:
        task = progress.add_task(what, total=total, completed=done)
        for _ in steps:
            progress.update(task, advance=1)


def told(args: argparse.Namespace, found: dict[str, Any], files: list[Path]) -> bool:
    """Whether it was told to a machine."""
    if args.json:
        print_json({**found, "files": [str(file) for file in files]})
    return bool(args.json)


def matrix(args: argparse.Namespace) -> int:
    from kostka.lab.matrix import BLOCK, Book, Plan, summary
    from kostka.lab.report import write

    picks = picks_wanted(args, 2)
    key, within = game(args.game).key, args.within / 100
    plan = Plan(key, picks, kebab(args.bot), args.games, args.seed, within)
    kept = Book(Path(args.out), plan)
    blocks = len(plan.pairs()) * -(-plan.games // BLOCK)
    follow("blocks", blocks, len(kept.kept.found), kept.run(args.jobs, args.ray))
    found = summary(plan, kept.cells)
    names = names_of(key, picks, args.lang)
    files = write(Path(args.out), found, names)
    if told(args, found, files):
        return 0
    for each in found["field"]:
        share, low, high = (100 * each[key] for key in ("share", "low", "high"))
        print(f"{names[each['id']]:24} {share:5.1f} %  ({low:.1f} – {high:.1f})")
    print(", ".join(str(file) for file in files))
    return 0


def curve(args: argparse.Namespace) -> int:
    from kostka.lab.curve import enough, piece, rows_of, summary
    from kostka.lab.report import write_curve

    series, pieces, stopped = series_of(args, "curve", piece, enough)
    found = summary(series, pieces, stopped)
    files = write_curve(Path(args.out), found, rows_of(pieces))
    if told(args, found, files):
        return 0
    first, turns, decisions = found["beginner"], found["turns"], found["decisions"]
    print(
        f"whoever begins wins {first['share']:.1%} ({first['low']:.1%} – {first['high']:.1%}) "
        f"of {first['games']} decided games"
    )
    print(f"turns: {turns['median']} in the middle, {turns['p05']} to {turns['p95']} mostly")
    print(f"decisions: {decisions['mean']:.0f} a game")
    print(", ".join(str(file) for file in files))
    return 0


def cards(args: argparse.Namespace) -> int:
    from kostka.lab.cards import enough, piece, summary
    from kostka.lab.report import write_cards

    series, pieces, stopped = series_of(args, "cards", piece, enough)
    found = summary(series, pieces, stopped)
    keys = [each["id"] for each in found["things"]]
    names = names_of(series.game, [*series.picks, *keys], args.lang)
    files = write_cards(Path(args.out), found, names)
    if told(args, found, files):
        return 0
    for each in [it for it in found["things"] if it["played"]][:20]:
        print(
            f"{names[each['id']]:32} {100 * each['played_worth']:+6.1f}  "
            f"won {each['played_share']:.1%} of {each['played']} games in which it was played"
        )
    print(", ".join(str(file) for file in files))
    return 0


def series_of(args: argparse.Namespace, kind: str, piece: Any, enough: Any) -> Any:
    """Play the series; it, the pieces that count, and whether there was enough early."""
    from dataclasses import asdict

    from kostka.lab.kept import Kept, counted
    from kostka.lab.plan import Series

    picks = picks_wanted(args, 1)
    series = Series(game(args.game).key, picks, kebab(args.bot), args.games, args.seed)
    within = args.within / 100
    plan = asdict(series) | {"picks": list(picks), "kind": kind, "within": within}
    kept = Kept(Path(args.out), kind, plan)
    stop = (lambda pieces: bool(enough(pieces, within))) if within else None
    work = series.work()
    steps = kept.run(piece, work, args.jobs, args.ray, stop)
    follow("blocks", len(work), len(kept.found), steps)
    pieces, stopped = counted(kept.found, stop)
    return series, pieces, stopped


def ladder(args: argparse.Namespace) -> int:
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
        for _ in play(match, it.key, args.games, args.jobs, args.simulations, args.seed):
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


RUNS = {"matrix": matrix, "curve": curve, "cards": cards}
