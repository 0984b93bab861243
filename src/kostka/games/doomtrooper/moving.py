"""Doomtrooper, who may receive what, hide where and go where; and the duties that come with it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kostka.games.doomtrooper.arms import NoFurtherWeapon, NothingElse
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.edicts import GainsOnlyIn, NoneOfThem
from kostka.games.doomtrooper.effects import (
    ForAll,
    HidesUntilHealed,
    MayNotReceive,
    NeverInCover,
    NeverSeeksCover,
    NoActions,
    Plus,
    SeveralGifts,
    Such,
)
from kostka.games.doomtrooper.embassies import leave_to_go, of_the_tribes
from kostka.games.doomtrooper.identity import (
    doomtrooper,
    follows,
    former,
    has,
    is_a,
    legionnaire,
    tribes,
)
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.posture import FREE, posture
from kostka.games.doomtrooper.readings import FIRST_MAY_HIDE, LAST_MAY_LEAVE
from kostka.games.doomtrooper.soldiery import KeepsAllOut, KeepsOut, MayNotBeArmed, ReceivesAs
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.streets import takes_cover
from kostka.games.doomtrooper.terms import (
    ANYONES,
    APOSTLE,
    BEAST,
    BODY_ARMOUR,
    CULTIST,
    DARK_SYMMETRY,
    EQUIPMENT,
    EX_CORPORATE,
    FOES,
    FORTIFICATION,
    GIFT,
    KI,
    KOHORT,
    MISHIMA,
    MISSION,
    NOTHING,
    OUTPOST,
    OUTSIDE,
    PROPHECY,
    RELIC,
    SQUAD,
    STRUCK_OUT,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.traits import NotBeside
from kostka.games.doomtrooper.upon import on_him
from kostka.games.doomtrooper.usable import inside, price_to_receive, receives_any, vehicle_of
from kostka.kernel.step import Word

# --- Receiving ----------------------------------------------------------------------------------

WRONG: Final[dict[Word, str]] = {  # not such a warrior as the card asks for
    EQUIPMENT: "DOOM-EQUIP-06",
    RELIC: "DOOM-RELIC-03",
    MISSION: "DOOM-MISS-02",
    FORTIFICATION: "DOOM-FORT-03",
    DARK_SYMMETRY: "DOOM-DARK-12",
    KI: "DOOM-KI-01",
    BEAST: "DOOM-BEAST-01",
}
NOT_YOURS: Final[dict[Word, str]] = {
    EQUIPMENT: "DOOM-EQUIP-13",
    RELIC: "DOOM-RELIC-10",
    FORTIFICATION: "DOOM-FORT-09",
    DARK_SYMMETRY: "DOOM-DARK-08",
}
ONE_COPY: Final[dict[Word, str]] = {
    DARK_SYMMETRY: "DOOM-DARK-09",
    KI: "DOOM-KI-03",
    MISSION: "DOOM-MISS-07",
}


def bears(s: Fight, warrior: Piece, card: Card) -> bool:
    return any(it.card is card for it in s.on(warrior.number))


def bears_kind(s: Fight, warrior: Piece, kind: Word) -> bool:
    return any(it.card.counts_as(kind) for it in s.on(warrior.number))


def has_beast(s: Fight, warrior: Piece) -> bool:
    return any(it.card.kind is BEAST for it in s.on(warrior.number))


def affords(s: Fight, seat: i64, price: int) -> bool:
    """Whether a player has so many destiny points; who asks may not remember what comes of it."""
    s.look().counted = True
    return s.destiny[seat] >= price


def forbids_receiving(
    s: Fight, card: Card, warrior: Piece, seat: i64, such: Such, by_card: bool, any_gift: bool
) -> str:
    """The rule by which this card may not be laid on this warrior, or "".

    `by_card`: another card gives it to him, which outdoes an ordinary ban: DOOM-NEVER-01.
    """
    kind = card.kind
    if warrior.unpaid:
        return "DOOM-HIDE-06"
    if such.whose is not ANYONES and (warrior.by == seat) is not (such.whose is YOURS):
        return NOT_YOURS.get(kind, "DOOM-PLAY-02")
    if s.teams and such.whose is FOES and s.allied(warrior.by, seat):
        return "DOOM-AMB-105"
    if kind is DARK_SYMMETRY and card.gift is not None:
        rule = _forbids_gift(s, card, warrior, any_gift)
        if rule:
            return rule
    elif kind is KI and not has(s, warrior, MISHIMA) and not receives_any(s, warrior, KI, card):
        return "DOOM-KI-01"
    rule = _forbids_riding(s, card, warrior)
    if rule:
        return rule
    if card.kinds and card.counts_as(BODY_ARMOUR) and bears_kind(s, warrior, BODY_ARMOUR):
        return "DOOM-EQUIP-04"
    if kind is FORTIFICATION and not s.may_enter(seat, card):
        return "DOOM-FORT-08"
    if card.single and bears(s, warrior, card):
        return "DOOM-EQUIP-11"
    if (
        (kind is DARK_SYMMETRY or kind is KI or kind is MISSION or card.counts_as(PROPHECY))
        and bears(s, warrior, card)
        and not _takes_several(s, card, warrior)
    ):
        return ONE_COPY.get(kind, "DOOM-PROPH-02")
    rule = _forbids_by_card(s, card, warrior, by_card) or _forbids_weapon(s, card, warrior)
    if not rule and kind is KI and not_beside(s, card, warrior):
        rule = "DOOM-NEVER-02"
    if rule or such.describes(s, warrior):
        return rule
    old = former(warrior)
    if old is not None and such.names(old):
        return "" if affords(s, seat, EX_CORPORATE) else "DOOM-MERC-02"
    if (
        (such.affiliation is not None or such.side is not None)
        and receives_any(s, warrior, kind, card)
        and Such(kind=such.kind).describes(s, warrior)
    ):  # DOOM-EQUIP-14
        return ""
    if receives_as(s, card, warrior, such):
        return ""
    return WRONG.get(kind, "DOOM-PLAY-02")


def receives_as(s: Fight, card: Card, warrior: Piece, such: Such) -> bool:
    """Whether he may have it although he is not of the kind it asks for."""
    if posture(s, warrior) & FREE:
        return False
    for effect in on_him(s, warrior):
        if (
            isinstance(effect, ReceivesAs)
            and (effect.kind is card.kind or card.counts_as(effect.kind))
            and effect.like is such.kind
            and Such(such.affiliation, None, such.side).describes(s, warrior)
        ):
            return True
    return False


def _forbids_gift(s: Fight, card: Card, warrior: Piece, any_gift: bool) -> str:
    """DOOM-DARK-01, -02, -03, -10, -12"""
    if not legionnaire(s, warrior) and not is_a(s, warrior, CULTIST):
        return "DOOM-DARK-01"
    gift = card.gift
    if gift is None or gift is GIFT or any_gift or follows(s, warrior, gift) or card.anyones:
        return ""
    price = price_to_receive(s, warrior, DARK_SYMMETRY, card)
    if price == NOTHING:
        return "DOOM-DARK-03"
    return "" if affords(s, warrior.by, price) else "DOOM-SPEC-02"


def _raises(card: Card) -> bool:
    """Whether it adds something to its bearer's values."""
    return any(isinstance(effect, Plus) and effect.n > 0 for effect in card.effects)


