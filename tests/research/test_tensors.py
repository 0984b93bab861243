"""Tensors tell what a seat sees, nothing else, in places that are named and versioned."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.state import State
from kostka.research.many import ACTIONS, tensor_of, to_decision
from kostka.research.tensors import Tensor
from kostka.sight import view

MODES = [(key, mode) for key, game in GAMES.items() for mode in game.examples]


def positions(key: str, mode: str, seed: int, every: int, most: int) -> Iterator[State]:
    """Decisions of a random game."""
    s, luck = GAMES[key].new(GAMES[key].examples[mode]), Rng(seed)
    for n in range(most * every):
        to_decision(s, luck)
        if s.over():
            return
        if n % every == 0:
            yield s
        options = s.options()
        s.choose(options[luck.below(len(options))])


@pytest.mark.parametrize(("key", "mode"), MODES)
def test_what_is_imagined_anew_for_a_seat_looks_the_same_to_it(key: str, mode: str) -> None:
    luck = Rng(5)
    tensor = None
    differ = 0
    for s in positions(key, mode, 3, 7, 25):
        tensor = tensor or tensor_of(s)
        for viewer in range(s.seats()):
            world = s.imagine(viewer, luck)
            assert tensor.row(world, viewer) == tensor.row(s, viewer)
            differ += GAMES[key].hash(world) != GAMES[key].hash(s)
    assert differ or key == "plosinovka"  # where nothing is hidden


def numbers_of(tensor: Tensor, s: State, viewer: int) -> list[int]:
    return list(memoryview(tensor.row(s, viewer)).cast("h"))


@pytest.mark.parametrize(("key", "mode"), MODES)
def test_every_place_is_named_and_its_number_fits(key: str, mode: str) -> None:
    for s in positions(key, mode, 11, 13, 20):
        tensor = tensor_of(s)
        assert len(set(tensor.labels)) == tensor.width
        row = numbers_of(tensor, s, int(s.seat))
        assert len(row) == tensor.width
        assert row[0] and tensor.questions.keys[row[0] - 1] == type(s.question()).__name__
        assert 1 < len(s.options()) <= ACTIONS


def told(s: State, viewer: int) -> dict[str, int]:
    tensor = tensor_of(s)
    return dict(zip(tensor.labels, numbers_of(tensor, s, viewer)))


def test_the_duel_is_told_from_the_viewer_s_seat() -> None:
    for s in positions("dicethrone", "duel", 2, 9, 20):
        for viewer in range(2):
            value = told(s, viewer)
            shown = view(s, viewer).plain()["seats"]
            for away in range(2):
                seat = shown[(viewer + away) % 2]
                assert value[f"seat +{away}: health"] == seat["health"]
                assert value[f"seat +{away}: cp"] == seat["cp"]
                assert value[f"seat +{away}: cards in hand"] == seat["cards"]
                known = [f"seat +{away}: card {n} is known in hand" for n in range(1, 41)]
                assert sum(value[label] for label in known) == len(seat["hand"])


def test_the_fight_tells_the_pieces_as_the_view_does() -> None:
    for s in positions("doomtrooper", "fight", 4, 19, 12):
        viewer = 1
        tensor = tensor_of(s)
        value = told(s, viewer)
        cards = next(each for each in tensor.numbers if each.what == "card")
        for n, piece in enumerate(view(s, viewer).plain()["table"][:48], 1):
            assert value[f"piece {n}: card"] == cards.of(piece["card"])
            assert value[f"piece {n}: wounded"] == piece["wounded"]


def test_the_climb_tells_lives_and_gold_as_the_view_does() -> None:
    for s in positions("plosinovka", "game", 4, 29, 12):
        value = told(s, 0)
        for away, seat in enumerate(view(s, 0).plain()["seats"]):
            assert value[f"seat +{away}: lives"] == seat["lives"]
            assert value[f"seat +{away}: gold"] == seat["gold"]


@pytest.mark.parametrize("key", GAMES)
def test_a_version_names_the_game_and_the_layout_and_changes_with_a_name(key: str) -> None:
    setup = next(iter(GAMES[key].examples.values()))
    tensor, other = tensor_of(GAMES[key].new(setup)), tensor_of(GAMES[key].new(setup))
    assert tensor.version() == other.version()
    assert tensor.version().startswith(f"{key}-{tensor.layout}-")
    other.labels = (*other.labels[:-1], "something else")
    assert tensor.version() != other.version()
