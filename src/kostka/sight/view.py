"""Views of a state, for people and for bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kostka.games.dicethrone.state import Battle
from kostka.games.doomtrooper.state import Fight
from kostka.games.plosinovka.state import Climb
from kostka.kernel.chance import Luck
from kostka.kernel.event import Event, ReadDue
from kostka.kernel.state import State
from kostka.kernel.step import CHANCE, Choice
from kostka.sight import dicethrone, doomtrooper, plosinovka
from kostka.sight.viewers import JUDGE, SPECTATOR

__all__ = ["JUDGE", "SPECTATOR", "Seen", "View", "meant", "redact", "view"]

SHOW: Final[dict[type, Callable[[Any, int, bool], dict[str, Any]]]] = {
    Battle: dicethrone.show,
    Fight: doomtrooper.show,
    Climb: plosinovka.show,
}
HIDE: Final[dict[type, Callable[[Any, Event, int], Event]]] = {
    Battle: dicethrone.hide,
    Fight: doomtrooper.hide,
    Climb: plosinovka.hide,
}
# What the options stand for, in games whose options are numbers of things on the table.
MEANT: Final[dict[type, Callable[[Any, Sequence[Any]], list[Any]]]] = {Fight: doomtrooper.meant}


class View:
    """What one viewer sees: plain values, and the question if it is theirs."""

    def __init__(
        self, viewer: int, data: dict[str, Any], question: Choice | None, options: Sequence[Any]
    ) -> None:
        self.viewer = viewer
        self.data = data
        self.question = question
        self.options = options  # in the order of `data["options"]`

    def plain(self) -> dict[str, Any]:
        """For the wire: ids and numbers only."""
        return self.data


def view(s: State, viewer: int) -> View:
    data = SHOW[type(s)](s, viewer, viewer == JUDGE)
    data["rulings"] = s.read_otherwise()  # what this table reads otherwise than the book
    data["over"] = s.over()
    data["asked"] = "chance" if s.seat == CHANCE else int(s.seat)
    data["where"] = [f.rule.name for f in s.stack]
    if s.over():
        data["outcome"] = s.outcome()
        data["technical"] = s.technical()
    mine = not s.over() and s.seat >= 0 and viewer in (s.seat, JUDGE)
    options = list(s.options()) if mine else []
    data["options"] = [s.write(option) for option in options]
    return View(viewer, data, s.question() if mine else None, meant(s, options))


def meant(s: State, options: Sequence[Any]) -> list[Any]:
    """The things behind the options; of rules that fell due, the rules."""
    if not options:
        return []
    found = MEANT.get(type(s))
    if found is not None:
        return found(s, options)
    step = s.question()
    if isinstance(step, ReadDue):
        return [step.due(s.stack[-1], option) for option in options]
    return list(options)


def redact(s: State, events: Sequence[Event], viewer: int) -> list[Event]:
    """The events as the viewer may hear of them."""
    if viewer == JUDGE:
        return list(events)
    hide = HIDE[type(s)]
    return [hide(s, event, viewer) for event in events]


class Seen:
    """All a bot gets: the view of its seat, its options, and worlds that could be the real one."""

    def __init__(self, s: State, seat: int) -> None:
        self._s = s
        self.seat = seat

    def game(self) -> type:
        """Which game is played: the class of its states."""
        return type(self._s)

    def view(self) -> View:
        return view(self._s, self.seat)

    def question(self) -> Choice:
        return self._s.question()

    def options(self) -> Sequence[Any]:
        if self._s.seat != self.seat:
            raise ValueError("another seat is asked")
        return self._s.options()

    def blind(self, luck: Luck) -> Any:
        """What a random player answers."""
        if self._s.seat != self.seat:
            raise ValueError("another seat is asked")
        return self._s.blind(luck)

    def imagine(self, luck: Luck) -> State:
        return self._s.imagine(self.seat, luck)
