"""What was found about the table holds until the table changes, and no longer."""

from __future__ import annotations

import pytest

from kostka.games import GAMES
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.upon import on_him
from kostka.games.doomtrooper.values import immune_to
from kostka.kernel.chance import Rng
from kostka.kernel.state import settle

DOOMTROOPER = GAMES["doomtrooper"]


@pytest.mark.parametrize("mode", DOOMTROOPER.examples)
@pytest.mark.parametrize("seed", range(3))
def test_what_was_found_earlier_is_what_would_be_found_now(mode: str, seed: int) -> None:
    s, luck = DOOMTROOPER.new(DOOMTROOPER.examples[mode]), Rng(seed)
    for _ in range(400):
        settle(s, luck)
        if s.over():
            break
        assert isinstance(s, Fight)
        anew = s.clone()
        anew.survey = None
        anew.offered = None
        known = s.clone()
        known.offered = None
        assert known.options() == anew.options()
        for warrior in s.warriors():
            for passing in (True, False):
                assert on_him(known, warrior, passing) == on_him(anew, warrior, passing)
            assert immune_to(known, warrior) == immune_to(anew, warrior)
        assert known.look().able == anew.look().able
        options = s.options()
        s.choose(options[luck.below(len(options))])


def test_a_clone_goes_its_own_way() -> None:
    s, luck = DOOMTROOPER.new(DOOMTROOPER.examples["fight"]), Rng(1)
    settle(s, luck)
    assert isinstance(s, Fight)
    found = s.look()
    c = s.clone()
    assert c.look() is found
    c.discard(c.warriors()[0].number, None)
    assert s.look() is found and len(c.warriors()) == len(s.warriors()) - 1
