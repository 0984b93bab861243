"""Doomtrooper, who may fight whom: combat-ready warriors, restrictions, tactics, Warzones."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.effects import (
    AttackedLast,
    AttacksInFirstTurn,
    CannotAttack,
    CannotBeAttacked,
    LeadsAttacks,
    MustAttack,
    NeverAttacks,
    NeverFights,
    NoDuels,
    Such,
)
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.posture import PLAIN, SHUT, posture
from kostka.games.doomtrooper.powers import (
    AttacksOnlyTheBest,
    MoreAttacks,
    NeverAttackedBy,
    NeverStrikesBack,
    StandsAside,
)
from kostka.games.doomtrooper.prices import forbids_toll
from kostka.games.doomtrooper.soldiery import (
    AttacksAnnounced,
    AttacksNobodyElse,
    NeedNotAnnounce,
    SparesYours,
    announcement,
    at_truce,
)
from kostka.games.doomtrooper.sorts import Effect, Restraining, Unrestrained
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strongholds import AttacksAfterRising, RisesToAttack
from kostka.games.doomtrooper.tactics import (
    forbidden_tactic,
    may_all_the_same,
    never,
    shoots_from_cover,
)
from kostka.games.doomtrooper.terms import (
    FIGHT,
    NOTHING,
    OUTPOST,
    SHOOT,
    STRUCK_OUT,
    VALUE,
)
from kostka.games.doomtrooper.traits import AttacksFor
from kostka.games.doomtrooper.upon import on_all, on_him
from kostka.games.doomtrooper.usable import works
from kostka.games.doomtrooper.values import value

# --- Combat-ready -------------------------------------------------------------------------------


def never_fights(s: Fight, warrior: Piece) -> bool:
    """DOOM-NOFIGHT-01, -04, DOOM-READY-02"""
    if warrior.unpaid:
        return False
    if warrior.card.printed[2] == STRUCK_OUT:
        return True
    return any(isinstance(effect, NeverFights) for effect in warrior.effects())


def combat_ready(s: Fight, warrior: Piece) -> bool:
    """DOOM-READY-01 to -04; what lasts only for a while takes no readiness away."""
    if warrior.out != NOTHING:
        return False
    if warrior.unpaid:  # DOOM-AMB-17
        return True
    if warrior.jailer != NOTHING or warrior.behind != NOTHING or never_fights(s, warrior):
        return False
    for effect in on_him(s, warrior, passing=False):
        if isinstance(effect, CannotBeAttacked):  # DOOM-TARGET-07, DOOM-AMB-84
            return False
    return True


def guarded(s: Fight, seat: i64) -> bool:
    """Whether the player has a warrior who protects from Sabotage: DOOM-SAB-02."""
    return any(combat_ready(s, it) and not stands_aside(s, it) for it in s.troop(seat))


def stands_aside(s: Fight, warrior: Piece) -> bool:
    """Whether he protects nobody for a while."""
    for it in s.lasting:
        if it.on == warrior.number:
            for effect in it.effects():
                if isinstance(effect, StandsAside):
                    return True
    return False


# --- Attacking ----------------------------------------------------------------------------------


def first_turn(s: Fight, seat: i64) -> bool:
    """DOOM-ACT-06, DOOM-AMB-06: the first turn is not over, or has not even begun."""
    return not (s.turns[seat] > 1 or (s.turns[seat] == 1 and s.active() != seat))


def bars_duels(s: Fight) -> bool:
    return any(isinstance(effect, NoDuels) for effect in on_all(s))


def unable_to_attack(s: Fight, warrior: Piece) -> str:
    """The rule by which he attacks nobody at all now, or ""."""
    return _bound(s, warrior) or _unable_to_attack(s, warrior, on_him(s, warrior))


def _bound(s: Fight, warrior: Piece, plain: bool = False) -> str:
    """By what he himself is and where he is."""
    if warrior.down and not shoots_from_cover(s, warrior) and not _rises(s, warrior):
        return "DOOM-COVER-06"
    if warrior.rose == s.draws[warrior.by] and not _is_quick(s, warrior):
        return "DOOM-COVER-15"
    if plain:
        return ""
    if never_fights(s, warrior):
        return "DOOM-NOFIGHT-01"
    if warrior.jailer != NOTHING:
        return "DOOM-TARGET-12"
    return "DOOM-TARGET-06" if warrior.behind != NOTHING else ""


def _rises(s: Fight, warrior: Piece) -> bool:
    """Whether he leaves cover by attacking."""
    if warrior.unpaid:
        return False
    return any(isinstance(effect, RisesToAttack) for effect in on_him(s, warrior))


def _is_quick(s: Fight, warrior: Piece) -> bool:
    """Whether he attacks although he has left cover in this turn."""
    return any(isinstance(effect, AttacksAfterRising) for effect in on_him(s, warrior))


def _unable_to_attack(s: Fight, warrior: Piece, on: list[Effect], plain: bool = False) -> str:
    """By what lies on him; `on` is what `on_him` tells, here and below."""
    early = first_turn(s, warrior.by)
    if plain:
        return "DOOM-ACT-06" if early else ""
    boasts = False
    for effect in on:
        if isinstance(effect, CannotAttack):
            return "DOOM-TARGET-09"
        if isinstance(effect, AttacksInFirstTurn):
            early = False
        elif isinstance(effect, AttacksAnnounced):
            boasts = True
    if boasts and not _is_announced(s, warrior, on):
        return "DOOM-DUEL-13"
    return "DOOM-ACT-06" if early else ""


def _is_announced(s: Fight, warrior: Piece, on: list[Effect]) -> bool:
    """Whether he, who has to say so a turn ahead, may attack now."""
    if any(isinstance(effect, NeedNotAnnounce) for effect in on):
        return True
    turn = s.turns[warrior.by]
    return s.active() == warrior.by and announcement(s, warrior, turn) is not None


def unable_to_be_attacked(s: Fight, warrior: Piece) -> str:
    return "" if warrior.unpaid else _unable_to_be_attacked(s, warrior, on_him(s, warrior))


def _unable_to_be_attacked(s: Fight, warrior: Piece, on: list[Effect]) -> str:
    if warrior.unpaid:
        return ""
    if never_fights(s, warrior):
        return "DOOM-NOFIGHT-01"
    if warrior.jailer != NOTHING:
        return "DOOM-TARGET-12"
    if warrior.behind != NOTHING:
        return "DOOM-TARGET-06"
    for effect in on:
        if isinstance(effect, CannotBeAttacked):
            return "DOOM-TARGET-06"
    return ""


def across_the_line(one: Piece, other: Piece) -> bool:
    """DOOM-DUEL-10: the Outpost and the rest do not meet; whoever is hidden may be anywhere."""
    if one.unpaid or other.unpaid:
        return False
    return (one.area is OUTPOST) is not (other.area is OUTPOST)


def forbids_attack(
    s: Fight, attacker: Piece, defender: Piece, own: bool, paid: bool = False
) -> str:
    """DOOM-DUEL-12: every warrior may attack every other, except where a rule or a card bars it;
    `paid`: what it costs was paid already."""
    return _forbids_attack(s, attacker, defender, own, on_him(s, attacker), paid)


def _forbids_attack(
    s: Fight,
    attacker: Piece,
    defender: Piece,
    own: bool,
    on: list[Effect],
    paid: bool = False,
) -> str:
    if defender.number == attacker.number:
        return "DOOM-DUEL-08"
    if attacker.pair and defender.number == attacker.pair:  # the same on another card
        return "DOOM-DUEL-08"
    mine: i64 = posture(s, attacker)
    plain = mine & PLAIN != 0
    if (defender.by == attacker.by) is not own and (
        own or plain or not _hunts(s, attacker, defender, on)
    ):
        return "DOOM-DUEL-08"
    if s.teams and defender.by != attacker.by and s.allied(defender.by, attacker.by):
        return "DOOM-AMB-105"
    if s.teams and s.lasting and at_truce(s, int(attacker.by), int(defender.by)):
        return "DOOM-DUEL-13"
    if across_the_line(attacker, defender):
        return "DOOM-DUEL-10"
    if defender.unpaid:
        return "" if plain else forbids_toll(s, attacker, defender, on, [])
    if plain and not attacker.down:
        his: i64 = posture(s, defender)
        if his & PLAIN and (mine | his) & SHUT != SHUT:
            return ""  # only the rulebook speaks, and a tactic is left
    theirs = on_him(s, defender)
    rule = _unable_to_be_attacked(s, defender, theirs)
    if rule:
        return rule
    for effect in on:
        if isinstance(effect, NeverAttacks):
            fits = effect.such.fits(s, defender, attacker.by, attacker.number)
            if fits and not _is_void(attacker, effect, on):
                return "DOOM-DUEL-13"
        elif isinstance(effect, AttacksOnlyTheBest):
            best = defender.number in the_best(s, effect.such, attacker)
            if not best and not _is_void(attacker, effect, on):
                return "DOOM-DUEL-13"
        elif isinstance(effect, AttacksNobodyElse):
            another = _attacks_another(s, attacker, defender, effect.such)
            if another and not _is_void(attacker, effect, on):
                return "DOOM-DUEL-13"
        elif isinstance(effect, SparesYours):
            if _is_spared(s, attacker, defender, effect):
                return "DOOM-DUEL-13"
        elif isinstance(effect, MustAttack):
            such = effect.such
            if (effect.own and s.active() != attacker.by) or _is_void(attacker, effect, on):
                continue
            if not such.fits(s, defender, attacker.by, attacker.number) and any(
                (foe.by != attacker.by or (effect.own and foe.number != attacker.number))
                and such.fits(s, foe, attacker.by, attacker.number)
                and not unable_to_be_attacked(s, foe)
                and not across_the_line(attacker, foe)
                for foe in s.warriors()
            ):
                return "DOOM-DUEL-13"
        elif isinstance(effect, Restraining) and effect.bars(s, attacker, defender):
            return "DOOM-DUEL-13"
    for effect in theirs:
        if isinstance(effect, NeverAttackedBy) and effect.such.fits(
            s, attacker, defender.by, defender.number
        ):
            return "DOOM-DUEL-13"
    if any(isinstance(effect, AttackedLast) for effect in theirs) and any(
        other.by == defender.by
        and not other.unpaid  # he is in no area: DOOM-HIDE-05
        and not _is_last(s, other)
        and not unable_to_be_attacked(s, other)
        and not across_the_line(attacker, other)
        for other in s.warriors()
    ):
        return "DOOM-LAST-01"
    rule = "" if paid else forbids_toll(s, attacker, defender, on, theirs)
    if rule:
        return rule
    for tactic in (FIGHT, SHOOT):
        if not forbidden_tactic(s, attacker, defender, tactic, on, theirs):
            return ""
    return "DOOM-RESTR-01"


def _is_void(attacker: Piece, effect: Effect, on: list[Effect]) -> bool:
    """Whether what is printed on him is overruled by what lies on him: DOOM-CORE-01."""
    return effect in attacker.effects() and any(isinstance(it, Unrestrained) for it in on)


def _is_spared(s: Fight, attacker: Piece, defender: Piece, effect: SparesYours) -> bool:
    """Whether the card that says so is of the defender's player."""
    if not effect.such.fits(s, defender, attacker.by, attacker.number):
        return False
    return any(it.by == defender.by and effect in it.effects() for it in s.on(attacker.number))


