"""Doomtrooper, Sabotage: against a player who has nobody to defend him."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.arms import SafeWhenAlone
from kostka.games.doomtrooper.meanings import piece_or_word
from kostka.games.doomtrooper.notes import Award, Raid, Turn
from kostka.games.doomtrooper.play import ALARM
from kostka.games.doomtrooper.pool import pay_sabotage
from kostka.games.doomtrooper.proceeds import raids_bring_destiny
from kostka.games.doomtrooper.readings import RAIDS_FROM_COVER
from kostka.games.doomtrooper.ready import combat_ready, first_turn, guarded, unable_to_attack
from kostka.games.doomtrooper.spoils import AWARDING, earns_promotion
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING, SABOTAGE_FAILED, SABOTAGED, VALUE
from kostka.games.doomtrooper.values import value
from kostka.kernel.sense import Player
from kostka.kernel.step import Frame, Judged, Rule, Step


def forbids_victim(s: Fight, seat: i64, victim: i64) -> str:
    """DOOM-SAB-02, -05, DOOM-ACT-07"""
    if victim == seat or guarded(s, victim):
        return "DOOM-SAB-02"
    if s.teams and s.allied(victim, seat):
        return "DOOM-AMB-105"
    if not s.troop(victim) and safe_when_alone(s, victim):
        return "DOOM-SAB-07"
    return "DOOM-SAB-05" if int(victim) in s.raids[seat] else ""


def safe_when_alone(s: Fight, victim: i64) -> bool:
    for it in s.table:
        if it.by == victim and it.out == NOTHING:
            for effect in it.effects():
                if isinstance(effect, SafeWhenAlone):
                    return True
    return False


def forbids_saboteur(s: Fight, seat: i64, number: i64) -> str:
    """DOOM-SAB-03, DOOM-AMB-59: who may not attack at the moment may not sabotage."""
    warrior = s.warrior(number)
    if warrior.by != seat or not combat_ready(s, warrior):
        return "DOOM-SAB-03"
    rule = unable_to_attack(s, warrior)
    if rule in ("DOOM-COVER-06", "DOOM-COVER-15") and s.readings & RAIDS_FROM_COVER:
        return "DOOM-HIDE-05" if warrior.unpaid else ""
    return rule


def forbids_sabotage(s: Fight, seat: i64, turn: Turn, bound: str) -> str:
    if s.active() != seat or turn is not s.stack[0].notes:
        return "DOOM-SAB-12"
    if first_turn(s, seat):
        return "DOOM-ACT-08"
    if any(first_turn(s, other) for other in s.circle):
        return "DOOM-SAB-11"
    if turn.attacked:
        return "DOOM-SAB-15"
    if turn.free == 0:
        if turn.actions == 0:
            return "DOOM-SAB-14" if turn.attacks > 0 else "DOOM-ACT-01"
        if bound:
            return bound
    rule = "DOOM-SAB-02"
    for victim in s.circle:
        rule = forbids_victim(s, seat, victim)
        if not rule:
            break
    if rule:
        return rule
    rule = "DOOM-SAB-03"
    for it in s.troop(seat):
        rule = forbids_saboteur(s, seat, it.number)
        if not rule:
            return ""
    return rule


@dataclass(frozen=True)
class BeginTheRaid(Step):
    def run(self, s: Fight, f: Frame) -> None:
        pay_sabotage(s, f.you, s.turn_notes())
        f.notes = Raid()


def raid_of(s: Fight) -> Raid:
    raid = s.spoils()
    assert isinstance(raid, Raid)
    return raid


@dataclass(frozen=True)
class NameTheVictim(Judged):
    """DOOM-SAB-06: asked only where there is a choice."""

    def run(self, s: Fight, f: Frame) -> None:
        found = self.options(s, f)
        if len(found) == 1:
            self.answer(s, f, found[0])
        else:
            s.ask(f.you, found)

    def offers(self, s: Fight, f: Frame) -> Sequence[int]:
        return s.circle

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return forbids_victim(s, f.you, option)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        raid_of(s).victim = option
        s.raids[f.you].append(option)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"against seat {option + 1}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "against"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Player:
        return Player(int(option))


@dataclass(frozen=True)
class NameTheSaboteur(Judged):
    """DOOM-SAB-06"""

    def run(self, s: Fight, f: Frame) -> None:
        found = self.options(s, f)
        if len(found) == 1:
            self.answer(s, f, found[0])
        else:
            s.ask(f.you, found)

    def offers(self, s: Fight, f: Frame) -> Sequence[int]:
        return [int(it.number) for it in s.troop(f.you)]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return forbids_saboteur(s, f.you, option)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        raid_of(s).saboteur = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"saboteur {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "sabotage-with"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return piece_or_word(option)


@dataclass(frozen=True)
class SeeIfItSucceeds(Step):
    """DOOM-SAB-07, -08, -09, DOOM-AMB-61: half the modified value, rounded up."""

    def run(self, s: Fight, f: Frame) -> None:
        raid = raid_of(s)
        saboteur = s.piece(raid.saboteur)
        victim = raid.victim
        if raid.failed or saboteur is None or guarded(s, victim) or int(victim) not in s.circle:
            s.report(SABOTAGE_FAILED, victim, 0, None, None)
            return
        points = (max(0, value(s, saboteur, VALUE)) + 1) // 2
        only = not earns_promotion(s, saboteur) or raids_bring_destiny(s, victim)
        raid.awards = (Award(f.you, points, only),)
        s.report(SABOTAGED, victim, points, saboteur.card, None)
        s.open(AWARDING, f.you, None)


SABOTAGE: Final[Rule] = Rule(
    "sabotage",
    BeginTheRaid(),
    NameTheVictim(),
    NameTheSaboteur(),
    ALARM,
    SeeIfItSucceeds(),
)