def _takes_several(s: Fight, card: Card, warrior: Piece) -> bool:
    if card.kind is not DARK_SYMMETRY:
        return False
    raising = card.gift is GIFT and _raises(card)
    return any(
        isinstance(effect, SeveralGifts) and (effect.all or raising)
        for effect in on_him(s, warrior)
    )


def _forbids_riding(s: Fight, card: Card, warrior: Piece) -> str:
    """DOOM-EQUIP-03, DOOM-BEAST-02, -09"""
    vehicle, beast = card.counts_as(VEHICLE), card.kind is BEAST
    if not vehicle and not beast:
        return ""
    if is_a(s, warrior, BEAST):
        return "DOOM-BEAST-09"
    if vehicle_of(s, warrior) is not None:
        return "DOOM-EQUIP-03" if vehicle else "DOOM-BEAST-02"
    return "DOOM-BEAST-02" if has_beast(s, warrior) else ""


def forbids_acting(s: Fight, warrior: Piece) -> str:
    """Why he takes no action at all, or ""."""
    if warrior.jailer != NOTHING:
        return "DOOM-TARGET-13"
    if posture(s, warrior) & FREE:
        return ""
    if any(isinstance(effect, NoActions) for effect in on_him(s, warrior)):
        return "DOOM-TARGET-09"
    return ""


