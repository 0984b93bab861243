"""10^5 random Dice Throne duels through `kostka sim --jobs 2`: the memory does not grow.

The processes are looked at while they play; what they hold in the second half is compared with what
they held once all was loaded.  KOSTKA_DUELS is how many are played.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any, Final

DUELS: Final = 100_000
LOOK: Final = 0.5  # seconds between two looks
MOST: Final = 1.05  # of what was held before


def family(pid: int) -> list[int]:
    """A process and its children, on Linux."""
    found = [pid]
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found


def resident(pid: int) -> int:
    """Kilobytes in memory."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return sum([int(line.split()[1]) for line in lines if line.startswith("VmRSS")])


def measure() -> dict[str, Any]:
    duels = int(os.environ.get("KOSTKA_DUELS", DUELS))
    words = f"-m kostka sim dicethrone --games {duels} --bots random,random --jobs 2 --json"
    process = subprocess.Popen([sys.executable, *words.split()], stdout=subprocess.PIPE, text=True)
    held: list[int] = []
    while process.poll() is None:
        held.append(sum([resident(pid) for pid in family(process.pid)]))
        time.sleep(LOOK)
    assert process.returncode == 0 and process.stdout is not None
    assert f'"games": {duels}' in process.stdout.read()
    assert len(held) >= 20, "too few games to tell"
    early = median(held[len(held) // 5 : 2 * len(held) // 5])
    late = median(held[-len(held) // 5 : -1])
    growth = late / early
    assert growth <= MOST, f"{early:.0f} kB grew to {late:.0f} kB"
    return {
        "says": (
            f"{duels:,} random duels through `kostka sim --jobs 2`: {early / 1024:.0f} MB in all "
            f"processes after a fifth of them, {late / 1024:.0f} MB at the end."
        ),
        "held_kb": held,
        "growth": round(growth, 4),
    }
