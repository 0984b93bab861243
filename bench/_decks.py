"""What the fuzz tries on the readers of decks and formats, and on set-ups with such decks."""

from __future__ import annotations

import base64
import json
from typing import Any, Final

from bench._mutants import LONG_NUMBER, odd, one, refused, reshaped, reworked, scrambled
from bench._mutants import scrambled_text as scrambled_letters
from kostka.cli.deckfiles import code_of, decklist_of
from kostka.games.doomtrooper.content import DECKS, GAME
from kostka.games.doomtrooper.deckbuilding import formats, share, writing
from kostka.games.doomtrooper.deckbuilding.catalogue import entries
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist, Misspelt, of_deck
from kostka.games.doomtrooper.deckbuilding.legality import problems
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake

NEIGHBOURS: Final = 64  # of so many misspelt names one is looked for: that takes milliseconds
WORDS: Final = (
    *("Sideboard", "Side:", "Warriors", "4x", "x4", "×3", "0", "999", "1000", "²", "٣", "(Base)"),
    *("#", "//", "From ", "Expansions:", "\t", "\r", "\x85", "\u2028", "\ufeff", "\x00", "1x"),
    *("01001", "01001x4", "01002:2", "DT1", "/decks?d=", LONG_NUMBER, "{", "<deck>", "fusilier"),
)
MARKUP: Final = (
    *("<", ">", "</deck>", "<deck>", "<section name='Side'>", "</section>", "<card/>", "&amp;"),
    *("<!DOCTYPE deck>", "<!DOCTYPE d [<!ENTITY x 'y'>]>", "&x;", "&#0;", "&#x41;", "<![CDATA["),
    *("]]>", "<!--", "-->", "<?xml version='1.1'?>", "<?xml encoding='utf-16'?>", "qty='²'"),
    *("qty='-1'", "qty='٣'", "id=''", "qty='1' qty='2'", "xmlns:a='b'", "<a:b>", "\x00"),
    "<card qty='1'>Fusilier</card>",
)
TOML: Final = (
    *("name = 'ours'", "list = 'publisher'", "best_of = 3", "best_of = 1.0", "copies = true"),
    *("least = 1", "restricted = ['fusilier']", "banned = 'x'", "turns = 9e99", "[name]", "=", "'"),
    *(f"target = {LONG_NUMBER}", "minutes = 1979-05-27", "rounds = inf", "x = 1", '"""', "\x00"),
)
FORMAT: Final = """name = "ours"
list = "publisher"
least = 40
copies = 3
sideboard = 15
target = 50
turns = 90
minutes = 30
rounds = 4
best_of = 3
restricted = ["backlash"]
banned = []
"""
SETTINGS: Final = ("name", "list", "least", "copies", "best_of", "restricted", "banned", "x")


