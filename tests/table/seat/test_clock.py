"""Clocks: who pays, what comes back, whose flag falls, and that a save keeps all of it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kostka.kernel.game import Mistake
from kostka.table.seat.clock import DAY, MINUTE, Clock

NOON = 1_700_000_000_000
BANK: dict[str, Any] = {"kind": "bank", "bank": 5 * MINUTE, "increment": 3_000}


def bank() -> Clock:
    return Clock.wanted(BANK, 2)


def days() -> Clock:
    return Clock.wanted({"kind": "days", "days": 2}, 2)


def test_only_the_asked_seat_pays() -> None:
    clock = bank().started(0, NOON)
    assert clock.left(0, NOON + 10_000) == 5 * MINUTE - 10_000
    assert clock.left(1, NOON + 10_000) == 5 * MINUTE


def test_an_answer_gets_back_what_it_took_up_to_the_increment() -> None:
    quick = bank().started(0, NOON).pressed(0, NOON + 1_200)
    assert quick.left(0, NOON + 99_000) == 5 * MINUTE
    slow = bank().started(0, NOON).pressed(0, NOON + 10_000)
    assert slow.left(0, NOON + 99_000) == 5 * MINUTE - 7_000


def test_many_quick_passes_do_not_wind_the_clock_up() -> None:
    clock = bank()
    for n in range(500):
        clock = clock.turned(n % 2, NOON + n * 50)
    assert [clock.left(seat, NOON + 499 * 50) for seat in (0, 1)] == [5 * MINUTE] * 2


def test_a_fallen_flag_stays_fallen() -> None:
    clock = bank().started(1, NOON)
    assert clock.falls() == NOON + 5 * MINUTE
    assert clock.flagged(NOON + 5 * MINUTE - 1) is None
    assert clock.flagged(NOON + 5 * MINUTE) == 1
    pressed = clock.pressed(1, NOON + 6 * MINUTE)
    assert pressed.left(1, NOON + 7 * MINUTE) == 0
    assert pressed.flagged(NOON + 7 * MINUTE) is None  # nobody is asked
    assert pressed.started(1, NOON + 8 * MINUTE).flagged(NOON + 8 * MINUTE) == 1


def test_nobody_pays_while_chance_is_awaited() -> None:
    clock = bank().started(0, NOON).turned(None, NOON + 1_000)
    assert clock.running is None and clock.falls() is None
    later = clock.turned(1, NOON + MINUTE)
    assert later.left(0, NOON + MINUTE) == 5 * MINUTE
    assert later.left(1, NOON + MINUTE) == 5 * MINUTE


def test_a_seat_that_is_asked_again_begins_a_new_answer() -> None:
    clock = bank().started(0, NOON).turned(0, NOON + 2_000)
    assert clock.running == 0 and clock.left(0, NOON + 2_000) == 5 * MINUTE


def test_a_pause_is_paid_up_to_its_beginning() -> None:
    clock = bank().started(0, NOON).paused(NOON + 10_000)
    assert clock.left(0, NOON + DAY) == 5 * MINUTE - 7_000


def test_nobody_pays_for_a_server_that_stood_still() -> None:
    clock = bank().started(0, NOON).woken(NOON + DAY)
    assert clock.left(0, NOON + DAY) == 5 * MINUTE
    assert days().started(0, NOON).woken(NOON + DAY).left(0, NOON + DAY) == DAY


def test_two_clocks_do_not_run_at_once_and_a_stranger_presses_nothing() -> None:
    clock = bank().started(0, NOON)
    with pytest.raises(ValueError, match="seat 0"):
        clock.started(1, NOON)
    assert clock.pressed(1, NOON + 5_000) is clock


def test_a_wall_clock_that_is_set_back_gives_nobody_time() -> None:
    clock = bank().started(0, NOON)
    assert clock.left(0, NOON - 10_000) == 5 * MINUTE
    assert clock.pressed(0, NOON - 10_000).left(0, NOON) == 5 * MINUTE


def test_with_days_every_answer_has_the_whole_time() -> None:
    clock = days().started(0, NOON)
    assert clock.falls() == NOON + 2 * DAY
    assert clock.flagged(NOON + 2 * DAY) == 0
    again = clock.turned(1, NOON + DAY).turned(0, NOON + DAY + 5)
    assert again.left(0, NOON + DAY + 5) == 2 * DAY
    assert again.left(1, NOON + DAY + 5) == 2 * DAY


def test_a_reminder_is_due_with_a_quarter_of_the_days_left() -> None:
    assert days().notice() is None
    assert days().started(0, NOON).notice() == NOON + DAY * 3 // 2
    assert bank().started(0, NOON).notice() is None


def test_without_a_clock_nothing_runs() -> None:
    clock = Clock.wanted({"kind": "none"}, 2).turned(0, NOON).turned(1, NOON + DAY)
    assert clock == Clock() == Clock.wanted(None, 2)
    assert clock.left(1, NOON) is None and clock.flagged(NOON) is None and clock.falls() is None
    assert clock.shown(2, NOON) == {"kind": "none", "left": [], "running": None, "increment": 0}


def test_the_players_see_what_is_left_at_this_moment() -> None:
    clock = bank().started(1, NOON)
    assert clock.shown(2, NOON + 1_000) == {
        "kind": "bank",
        "left": [5 * MINUTE, 5 * MINUTE - 1_000],
        "running": 1,
        "increment": 3_000,
    }


@given(
    st.sampled_from([BANK, {"kind": "days", "days": 3}, {"kind": "none"}]),
    st.lists(st.tuples(st.sampled_from([None, 0, 1, 2]), st.integers(0, 2 * MINUTE)), max_size=20),
)
def test_a_saved_clock_is_the_same_clock(wire: Any, moves: list[tuple[int | None, int]]) -> None:
    clock, now = Clock.wanted(wire, 3), NOON
    for seat, ms in moves:
        now += ms
        before = [clock.left(each, now) for each in range(3)]
        clock = clock.turned(seat, now)
        kept = Clock.kept(json.loads(json.dumps(clock.plain())))
        assert kept == clock
        for each, left in enumerate(before):
            after = clock.left(each, now)
            assert (left is None) == (after is None)
            assert after is None or after <= (clock.days * DAY or 5 * MINUTE)


@pytest.mark.parametrize(
    "wire",
    [
        "bank",
        [],
        {},
        {"kind": []},
        {"kind": "hourglass"},
        {"kind": "none", "days": 1},
        {"kind": "bank"},
        {"kind": "bank", "bank": -1},
        {"kind": "bank", "bank": "300000"},
        {"kind": "bank", "bank": True},
        {"kind": "bank", "bank": 10**12},
        {"kind": "bank", "bank": 300_000, "increment": 1.5},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 400},
    ],
)
def test_nonsense_is_answered_by_a_sentence(wire: Any) -> None:
    with pytest.raises(Mistake):
        Clock.wanted(wire, 2)