def _forbids_by_card(s: Fight, card: Card, warrior: Piece, by_card: bool) -> str:
    """What a card on him, or his own, bars."""
    if warrior.jailer != NOTHING and not by_card:
        return "DOOM-TARGET-13"
    if posture(s, warrior) & FREE:
        return ""
    for effect in on_him(s, warrior):
        if isinstance(effect, MayNotReceive) and effect.kind is card.kind:
            if effect.never:
                return "DOOM-DARK-07" if card.kind is DARK_SYMMETRY else "DOOM-NEVER-02"
            if not by_card:
                return "DOOM-NEVER-01"
        elif isinstance(effect, NoActions) and card.when.acts and not by_card:
            if not effect.receives:
                return "DOOM-TARGET-09"
        elif isinstance(effect, GainsOnlyIn) and card.counts_as(effect.kind):
            if warrior.area is not effect.area:
                return "DOOM-NEVER-01"
        elif isinstance(effect, MayNotBeArmed) and card.weapon in effect.labels and not by_card:
            return "DOOM-NEVER-01"
        elif isinstance(effect, NothingElse):
            return "DOOM-NEVER-02"
    return ""


def _forbids_weapon(s: Fight, card: Card, warrior: Piece) -> str:
    """Some weapon lets its bearer own no other of its kind, neither before nor after it."""
    if card.weapon is None:
        return ""
    mine = labels_barred(card)
    for it in s.on(warrior.number):
        if it.card.weapon is not None and (
            it.card.weapon in mine or card.weapon in labels_barred(it.card)
        ):
            return "DOOM-NEVER-02"
    return ""


def not_beside(s: Fight, card: Card, warrior: Piece) -> bool:
    """Whether he has a card that does not suffer this one, or the other way round."""
    for effect in card.effects:
        if isinstance(effect, NotBeside) and any(
            it.key == effect.key for it in s.on(warrior.number)
        ):
            return True
    for it in s.on(warrior.number):
        for effect in it.effects():
            if isinstance(effect, NotBeside) and effect.key == card.key:
                return True
    return False


def labels_barred(card: Card) -> tuple[Word, ...]:
    for effect in card.effects:
        if isinstance(effect, NoFurtherWeapon):
            return effect.labels
    return ()


# --- Cover --------------------------------------------------------------------------------------


def never_in_cover(s: Fight, warrior: Piece) -> bool:
    """DOOM-COVER-13, DOOM-APOS-01"""
    if warrior.card.counts_as(APOSTLE):
        return True
    if posture(s, warrior) & FREE:
        return False
    return any(isinstance(effect, NeverInCover) for effect in on_him(s, warrior))


def never_hides(card: Card) -> bool:
    """As a card in the hand: DOOM-HIDE-15."""
    if card.counts_as(APOSTLE) or card.counts_as(VEHICLE):
        return True
    return any(isinstance(it, (NeverInCover, NeverSeeksCover)) for it in card.effects)


def bars_hiding(s: Fight, newcomer: Piece) -> bool:
    """Whether somebody keeps all such warriors from seeking cover."""
    for it in s.reaching():
        if it.jailer == NOTHING and not it.unpaid:
            for effect in it.effects():
                if (
                    isinstance(effect, ForAll)
                    and isinstance(effect.effect, (NeverInCover, NeverSeeksCover))
                    and effect.such.fits(s, newcomer, it.by, it.number)
                ):
                    return True
    return False


