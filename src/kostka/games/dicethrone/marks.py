"""Dice Throne, the marks: which of a hero's numbers are printed, which public, which our reading.

A row is a token, an ability at one level, a line with a name of its own, a card or a spell; with
one number of ours inside, the whole row is our reading.
"""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.printed import Hero

PRINTED: Final = "printed"  # in the rulebooks
PUBLIC: Final = "public"  # boards and cards that others have read
OURS: Final = "ours"
MARKS: Final = (PRINTED, PUBLIC, OURS)
_BY_CONF: Final = {"rulebook": PRINTED, "public": PUBLIC}


def mark(conf: str) -> str:
    """What the mark of a row says to a player; whatever is not known to be another's is ours."""
    return _BY_CONF.get(conf, OURS)


def rows(hero: Hero) -> list[tuple[str, str]]:
    """Every row of the hero: what it is called, and its mark."""
    found = [(token.key, mark(token.conf)) for token in hero.tokens if token.base is token]
    for ability in hero.abilities:
        for n, level in enumerate(ability.levels, 1):
            found.append((f"{ability.key} {n}", mark(level.conf)))
            found += [(row.key, mark(row.conf or level.conf)) for row in level.rows if row.called]
    return found + [(card.key, mark(card.conf)) for card in (*hero.cards, *hero.spells)]


def shares(hero: Hero) -> dict[str, int]:
    """How many rows of the hero bear each mark."""
    marks = [each for _, each in rows(hero)]
    return {each: marks.count(each) for each in MARKS}


def percent(found: dict[str, int], each: str) -> int:
    """The share of one mark, rounded to the nearest."""
    return (200 * found[each] + sum(found.values())) // (2 * sum(found.values()))
