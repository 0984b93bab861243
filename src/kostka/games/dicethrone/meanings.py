"""Dice Throne, what answers stand for that has no name: dice, one die, a card lying face down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, final

from kostka.games.dicethrone.dice import FOREIGN, NO_DICE, SHOWN
from kostka.games.dicethrone.printed import Card, Row, Sale, Spend
from kostka.kernel.sense import Thing


@final
@dataclass(frozen=True)
class Dice(Thing):
    """Dice by what they show, perhaps with the foreign one among them."""

    faces: tuple[int, ...]
    foreign: bool = False


@final
@dataclass(frozen=True)
class ADie(Thing):
    """A die by what it shows, or is to show."""

    face: int


@final
@dataclass(frozen=True)
class FaceDown(Thing):
    """A card that lies face down, by its place."""

    place: int


@final
@dataclass(frozen=True)
class InThisOrder(Thing):
    """Cards to be laid face down."""

    cards: tuple[Any, ...]


def kept(place: int) -> Dice:
    """The dice behind the number of a keep."""
    if place < FOREIGN:
        return Dice(tuple(SHOWN[place]))
    return Dice(tuple(SHOWN[place - FOREIGN]), True)


def rolled(place: int) -> Dice:
    """The dice behind the number of a roll; what the foreign one shows comes first."""
    face, own = divmod(place, FOREIGN)
    return Dice(((face,) if face else ()) + tuple(SHOWN[own]), face > 0)


def keeping(place: int) -> str:
    return "keep-none" if place == NO_DICE else "keep-these"


def done_with(play: Any) -> str:
    """What is done with something that is played: the verb."""
    if isinstance(play, Row):
        return "announce"
    if isinstance(play, Sale):
        return "sell"
    if isinstance(play, Spend):
        return "use" if play.token is None else "spend"
    return "play" if isinstance(play, Card) else "choose"


def behind(play: Any) -> Any:
    """The thing that is played: of a sale the card."""
    return play.card if isinstance(play, Sale) else play
