"""Dice Throne, the triggers: by which events passive abilities act."""

from __future__ import annotations

from typing import final

from kostka.games.dicethrone.printed import Card, Row, Symbol, Token, Trigger
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import ACTIVATES, DAMAGED, TOKEN_GAINED, ULTIMATE, UPGRADED
from kostka.kernel.event import Event
from kostka.kernel.step import Word


@final
class YouAreDamaged(Trigger):
    """Other than by an ultimate: THR-BP-09."""

    def __init__(self) -> None:
        super().__init__(DAMAGED)

    def fits(self, s: Battle, seat: int, event: Event) -> bool:
        return event.seat == seat and event.it is not ULTIMATE


@final
class YourAttackDamages(Trigger):
    def __init__(self) -> None:
        super().__init__(DAMAGED)

    def fits(self, s: Battle, seat: int, event: Event) -> bool:
        if not isinstance(event.source, Row):
            return False
        phase = s.roll_phase()
        return (
            phase is not None
            and phase.kind is not None
            and phase.attacker == seat
            and phase.target == event.seat
        )


@final
class YouPlayAnotherUpgrade(Trigger):
    """THR-BW-16: not one that enters play together with the upgrade of this passive."""

    def __init__(self, key: str) -> None:
        super().__init__(UPGRADED)
        self.key = key

    def fits(self, s: Battle, seat: int, event: Event) -> bool:
        if event.seat != seat:
            return False
        together: tuple[Card, ...] = event.source
        return all(
            [card.upgrades is not None and card.upgrades.key != self.key for card in together]
        )


@final
class Moment(Trigger):
    """Of yours: your roll begins, an ability is activated, you are attacked, your turn ends."""

    def __init__(self, word: Word) -> None:
        super().__init__(word)

    def fits(self, s: Battle, seat: int, event: Event) -> bool:
        return event.seat == seat


@final
class YouActivate(Trigger):
    """An offensive ability whose dice show the symbol."""

    def __init__(self, symbol: Symbol) -> None:
        super().__init__(ACTIVATES)
        self.symbol = symbol

    def fits(self, s: Battle, seat: int, event: Event) -> bool:
        roll = s.rolled()
        return event.seat == seat and roll is not None and self.symbol.counts[roll.own()] > 0


@final
class YouGet(Trigger):
    """A token of this status comes onto your board."""

    def __init__(self, token: Token) -> None:
        super().__init__(TOKEN_GAINED)
        self.token = token

    def fits(self, s: Battle, seat: int, event: Event) -> bool:
        return event.seat == seat and event.it.base is self.token
