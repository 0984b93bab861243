"""The words of a rulebook: steps, choices, conditions, rules, and the finger that follows them.

A *Step* is one sentence.  A *Rule* is a titled list of steps.  A *Frame* is a finger on one line of
one rule.  Steps and rules are values, made once when a game is loaded and never changed by play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from kostka.kernel.sense import Sense

if TYPE_CHECKING:
    from kostka.kernel.state import State

CHANCE: Final = -1  # the seat that rolls the dice and deals the cards
NOBODY: Final = -2  # nobody has to choose, so the rules go on
NOT_OFFERED: Final = "KERNEL-NOT-OFFERED"


class Named:
    """A static thing of a game that is known by its key: a card, a token, a word.  Never copied."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.ordinal: i64 = 0  # its number in tensors, from 1, once one was made

    def __repr__(self) -> str:
        return f"<{self.key}>"


@final
class Word(Named):
    """An answer, a kind of event or a source that is nothing but its name.

    `heeded`: rules may fall due by an event of this kind, so it is made even when nobody logs.
    `reveals`: by such an event somebody learns what he could not know; an answer by which it came
    is not simply taken back.  `shows`: by it all but the seat it is about may.  `private`: its
    thing is for the seat it is about alone.
    """

    def __init__(
        self,
        key: str,
        heeded: bool = False,
        reveals: bool = False,
        shows: bool = False,
        private: bool = False,
    ) -> None:
        super().__init__(key)
        self.heeded = heeded
        self.reveals = reveals
        self.shows = shows
        self.private = private


PASS: Final = Word("pass")


@final
class Reason:
    """Why not: the id of the rule that forbids it, and what it forbids.  Made only when asked.

    `facts` are the things and numbers of this very case, by name; a game finds them for whoever
    wants to say why (`Refusals`), not whenever it judges.
    """

    def __init__(self, rule: str, option: Any, facts: dict[str, Any] | None = None) -> None:
        self.rule = rule
        self.option = option
        self.facts: dict[str, Any] = {} if facts is None else facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.option is other.option

    def __hash__(self) -> int:
        return hash(self.rule)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.option!r})"


class Step:
    """One sentence of the rulebook."""

    def run(self, s: Any, f: Frame) -> None:
        raise NotImplementedError

    def parts(self) -> Sequence[Rule]:
        """The rules spelled out inside this sentence, so that the index can name them."""
        return ()


class Condition:
    """A statement that holds or does not."""

    def holds(self, s: Any, f: Frame) -> bool:
        raise NotImplementedError


class Rule(Step):
    """A titled list of steps.  Reaching it while reading another rule opens a frame for it.

    `between` is read between every two lines.  As soon as `ends_if` holds, the rule is over, and
    so is all that was opened for it, but not a rule that `interrupts`: that one is read to its end.
    """

    def __init__(
        self,
        name: str,
        *lines: Step,
        between: Step | None = None,
        ends_if: Condition | None = None,
        interrupts: bool = False,
    ) -> None:
        self.name = name
        self.lines: tuple[Step, ...] = lines  # as printed; `steps` is what is read
        self.between = between
        self.ends_if = ends_if
        self.interrupts = interrupts
        self.steps: tuple[Step, ...] = lines
        if between is not None:
            self.steps = tuple([step for line in lines for step in (line, between)][:-1])
        self.size: i64 = len(self.steps)

    def run(self, s: Any, f: Frame) -> None:
        state: State = s
        state.open(self, f.you, f.it)

    def parts(self) -> Sequence[Rule]:
        return (self,)

    def __repr__(self) -> str:
        return f"Rule({self.name!r})"


class If(Rule):
    """If the condition holds, read this block."""

    def __init__(self, condition: Condition, *steps: Step) -> None:
        super().__init__("", *steps)
        self.condition = condition

    def run(self, s: Any, f: Frame) -> None:
        if self.condition.holds(s, f):
            state: State = s
            state.open(self, f.you, f.it)


