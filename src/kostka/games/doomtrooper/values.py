"""Doomtrooper, the values: what counts for a warrior, folded whenever somebody asks.

Nothing is added up in advance.  A value is folded from what is in play at that moment, so a card
that leaves, or is cancelled late, changes the fold and nothing has to be repaired.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, Effect, Reaching, wards
from kostka.games.doomtrooper.effects import (
    Against,
    ForAll,
    Fortified,
    ForUnit,
    Immune,
    InTactic,
    InThisArea,
    Kills,
    NeverKilledAtOnce,
    NeverStrikesFirst,
    NoFortifications,
    NotImmune,
    Only,
    Plus,
    PlusBase,
    PlusMarkers,
    PlusStored,
    StrikesFirst,
    Times,
    TimesBase,
    ToBoth,
    ToFoe,
    Using,
    WhenAttacking,
    WhenDefending,
    WhileIn,
)
from kostka.games.doomtrooper.pieces import Duel, Piece
from kostka.games.doomtrooper.powers import (
    BorneBy,
    DoublesMachineGuns,
    IgnoresAGift,
    NoPenaltiesHere,
)
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    BEAST,
    EQUIPMENT,
    FORTIFICATION,
    IN_COVER,
    MACHINE_GUNS,
    NOTHING,
    PROPHECY,
    RITUAL,
    SERGEANT,
    STRUCK_OUT,
    VIRUS,
    WARRIOR,
    Value,
)
from kostka.games.doomtrooper.units import commands, in_unit, obeys_another
from kostka.games.doomtrooper.usable import Given, _attached, inside, zone_of
from kostka.kernel.step import NOBODY, Word

# --- What reaches him ---------------------------------------------------------------------------


@final
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
        if any([it.key == effect.key for it in ask.attached]):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, PlusMarkers):
        ask.found.append(Given(effect, piece.card, piece.by, piece.n))
    elif isinstance(effect, PlusStored):
        stored = len(s.on(piece.number))
        ask.found.append(Given(effect, piece.card, piece.by, stored))
    elif not isinstance(effect, Reaching):
        ask.found.append(Given(effect, piece.card, piece.by, piece.n))


def _reach(s: Fight, ask: Asking, effect: Effect, piece: Piece, warrior: Piece) -> None:
    """An effect on others."""
    if SERGEANT in piece.card.kinds and obeys_another(s, piece, warrior):
        return
    if isinstance(effect, ForAll):
        if effect.such.worth and fold(ask.found, warrior, 3) > effect.such.worth:
            return  # these are asked last
        if effect.such.fits(s, warrior, piece.by, piece.number):
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
    elif (
        isinstance(effect, ForUnit)
        and in_unit(s, piece, warrior)
        and not any([it.card is not piece.card and commands(it.card) for it in ask.found])
    ):
        _give(s, ask, effect.effect, piece, warrior)  # DOOM-MOD-06


def _waits(effect: Effect) -> bool:
    """Whether it asks for a value, which has to be known first."""
    if isinstance(effect, (WhileIn, BorneBy)):
        return _waits(effect.effect)
    return isinstance(effect, ForAll) and effect.such.worth != 0


def _single(card: Card) -> bool:
    """Several in play do not add up: DOOM-PROPH-03, DOOM-RITUAL-02, DOOM-VIRUS-02."""
    return PROPHECY in card.kinds or RITUAL in card.kinds or VIRUS in card.kinds


def _upgrade(s: Fight, ask: Asking, equipment: Piece, warrior: Piece) -> None:
    """What lies on a piece of equipment works with it: DOOM-EQUIP-07."""
    for piece in s.on(equipment.number):
        for effect in piece.effects():
            _give(s, ask, effect, piece, warrior)


def _raw(s: Fight, warrior: Piece) -> Asking:
    """Every effect on a warrior, but for those of his foe's cards."""
    ask = Asking(s, warrior)
    duel = ask.duel
    if warrior.unpaid:
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
        if piece.card.kind is EQUIPMENT:
            _upgrade(s, ask, piece, warrior)
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
    if duel is not None:
        for piece in duel.cards:
            if piece.on == warrior.number:
                for effect in piece.effects():
                    _give(s, ask, effect, piece, warrior)
        zone = zone_of(s, duel)
        if zone is not None:
            _enter_the_zone(s, ask, zone, warrior, warrior.number == duel.defender)
    for effect, piece in late:
        _reach(s, ask, effect, piece, warrior)
    return ask


def _enter_the_zone(s: Fight, ask: Asking, zone: Piece, warrior: Piece, defends: bool) -> None:
    """DOOM-ZONE-08, -09: what the Warzone and the cards on it give."""
    spared = False
    if defends:
        for piece in s.on(zone.number):
            for effect in piece.effects():
                _give(s, ask, effect, piece, warrior)
                if isinstance(effect, NoPenaltiesHere):
                    spared = spared or effect.such.fits(s, warrior, piece.by, piece.number)
    for effect in zone.effects():
        if isinstance(effect, ToBoth):
            _give(s, ask, effect.effect, zone, warrior)
        elif defends and not (spared and _weakens(effect)):
            _give(s, ask, effect, zone, warrior)


