"""Who sits where and who may look: keys, cookies, names."""

from __future__ import annotations

import re
import secrets
import string
import unicodedata
from collections.abc import Mapping
from typing import Final, NamedTuple

from kostka.sight import JUDGE, SPECTATOR
from kostka.table.seat.protocol import LONGEST_NAME
from kostka.table.store.course import OPEN
from kostka.table.store.store import digest
from kostka.words.inflect import LANGUAGES
from kostka.words.interface import say

KEY_BYTES: Final = 16
COOKIE: Final = "kostka"  # a browser's secret, one however many tables it knows
MOST_KEYS: Final = 16  # in a cookie of a single table, as there were before
HUMAN: Final = "human"
BOT: Final = "bot "
MOST_MARKS: Final = 3  # on one letter
OFFICES: Final = ("table-judge", "table-spectator")
_LETTERS: Final = string.ascii_lowercase + string.digits


def new_key() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table() -> str:
    """The id in a table's address; it opens nothing."""
    return "".join([secrets.choice(_LETTERS) for _ in range(10)])


class Bearer(NamedTuple):
    """A browser that asks: the digests of its secret ("" if it has none) and of older keys."""

    holder: str
    digests: list[str]


def bearer(cookies: Mapping[str, str], table: str) -> Bearer:
    secret = secret_in(cookies)
    old = keys_in(cookies.get(cookie_name(table), ""))
    return Bearer(digest(secret) if secret else "", [digest(key) for key in old])


def secret_in(cookies: Mapping[str, str]) -> str:
    """The browser's secret, if it has one that we can have given to it."""
    found = cookies.get(COOKIE, "")
    return found if re.fullmatch("[A-Za-z0-9_-]{16,64}", found) else ""


def cookie_name(table: str) -> str:
    """The cookie in which a browser of before has the keys to one table."""
    return f"kostka_{table}"


def keys_in(cookie: str) -> list[str]:
    """The keys joined in a cookie; what cannot be a key is left out."""
    found = [key for key in cookie.split(".") if 0 < len(key) <= 64 and key.isascii()]
    return list(dict.fromkeys(found))[:MOST_KEYS]


class Rights:
    """What somebody's keys open at one table: seats, only watching, or the judge's view of all."""

    __slots__ = ("digests", "judge", "seats", "watch")

    def __init__(self, held: Mapping[str, int]) -> None:
        self.digests = frozenset(held)
        self.seats = sorted({seat for seat in held.values() if seat >= 0})
        self.watch = bool(held)  # whoever has a seat may also look on
        self.judge = JUDGE in held.values() and not self.seats  # nobody judges his own game

    def face(self, wanted: int | None) -> int | None:
        """The viewer to be shown: as wanted, else the first seat, else a spectator."""
        if wanted is None and self.judge:
            return JUDGE
        if wanted is None:
            return self.seats[0] if self.seats else SPECTATOR if self.watch else None
        if wanted == JUDGE:
            return JUDGE if self.judge else None
        return wanted if wanted in self.seats or (wanted == SPECTATOR and self.watch) else None


def plain(text: str) -> str:
    """What somebody has typed, in one line: nothing invisible, letters as they are usually
    written, and no more marks above and below one than languages have."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(c if kind[0] not in "CZ" else " ")
    return " ".join("".join(kept).split())


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """A name as it may stand on a screen and in a log: one line, nothing invisible, no bot's, and
    nobody's who has an office at a table."""
    name = plain(text)[:longest].strip()
    while name.casefold().startswith(BOT):
        name = name[len(BOT) :].strip()
    taken = {OPEN, HUMAN, BOT.strip()}
    taken |= {say(lang, word).casefold() for lang in LANGUAGES for word in OFFICES}
    return "" if name.casefold() in taken else name


def kind_of(name: str) -> str:
    """What sits at a seat, by the name in the log."""
    if name.startswith(BOT):
        return "bot"
    return "open" if name == OPEN else "human"


def bot_of(name: str) -> str:
    return name[len(BOT) :] if name.startswith(BOT) else ""
