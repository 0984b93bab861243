"""Doomtrooper, the duel: eight phases, each followed by an ANYTIME window.  Begin at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.play import ANYTIME, LAST_CHANCE, MODIFIERS
from kostka.games.doomtrooper.state import (
    ARMOUR,
    DUEL_PHASE,
    FIGHT,
    FIGHTERS_NAMED,
    KILLED,
    NOTHING,
    POINTS_ANNOUNCED,
    SHOOT,
    STRUCK,
    TACTIC_ANNOUNCED,
    UNHURT,
    VALUE,
    WARZONE_ANNOUNCED,
    WOUNDED,
    Award,
    Duel,
    Fight,
    Piece,
    Value,
)
from kostka.games.doomtrooper.values import (
    MustAttack,
    counting,
    first_striker,
    kills_with,
    may_use_zone,
    value,
)
from kostka.kernel.step import Choice, Condition, Frame, If, Judged, Rule, Step, Word

GIVE_UP: Final = Word("give-up")
NO_WARZONE: Final = Word("no-warzone")


@dataclass(frozen=True)
class Phase(Step):
    n: int

    def run(self, s: Fight, f: Frame) -> None:
        s.report(DUEL_PHASE, f.you, self.n, None, None)


# --- 1 to 4: what kind of duel ------------------------------------------------------------------


@dataclass(frozen=True)
class DeclareTheDuel(Step):
    """DOOM-DUEL-03: nobody is named yet."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.find(DUEL)
        assert duel is not None
        duel.notes = Duel(len(s.troop(f.you)))


def forbids_attack(s: Fight, attacker: Piece, defender: Piece) -> str:
    """DOOM-DUEL-12: every warrior may attack every other, except where a rule or a card bars it."""
    if defender.by == attacker.by:
        return "DOOM-DUEL-08"
    for each in counting(s, attacker):
        effect = each.effect
        if isinstance(effect, MustAttack):
            such = effect.such
            if not such.fits(s, defender, attacker.by, attacker.number) and any(
                [
                    foe.by != attacker.by and such.fits(s, foe, attacker.by, attacker.number)
                    for foe in s.warriors()
                ]
            ):
                return "DOOM-DUEL-13"
    return ""


@dataclass(frozen=True)
class NameTheAttacker(Judged):
    """DOOM-DUEL-04, -05: who lost a warrior since declaring may give the attack up."""

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [*[int(warrior.number) for warrior in s.warriors()], GIVE_UP]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        if isinstance(option, Word):
            lost_one = len(s.troop(f.you)) < s.this_duel().had
            able = any([not self.unable(s, attacker) for attacker in s.troop(f.you)])
            return "DOOM-DUEL-05" if able and not lost_one else ""
        attacker = s.piece(option)
        if attacker is None or attacker.by != f.you:
            return "DOOM-DUEL-05"
        return self.unable(s, attacker)

    def unable(self, s: Fight, attacker: Piece) -> str:
        rule = "DOOM-DUEL-05"
        for defender in s.warriors():
            rule = forbids_attack(s, attacker, defender)
            if not rule:
                return ""
        return rule

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            duel = s.find(DUEL)
            assert duel is not None
            duel.leave()
            f.leave()
        else:
            s.this_duel().attacker = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"attacker {s.name(option)}"


@dataclass(frozen=True)
class NameTheDefender(Judged):
    def offers(self, s: Fight, f: Frame) -> Sequence[int]:
        return [int(warrior.number) for warrior in s.warriors()]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        defender = s.piece(option)
        if defender is None:
            return "DOOM-DUEL-05"
        return forbids_attack(s, s.warrior(s.this_duel().attacker), defender)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        duel = s.this_duel()
        duel.defender = option
        duel.defending = s.warrior(option).by
        attacker = s.warrior(duel.attacker).card
        s.report(FIGHTERS_NAMED, f.you, option, s.warrior(option).card, attacker)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"defender {s.name(option)}"


@dataclass(frozen=True)
class AnnounceTheTactic(Choice):
    """DOOM-DUEL-14"""

    def options(self, s: Fight, f: Frame) -> Sequence[Value]:
        return (FIGHT, SHOOT)

    def answer(self, s: Fight, f: Frame, option: Value) -> None:
        s.this_duel().tactic = option
        s.report(TACTIC_ANNOUNCED, f.you, 0, option, None)


@dataclass(frozen=True)
class AnnounceTheWarzone(Choice):
    """DOOM-DUEL-18: asked only where the defender has one to use."""

    def run(self, s: Fight, f: Frame) -> None:
        if len(self.options(s, f)) > 1:
            s.seat = s.this_duel().defending

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        defender = s.warrior(s.this_duel().defender)
        return [NO_WARZONE, *[int(it.number) for it in s.table if may_use_zone(defender, it)]]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        duel = s.this_duel()
        if not isinstance(option, Word):
            duel.zone = option
            zone = s.piece(duel.zone)
            assert zone is not None
            s.report(WARZONE_ANNOUNCED, duel.defending, duel.zone, zone.card, None)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"warzone {s.name(option)}"


