"""Bad lines and a server that dies: every game ends the same for all who were there.

Two players and somebody who looks on are at every table.  What they send and hear is dropped,
doubled, delayed and put into another order; they fall asleep, and lines break.  The server dies
again and again, now and then just after it has committed something and before it has told anybody.
Whoever hears nothing asks again with the same id, or comes back with the last version he has seen.
In the end everybody has seen the same game, and its log holds.

    KOSTKA_CHAOS=1000 make measure NAME=chaos
"""

from __future__ import annotations

import asyncio
import itertools
import json
import multiprocessing
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from bench._inside import Inside, Line, Made, complaints, inside
from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.log import played_again, revealed_in
from kostka.sight import SPECTATOR, view
from kostka.table.hall.house import House
from kostka.table.seat import protocol as p
from kostka.table.tell.replay import Replay

GAMES_: Final = 1000
AT_ONCE: Final = 10  # tables
PATIENCE: Final = 0.25  # seconds until somebody asks again
LATE: Final = 0.03  # seconds, the longest delay
RESIGN: Final = 150  # moves, of which one is to resign: games end sooner
DEATH: Final = 60  # commits, of which one is the last thing a server does
MOST: Final = 120.0  # seconds for one game
# Of a hundred messages so many are ...
DROPPED, DOUBLED, DELAYED = 3, 4, 10
ASLEEP, BROKEN = 1, 1


class Weather:
    """What becomes of a message on its way."""

    def __init__(self, luck: Rng, counted: Counter[str]) -> None:
        self.luck = luck
        self.counted = counted

    def deliver(self, message: str, hand_over: Any) -> None:
        """Now, later, twice or never; what is late is overtaken by what comes after it."""
        fate = self.luck.below(100)
        loop = asyncio.get_running_loop()
        if fate < DROPPED:
            self.counted["dropped"] += 1
        elif fate < DROPPED + DOUBLED:
            self.counted["doubled"] += 1
            hand_over(message)
            hand_over(message)
        elif fate < DROPPED + DOUBLED + DELAYED:
            self.counted["delayed"] += 1
            loop.call_later(self.luck.below(1000) / 1000 * LATE, hand_over, message)
        else:
            hand_over(message)


