"""Doomtrooper, what befalls many cards at once: discarded, annihilated, cured, sent home."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.card import Fact
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.effects import NeverAnnihilated
from kostka.games.doomtrooper.identity import doomtrooper, is_a, legionnaire
from kostka.games.doomtrooper.moving import has_beast, home_of, kept_out
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import move
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ALLIANCE,
    BEAST,
    NOTHING,
    OUTPOST,
    VALUE,
    VIRUS,
    WARRIOR,
)
from kostka.games.doomtrooper.values import is_immune, value
from kostka.kernel.step import Frame, Step, Word


def swept(s: Fight, kind: Word | None, considered: bool) -> list[Piece]:
    """The cards in play of this type, or, without one, all but warriors; an Alliance only by what
    names it: DOOM-ALLY-04.  `considered`: also what counts as it, DOOM-CONS-01."""
    found: list[Piece] = []
    for it in s.table:
        if it.out != NOTHING or it.unpaid:
            continue
        if kind is None:
            good = it.card.kind is not WARRIOR and it.card.kind is not ALLIANCE
        else:
            good = it.card.kind is kind or (considered and is_a(s, it, kind))
        if good:
            found.append(it)
    return found


@dataclass(frozen=True)
class SweepCards(Step):
    """All cards in play of this type, or, without one, all but warriors, are discarded, or, with
    `forever`, annihilated; `considered`: also those that count as it, warriors too."""

    kind: Word | None = None
    forever: bool = False
    considered: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        for it in swept(s, self.kind, self.considered):
            if s.piece(it.number) is None:  # gone together with another one
                continue
            if not self.forever:
                if not kept(s, it):
                    s.discard(it.number, f.it)
            elif not any(isinstance(effect, NeverAnnihilated) for effect in it.effects()):
                s.annihilate(it.number, f.it)


@dataclass(frozen=True)
class ThereAreCards(Fact):
    """Of this type in play, or, without one, any but warriors: DOOM-PLAY-01, DOOM-AMB-71."""

    kind: Word | None = None
    considered: bool = False

    def true(self, s: Fight, seat: int) -> bool:
        return bool(swept(s, self.kind, self.considered))


@dataclass(frozen=True)
class DiscardTheWounded(Step):
    """All wounded warriors in play; nobody earns anything: DOOM-REMOVE-03."""

    def run(self, s: Fight, f: Frame) -> None:
        for it in s.warriors().copy():
            if (
                s.piece(it.number) is not None
                and it.wounded
                and not is_immune(s, it, card_of(f), f.you)
                and not kept(s, it)
            ):
                s.discard(it.number, f.it)


@dataclass(frozen=True)
class GainItsValue(Step):
    """So many times the modified value of the target, in destiny points."""

    times: int

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(s.played().target)
        if who is not None:
            s.gain_destiny(f.you, self.times * max(0, value(s, who, VALUE)), f.it)


# --- Diseases -----------------------------------------------------------------------------------


def diseases(s: Fight, seat: int) -> list[int]:
    """What warriors of this player are infected with, and what they have been exposed to."""
    mine = [int(it.number) for it in s.troop(seat)]
    return [int(it.number) for it in s.lasting if it.on in mine and it.card.counts_as(VIRUS)]


@dataclass(frozen=True)
class YoursAreIll(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return bool(diseases(s, seat))


@dataclass(frozen=True)
class CureYours(Step):
    """Your warriors in play are no longer infected by any Virus."""

    def run(self, s: Fight, f: Frame) -> None:
        gone = diseases(s, f.you)
        s.keep([it for it in s.lasting if int(it.number) not in gone])


# --- The Outposts -------------------------------------------------------------------------------


def homesick(s: Fight) -> list[Piece]:
    """The Doomtroopers and Dark Legionnaires in all Outposts who may leave: DOOM-BEAST-06, -10,
    DOOM-TRANS-13."""
    return [
        it
        for it in s.warriors()
        if it.area is OUTPOST
        and not it.unpaid
        and (doomtrooper(s, it) or legionnaire(s, it))
        and it.jailer == NOTHING
        and not is_a(s, it, BEAST)
        and not has_beast(s, it)
        and not kept_out(s, it, home_of(s, it))
    ]


@dataclass(frozen=True)
class SomebodyCanGoHome(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return bool(homesick(s))


@dataclass(frozen=True)
class AllGoHome(Step):
    """DOOM-TRANS-11, -12, -15"""

    def run(self, s: Fight, f: Frame) -> None:
        for it in homesick(s):
            if not is_immune(s, it, card_of(f), f.you):
                move(s, it, home_of(s, it))
