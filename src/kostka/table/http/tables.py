"""The table over HTTP: making and finding tables, keys, logs, replays, texts."""

from __future__ import annotations

import asyncio
import io
import time
from typing import Annotated, Any, Final, Literal

import segno
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import RedirectResponse

from kostka.games import GAMES
from kostka.kernel.game import Mistake, known
from kostka.kernel.log import Journal, played_again, revealed_in
from kostka.kernel.record import named, written
from kostka.sight import JUDGE, SPECTATOR, public
from kostka.table.hall.events import PREFIX
from kostka.table.hall.house import House, Links
from kostka.table.http.client import page
from kostka.table.http.door import Door
from kostka.table.seat import protocol as p
from kostka.table.seat.seats import COOKIE, Bearer, bearer, clean, new_key, secret_in
from kostka.table.seat.session import Session
from kostka.table.store.store import digest
from kostka.table.tell import shelf
from kostka.table.tell.boards import board
from kostka.table.tell.replay import Replay
from kostka.words.interface import for_the_browser

Lang = Literal["en", "cs", "pl"]
MOST_BODY: Final = 64 * 1024
MOST_LOG: Final = 1 << 20
WAITING: Final = 24 * 3600  # seconds an open table where nobody is stays in the list
MOST_OPEN, MOST_SHOWN = 1000, 100  # open tables that are looked at, and that are told
MOST_UNDONE: Final = 1000  # times something was taken back in a log that is uploaded
YEAR: Final = 365 * 24 * 3600

router = APIRouter()


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


Short = Annotated[str, Field(max_length=80)]
Pick = Annotated[str, Field(max_length=1500)]  # a hero or a deck, which may be somebody's own


class Sits(Body):
    kind: Literal["human", "bot", "open"] = "human"
    bot: Annotated[str, Field(max_length=40)] = ""
    name: Annotated[str, Field(max_length=p.LONGEST_NAME)] = ""


class NewTable(Body):
    game: Short
    mode: Short = ""
    setup: Annotated[
        dict[Short, Annotated[list[Pick], Field(max_length=12)]], Field(max_length=12)
    ] = {}
    seats: Annotated[list[Sits], Field(min_length=1, max_length=8)]
    dice: Literal["committed", "typed"] = "committed"
    clock: dict[str, Any] | None = None
    lang: Lang = "en"
    open: bool = False
    salt: Short = ""
    salted: bool = False  # everybody adds to the dice before the game begins
    voices: bool = False  # whether spectators may talk
    lesson: bool = False  # a first game with a guide: the rest is as the lesson wants it


class Seat(Body):
    seat: Annotated[int, Field(ge=SPECTATOR, le=63)]
    name: Annotated[str, Field(max_length=p.LONGEST_NAME)] = ""


class Link(Body):
    key: Annotated[str, Field(min_length=1, max_length=64)]


class Branch(Body):
    n: Annotated[int, Field(ge=0, le=1 << 20)]
    seat: Annotated[int, Field(ge=0, le=63)] = 0
    bot: Annotated[str, Field(max_length=40)] = "greedy"


class Text(Body):
    """What is made a QR code of; so many letters fit into one whatever they are."""

    text: Annotated[str, Field(min_length=1, max_length=500)]


def house(request: Request) -> House:
    found: House = request.app.state.house
    return found


def who(request: Request, table: str) -> Bearer:
    return bearer(request.cookies, table)


def known_by(request: Request, response: Response, table: str = "") -> Bearer:
    """The browser, which from now on has a secret by which it is known again."""
    secret = secret_in(request.cookies) or new_key()
    response.set_cookie(
        COOKIE,
        secret,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" or request.app.state.door.secure,
    )
    return who(request, table)._replace(holder=digest(secret))


def links(made: Links) -> dict[str, Any]:
    return {
        "seats": [None if key is None else f"/join/{key}" for key in made.seats],
        "watch": f"/join/{made.watch}",
    }


def spend(request: Request) -> None:
    """One table of a network's quota; whoever sits at the server itself has none."""
    door: Door = request.app.state.door
    purse = door.purse(request)
    if purse is not None and not purse.tables.take():
        raise p.No(p.TOO_MANY)


