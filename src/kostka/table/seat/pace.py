"""Pace: what the table answers for a seat, and after which wait, so that the moment tells nothing.

Windows always open (ADR 7); that nobody is nagged by them is the table's business.  How a session
uses this, for a seat at which a person sits and which is asked:

    option = answer(state, seat, pace, others, here)       # None: the person answers
    due = asked_at + wait(state, seat, rhythm, others)     # else it is entered at that time
    rhythm.note(state, option, now - asked_at)             # what the person answered, before it
    pace = pace.after(state, events, seat)                 # enters; and after every record

`others` are the other seats at which people sit.  What keeps the secret:

- With a card that could be played, the person thinks and passes; without one, the table passes.
  The others may not tell the two apart, so the table waits for a time drawn from the times at which
  this very person has passed while holding something, in windows of the same name: `Rhythm`.
- `until` passes whatever the hand is, but whoever chooses it rarely holds much, so it waits too.
- A person who presses "pass" while an automatic answer is on its way does not hurry it: with one
  button to press everybody is quicker.  A change of pace calls the automatic answer off.
- Somebody who is not there would not pass with a card in hand, so without one the table does not
  pass for him either.  `until` was said beforehand, so it goes on.
- The clock runs during an automatic wait as it would during thought, for clocks are shown to all.
- Where every other seat is a bot there is nobody to tell, and nothing waits.

A forced answer outside windows (the first roll of the dice, the only target) is given at once if
every other person knows that it is forced.  For each of them we imagine worlds that could be the
real one; if the question has a single answer in all of these, the haste tells at most what was all
but certain anyway.  If it has more in any of them, then that it is forced follows from something
hidden, and it waits like a pass.  Windows always wait: there are many, and small hints add up.

What it cannot hide: the first few windows of a person nothing is known of (they follow a stranger's
rhythm, so keep what was learnt), thoughts longer than `longest`, and what a person tells by playing
with `auto` off.  Some hundred times are known of a person, not his nature: somebody who saw his
hand through thousands of passes could find the seam.
"""

from __future__ import annotations

import math
import secrets
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist, median
from typing import Any, Final, Literal

from kostka.games.dicethrone import terms
from kostka.kernel.chance import Rng
from kostka.kernel.event import Event
from kostka.kernel.game import Mistake
from kostka.kernel.record import shown
from kostka.kernel.state import State
from kostka.kernel.step import PASS, Named, Word
from kostka.kernel.window import PlayOrPass
from kostka.sight import SPECTATOR, doomtrooper, redact, view

Until = Literal["turn", "event", "rest"]
UNTIL: Final[dict[Any, Until | None]] = {
    "turn": "turn",
    "event": "event",
    "rest": "rest",
    None: None,
}

# The phases of each game, in the order of a turn, as `sight` names them.
PHASES: Final[dict[str, tuple[str, ...]]] = {
    "dicethrone": tuple(
        phase.key
        for phase in (
            *(terms.UPKEEP, terms.INCOME, terms.MAIN_1, terms.OFFENSIVE),
            *(terms.TARGETING, terms.DEFENSIVE, terms.MAIN_2, terms.DISCARD),
        )
    ),
    "doomtrooper": tuple(dict.fromkeys((*doomtrooper.STEPS, *doomtrooper.PHASES))),
    "plosinovka": (),  # it has no windows in which one could be asked in vain
}

TURN_BEGAN: Final = "turn-began"  # every game reports its turns by this word
WORLDS: Final = 8  # imagined for each person before a forced answer counts as known to all

KEPT: Final = 200  # times of one kind that are remembered
ENOUGH: Final = 50  # times one draws from; where there are fewer, a stranger's are added
FEW: Final = 5  # times that tell whether somebody is quick or slow
TYPICAL: Final = 1_200  # ms, the median of a stranger
SPREAD: Final = 0.5  # of the logarithm
WINDOW: Final = "window"
LONGEST: Final = 30_000  # ms; whoever takes longer was away, not thinking
FINE: Final = 1 << 20  # parts between two neighbouring times


