"""Arguments that several commands share, and how a set-up is read."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any, Final

from kostka.games import GAMES
from kostka.kernel.game import Game, Mistake, Setup, kebab

LANGUAGES: Final = ("en", "cs", "pl")
DEALS_HEROES: Final = ("plosinovka",)  # TOW-SETUP-18


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    parser.add_argument(
        "game",
        nargs="?" if optional else None,
        default=next(iter(GAMES)),
        metavar="GAME",
        help=f"one of: {', '.join([called(game) for game in GAMES.values()])}",
    )


def called(game: Game) -> str:
    """Its id, and which part of the game it is if it is not the whole."""
    return f"{game.key} ({game.part})" if game.part else game.key


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--setup",
        action="append",
        default=[],
        metavar="KEY=A,B",
        help="how the game is set up, such as heroes=black-panther,black-widow",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the texts")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for a machine to read")


def setup_of(game: Game, words: Sequence[str]) -> Setup:
    """The set-up that was asked for, filled up from the example of its mode, or the first one.

    Where the rules deal heroes, whoever asks for a mode or a number of players gets such.
    """
    asked: dict[str, Sequence[str]] = {}
    for word in (part for each in words for part in each.split()):
        key, sign, values = word.partition("=")
        if not sign or not key or not values:
            raise Mistake(f"A set-up is written KEY=A,B, not {word!r}.")
        asked[key] = tuple(values.split(","))
    if game.key == "doomtrooper" and "decks" in asked:
        from kostka.cli.deckfiles import code_of

        asked["decks"] = [code_of(deck) for deck in asked["decks"]]
    usual = next(iter(game.examples.values()))
    if "mode" in asked and "heroes" not in asked:
        usual = game.examples.get(kebab(asked["mode"][0]), usual)
    if game.key in DEALS_HEROES and ("mode" in asked or "players" in asked):
        usual = {key: values for key, values in usual.items() if key != "heroes"}
    return {**usual, **asked}


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))
