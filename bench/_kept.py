"""What earlier runs of a measurement have written down, where one run takes only a part of it."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

MEASURED: Final = Path(__file__).with_name("measured")


def kept(name: str) -> dict[str, Any]:
    """All that is written down of this measurement."""
    written = MEASURED / f"{name}.json"
    found: dict[str, Any] = json.loads(written.read_text("utf-8")) if written.exists() else {}
    return found


def commit() -> str:
    """What is measured now, to be written beside each part."""
    run = ["git", "rev-parse", "--short=12", "HEAD"]
    return subprocess.run(run, cwd=MEASURED, capture_output=True, text=True).stdout.strip()


def wanted(parts: Sequence[str]) -> tuple[str, ...]:
    """The parts that KOSTKA_PARTS names, or all; the first word before a slash names many."""
    named = os.environ.get("KOSTKA_PARTS", "").split(",")
    return tuple([it for it in parts if it in named or it.split("/")[0] in named or named == [""]])
