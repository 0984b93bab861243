"""What a client can ask of a game beside playing it: modes, picks, names, texts, rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from kostka.bots import BOTS
from kostka.games import GAMES
from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.marks import shares
from kostka.games.doomtrooper.content import DECKS
from kostka.games.plosinovka.content import HEROES_BY_KEY
from kostka.judge import CATALOGUES, catalogue
from kostka.kernel.step import Named
from kostka.table.tell.boards import texts
from kostka.words import book
from kostka.words.confidence import CONFIDENCE, confidence
from kostka.words.interface import say


@cache
def games(lang: str) -> list[dict[str, Any]]:
    """Every game that can be played here."""
    return [_game(key, lang) for key in GAMES]


def _game(key: str, lang: str) -> dict[str, Any]:
    game = GAMES[key]
    return {
        "game": key,
        "name": CATALOGUES[key].name,
        "part": say(lang, f"table-part-{key}") if game.part else "",
        "modes": [
            {"mode": mode, "seats": game.new(setup).seats(), "setup": _lists(setup)}
            for mode, setup in game.examples.items()
        ],
        "picks": _picks(key, lang),
        "readings": _readings(key, lang),
        "bots": list(BOTS),
    }


def _lists(setup: Any) -> dict[str, list[str]]:
    return {key: list(values) for key, values in setup.items()}


def _readings(key: str, lang: str, only: str = "") -> list[dict[str, str]]:
    """How a table may read rules otherwise than the book; with `only`, this rule."""
    rules = catalogue(key)
    return [
        {
            "key": each.key,
            "rule": each.id,
            "title": rules.title(each.id, lang),
            "text": rules.reading(each.key, lang),
        }
        for each in rules.exceptions.values()
        if only in ("", each.id)
    ]


def _picks(key: str, lang: str) -> dict[str, list[dict[str, Any]]]:
    """What the seats can choose from, by the field of the set-up."""
    spoken = book(key)

    def pick(thing: Named, **more: Any) -> dict[str, Any]:
        named = {"id": thing.key, "name": spoken.name(thing.key, lang)}
        return {**named, **more, "text": spoken.describe(thing, lang)}

    if key == "dicethrone":
        return {
            "heroes": [
                pick(it, complexity=it.complexity, rows=shares(it)) for it in HEROES.values()
            ]
        }
    if key == "doomtrooper":
        return {"decks": [pick(it) for it in DECKS.values()]}
    if key == "plosinovka":
        return {"heroes": [pick(it) for it in HEROES_BY_KEY.values()]}
    return {}


@cache
def spoken(key: str, lang: str) -> dict[str, Any]:
    """Everything that can lie on the table, said."""
    words = book(key)
    sure = CONFIDENCE[-1]
    return {
        "names": {each: words.name(each, lang) for each in words.names},
        "ours": [each for each in words.names if words.ours(each, lang)],
        "texts": {each: words.describe(thing, lang) for each, thing in words.things.items()}
        | texts(key, lang),
        "proposed": [each for each, thing in words.things.items() if confidence(thing) == sure],
    }


@cache
def titles(key: str, lang: str) -> dict[str, Any]:
    """All rules and rulings by number."""
    rules = catalogue(key)
    return {"titles": {each: rules.title(each, lang) for each in (*rules.rules, *rules.rulings)}}


def rule(key: str, id_: str, lang: str) -> dict[str, Any]:
    """One rule, and the rulings on it; of a ruling, question and answer.  Raises LookupError."""
    rules = catalogue(key)
    found = rules.find(id_)
    rulings = rules.rulings_on(found) if found in rules.rules else []
    return {
        "id": found,
        "title": rules.title(found, lang),
        "text": rules.text(found, lang),
        "ruling": [
            {"id": each, "title": rules.title(each, lang), "text": rules.text(each, lang)}
            for each in rulings
        ],
        "otherwise": _readings(key, lang, found),
    }
