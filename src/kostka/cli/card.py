"""`kostka card`: what a card, an ability, a token or a hero says, made from what it does."""

from __future__ import annotations

import argparse
import difflib
from typing import Any, Final

from kostka.cli.options import LANGUAGES, add_game, add_json, add_language, print_json
from kostka.games import game
from kostka.games.plosinovka.cards.marks import CALLED, marks
from kostka.kernel.game import Mistake, kebab
from kostka.kernel.step import Named
from kostka.words import Book, book
from kostka.words.confidence import CONFIDENCE, confidence

# In the order of the languages.
OURS: Final = ("Our own numbers and words", "Naše vlastní", "Nasze własne")
ALL_OURS: Final = (
    "What it says is our own proposal.",
    "Co říká, je náš vlastní návrh.",
    "To, co mówi, jest naszą własną propozycją.",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("id", nargs="?", metavar="ID", help="such as six-it or kinetic_energy")
    which.add_argument("--all", action="store_true", help="everything in the game")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    words = book(game(args.game).key)
    things = list(words.things.values()) if args.all else [find(words, args.id)]
    found = [entry(words, thing, args.lang) for thing in things]
    if args.json:
        print_json(found if args.all else found[0])
    else:
        print("\n\n".join([told(each, args.lang) for each in found]))
    return 0


def told(entry: dict[str, Any], lang: str) -> str:
    """The card, and which of its numbers and effects are no publisher's but ours."""
    lines = [f"{entry['name']} ({entry['id']})", entry["text"]]
    ours = [what for what, conf in entry.get("marks", {}).items() if conf == CONFIDENCE[-1]]
    at = LANGUAGES.index(lang)
    if ours and len(ours) < len(entry["marks"]):
        lines.append(f"{OURS[at]}: {', '.join([CALLED[what][at] for what in ours])}.")
    elif entry["conf"] == CONFIDENCE[-1]:
        lines.append(ALL_OURS[at])
    return "\n".join(lines)


def find(words: Book, key: str) -> Named:
    name = kebab(key)
    thing = words.things.get(name)
    if thing is None:
        close = difflib.get_close_matches(name, words.things, n=3, cutoff=0.5)
        hint = f"; did you mean {' or '.join(close)}?" if close else "; see `kostka card --help`."
        raise Mistake(f"There is no card, ability, token or hero called {key!r}{hint}")
    return thing


def entry(words: Book, thing: Named, lang: str) -> dict[str, Any]:
    found = {
        "id": thing.key,
        "name": words.name(thing.key, lang),
        "text": words.describe(thing, lang),
        "kind": kind(thing),
        "conf": confidence(thing),
        "ours": words.ours(thing.key, lang),
    }
    printed = marks(thing)
    return {**found, "marks": printed} if printed else found


def kind(thing: Named) -> str:
    return type(thing).__name__.lower()
