"""Doomtrooper, the Art: who may cast a spell, and in whose favour."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.effects import NoArt, Only, Plus, PlusBase, Times
from kostka.games.doomtrooper.governing import CastsFor
from kostka.games.doomtrooper.hush import is_numbed
from kostka.games.doomtrooper.identity import doomtrooper, follows, legionnaire
from kostka.games.doomtrooper.pieces import Piece, lent_to
from kostka.games.doomtrooper.powers import (
    Casts,
    CastsForOthers,
    CastsOnAnyone,
    CastsTheStored,
    CheaperSpells,
)
from kostka.games.doomtrooper.rulings import CheapAgainstFollowers, DearSpells
from kostka.games.doomtrooper.soldiery import CastsOnlyFor, CastsPersonal
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strain import allowance, most_of, strained
from kostka.games.doomtrooper.strongholds import reduced
from kostka.games.doomtrooper.terms import ART, NOTHING, WARRIOR
from kostka.games.doomtrooper.tolls import toll
from kostka.games.doomtrooper.traits import MoreForDestiny
from kostka.games.doomtrooper.upon import on_him
from kostka.games.doomtrooper.usable import zone_of
from kostka.kernel.step import Word

CASTING: Final = 2  # as the times a card lies there: a spell is cast out of its store


def may_cast(s: Fight, warrior: Piece, spell: Card) -> bool:
    """DOOM-ART-02, -21; who is strained has to have enough left for it."""
    if not masters(s, warrior, spell.aspect, spell.on.caster, spell.when.duelling):
        return False
    left = allowance(s, warrior.number) if strained(s) else NOTHING
    if left == NOTHING:
        return True
    return left >= -(-(spell.cost + spell.per) // _times_for(s, warrior, spell.aspect))


def masters(
    s: Fight, warrior: Piece, aspect: Word | None, personal: bool = False, combat: bool = False
) -> bool:
    """Whether he may cast spells of this aspect, or, without one, any at all; `personal`: combat
    spells on himself; `combat`: combat spells."""
    if warrior.unpaid or warrior.jailer != NOTHING:
        return False
    if s.look().lending:
        store = _store_in_use(s, warrior.by)
        if store is not None:
            barred = any(isinstance(effect, NoArt) for effect in on_him(s, warrior))
            return store.on == warrior.number and not barred
    card = warrior.card
    able = bool(card.casts) if aspect is None else aspect in card.casts
    if warrior.book and warrior.book in (card.forgetful, card.bare):  # he has lost what he could do
        able = False
    if warrior.lent is not None:
        able = able or _is_taught(warrior, aspect)
    for effect in on_him(s, warrior):
        if isinstance(effect, NoArt):
            return False
        if isinstance(effect, Casts):
            able = able or aspect is None or effect.aspect in (None, aspect)
        elif isinstance(effect, CastsPersonal):
            able = able or personal
        elif isinstance(effect, CastsFor):
            able = able or not (effect.calm and (combat or personal))
    if not able and not _by_warzone(s, warrior, aspect):
        return False
    return not s.look().zones or not is_numbed(s, warrior)


def _is_taught(warrior: Piece, aspect: Word | None) -> bool:
    """Whether he casts such spells by the card of another."""
    for card in lent_to(warrior):
        if aspect in card.casts or (aspect is None and card.casts):
            return True
    return False


def _store_in_use(s: Fight, seat: i64) -> Piece | None:
    """The card out of which a spell of this player is just being cast."""
    for it in s.look().lending:
        if it.by == seat and it.n == CASTING:
            for effect in it.effects():
                if isinstance(effect, CastsTheStored):
                    return it
    return None


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


def times_for_destiny(s: Fight, seat: i64, spell: Card, on: i64 = NOTHING) -> int:
    """How many times each destiny point counts for a spell of this player on this target."""
    most = 1
    for number in casters(s, seat, spell):
        if on == NOTHING or number == on or not spell.on.caster or _for_others(s, number):
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


def price(
    s: Fight, seat: i64, play: Playable, n: i64, source: i64 = NOTHING, on: i64 = NOTHING
) -> int:
    """In destiny points, if its effect is bought so many times; `source`: whose ability it is;
    `on`: the target, who casts a personal combat spell himself."""
    bought: i64 = max(0, n - 1) if play.first_free else n
    full = int(play.cost + play.per * bought)
    if full and s.lasting and isinstance(play, Card) and play.kind is ART:
        full = _cheaper(play.cost, saved(s, seat, play))
        full += int(bought) * _cheaper(play.per, saved(s, seat, play))
    survey = s.survey
    if (survey is None or survey.governing) and s.look().governing:
        full += toll(s, seat, play)
        if isinstance(play, Card) and play.kind is ART:
            return ruled_price(s, seat, play, full, times_for_destiny(s, seat, play, on))
    times = 1
    if full and isinstance(play, Card) and play.kind is ART:
        times = times_for_destiny(s, seat, play, on)
    elif full and isinstance(play, Card) and play.kind is WARRIOR:
        return reduced(s, seat, play, full)
    elif full and source >= 0:
        times = _times_for_bearer(s, source)
    return -(-full // times)


def fee_of(s: Fight, caster: i64, spell: Card) -> int:
    """What it costs besides if he casts it, who could not do it by himself."""
    warrior = s.warrior(caster)
    personal, fees, card = spell.on.caster, NO_FEE, warrior.card
    able = bool(card.casts) if spell.aspect is None else spell.aspect in card.casts
    if warrior.book and warrior.book in (card.forgetful, card.bare):  # he has lost what he could do
        able = False
    if warrior.lent is not None:
        able = able or _is_taught(warrior, spell.aspect)
    if able or _by_warzone(s, warrior, spell.aspect):
        return 0
    for effect in on_him(s, warrior):
        if isinstance(effect, Casts) and (
            spell.aspect is None or effect.aspect in (None, spell.aspect)
        ):
            return 0
        if isinstance(effect, CastsPersonal) and personal:
            return 0
        if isinstance(effect, CastsFor) and not (effect.calm and spell.when.duelling):
            fees = effect.price if fees == NO_FEE else min(fees, effect.price)
    return max(0, fees)


NO_FEE: Final = -1


def ruled_price(s: Fight, seat: i64, spell: Card, full: int, times: int, fees: bool = True) -> int:
    """Of a spell, while rulings say what destiny points are worth to some casters, and, with
    `fees`, what some pay to cast at all: the least."""
    duel = s.duel()
    prices: list[int] = []
    for number in casters(s, seat, spell):
        if spell.on.caster and duel is not None and not duel.has_part(number):
            continue
        each, dear = times, 1
        for it in s.look().governing:
            if it.on == number:
                for effect in it.effects():
                    if isinstance(effect, DearSpells):
                        dear *= effect.times
                    elif isinstance(effect, CheapAgainstFollowers) and _fights_one(s, it, seat):
                        each = max(each, effect.times)
        fee = fee_of(s, number, spell) if fees else 0
        prices.append(-(-full * dear // each) + fee)
    return min(prices, default=-(-full // times))


def _fights_one(s: Fight, piece: Piece, seat: i64) -> bool:
    """Whether a follower of the chosen Apostle fights in the duel, of another player."""
    duel = s.duel()
    for number in () if duel is None else (duel.attacker, duel.defender):
        foe = s.piece(number)
        if foe is None or piece.side is None or foe.by == seat or foe.unpaid:
            continue
        if follows(s, foe, piece.side):
            return True
    return False


def _times_for_bearer(s: Fight, source: i64) -> int:
    """How many times each destiny point counts for a card that lies on somebody."""
    piece = s.piece(source)
    bearer = None if piece is None else s.piece(piece.on)
    if piece is not None and bearer is not None:
        for effect in bearer.effects():
            if isinstance(effect, MoreForDestiny) and effect.kind is piece.card.kind:
                return effect.times
    return 1


def more_of(s: Fight, seat: i64, spell: Card, n: int, on: i64) -> int:
    """What it costs to strengthen a spell on this target so many times."""
    if s.look().governing:  # without what only the casting costs
        full = n * _cheaper(spell.per, saved(s, seat, spell))
        times = 1 if spell.cost else times_for_destiny(s, seat, spell, on)
        return ruled_price(s, seat, spell, full, times, fees=False)
    if spell.cost:
        return n * _cheaper(spell.per, saved(s, seat, spell))
    return price(s, seat, spell, n + 1 if spell.first_free else n, NOTHING, on)


def _cheaper(price: i64, n: int) -> int:
    """So much less, but never nothing."""
    return int(max(1, price - n)) if n and price else int(price)


def saved(s: Fight, seat: i64, spell: Card) -> int:
    """What a spell costs less, if the best of those who could cast it does."""
    most = 0
    if s.lasting:
        for number in casters(s, seat, spell):
            for effect in on_him(s, s.warrior(number)):
                if isinstance(effect, CheaperSpells):
                    most = max(most, effect.n)
    return most


def eased(s: Fight, seat: i64, spell: Card, price: int) -> int:
    """What else a spell costs, if the best of those who could cast it does."""
    return _cheaper(price, saved(s, seat, spell))


def casts_for_others(s: Fight, seat: i64, spell: Card) -> bool:
    """DOOM-ART-15: whether a personal combat spell of his may be cast on others."""
    return any([_for_others(s, number) for number in casters(s, seat, spell)])


def _for_others(s: Fight, number: int) -> bool:
    return any([isinstance(effect, CastsForOthers) for effect in on_him(s, s.warrior(number))])


def casters(s: Fight, seat: i64, spell: Card) -> list[int]:
    """DOOM-ART-03: in play and yours."""
    return [int(it.number) for it in s.troop(seat) if may_cast(s, it, spell)]


def too_strained(s: Fight, seat: i64, spell: Card) -> bool:
    """Whether nobody who could cast it may spend so much any more."""
    return strained(s) and not casters(s, seat, spell)


def helps(spell: Card) -> bool:
    """Whether it does its target good."""
    if spell.harmful:
        return False
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


def casts_for_legion(s: Fight, seat: i64, spell: Card) -> bool:
    """DOOM-ART-17: whether somebody who could cast it may do so in favour of the Dark Legion."""
    for number in casters(s, seat, spell):
        caster = s.warrior(number)
        if legionnaire(s, caster):
            return True
        if any([isinstance(effect, CastsOnAnyone) for effect in on_him(s, caster)]):
            return True
    return False


def caster_for(s: Fight, seat: i64, spell: Card, target: i64) -> int:
    """DOOM-ART-23: the one who casts it; on himself, if he can."""
    able = casters(s, seat, spell)
    if s.look().governing and len(able) > 1:
        fees = [fee_of(s, it, spell) for it in able]
        able = [it for it, fee in zip(able, fees, strict=True) if fee == min(fees)]
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
