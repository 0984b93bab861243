"""Recorded games for tests: every set-up of every game, played at random."""

from __future__ import annotations

from pathlib import Path

from kostka.games import GAMES
from kostka.kernel.chance import Luck, Rng, Stream, salt
from kostka.kernel.game import Game, Setup
from kostka.kernel.log import Journal, Writer
from tests.promises.worlds import SHORTER

SEED = bytes(range(32))
SALTS = ("heads", "žaba")
SETUPS: list[tuple[Game, Setup]] = [
    (game, {**setup, **SHORTER.get(game.key, {})})
    for game in GAMES.values()
    for setup in game.examples.values()
]


def stream() -> Stream:
    return Stream(SEED, salt(SALTS))


def begun(game: Game, setup: Setup, luck: Luck | None) -> Journal:
    names = ["Anna", "Bořek", "Cyril", "Dana", "Eva", "Filip"][: game.new(setup).seats()]
    salts = SALTS if isinstance(luck, Stream) else ()
    return Journal.begin(game, setup, names, luck, salts=salts)


def step(journal: Journal, picks: Luck) -> None:
    """One random choice of whoever is asked."""
    options = journal.state.options()
    journal.choose(int(journal.state.seat), options[picks.below(len(options))])


def played(seed: int, luck: Luck | None = None, moves: int = 10_000) -> Journal:
    """So many random moves, or the whole game, of the first set-up there is."""
    journal = begun(*SETUPS[0], luck or stream())
    picks = Rng(seed)
    while not journal.state.over() and moves > 0:
        step(journal, picks)
        moves -= 1
    return journal


def kept(journal: Journal, path: Path) -> str:
    Writer(str(path), journal).close()
    journal.keeper = None
    return str(path)
