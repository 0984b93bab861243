"""Doomtrooper, ruses of a duel: jammed weapons, held blows, retreats, helpers, fatal hits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.aims_gear import half_of, opposed
from kostka.games.doomtrooper.card import Deed, Fact, Gives, Playable
from kostka.games.doomtrooper.duel import DUEL, break_off
from kostka.games.doomtrooper.identity import has
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.notes import Duel, Harm, Hit
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.ready import combat_ready
from kostka.games.doomtrooper.spoils import HARM
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.such import ANY, Such
from kostka.games.doomtrooper.targets import unaffected
from kostka.games.doomtrooper.terms import (
    CORPORATIONS,
    JOINED,
    KILLED,
    NOTHING,
    VALUE,
    Value,
)
from kostka.games.doomtrooper.upon import on_him, sees_through
from kostka.games.doomtrooper.values import value
from kostka.kernel.step import Frame, Step, Word

FOUGHT: Final = 14  # the line of a duel after whose window the points are announced


def before_the_blows(s: Fight) -> Duel | None:
    """The duel, from the tactic to the comparison of the values."""
    duel = s.duel()
    return None if duel is None or duel.struck or duel.tactic is None else duel


# --- Weapons ------------------------------------------------------------------------------------


@final
class AFightersWeapon(OnAPiece):
    """A weapon with one of these labels that a fighter of the duel has, of anybody or of a foe."""

    def __init__(self, *labels: Word, foes: bool = False) -> None:
        super().__init__("DOOM-PLAY-01")
        self.labels: tuple[Word, ...] = labels
        self.foes = foes

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        duel = before_the_blows(s)
        if duel is None:
            return ()
        both = [*duel.group(duel.attacker), *duel.group(duel.defender)]
        return [int(it.number) for one in both for it in s.on(one) if it.card.weapon is not None]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        piece = s.piece(on)
        if piece is None or piece.out != NOTHING or piece.card.weapon not in self.labels:
            return self.rule
        return self.rule if self.foes and s.warrior(piece.on).by == seat else ""


@final
class PutOutOfUse(Gives):
    """The target, a weapon, until the duel ends."""

    def run(self, s: Fight, f: Frame) -> None:
        duel, target = s.duel(), s.piece(s.played().target)
        if duel is not None and target is not None:
            piece = s.new_piece(card_of(f), f.you, target.number, NOTHING, 1)
            piece.book = self.place
            duel.cards = (*duel.cards, piece)


# --- Blows --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EndDuelsOf(Step):
    """A duel of this tactic that is under way ends, unless its blows have fallen already, or its
    attacker sees through the card."""

    tactic: Value

    def run(self, s: Fight, f: Frame) -> None:
        duel = before_the_blows(s)
        if duel is None or duel.tactic is not self.tactic:
            return
        attacker = s.piece(duel.attacker)
        if attacker is None or not sees_through(on_him(s, attacker), card_of(f).key):
            break_off(s, f.you)


@dataclass(frozen=True)
class Withdraw(Step):
    """The target leaves the duel, which ends; the player of his opponent gains half of his value,
    rounded up, as promotion points."""

    def run(self, s: Fight, f: Frame) -> None:
        duel, who = s.this_duel(), s.piece(s.played().target)
        foe = None if who is None else s.piece(duel.foe_of(who.number))
        if who is not None and foe is not None:
            half = half_of(s, who)
            break_off(s, f.you)
            s.promote(foe.by, half, f.it)
            s.decide(turn_is_over=False)


@final
class AFoeToKill(OnAPiece):
    """Such a warrior whom such a one of yours fights, if his value can be paid."""

    def __init__(self, such: Such, by: Such) -> None:
        super().__init__("DOOM-PLAY-01")
        self.such = such
        self.by = by

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        duel = before_the_blows(s)
        return () if duel is None else (int(duel.attacker), int(duel.defender))

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        foe, mine = s.piece(on), s.piece(s.this_duel().foe_of(on))
        if foe is None or mine is None or mine.by != seat:
            return self.rule
        if not self.such.fits(s, foe, seat, NOTHING) or not self.by.fits(s, mine, seat, NOTHING):
            return self.rule
        if value(s, foe, VALUE) > s.destiny[seat]:
            return "DOOM-SPEC-02"
        return unaffected(s, mine, play, seat) or unaffected(s, foe, play, seat)


@dataclass(frozen=True)
class KillOutright(Deed):
    """The target, by whoever fights him; points are earned, nothing saves him, and the duel is
    over."""

    def run(self, s: Fight, f: Frame) -> None:
        duel, victim = s.this_duel(), s.piece(s.played().target)
        if victim is None:
            return
        hit = Hit(victim.number, KILLED, f.you, True, duel.foe_of(victim.number))
        break_off(s, f.you)
        s.open(HARM, f.you, None)
        s.stack[-1].notes = Harm((hit,))
        s.stack[-1].line = 1  # after the last chance to save him


# --- After the duel -----------------------------------------------------------------------------


@dataclass(frozen=True)
class YourAttackerHasSurvived(Fact):
    """A duel that was fought to its end."""

    def true(self, s: Fight, seat: int) -> bool:
        f = s.find(DUEL)
        duel = None if f is None else f.notes
        if f is None or not isinstance(duel, Duel) or f.line < FOUGHT:
            return False
        attacker = s.piece(duel.attacker)
        return attacker is not None and attacker.by == seat


@dataclass(frozen=True)
class HealTheAttacker(Step):
    """If he was wounded in this duel."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        if int(duel.attacker) in duel.hurt:
            s.heal(duel.attacker, f.it)


