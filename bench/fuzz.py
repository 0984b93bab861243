"""Whatever is read from outside is answered by a game or by a sentence, never by anything else.

Logs, scenarios and moves are mutated at random, by seed; KOSTKA_FUZZ says how often in all.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake
from kostka.kernel.log import Journal, Refused, played_again
from kostka.kernel.record import written
from kostka.scenario import parse, play, write

RUNS: Final = 10_000_000
CHUNK: Final = 50_000  # what a process takes at a time
SCENARIOS: Final = Path(__file__).resolve().parent.parent / "scenarios"

ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 6, 7, 10**9, 2**63, -(10**40), 0.5, 1e400, float("nan")),
    *("", " ", "0", "pass", "roll", "keep", "keep 1 1 1 1 1 1", "6 6 6 6 6", "\x00", "\x1b[2J"),
    *("\ud800", "žluť", "²", "so-wild", "main-2", "x" * 5000, "{0}", "%s", "../../etc/passwd"),
    *([], [[]], {}, {"": ""}, [1], ["1"], ["7"], {"do": "pass"}, [None] * 50, [{}] * 3),
)
TOKENS: Final = (
    *("[", "]", "{", "}", '"', "'", "=", ",", "\n", "#", "\\", '"""', "[[step]]", "[position]"),
    *("[position.seat.1]", "seat = 1", "pass = true", "until = 'over'", "out = '1'", "inf", "nan"),
    *(
        "1979-05-27",
        "1e9",
        "0x_",
        "-",
        ".",
        "..",
        "\t",
        "\r",
        "\x00",
        "é",
        "resign = 0",
        "99999999",
    ),
)


def odd(luck: Rng) -> Any:
    return ODD[luck.below(len(ODD))]


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


def reworked(record: Any, luck: Rng) -> Any:
    """A value of JSON with something odd somewhere inside."""
    if isinstance(record, dict) and record and luck.below(8):
        key = list(record)[luck.below(len(record))]
        way = luck.below(6)
        if way == 0:
            return {name: value for name, value in record.items() if name != key}
        if way == 1:
            name = ("undo", "resign", "hash", "to", "left", "salts", "x")[luck.below(7)]
            return {**record, name: odd(luck)}
        return {**record, key: reworked(record[key], luck)}
    if isinstance(record, list) and record and luck.below(4):
        at = luck.below(len(record))
        return [*record[:at], reworked(record[at], luck), *record[at + luck.below(2) :]]
    return odd(luck)


def sample(seed: int, moves: int) -> Journal:
    """A short recorded game with an undo and a clock in it."""
    games = [(game, setup) for game in GAMES.values() for setup in game.examples.values()]
    game, setup = games[seed % len(games)]
    names = [f"seat {n}" for n in range(game.new(setup).seats())]
    journal, luck = Journal.begin(game, setup, names, Rng(seed)), Rng(seed + 1)
    for n in range(moves):
        if not journal.state.over():
            options = journal.state.options()
            journal.choose(int(journal.state.seat), options[luck.below(len(options))])
            if n % 13 == 12:
                journal.undo(journal.line[-3])
    journal.clock(0, 60)
    return journal


