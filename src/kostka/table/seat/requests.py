"""What each message from a browser does; docs/protocol.md has the list.

A handler raises No or Refused, or gives back the answer: None is a plain ok, and LATER says that
the answer will come.  What has to wait for the store is a coroutine.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Final

from kostka.kernel.journal import GAME_OVER
from kostka.sight import SPECTATOR
from kostka.table.seat import protocol as p
from kostka.table.seat.advice import advise, reviewed
from kostka.table.seat.beside import DRAW, HINTS, REMATCH, UNDO, Note
from kostka.table.seat.lessons import SCRIPTED
from kostka.table.seat.pace import Pace
from kostka.table.seat.report import report
from kostka.table.seat.salting import open_, seal
from kostka.table.seat.seats import HUMAN, clean, plain
from kostka.table.seat.session import LATER, Session
from kostka.table.seat.socket import Socket, now

LOOKING: Final = (p.Ping, p.Face, p.Speak)
EARLY: Final = (*LOOKING, p.Say, p.Name, p.Pace, p.Seal, p.Open)
ABSENT: Final = 120_000  # ms away in one's own turn, until the others may claim the game


def handle(session: Session, socket: Socket, request: p.Request) -> Any:
    """Whose it is and which version it is meant for are looked at first."""
    if isinstance(request, p.Seated):
        seat = request.seat
        if seat >= session.seats() or socket.rights.face(seat) is None:
            raise p.No(p.NOT_YOURS)
    if session.beside.ended and not isinstance(request, LOOKING):
        raise p.No(session.beside.ended)
    if session.salting.waits() and not isinstance(request, EARLY):
        raise p.No(p.NOT_BEGUN)
    if isinstance(request, (p.Versioned, p.Out)) and request.v != session.course.v:
        raise p.No(p.STALE)
    if session.beside.paused and isinstance(request, (p.Versioned, p.Out, p.Answer)):
        raise p.No(p.PAUSED)
    return HANDLERS[type(request)](session, socket, request)


def _player(session: Session, request: p.Seated) -> int:
    """For what only a person who plays can do."""
    if request.seat < 0 or session.kind(request.seat) != "human":
        raise p.No(p.NOT_YOURS)
    return request.seat


def _others(session: Session, seat: int) -> list[int]:
    return [other for other in session.people() if other != seat]


# --- Looking and talking --------------------------------------------------------------------------


def ping(session: Session, socket: Socket, request: p.Ping) -> None:
    return None


def face(session: Session, socket: Socket, request: p.Face) -> None:
    socket.facing = request.seat
    session.audience.view(socket)


def speak(session: Session, socket: Socket, request: p.Speak) -> None:
    """In another language everything is told again."""
    socket.lang = request.lang
    socket.told.clear()
    session.audience.table([socket])
    session.audience.view(socket)


def why(session: Session, socket: Socket, request: p.Why) -> dict[str, Any]:
    state = session.course.state
    names = session.audience.names(socket.lang)
    rule, text = session.teller.why(state, request.seat, request.do, socket.lang, names)
    return {"t": "why", "do": request.do, "rule": rule, "text": text}


async def give_report(session: Session, socket: Socket, request: p.Report) -> dict[str, Any]:
    if session.course.over() and await session.house.secret(session):
        raise p.No(p.EVENT_ON)
    return {"t": "report", "text": report(session.course, request.seat)}


def chat(session: Session, socket: Socket, request: p.Say) -> Any:
    if request.seat == SPECTATOR and not session.config.get("voices"):
        raise p.No(p.QUIET)
    if socket.holder and socket.holder in session.house.barred["muted"]:
        raise p.No(p.MUTED)
    if not socket.voice.take():
        raise p.No(p.TOO_FAST)
    text = plain(request.text)
    if not text:
        raise p.No(p.BAD_MESSAGE)
    return session.commit([{"say": text, "seat": request.seat}])


def rename(session: Session, socket: Socket, request: p.Name) -> Any:
    return session.commit([{"name": clean(request.name), "seat": _player(session, request)}])


def set_pace(session: Session, socket: Socket, request: p.Pace) -> Any:
    """It calls an automatic answer off that is on its way; perhaps another one follows."""
    wanted = request.pace
    plain = {"auto": wanted.auto, "until": wanted.until, "stops": wanted.stops}
    pace = Pace.read(plain, session.game.key)
    seat = _player(session, request)
    session.automatic.call_off()
    return session.commit([{"pace": pace.plain(), "seat": seat}])


# --- Playing --------------------------------------------------------------------------------------


def do(session: Session, socket: Socket, request: p.Do) -> Any:
    seat, course = _player(session, request), session.course
    if course.asked() == seat:
        pending = session.automatic.pending
        if pending is not None and pending.move == request.do:
            pending.hurried.append((socket, request))  # pace.py says why it is not hurried
            return LATER
        if pending is None:
            with contextlib.suppress(LookupError):
                option = course.state.read(request.do)
                session.automatic.rhythm(seat).note(course.state, option, now() - session.asked_at)
    course.enter(course.journal.enter, seat, request.do)
    return session.commit()


def out(session: Session, socket: Socket, request: p.Out) -> Any:
    """Anybody who plays may type in what the real dice gave."""
    if not socket.rights.seats:
        raise p.No(p.NOT_YOURS)
    session.course.enter(session.course.journal.outcome, request.out)
    return session.commit()


def resign(session: Session, socket: Socket, request: p.Resign) -> Any:
    session.course.enter(session.course.journal.resign, _player(session, request))
    return session.commit()


def claim(session: Session, socket: Socket, request: p.Claim) -> Any:
    """Whoever is asked and absent, or out of time, resigns."""
    seat, course = _player(session, request), session.course
    asked, moment = course.asked(), now()
    if asked < 0 or asked == seat or session.kind(asked) != "human":
        raise p.No(p.NOT_ABSENT)
    if session.clock.flagged(moment) == asked:
        course.enter(course.journal.clock, asked, 0)
    elif not _absent(session, asked, moment):
        raise p.No(p.NOT_ABSENT)
    course.enter(course.journal.resign, asked)
    return session.commit()


def _absent(session: Session, seat: int, moment: int) -> bool:
    """Away too long in one's own turn; with days for every answer nobody has to be there."""
    gone = session.audience.gone.get(seat)
    if gone is None or session.clock.kind == "days":
        return False
    return moment - max(gone, session.asked_at) > ABSENT


