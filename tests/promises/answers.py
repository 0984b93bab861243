"""Looking at all that can be answered: is it said, without raw notation, and of what is it?"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any, Final

from kostka.kernel.sense import Sense
from kostka.kernel.state import State
from kostka.sight import meant, plain, touched, view
from kostka.words import LANGUAGES, book

NAMES: Final = ["Anna", "Bořek", "Cyril", "Dana", "Eva", "Filip"]
RAW: Final = re.compile(r"[{}<>_]|\bseat \d|\b(piece|area|field)-")
LIES_SOMEWHERE: Final = ("piece", "player", "area", "field", "dice", "die", "card", "token", "row")


@cache
def ids(game: str) -> list[str]:
    """Ids of more than one word, which nobody should read."""
    return [key for key in book(game).things if "-" in key]


class Said:
    """Looks at the answers to each question, so often; what is alike is read once."""

    def __init__(self, game: str, often: int) -> None:
        self.game = game
        self.often = often
        self.times: Counter[type] = Counter()
        self.read: set[Any] = set()

    def look(self, s: State) -> None:
        """All one could think of answering here, allowed or not."""
        step = s.question()
        if self.times[type(step)] >= self.often:
            return
        self.times[type(step)] += 1
        offers = list(dict.fromkeys([*s.options(), *step.offers(s, s.stack[-1])]))
        data = view(s, int(s.seat)).data
        there = {f"piece-{piece['number']}" for piece in data.get("table", ())}
        there |= {f"seat-{seat}" for seat in range(s.seats())}
        for option, sense in zip(offers, meant(s, offers), strict=True):
            of = plain(type(s), sense)
            for each in touched(type(s), sense):
                assert each in there or not each.startswith(("piece-", "seat-")), (step, each)
            assert touched(type(s), sense) or of.get("kind") not in LIES_SOMEWHERE, (step, sense)
            alike = (type(step), sense.verb, of.get("kind"))
            if alike not in self.read:
                self.read.add(alike)
                self.words(sense, s.write(option))

    def words(self, sense: Sense, do: str) -> None:
        for lang in LANGUAGES:
            text = book(self.game).option(sense, lang, NAMES)
            assert text and text == text.strip() and not RAW.search(text), (sense, text)
            assert text != do or " " not in do, (sense, text)
            assert not any(key in text for key in ids(self.game)), (sense, text)
