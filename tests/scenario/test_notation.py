"""The written grammar of moves knows every word that is met in play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.event import ReadDue
from tests.promises.worlds import SHORTER, share

NOTATION = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text("utf-8")
# Of branches the grammar names examples only; outcomes are numbers and ids.
BRANCHES = {"one-premonition", "three-premonitions", "free-upgrade"}


@pytest.mark.parametrize("key", GAMES)
def test_the_grammar_has_every_first_word_of_a_move(key: str) -> None:
    known = set(re.findall(r'"([a-z-]+)"', NOTATION))
    met: set[str] = set()
    game = GAMES[key]
    for mode in game.examples:
        setup = {**game.examples[mode], **SHORTER.get(key, {})}
        games = share(game.key, "", 24) if game.new(setup).seats() < 3 else 1
        for seed in range(games):
            s = game.new(setup)
            luck = Rng(seed)
            while not s.over():
                if s.at_chance():
                    s.choose(s.roll(luck))
                    continue
                options = s.options()
                met.update(s.write(option).split()[0] for option in options)
                if isinstance(s.question(), ReadDue):
                    assert all(s.write(option).startswith("first ") for option in options)
                s.choose(options[luck.below(len(options))])
    if re.search(rf"### {game.key}.*?\n          \| number ", NOTATION, re.S | re.I):
        met = {word for word in met if not word.isdecimal()}  # a mere number is a move, too
    assert met - known - BRANCHES == set()
    assert len(met) > 15
