"""Doomtrooper, further triggers: what befalls a warrior, his ward, his ground and his comrades."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, Trigger
from kostka.games.doomtrooper.effects import ANY, Such
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANNIHILATED,
    CONTROLLED,
    DISCARD_STEP_BEGAN,
    DUEL_FOUGHT,
    ENTERED_PLAY,
    FIGHTERS_NAMED,
    LEFT_PLAY,
    NOTHING,
    REVEALED,
    WARZONE,
    WAS_KILLED,
    WAS_WOUNDED,
)
from kostka.games.doomtrooper.triggers import bearer_of, fallen
from kostka.kernel.event import Event
from kostka.kernel.step import Word


@final
class AtDiscardStep(Trigger):
    """At the beginning of your discard step, while the card is in this area: DOOM-TURN-01."""

    def __init__(self, area: Word) -> None:
        super().__init__(DISCARD_STEP_BEGAN)
        self.area = area

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return event.seat == piece.by and piece.area is self.area and piece.jailer == NOTHING


@final
class WhenItComes(Trigger):
    """The warrior himself is put into play, or, if he was hidden, revealed and paid for."""

    def __init__(self) -> None:
        super().__init__(ENTERED_PLAY, REVEALED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return bool(event.n == piece.number)


@final
class WhenItIsWounded(Trigger):
    """And not killed."""

    def __init__(self) -> None:
        super().__init__(WAS_WOUNDED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return bool(event.n == bearer_of(piece))


@final
class WhenItAttacks(Trigger):
    """The warrior is named as attacker, and his defender too."""

    def __init__(self) -> None:
        super().__init__(FIGHTERS_NAMED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel = s.duel()
        return duel is not None and duel.attacker == bearer_of(piece)


@final
class WhenItsWardGoes(Trigger):
    """Whom he guards is killed, discarded or annihilated."""

    def __init__(self) -> None:
        super().__init__(WAS_KILLED, LEFT_PLAY, ANNIHILATED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return piece.about != 0 and bool(event.n == piece.about)


@final
class WhenNoZoneIsLeft(Trigger):
    """The last Warzone of this kind that you have is gone."""

    def __init__(self, kind: Word) -> None:
        super().__init__(LEFT_PLAY, ANNIHILATED, CONTROLLED)
        self.kind = kind

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        card = event.it
        if not isinstance(card, Card) or card.kind is not WARZONE or not card.counts_as(self.kind):
            return False
        return not has_zone(s, piece.by, self.kind)


def has_zone(s: Fight, seat: i64, kind: Word) -> bool:
    """Whether a player has such a Warzone in play."""
    for it in s.table:
        zone = it.card.kind is WARZONE and it.card.counts_as(kind)
        if zone and it.by == seat and it.out == NOTHING:
            return True
    return False


@final
class WhenYoursKills(Trigger):
    """Such a warrior of yours kills somebody in a duel, even if he dies of it himself."""

    def __init__(self, such: Such) -> None:
        super().__init__(WAS_KILLED)
        self.such = such

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        victim, source = fallen(s, event), event.source
        if victim is None or s.duel() is None or not isinstance(source, int):
            return False
        killer = s.piece(source)
        for it in s.fallen:
            if it.number == source:
                killer = it
        if killer is None or victim.by == piece.by:
            return False
        return self.such.fits(s, killer, piece.by, piece.number)


@final
class WhenItHasFoughtSuch(Trigger):
    """The warrior has fought such a foe, even if one of them, or both, are dead; once."""

    def __init__(self, such: Such = ANY) -> None:
        super().__init__(DUEL_FOUGHT, WAS_KILLED)
        self.such = such
        self.posthumous = True

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel, who = s.duel(), bearer_of(piece)
        if duel is None or not duel.struck:
            return False
        number: i64 = duel.foe_of(who)
        if number == NOTHING:
            return False
        alive, foe = s.piece(who) is not None, s.piece(number)
        if event.word is DUEL_FOUGHT:
            good = alive and foe is not None
        elif event.n == who:
            good = True
        else:
            good = alive and event.n == number
        if not good:
            return False
        for it in s.fallen:
            if it.number == number:
                foe = it
        return foe is not None and self.such.describes(s, foe)
