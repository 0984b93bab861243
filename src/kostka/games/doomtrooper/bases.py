"""Doomtrooper, what values rest on: the base, a card in use, a Warzone that is home, walls."""

from __future__ import annotations

from kostka.games.doomtrooper.arms import FortsCountTwice, StrengthensArmour
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import (
    Against,
    Fortified,
    InTactic,
    NoFortifications,
    Only,
    Plus,
    PlusBase,
    PlusStored,
    TimesBase,
    WhenAttacking,
)
from kostka.games.doomtrooper.identity import has
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Counted, Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.streets import takes_cover
from kostka.games.doomtrooper.terms import ARMOUR, BEAST, FORTIFICATION, STRUCK_OUT, Value
from kostka.games.doomtrooper.traits import BaseBecomes, HomeOf, HomeTurf
from kostka.games.doomtrooper.usable import Given, inside, zone_of


def uses_card(attached: list[Piece], duel: Duel | None, key: str, warrior: Piece) -> bool:
    """Whether he has this card, or has taken it for this duel."""
    if any(it.key == key for it in attached):
        return True
    if duel is None:
        return False
    return any(it.key == key and it.on == warrior.number for it in duel.cards)


def _at_work(s: Fight, warrior: Piece, effect: Effect) -> Effect | None:
    """What is inside an effect that counts only in a duel like this."""
    duel = s.duel()
    while isinstance(effect, (InTactic, WhenAttacking, Against)):
        if duel is None:
            return None
        if isinstance(effect, InTactic):
            if duel.tactic is not effect.tactic:
                return None
        elif isinstance(effect, Against):
            foe = s.piece(duel.foe_of(warrior.number))
            if foe is None or not effect.such.fits(s, foe, warrior.by, warrior.number):
                return None
        elif duel.attacker != warrior.number:
            return None
        effect = effect.effect
    return effect


def base(s: Fight, warrior: Piece, what: Value) -> int:
    """What is printed, and what his cards make of it before anything else: DOOM-MOD-02."""
    total = warrior.card.printed[what.place]
    if total == STRUCK_OUT:
        return 0
    plus, times, over = 0, 1, 1
    for effect in warrior.effects():
        inner = _at_work(s, warrior, effect)
        if isinstance(inner, BaseBecomes) and inner.to.bits & what.bits:
            total = int(warrior.n) if inner.paid else inner.n
        elif isinstance(inner, Counted) and inner.to.bits & what.bits and inner.based():
            counted = inner.n * inner.count(s, warrior, warrior)
            if inner.instead():
                total = counted
            else:
                plus += counted
    for it in [*s.on(warrior.number), *s.lasting]:
        if it.on != warrior.number:
            continue
        for effect in it.effects():
            if isinstance(effect, Only) and effect.such.fits(s, warrior, it.by, it.number):
                effect = effect.effect
            if isinstance(effect, PlusBase) and effect.to.bits & what.bits:
                if it.card.kind is BEAST:
                    total += effect.n
                else:
                    plus += effect.n
            elif isinstance(effect, TimesBase) and effect.to.bits & what.bits:
                times *= effect.n
                over *= effect.over
            elif isinstance(effect, BaseBecomes) and effect.to.bits & what.bits:
                total = effect.n
            elif isinstance(effect, Counted) and effect.to.bits & what.bits:
                if effect.instead():
                    total = effect.n * effect.count(s, it, warrior)
                elif effect.based():
                    plus += effect.n * effect.count(s, it, warrior)
    return -(-(total * times) // over) + plus  # DOOM-AMB-53: rounded up


def home_turf(s: Fight, zone: Piece, warrior: Piece) -> Piece | None:
    """What makes the Warzone his home, if anything does."""
    for it in s.on(zone.number):
        for effect in it.effects():
            if isinstance(effect, HomeTurf):
                whose = effect.of
                for other in zone.effects():
                    if isinstance(other, HomeOf):
                        whose = other.of
                if has(s, warrior, whose):
                    return it
    return None


def _is_fort(card: Card) -> bool:
    """Or is considered one: DOOM-CONS-01."""
    return card.kind is FORTIFICATION or card.counts_as(FORTIFICATION)


def _adds(effect: Effect) -> bool:
    return isinstance(effect, (Plus, PlusStored)) and effect.n > 0


def _strengthened(s: Fight, found: list[Given]) -> list[Given]:
    """What Fortifications add to armour once more, where a card that lies on them says so."""
    more: list[Given] = []
    for it in s.reaching():
        for effect in it.effects():
            fort = s.piece(it.on) if isinstance(effect, StrengthensArmour) else None
            if fort is None:
                continue
            for each in found:
                plus = each.effect
                if each.card is not fort.card or each.by != fort.by or not _adds(plus):
                    continue
                if isinstance(plus, PlusStored):
                    if plus.to.bits & ARMOUR.bits:
                        more.append(
                            Given(Plus(plus.n * int(each.n), ARMOUR), each.card, each.by, 1)
                        )
                elif isinstance(plus, Plus) and plus.to.bits & ARMOUR.bits:
                    n = plus.n * int(each.n) if plus.bought else plus.n
                    more.append(Given(Plus(n, ARMOUR), each.card, each.by, 1))
    return more


def without_forts(s: Fight, duel: Duel | None, found: list[Given], warrior: Piece) -> list[Given]:
    """DOOM-VEH-06, DOOM-ZONE-10: and what depends on being protected by a Fortification."""
    forts = False
    depends = False
    twice = False
    for each in found:
        if _is_fort(each.card):
            forts = True
        elif isinstance(each.effect, Fortified):
            depends = True
        elif isinstance(each.effect, FortsCountTwice):
            twice = True
    if forts:
        barred = inside(s, warrior) and not takes_cover(s, warrior)
        barred = barred or zone_of(s, duel) is not None
        barred = barred or any(isinstance(each.effect, NoFortifications) for each in found)
        if barred:
            forts = False
            found = [each for each in found if not _is_fort(each.card)]
    if forts and twice:
        found = found + [each for each in found if _is_fort(each.card) and _adds(each.effect)]
    if forts:
        found = found + _strengthened(s, found)
    if depends:
        chosen: list[Given] = []
        for each in found:
            effect = each.effect
            if isinstance(effect, Fortified):
                picked = effect.effect if forts else effect.otherwise
                chosen.append(Given(picked, each.card, each.by, each.n))
            else:
                chosen.append(each)
        found = chosen
    return found
