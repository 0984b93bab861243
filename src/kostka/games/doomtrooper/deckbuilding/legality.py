"""Whether a deck may be played in a format, and by which rule not."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.deckbuilding.catalogue import entries
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist
from kostka.games.doomtrooper.deckbuilding.formats import Format


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong: the rule, the phrase that says it, and its numbers."""

    rule: str
    phrase: str
    n: int
    limit: int
    card: str = ""  # its id

    def args(self, lang: str) -> dict[str, int | str]:
        named = entries()[self.card].name(lang) if self.card else ""
        return {"n": self.n, "limit": self.limit, "card": named}


def problems(decklist: Decklist, format_: Format) -> list[Problem]:
    """All of them: first the sizes, then card by card."""
    found: list[Problem] = []
    size, side = decklist.size(), decklist.side_size()
    if size < format_.least:
        found.append(Problem("DOOM-DECK-01", "table-deck-small", size, format_.least))
    if side not in (0, format_.sideboard):
        found.append(Problem("DOOM-DECK-04", "table-deck-side", side, format_.sideboard))
    for id_, n in decklist.both().items():
        limit = format_.limit(id_)
        if n > limit:
            phrase = {0: "table-deck-banned", 1: "table-deck-restricted"}
            said = phrase.get(limit, "table-deck-copies") if limit < format_.copies else ""
            found.append(Problem("DOOM-DECK-02", said or "table-deck-copies", n, limit, id_))
    return found
