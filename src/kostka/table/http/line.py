"""A connection before it is a request: whoever opens one has to say something in time."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from kostka.table.http.door import LOCAL, network

PATIENCE: Final = 10.0  # seconds until the head of a request is there
MOST: Final = 400  # connections of one network


class Line(AutoHTTPProtocol):  # type: ignore[valid-type, misc]
    """One connection.  A proxy that is trusted, and this computer, may have any number of them."""

    trusted: frozenset[str] = frozenset(LOCAL)
    opened: ClassVar[Counter[str]] = Counter()
    late: asyncio.TimerHandle | None = None
    network = ""
    upgraded = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address not in self.trusted:
            self.network = network(address)
            self.opened[self.network] += 1
            if self.opened[self.network] > MOST:
                transport.abort()
                return
        self._expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._answering() or self.upgraded:
            self._enough()
        elif self.late is None and not self.transport.is_closing():
            self._expect()

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """From here on it is a socket's line, and the table sees to it."""
        self._enough()
        self._forget()
        self.upgraded = True
        super().handle_websocket_upgrade(*args)

    def connection_lost(self, exc: Exception | None) -> None:
        self._enough()
        self._forget()
        super().connection_lost(exc)

    def _forget(self) -> None:
        if self.network:
            self.opened[self.network] -= 1
            if not self.opened[self.network]:
                del self.opened[self.network]
            self.network = ""

    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _expect(self) -> None:
        self.late = self.loop.call_later(PATIENCE, self._give_up)

    def _enough(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _give_up(self) -> None:
        self.late = None
        if not self._answering() and not self.transport.is_closing():
            self.transport.close()
