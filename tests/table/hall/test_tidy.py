"""Memory that is tidied: what is new always, what is old once enough tables have gone."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from kostka.table.hall.tidy import FEW, Tidy


class Ring:
    """Garbage that only a collector finds, once nobody holds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_what_is_new_is_tidied_at_every_sweep() -> None:
    tidy = Tidy()
    tidy.begin()
    gone = weakref.ref(Ring())
    tidy.sweep(left=0, awake=10, moved=True)
    assert gone() is None


def test_what_was_set_aside_is_looked_at_when_enough_tables_have_gone() -> None:
    tidy = Tidy()
    ring = Ring()
    gone = weakref.ref(ring)
    tidy.sweep(left=0, awake=10, moved=True)
    del ring
    tidy.sweep(left=FEW, awake=10, moved=True)
    assert gone() is not None
    tidy.sweep(left=1, awake=10, moved=True)
    assert gone() is None


def test_while_nobody_plays_everything_is_looked_at_once() -> None:
    tidy = Tidy()
    ring = Ring()
    gone = weakref.ref(ring)
    tidy.sweep(left=0, awake=10, moved=True)
    del ring
    tidy.sweep(left=0, awake=10, moved=False)
    assert gone() is None
    assert not tidy.aside