def _attacks_another(s: Fight, attacker: Piece, defender: Piece, such: Such) -> bool:
    """Whether there is one whom alone he may attack, and this is not he."""
    if such.fits(s, defender, attacker.by, attacker.number):
        return False
    return any(
        not it.unpaid and such.fits(s, it, attacker.by, attacker.number) for it in s.warriors()
    )


def _hunts(s: Fight, attacker: Piece, defender: Piece, on: list[Effect]) -> bool:
    """DOOM-DUEL-08: his card makes him attack such warriors even of his own player."""
    if defender.unpaid or s.active() != attacker.by:
        return False
    for effect in on:
        if (
            isinstance(effect, MustAttack)
            and effect.own
            and effect.such.fits(s, defender, attacker.by, attacker.number)
        ):
            return True
    return False


def the_best(s: Fight, such: Such, of: Piece) -> list[int]:
    """Of such warriors in play those with the highest value."""
    able = [it for it in s.warriors() if not it.unpaid and such.fits(s, it, of.by, of.number)]
    worth = [value(s, it, VALUE) for it in able]
    most = max(worth, default=0)
    return [int(it.number) for it, n in zip(able, worth, strict=True) if n == most]


def _is_last(s: Fight, warrior: Piece) -> bool:
    if warrior.unpaid:
        return False
    return any(isinstance(effect, AttackedLast) for effect in on_him(s, warrior))


