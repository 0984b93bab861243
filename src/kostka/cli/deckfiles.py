"""Decks that come as files, links or codes, wherever a command takes a deck."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from kostka.games.doomtrooper.content import DECKS
from kostka.games.doomtrooper.deckbuilding import formats, share, writing
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist, of_deck
from kostka.games.doomtrooper.deckbuilding.formats import Format
from kostka.kernel.game import Mistake, kebab
from kostka.kernel.record import name_of, reason


def text_of(path: str, most: int = 4 * writing.MOST_LETTERS) -> str:
    """What a file says; `-` is the standard input."""
    if path == "-":
        return sys.stdin.read(most + 1)
    try:
        file = Path(path)
        if file.stat().st_size > most:
            raise Mistake(f"{name_of(path)} is too large for a deck.")
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake(f"{name_of(path)} is not a text file in UTF-8.") from None
    except (OSError, ValueError) as error:
        raise Mistake(f"{name_of(path)} cannot be read: {reason(error)}.") from None


def decklist_of(given: str) -> Decklist:
    """A deck by the id of one of ours, by a code or link, or from a file."""
    if kebab(given) in DECKS:
        return of_deck(DECKS[kebab(given)])
    code = share.code_in(given)
    return share.read(code) if code else writing.read(text_of(given))


def code_of(given: str) -> str:
    """The same as a set-up writes it: an id stays as it is, all else becomes a code."""
    if kebab(given) in DECKS:
        return given
    code = share.code_in(given)
    if not code and ("/" in given or "." in given or os.path.isfile(given)):
        code = share.written(writing.read(text_of(given)))
    return code or given


def format_of(path: str) -> Format:
    """The format in this file; the usual one if none is named."""
    return formats.read(text_of(path)) if path else formats.standard()
