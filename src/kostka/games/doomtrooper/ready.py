"""Doomtrooper, who may fight whom: combat-ready warriors, restrictions, tactics, Warzones."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Effect
from kostka.games.doomtrooper.effects import (
    AnyWarzone,
    AttackedLast,
    AttacksInFirstTurn,
    CannotAttack,
    CannotBeAttacked,
    ForAll,
    LeadsAttacks,
    MustAttack,
    Never,
    NeverAttacks,
    NeverFights,
    NeverStarts,
    NoDuels,
)
from kostka.games.doomtrooper.pieces import Duel, Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    FIGHT,
    NOTHING,
    OUTPOST,
    SHOOT,
    STRUCK_OUT,
    SUBMARINE,
    WARZONE,
    Value,
)
from kostka.games.doomtrooper.usable import aboard, may_use


def on_him(s: Fight, warrior: Piece, passing: bool = True) -> list[Effect]:
    """What his card says, what lies on him and what is laid on all such warriors; with `passing`,
    also what lasts for a while."""
    found = [*warrior.effects()]
    for it in s.table:
        if it.on == warrior.number:
            if it.out == NOTHING and may_use(s, warrior, it):
                found += it.effects()
        elif it.card.reaches and it.out == NOTHING and it.jailer == NOTHING and not it.unpaid:
            for effect in it.effects():
                if isinstance(effect, ForAll) and effect.such.fits(s, warrior, it.by, it.number):
                    found.append(effect.effect)
    if passing:
        for it in s.lasting:
            if it.on == warrior.number:
                found += it.effects()
    return found


def on_all(s: Fight) -> list[Effect]:
    """What is said about the whole game, for a while or for good."""
    found: list[Effect] = []
    for it in s.lasting:
        if it.on == NOTHING:
            found += it.effects()
    return found


# --- Combat-ready -------------------------------------------------------------------------------


def never_fights(s: Fight, warrior: Piece) -> bool:
    """DOOM-NOFIGHT-01, -04, DOOM-READY-02"""
    if warrior.unpaid:
        return False
    if warrior.card.printed[2] == STRUCK_OUT:
        return True
    return any([isinstance(effect, NeverFights) for effect in warrior.effects()])


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
    return any([combat_ready(s, it) for it in s.troop(seat)])


# --- Attacking ----------------------------------------------------------------------------------


def first_turn(s: Fight, seat: i64) -> bool:
    """DOOM-ACT-06, DOOM-AMB-06: the first turn is not over, or has not even begun."""
    return not (s.turns[seat] > 1 or (s.turns[seat] == 1 and s.active() != seat))


def bars_duels(s: Fight) -> bool:
    return any([isinstance(effect, NoDuels) for effect in on_all(s)])


def unable_to_attack(s: Fight, warrior: Piece) -> str:
    """The rule by which he attacks nobody at all now, or ""."""
    if warrior.down:
        return "DOOM-COVER-06"
    if warrior.rose == s.draws[warrior.by]:
        return "DOOM-COVER-15"
    if never_fights(s, warrior):
        return "DOOM-NOFIGHT-01"
    if warrior.jailer != NOTHING:
        return "DOOM-TARGET-12"
    if warrior.behind != NOTHING:
        return "DOOM-TARGET-06"
    early = first_turn(s, warrior.by)
    for effect in on_him(s, warrior):
        if isinstance(effect, CannotAttack):
            return "DOOM-TARGET-09"
        if isinstance(effect, AttacksInFirstTurn):
            early = False
    return "DOOM-ACT-06" if early else ""


def unable_to_be_attacked(s: Fight, warrior: Piece) -> str:
    if warrior.unpaid:
        return ""
    if never_fights(s, warrior):
        return "DOOM-NOFIGHT-01"
    if warrior.jailer != NOTHING:
        return "DOOM-TARGET-12"
    if warrior.behind != NOTHING:
        return "DOOM-TARGET-06"
    for effect in on_him(s, warrior):
        if isinstance(effect, CannotBeAttacked):
            return "DOOM-TARGET-06"
    return ""


def across_the_line(one: Piece, other: Piece) -> bool:
    """DOOM-DUEL-10: the Outpost and the rest do not meet; whoever is hidden may be anywhere."""
    if one.unpaid or other.unpaid:
        return False
    return (one.area is OUTPOST) is not (other.area is OUTPOST)


def forbids_attack(s: Fight, attacker: Piece, defender: Piece, own: bool) -> str:
    """DOOM-DUEL-12: every warrior may attack every other, except where a rule or a card bars it."""
    if (defender.by == attacker.by) is not own or defender.number == attacker.number:
        return "DOOM-DUEL-08"
    if across_the_line(attacker, defender):
        return "DOOM-DUEL-10"
    rule = unable_to_be_attacked(s, defender)
    if rule or defender.unpaid:
        return rule
    for effect in on_him(s, attacker):
        if isinstance(effect, NeverAttacks):
            if effect.such.fits(s, defender, attacker.by, attacker.number):
                return "DOOM-DUEL-13"
        elif isinstance(effect, MustAttack):
            such = effect.such
            if not such.fits(s, defender, attacker.by, attacker.number) and any(
                [
                    foe.by != attacker.by
                    and such.fits(s, foe, attacker.by, attacker.number)
                    and not unable_to_be_attacked(s, foe)
                    and not across_the_line(attacker, foe)
                    for foe in s.warriors()
                ]
            ):
                return "DOOM-DUEL-13"
    if _is_last(s, defender) and any(
        [
            other.by == defender.by
            and not _is_last(s, other)
            and not unable_to_be_attacked(s, other)
            and not across_the_line(attacker, other)
            for other in s.warriors()
        ]
    ):
        return "DOOM-LAST-01"
    for tactic in (FIGHT, SHOOT):
        if not forbids_tactic(s, attacker, defender, tactic):
            return ""
    return "DOOM-RESTR-01"


def _is_last(s: Fight, warrior: Piece) -> bool:
    if warrior.unpaid:
        return False
    return any([isinstance(effect, AttackedLast) for effect in on_him(s, warrior)])


def unable_to_find(s: Fight, attacker: Piece, own: bool) -> str:
    """Why he has nobody to attack, or ""."""
    rule = unable_to_attack(s, attacker)
    if rule:
        return rule
    rule = "DOOM-ATK-05"
    for defender in s.warriors():
        rule = forbids_attack(s, attacker, defender, own)
        if not rule:
            return ""
    return rule


def leads(s: Fight, attacker: Piece) -> bool:
    """Whether a card lets any action become an attack of his: DOOM-TYPE-10, -15."""
    for it in s.table:
        if it.by == attacker.by and it.out == NOTHING and it.jailer == NOTHING and not it.unpaid:
            for effect in it.effects():
                if isinstance(effect, LeadsAttacks) and effect.such.fits(
                    s, attacker, it.by, it.number
                ):
                    return True
    return False


# --- Tactics ------------------------------------------------------------------------------------


def never(s: Fight, warrior: Piece, tactic: Value) -> bool:
    """DOOM-RESTR-01, -03, DOOM-VEH-11"""
    if warrior.card.printed[tactic.place] == STRUCK_OUT:
        return True
    if tactic is FIGHT and (aboard(s, warrior, AIRSHIP) or aboard(s, warrior, SUBMARINE)):
        return True
    for effect in on_him(s, warrior):
        if isinstance(effect, Never) and effect.tactic.bits & tactic.bits:
            return True
    return False


def forbids_tactic(s: Fight, attacker: Piece, defender: Piece, tactic: Value) -> str:
    """DOOM-AMB-98"""
    if never(s, attacker, tactic) or (not defender.unpaid and never(s, defender, tactic)):
        return "DOOM-RESTR-01"
    for effect in on_him(s, attacker):
        if isinstance(effect, NeverStarts) and effect.tactic.bits & tactic.bits:
            return "DOOM-DUEL-13"
    return ""


# --- Warzones -----------------------------------------------------------------------------------


def may_use_zone(s: Fight, warrior: Piece, zone: Piece) -> bool:
    """DOOM-ZONE-06, -14, -15, DOOM-DUEL-19, -20: his own area's, or by a card any but across the
    Outpost line."""
    if zone.card.kind is not WARZONE or zone.out != NOTHING or warrior.area is None:
        return False
    if (zone.area is OUTPOST) is not (warrior.area is OUTPOST):
        return False
    if zone.player == warrior.by and zone.area is warrior.area:
        return True
    return any([isinstance(effect, AnyWarzone) for effect in on_him(s, warrior)])


def still_able(s: Fight, duel: Duel) -> bool:
    """Whether both fighters may still meet like this: DOOM-RESTR-02, DOOM-AMB-91."""
    attacker, defender = s.piece(duel.attacker), s.piece(duel.defender)
    if attacker is None or defender is None or defender.unpaid:
        return True
    if across_the_line(attacker, defender):
        return False
    tactic = duel.tactic
    return tactic is None or not (never(s, attacker, tactic) or never(s, defender, tactic))
