"""Doomtrooper, what answers stand for: pieces, areas, abilities; and questions that name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.terms import AREAS
from kostka.kernel.sense import Number, Player, Sense, Thing
from kostka.kernel.step import Choice, Frame, Named, Word

ROOM: Final = 8  # more than there are areas
ITSELF: Final = Word("on-itself")  # the warrior whose ability it is, or who bears the card


@final
@dataclass(frozen=True)
class APieceOf(Thing):
    """A piece in play, by its number; who lies face down is not told by it."""

    number: int


@final
@dataclass(frozen=True)
class ACardOfTheDuel(Thing):
    """A card that was played in this duel, by its number."""

    number: int


@final
@dataclass(frozen=True)
class AnAbilityOf(Thing):
    """An ability of a piece in play."""

    number: int
    ability: Any


@final
@dataclass(frozen=True)
class ASpellOf(Thing):
    """A spell that may be strengthened, by how it is asked for."""

    option: int


@final
@dataclass(frozen=True)
class AnAreaOf(Thing):
    """An area of a player; `own`: there is no other player's to be told from it."""

    area: Word
    seat: int
    own: bool = False


def area_of(on: int, own: bool = False) -> AnAreaOf:
    """Areas of players are numbered through."""
    return AnAreaOf(AREAS[on % ROOM], on // ROOM, own)


def piece_or_word(option: Any) -> Any:
    return option if isinstance(option, Named) else APieceOf(int(option))


class NamesAPiece(Choice):
    """A question whose numbers are pieces in play."""

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return piece_or_word(option)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Named) else f"with {s.name(option)}"


class NamesAPlayer(Choice):
    """A question whose numbers are players."""

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return option if isinstance(option, Named) else Player(int(option))

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Named) else f"on seat {option + 1}"


class NamesANumber(Choice):
    """A question whose numbers are numbers."""

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return option if isinstance(option, Named) else Number(int(option))


class NamesAWord(Choice):
    """A question whose answers are names: of affiliations, ranks, areas."""

    def sense(self, s: Any, f: Frame, option: Any) -> Sense:
        return Sense("name", option)
