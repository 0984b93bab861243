"""Plošinovka, the rulebook: set-up and the eight steps of a turn.  Begin at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.plosinovka.actions import ACTIONS, SetSpecial
from kostka.games.plosinovka.bosses import BossTurn
from kostka.games.plosinovka.card import Artifact, Boss, Hero
from kostka.games.plosinovka.dice import COUNTS, MOST, OF_SIZE, SHOWN, WAYS, throw, write_dice
from kostka.games.plosinovka.foes import ResolveEnemyDie
from kostka.games.plosinovka.gravity import GravityForAll
from kostka.games.plosinovka.levels import REVEAL, Draw
from kostka.games.plosinovka.meanings import Symbols
from kostka.games.plosinovka.notes import Turn
from kostka.games.plosinovka.shop import RefillItems, RefillPotions
from kostka.games.plosinovka.solo import DrawEvent, EventAtTheEnd
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import (
    AFTER_THE_ROLL,
    ARTIFACTS,
    AT_A_STALL,
    AT_THE_END,
    BLANK,
    BONUS_GEMS,
    BONUS_GOLD,
    BOSS_ATTACKED,
    DICE,
    END_DAMAGE,
    ENEMY_DIE,
    ENEMY_DIE_ROLLED,
    FEWER_DICE,
    HIGHEST_AT_THE_END,
    OFF,
    REFRESHED,
    REMOVED_BELOW,
    ROLLED,
    SAME_SYMBOLS,
    STEP_BEGAN,
    STEP_TWO_GOLD,
    TECHNICAL,
    TURN_BEGAN,
)
from kostka.kernel.chance import Chance, Luck
from kostka.kernel.sense import Player
from kostka.kernel.step import CHANCE, Frame, Rule, Step, Word

# --- Set-up -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class WhoStarts(Draw):
    """TOW-SETUP-24"""

    def run(self, s: Climb, f: Frame) -> None:
        if not s.solo:
            super().run(s, f)

    def options(self, s: Climb, f: Frame) -> Sequence[int]:
        return s.circle

    def answer(self, s: Climb, f: Frame, option: int) -> None:
        f.you = option

    def notation(self, s: Climb, f: Frame, option: Any) -> str:
        return f"seat {option + 1}"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Player:
        return Player(int(option))


@dataclass(frozen=True)
class DealHero(Draw):
    """TOW-SETUP-18 to -20; heroes that the set-up names are there already."""

    heroes: tuple[Hero, ...]

    def run(self, s: Climb, f: Frame) -> None:
        if any([player.hero is None for player in s.players]):
            s.seat = CHANCE

    def options(self, s: Climb, f: Frame) -> Sequence[Hero]:
        taken = [player.hero for player in s.players]
        return [hero for hero in self.heroes if hero not in taken]

    def answer(self, s: Climb, f: Frame, option: Hero) -> None:
        for player in s.players:
            if player.hero is None:
                player.hero = option
                break
        f.again()


@dataclass(frozen=True)
class PickBoss(Draw):
    """TOW-SETUP-06; a boss that the set-up names is there already."""

    bosses: tuple[Boss, ...]

    def run(self, s: Climb, f: Frame) -> None:
        if s.boss is None:
            s.seat = CHANCE

    def options(self, s: Climb, f: Frame) -> Sequence[Boss]:
        return self.bosses

    def answer(self, s: Climb, f: Frame, option: Boss) -> None:
        s.boss = option


@dataclass(frozen=True)
class DrawArtifacts(Draw):
    """TOW-ART-01: two of the ten, if the game is played with them."""

    artifacts: tuple[Artifact, ...]

    def run(self, s: Climb, f: Frame) -> None:
        if f.n and len(s.artifacts) < ARTIFACTS:
            s.seat = CHANCE

    def options(self, s: Climb, f: Frame) -> Sequence[Artifact]:
        return [card for card in self.artifacts if card not in s.artifacts]

    def answer(self, s: Climb, f: Frame, option: Artifact) -> None:
        s.artifacts.append(option)
        f.again()


@dataclass(frozen=True)
class GiveOut(Step):
    """TOW-SETUP-09, -20, -25 to -28: the boss's deck, lives, and what later players begin with."""

    def run(self, s: Climb, f: Frame) -> None:
        assert s.boss is not None
        s.deck = list(s.boss.deck)
        for place, seat in enumerate(s.from_seat(int(f.you))):
            player = s.players[seat]
            player.lives = s.most_lives(seat)
            player.special = BLANK
            if not s.solo:
                player.gold = BONUS_GOLD[place]
                player.gems = BONUS_GEMS[place]


@dataclass(frozen=True)
class BeginTheTurns(Step):
    def run(self, s: Climb, f: Frame) -> None:
        start = f.you
        s.stack.clear()
        s.open(TURN, start, None)


# --- The turn -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class BeginTheTurn(Step):
    def run(self, s: Climb, f: Frame) -> None:
        f.notes = Turn()
        s.turn += 1
        for place in range(len(s.pool)):
            s.pool[place] = 0
            s.rolled[place] = 0
        s.report(TURN_BEGAN, f.you, s.turn, None, None)


@dataclass(frozen=True)
class Begin(Step):
    """One of the eight steps begins; the very first turn has no first two: TOW-TURN-03."""

    n: int

    def run(self, s: Climb, f: Frame) -> None:
        if s.turn == 1 and self.n <= 2:
            f.line += 1
            return
        s.turn_notes().step = self.n
        s.report(STEP_BEGAN, f.you, self.n, None, None)


