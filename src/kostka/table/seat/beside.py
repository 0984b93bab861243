"""What happens at a table beside the game: chat, names, paces, offers, the rematch.

Each is a note, a small JSON object that is kept before it is told; this is what they add up to.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from kostka.table.seat.pace import Pace

Note = dict[str, Any]
CHAT: Final = 100  # lines that are told to whoever comes
DRAW, UNDO, REMATCH, HINTS = "draw", "undo", "rematch", "hints"


class Offer:
    """What one seat wants and the others have to agree to."""

    __slots__ = ("kind", "n", "seat", "to", "v", "waiting")

    def __init__(self, n: int, note: Note) -> None:
        self.n = n
        self.kind: str = note["offer"]
        self.seat: int = note["seat"]
        self.v: int = note["v"]  # the version it was made at
        self.to: int = note.get("to", -1)  # the record an undo goes back to
        self.waiting: list[int] = list(note["waiting"])

    def plain(self) -> dict[str, Any]:
        return {"n": self.n, "kind": self.kind, "seat": self.seat, "waiting": list(self.waiting)}


class Beside:
    """The notes of one table, added up."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.w = 0
        self.chat: deque[Note] = deque(maxlen=CHAT)
        self.names: dict[int, str] = {}
        self.paces: dict[int, Pace] = {}
        self.offers: dict[int, Offer] = {}
        self.next: str | None = None
        self.paused = ""  # why the judge has stopped the game
        self.hints: bool | None = None  # as somebody has set it
        self.seals: dict[int, str] = {}  # hashes of salts, before the first die
        self.salts: dict[int, str] = {}
        self.ended = ""  # the rule by which the table has come to an end without a game

    def add(self, note: Note) -> None:
        n = self.w
        self.w += 1
        if "say" in note:
            self.chat.append({"n": n, **note})
        elif "looks" in note:  # a judge has come, and sees all
            self.chat.append({"n": n, "seat": note["looks"], "word": "table-judge-looks"})
        elif "name" in note:
            self.names[note["seat"]] = note["name"]
        elif "pace" in note:
            self.paces[note["seat"]] = Pace.read(note["pace"], self.game)
        elif "offer" in note:
            self.offers[n] = Offer(n, note)
        elif "pause" in note:
            self.paused = note["pause"]
        elif "next" in note:
            self.next = note["next"]
            self.offers.clear()
        elif "seal" in note:
            self.seals[note["seat"]] = note["seal"]
        elif "unseal" in note:
            self.seals.pop(note["unseal"], None)
        elif "salt" in note:
            self.salts[note["seat"]] = note["salt"]
        elif "ended" in note:
            self.ended = note["ended"]
        elif "hints" in note:
            self.hints = note["hints"]
        elif "answer" in note:
            self._answered(note)

    def _answered(self, note: Note) -> None:
        offer = self.offers.get(note["answer"])
        if offer is None:
            return
        if note["yes"] and note["seat"] in offer.waiting:
            offer.waiting.remove(note["seat"])
        if not note["yes"] or not offer.waiting:
            del self.offers[offer.n]

    def hinted(self, people: int) -> bool:
        """Whether hints may be asked for: between people only once all have agreed."""
        return people < 2 if self.hints is None else self.hints

    def pace(self, seat: int) -> Pace:
        return self.paces.get(seat, _USUAL)

    def open_offers(self, v: int, over: bool) -> list[Offer]:
        """Those that still can be answered: an undo only while the game stands where it stood."""
        return [offer for offer in self.offers.values() if self.stands(offer, v, over)]

    def stands(self, offer: Offer, v: int, over: bool) -> bool:
        if offer.kind == REMATCH:
            return over
        return not over and (offer.kind != UNDO or offer.v == v)

    def offered(self, kind: str, seat: int, v: int, over: bool) -> bool:
        """Whether this seat has such an offer open already."""
        return any(offer.kind == kind and offer.seat == seat for offer in self.open_offers(v, over))


_USUAL: Final = Pace()


def named(seats: Sequence[str]) -> list[str]:
    """Names as they are told: a number follows where two have the same name."""
    return [
        name if seats.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(seats)
    ]
