"""The file a game is kept in: `*.kostka.jsonl`, one line for the header and one for each record.

It is only ever appended to.  Reading it plays the game again, line by line; a file that is cut off,
corrupt or of another game gets a sentence and is left as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from kostka.kernel.chance import Luck, Stream
from kostka.kernel.game import Game, Mistake
from kostka.kernel.journal import Journal, Keeper, Moment, Refused, check_reveal
from kostka.kernel.record import (
    Flaw,
    Record,
    check_header,
    kind,
    lines,
    name_of,
    parsed,
    reason,
    shown,
    written,
)

__all__ = [
    "Flaw",
    "Journal",
    "Moment",
    "Record",
    "Refused",
    "Writer",
    "played_again",
    "read",
    "revealed",
    "revealed_in",
]


def read(
    path: str, games: Mapping[str, Game], luck: Luck | None = None, to: int | None = None
) -> Journal:
    """The game that was recorded, played again; every line has to hold, up to record `to`.

    With the very luck it was played with, the outcomes are checked against it, and the journal can
    go on.  Raises a Mistake that names the file, the line and what is wrong.
    """
    return played_again(lines(path), name_of(path), games, luck, to)


def played_again(
    found: Sequence[bytes],
    name: str,
    games: Mapping[str, Game],
    luck: Luck | None = None,
    to: int | None = None,
) -> Journal:
    """The same from the lines of a log that is called `name`, wherever they come from."""
    journal: Journal | None = None
    for number, text in enumerate(found, 1):
        last = number == len(found)
        if last and not text and number > 1:
            break
        try:
            record = parsed(text, last)
            if journal is None:
                journal = _opened(record, games, luck)
            else:
                journal.follow(record)
        except Flaw as flaw:
            raise flaw.at(name, number) from None
        if to is not None and len(journal.records) > to:
            break
    assert journal is not None
    return journal


def revealed(path: str) -> Stream | None:
    """The dice stream from its beginning, if the last line of the log reveals it.

    Nothing is played; that the seed is the committed one is checked here, for otherwise the first
    outcome would take the blame.
    """
    return revealed_in(lines(path), name_of(path))


def revealed_in(found: Sequence[bytes], name: str) -> Stream | None:
    """The same from the lines of a log that is called `name`."""
    number = len(found) - 1 if len(found) > 1 and not found[-1] else len(found)
    try:
        last = parsed(found[number - 1], number == len(found))
        if number < 2 or kind(last) != "hash" or "reveal" not in last:
            return None
        reveal: Record = last["reveal"]
        header = parsed(found[0], False)
        check_header(header)
        check_reveal(header, reveal)
    except Flaw as flaw:
        if flaw.unreadable:  # whoever reads it line by line will say where and why
            return None
        raise flaw.at(name, number) from None
    return Stream(bytes.fromhex(reveal["seed"]), bytes.fromhex(reveal["salt"]))


def _opened(header: Record, games: Mapping[str, Game], luck: Luck | None) -> Journal:
    check_header(header)
    game = games.get(header["game"])
    if game is None:
        raise Flaw(
            f"there is no game called {shown(header['game'])}; there are: {', '.join(games)}", True
        )
    if header["rules"] != game.rules:
        recorded = f"the game was recorded with rules version {shown(header['rules'])}"
        raise Flaw(f"{recorded}; this is {game.rules!r}", True)
    try:
        if header["rulings"] != game.in_force(header["setup"]):
            raise Flaw("the game was recorded with other rulings in force", True)
        return Journal(game, header, luck)
    except Flaw:
        raise
    except Mistake as mistake:
        raise Flaw(str(mistake).rstrip("."), True) from None


@final
class Writer(Keeper):
    """Appends each record to the file as it enters the game.

    A file that is there already has to hold the beginning of this very game; any other is left as
    it is.
    """

    def __init__(self, path: str, journal: Journal) -> None:
        self.path = path
        text = [journal.header, *journal.records]
        try:
            try:
                self.file = open(path, "xb", buffering=0)  # noqa: SIM115
            except FileExistsError:
                kept = read(path, {journal.game.key: journal.game})
                already = [kept.header, *kept.records]
                if already != text[: len(already)]:
                    raise Mistake(f"{name_of(path)} is the log of another game.") from None
                text = text[len(already) :]
                whole_lines = lines(path)[-1] == b""
                self.file = open(path, "ab", buffering=0)  # noqa: SIM115
                if not whole_lines:
                    self.file.write(b"\n")
        except (OSError, ValueError) as error:
            raise Mistake(f"{name_of(path)} cannot be written: {reason(error)}.") from None
        for record in text:
            self.write(record)
        journal.keeper = self

    def write(self, record: Record) -> None:
        """One line, at once; half a line is taken back."""
        line = written(record).encode("utf-8")
        start = -1
        try:
            start = self.file.seek(0, 2)
            done = 0
            while done < len(line):
                done += self.file.write(line[done:]) or 0
        except (OSError, ValueError) as error:
            if start >= 0:
                self.file.truncate(start)
            raise Mistake(f"{name_of(self.path)} cannot be written: {reason(error)}.") from None

    def close(self) -> None:
        self.file.close()
