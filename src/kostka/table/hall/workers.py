"""Workers: bots think in processes of their own, and get nothing but what their seat sees.

A `Seen` holds the real state, so it does not leave the table's process.  What does is the save of
an *imagined* world: `seen_by`.  It is made of what the seat knows and of chance, so nothing hidden
can be read out of it; the seat's view and options are the same there, and what is imagined in it
with some luck is what would be imagined in the real state with that luck (the games promise all
three).  So a bot decides there as it would on the spot.

A worker is a fresh interpreter, not a fork, with next to no environment: it inherits no socket, no
connection to the data base and no memory.  One line of JSON goes in, one comes out; when the table
is gone its input ends, and so does the worker.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from types import TracebackType
from typing import Any, Final

from kostka.bots import BOTS, bot
from kostka.bots.programs import VARIABLE, end_with_parent
from kostka.games import GAMES
from kostka.kernel.game import known
from kostka.kernel.log import Journal
from kostka.kernel.state import State
from kostka.sight import Seen
from kostka.table.hall.turns import Turns
from kostka.table.seat.thought import Closed

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 2  # a request whose worker has died is given to another one, once
READY: Final = b"ready\n"
START: Final = "from kostka.table.hall.workers import think; think()"
# All a worker gets of the environment; without the last ones Windows starts no interpreter.
ENVIRONMENT: Final = ("PATH", "LANG", "LD_LIBRARY_PATH", VARIABLE, "SYSTEMROOT", "TEMP")
PATIENT: Final = 2.0  # seconds after which a search is cut short, where the engine is not compiled
GENTLE: Final = 5  # the table goes first where cores are short
PLAY, ADVICE = "bots", "advice"  # lanes
PAUSE: Final = 1.0  # seconds before the next try, if a worker cannot be started


def cores() -> int:
    """Those this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# --- In the worker --------------------------------------------------------------------------------


