"""Doomtrooper, warriors who have lost what their cards could do: only what binds them is left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.effects import (
    CannotAttack,
    MayNotReceive,
    MayNotUse,
    MustAttack,
    Never,
    NeverAttacks,
    NeverFights,
    NeverInCover,
    NeverSeeksCover,
    NeverStarts,
    NeverStrikesFirst,
    NoArt,
    NoOtherEquipment,
    NoWeapons,
)
from kostka.games.doomtrooper.identity import NeverJoins, NotADoomtrooper
from kostka.games.doomtrooper.powers import AttacksOnlyTheBest, NeverStrikesBack
from kostka.games.doomtrooper.soldiery import (
    AttacksAnnounced,
    AttacksNobodyElse,
    MayNotBeArmed,
    NeverKillsAtOnce,
    PaysToAttack,
)
from kostka.games.doomtrooper.sorts import Effect, Frail
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import WARRIOR
from kostka.games.doomtrooper.traits import AttacksFor, NoCover, OnlyDestiny
from kostka.kernel.step import Frame, Step

RESTRICTIONS: Final[tuple[type[Effect], ...]] = (
    *(CannotAttack, MayNotReceive, MayNotUse, MustAttack, Never, NeverAttacks, NeverFights),
    *(NeverInCover, NeverSeeksCover, NeverStarts, NeverStrikesFirst, NoArt, NoOtherEquipment),
    *(NoWeapons, NeverJoins, NotADoomtrooper, AttacksOnlyTheBest, NeverStrikesBack),
    *(AttacksAnnounced, AttacksNobodyElse, MayNotBeArmed, NeverKillsAtOnce, PaysToAttack),
    *(AttacksFor, NoCover, OnlyDestiny, Frail),
)


def bare_book(card: Card) -> int:
    """The place among the books of a warrior card of the one that has his restrictions only."""
    if card.kind is WARRIOR and card.bare < 0:
        card.bare = len(card.books)
        card.books.append(tuple([it for it in card.effects if isinstance(it, RESTRICTIONS)]))
    return int(card.bare)


@dataclass(frozen=True)
class LoseEverything(Step):
    """The target loses what lies on him and what his card could do, but not what it bars."""

    def run(self, s: Fight, f: Frame) -> None:
        target = s.played().target
        for it in s.on(target).copy():
            if not kept(s, it):
                s.discard(it.number, f.it)
        warrior = s.piece(target)
        if warrior is None:  # who has lost his vehicle may be dead
            f.leave()
            return
        twin = warrior.twin()
        twin.book = bare_book(warrior.card)
        s.put(twin)
