"""Every answer of every game is told as a sentence about a thing, and tells nothing it should not.

Whatever an answer tells the one who gives it ends the free undo.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from kostka.games import GAMES
from kostka.games.doomtrooper.content import CARDS, new_game
from kostka.kernel.chance import Rng
from kostka.kernel.state import State
from kostka.sight import redact, view
from tests.promises.answers import Said
from tests.promises.seeker import Seeker, parade
from tests.promises.to_fire import all_of

MODES = [(game, mode) for game in GAMES for mode in GAMES[game].examples]
PARADES = 40


def random_games(game: str, mode: str, decisions: int = 250) -> Iterator[tuple[State, Any]]:
    """Every position of a random game in which somebody is asked, and what is answered there."""
    s, luck = GAMES[game].new(GAMES[game].examples[mode]), Rng(len(mode))
    while not s.over() and decisions:
        if s.at_chance():
            s.choose(s.roll(luck))
            continue
        decisions -= 1
        options = s.options()
        option = options[luck.below(len(options))]
        yield s, option
        s.choose(option)


def parades(games: int = PARADES) -> Iterator[tuple[State, Any]]:
    """Doomtrooper with all kinds of cards, among two or three, played towards what they do."""
    wanted = {each for card in CARDS.values() for each in all_of(card)}
    for seed in range(games):
        decks = [parade(seed + 100 * n, wanted) for n in range(2 + seed % 2)]
        s, seeker = new_game(decks), Seeker(seed, wanted)
        for _ in range(400):
            if s.over():
                break
            if s.at_chance():
                s.choose(seeker.draw(s))
                continue
            option = seeker.choose(s)
            yield s, option
            s.choose(option)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_answer_is_said_without_raw_notation_and_names_what_it_is_about(
    game: str, mode: str
) -> None:
    said = Said(game, often=50)
    for s, _ in random_games(game, mode):
        said.look(s)
    assert said.times


def learns(s: State, option: Any, luck: Rng) -> bool:
    """Whether whoever answers this hears by it what he could not know before: he could have been in
    another world, and there he would have heard something else.

    Worlds that then go different ways are not compared: an imagined one may be one to which what
    was done before does not lead."""
    seat = int(s.seat)
    real, other = s.clone(), s.imagine(seat, luck)
    heard, where = [], []
    for world in (real, other):
        world.log = []
        if option not in world.options():
            return False
        world.choose(option)
        if world.at_chance():
            return False  # what comes is kept in the log, and ends the undo anyhow
        told = [str(event) for event in redact(world, world.log, seat)]
        data = view(world, seat).data
        heard.append(json.dumps([data, told]))
        where.append(data["where"])
    return where[0] == where[1] and heard[0] != heard[1]


def reveals(s: State, option: Any) -> bool:
    world, seat = s.clone(), int(s.seat)
    world.log = []
    world.choose(option)
    return any(event.tells(seat) for event in world.log)


def look(games: Iterator[tuple[State, Any]], every_nth: int) -> int:
    """How often somebody has learnt something; each time it is an event that ends the free undo."""
    luck, found = Rng(3), 0
    for n, (s, option) in enumerate(games):
        if n % every_nth == 0 and learns(s, option, luck):
            found += 1
            assert reveals(s, option), (s.question(), s.write(option))
    return found


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_what_tells_a_seat_something_ends_the_free_undo(game: str, mode: str) -> None:
    look(random_games(game, mode), 2)


def test_what_a_card_tells_a_seat_ends_the_free_undo() -> None:
    assert look(parades(), 1) > 0