def think() -> None:
    """What a worker does: everything is imported by now; it says so, and answers line by line."""
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints is no answer
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    answers.write(READY)
    answers.flush()
    for line in sys.stdin.buffer:
        try:
            reply = answered(json.loads(line))
        except Exception as error:  # a bot that fails must not cost a worker
            reply = {"error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(reply).encode() + b"\n")
        answers.flush()


def answered(request: dict[str, Any]) -> dict[str, Any]:
    """A bot's move, or a piece of advice."""
    if "advise" in request:
        return advised(**request["advise"])
    if "review" in request:
        return reviewed(**request["review"])
    return {"do": decided(**request)}


def advised(game: str, saved: str, seat: int, name: str, seed: int, lang: str) -> dict[str, Any]:
    """What a bot would do in a seat's place, and why."""
    from kostka.bots.explain import explained

    world: State = GAMES[game].shelf.load(saved)
    seen, adviser = Seen(world, seat), bot(name, seed, seconds=PATIENT)
    option = adviser.choose(seen)
    text = explained(adviser, option, seen, game, lang, seed)
    return {"do": world.write(option), "text": text}


def reviewed(header: dict[str, Any], records: list[dict[str, Any]]) -> dict[str, Any]:
    """A finished game, looked at again."""
    from kostka.bots.review import review

    journal = Journal(GAMES[header["game"]], header, None)
    for record in records:
        journal.follow(record)
    return review(journal).plain()


def decided(game: str, saved: str, seat: int, name: str, seed: int) -> str:
    """The bot's answer to the world it was given, in notation."""
    world: State = GAMES[game].shelf.load(saved)
    return world.write(bot(name, seed, seconds=PATIENT).choose(Seen(world, seat)))


# --- At the table ---------------------------------------------------------------------------------


class Pool:
    """Bot processes.  `async with Pool() as pool: await pool.choose(...)`; or open and close it."""

    def __init__(self, size: int | None = None) -> None:
        """`size` processes; without it, one less than there are cores, and at least one."""
        self.size = max(1, cores() - 1) if size is None else size
        self.workers: list[Process] = []
        self.idle: list[Process] = []
        self.waiting: dict[str, Turns[asyncio.Future[Process]]] = {PLAY: Turns(), ADVICE: Turns()}
        self.next = PLAY  # the lane whose turn it is
        self.advising: set[Process] = set()
        self.chores: set[asyncio.Task[None]] = set()  # workers on their way
        self.closed = False

    async def __aenter__(self) -> Pool:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Start the processes; returns when all are warm."""
        starts = (self._start() for _ in range(self.size))
        for failure in await asyncio.gather(*starts, return_exceptions=True):
            if failure is not None:
                await self.close()
                raise failure

    async def choose(
        self,
        game_key: str,
        saved: str,
        seat: int,
        bot: str,
        seed: int,
        budget_seconds: float,
        turn: tuple[str, ...] = (),
    ) -> str:
        """The bot's answer in notation, for a world made by `seen_by`.

        The budget is for thinking; until a worker is free one waits besides, and whose `turn` it
        is, by network and table, is served fairly.  On overrun, if the
        bot fails or two workers die over it, the answer is the first option, which in a window is
        to pass: the game goes on.  Raises Mistake if there is no such game or bot.
        """
        game = GAMES[known(game_key, GAMES, "game")]
        request = {
            "game": game.key,
            "saved": saved,
            "seat": seat,
            "name": known(bot, BOTS, "bot"),
            "seed": seed,
        }
        reply = await self.ask(request, budget_seconds, turn)
        if "do" in reply:
            return str(reply["do"])
        if self.closed:
            raise Closed
        world: State = game.shelf.load(saved)
        return world.write(world.options()[0])

    async def ask(
        self, request: dict[str, Any], budget_seconds: float, turn: tuple[str, ...] = ()
    ) -> dict[str, Any]:
        """What a worker says to a request; if none can, what went wrong, under `error`."""
        line = json.dumps(request).encode() + b"\n"
        lane = ADVICE if "advise" in request or "review" in request else PLAY
        reply: dict[str, Any] = {}
        for _ in range(TRIES):
            reply = await self._asked(await self._free(lane, turn), line, budget_seconds)
            if "error" not in reply:
                break
            LOG.warning("%s", reply["error"])
            if not reply.get("again"):
                break
        return reply

    async def close(self) -> None:
        """End the processes; whoever still waits for an answer gets `Closed`."""
        self.closed = True
        for lane in self.waiting.values():
            while (waiter := lane.take()) is not None:
                if not waiter.done():
                    waiter.set_exception(Closed())
        await asyncio.gather(*self.chores, *(_end(worker) for worker in self.workers))

    async def _free(self, lane: str, turn: tuple[str, ...]) -> Process:
        """The next worker that is alive, in one's turn."""
        if self.closed:
            raise Closed
        mine: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        self.waiting[lane].put(turn, mine)
        self._serve()
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled() and mine.exception() is None:
                self._release(mine.result())
            raise

    def _release(self, worker: Process) -> None:
        self.advising.discard(worker)
        self.idle.append(worker)
        self._serve()

    def _serve(self) -> None:
        """Whoever is free takes whose turn it is; bots and advice take turns, and advice never has
        all the workers, unless there is one only."""
        most = max(1, len(self.workers) - 1)
        while self.idle and not self.closed:
            worker = self.idle.pop()
            if worker.returncode is not None:
                self._replace(worker)
                continue
            other = ADVICE if self.next == PLAY else PLAY
            for lane in (self.next, other):
                full = lane == ADVICE and len(self.advising) >= most
                waiter = None if full else self._waits(lane)
                if waiter is not None:
                    self.next = ADVICE if lane == PLAY else PLAY
                    if lane == ADVICE:
                        self.advising.add(worker)
                    waiter.set_result(worker)
                    break
            else:
                self.idle.append(worker)
                return

    def _waits(self, lane: str) -> asyncio.Future[Process] | None:
        while (waiter := self.waiting[lane].take()) is not None:
            if not waiter.done():  # whoever waited may have gone
                return waiter
        return None

    async def _asked(self, worker: Process, line: bytes, budget: float) -> dict[str, Any]:
        """One request to one worker; unless it has answered, another takes its place."""
        assert worker.stdin is not None and worker.stdout is not None
        answered = b""
        try:
            worker.stdin.write(line)
            answered = await asyncio.wait_for(worker.stdout.readline(), budget)
        except TimeoutError:
            return {"error": f"no answer within {budget} s"}
        except OSError:
            pass
        finally:
            if answered.endswith(b"\n"):
                self._release(worker)
            else:
                self._replace(worker)
        if not answered.endswith(b"\n"):
            return {"error": "the worker has died", "again": True}
        reply: dict[str, Any] = json.loads(answered)
        return reply

    def _replace(self, worker: Process) -> None:
        if self.closed:  # `close` ends it
            return
        self.workers.remove(worker)
        self.advising.discard(worker)
        chore = asyncio.get_running_loop().create_task(self._again(worker))
        self.chores.add(chore)
        chore.add_done_callback(self.chores.discard)

    async def _again(self, worker: Process) -> None:
        """Another worker for one that is gone."""
        await _end(worker)
        while not self.closed:
            try:
                await self._start()
                return
            except OSError as error:
                LOG.error("%s", error)
                await asyncio.sleep(PAUSE)

    async def _start(self) -> None:
        """A worker, warm: what it needs is imported before it gets its first request."""
        environment = {key: os.environ[key] for key in ENVIRONMENT if key in os.environ}
        environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", START),
            stdin=PIPE,
            stdout=PIPE,
            stderr=None,
            env=environment,
            start_new_session=True,  # so that what it has started ends with it
        )
        try:
            assert worker.stdout is not None
            if await worker.stdout.readline() != READY:
                raise OSError("A bot's process could not be started.")
        except BaseException:
            await _end(worker)
            raise
        if self.closed:
            await _end(worker)
        else:
            self.workers.append(worker)
            self._release(worker)


async def _end(worker: Process) -> None:
    """Kill it, and wait until it and its pipes are gone."""
    assert worker.stdin is not None and worker.stdout is not None
    if worker.returncode is None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(worker.pid, signal.SIGKILL)
            else:
                worker.kill()
    worker.stdin.close()
    with contextlib.suppress(RuntimeError):  # somebody waits for its answer and will see the end
        await worker.stdout.read()
    await worker.wait()
