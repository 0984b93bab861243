"""Doomtrooper, plans: what somebody says that he will do in his next turn, and then has to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.challenges import could_attack
from kostka.games.doomtrooper.feats import MayLookAtOthers
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.meanings import piece_or_word
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.powers import Sought
from kostka.games.doomtrooper.soldiery import Announced
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.tactics import forbids_tactic
from kostka.games.doomtrooper.terms import FIGHT, FOR_GOOD, NOTHING, SHOOT, Value
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Frame, Step, Word

NO_ATTACK: Final = Word("no-attack")

ATTACKER: Final = 0  # the parts of a plan, as they are noted
DEFENDER: Final = 1
TACTIC: Final = 2
PEACE: Final = 3  # instead of all of them
WHOLE: Final = 4


@dataclass(frozen=True)
class TellThePlan(NameOne):
    """That player says whether he attacks in his next turn, with whom, whom and how; `named` notes
    attacker, defender and tactic, or nothing but NOTHING."""

    def run(self, s: Fight, f: Frame) -> None:
        named = s.played().named
        if named[:1] == (NOTHING,) or len(named) > TACTIC:
            return
        s.seat = s.played().target

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        named, player = s.played().named, s.played().target
        if not named:
            mine = [int(it.number) for it in s.troop(player) if self.victims(s, int(it.number))]
            return [NO_ATTACK, *mine]
        if len(named) == DEFENDER:
            return self.victims(s, named[ATTACKER])
        return self.tactics(s, named[ATTACKER], named[DEFENDER])

    def victims(self, s: Fight, attacker: int) -> list[int]:
        """Those he could attack, if it was his turn."""
        who = s.warrior(attacker)
        return [int(it.number) for it in s.warriors() if could_attack(s, who, it)]

    def tactics(self, s: Fight, attacker: int, defender: int) -> list[Value]:
        one, other = s.warrior(attacker), s.warrior(defender)
        return [it for it in (FIGHT, SHOOT) if not forbids_tactic(s, one, other, it)]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        played = s.played()
        said = NOTHING if isinstance(option, Word) else option
        if isinstance(said, Value):
            said = int(said.place)
        played.named = (*played.named, int(said))
        f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, (Word, Value)) else f"with {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        if isinstance(option, Value):
            return "tactic"
        return "attack" if s.played().named else "attack-with"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return piece_or_word(option)


@final
class AsPlanned(Lasts):
    """One part of the plan, for the next turn of that player."""

    def __init__(self, part: int, *gives: Any, tactic: Value | None = None) -> None:
        super().__init__(*gives)
        self.part = part
        self.tactic = tactic  # only if this one was planned

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        named, player = s.played().named, s.played().target
        peace = len(named) <= TACTIC
        if self.part != WHOLE and peace is not (self.part == PEACE):
            return
        if self.tactic is not None and named[TACTIC] != self.tactic.place:
            return
        piece = self.begun(s, f)
        piece.on = NOTHING
        if self.part < PEACE:
            piece.on = named[DEFENDER if self.part == DEFENDER else ATTACKER]
        piece.by = player
        piece.n = s.turns[player] + 1
        s.begin(piece)


@dataclass(frozen=True)
class ThePlanIsOver(Step):
    """Of that player; `met`: only what he had to do, for he has done it."""

    met: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        piece = piece_of(f)
        s.keep([it for it in s.lasting if not self.ends(it, piece)])

    def ends(self, it: Piece, piece: Piece) -> bool:
        if it.card is not piece.card or it.by != piece.by or it.n != piece.n:
            return False
        return not self.met or any(isinstance(e, (Announced, Sought)) for e in it.effects())


@dataclass(frozen=True)
class MayAskOthers(MayLookAtOthers):
    """Further players for their plans, for so many destiny points each."""

    def others(self, s: Fight, f: Frame) -> list[int]:
        card = card_of(f)
        told = [int(it.by) for it in s.lasting if it.card is card and it.n > s.turns[it.by]]
        return [seat for seat in s.foes(f.you) if seat not in told and s.troop(seat)]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            return
        s.gain_destiny(f.you, -self.cost(s, f), f.it)
        played = s.played()
        played.target = option
        played.named = ()
        f.restart()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "ask"