def unable_to_find(s: Fight, attacker: Piece, own: bool) -> str:
    """Why he has nobody to attack, or ""."""
    plain = posture(s, attacker) & PLAIN != 0
    rule = _bound(s, attacker, plain)
    if rule:
        return rule
    on = on_him(s, attacker)
    rule = _unable_to_attack(s, attacker, on, plain)
    if rule:
        return rule
    rule = "DOOM-ATK-05"
    for defender in s.warriors():
        rule = _forbids_attack(s, attacker, defender, own, on)
        if not rule:
            return ""
    return rule


def attack_price(s: Fight, attacker: Piece) -> int:
    """How many actions an attack of his takes."""
    most = 1
    for effect in on_him(s, attacker):
        if isinstance(effect, AttacksFor):
            most = max(most, effect.actions)
    return most


def leads(s: Fight, attacker: Piece, led: i64) -> bool:
    """Whether a card lets any action become an attack of his, the `led`-th one of the turn:
    DOOM-TYPE-10, -15."""
    for it in s.look().leading:
        if it.by == attacker.by and works(s, it):
            for effect in it.effects():
                if not isinstance(effect, LeadsAttacks):
                    continue
                if effect.most and (led > effect.most or s.active() != it.by):
                    continue
                if effect.such.fits(s, attacker, it.by, it.number):
                    return True
    return False


