"""Building decks over HTTP: finding cards, legality and odds of a deck, every form of it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from kostka.games.doomtrooper.content import DECKS
from kostka.games.doomtrooper.deckbuilding import share, writing
from kostka.games.doomtrooper.deckbuilding.catalogue import entries
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist, of_deck
from kostka.games.doomtrooper.deckbuilding.formats import standard
from kostka.games.doomtrooper.deckbuilding.legality import problems
from kostka.games.doomtrooper.terms import HAND
from kostka.kernel.game import Mistake
from kostka.odds.hands import at_least
from kostka.table.http.cards import MOST, names, search, shown
from kostka.words import book
from kostka.words.interface import say

Lang = Literal["en", "cs", "pl"]
Numbers = Annotated[
    dict[Annotated[str, Field(max_length=80)], Annotated[int, Field(ge=0, le=99)]],
    Field(max_length=500),
]
decks = APIRouter()


class Wanted(BaseModel):
    """A deck as it stands in the builder, or as somebody has written it, or one of ours."""

    model_config = ConfigDict(extra="forbid")
    main: Numbers = {}
    side: Numbers = {}
    text: Annotated[str, Field(max_length=60_000)] = ""
    deck: Annotated[str, Field(max_length=80)] = ""
    form: Literal["", "text", "codes", "o8d", "link"] = ""
    lang: Lang = "en"


@decks.get("/api/decks/cards")
async def cards(
    q: Annotated[str, Field(max_length=100)] = "",
    type: Annotated[str, Field(max_length=40)] = "",
    side: Annotated[str, Field(max_length=40)] = "",
    all: bool = False,
    lang: Lang = "en",
) -> Any:
    found = search(q, type, side, not all, lang)
    return {
        "n": len(found),
        "cards": [shown(entry, standard(), lang) for entry in found[:MOST]],
        **names(lang),
        "decks": {
            key: book("doomtrooper").name(key, lang)
            for key, deck in DECKS.items()
            if not deck.troop
        },
    }


@decks.post("/api/decks")
async def look(wanted: Wanted) -> Any:
    """The deck with all that can be said of it; long ones do not keep the others waiting."""
    return await asyncio.to_thread(looked_at, wanted)


def looked_at(wanted: Wanted) -> dict[str, Any]:
    return told(_decklist(wanted), wanted.form, wanted.lang)


def _decklist(wanted: Wanted) -> Decklist:
    if wanted.deck in DECKS:
        return of_deck(DECKS[wanted.deck])
    if wanted.text:
        return writing.read(wanted.text)
    made = Decklist()
    for numbers, side in ((wanted.main, False), (wanted.side, True)):
        for id_, n in numbers.items():
            if id_ not in entries():
                raise Mistake("There is no such card.")
            if n:
                made.add(entries()[id_], n, side)
    return made.sorted()


def told(decklist: Decklist, form: str, lang: str) -> dict[str, Any]:
    wrong = problems(decklist, standard())
    missing = [entry.name(lang) for entry in decklist.missing()]
    size, numbers = decklist.size(), {"n": decklist.size(), "side": decklist.side_size()}
    return {
        "main": _rows(decklist.main, size, lang),
        "side": _rows(decklist.side, 0, lang),
        "size": size,
        "side_size": decklist.side_size(),
        "share": share.written(decklist),
        "problems": [
            {"rule": each.rule, "text": say(lang, each.phrase, **each.args(lang))} for each in wrong
        ],
        "legal": "" if wrong else say(lang, "table-deck-legal", **numbers),
        "missing": say(lang, "table-deck-missing", n=len(missing), cards=", ".join(missing))
        if missing
        else "",
        "odds": _odds(decklist, lang) if size else [],
        "text": writing.write(decklist, form, lang) if form else "",
    }


def _rows(numbers: dict[str, int], size: int, lang: str) -> list[dict[str, Any]]:
    """Card by card; of the draw pile with the chance to have it in the opening hand."""
    found = []
    for id_, n in numbers.items():
        entry = entries()[id_]
        odds = _percent(size, n) if size else ""
        row = {"id": id_, "name": entry.name(lang), "type": names(lang)["types"][entry.type]}
        found.append({**row, "n": n, "limit": standard().limit(id_), "odds": odds})
    return found


def _odds(decklist: Decklist, lang: str) -> list[dict[str, Any]]:
    """By type: how many there are, and how likely at least one is in the opening hand."""
    size, found = decklist.size(), []
    for type_, name in names(lang)["types"].items():
        n = sum([k for id_, k in decklist.main.items() if entries()[id_].type == type_])
        if n:
            found.append({"type": name, "n": n, "odds": _percent(size, n)})
    return found


def _percent(size: int, n: int) -> str:
    return f"{float(100 * at_least(size, n, HAND)):.1f} %"
