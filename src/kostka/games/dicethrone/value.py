"""What a position is worth to a seat, in hundredths of a health point: written by us, for bots.

Health first; then what cards, combat points, tokens and upgrades are good for on the average; then
what is under way: the dice that lie there, and the damage that waits in the ledger.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kostka.games.dicethrone.amounts import HalfTheDie, Per, SoMany, TheTotal, number
from kostka.games.dicethrone.asks_dice import CountOnly
from kostka.games.dicethrone.blocks import IfTheTarget, May, Or, Repeat
from kostka.games.dicethrone.companions import Throw, ThrowOrRetrieve
from kostka.games.dicethrone.covers import Cover
from kostka.games.dicethrone.damage import tally
from kostka.games.dicethrone.dice import DICE
from kostka.games.dicethrone.printed import Amount, Row
from kostka.games.dicethrone.spells import PREPARED_LIMIT, CastSpell, MakeUndefendable, PrepareSpell
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import DRAWN, NORMAL, TARGET, TECHNICAL
from kostka.games.dicethrone.verbs_cards import DiscardAtRandom, Draw, GainCp, LoseCp, StealCp
from kostka.games.dicethrone.verbs_damage import (
    EACH_FOE,
    YOURSELF,
    AddDamage,
    Deal,
    DealIsolated,
    DealTo,
    Heal,
    Prevent,
)
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_phases import AnotherRollPhase
from kostka.games.dicethrone.verbs_tokens import Fill, Gain, Give, Inflict
from kostka.kernel.step import If, Step

WON: Final = 100_000
HEALTH: Final = 100
CARD: Final = 90
CP: Final = 65
UPGRADED: Final = 260
DEFENDED: Final = 85  # a point of damage against which a defence is rolled
UNDEFENDED: Final = 100
ROLLED_AGAIN: Final = 500  # another offensive roll phase
SPELL: Final = 130  # one that lies prepared,
CAST: Final = 130  # and what is gained besides by casting it
UNDEFENDED_NOW: Final = 120  # an attack that turns undefendable


def of_step(step: Step, s: Battle, seat: int, dice: int) -> int:
    """What a line of an ability is worth to the one who activates it; `dice` were rolled for it."""
    if isinstance(step, Deal):
        each = DEFENDED if step.kind is NORMAL else UNDEFENDED
        return each * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, AddDamage):
        return DEFENDED * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, Gain):
        gained = hundredths(step.n, s, seat, dice)
        return step.token.worth * min(gained, 100 * s.room(seat, step.token)) // 100
    if isinstance(step, Inflict):
        return -step.token.worth * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, Fill):
        return step.token.worth * s.room(seat, step.token)
    if isinstance(step, Give):
        return abs(step.token.worth) * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, DealTo):
        harm = len(s.foes(seat)) if step.to is EACH_FOE else 1
        if step.to is YOURSELF:
            harm = -1
        return harm * hundredths(step.n, s, seat, dice)
    if isinstance(step, DealIsolated):
        return HEALTH * (-step.n if step.to is YOURSELF else step.n)
    if isinstance(step, StealCp):
        return 2 * CP * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, LoseCp):
        return CP * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, DiscardAtRandom):
        return CARD * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, Cover):
        return -step.token.worth * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, Throw):
        return HEALTH if s.holder(seat, step.token) == seat else 0
    if isinstance(step, ThrowOrRetrieve):
        return HEALTH * max(1, step.up_to)
    if isinstance(step, AnotherRollPhase):
        return ROLLED_AGAIN
    if isinstance(step, Repeat):
        inside = of_lines(step.block.lines, s, seat, dice)
        return inside * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, Or):
        return max([of_lines(branch.rule.lines, s, seat, dice) for branch in step.branches])
    if isinstance(step, May):
        return max(0, of_lines(step.block.lines, s, seat, dice))
    if isinstance(step, IfTheTarget):
        both = (*step.block.lines, *step.otherwise.lines)
        return of_lines(both, s, seat, dice) // 2
    if isinstance(step, Draw):
        return CARD * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, GainCp):
        return CP * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, Heal):
        return hundredths(step.n, s, seat, dice)
    if isinstance(step, Prevent):
        return 90 * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, If):
        return of_lines(step.lines, s, seat, dice) // 2
    if isinstance(step, PrepareSpell):
        return SPELL * min(step.n, PREPARED_LIMIT - len(s.prepared[seat]))
    if isinstance(step, CastSpell):
        return CAST if s.prepared[seat] else 0
    if isinstance(step, MakeUndefendable):
        return UNDEFENDED_NOW
    return 0


def of_lines(lines: Sequence[Step], s: Battle, seat: int, dice: int) -> int:
    total = 0
    for step in lines:
        if isinstance(step, (RollDice, CountOnly)):
            dice = step.n
        total += of_step(step, s, seat, dice)
    return total


def hundredths(n: int | Amount, s: Battle, seat: int, dice: int) -> int:
    """An amount on the average, in hundredths."""
    if isinstance(n, Per):
        return 100 * n.n * dice * len(n.symbol.faces) // (6 * n.every)
    if isinstance(n, TheTotal):
        return 350 * dice
    if isinstance(n, SoMany):
        return 200 * n.n
    if isinstance(n, HalfTheDie):
        return 200
    return 100 * number(n, s, seat)


def of_row(row: Row, s: Battle, seat: int) -> int:
    """What announcing this is worth."""
    total = of_lines(row.rule.lines, s, seat, DICE)
    if row.ultimate:
        total += total // 6  # nothing can be done against it
    return total


def of_rolls(s: Battle, seat: int) -> tuple[int, ...]:
    """For each set of dice, the worth of the best ability it lets this seat announce."""
    worth: list[int] = []
    found: list[tuple[int, Row]] = []
    for ability in s.heroes[seat].offences:
        if s.covered and s.is_covered(seat, ability):
            continue
        for row in s.level(seat, ability).rows:
            found.append((of_row(row, s, seat), row))
    for place in range(len(found[0][1].fits)):
        best = 0
        for value, row in found:
            if value > best and row.fits[place]:
                best = value
        worth.append(best)
    return tuple(worth)


def of_defence(s: Battle, seat: int) -> int:
    """What the best defence of this seat is worth on the average."""
    best = 0
    for ability in s.heroes[seat].defences:
        level = s.level(seat, ability)
        best = max(best, of_lines(level.rule.lines, s, seat, level.dice))
    return best


def of_seat(s: Battle, seat: int) -> int:
    """What a seat has, its health aside."""
    total = CARD * len(s.hands[seat]) + CP * s.cp[seat] + UPGRADED * s.upgraded(seat)
    for token in s.boards[seat]:
        total += token.worth
    return total + of_spells(s, seat)


def of_spells(s: Battle, seat: int) -> int:
    """What lies prepared: half of what each does, for it still has to be cast."""
    total = 0
    for spell in s.prepared[seat]:
        total += of_lines(spell.rule.lines, s, seat, 0) // 2
    return total


def of_position(s: Battle, seat: int) -> int:
    """What the position is worth to this seat and its side, against all others."""
    sides = s.mode.sides
    mine = sides[seat]
    if s.over():
        if s.result in (DRAWN, TECHNICAL):
            return 0
        return WON if s.result == mine else -WON
    total = 0
    for side in range(len(s.health)):
        health = s.health[side]
        worth = HEALTH * health - (1200 // (health + 2))  # the last points are dearer
        total += worth if side == mine else -worth
    for other in s.circle:
        worth = of_seat(s, other) - waiting(s, other)
        total += worth if sides[other] == mine else -worth
    return total + rolls_again(s, seat)


def rolls_again(s: Battle, seat: int) -> int:
    """What it is worth that the attacker has another roll phase after this one, or that it begins
    now; once dice lie there, they tell."""
    phase = s.roll_phase()
    if phase is None or not (phase.again or (phase.among and phase.attempts == 0)):
        return 0
    sides = s.mode.sides
    return ROLLED_AGAIN if sides[phase.attacker] == sides[seat] else -ROLLED_AGAIN


def waiting(s: Battle, seat: int) -> int:
    """The damage that waits for a seat, as if it were dealt now."""
    incoming = s.incoming()
    if incoming is None or not incoming.entries:
        return 0
    phase = s.roll_phase()
    lost = HEALTH * (tally(s, incoming, seat).total() - tally(s, incoming, seat).healing)
    if phase is not None and phase.target == TARGET and seat in s.foes(phase.attacker):
        lost += HEALTH * tally(s, phase, TARGET).total() // len(s.foes(phase.attacker))
    return int(lost)
