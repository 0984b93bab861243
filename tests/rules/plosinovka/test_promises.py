"""What is promised of every position, kept up to the boss: by players who want to get there."""

from __future__ import annotations

import pytest

from kostka.bots import bot
from kostka.games.plosinovka.content import GAME
from kostka.games.plosinovka.state import Climb
from kostka.judge import catalogue
from kostka.kernel.chance import Rng
from kostka.kernel.step import Judged
from kostka.sight import Seen
from tests.promises.invariants import INVARIANTS

MODES = list(GAME.examples)


def wandering(mode: str, seed: int) -> list[Climb]:
    """Positions of one game whose players are greedy but answer every fifth question at random."""
    s = GAME.new({**GAME.examples[mode], "limit": ("40",)})
    assert isinstance(s, Climb)
    rng, greedy = Rng(seed), bot("greedy", seed)
    found: list[Climb] = []
    while not s.over():
        if s.at_chance():
            s.choose(s.roll(rng))
            continue
        options = s.options()
        found.append(s.clone())
        if len(options) == 1 or rng.below(5) == 0:
            s.choose(options[rng.below(len(options))])
        else:
            s.choose(greedy.choose(Seen(s, int(s.seat))))
    found.append(s)
    return found


@pytest.mark.parametrize("mode", MODES)
def test_every_position_on_the_way_to_the_boss_keeps_the_promises(mode: str) -> None:
    reached = 0
    for n, s in enumerate(wandering(mode, 3)):
        INVARIANTS["plosinovka"](s)
        loaded = GAME.shelf.load(GAME.shelf.save(s))
        assert GAME.hash(loaded) == GAME.hash(s)
        if s.over() or n % 3:
            continue
        reached = max(reached, s.tower.highest)
        step, f = s.question(), s.stack[-1]
        written = [s.write(option) for option in s.options()]
        assert len(set(written)) == len(written)
        assert list(loaded.options()) == list(s.options())
        if isinstance(step, Judged):
            legal = [each for each in step.offers(s, f) if not step.forbids(s, f, each)]
            assert sorted(map(s.write, legal)) == sorted(written)
    assert reached >= (0 if mode == "solo" else 1)


def test_an_option_of_many_is_refused_for_a_reason_in_the_catalogue() -> None:
    rules = catalogue("plosinovka")
    known = {*rules.rules, *rules.rulings}
    found: set[str] = set()
    for s in wandering("game", 5)[:-1:7]:
        step, f = s.question(), s.stack[-1]
        if isinstance(step, Judged):
            found |= {step.forbids(s, f, each) for each in step.offers(s, f)}
    found.discard("")
    assert found <= known
    assert len(found) > 8
