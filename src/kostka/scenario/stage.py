"""The stage: a scenario is played on it, step by step, and everything it expects is checked.

Windows are passed until a move is offered, and a card that is to be drawn and was not named is the
first of the deck; dice are never made up.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from kostka.games.dicethrone.content import GAME as DICETHRONE
from kostka.games.doomtrooper.content import GAME as DOOMTROOPER
from kostka.games.plosinovka.content import GAME as PLOSINOVKA
from kostka.kernel.chance import Chance
from kostka.kernel.game import Game, Mistake
from kostka.kernel.record import shown
from kostka.kernel.save import hash_of
from kostka.kernel.state import State
from kostka.kernel.step import CHANCE, PASS
from kostka.kernel.window import PlayOrPass
from kostka.scenario.dicethrone import DiceThrone
from kostka.scenario.doomtrooper import Doomtrooper
from kostka.scenario.plosinovka import Plosinovka
from kostka.scenario.prop import Prop
from kostka.scenario.script import Refusal, Scenario, Step
from kostka.scenario.table import Table

PROPS: Final[Mapping[str, Prop]] = {
    DICETHRONE.key: DiceThrone(),
    DOOMTROOPER.key: Doomtrooper(),
    PLOSINOVKA.key: Plosinovka(),
}
OVER: Final = "over"
MOST_SKIPPED: Final = 5000  # answers given for one step, before it is thought never to come


class Move(NamedTuple):
    """A choice as it was made, of a seat or of chance."""

    seat: int
    text: str


class Stuck(Exception):
    """The scenario cannot go on as it is written."""


@dataclass(frozen=True)
class Check:
    """One thing that was expected, and what was there."""

    step: int
    what: str
    wanted: Any
    got: Any

    @property
    def holds(self) -> bool:
        return same(self.wanted, self.got)

    def plain(self) -> dict[str, Any]:
        return {"step": self.step, "what": self.what, "wanted": self.wanted, "got": self.got}


@dataclass
class Report:
    """What became of one scenario."""

    scenario: Scenario
    state: State
    checks: list[Check] = field(default_factory=list)
    line: list[Move] = field(default_factory=list)  # everything that was chosen, passes too
    says: dict[int, Mapping[str, str]] = field(default_factory=dict)  # before which move of it

    @property
    def failures(self) -> list[Check]:
        return [check for check in self.checks if not check.holds]

    @property
    def passed(self) -> int:
        return len(self.checks) - len(self.failures)


def same(wanted: Any, got: Any) -> bool:
    """Equal, and of the same type all the way down: true is not 1."""
    if isinstance(wanted, list) and isinstance(got, (list, tuple)):
        return len(wanted) == len(got) and all(map(same, wanted, got))
    return type(wanted) is type(got) and bool(wanted == got)


class Stage:
    """One game on the stage."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.s = state
        self.prop = PROPS[game.key]
        self.line: list[Move] = []

    # Playing

    def choose(self, option: Any) -> None:
        self.line.append(Move(int(self.s.seat), self.s.write(option)))
        self.s.choose(option)

    def do(self, move: str, seat: int | None = None) -> int:
        """The move, as soon as it is offered to the seat; its place among all that was chosen."""
        option = self._sought(move, seat)
        reason = self.s.may(option)
        if reason is not None:
            raise Stuck(f"{move!r} is refused by {reason.rule}")
        self.choose(option)
        return len(self.line) - 1

    def outcome(self, text: str) -> None:
        """What chance gives the next time it is asked for such a thing."""
        self.choose(self._sought(text, CHANCE))

    def _sought(self, text: str, seat: int | None) -> Any:
        for _ in range(MOST_SKIPPED):
            if self.s.over():
                raise Stuck(f"the game is over before {text!r}")
            if self.s.seat == seat or (seat is None and self.s.seat != CHANCE):
                try:
                    return self.s.read(text)
                except LookupError:
                    pass
            if not self.skip():
                raise Stuck(f"{text!r} cannot come; {self._asked()}")
        raise Stuck(f"{text!r} never came")

    def skip(self) -> bool:
        """Pass a window, or draw the first card; whether that could be done."""
        question = self.s.question()
        if isinstance(question, PlayOrPass):
            self.choose(PASS)
        elif isinstance(question, Chance) and question.secret():
            self.choose(self.s.options()[0])
        else:
            return False
        return True

    def until(self, place: str) -> None:
        """Do as little as possible until the game has come there."""
        since = self.prop.mark(self.s)
        for _ in range(MOST_SKIPPED):
            if self.s.over():
                if place == OVER:
                    return
                raise Stuck(f"the game is over before {place!r}")
            if place != OVER and self.prop.at(self.s, place, since):
                return
            if not self.skip():
                self._quiet(place)
        raise Stuck(f"{place!r} never came")

    def _quiet(self, place: str) -> None:
        if self.s.seat != CHANCE:
            for move in self.prop.quiet:
                try:
                    option = self.s.read(move)
                except LookupError:
                    continue
                if self.s.may(option) is None:
                    self.choose(option)
                    return
        raise Stuck(f"an answer is needed before {place!r}; {self._asked()}")

    def pass_window(self) -> None:
        """Everybody passes the window that is open."""
        if self.s.over() or not isinstance(self.s.question(), PlayOrPass):
            raise Stuck("no window is open that could be passed")
        frame = self.s.stack[-1]
        while not self.s.over() and self.s.stack[-1] is frame and self.s.seat != CHANCE:
            self.choose(PASS)

    def refusal(self, refusal: Refusal) -> str:
        """The rule by which the move is refused; "" if it is not."""
        for _ in range(MOST_SKIPPED):
            if refusal.seat is None or self.s.seat == refusal.seat or self.s.over():
                break
            if not self.skip():
                raise Stuck(f"seat {refusal.seat} is not asked; {self._asked()}")
        if self.s.over() or self.s.seat == CHANCE:
            raise Stuck(f"nobody is asked who could {refusal.do!r}")
        try:
            reason = self.s.may(self.s.read(refusal.do))
        except LookupError:
            raise Stuck(f"{refusal.do!r} cannot even be thought of; {self._asked()}") from None
        return "" if reason is None else reason.rule

    def _asked(self) -> str:
        if self.s.seat == CHANCE:
            return f"chance is asked, such as for {self.s.write(self.s.options()[0])!r}"
        moves = [self.s.write(option) for option in self.s.options()]
        offered = ", ".join(moves[:12]) + (", ..." if len(moves) > 12 else "")
        return f"seat {int(self.s.seat)} is asked: {offered}"

    # Looking

    def values(self) -> dict[str, Any]:
        found = self.prop.values(self.s)
        found["over"] = self.s.over()
        found["result"] = list(self.s.outcome()) if self.s.over() else []
        found["hash"] = self.game.hash(self.s)
        return found

    def value(self, table: Table, path: str) -> Any:
        """`tokens.0.kinetic-energy`: names and places, joined by dots."""
        found: Any = self.values()
        for part in path.split("."):
            if isinstance(found, dict) and part in found:
                found = found[part]
            elif isinstance(found, list) and part.isdecimal() and len(part) < 4:
                if int(part) >= len(found):
                    return None
                found = found[int(part)]
            elif isinstance(found, dict):
                raise table.wrong(path, f"there is no {shown(part)}; there are: {', '.join(found)}")
            elif found is None:
                return None
            else:
                raise table.wrong(path, f"there is nothing called {shown(part)}")
        return found