def hand(session: Session, socket: Socket, request: p.Hand) -> Any:
    """Give one's seat to a bot, or take it back."""
    seat, course = request.seat, session.course
    if seat < 0:
        raise p.No(p.NOT_YOURS)
    if course.over():
        raise p.No(GAME_OVER)
    to = HUMAN if request.to == HUMAN else session.house.bot(request.to)
    if to == HUMAN:
        to = session.beside.names.get(seat) or session.own_name(seat)
    course.enter(course.journal.hand_over, seat, to)
    return session.commit()


# --- Hints --------------------------------------------------------------------------------------


def hints(session: Session, socket: Socket, request: p.Hints) -> Any:
    """Off at once; on only if all people agree."""
    seat = _player(session, request)
    if request.on == session.beside.hinted(len(session.people())):
        return None
    others = _others(session, seat)
    if request.on and others:
        return _offer(session, {"offer": HINTS}, seat, others)
    return session.commit([{"hints": request.on, "seat": seat}])


def hint(session: Session, socket: Socket, request: p.Hint) -> Any:
    """It is thought out elsewhere, and told when it is known."""
    seat = _player(session, request)
    if not session.beside.hinted(len(session.people())):
        raise p.No(p.NO_HINTS)
    if session.course.asked() != seat:
        raise p.No(p.NOT_YOURS)
    session.automatic.meanwhile(advise(session, socket, request))
    return LATER


async def review(session: Session, socket: Socket, request: p.Review) -> Any:
    if not session.course.over():
        raise p.No(p.NOT_OVER)
    if await session.house.secret(session):
        raise p.No(p.EVENT_ON)
    session.automatic.meanwhile(reviewed(session, socket, request))
    return LATER


