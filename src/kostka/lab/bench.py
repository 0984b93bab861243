"""How fast the engine is, beside other engines, in one run.

Everything is measured in rounds, one short turn of each thing after the other, so that a busy
machine is busy for all of them.  The best turn counts, by processor time; medians stand beside it.
Ratios travel between machines, absolute figures do not.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

import kostka
from kostka.lab.peers import PEERS, Peer, installed
from kostka.lab.turns import (
    CLONES,
    LOGGED,
    OWN,
    PLAYOUTS,
    SEARCHES,
    Clock,
    Own,
    Turn,
    Worker,
    engine,
    known,
)

ROUNDS: Final = 5
INTERPRETED: Final = "interpreted playouts"
ONE_PROCESS: Final = "playouts in one process"
TWO_PROCESSES: Final = "playouts in two processes"

Row = dict[str, Any]


@dataclass(frozen=True)
class Target:
    """What a ratio should reach: at least `floor`; with `ahead` no comparable peer is better."""

    floor: float
    ahead: float
    at_most: bool = False  # the smaller the better

    def reached(self, ratio: float) -> str:
        if self._holds(ratio, self.ahead):
            return "ahead"
        return "floor" if self._holds(ratio, self.floor) else "below"

    def _holds(self, ratio: float, mark: float) -> bool:
        return ratio <= mark if self.at_most else ratio >= mark


# For the Dice Throne duel, compiled; by what a ratio is called below.
TARGETS: Final = {
    "decisions/s against open_spiel gin rummy, C++": Target(1.5, 4),
    "decisions/s against catanatron, two players": Target(6, 15),
    "decisions/s against rlcard uno": Target(5, 12),
    "compiled against interpreted": Target(6, 10),
    "interpreted decisions/s against catanatron, two players": Target(0.5, 1),
    "clones/s against catanatron, two players": Target(5, 20),
    "a clone in decisions": Target(3, 1, at_most=True),
    "simulated decisions/s against plain playouts": Target(0.7, 0.9),
    "two processes against one": Target(1.5, 1.7),
    "time with the event log against without": Target(1.5, 1.25, at_most=True),
}
A_THIRD: Final = ("doomtrooper",)  # many more things to ask at every point of the game


def target(game: str, ratio: str) -> Target | None:
    """The marks of this ratio for this game, if it has any."""
    found = TARGETS.get(ratio)
    if found and game in A_THIRD and "decisions/s against" in ratio and "plain" not in ratio:
        return Target(found.floor / 3, found.ahead / 3)
    return found


@dataclass
class Gauge:
    """One thing of one row that is measured, and the turns taken so far."""

    row: str
    measure: str
    take: Callable[[Clock], Turn]
    turns: list[Turn] = field(default_factory=list)

    def rates(self, what: str) -> list[float]:
        """So many a second, in each turn."""
        return [getattr(turn, what) / max(turn.seconds, 1e-9) for turn in self.turns]


@dataclass
class Report:
    """What was found; `json` is what `kostka bench --json` prints."""

    engine: str
    rows: list[Row]
    ratios: dict[str, dict[str, dict[str, Any]]]
    not_measured: list[str]

    def json(self) -> dict[str, Any]:
        return {
            "engine": self.engine,
            "python": platform.python_version(),
            "rows": self.rows,
            "ratios": self.ratios,
            "not_measured": self.not_measured,
        }


def bench(
    seconds: float,
    games: int = 0,
    peers: bool = False,
    makers: Sequence[Callable[[], Peer]] = PEERS,
) -> Report:
    """Measure each thing for so many seconds in all; or, if given, so many games in each turn."""
    here = engine()
    beside, not_measured = installed(makers) if peers else ([], [])
    gauges: list[Gauge] = []
    with ExitStack() as stack:
        own = {f"{key} {example}": Own(key, example) for key, example in known()}
        for name, it in own.items():
            gauges += [Gauge(name, measure, partial(it.turn, measure)) for measure in OWN]
        if here == "compiled":
            pure = _worker(stack, pure=True)
            for key, example in known():
                take = partial(_elsewhere, pure, key, example)
                gauges.append(Gauge(f"{key} {example}", INTERPRETED, take))
        else:
            not_measured.append("compiled against interpreted (the engine runs interpreted)")
        if _cores() > 1:
            two = [_worker(stack), _worker(stack)]
            for key, example in known():
                for measure, workers in ((ONE_PROCESS, two[:1]), (TWO_PROCESSES, two)):
                    take = partial(_together, workers, key, example)
                    gauges.append(Gauge(f"{key} {example}", measure, take))
        else:
            not_measured.append("two processes against one (there is one core)")
        for peer in beside:
            for measure in peer.measures:
                gauges.append(Gauge(peer.name, measure, partial(peer.turn, measure)))
        for _ in range(ROUNDS):
            for gauge in gauges:
                gauge.turns.append(gauge.take(Clock(seconds / ROUNDS, games)))
    rows = [_own_row(name, here, _of(gauges, name), it, games) for name, it in own.items()]
    rows += [
        _interpreted_row(name, by[INTERPRETED])
        for name in own
        if INTERPRETED in (by := _of(gauges, name))
    ]
    peer_rows = [_peer_row(peer, _of(gauges, peer.name)) for peer in beside]
    ratios = {
        name: _ratios(it.game.key, _of(gauges, name), gauges, beside) for name, it in own.items()
    }
    return Report(here, rows + peer_rows, ratios, not_measured)


# Turns that other processes take


def _worker(stack: ExitStack, pure: bool = False) -> Worker:
    worker = Worker(Path(kostka.__file__).parents[1], pure)
    stack.callback(worker.close)
    return worker


def _elsewhere(worker: Worker, key: str, example: str, clock: Clock) -> Turn:
    worker.ask(key, example, PLAYOUTS, clock.seconds, clock.rounds)
    return worker.answer()


def _together(workers: Sequence[Worker], key: str, example: str, clock: Clock) -> Turn:
    """Some processes play at the same time; the seconds are those of the wall clock."""
    begun = perf_counter()
    for worker in workers:
        worker.ask(key, example, PLAYOUTS, clock.seconds, clock.rounds)
    decisions = sum([worker.answer().decisions for worker in workers])
    return Turn(perf_counter() - begun, decisions)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# Rows


def _of(gauges: Sequence[Gauge], row: str) -> dict[str, Gauge]:
    return {gauge.measure: gauge for gauge in gauges if gauge.row == row}


def _rate(row: Row, name: str, rates: Sequence[float]) -> None:
    row[name], row[f"{name}_median"] = max(rates), median(rates)


def _row(name: str, kind: str, by: dict[str, Gauge], playouts: Gauge) -> Row:
    """What every row tells; None where there is no such thing."""
    row: Row = {"name": name, "kind": kind}
    turns = playouts.turns
    games = sum(turn.games for turn in turns)
    _rate(row, "decisions_per_second", playouts.rates("decisions"))
    _rate(row, "games_per_second", playouts.rates("games"))
    row["decisions_per_game"] = sum(turn.decisions for turn in turns) / games
    row["clone_us"] = row["clone_us_median"] = None
    if clones := by.get(CLONES):
        rates = clones.rates("clones")
        row["clone_us"], row["clone_us_median"] = 1e6 / max(rates), 1e6 / median(rates)
    row["simulations_per_second"] = row["simulations_per_second_median"] = None
    row["simulated_decisions_per_second"] = row["simulated_decisions_per_second_median"] = None
    if searches := by.get(SEARCHES):
        _rate(row, "simulations_per_second", searches.rates("games"))
        if any(searches.rates("decisions")):
            _rate(row, "simulated_decisions_per_second", searches.rates("decisions"))
    return row


def _own_row(name: str, here: str, by: dict[str, Gauge], own: Own, games: int) -> Row:
    row = _row(name, "kostka", by, by[PLAYOUTS])
    row["engine"] = here
    shares = own.shares(games or 20)
    row |= shares
    decided = 1 - shares["chance_share"] - shares["forced_share"]
    row["answers_per_second"] = row["decisions_per_second"] * (1 + shares["forced_share"] / decided)
    row["technical_draws"] = sum(turn.technical for turn in by[PLAYOUTS].turns)
    row["games"] = sum(turn.games for turn in by[PLAYOUTS].turns)
    return row


def _interpreted_row(name: str, playouts: Gauge) -> Row:
    row = _row(f"{name}, interpreted", "kostka", {}, playouts)
    row["engine"] = "interpreted"
    return row


def _peer_row(peer: Peer, by: dict[str, Gauge]) -> Row:
    row = _row(peer.name, "peer", by, by[PLAYOUTS])
    row["version"] = peer.version
    row["answers_per_second"] = max(_answers(by[PLAYOUTS]))
    return row


def _answers(playouts: Gauge) -> list[float]:
    """Decisions and forced answers a second."""
    return [a + b for a, b in zip(playouts.rates("decisions"), playouts.rates("forced"))]


# Ratios


def _ratios(
    game: str, by: dict[str, Gauge], gauges: Sequence[Gauge], beside: Sequence[Peer]
) -> dict[str, dict[str, Any]]:
    """Every ratio of one of our rows, with its marks if it has any."""
    found: dict[str, dict[str, Any]] = {}
    enter = partial(_enter, found, game)
    ours = by[PLAYOUTS].rates("decisions")
    slow = by[INTERPRETED].rates("decisions") if INTERPRETED in by else ours
    if INTERPRETED in by:
        enter("compiled against interpreted", ours, slow)
    clones = by[CLONES].rates("clones")
    enter("a clone in decisions", ours, clones)
    simulated = by[SEARCHES].rates("decisions")
    enter("simulated decisions/s against plain playouts", simulated, ours)
    logged = by[LOGGED].rates("decisions")
    enter("time with the event log against without", ours, logged)
    if TWO_PROCESSES in by:
        one, two = by[ONE_PROCESS].rates("decisions"), by[TWO_PROCESSES].rates("decisions")
        enter("two processes against one", two, one)
    for peer in beside:
        theirs = _of(gauges, peer.name)
        playouts = theirs[PLAYOUTS]
        # A mark must be reached by the stricter count too: our decisions against all their answers.
        answers = _answers(playouts)
        name = f"decisions/s against {peer.name}"
        enter(name, ours, playouts.rates("decisions"), answers)
        if f"interpreted {name}" in TARGETS:
            enter(f"interpreted {name}", slow, playouts.rates("decisions"), answers)
        if CLONES in theirs:
            enter(f"clones/s against {peer.name}", clones, theirs[CLONES].rates("clones"))
        if SEARCHES in theirs:
            sims = theirs[SEARCHES].rates("games")
            enter(f"simulations/s against {peer.name}", by[SEARCHES].rates("games"), sims)
    return found


def _enter(
    found: dict[str, dict[str, Any]],
    game: str,
    name: str,
    above: Sequence[float],
    below: Sequence[float],
    strictly: Sequence[float] | None = None,
) -> None:
    ratio = max(above) / max(below)
    entry: dict[str, Any] = {"ratio": ratio, "ratio_of_medians": median(above) / median(below)}
    if strictly is not None:
        entry["against_all_answers"] = max(above) / max(strictly)
        entry["against_all_answers_of_medians"] = median(above) / median(strictly)
    if marks := target(game, name):
        entry |= {"floor": marks.floor, "ahead": marks.ahead, "at_most": marks.at_most}
        entry["reached"] = marks.reached(entry.get("against_all_answers", ratio))
    found[name] = entry
