"""The lines of a log: what a header and a record must look like, before anything is played.

A log is a text file `*.kostka.jsonl`: the header, then one JSON object for each record.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Sequence
from typing import Any, Final, final

from kostka.kernel.game import Mistake

FORMAT: Final = 1  # the number in every header
MOST_BYTES: Final = 1 << 26  # of a file that is read at all
LONGEST_NAME: Final = 80
LONGEST_REASON: Final = 300

Record = dict[str, Any]

HEADER: Final = (
    *("kostka", "game", "rules", "engine", "setup"),
    *("seats", "rulings", "commitment"),
)
# What a record may say besides its number and outcomes: the fields that belong together.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "do": ("seat", "do"),
    "resign": ("resign",),
    "drawn": ("drawn",),
    "undo": ("undo",),
    "hand": ("hand", "to"),
    "clock": ("clock", "left"),
    "judge": ("judge", "rule", "why"),
    "hash": ("hash", "result", "reveal", "signed"),
    "": (),
}


class Flaw(Mistake):
    """A line of a log that cannot be read, or that does not hold."""

    def __init__(self, what: str, unreadable: bool = False, line: int = 0, file: str = "") -> None:
        super().__init__(f"{file}, line {line}: {what}." if line else f"{what}.")
        self.what = what
        self.unreadable = unreadable
        self.line = line

    def at(self, file: str, line: int) -> Flaw:
        return Flaw(self.what, self.unreadable, line, file)


@final
class OtherRules(Flaw):
    """A game of another version of the rules: played on by these, it would be another game."""


def shown(it: Any) -> str:
    """A value from outside for a sentence: never long, never with control characters."""
    text = ascii(it) if isinstance(it, str) and not it.isprintable() else repr(it)
    return text if len(text) <= 60 else text[:57] + "..."


def name_of(path: str) -> str:
    """A file for a sentence, in full."""
    return path if path.isprintable() else ascii(path)


def whole(it: Any) -> bool:
    """A whole number that fits everywhere; True and False are none."""
    return isinstance(it, int) and not isinstance(it, bool) and -(1 << 53) < it < 1 << 53


def texts(it: Any) -> bool:
    if not isinstance(it, list):
        return False
    for each in it:
        if not isinstance(each, str):
            return False
    return True


def named(it: Any) -> bool:
    """A name somebody can read: not empty, not endless, no control characters."""
    return isinstance(it, str) and 0 < len(it) <= LONGEST_NAME and it.isprintable()


def reasoned(it: Any) -> bool:
    """A sentence or two, in one line."""
    return isinstance(it, str) and 0 < len(it.strip()) <= LONGEST_REASON and it.isprintable()


def hexadecimal(it: Any) -> bool:
    if not isinstance(it, str) or len(it) % 2:
        return False
    for letter in it:
        if letter not in "0123456789abcdef":
            return False
    return True


def chained(header: Record, records: Sequence[Record]) -> bytes:
    """The hash in which every line has its part and its place; a signature is of this."""
    found = b"kostka log"
    for line in (header, *records):
        kept = {key: value for key, value in line.items() if key != "signed"}
        text = json.dumps(kept, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        found = hashlib.sha256(found + text.encode("utf-8", "surrogatepass")).digest()
    return found


def written(record: Record) -> str:
    """A record, or the header, as the line it is in the file."""
    return json.dumps(record, ensure_ascii=False) + "\n"


def _once(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"{shown(key)} stands there twice")
        found[key] = value
    return found


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_once)


def parsed(line: bytes, last: bool) -> Record:
    """One line as an object; `last` if no line end follows it."""
    try:
        found = _DECODER.decode(line.decode("utf-8"))
    except (ValueError, RecursionError):
        what = "the line is cut off" if last else "this is not a JSON object"
        what = what if line else "the line is empty"
        raise Flaw(what, True) from None
    if not isinstance(found, dict):
        raise Flaw("this is not a JSON object", True)
    record: Record = found
    return record


def lines(path: str) -> list[bytes]:
    """The lines of a file; the last one is empty if the file ends as it should."""
    try:
        if os.path.getsize(path) > MOST_BYTES:
            raise Mistake(f"{name_of(path)} is too large for a log.")
        with open(path, "rb") as file:
            return file.read().split(b"\n")
    except (OSError, ValueError) as error:
        raise Mistake(f"{name_of(path)} cannot be read: {reason(error)}.") from None


def reason(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)


def _fields(record: Record, needed: Sequence[str], optional: Sequence[str]) -> None:
    for key in needed:
        if key not in record:
            raise Flaw(f"{key!r} is missing", True)
    for key in record:
        if key not in needed and key not in optional:
            raise Flaw(f"{shown(key)} is no field of such a line", True)


def _is(good: bool, key: str, what: str, value: Any) -> None:
    if not good:
        raise Flaw(f"{key!r} is to be {what}, not {shown(value)}", True)


def check_header(header: Record) -> None:
    if "kostka" not in header:
        raise Flaw("this is not the header of a log", True)
    version = header["kostka"]
    if not whole(version) or version != FORMAT:
        raise Flaw(f"this is format {shown(version)} of a log; known is {FORMAT}", True)
    _fields(header, HEADER, ("salts", "server"))
    for key in ("game", "rules", "engine"):
        _is(named(header[key]), key, "a short text", header[key])
    setup = header["setup"]
    _is(isinstance(setup, dict), "setup", "an object", setup)
    for key, values in setup.items():
        _is(named(key) and texts(values), "setup", "lists of texts by name", {key: values})
    for key in ("seats", "salts"):
        if key in header:
            _is(texts(header[key]), key, "a list of texts", header[key])
            for name in header[key]:
                _is(named(name), key, "a list of short texts", name)
    _is(texts(header["rulings"]), "rulings", "a list of rule ids", header["rulings"])
    if "server" in header:
        key = header["server"]
        _is(hexadecimal(key) and len(key) == 64, "server", "64 hexadecimal digits", key)
    hashed = header["commitment"]
    good = hashed == "" or (hexadecimal(hashed) and len(hashed) == 64)
    _is(good, "commitment", "empty or 64 hexadecimal digits", hashed)


def kind(record: Record) -> str:
    """What a record is about, as a key of `KINDS`; raises Flaw if it is no record at all."""
    for key, fields in KINDS.items():
        if key == "" or key in record:
            needed = ("n", *fields[:1]) if key == "hash" else ("n", *fields)
            _fields(record, needed, (*fields, "out"))
            _check(record, key)
            return key
    raise AssertionError("every record is of some kind")


def _check(record: Record, key: str) -> None:
    for field in ("n", "seat", "resign", "undo", "hand", "clock", "left"):
        if field in record:
            number = record[field]
            _is(whole(number) and number >= 0, field, "a whole number", number)
    if "out" in record:
        _is(texts(record["out"]), "out", "a list of texts", record["out"])
    if key == "":
        _is("out" in record, "out", "a list of texts", None)
    elif key == "do":
        _is(isinstance(record["do"], str), "do", "a text", record["do"])
    elif key == "drawn":
        _is(record["drawn"] is True, "drawn", "true", record["drawn"])
    elif key == "hand":
        _is(named(record["to"]), "to", "a short text", record["to"])
    elif key == "judge":
        for field in ("judge", "rule"):
            _is(named(record[field]), field, "a short text", record[field])
        _is(reasoned(record["why"]), "why", "a reason", record["why"])
    elif key == "hash":
        _is(hexadecimal(record["hash"]), "hash", "hexadecimal digits", record["hash"])
        if "reveal" in record:
            _check_reveal(record["reveal"])
        if "signed" in record:
            signed = record["signed"]
            _is(hexadecimal(signed) and len(signed) == 128, "signed", "a signature", signed)


def _check_reveal(reveal: Any) -> None:
    _is(isinstance(reveal, dict), "reveal", "an object", reveal)
    _fields(reveal, ("seed", "salt"), ())
    for part in ("seed", "salt"):
        _is(hexadecimal(reveal[part]), part, "hexadecimal digits", reveal[part])
    _is(len(reveal["seed"]) >= 32, "seed", "at least 16 bytes", reveal["seed"])
