"""Pace: nobody is nagged, nothing but passes and forced answers is given, and nothing is told."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.event import Event
from kostka.kernel.game import Game, Mistake
from kostka.kernel.state import State
from kostka.kernel.step import PASS
from kostka.sight import redact
from kostka.table.seat.pace import (
    ENOUGH,
    KEPT,
    LONGEST,
    PHASES,
    UNTIL,
    Pace,
    Rhythm,
    active,
    answer,
    in_window,
    kind,
    known_to_all,
    phase,
    wait,
)
from tests.promises.worlds import begin, every_mode

DUELS = [("dicethrone", "duel"), ("doomtrooper", "fight")]
both_games = pytest.mark.parametrize(("key", "mode"), DUELS)


def asked(s: State, luck: Rng) -> Iterator[State]:
    """The state at every question of a random game, forced or not; it moves on by itself."""
    while not s.over():
        if s.at_chance():
            s.choose(s.roll(luck))
            continue
        yield s
        at_random(s, luck)


def at_random(s: State, luck: Rng) -> None:
    s.choose(s.roll(luck) if s.at_chance() else s.options()[luck.below(len(s.options()))])


# --- The answers --------------------------------------------------------------------------------


@every_mode
def test_only_passes_and_forced_answers_are_given(game: Game, mode: str) -> None:
    paces = [Pace(auto, until) for auto in (True, False) for until in UNTIL.values()]
    seen = 0
    for n, s in enumerate(asked(begin(game, mode), Rng(3))):
        if n == 400:
            break
        seat, options = int(s.seat), s.options()
        others = [other for other in range(s.seats()) if other != seat]
        for pace in paces:
            for here in (True, False):
                given = answer(s, seat, pace, others, here)
                assert all(answer(s, other, pace, others, here) is None for other in others[:1])
                if given is None:
                    continue
                seen += 1
                assert given in options
                if in_window(s):
                    assert given is PASS
                    assert pace.until is not None or (pace.auto and len(options) == 1 and here)
                    assert pace.until != "turn" or active(s) != seat or len(options) == 1
                else:
                    assert len(options) == 1
    assert seen > (400 if PHASES[game.key] else 0)  # without windows only what is forced


@both_games
def test_with_auto_a_window_asks_only_who_can_play_something(key: str, mode: str) -> None:
    both = {True: 0, False: 0}
    for n, s in enumerate(asked(begin(GAMES[key], mode), Rng(4))):
        if n == 2_000:
            break
        if in_window(s):
            only = len(s.options()) == 1
            both[only] += 1
            assert (answer(s, int(s.seat), Pace()) is PASS) == only
            assert answer(s, int(s.seat), Pace(auto=False)) is None
    assert min(both.values()) > 20


@both_games
def test_a_stop_holds_the_until_modes_up(key: str, mode: str) -> None:
    stopped = 0
    for n, s in enumerate(asked(begin(GAMES[key], mode), Rng(5))):
        if n == 300:
            break
        if in_window(s) and len(s.options()) > 1:
            for until in ("rest", "event"):
                pace = Pace.read({"until": until, "stops": [phase(s)]}, key)
                assert answer(s, int(s.seat), pace) is None
                others = [each for each in PHASES[key] if each != phase(s)]
                free = Pace.read({"until": until, "stops": others}, key)
                assert answer(s, int(s.seat), free) is PASS
                stopped += 1
    assert stopped > 20


@every_mode
def test_every_phase_can_be_a_stop(game: Game, mode: str) -> None:
    met = {phase(s) for s in islice(asked(begin(game, mode), Rng(6)), 1_500)}
    assert met <= {*PHASES[game.key], ""}


def test_nothing_is_answered_once_the_game_is_over() -> None:
    s = begin(GAMES["dicethrone"], "duel")
    s.resign(0)
    assert s.over() and answer(s, 0, Pace()) is None


# --- The modes and their ends -------------------------------------------------------------------


@both_games
def test_until_turn_ends_when_ones_own_turn_begins_and_not_before(key: str, mode: str) -> None:
    s, luck, seat = begin(GAMES[key], mode), Rng(7), 0
    pace, ended, passed = Pace(until="turn"), 0, 0
    s.log = events = list[Event]()
    for state in asked(s, luck):
        began = [event for event in events if event.word.key == "turn-began"]
        pace = pace.after(state, events, seat)
        assert (pace.until is None) == any(event.seat == seat for event in began)
        if pace.until is None:
            ended += 1
            pace = Pace(until="turn")
        events.clear()
        if state.seat == seat and in_window(state) and active(state) != seat:
            assert answer(state, seat, pace) is PASS
            passed += 1
        if ended == 4:
            break
    assert ended == 4 and passed > 8


@both_games
def test_until_turn_skips_no_phase_of_ones_own_turn(key: str, mode: str) -> None:
    asked_in_own = 0
    for n, s in enumerate(asked(begin(GAMES[key], mode), Rng(7))):
        if n == 400:
            break
        seat = int(s.seat)
        if in_window(s) and len(s.options()) > 1 and active(s) == seat:
            assert answer(s, seat, Pace(until="turn")) is None
            asked_in_own += 1
    assert asked_in_own > 5


@both_games
def test_the_rest_of_a_turn_is_over_when_the_next_turn_begins(key: str, mode: str) -> None:
    s, ends = begin(GAMES[key], mode), 0
    s.log = events = list[Event]()
    for n, state in enumerate(asked(s, Rng(8))):
        if n == 400:
            break
        began = any(event.word.key == "turn-began" for event in events)
        assert (Pace(until="rest").after(state, events, 0).until is None) == began
        ends += began
        events.clear()
    assert ends > 3


@both_games
def test_until_event_goes_by_what_does_not_concern_the_seat(key: str, mode: str) -> None:
    """Phases, rolls and unseen draws go by; cards, abilities, what happens to the seat do not."""
    s, seat = begin(GAMES[key], mode), 0
    s.log = events = list[Event]()
    ends: set[str] = set()
    goes_by: set[str] = set()
    for n, state in enumerate(asked(s, Rng(8))):
        for event in redact(state, events, seat):
            over = Pace(until="event").after(state, [event], seat).until is None
            if event.seat == seat:
                assert over
            else:
                (ends if over else goes_by).add(event.word.key)
        events.clear()
        if n == 3000:
            break
    assert "card-played" in ends and {"drew", "turn-began"} <= goes_by
    assert not ends & {"drew", "turn-began", "phase-began", "meditated", "duel-phase"}
    if key == "dicethrone":
        assert {"announced", "activated", "token-gained"} <= ends and "phase-began" in goes_by
        assert "dice-rolled" in goes_by
    else:
        assert {"fighters-named", "tactic-announced", "struck"} <= ends


def test_a_mode_ends_with_the_game_and_no_mode_never_ends() -> None:
    s = begin(GAMES["dicethrone"], "duel")
    assert Pace(until="turn").after(s, [], 0) == Pace(until="turn")
    s.resign(0)
    assert Pace(until="turn").after(s, [], 0) == Pace()
    stops = Pace(auto=False, stops=("main-1",))
    assert stops.after(s, [], 0) is stops


# --- The wire -----------------------------------------------------------------------------------


def test_a_pace_is_read_and_shown_as_it_was_said() -> None:
    assert Pace.read({}, "dicethrone") == Pace() == Pace(True, None, ())
    wire = {"auto": False, "until": "event", "stops": ["main-2", "main-1", "main-1"]}
    pace = Pace.read(wire, "dicethrone")
    assert pace.plain() == {"auto": False, "until": "event", "stops": ["main-1", "main-2"]}
    assert Pace.read(pace.plain(), "dicethrone") == pace


@pytest.mark.parametrize(
    "wire",
    [
        None,
        [],
        "auto",
        {"auto": 1},
        {"auto": None},
        {"until": "never"},
        {"until": 3},
        {"until": []},
        {"stops": "main-1"},
        {"stops": ["main-9"]},
        {"stops": [[]]},
        {"stops": [None]},
        {"stops": ["action-step"]},
        {"speed": 3},
        {"x" * 100_000: 1},
    ],
)
def test_nonsense_is_answered_by_a_sentence(wire: Any) -> None:
    with pytest.raises(Mistake) as told:
        Pace.read(wire, "dicethrone")
    assert len(str(told.value)) < 300


# --- The moment ---------------------------------------------------------------------------------


def smirnov(one: Sequence[float], two: Sequence[float]) -> float:
    """How likely two samples of one distribution are at least as different as these: Kolmogorov and
    Smirnov's two-sample test, with the asymptotic distribution of the greatest distance."""
    one, two = sorted(one), sorted(two)
    i = j = 0
    most = 0.0
    while i < len(one) and j < len(two):
        at = min(one[i], two[j])
        while i < len(one) and one[i] == at:
            i += 1
        while j < len(two) and two[j] == at:
            j += 1
        most = max(most, abs(i / len(one) - j / len(two)))
    root = math.sqrt(len(one) * len(two) / (len(one) + len(two)))
    x = (root + 0.12 + 0.11 / root) * most
    if x < 0.2:
        return 1.0
    total = sum(math.exp(-2 * k * k * x * x) * (1 if k % 2 else -1) for k in range(1, 101))
    return min(1.0, max(0.0, 2 * total))


