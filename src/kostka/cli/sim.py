"""`kostka sim GAME --games N --bots A,B --seed S --jobs J`: bots play, we count."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.progress import Progress

from kostka.cli.options import add_game, add_json, add_setup, print_json, setup_of
from kostka.games import game
from kostka.kernel.game import Mistake
from kostka.lab.sim import Tally, seats_of, simulate


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games")
    parser.add_argument("--bots", metavar="A,B", help="a bot per seat; random ones if not named")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first game")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.jobs < 1:
        raise Mistake("--games and --jobs are whole numbers from 1.")
    it = game(args.game)
    setup = setup_of(it, args.setup)
    bots = args.bots.split(",") if args.bots else ["random"] * seats_of(it.key, setup)
    tally = Tally([])
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=args.games)
        for tally in simulate(it.key, setup, bots, args.games, args.seed, args.jobs):
            progress.update(task, completed=tally.games)
    plain = tally.plain(it.key)
    if args.json:
        print_json({**plain, "bots": bots, "seed": args.seed, "setup": setup})
        return 0
    for seat, (name, wins) in enumerate(zip(bots, tally.wins), 1):
        print(f"seat {seat} ({name}): {wins} of {tally.games} won, {wins / tally.games:.1%}")
    if len(bots) == 1:
        print(f"lost: {tally.losses}{_scored(tally.scores)}")
    print(f"draws: {tally.draws}; stopped by the technical limit: {tally.technical_draws}")
    print(
        f"{tally.decisions} decisions in {tally.seconds:.2f} s, "
        f"{plain['decisions_per_second']} a second"
    )
    return 0


def _scored(scores: list[int]) -> str:
    if not scores:
        return ""
    mean = sum(scores) / len(scores)
    return f"; scores {min(scores)} to {max(scores)}, {mean:.1f} on the average"
