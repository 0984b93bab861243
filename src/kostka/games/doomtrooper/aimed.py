"""Doomtrooper, what is found once about targets: whether there is any, and who may have a card."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import NoTarget
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.moving import forbids_receiving
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ANYONES, BY_LEAVE, FORTIFICATION, NOTHING, YOURS


def aimless(s: Fight, seat: int, play: Playable, source: int) -> str:
    """The rule by which there is nothing it could be played on, or ""; of a card that is found
    once, where the table alone says so."""
    on = play.on
    if isinstance(on, NoTarget):
        return ""
    if not on.still or not isinstance(play, Card) or play.by_value or s.fallen:
        return on.none(s, seat, play, source)
    if source > NOTHING or s.duel() is not None:
        return on.none(s, seat, play, source)
    survey = s.look()
    if not survey.aims:
        survey.aims = [None] * (2 * s.seats())
    place: i64 = 2 * seat + (1 if source == BY_LEAVE else 0)
    aims = survey.aims[place]
    if aims is None:
        aims = survey.aims[place] = {}
    rule = aims.get(play)
    if rule is None:
        survey.counted = False
        rule = on.none(s, seat, play, source)
        if not survey.counted:
            aims[play] = rule
    return rule


def kept_from(s: Fight, card: Card, warrior: Piece, seat: i64, such: Such) -> str:
    """The rule by which this card of a hand may not be laid on this warrior, or ""; found once, as
    long as nothing else is said of him."""
    survey = s.look()
    mine = such.whose is ANYONES or (warrior.by == seat) is (such.whose is YOURS)
    if not mine or warrior.unpaid or card.kind is FORTIFICATION:  # of which there may be too many
        return forbids_receiving(s, card, warrior, seat, such, False, False)
    if s.fallen or not survey.has(warrior):
        return forbids_receiving(s, card, warrior, seat, such, False, False)
    barred = survey.barred[warrior.number]
    if barred is None:
        barred = survey.barred[warrior.number] = {}
    rule = barred.get(card)
    if rule is None:
        counted = survey.counted
        survey.counted = False
        rule = forbids_receiving(s, card, warrior, seat, such, False, False)
        if not survey.counted:
            barred[card] = rule
            survey.counted = counted
    return rule