class Decks:
    """Decks in every form with broken bytes, odd words and numbers, and sealed again."""

    def __init__(self) -> None:
        ids, luck = list(entries()), Rng(1)
        lists = [of_deck(deck) for deck in DECKS.values() if not deck.troop][:2]
        for size in (1, 2, 3, 5, 8, 12) * 4:  # most are short: that is quicker
            made = Decklist()
            for _ in range(size):
                made.add(entries()[one(ids, luck)], 1 + luck.below(4), luck.below(4) == 0)
            lists.append(made.sorted())
        self.lists = lists
        self.texts = [writing.write(each, "text", lang) for each in lists for lang in LANGUAGES]
        self.texts += [writing.write(each, "codes") for each in lists]
        self.texts += [_otherwise(each) for each in lists]
        self.markup = [writing.write(each, "o8d") for each in lists]
        self.slots = [_slots(each) for each in lists]
        self.codes = [share.written(each) for each in lists]
        self.format = formats.read(FORMAT)
        self.ways = (self.text, self.text, self.o8d, self.json, self.code, self.sealed)

    def run(self, luck: Rng) -> bool:
        try:
            way = luck.below(16)
            if way == 0:
                formats.read(self.settings(luck))
            elif way == 1:
                given = reworked(self.format.plain(), luck, SETTINGS)
                formats.made(given if isinstance(given, dict) else {"name": given})
            elif way == 2:
                self.named(luck)
            else:
                self.used(writing.read(one(self.ways, luck)(luck)), luck)
        except Misspelt as misspelt:
            return refused(misspelt) if luck.below(NEIGHBOURS) == 0 else False
        except Mistake as mistake:
            return refused(mistake)
        return True

    def used(self, made: Decklist, luck: Rng) -> None:
        """What was read can be written, looked at and played, and is the same deck again."""
        way = luck.below(8)
        if way < len(writing.FORMS):
            text = writing.write(made, writing.FORMS[way], one(LANGUAGES, luck))
            assert writing.read(text).same(made), text
        elif way == 4:
            problems(made, self.format)
        elif way == 5:
            code, form = share.written(made), one(("open", "standard"), luck)
            GAME.new({"decks": [code, "dark-gifts"], "format": [form]})

    def named(self, luck: Rng) -> None:
        """What stands where a command takes a deck: an id, a code, a link, a path."""
        given = one((*DECKS, *self.codes, *[f"https://x.y/decks?d={self.codes[0]}"]), luck)
        if luck.below(2):
            given = str(odd(luck)) if luck.below(3) == 0 else scrambled_letters(given, luck)
        code_of(given)
        decklist_of(given)

    def text(self, luck: Rng) -> str:
        text: str = one(self.texts, luck)
        way = luck.below(4)
        if way == 0:
            return scrambled_letters(text, luck)
        return reshaped(text, WORDS, luck) if way < 3 else _renumbered(text, luck)

    def o8d(self, luck: Rng) -> str:
        text: str = one(self.markup, luck)
        if luck.below(3):
            at = luck.below(len(text))
            place = (at, text.find(">", at) + 1, text.find('"', at))[luck.below(3)]
            text = text[:place] + one(MARKUP, luck) + text[place + luck.below(4) :]
            return text
        return reshaped(text, MARKUP, luck) if luck.below(2) else scrambled_letters(text, luck)

    def json(self, luck: Rng) -> str:
        slots: dict[str, Any] = one(self.slots, luck)
        way = luck.below(4)
        if way == 0:
            return scrambled_letters(json.dumps(slots), luck)
        if way == 1:
            return json.dumps(slots).replace("1", LONG_NUMBER, 1 + luck.below(2))
        return json.dumps(reworked(slots, luck, ("slots", "sideSlots", "01001", "Fusilier")))

    def code(self, luck: Rng) -> str:
        return scrambled_letters(one(self.codes, luck), luck)

    def sealed(self, luck: Rng) -> str:
        """Broken inside, but with the checksum of what it is now."""
        text = one(self.codes, luck).removeprefix(share.PREFIX)
        body = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))[:-2]
        body = scrambled(body, luck)
        code = base64.urlsafe_b64encode(body + share.checksum(body)).decode().rstrip("=")
        return f"/decks?d={share.PREFIX}{code}"

    def settings(self, luck: Rng) -> str:
        return reshaped(FORMAT, TOML, luck) if luck.below(3) else scrambled_letters(FORMAT, luck)


LANGUAGES: Final = ("en", "cs", "pl")


def _slots(made: Decklist) -> dict[str, Any]:
    """As DoomtrooperDB answers."""

    def by_code(numbers: dict[str, int]) -> dict[str, int]:
        return {entries()[id_].code: n for id_, n in numbers.items()}

    return {"name": "x", "slots": by_code(made.main), "sideSlots": by_code(made.side)}


def _otherwise(made: Decklist) -> str:
    """As other tools write it: headings, numbers behind, the set in brackets."""
    lines = ["A deck of mine", "", "From somewhere", "Warriors (3)"]
    for id_, n in made.main.items():
        lines.append(f"{entries()[id_].en} (Base) x{n}")
    lines += ["Sideboard:", *[f"{entries()[id_].code} x{n}" for id_, n in made.side.items()]]
    return "\r\n".join(lines)


def _renumbered(text: str, luck: Rng) -> str:
    """The names stay right, so that more of it is read."""
    lines = text.split("\n")
    at = luck.below(len(lines))
    number, _, name = lines[at].partition(" ")
    ways = ("0x", "499x", "٣x", "1 ×", "x", "+1", "99", number, name)
    lines[at] = f"{one(ways, luck)} {name}" if luck.below(4) else f"{name} {one(ways, luck)}"
    return "\n".join(lines)
