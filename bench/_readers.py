"""What the fuzz tries on the readers of the engine: logs, scenarios, moves."""

from __future__ import annotations

import datetime
import json
from pathlib import Path
from typing import Any, Final

from bench._mutants import (
    LONG_NUMBER,
    Tried,
    ended,
    modes,
    odd,
    one,
    refused,
    reshaped,
    reworked,
    sample,
    scrambled,
    scrambled_text,
)
from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake
from kostka.kernel.log import Journal, Record, Refused, played_again, revealed_in
from kostka.kernel.record import KINDS, parsed, written
from kostka.kernel.state import State
from kostka.scenario import parse, play, write
from kostka.scenario.script import scripted
from kostka.scenario.table import Table, parse_toml
from kostka.scenario.write import write_state

ROOT: Final = Path(__file__).resolve().parent.parent
SCENARIOS: Final = (ROOT / "scenarios", ROOT / "src" / "kostka" / "scenario" / "lessons")

FIELDS: Final = (
    "n",
    "out",
    "salts",
    "x",
    *dict.fromkeys([f for each in KINDS.values() for f in each]),
)
TOKENS: Final = (
    *("[", "]", "{", "}", '"', "'", "=", ",", "\n", "#", "\\", '"""', "[[step]]", "[position]"),
    *("[position.seat.1]", "seat = 1", "pass = true", "until = 'over'", "out = '1'", "inf", "nan"),
    *("1979-05-27", "1e9", "0x_", "-", ".", "..", "\t", "\r", "\x00", "é", "resign = 0"),
    *("99999999", LONG_NUMBER),
)
PARTS: Final = (
    *("title", "game", "start", "out", "saved", "heroes", "decks", "mode", "position", "step"),
    *("do", "seat", "pass", "until", "resign", "drawn", "refuse", "rule", "offers", "expect"),
    *("say", "health", "cp", "tokens", "hand", "deck", "pile", "destiny", "troop", "bears"),
    *("level", "dice", "at", "gold", "gems", "items", "enemies", "guards", "hash", "0", "1"),
)


def texts_of(s: State) -> list[str]:
    """Every answer to the question, allowed or not, as it is written."""
    return [s.write(option) for option in s.question().offers(s, s.stack[-1])]


def _line(record: Any) -> bytes:
    text = written(record) if isinstance(record, dict) else json.dumps(record) + "\n"
    return text.encode("utf-8", "surrogatepass")


