"""Doomtrooper, vehicles that carry several: getting in and out, and what it means to be inside.

Who is inside has a marker of the vehicle with him for as long; it says which one he is in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Playable, Trigger
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.identity import CountsAs
from kostka.games.doomtrooper.moving import forbids_acting
from kostka.games.doomtrooper.notes import Hit
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.sorts import Effect, Proviso
from kostka.games.doomtrooper.spoils import harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ALIGHTED,
    ANNIHILATED,
    BOARDED,
    BOTH_WAYS_WEAPON,
    CONTROLLED,
    FOR_GOOD,
    KILLED,
    LEFT_PLAY,
    NOTHING,
    SHOOTING_WEAPON,
    TOOK_COVER,
    TRANSFERRED,
    UNTIL_TURN_ENDS,
)
from kostka.games.doomtrooper.usable import inside, vehicle_of, weapon_in_use
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.event import Event
from kostka.kernel.step import Frame, Step


def aboard(s: Fight, carrier: i64) -> list[Piece]:
    """The markers of those who are inside."""
    return [it for it in s.lasting if it.about == carrier and it.on != NOTHING]


def carrier_of(s: Fight, warrior: i64) -> Piece | None:
    """The marker of what carries him, if anything does."""
    for it in s.lasting:
        if it.on == warrior and it.about > 0 and it.book > 0:
            return it
    return None


# --- What it means ------------------------------------------------------------------------------


@dataclass(frozen=True)
class UsesIt(CountsAs):
    """He uses a vehicle of this kind: DOOM-VEH-06, -07, -11."""


@dataclass(frozen=True)
class HurtOnlyByGuns(Proviso):
    """Nobody wounds him but who uses a weapon for shooting or a vehicle, and no card does: the
    effect counts against all others."""

    effect: Effect

    def holds(self, s: Fight, piece: Piece, warrior: Piece, foe: Piece | None) -> bool:
        duel = s.duel()
        if foe is None or duel is None or duel.tactic is None:
            return True
        if inside(s, foe):
            return False
        weapon = s.piece(weapon_in_use(s, foe, duel.tactic, duel))
        return weapon is None or weapon.card.weapon not in (SHOOTING_WEAPON, BOTH_WAYS_WEAPON)


# --- Getting in and out -------------------------------------------------------------------------


@final
class ToBoard(OnOneOf):
    """Such a warrior in the area where it lies, in no vehicle and not in cover, while fewer than so
    many are inside: DOOM-VEH-03."""

    def __init__(self, such: Such, most: int) -> None:
        super().__init__("DOOM-VEH-03")
        self.such = such
        self.most = most

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return s.troop(seat)

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        such, here = self.such, s.piece(source)
        assert isinstance(such, Such)
        if here is None or piece.area is not here.area or not such.fits(s, piece, seat, source):
            return self.rule
        if piece.down:
            return "DOOM-VEH-07"
        if inside(s, piece) or vehicle_of(s, piece) is not None:
            return "DOOM-EQUIP-03"
        if len(aboard(s, source)) >= self.most:
            return self.rule
        return forbids_acting(s, piece)


@final
class GoAboard(Lasts):
    """The target is inside from now on, and has this for as long."""

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        who, here = s.piece(s.played().target), piece_of(f)
        if who is not None and s.piece(here.number) is not None:
            piece = self.begun(s, f)
            piece.about = here.number
            s.begin(piece)
            s.report(BOARDED, who.by, who.number, here.card, None)


@final
class WhoIsAboard(OnOneOf):
    """One of those who are inside."""

    def __init__(self) -> None:
        super().__init__("DOOM-VEH-03")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return s.troop(seat)

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if not any(it.on == piece.number for it in aboard(s, source)):
            return self.rule
        return forbids_acting(s, piece)


def _get_out(s: Fight, marker: Piece) -> None:
    who = s.piece(marker.on)
    s.keep([it for it in s.lasting if it.number != marker.number])
    if who is not None:
        s.report(ALIGHTED, who.by, who.number, marker.card, None)


@dataclass(frozen=True)
class GetOut(Step):
    """The target is outside again."""

    def run(self, s: Fight, f: Frame) -> None:
        marker = carrier_of(s, s.played().target)
        if marker is not None:
            _get_out(s, marker)


# --- Through a hatch ----------------------------------------------------------------------------


@dataclass(frozen=True)
class WentThrough(Effect):
    """He has used the hatch in this turn; it changes nothing."""


def _way_in(carrier: Piece) -> tuple[ToBoard, GoAboard] | None:
    """How one gets into what carries several."""
    for ability in carrier.card.abilities:
        step = ability.does[0]
        if isinstance(ability.on, ToBoard) and isinstance(step, GoAboard):
            return ability.on, step
    return None


@final
class ThroughTheHatch(OnOneOf):
    """A warrior who may get into what carries several, or out of it, and has not gone both ways in
    this turn by each hatch there is."""

    def __init__(self) -> None:
        super().__init__("DOOM-VEH-03")
        self.out = WhoIsAboard()

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return s.troop(seat)

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        hatch = s.piece(source)
        carrier = None if hatch is None else s.piece(hatch.on)
        way = None if carrier is None else _way_in(carrier)
        if hatch is None or carrier is None or way is None:
            return self.rule
        hatches = [it for it in s.on(carrier.number) if it.card is hatch.card]
        gone = [it for it in s.lasting if it.on == piece.number and it.card is hatch.card]
        if len(gone) >= 2 * len(hatches):
            return "DOOM-TURN-02"
        if self.out.bars(s, seat, play, int(carrier.number), piece) == "":
            return ""
        return way[0].bars(s, seat, play, int(carrier.number), piece)


@final
class ClimbThrough(Lasts):
    """The target gets into what the hatch is on, or out of it; that he did is kept in mind until
    the turn ends."""

    def long(self) -> int:
        return UNTIL_TURN_ENDS

    def run(self, s: Fight, f: Frame) -> None:
        carrier, who = s.piece(piece_of(f).on), s.piece(s.played().target)
        way = None if carrier is None else _way_in(carrier)
        if carrier is None or who is None or way is None:
            return
        s.begin(self.begun(s, f))
        inside_of = [it for it in aboard(s, carrier.number) if it.on == who.number]
        if inside_of:
            _get_out(s, inside_of[0])
            return
        marker = s.new_piece(carrier.card, f.you, who.number, NOTHING, 1)
        marker.book = way[1].place
        marker.markers = way[1].long()
        marker.about = carrier.number
        s.begin(marker)
        s.report(BOARDED, who.by, who.number, carrier.card, None)


@dataclass(frozen=True)
class IsOut(Step):
    """Whose marker this is, is outside again."""

    def run(self, s: Fight, f: Frame) -> None:
        _get_out(s, piece_of(f))


@final
class WhenItLeavesOtherwise(Trigger):
    """Its warrior goes into cover, elsewhere, or to another player: DOOM-VEH-08."""

    def __init__(self) -> None:
        super().__init__(TOOK_COVER, TRANSFERRED, CONTROLLED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return bool(piece.about > 0 and event.n == piece.on)


# --- The end of it ------------------------------------------------------------------------------


@final
class WhenTheCarrierGoes(Trigger):
    """It is discarded or annihilated."""

    def __init__(self) -> None:
        super().__init__(LEFT_PLAY, ANNIHILATED)
        self.posthumous = True

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return bool(event.n == piece.number)


@dataclass(frozen=True)
class KillAllAboard(Step):
    """Whoever is inside is killed; another player whose card has done it earns the points."""

    def run(self, s: Fight, f: Frame) -> None:
        markers = aboard(s, piece_of(f).number)
        play = s.play(0)
        by = int(f.you) if play is None else int(play.you)
        numbers = [int(it.number) for it in markers]
        s.keep([it for it in s.lasting if int(it.number) not in numbers])
        hits = [Hit(it.on, KILLED, by, by != f.you) for it in markers]
        if hits:
            harm(s, by, hits, piece_of(f).card)
