"""Bots that are programs of their own: a line of JSON in, a line of JSON out.

For every decision the program reads one line,

    {"game": "dicethrone", "seat": 0, "options": ["pass", "keep 1 6"], "view": {...}}

and answers with one: `{"do": "pass"}`, or `{"choose": 0}` for the place of the option.  `view` is
what the seat sees, as the web client gets it.  KOSTKA_BOTS names the programs, one on a line or
after a semicolon: `mine=python3 bot.py; other=./other`.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from kostka.kernel.game import Mistake, kebab
from kostka.sight import Seen

VARIABLE: Final = "KOSTKA_BOTS"
LONGEST: Final = 60.0  # seconds for one answer
PR_SET_PDEATHSIG: Final = 1
_RUNNING: Final[dict[str, subprocess.Popen[str]]] = {}  # one process for each command


class Program:
    """A seat whose decisions a program takes."""

    def __init__(self, seed: int, command: str) -> None:
        self.command = command

    def choose(self, seen: Seen) -> Any:
        options = seen.options()
        view = seen.view().plain()
        told = {
            "game": view["game"],
            "seat": seen.seat,
            "options": view["options"],
            "view": view,
        }
        answer = asked(self.command, json.dumps(told))
        if not isinstance(answer, dict):
            raise ValueError(f"{self.command!r} answered {answer!r}, which is no object")
        place = answer.get("choose")
        if place is None:
            text = answer.get("do")
            if text not in view["options"]:
                raise ValueError(f"{self.command!r} wants {text!r}, which is no option")
            place = view["options"].index(text)
        if not isinstance(place, int) or not 0 <= place < len(options):
            raise ValueError(f"{self.command!r} wants {place!r} of {len(options)} options")
        return options[place]


def asked(command: str, line: str) -> Any:
    """What the program answers; it is started when it is first needed, and kept."""
    process = _RUNNING.get(command)
    if process is None or process.poll() is not None:
        process = _RUNNING[command] = started(command)
    assert process.stdin is not None and process.stdout is not None
    late = threading.Timer(LONGEST, process.kill)
    late.daemon = True
    late.start()
    try:
        process.stdin.write(line + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
    except BrokenPipeError:
        answer = ""
    finally:
        late.cancel()
    if not answer:
        stop(command)
        raise ValueError(f"{command!r} ended without an answer")
    return json.loads(answer)


def end_with_parent() -> None:
    """Where the system can do it, whoever is called so ends with the process that started it."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def started(command: str) -> subprocess.Popen[str]:
    try:
        return subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            preexec_fn=end_with_parent if sys.platform == "linux" else None,
        )
    except OSError as error:
        raise Mistake(f"The bot {command!r} cannot be started: {error.strerror}.") from None


def stop(command: str) -> None:
    """End the program, if it runs."""
    process = _RUNNING.pop(command, None)
    if process is not None:
        assert process.stdin is not None and process.stdout is not None
        process.kill()
        process.wait()
        process.stdout.close()
        process.stdin.close()


def named(text: str) -> dict[str, str]:
    """Commands by name, of `name=command` parts between semicolons or ends of lines."""
    found = {}
    for part in text.replace("\n", ";").split(";"):
        if part.strip():
            name, sign, command = part.partition("=")
            if not sign or not kebab(name) or not command.strip():
                raise Mistake(f"A bot is written NAME=COMMAND, not {part.strip()!r}.")
            found[kebab(name)] = command.strip()
    return found


def from_environment() -> dict[str, Callable[[int], Program]]:
    """Those that the environment names."""
    commands = named(os.environ.get(VARIABLE, ""))
    return {name: partial(Program, command=command) for name, command in commands.items()}
