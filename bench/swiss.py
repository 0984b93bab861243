"""Simulated Swiss events with drops, late entries and draws: no rematch, no second bye, no player
left out, and no round refused that was possible.

KOSTKA_GAMES plays so many hundredths of them.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import time
from dataclasses import dataclass, field
from typing import Any, Final

from kostka.events.event import Event
from kostka.events.matching import everybody
from kostka.kernel.game import Mistake

EVENTS: Final = 10_000
CHUNK: Final = 50
DECK: Final = "imperial-clans"


@dataclass
class Seen:
    """One event: what was broken, and what there was in it."""

    violations: list[str] = field(default_factory=list)
    rounds: int = 0
    players: int = 0
    byes: int = 0
    drops: int = 0
    late: int = 0
    stopped: bool = False  # because no further round was possible


def simulated(seed: int) -> Seen:
    luck = random.Random(seed)
    seen, event = Seen(), Event()
    best_of = luck.choice((1, 3))
    wanted = luck.choice((0, 0, 0, 9, 20))  # sometimes more than can be played without a rematch
    event.do({"do": "open", "name": "x", "format": {"best_of": best_of, "rounds": wanted}})
    for _ in range(luck.choice((2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 24, 33))):
        _enter(event)
    while not event.ended:
        try:
            event.do(event.next_round(luck, 0))
        except Mistake:
            seen.stopped = _stopped(event, seen)
            break
        _check(event, seen)
        _play(event, luck)
        for player in event.active():
            if luck.random() < 0.04:
                event.do({"do": "drop", "player": player.number})
                seen.drops += 1
        if luck.random() < 0.15 and len(event.rounds) < event.rounds_planned():
            _enter(event)
            seen.late += 1
    seen.rounds, seen.players = len(event.rounds), len(event.players)
    seen.byes = len(event.byes())
    if Event.again(event.records).standings() != event.standings():
        seen.violations.append("a log that was followed again has other standings")
    return seen


def _enter(event: Event) -> None:
    number = len(event.players) + 1
    event.do({"do": "enter", "player": number, "name": f"p{number}", "deck": DECK})


def _check(event: Event, seen: Seen) -> None:
    """By counting, without asking what the event believes."""
    met: set[frozenset[int]] = set()
    alone: set[int] = set()
    for n, round_ in enumerate(event.rounds, 1):
        playing: list[int] = []
        for match in round_.matches:
            a, b = match.players
            playing += [a] if b == 0 else [a, b]
            if b == 0:
                if a in alone:
                    seen.violations.append(f"round {n}: a second bye for {a}")
                alone.add(a)
            elif frozenset((a, b)) in met:
                seen.violations.append(f"round {n}: a rematch of {a} and {b}")
            met.add(frozenset((a, b)))
        if len(set(playing)) < len(playing):
            seen.violations.append(f"round {n}: somebody plays twice")
    now = {player.number for player in event.players.values() if not player.dropped}
    last = {each for match in event.rounds[-1].matches for each in match.players if each}
    if last != now:
        seen.violations.append("not everybody is paired")


def _play(event: Event, luck: random.Random) -> None:
    n = len(event.rounds)
    for at, match in enumerate(event.rounds[-1].matches, 1):
        while not match.ended:
            winner = luck.choice((0, 0, 1, 1, 1, -1))
            event.do({"do": "score", "round": n, "match": at, "winner": winner})


def _stopped(event: Event, seen: Seen) -> bool:
    """Whether it ended for want of pairings; and whether there were really none."""
    players = [player.number for player in event.active()]
    if len(event.rounds) >= event.rounds_planned() or len(players) < 2:
        return False
    leave_out = [None] if len(players) % 2 == 0 else [p for p in players if p not in event.byes()]
    for out in leave_out:
        left = [player for player in players if player != out]
        near = [
            [b for b in range(len(left)) if a != b and not _met(event, left[a], left[b])]
            for a in range(len(left))
        ]
        if everybody(near) is not None:
            seen.violations.append("a round was refused that was possible")
    return True


def _met(event: Event, a: int, b: int) -> bool:
    return any(
        [set(match.players) == {a, b} for round_ in event.rounds for match in round_.matches]
    )


def chunk(first: int) -> list[Seen]:
    return [simulated(1_000_000 + seed) for seed in range(first, first + CHUNK)]


def measure() -> dict[str, Any]:
    begun = time.perf_counter()
    events = max(CHUNK, EVENTS * int(os.environ.get("KOSTKA_GAMES", "100")) // 100)
    found: list[Seen] = []
    with multiprocessing.get_context("spawn").Pool() as pool:
        for part in pool.imap_unordered(chunk, range(0, events, CHUNK)):
            found += part
    violations = [each for seen in found for each in seen.violations]
    totals = {
        "events": len(found),
        "violations": len(violations),
        "rounds": sum([seen.rounds for seen in found]),
        "players": sum([seen.players for seen in found]),
        "byes": sum([seen.byes for seen in found]),
        "drops": sum([seen.drops for seen in found]),
        "late": sum([seen.late for seen in found]),
        "stopped": sum([seen.stopped for seen in found]),
    }
    return {
        "says": (
            f"{totals['events']:,} simulated Swiss events, {totals['rounds']:,} rounds with drops "
            f"and late entries: {totals['violations']} violations of no rematch, one bye each, "
            "everybody paired."
        ),
        **totals,
        "first_violations": violations[:5],
        "seconds": round(time.perf_counter() - begun, 1),
    }
