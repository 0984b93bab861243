"""Doomtrooper, two attacks by one action: announced together, fought one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.doomtrooper.challenges import pay_toll
from kostka.games.doomtrooper.meanings import piece_or_word
from kostka.games.doomtrooper.notes import Duel, Waiting
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import AttacksTwice
from kostka.games.doomtrooper.ready import forbids_attack, unable_to_attack
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.tactics import forbids_tactic
from kostka.games.doomtrooper.terms import SHOOT
from kostka.games.doomtrooper.usable import works
from kostka.kernel.step import Frame, Judged, Rule, Step, Word

LED_ATTACK: Final = Word("led-attack")
SECOND_ATTACK: Final = Word("second-attack")
NO_SECOND: Final = Word("no-second-attack")
IS_SECOND: Final = -1


def frame_of_duel(s: Fight) -> Frame:
    for f in reversed(s.stack):
        if isinstance(f.notes, Duel):
            return f
    raise AssertionError("no duel is fought")


@dataclass(frozen=True)
class NameTheSecond(Judged):
    """By his card the attacker may attack once more with the same action; announced now."""

    def run(self, s: Fight, f: Frame) -> None:
        frame = frame_of_duel(s)
        if s.this_duel().second == IS_SECOND or frame.it not in (None, LED_ATTACK):
            return
        if doubled(s, s.warrior(s.this_duel().attacker)) is None:
            return
        found = self.options(s, f)
        if len(found) > 1:
            s.ask(f.you, found)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [NO_SECOND, *[int(warrior.number) for warrior in s.warriors()]]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        if isinstance(option, Word):
            return ""
        duel = s.this_duel()
        attacker, defender = s.warrior(duel.attacker), s.piece(option)
        doubler = doubled(s, attacker)
        if doubler is None or defender is None:
            return "DOOM-ACT-03"
        if twice(doubler).different and option == duel.defender:
            return "DOOM-DUEL-13"
        rule = forbids_attack(s, attacker, defender, duel.own)
        tactic = twice(doubler).tactic
        if tactic is None and doubler.card.weapon is not None:
            tactic = SHOOT
        if rule or tactic is None:
            return rule
        rule = forbids_tactic(s, attacker, s.warrior(duel.defender), tactic)
        return rule if rule else forbids_tactic(s, attacker, defender, tactic)

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            return
        duel, frame = s.this_duel(), frame_of_duel(s)
        duel.second = option
        doubler = doubled(s, s.warrior(duel.attacker))
        duel.bound = None if doubler is None else twice(doubler).tactic
        pay_toll(s, s.warrior(duel.attacker), s.warrior(option))
        later = Frame(SECOND, 0, f.you, frame.rule, 0, Waiting(int(duel.attacker), option))
        s.stack.insert(s.stack.index(frame), later)  # read after this duel

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"then {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "attack"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return piece_or_word(option)


@dataclass(frozen=True)
class AttackOnceMore(Step):
    """If the two can still meet; DOOM-DUEL-13."""

    def run(self, s: Fight, f: Frame) -> None:
        notes = f.notes
        assert isinstance(notes, Waiting)
        attacker, defender = s.piece(notes.attacker), s.piece(notes.defender)
        if attacker is None or defender is None or attacker.by != f.you:
            return
        rule = unable_to_attack(s, attacker)
        if not rule and not forbids_attack(s, attacker, defender, False, paid=True):
            s.open(f.it, f.you, SECOND_ATTACK)


def announced(s: Fight, duel: Duel) -> None:
    """The second attack of an action: everything is said already."""
    waiting = waiting_of(s)
    assert waiting is not None
    duel.attacker = waiting.attacker
    duel.defender = waiting.defender
    duel.defending = s.warrior(waiting.defender).by
    duel.cards = waiting.cards
    duel.second = IS_SECOND
    doubler = doubled(s, s.warrior(waiting.attacker))
    duel.bound = None if doubler is None else twice(doubler).tactic


def waiting_of(s: Fight) -> Waiting | None:
    for f in reversed(s.stack):
        notes = f.notes
        if isinstance(notes, Waiting):
            return notes
    return None


def doubled(s: Fight, attacker: Piece) -> Piece | None:
    """The card by which he attacks twice with one action; it may be his own."""
    for it in (attacker, *s.on(attacker.number)):
        if works(s, it) and not it.down:
            for effect in it.effects():
                if isinstance(effect, AttacksTwice):
                    return it
    return None


def twice(piece: Piece) -> AttacksTwice:
    for effect in piece.effects():
        if isinstance(effect, AttacksTwice):
            return effect
    raise AssertionError("no such card")


def must_use(s: Fight, duel: Duel) -> Piece | None:
    """The weapon with which both attacks of one action are made."""
    attacker = s.piece(duel.attacker)
    if duel.second == 0 or attacker is None:
        return None
    doubler = doubled(s, attacker)
    return doubler if doubler is not None and doubler.card.weapon is not None else None


def carry_over(s: Fight, duel: Duel) -> None:
    """What was played on the attacker counts in his second attack too, if his card says so."""
    waiting, attacker = waiting_of(s), s.piece(duel.attacker)
    doubler = None if attacker is None else doubled(s, attacker)
    if waiting is not None and doubler is not None and twice(doubler).carries:
        waiting.cards = tuple([it for it in duel.cards if it.on == duel.attacker])


SECOND: Final[Rule] = Rule("attacking once more", AttackOnceMore(), interrupts=True)
