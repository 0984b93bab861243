"""`kostka card`: what a card, an ability, a token or a hero says, made from what it does."""

from __future__ import annotations

import argparse
import difflib
from typing import Any, Final

from kostka.cli.options import add_game, add_json, add_language, print_json
from kostka.games import game
from kostka.games.dicethrone.marks import OURS, PRINTED, PUBLIC, mark, percent, shares
from kostka.games.dicethrone.printed import Hero
from kostka.kernel.game import Mistake, kebab
from kostka.kernel.step import Named
from kostka.words import Book, book
from kostka.words.confidence import confidence

SURE: Final = {
    "en": {
        PRINTED: "The numbers are printed in the rulebook.",
        PUBLIC: "The numbers are from public sources.",
        OURS: "Our reading: at least one number here is Kostka's own.",
        "rows": "Of {all} rows (tokens, ability levels, cards) {printed} are printed "
        "({printed_share} %), {public} public ({public_share} %), {ours} our reading "
        "({ours_share} %).",
    },
    "cs": {
        PRINTED: "Čísla jsou vytištěna v pravidlech.",
        PUBLIC: "Čísla jsou z veřejných zdrojů.",
        OURS: "Naše čtení: alespoň jedno číslo je tu naše vlastní.",
        "rows": "Z {all} řádků (žetony, úrovně schopností, karty) je {printed} vytištěných "
        "({printed_share} %), {public} veřejných ({public_share} %) a {ours} podle našeho čtení "
        "({ours_share} %).",
    },
    "pl": {
        PRINTED: "Liczby są wydrukowane w instrukcji.",
        PUBLIC: "Liczby pochodzą ze źródeł publicznych.",
        OURS: "Nasze odczytanie: co najmniej jedna liczba jest tu nasza własna.",
        "rows": "Z {all} wierszy (żetony, poziomy zdolności, karty) wydrukowanych jest {printed} "
        "({printed_share} %), publicznych {public} ({public_share} %), a według naszego "
        "odczytania {ours} ({ours_share} %).",
    },
}


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
        print("\n\n".join([plain(each, SURE[args.lang]) for each in found]))
    return 0


def plain(found: dict[str, Any], say: dict[str, str]) -> str:
    """What it says, and how sure we are of that."""
    lines = [f"{found['name']} ({found['id']})", found["text"]]
    rows: dict[str, int] | None = found.get("rows")
    if rows is not None:
        shares = {f"{each}_share": percent(rows, each) for each in rows}
        lines.append(say["rows"].format(all=sum(rows.values()), **rows, **shares))
    elif found["conf"] is not None:
        lines.append(say[mark(found["conf"])])
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
    found: dict[str, Any] = {
        "id": thing.key,
        "name": words.name(thing.key, lang),
        "text": words.describe(thing, lang),
        "kind": kind(thing),
        "conf": confidence(thing),
        "ours": words.ours(thing.key, lang),
    }
    if isinstance(thing, Hero):
        found["rows"] = shares(thing)
    return found


def kind(thing: Named) -> str:
    return type(thing).__name__.lower()
