"""Ways up the tower, for bots: how many turns of three moves a resting place is from the top.

Computed once for each tower that occurs and the fields that are barred in it, by enemies; the rules
know nothing of it.
"""

from __future__ import annotations

from typing import Final, final

from kostka.games.plosinovka.grid import TRAP
from kostka.games.plosinovka.tower import WAYS, Tower

MOVES: Final = 3  # in a turn, on the average
FAR: Final = 99
ANY: Final = MOVES  # traps in a turn
CLEARING: Final = 2  # turns that it takes to clear the way of an enemy, on the average
KEPT: Final = 1024  # towers remembered


@final
class Routes:
    """Of one tower: where who lets go comes to rest, and how far that is from the way on."""

    def __init__(self, tower: Tower, traps: int, barred: tuple[int, ...]) -> None:
        self.traps = traps  # over so many a way may lead in one turn
        self.barred = barred  # and over no such field
        size = tower.size
        self.cards = tower.cards
        self.rest: list[int] = [0] * size
        self.turns: list[int] = [FAR] * size  # from a resting place
        for field in range(tower.first, tower.last):
            self.rest[field] = _rest(tower, field)
        boss = (tower.levels - 1) * tower.rows * tower.width
        last = min(tower.last, boss)
        goals = [field for field in range(last - tower.width, last) if field >= tower.first]
        self._count(tower, goals, last)

    def _count(self, tower: Tower, goals: list[int], last: int) -> None:
        """Turn by turn, backwards: who reaches one of these resting places or the top row."""
        known = [False] * tower.size
        for field in goals:
            known[field] = True
        starts = [field for field in range(tower.first, last) if self.rest[field] == field]
        reach = [self._reached(tower, start, last) for start in starts]
        for turn in range(1, FAR):
            found: list[int] = []
            for i, start in enumerate(starts):
                if self.turns[start] == FAR and _any(known, reach[i]):
                    found.append(start)
            if not found:
                break
            for start in found:
                self.turns[start] = turn
            known = [self.turns[self.rest[field]] <= turn for field in range(tower.size)]
            for field in goals:
                known[field] = True

    def _reached(self, tower: Tower, start: int, last: int) -> list[int]:
        """The fields three moves lead to."""
        found = [start]
        felt = {start: 0}  # the traps on the way to a field
        edge = [start]
        for _ in range(MOVES):
            further: list[int] = []
            for field in edge:
                opens = tower.opens[field]
                for way in WAYS:
                    there = field + tower.offset[way]
                    if not opens >> way & 1 or there >= last or there in self.barred:
                        continue
                    traps = felt[field] + (tower.content[there] == TRAP)
                    if traps > self.traps or felt.get(there, FAR) <= traps:
                        continue
                    if there not in felt:
                        found.append(there)
                    felt[there] = traps
                    further.append(there)
            edge = further
        return found


def _any(known: list[bool], fields: list[int]) -> bool:
    for field in fields:
        if known[field]:
            return True
    return False


def _rest(tower: Tower, field: int) -> int:
    """A ladder holds; else down to the next platform."""
    if tower.ladder[field]:
        return field
    while not tower.platform[field]:
        field -= tower.width
    return field


_ROUTES: Final[dict[tuple[str, ...], Routes]] = {}


def routes(tower: Tower, traps: int, barred: tuple[int, ...] = ()) -> Routes:
    """The routes of this tower around these fields, made once."""
    names = [f"{tower.lowest} {traps} {barred}"]
    for card in tower.cards:
        names.append("" if card is None else card.key)
    key = tuple(names)
    found = _ROUTES.get(key)
    if found is None or found.cards != tower.cards:
        if len(_ROUTES) >= KEPT:
            _ROUTES.clear()
        found = Routes(tower, traps, barred)
        _ROUTES[key] = found
    return found
