"""Doomtrooper, asking: all that speaks of a warrior's values, before anything is folded."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from kostka.games.doomtrooper.bases import base, home_turf, uses_card
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.duelling import SharesTheZone, modifies
from kostka.games.doomtrooper.effects import (
    Against,
    ForAll,
    ForUnit,
    InTactic,
    InThisArea,
    Kills,
    Only,
    Plus,
    PlusMarkers,
    PlusStored,
    ToBoth,
    Using,
    WhenAttacking,
    WhenDefending,
    WhileIn,
)
from kostka.games.doomtrooper.folding import fold
from kostka.games.doomtrooper.gains import GiftsTurn
from kostka.games.doomtrooper.identity import has
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import (
    BorneBy,
)
from kostka.games.doomtrooper.sorts import Counted, Effect, Proviso, Reaching, Spreading
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ATTACKS,
    EQUIPMENT,
    NOTHING,
    PROPHECY,
    RELIC,
    RITUAL,
    SERGEANT,
    VIRUS,
)
from kostka.games.doomtrooper.traits import (
    AgainstTheChosen,
    PlusFoesBase,
    PlusForEach,
)
from kostka.games.doomtrooper.units import commands, in_unit, obeys_another
from kostka.games.doomtrooper.usable import Given, _attached, zone_of

# --- What reaches him ---------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Asking:
    """Whose effects are asked for: a warrior, in a duel or not."""

    def __init__(self, s: Fight, warrior: Piece) -> None:
        duel = s.duel()
        if duel is not None and duel.foe_of(warrior.number) == NOTHING and duel.defender != NOTHING:
            duel = None  # he has no part in it
        self.duel = duel
        self.foe: Piece | None = None
        if duel is not None and duel.defender != NOTHING:
            self.foe = s.piece(duel.foe_of(warrior.number))
        self.attached = _attached(s, warrior, duel)
        self.found: list[Given] = []
        self.turned = False  # his gifts are against him


def _give(s: Fight, ask: Asking, effect: Effect, piece: Piece, warrior: Piece) -> None:
    """The effect of a piece that reaches the warrior, if its condition holds."""
    duel = ask.duel
    if isinstance(effect, Only):
        if effect.such.fits(s, warrior, piece.by, piece.number):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, Against):
        if ask.foe is not None and effect.such.fits(s, ask.foe, warrior.by, warrior.number):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, WhenAttacking):
        if (
            duel is not None
            and duel.attacker == warrior.number
            and ask.foe is not None
            and effect.such.fits(s, ask.foe, warrior.by, warrior.number)
        ):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, WhenDefending):
        if duel is not None and duel.defender == warrior.number:
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, InTactic):
        if duel is not None and duel.tactic is effect.tactic:
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, Using):
        if uses_card(ask.attached, duel, effect.key, warrior):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, AgainstTheChosen):
        if ask.foe is not None and piece.side is not None and has(s, ask.foe, piece.side):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, Proviso):
        if effect.holds(s, piece, warrior, ask.foe):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, PlusFoesBase):
        if ask.foe is not None:
            ask.found.append(Given(effect, piece.card, piece.by, base(s, ask.foe, effect.to)))
    elif isinstance(effect, PlusForEach):
        such = effect.such
        alike = [it for it in s.warriors() if such.fits(s, it, warrior.by, warrior.number)]
        ask.found.append(Given(effect, piece.card, piece.by, len(alike)))
    elif isinstance(effect, Counted):
        n = effect.count(s, piece, warrior)
        ask.found.append(Given(effect, piece.card, piece.by, n))
    elif isinstance(effect, PlusMarkers):
        ask.found.append(Given(effect, piece.card, piece.by, piece.n))
    elif isinstance(effect, PlusStored):
        of = effect.of
        stored = len(
            [
                it
                for it in s.on(piece.number)
                if (of is None or it.card.kind is of) and not it.card.on.builds
            ]
        )
        ask.found.append(Given(effect, piece.card, piece.by, stored))
    elif not isinstance(effect, Reaching):
        ask.found.append(Given(effect, piece.card, piece.by, piece.n))


def _reach(s: Fight, ask: Asking, effect: Effect, piece: Piece, warrior: Piece) -> None:
    """An effect on others."""
    if piece.card.counts_as(SERGEANT) and obeys_another(s, piece, warrior):
        return
    if isinstance(effect, ForAll):
        if effect.such.worth and fold(ask.found, warrior, 3) > effect.such.worth:
            return  # these are asked last
        if effect.such.fits(s, warrior, piece.by, piece.number) and not (
            effect.once and _reached(ask, effect.effect)
        ):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, WhileIn):
        if piece.area is effect.area:
            _reach(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, BorneBy):
        bearer = s.piece(piece.on)
        if bearer is not None and effect.such.fits(s, bearer, piece.by, piece.number):
            _reach(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, InThisArea):
        if warrior.area is piece.area and warrior.by == piece.player:
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, Spreading):
        if effect.covers(s, piece, warrior):
            _give(s, ask, effect.effect, piece, warrior)
    elif (
        isinstance(effect, ForUnit)
        and in_unit(s, piece, warrior)
        and not _reached(ask, effect.effect)
        and not any(it.card is not piece.card and commands(it.card) for it in ask.found)
    ):
        _give(s, ask, effect.effect, piece, warrior)  # DOOM-MOD-06


def _reached(ask: Asking, effect: Effect) -> bool:
    """Whether another copy of the card gives him this already."""
    return any(it.effect is effect for it in ask.found)


def _waits(effect: Effect) -> bool:
    """Whether it asks for a value, which has to be known first."""
    if isinstance(effect, (WhileIn, BorneBy)):
        return _waits(effect.effect)
    return isinstance(effect, ForAll) and effect.such.worth != 0


def _single(card: Card) -> bool:
    """Several in play do not add up: DOOM-PROPH-03, DOOM-RITUAL-02, DOOM-VIRUS-02."""
    single = card.counts_as(PROPHECY) or card.counts_as(RITUAL) or card.counts_as(VIRUS)
    return single and not card.several


def _upgrade(s: Fight, ask: Asking, equipment: Piece, warrior: Piece) -> None:
    """What lies on a piece of equipment works with it: DOOM-EQUIP-07."""
    for piece in s.on(equipment.number):
        if piece.out == NOTHING:
            for effect in piece.effects():
                _give(s, ask, effect, piece, warrior)


def raw(s: Fight, warrior: Piece) -> Asking:
    """Every effect on a warrior, but for those of his foe's cards."""
    ask = Asking(s, warrior)
    duel = ask.duel
    if warrior.unpaid:
        return ask
    if warrior.card.untouched:
        for effect in warrior.effects():
            _give(s, ask, effect, warrior, warrior)
        return ask
    seen: list[Card] = []
    for effect in warrior.effects():
        _give(s, ask, effect, warrior, warrior)
    for piece in ask.attached:
        if _single(piece.card):
            if piece.card in seen:
                continue
            seen.append(piece.card)
        for effect in piece.effects():
            _give(s, ask, effect, piece, warrior)
        if piece.card.kind is EQUIPMENT or piece.card.kind is RELIC:
            _upgrade(s, ask, piece, warrior)
    seen = []  # what lies on him may also reach him as one of many
    late: list[tuple[Effect, Piece]] = []
    for piece in s.reaching():
        card = piece.card
        if piece.jailer == NOTHING and not piece.unpaid:
            if _single(card):
                if card in seen:
                    continue
                seen.append(card)
            for effect in piece.effects():
                if _waits(effect):
                    late.append((effect, piece))
                else:
                    _reach(s, ask, effect, piece, warrior)
    for piece in s.lasting:
        if piece.on == warrior.number:
            for effect in piece.effects():
                _give(s, ask, effect, piece, warrior)
        elif piece.on == NOTHING and piece.card.reaches:
            if _single(piece.card):  # DOOM-RITUAL-02
                if piece.card in seen:
                    continue
                seen.append(piece.card)
            for effect in piece.effects():
                _reach(s, ask, effect, piece, warrior)
    if duel is not None:
        for piece in duel.cards:
            if piece.on == warrior.number:
                for effect in piece.effects():
                    _give(s, ask, effect, piece, warrior)
                    ask.turned = ask.turned or isinstance(effect, GiftsTurn)
        zone = zone_of(s, duel)
        if zone is not None:
            turf = home_turf(s, zone, warrior)
            shared = warrior.number == duel.attacker and any(
                isinstance(each.effect, SharesTheZone) for each in ask.found
            )
            for effect in zone.effects():
                if isinstance(effect, ToBoth):  # DOOM-ZONE-09
                    _give(s, ask, effect.effect, zone, warrior)
                elif (
                    warrior.number == duel.defender
                    and not (turf is not None and isinstance(effect, Plus) and effect.n < 0)
                ) or (shared and modifies(effect)):  # DOOM-ZONE-08
                    _give(s, ask, effect, zone, warrior)
            if turf is not None and warrior.number == duel.defender:
                _give(s, ask, Kills(ATTACKS), turf, warrior)
    for effect, piece in late:
        _reach(s, ask, effect, piece, warrior)
    return ask
