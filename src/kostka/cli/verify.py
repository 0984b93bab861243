"""`kostka verify FILE`: recompute a recorded game, its outcomes, its dice stream and its signature.

Exit code 0 if it is proved, 3 if all of it holds but something is not proved, 1 if a line does not
hold, 2 if it cannot be read.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from kostka.cli.options import add_json, print_json
from kostka.games import GAMES
from kostka.judge import CATALOGUES
from kostka.kernel.game import Mistake
from kostka.kernel.log import Flaw, Journal, read, revealed
from kostka.kernel.record import hexadecimal

PROVED = "proved"
OPEN = "not revealed"
UNCOMMITTED = "not committed"
SIGNED, STRANGE, FORGED, UNSIGNED = "signed", "signed by a key nobody vouches for", "forged", "no"
HOLDS = 3

SENTENCES = {
    PROVED: "The dice are those of the stream that was committed before the first of them.",
    OPEN: "The seed of the dice has not been revealed, so they could not be checked.",
    UNCOMMITTED: "No dice stream was committed before the game, so nothing is proved about them.",
}
SIGNATURES = {
    SIGNED: "The server of this key has signed every line.",
    STRANGE: "All is signed by the key {key}; whose that is, say with --key.",
    UNSIGNED: "Nobody has signed it, so whoever had the file could have played it otherwise.",
}
# What enters a game beside moves: whoever reads the log should know of it.
BESIDE = {
    "judge": "corrected by a judge",
    "undo": "taken back",
    "resign": "resigned",
    "drawn": "agreed on a draw",
    "hand": "given to somebody else",
    "clock": "told by the clock",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a log, *.kostka.jsonl")
    parser.add_argument("--key", default="", help="of the server that has to have signed it")
    parser.add_argument(
        "--local", action="store_true", help="a game of your own terminal, which nobody signs"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    key = args.key.strip().lower()
    if key and not (hexadecimal(key) and len(key) == 64):
        raise Mistake("A server's key has 64 hexadecimal digits; it tells it at /api/key.")
    try:
        found = verified(args.file, key)
    except Flaw as flaw:
        if flaw.unreadable:
            raise
        found = {"file": args.file, "holds": False, "line": flaw.line, "what": flaw.what}
    found["proved"] = found["holds"] and proved(found, args.local)
    if args.json:
        print_json(found)
    elif found["holds"]:
        tell(found, args.local)
    else:
        print(f"{args.file}, line {found['line']} does not hold: {found['what']}.", file=sys.stderr)
    return 1 if not found["holds"] else 0 if found["proved"] else HOLDS


def tell(found: dict[str, Any], local: bool) -> None:
    print(f"All {found['lines']} lines hold: {found['choices']} choices,", end=" ")
    print(f"{found['outcomes']} outcomes, {found['undone']} records undone.")
    for beside in found["beside"]:
        print(f"Line {beside['line']}: {beside['what']}.")
    print(SENTENCES[found["dice"]])
    if not found["closed"]:
        print("The last line is missing, so the game may have gone on.")
    if not found["same_engine"]:
        print("Another version of the engine has recorded it: its last state was not compared.")
    if not local or found["signature"] != UNSIGNED:
        print(SIGNATURES[found["signature"]].format(key=found["server"]))
    print("It is proved." if found["proved"] else "It holds, but it is not proved.")


def proved(found: dict[str, Any], local: bool) -> bool:
    """Whether nobody but the server can have made it so; of a game of one's own terminal, whether
    nobody can have chosen the dice."""
    signed = found["signature"] == SIGNED or (local and found["signature"] == UNSIGNED)
    return signed and found["dice"] == PROVED and found["closed"]


def verified(path: str, key: str = "") -> dict[str, Any]:
    """What was checked; raises Flaw at the first line that does not hold."""
    from kostka import __version__

    stream = revealed(path)
    journal = read(path, GAMES, stream)
    header = journal.header
    committed = bool(header["commitment"])
    drawn = None if stream is None else stream.position
    dice = (PROVED if stream is not None else OPEN) if committed else UNCOMMITTED
    return {
        "file": path,
        "holds": True,
        **_counted(journal),
        "dice": dice,
        "drawn": drawn,
        "salts": len(header.get("salts", ())),
        "signature": _signature(journal, path, key),
        "server": header.get("server", ""),
        "closed": journal.closed,
        "same_engine": header["engine"] == __version__,
        "beside": _beside(journal, path),
    }


def _signature(journal: Journal, path: str, key: str) -> str:
    """Who has signed it; raises Flaw if it was changed afterwards."""
    from kostka.table.store.signing import signed

    if not journal.closed or "signed" not in journal.records[-1]:
        return UNSIGNED
    if not signed(journal.header, journal.records):
        what = "the signature is not of these lines"
        raise Flaw(what).at(path, 1 + len(journal.records))
    if not key:
        return STRANGE
    if journal.header["server"] != key:
        raise Flaw("another key than the server's has signed it").at(path, 1)
    return SIGNED


def _beside(journal: Journal, path: str) -> list[dict[str, Any]]:
    """Line by line what is no move; a judge names a rule that there is."""
    found = []
    for n, record in enumerate(journal.records):
        for kind, what in BESIDE.items():
            if kind not in record:
                continue
            if kind == "judge":
                try:
                    CATALOGUES[journal.game.key].find(record["rule"])
                except LookupError:
                    raise Flaw("a judge names no rule of this game").at(path, n + 2) from None
                what = f"{what}: {record['judge']} ({record['rule']}), {record['why']}"
            elif kind == "undo":
                what = f"{what} to record {record['undo']}"
            elif kind != "drawn":
                what = f"seat {record[kind]} {what}"
            found.append({"line": n + 2, "kind": kind, "what": what[:1].upper() + what[1:]})
    return found


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
