"""Doomtrooper, mandates: warriors who have to attack, or may not, or attack for somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.actions import EXTRA_ACTIONS
from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.card import Card, Playable, Trigger
from kostka.games.doomtrooper.duel import DUEL, duel_frame
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.notes import Duel, Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO
from kostka.games.doomtrooper.ready import (
    across_the_line,
    bars_duels,
    combat_ready,
    first_turn,
    forbids_attack,
    unable_to_attack,
    unable_to_find,
)
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.tactics import never
from kostka.games.doomtrooper.terms import (
    AREAS,
    FIGHT,
    FIGHTER_REPLACED,
    FIGHTERS_NAMED,
    FOR_GOOD,
    NOTHING,
    SHOOT,
    TACTIC_ANNOUNCED,
    TURN_ENDED,
    VALUE,
    Value,
)
from kostka.games.doomtrooper.values import is_immune, value
from kostka.games.doomtrooper.verbs import Lasts
from kostka.games.doomtrooper.volley import IS_SECOND
from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Frame, Step, Word

ONE_MORE: Final = Word("one-more-action")
ATTACK_WITH_HIM: Final = Word("attack-with-him")

# --- In somebody's next turn --------------------------------------------------------------------


@final
class InHisNextTurn(Lasts):
    """On the target, for the next turn of his player, who is said to have laid it there."""

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        warrior = s.piece(s.played().target)
        if warrior is not None:
            piece = self.begun(s, f)
            piece.by = warrior.by
            piece.n = s.turns[warrior.by] + 1
            s.begin(piece)


@final
class InTheirNextTurn(Lasts):
    """On the warrior who was named, for the next turn of that player."""

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        for number in played.named:
            piece = self.begun(s, f)
            piece.on = number
            piece.by = played.target
            piece.n = s.turns[played.target] + 1
            s.begin(piece)


@final
class WhenTheyAttackHim(Trigger):
    """The player who was told attacks him in the turn that was meant."""

    def __init__(self) -> None:
        super().__init__(FIGHTERS_NAMED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        if event.n != piece.on or s.attacking() != piece.by:
            return False
        return s.turns[piece.by] == piece.n


@final
class WhenThatTurnEnds(Trigger):
    """The turn that was meant."""

    def __init__(self) -> None:
        super().__init__(TURN_ENDED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return event.seat == piece.by and s.turns[piece.by] >= piece.n


@dataclass(frozen=True)
class NameTheirVictim(NameOne):
    """A warrior of somebody else whom that player could attack."""

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.warriors()]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        victim, player = s.warrior(option), s.played().target
        if victim.by == player:
            return "DOOM-DUEL-08"
        if not victim.unpaid and not combat_ready(s, victim):
            return "DOOM-NOFIGHT-01"
        return ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.played().named = (option,)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "attack"


# --- Before the attacker is named ---------------------------------------------------------------


@final
class WhoCouldAttack(OnAPiece):
    """A warrior of the player who has declared an attack and named nobody yet."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-03")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, warrior = s.duel(), s.piece(on)
        if duel is None or warrior is None or duel.attacker != NOTHING or duel.second:
            return self.rule
        if s.attacking() == seat or warrior.by != s.attacking():
            return self.rule
        if isinstance(duel_frame(s).it, int):
            return "DOOM-ATK-04"
        if isinstance(play, Card) and is_immune(s, warrior, play, seat):
            return "DOOM-IMM-01"
        return unable_to_find(s, warrior, duel.own)


@dataclass(frozen=True)
class HeHasToAttack(Step):
    """The target and nobody else."""

    def run(self, s: Fight, f: Frame) -> None:
        duel_frame(s).it = int(s.played().target)


# --- Against a warrior of your choice -----------------------------------------------------------