# --- What a seat wants ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Pace:
    """How far a seat wants to be carried; known to its owner alone, changed whenever he likes.

    `auto`: pass where nothing useful can be played (stops.py); without it, one is asked in every
    window.  `until`: pass the windows of others until the seat's own turn begins, every window
    until something happens that concerns it, or every one for the rest of this turn.  `stops`: in
    these phases `until` does not pass.
    """

    auto: bool = True
    until: Until | None = None
    stops: tuple[str, ...] = ()

    @staticmethod
    def read(wire: Any, game: str) -> Pace:
        """From the wire; what is left out is as in the default.  Raises Mistake."""
        if not isinstance(wire, Mapping):
            raise Mistake(f"A pace is an object, not {shown(wire)}.")
        for key in wire:
            if key not in ("auto", "until", "stops"):
                raise Mistake(f"A pace has no {shown(key)}.")
        auto, until, stops = wire.get("auto", True), wire.get("until"), wire.get("stops", [])
        if not isinstance(auto, bool):
            raise Mistake(f"'auto' is true or false, not {shown(auto)}.")
        if not isinstance(until, str | None) or until not in UNTIL:
            raise Mistake(f"One passes until 'turn', 'event' or 'rest', not {shown(until)}.")
        if not isinstance(stops, list | tuple):
            raise Mistake(f"'stops' is a list of phases, not {shown(stops)}.")
        phases = PHASES[game]
        for stop in stops:
            if stop not in phases:
                raise Mistake(f"There is no phase {shown(stop)}; there are: {', '.join(phases)}.")
        return Pace(auto, UNTIL[until], tuple(phase for phase in phases if phase in stops))

    def plain(self) -> dict[str, Any]:
        """For its owner, and for the notes of the table."""
        return {"auto": self.auto, "until": self.until, "stops": list(self.stops)}

    def after(self, s: State, events: Sequence[Event], seat: int) -> Pace:
        """The pace once these events have happened: a mode that has reached its end is over."""
        if self.until is None:
            return self
        heard = redact(s, events, seat)
        ends = {"event": concerns, "turn": own_turn_began, "rest": turn_began}[self.until]
        return replace(self, until=None) if s.over() or ends(heard, seat) else self


def own_turn_began(events: Sequence[Event], seat: int) -> bool:
    return any(event.word.key == TURN_BEGAN and event.seat == seat for event in events)


def turn_began(events: Sequence[Event], seat: int) -> bool:
    return any(event.word.key == TURN_BEGAN for event in events)


def concerns(events: Sequence[Event], seat: int) -> bool:
    """Whether one of these events, as the seat hears of them, is worth looking up for.

    Either it happens to the seat (its turn begins, it is attacked, damaged, named as a target), or
    a thing comes into it: a card is played or sold, an ability announced, a token gained, fighters
    named.  Phases that begin, dice that are rolled and cards drawn unseen go by.
    """
    return any(
        event.seat == seat or (isinstance(event.it, Named) and not isinstance(event.it, Word))
        for event in events
    )


# --- What the table answers -----------------------------------------------------------------------


def playable(s: State, seat: int) -> bool:
    """Whether there is anything but a pass."""
    return len(s.options()) > 1


def answer(
    s: State,
    seat: int,
    pace: Pace,
    others: Sequence[int] = (),
    here: bool = True,
    useful: Callable[[State, int], bool] = playable,
) -> Any:
    """The option the table answers for the seat now, or None: then the person is asked.

    It is a pass or the only option, never anything else.  `useful` tells whether something else
    would matter, by what the seat knows.
    """
    if s.over() or s.seat != seat:
        return None
    options = s.options()
    forced = len(options) == 1
    if not in_window(s):
        silent = here or not others
        return options[0] if forced and (silent or known_to_all(s, others)) else None
    if pace.until is not None and carries(s, seat, pace):
        return PASS
    return PASS if pace.auto and (here or not others) and not useful(s, seat) else None


def carries(s: State, seat: int, pace: Pace) -> bool:
    """Whether `until` passes this window: never a phase of one's own turn on the way to it."""
    if pace.stops and phase(s) in pace.stops:
        return False
    return pace.until != "turn" or active(s) != seat


