"""Everybody at one table: who is there, what they are called, and what each of them is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from kostka.sight import JUDGE, public
from kostka.table.seat import protocol as p
from kostka.table.seat.beside import Note, named
from kostka.table.seat.seats import HUMAN, Rights, bot_of, kind_of
from kostka.table.seat.socket import Socket, now
from kostka.words.interface import say

if TYPE_CHECKING:
    from kostka.table.seat.session import Session


class Audience:
    """The sockets of a session.  Messages that several may hear are made once."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.sockets: set[Socket] = set()
        self.gone = {seat: now() for seat in range(session.seats())}  # since when nobody is there
        self.views: dict[Any, str] = {}  # made for the present version
        self.called: dict[str, list[str]] = {}  # names by language, as long as nobody is renamed
        self.shown: Any = None  # what the last `table` message was made of

    # Who is there

    def here(self, seat: int) -> bool:
        return any([seat in socket.rights.seats for socket in self.sockets])

    def judged(self) -> bool:
        """Whether a judge is there."""
        return any([socket.rights.judge for socket in self.sockets])

    def of_one(self, rights: Rights) -> int:
        """How many sockets one browser has here."""
        return sum([socket.rights.digests == rights.digests for socket in self.sockets])

    def come(self, socket: Socket) -> None:
        self.sockets.add(socket)
        for seat in socket.rights.seats:
            self.gone.pop(seat, None)

    def go(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        for seat in socket.rights.seats:
            if not self.here(seat):
                self.gone[seat] = now()

    def names(self, lang: str) -> list[str]:
        """What the seats are called, for somebody who speaks this language."""
        found = self.called.get(lang)
        if found is None:
            seats = self.session.course.journal.seats
            found = named([self._name(seat, name, lang) for seat, name in enumerate(seats)])
            self.called[lang] = found
        return found

    def _name(self, seat: int, name: str, lang: str) -> str:
        kind = kind_of(name)
        if kind == "bot":
            return _bot(lang, bot_of(name))
        own = "" if kind == "open" else self.session.beside.names.get(seat, name)
        return _player(lang, seat + 1) if own in ("", HUMAN) else own

    # What they are told

    def changed(self, moved: bool) -> None:
        """Something was kept: tell it to everybody.

        If the game has not moved, only who is asked may have to hear that the table answers for
        him, or no longer does; whoever else heard of it would learn something.
        """
        self.called.clear()
        self.views.clear()
        self.table()
        asked, carried = self.session.course.asked(), self.session.automatic.pending is not None
        for socket in self.sockets:
            if moved or (socket.facing == asked and socket.carried != carried):
                self.view(socket)

    def view(self, socket: Socket) -> None:
        """Where the game stands now, and what has happened since the last time."""
        if self.session.salting.waits():
            return  # there is nothing to be seen before the first die
        viewer, lang = socket.facing, socket.lang
        since = socket.since(viewer)
        key = (viewer, lang, since)
        text = self.views.get(key)
        if text is None:
            text = self.views[key] = p.wire(self.session.view(viewer, lang, since))
        socket.told[viewer] = self.session.course.v
        socket.carried = self.session.automatic.pending is not None
        socket.send(text, since)

    def table(self, only: Sequence[Socket] | None = None) -> None:
        """All about the table beside the game; told again only if something in it has changed."""
        session = self.session
        course, beside = session.course, session.beside
        state = (
            *(beside.w, course.over(), list(course.journal.seats), session.clock),
            *([offer.n for offer in session.offers()], len(self.sockets)),
            [self.here(seat) for seat in range(session.seats())],
        )
        if state == self.shown and only is None:
            return
        self.shown = state
        made: dict[Any, str] = {}
        for socket in self.sockets if only is None else only:
            key = (tuple(socket.rights.seats), socket.lang)
            if key not in made:
                made[key] = p.wire(self.about(socket.rights.seats, socket.lang))
            socket.send(made[key])

    def about(self, mine: Sequence[int], lang: str) -> dict[str, Any]:
        """The `table` message for whoever holds these seats."""
        session = self.session
        journal = session.course.journal
        return {
            "t": "table",
            "table": session.table,
            "w": session.beside.w,
            "game": session.game.key,
            "mode": session.config["mode"],
            "setup": public(journal.header["setup"]),
            "seats": [self._seat(seat, seat in mine, lang) for seat in range(session.seats())],
            "you": list(mine),
            "watching": len([socket for socket in self.sockets if not socket.rights.seats]),
            "dice": session.config["dice"],
            "proved": session.config.get("proved", session.config["dice"] != "replay"),
            "commitment": journal.header["commitment"],
            "clock": session.clock.shown(session.seats(), now()),
            "offers": [offer.plain() for offer in session.offers()],
            "next": session.beside.next,
            "paused": session.beside.paused,
            "hints": session.beside.hinted(len(session.people())),
            "over": session.course.over() or bool(session.beside.ended),
            "salting": session.salting.told(lang),
            "ended": say(lang, session.beside.ended.lower()) if session.beside.ended else "",
        }

    def _seat(self, seat: int, mine: bool, lang: str) -> dict[str, Any]:
        name = self.session.course.journal.seats[seat]
        found: dict[str, Any] = {
            "name": self.names(lang)[seat],
            "kind": kind_of(name),
            "bot": bot_of(name),
            "here": self.here(seat),
        }
        return {**found, "pace": self.session.beside.pace(seat).plain()} if mine else found

    def chat(self, line: Note, only: Socket | None = None) -> None:
        for socket in self.sockets if only is None else (only,):
            seat, lang = line["seat"], socket.lang
            whose = "table-judge" if seat == JUDGE else "table-spectator"
            name = self.names(lang)[seat] if seat >= 0 else say(lang, whose)
            text = say(lang, line["word"]) if "word" in line else line["say"]
            told = {"t": "chat", "n": line["n"], "seat": seat, "name": name, "text": text}
            socket.send(p.wire(told))


@cache
def _player(lang: str, n: int) -> str:
    return say(lang, "player", n=n)


@cache
def _bot(lang: str, name: str) -> str:
    return say(lang, "table-bot", name=name)
