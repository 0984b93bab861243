"""What the fuzz tries on all that decodes what a browser sends: frames, bodies, headers.

Bodies go through the very functions that answer them; only the store is a hollow one.  What needs a
whole session is tried by `bench/malformed.py`, in a server.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, Final

from fastapi import Response
from pydantic import BaseModel, ValidationError
from starlette.responses import JSONResponse

from bench._mutants import (
    LONG_NUMBER,
    Tried,
    modes,
    odd,
    one,
    refused,
    reworked,
    sample,
    scrambled,
    scrambled_text,
)
from bench._readers import texts_of
from kostka.events.event import Event
from kostka.games import GAMES
from kostka.games.doomtrooper.content import DECKS
from kostka.games.doomtrooper.deckbuilding import share
from kostka.games.doomtrooper.deckbuilding.decklist import Misspelt, of_deck
from kostka.judge import CATALOGUES
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake
from kostka.kernel.record import reasoned
from kostka.table.hall.events import ORGANISER, PREFIX, Desk
from kostka.table.hall.house import House
from kostka.table.http import decks, events, tables
from kostka.table.http.app import mistaken
from kostka.table.http.client import lang_of
from kostka.table.http.door import Door, own_origin
from kostka.table.seat import protocol as p
from kostka.table.seat.pace import Pace
from kostka.table.seat.requests import HANDLERS
from kostka.table.seat.seats import clean, keys_in
from kostka.table.store.hearing import changes_in
from kostka.table.tell.voices import teller

NEIGHBOURS: Final = 64  # of so many misspelt cards one is looked for: that takes milliseconds
EVENT: Final = PREFIX + "fuzz"
LANGUAGES: Final = ("en", "cs", "pl")
PACE: Final = {"auto": True, "until": "turn", "stops": ["main-1"]}
# One message of each kind, as it should look.
MESSAGES: Final[tuple[dict[str, Any], ...]] = (
    {"t": "hello", "lang": "cs", "seat": 0, "v": 3, "w": None},
    {"t": "ping", "id": "i"},
    {"t": "lang", "id": "i", "lang": "pl"},
    {"t": "face", "id": "i", "seat": -1},
    {"t": "why", "id": "i", "seat": 0, "do": "play so-wild"},
    {"t": "say", "id": "i", "seat": 0, "text": "Ahoj!"},
    {"t": "report", "id": "i", "seat": 0},
    {"t": "rematch", "id": "i", "seat": 0},
    {"t": "review", "id": "i", "seat": 0},
    {"t": "hints", "id": "i", "seat": 0, "on": True},
    {"t": "hint", "id": "i", "seat": 0, "v": 3},
    {"t": "answer", "id": "i", "seat": 0, "offer": 9, "yes": True},
    {"t": "hand", "id": "i", "seat": 0, "to": "greedy"},
    {"t": "name", "id": "i", "seat": 0, "name": "Žofie"},
    {"t": "pace", "id": "i", "seat": 0, "pace": PACE},
    {"t": "do", "id": "i", "v": 3, "seat": 0, "do": "keep 6 6"},
    {"t": "undo", "id": "i", "v": 3, "seat": 0},
    {"t": "draw", "id": "i", "v": 3, "seat": 0},
    {"t": "resign", "id": "i", "v": 3, "seat": 0},
    {"t": "claim", "id": "i", "v": 3, "seat": 0},
    {"t": "out", "id": "i", "v": 3, "out": "1 1 4 6 2"},
)
FIELDS: Final = ("t", "id", "seat", "v", "do", "pace", "until", "x", "", "t ", "\x00")
SETUPS: Final = ("heroes", "decks", "mode", "format", "target", "limit", "x")
BODY_FIELDS: Final = (*SETUPS, "game", "clock", "kind", "bank", "days", "seats", "lesson", "dice")
NAMES: Final = ["Anna", "Bořek", "Cyril", "Dana", "Eva", "Filip"]


class Hollow:
    """A store that keeps nothing: whoever asks holds the organiser's key."""

    async def make(self, *_: Any, **__: Any) -> None:
        return None

    append_all = add_key = make

    async def find_keys(self, digests: list[str]) -> list[Any]:
        return [SimpleNamespace(table=EVENT, seat=ORGANISER), SimpleNamespace(table=EVENT, seat=1)]

    async def held(self, *_: Any) -> dict[str, int]:
        return {"organiser": ORGANISER, "player": 1}


