"""Many tables at once: how long a move takes, whether any is lost, what it costs.

Every table has two people with a socket each and plays a real game of Dice Throne, a move every
five seconds; the answers are picked from the question's options.  The server is a process of its
own, and so are those who play; they share the same cores.  A move's time is from its sending to its
`ok`, which says that it is committed and told to everybody.

    KOSTKA_LOAD=2000 KOSTKA_LOAD_SECONDS=60 make measure NAME=load
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bench._inside import Made
from bench._outside import Guest, Server, many_files, now
from bench._postgres import postgres
from kostka.kernel.chance import Rng
from kostka.table.store.store import Store

TABLES: Final = 2000  # on one process; twice as many on two
SECONDS: Final = 60.0
RATE: Final = 0.2  # moves a second at a table
AT_ONCE: Final = 24  # who come at the same time
APART: Final = 10  # of so many tables one has its players on different processes
LATE: Final = 0.1  # seconds; the mark of the slowest hundredth
COST: Final = 0.4  # ms of the event loop, the mark where the engine is compiled

Sent = tuple[str, int, int, str]  # table, version, seat, move


@dataclass
class Result:
    """What one process of players has seen."""

    times: list[float] = field(default_factory=list)
    done: list[Sent] = field(default_factory=list)  # and answered with ok
    refused: list[str] = field(default_factory=list)


# --- Who plays ------------------------------------------------------------------------------------


class Pair:
    """Two people at one table, who move when it is time."""

    def __init__(self, guests: Sequence[Guest], luck: Rng, result: Result) -> None:
        self.guests = guests
        self.luck = luck
        self.result = result

    async def play(self, until: float, pause: float) -> None:
        await asyncio.sleep(pause * int(self.luck.below(1000)) / 1000)
        while now() < until:
            begun = now()
            guest = next((each for each in self.guests if each.moves), None)
            if guest is None:
                if any(each.over for each in self.guests):
                    return
                await asyncio.sleep(0.01)  # the view is on its way
                continue
            await self.move(guest)
            await asyncio.sleep(max(0.0, pause - (now() - begun)))

    async def move(self, guest: Guest) -> None:
        v, moves = guest.v, guest.moves
        assert v is not None
        move = moves[self.luck.below(len(moves))]
        guest.moves = []
        begun = now()
        answer = await guest.ask({"t": "do", "v": v, "seat": guest.seat, "do": move})
        self.result.times.append(now() - begun)
        if answer.t == "ok":
            self.result.done.append((guest.table.table, v, guest.seat, move))
        else:
            self.result.refused.append(answer.rule)


Place = tuple[Made, list[int]]  # a table, and the ports of the servers of its seats


async def gather(places: Sequence[Place], seed: int, go: Any, ready: Any, seconds: float) -> Result:
    result = Result()
    pairs: list[Pair] = []
    room = asyncio.Semaphore(AT_ONCE)

    async def come(n: int, place: Place) -> None:
        made, ports = place
        guests = [Guest(port, made, seat) for seat, port in enumerate(ports)]
        async with room:
            for guest in guests:
                await guest.come()
        pairs.append(Pair(guests, Rng(seed * 1_000_003 + n), result))

    await asyncio.gather(*[come(n, place) for n, place in enumerate(places)])
    gc.collect()
    gc.freeze()
    ready.put(len(pairs))
    await asyncio.to_thread(go.wait)
    until = now() + seconds
    await asyncio.gather(*[pair.play(until, 1 / RATE) for pair in pairs])
    for pair in pairs:
        for guest in pair.guests:
            await guest.leave()
    return result


def players(
    places: Sequence[Place], seed: int, go: Any, ready: Any, done: Any, seconds: float
) -> None:
    """A process of its own."""
    many_files()
    try:
        done.put(asyncio.run(gather(places, seed, go, ready, seconds)))
    except BaseException as error:
        ready.put(-1)
        done.put(repr(error))
        raise


# --- The whole ------------------------------------------------------------------------------------


async def missing(db: str, sent: Sequence[Sent]) -> int:
    """How many moves that were answered with ok are not in the store."""
    store = await Store.open(db)
    lost = 0
    moves: dict[str, list[Sent]] = {}
    for each in sent:
        moves.setdefault(each[0], []).append(each)
    for table, some in moves.items():
        kept = await store.load(table)
        for _, v, seat, move in some:
            record = kept.records[v] if kept is not None and v < len(kept.records) else ""
            lost += f'"seat": {seat}, "do": "{move}"' not in record
    await store.close()
    return lost


def load(db: str, tables: int, seconds: float, processes: int = 1) -> dict[str, Any]:
    """So many tables for so long; the figures."""
    many_files()
    servers = [Server(db) for _ in range(processes)]
    for server in servers:
        server.start()
    try:
        found, sent = _load(servers, tables, seconds)
    finally:
        for server in servers:
            server.end()
    found["lost"] = asyncio.run(missing(db, sent))
    return found


def _load(servers: Sequence[Server], tables: int, seconds: float) -> tuple[dict[str, Any], Any]:
    before = sum(server.memory() for server in servers)
    places: list[Place] = []
    for n in range(tables):
        server = servers[n % len(servers)]
        other = servers[(n + (n % APART == 0)) % len(servers)]
        places.append((server.make(), [server.port, other.port]))
    context = multiprocessing.get_context("spawn")
    go, ready, done = context.Event(), context.Queue(), context.Queue()
    shares = [places[n :: len(servers)] for n in range(len(servers))]
    crowd = [
        context.Process(target=players, args=(share, n + 1, go, ready, done, seconds))
        for n, share in enumerate(shares)
    ]
    begun = time.monotonic()
    for each in crowd:
        each.start()
    there = [ready.get() for _ in crowd]
    came = time.monotonic() - begun
    for server in servers:
        server.http("/stats")  # count from now on
    spent = [server.cpu() for server in servers]
    if -1 not in there:
        go.set()
    results: list[Any] = [done.get() for _ in crowd]
    for each in crowd:
        each.join()
    wrong = [result for result in results if not isinstance(result, Result)]
    assert not wrong, wrong
    told = [server.http("/stats") for server in servers]
    whole = sum(server.cpu() for server in servers) - sum(spent)
    memory = sum(server.memory() for server in servers)
    times = sorted([each for result in results for each in result.times])
    sent = [each for result in results for each in result.done]
    refused = [rule for result in results for rule in result.refused]
    loop = sum(each["cpu"] for each in told)
    return {
        "tables": tables,
        "processes": len(servers),
        "seconds": seconds,
        "coming": round(came, 1),
        "moves": len(times),
        "records": sum(each["moves"] for each in told),
        "refused": len(refused),
        "p50_ms": _ms(times, 0.5),
        "p99_ms": _ms(times, 0.99),
        "worst_ms": _ms(times, 1.0),
        "loop_ms_per_move": round(1000 * loop / max(1, len(times)), 3),
        "process_ms_per_move": round(1000 * whole / max(1, len(times)), 3),
        "memory_mb": round(memory / 1e6),
        "memory_kb_per_table": round((memory - before) / 1000 / tables),
    }, sent


def _ms(times: Sequence[float], part: float) -> float:
    if not times:
        return 0.0
    return round(1000 * times[min(len(times) - 1, int(len(times) * part))], 1)


def said(found: dict[str, Any]) -> str:
    return (
        f"{found['tables']:,} tables on {found['processes']} process"
        f"{'es' if found['processes'] > 1 else ''}: {found['moves']:,} moves, "
        f"{found['lost']} lost, p50 {found['p50_ms']} ms, p99 {found['p99_ms']} ms, "
        f"{found['loop_ms_per_move']} ms of the event loop each"
    )


def measure() -> dict[str, Any]:
    """KOSTKA_LOAD tables with SQLite, then twice as many on two processes with PostgreSQL."""
    tables = int(os.environ.get("KOSTKA_LOAD", TABLES))
    seconds = float(os.environ.get("KOSTKA_LOAD_SECONDS", SECONDS))
    with tempfile.TemporaryDirectory() as folder:
        one = load(str(Path(folder) / "tables.db"), tables, seconds)
    print(said(one), flush=True)
    with postgres() as url:
        two = load(url, 2 * tables, seconds, processes=2)
    print(said(two), flush=True)
    return {
        "says": f"{said(one)} (SQLite); {said(two)} (PostgreSQL); players on the same cores.",
        "marks": {"p99_ms": LATE * 1000, "loop_ms_per_move": COST},
        "sqlite": one,
        "postgresql": two,
    }
