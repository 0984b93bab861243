"""`kostka replay FILE`: a recorded game, move by move, as a seat, spectator or judge sees it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from kostka.cli.options import add_json, add_language, print_json
from kostka.games import GAMES
from kostka.kernel.game import Mistake
from kostka.kernel.log import Journal, Moment, read
from kostka.sight import JUDGE, SPECTATOR, heard, redact, view
from kostka.table.store.course import OPEN
from kostka.words import book
from kostka.words.book import Book
from kostka.words.interface import say

VIEWERS = {"spectator": SPECTATOR, "judge": JUDGE}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a log, *.kostka.jsonl")
    parser.add_argument(
        "--seat",
        default="spectator",
        metavar="N",
        help="whose view: a seat, counted from 0, or spectator, or judge, who sees everything",
    )
    parser.add_argument("--to", type=int, metavar="N", help="only up to this record")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.to is not None and args.to < 0:
        raise Mistake("Records are counted from 0.")
    journal = read(args.file, GAMES, to=args.to)
    viewer = viewer_of(args.seat, len(journal.seats))
    replay = Replay(journal, viewer, args.lang)
    if args.json:
        print_json(replay.plain(args.file))
    else:
        for moment in journal.moments():
            print(*replay.lines(moment), sep="\n")
        print(*replay.ending(), sep="\n", end="")
    return 0


def viewer_of(text: str, seats: int) -> int:
    if text in VIEWERS:
        return VIEWERS[text]
    if text.isdecimal() and len(text) < 3 and int(text) < seats:
        return int(text)
    there = ", ".join([str(seat) for seat in range(seats)] + list(VIEWERS))
    raise Mistake(f"There is no seat {text!r}; there are: {there}.")


class Replay:
    """One viewer's way through a journal, in one language."""

    def __init__(self, journal: Journal, viewer: int, lang: str) -> None:
        self.journal = journal
        self.viewer = viewer
        self.lang = lang
        self.book: Book = book(journal.game.key)
        self.seats: list[str] = list(journal.header["seats"])

    def names(self) -> list[str]:
        """A number follows where two have the same name."""
        return [
            name if self.seats.count(name) == 1 else f"{name} {seat + 1}"
            for seat, name in enumerate(self.seats)
        ]

    def move(self, moment: Moment) -> str | None:
        """What was chosen, or None if the viewer may not know."""
        record = moment.record
        if moment.secret and self.viewer not in (record["seat"], JUDGE):
            return None
        return str(record["do"])

    def events(self, moment: Moment) -> list[str]:
        heard = redact(moment.state, moment.events, self.viewer)
        texts = [self.book.event(event, self.lang, self.names()) for event in heard]
        return [text for text in texts if text]

    def lines(self, moment: Moment) -> Sequence[str]:
        """One record as it is printed; an answer that was hidden is three dots."""
        record = moment.record
        if "hand" in record:
            self.seats[record["hand"]] = record["to"]
        head = f"{record['n']:4}  {self.head(moment)}".rstrip()
        return [head, *[f"      {text}" for text in self.events(moment)]]

    def head(self, moment: Moment) -> str:
        record, names = moment.record, self.names()
        if "do" in record:
            return f"{names[record['seat']]}: {self.move(moment) or '...'}"
        if "resign" in record:
            return say(self.lang, "resigned", name=names[record["resign"]])
        if "drawn" in record:
            return say(self.lang, "table-drawn")
        if "undo" in record:
            return say(self.lang, "replay-undo", n=record["undo"])
        if "hand" in record:
            said = "replay-free" if record["to"] == OPEN else "replay-hand"
            return say(self.lang, said, name=record["to"], n=record["hand"] + 1)
        if "judge" in record:
            did = record["judge"] if self.viewer == JUDGE else heard(record["judge"])
            return say(self.lang, "table-judged", did=did, rule=record["rule"], why=record["why"])
        if "clock" in record:
            left = record["left"]
            time = f"{left // 60}:{left % 60:02}"
            return say(self.lang, "replay-clock", name=names[record["clock"]], time=time)
        return say(self.lang, "replay-closed") if "hash" in record else ""

    def ending(self) -> Sequence[str]:
        state = self.journal.state
        if not state.over():
            return []
        outcome = state.outcome()
        won = [name for name, one in zip(self.names(), outcome, strict=True) if one]
        if won:
            return [say(self.lang, "won", n=len(won), name=", ".join(won)), ""]
        if len(outcome) == 1:
            return [say(self.lang, "lost", name=self.names()[0]), ""]
        return [say(self.lang, "technical" if state.technical() else "drawn"), ""]

    def plain(self, file: str) -> dict[str, Any]:
        """For a machine: what the viewer may know, and nothing else."""
        records = []
        for moment in self.journal.moments():
            record = dict(moment.record)
            outcomes = record.pop("out", None)
            if "do" in record:
                record["do"] = self.move(moment)
            if "judge" in record and self.viewer != JUDGE:
                record["judge"] = heard(record["judge"])
            if outcomes is not None and self.viewer == JUDGE:
                record["out"] = outcomes
            self.lines(moment)
            records.append({**record, "events": self.events(moment)})
        return {
            "file": file,
            "game": self.journal.game.key,
            "rules": self.journal.header["rules"],
            "seats": self.journal.header["seats"],
            "viewer": self.viewer,
            "records": records,
            "view": view(self.journal.state, self.viewer).plain(),
        }
