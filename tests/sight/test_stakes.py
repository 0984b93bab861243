"""A window says what is at stake in it: in every language, about this position, and no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.state import State
from kostka.kernel.window import PlayOrPass
from kostka.sight import stake
from kostka.table.tell.voices import teller

NAMES = ["Ann", "Bob"]
WANTED = {
    "dicethrone": "hurt hurts deadly attack your-attack roll your-roll phase your-phase",
    "doomtrooper": "answer duel duel-wounded duel-killed turn your-turn",
}


def windows(game: str, seeds: int) -> Iterator[State]:
    """Every window of some random games between two."""
    for seed in range(seeds):
        luck = Rng(seed)
        s = GAMES[game].new(next(iter(GAMES[game].examples.values())))
        for _ in range(1200):
            if s.over():
                break
            if s.at_chance():
                s.choose(s.roll(luck))
                continue
            if isinstance(s.question(), PlayOrPass):
                yield s
            options = s.options()
            s.choose(options[luck.below(len(options))])


@pytest.mark.parametrize("game", WANTED)
def test_every_window_says_what_is_at_stake_in_three_languages(game: str) -> None:
    seen: Counter[str] = Counter()
    for s in windows(game, 8):
        found = stake(s)
        assert found is not None
        seen[found.key] += 1
        if seen[found.key] > 20:
            continue
        for lang in ("en", "cs", "pl"):
            text = teller(game).about(s, lang, NAMES)
            assert text.endswith("?") and text[0] == text[0].upper()
            assert not set(text) & set("{}_"), text
            for fact in found.facts.values():
                if isinstance(fact, int):
                    assert str(fact) in text
    assert set(seen) == set(WANTED[game].split())


@pytest.mark.parametrize("game", WANTED)
def test_what_is_at_stake_is_the_same_in_every_world_that_could_be_the_real_one(game: str) -> None:
    luck = Rng(7)
    for n, s in enumerate(windows(game, 3)):
        if n % 5 == 0:
            told = teller(game).about(s, "en", NAMES)
            assert teller(game).about(s.imagine(int(s.seat), luck), "en", NAMES) == told
