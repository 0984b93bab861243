"""Views of a state, for people and for bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kostka.games.dicethrone.state import Battle
from kostka.games.doomtrooper.state import Fight
from kostka.games.plosinovka.state import Climb
from kostka.kernel.chance import Luck
from kostka.kernel.event import Event
from kostka.kernel.sense import Number, Player, Sense
from kostka.kernel.stake import Stake
from kostka.kernel.state import State
from kostka.kernel.step import CHANCE, Choice, Word
from kostka.sight import (
    dicethrone,
    dicethrone_stakes,
    doomtrooper,
    doomtrooper_stakes,
    plosinovka,
)
from kostka.sight.viewers import JUDGE, SPECTATOR

__all__ = [
    "JUDGE",
    "SPECTATOR",
    "Seen",
    "View",
    "meant",
    "plain",
    "redact",
    "seen",
    "stake",
    "touched",
    "view",
]

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
# What answers stand for, as the one who is asked may see it, in games that hide things in play.
SEEN: Final[dict[type, Callable[[Any, Any], Any]]] = {Fight: doomtrooper.seen}
TOUCHED: Final[dict[type, Callable[[Any], list[str]]]] = {
    Battle: dicethrone.touched,
    Fight: doomtrooper.touched,
    Climb: plosinovka.touched,
}
PLAIN: Final[dict[type, Callable[[Any], dict[str, Any]]]] = {
    Battle: dicethrone.plain,
    Fight: doomtrooper.plain,
    Climb: plosinovka.plain,
}

# What a question is about, where the question alone does not tell it.
STAKES: Final[dict[type, Callable[[Any, int], Stake | None]]] = {
    Battle: dicethrone_stakes.stake,
    Fight: doomtrooper_stakes.stake,
}


class View:
    """What one viewer sees: plain values, and the question if it is theirs."""

    def __init__(
        self, viewer: int, data: dict[str, Any], question: Choice | None, options: Sequence[Sense]
    ) -> None:
        self.viewer = viewer
        self.data = data
        self.question = question
        self.options = options  # what they mean, in the order of `data["options"]`

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


def seen(s: State, it: Any) -> Any:
    """A thing or several, as the one who is asked may see them."""
    if isinstance(it, (list, tuple)):
        return [seen(s, each) for each in it]
    see = SEEN.get(type(s))
    return it if see is None or isinstance(it, (int, str)) else see(s, it)


def meant(s: State, options: Sequence[Any]) -> list[Sense]:
    """What the options mean, as the one who is asked may see it."""
    found = [s.sense(option) for option in options]
    see = SEEN.get(type(s))
    return found if see is None else [Sense(each.verb, see(s, each.it)) for each in found]


def stake(s: State) -> Stake | None:
    """What the question is about now, for whoever is asked."""
    tell = STAKES.get(type(s))
    return None if tell is None else tell(s, int(s.seat))


def touched(game: type, sense: Sense) -> list[str]:
    """The things on the table to which an answer belongs, as clients call them."""
    it = sense.it
    return [f"seat-{it.seat}"] if isinstance(it, Player) else TOUCHED[game](it)


def plain(game: type, sense: Sense) -> dict[str, Any]:
    """What an answer stands for, for a client: its kind, and ids or numbers."""
    it = sense.it
    if isinstance(it, Player):
        return {"kind": "player", "seat": it.seat}
    if isinstance(it, Number):
        return {"kind": "number", "n": it.n}
    return {"kind": "word", "id": it.key} if isinstance(it, Word) else PLAIN[game](it)


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