def _weakens(effect: Effect) -> bool:
    if isinstance(effect, Only):
        return _weakens(effect.effect)
    return isinstance(effect, Plus) and effect.n < 0


def given(s: Fight, warrior: Piece) -> list[Given]:
    """Every effect on a warrior: printed, attached, of others, of the duel, of whom he fights."""
    ask = _raw(s, warrior)
    foe = ask.foe
    return _given(s, warrior, ask, None if foe is None else _raw(s, foe))


def _given(s: Fight, warrior: Piece, ask: Asking, theirs: Asking | None) -> list[Given]:
    """What reaches him, and what the cards of his foe do to him."""
    found = ask.found.copy()
    if theirs is not None:
        for each in theirs.found:
            effect = each.effect
            if isinstance(effect, ToFoe):
                inner = effect.effect
                while isinstance(inner, Only):
                    if not inner.such.fits(s, warrior, each.by, NOTHING):
                        break
                    inner = inner.effect
                if not isinstance(inner, Only):
                    found.append(Given(inner, each.card, each.by, each.n))
    return _without_forts(s, ask, found, warrior)


def _without_forts(s: Fight, ask: Asking, found: list[Given], warrior: Piece) -> list[Given]:
    """DOOM-VEH-06, DOOM-ZONE-10: and what depends on being protected by a Fortification."""
    forts = False
    depends = False
    for each in found:
        if each.card.kind is FORTIFICATION:
            forts = True
        elif isinstance(each.effect, Fortified):
            depends = True
    if forts:
        barred = inside(s, warrior) or zone_of(s, ask.duel) is not None
        barred = barred or any([isinstance(each.effect, NoFortifications) for each in found])
        if barred:
            forts = False
            found = [each for each in found if each.card.kind is not FORTIFICATION]
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


def warded(s: Fight, warrior: Piece, kind: Word) -> bool:
    """Whether any card could make him immune to this: quick, where hardly anybody is."""
    if kind in warrior.card.wards:
        return True
    for it in s.table:
        if kind in it.card.wards:
            if it.card.kind is not WARRIOR:
                return True
            if it.card.reaches and any([_wards(s, it, each, warrior) for each in it.effects()]):
                return True
    duel = s.duel()
    passing = s.lasting if duel is None else [*s.lasting, *duel.cards]
    if any([kind in it.card.wards for it in passing]):
        return True
    foe = None if duel is None else s.piece(duel.foe_of(warrior.number))
    return foe is not None and kind in foe.card.wards


def _wards(s: Fight, piece: Piece, effect: Effect, warrior: Piece) -> bool:
    """Whether an effect on others could reach him."""
    if isinstance(effect, ForAll):
        return bool(wards(effect)) and effect.such.fits(s, warrior, piece.by, piece.number)
    return isinstance(effect, (WhileIn, InThisArea, ForUnit)) and bool(wards(effect))


def immunities(found: list[Given]) -> list[Word]:
    """Those that are not cancelled."""
    kinds: list[Word] = []
    for each in found:
        effect = each.effect
        if isinstance(effect, Immune):
            kinds.append(effect.kind)
    if kinds:
        for each in found:
            effect = each.effect
            if isinstance(effect, NotImmune):
                kinds = [kind for kind in kinds if kind is not effect.kind]
    return kinds


def _is_barred(card: Card, kinds: list[Word]) -> bool:
    return card.kind in kinds or (card.gift is not None and card.gift in kinds)


def counting(s: Fight, warrior: Piece) -> list[Given]:
    """What counts for a warrior: not what he is immune to, nor, in a duel, what his foe is."""
    mine = _raw(s, warrior)
    foe = mine.foe
    theirs = None if foe is None else _raw(s, foe)
    found = _given(s, warrior, mine, theirs)
    barred = immunities(found)
    foes: list[Word] = []
    if foe is not None and theirs is not None:
        if theirs.foe is not None and theirs.foe.number == warrior.number:
            foes = immunities(_given(s, foe, theirs, mine))
        else:  # he has joined somebody whom his foe fights
            foes = immunities(given(s, foe))
    for each in found:
        if isinstance(each.effect, IgnoresAGift):
            gift = s.piece(each.n)
            if gift is not None:
                found = [it for it in found if it.card is not gift.card or it.by != gift.by]
    if not barred and not foes:
        return found
    return [
        each
        for each in found
        if not _is_barred(each.card, foes)  # DOOM-IMM-04, DOOM-AMB-76
        and (each.by == warrior.by or not _is_barred(each.card, barred))  # DOOM-IMM-01, DOOM-AMB-77
    ]


# --- The fold -----------------------------------------------------------------------------------


