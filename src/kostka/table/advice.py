"""Advice at the table: what level 5 would do here, and how a finished game went.

Both are thought out in a worker.  A hint is made from the same imagined world a bot would get, so
it knows nothing that its seat does not know.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

from kostka.kernel.chance import Rng
from kostka.table import protocol as p
from kostka.table.socket import Socket
from kostka.table.workers import seen_by

if TYPE_CHECKING:
    from kostka.table.session import Session

ADVISER: Final = "5"
THOUGHT: Final = 5.0  # seconds
LOOKED: Final = 20.0  # seconds for a whole game


async def advise(session: Session, socket: Socket, request: p.Hint) -> None:
    course, game = session.course, session.game
    world = seen_by(game, course.state, request.seat, Rng(secrets.randbits(62)))
    wanted = {
        "advise": {
            "game": game.key,
            "saved": world,
            "seat": request.seat,
            "name": ADVISER,
            "seed": secrets.randbits(31),
            "lang": socket.lang,
        }
    }
    found = await session.house.pool.ask(wanted, THOUGHT)
    session.put(_tell, session, socket, request, found, "hint")


async def reviewed(session: Session, socket: Socket, request: p.Review) -> None:
    journal = session.course.journal
    wanted = {"review": {"header": journal.header, "records": journal.records}}
    found = await session.house.pool.ask(wanted, LOOKED)
    session.put(_tell, session, socket, request, found, "review")


def _tell(
    session: Session, socket: Socket, request: p.Request, found: dict[str, Any], kind: str
) -> None:
    """In the inbox, so that a hint for a position that is gone is not given."""
    if "error" in found or (isinstance(request, p.Hint) and request.v != session.course.v):
        session.no(socket, request, p.STALE)
    else:
        session.ok(socket, request, {"t": kind, **found})
