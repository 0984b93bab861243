"""Clocks: how much time each seat has, without looking at one; `now` is always given, in ms.

The asked seat pays, in windows too: it may think, and the others wait for nobody else.
While chance is awaited (somebody types in real dice) nobody pays.  `increment` gives back what an
answer took, up to so much (a delay, not a gift): with a gift for every answer, the many passes of a
game with windows would wind the clock up.  So quick passes, and the waits of the table's automatic
ones, are free for everybody alike.

Of a clock with days, every answer has the whole time.  What follows from a fallen flag is not
decided here: the others may claim the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from kostka.kernel.game import Mistake
from kostka.kernel.record import shown, whole

Kind = Literal["none", "bank", "days"]
SETTINGS: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "bank": ("bank", "increment"),
    "days": ("days",),
}
MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
LEAST_BANK, MOST_BANK = MINUTE // 2, DAY
MOST_INCREMENT: Final = 10 * MINUTE
MOST_DAYS: Final = 30


@dataclass(frozen=True)
class Clock:
    """A value: every move of it makes another clock.  `running` is the seat that pays, if any."""

    kind: Kind = "none"
    banks: tuple[int, ...] = ()  # ms left by seat, without what has run since `since`
    increment: int = 0
    days: int = 0
    running: int | None = None
    since: int = 0

    # How one begins, and how it is kept

    @staticmethod
    def wanted(wire: Any, seats: int) -> Clock:
        """As somebody asks for it: {"kind": "none"}, {"kind": "bank", "bank": ms, "increment": ms}
        or {"kind": "days", "days": n}.  Raises Mistake.
        """
        if wire is None:
            return Clock()
        kind = wire.get("kind") if isinstance(wire, Mapping) else None
        if not isinstance(kind, str) or kind not in SETTINGS:
            raise Mistake(f"A clock is of kind {', '.join(SETTINGS)}, not {shown(wire)}.")
        for key in wire:
            if key != "kind" and key not in SETTINGS[kind]:
                raise Mistake(f"A clock of kind {kind} has no {shown(key)}.")
        if kind == "bank":
            bank = _number(wire, "bank", LEAST_BANK, MOST_BANK)
            increment = _number(wire, "increment", 0, MOST_INCREMENT) if "increment" in wire else 0
            return Clock("bank", (bank,) * seats, increment=increment)
        return (
            Clock("days", days=_number(wire, "days", 1, MOST_DAYS)) if kind == "days" else Clock()
        )

    def plain(self) -> dict[str, Any]:
        """All of it as JSON values."""
        return {
            "kind": self.kind,
            "banks": list(self.banks),
            "increment": self.increment,
            "days": self.days,
            "running": self.running,
            "since": self.since,
        }

    @staticmethod
    def kept(plain: Mapping[str, Any]) -> Clock:
        """What `plain` has made, once more."""
        return Clock(**{**plain, "banks": tuple(plain["banks"])})

    def shown(self, seats: int, now: int) -> dict[str, Any]:
        """For the players, as it stands at this moment."""
        return {
            "kind": self.kind,
            "left": [] if self.kind == "none" else [self.left(seat, now) for seat in range(seats)],
            "running": self.running,
            "increment": self.increment,
        }

    # How it goes

    def started(self, seat: int, now: int) -> Clock:
        """This seat is asked and pays from now on."""
        if self.running is not None:
            raise ValueError(f"the clock of seat {self.running} is running")
        return self if self.kind == "none" else replace(self, running=seat, since=now)

    def pressed(self, seat: int, now: int) -> Clock:
        """This seat has answered.  Nothing comes back to a seat whose flag has fallen."""
        if self.running != seat:
            return self
        stopped = replace(self, running=None)
        if self.kind != "bank":
            return stopped
        left = self.left(seat, now)
        assert left is not None
        used = self.banks[seat] - left
        if left > 0:
            left += min(used, self.increment)
        return replace(stopped, banks=(*self.banks[:seat], left, *self.banks[seat + 1 :]))

    def turned(self, seat: int | None, now: int) -> Clock:
        """After every record: whoever ran has answered, and this seat is asked, or nobody."""
        stopped = self if self.running is None else self.pressed(self.running, now)
        return stopped if seat is None else stopped.started(seat, now)

    def paused(self, now: int) -> Clock:
        """Nobody pays until `started`; what has run is paid."""
        return self.turned(None, now)

    def woken(self, now: int) -> Clock:
        """After the server stood still: nobody pays a bank's time for that; days go on."""
        return replace(self, since=now) if self.kind == "bank" else self

    # What it says

    def left(self, seat: int, now: int) -> int | None:
        """Milliseconds this seat has, or would have if it were asked now; never below 0."""
        used = max(0, now - self.since) if self.running == seat else 0
        if self.kind == "bank":
            return max(0, self.banks[seat] - used)
        return max(0, self.days * DAY - used) if self.kind == "days" else None

    def flagged(self, now: int) -> int | None:
        """The seat whose time is up, if it is; only who is asked can run out of time."""
        seat = self.running
        return seat if seat is not None and self.left(seat, now) == 0 else None

    def falls(self) -> int | None:
        """When the flag will fall unless somebody answers."""
        if self.running is None:
            return None
        left = self.left(self.running, self.since)
        return None if left is None else self.since + left

    def notice(self) -> int | None:
        """When whoever is asked is to be reminded: at a clock with days, with a quarter left."""
        if self.kind != "days" or self.running is None:
            return None
        return self.since + self.days * DAY * 3 // 4


def _number(wire: Mapping[str, Any], key: str, least: int, most: int) -> int:
    value: Any = wire.get(key)
    if not whole(value) or not least <= value <= most:
        raise Mistake(f"{key!r} is a whole number from {least} to {most}, not {shown(value)}.")
    return int(value)