@final
class WhoCouldBeSent(OnAPiece):
    """An opponent's warrior who could attack somebody."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-02")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        warrior = s.piece(on)
        if warrior is None or warrior.by == seat or warrior.unpaid:
            return self.rule
        if isinstance(play, Card) and is_immune(s, warrior, play, seat):
            return "DOOM-IMM-01"
        rule = unable_to_attack(s, warrior)
        if rule:
            return rule
        if bars_duels(s) or first_turn(s, seat):
            return "DOOM-ACT-06"
        return "" if victims(s, on) else "DOOM-ATK-05"


def victims(s: Fight, attacker: int) -> list[int]:
    """Whom he could attack, of his own player too."""
    who = s.warrior(attacker)
    return [
        int(it.number)
        for it in s.warriors()
        if not forbids_attack(s, who, it, it.by == who.by) and not it.unpaid
    ]


@dataclass(frozen=True)
class SendHimAgainst(NameOne):
    """The target attacks the warrior whom you name; his player announces the tactic."""

    def run(self, s: Fight, f: Frame) -> None:
        if s.piece(s.played().target) is not None and self.options(s, f):
            s.seat = f.you
        else:
            f.leave()

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return victims(s, int(s.played().target))

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        who, foe = s.warrior(s.played().target), s.warrior(option)
        noted: list[int] = []
        for each in (who, foe):
            noted += [int(each.number), int(each.wounded), max(0, value(s, each, VALUE))]
        s.played().named = (*noted, int(who.by))
        s.open(DUEL, who.by, int(who.number))
        s.stack[-1].notes = Duel(
            len(s.troop(who.by)),
            attacker=int(who.number),
            defender=int(foe.number),
            defending=int(foe.by),
            own=who.by == foe.by,
            second=IS_SECOND,
        )

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "attack"


@dataclass(frozen=True)
class PayForTheHurt(Step):
    """If the attacker was hurt, his player gains so many times his value; if the defender was, you
    gain his value."""

    times: int

    def run(self, s: Fight, f: Frame) -> None:
        named = s.played().named
        if len(named) < 7:
            return
        if self.was_hurt(s, named[0], named[1]):
            s.gain_destiny(named[6], self.times * named[2], f.it)
        if self.was_hurt(s, named[3], named[4]):
            s.gain_destiny(f.you, named[5], f.it)

    def was_hurt(self, s: Fight, number: int, before: int) -> bool:
        now = s.piece(number)
        return now is None or (now.wounded and not before)


# --- Other fighters -----------------------------------------------------------------------------


@dataclass(frozen=True)
class NameNewFighters(NameOne):
    """Any two warriors in play take the places of attacker and defender, whatever they may do
    otherwise; first the one, then the other."""

    def run(self, s: Fight, f: Frame) -> None:
        if len(s.played().named) < 2:
            if self.options(s, f):
                s.seat = f.you
        else:
            self.settle(s, f)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.warriors()]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        who, named = s.warrior(option), s.played().named
        if who.unpaid or not combat_ready(s, who):
            return "DOOM-NOFIGHT-01"
        if isinstance(f.it, Card) and is_immune(s, who, f.it, f.you):
            return "DOOM-IMM-04"
        others = [named[0]] if named else [int(it.number) for it in s.warriors()]
        for number in others:
            if number != option and self.could_meet(s, number, option):
                return ""
        return "DOOM-DUEL-10"

    def could_meet(self, s: Fight, one: int, other: int) -> bool:
        first, second = s.warrior(one), s.warrior(other)
        if across_the_line(first, second) or not combat_ready(s, first):
            return False
        return any(not never(s, first, it) and not never(s, second, it) for it in (FIGHT, SHOOT))

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        played = s.played()
        played.named = (*played.named, option)
        f.again()

    def settle(self, s: Fight, f: Frame) -> None:
        duel, named = s.this_duel(), s.played().named
        attacker, defender = s.warrior(named[0]), s.warrior(named[1])
        duel.attacker = attacker.number
        duel.defender = defender.number
        duel.defending = defender.by
        duel.joined = ()
        duel.backed = ()
        duel.weapons = (NOTHING, NOTHING)
        duel_frame(s).you = attacker.by
        for it in (attacker, defender):
            s.report(FIGHTER_REPLACED, f.you, it.number, it.card, None)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "attack" if s.played().named else "attack-with"


@dataclass(frozen=True)
class DictateTheTactic(Choice):
    """One that both may use."""

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def options(self, s: Fight, f: Frame) -> Sequence[Value]:
        duel = s.this_duel()
        both = (s.warrior(duel.attacker), s.warrior(duel.defender))
        return [it for it in (FIGHT, SHOOT) if not any(never(s, who, it) for who in both)]

    def answer(self, s: Fight, f: Frame, option: Value) -> None:
        s.this_duel().tactic = option
        s.report(TACTIC_ANNOUNCED, f.you, 0, option, None)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "tactic"


# --- Actions through another player's warrior ---------------------------------------------------


@dataclass(frozen=True)
class ActAtOnce(Step):
    """So many non-attack actions, before anything else."""

    n: int

    def run(self, s: Fight, f: Frame) -> None:
        open_actions(s, f.you, self.n)


def open_actions(s: Fight, seat: i64, n: int) -> None:
    extra = Turn(0)
    extra.calm = n
    s.open(EXTRA_ACTIONS, seat, None)
    s.stack[-1].notes = extra


@dataclass(frozen=True)
class OneMoreOrAttackWithHim(Choice):
    """One more action, or an attack with the target, who is yours for that long."""

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        found = [NO, ONE_MORE]
        who = s.piece(s.played().target)
        if (
            who is not None
            and who.by != f.you
            and not bars_duels(s)
            and not first_turn(s, f.you)
            and not unable_to_attack(s, who)
        ):
            found.append(ATTACK_WITH_HIM)
        return found

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        if option is ONE_MORE:
            open_actions(s, f.you, 1)
        elif option is ATTACK_WITH_HIM:
            who = s.warrior(s.played().target)
            area = who.area
            place = AREAS.index(area) if area in AREAS else NOTHING
            s.played().named = (int(who.by), place)
            s.control(who.number, f.you, None)
            s.open(DUEL, f.you, int(who.number))


@dataclass(frozen=True)
class ReturnTheTarget(Step):
    """The target returns to whom he was taken from."""

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        who = s.piece(played.target)
        if len(played.named) == 2 and who is not None and who.by == f.you:
            place = played.named[1]
            s.control(who.number, played.named[0], AREAS[place] if place >= 0 else None)