# --- Offers ---------------------------------------------------------------------------------------


def undo(session: Session, socket: Socket, request: p.Undo) -> Any:
    """Free if it tells nobody anything; else the others have to agree.  Bots agree to what is about
    their own answers only: a roll, a draw or what was seen stays, or one could try till it suits.
    """
    seat, course = _player(session, request), session.course
    found = None if course.journal.closed else course.back(seat)
    if found is None:
        raise p.No(p.NOTHING_TO_UNDO)
    others = _others(session, seat)
    if not found.free and others:
        return _offer(session, {"offer": UNDO, "to": found.to}, seat, others)
    if found.revealed and session.config["dice"] != SCRIPTED:  # a script gives the same again
        raise p.No(p.SEEN_ALREADY)
    course.enter(course.journal.undo, found.to)
    return session.commit(settled=False)


def draw(session: Session, socket: Socket, request: p.Draw) -> Any:
    seat = _player(session, request)
    if session.course.over():
        raise p.No(GAME_OVER)
    if len(session.people()) < session.seats():
        raise p.No(p.BOTS_PLAY_ON)
    return _offer(session, {"offer": DRAW}, seat, _others(session, seat))


def rematch(session: Session, socket: Socket, request: p.Rematch) -> Any:
    seat = _player(session, request)
    if not session.course.over():
        raise p.No(p.NOT_OVER)
    if session.beside.next is not None:
        return None
    socket.pay_table()
    others = _others(session, seat)
    return _offer(session, {"offer": REMATCH}, seat, others) if others else _again(session)


def _offer(session: Session, note: Note, seat: int, others: Sequence[int]) -> Any:
    """One of a kind at a time; whoever offers what was offered to him has said yes."""
    for offer in session.offers(note["offer"]):
        if seat in offer.waiting:
            return _agree(session, offer.n, seat, True)
        if offer.seat == seat:
            raise p.No(p.NO_OFFER)
    if note["offer"] == UNDO:
        session.automatic.call_off()
    made = {**note, "seat": seat, "v": session.course.v, "waiting": list(others)}
    return session.commit([made])


def answer(session: Session, socket: Socket, request: p.Answer) -> Any:
    return _agree(session, request.offer, _player(session, request), request.yes)


async def _agree(session: Session, number: int, seat: int, yes: bool) -> None:
    offer = next((each for each in session.offers() if each.n == number), None)
    if offer is None or not (seat in offer.waiting or (seat == offer.seat and not yes)):
        raise p.No(p.NO_OFFER)  # one may also take back one's own
    note: Note = {"answer": number, "seat": seat, "yes": yes}
    course = session.course
    if not yes or offer.waiting != [seat]:
        await session.commit([note])
    elif offer.kind == REMATCH:
        await _again(session, note)
    elif offer.kind == HINTS:
        await session.commit([note, {"hints": True, "seat": offer.seat}])
    elif offer.kind == DRAW:
        course.enter(course.journal.agree)
        await session.commit([note])
    else:
        course.enter(course.journal.undo, offer.to)
        await session.commit([note], settled=False)


async def _again(session: Session, *notes: Note) -> None:
    """A new table with the same seats; whoever held one here takes it by `follow`."""
    table = await session.house.rematch(session)
    await session.commit([*notes, {"next": table}])


HANDLERS: Final[dict[type, Callable[[Session, Any, Any], Any]]] = {
    p.Ping: ping,
    p.Face: face,
    p.Speak: speak,
    p.Why: why,
    p.Report: give_report,
    p.Say: chat,
    p.Name: rename,
    p.Pace: set_pace,
    p.Do: do,
    p.Out: out,
    p.Resign: resign,
    p.Claim: claim,
    p.Hand: hand,
    p.Undo: undo,
    p.Draw: draw,
    p.Rematch: rematch,
    p.Answer: answer,
    p.Hints: hints,
    p.Seal: seal,
    p.Open: open_,
    p.Hint: hint,
    p.Review: review,
}
