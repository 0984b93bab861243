"""Doomtrooper, espionage: what a warrior has earned by a Mission goes to somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.card import Playable, Target
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.notes import Duel, Spoils, Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.sense import Player
from kostka.kernel.step import NOBODY, Frame, Step

NO_FEAT: Final = (0, 0, 0)
BOOKED: Final = 1000  # as a target: points that are booked already; no award has this place


def feat_of(s: Fight) -> tuple[int, ...]:
    """Who has fulfilled a Mission since the last action was chosen, and the points that he got at
    once for it."""
    notes = s.stack[0].notes
    return notes.feat if isinstance(notes, Turn) and notes.feat else NO_FEAT


def hero_of(s: Fight) -> Piece | None:
    """The warrior who has fulfilled it, if he lives."""
    return s.piece(feat_of(s)[0])


def spoils_of(s: Fight) -> Spoils | None:
    for f in reversed(s.stack):
        notes = f.notes
        if isinstance(notes, Spoils):
            return notes
    return None


@final
class AMissionsPoints(Target):
    """What an opponent's warrior has just earned by a Mission that he has fulfilled."""

    def __init__(self) -> None:
        super().__init__("DOOM-REACT-01")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        spoils = spoils_of(s)
        places = [] if spoils is None else list(range(len(spoils.awards)))
        return [*places, BOOKED]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        hero = hero_of(s)
        if hero is None or hero.by == seat:
            return self.rule
        if on == BOOKED:
            return "" if feat_of(s)[1] + feat_of(s)[2] > 0 else self.rule
        spoils = spoils_of(s)
        if spoils is None or on >= len(spoils.awards):
            return self.rule
        award = spoils.awards[on]
        if award.seat != hero.by or award.points == 0 or award.destiny < 0:
            return self.rule
        if isinstance(spoils, Duel) and spoils.foe_of(award.victim) != hero.number:
            return self.rule
        return ""

    def concerns(self, s: Fight, on: int) -> int:
        hero = hero_of(s)
        return NOBODY if hero is None else int(hero.by)

    def write(self, s: Fight, on: int) -> str:
        return "on the points just booked" if on == BOOKED else f"on award {on + 1}"

    def verb(self, s: Fight, on: int) -> str:
        return "on-points"

    def stands_for(self, s: Fight, on: int) -> Any:
        whose = self.concerns(s, on)
        return None if whose == NOBODY else Player(whose)


@dataclass(frozen=True)
class StealThePoints(Step):
    """You gain them instead of the player of the warrior, who is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        hero, place = hero_of(s), int(s.played().target)
        if hero is None:
            return
        spoils = spoils_of(s)
        if place == BOOKED:
            promotion, destiny = feat_of(s)[1], feat_of(s)[2]
            s.promote(hero.by, -promotion, f.it)
            s.gain_destiny(hero.by, -destiny, f.it)
            s.gain_destiny(f.you, destiny, f.it)
            s.promote(f.you, promotion, f.it)
            s.decide(turn_is_over=False)
        elif spoils is not None and place < len(spoils.awards):
            was = spoils.awards[place]
            spoils.change_award(place, was.to(f.you))
        if s.stack:
            notes = s.stack[0].notes
            if isinstance(notes, Turn):
                notes.feat = ()
            if not kept(s, hero):
                s.discard(hero.number, f.it)