@dataclass(frozen=True)
class RemoveLevel(Step):
    """TOW-REMOVE-01, -02, -07, TOW-AMB-38"""

    def run(self, s: Climb, f: Frame) -> None:
        at = s.players[f.you].at
        if at != OFF and s.tower.level(at) - s.lowest >= REMOVED_BELOW:
            s.remove_lowest()


@dataclass(frozen=True)
class Refresh(Step):
    """TOW-TURN-05, -06"""

    def run(self, s: Climb, f: Frame) -> None:
        player = s.players[f.you]
        if player.turned:
            s.report(REFRESHED, f.you, len(player.turned), None, None)
            player.turned = []
        s.gain_gold(int(f.you), s.passive(int(f.you), STEP_TWO_GOLD), None)


@dataclass(frozen=True)
class RollDice(Chance):
    """TOW-TURN-07"""

    def run(self, s: Climb, f: Frame) -> None:
        s.players[f.you].floats = False
        s.seat = CHANCE

    def size(self, s: Climb, f: Frame) -> int:
        return max(0, DICE - s.passive(int(f.you), FEWER_DICE))

    def options(self, s: Climb, f: Frame) -> Sequence[int]:
        return OF_SIZE[self.size(s, f)]

    def weights(self, s: Climb, f: Frame) -> Sequence[int]:
        return [WAYS[place] for place in self.options(s, f)]

    def sample(self, s: Climb, f: Frame, luck: Luck) -> int:
        return throw(self.size(s, f), luck)

    def answer(self, s: Climb, f: Frame, option: int) -> None:
        seat = int(f.you)
        if s.players[seat].tokens:
            for token in s.players[seat].tokens.copy():
                if token.until is AFTER_THE_ROLL:
                    s.lose_token(seat, token)
        counts = COUNTS[option]
        s.pool = counts.copy()
        s.rolled = counts.copy()
        s.report(ROLLED, seat, option, None, None)
        s.earn(seat, SAME_SYMBOLS, MOST[option])

    def notation(self, s: Climb, f: Frame, option: Any) -> str:
        return write_dice(option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Symbols:
        return Symbols(tuple(SHOWN[option]))


@dataclass(frozen=True)
class RollEnemyDie(Draw):
    def options(self, s: Climb, f: Frame) -> Sequence[Word]:
        return ENEMY_DIE

    def answer(self, s: Climb, f: Frame, option: Word) -> None:
        s.turn_notes().face = option
        s.report(ENEMY_DIE_ROLLED, f.you, 0, option, None)


@dataclass(frozen=True)
class OnTheMap(Step):
    """TOW-AMB-33: whether appearing is the first thing to do."""

    def run(self, s: Climb, f: Frame) -> None:
        s.turn_notes().acted = s.players[f.you].at != OFF


@dataclass(frozen=True)
class EndEffects(Step):
    """TOW-TURN-16: tokens, and who stands highest."""

    def run(self, s: Climb, f: Frame) -> None:
        seat = int(f.you)
        player = s.players[seat]
        struck = s.turn_notes().struck
        for token in player.tokens.copy():
            if token not in player.tokens:
                continue
            until = token.until
            if (
                until is AT_THE_END
                or (until is AT_A_STALL and s.on_stall(seat))
                or (until is BOSS_ATTACKED and struck)
            ):
                s.lose_token(seat, token)
            else:
                for passive in token.passives:
                    if passive.what is END_DAMAGE:
                        s.suffer(seat, passive.n, token)
        if s.decided():
            return
        if player.at != OFF and self._highest(s, seat):
            s.earn(seat, HIGHEST_AT_THE_END, 1)

    def _highest(self, s: Climb, seat: int) -> bool:
        row = s.tower.row(s.players[seat].at)
        for other in s.circle:
            at = s.players[other].at
            if other != seat and at != OFF and s.tower.row(at) >= row:
                return False
        return True


@dataclass(frozen=True)
class NextPlayer(Step):
    """TOW-TURN-19"""

    def run(self, s: Climb, f: Frame) -> None:
        if not s.solo and s.turn >= s.limit * len(s.players):  # alone, events end it: TOW-SOLO-08
            s.finish(TECHNICAL)
            return
        order = s.from_seat(int(f.you))
        f.you = order[1] if len(order) > 1 else order[0]
        f.restart()


# --- The rulebook -------------------------------------------------------------------------------


def set_up(
    heroes: tuple[Hero, ...], bosses: tuple[Boss, ...], artifacts: tuple[Artifact, ...]
) -> Rule:
    """TOW-SETUP-01 to -29; two of the artifacts are drawn if the counter says so."""
    return Rule(
        "set-up",
        WhoStarts(),
        DealHero(heroes),
        PickBoss(bosses),
        REVEAL,
        RefillItems(),
        RefillPotions(),
        DrawArtifacts(artifacts),
        GiveOut(),
        BeginTheTurns(),
    )


TURN: Final[Rule] = Rule(
    "turn",
    BeginTheTurn(),
    DrawEvent(),
    Begin(1),
    RemoveLevel(),
    Begin(2),
    Refresh(),
    Begin(3),
    RollDice(),
    RollEnemyDie(),
    Begin(4),
    ResolveEnemyDie(),
    Begin(5),
    OnTheMap(),
    ACTIONS,
    Begin(6),
    SetSpecial(),
    Begin(7),
    GravityForAll(),
    Begin(8),
    EndEffects(),
    EventAtTheEnd(),
    BossTurn(),
    NextPlayer(),
)
