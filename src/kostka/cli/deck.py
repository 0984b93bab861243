"""`kostka deck check|convert FILE`: whether a deck may be played, and the same deck otherwise."""

from __future__ import annotations

import argparse
from typing import Any

from kostka.cli.deckfiles import decklist_of, format_of
from kostka.cli.options import add_json, add_language, print_json
from kostka.games.doomtrooper.deckbuilding import share, writing
from kostka.games.doomtrooper.deckbuilding.catalogue import entries
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist, Misspelt
from kostka.games.doomtrooper.deckbuilding.legality import problems
from kostka.kernel.game import Mistake
from kostka.words.interface import say

FILE = "a file (- for the standard input), a link, a code, or a deck of ours"


def arguments(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="KIND")
    check = kinds.add_parser("check", help="by which rule it may not be played; exit code 1 if so")
    check.add_argument("file", metavar="FILE", help=FILE)
    check.add_argument("--format", default="", metavar="FORMAT", help="a format file in TOML")
    convert = kinds.add_parser("convert", help="the same deck in another form")
    convert.add_argument("file", metavar="FILE", help=FILE)
    convert.add_argument("--to", choices=writing.FORMS, default="text", help="the form")
    for each in (check, convert):
        add_language(each)
        add_json(each)


def run(args: argparse.Namespace) -> int:
    try:
        decklist = decklist_of(args.file)
    except Misspelt as misspelt:
        raise Mistake(say(args.lang, "table-deck-misspelt", **misspelt.fields())) from None
    if args.kind == "convert":
        text = writing.write(decklist, args.to, args.lang)
        if args.json:
            print_json({**plain(decklist, args.lang), "form": args.to, "text": text})
        else:
            print(text, end="")
        return 0
    return check(decklist, args)


def check(decklist: Decklist, args: argparse.Namespace) -> int:
    format_, lang = format_of(args.format), args.lang
    wrong = [
        {"rule": each.rule, "text": say(lang, each.phrase, **each.args(lang)), "card": each.card}
        for each in problems(decklist, format_)
    ]
    missing = [entry.name(lang) for entry in decklist.missing()]
    if args.json:
        found = {"legal": not wrong, "format": format_.name, "problems": wrong, "missing": missing}
        print_json({**plain(decklist, lang), **found})
        return 1 if wrong else 0
    for each in wrong:
        print(f"{each['rule']}  {each['text']}")
    if missing:
        print(say(lang, "table-deck-missing", n=len(missing), cards=", ".join(missing)))
    if not wrong:
        numbers = {"n": decklist.size(), "side": decklist.side_size()}
        print(say(lang, "table-deck-legal", **numbers))
    return 1 if wrong else 0


def plain(decklist: Decklist, lang: str) -> dict[str, Any]:
    """For a machine."""

    def rows(numbers: dict[str, int]) -> list[dict[str, Any]]:
        found = [(entries()[id_], n) for id_, n in numbers.items()]
        return [{"id": e.id, "code": e.code, "name": e.name(lang), "n": n} for e, n in found]

    return {
        "name": decklist.name,
        "cards": decklist.size(),
        "main": rows(decklist.main),
        "side": rows(decklist.side),
        "share": share.written(decklist),
    }
