"""What the fuzz is made of: odd values, ways to break a text, and short games of every mode."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from kostka.games import GAMES
from kostka.kernel.chance import Rng, Stream, salt
from kostka.kernel.game import Game, Mistake
from kostka.kernel.log import Journal

ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 6, 7, 10**9, 2**63, -(10**40), 0.5, 1e400, float("nan")),
    *("", " ", "0", "pass", "roll", "keep", "keep 1 1 1 1 1 1", "6 6 6 6 6", "\x00", "\x1b[2J"),
    *("\ud800", "žluť", "²", "so-wild", "main-2", "x" * 5000, "{0}", "%s", "../../etc/passwd"),
    *([], [[]], {}, {"": ""}, [1], ["1"], ["7"], {"do": "pass"}, [None] * 50, [{}] * 3),
)
LONG_NUMBER: Final = "1" * 5000  # more digits than Python reads
SALTS: Final = ("a", "b")


def odd(luck: Rng) -> Any:
    return ODD[luck.below(len(ODD))]


def one(among: Sequence[Any], luck: Rng) -> Any:
    return among[luck.below(len(among))]


def scrambled(data: bytes, luck: Rng) -> bytes:
    """Some bytes changed, cut out, doubled or put in."""
    found = bytearray(data)
    for _ in range(1 + luck.below(4)):
        at = luck.below(len(found) + 1)
        size = luck.below(1 + luck.below(60))
        way = luck.below(5)
        if way == 0 and at < len(found):
            found[at] = luck.below(256)
        elif way == 1:
            del found[at : at + size]
        elif way == 2:
            found[at:at] = found[at : at + size]
        elif way == 3:
            found[at:at] = bytes([luck.below(256) for _ in range(size % 5)])
        else:
            del found[at:]
    return bytes(found)


def scrambled_text(text: str, luck: Rng) -> str:
    """The same of a text; half of what is no text any more becomes lone surrogates."""
    how = "surrogateescape" if luck.below(2) else "replace"
    return scrambled(text.encode("utf-8", "surrogatepass"), luck).decode("utf-8", how)


def reshaped(text: str, words: Sequence[str], luck: Rng) -> str:
    """Lines that stand elsewhere, are missing, or have another word in them."""
    lines = text.split("\n")
    for _ in range(1 + luck.below(3)):
        at, way = luck.below(len(lines)), luck.below(4)
        if way == 0:
            lines.insert(luck.below(len(lines)), lines.pop(at))
        elif way == 1 and len(lines) > 1:
            del lines[at]
        else:
            parts = lines[at].split(" ")
            odd_word = one(words, luck) if luck.below(2) else json.dumps(odd(luck))
            parts[luck.below(len(parts))] = odd_word
            lines[at] = " ".join(parts)
    return "\n".join(lines)


def reworked(record: Any, luck: Rng, names: Sequence[str] = ("x",)) -> Any:
    """A value of JSON with something odd somewhere inside; `names` are fields it might have."""
    if isinstance(record, dict) and record and luck.below(8):
        key = list(record)[luck.below(len(record))]
        way = luck.below(6)
        if way == 0:
            return {name: value for name, value in record.items() if name != key}
        if way == 1:
            return {**record, one(names, luck): odd(luck)}
        return {**record, key: reworked(record[key], luck, names)}
    if isinstance(record, list) and record and luck.below(4):
        at = luck.below(len(record))
        return [*record[:at], reworked(record[at], luck, names), *record[at + luck.below(2) :]]
    if isinstance(record, int) and luck.below(2):
        return record + (1, -1, 2, 10)[luck.below(4)]
    return odd(luck)


@cache
def modes() -> tuple[tuple[Game, str], ...]:
    """Every mode of every game."""
    return tuple([(game, mode) for game in GAMES.values() for mode in game.examples])


def sample(seed: int, moves: int) -> Journal:
    """A short recorded game of the mode that is due, with an undo and a clock in it.

    By turns its dice are a generator's or a committed stream's, to which the seats have added.
    """
    game, mode = modes()[seed % len(modes())]
    setup = game.examples[mode]
    names = [f"seat {n}" for n in range(game.new(setup).seats())]
    if seed // len(modes()) % 2:
        stream = Stream(seed.to_bytes(16, "big"), salt(SALTS))
        journal = Journal.begin(game, setup, names, stream, salts=SALTS)
    else:
        journal = Journal.begin(game, setup, names, Rng(seed))
    luck = Rng(seed + 1)
    for n in range(moves):
        if not journal.state.over():
            options = journal.state.options()
            journal.choose(int(journal.state.seat), options[luck.below(len(options))])
            if n % 13 == 12:
                journal.undo(journal.line[-3])
    journal.clock(0, 60)
    return journal


def ended(journal: Journal, way: int) -> Journal:
    """The same with one more record of the rarer kinds, and perhaps closed."""
    if way % 5 == 0:
        journal.hand_over(0, "somebody else")
    elif way % 5 == 1:
        journal.agree()
    elif way % 5 == 2:
        journal.resign(0)
    elif way % 5 == 3 and journal.game.correct is not None:
        journal.correct("destiny 1 7", "DOOM-WIN-04", "a miscount")
    if way % 2:
        journal.close()
    return journal


class Tried:
    """A journal that is played on and is afterwards what it was."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.state = journal.state
        self.records = journal.records
        self.line = journal.line

    def __enter__(self) -> Journal:
        journal = self.journal
        journal.state = self.state.clone()
        journal.records, journal.line = list(self.records), list(self.line)
        return journal

    def __exit__(self, *_: object) -> None:
        journal = self.journal
        journal.state, journal.records, journal.line = self.state, self.records, self.line
        journal.seats, journal.clocks, journal.closed = list(journal.header["seats"]), {}, False


def refused(mistake: Mistake) -> bool:
    """Whoever is refused hears one sentence."""
    said = str(mistake)
    assert said and "\n" not in said, f"no sentence: {said!r}"
    return False
