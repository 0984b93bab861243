"""A window: the seats may act in turn, over and over, until all of them have passed in a row.

It always opens, for a window that is skipped because you hold nothing would tell your hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.kernel.state import State
from kostka.kernel.step import PASS, Frame, Judged, Rule

JUST_PASS: Final[list[Any]] = [PASS]  # for everybody who can do nothing else; not to be changed


def and_also(found: list[Any], play: Any) -> list[Any]:
    """A list of its own as soon as there is anything else in it."""
    if found is JUST_PASS:
        return [PASS, play]
    found.append(play)
    return found


class Window(Rule):
    """It has a frame of its own: "you" is the seat that is asked, "it" is the order of the seats
    fixed when it opened, and the counter counts the passes.

    After a play the next seat is asked, or, if the window `restarts`, the first one again.
    """

    def __init__(self, name: str, restarts: bool = False) -> None:
        super().__init__(name, PLAY_OR_PASS)
        self.restarts = restarts

    def run(self, s: Any, f: Frame) -> None:
        state: State = s
        order = self.order(s, f)
        if not order:
            return
        if not state.hurry:
            state.open(self, order[0], order)
            return
        asked = Frame(self, 1, order[0], order, 0, None)
        state.stack.append(asked)  # what can be played may depend on the window
        for seat in order:
            asked.you = seat
            playable = self.playable(s, seat)
            if len(playable) > 1:  # the first who can do anything is asked at once
                state.ask(seat, playable)
                return
            asked.n += 1
        state.stack.pop()

    def order(self, s: Any, f: Frame) -> tuple[int, ...]:
        """The seats in rulebook order; `f` is the frame of the rule in which the window opens."""
        raise NotImplementedError

    def plays(self, s: Any, seat: int) -> Sequence[Any]:
        """All one could think of playing, allowed or not."""
        raise NotImplementedError

    def forbids(self, s: Any, seat: int, play: Any) -> str:
        raise NotImplementedError

    def playable(self, s: Any, seat: int) -> list[Any]:
        """PASS and the plays that nothing forbids; overridden where that can be told faster."""
        found: list[Any] = JUST_PASS
        for play in self.plays(s, seat):
            if not self.forbids(s, seat, play):
                found = and_also(found, play)
        return found

    def play(self, s: Any, seat: int, play: Any) -> None:
        raise NotImplementedError

    def notation(self, s: Any, play: Any) -> str:
        return f"play {play.key}"

    def verb(self, s: Any, play: Any) -> str:
        return "play"

    def stands_for(self, s: Any, play: Any) -> Any:
        """What is played; where plays are numbers, the thing behind one."""
        return play


@final
class PlayOrPass(Judged):
    def run(self, s: Any, f: Frame) -> None:
        state: State = s
        if state.hurry and self._all_pass(state, f):
            return
        state.seat = f.you

    def _all_pass(self, s: State, f: Frame) -> bool:
        """Pass for everybody who can do nothing else; whether that closes the window."""
        window = f.rule
        assert isinstance(window, Window)
        order: tuple[int, ...] = f.it
        size: i64 = len(order)
        while True:
            playable = window.playable(s, f.you)
            if len(playable) > 1:
                s.offered = playable
                return False
            f.n += 1
            if f.n >= size:
                return True
            f.you = self._after(order, f.you)

    def offers(self, s: Any, f: Frame) -> Sequence[Any]:
        window = f.rule
        assert isinstance(window, Window)
        return [PASS, *window.plays(s, f.you)]

    def options(self, s: Any, f: Frame) -> Sequence[Any]:
        window = f.rule
        assert isinstance(window, Window)
        return window.playable(s, f.you)

    def forbids(self, s: Any, f: Frame, option: Any) -> str:
        window = f.rule
        assert isinstance(window, Window)
        return "" if option is PASS else window.forbids(s, f.you, option)

    def answer(self, s: Any, f: Frame, option: Any) -> None:
        window = f.rule
        assert isinstance(window, Window)
        seat: i64 = f.you
        order: tuple[int, ...] = f.it
        size: i64 = len(order)
        if option is PASS:
            f.n += 1
            if f.n < size:
                f.again()
                f.you = self._after(order, seat)
        else:
            f.n = 0
            f.again()
            f.you = order[0] if window.restarts else self._after(order, seat)
            window.play(s, seat, option)

    def _after(self, order: tuple[int, ...], seat: i64) -> i64:
        size: i64 = len(order)
        for i in range(size):
            if order[i] == seat:
                return order[(i + 1) % size]
        raise AssertionError("a seat outside its window")

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        window = f.rule
        assert isinstance(window, Window)
        return "pass" if option is PASS else window.notation(s, option)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        window = f.rule
        assert isinstance(window, Window)
        return window.verb(s, option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        window = f.rule
        assert isinstance(window, Window)
        return window.stands_for(s, option)


PLAY_OR_PASS: Final = PlayOrPass()
