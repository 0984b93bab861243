"""Doomtrooper, what falls due: the cards that act by themselves when something happens."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Trigger, Whenever
from kostka.games.doomtrooper.pieces import Piece, as_if, lent_to
from kostka.games.doomtrooper.readings import EQUAL_MISSIONS_TOGETHER
from kostka.games.doomtrooper.table import Table
from kostka.games.doomtrooper.terms import (
    ANNIHILATED,
    CORRUPTED,
    ENTERED_PLAY,
    FORTIFICATION,
    IMPRISONED,
    LEFT_PLAY,
    MISSION,
    NOTHING,
    WARRIOR,
    WAS_KILLED,
)
from kostka.kernel.event import Due, Event
from kostka.kernel.step import Word

FULFILLING: Final[tuple[Word, ...]] = (  # events by which a Mission may be fulfilled
    *(WAS_KILLED, LEFT_PLAY, ANNIHILATED, ENTERED_PLAY, CORRUPTED, IMPRISONED),
)
AFTER_ALL: Final = 1_000_000  # more than any rank


def falls_due(s: Table, event: Event) -> list[Due]:
    """What acts upon this event: of pieces in play, of what lasts, of what has just fallen."""
    found: list[Due] = []
    for piece in s.look().acting:
        if (
            piece.out == NOTHING
            and not piece.unpaid
            and not (piece.down and piece.card.kind is FORTIFICATION)  # it is shut down
        ):
            _look(s, found, event, piece, False)
    for piece in s.lasting:
        if piece.card.whenevers and not piece.pair:
            _look(s, found, event, piece, False)
    for piece in s.fallen:
        if piece.card.whenevers or piece.lent is not None:
            _look(s, found, event, piece, True)
    if _may_fulfil(event.word):
        _look_into_hands(s, found, event)
    return found


def _may_fulfil(word: Word) -> bool:
    for each in FULFILLING:
        if each is word:
            return True
    return False


class Foreseeing(Trigger):
    """Of a card in the hand: which others there would be fulfilled now."""

    def foresees(self, s: Any, seat: int, event: Event) -> list[Piece]:
        raise NotImplementedError


def _look_into_hands(s: Table, found: list[Due], event: Event) -> None:
    """Last of all, and one after the other, so that nobody else is asked about them."""
    for seat in s.circle:
        for card in s.hands[seat]:
            whenever = card.whenevers[0] if card.whenevers else None
            trigger = None if whenever is None else whenever.trigger
            if whenever is not None and isinstance(trigger, Foreseeing):
                for piece in trigger.foresees(s, seat, event):
                    found.append(Due(AFTER_ALL + len(found) + 1, whenever, seat, piece))
                break  # one is enough


def name_of(s: Table, due: Due) -> str:
    """Which card it is that acts, and if it does so in several ways, how."""
    piece = due.it
    assert isinstance(piece, Piece)
    lies = s.piece(piece.number) is not None
    name = s.name(piece.number) if lies else s.name_of_passing(piece)
    own = s.piece(piece.number)
    if own is not None and own.lent is not None:
        return f"{due.rule.name} of {name}"
    return name if len(piece.card.whenevers) == 1 else f"{due.rule.name} of {name}"


def still_stands(s: Table, due: Due) -> bool:
    """Whether the card is still there to act, or acts even when it has fallen."""
    piece = due.it
    assert isinstance(piece, Piece)
    if s.piece(piece.number) is not None:
        return True
    rule = due.rule
    if isinstance(rule, Whenever) and rule.trigger.posthumous:
        return True
    return any(it.number == piece.number for it in s.lasting)


def _look(s: Table, found: list[Due], event: Event, piece: Piece, fallen: bool) -> None:
    word = event.word
    for whenever in piece.card.whenevers:
        trigger = whenever.trigger
        if (
            (trigger.posthumous or not fallen)
            and (trigger.word is word or word in trigger.also)
            and _says(piece, whenever)
            and not (piece.card.kind is MISSION and _is_among(s, found, piece))
            and trigger.fits(s, piece, event)
        ):
            rank = AFTER_ALL if trigger.last else _rank(s, piece)
            found.append(Due(rank, whenever, piece.by, trigger.bears(s, piece, event)))
    if piece.lent is not None:
        _look_among_the_lent(s, found, event, piece, fallen)


def _look_among_the_lent(
    s: Table, found: list[Due], event: Event, piece: Piece, fallen: bool
) -> None:
    """What the cards say whose abilities a warrior has; not what is a restriction."""
    for card in lent_to(piece):
        if card.whenevers:
            actor = as_if(piece, card)
            for whenever in card.whenevers:
                trigger = whenever.trigger
                if (
                    (trigger.posthumous or not fallen)
                    and (trigger.word is event.word or event.word in trigger.also)
                    and whenever.book == 0
                    and not whenever.binds
                    and trigger.fits(s, actor, event)
                ):
                    rank = AFTER_ALL if trigger.last else _rank(s, piece)
                    found.append(Due(rank, whenever, piece.by, trigger.bears(s, actor, event)))


def _says(piece: Piece, whenever: Whenever) -> bool:
    """Whether this stands in the book of its card that the piece goes by."""
    book: i64 = piece.book
    if whenever.book == book or (whenever.book == 0 and book == piece.card.lonely):
        return True
    return whenever.binds and book == piece.card.forgetful


def _rank(s: Table, piece: Piece) -> int:
    """DOOM-SIMUL-01, -02, DOOM-AMB-09: effects on all, as they entered play; of opponents, by
    their next turn; of team-mates likewise; one's own."""
    pieces = len(s.table)
    if piece.on == NOTHING and piece.player == NOTHING and piece.card.kind is not WARRIOR:
        for place, it in enumerate(s.table):
            if it is piece:
                return place
        return pieces
    away = s.from_seat(s.active()).index(int(piece.by))
    players = len(s.circle)
    if away and s.teams and s.allied(piece.by, s.active()):
        return pieces + players + away
    return pieces + (away if away else 2 * players)


def _is_among(s: Table, found: list[Due], mission: Piece) -> bool:
    """DOOM-MISS-10, DOOM-AMB-30: one event fulfils one of equal Missions; the one that came
    first."""
    if s.readings & EQUAL_MISSIONS_TOGETHER:
        return False
    for due in found:
        piece = due.it
        if isinstance(piece, Piece) and piece.card is mission.card and piece.by == mission.by:
            return True
    return False
