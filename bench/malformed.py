"""Nonsense of every kind, over the socket and over HTTP: it is refused, and nothing else happens.

A server inside this process is spoken to by people who hold a seat, by one who may only look on,
and by a stranger.  What they send is wrong by its bytes, its shape, its numbers, its seat, its
version or its time, by seed.  After every round the game they sit at is what it was; at another
table of the same process two people play on undisturbed; nothing is logged as an error, and the
process does not grow.

    KOSTKA_MALFORMED=1000000 make measure NAME=malformed
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import re
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from bench._inside import SLOW, Inside, Line, complaints, cookie, inside, memory
from bench._mutants import ODD, scrambled
from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.log import Journal
from kostka.kernel.record import written
from kostka.sight import SPECTATOR
from kostka.table.seat import protocol as p
from kostka.table.seat.pace import in_window

MESSAGES: Final = 1_000_000
ROUND: Final = 200  # messages, after which everything is looked at
HTTP: Final = 10  # of so many messages one goes over HTTP
GROWTH: Final = 64 << 20  # bytes by which the process may grow once it is warm
STATES: Final = (p.Do, p.Resign, p.Undo, p.Draw, p.Claim, p.Hand, p.Answer, p.Out)

# One of each, as it should look; {v} and {seat} are filled in, rightly or wrongly.
MESSAGE: Final[tuple[dict[str, Any], ...]] = (
    {"t": "hello", "lang": "cs", "seat": 0, "v": None, "w": None},
    {"t": "do", "id": "i", "v": 0, "seat": 0, "do": "keep 6 6"},
    {"t": "out", "id": "i", "v": 0, "out": "1 1 4 6 2"},
    {"t": "face", "id": "i", "seat": 0},
    {"t": "lang", "id": "i", "lang": "pl"},
    {"t": "why", "id": "i", "seat": 0, "do": "play so-wild"},
    {"t": "say", "id": "i", "seat": 0, "text": "x" * 501},
    {"t": "pace", "id": "i", "seat": 0, "pace": {"auto": True, "until": "never", "stops": ["x"]}},
    {"t": "undo", "id": "i", "v": 0, "seat": 0},
    {"t": "draw", "id": "i", "v": 0, "seat": 0},
    {"t": "answer", "id": "i", "seat": 0, "offer": 99, "yes": True},
    {"t": "resign", "id": "i", "v": 0, "seat": 0},
    {"t": "claim", "id": "i", "v": 0, "seat": 0},
    {"t": "hand", "id": "i", "seat": 0, "to": "nobody"},
    {"t": "name", "id": "i", "seat": 0, "name": "x" * 41},
    {"t": "rematch", "id": "i", "seat": 0},
    {"t": "report", "id": "i", "seat": 0},
    {"t": "ping", "id": "i"},
)
WRONG_MOVES: Final = (
    *("", " ", "pass pass", "keep", "keep 7", "keep 1 1 1 1 1 1 1", "play", "play nothing"),
    *("pa ss", "pass\nx", "roll\x00", "die 9 9", "seat 99", "seat -1", "seat x", "to ²", "on seat"),
    *(
        "the points of seat",
        "first",
        "x" * 400,
        "žluťoučký kůň",
        "\u202e\u200b",
        "１",
        "sell \U0001f3b2",
    ),
)
NUMBERS: Final = (-1, -3, -4, 7, 63, 64, 255, 1 << 31, (1 << 31) + 1, 1 << 63, 10**40, -(10**40))


class Nonsense:
    """Frames that mean nothing, or nothing that may be done now."""

    def __init__(self, v: int, seats: int) -> None:
        self.v = v
        self.seats = seats
        self.ways = (
            *(self.noise, self.scrambled, self.nested, self.odd, self.unknown, self.left_out),
            *(self.stale, self.seat, self.move, self.huge, self.long, self.early),
        )

    def frame(self, luck: Rng, id_: str) -> tuple[str, str | bytes]:
        way = self.ways[luck.below(len(self.ways))]
        return way.__name__, way(luck, id_)

    def message(self, luck: Rng, id_: str) -> dict[str, Any]:
        found = dict(MESSAGE[luck.below(len(MESSAGE))])
        if "id" in found:
            found["id"] = id_
        if found.get("v", -1) == 0:
            found["v"] = self.v
        return found

    def noise(self, luck: Rng, id_: str) -> str | bytes:
        return bytes([luck.below(256) for _ in range(luck.below(40))])

    def scrambled(self, luck: Rng, id_: str) -> str | bytes:
        text = self.stale(luck, id_)
        assert isinstance(text, str)
        data = scrambled(text.encode(), luck)
        return data.decode("utf-8", "replace") if luck.below(2) else data

    def nested(self, luck: Rng, id_: str) -> str | bytes:
        depth = 1 << luck.below(15)
        inner = ("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth)[luck.below(2)]
        return inner if luck.below(2) else f'{{"t":"do","id":"{id_}","do":{inner}}}'

    def odd(self, luck: Rng, id_: str) -> str | bytes:
        message = self.message(luck, id_)
        if "v" in message:
            message["v"] = self.v + 100_000
        key = list(message)[luck.below(len(message))]
        message[key] = ODD[luck.below(len(ODD))]
        return json.dumps(message)

    def unknown(self, luck: Rng, id_: str) -> str | bytes:
        key = ("x", "T", "seed", "__proto__", "rule", "\u0000", "v ")[luck.below(7)]
        return json.dumps({**self.message(luck, id_), key: ODD[luck.below(len(ODD))]})

    def left_out(self, luck: Rng, id_: str) -> str | bytes:
        message = self.message(luck, id_)
        keys = [key for key in message if message["t"] != "hello" or key == "t"]
        del message[keys[luck.below(len(keys))]]
        return json.dumps(message)

    def stale(self, luck: Rng, id_: str) -> str | bytes:
        """Meant for another version; what has none is for nobody's seat."""
        message = self.message(luck, id_)
        if "v" in message and message["t"] != "hello":
            message["v"] = self.v + 90_000 + luck.below(1000)
        elif "seat" in message:
            message["seat"] = self.seats + luck.below(20)
        return json.dumps(message)

    def seat(self, luck: Rng, id_: str) -> str | bytes:
        message = self.message(luck, id_)
        message["seat"] = self.seats + luck.below(64)
        return json.dumps(message)

    def move(self, luck: Rng, id_: str) -> str | bytes:
        do = WRONG_MOVES[luck.below(len(WRONG_MOVES))]
        seat = luck.below(self.seats)
        return json.dumps({"t": "do", "id": id_, "v": self.v, "seat": seat, "do": do})

    def huge(self, luck: Rng, id_: str) -> str | bytes:
        message = self.message(luck, id_)
        keys = [key for key in message if key in ("v", "seat", "offer", "w")] or ["id"]
        message[keys[luck.below(len(keys))]] = NUMBERS[luck.below(len(NUMBERS))]
        if message["t"] not in ("hello", "face") and message.get("v") == self.v:
            message["v"] = self.v + 80_000
        return json.dumps(message)

    def long(self, luck: Rng, id_: str) -> str | bytes:
        size = (65, 401, 1 << 12, p.MOST_BYTES, p.MOST_BYTES + 1)[luck.below(5)]
        message = self.message(luck, id_)
        key = ("id", "do", "text", "name", "to", "lang")[luck.below(6)]
        return json.dumps({**message, key: "š" * size}, ensure_ascii=False)

    def early(self, luck: Rng, id_: str) -> str | bytes:
        """What is well said, but not now."""
        now: tuple[dict[str, Any], ...] = (
            {"t": "rematch", "seat": 0},
            {"t": "claim", "seat": 1, "v": self.v},
            {"t": "answer", "seat": 0, "offer": luck.below(1 << 20), "yes": True},
            {"t": "out", "v": self.v, "out": "1"},
            {"t": "report", "seat": SPECTATOR},
            {"t": "hand", "seat": SPECTATOR, "to": "greedy"},
            {"t": "name", "seat": SPECTATOR, "name": "x"},
            {"t": "undo", "seat": SPECTATOR, "v": self.v},
            {"t": "pace", "seat": 0, "pace": {"stops": ["main-9"]}},
            {"t": "hello"},
        )
        return json.dumps({"id": id_, **now[luck.below(len(now))]})


