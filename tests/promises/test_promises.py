"""What every game promises: copies, saves, replays, views and moves hold at any time."""

from __future__ import annotations

import json

from kostka.kernel.chance import Chance, Rng
from kostka.kernel.game import Game
from kostka.kernel.state import State, playout
from kostka.sight import SPECTATOR, view
from tests.promises.worlds import OPEN, begin, every_mode, every_seed, play_on, share, stops

GAMES = 20


def text_of(s: State, viewer: int) -> str:
    return json.dumps(view(s, viewer).plain())


@every_seed(GAMES)
def test_a_clone_that_is_played_on_never_touches_its_original(
    game: Game, mode: str, seed: int
) -> None:
    on = Rng(1000 + seed)
    for n, s in enumerate(stops(begin(game, mode, seed), Rng(seed))):
        before = game.hash(s)
        twin = s.clone()
        assert game.hash(twin) == before
        play_on(twin, on, 100_000 if n % 40 == 0 else 25)
        assert game.hash(s) == before


@every_seed(GAMES)
def test_a_save_loads_to_an_equal_game(game: Game, mode: str, seed: int) -> None:
    for n, s in enumerate(stops(begin(game, mode, seed), Rng(seed))):
        text = game.shelf.save(s)
        loaded = game.shelf.load(text)
        assert game.shelf.save(loaded) == text
        assert [loaded.write(o) for o in loaded.options()] == [s.write(o) for o in s.options()]
        if n % 20 == 0:
            twin = s.clone()
            play_on(twin, Rng(n), 40)
            play_on(loaded, Rng(n), 40)
            assert game.hash(loaded) == game.hash(twin)


@every_seed(GAMES)
def test_a_game_replays_from_its_moves_as_text(game: Game, mode: str, seed: int) -> None:
    s, rng = begin(game, mode, seed), Rng(seed)
    moves = []
    while not s.over():
        options = [s.roll(rng)] if s.at_chance() else s.options()
        option = options[rng.below(len(options))]
        moves.append(s.write(option))
        s.choose(option)
    again = begin(game, mode, seed)
    for move in moves:
        again.choose(again.read(move))
    assert game.hash(again) == game.hash(s)


@every_seed(GAMES)
def test_views_differ_by_nothing_that_the_viewer_may_not_know(
    game: Game, mode: str, seed: int
) -> None:
    """Two positions that differ only in what a seat may not know look the same to it."""
    other = Rng(7000 + seed)
    differ = 0
    for s in stops(begin(game, mode, seed), Rng(seed)):
        for seat in range(s.seats()):
            twin = s.imagine(seat, other)
            assert text_of(twin, seat) == text_of(s, seat)
            assert text_of(twin, SPECTATOR) == text_of(s, SPECTATOR) or s.seats() > 2
            differ += game.hash(twin) != game.hash(s)
    if game.key in OPEN:
        assert differ == 0, "there is nothing to imagine"
    else:
        assert differ > 0, "imagined worlds never differ from the real one"


@every_seed(GAMES)
def test_what_is_imagined_depends_on_what_is_known_alone(game: Game, mode: str, seed: int) -> None:
    """Replace what a seat may not know, and with the same luck it imagines the same world."""
    for n, s in enumerate(stops(begin(game, mode, seed), Rng(seed))):
        seat = int(s.seat)
        twin = s.imagine(seat, Rng(n + 1))
        assert game.hash(twin.imagine(seat, Rng(n))) == game.hash(s.imagine(seat, Rng(n)))


@every_seed(GAMES)
def test_every_move_is_read_as_it_is_written_and_legal_means_accepted(
    game: Game, mode: str, seed: int
) -> None:
    for s in stops(begin(game, mode, seed), Rng(seed)):
        written = [s.write(option) for option in s.options()]
        assert len(set(written)) == len(written), written
        assert len(written) <= 200
        for option, text in zip(s.options(), written):
            assert s.read(text) is option or s.read(text) == option
            assert s.may(option) is None
        for option in s.question().offers(s, s.stack[-1]):
            legal = any(option is other or option == other for other in s.options())
            assert (s.may(option) is None) == legal, s.write(option)


@every_seed(GAMES)
def test_outcomes_of_chance_have_whole_weights_and_a_sample_is_one_of_them(
    game: Game, mode: str, seed: int
) -> None:
    s, rng = begin(game, mode, seed), Rng(seed)
    while not s.over():
        if s.at_chance():
            step, f = s.question(), s.stack[-1]
            assert isinstance(step, Chance)
            options, weights = step.options(s, f), step.weights(s, f)
            assert len(options) == len(weights) and min(weights) > 0
            assert sum(weights) <= 6**5
            assert s.roll(rng) in options
        play_on(s, rng, 1)


@every_seed(GAMES)
def test_a_hurried_playout_plays_the_same_game(game: Game, mode: str, seed: int) -> None:
    quick, slow = begin(game, mode, seed), begin(game, mode, seed)
    decisions = playout(quick, Rng(seed))
    counted, rng = 0, Rng(seed)
    while not slow.over():
        if slow.at_chance():
            slow.choose(slow.roll(rng))
        else:
            options = slow.options()
            if len(options) == 1:
                slow.choose(options[0])
            else:
                counted += 1
                slow.choose(slow.blind(rng))
    assert (decisions, game.hash(quick)) == (counted, game.hash(slow))


@every_mode
def test_an_event_log_changes_nothing(game: Game, mode: str) -> None:
    for seed in range(share(game.key, mode, GAMES)):
        silent, logged = begin(game, mode, seed), begin(game, mode, seed)
        logged.log = []
        assert playout(silent, Rng(seed)) == playout(logged, Rng(seed))
        assert game.hash(silent) == game.hash(logged)
        assert logged.log