def forbids_cover(s: Fight, warrior: Piece) -> str:
    """Why he may not seek cover, or ""."""
    if warrior.down:
        return "DOOM-COVER-01"
    if never_in_cover(s, warrior):
        return "DOOM-COVER-13"
    free = posture(s, warrior) & FREE != 0
    if not free and any(isinstance(effect, NeverSeeksCover) for effect in on_him(s, warrior)):
        return "DOOM-COVER-13"
    if inside(s, warrior) and not takes_cover(s, warrior):
        return "DOOM-VEH-07"
    rule = forbids_acting(s, warrior)
    if rule:
        return rule
    uncovered: i64 = 0
    for it in s.troop(warrior.by):
        if not it.down:
            uncovered += 1
    return "" if uncovered > 1 else "DOOM-COVER-03"


def forbids_rising(s: Fight, warrior: Piece) -> str:
    """Why he may not leave cover, or ""."""
    rule = forbids_acting(s, warrior)
    if rule or not warrior.wounded:
        return rule
    shocked = any(isinstance(effect, HidesUntilHealed) for effect in on_him(s, warrior))
    return "DOOM-COVER-14" if shocked else ""


def must_uncover(s: Fight, seat: i64) -> bool:
    """DOOM-COVER-04, DOOM-AMB-16: all warriors are in cover, and one of them can leave it."""
    troop = s.troop(seat)
    return all(it.down for it in troop) and any(not forbids_rising(s, it) for it in troop)


# --- The Outpost --------------------------------------------------------------------------------


def in_outpost(s: Fight, seat: i64) -> list[Piece]:
    return [it for it in s.troop(seat) if it.area is OUTPOST]


def mixes(s: Fight, seat: i64) -> bool:
    """DOOM-TRANS-16, -17, -18: a Doomtrooper and a Dark Legionnaire in one Outpost."""
    there = in_outpost(s, seat)
    one = any(_is_only(s, it, True) for it in there)
    return one and any(_is_only(s, it, False) for it in there)


def crowds(s: Fight, seat: i64) -> bool:
    """DOOM-TRANS-20, DOOM-AMB-100: warriors of more than two tribes in one Outpost."""
    there = in_outpost(s, seat)
    if len(there) < 2:
        return False
    found = list(dict.fromkeys([tribe for it in there for tribe in tribes(s, it)]))
    return len(found) > 2


def _is_only(s: Fight, warrior: Piece, doom: bool) -> bool:
    both = doomtrooper(s, warrior), legionnaire(s, warrior)
    return both == (doom, not doom)


def forbids_standing(s: Fight, warrior: Piece, seat: i64) -> str:
    """Why he may not stand in this player's Outpost with those who are there, or ""."""
    there = [it for it in in_outpost(s, seat) if it.number != warrior.number]
    for doom in (True, False):
        if _is_only(s, warrior, doom) and any(_is_only(s, it, not doom) for it in there):
            return "DOOM-TRANS-16"
    found = list(dict.fromkeys([tribe for it in there for tribe in tribes(s, it)]))
    mine = [tribe for tribe in tribes(s, warrior) if tribe not in found]
    return "DOOM-TRANS-20" if mine and len(found) + len(mine) > 2 else ""


def home_of(s: Fight, warrior: Piece) -> Word:
    """Where he goes when he leaves the Outpost: DOOM-TRANS-11, -12, DOOM-OUT-05."""
    if doomtrooper(s, warrior):
        return SQUAD
    if legionnaire(s, warrior):
        return KOHORT
    return SQUAD if of_the_tribes(warrior) and leave_to_go(s, warrior) is not None else OUTSIDE


def to_transfer(s: Fight, warrior: Piece) -> int:
    """How many actions: DOOM-TRANS-08, DOOM-AMB-28."""
    return 2 if is_a(s, warrior, VEHICLE) or vehicle_of(s, warrior) is not None else 1


