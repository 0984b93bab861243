"""Scenarios: a position and scripted play from a text file, for tests, puzzles and bug reports."""

from __future__ import annotations

from kostka.scenario.script import Scenario, Step, load, parse
from kostka.scenario.stage import Check, Move, Report, Stage, play
from kostka.scenario.write import write

__all__ = [
    "Check",
    "Move",
    "Report",
    "Scenario",
    "Stage",
    "Step",
    "load",
    "parse",
    "play",
    "write",
]