def price_of_more(s: Fight) -> int:
    """What an attack after the first costs while everybody may attack more than once, or 0."""
    for effect in on_all(s):
        if isinstance(effect, MoreAttacks):
            return effect.price
    return 0


# --- In duels -----------------------------------------------------------------------------------


@final
class Stance:
    """What a warrior who is no secret may do in duels now, found in one go."""

    def __init__(self, s: Fight, warrior: Piece) -> None:
        on = on_him(s, warrior)
        self.fights = combat_ready(s, warrior)
        self.attacks = (
            self.fights and not _bound(s, warrior) and not _unable_to_attack(s, warrior, on)
        )
        self.target = not _unable_to_be_attacked(s, warrior, on)
        self.tactics = [it for it in (FIGHT, SHOOT) if not never(s, warrior, it)]


def is_paralysed(s: Fight, number: i64) -> bool:
    effects = on_him(s, s.warrior(number))
    if any([isinstance(effect, NeverStrikesBack) for effect in effects]):
        return True
    duel = s.duel()
    for it in () if duel is None else duel.cards:
        if it.on == number and any(isinstance(each, NeverStrikesBack) for each in it.effects()):
            return True
    return False


def still_able(s: Fight, duel: Duel) -> bool:
    """Whether both fighters may still meet like this: DOOM-RESTR-02, DOOM-AMB-91."""
    attacker, defender = s.piece(duel.attacker), s.piece(duel.defender)
    if attacker is None or defender is None or defender.unpaid:
        return True
    if across_the_line(attacker, defender):
        return False
    tactic = duel.tactic
    if tactic is None:
        return True
    if never(s, attacker, tactic):
        return False
    if not never(s, defender, tactic):
        return True
    return bool(s.lasting) and may_all_the_same(s, on_him(s, attacker), defender, tactic)