def test_the_test_itself_tells_equal_from_different() -> None:
    dice = random.Random(1)
    one, two = ([dice.gauss(0, 1) for _ in range(500)] for _ in range(2))
    assert smirnov(one, two) > 0.01
    assert smirnov(one, [x + 0.7 for x in two]) < 1e-6
    assert smirnov(one, one) == 1.0
    # 500 against 500 at a distance of 0.1: 2 exp(-2 * 1.594 ** 2), the other terms being nothing
    assert smirnov(range(500), range(50, 550)) == pytest.approx(0.0124, abs=0.001)


class Person:
    """Takes a time of his own to answer, longer where everybody knows there is more to read."""

    def __init__(self, seed: int, median: float, spread: float, slow: str = "") -> None:
        self.dice = random.Random(seed)
        self.median, self.spread, self.slow = median, spread, slow

    def thinks(self, s: State) -> int:
        factor = 3.0 if self.slow and self.slow in kind(s) else 1.0
        return round(factor * self.median * math.exp(self.dice.gauss(0, self.spread)))


Times = dict[bool, list[int]]  # of passes, by whether there was something to play
WINDOWS = 500


def passes(
    key: str,
    mode: str,
    person: Person,
    seed: int,
    wanted: Callable[[State], bool],
    waits: Callable[[State, Rhythm], int],
) -> Times:
    """The moments at which seat 0, held by this person with a default pace, passes.

    For every pass of a full hand one of an empty one, from the same span of play.
    """
    rhythm, times, luck = Rhythm(Rng(seed).below), Times({True: [], False: []}), Rng(seed)
    s = begin(GAMES[key], mode)
    while len(times[True]) < WINDOWS or len(times[False]) < WINDOWS:
        if s.over():
            s = begin(GAMES[key], mode)
        if s.seat != 0 or not in_window(s):
            at_random(s, luck)
            continue
        full = len(s.options()) > 1
        option = answer(s, 0, Pace(), others=(1,))
        assert (option is None) == full
        if full:
            ms = person.thinks(s)
            option = s.options()[1] if luck.below(4) == 0 else PASS
            rhythm.note(s, option, ms)
        else:
            ms = waits(s, rhythm)
        fewest = min(len(times[True]), len(times[False]))
        if option is PASS and wanted(s) and len(times[full]) == fewest < WINDOWS:
            times[full].append(ms)
        s.choose(option)
    return times