def answered(answer: Coroutine[Any, Any, Any]) -> Any:
    """What comes of a function that would wait only for the store."""
    try:
        answer.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("it waits for something")


class Messages:
    """Frames, bodies and headers with broken bytes, odd values, and nests."""

    def __init__(self) -> None:
        n = len(modes())
        journals = [sample(seed, 10 * (seed // n)) for seed in range(3 * n)]
        self.tried = [Tried(journal) for journal in journals if not journal.state.over()]
        self.texts = [texts_of(each.state) for each in self.tried]
        self.judged = [each for each in self.tried if each.journal.game.correct is not None]
        code = share.written(of_deck(DECKS["imperial-clans"]))
        self.event: list[dict[str, Any]] = [
            {"do": "open", "name": "E", "format": {"rounds": 3, "best_of": 3}},
            *[
                {"do": "enter", "player": k, "name": f"P{k}", "deck": code, "bot": ""}
                for k in (1, 2, 3)
            ],
        ]
        self.round = {"do": "round", "pairs": [[1, 2], [3, 0]], "at": 1}
        store: Any = Hollow()
        hollow: Any = None
        self.house = House(store, hollow)
        state = SimpleNamespace(house=self.house, door=Door(0))
        self.request: Any = SimpleNamespace(
            app=SimpleNamespace(state=state),
            client=None,
            cookies={},
            headers={},
            query_params={},
            url=SimpleNamespace(scheme="http", path="/api/tables"),
        )
        self.bodies = _bodies(code)

    def run(self, luck: Rng) -> bool:
        way = luck.below(16)
        try:
            if way < 9:
                self.frame(luck)
            elif way < 15:
                return self.body(luck)
            else:
                self.header(luck)
        except p.No as no:
            assert no.rule
            return False
        except Misspelt as misspelt:
            return self.told(misspelt) if luck.below(NEIGHBOURS) == 0 else False
        except Mistake as mistake:
            return self.told(mistake)
        return True

    def told(self, mistake: Mistake) -> bool:
        response = answered(mistaken(self.request, mistake))
        assert response.status_code < 500 and response.body
        return refused(mistake)

    # Over the socket

    def frame(self, luck: Rng) -> None:
        which = luck.below(len(self.tried))
        frame = self.mutated(dict(one(MESSAGES, luck)), which, luck)
        try:
            message = p.read(frame)
        except p.No as no:
            p.wire({"t": "no", "id": p.id_of(frame), "rule": no.rule})
            raise
        assert isinstance(message, p.Hello) or type(message) in HANDLERS
        self.meant(message, which, luck)

    def mutated(self, message: dict[str, Any], which: int, luck: Rng) -> str | bytes:
        if "do" in message:
            text = one(self.texts[which], luck)
            message["do"] = text if luck.below(2) else scrambled_text(text, luck)
        way = luck.below(8)
        if way < 2:
            return json.dumps(message)
        if way < 5:
            text = json.dumps(reworked(message, luck, FIELDS), ensure_ascii=luck.below(2) == 0)
            return text if luck.below(2) else text.encode("utf-8", "surrogatepass")
        if way == 5:
            return _nested(message, luck)
        if way == 6:
            return json.dumps(message).replace(
                "3", (LONG_NUMBER, "3e2", "-0", "1.0")[luck.below(4)]
            )
        data = scrambled(json.dumps(message, ensure_ascii=False).encode(errors="replace"), luck)
        return data if luck.below(2) else data.decode("utf-8", "replace")

    def meant(self, message: Any, which: int, luck: Rng) -> None:
        """What a session makes of it first."""
        tried, lang = self.tried[which], one(LANGUAGES, luck)
        key, s = tried.journal.game.key, tried.state
        if isinstance(message, (p.Why, p.Do)):
            rule, text = teller(key).why(s, message.seat, message.do, lang, NAMES[: s.seats()])
            p.wire({"t": "why", "do": message.do, "rule": rule, "text": text})
        if isinstance(message, p.Do) and luck.below(2):
            with tried as journal:
                journal.luck = Rng(luck.below(1 << 30))
                journal.enter(message.seat, message.do)
        elif isinstance(message, p.Out):
            with tried as journal:
                journal.outcome(message.out)
        elif isinstance(message, p.Pace):
            wanted = message.pace
            plain = {"auto": wanted.auto, "until": wanted.until, "stops": wanted.stops}
            assert Pace.read(Pace.read(plain, key).plain(), key)
        elif isinstance(message, p.Name):
            assert clean(clean(message.name)) == clean(message.name)
        elif isinstance(message, p.Hand):
            self.house.bot(message.to)

    # Over HTTP

    def body(self, luck: Rng) -> bool:
        model, right, act = one(self.bodies, luck)
        way = luck.below(8)
        if way == 0:
            data = scrambled(json.dumps(right).encode(), luck)
        elif way == 1:
            text = _nested(right, luck)
            data = text.encode("utf-8", "surrogatepass")
        else:
            value = reworked(right, luck, BODY_FIELDS) if way > 2 else right
            data = json.dumps(value).encode()
        try:
            wanted = model.model_validate(json.loads(data))
        except (ValidationError, ValueError, RecursionError):
            return False  # FastAPI answers these with 400
        if act is not None:
            answer = act(self, wanted)
            if luck.below(4) == 0:
                assert JSONResponse(answer).body
        return True

    def table(self, wanted: tables.NewTable) -> Any:
        return answered(tables.make(self.request, Response(), wanted))

    def deck(self, wanted: decks.Wanted) -> Any:
        return decks.looked_at(wanted)

    def new_event(self, wanted: events.NewEvent) -> Any:
        try:
            return answered(events.make(self.request, Response(), wanted))
        finally:
            self.house.desks.open.clear()

    def at_the_desk(self, records: list[dict[str, Any]], act: Callable[[], Any]) -> Any:
        desk = Desk(self.house, EVENT, [])
        desk.event = Event.again(records)
        desk.watch = lambda: None  # type: ignore[method-assign]  # no game begins here
        desk.catch_up = _nothing  # type: ignore[method-assign]
        self.house.desks.open[EVENT] = desk
        try:
            return answered(act())
        finally:
            self.house.desks.open.clear()

    def enter(self, wanted: events.Entry) -> Any:
        act = events.enter
        return self.at_the_desk(self.event, lambda: act(self.request, Response(), EVENT, wanted))

    def do(self, wanted: events.Doing) -> Any:
        records = self.event if wanted.do == "round" else [*self.event, self.round]
        return self.at_the_desk(records, lambda: events.do(self.request, EVENT, wanted))

    def ready(self, wanted: events.Ready) -> Any:
        won = {"do": "score", "round": 1, "match": 1, "winner": 1}
        records = [*self.event, self.round, won]
        return self.at_the_desk(records, lambda: events.ready(self.request, EVENT, wanted))

    def place(self, wanted: events.Place) -> Any:
        act, records = events.look_on, [*self.event, self.round]
        return self.at_the_desk(records, lambda: act(self.request, Response(), EVENT, wanted))

    def verdict(self, wanted: events.Verdict) -> Any:
        """As `judging.judge` has it."""
        try:
            rule = CATALOGUES["doomtrooper"].find(wanted.rule)
        except LookupError:
            raise Mistake("A judge names the rule by its id.") from None
        if reasoned(wanted.why):
            with self.judged[wanted.n % len(self.judged)] as journal:
                journal.correct(wanted.do, rule, wanted.why)
        return {"ok": True}

    # Around both

    def header(self, luck: Rng) -> None:
        right = one(HEADERS, luck)
        text = right if luck.below(4) == 0 else scrambled_text(right, luck)
        text = str(odd(luck)) if luck.below(8) == 0 else text
        own_origin(text, one(("a.b:80", "", None, text), luck))
        keys = keys_in(text)
        assert keys_in(".".join(keys)) == keys
        self.request.headers = {"accept-language": text}
        assert lang_of(self.request) in LANGUAGES
        self.request.headers = {}
        assert all([change.table for change in changes_in(text, "somebody")])


async def _nothing() -> None:
    return None


HEADERS: Final = (
    *("https://a.b:80", "http://[::1]:8000", "null", "abc.def.ghi", "cs,en;q=0.8,pl;q=0.5"),
    *("me t1:record:5 t2:key:-1 t3:note:0", f"x t:record:{LONG_NUMBER}", "https://[a", "//[::1"),
)


def _nested(right: dict[str, Any], luck: Rng) -> str:
    depth = 1 << luck.below(11)
    inner = ("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth)[luck.below(2)]
    key = one(list(right), luck)
    whole = json.dumps({**right, key: "@"}).replace('"@"', inner)
    return whole if luck.below(4) else inner


Body = tuple[type[BaseModel], dict[str, Any], Callable[[Messages, Any], Any] | None]


def _bodies(code: str) -> list[Body]:
    """What each kind of request should look like; tables of every game and mode."""
    seats = [{"kind": "human", "bot": "", "name": "A"}, {"kind": "bot", "bot": "greedy"}]
    found: list[Body] = []
    for game in GAMES.values():
        for mode, setup in game.examples.items():
            plain = {key: list(values) for key, values in setup.items()}
            more = game.new(setup).seats() - len(seats)
            sitting = (seats + [{"kind": "open"}] * more)[: len(seats) + more]
            clock = {"kind": "bank", "bank": 60_000, "increment": 0}
            body: dict[str, Any] = {
                "game": game.key,
                "mode": mode,
                "setup": plain,
                "seats": sitting,
            }
            body |= {"dice": "typed", "clock": clock, "lang": "en", "open": False, "salt": "x"}
            found.append((tables.NewTable, body, Messages.table))
    lesson = {"game": "plosinovka", "seats": seats[:1], "lesson": True}
    made = {"name": "E", "format": {"least": 40, "list": "publisher", "best_of": 3}}
    doing = {"do": "set", "round": 1, "match": 1, "wins": [2, 0], "draws": 0}
    doing |= {"player": 1, "rule": "DOOM-WIN-08", "why": "late"}
    verdict = {"do": "destiny 1 7", "n": 0, "rule": "DOOM-WIN-04", "why": "a miscount"}
    deck = {"main": {"fusilier": 3}, "side": {"backlash": 1}, "form": "o8d", "lang": "cs"}
    text = {"text": "3x Fusilier\n1x Backlash", "form": "link", "lang": "pl"}
    found += [
        (tables.NewTable, lesson, Messages.table),
        (tables.Seat, {"seat": 0, "name": "A"}, None),
        (tables.Branch, {"n": 3, "seat": 0, "bot": "greedy"}, None),
        (tables.Text, {"text": "x"}, None),
        (decks.Wanted, deck, Messages.deck),
        (decks.Wanted, text, Messages.deck),
        (decks.Wanted, {"text": f"/decks?d={code}"}, Messages.deck),
        (decks.Wanted, {"deck": "dark-gifts", "lang": "en"}, Messages.deck),
        (events.NewEvent, made, Messages.new_event),
        (events.NewEvent, {"name": "E", "toml": "least = 40\ncopies = 3"}, Messages.new_event),
        (events.Entry, {"name": "B", "deck": code, "bot": "greedy"}, Messages.enter),
        (events.Doing, doing, Messages.do),
        *[(events.Doing, {**doing, "do": do}, Messages.do) for do in DOINGS],
        (events.Ready, {"deck": code}, Messages.ready),
        (events.Place, {"round": 1, "match": 1}, Messages.place),
        (events.Verdict, verdict, Messages.verdict),
    ]
    return found


DOINGS: Final = ("round", "end", "pause", "resume", "time", "drop")