@final
class Sheet:
    """One warrior as he stands now, all that counts for him folded at once."""

    def __init__(self, s: Fight, warrior: Piece) -> None:
        self.warrior = warrior
        self.values = [STRUCK_OUT, STRUCK_OUT, STRUCK_OUT, STRUCK_OUT]
        self.kills: i64 = 0  # the tactics with which he kills whom he wounds
        self.haste: i64 = 0
        self.ends = False  # his first blow ends the duel if it wounds
        self.hardy = False  # a single wound never kills him
        found = counting(s, warrior)
        for place in range(4):
            self.values[place] = fold(found, warrior, place)
        if warrior.down and not warrior.unpaid and self.values[2] != STRUCK_OUT:
            self.values[2] += IN_COVER  # DOOM-COVER-02, DOOM-AMB-56
        for each in found:
            effect = each.effect
            if isinstance(effect, Kills):
                self.kills |= effect.tactic.bits
            elif isinstance(effect, StrikesFirst):
                self.ends = self.ends or effect.ends
            elif isinstance(effect, NeverKilledAtOnce):
                self.hardy = True
        self.haste = haste(found)


def haste(found: list[Given]) -> i64:
    """2 who always strikes first, 1 who strikes first, 0 who does not: DOOM-ALWAYS-03."""
    most: i64 = 0
    for each in found:
        effect = each.effect
        if isinstance(effect, StrikesFirst):
            most = max(most, 2 if effect.always else 1)
        elif isinstance(effect, NeverStrikesFirst):
            return 0
    return most


def is_machine_gun(card: Card) -> bool:
    return any([kind in MACHINE_GUNS for kind in card.kinds])


def fold(found: list[Given], warrior: Piece, place: int) -> int:
    """DOOM-MOD-01, -02, -03: Beast, base, multiply, add, whatever was played first."""
    printed: i64 = warrior.card.printed[place]
    if printed == STRUCK_OUT:  # DOOM-AMB-97
        return STRUCK_OUT
    bits: i64 = 1 << place
    base: i64 = printed
    base_times: i64 = 1
    base_plus: i64 = 0
    times: i64 = 1
    over: i64 = 1
    plus: i64 = 0
    guns: i64 = 0
    gun_times: i64 = 1
    for each in found:
        effect = each.effect
        if isinstance(effect, Plus):
            if effect.to.bits & bits:
                more: i64 = effect.n * each.n if effect.bought else effect.n
                if each.card.weapon is not None and is_machine_gun(each.card):
                    guns += more
                else:
                    plus += more
        elif isinstance(effect, Times):
            if effect.to.bits & bits:
                times *= effect.n
                over *= effect.over
        elif isinstance(effect, PlusBase):
            if effect.to.bits & bits:
                if each.card.kind is BEAST:
                    base += effect.n  # DOOM-BEAST-05
                else:
                    base_plus += effect.n
        elif isinstance(effect, TimesBase):
            if effect.to.bits & bits:
                base_times *= effect.n
        elif isinstance(effect, (PlusStored, PlusMarkers)):
            if effect.to.bits & bits:
                plus += effect.n * each.n
        elif isinstance(effect, DoublesMachineGuns):
            gun_times *= 2
    product: i64 = (base * base_times + base_plus) * times
    if over != 1:
        product = -((-product) // over)  # DOOM-AMB-53: rounded up
    return int(product + plus + guns * gun_times)


def value(s: Fight, warrior: Piece, what: Value) -> int:
    total = fold(counting(s, warrior), warrior, int(what.place))
    if what is ARMOUR and warrior.down and not warrior.unpaid and total != STRUCK_OUT:
        total += IN_COVER
    return total


def first_striker(s: Fight, duel: Duel) -> i64:
    """DOOM-FIRST-04, -05, DOOM-ALWAYS-02: always comes before ordinary; equals cancel out."""
    attacker, defender = group_haste(s, duel, duel.attacker), group_haste(s, duel, duel.defender)
    if attacker == defender:
        return NOTHING
    return duel.attacker if attacker > defender else duel.defender


def group_haste(s: Fight, duel: Duel, number: i64) -> i64:
    """DOOM-REINF-03: of a group, what all of them have."""
    least: i64 = 2
    for each in duel.group(number):
        warrior = s.piece(each)
        if warrior is None or warrior.card.kind is not WARRIOR:
            return 0
        least = min(least, haste(counting(s, warrior)))
    return least


def playing_order(s: Fight) -> tuple[int, ...]:
    """DOOM-ANYTIME-01, -09, -10: in a duel the attacking player first, or the first striker's."""
    order = s.from_seat(s.active())
    duel = s.duel()
    if duel is None:
        return tuple(order)
    attacking = int(s.attacking())
    first = [attacking]
    defending = int(duel.defending)
    if defending not in (NOBODY, attacking):
        first.append(defending)
        if not duel.struck and first_striker(s, duel) == duel.defender:
            first.reverse()
    return (*first, *[seat for seat in order if seat not in first])
