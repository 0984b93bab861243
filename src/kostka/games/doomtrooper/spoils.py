"""Doomtrooper, points: what a kill is worth, how points are announced and when they are booked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.duelling import PointsGoToYou
from kostka.games.doomtrooper.effects import EarnsPromotion, Only
from kostka.games.doomtrooper.identity import is_a
from kostka.games.doomtrooper.marking import marked_for
from kostka.games.doomtrooper.meanings import NamesANumber
from kostka.games.doomtrooper.notes import Award, Duel, Harm, Hit, Played
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.play import ANYTIME, LAST_CHANCE
from kostka.games.doomtrooper.powers import KillsForGood
from kostka.games.doomtrooper.proceeds import times_for_kills
from kostka.games.doomtrooper.restraints import bound, unscathed
from kostka.games.doomtrooper.soldiery import HurtOnlyBy
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import card_used
from kostka.games.doomtrooper.terms import (
    FREELANCER,
    KILLED,
    NOTHING,
    POINTS_ANNOUNCED,
    STRUCK,
    UNHURT,
    VALUE,
    WOUNDED,
)
from kostka.games.doomtrooper.traits import OnlyDestiny, SparedBy
from kostka.games.doomtrooper.upon import on_him
from kostka.games.doomtrooper.usable import zone_of
from kostka.games.doomtrooper.values import Sheet, is_immune, value
from kostka.games.doomtrooper.venom import takes_it
from kostka.kernel.step import Frame, Rule, Step


def earns_promotion(s: Fight, warrior: Piece) -> bool:
    """DOOM-MERC-03, -05"""
    if any(isinstance(effect, OnlyDestiny) for effect in on_him(s, warrior)):
        return False
    if not is_a(s, warrior, FREELANCER):
        return True
    if any(isinstance(effect, EarnsPromotion) for effect in on_him(s, warrior)):
        return True
    duel = s.duel()
    zone = None if duel is None or duel.defender != warrior.number else zone_of(s, duel)
    for effect in () if zone is None else zone.effects():
        if isinstance(effect, Only) and isinstance(effect.effect, EarnsPromotion):
            return effect.such.fits(s, warrior, warrior.by, NOTHING)
    return False


def for_kill(s: Fight, victim: Piece, winner: Piece | None, player: i64) -> Award:
    """DOOM-DUEL-49, -09, DOOM-AMB-54, -62: the modified value at the moment of death; to the
    player of a winner who is gone as well, DOOM-DUEL-50."""
    points = max(0, value(s, victim, VALUE))
    duel = s.duel()
    for it in () if duel is None else duel.cards:
        if any(isinstance(effect, PointsGoToYou) for effect in it.effects()):
            only = s.allied(it.by, victim.by) or (
                winner is not None and not earns_promotion(s, winner)
            )
            return Award(it.by, points, only, victim=victim.number)
    if winner is None:
        return Award(player, points, player == victim.by, victim=victim.number)
    only = s.allied(winner.by, victim.by) or not earns_promotion(s, winner)
    return Award(winner.by, points, only, victim=victim.number)


def kills_for_good(s: Fight, killer: i64, victim: Piece) -> bool:
    """DOOM-SACR-01: asked while he lives, for he may be dying himself."""
    winner, duel = s.piece(killer), s.duel()
    if winner is None:
        return False
    for effect in on_him(s, winner):
        if (
            isinstance(effect, KillsForGood)
            and effect.such.describes(s, victim)
            and (effect.tactic is None or (duel is not None and duel.tactic is effect.tactic))
        ):
            return True
    return False


@dataclass(frozen=True)
class AnnouncePoints(NamesANumber):
    """DOOM-DUEL-51, -52: how many become destiny points; asked for each kill in turn."""

    def run(self, s: Fight, f: Frame) -> None:
        i = self.open_award(s)
        if i != NOTHING:
            award = s.spoils().awards[i]
            if award.only or award.points == 0:  # DOOM-DUEL-09, DOOM-MERC-03
                self.answer(s, f, int(award.points))
            else:
                s.seat = award.seat

    def open_award(self, s: Fight) -> int:
        for i, award in enumerate(s.spoils().awards):
            if award.destiny == NOTHING:
                return i
        return NOTHING

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        award = s.spoils().awards[self.open_award(s)]
        points = int(award.points)
        return [0, points] if award.either else list(range(points + 1))

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        spoils, i = s.spoils(), self.open_award(s)
        award = spoils.awards[i].announced(option)
        if option > 0 and isinstance(spoils, Duel):
            award.destiny *= times_for_kills(s, award.seat)
        spoils.change_award(i, award)
        s.report(POINTS_ANNOUNCED, award.seat, award.promotion, None, int(award.destiny))
        f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"destiny {option}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "so-much-destiny"


@dataclass(frozen=True)
class TakePoints(Step):
    """Only now, after the window in which cards could still change them: DOOM-AMB-63."""

    def run(self, s: Fight, f: Frame) -> None:
        spoils = s.spoils()
        for award in spoils.awards:
            s.gain_destiny(award.seat, award.destiny, None)
            s.promote(award.seat, award.promotion, None)
        spoils.awards = ()
        s.decide(turn_is_over=False)


# --- Wounds outside the comparison of a duel ----------------------------------------------------


@dataclass(frozen=True)
class CarryOut(Step):
    """The wounded turn sideways, the killed go; whoever earned it gets his points."""

    def run(self, s: Fight, f: Frame) -> None:
        harm = f.notes
        assert isinstance(harm, Harm)
        for hit in harm.hits:
            victim = s.piece(hit.number)
            if victim is None or hit.fate == UNHURT:
                continue
            if hit.fate == KILLED:
                if hit.earns:
                    harm.awards = (*harm.awards, self.award(s, victim, hit))
                s.kill(hit.number, hit.killer, kills_for_good(s, hit.killer, victim))
            else:
                s.wound(hit.number, int(hit.killer))
        harm.hits = ()

    def award(self, s: Fight, victim: Piece, hit: Hit) -> Award:
        return for_kill(s, victim, s.piece(hit.killer), hit.by)


@dataclass(frozen=True)
class IfEarned(Step):
    """Points are announced and booked only if there are some."""

    def run(self, s: Fight, f: Frame) -> None:
        if s.spoils().awards:
            s.open(AWARDING, f.you, None)


AWARDING: Final[Rule] = Rule(
    "booking points", AnnouncePoints(), ANYTIME, TakePoints(), interrupts=True
)
HARM: Final[Rule] = Rule("harm", LAST_CHANCE, CarryOut(), IfEarned(), interrupts=True)


def fate_of(victim: Piece) -> int:
    """DOOM-DUEL-40: the second wound kills."""
    return KILLED if victim.wounded or victim.card.frail else WOUNDED


def softened(s: Fight, hit: Hit, by: Card | None, used: Card | None) -> Hit | None:
    """What is left of a wound by a card, or by the use of one; a single one may not kill him."""
    victim = s.piece(hit.number)
    if victim is None:
        return None
    if hit.killer != NOTHING and bound(s, hit.number, hit.killer):
        return None
    sheet = Sheet(s, victim)
    choosy = _choosy(s, victim, s.piece(hit.killer))
    if choosy == UNHURT or (choosy == NOTHING and sheet.safe):
        return None
    if used is not None and is_immune(s, victim, used, hit.by):  # DOOM-IMM-01
        return None
    if by is not None and by.kinds and unscathed(s, victim, by):
        return None
    if by is not None:
        for it in on_him(s, victim):
            if isinstance(it, SparedBy) and it.kind is by.kind:
                return None
    if s.lasting and marked_for(s, hit.number, hit.killer):
        return Hit(hit.number, KILLED, hit.by, hit.earns, hit.killer)
    if hit.fate == KILLED and sheet.hardy and not victim.wounded:
        return Hit(hit.number, WOUNDED, hit.by, hit.earns, hit.killer)
    return hit


def _choosy(s: Fight, victim: Piece, killer: Piece | None) -> int:
    """Of one whom only some can hurt: whether he is, or UNHURT; else NOTHING."""
    for effect in victim.effects():
        if isinstance(effect, HurtOnlyBy):
            able = killer is not None and effect.such.fits(s, killer, victim.by, victim.number)
            return WOUNDED if able else UNHURT
    return NOTHING


def harm(s: Fight, you: i64, wanted: Sequence[Hit], by: Card | None = None) -> None:
    """Wounds that are about to happen, by the card that is played unless another is named; a
    killed warrior may still be saved."""
    used = by
    play = s.play(0)
    if by is None and play is not None and isinstance(play.it, Playable):
        notes = play.notes
        used = card_used(s, play.it, int(notes.source) if isinstance(notes, Played) else NOTHING)
        by = play.it if isinstance(play.it, Card) else None
    hits: list[Hit] = []
    for each in wanted:
        hit = softened(s, each, by, used)
        if hit is not None and not takes_it(s, hit.number, hit.fate):
            hits.append(hit)
    if not hits:
        return
    for hit in hits:
        victim = s.piece(hit.number)
        if victim is not None:
            s.report(STRUCK, victim.by, hit.number, victim.card, int(hit.fate))
    s.open(HARM, you, None)
    s.stack[-1].notes = Harm(tuple(hits))