def play(scenario: Scenario) -> Report:
    """Play it; what does not hold is in the report, what makes no sense raises Mistake."""
    stage = Stage(scenario.game, begun(scenario))
    stage.line += [Move(CHANCE, text) for text in scenario.out or ()]
    report = Report(scenario, stage.s, line=stage.line)
    for n, step in enumerate(scenario.steps, 1):
        try:
            _play(stage, step, n, report)
        except Stuck as stuck:
            report.checks.append(Check(n, "the step can be played", True, str(stuck)))
            break
    return report


def begun(scenario: Scenario) -> State:
    """The position the scenario begins with."""
    if scenario.game.key not in PROPS:
        raise Mistake(f"{scenario.file}: no scenario of {scenario.game.key} can be played yet.")
    prop, set_up = PROPS[scenario.game.key], scenario.set_up
    try:
        s = scenario.game.new(scenario.setup)
    except Mistake as mistake:
        raise Mistake(f"{scenario.file}, [setup]: {mistake}") from None
    if scenario.saved is not None:
        s = _loaded(scenario, scenario.saved, s)
    elif scenario.out is None:
        start = scenario.start or 0
        if start >= s.seats():
            raise set_up.wrong("start", f"there are only {s.seats()} seats, the first of them is 0")
        prop.start(s, start)
    else:
        for text in scenario.out:
            try:
                if s.seat != CHANCE:
                    raise LookupError
                s.choose(s.read(text))
            except LookupError:
                raise set_up.wrong("out", f"chance cannot give {shown(text)} there") from None
    if scenario.position.values:
        if not prop.laid(s):
            raise set_up.wrong("out", "a position needs all outcomes of the set-up")
        prop.place(s, scenario.position)
    return s


def _loaded(scenario: Scenario, saved: str, new: State) -> State:
    """The state that was saved, which has to be one of this game, and as it was saved.

    Nobody can tell by looking whether a game leads to a state, and from one to which none does the
    rules may go on for ever; so it has its hash beside it.
    """
    shelf, set_up = scenario.game.shelf, scenario.set_up
    if set_up.text("hash") != hash_of(saved):
        raise set_up.wrong("saved", "this is not as it was saved, for its hash is another one")
    try:
        s = shelf.load(saved)
        if type(s) is type(new) and s.seats() == new.seats() and shelf.save(s) == saved:
            found: State = s
            return found
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        pass
    raise set_up.wrong("saved", "this is no state of such a game")


def _play(stage: Stage, step: Step, n: int, report: Report) -> None:
    checks, said_at = report.checks, len(stage.line)
    for seat, name in ((step.seat, "seat"), (step.resign, "resign")):
        if seat is not None and seat >= stage.s.seats():
            raise step.table.wrong(name, f"there are only {stage.s.seats()} seats")
    if step.refuse is not None:
        what = f"{step.refuse.do!r} is refused"
        checks.append(Check(n, what, step.refuse.rule, stage.refusal(step.refuse)))
    if step.do is not None:
        said_at = stage.do(step.do, step.seat)
    elif step.pass_:
        stage.pass_window()
    elif step.until is not None:
        places = (*stage.prop.places, OVER)
        stage.until(step.table.one_of("until", step.until, places, "place"))
    elif step.resign is not None:
        if stage.s.over():
            raise Stuck("the game is over, nobody can resign")
        stage.s.resign(step.resign)
    elif step.drawn:
        if stage.s.over():
            raise Stuck("the game is over, nobody can agree on a draw")
        stage.s.agree()
    if step.say:
        report.says[said_at] = step.say
    for text in step.out:
        stage.outcome(text)
    if step.offers:
        moves = stage.values()["options"]
        for move in step.offers:
            checks.append(Check(n, f"{move!r} is offered", True, move in moves))
    for path, wanted in step.expect.items():
        what = path if path.isprintable() else ascii(path)
        checks.append(Check(n, what, wanted, stage.value(step.table, path)))
