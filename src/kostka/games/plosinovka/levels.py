"""Plošinovka, how a level is revealed: TOW-REVEAL-01 to -05, TOW-BOSS-02 to -04.

The cards lie face down until then, so chance draws them only now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.plosinovka.card import Enemy
from kostka.games.plosinovka.grid import GEM, GOLD, SPAWN, TowerCard
from kostka.games.plosinovka.readings import AS_IN_THE_BOX, ONLY_MOVES_REVEAL
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import (
    LEVEL_REVEALED,
    OFF,
    SUMMONED,
)
from kostka.kernel.chance import Chance, Luck
from kostka.kernel.step import NOBODY, Frame, Rule, Step

TIERS: Final = (1, 2, 3, 3)  # from the bottom: TOW-SETUP-03 to -05, TOW-BIGMAP-02


class Draw(Chance):
    """One of some cards, each as likely."""

    def weights(self, s: Climb, f: Frame) -> Sequence[int]:
        return [1] * len(self.options(s, f))

    def sample(self, s: Climb, f: Frame, luck: Luck) -> Any:
        options = self.options(s, f)
        return options[luck.below(len(options))]


@dataclass(frozen=True)
class DrawTowerCard(Draw):
    """The left card of the next level, then the right one; "it" keeps the left."""

    def options(self, s: Climb, f: Frame) -> Sequence[TowerCard]:
        boss = s.tower.highest == s.levels - 2
        return [card for card in s.heap if card.boss == boss]

    def answer(self, s: Climb, f: Frame, option: TowerCard) -> None:
        s.heap.remove(option)
        if f.it is None:
            f.it = option
            f.again()
        else:
            s.reveal(f.it, option)
            f.it = None


@dataclass(frozen=True)
class DrawEnemyCard(Draw):
    """TOW-SETUP-03 to -05; the boss level has none."""

    def run(self, s: Climb, f: Frame) -> None:
        if s.tower.highest < s.levels - 1:
            super().run(s, f)

    def options(self, s: Climb, f: Frame) -> Sequence[Enemy]:
        tier = TIERS[s.tower.highest]
        return [enemy for enemy in s.foes if enemy.tier == tier]

    def answer(self, s: Climb, f: Frame, option: Enemy) -> None:
        s.foes.remove(option)
        s.guards[s.tower.highest] = option


@dataclass(frozen=True)
class Populate(Step):
    """TOW-MAP-07 to -09, TOW-BOSS-03, -04"""

    def run(self, s: Climb, f: Frame) -> None:
        tower, at = s.tower, s.tower.highest
        guard = s.guards[at]
        first = at * tower.rows * tower.width
        for field in range(first, first + tower.rows * tower.width):
            shows = tower.content[field]
            if shows in (GOLD, GEM):
                if not s.readings & AS_IN_THE_BOX or s.left(shows) > 0:
                    s.lay(field, shows)
            elif shows == SPAWN and guard is not None:
                s.put_enemy(guard, field)
        s.report(LEVEL_REVEALED, NOBODY, at + 1, guard, None)
        boss = s.boss
        if at == s.levels - 1 and boss is not None:
            s.put_enemy(boss, tower.start(boss.right))
            if boss.helper is not None:
                for field in tower.spawns(at):
                    if tower.on_left_card(field) != boss.right:
                        s.put_enemy(boss.helper, field)
                        s.report(SUMMONED, NOBODY, field, boss.helper, None)


REVEAL: Final = Rule("reveal a level", DrawTowerCard(), DrawEnemyCard(), Populate())


@dataclass(frozen=True)
class RevealFromHere(Step):
    """TOW-REVEAL-01, TOW-AMB-37: a hero has come into the top row of the highest revealed level."""

    placed: bool = False  # by another; it has not moved

    def run(self, s: Climb, f: Frame) -> None:
        if self.placed and s.readings & ONLY_MOVES_REVEAL:
            return
        at = s.players[f.you].at
        tower = s.tower
        if at == OFF or tower.highest == s.levels - 1:
            return
        if tower.row(at) == (tower.highest + 1) * tower.rows - 1:
            s.open(REVEAL, f.you, None)
