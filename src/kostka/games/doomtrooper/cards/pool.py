"""Every card there is, by its key: whatever card a file of a set defines is in the game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from kostka.games.doomtrooper import cards
from kostka.games.doomtrooper.card import Card, by_key
from kostka.games.doomtrooper.stripping import bare_book


def _written() -> Iterator[Card]:
    for folder in iter_modules(cards.__path__, f"{cards.__name__}."):
        if folder.ispkg:
            for file in iter_modules(import_module(folder.name).__path__, f"{folder.name}."):
                defined = vars(import_module(file.name)).values()
                yield from [it for it in defined if isinstance(it, Card)]


CARDS: Final[dict[str, Card]] = {card.key: card for card in sorted(_written(), key=by_key)}

for _card in CARDS.values():
    bare_book(_card)  # before any game is read that was saved
