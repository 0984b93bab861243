"""Doomtrooper, how a duel is resolved: both strike, the wounded and the killed are turned."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.blows import strike
from kostka.games.doomtrooper.identity import affiliations, doomtrooper
from kostka.games.doomtrooper.merits import belongings, feats_of
from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.soldiery import on_one_back
from kostka.games.doomtrooper.spoils import for_kill, kills_for_good
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    DOOMTROOPERS,
    DUEL_FOUGHT,
    KILLED,
    NOTHING,
    RELIC,
    UNHURT,
)
from kostka.games.doomtrooper.volley import (
    carry_over,
)
from kostka.kernel.step import Condition, Frame, Step


@dataclass(frozen=True)
class CompareValues(Step):
    """Both strike at once; but who strikes first is struck back only by a survivor."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        first = first_striker(s, duel)
        duel.struck = True
        if first == NOTHING:
            strike(s, duel, duel.attacker, duel.defender)
            strike(s, duel, duel.defender, duel.attacker)
        else:  # DOOM-FIRST-02
            duel.waiting = duel.foe_of(first)
            if strike(s, duel, first, duel.waiting):
                duel.waiting = NOTHING


@dataclass(frozen=True)
class TheSurvivorStrikesBack(Condition):
    """DOOM-FIRST-02, -03, DOOM-AMB-51"""

    def holds(self, s: Fight, f: Frame) -> bool:
        duel = s.this_duel()
        return duel.waiting != NOTHING and s.piece(duel.waiting) is not None


@dataclass(frozen=True)
class StrikeBack(Step):
    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        strike(s, duel, duel.waiting, duel.foe_of(duel.waiting))


@dataclass(frozen=True)
class TurnTheCards(Step):
    """The wounded turn sideways, the killed go; what they are worth is noted: DOOM-AMB-54."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        attacker, defender = duel.fates
        duel.fates = (UNHURT, UNHURT)
        killed: list[int] = []
        wounded: list[int] = []
        for number, fate in ((duel.attacker, attacker), (duel.defender, defender)):
            if fate == UNHURT or s.piece(number) is None:
                continue
            hit = s.warrior(number)
            at_once = fate == KILLED and not hit.wounded and not hit.card.frail
            as_one = on_one_back(s, number) if at_once else []
            for each in [it for it in duel.group(number) if s.piece(it) is not None]:
                member = s.warrior(each)
                dies = member.wounded or member.card.frail or each in as_one
                if each == number:
                    dies = fate == KILLED
                (killed if dies else wounded).append(each)
        for each in killed:  # before anybody is taken away, for both may be dying
            victim, winner = s.warrior(each), int(duel.foe_of(each))
            player = f.you if winner == duel.attacker else duel.defending
            award = for_kill(s, victim, s.piece(winner), player)
            duel.awards = (*duel.awards, award)
            duel.dead = (*duel.dead, each)
            duel.slain = (*duel.slain, *feats_of(s, winner, award))
            duel.left = (*duel.left, *belongings(s, award.seat, each))
            for affiliation in affiliations(s, victim):
                duel.slain = (*duel.slain, (winner, affiliation))
            for it in s.on(each):
                if it.card.kind is RELIC:
                    duel.loot = (*duel.loot, it)
            if doomtrooper(s, victim):
                duel.slain = (*duel.slain, (winner, DOOMTROOPERS))
        forever = [kills_for_good(s, duel.foe_of(each), s.warrior(each)) for each in killed]
        for i, each in enumerate(killed):
            s.kill(each, duel.foe_of(each), forever[i])
        duel.hurt = (*duel.hurt, *wounded)
        for each in wounded:
            s.wound(each, int(duel.foe_of(each)))


@dataclass(frozen=True)
class TheDuelIsFought(Step):
    """Both have struck; cards that were used for one duel hear of it."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        if duel.second > 0:
            carry_over(s, duel)
        s.report(DUEL_FOUGHT, f.you, duel.defender, None, int(duel.attacker))