# --- Over HTTP ------------------------------------------------------------------------------------

BODIES: Final[dict[str, Any]] = {
    "/api/tables": {
        "game": "dicethrone",
        "mode": "duel",
        "setup": {"heroes": ["black-widow", "black-panther"]},
        "seats": [{"kind": "human", "bot": "", "name": "A"}, {"kind": "bot", "bot": "greedy"}],
        "dice": "committed",
        "clock": {"kind": "bank", "bank": 60_000, "increment": 0},
        "lang": "en",
        "open": False,
        "salt": "x",
    },
    "/api/tables/{table}/sit": {"seat": 0, "name": "A"},
    "/api/tables/{table}/revoke": {"seat": 0},
    "/api/tables/{table}/follow": {},
    "/api/tables/{table}/branch": {"n": 3, "seat": 0, "bot": "greedy"},
    "/api/qr": {"text": "x"},
    "/api/replays": None,
}
PATHS: Final = (
    *("/api/games", "/api/tables", "/api/tables/{table}/log", "/api/tables/{table}/steps"),
    *("/api/tables/{table}/at/{n}", "/api/book/{n}", "/api/board/{n}", "/api/rules/{n}"),
    *("/api/rules/dicethrone/{n}", "/join/{n}", "/healthz", "/stats", "/api/{n}", "/api"),
)
ODD_NAMES: Final = (
    *("", "x", "-1", "0", "9" * 30, "..", "../..", "%2e%2e", "\x00", "ž" * 50, "x" * 3000, "{}"),
    *("dicethrone", "doomtrooper", "' OR 1=1 --", "\u202e", "1e9", "None", "nan", "\ufffd", "a/b"),
)
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW")


