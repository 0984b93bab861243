"""Doomtrooper, expertise: attacks with two weapons, together or one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import Itself, bearer
from kostka.games.doomtrooper.card import Playable
from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.marks import ItsAttack
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.ready import bars_duels, unable_to_find
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import FIGHT, NOTHING, SHOOT, UNTIL_NEXT_ACTION, Value
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.usable import other_weapon, weapons
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Frame, Step


def armoury(s: Fight, warrior: Piece) -> list[Piece]:
    """All weapons that he could use, whatever the tactic; of equal ones the first."""
    found: list[Piece] = []
    for tactic in (FIGHT, SHOOT):
        for it in weapons(s, warrior, tactic):
            if not any([it.card is other.card for other in found]):
                found.append(it)
    return found


@final
class ItsTwoWeapons(Itself):
    """The bearer, if he could attack somebody now and has two different weapons, `together` for
    the same tactic."""

    def __init__(self, together: bool = False) -> None:
        super().__init__("DOOM-EQUIP-11")
        self.together = together
        self.attack = ItsAttack()

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        rule = self.attack.forbids(s, seat, play, source, on)
        who = bearer(s, source)
        if rule or who is None:
            return rule
        if not self.together:
            return "" if len(armoury(s, who)) > 1 else self.rule
        for tactic in (FIGHT, SHOOT):
            able = weapons(s, who, tactic)
            if able and other_weapon(s, who, tactic, int(able[0].number)) != NOTHING:
                return ""
        return self.rule


@dataclass(frozen=True)
class NameAWeapon(NameOne):
    """The one of the warrior's weapons with which his first attack is made."""

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        who = s.piece(bearer_of(piece_of(f)))
        return [] if who is None else [int(it.number) for it in armoury(s, who)]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.played().named = (int(option),)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "use-weapon"


class WithSomeWeapons(Lasts):
    """For the attack that follows, some of the warrior's weapons are out of use."""

    def long(self) -> int:
        return UNTIL_NEXT_ACTION

    def barred(self, s: Fight, weapon: Piece) -> bool:
        raise NotImplementedError

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(bearer_of(piece_of(f)))
        if who is None or bars_duels(s) or unable_to_find(s, who, False):
            return
        for it in s.on(who.number).copy():
            if it.card.weapon is not None and self.barred(s, it):
                piece = self.begun(s, f)
                piece.on = it.number
                s.begin(piece)


@final
class OnlyWithTheNamed(WithSomeWeapons):
    """The attack that follows is made with the weapon that was named."""

    def barred(self, s: Fight, weapon: Piece) -> bool:
        return int(weapon.number) not in s.played().named


@final
class NotWithTheNamed(WithSomeWeapons):
    """The attack that follows is made with another weapon."""

    def barred(self, s: Fight, weapon: Piece) -> bool:
        named = s.piece(s.played().named[0]) if s.played().named else None
        return named is not None and weapon.card is named.card


@dataclass(frozen=True)
class AttackArmed(Step):
    """The warrior attacks, if he still can, with a tactic that one of his weapons serves."""

    others: bool = False  # than the one that was named

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(bearer_of(piece_of(f)))
        if who is None or who.by != f.you or bars_duels(s) or unable_to_find(s, who, False):
            return
        tactics = [it for it in (FIGHT, SHOOT) if self.serves(s, who, it)]
        s.open(DUEL, f.you, int(who.number))
        if len(tactics) == 1:
            s.stack[-1].notes = Duel(len(s.troop(f.you)), bound=tactics[0])

    def serves(self, s: Fight, who: Piece, tactic: Value) -> bool:
        """Whether one of the weapons that he may use now is for this tactic."""
        named = s.played().named
        return any([(int(it.number) in named) is not self.others for it in weapons(s, who, tactic)])
