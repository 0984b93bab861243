"""One browser's connection: what it may see, what waits to be sent, how fast it may talk."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from kostka.sight import SPECTATOR
from kostka.table.seat import protocol as p
from kostka.table.seat.seats import Rights
from kostka.words.interface import say

MOST_VIEWS: Final = 8  # that wait to be sent; then only the latest is
MOST_WAITING: Final = 256  # messages; whoever is slower is let go
BURST: Final = 60  # messages at once
RATE: Final = 20  # messages a second
SAID: Final = 5  # lines of chat at once
SAYING: Final = 1  # line in a second
PATIENCE: Final = 100  # refused messages, then the socket is closed
WORK: Final = 10_000  # ms of work at once for one network
SHARE: Final = 300  # ms of work in a second
MOST_SOCKETS: Final = 300  # of one network
MOST_OF_ONE: Final = 32  # of one browser, or of one key of before, at one table


def _elapsed() -> int:
    """Nanoseconds of a clock that nobody sets; it goes on while a computer sleeps, if it can."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


_BEGUN: Final = time.time_ns() - _elapsed()


def now() -> int:
    """Milliseconds of the world's clock, as it was when the server began: whoever sets it back or
    forth since does not touch anybody's time."""
    return (_BEGUN + _elapsed()) // 1_000_000


class Bucket:
    """So many at once, and so many in a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        moment = time.monotonic()
        self.left = min(self.burst, self.left + (moment - self.at) * self.rate)
        self.at = moment
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Purse:
    """What everybody of one network may ask for together: work in milliseconds of the server, and
    new tables."""

    __slots__ = ("sockets", "tables", "work")

    def __init__(self, quota: int) -> None:
        """`quota` tables in an hour."""
        self.work = Bucket(WORK, SHARE)
        self.tables = Bucket(quota, quota / 3600)
        self.sockets = 0


class Socket:
    """The server's end of a connection.  Nothing in it waits but `write`."""

    def __init__(self, rights: Rights, purse: Purse | None = None, holder: str = "") -> None:
        self.rights = rights
        self.holder = holder  # the digest of the browser's secret
        self.purse = purse
        self.facing = SPECTATOR
        self.lang = "en"
        self.told: dict[int, int] = {}  # the version each faced seat was told last
        self.carried = False  # whether it was told that the table answers for it
        self.bucket = Bucket(BURST, RATE)
        self.voice = Bucket(SAID, SAYING)
        self.patience = PATIENCE
        self.queue: deque[tuple[str, int | None]] = deque()
        self.wake = asyncio.Event()
        self.ended = False
        self.code = 1000

    def may(self, cost: float) -> bool:
        """Whether one more message is taken."""
        if not self.bucket.take():
            return False
        return self.purse is None or self.purse.work.take(cost)

    def pay_table(self) -> None:
        """For a new table; raises No."""
        if self.purse is not None and not self.purse.tables.take():
            raise p.No(p.TOO_MANY)

    def send(self, text: str, since: int | None = None) -> None:
        """Queue a message; `since` if it is a view."""
        if self.ended:
            return
        if len(self.queue) >= MOST_WAITING:
            self.end(p.TOO_SLOW, 4408)
            return
        self.queue.append((text, since))
        self.wake.set()

    def since(self, viewer: int) -> int:
        """The version from which the next view has to tell.

        If too many views wait, they are dropped and the next one tells what they would have told.
        """
        told = self.told.get(viewer, 0)
        waiting = [since for _, since in self.queue if since is not None]
        if len(waiting) < MOST_VIEWS:
            return told
        self.queue = deque([each for each in self.queue if each[1] is None])
        return min(told, *waiting)

    def end(self, rule: str, code: int) -> None:
        """Say goodbye and close, once what waits is sent; a slow one is not waited for."""
        if self.ended:
            return
        if rule == p.TOO_SLOW:
            self.queue.clear()
        self.queue.append(
            (p.wire({"t": "bye", "why": say(self.lang, rule.lower()), "rule": rule}), None)
        )
        self.ended = True
        self.code = code
        self.wake.set()

    async def write(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send what waits, until the end; the code to close with."""
        while True:
            while self.queue:
                await send(self.queue.popleft()[0])
            if self.ended:
                return self.code
            self.wake.clear()
            await self.wake.wait()
