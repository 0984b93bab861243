"""Doomtrooper, the Art: who may cast a spell, and in whose favour."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.effects import NoArt, Only, Plus, PlusBase, Times
from kostka.games.doomtrooper.identity import doomtrooper, legionnaire
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import Casts, CastsForOthers, CastsOnAnyone
from kostka.games.doomtrooper.ready import on_him
from kostka.games.doomtrooper.soldiery import CastsOnlyFor, CastsPersonal
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strain import allowance, most_of, strained
from kostka.games.doomtrooper.terms import ART, NOTHING
from kostka.games.doomtrooper.traits import MoreForDestiny
from kostka.games.doomtrooper.usable import zone_of
from kostka.kernel.step import Word


def may_cast(s: Fight, warrior: Piece, spell: Card) -> bool:
    """DOOM-ART-02, -21; who is strained has to have enough left for it."""
    if not masters(s, warrior, spell.aspect, spell.on.caster):
        return False
    left = allowance(s, warrior.number) if strained(s) else NOTHING
    if left == NOTHING:
        return True
    return left >= -(-(spell.cost + spell.per) // _times_for(s, warrior, spell.aspect))


def masters(s: Fight, warrior: Piece, aspect: Word | None, personal: bool = False) -> bool:
    """Whether he may cast spells of this aspect, or, without one, any at all; `personal`: combat
    spells on himself."""
    if warrior.unpaid or warrior.jailer != NOTHING:
        return False
    card = warrior.card
    able = bool(card.casts) if aspect is None else aspect in card.casts
    for effect in on_him(s, warrior):
        if isinstance(effect, NoArt):
            return False
        if isinstance(effect, Casts):
            able = able or aspect is None or effect.aspect in (None, aspect)
        elif isinstance(effect, CastsPersonal):
            able = able or personal
    return able or _by_warzone(s, warrior, aspect)


def _by_warzone(s: Fight, warrior: Piece, aspect: Word | None) -> bool:
    """Where he defends he may be able to cast."""
    duel = s.duel()
    zone = None if duel is None or duel.defender != warrior.number else zone_of(s, duel)
    for effect in () if zone is None else zone.effects():
        if isinstance(effect, Only) and effect.such.fits(s, warrior, warrior.by, NOTHING):
            inner = effect.effect
            if isinstance(inner, Casts) and (aspect is None or inner.aspect in (None, aspect)):
                return True
    return False


def times_for_destiny(s: Fight, seat: i64, spell: Card) -> int:
    """How many times each destiny point counts for a spell of this player."""
    most = 1
    for number in casters(s, seat, spell):
        most = max(most, _times_for(s, s.warrior(number), spell.aspect))
    return most


def _times_for(s: Fight, caster: Piece, aspect: Word | None) -> int:
    """How many times each point counts for this one's spells of the aspect."""
    most = 1
    for effect in on_him(s, caster):
        if isinstance(effect, MoreForDestiny) and effect.kind is ART:
            right = effect.aspect in (None, aspect)
            if right and not (effect.in_duel and s.duel() is None):
                most = max(most, effect.times)
    return most


def times_for_aspect(s: Fight, seat: i64, aspect: Word) -> int:
    """The same for whatever else such a spell makes him pay."""
    most = 1
    for it in s.troop(seat):
        if masters(s, it, aspect):
            most = max(most, _times_for(s, it, aspect))
    return most


def price(s: Fight, seat: i64, play: Playable, n: i64, source: i64 = NOTHING) -> int:
    """In destiny points, if its effect is bought so many times; `source`: whose ability it is."""
    full = int(play.cost + play.per * n)
    times = 1
    if full and isinstance(play, Card) and play.kind is ART:
        times = times_for_destiny(s, seat, play)
    elif full and source >= 0:
        times = _times_for_bearer(s, source)
    return -(-full // times)


def _times_for_bearer(s: Fight, source: i64) -> int:
    """How many times each destiny point counts for a card that lies on somebody."""
    piece = s.piece(source)
    bearer = None if piece is None else s.piece(piece.on)
    if piece is not None and bearer is not None:
        for effect in bearer.effects():
            if isinstance(effect, MoreForDestiny) and effect.kind is piece.card.kind:
                return effect.times
    return 1


def more_of(s: Fight, seat: i64, spell: Card, n: int) -> int:
    """What it costs to strengthen a spell so many times."""
    return price(s, seat, spell, n) if not spell.cost else int(spell.per * n)


def casts_for_others(s: Fight, seat: i64, spell: Card) -> bool:
    """DOOM-ART-15: whether a personal combat spell of his may be cast on others."""
    for number in casters(s, seat, spell):
        if any(isinstance(effect, CastsForOthers) for effect in on_him(s, s.warrior(number))):
            return True
    return False


def casters(s: Fight, seat: i64, spell: Card) -> list[int]:
    """DOOM-ART-03: in play and yours."""
    return [int(it.number) for it in s.troop(seat) if may_cast(s, it, spell)]


def too_strained(s: Fight, seat: i64, spell: Card) -> bool:
    """Whether nobody who could cast it may spend so much any more."""
    return strained(s) and not casters(s, seat, spell)


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
    for effect in on_him(s, caster):
        if isinstance(effect, CastsOnAnyone):
            return ""
        if isinstance(effect, CastsOnlyFor) and not effect.such.describes(s, favoured):
            return "DOOM-ART-17"
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
    if able and strained(s):
        best = most_of(s, seat, able)
        able = [best, *[number for number in able if number != best]]
    for number in able:
        if aimed is None or not _forbids(s, s.warrior(number), aimed) or not helps(spell):
            return number
    return able[0] if able else NOTHING
