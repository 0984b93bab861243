"""Those who let bots think for themselves alone, and bots that do not end."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kostka.bots import BOTS, add, programs
from kostka.table.hall import workers
from kostka.table.hall.turns import Turns
from kostka.table.hall.workers import Pool
from tests.table.hall.test_workers import BUDGET, one
from tests.table.host import Hall

BOT = {"kind": "bot", "bot": "greedy"}
SLOW = 'import json, sys, time\nprint("ready", flush=True)\nfor line in sys.stdin:\n'
SLOW += '    time.sleep(0.1)\n    print(json.dumps({"do": "x", "text": ""}), flush=True)\n'


def test_networks_take_turns_and_so_do_the_tables_of_one() -> None:
    turns: Turns[str] = Turns()
    for n in range(30):
        turns.put(("many", f"table {n % 3}"), f"many {n % 3}.{n // 3}")
    turns.put(("one", "table"), "mine")
    assert len(turns) == 31
    taken = [turns.take() for _ in range(6)]
    assert taken == ["many 0.0", "mine", "many 1.0", "many 2.0", "many 0.1", "many 1.1"]
    assert [turns.take() for _ in range(26)][-1] is None and not turns


def test_thirty_tables_of_one_network_keep_nobody_else_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "START", SLOW)

    async def play() -> tuple[float, float]:
        async with Pool(1) as pool:
            saved, seat, _ = one()
            crowd = [
                asyncio.create_task(
                    pool.choose("dicethrone", saved, seat, "random", n, BUDGET, ("a", str(n)))
                )
                for n in range(30)
            ]
            await asyncio.sleep(0.15)
            begun = time.monotonic()
            await pool.choose("dicethrone", saved, seat, "random", 1, BUDGET, ("b", "mine"))
            mine = time.monotonic() - begun
            hint: dict[str, Any] = {"advise": {}}
            await pool.ask(hint, BUDGET, ("b", "mine"))
            advised = time.monotonic() - begun - mine
            for each in crowd:
                each.cancel()
            return mine, advised

    mine, advised = asyncio.run(play())
    assert mine < 1.5 and advised < 1.5, "thirty would take three seconds"


def test_advice_never_has_all_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    forever = SLOW.replace("0.1", '60 if "review" in line else 0')
    monkeypatch.setattr(workers, "START", forever)

    async def play() -> None:
        async with Pool(2) as pool:
            saved, seat, _ = one()
            asked = [asyncio.create_task(pool.ask({"review": {}}, BUDGET)) for _ in range(4)]
            await asyncio.sleep(0.1)
            answer = pool.choose("dicethrone", saved, seat, "random", 1, BUDGET)
            assert await asyncio.wait_for(answer, 10) == "x"
            for each in asked:
                each.cancel()

    asyncio.run(play())


# --- Tables where only bots sit -------------------------------------------------------------------


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("bots") / "hall.db", workers=1) as found:
        yield found


def test_bots_among_themselves_play_only_while_somebody_watches(hall: Hall) -> None:
    made = hall.make(seats=[BOT, BOT])
    session = made.session()
    before = session.course.v
    hall.client.get(f"/api/tables/{made.table}/log")  # anybody may ask, and wakes it
    time.sleep(0.5)
    assert session.course.v == before and session.automatic.thinking is None
    with made.look() as eva:
        eva.wait(lambda: eva.v > before + 2 or eva.view["view"]["over"])
    time.sleep(0.3)
    after = session.course.v
    time.sleep(0.5)
    assert session.course.v == after and session.automatic.thinking is None
    hall.call(session.wait_for)  # as an event does
    end = time.monotonic() + 20
    while session.course.v == after and time.monotonic() < end:
        time.sleep(0.05)
    assert session.course.v > after


# --- Programs that do not end ---------------------------------------------------------------------


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_program_that_hangs_ends_with_its_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "hangs.py"
    seen = tmp_path / "pids"
    script.write_text(
        f"import os, time\nopen({str(seen)!r}, 'a').write(f'{{os.getpid()}}\\n')\ntime.sleep(600)\n"
    )
    monkeypatch.setenv(programs.VARIABLE, "")
    add([f"hangs={sys.executable} {script}"])
    try:

        async def play() -> None:
            async with Pool(1) as pool:
                saved, seat, first = one()
                for n in (1, 2):
                    answer = await pool.choose("dicethrone", saved, seat, "hangs", n, 2.0)
                    assert answer == first

        asyncio.run(play())
    finally:
        BOTS.pop("hangs", None)
    pids = [int(line) for line in seen.read_text().split()]
    end = time.monotonic() + 5
    while any(alive(pid) for pid in pids) and time.monotonic() < end:
        time.sleep(0.05)
    assert pids and not [pid for pid in pids if alive(pid)]


def test_a_program_that_does_not_answer_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "LONGEST", 0.3)
    command = f"{sys.executable} -c 'import time; time.sleep(60)'"
    with pytest.raises(ValueError, match="without an answer"):
        programs.asked(command, "{}")
    assert command not in programs._RUNNING
