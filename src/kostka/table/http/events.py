"""Events over HTTP: made, entered, run and judged; docs/events.md has the list."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field

from kostka.bots import BOTS
from kostka.games.doomtrooper.deckbuilding import formats
from kostka.kernel.game import known
from kostka.sight import JUDGE
from kostka.table.hall.events import ORGANISER, Desk
from kostka.table.http.event_page import shown
from kostka.table.http.tables import Body, Lang, Pick, Short, house, known_by, spend, who
from kostka.table.seat import protocol as p
from kostka.table.seat.judging import judge
from kostka.table.seat.seats import clean

Number = Annotated[int, Field(ge=0, le=10_000)]
Games = Annotated[int, Field(ge=0, le=3)]
Why = Annotated[str, Field(max_length=300)]
MOST_PLAYERS: Final = 512  # of one event
events = APIRouter()


class NewEvent(Body):
    name: Annotated[str, Field(min_length=1, max_length=80)]
    format: dict[Short, Any] = Field(default_factory=dict)
    toml: Annotated[str, Field(max_length=20_000)] = ""


class Entry(Body):
    name: Short
    deck: Pick
    bot: Short = ""


class Doing(Body):
    """What the organiser decides; `rule` and `why` belong to what a judge decides."""

    do: Literal["round", "end", "pause", "resume", "time", "drop", "set"]
    player: Number = 0
    round: Number = 0
    match: Number = 0
    wins: tuple[Games, Games] = (0, 0)
    draws: Games = 0
    rule: Short = ""
    why: Why = ""


class Place(Body):
    round: Number
    match: Number


class Ready(Body):
    deck: Pick = ""


class Verdict(Body):
    do: Short
    n: Number = 0
    rule: Short
    why: Why


async def _desk(request: Request, id_: str) -> tuple[Desk, set[int]]:
    """The event, and whose keys the cookie holds: players' numbers, 0 for the organiser."""
    here = house(request)
    desk = await here.desks.desk(id_)
    holder, digests = who(request, id_)
    return desk, set((await here.store.held(id_, holder, digests)).values())


def _player(mine: set[int]) -> int:
    players = sorted(mine - {ORGANISER})
    if not players:
        raise p.No(p.NOT_YOURS)
    return players[0]


@events.post("/api/events")
async def make(request: Request, response: Response, wanted: NewEvent) -> Any:
    spend(request)
    format_ = formats.read(wanted.toml) if wanted.toml else formats.made(wanted.format)
    plain = {key: value for key, value in format_.plain().items() if key != "name"}
    name = clean(wanted.name, 80) or "Kostka"
    holder = known_by(request, response).holder
    desk, key = await house(request).desks.make(name, {**plain, "name": format_.name}, holder)
    return {"event": desk.id, "link": f"/join/{key}"}


@events.get("/api/events/{id_}")
async def look(request: Request, id_: str, lang: Lang = "en") -> Any:
    desk, mine = await _desk(request, id_)
    return shown(desk, mine, lang)


@events.post("/api/events/{id_}/enter")
async def enter(request: Request, response: Response, id_: str, wanted: Entry) -> Any:
    """The organiser enters anybody; anybody else enters himself and gets a key for it."""
    desk, mine = await _desk(request, id_)
    organises = ORGANISER in mine
    if wanted.bot and not organises:
        raise p.No(p.NOT_YOURS)
    if not organises:
        spend(request)
    if len(desk.event.players) >= MOST_PLAYERS:
        raise p.No(p.TOO_MANY)
    bot = known(wanted.bot, BOTS, "bot") if wanted.bot else ""
    holder = "" if organises else known_by(request, response).holder
    key = await desk.enter(clean(wanted.name), wanted.deck, bot, holder)
    return {"link": "" if bot else f"/join/{key}"}


@events.post("/api/events/{id_}/do")
async def do(request: Request, id_: str, wanted: Doing) -> Any:
    desk, mine = await _desk(request, id_)
    own = wanted.do == "drop" and wanted.player in mine and wanted.player != ORGANISER
    if ORGANISER not in mine and not own:
        raise p.No(p.NOT_YOURS)
    if wanted.do == "round":
        await desk.begin_round()
    elif wanted.do in ("pause", "resume"):
        await desk.clock(wanted.do == "pause", wanted.rule, wanted.why)
    elif wanted.do == "time":
        async with desk.lock:
            await desk.call_time()
    elif wanted.do == "drop":
        await desk.do({"do": "drop", "player": wanted.player})
    elif wanted.do == "set":
        fields = {"do", "round", "match", "wins", "draws", "rule", "why"}
        await desk.do(wanted.model_dump(mode="json", include=fields))
    else:
        await desk.do({"do": wanted.do})
    return {"ok": True}


@events.post("/api/events/{id_}/ready")
async def ready(request: Request, id_: str, wanted: Ready) -> Any:
    """Ready for the next game of the match, perhaps with cards exchanged."""
    desk, mine = await _desk(request, id_)
    player = _player(mine)
    number = len(desk.event.rounds)
    for n, match in enumerate(desk.event.round().matches, 1):
        if player in match.players:
            where = {"round": number, "match": n, "player": player}
            await desk.do({"do": "ready", **where, "deck": wanted.deck})
    return {"ok": True}


@events.post("/api/events/{id_}/seat")
async def seat(request: Request, response: Response, id_: str) -> Any:
    """To the table where one plays now."""
    desk, mine = await _desk(request, id_)
    table, place = desk.seat(_player(mine))
    await house(request).let_in(table, [place], known_by(request, response, table))
    return {"table": table}


@events.post("/api/events/{id_}/judge")
async def look_on(request: Request, response: Response, id_: str, wanted: Place) -> Any:
    """To a table as its judge, who sees all."""
    desk, mine = await _desk(request, id_)
    if ORGANISER not in mine or desk.plays(mine):
        raise p.No(p.NOT_YOURS)
    table = desk.table(wanted.round, wanted.match)
    await house(request).let_in(table, [JUDGE], known_by(request, response, table))
    return {"table": table}


@events.post("/api/tables/{table}/judge")
async def decide(request: Request, table: str, wanted: Verdict) -> Any:
    """What a judge decides at a table."""
    rights = await house(request).rights(table, who(request, table))
    if not rights.judge:
        raise p.No(p.NOT_YOURS)
    session = await house(request).session(table)
    await session.ask(judge, session, wanted.do, wanted.n, wanted.rule, wanted.why)
    return {"ok": True}