# --- Games ----------------------------------------------------------------------------------------


@router.get("/api/games")
async def games(lang: Lang = "en") -> Any:
    return shelf.games(lang)


@router.get("/api/words/{lang}")
async def words(request: Request, lang: Lang, desk: bool = False) -> Response:
    """The words of the interface, or those of the desk; a browser that has them is told so."""
    text = for_the_browser(lang, desk)
    headers = {"ETag": f'"{digest(text)[:16]}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)


@router.get("/api/book/{game}")
async def spoken(game: str, lang: Lang = "en") -> Any:
    return shelf.spoken(known(game, GAMES, "game"), lang)


@router.get("/api/board/{game}")
async def printed(game: str) -> Any:
    return board(known(game, GAMES, "game"))


@router.get("/api/rules/{game}")
async def titles(game: str, lang: Lang = "en") -> Any:
    return shelf.titles(game, lang)


@router.get("/api/rules/{game}/{id_}")
async def rule(game: str, id_: str, lang: Lang = "en") -> Any:
    try:
        return shelf.rule(game, id_, lang)
    except LookupError:
        raise p.No(p.NOT_FOUND) from None


# --- Tables ---------------------------------------------------------------------------------------


@router.post("/api/tables")
async def make(request: Request, response: Response, wanted: NewTable) -> Any:
    spend(request)
    if wanted.salt and not named(wanted.salt):
        raise Mistake("A salt is a short text without control characters.")
    game = GAMES[known(wanted.game, GAMES, "game")]
    if wanted.lesson:
        maker = known_by(request, response).holder
        made = await house(request).lesson(game.key, wanted.seats[0].name, maker)
        return {"table": made.table, "links": links(made)}
    seats = [(each.kind, each.bot if each.kind == "bot" else each.name) for each in wanted.seats]
    made = await house(request).make(
        *(game.key, wanted.mode or next(iter(game.examples)), wanted.setup, seats),
        *(wanted.dice, wanted.clock),
        open_=wanted.open,
        salts=[wanted.salt] if wanted.salt else [],
        maker=known_by(request, response).holder,
        voices=wanted.voices,
        salted=wanted.salted,
    )
    return {"table": made.table, "links": links(made)}


@router.get("/api/tables")
async def waiting(request: Request) -> Any:
    """Tables that wait for players and are open to all: those where somebody is there first, and
    of the others none that has waited for days."""
    here, found = house(request), []
    late = int(time.time()) - WAITING
    listed = [
        (table not in here.sessions or not here.sessions[table].audience.sockets, each)
        for each in await here.store.list_open(MOST_OPEN)
        for table in (each.table,)
    ]
    listed = [(empty, each) for empty, each in listed if not empty or each.made > late]
    for _, each in sorted(listed, key=lambda it: (it[0], -it[1].made))[:MOST_SHOWN]:
        header = each.header
        found.append(
            {
                "table": each.table,
                "game": header["game"],
                "mode": each.config["mode"],
                "setup": public(header["setup"]),
                "seats": header["seats"],
                "dice": each.config["dice"],
                "clock": each.config.get("wanted"),
                "made": each.made,
            }
        )
    return {"tables": found}


@router.post("/api/tables/{table}/sit")
async def sit(request: Request, response: Response, table: str, wanted: Seat) -> Any:
    """Take an open seat of an open table."""
    session = await house(request).session(table)
    if not session.open:
        raise p.No(p.NOT_OPEN)
    holder = known_by(request, response).holder
    await session.ask(session.sit, wanted.seat, clean(wanted.name), holder)
    await house(request).keys_changed(table)
    return {"table": table, "seat": wanted.seat}


@router.post("/api/tables/{table}/revoke")
async def revoke(request: Request, response: Response, table: str, wanted: Seat) -> Any:
    """A new key for a seat the cookie holds, or for watching; the old ones open nothing."""
    rights = await house(request).rights(table, who(request, table))
    if not rights.seats or (wanted.seat != SPECTATOR and wanted.seat not in rights.seats):
        raise p.No(p.NOT_YOURS)
    key = new_key()
    own = None if wanted.seat == SPECTATOR else known_by(request, response, table).holder
    await house(request).store.renew(table, wanted.seat, digest(key), own)
    await house(request).keys_changed(table)
    return {"link": f"/join/{key}"}


@router.post("/api/tables/{table}/return")
async def return_link(request: Request, table: str, wanted: Seat) -> Any:
    """A link that works once to a seat the browser holds: for another one, or a lost cookie."""
    rights = await house(request).rights(table, who(request, table))
    if wanted.seat not in rights.seats:
        raise p.No(p.NOT_YOURS)
    key = new_key()
    await house(request).store.add_key(table, wanted.seat, digest(key), once=True)
    return {"link": f"/join/{key}"}


@router.post("/api/tables/{table}/invite")
async def invite(request: Request, table: str, wanted: Seat) -> Any:
    """The maker's new link to a free seat, or to one where nobody has been for ten minutes."""
    session, key = await house(request).session(table), new_key()
    maker = who(request, table).holder
    await session.ask(session.invite, wanted.seat, digest(key), maker)
    await house(request).keys_changed(table)
    return {"link": f"/join/{key}"}


@router.post("/api/tables/{table}/follow")
async def follow(request: Request, response: Response, table: str) -> Any:
    """To the rematch: whoever holds a seat here gets a key of his own to the same seat there."""
    here = house(request)
    rights = await here.rights(table, who(request, table))
    if not rights.watch:
        raise p.No(p.NOT_FOUND)
    session = await here.session(table)
    after = session.beside.next
    if after is None:
        raise p.No(p.NOT_FOUND)
    follower = known_by(request, response, after)
    await here.let_in(after, rights.seats or [SPECTATOR], follower)
    return {"table": after}


def page_of(table: str) -> str:
    return f"/e/{table}" if table.startswith(PREFIX) else f"/t/{table}"


@router.get("/join/{key}")
async def join(request: Request, key: str) -> Response:
    """A link.  One that works once is used by the page it opens, not by who only fetches it: a
    program that shows a preview of it would have used it up."""
    found = await house(request).store.find_key(digest(key))
    if found is None:
        raise p.No(p.NOT_FOUND)
    if found.once:
        return page(request)
    response = RedirectResponse(page_of(found.table), 303)
    await house(request).use(key, known_by(request, response, found.table))
    return response


@router.post("/api/join")
async def use(request: Request, response: Response, wanted: Link) -> Any:
    """Use a link; the page to which it leads."""
    found = await house(request).store.find_key(digest(wanted.key))
    table = "" if found is None else found.table
    browser = known_by(request, response, table)
    return {"page": page_of(await house(request).use(wanted.key, browser))}


# --- Logs and replays -----------------------------------------------------------------------------


@router.get("/api/tables/{table}/log")
async def log(request: Request, table: str) -> Response:
    """The finished game as a file; one that is of other rules cannot go on, so it is given too."""
    try:
        session = await house(request).session(table)
        journal = session.course.journal
        if not journal.closed:
            raise p.No(p.NOT_OVER)
        if await house(request).secret(session):
            raise p.No(p.EVENT_ON)
        lines = [journal.header, *journal.records]
    except p.No as refused:
        if refused.rule != p.OTHER_RULES:
            raise
        lines = await house(request).kept(table)
    text = "".join([written(each) for each in lines])
    name = f"{lines[0]['game']}-{table}.kostka.jsonl"
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def viewer(request: Request, session: Session, seat: int | None) -> int:
    """Whose eyes: before the end only those the browser holds, after it any; of an event, after
    the end of that.  A judge looks on where he is seen to."""
    if session.course.journal.closed and not await house(request).secret(session):
        wanted = SPECTATOR if seat is None else seat
        if wanted != SPECTATOR and not 0 <= wanted < session.seats():
            raise p.No("KERNEL-NO-SUCH-SEAT")
        return wanted
    rights = await house(request).rights(session.table, who(request, session.table))
    facing = rights.face(seat)
    if facing is None and seat in (None, SPECTATOR) and session.course.journal.closed:
        facing = SPECTATOR
    if facing is None or (facing == JUDGE and not session.audience.judged()):
        raise p.No(p.NOT_YOURS)
    return facing


@router.get("/api/tables/{table}/at/{n}")
async def at(
    request: Request, table: str, n: int, seat: int | None = None, lang: Lang = "en"
) -> Any:
    """The `view` message after record `n`."""
    session = await house(request).session(table)
    facing = await viewer(request, session, seat)
    journal = session.course.journal
    if not 0 <= n < len(journal.records) - len(session.course.fresh):
        raise p.No("KERNEL-NO-SUCH-RECORD")
    replay = Replay(journal, session.audience.names(lang))
    return await asyncio.to_thread(replay.at, n, facing, lang)


@router.get("/api/tables/{table}/steps")
async def steps(request: Request, table: str, seat: int | None = None, lang: Lang = "en") -> Any:
    session = await house(request).session(table)
    facing = await viewer(request, session, seat)
    names = session.audience.names(lang)
    replay = Replay(session.course.journal, names)
    return {"steps": await asyncio.to_thread(replay.steps, facing, lang), "names": names}


@router.post("/api/replays")
async def replays(request: Request) -> Any:
    """A finished game from a file: verified, and kept as a finished table."""
    spend(request)
    body = await request.body()
    if len(body) > MOST_LOG:
        raise p.No(p.TOO_LARGE)
    try:
        async with request.app.state.checking:
            journal = await asyncio.to_thread(_verified, body)
    except Mistake:
        raise p.No(p.BAD_LOG) from None
    return {"table": await house(request).keep(journal)}


def _verified(body: bytes) -> Journal:
    lines = body.split(b"\n")
    if sum([b'"undo"' in line for line in lines]) > MOST_UNDONE:
        raise p.No(p.BAD_LOG)
    journal = played_again(lines, "log", GAMES, revealed_in(lines, "log"))
    if not journal.closed:
        raise p.No(p.BAD_LOG)
    return journal


@router.post("/api/tables/{table}/branch")
async def branch(request: Request, response: Response, table: str, wanted: Branch) -> Any:
    """Play on from the middle of a finished game, against bots."""
    spend(request)
    here = house(request)
    session = await here.session(table)
    if not session.course.journal.closed:
        raise p.No(p.NOT_OVER)
    if await here.secret(session):
        raise p.No(p.EVENT_ON)
    if wanted.seat >= session.seats():
        raise p.No("KERNEL-NO-SUCH-SEAT")
    maker = known_by(request, response).holder
    made = await here.branch(session, wanted.n, wanted.seat, wanted.bot, maker)
    return {"table": made.table, "links": links(made)}


# --- Odds and ends --------------------------------------------------------------------------------


@router.post("/api/qr")
async def qr(wanted: Text) -> Response:
    picture = io.BytesIO()
    segno.make(wanted.text, micro=False).save(
        picture, kind="svg", scale=4, xmldecl=False, svgns=True
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


@router.get("/api/key")
async def key(request: Request) -> Any:
    """The key by which `kostka verify --key` knows the games of this server."""
    signer = house(request).signer
    return {"key": "" if signer is None else signer.public}


@router.get("/healthz")
async def healthz(request: Request) -> Any:
    """The server lives; and what is wrong, if the last thing could not be saved."""
    wrong = house(request).store.wrong
    return {"ok": False, "why": wrong} if wrong else {"ok": True}


@router.get("/readyz")
async def readyz(request: Request, response: Response) -> Any:
    """Whether visitors may be sent here: something can be saved, and it does not stop."""
    here = house(request)
    wrong = "stopping" if here.stopping else await here.store.ready()
    if wrong:
        response.status_code = 503
    return {"ready": not wrong, **({"why": wrong} if wrong else {})}


@router.get("/stats")
async def stats(request: Request) -> Any:
    """For the load test: only for whoever sits at the server itself."""
    if request.client is None or not (
        request.app.state.door.local(request) or request.client.host == "testclient"
    ):
        raise p.No(p.NOT_FOUND)
    here = house(request)
    return {
        **here.stats.told(),
        "tables": len(here.sessions),
        "sockets": sum([len(session.audience.sockets) for session in here.sessions.values()]),
    }