# --- 6 and 7: blows and wounds ------------------------------------------------------------------


def strike(s: Fight, duel: Duel, by: i64, at: i64) -> None:
    """DOOM-DUEL-38, -39, -40"""
    striker, victim = s.warrior(by), s.warrior(at)
    tactic = duel.tactic
    assert tactic is not None
    if value(s, striker, tactic) >= value(s, victim, ARMOUR):
        fate = KILLED if victim.wounded or kills_with(s, striker, tactic) else WOUNDED
        duel.seal(at, fate)
        s.report(STRUCK, victim.by, at, victim.card, fate)


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
            strike(s, duel, first, duel.waiting)


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
        if attacker == KILLED:
            self.award(s, duel, duel.attacker)
        if defender == KILLED:
            self.award(s, duel, duel.defender)
        self.turn(s, duel.attacker, attacker, duel.defender)
        self.turn(s, duel.defender, defender, duel.attacker)

    def award(self, s: Fight, duel: Duel, number: i64) -> None:
        """Before anybody is taken away, for both may be dying."""
        victim, winner = s.warrior(number), s.warrior(duel.foe_of(number))
        points = max(0, value(s, victim, VALUE))
        duel.awards = (*duel.awards, Award(winner.by, points, winner.by == victim.by))
        duel.dead = (*duel.dead, int(number))

    def turn(self, s: Fight, number: i64, fate: int, foe: i64) -> None:
        if fate == KILLED:
            s.kill(number, foe)
        elif fate == WOUNDED:
            s.wound(number, int(foe))


# --- 8: points ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class AnnouncePoints(Choice):
    """DOOM-DUEL-51, -52: how many become destiny points; asked for each kill in turn."""

    def run(self, s: Fight, f: Frame) -> None:
        i = self.open_award(s)
        if i != NOTHING:
            award = s.this_duel().awards[i]
            if award.own or award.points == 0:  # DOOM-DUEL-09
                self.answer(s, f, int(award.points))
            else:
                s.seat = award.seat

    def open_award(self, s: Fight) -> int:
        for i, award in enumerate(s.this_duel().awards):
            if award.destiny == NOTHING:
                return i
        return NOTHING

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        return list(range(int(s.this_duel().awards[self.open_award(s)].points) + 1))

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        duel, i = s.this_duel(), self.open_award(s)
        award = duel.awards[i]
        rest = award.points - option
        duel.change_award(i, Award(award.seat, award.points, award.own, option, rest))
        s.report(POINTS_ANNOUNCED, award.seat, rest, None, option)
        f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"destiny {option}"


@dataclass(frozen=True)
class TakePoints(Step):
    """Only now, after the window in which cards could still change them: DOOM-AMB-63."""

    def run(self, s: Fight, f: Frame) -> None:
        for award in s.this_duel().awards:
            s.gain_destiny(award.seat, award.destiny, DUEL)
            s.promote(award.seat, award.promotion, DUEL)
        s.decide(turn_is_over=False)


@dataclass(frozen=True)
class AFighterIsGone(Condition):
    """DOOM-DUEL-07, DOOM-NEST-04: in any way but by the blows of this duel, which are paid for."""

    def holds(self, s: Fight, f: Frame) -> bool:
        duel = f.notes
        if not isinstance(duel, Duel) or duel.defender == NOTHING or duel.dead:
            return False
        return s.piece(duel.attacker) is None or s.piece(duel.defender) is None


# --- The rulebook -------------------------------------------------------------------------------

DECLARING: Final = Rule("declaring the duel", Phase(1), DeclareTheDuel())
NAMING: Final = Rule("naming the fighters", Phase(2), NameTheAttacker(), NameTheDefender())
TACTIC: Final = Rule("announcing the tactic", Phase(3), AnnounceTheTactic())
ZONE: Final = Rule("announcing the warzone", Phase(4), AnnounceTheWarzone())
MODIFYING: Final = Rule("playing modifiers", Phase(5), MODIFIERS)
RESOLVING: Final = Rule("resolving the duel", Phase(6), CompareValues())
STATE: Final = Rule(
    "changing the state",
    Phase(7),
    LAST_CHANCE,
    TurnTheCards(),
    If(TheSurvivorStrikesBack(), StrikeBack(), LAST_CHANCE, TurnTheCards()),
)
AWARDING: Final = Rule("awarding points", Phase(8), AnnouncePoints())

DUEL: Final = Rule(
    "duel",
    DECLARING,
    NAMING,
    TACTIC,
    ZONE,
    MODIFYING,
    RESOLVING,
    STATE,
    AWARDING,
    TakePoints(),
    between=ANYTIME,
    ends_if=AFighterIsGone(),
)
