"""Plošinovka, the verbs of heroes, items, potions, artifacts and events: what "you" do.

A verb says by `forbids` whether it can be done at all; a card is used only if all its verbs can.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.plosinovka.dice import (
    COUNTS,
    OF_SIZE,
    SHOWN,
    WAYS,
    parts,
    place_of,
    throw,
    write_dice,
)
from kostka.games.plosinovka.foes import DRIVING, any_movable, herd
from kostka.games.plosinovka.gravity import resolve_gravity
from kostka.games.plosinovka.meanings import Field, Symbols
from kostka.games.plosinovka.moving import can_move, stuck, walk
from kostka.games.plosinovka.notes import Falling
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import (
    DICE,
    LIVES_PAID,
    OFF,
    PAY_GEM,
    PAY_GOLD,
    ROLLED,
    SUMMONED,
    SYMBOLS,
    TOKENS,
    Symbol,
)
from kostka.games.plosinovka.tower import UP
from kostka.kernel.chance import Chance, Luck
from kostka.kernel.step import Choice, Frame, Rule, Step


class Verb(Step):
    """One thing a card tells you to do."""

    def forbids(self, s: Climb, seat: int) -> str:
        """The rule by which it cannot be done now, or ""."""
        return ""


def unready(s: Climb, seat: int, rule: Rule) -> str:
    """The rule by which a card with these lines cannot be used now."""
    for verb in demands(rule):
        forbidden = verb.forbids(s, seat)
        if forbidden:
            return forbidden
    return ""


def demands(rule: Rule) -> list[Verb]:
    """The verbs among these lines that can be forbidden; found once and kept."""
    known = _DEMANDS.get(rule)
    if known is None:
        known = []
        for line in rule.lines:
            if isinstance(line, Verb) and type(line).forbids is not Verb.forbids:
                known.append(line)
        _DEMANDS[rule] = known
    return known


_DEMANDS: Final[dict[Rule, list[Verb]]] = {}


# --- Gains and prices ---------------------------------------------------------------------------


@dataclass(frozen=True)
class GainGold(Verb):
    n: int

    def run(self, s: Climb, f: Frame) -> None:
        s.gain_gold(int(f.you), self.n, f.it)


@dataclass(frozen=True)
class GainGems(Verb):
    n: int

    def run(self, s: Climb, f: Frame) -> None:
        s.gain_gems(int(f.you), self.n, f.it)


@dataclass(frozen=True)
class GainLives(Verb):
    """Not above your life supply."""

    n: int

    def run(self, s: Climb, f: Frame) -> None:
        s.gain_lives(int(f.you), self.n, f.it)


@dataclass(frozen=True)
class PayGold(Verb):
    n: int

    def forbids(self, s: Climb, seat: int) -> str:
        return "" if s.players[seat].gold >= self.n else "TOW-ACT-01"

    def run(self, s: Climb, f: Frame) -> None:
        s.lose_gold(int(f.you), self.n, f.it)


@dataclass(frozen=True)
class PayLife(Verb):
    """Not the last one."""

    n: int

    def forbids(self, s: Climb, seat: int) -> str:
        return "" if s.players[seat].lives > self.n else "TOW-ACT-01"

    def run(self, s: Climb, f: Frame) -> None:
        s.players[f.you].lives -= self.n
        s.report(LIVES_PAID, f.you, self.n, None, f.it)


@dataclass(frozen=True)
class DiscardTokens(Verb):
    """All boss tokens."""

    def run(self, s: Climb, f: Frame) -> None:
        seat = int(f.you)
        while s.players[seat].tokens:
            s.lose_token(seat, s.players[seat].tokens[-1])


# --- The next attack, move or symbol ------------------------------------------------------------


@dataclass(frozen=True)
class NextAttack(Verb):
    """So much extra damage, this turn."""

    n: int

    def run(self, s: Climb, f: Frame) -> None:
        s.turn_notes().bonus += self.n


@dataclass(frozen=True)
class QuietMove(Verb):
    """The next move provokes no enemy."""

    def run(self, s: Climb, f: Frame) -> None:
        s.turn_notes().quiet = True


@dataclass(frozen=True)
class GhostMove(Verb):
    """The next move may pass one wall or platform."""

    def run(self, s: Climb, f: Frame) -> None:
        s.turn_notes().ghost = True


@dataclass(frozen=True)
class BoostNext(Verb):
    """The next symbol counts once more."""

    def run(self, s: Climb, f: Frame) -> None:
        s.turn_notes().boost += 1


@dataclass(frozen=True)
class WildDie(Verb):
    """One unused die may be used as any symbol."""

    def forbids(self, s: Climb, seat: int) -> str:
        return "" if s.dice() else "TOW-ACT-01"

    def run(self, s: Climb, f: Frame) -> None:
        s.turn_notes().wild = True


@dataclass(frozen=True)
class Float(Verb):
    """Gravity does not move you until your next roll."""

    def run(self, s: Climb, f: Frame) -> None:
        s.players[f.you].floats = True


# --- Moving -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Move(Verb):
    """Up to so many fields, in ordinary moves."""

    n: int
    upward: bool = False

    def forbids(self, s: Climb, seat: int) -> str:
        if self.upward:
            return stuck(s, seat, UP)
        return "" if can_move(s, seat) else "TOW-MOVE-01"

    def run(self, s: Climb, f: Frame) -> None:
        walk(s, int(f.you), self.n, -1, self.upward)


@dataclass(frozen=True)
class MoveEnemies(Verb):
    """Different enemies, so far each; a heavy one too, which only symbols cannot move."""

    enemies: int
    fields: int

    def forbids(self, s: Climb, seat: int) -> str:
        return "" if any_movable(s, seat, False) else "TOW-EMOVE-03"

    def run(self, s: Climb, f: Frame) -> None:
        herd(s, int(f.you), self.enemies, self.fields, DRIVING)


@dataclass(frozen=True)
class ResolveGravity(Verb):
    def run(self, s: Climb, f: Frame) -> None:
        resolve_gravity(s, Falling())


# --- Dice ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ChooseDice(Choice):
    """Which unused dice are rolled again; the counter says how many at most."""

    def options(self, s: Climb, f: Frame) -> Sequence[int]:
        found = parts(s.pool)
        return found if f.n >= DICE else [some for some in found if len(SHOWN[some]) <= f.n]

    def answer(self, s: Climb, f: Frame, option: int) -> None:
        f.it = option
        turn = s.turn_notes()
        if turn.thrown < 0:
            turn.thrown = place_of(s.rolled)
        for place, n in enumerate(COUNTS[option]):
            s.pool[place] -= n
            s.rolled[place] -= n

    def notation(self, s: Climb, f: Frame, option: Any) -> str:
        return f"reroll {write_dice(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "reroll"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return Symbols(tuple(SHOWN[option]))


@dataclass(frozen=True)
class RollAgain(Chance):
    def options(self, s: Climb, f: Frame) -> Sequence[int]:
        return OF_SIZE[len(SHOWN[f.it])]

    def weights(self, s: Climb, f: Frame) -> Sequence[int]:
        return [WAYS[place] for place in self.options(s, f)]

    def sample(self, s: Climb, f: Frame, luck: Luck) -> int:
        return throw(len(SHOWN[f.it]), luck)

    def answer(self, s: Climb, f: Frame, option: int) -> None:
        for place, n in enumerate(COUNTS[option]):
            s.pool[place] += n
            s.rolled[place] += n
        s.report(ROLLED, f.you, option, None, None)

    def notation(self, s: Climb, f: Frame, option: Any) -> str:
        return write_dice(option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Symbols:
        return Symbols(tuple(SHOWN[option]))


REROLL: Final = Rule("reroll", ChooseDice(), RollAgain())


@dataclass(frozen=True)
class Reroll(Verb):
    """Some of your unused dice; 0 is any number."""

    at_most: int = 0

    def forbids(self, s: Climb, seat: int) -> str:
        return "" if s.dice() else "TOW-ACT-01"

    def run(self, s: Climb, f: Frame) -> None:
        s.stack.append(Frame(REROLL, 0, f.you, None, self.at_most or DICE, None))


@dataclass(frozen=True)
class ChooseSymbol(Choice):
    """The symbol of an unused die, for the special die."""

    def options(self, s: Climb, f: Frame) -> Sequence[Symbol]:
        return [symbol for symbol in SYMBOLS if s.pool[symbol.place]]

    def answer(self, s: Climb, f: Frame, option: Symbol) -> None:
        s.pool[option.place] -= 1
        s.set_special(int(f.you), option.place)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "choose"


SETTING_NOW: Final = Rule("set the special die now", ChooseSymbol())


@dataclass(frozen=True)
class SetSpecialNow(Verb):
    """Set your special die to the symbol of an unused die, and spend that die."""

    def forbids(self, s: Climb, seat: int) -> str:
        return "" if s.dice() else "TOW-ACT-01"

    def run(self, s: Climb, f: Frame) -> None:
        s.open(SETTING_NOW, f.you, None)


# --- Events of the solo game --------------------------------------------------------------------


def reinforced(s: Climb, seat: int) -> int:
    """The level where an enemy comes: that of the hero, or the lowest; -1 in the boss level."""
    at = s.players[seat].at
    level = s.lowest if at == OFF else s.tower.level(at)
    return -1 if level == s.levels - 1 else level


@dataclass(frozen=True)
class ChooseSpawn(Choice):
    """A free spawn field of the level, if a token is left."""

    def run(self, s: Climb, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def options(self, s: Climb, f: Frame) -> Sequence[int]:
        level = reinforced(s, int(f.you))
        guard = None if level < 0 else s.guards[level]
        if guard is None or s.on_board(guard) >= TOKENS:
            return []
        return [field for field in s.tower.spawns(level) if s.free(field)]

    def answer(self, s: Climb, f: Frame, option: int) -> None:
        guard = s.guards[reinforced(s, int(f.you))]
        assert guard is not None
        s.put_enemy(guard, option)
        s.report(SUMMONED, f.you, option, guard, f.it)

    def notation(self, s: Climb, f: Frame, option: Any) -> str:
        return f"spawn {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "spawn"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Field:
        return Field(s.name(option))


REINFORCING: Final = Rule("reinforcements come", ChooseSpawn())


@dataclass(frozen=True)
class Reinforce(Verb):
    """An enemy of your level appears."""

    def run(self, s: Climb, f: Frame) -> None:
        s.open(REINFORCING, f.you, f.it)


@dataclass(frozen=True)
class LoseGoldOrGem(Choice):
    """One of them, of your choice, if you have any."""

    def run(self, s: Climb, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def options(self, s: Climb, f: Frame) -> Sequence[Any]:
        player = s.players[f.you]
        found: list[Any] = []
        if player.gold:
            found.append(PAY_GOLD)
        if player.gems:
            found.append(PAY_GEM)
        return found

    def answer(self, s: Climb, f: Frame, option: Any) -> None:
        if option is PAY_GOLD:
            s.lose_gold(int(f.you), 1, f.it)
        else:
            s.spend_gems(int(f.you), 1, f.it)


@dataclass(frozen=True)
class SufferInLowest(Verb):
    """If your hero is in the lowest revealed level and that is not the boss level."""

    n: int

    def run(self, s: Climb, f: Frame) -> None:
        at = s.players[f.you].at
        if at != OFF and s.lowest < s.levels - 1 and s.tower.level(at) == s.lowest:
            s.suffer(int(f.you), self.n, f.it)