def any_window(s: State) -> bool:
    return True


def like_the_person(s: State, rhythm: Rhythm) -> int:
    return wait(s, 0, rhythm, others=(1,))


def at_once(s: State, rhythm: Rhythm) -> int:
    return 0


def stranger(s: State, rhythm: Rhythm) -> int:
    return Rhythm(rhythm.draw).wait("")


@both_games
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("median", "spread"), [(700, 0.4), (4_000, 0.6)])
def test_the_moment_of_a_pass_does_not_tell_the_hand(
    key: str, mode: str, median: int, spread: float, seed: int
) -> None:
    person = Person(seed, median, spread)
    times = passes(key, mode, person, seed, any_window, like_the_person)
    assert smirnov(times[True], times[False]) > 0.01


@both_games
@pytest.mark.parametrize("naive", [at_once, stranger])
def test_passing_at_once_or_like_anybody_would_tell(
    key: str, mode: str, naive: Callable[[State, Rhythm], int]
) -> None:
    times = passes(key, mode, Person(1, 2_500, 0.5), 1, any_window, naive)
    assert smirnov(times[True], times[False]) < 1e-6


@pytest.mark.parametrize("seed", range(3))
def test_a_person_who_reads_longer_in_some_windows_is_matched_in_each(seed: int) -> None:
    person = Person(seed, 900, 0.5, slow="main window")
    for name in ("main window", "responses"):
        times = passes("dicethrone", "duel", person, seed, _called(name), like_the_person)
        assert smirnov(times[True], times[False]) > 0.01


