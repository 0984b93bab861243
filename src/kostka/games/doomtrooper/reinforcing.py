"""Doomtrooper, reinforcements and guards: who joins a duel with his blows, who defends a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import Itself, OnOneOf, bearer
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.effects import NeverAttacks, Such
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.marking import is_marked
from kostka.games.doomtrooper.moving import forbids_entering
from kostka.games.doomtrooper.notes import Duel, Raid
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.ready import combat_ready, forbids_attack
from kostka.games.doomtrooper.sorts import Effect, Proviso
from kostka.games.doomtrooper.spells import price
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import JOINED, NOTHING, WARRIOR
from kostka.games.doomtrooper.upon import on_him
from kostka.games.doomtrooper.volley import IS_SECOND
from kostka.kernel.step import Choice, Frame

# --- Reinforcements -----------------------------------------------------------------------------


def side_of(duel: Duel, number: i64) -> int:
    """The fighter for whom, or beside whom, this one strikes; or NOTHING."""
    for front in (int(duel.attacker), int(duel.defender)):
        if number in duel.strikers(front):
            return front
    return NOTHING


@final
class AReinforcement(OnOneOf):
    """Such a warrior of the same area who may fight and does not yet, while the bearer does:
    DOOM-REINF-01, -02."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-PLAY-03")
        self.such = such

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return s.troop(seat)

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        duel, who, such = s.duel(), bearer(s, source), self.such
        assert isinstance(such, Such)
        if duel is None or who is None or duel.struck or duel.tactic is None:
            return self.rule
        if side_of(duel, who.number) == NOTHING or duel.foe_of(piece.number) != NOTHING:
            return self.rule
        if piece.area is not who.area:
            return "DOOM-REINF-02"
        if piece.unpaid or piece.down or not combat_ready(s, piece):
            return "DOOM-NOFIGHT-01"
        return "" if such.fits(s, piece, seat, who.number) else self.rule


@dataclass(frozen=True)
class Reinforce(NameOne):
    """The target's blows are added; the opponent says whom of the group he fights."""

    def group(self, s: Fight, f: Frame) -> list[int]:
        duel = s.this_duel()
        who = bearer(s, int(piece_of(f).number))
        front = NOTHING if who is None else side_of(duel, who.number)
        if front == NOTHING:
            return []
        return [*duel.strikers(front), int(s.played().target)]

    def run(self, s: Fight, f: Frame) -> None:
        group = self.group(s, f)
        foe = s.piece(s.this_duel().foe_of(group[0])) if group else None
        if foe is not None:
            s.seat = foe.by

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return self.group(s, f)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return "" if option in self.group(s, f) else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        duel, group = s.this_duel(), self.group(s, f)
        front, newcomer = group[0], s.warrior(group[-1])
        if option != front:
            one, other = duel.weapons
            if duel.attacker == front:
                duel.attacker = option
                duel.weapons = (NOTHING, other)
            else:
                duel.defender = option
                duel.weapons = (one, NOTHING)
        rest = [it for it in duel.backed if it[0] != front]
        duel.backed = (*rest, *[(int(option), it) for it in group if it != option])
        s.report(JOINED, f.you, newcomer.number, newcomer.card, None)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "strike-at"


# --- Guards -------------------------------------------------------------------------------------


def raid_on(s: Fight, seat: int) -> Raid | None:
    """The Sabotage that is under way against this player."""
    for f in reversed(s.stack):
        notes = f.notes
        if isinstance(notes, Raid):
            return notes if notes.victim == seat and not notes.failed else None
    return None


def guards(s: Fight, seat: int, place: Piece) -> list[Card]:
    """The warriors of the hand who could be paid for, and attacked by the saboteur."""
    raid = raid_on(s, seat)
    saboteur = None if raid is None else s.piece(raid.saboteur)
    if saboteur is None:
        return []
    found: list[Card] = []
    for card in dict.fromkeys(s.hands[seat]):
        if card.kind is not WARRIOR or card.home() is not place.area:
            continue
        if price(s, seat, card, 1) > s.destiny[seat] or not s.may_enter(seat, card):
            continue
        newcomer = Piece(0, card, seat, area=place.area)
        if not forbids_entering(s, seat, card) and not _is_no_match(s, saboteur, newcomer):
            found.append(card)
    return found


def _is_no_match(s: Fight, saboteur: Piece, guard: Piece) -> bool:
    """Whether he may not attack him, for another reason than an affiliation."""
    rule = forbids_attack(s, saboteur, guard, False)
    if rule != "DOOM-DUEL-13":
        return bool(rule)
    for effect in on_him(s, saboteur):
        if isinstance(effect, NeverAttacks) and effect.such.fits(s, guard, saboteur.by, NOTHING):
            return effect.such.affiliation is None and effect.such.side is None
    return True


@final
class ToGuard(Itself):
    """While somebody sabotages you, and you have a warrior in hand who can meet him."""

    def __init__(self) -> None:
        super().__init__("DOOM-SAB-07")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        here = s.piece(source)
        return "" if here is not None and guards(s, seat, here) else self.rule


@dataclass(frozen=True)
class PostAGuard(Choice):
    """A warrior of your hand, paid for, comes into this area, and the saboteur attacks him instead
    of you: DOOM-SAB-08."""

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return guards(s, int(f.you), piece_of(f))

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        raid = raid_on(s, int(f.you))
        assert raid is not None
        raid.failed = True
        cost = price(s, f.you, option, 1)
        s.take_from_hand(f.you, option)
        s.gain_destiny(f.you, -cost, option)
        guard = s.enter(option, f.you, NOTHING, NOTHING, 1)
        saboteur = s.warrior(raid.saboteur)
        s.open(DUEL, saboteur.by, int(saboteur.number))
        s.stack[-1].notes = Duel(
            len(s.troop(saboteur.by)),
            int(saboteur.number),
            int(guard.number),
            int(f.you),
            second=IS_SECOND,
        )

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"post {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "post"


# --- Targets ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AgainstTheMarked(Proviso):
    """An effect that counts against whoever bears a mark of this card's player."""

    effect: Effect

    def holds(self, s: Fight, piece: Piece, warrior: Piece, foe: Piece | None) -> bool:
        return foe is not None and is_marked(s, foe.number, piece.by)
