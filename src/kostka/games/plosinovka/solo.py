"""Plošinovka for one player: events, and the score of a game that was won.  TOW-SOLO."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kostka.games.plosinovka.card import Event, Item
from kostka.games.plosinovka.levels import Draw
from kostka.games.plosinovka.readings import WITHOUT_THE_BOSS
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import EVENT_SHOWN, SOLO_LOST, STEP_EIGHT
from kostka.kernel.step import Frame, Step

PER_EVENT: Final = 3  # TOW-SOLO-10
PER_ENEMY: Final = 2  # TOW-SOLO-11
PER_OVERKILL: Final = 2  # TOW-SOLO-12
GOLD_PER_POINT: Final = 3  # TOW-SOLO-14


@dataclass(frozen=True)
class DrawEvent(Draw):
    """TOW-SOLO-04, -06, -08, TOW-AMB-56: before step 1, the first turn among them."""

    def run(self, s: Climb, f: Frame) -> None:
        if not s.solo:
            return
        if s.events:
            super().run(s, f)
        else:
            s.finish(SOLO_LOST)

    def options(self, s: Climb, f: Frame) -> Sequence[Event]:
        return s.events

    def answer(self, s: Climb, f: Frame, option: Event) -> None:
        s.events.remove(option)
        s.shown.append(option)
        s.report(EVENT_SHOWN, f.you, len(s.events), option, None)
        if option.rule is not None and option.when is not STEP_EIGHT:
            s.open(option.rule, f.you, option)


@dataclass(frozen=True)
class EventAtTheEnd(Step):
    """TOW-SOLO-05"""

    def run(self, s: Climb, f: Frame) -> None:
        if s.shown:
            event = s.shown[-1]
            if event.rule is not None and event.when is STEP_EIGHT:
                s.open(event.rule, f.you, event)


def wealth(s: Climb, seat: int) -> int:
    """Cash and the prices of items and potions; artifacts have none: TOW-AMB-57."""
    player = s.players[seat]
    items = [card.price for card in player.owned if isinstance(card, Item)]
    return player.gold + sum(items) + sum([potion.price for potion in player.potions])


def score(s: Climb) -> list[int]:
    """TOW-SOLO-09 to -14: events, enemies, overkill, gems, wealth; nothing after a loss."""
    if not s.solo or s.result != 0:
        return []
    player = s.players[0]
    enemies = player.defeated - (1 if s.readings & WITHOUT_THE_BOSS else 0)
    return [
        PER_EVENT * len(s.events),
        PER_ENEMY * enemies,
        PER_OVERKILL * s.overkill,
        player.gems,
        wealth(s, 0) // GOLD_PER_POINT,
    ]