class Choice(Step):
    """A sentence that stops the game until a seat, or chance, has picked an option.

    An option is a small number or a `Named` thing, never an object made for the occasion.
    """

    def run(self, s: Any, f: Frame) -> None:
        state: State = s
        state.seat = f.you

    def ask_in_doubt(self, s: Any, f: Frame) -> None:
        """Ask only where there is a choice: what can be answered but one way is answered."""
        options = self.options(s, f)
        if len(options) == 1:
            self.answer(s, f, options[0])
        elif options:
            state: State = s
            state.seat = f.you

    def options(self, s: Any, f: Frame) -> Sequence[Any]:
        raise NotImplementedError

    def blind(self, s: Any, f: Frame, luck: Any) -> Any:
        """What a random player answers; None is any of the options, each as often.

        For games that would never end if each were as likely (then none is impossible, only
        seldom), and where an answer can be found without judging all.  If there is but one, None.
        """
        return None

    def may(self, s: Any, f: Frame, option: Any) -> Reason | None:
        return None if option in self.options(s, f) else Reason(NOT_OFFERED, option)

    def offers(self, s: Any, f: Frame) -> Sequence[Any]:
        """All one could think of answering here, allowed or not."""
        return self.options(s, f)

    def answer(self, s: Any, f: Frame, option: Any) -> None:
        raise NotImplementedError

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        """How the option is written: in logs, scenarios, at the keyboard.  No two alike."""
        return option.key if isinstance(option, Named) else str(option)

    def sense(self, s: Any, f: Frame, option: Any) -> Sense:
        """What the option means.  An answer that is a mere word is its own verb."""
        if isinstance(option, Word):
            return Sense(option.key, option)
        return Sense(self.verb(s, f, option), self.stands_for(s, f, option))

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        """What one does with the thing: the key of how it is said."""
        raise NotImplementedError(f"{type(self).__name__} has no verb for {option!r}")

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        """The thing: the option itself if it has a name, else what its number counts or means."""
        if isinstance(option, Named):
            return option
        raise NotImplementedError(f"{type(self).__name__} does not say what {option!r} stands for")

    def secret(self) -> bool:
        """Whether only the seat that was asked may see the answer."""
        return False

    def forget(self, s: Any, f: Frame, seat: int, rng: Any) -> None:
        """Replace by a guess whatever this step has noted down and `seat` must not know."""


class Judged(Choice):
    """A choice in which some answers are forbidden, each by a rule."""

    def offers(self, s: Any, f: Frame) -> Sequence[Any]:
        raise NotImplementedError

    def forbids(self, s: Any, f: Frame, option: Any) -> str:
        """The id of the rule that forbids it, or "" if none does."""
        raise NotImplementedError

    def may(self, s: Any, f: Frame, option: Any) -> Reason | None:
        rule = self.forbids(s, f, option)
        return Reason(rule, option) if rule else None

    def options(self, s: Any, f: Frame) -> Sequence[Any]:
        return [option for option in self.offers(s, f) if not self.forbids(s, f, option)]


@mypyc_attr(acyclic=True)
class Notes:
    """What one reading of a rule has noted down: gone with its frame, copied with its frame."""

    def copy(self) -> Notes:
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A finger on a line: the rule, the next line, who "you" are, what "it" is, counter, notes."""

    __slots__ = ("it", "line", "n", "notes", "rule", "you")

    def __init__(
        self, rule: Rule, line: i64, you: i64, it: Any, n: i64, notes: Notes | None
    ) -> None:
        self.rule = rule
        self.line: i64 = line
        self.you: i64 = you
        self.it = it
        self.n: i64 = n
        self.notes = notes

    def again(self) -> None:
        """Read this line once more, after whatever it has just opened."""
        self.line -= 1

    def restart(self) -> None:
        """Read the rule from its first line, after this one."""
        self.line = 0

    def leave(self) -> None:
        """Read no further."""
        self.line = self.rule.size


def index(*rules: Rule) -> dict[str, Rule]:
    """Every rule of a game by its name; a block inside `name` is called `name/0`, `name/1`, ..."""
    found: dict[str, Rule] = {}
    for rule in rules:
        _enter(found, rule.name, rule)
    return found


def _enter(found: dict[str, Rule], name: str, rule: Rule) -> None:
    if found.get(name) is rule:
        return
    if not name or name in found:
        raise ValueError(f"two rules are called {name!r}")
    rule.name = name
    found[name] = rule
    for i, step in enumerate(rule.steps):
        for j, part in enumerate(step.parts()):
            _enter(found, part.name or (f"{name}/{i}" if j == 0 else f"{name}/{i}.{j}"), part)
