"""Doomtrooper, what a warrior may use of what he has: vehicles, weapons, whatever lies on him."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from kostka.games.doomtrooper.arms import MayUseAll, UsedAlsoAs
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.curses import is_cursed
from kostka.games.doomtrooper.effects import (
    Against,
    ForAll,
    InTactic,
    Kills,
    MayNotUse,
    MayReceiveAny,
    NoOtherEquipment,
    NoVehicles,
    NoWeapons,
    Only,
    Plus,
    Such,
)
from kostka.games.doomtrooper.hampering import hampered, is_out_of_use, uses_both
from kostka.games.doomtrooper.hush import is_numb
from kostka.games.doomtrooper.identity import former, has, is_a, legionnaire, on_side
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import Paired
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strongholds import WithoutWeapons
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ANYBODYS,
    BOTH_WAYS_WEAPON,
    CULTIST,
    DARK_LEGION,
    DARK_SYMMETRY,
    EQUIPMENT,
    FIGHT,
    FIGHTING_WEAPON,
    KI,
    LEGIONNAIRES,
    MACHINE_GUNS,
    MISHIMA,
    NOTHING,
    RELIC,
    SHOOT,
    SHOOTING_WEAPON,
    SUBMARINE,
    VEHICLE,
    WARRIOR,
    Value,
)
from kostka.games.doomtrooper.traits import Deflects, TwoShootingWeapons
from kostka.kernel.step import Word


@final
@mypyc_attr(acyclic=True)
class Given:
    """An effect on a warrior, and where it comes from."""

    __slots__ = ("by", "card", "effect", "n")

    def __init__(self, effect: Effect, card: Card, by: i64, n: i64) -> None:
        self.effect = effect
        self.card = card
        self.by: i64 = by
        self.n: i64 = n  # how many times it was bought, or how many cards it counts


def zone_of(s: Fight, duel: Duel | None) -> Piece | None:
    return None if duel is None or duel.zone == NOTHING else s.piece(duel.zone)


def vehicle_of(s: Fight, warrior: Piece) -> Piece | None:
    for it in s.on(warrior.number):
        if it.card.counts_as(VEHICLE):
            return it
    return None


def inside(s: Fight, warrior: Piece) -> bool:
    """In a vehicle, or one himself: DOOM-VEH-06, -07, -12."""
    if is_a(s, warrior, VEHICLE):
        return True
    vehicle = vehicle_of(s, warrior)
    return vehicle is not None and not vehicle.down


def off_the_ground(s: Fight, warrior: Piece) -> bool:
    """In an AIRSHIP or a SUBMARINE, or one himself: DOOM-VEH-11."""
    lying = s.on(warrior.number)
    if not lying and not s.lasting and not warrior.card.kinds and not warrior.card.changes:
        return False  # most of them are on foot, and nothing says otherwise
    if is_a(s, warrior, AIRSHIP) or is_a(s, warrior, SUBMARINE):
        return True
    vehicle = vehicle_of(s, warrior)
    if vehicle is None or vehicle.down:
        return False
    return vehicle.card.counts_as(AIRSHIP) or vehicle.card.counts_as(SUBMARINE)


def fits_tactic(card: Card, tactic: Value) -> bool:
    """DOOM-WEAPON-03, -04, DOOM-DUEL-28"""
    weapon = card.weapon
    if weapon is FIGHTING_WEAPON:
        return tactic is FIGHT
    if weapon is SHOOTING_WEAPON:
        return tactic is (FIGHT if card.close else SHOOT)
    return weapon is not None


def serves(s: Fight, weapon: Piece, tactic: Value) -> bool:
    """Whether it is a weapon for this tactic, by itself or by what lies on it: DOOM-EQUIP-07."""
    if fits_tactic(weapon.card, tactic):
        return True
    for it in s.on(weapon.number):
        for effect in it.effects():
            if isinstance(effect, UsedAlsoAs) and effect.label is (
                FIGHTING_WEAPON if tactic is FIGHT else SHOOTING_WEAPON
            ):
                return True
    return False


def works(s: Fight, piece: Piece) -> bool:
    """Whether it is in play, not held, and, if somebody bears it, of use to him."""
    if piece.out != NOTHING or piece.jailer != NOTHING or piece.unpaid:
        return False
    bearer = s.piece(piece.on)
    if bearer is None or bearer.card.kind is not WARRIOR:
        return True
    return bearer.out == NOTHING and bearer.jailer == NOTHING and may_use(s, bearer, piece)


def uses_none(warrior: Piece, kind: Word) -> bool:
    """Whether cards of this type lie on him in vain: DOOM-NEVER-03."""
    if not warrior.card.renounces:
        return False
    for effect in warrior.effects():
        if isinstance(effect, MayNotUse) and effect.kind is kind:
            return True
    return False


def is_left(s: Fight, number: i64) -> bool:
    """Whether this is a vehicle whose warrior is outside."""
    piece = s.piece(number)
    return piece is not None and piece.down and piece.card.counts_as(VEHICLE)


def is_shut_out(s: Fight, warrior: Piece, piece: Piece) -> bool:
    """Whether he uses something with which he may use no other equipment: DOOM-VEH-10."""
    for it in s.on(warrior.number):
        if it is not piece and it.out == NOTHING and not it.down and may_use(s, warrior, it):
            for effect in it.effects():
                if isinstance(effect, NoOtherEquipment):
                    return True
    return bool(s.lasting) and _is_carried(s, warrior)


def _is_carried(s: Fight, warrior: Piece) -> bool:
    """Whether he is inside something in which no equipment is used."""
    for it in s.lasting:
        if it.on == warrior.number:
            for effect in it.effects():
                if isinstance(effect, NoOtherEquipment):
                    return True
    return False


def may_use(s: Fight, warrior: Piece, piece: Piece) -> bool:
    """He keeps what needs an affiliation he has lost, but in vain: DOOM-EQUIP-12, DOOM-DARK-11."""
    if uses_none(warrior, piece.card.kind) and not _is_granted(s, warrior, piece.card):
        return False
    if piece.card.kind is RELIC and is_cursed(s, piece):
        return False
    if not piece.card.tied or piece.markers == ANYBODYS:
        return True
    kind = piece.card.kind
    if kind is DARK_SYMMETRY and piece.card.gift is not None:
        return legionnaire(s, warrior) or is_a(s, warrior, CULTIST)
    if kind is KI:
        return has(s, warrior, MISHIMA) or receives_any(s, warrior, KI, piece.card)
    such = piece.card.on.such
    if isinstance(such, Such) and (such.affiliation is not None or such.side is not None):
        if such.alt is not None and such.alt.describes(s, warrior):
            return True
        if such.affiliation is not None and not has(s, warrior, such.affiliation):
            old = former(warrior)
            if old is not None and such.names(old):
                return True
            return receives_any(s, warrior, kind, piece.card)
        if such.side is not None and not on_side(s, warrior, such.side):
            return receives_any(s, warrior, kind, piece.card)
    return True


def _is_granted(s: Fight, warrior: Piece, card: Card) -> bool:
    """Whether something that lies on him lets him use it although his card does not."""
    for it in s.on(warrior.number):
        for effect in it.effects():
            if isinstance(effect, Only) and effect.such.describes(s, warrior):
                effect = effect.effect
            if isinstance(effect, MayUseAll) and effect.gift is card.gift:
                return it.out == NOTHING
    return False


def receives_any(s: Fight, warrior: Piece, kind: Word, card: Card) -> bool:
    """Whatever is asked for; `of`: only cards of one affiliation."""
    return price_to_receive(s, warrior, kind, card) != NOTHING


def price_to_receive(s: Fight, warrior: Piece, kind: Word, card: Card) -> int:
    """What it costs him to be given what he might not have otherwise; NOTHING if he may not."""
    survey = s.look()
    if not survey.grants and not s.fallen and survey.has(warrior):
        return NOTHING
    least = NOTHING
    for effect in warrior.effects():
        if isinstance(effect, MayReceiveAny) and _takes(effect, kind, card):
            least = effect.price if least == NOTHING else min(least, effect.price)
    if least != NOTHING:
        return least
    return 0 if _is_let(s, warrior, kind, card) else NOTHING


def _is_let(s: Fight, warrior: Piece, kind: Word, card: Card) -> bool:
    """By what lies on him or reaches him."""
    for it in s.on(warrior.number):
        if it.out == NOTHING:
            for effect in it.effects():
                if isinstance(effect, MayReceiveAny) and _takes(effect, kind, card):
                    return True
    for it in s.reaching():
        for effect in it.effects():
            if (
                isinstance(effect, ForAll)
                and isinstance(effect.effect, MayReceiveAny)
                and _takes(effect.effect, kind, card)
                and effect.such.fits(s, warrior, it.by, it.number)
            ):
                return True
    return False


def _takes(effect: MayReceiveAny, kind: Word, card: Card) -> bool:
    if (effect.kind is not kind and not card.counts_as(effect.kind)) or effect.of not in (
        None,
        card.affiliation,
    ):
        return False
    if effect.gift is not None and card.gift is not effect.gift:
        return False
    such = card.on.such
    if not effect.but_legion or not isinstance(such, Such):
        return True
    return such.side is not LEGIONNAIRES and such.affiliation is not DARK_LEGION


def weapons(s: Fight, warrior: Piece, tactic: Value) -> list[Piece]:
    """Those he could use."""
    found = [
        it
        for it in s.on(warrior.number)
        if it.card.weapon is not None
        and it.out == NOTHING
        and serves(s, it, tactic)
        and may_use(s, warrior, it)
    ]
    duel = s.duel() if found else None
    if duel is not None and hampered(duel):
        found = [it for it in found if not is_out_of_use(duel, it)]
    foe = None if duel is None else s.piece(duel.foe_of(warrior.number))
    zone = zone_of(s, duel)
    if zone is not None and foe is not None:
        for effect in zone.effects():
            if isinstance(effect, WithoutWeapons):
                found = [it for it in found if it.card.weapon not in effect.labels]
    if foe is not None:
        for it in s.on(foe.number):
            worn = it.out == NOTHING and not uses_none(foe, it.card.kind)
            for effect in it.effects() if worn else ():
                if isinstance(effect, Deflects):
                    found = [each for each in found if each.card.weapon not in effect.labels]
    return found


def _strength(s: Fight, weapon: Piece, tactic: Value) -> int:
    """With what lies on it."""
    total = _strength_of(weapon.card, tactic)
    for it in s.on(weapon.number):
        total += _strength_of(it.card, tactic)
    return total


def _strength_of(card: Card, tactic: Value) -> int:
    total = 0
    for effect in card.effects:
        while isinstance(effect, (Only, InTactic, Against)):
            effect = effect.effect
        if isinstance(effect, Plus) and effect.to.bits & tactic.bits:
            total = max(total, effect.n)
        elif isinstance(effect, Kills):
            total += 1
    return total


def weapon_in_use(s: Fight, warrior: Piece, tactic: Value, duel: Duel | None) -> int:
    """The one he has chosen; or, without it, the best he has: DOOM-DUEL-27, -29."""
    able = weapons(s, warrior, tactic)
    if not able:
        return NOTHING
    if duel is not None:
        chosen = duel.weapon_of(warrior.number)
        for it in able:
            if it.number == chosen:
                return chosen
    best = able[0]
    for it in able[1:]:
        if _strength(s, it, tactic) > _strength(s, best, tactic):
            best = it
    return int(best.number)


def is_machine_gun(card: Card) -> bool:
    return any(kind in MACHINE_GUNS for kind in card.kinds)


def pair_of(card: Card) -> Word | None:
    """The kind of weapons of which its bearer may use two in an attack."""
    for effect in card.effects:
        if isinstance(effect, Paired):
            return effect.kind
    return None


def _other_of_a_pair(s: Fight, warrior: Piece, tactic: Value, first: int) -> int:
    """The other one of a pair."""
    weapon = s.piece(first)
    kind = None if weapon is None else pair_of(weapon.card)
    best = NOTHING
    most = -1
    for it in weapons(s, warrior, tactic):
        if kind is not None and it.number != first and it.card.counts_as(kind):
            strength = _strength(s, it, tactic)
            if strength > most:
                best = int(it.number)
                most = strength
    return best


def _second_weapon(s: Fight, warrior: Piece, first: int) -> int:
    """Beside the one he uses in a shoot-out, if a card lets him use two."""
    if not any(
        isinstance(effect, TwoShootingWeapons)
        for it in s.on(warrior.number)
        for effect in it.effects()
    ):
        return NOTHING
    best: Piece | None = None
    used = s.piece(first)
    for it in weapons(s, warrior, SHOOT):
        if it.card.weapon not in (SHOOTING_WEAPON, BOTH_WAYS_WEAPON):
            continue
        if used is None or it.card is used.card:  # DOOM-EQUIP-11
            continue
        if best is None or _strength(s, it, SHOOT) > _strength(s, best, SHOOT):
            best = it
    return NOTHING if best is None else int(best.number)


def other_weapon(s: Fight, warrior: Piece, tactic: Value, first: int) -> int:
    """The best one for this tactic besides the one he uses; no copy of it: DOOM-EQUIP-11."""
    used = s.piece(first)
    best: Piece | None = None
    for it in weapons(s, warrior, tactic):
        if used is None or it.card is used.card:
            continue
        if best is None or _strength(s, it, tactic) > _strength(s, best, tactic):
            best = it
    return NOTHING if best is None else int(best.number)


def _attached(s: Fight, warrior: Piece, duel: Duel | None) -> list[Piece]:
    """What lies on a warrior and is used; a weapon only if it is the one he uses."""
    found: list[Piece] = []
    alone: Piece | None = None
    disarmed = False
    armed = False
    tactic = duel.tactic if duel is not None else None
    attacking = duel is not None and duel.attacker == warrior.number
    zone = zone_of(s, duel)
    grounded = False
    numb = False
    if zone is not None and duel is not None and duel.foe_of(warrior.number) != NOTHING:
        numb = is_numb(s, zone)
        grounded = any(isinstance(effect, NoVehicles) for effect in zone.effects())
    for effect in warrior.effects():
        if isinstance(effect, NoWeapons):
            disarmed = True
    for it in s.on(warrior.number):
        if it.out != NOTHING:
            continue
        card = it.card
        if card.counts_as(VEHICLE) and (grounded or it.down):  # DOOM-AMB-29
            continue
        if not may_use(s, warrior, it) or (numb and card.kind is DARK_SYMMETRY):
            continue
        if card.kind is EQUIPMENT or card.kind is RELIC:
            copies = len([other for other in found if other.card is card])
            if copies > (1 if attacking and pair_of(card) is not None else 0):
                continue  # DOOM-EQUIP-11
            for effect in it.effects():
                if isinstance(effect, NoOtherEquipment):
                    alone = it
                elif isinstance(effect, NoWeapons):
                    disarmed = True
            armed = armed or card.weapon is not None
        found.append(it)
    if s.lasting and found and _is_carried(s, warrior):
        found = [it for it in found if it.card.kind is not EQUIPMENT]
    if alone is not None:
        found = [it for it in found if it is alone or it.card.kind is not EQUIPMENT]
    if armed:
        used: list[int] = []
        if not disarmed:
            for each in (FIGHT, SHOOT):
                if tactic is None or tactic is each:
                    first = weapon_in_use(s, warrior, each, duel)
                    used.append(first)
                    if attacking:
                        used.append(_other_of_a_pair(s, warrior, each, first))
                    if each is SHOOT:
                        used.append(_second_weapon(s, warrior, first))
                    if duel is not None and uses_both(duel, int(warrior.number)):
                        used.append(other_weapon(s, warrior, each, first))
        found = [it for it in found if it.card.weapon is None or it.number in used]
    return found