def _called(name: str) -> Callable[[State], bool]:
    return lambda s: s.stack[-1].rule.name == name


def test_no_moment_comes_back_to_the_millisecond_more_often_than_by_accident() -> None:
    rhythm, dice = Rhythm(Rng(1).below), random.Random(1)
    own = [round(100_000 + 1_000 * n + dice.random() * 900) for n in range(KEPT)]
    rhythm.longest = 10**9
    for ms in own:
        rhythm.learn("window x", ms)
    drawn = [rhythm.wait("window x") for _ in range(2_000)]
    assert sum(ms in own for ms in drawn) < 20 and len(set(drawn)) > 1_900


def test_a_stranger_has_a_median_of_a_good_second() -> None:
    rhythm = Rhythm(Rng(2).below)
    drawn = sorted(rhythm.wait("window x") for _ in range(2_001))
    assert 1_100 < drawn[1_000] < 1_300 and drawn[0] > 300 and drawn[-1] < 4_000


def test_ones_own_times_take_the_place_of_the_strangers_one_by_one() -> None:
    rhythm = Rhythm(Rng(3).below)
    for n in range(ENOUGH):
        assert len(rhythm.known("window x")) == ENOUGH
        assert list(rhythm.known("window x"))[:n] == [7] * n
        rhythm.learn("window x", 7)
    assert rhythm.wait("window x") == 7
    assert 1 < rhythm.wait("window y") < 40  # a stranger who is as quick as in other windows
    for _ in range(2 * KEPT):
        rhythm.learn("window x", 8)
    assert rhythm.known("window x") == [8] * KEPT


def test_absence_is_no_thought() -> None:
    rhythm = Rhythm(Rng(4).below)
    rhythm.learn("window x", LONGEST + 1)
    rhythm.learn("window x", -5)
    assert rhythm.plain() == {}


def test_a_rhythm_can_be_kept() -> None:
    rhythm, again = Rhythm(Rng(5).below), Rhythm(Rng(5).below)
    for ms in range(100, 400):
        rhythm.learn("window x", ms)
    again.remember(rhythm.plain())
    assert again.plain() == rhythm.plain()
    assert [again.wait("window x") for _ in range(9)] == [rhythm.wait("window x") for _ in range(9)]


def test_only_passes_of_a_full_hand_are_learnt_from() -> None:
    rhythm, full, plays, forced = Rhythm(Rng(6).below), 0, 0, 0
    for n, s in enumerate(asked(begin(GAMES["doomtrooper"], "fight"), Rng(6))):
        if n == 300:
            break
        if in_window(s):
            rhythm.note(s, PASS, 1)
            full += len(s.options()) > 1
            forced += len(s.options()) == 1
            if len(s.options()) > 1:
                rhythm.note(s, s.options()[1], 2)
                plays += 1
    assert full and plays and forced
    kept = [ms for times in rhythm.plain().values() for ms in times]
    assert kept == [1] * full


