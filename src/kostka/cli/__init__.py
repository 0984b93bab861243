"""The command line: `kostka COMMAND ...`, one file per command.

A command module says what it is for (`HELP`), which arguments it takes (`arguments`) and does it
(`run`, the exit code).  Bad input is a `Mistake`: one sentence, exit code 2, nothing lost.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from kostka import __version__
from kostka.kernel.game import Mistake

COMMANDS: Final = {
    "play": "play a game in the terminal",
    "serve": "host games for browsers",
    "backup": "copy a server's database, also while it runs",
    "restore": "bring back such a copy",
    "admin": "look after a server: tables, people, what is old",
    "sim": "let bots play many games",
    "deck": "check a deck of Doomtrooper, or write it in another form",
    "card": "the text of a card, ability or token, made from what it does",
    "odds": "exact chances of the dice, and which to keep",
    "replay": "step through a recorded game",
    "verify": "recompute a recorded game and its dice",
    "scenario": "play scenario files and check what they expect",
    "rules": "the rules by number, and which of them are tested",
    "bench": "how fast the engine is",
    "lab": "balance: who beats whom",
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        raise Mistake(f"{message[:1].upper()}{message[1:]}; see `{self.prog} --help`.")


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(words)
    except Mistake as mistake:
        print(mistake, file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader went away, as `| head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _run(words: list[str]) -> int:
    parser = Parser(prog="kostka", description="Three rule-heavy tabletop games, played right.")
    parser.add_argument("--version", action="version", version=f"kostka {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, help_ in COMMANDS.items():
        sub = commands.add_parser(name, help=help_, description=help_, add_help=name in words)
        if name in words[:1]:
            importlib.import_module(f"kostka.cli.{name}").arguments(sub)
    args = parser.parse_args(words)
    if args.command is None:
        parser.print_help()
        return 0
    result: int = importlib.import_module(f"kostka.cli.{args.command}").run(args)
    return result
