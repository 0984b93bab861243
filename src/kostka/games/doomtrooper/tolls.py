"""Doomtrooper, what rulings come to: what is paid, drawn and gained while they are in play."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.readings import DEAL_IS_CORRECTED
from kostka.games.doomtrooper.rulings import (
    DrawsAtMost,
    HandLimit,
    KeepsTheHand,
    Meditation,
    PaysForCards,
    PaysToDraw,
    ShieldsThePlayer,
)
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.step import Frame, Word


def meditation(s: Fight) -> int:
    """What a meditation gives: DOOM-MED-01."""
    for it in s.look().governing:
        for effect in it.effects():
            if isinstance(effect, Meditation):
                return effect.n
    return 1


def toll(s: Fight, seat: i64, play: Playable) -> int:
    """What a card costs besides; asked only while there are rulings."""
    total = 0
    if isinstance(play, Card):
        for it in s.look().governing:
            if it.player == seat:
                for effect in it.effects():
                    if isinstance(effect, PaysForCards) and effect.kind is play.kind:
                        total += effect.n
    return total


def price_to_draw(s: Fight, seat: i64) -> int:
    """For one card."""
    total = 0
    for it in s.look().governing:
        if it.player == seat:
            for effect in it.effects():
                if isinstance(effect, PaysToDraw):
                    total += effect.n
    return total


def drawn_enough(s: Fight, f: Frame) -> bool:
    """Whether no more can be drawn now; the frame counts what was drawn."""
    if price_to_draw(s, f.you) > s.destiny[f.you]:
        return True
    if f.rule.name != "draw step":
        return False
    for it in s.look().governing:
        for effect in it.effects():
            if isinstance(effect, DrawsAtMost) and f.n >= effect.most:
                return True
    return False


def hand_cap(s: Fight, seat: i64, usual: int) -> int:
    """How many cards he may have in hand."""
    for it in s.look().governing:
        if it.player == seat:
            for effect in it.effects():
                if isinstance(effect, HandLimit):
                    usual = min(usual, effect.most)
    return usual


def keeps_the_hand(s: Fight, seat: i64) -> bool:
    """Whether he discards nothing in his discard step that he does not have to: DOOM-AMB-103."""
    if s.readings & DEAL_IS_CORRECTED:
        return False
    for it in s.look().governing:
        if it.player == seat:
            for effect in it.effects():
                if isinstance(effect, KeepsTheHand):
                    return True
    return False


def sheltered_from(s: Fight, seat: i64, kind: Word) -> bool:
    """Whether cards of this type have no power over this player."""
    for it in s.look().governing:
        if it.player == seat:
            for effect in it.effects():
                if isinstance(effect, ShieldsThePlayer) and effect.kind is kind:
                    return True
    return False
