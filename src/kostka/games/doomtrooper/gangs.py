"""Doomtrooper, small warriors who attack together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.aims_soldiers import window_of
from kostka.games.doomtrooper.card import Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.play import ANYTIME
from kostka.games.doomtrooper.ready import attack_price, forbids_attack, unable_to_attack
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.tactics import forbids_tactic
from kostka.games.doomtrooper.terms import JOINED, NOTHING, VALUE
from kostka.games.doomtrooper.values import value
from kostka.kernel.step import Frame


def attackers(duel: Duel) -> list[int]:
    """All who attack together."""
    return duel.strikers(duel.attacker)


@final
class OneMoreAttacker(OnOneOf):
    """After the tactic was announced and before the modifiers: a warrior of yours who could make
    the attack himself; neither he nor those who attack are worth more than so much, and no more
    than so many attack in all."""

    def __init__(self, such: Such, most: int) -> None:
        super().__init__("DOOM-PLAY-03")
        self.such = such
        self.worth = such.worth
        self.most = most

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return s.troop(seat) if s.duel() is not None else []

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        duel, window = s.duel(), window_of(s)
        if duel is None or duel.tactic is None or duel.struck or duel.defender == NOTHING:
            return self.rule
        if window is None or window.rule is not ANYTIME or s.attacking() != seat:
            return self.rule
        group, defender = attackers(duel), s.piece(duel.defender)
        if defender is None or int(piece.number) in group or len(group) >= self.most:
            return self.rule
        for number in (*group, int(piece.number)):
            who = s.piece(number)
            if who is None or who.by != seat or who.unpaid:
                return self.rule
            if value(s, who, VALUE) > self.worth:
                return "DOOM-PLAY-02"
        if attack_price(s, piece) > 1:
            return "DOOM-ACT-01"
        rule = unable_to_attack(s, piece) or forbids_attack(s, piece, defender, duel.own)
        return rule or forbids_tactic(s, piece, defender, duel.tactic)


@dataclass(frozen=True)
class JoinTheAttack(NameOne):
    """The target adds his blow to the attack; the opponent says at whom of the two he strikes."""

    def pair(self, s: Fight) -> list[int]:
        return [int(s.this_duel().attacker), int(s.played().target)]

    def run(self, s: Fight, f: Frame) -> None:
        foe = s.piece(s.this_duel().defender)
        if foe is not None and all(s.piece(it) is not None for it in self.pair(s)):
            s.seat = foe.by

    def offers(self, s: Fight, f: Frame) -> Sequence[int]:
        return self.pair(s)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return "" if option in self.pair(s) else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        duel, (leader, newcomer) = s.this_duel(), self.pair(s)
        group = [it for it in attackers(duel) if it != leader]
        rest = [it for it in duel.backed if it[0] != leader]
        if option == newcomer:
            duel.attacker = newcomer
            duel.weapons = (NOTHING, duel.weapons[1])
            group.append(leader)
        else:
            group.append(newcomer)
        duel.backed = (*rest, *[(int(option), it) for it in group])
        s.report(JOINED, f.you, newcomer, s.warrior(newcomer).card, None)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "strike-at"