def active(s: State) -> int:
    """Whose turn it is, as `sight` tells everybody; -1: nobody's."""
    return int(view(s, SPECTATOR).data.get("active", -1))


def wait(s: State, seat: int, rhythm: Rhythm, others: Sequence[int] = ()) -> int:
    """Milliseconds from the question to the automatic answer."""
    if not others or (not in_window(s) and known_to_all(s, others)):
        return 0
    return rhythm.wait(kind(s))


def in_window(s: State) -> bool:
    return isinstance(s.question(), PlayOrPass)


def kind(s: State) -> str:
    """What is asked, as everybody may know: questions of one kind take about the same time."""
    return f"{WINDOW if in_window(s) else 'question'} {s.stack[-1].rule.name}"


def phase(s: State) -> str:
    """As `sight` names it; a game without windows has none to stop in."""
    found: str = view(s, SPECTATOR).data.get("phase", "")
    return found


def known_to_all(s: State, others: Sequence[int]) -> bool:
    """Whether there is a single answer as far as any of the others can imagine.

    Always the same worlds: whoever answers and whoever waits come to the same.
    """
    luck = Rng(0)
    for other in others:
        for _ in range(WORLDS):
            if len(s.imagine(other, luck).options()) > 1:
                return False
    return True


# --- When it answers ------------------------------------------------------------------------------


class Rhythm:
    """How long one person takes to answer, and waits like that.

    It begins as a stranger, whose times give way one by one to the person's own.  `draw(n)` gives a
    number from 0 to n - 1.  A table with days for a move gives it another `typical` and `longest`.
    """

    def __init__(
        self,
        draw: Callable[[int], int] = secrets.randbelow,
        typical: int = TYPICAL,
        longest: int = LONGEST,
    ) -> None:
        self.draw = draw
        self.typical = typical
        self.longest = longest
        self.times: dict[str, deque[int]] = {}  # by the kind of question, in ms

    def note(self, s: State, option: Any, ms: int) -> None:
        """The person answers this, so long after being asked; told before the option is entered.

        What was forced, or played in a window, teaches nothing about the pass of a full hand.
        Nothing is told while an automatic answer is on its way.
        """
        if len(s.options()) > 1 and (option is PASS or not in_window(s)):
            self.learn(kind(s), ms)

    def learn(self, about: str, ms: int) -> None:
        if 0 <= ms <= self.longest:
            self.times.setdefault(about, deque(maxlen=KEPT)).append(ms)

    def wait(self, about: str) -> int:
        """A time that could be the next one of this kind.

        Drawn between neighbouring times, so that none comes back to the millisecond: who heard the
        same time twice would know that the second was made of the first.
        """
        times = sorted(self.known(about))
        place, part = divmod(self.draw((len(times) - 1) * FINE), FINE)
        low, high = times[place], times[place + 1]
        return low + (high - low) * part // FINE

    def known(self, about: str) -> list[int]:
        """The times of this kind; where they are few, a stranger's who is about as quick."""
        own = self.times.get(about, ())
        windows = [
            ms for other in self.times if other.startswith(WINDOW) for ms in self.times[other]
        ]
        typical = float(self.typical)
        for times in (windows, own):
            if len(times) >= FEW:
                typical = median(times)
        return [*own, *stranger(typical, max(0, ENOUGH - len(own)))]

    def plain(self) -> dict[str, list[int]]:
        """To be kept with the table; not to be shown to anybody."""
        return {about: list(times) for about, times in self.times.items()}

    def remember(self, plain: Mapping[str, Sequence[int]]) -> None:
        """What was kept."""
        for about, times in plain.items():
            for ms in times:
                self.learn(about, ms)


def stranger(typical: float, n: int) -> list[int]:
    """So many times of somebody nothing more is known of, from the quickest to the slowest."""
    steps = [NormalDist().inv_cdf((i + 0.5) / n) for i in range(n)]
    return [round(typical * math.exp(SPREAD * step)) for step in steps]
