"""The web application: sockets, HTTP, the client's files, and the headers that keep them safe."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse
from starlette.websockets import WebSocketDisconnect

from kostka.events.event import Illegal
from kostka.games.doomtrooper.deckbuilding.decklist import Misspelt
from kostka.kernel.game import Mistake
from kostka.kernel.journal import Refused
from kostka.table.hall.house import House
from kostka.table.hall.tidy import Tidy
from kostka.table.hall.workers import Pool
from kostka.table.http.client import client, lang_of
from kostka.table.http.decks import decks
from kostka.table.http.door import Door, cost, headers_of, network
from kostka.table.http.events import events
from kostka.table.http.metrics import metrics
from kostka.table.http.tables import MOST_BODY, MOST_LOG, router
from kostka.table.seat import protocol as p
from kostka.table.seat.seats import bearer
from kostka.table.seat.session import Session
from kostka.table.seat.socket import MOST_OF_ONE, MOST_SOCKETS, Purse, Socket
from kostka.table.store.database import Trouble
from kostka.table.store.store import Store
from kostka.table.tell.teller import sentence_of
from kostka.words.interface import say

LOG: Final = logging.getLogger("kostka.table")
HELLO: Final = 10.0  # seconds until a browser has to say who it is
PATIENCE: Final = 20.0  # seconds until all that is posted has to be there
QUOTA: Final = 60  # tables an hour from one address
CHECKING: Final = 2  # uploaded games that are played again at once
LONGEST_WHY: Final = 500  # letters of a mistake that are told: it may quote what was sent
FORBIDDEN, GREETING, TOO_MANY = 4403, 4400, 4429
SOCKET: Final = 10.0  # ms that opening one may take
STATUS: Final = {
    p.NOT_YOURS: 403,
    p.BAD_ORIGIN: 403,
    p.BLOCKED: 403,
    p.BAD_HOST: 421,
    p.NOT_FOUND: 404,
    p.NOT_OVER: 409,
    p.EVENT_ON: 409,
    p.NOT_BEGUN: 409,
    p.NOT_OPEN: 409,
    p.STALE: 409,
    p.PAUSED: 409,
    "KERNEL-NO-CORRECTION": 409,
    p.OTHER_RULES: 410,
    p.TOO_LARGE: 413,
    p.TOO_MANY: 429,
    p.NOT_KEPT: 503,
    p.NO_STORE: 503,
    "KERNEL-NO-SUCH-SEAT": 404,
    "KERNEL-NO-SUCH-RECORD": 404,
}
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def application(
    url: str,
    quota: int = QUOTA,
    workers: int | None = None,
    tidy: Tidy | None = None,
    door: Door | None = None,
    keep: float | None = None,
) -> FastAPI:
    """The server on this database; `quota` tables an hour from one network, 0: nothing is counted.

    A process that does nothing else lets it `tidy` its memory; `door` says who may come, and
    `keep` for how many days what is over is kept.
    """

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(url)
        pool = Pool(workers)
        try:
            await pool.open()
            house = House(store, pool, tidy, keep)
            app.state.house = house
            await house.open()
            if tidy is not None:
                tidy.begin()
            try:
                yield
            finally:
                await house.close()
        finally:
            await pool.close()
            await store.close()

    app = FastAPI(title="Kostka", lifespan=life, docs_url=None, redoc_url=None)
    app.state.door = door or Door(quota)
    app.state.errors = 0
    app.state.checking = asyncio.Semaphore(CHECKING)
    for each in (router, decks, events, metrics):
        app.include_router(each)
    app.add_api_websocket_route("/ws/{table}", talk)
    app.middleware("http")(guard)
    app.add_exception_handler(p.No, refused)
    app.add_exception_handler(Mistake, mistaken)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, missing)
    app.add_exception_handler(Exception, broken)
    app.add_api_route("/{path:path}", client, methods=["GET"], include_in_schema=False)
    return app


# --- Answers that are errors ----------------------------------------------------------------------


def error(request: Request, rule: str, status: int, text: str = "") -> JSONResponse:
    said = text or sentence_of(rule, lang_of(request))
    return JSONResponse({"error": said, "rule": rule}, status)


async def refused(request: Request, no: Exception) -> Response:
    assert isinstance(no, p.No)
    return error(request, no.rule, STATUS.get(no.rule, 400))


async def mistaken(request: Request, mistake: Exception) -> Response:
    if isinstance(mistake, Illegal):
        return error(request, mistake.rule, 400, mistake.said(lang_of(request)))
    if isinstance(mistake, Refused):
        return error(request, mistake.rule, STATUS.get(mistake.rule, 409))
    lang, path = lang_of(request), request.url.path
    if isinstance(mistake, Trouble):
        return error(request, p.NO_STORE, 503)
    if isinstance(mistake, Misspelt):
        said = say(lang, "table-deck-misspelt", **mistake.fields())
    else:
        key = "table-bad-table" if path == "/api/tables" else "table-impossible"
        said = say(lang, key, why=str(mistake)[:LONGEST_WHY])
    return error(request, p.BAD_MESSAGE, 400, said)


async def malformed(request: Request, invalid: Exception) -> Response:
    return error(request, p.BAD_MESSAGE, 400)


async def missing(request: Request, absent: Exception) -> Response:
    assert isinstance(absent, HTTPException)
    rule = p.NOT_FOUND if absent.status_code == 404 else p.BAD_MESSAGE
    return error(request, rule, absent.status_code)


async def broken(request: Request, failure: Exception) -> Response:
    request.app.state.errors += 1
    id_ = getattr(request.state, "id", "")
    LOG.error("request %s: %s %r", id_, request.method, named(request), exc_info=failure)
    return error(request, p.NOT_KEPT, 503)


async def guard(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
    """Other pages may not post, nobody may ask for too much, send too much or send for ever, and
    every answer has its headers."""
    request.state.id = secrets.token_hex(6)
    most = MOST_LOG if request.url.path == "/api/replays" else MOST_BODY
    length = request.headers.get("content-length", "0")
    posting = request.method not in ("GET", "HEAD")
    door: Door = request.app.state.door
    host, purse = request.headers.get("host"), door.purse(request)
    if not door.known(host):
        response: Response = error(request, p.BAD_HOST, 421)
    elif blocked(request):
        response = error(request, p.BLOCKED, 403)
    elif posting and not door.own(request.headers.get("origin"), host):
        response = error(request, p.BAD_ORIGIN, 403)
    elif purse is not None and not purse.work.take(cost(request.method, request.url.path)):
        response = error(request, p.TOO_FAST, 429)
        response.headers["Retry-After"] = "10"
    elif not (length.isdecimal() and len(length) < 12 and int(length) <= most):
        response = error(request, p.TOO_LARGE, 413)
    else:
        response = await bounded(request, most, go_on)
    response.headers.update(headers_of(door, HEADERS))
    response.headers["X-Request-Id"] = request.state.id
    return response


def named(request: Request) -> str:
    """A path for the log, without the secret of a link."""
    path = request.url.path
    return "/join/…" if path.startswith("/join/") else path[:LONGEST_WHY]


def blocked(who: HTTPConnection) -> bool:
    """Whether somebody of this network was sent away for good."""
    networks = who.app.state.house.barred["networks"]
    return bool(networks) and who.client is not None and network(who.client.host) in networks


def hang_up(response: Response) -> Response:
    """What is still on its way is not taken."""
    response.headers["Connection"] = "close"
    return response


async def bounded(
    request: Request, most: int, go_on: Callable[[Request], Awaitable[Response]]
) -> Response:
    """The body is counted as it arrives, whatever its length was said to be, and has to be there
    in time."""
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    return hang_up(error(request, p.TOO_LARGE, 413))
    except TimeoutError:
        return hang_up(error(request, p.TOO_SLOW, 408))
    except ClientDisconnect:
        return error(request, p.BAD_MESSAGE, 400)
    request._body = bytes(body)  # what is read once is kept for whoever answers
    try:
        return await go_on(request)
    except Exception as failure:  # so that this answer has its headers too
        return await broken(request, failure)


# --- The socket -----------------------------------------------------------------------------------


async def talk(websocket: WebSocket, table: str) -> None:
    house: House = websocket.app.state.house
    headers, door = websocket.headers, websocket.app.state.door
    host = headers.get("host")
    own = door.known(host) and door.own(headers.get("origin"), host)
    if not own or blocked(websocket):
        await websocket.close(FORBIDDEN)
        return
    purse: Purse | None = door.purse(websocket)
    if purse is not None:
        if purse.sockets >= MOST_SOCKETS or not purse.work.take(SOCKET):
            await websocket.close(TOO_MANY)
            return
        purse.sockets += 1
    try:
        await converse(websocket, table, house, purse)
    finally:
        if purse is not None:
            purse.sockets -= 1


async def converse(websocket: WebSocket, table: str, house: House, purse: Purse | None) -> None:
    await websocket.accept()
    try:
        rights = await house.rights(table, bearer(websocket.cookies, table))
        if not rights.watch:
            await websocket.close(FORBIDDEN)
            return
        await house.session(table)
        frame = await asyncio.wait_for(receive(websocket), HELLO)
        hello = p.read(frame)
        if not isinstance(hello, p.Hello):
            raise p.No(p.BAD_MESSAGE)
        session = await house.session(table)  # it may have gone to sleep while hello was awaited
    except (p.No, Mistake) as no:
        rule = no.rule if isinstance(no, p.No) else p.NOT_KEPT
        await websocket.send_text(
            p.wire({"t": "bye", "why": sentence_of(rule, "en"), "rule": rule})
        )
        await websocket.close(GREETING)
        return
    except TimeoutError:
        await websocket.close(GREETING)
        return
    except WebSocketDisconnect:
        return
    if session.audience.of_one(rights) >= MOST_OF_ONE:
        await websocket.close(TOO_MANY)
        return
    socket = Socket(rights, purse, bearer(websocket.cookies, table).holder)
    session.put(session.enter, socket, hello)
    writing = asyncio.create_task(speak(websocket, socket))
    try:
        await listen(websocket, session, socket)
    finally:
        socket.ended = True
        writing.cancel()
        session.put(session.leave, socket)


async def speak(websocket: WebSocket, socket: Socket) -> None:
    """Send what waits; a browser that is gone is noticed by whoever listens."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        code = await socket.write(websocket.send_text)
        await websocket.close(code)


async def receive(websocket: WebSocket) -> str | bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    found: str | bytes = message["bytes"] if text is None else text
    return found


async def listen(websocket: WebSocket, session: Session, socket: Socket) -> None:
    """Read messages until the browser is gone; of one that is sent away they count no more."""
    while True:
        try:
            frame = await receive(websocket)
        except WebSocketDisconnect:
            return
        if socket.ended:
            continue
        try:
            message, price, wrong = p.read(frame), 1.0, ""
            price = p.cost(message)
        except p.No as no:
            message, price, wrong = None, 1.0, no.rule
        if not socket.may(price):
            socket.patience -= 1
            if socket.patience < 0:
                socket.end(p.TOO_FAST, 4429)
            else:
                say_no(socket, frame, p.TOO_FAST)
            continue
        if wrong:
            say_no(socket, frame, wrong)
            continue
        if isinstance(message, p.Hello):
            say_no(socket, frame, p.BAD_MESSAGE)
        else:
            session.put(session.message, socket, message)


def say_no(socket: Socket, frame: Any, rule: str) -> None:
    text = sentence_of(rule, socket.lang)
    socket.send(p.wire({"t": "no", "id": p.id_of(frame), "rule": rule, "text": text}))
