"""Everything fires: what of cards, abilities, tokens and rule ids nothing has exercised.

Cards, abilities and tokens are looked for in random games by the tests of `make test`; rule ids in
the tests that name them and carry their numbers (docs/rules.md).
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from kostka.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
TESTS: Final = ("test_everything_fires.py", "test_every_card_fires.py")
MORE: Final = ("test_every_card_of_plosinovka.py",)


def measure() -> dict[str, Any]:
    paths = [f"tests/promises/{name}" for name in (*TESTS, *MORE)]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *paths],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout[-3000:]
    uncovered: dict[str, list[str]] = {}
    total = named = exempt = rulings = ruled = 0
    for game in GAMES:
        told = subprocess.run(
            [sys.executable, "-m", "kostka", "rules", game, "--coverage", "--json"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        found = json.loads(told.stdout)
        uncovered[game] = found["uncovered"]
        total += found["total"]
        named += found["covered"]
        exempt += len(found["exempt"])
        rulings += found["rulings"]["total"]
        ruled += found["rulings"]["covered"]
    return {
        "says": (
            "Every card, ability, token and use of all three games fires in play; of "
            f"{total:,} rules {named:,} are named by a test and {exempt} are exempt with a reason, "
            f"of {rulings} rulings {ruled} are named by a test."
        ),
        "tests": ran.stdout.strip().splitlines()[-1],
        "uncovered": uncovered,
    }
