"""Turns of the stopwatch: a little of one thing at a time, so that many things can be interleaved.

Run as a program, this file takes turns on request, a line of JSON for each: so the bench times the
same engine interpreted or in two processes, and tools/compare.py an older one.  That is why it
imports nothing of Kostka but kernel and games.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import Any, Final

PLAYOUTS: Final = "playouts"
LOGGED: Final = "logged playouts"
CLONES: Final = "clones"
SEARCHES: Final = "searches"
OWN: Final = (PLAYOUTS, LOGGED, CLONES, SEARCHES)

GAMES_IN_TURN: Final = 200  # a turn that lasts longer plays the same games again
POSITIONS: Final = 20


@dataclass(frozen=True)
class Turn:
    """What was counted in so many seconds of processor time."""

    seconds: float
    decisions: int = 0
    games: int = 0  # or simulations
    forced: int = 0  # answers that were the only one; a playout of ours does not count them
    clones: int = 0
    technical: int = 0  # games that the technical limit has stopped


class Clock:
    """How long a turn lasts: so many rounds, or else as many as begin within the time."""

    def __init__(self, seconds: float, rounds: int = 0) -> None:
        self.seconds = seconds
        self.rounds = rounds
        self.begun = process_time()

    def each(self) -> Iterator[int]:
        """The numbers of the rounds; there is always one."""
        self.begun = process_time()
        done = 0
        while done < max(self.rounds, 1) or (not self.rounds and self.spent() < self.seconds):
            yield done
            done += 1

    def spent(self) -> float:
        return process_time() - self.begun


class Own:
    """One example of one of our games."""

    def __init__(self, key: str, example: str) -> None:
        from kostka.games import GAMES

        self.game = GAMES[key]
        self.setup = self.game.examples[example]
        self._spread: list[Any] = []
        self._middle: list[Any] = []

    def turn(self, measure: str, clock: Clock) -> Turn:
        if measure == CLONES:
            return self.clones(clock)
        if measure == SEARCHES:
            return self.searches(clock)
        return self.playouts(clock, measure == LOGGED)

    def playouts(self, clock: Clock, logged: bool = False) -> Turn:
        """Random games from the beginning to the end."""
        from kostka.kernel.chance import Rng
        from kostka.kernel.state import playout

        decisions = games = technical = 0
        for number in clock.each():
            s = self.game.new(self.setup)
            if logged:
                s.log = []
            decisions += playout(s, Rng(number % GAMES_IN_TURN))
            technical += s.technical()
            games += 1
        return Turn(clock.spent(), decisions, games, technical=technical)

    def clones(self, clock: Clock) -> Turn:
        """Copies of positions from all over the game."""
        if not self._spread:
            self._spread = [self.position(n, n, POSITIONS) for n in range(POSITIONS)]
        spread = self._spread
        clones = 0
        for _ in clock.each():
            for s in spread:
                s.clone()
            clones += len(spread)
        return Turn(clock.spent(), clones=clones)

    def searches(self, clock: Clock) -> Turn:
        """The inner loop of a search: imagine what is hidden, play at random to the end."""
        from kostka.kernel.chance import Rng
        from kostka.kernel.state import playout

        if not self._middle:
            quarter = POSITIONS // 2
            self._middle = [self.position(n, n + quarter, 2 * POSITIONS) for n in range(POSITIONS)]
        middle = self._middle
        decisions = simulations = 0
        for number in clock.each():
            s = middle[number % POSITIONS]
            luck = Rng(number % GAMES_IN_TURN)
            decisions += playout(s.imagine(s.seat, luck), luck)
            simulations += 1
        return Turn(clock.spent(), decisions, simulations)

    def position(self, seed: int, part: int, parts: int) -> Any:
        """A random game after so many parts of its decisions, when a seat is to take the next."""
        from kostka.kernel.chance import Rng
        from kostka.kernel.state import playout

        wanted = playout(self.game.new(self.setup), Rng(seed)) * part // parts
        s, luck = self.game.new(self.setup), Rng(seed)
        s.hurry = True
        taken = 0
        while True:
            if s.at_chance():
                s.choose(s.roll(luck))
                continue
            if taken == wanted and len(s.options()) > 1:
                return s
            taken += _answer(s, luck)

    def shares(self, games: int) -> dict[str, float]:
        """Of all answers in some random games: how many chance gives, and how many are forced."""
        from kostka.kernel.chance import Rng

        chance = forced = decisions = 0
        for seed in range(games):
            s, luck = self.game.new(self.setup), Rng(seed)
            s.hurry = True
            while not s.over():
                if s.at_chance():
                    chance += 1
                    s.choose(s.roll(luck))
                    continue
                if _answer(s, luck):
                    decisions += 1
                else:
                    forced += 1
        answers = chance + forced + decisions
        return {"chance_share": chance / answers, "forced_share": forced / answers}


def _answer(s: Any, luck: Any) -> bool:
    """As a random player does in `playout`; whether there was more than one answer."""
    try:
        from kostka.kernel.state import play_on
    except ImportError:  # an older engine, which is compared
        options = s.options()
        s.choose(options[luck.below(len(options)) if len(options) > 1 else 0])
        return len(options) > 1
    return play_on(s, luck)


def known() -> list[tuple[str, str]]:
    """Every example of every game that can be played."""
    from kostka.games import GAMES

    return [(game.key, example) for game in GAMES.values() for example in game.examples]


def engine() -> str:
    """Whether this engine runs compiled or interpreted."""
    import kostka.kernel.state as state

    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


class Worker:
    """A process of its own that takes turns with the package found in `tree`."""

    def __init__(self, tree: Path, pure: bool = False) -> None:
        path = os.pathsep.join(filter(None, (str(tree), os.environ.get("PYTHONPATH"))))
        environment = {**os.environ, "PYTHONPATH": path, "KOSTKA_PURE": "1" if pure else "0"}
        self._process = subprocess.Popen(
            [sys.executable, "-P", __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        hello = self._hear()
        self.engine: str = hello["engine"]
        self.known: list[tuple[str, str]] = [(key, example) for key, example in hello["known"]]

    def ask(self, key: str, example: str, measure: str, seconds: float, rounds: int) -> None:
        """Begin a turn; `answer` waits for it, so two workers can be at it together."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps([key, example, measure, seconds, rounds]) + "\n")
        self._process.stdin.flush()

    def answer(self) -> Turn:
        return Turn(**self._hear())

    def close(self) -> None:
        assert self._process.stdin and self._process.stdout
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            self.close()
            raise RuntimeError(f"a process that was to take turns ended: {self._process.args!r}")
        heard: dict[str, Any] = json.loads(line)
        return heard


def serve() -> None:
    """Say what is known here, then take one turn for every line that comes in."""
    print(json.dumps({"engine": engine(), "known": known()}), flush=True)
    ready: dict[tuple[str, str], Own] = {}
    for line in sys.stdin:
        key, example, measure, seconds, rounds = json.loads(line)
        own = ready.get((key, example))
        if own is None:
            own = ready[key, example] = Own(key, example)
        print(json.dumps(asdict(own.turn(measure, Clock(seconds, rounds)))), flush=True)


if __name__ == "__main__":
    serve()