# --- Helpers ------------------------------------------------------------------------------------


def may_help(s: Fight, duel: Duel, fighter: Piece, helper: Piece) -> str:
    """DOOM-REINF-02; neither a Doomtrooper for the Dark Legion, nor the other way round, nor
    anybody against his own corporation."""
    foe = s.piece(duel.foe_of(fighter.number))
    if helper.by != fighter.by or helper.area is not fighter.area or helper.unpaid:
        return "DOOM-REINF-02"
    if duel.foe_of(helper.number) != NOTHING or foe is None:
        return "DOOM-PLAY-01"
    if helper.down or not combat_ready(s, helper):
        return "DOOM-NOFIGHT-01"
    if opposed(s, fighter, helper):
        return "DOOM-REINF-01"
    ours = [it for it in CORPORATIONS if has(s, helper, it) and has(s, foe, it)]
    return "DOOM-REINF-01" if ours else ""


@final
class YourFighterToHelp(OnAPiece):
    """Your fighter, while another warrior of yours could help him."""

    def __init__(self, such: Such = ANY) -> None:
        super().__init__("DOOM-PLAY-01")
        self.such = such

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        duel = before_the_blows(s)
        return () if duel is None else (int(duel.attacker), int(duel.defender))

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        fighter = s.piece(on)
        if fighter is None or fighter.by != seat:
            return self.rule
        rule = "DOOM-REINF-01"
        for it in s.troop(seat):
            rule = may_help(s, s.this_duel(), fighter, it)
            if not rule:
                return ""
        return rule

    def useful(self, s: Fight, seat: int, on: int) -> int:
        duel, fighter = s.this_duel(), s.warrior(on)
        return len([it for it in s.troop(seat) if not may_help(s, duel, fighter, it)])


@dataclass(frozen=True)
class NameHelpers(NameOne):
    """For each payment one of your warriors adds his blows to those of the target."""

    def run(self, s: Fight, f: Frame) -> None:
        if len(s.played().named) < s.played().n:
            self.ask_in_doubt(s, f)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        duel, fighter = s.this_duel(), s.piece(s.played().target)
        if fighter is None or option in s.played().named:
            return "DOOM-PLAY-01"
        return may_help(s, duel, fighter, s.warrior(option))

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        played = s.played()
        played.named = (*played.named, int(option))
        who = s.warrior(option)
        s.report(JOINED, f.you, option, who.card, None)
        f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "join-in"


@dataclass(frozen=True)
class TheFoeNamesHisTarget(NameOne):
    """The opponent says whom of the group he strikes at; the others only add their blows."""

    def group(self, s: Fight) -> list[int]:
        return [int(s.played().target), *s.played().named]

    def run(self, s: Fight, f: Frame) -> None:
        foe = s.piece(s.this_duel().foe_of(s.played().target))
        if foe is not None and len(self.group(s)) > 1:
            s.seat = foe.by

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return self.group(s)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return "" if option in self.group(s) else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        duel, fighter = s.this_duel(), int(s.played().target)
        one, other = duel.weapons
        if option != fighter:
            if duel.attacker == fighter:
                duel.attacker = option
                duel.weapons = (NOTHING, other)
            else:
                duel.defender = option
                duel.weapons = (one, NOTHING)
        helpers = [number for number in self.group(s) if number != option]
        backed = [(option if beside == fighter else beside, who) for beside, who in duel.backed]
        duel.backed = (*backed, *[(int(option), number) for number in helpers])

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "strike-at"
