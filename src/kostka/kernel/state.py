"""The table and the bookmark: how a game is read, line by line, until someone has to choose.

The stack of frames is every rule we are in the middle of: the turn, the attack inside it, the
reaction inside that.  Nothing else remembers where we are, so copying a few short lists copies a
game in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr

from kostka.kernel.chance import Chance, Luck
from kostka.kernel.event import DUE, Due, Event
from kostka.kernel.sense import Sense
from kostka.kernel.step import CHANCE, NOBODY, Choice, Frame, Reason, Rule, Word


@mypyc_attr(native_class=True)
class State:
    """What lies on the table, plus the bookmark.  A game subclasses it with its own fields."""

    def __init__(self, stack: list[Frame], seat: i64, offered: Sequence[Any] | None) -> None:
        self.stack = stack
        self.seat: i64 = seat
        self.offered = offered  # the options, once somebody asked for them
        self.news: list[Event] = []  # reported and not yet heeded; empty whenever the game stops
        self.log: list[Event] | None = None  # a reader of the events, if there is one
        self.hurry = False  # windows answer for a seat that can only pass: quicker, never different

    # What a game says about itself

    def clone(self) -> State:
        """A copy that can be played on without touching this one."""
        raise NotImplementedError

    def imagine(self, seat: int, luck: Luck) -> State:
        """A game that, for all `seat` can know, could be this one; made of nothing else."""
        raise NotImplementedError

    def due(self, event: Event) -> list[Due]:
        """The rules that fall due by this event."""
        return []

    def stands(self, due: Due) -> bool:
        """Whether a rule that fell due is still to be read; what it came from may have left."""
        return True

    def called(self, due: Due) -> str:
        """How a rule that fell due is written where its owner picks the next; no two alike."""
        about = getattr(due.it, "key", "")
        return f"{due.rule.name} {about}" if about else due.rule.name

    def seats(self) -> int:
        raise NotImplementedError

    def outcome(self) -> list[int]:
        """Once the game is over: 1 for each seat that won, else 0; a draw has no 1."""
        raise NotImplementedError

    def technical(self) -> bool:
        """Whether the game was stopped by the technical limit, which is no rule of the game."""
        return False

    def read_otherwise(self) -> list[str]:
        """The named exceptions of this table, such as `THR-AMB-30:faq`; none: by the book."""
        return []

    def resign(self, seat: int) -> None:
        """This seat plays no further; no choice of the game, so it may come at any time."""
        raise NotImplementedError

    def agree(self) -> None:
        """The seats agree on a draw; no choice of the game either."""
        raise NotImplementedError

    # Reading

    def open(self, rule: Rule, you: i64, it: Any) -> None:
        self.stack.append(Frame(rule, 0, you, it, 0, None))

    def find(self, rule: Rule, outer: int = 0) -> Frame | None:
        """The innermost frame that reads `rule`, or the one `outer` readings further out."""
        for f in reversed(self.stack):
            if f.rule is rule:
                if outer == 0:
                    return f
                outer -= 1
        return None

    def advance(self) -> None:
        """Read on until someone has to choose or nothing is left to read."""
        stack = self.stack
        while self.seat == NOBODY and stack:
            if self.news:
                self.heed()
            f = stack[-1]
            rule = f.rule
            line: i64 = f.line
            if line < rule.size:
                f.line = line + 1
                rule.steps[line].run(self, f)
            else:
                stack.pop()
        if self.news:
            if stack:
                raise AssertionError("a step may ask or report, not both")
            self.news = []

    def report(self, word: Word, seat: i64, n: i64, it: Any, source: Any) -> None:
        """Called by the one function that makes the change."""
        if word.heeded or self.log is not None:
            event = Event(word, seat, n, it, source)
            if word.heeded:
                self.news.append(event)
            if self.log is not None:
                self.log.append(event)

    def heed(self) -> None:
        """Something happened: leave the rules that end by it, open those that fall due by it."""
        news = self.news
        self.news = []
        ended = False
        for f in self.stack:
            rule = f.rule
            ended = ended and not rule.interrupts
            ends_if = rule.ends_if
            if not ended and ends_if is not None:
                ended = ends_if.holds(self, f)
            if ended:
                f.leave()
        found: list[Due] | None = None
        for event in news:
            for due in self.due(event):
                if found is None:
                    found = []
                place = len(found)
                while place > 0 and found[place - 1].rank > due.rank:
                    place -= 1
                found.insert(place, due)
        if found is not None:
            self.open(DUE, found[0].you, tuple(found))

    # The question

    def question(self) -> Choice:
        f = self.stack[-1]
        steps: tuple[object, ...] = f.rule.steps  # looked at once, as a choice
        step = steps[f.line - 1]
        assert isinstance(step, Choice)
        return step

    def ask(self, seat: i64, options: Sequence[Any]) -> None:
        """This seat has to choose, and what it may do was found already."""
        self.seat = seat
        if self.hurry:
            self.offered = options

    def options(self) -> Sequence[Any]:
        """All that the asked seat may do now: the one and only meaning of "legal"."""
        offered = self.offered
        if offered is None:
            offered = self.question().options(self, self.stack[-1])
            self.offered = offered
        return offered

    def may(self, option: Any) -> Reason | None:
        """Why the asked seat may not choose this; `options()` is made of the same answer."""
        return self.question().may(self, self.stack[-1], option)

    def choose(self, option: Any) -> None:
        """The only way a game moves.  Dice come in through here too, so a log is a replay."""
        f = self.stack[-1]
        steps: tuple[object, ...] = f.rule.steps
        step = steps[f.line - 1]
        assert isinstance(step, Choice)
        self.seat = NOBODY
        self.offered = None
        step.answer(self, f, option)
        self.advance()

    def roll(self, luck: Luck) -> Any:
        """An outcome of the chance step we are at, drawn with the caller's own luck."""
        step = self.question()
        assert isinstance(step, Chance)
        return step.sample(self, self.stack[-1], luck)

    def blind(self, luck: Luck) -> Any:
        """What a random player answers now."""
        option = self.question().blind(self, self.stack[-1], luck)
        if option is None:
            options = self.options()
            option = options[luck.below(len(options))]
        return option

    def over(self) -> bool:
        return not self.stack

    def at_chance(self) -> bool:
        return self.seat == CHANCE

    def sense(self, option: Any) -> Sense:
        """What an option of the question means: its verb and the thing it stands for."""
        return self.question().sense(self, self.stack[-1], option)

    # Moves as text

    def write(self, option: Any) -> str:
        return self.question().notation(self, self.stack[-1], option)

    def read(self, text: Any) -> Any:
        """The offered option, allowed or not, that is written like this; raises LookupError."""
        if not isinstance(text, str):
            raise LookupError("a move is a text")
        step, f = self.question(), self.stack[-1]
        wanted = _tidy(text)
        for option in self.options():
            if step.notation(self, f, option) == wanted:
                return option
        for option in step.offers(self, f):
            if step.notation(self, f, option) == wanted:
                return option
        raise LookupError(wanted)

    # Copying

    def bookmark(self) -> list[Frame]:
        copied: list[Frame] = []
        for f in self.stack:
            notes = f.notes
            copied.append(
                Frame(f.rule, f.line, f.you, f.it, f.n, None if notes is None else notes.copy())
            )
        return copied


def _tidy(text: str) -> str:
    """One space between words, kebab-case, last numbers in order: `keep 6 1` is `keep 1 6`."""
    words = text.lower().replace("_", "-").split()
    end = len(words)
    while end > 0 and words[end - 1].isdigit():
        end -= 1
    return " ".join(words[:end] + sorted(words[end:]))


def playout(s: State, luck: Luck) -> int:
    """Play at random to the end; how many decisions were taken, forced answers not counted."""
    decisions = 0
    s.hurry = True
    while s.stack:
        if s.seat == CHANCE:
            s.choose(s.roll(luck))
        elif play_on(s, luck):
            decisions += 1
    return decisions


def play_on(s: State, luck: Luck) -> bool:
    """A random player answers; whether there was more than one answer."""
    option = s.question().blind(s, s.stack[-1], luck)
    if option is None:
        options = s.options()
        n: i64 = len(options)
        if n == 1:
            s.choose(options[0])
            return False
        option = options[luck.below(n)]
    s.choose(option)
    return True


def settle(s: State, luck: Luck) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    while s.seat == CHANCE:
        s.choose(s.roll(luck))