class Logs:
    """Logs with broken bytes, odd values, and lines that are missing, doubled or from elsewhere."""

    def __init__(self) -> None:
        self.logs: list[list[Record]] = []
        n = len(modes())
        for seed in range(4 * n):  # most are short: that is quicker
            journal = ended(sample(seed, 30 if seed % 20 == 7 else seed % 7), seed // 3)
            self.logs.append([journal.header, *journal.records])
        self.lines = [[_line(record) for record in log] for log in self.logs]
        self.long = [sample(seed, 15 + seed) for seed in range(4 * n)]
        for journal in self.long:
            journal.luck = None  # as a reader without the seed has it
        self.tried = [Tried(journal) for journal in self.long]

    def run(self, luck: Rng) -> bool:
        try:
            if luck.below(3) == 0:
                return self.followed(luck)
            data = self.mutated(luck).split(b"\n")
            stream = revealed_in(data, "fuzz") if luck.below(2) else None
            journal = played_again(data, "fuzz", GAMES, stream)
        except Mistake as mistake:
            return refused(mistake)
        if luck.below(4) == 0:  # what was read can be looked through
            assert len(list(journal.moments())) == len(journal.records)
        return True

    def mutated(self, luck: Rng) -> bytes:
        which = luck.below(len(self.logs))
        lines, records = list(self.lines[which]), self.logs[which]
        at, way = luck.below(len(lines)), luck.below(6)
        if way == 0:
            other = luck.below(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif way == 1:
            del lines[at]
        elif way == 2:
            lines[at] = _line(reworked(records[at], luck, FIELDS))
        elif way == 3:
            lines[0] = _line(reworked(records[0], luck, FIELDS))
        elif way == 4:
            lines = lines[: 1 + at]
            for _ in range(1 + luck.below(2)):
                lines.append(self.foreign(which, len(lines) - 1, luck))
        data = b"".join(lines)
        return scrambled(data, luck) if way == 5 else data

    def foreign(self, which: int, n: int, luck: Rng) -> bytes:
        """A record from another log of the same mode, with the number that is due."""
        log = self.logs[(which + len(modes()) * luck.below(4)) % len(self.logs)]
        return _line({**one(log[1:], luck), "n": n})

    def followed(self, luck: Rng) -> bool:
        """One more record in a longer game, without all of it being played again."""
        which = luck.below(len(self.tried))
        s = self.tried[which].state
        record: Record = {"n": len(self.tried[which].records)}
        if not s.over() and luck.below(4):
            record |= {"seat": int(s.seat), "do": s.write(one(s.options(), luck))}
        else:
            record |= one(self.logs[which][1:], luck) | record
        if luck.below(3):
            record = reworked(record, luck, FIELDS)
        with self.tried[which] as journal:
            journal.follow(parsed(_line(record).rstrip(b"\n"), False))
        return True


class Scenarios:
    """Scenario files with broken bytes, odd words, lines that stand elsewhere, and odd values."""

    def __init__(self) -> None:
        files = [path for folder in SCENARIOS for path in sorted(folder.rglob("*.toml"))]
        self.long = [path.read_text("utf-8") for path in files]
        n = len(modes())
        played = [sample(seed, seed % 4) for seed in range(2 * n)]
        self.short = [write(journal) for journal in played]
        self.saved = [
            write_state(journal.game, journal.header["setup"], journal.state)
            for journal in [sample(seed, 20 * (seed // n)) for seed in range(3 * n)]
        ]
        self.values = [_values(text) for text in (*self.short, *self.long, *self.saved)]

    def run(self, luck: Rng) -> bool:
        try:
            if luck.below(8) < 3:
                return not play(parse(self.text(luck), "fuzz")).failures
            return not play(scripted(Table("fuzz", "", self.value(luck)))).failures
        except Mistake as mistake:
            return refused(mistake)

    def text(self, luck: Rng) -> str:
        texts = (self.short, self.long, self.saved)[(0, 0, 0, 0, 0, 0, 1, 2)[luck.below(8)]]
        text: str = one(texts, luck)
        return reshaped(text, TOKENS, luck) if luck.below(3) else scrambled_text(text, luck)

    def value(self, luck: Rng) -> Any:
        """What a file says once it is read, with something odd inside."""
        values = one(self.values, luck)
        steps: list[Any] = values["step"]
        few = {**values, "step": steps[: luck.below(4)]}  # the later ones are reached by `text`
        changed = reworked(few, luck, PARTS)
        return _toml(changed) if isinstance(changed, dict) else few


def _values(text: str) -> dict[str, Any]:
    found = dict(parse_toml(text, "fuzz").values)
    return {"step": [], **found}


def _toml(value: Any) -> Any:
    """TOML has dates, but nothing that is nothing."""
    if isinstance(value, dict):
        return {key: _toml(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_toml(each) for each in value]
    return datetime.date(1979, 5, 27) if value is None else value


class Moves:
    """Texts that are nearly moves, or nearly what dice give, at every kind of question."""

    def __init__(self) -> None:
        self.tried: list[Tried] = []
        self.texts: list[list[str]] = []
        n = len(modes())
        for seed in range(6 * n):
            journal = sample(seed, (0, 3, 9, 24, 50, 110)[seed // n])
            while journal.state.over():  # after its last choice came a clock or an undo
                journal.undo(journal.line[-3])
            self.add(journal)
        for seed in range(3 * n):
            self.add(_typed(seed, (0, 4, 30)[seed // n]))

    def add(self, journal: Journal) -> None:
        self.tried.append(Tried(journal))
        self.texts.append(texts_of(journal.state))

    def run(self, luck: Rng) -> bool:
        which = luck.below(len(self.tried))
        text, s = self.text(which, luck), self.tried[which].state
        seat = int(s.seat) if luck.below(8) else odd(luck)
        with self.tried[which] as journal:
            n, before = len(journal.records), journal.state
            if journal.luck is not None:
                journal.luck = Rng(luck.below(1 << 30))
            try:
                if s.at_chance():
                    journal.outcome(text)
                else:
                    journal.enter(seat, text)
            except Refused as no:
                assert no.rule and len(journal.records) == n and journal.state is before
                return refused(no)
            assert len(journal.records) == n + 1
        return True

    def text(self, which: int, luck: Rng) -> Any:
        text, way = one(self.texts[which], luck), luck.below(8)
        if way == 0:
            return odd(luck)
        if way == 1:  # a move of the same game, but of another moment
            return one(self.texts[(which + len(modes()) * luck.below(9)) % len(self.texts)], luck)
        if way == 2:
            words = text.split(" ")
            words[luck.below(len(words))] = one(one(self.texts[which], luck).split(" "), luck)
            return " ".join(words)
        if way == 3:
            return f" {text.upper()}\t".replace("-", "_")
        return text if way == 4 else scrambled_text(text, luck)


def _typed(seed: int, moves: int) -> Journal:
    """A game whose dice somebody types in; it stands where chance is asked, if it can."""
    game, mode = modes()[seed % len(modes())]
    setup, luck = game.examples[mode], Rng(seed)
    names = [f"seat {n}" for n in range(game.new(setup).seats())]
    journal = Journal.begin(game, setup, names, None)
    for _ in range(40 * (moves + 1)):
        s = journal.state
        if s.at_chance() and moves <= 0:
            break
        if s.at_chance():
            journal.outcome(s.write(s.roll(luck)))
        else:
            journal.choose(int(s.seat), one(s.options(), luck))
        moves -= 1
    return journal
