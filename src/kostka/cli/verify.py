"""`kostka verify FILE`: recompute a recorded game, its outcomes and its dice stream.

Exit code 0 if everything that can be checked holds, 1 if a line does not, 2 if it cannot be read.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from kostka.cli.options import add_json, print_json
from kostka.games import GAMES
from kostka.kernel.log import Flaw, Journal, read, revealed

PROVED = "proved"
OPEN = "not revealed"
UNCOMMITTED = "not committed"

SENTENCES = {
    PROVED: "The dice are those of the stream that was committed before the first of them.",
    OPEN: "The seed of the dice has not been revealed, so they could not be checked.",
    UNCOMMITTED: "No dice stream was committed before the game, so nothing is proved about them.",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a log, *.kostka.jsonl")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    try:
        found = verified(args.file)
    except Flaw as flaw:
        if flaw.unreadable:
            raise
        found = {"file": args.file, "holds": False, "line": flaw.line, "what": flaw.what}
    if args.json:
        print_json(found)
    elif found["holds"]:
        print(f"All {found['lines']} lines hold: {found['choices']} choices,", end=" ")
        print(f"{found['outcomes']} outcomes, {found['undone']} records undone.")
        print(SENTENCES[found["dice"]])
    else:
        print(f"{args.file}, line {found['line']} does not hold: {found['what']}.", file=sys.stderr)
    return 0 if found["holds"] else 1


def verified(path: str) -> dict[str, Any]:
    """What was checked; raises Flaw at the first line that does not hold."""
    stream = revealed(path)
    journal = read(path, GAMES, stream)
    committed = bool(journal.header["commitment"])
    drawn = None if stream is None else stream.position
    dice = (PROVED if stream is not None else OPEN) if committed else UNCOMMITTED
    return {"file": path, "holds": True, **_counted(journal), "dice": dice, "drawn": drawn}


def _counted(journal: Journal) -> dict[str, Any]:
    return {
        "game": journal.game.key,
        "lines": 1 + len(journal.records),
        "choices": sum("do" in record for record in journal.records),
        "outcomes": sum(len(record.get("out", ())) for record in journal.records),
        "undone": len(journal.records) - len(journal.line),
        "over": journal.state.over(),
        "hash": journal.game.hash(journal.state),
    }
