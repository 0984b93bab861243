"""Stops: a person is asked where an answer could change something, and learns nothing by it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.game import Game
from kostka.kernel.state import State
from kostka.kernel.step import PASS
from kostka.table.seat.pace import active, in_window, phase
from kostka.table.seat.stops import useful

BOTH = ("dicethrone", "doomtrooper")
SETUP = {key: next(iter(GAMES[key].examples.values())) for key in BOTH}


def windows(game: Game, seeds: int) -> Iterator[State]:
    """Windows with more than a pass, of random games between two."""
    for seed in range(seeds):
        luck = Rng(seed)
        s = game.new(SETUP[game.key])
        for _ in range(900):
            if s.over():
                break
            if not s.at_chance() and in_window(s) and len(s.options()) > 1:
                yield s
            options = s.options() if not s.at_chance() else ()
            s.choose(options[luck.below(len(options))] if options else s.roll(luck))


@pytest.mark.parametrize("key", BOTH)
def test_whether_it_is_useful_does_not_depend_on_what_is_hidden(key: str) -> None:
    game, luck, seen = GAMES[key], Rng(3), set[bool]()
    for n, s in enumerate(windows(game, 4)):
        if n % 3 == 0:
            seat = int(s.seat)
            found = useful(game, SETUP[game.key], s, seat)
            seen.add(found)
            assert useful(game, SETUP[game.key], s.imagine(seat, luck), seat) == found
    assert seen == {True, False}


@pytest.mark.parametrize("key", BOTH)
def test_looking_changes_nothing(key: str) -> None:
    game = GAMES[key]
    for n, s in enumerate(windows(game, 1)):
        before = game.hash(s)
        useful(game, SETUP[game.key], s, int(s.seat))
        assert game.hash(s) == before
        if n == 60:
            break


def test_a_sale_and_a_gain_nag_nobody_in_anothers_turn_but_stand_open_in_ones_own_main_phase() -> (
    None
):
    game = GAMES["dicethrone"]
    gains = {"double-up", "triple-up", "getting-paid", "what-status-effects"}
    seen = {True: 0, False: 0}
    for s in windows(game, 12):
        seat = int(s.seat)
        plays = [s.write(option) for option in s.options() if option is not PASS]
        if all(
            each.split()[0] == "sell" or each.split()[-1] in gains - {"what-status-effects"}
            for each in plays
        ):
            mine = active(s) == seat and phase(s).startswith("main")
            assert useful(game, SETUP[game.key], s, seat) == mine
            seen[mine] += 1
    assert seen[True] > 5


def test_a_card_that_turns_a_die_is_worth_a_stop() -> None:
    game = GAMES["dicethrone"]
    met = 0
    for s in windows(game, 12):
        seat = int(s.seat)
        if any(s.write(option) in ("play six-it", "play tip-it") for option in s.options()):
            assert useful(game, SETUP[game.key], s, seat)
            met += 1
    assert met > 3


def test_where_a_game_says_nothing_everything_may_matter() -> None:
    game = GAMES["dicethrone"]
    plain = Game(game.key, game.rules, game.shelf, game.new, game.examples)
    s = next(windows(game, 3))
    assert useful(plain, SETUP[game.key], s, int(s.seat))