class Requests:
    """Requests that are wrong somewhere; a few are right by chance."""

    def __init__(self, server: Inside, table: str, key: str) -> None:
        self.server = server
        self.table = table
        self.key = key
        self.log = _log()

    async def one(self, luck: Rng) -> int:
        """The status of the answer; an error has a body of its own, and no traceback."""
        names = (self.table, ODD_NAMES[luck.below(len(ODD_NAMES))])
        name = names[luck.below(4) == 0]
        headers = [(b"content-type", b"application/json")]
        if luck.below(2):
            headers.append(cookie(self.table, [self.key]))
        if luck.below(4) == 0:
            headers.append(
                (b"cookie", bytes([33 + luck.below(200) for _ in range(luck.below(60))]))
            )
        if luck.below(8) == 0:
            lengths = (b"-1", b"x", b"9" * 40, b"70000", b"1e3", b"\xb2")
            headers.append((b"content-length", lengths[luck.below(len(lengths))]))
        query, body = b"", b""
        if luck.below(3) == 0:
            path = PATHS[luck.below(len(PATHS))]
            method = METHODS[luck.below(len(METHODS)) if luck.below(3) == 0 else 0]
            queries = (b"lang=xx", b"seat=99", b"seat=-3", b"seat=x", b"lang=cs&seat=1", b"%ff=%00")
            query = queries[luck.below(len(queries))]
        else:
            path = list(BODIES)[luck.below(len(BODIES))]
            method = "POST"
            body = self.body(path, luck)
            if path.endswith("/revoke") and re.search(rb'"seat":\s*"?(1|true)', body):
                body = b"{}"  # that would be right, and close the door behind us
        odd = ODD_NAMES[luck.below(len(ODD_NAMES))]
        path = path.replace("{table}", name).replace("{n}", odd)
        answer = await self.server.http(method, path, body, headers, query)
        if answer.status >= 400 and method != "HEAD":
            assert "error" in answer.json() and b"Traceback" not in answer.body, answer
        return answer.status

    def body(self, path: str, luck: Rng) -> bytes:
        right = BODIES[path]
        if right is None:
            return scrambled(self.log, luck)
        way = luck.below(5)
        if way == 0:
            return scrambled(json.dumps(right).encode(), luck)
        if way == 1:
            return b"[" * (1 << luck.below(15))
        if way == 2:
            return json.dumps(ODD[luck.below(len(ODD))]).encode()
        wrong = dict(right)
        key = (*right, "x")[luck.below(len(right) + 1)]
        wrong[key] = ODD[luck.below(len(ODD))]
        if luck.below(4) == 0 and "seats" in right:
            wrong["seats"] = [ODD[luck.below(len(ODD))]] * luck.below(10)
        return json.dumps(wrong).encode()


def _log() -> bytes:
    """A short finished game."""
    game = GAMES["dicethrone"]
    journal = Journal.begin(game, game.examples["duel"], ["a", "b"], Rng(1))
    journal.resign(0)
    journal.close()
    return "".join([written(each) for each in (journal.header, *journal.records)]).encode()


# --- Other people ---------------------------------------------------------------------------------


class Others:
    """Two people who just want to play."""

    def __init__(self, server: Inside) -> None:
        self.server = server
        self.luck = Rng(5)
        self.moves = 0
        self.worst = 0.0
        self.line: Line

    async def begin(self) -> None:
        self.made = await self.server.make()
        self.line = self.server.call(self.made.table, self.made.seats())
        for seat in range(2):
            await self.line.ask("pace", seat=seat, pace=SLOW)

    async def move(self) -> None:
        course = self.server.house.sessions[self.made.table].course
        if course.over():
            await self.line.end()
            await self.begin()
            return
        s = course.state
        text = s.write(s.options()[self.luck.below(len(s.options()))])
        begun = time.perf_counter()
        answer, _ = await self.line.ask("do", seat=int(s.seat), v=course.v, do=text)
        self.worst = max(self.worst, time.perf_counter() - begun)
        assert answer["t"] == "ok", answer
        self.moves += 1


