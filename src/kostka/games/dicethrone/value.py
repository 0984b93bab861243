"""What a position is worth to a seat, in hundredths of a health point: written by us, for bots.

Health first; then what cards, combat points, tokens and upgrades are good for on the average; then
what is under way: the dice that lie there, and the damage that waits in the ledger.
"""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.damage import tally
from kostka.games.dicethrone.dice import DICE
from kostka.games.dicethrone.printed import Amount, Row
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import DRAWN, NORMAL, TARGET, TECHNICAL
from kostka.games.dicethrone.verbs import (
    AddDamage,
    Deal,
    Draw,
    Gain,
    GainCp,
    HalfTheDie,
    Heal,
    Inflict,
    Per,
    Prevent,
    RollDice,
    number,
)
from kostka.kernel.step import If, Step

WON: Final = 100_000
HEALTH: Final = 100
CARD: Final = 90
CP: Final = 65
UPGRADED: Final = 260
DEFENDED: Final = 85  # a point of damage against which a defence is rolled
UNDEFENDED: Final = 100


def of_step(step: Step, s: Battle, seat: int, dice: int) -> int:
    """What a line of an ability is worth to the one who activates it; `dice` were rolled for it."""
    if isinstance(step, Deal):
        each = DEFENDED if step.kind is NORMAL else UNDEFENDED
        return each * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, AddDamage):
        return DEFENDED * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, Gain):
        return step.token.worth * min(step.n, s.room(seat, step.token))
    if isinstance(step, Inflict):
        return -step.token.worth * step.n
    if isinstance(step, Draw):
        return CARD * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, GainCp):
        return CP * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, Heal):
        return hundredths(step.n, s, seat, dice)
    if isinstance(step, Prevent):
        return 90 * hundredths(step.n, s, seat, dice) // 100
    if isinstance(step, If):
        return sum([of_step(line, s, seat, dice) for line in step.lines]) // 2
    return 0


def hundredths(n: int | Amount, s: Battle, seat: int, dice: int) -> int:
    """An amount on the average, in hundredths."""
    if isinstance(n, Per):
        return 100 * n.n * dice * len(n.symbol.faces) // 6
    if isinstance(n, HalfTheDie):
        return 200
    return 100 * number(n, s, seat)


def of_row(row: Row, s: Battle, seat: int) -> int:
    """What announcing this is worth."""
    total = 0
    dice = DICE
    for step in row.rule.lines:
        if isinstance(step, RollDice):
            dice = step.n
        total += of_step(step, s, seat, dice)
    if row.ultimate:
        total += total // 6  # nothing can be done against it
    return total


def of_rolls(s: Battle, seat: int) -> tuple[int, ...]:
    """For each set of dice, the worth of the best ability it lets this seat announce."""
    worth: list[int] = []
    found: list[tuple[int, Row]] = []
    for ability in s.heroes[seat].offences:
        for row in s.level(seat, ability).rows:
            found.append((of_row(row, s, seat), row))
    for place in range(len(found[0][1].fits)):
        best = 0
        for value, row in found:
            if value > best and row.fits[place]:
                best = value
        worth.append(best)
    return tuple(worth)


def of_seat(s: Battle, seat: int) -> int:
    """What a seat has, its health aside."""
    total = CARD * len(s.hands[seat]) + CP * s.cp[seat] + UPGRADED * s.upgraded(seat)
    for token in s.boards[seat]:
        total += token.worth
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
        worth = of_seat(s, other) - _waiting(s, other)
        total += worth if sides[other] == mine else -worth
    return total


def _waiting(s: Battle, seat: int) -> int:
    """The damage that waits for a seat, as if it were dealt now."""
    incoming = s.incoming()
    if incoming is None or not incoming.entries:
        return 0
    phase = s.roll_phase()
    lost = HEALTH * (tally(s, incoming, seat).total() - tally(s, incoming, seat).healing)
    if phase is not None and phase.target == TARGET and seat in s.foes(phase.attacker):
        lost += HEALTH * tally(s, phase, TARGET).total() // len(s.foes(phase.attacker))
    return int(lost)
