"""Doomtrooper, what the dead leave behind for those who are like them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from kostka.games.doomtrooper.card import Ability, Card, Gives, Playable, Trigger, Whenever
from kostka.games.doomtrooper.dying import SuchADying
from kostka.games.doomtrooper.identity import affiliations, doomtrooper, has
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.sorts import Effect, Spreading
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    DUEL_FOUGHT,
    ENTERED_PLAY,
    NOTHING,
    TURN_ENDED,
)
from kostka.kernel.event import Event
from kostka.kernel.step import Frame

ROOM_FOR_KEYS: Final = (1 << 61) - 1  # a prime, and far more than there are cards


def token_of(card: Card) -> int:
    """A number by which a piece remembers a card that is no longer in play."""
    token = 0
    for letter in card.key:
        token = (token * 257 + ord(letter)) % ROOM_FOR_KEYS
    return token


@final
class ADyingHero(SuchADying):
    """One who has an affiliation."""

    def bars(self, s: Fight, seat: int, play: Playable, who: Piece) -> str:
        return "" if affiliations(s, who) else "DOOM-PLAY-01"


@final
class StaysForTheFallen(Gives):
    """The card stays in play for the affiliation of the target and remembers who he was."""

    def __init__(self, *gives: Effect | Whenever | Ability) -> None:
        super().__init__(*gives)
        self.keeps = True

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        fallen = s.piece(played.target)
        if fallen is None:
            return
        played.stays = True
        twin = s.enter(card_of(f), f.you, NOTHING, NOTHING, 1).twin()
        twin.side = affiliations(s, fallen)[0]
        twin.markers = token_of(fallen.card)
        s.put(twin)


@dataclass(frozen=True)
class ForThoseLikeTheFallen(Spreading):
    """An effect on all Doomtroopers of the affiliation of the fallen."""

    effect: Effect

    def covers(self, s: Fight, piece: Piece, warrior: Piece) -> bool:
        side = piece.side
        if side is None or token_of(warrior.card) == piece.markers:
            return False
        return doomtrooper(s, warrior) and has(s, warrior, side)


@final
class WhenHeIsBack(Trigger):
    """Whom the card remembers is in play again, or has not died after all."""

    def __init__(self) -> None:
        super().__init__(ENTERED_PLAY, DUEL_FOUGHT, TURN_ENDED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        if event.word is ENTERED_PLAY:
            return isinstance(event.it, Card) and token_of(event.it) == piece.markers
        return any(token_of(it.card) == piece.markers for it in s.warriors() if not it.unpaid)
