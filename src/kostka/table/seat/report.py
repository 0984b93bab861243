"""A report: the game as a scenario file, with no more in it than the viewer may see."""

from __future__ import annotations

import secrets

from kostka.kernel.chance import Rng
from kostka.scenario.write import write, write_state
from kostka.sight import public
from kostka.table.seat import protocol as p
from kostka.table.store.course import Course


def report(course: Course, viewer: int) -> str:
    """Once the game is over, all of it; before, a world that for all the seat knows is this one.

    Such a world is dealt from the decks that are played with, so where one of them is somebody's
    own, there is none to be told before the end."""
    journal = course.journal
    if course.over():
        return write(journal)
    setup = {key: list(values) for key, values in journal.header["setup"].items()}
    if viewer < 0 or public(setup) != setup:
        raise p.No(p.NOT_OVER)
    world = course.state.imagine(viewer, Rng(secrets.randbits(62)))
    return write_state(journal.game, journal.header["setup"], world)