class Attack:
    """The table that is attacked, and whoever attacks it."""

    def __init__(self, server: Inside, seed: int) -> None:
        self.server = server
        self.luck = Rng(seed)
        self.counted: Counter[str] = Counter()
        self.ways: Counter[str] = Counter()
        self.sent = 0

    async def begin(self) -> None:
        self.made = await self.server.make()
        both = self.server.call(self.made.table, self.made.seats())
        for seat in range(2):
            await both.ask("pace", seat=seat, pace=SLOW)
        moves = 0
        # Into the middle of a game, to a question that no pace, sent by chance, answers by itself.
        while moves < 40 or in_window(self.course.state) or len(self.course.state.options()) < 2:
            moves += 1
            course = self.course
            s = course.state
            text = s.write(s.options()[self.luck.below(len(s.options()))])
            await both.ask("do", seat=int(s.seat), v=course.v, do=text)
        self.lines = [
            both,
            self.server.call(self.made.table, [self.made.key(0)]),
            self.server.call(self.made.table, [self.made.key(1)]),
            self.server.call(self.made.table, [self.made.watch]),
        ]
        for line in self.lines:
            await line.settle()
        self.nonsense = Nonsense(self.course.v, 2)
        self.requests = Requests(self.server, self.made.table, self.made.key(1))
        self.hash = self.game_hash()

    @property
    def course(self) -> Any:
        return self.server.house.sessions[self.made.table].course

    def game_hash(self) -> tuple[int, str]:
        course = self.course
        return course.v, course.journal.game.hash(course.state)

    async def round(self) -> None:
        """So many messages, then look at everything."""
        frames: dict[str, str | bytes] = {}
        for _ in range(ROUND):
            self.sent += 1
            if self.luck.below(HTTP) == 0:
                status = await self.requests.one(self.luck)
                assert status < 500, status
                self.counted[f"http {status}"] += 1
                continue
            id_ = f"x{self.sent}"
            way, frame = self.nonsense.frame(self.luck, id_)
            frames[id_] = frame
            self.ways[way] += 1
            self.lines[self.luck.below(len(self.lines))].frame(frame)
        for n, line in enumerate(self.lines):
            for text in await line.settle():
                self.read(json.loads(text), frames)
            assert line.closed is None, n
        now = self.game_hash()
        assert now == self.hash, "the game has changed"

    def read(self, message: dict[str, Any], frames: dict[str, str | bytes]) -> None:
        """Whatever was refused has a rule; what was done must have been right after all."""
        t = message["t"]
        self.counted[t] += 1
        if t == "no":
            assert message["rule"] and message["text"], message
        elif t == "ok" and message.get("id") in frames:
            try:
                request = p.read(frames[message["id"]])
            except p.No:
                return  # another one, scrambled, has this id now
            assert not isinstance(request, STATES), request


async def attack(place: Path | str, messages: int, seed: int = 1) -> dict[str, Any]:
    """So many messages; the figures."""
    begun = time.perf_counter()
    with complaints() as wrong:
        async with inside(place) as server:
            others, enemy = Others(server), Attack(server, seed)
            await others.begin()
            await enemy.begin()
            warm = 0
            while enemy.sent < messages:
                await enemy.round()
                await others.move()
                if not warm and enemy.sent >= messages // 4:
                    gc.collect()
                    warm = memory()
                await server.house.sweep()
            gc.collect()
            grown = memory() - warm
            sessions = len(server.house.sessions)
        assert not wrong, wrong[0]
    return {
        "messages": enemy.sent,
        "seconds": round(time.perf_counter() - begun, 1),
        "ways": dict(sorted(enemy.ways.items())),
        "answers": dict(sorted(enemy.counted.items())),
        "moves_of_others": others.moves,
        "worst_move_of_others_ms": round(1000 * others.worst, 1),
        "grown_mb": round(grown / 1e6, 1),
        "tables_awake": sessions,
    }


def measure() -> dict[str, Any]:
    messages = int(os.environ.get("KOSTKA_MALFORMED", MESSAGES))
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(attack(Path(folder), messages))
    assert found["grown_mb"] < GROWTH / 1e6, found
    return {
        "says": (
            f"{found['messages']:,} malformed and illegal messages: no error of the server, the "
            f"game unchanged, {found['moves_of_others']:,} moves at another table meanwhile, "
            f"memory grown by {found['grown_mb']} MB."
        ),
        **found,
    }
