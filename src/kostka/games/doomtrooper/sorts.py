"""Doomtrooper, the sorts of effects: what a card is asked for before anybody looks closer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kostka.games.doomtrooper.terms import (
    Value,
)
from kostka.kernel.step import Choice, Word


class Effect:
    """What a card in play means: read whenever somebody asks, stored nowhere."""


class Identity(Effect):
    """An effect that changes what its bearer is; asked before all others."""


class Reaching(Effect):
    """An effect on others than its bearer."""


class Warding(Effect):
    """An effect that makes somebody immune to a type of cards."""

    kind: Word


class Hastening(Effect):
    """An effect that has to do with who strikes first."""


class Leading(Effect):
    """An effect by which warriors attack with any action."""


class Lending(Effect):
    """An effect by which cards are played without an action."""


class Renouncing(Effect):
    """An effect by which some cards lie on its bearer in vain."""


class Proviso(Effect):
    """An effect around another one that counts only while something is true."""

    effect: Effect

    def holds(self, s: Any, piece: Any, warrior: Any, foe: Any) -> bool:
        """Of the piece that says so, for the warrior, who may have a foe."""
        raise NotImplementedError


class Spreading(Reaching):
    """An effect on others that says itself whom it reaches."""

    effect: Effect

    def covers(self, s: Any, piece: Any, warrior: Any) -> bool:
        raise NotImplementedError


@dataclass(frozen=True)
class Counted(Effect):
    """So much for each of something that is counted whenever somebody asks."""

    n: int
    to: Value

    def count(self, s: Any, piece: Any, warrior: Any) -> int:
        raise NotImplementedError

    def based(self) -> bool:
        """Whether it belongs to the base: DOOM-MOD-02."""
        return False

    def instead(self) -> bool:
        """Whether it is all of the base, whatever is printed."""
        return False


class Excluding(Reaching):
    """An effect by which others are not added to an area."""


class Aloof(Effect):
    """Of a warrior card: some cards are not played on him."""


class Shunning(Aloof):
    """Of a warrior card: it says itself which cards are not played on him."""

    def bars(self, warrior: Any, card: Any, seat: int) -> bool:
        raise NotImplementedError


class Untouched(Aloof):
    """Of a warrior card: no card has any effect on him but those of whoever attacks him."""


class Sharing(Effect):
    """An effect by which warriors have the special abilities of other cards."""

    def lends(self, s: Any, piece: Any, warrior: Any) -> list[Any]:
        """The cards whose abilities the piece that says so gives to this warrior."""
        raise NotImplementedError


class Salvaging(Effect):
    """An effect that has to do with where cards go that leave play."""

    def place(self, s: Any, holder: Any, leaving: Any, loss: Any) -> Word | None:
        """Where `leaving` goes, if not as usual."""
        raise NotImplementedError


class Rare(Effect):
    """An effect that hardly any card has; whoever asks for it looks at those cards only."""


class Opening(Effect):
    """An effect by which the opponents of its player play with open hands."""


class ShuffledBack(Effect):
    """Killed or discarded, it goes into its owner's draw pile."""


class Hushing(Effect):
    """An effect by which cards cannot be played in a duel."""


class Muting(Effect):
    """An effect by which the card of its bearer says less."""

    def wholly(self) -> bool:
        """Whether none of its abilities is left, or only what it gives to others is gone."""
        raise NotImplementedError


class Frail(Effect):
    """Of a warrior card: any wound kills him."""


class Ruling(Effect):
    """An effect that changes a rule for a player or for all: how many actions, cards, points."""

    def tax(self) -> int:
        """What each promotion point costs the player with whom the card lies."""
        return 0


class Hampering(Effect):
    """An effect of a card of one duel on which weapons are used or whether a blow is struck."""


class Returning(Effect):
    """It may be taken back into the hand even from the discard pile, for two actions."""


class Restraining(Effect):
    """An effect by which its bearer does not attack some warriors: DOOM-DUEL-13."""

    def bars(self, s: Any, attacker: Any, defender: Any) -> bool:
        raise NotImplementedError


class Granting(Effect):
    """An effect by which somebody may be given cards that others of his kind may not have."""


class Unrestrained(Effect):
    """An effect by which nothing printed on his card keeps its bearer from attacking somebody."""


class Barring(Reaching):
    """An effect by which some cards are not played, or only so many."""


class Reserving(Effect):
    """An effect that keeps destiny points apart: as many as `n` of the piece, for its player."""


class NamesAGift(Effect):
    """An effect by which one gift, which `n` of the piece names, counts twice."""


class Looking(Choice):
    """A choice among the cards in the hand of the player on whom the card was played."""


class Sifting(Choice):
    """A choice among the cards in the discard pile of the player on whom the card was played."""


class Prying(Choice):
    """A choice among the cards in the draw pile of the player on whom the card was played."""


class Objecting(Choice):
    """A choice of who holds the card when another has won."""