def forbids_transfer(s: Fight, warrior: Piece, freely: bool = False) -> str:
    """Why he may not transfer of his own will, or ""; freely, as often as he likes."""
    if not s.opened:
        return "DOOM-TRANS-06"
    if s.duel() is not None:
        return "DOOM-TRANS-10"
    if warrior.unpaid:
        return "DOOM-HIDE-05"
    rule = forbids_acting(s, warrior)
    if rule:
        return rule
    if of_the_tribes(warrior) and leave_to_go(s, warrior) is None:
        return "DOOM-TRANS-13"
    if is_a(s, warrior, BEAST):
        return "DOOM-BEAST-10"
    if warrior.moved == s.draws[warrior.by] and not freely:
        return "DOOM-TRANS-14"
    if warrior.area is not OUTPOST:
        return forbids_standing(s, warrior, warrior.by)
    if has_beast(s, warrior):
        return "DOOM-BEAST-06"
    if kept_out(s, warrior, home_of(s, warrior)):
        return "DOOM-CORE-01"
    if s.readings & LAST_MAY_LEAVE:
        return ""
    alone = len(in_outpost(s, warrior.by)) == 1  # DOOM-AMB-37
    others = any(in_outpost(s, seat) for seat in s.circle if seat != warrior.by)
    return "DOOM-TRANS-05" if alone and others else ""


def kept_out(s: Fight, warrior: Piece, area: Word) -> bool:
    """Whether he or somebody there does not suffer the other in this area of his player."""
    for effect in warrior.effects() if warrior.card.excludes else ():
        if isinstance(effect, KeepsOut) and effect.area is area:
            for it in s.troop(warrior.by):
                if it.area is area and effect.such.fits(s, it, warrior.by, warrior.number):
                    return True
    for it in s.reaching():
        if it.card.excludes and it.by == warrior.by and it.area is area:
            for effect in it.effects():
                if isinstance(effect, KeepsAllOut) and it.number != warrior.number:
                    return True
                if (
                    isinstance(effect, KeepsOut)
                    and effect.area is area
                    and effect.such.fits(s, warrior, it.by, it.number)
                ):
                    return True
    return False


def _some_exclude(pieces: list[Piece]) -> bool:
    for it in pieces:
        if it.card.excludes:
            return True
    return False


def forbids_entering(s: Fight, seat: i64, card: Card) -> str:
    """Why this warrior may not be added to the area where he belongs, or ""."""
    area = card.home()
    if area is not OUTPOST and not card.excludes and not _some_exclude(s.reaching()):
        return ""
    newcomer = Piece(0, card, seat, area=area)
    for it in s.reaching():
        if it.card.excludes:
            for effect in it.effects():
                if isinstance(effect, NoneOfThem) and is_a(s, newcomer, effect.kind):
                    return "DOOM-CORE-01"
    if kept_out(s, newcomer, area):
        return "DOOM-CORE-01"
    return forbids_standing(s, newcomer, seat) if area is OUTPOST else ""


def must_go_there(s: Fight, seat: i64) -> bool:
    """DOOM-TRANS-03, -05: somebody is in an Outpost and this player is not."""
    return not in_outpost(s, seat) and any(in_outpost(s, other) for other in s.circle)


def could_stand(card: Card) -> bool:
    """A warrior of the hand who would go to the Outpost."""
    return card.home() is OUTPOST


def is_hideable(s: Fight, seat: i64, card: Card) -> str:
    """Why this card of the hand may not be deployed into cover, or ""."""
    if never_hides(card) or (card.printed[2] == STRUCK_OUT and card.counts_as(APOSTLE)):
        return "DOOM-HIDE-15"
    newcomer = Piece(0, card, seat, area=card.home())
    if bars_hiding(s, newcomer):
        return "DOOM-HIDE-15"
    if kept_out(s, newcomer, card.home()):
        return "DOOM-CORE-01"
    for need in card.needs:
        if not need.fact.true(s, int(seat)):
            return need.rule
    if card.personality and s.copy_in_play(card):
        return "DOOM-PERS-01"
    if s.readings & FIRST_MAY_HIDE:
        return ""
    uncovered = [it for it in s.troop(seat) if not it.down]
    return "" if uncovered else "DOOM-COVER-03"  # DOOM-AMB-15
