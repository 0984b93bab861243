"""`kostka admin`: what whoever runs a server may have to do, also while it runs."""

from __future__ import annotations

import argparse
import datetime
from typing import Any

from kostka.cli.options import add_json, print_json
from kostka.kernel.game import Mistake

LIST, WHO, DELETE, CLOSE, PURGE, FORGET = "list", "who", "delete", "close", "purge", "forget"
BLOCK, UNBLOCK, MUTE, UNMUTE = "block", "unblock", "mute", "unmute"
MOST = 1_000_000


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", metavar="URL", help="as for `kostka serve`")
    add_json(parser)
    acts = parser.add_subparsers(dest="act", metavar="ACT", required=True)
    acts.add_parser(LIST, help="the newest tables").add_argument("-n", type=int, default=50)
    for name, help_ in (
        (WHO, "which browsers hold the seats of a table"),
        (DELETE, "throw a table or an event away, with all that belongs to it"),
        (CLOSE, "end a table where it stands; its dice are revealed"),
    ):
        acts.add_parser(name, help=help_).add_argument("table")
    purge = acts.add_parser(PURGE, help="throw away what is over and old")
    purge.add_argument("--older", type=float, metavar="DAYS", help="tables that are over")
    purge.add_argument(
        "--abandoned", type=float, metavar="DAYS", help="end the others that nobody came back to"
    )
    for name, help_ in (
        (FORGET, "a person's keys, names and chat"),
        (MUTE, "a browser whose chat is not taken"),
        (UNMUTE, "let it talk again"),
    ):
        acts.add_parser(name, help=help_).add_argument("holder", help="as `who` tells it")
    for name, help_ in ((BLOCK, "do not let in"), (UNBLOCK, "let in again")):
        acts.add_parser(name, help=help_).add_argument(
            "who", help="a browser as `who` tells it, or an address or network such as 192.0.2.0/24"
        )


def run(args: argparse.Namespace) -> int:
    from kostka.cli.serve import data_file
    from kostka.table.store.database import Database

    database = Database(args.db or data_file(), 5.0, alone=False)
    try:
        with database.writing.begin() as db:
            found, text = done(db, args)
    finally:
        database.close()
    if args.json:
        print_json(found)
    else:
        print(text)
    return 0


def done(db: Any, args: argparse.Namespace) -> tuple[Any, str]:
    """What was found or done, as values and as a text."""
    from kostka.table.store import keeping

    if args.act == LIST:
        found = keeping.listed(db, max(1, min(args.n, MOST)))
        return found, "\n".join([_line(each) for each in found]) or "There are no tables."
    if args.act == WHO:
        held = keeping.holders(db, args.table)
        lines = [f"seat {each['seat']}: {each['holder'][:16]}" for each in held]
        return held, "\n".join(lines) or "Nobody holds a seat there."
    if args.act == DELETE:
        keeping.holders(db, args.table)
        keeping.delete_tables(db, [args.table])
        return {"deleted": 1}, f"Table {args.table} is gone."
    if args.act == CLOSE:
        revealed = keeping.close(db, args.table, played)
        text = "its dice are revealed" if revealed else "it had no game that could be ended"
        return {"closed": 1, "revealed": revealed}, f"Table {args.table} is over; {text}."
    if args.act == PURGE:
        return purged(db, args)
    if args.act == FORGET:
        gone = keeping.forget(db, keeping.holder(db, args.holder))
        return (
            gone,
            f"Forgotten at {gone['tables']} tables: {gone['lines']} lines of chat and names.",
        )
    return barred(db, args)


def purged(db: Any, args: argparse.Namespace) -> tuple[Any, str]:
    from kostka.table.store import keeping

    if args.older is None and args.abandoned is None:
        raise Mistake("Say which: --older DAYS, --abandoned DAYS, or both.")
    closed = 0
    if args.abandoned is not None:
        for table in keeping.older(db, args.abandoned, over=False):
            keeping.close(db, table, played)
            closed += 1
    deleted = 0
    if args.older is not None:
        deleted = keeping.delete_tables(db, keeping.older(db, args.older, over=True))
    text = f"{closed} tables were ended, {deleted} thrown away."
    return {"closed": closed, "deleted": deleted}, text


def barred(db: Any, args: argparse.Namespace) -> tuple[Any, str]:
    from kostka.table.http.door import network
    from kostka.table.store import keeping

    on = args.act in (BLOCK, MUTE)
    if args.act in (MUTE, UNMUTE):
        kind, who = "muted", keeping.holder(db, args.holder)
    elif "." in args.who or ":" in args.who:
        kind, who = "networks", network(args.who.partition("/")[0])
        if "/" not in who:
            raise Mistake(f"{args.who!r} is no address.")
    else:
        kind, who = "holders", keeping.holder(db, args.who)
    keeping.bar(db, kind, who, on)
    return keeping.barred(db), f"{'Done' if on else 'Undone'}: {args.act} {who[:24]}."


def played(header: Any, lines: list[str], seed: bytes | None, config: dict[str, Any]) -> Any:
    """The journal of a game that is kept, with its dice."""
    from kostka.table.seat.session import played as again
    from kostka.table.store.store import Kept

    kept = Kept("", header, seed, config, 0, False, False, lines, [])
    journal = again(kept).journal
    if "branch" in config:
        journal.luck = None
    return journal


def _line(each: dict[str, Any]) -> str:
    day = datetime.datetime.fromtimestamp(each["used"]).strftime("%Y-%m-%d %H:%M")
    state = "over" if each["over"] else "runs"
    names = ", ".join(each["seats"])
    return f"{each['table']:14} {day} {state} {each['game']:11} {each['lines']:6} lines  {names}"
