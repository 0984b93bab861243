"""Refusals of random games: each is a sentence about its case, in three languages.

KOSTKA_GAMES says how many games (2,000 unless told).  Forty of them, drawn by a seed, are listed in
docs/refusals.md, to be read.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from kostka.games import GAMES
from kostka.judge import why
from kostka.judge.because import because, sentence_for
from kostka.kernel.chance import Rng
from kostka.kernel.game import Game
from kostka.kernel.state import State
from kostka.words import LANGUAGES, book

NAMES: Final = ["Anna", "Bořek", "Cyril", "Dana", "Eva", "Filip"]
DECISIONS: Final = 300  # of one game
OFTEN: Final = 3  # a rule is said so often in a game: the cases differ
RAW: Final = re.compile(r"[{}<>_\ue000-\uf8ff]|\bNone\b|\bseat \d")


class Found:
    """What was refused: how often by which rule, and examples with their sentences."""

    def __init__(self) -> None:
        self.rules: Counter[str] = Counter()
        self.unsaid: Counter[str] = Counter()  # rules without a sentence of their own
        self.faults: list[str] = []
        self.examples: list[dict[str, Any]] = []


def games(game: Game, n: int, seed: int = 0) -> Iterator[State]:
    """Positions of random games, all modes in turn."""
    setups = list(game.examples.values())
    for k in range(n):
        s, luck = game.new(setups[k % len(setups)]), Rng(seed + k)
        for _ in range(DECISIONS):
            while not s.over() and s.at_chance():
                s.choose(s.roll(luck))
            if s.over():
                break
            yield s
            options = s.options()
            s.choose(options[luck.below(len(options))])


def look(game: Game, s: State, found: Found, said: Counter[str]) -> None:
    """All that is refused here; of one rule so many cases."""
    step, options = s.question(), set(s.options())
    for option in step.offers(s, s.stack[-1]):
        if option in options:
            continue
        reason = s.may(option)
        if reason is None or said[reason.rule] >= OFTEN:
            continue
        said[reason.rule] += 1
        tell(game, s, option, found)


def tell(game: Game, s: State, option: Any, found: Found) -> None:
    reason = because(game, s, option)
    assert reason is not None
    found.rules[reason.rule] += 1
    if game.refusals.case(s, option, reason.rule) not in game.refusals.sentences:
        found.unsaid[reason.rule] += 1
    texts = {}
    for lang in LANGUAGES:
        text = sentence_for(game, book(game.key), s, reason, lang, NAMES[: s.seats()])
        texts[lang] = text
        bare = text.rstrip(".") == why(reason.rule, lang).rstrip(".")
        if bare or RAW.search(text) or not text.endswith((".", "!", "?")):
            found.faults.append(f"{reason.rule} {lang}: {text}")
    found.examples.append({"rule": reason.rule, "do": s.write(option), **texts})


def collected(game: Game, n: int, seed: int = 0) -> Found:
    found = Found()
    said: Counter[str] = Counter()
    for number, s in enumerate(games(game, n, seed)):
        if number % DECISIONS == 0:
            said.clear()
        look(game, s, found, said)
    return found


def measure() -> dict[str, Any]:
    n = int(os.environ.get("KOSTKA_GAMES", "2000")) // len(GAMES)
    by_game = {key: collected(game, n) for key, game in GAMES.items()}
    told = sum([sum(each.rules.values()) for each in by_game.values()])
    rules = sum([len(each.rules) for each in by_game.values()])
    unsaid = sum([len(each.unsaid) for each in by_game.values()])
    faults = [fault for each in by_game.values() for fault in each.faults]
    luck, drawn = Rng(2026), []
    for _ in range(40):
        examples = by_game[list(GAMES)[luck.below(len(GAMES))]].examples
        drawn.append(examples[luck.below(len(examples))])
    return {
        "games": {key: n for key in by_game},
        "refusals": {key: dict(sorted(each.rules.items())) for key, each in by_game.items()},
        "without_a_sentence": {key: sorted(each.unsaid) for key, each in by_game.items()},
        "faults": faults[:20],
        "drawn": drawn,
        "says": (
            f"{told:,} refusals of {len(GAMES) * n:,} random games by {rules} rules: "
            f"{rules - unsaid} have a sentence about the case, {len(faults)} read badly."
        ),
    }
