"""Doomtrooper, the Art: who may cast a spell, and in whose favour."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import NoArt, Plus, PlusBase, Times
from kostka.games.doomtrooper.identity import doomtrooper, legionnaire
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.ready import on_him
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING


def may_cast(s: Fight, warrior: Piece, spell: Card) -> bool:
    """DOOM-ART-02, -21"""
    if spell.aspect not in warrior.card.casts or warrior.unpaid or warrior.jailer != NOTHING:
        return False
    return not any([isinstance(effect, NoArt) for effect in on_him(s, warrior)])


def casters(s: Fight, seat: i64, spell: Card) -> list[int]:
    """DOOM-ART-03: in play and yours."""
    return [int(it.number) for it in s.troop(seat) if may_cast(s, it, spell)]


def helps(spell: Card) -> bool:
    """Whether it does its target good."""
    for effect in spell.effects:
        if isinstance(effect, (Plus, PlusBase)) and effect.n < 0:
            return False
        if isinstance(effect, Times) and effect.over > effect.n:
            return False
    return True


def forbids_favour(s: Fight, seat: i64, spell: Card, target: Piece) -> str:
    """DOOM-ART-17 to -20, DOOM-AMB-41: never for the Dark Legion, except by one of its own."""
    favoured: Piece | None = target
    if not helps(spell):
        duel = s.duel()
        favoured = None if duel is None else s.piece(duel.foe_of(target.number))
        if favoured is not None and favoured.by != seat:
            favoured = None
    if favoured is None:
        return ""
    rule = "DOOM-ART-03"
    for number in casters(s, seat, spell):
        rule = _forbids(s, s.warrior(number), favoured)
        if not rule:
            return ""
    return rule


def _forbids(s: Fight, caster: Piece, favoured: Piece) -> str:
    if legionnaire(s, favoured) and not doomtrooper(s, favoured):
        return "" if legionnaire(s, caster) else "DOOM-ART-17"
    if doomtrooper(s, favoured):
        return "" if doomtrooper(s, caster) else "DOOM-ART-18"
    return ""


def caster_for(s: Fight, seat: i64, spell: Card, target: i64) -> int:
    """DOOM-ART-23: the one who casts it; on himself, if he can."""
    able = casters(s, seat, spell)
    if int(target) in able:
        return int(target)
    aimed = s.piece(target)
    for number in able:
        if aimed is None or not _forbids(s, s.warrior(number), aimed) or not helps(spell):
            return number
    return able[0] if able else NOTHING