@both_games
def test_among_people_every_window_waits_whatever_the_reason(key: str, mode: str) -> None:
    rhythm = Rhythm(Rng(7).below)
    for n, s in enumerate(asked(begin(GAMES[key], mode), Rng(7))):
        if n == 200:
            break
        seat = int(s.seat)
        if in_window(s):
            assert answer(s, seat, Pace(until="rest"), (1 - seat,)) is PASS
            assert wait(s, seat, rhythm, others=(1 - seat,)) > 100


@both_games
def test_among_bots_nothing_waits(key: str, mode: str) -> None:
    rhythm = Rhythm(Rng(7).below)
    for n, s in enumerate(asked(begin(GAMES[key], mode), Rng(7))):
        if n == 100:
            break
        assert wait(s, int(s.seat), rhythm, others=()) == 0


@both_games
def test_a_forced_answer_outside_windows_is_quick_only_if_everybody_knows(
    key: str, mode: str
) -> None:
    quick = 0
    rhythm = Rhythm(Rng(8).below)
    for s in asked(begin(GAMES[key], mode), Rng(8)):
        seat = int(s.seat)
        if not in_window(s) and len(s.options()) == 1:
            known = known_to_all(s, (1 - seat,))
            assert (answer(s, seat, Pace(), (1 - seat,), here=False) is not None) == known
            assert (wait(s, seat, rhythm, others=(1 - seat,)) == 0) == known
            quick += known
    assert quick > 0


def test_who_holds_one_card_of_many_possible_ones_is_not_forced_for_all_to_see() -> None:
    """Eight equal cards must be discarded from, and only their owner knows that they are equal."""
    game = GAMES["doomtrooper"]
    for s in asked(begin(game, "fight"), Rng(9)):
        if type(s.question()).__name__ == "Discard" and len(s.options()) > 2:
            break
    seat = int(s.seat)
    alike: Any = s.clone()
    alike.hands[seat] = [alike.hands[seat][0]] * 8
    alike.offered = None
    assert len(alike.options()) == 1
    assert not known_to_all(alike, (1 - seat,))
    assert wait(alike, seat, Rhythm(Rng(1).below), others=(1 - seat,)) > 300
    assert answer(alike, seat, Pace(), (1 - seat,), here=True) is not None
    assert answer(alike, seat, Pace(), (1 - seat,), here=False) is None


@both_games
def test_for_somebody_who_is_away_only_what_he_said_beforehand_is_done(key: str, mode: str) -> None:
    for n, s in enumerate(asked(begin(GAMES[key], mode), Rng(10))):
        if n == 200:
            break
        if in_window(s):
            seat = int(s.seat)
            assert answer(s, seat, Pace(), (1 - seat,), here=False) is None
            assert answer(s, seat, Pace(until="rest"), (1 - seat,), here=False) is PASS
            if len(s.options()) == 1:
                assert answer(s, seat, Pace(), (), here=False) is PASS  # nobody to tell


@both_games
def test_two_people_are_asked_far_less_than_their_windows_open(key: str, mode: str) -> None:
    """What the default pace spares them; and with `until` they are asked about events alone."""
    windows = 0
    asks = {"auto": 0, "event": 0}
    s, luck = begin(GAMES[key], mode), Rng(11)
    s.log = events = list[Event]()
    carried = [Pace(until="event"), Pace(until="event")]
    for state in asked(s, luck):
        carried = [pace.after(state, events, seat) for seat, pace in enumerate(carried)]
        events.clear()
        if in_window(state):
            seat = int(state.seat)
            windows += 1
            asks["auto"] += answer(state, seat, Pace()) is None
            asks["event"] += answer(state, seat, carried[seat]) is None
            carried[seat] = Pace(until="event")  # he looks up, answers, and goes on
    assert asks["event"] < asks["auto"] < windows / 2
