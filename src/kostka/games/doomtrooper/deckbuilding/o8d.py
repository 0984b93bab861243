"""Decks as OCTGN writes them: XML, read without entities, document types or endless files."""

from __future__ import annotations

from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import escape

from kostka.games.doomtrooper.deckbuilding.catalogue import Entry, by_octgn, entries
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist, meant
from kostka.kernel.game import Mistake

GAME: Final = "30c200c9-6c98-49a4-a293-106c06295c05"  # Doomtrooper, as OCTGN numbers it
DEEPEST: Final = 8
SECTIONS: Final = {
    "alliance": "Alliance",
    "art": "Art",
    "beast": "Beast",
    "dark-symmetry": "Dark Symmetry",
    "equipment": "Equipment",
    "fortification": "Fortification",
    "ki": "Ki Power",
    "mission": "Mission",
    "relic": "Relic",
    "special": "Special",
    "warrior": "Warrior",
    "warzone": "Warzone",
}


class _Reading:
    """What the parser has met so far."""

    def __init__(self) -> None:
        self.decklist = Decklist()
        self.open: list[str] = []
        self.side = False
        self.card: tuple[str, int] | None = None
        self.text = ""

    def start(self, tag: str, given: dict[str, str]) -> None:
        self.open.append(tag)
        if len(self.open) > DEEPEST:
            raise Mistake("This .o8d file is nested too deeply.")
        if self.open[0] != "deck":
            raise Mistake("This is not an .o8d file: its first element is no deck.")
        if tag == "section":
            self.side = "side" in given.get("name", "").casefold()
        elif tag == "card":
            number = given.get("qty", "1").strip()
            if not number.isdecimal() or len(number) > 3:
                raise Mistake(f"In an .o8d file qty is a number, not {number[:20]!r}.")
            self.card = (given.get("id", "").strip().lower(), int(number))
            self.text = ""

    def letters(self, text: str) -> None:
        if self.card is not None and len(self.text) < 200:
            self.text += text

    def end(self, tag: str) -> None:
        self.open.pop()
        if tag == "card" and self.card is not None:
            id_, n = self.card
            self.card = None
            entry = by_octgn().get(id_) or meant(self.text)
            if n:
                self.decklist.add(entry, n, self.side)


def read(text: str) -> Decklist:
    reading = _Reading()
    parser = expat.ParserCreate()
    parser.StartElementHandler = reading.start
    parser.EndElementHandler = reading.end
    parser.CharacterDataHandler = reading.letters
    parser.StartDoctypeDeclHandler = _forbidden
    parser.EntityDeclHandler = _forbidden
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        raise Mistake(f"This .o8d file is no XML: line {error.lineno} cannot be read.") from None
    except UnicodeEncodeError:  # half a letter, as a standard input in another encoding gives it
        raise Mistake("This .o8d file is no text in UTF-8.") from None
    return reading.decklist


def _forbidden(*_: object) -> None:
    raise Mistake("An .o8d file must not declare a document type or entities.")


def written(decklist: Decklist) -> str:
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME}">']
    for type_, title in SECTIONS.items():
        of_type = [(entries()[id_], n) for id_, n in decklist.main.items()]
        lines += _section(title, [each for each in of_type if each[0].type == type_])
    lines += _section("Sideboard", [(entries()[id_], n) for id_, n in decklist.side.items()])
    return "\n".join([*lines, "</deck>", ""])


def _section(title: str, cards: list[tuple[Entry, int]]) -> list[str]:
    rows = [
        f'    <card qty="{n}" id="{entry.octgn}">{escape(entry.en)}</card>' for entry, n in cards
    ]
    return [f'  <section name="{title}" shared="False">', *rows, "  </section>"]