class Viewer:
    """Somebody at a table with a bad line."""

    def __init__(self, server: Inside, made: Made, seat: int, luck: Rng, counted: Any) -> None:
        self.server = server
        self.made = made
        self.seat = seat
        self.luck = luck
        self.counted = counted
        self.weather = Weather(luck, counted)
        self.v = -1
        self.view: dict[str, Any] = {}
        self.moves: list[str] = []
        self.lines: dict[int, list[str]] = {}  # the log, by record
        self.answers: dict[str, dict[str, Any]] = {}
        self.done: list[tuple[int, str]] = []  # what was answered with ok
        self.ids = itertools.count(1)
        self.news = asyncio.Event()
        self.line: Line | None = None
        self.reading: asyncio.Task[None] | None = None

    # The line

    async def come(self) -> None:
        """With what one has; whatever the old line still brings is not heard."""
        if self.line is not None:
            self.line.hang_up()
        if self.reading is not None:
            self.reading.cancel()
        self.counted["came"] += 1
        line = self.server.call(self.made.table, [self.made.key(self.seat)], hello=False)
        line.say({"t": "hello", "seat": self.seat, "v": None if self.v < 0 else self.v})
        self.line = line
        self.reading = asyncio.create_task(self.listen(line))

    async def listen(self, line: Line) -> None:
        while (text := await line.next()) is not None:
            self.weather.deliver(text, self.hear)
            if self.luck.below(1000) < 10 * ASLEEP:
                self.counted["asleep"] += 1
                await asyncio.sleep(4 * LATE)
        self.line = None
        self.news.set()

    def hear(self, text: str) -> None:
        message = json.loads(text)
        t = message["t"]
        if t == "view":
            self.seen(message)
        elif "id" in message:
            self.answers[message["id"]] = message
        self.news.set()

    def seen(self, message: dict[str, Any]) -> None:
        """What is older than what one has is not looked at; nor is what does not follow on it."""
        if message["v"] < self.v:
            return
        self.v, self.view = message["v"], message["view"]
        question = message["question"]
        self.moves = [option["do"] for option in question["options"]] if question else []
        found: dict[int, list[str]] = {}
        for each in message["log"]:
            found.setdefault(each["n"], []).append(each["text"])
        self.lines.update(found)

    async def news_within(self, seconds: float) -> bool:
        self.news.clear()
        try:
            await asyncio.wait_for(self.news.wait(), seconds)
        except TimeoutError:
            return False
        return True

    # Playing

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Until there is an answer, with the same id all the time."""
        id_ = f"{self.seat}:{next(self.ids)}"
        text = json.dumps({"id": id_, **message})
        tries = 0
        while id_ not in self.answers:
            if self.line is None or self.line.closed is not None or tries % 3 == 2:
                await self.come()
            if self.luck.below(100) < BROKEN:
                self.counted["broken"] += 1
                await self.come()
            assert self.line is not None
            self.weather.deliver(text, self.line.frame)
            tries += 1
            self.counted["asked again"] += tries > 1
            end = asyncio.get_running_loop().time() + PATIENCE
            while id_ not in self.answers and self.line is not None:
                left = end - asyncio.get_running_loop().time()
                if left <= 0 or not await self.news_within(left):
                    break
        return self.answers.pop(id_)

    async def play(self) -> None:
        """Move when asked; in between, look whether something was missed."""
        await self.come()
        while not self.view.get("over"):
            if self.moves:
                await self.move()
            elif not await self.news_within(PATIENCE):
                answer = await self.ask(t="ping")
                if answer["t"] == "ok" and answer["v"] > self.v:
                    await self.come()

    async def move(self) -> None:
        v, move = self.v, self.moves[self.luck.below(len(self.moves))]
        self.moves = []
        if self.luck.below(RESIGN) == 0:
            answer = await self.ask(t="resign", v=v, seat=self.seat)
        else:
            answer = await self.ask(t="do", v=v, seat=self.seat, do=move)
            if answer["t"] == "ok":
                self.done.append((v, move))
        assert answer["t"] == "ok" or answer["rule"] in (p.STALE, p.NOT_KEPT), answer
        if answer["t"] != "ok" and self.v <= v:
            await self.come()  # one has missed something

    async def leave(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
        if self.line is not None:
            self.line.hang_up()
            await asyncio.wait([self.line.task])  # the server may die meanwhile


class Mortal:
    """Lets the server die, at any commit, and puts another in its place on the same store."""

    def __init__(self, server: Inside, luck: Rng, counted: Counter[str]) -> None:
        self.server = server
        self.luck = luck
        self.counted = counted
        self.lines: set[Line] = set()
        self.real = server.house.store.append_all
        vars(server.house.store)["append_all"] = self.append_all
        self.call = server.call
        vars(server)["call"] = self.remember

    def remember(self, *args: Any, **how: Any) -> Line:
        line = self.call(*args, **how)
        self.lines.add(line)
        line.task.add_done_callback(lambda _: self.lines.discard(line))
        return line

    async def append_all(self, *args: Any, **changes: Any) -> None:
        fate = self.luck.below(2 * DEATH)
        if fate == 0:
            await self.die("died before a commit")
        await self.real(*args, **changes)
        if fate == 1:
            await self.die("died after a commit")

    async def die(self, how: str) -> None:
        """Nobody hears another word; whoever comes from now on finds the next server."""
        self.counted[how] += 1
        old = self.server.house
        new = House(old.store, old.pool)
        await new.open()
        self.server.app.state.house = new
        for line in list(self.lines):
            line.closed = 1006
            line.task.cancel()
            line.hang_up()
        _bury(old)
        # Somebody who was just greeted may not notice at once that he was cancelled.
        asyncio.get_running_loop().call_later(LATE, _bury, old)
        await asyncio.Event().wait()  # until whoever called is cancelled too


def _bury(house: House) -> None:
    """Whatever a dead server was about to do comes to nothing."""
    for task in (*house.chores, *house.loading.values()):
        task.cancel()
    for session in house.sessions.values():
        session.automatic.call_off()
        session.audience.sockets.clear()
        session.task.cancel()
    house.sessions.clear()


async def log_of(server: Inside, table: str) -> bytes:
    """The finished game as a file, from whichever server lives long enough."""
    while True:
        request = asyncio.create_task(server.http("GET", f"/api/tables/{table}/log"))
        await asyncio.wait([request])
        if not request.cancelled():
            answer = request.result()
            assert answer.status == 200, answer
            return answer.body


async def game(server: Inside, seed: int, counted: Counter[str]) -> None:
    """One game in bad weather, from its beginning to its end."""
    made = await server.make()
    viewers = [
        Viewer(server, made, seat, Rng(seed * 10 + n), counted)
        for n, seat in enumerate((0, 1, SPECTATOR))
    ]
    async with asyncio.timeout(MOST):
        await asyncio.gather(*[viewer.play() for viewer in viewers])
        await asyncio.gather(*[viewer.leave() for viewer in viewers])
    await asyncio.to_thread(check, await log_of(server, made.table), viewers)
    counted["games"] += 1
    counted["moves"] += sum(len(viewer.done) for viewer in viewers)


def check(log: bytes, viewers: list[Viewer]) -> None:
    """The log holds, everything acknowledged is in it, and everybody has seen its end."""
    lines = log.split(b"\n")
    journal = played_again(lines, "log", GAMES, revealed_in(lines, "log"))
    assert journal.closed
    for viewer in viewers:
        for v, move in viewer.done:
            record = journal.records[v]
            assert (record["seat"], record["do"]) == (viewer.seat, move), (record, move)
        assert viewer.view == view(journal.state, viewer.seat).plain(), "another end"
        steps = Replay(journal, ["Player 1", "Player 2"]).steps(viewer.seat, "en")
        for n, heard in viewer.lines.items():
            assert " ".join(heard) == steps[n]["text"], (heard, steps[n])


async def storm(folder: Path, games: int, seed: int = 1) -> Counter[str]:
    """So many games in one process; what has happened."""
    counted: Counter[str] = Counter()
    with complaints() as wrong:
        async with inside(folder) as server:
            Mortal(server, Rng(seed), counted)
            room = asyncio.Semaphore(AT_ONCE)

            async def one(n: int) -> None:
                async with room:
                    try:
                        await game(server, n, counted)
                    except Exception as error:
                        error.add_note(f"chaos: game {n}, of {games} from seed {seed}")
                        raise

            async with asyncio.TaskGroup() as all_:
                for n in range(games):
                    all_.create_task(one(seed * 100_000 + n))
        assert not wrong, wrong[0]
        assert counted["games"] == games, counted
    return counted


def part(work: tuple[int, int]) -> Counter[str]:
    games, seed = work
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(storm(Path(folder), games, seed))


def measure() -> dict[str, Any]:
    games = int(os.environ.get("KOSTKA_CHAOS", GAMES_))
    works = [(min(50, games - first), 1 + first) for first in range(0, games, 50)]
    counted: Counter[str] = Counter()
    with multiprocessing.get_context("spawn").Pool() as pool:
        for done, found in enumerate(pool.imap_unordered(part, works), 1):
            counted += found
            print(f"\r{done} of {len(works)}", end="", file=sys.stderr, flush=True)
    deaths = counted["died before a commit"] + counted["died after a commit"]
    return {
        "says": (
            f"{counted['games']:,} games over bad lines ({counted['dropped']:,} messages dropped, "
            f"{counted['doubled']:,} doubled, {counted['delayed']:,} late, {deaths:,} deaths of "
            f"the server): all end the same for everybody, and every log holds."
        ),
        **counted,
    }