class Logs:
    """Logs with broken bytes, odd values, and lines that are missing, doubled or swapped."""

    def __init__(self) -> None:
        self.logs: list[list[Any]] = []
        self.lines: list[list[bytes]] = []
        for seed in range(12):
            journal = sample(seed, 1 + seed if seed % 6 else 50)  # most are short: that is quicker
            if seed % 3 == 0:
                journal.close()
            records = [journal.header, *journal.records]
            self.logs.append(records)
            self.lines.append([_line(record) for record in records])

    def run(self, luck: Rng) -> bool:
        which = luck.below(len(self.logs))
        lines = list(self.lines[which])
        at, way = luck.below(len(lines)), luck.below(4)
        if way == 0:
            other = luck.below(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif way == 1:
            del lines[at]
        elif way == 2:
            at = at if luck.below(3) else 0
            lines[at] = _line(reworked(self.logs[which][at], luck))
        data = b"".join(lines)
        if way == 3:
            data = scrambled(data, luck)
        try:
            played_again(data.split(b"\n"), "fuzz", GAMES)
        except Mistake:
            return False
        return True


def _line(record: Any) -> bytes:
    text = written(record) if isinstance(record, dict) else json.dumps(record) + "\n"
    return text.encode("utf-8", "surrogatepass")


class Scenarios:
    """Scenario files with broken bytes, odd words, and lines that stand elsewhere."""

    def __init__(self) -> None:
        self.long = [path.read_text("utf-8") for path in sorted(SCENARIOS.rglob("*.toml"))]
        self.short = [write(sample(seed, 1 + seed % 4)) for seed in range(12)]

    def run(self, luck: Rng) -> bool:
        texts = self.short if luck.below(16) else self.long
        text = texts[luck.below(len(texts))]
        if luck.below(3) == 0:
            text = scrambled(text.encode("utf-8"), luck).decode("utf-8", "replace")
        else:
            lines = text.split("\n")
            for _ in range(1 + luck.below(3)):
                at = luck.below(len(lines))
                words = lines[at].split(" ")
                way = luck.below(4)
                if way == 0:
                    lines.insert(luck.below(len(lines)), lines.pop(at))
                elif way == 1 and len(lines) > 1:
                    del lines[at]
                else:
                    words[luck.below(len(words))] = self.word(luck)
                    lines[at] = " ".join(words)
            text = "\n".join(lines)
        try:
            return not play(parse(text, "fuzz")).failures
        except Mistake:
            return False

    def word(self, luck: Rng) -> str:
        if luck.below(2):
            return TOKENS[luck.below(len(TOKENS))]
        return json.dumps(odd(luck))


class Moves:
    """Texts that are nearly moves, typed in at every kind of question."""

    def __init__(self) -> None:
        self.journals = [sample(seed, 3 + 7 * seed) for seed in range(30)]
        for journal in self.journals:
            while journal.state.over():  # after its last choice came a clock or an undo
                journal.undo(journal.line[-3])

    def run(self, luck: Rng) -> bool:
        journal = self.journals[luck.below(len(self.journals))]
        s = journal.state
        offers = s.question().offers(s, s.stack[-1])
        text = s.write(offers[luck.below(len(offers))])
        way = luck.below(4)
        if way == 0:
            text = str(odd(luck))
        elif way < 3:
            text = scrambled(text.encode("utf-8"), luck).decode("utf-8", "surrogateescape")
        seat = int(s.seat) if luck.below(4) else odd(luck)
        n = len(journal.records)
        try:
            journal.enter(seat, text)
        except Refused as refused:
            assert refused.rule and len(journal.records) == n and journal.state is s
            return False
        journal.undo(n - 1)
        return True


TARGETS: Final[dict[str, Callable[[], Logs | Scenarios | Moves]]] = {
    "logs": Logs,
    "scenarios": Scenarios,
    "moves": Moves,
}


def fuzz(name: str, seeds: Sequence[int]) -> int:
    """How many of the mutated inputs were taken; anything but a Mistake comes through."""
    target = TARGETS[name]()
    taken = 0
    for n, seed in enumerate(seeds):
        if n % 2000 == 1999:
            target = TARGETS[name]()  # journals grow by what is tried on them
        try:
            taken += target.run(Rng(seed))
        except Exception as error:
            error.add_note(f"fuzz: {name}, seed {seed}")
            raise
    return taken


def chunk(work: tuple[str, int, int]) -> tuple[str, int, float]:
    """Some of the seeds of one target: which, how many inputs were taken, in what time."""
    name, first, end = work
    begun = time.perf_counter()
    return name, fuzz(name, range(first, end)), time.perf_counter() - begun


def measure() -> dict[str, Any]:
    runs = -(-int(os.environ.get("KOSTKA_FUZZ", RUNS)) // len(TARGETS))  # of each
    works = [
        (name, first, min(first + CHUNK, runs))
        for first in range(0, runs, CHUNK)
        for name in TARGETS
    ]
    taken = dict.fromkeys(TARGETS, 0)
    seconds = dict.fromkeys(TARGETS, 0.0)
    with multiprocessing.get_context("spawn").Pool() as pool:
        for done, (name, count, spent) in enumerate(pool.imap_unordered(chunk, works), 1):
            taken[name] += count
            seconds[name] += spent
            print(f"\r{done} of {len(works)}", end="", file=sys.stderr, flush=True)
    return {
        "says": (
            f"{runs * len(TARGETS):,} mutated logs, scenarios and moves, a third of each: "
            "no uncaught exception."
        ),
        "runs": runs * len(TARGETS),
        "taken": taken,
        "seconds": {name: round(spent, 1) for name, spent in seconds.items()},
    }
