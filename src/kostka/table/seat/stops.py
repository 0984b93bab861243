"""Where a person is stopped: only where an answer could change something.

Whether it could is tried out in a world that the seat itself can imagine, never in the true state:
each card is played there, everybody else passes, and what has become of the world is compared with
what it was, one's own points, hand and piles left aside.  So a stop tells nobody anything that the
seat does not know, and a sale or a mere gain nags nobody in another's turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kostka.kernel.chance import Luck, Rng
from kostka.kernel.game import Game, Setup
from kostka.kernel.state import State
from kostka.kernel.step import PASS
from kostka.kernel.window import PlayOrPass

LONGEST: Final = 80  # answers until a card has worked; whatever takes longer is worth a look
WIDEST: Final = 40  # ways to answer a card's own questions; one with more is worth a look


def useful(game: Game, setup: Setup, s: State, seat: int) -> bool:
    """Whether the asked seat can do more in this window than pass, gain or sell.

    Of what others have brought along to this set-up it knows only what it has seen.
    """
    if len(s.options()) < 2:
        return False
    profit = game.profit
    if profit is None or profit.decides(s, seat):
        return True
    luck = Rng(0)  # always the same worlds
    world = game.imagined(s, setup, seat, luck)
    return any(stirs(game, world, seat, play, luck) for play in world.options() if play is not PASS)


def stirs(game: Game, world: State, seat: int, play: Any, luck: Luck) -> bool:
    """Whether this play can change more than what its player owns in points and cards."""
    profit = game.profit
    assert profit is not None
    before = world.clone()
    profit.bare(before, seat)
    was = game.shelf.save(before)
    begun = world.clone()
    begun.choose(play)
    for n, after in enumerate(settled(begun, len(world.stack), luck)):
        if n == WIDEST or after.over() or len(after.stack) != len(world.stack):
            return True
        then, now = before.stack[-1], after.stack[-1]
        now.n, now.you, now.line = then.n, then.you, then.line  # the same window, at the same place
        after.seat = before.seat
        profit.bare(after, seat)
        if game.shelf.save(after) != was:
            return True
    return False


def settled(s: State, depth: int, luck: Luck) -> Iterator[State]:
    """Everybody passes until the window of this depth is open again; a card's own questions are
    answered in every way, one after the other."""
    for _ in range(LONGEST):
        if s.over() or len(s.stack) < depth:
            break
        if s.at_chance():
            s.choose(s.roll(luck))
            continue
        window = isinstance(s.question(), PlayOrPass)
        if window and len(s.stack) == depth:
            break
        options = s.options()
        if window or len(options) == 1:
            s.choose(PASS if window else options[0])
            continue
        for option in options:
            branch = s.clone()
            branch.choose(option)
            yield from settled(branch, depth, luck)
        return
    yield s
