"""What a browser may send over the socket, read strictly; docs/protocol.md explains it all."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

MOST_BYTES: Final = 64 * 1024  # of one frame
LONGEST_NAME: Final = 40
LONGEST_SAYING: Final = 500

# Table-layer refusals.  Their sentences are in words/interface, in small letters.
STALE: Final = "TABLE-STALE"
NOT_YOURS: Final = "TABLE-NOT-YOURS"
BAD_MESSAGE: Final = "TABLE-BAD-MESSAGE"
TOO_FAST: Final = "TABLE-TOO-FAST"
NO_OFFER: Final = "TABLE-NO-OFFER"
NOTHING_TO_UNDO: Final = "TABLE-NOTHING-TO-UNDO"
NOT_ABSENT: Final = "TABLE-NOT-ABSENT"
NOT_OVER: Final = "TABLE-NOT-OVER"
BOTS_PLAY_ON: Final = "TABLE-BOTS-PLAY-ON"
NOT_KEPT: Final = "TABLE-NOT-KEPT"
NOT_FOUND: Final = "TABLE-NOT-FOUND"
OTHER_RULES: Final = "TABLE-OTHER-RULES"
NOT_OPEN: Final = "TABLE-NOT-OPEN"
TOO_MANY: Final = "TABLE-TOO-MANY"
TOO_LARGE: Final = "TABLE-TOO-LARGE"
BAD_LOG: Final = "TABLE-BAD-LOG"
BAD_ORIGIN: Final = "TABLE-BAD-ORIGIN"
BAD_HOST: Final = "TABLE-BAD-HOST"
NO_STORE: Final = "TABLE-NO-STORE"
QUIET: Final = "TABLE-QUIET"
NOT_BEGUN: Final = "TABLE-NOT-BEGUN"
NOT_OPENED: Final = "TABLE-NOT-OPENED"
EVENT_ON: Final = "TABLE-EVENT-ON"
BLOCKED: Final = "TABLE-BLOCKED"
MUTED: Final = "TABLE-MUTED"
STOPPING: Final = "TABLE-STOPPING"
TOO_SLOW: Final = "TABLE-TOO-SLOW"
REVOKED: Final = "TABLE-REVOKED"
PAUSED: Final = "TABLE-PAUSED"
NO_HINTS: Final = "TABLE-NO-HINTS"
SEEN_ALREADY: Final = "TABLE-SEEN-ALREADY"
REFUSALS: Final = (
    *(STALE, NOT_YOURS, BAD_MESSAGE, TOO_FAST, NO_OFFER, NOTHING_TO_UNDO, NOT_ABSENT, NOT_OVER),
    *(BOTS_PLAY_ON, NOT_KEPT, NOT_FOUND, NOT_OPEN, TOO_MANY, TOO_LARGE, BAD_LOG, BAD_ORIGIN),
    *(STOPPING, TOO_SLOW, REVOKED, PAUSED, NO_HINTS, OTHER_RULES),
    *(SEEN_ALREADY, BAD_HOST, NO_STORE, QUIET, NOT_BEGUN, NOT_OPENED),
    *(EVENT_ON, BLOCKED, MUTED),
)

Lang = Literal["en", "cs", "pl"]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
Viewer = Annotated[int, msgspec.Meta(ge=-4, le=63)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Move = Annotated[str, msgspec.Meta(max_length=400)]


class No(Exception):
    """Refused: the id of a rule, of the game or of the table; `said` is the detail, if any."""

    def __init__(self, rule: str, said: str = "") -> None:
        super().__init__(rule, said)
        self.rule = rule
        self.said = said


class Message(msgspec.Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """One message from a browser."""


class Hello(Message):
    lang: Lang = "en"
    seat: Viewer | None = None
    v: Count | None = None
    w: Count | None = None


class Request(Message):
    """A message that is answered; a repeated id is answered as before."""

    id: Id


class Ping(Request):
    pass


class Speak(Request, tag="lang"):
    lang: Lang


class Seated(Request):
    """It is a seat that asks for it."""

    seat: Viewer


class Face(Seated):
    pass


class Why(Seated):
    do: Move


class Say(Seated):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SAYING)]


class Report(Seated):
    pass


class Rematch(Seated):
    pass


class Review(Seated):
    """How the finished game went: luck, turning points, prospects."""


class Seal(Seated):
    """The hash of a salt, before the first die."""

    hash: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Open(Seated):
    """The salt that was sealed."""

    salt: Annotated[str, msgspec.Meta(min_length=16, max_length=80)]


class Hints(Seated):
    """Switch hints on or off; between people all have to agree to have them."""

    on: bool


class Answer(Seated):
    offer: Count
    yes: bool


class Hand(Seated):
    to: Annotated[str, msgspec.Meta(max_length=40)]


class Name(Seated):
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class PaceOf(msgspec.Struct, forbid_unknown_fields=True):
    """How far a seat wants to be carried without being asked."""

    auto: bool = True
    until: Literal["turn", "event", "rest"] | None = None
    stops: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=40)
    ] = []


class Pace(Seated):
    pace: PaceOf


class Versioned(Seated):
    """It is meant for this version of the game and no other."""

    v: Count


class Do(Versioned):
    do: Move


class Hint(Versioned):
    """What would level 5 do here, and why?"""


class Undo(Versioned):
    pass


class Draw(Versioned):
    pass


class Resign(Versioned):
    pass


class Claim(Versioned):
    pass


class Out(Request):
    """What real dice gave."""

    v: Count
    out: Move


Any_ = (
    Hello
    | Ping
    | Speak
    | Face
    | Why
    | Say
    | Report
    | Rematch
    | Review
    | Hints
    | Seal
    | Open
    | Hint
    | Answer
    | Hand
    | Name
    | Pace
    | Do
    | Undo
    | Draw
    | Resign
    | Claim
    | Out
)
_DECODER: Final = msgspec.json.Decoder(Any_)
_ID: Final = msgspec.json.Decoder(dict[str, Any])
_ENCODER: Final = msgspec.json.Encoder()


# What a message costs where it is much: milliseconds of the server, generously.
COSTS: Final[dict[str, float]] = {"review": 300.0, "hint": 100.0, "report": 20.0, "do": 3.0}


def cost(message: Message) -> float:
    return COSTS.get(type(message).__name__.lower(), 1.0)


def read(frame: str | bytes) -> Any:
    """The message in a frame; raises No with the id of its sender's message if it has one."""
    if len(frame) > MOST_BYTES:
        raise No(TOO_LARGE)
    try:
        return _DECODER.decode(frame)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise No(BAD_MESSAGE) from None


def id_of(frame: str | bytes) -> str:
    """The id of a message that could not be read, so that its sender knows which it was."""
    try:
        found = _ID.decode(frame).get("id")
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""
    return found if isinstance(found, str) and len(found) <= 64 else ""


def wire(message: Any) -> str:
    """A message as it is sent."""
    return _ENCODER.encode(message).decode()
