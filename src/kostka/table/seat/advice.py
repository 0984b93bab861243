"""Advice at the table: what level 5 would do here, and how a finished game went.

Both are thought out in a worker.  A hint is made from the same imagined world a bot would get, so
it knows nothing that its seat does not know.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from kostka.kernel.chance import Rng
from kostka.table.seat import protocol as p
from kostka.table.seat.socket import Socket
from kostka.table.seat.thought import Closed, seen_by
from kostka.words.interface import say

if TYPE_CHECKING:
    from kostka.table.seat.session import Session

ADVISER: Final = "5"
THOUGHT: Final = 20.0  # seconds
LOOKED: Final = 20.0  # seconds for a whole game


async def advise(session: Session, socket: Socket, request: p.Hint) -> None:
    course, game = session.course, session.game
    setup, luck = course.journal.header["setup"], Rng(secrets.randbits(62))
    world = seen_by(game, course.state, request.seat, luck, setup)
    wanted = {
        "game": game.key,
        "saved": world,
        "seat": request.seat,
        "name": ADVISER,
        "seed": secrets.randbits(31),
        "lang": socket.lang,
    }
    await _asked(session, socket, request, {"advise": wanted}, THOUGHT)


async def reviewed(session: Session, socket: Socket, request: p.Review) -> None:
    journal = session.course.journal
    wanted = {"header": journal.header, "records": journal.records}
    await _asked(session, socket, request, {"review": wanted}, LOOKED)


async def _asked(
    session: Session, socket: Socket, request: p.Request, wanted: dict[str, Any], budget: float
) -> None:
    try:
        found = await session.house.pool.ask(wanted, budget, session.turn())
    except Closed:  # the server stops, and says so itself
        return
    session.put(_tell, session, socket, request, found)


def _tell(session: Session, socket: Socket, request: p.Request, found: dict[str, Any]) -> None:
    """In the inbox, so that a hint for a position that is gone is not given."""
    if "error" in found or (isinstance(request, p.Hint) and request.v != session.course.v):
        session.no(socket, request, p.STALE)
    elif isinstance(request, p.Hint):
        session.ok(socket, request, {"t": "hint", **_named(session, socket, found)})
    else:
        names = session.audience.names(socket.lang)
        session.ok(socket, request, {"t": "review", **found, "lines": lines(found, names, socket)})


def _named(session: Session, socket: Socket, found: dict[str, Any]) -> dict[str, Any]:
    """The move in words in front of its reason."""
    view = session.view(socket.facing, socket.lang, session.course.v)
    for option in (view["question"] or {"options": ()})["options"]:
        if option["do"] == found["do"]:
            return {"do": found["do"], "text": f"{option['text']}. {found['text']}"}
    return found


def lines(found: dict[str, Any], names: Sequence[str], socket: Socket) -> list[str]:
    """A review in words."""
    lang = socket.lang
    said = [
        say(lang, "mind-luck", name=name, points=f"{round(100 * luck):+d}")
        for name, luck in zip(names, found["luck"], strict=True)
    ]
    for turn in found["turns"]:
        told = {"n": turn["n"], "name": names[turn["for_seat"]], "points": _points(turn["swing"])}
        if turn["seat"] < 0:
            said.append(say(lang, "mind-turn-chance", **told))
        else:
            said.append(say(lang, "mind-turn-choice", by=names[turn["seat"]], **told))
    return said


def _points(swing: float) -> str:
    return str(round(100 * swing))
