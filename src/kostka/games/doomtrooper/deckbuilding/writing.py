"""Decks in every way people write them: plain text, codes, OCTGN, a link.  We read what we meet."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from kostka.games.doomtrooper.deckbuilding import o8d, share
from kostka.games.doomtrooper.deckbuilding.catalogue import by_code, entries, find, plain
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist, meant
from kostka.kernel.game import Mistake

FORMS: Final = ("text", "codes", "o8d", "link")
MOST_LETTERS: Final = 64 * 1024
LONGEST_LINE: Final = 200  # letters; no card is called so
_SIDE: Final = frozenset(
    [plain(each) for each in ("Sideboard", "Side", "Postranní balíček", "Talia boczna")]
)
# Headings that other tools write above the cards of a type.
_HEADINGS: Final = frozenset(
    [plain(each + s) for each in (*o8d.SECTIONS.values(), "Main", "Deck") for s in ("", "s")]
)
_FRONT: Final = re.compile(r"(\d{1,3})\s*[x×]?\s+(.+)|(\d{1,3})[x×]\s*(.+)", re.IGNORECASE)
_BACK: Final = re.compile(r"(.+?)\s+[x×]\s*(\d{1,3})", re.IGNORECASE)
_SET: Final = re.compile(r"\s*\([^()]*\)$")
_NOTES: Final = ("#", "//", "Expansions:", "From ")


def read(text: str) -> Decklist:
    """A deck in any of the forms; raises Mistake in one sentence."""
    if len(text) > MOST_LETTERS:
        raise Mistake(f"A deck has at most {MOST_LETTERS // 1024} kB.")
    text = text.removeprefix("\ufeff").strip()
    if not text:
        raise Mistake("There is no deck: nothing is written there.")
    if text.startswith("<"):
        made = o8d.read(text)
    elif text.startswith("{"):
        made = _slots(text)
    elif code := share.code_in(text):
        made = share.read(code)
    else:
        made = _lines(text)
    if not made.main and not made.side:
        raise Mistake("There is no card on this list.")
    return made.sorted()


def _lines(text: str) -> Decklist:
    made, side = Decklist(), False
    for at, raw in enumerate(text.splitlines(), 1):
        line = " ".join(raw.split())  # many spaces would cost the patterns below many steps
        if len(line) > LONGEST_LINE:
            raise Mistake(f"Line {at} of the deck is too long to name a card.")
        if not line or line.startswith(_NOTES):
            continue
        heading = plain(_SET.sub("", line).rstrip(":0123456789 "))
        if heading in _SIDE:
            side = True
            continue
        n, name = _number(line)
        if n is None and (heading in _HEADINGS and find(line) is None):
            continue
        entry = find(name) or find(_SET.sub("", name))
        if entry is None and n is None and not made.main and not made.name:
            made.name = line[:80]  # what stands above all cards is the name of the deck
            continue
        entry = entry or meant(_SET.sub("", name), at)
        made.add(entry, 1 if n is None else n, side)
    return made


def _number(line: str) -> tuple[int | None, str]:
    """How many of what; no number where none is written."""
    if line in by_code():
        return None, line
    if found := _FRONT.fullmatch(line):
        first, second, third, fourth = found.groups()
        return int(first or third), second or fourth
    if found := _BACK.fullmatch(line):
        return int(found[2]), found[1]
    if (found := re.fullmatch(r"(\d{5})\s*[x×:]?\s*(\d{1,3})", line)) and found[1] in by_code():
        return int(found[2]), found[1]
    return None, line


def _slots(text: str) -> Decklist:
    """As DoomtrooperDB answers: numbers by code under `slots`."""
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        raise Mistake("This begins like JSON but cannot be read as such.") from None
    made = Decklist()
    for key, side in (("slots", False), ("sideSlots", True)):
        for code, n in _numbers(given.get(key) or {}).items():
            made.add(meant(code), n, side)
    return made


def _numbers(slots: Any) -> Mapping[str, int]:
    good = isinstance(slots, dict) and all(
        [isinstance(n, int) and not isinstance(n, bool) and 0 < n < 1000 for n in slots.values()]
    )
    if not good:
        raise Mistake("In the slots of a deck stands a number of copies for each code.")
    found: Mapping[str, int] = slots
    return found


def write(decklist: Decklist, form: str, lang: str = "en") -> str:
    """In one of the forms; a link has no host, for whoever reads it knows where."""
    if form == "link":
        return f"/decks?d={share.written(decklist)}\n"
    if form == "o8d":
        return o8d.written(decklist)
    lines = _listed(decklist.main, form, lang)
    if decklist.side:
        lines += ["", "Sideboard", *_listed(decklist.side, form, lang)]
    return "\n".join([*lines, ""])


def _listed(numbers: Mapping[str, int], form: str, lang: str) -> list[str]:
    found = [(entries()[id_], n) for id_, n in numbers.items()]
    return [f"{n}x {e.code if form == 'codes' else e.name(lang)}" for e, n in found]
