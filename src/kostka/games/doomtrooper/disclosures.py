"""Doomtrooper, Missions that nobody knew of: shown in the moment in which they are fulfilled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.card import Card, Gives, Playable, Whenever
from kostka.games.doomtrooper.dues import FULFILLING, Foreseeing
from kostka.games.doomtrooper.errands import WhenKohortFalls
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO, YES, piece_of
from kostka.games.doomtrooper.play import PLAY
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.table import Table
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import ENTERED_PLAY, MISSION, NOTHING
from kostka.games.doomtrooper.triggers import WhenSquadFalls
from kostka.games.doomtrooper.verbs import DiscardIt
from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Frame, Step, Word

AGAINST_A_PLAYER: Final[tuple[type, ...]] = (
    WhenSquadFalls,
    WhenKohortFalls,
)  # on whom the Mission lies, not who fulfils it


def _ends(whenever: Whenever) -> bool:
    """Whether the Mission is fulfilled by it."""
    return any(isinstance(step, DiscardIt) for step in whenever.steps)


def _bearers(s: Fight, seat: int, mission: Card, whenever: Whenever) -> list[Piece]:
    """The Mission as it could have been assigned: to warriors of this player, or to a player."""
    found: list[Piece] = []
    if isinstance(mission.on, AWarrior):
        for it in s.troop(seat):
            if not it.unpaid and not mission.on.forbids(s, seat, mission, NOTHING, int(it.number)):
                found.append(Piece(0, mission, seat, on=it.number))
        return found
    anybody = isinstance(whenever.trigger, AGAINST_A_PLAYER)
    for player in s.circle if anybody else [seat]:
        if not mission.on.forbids(s, seat, mission, NOTHING, player):
            found.append(Piece(0, mission, seat, player=player))
    return found


@final
class WhenASecretIsFulfilled(Foreseeing):
    """A Mission in your hand would be fulfilled now, if a warrior of yours or you had it."""

    def __init__(self) -> None:
        super().__init__(FULFILLING[0])
        self.also = FULFILLING[1:]
        self.posthumous = True  # it lies nowhere

    def fits(self, s: Table, piece: Piece, event: Event) -> bool:
        return False  # of the hand only

    def foresees(self, s: Fight, seat: int, event: Event) -> list[Piece]:
        """Each as "it" would be, with the place of what it says among all that its card says."""
        found: list[Piece] = []
        for mission in dict.fromkeys(s.hands[seat]):
            if mission.kind is not MISSION:
                continue
            for place, whenever in enumerate(mission.whenevers):
                trigger = whenever.trigger
                heard = trigger.word is event.word or event.word in trigger.also
                if not heard or not _ends(whenever):
                    continue
                able = [
                    it for it in _bearers(s, seat, mission, whenever) if trigger.fits(s, it, event)
                ]
                if able:
                    twin = trigger.bears(s, able[0], event).twin()
                    twin.used = place
                    found.append(twin)
        return found


@final
class FromTheHand(Gives):
    """What a card does while it is held; it is played in no other way."""

    def run(self, s: Fight, f: Frame) -> None:
        pass


@dataclass(frozen=True)
class MayShowTheMission(Choice):
    """It is laid where it would have been, and the card that keeps it secret is played on it."""

    def held(self, s: Fight, f: Frame) -> Card | None:
        """The card of the hand that says so, while the Mission is there as well."""
        if piece_of(f).card not in s.hands[f.you]:
            return None
        for card in s.hands[f.you]:
            if any(each is f.rule for each in card.whenevers):
                return card
        return None

    def run(self, s: Fight, f: Frame) -> None:
        mission = piece_of(f)
        there = mission.on == NOTHING or s.piece(mission.on) is not None
        if there and self.held(s, f) is not None:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def secret(self) -> bool:
        return True  # what is shown is seen, and what is not stays a secret

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        card, mission = self.held(s, f), piece_of(f)
        if option is NO or card is None:
            return
        s.take_from_hand(f.you, mission.card)
        player = NOTHING if mission.on != NOTHING else mission.player
        piece = s.new_piece(mission.card, f.you, mission.on, player, 1)
        s.lay(piece)
        s.report(ENTERED_PLAY, f.you, piece.number, piece.card, None)
        twin = mission.twin()
        twin.number = piece.number
        f.it = twin
        s.open(PLAY, f.you, card)
        s.stack[-1].notes = Played(int(piece.number))


@dataclass(frozen=True)
class FulfilIt(Step):
    """What the Mission promises happens now."""

    def run(self, s: Fight, f: Frame) -> None:
        mission = s.piece(s.played().target)
        shown = _shown(s)
        if mission is None or shown is None:
            return
        twin = shown.twin()
        twin.used = NOTHING
        s.open(mission.card.whenevers[int(shown.used)], f.you, twin)


def _shown(s: Fight) -> Piece | None:
    """The Mission as it was when it was shown."""
    number = s.played().target
    for f in reversed(s.stack):
        if isinstance(f.it, Piece) and f.it.number == number and isinstance(f.rule, Whenever):
            return f.it
    return None


@dataclass(frozen=True)
class PutTheMissionAway(Step):
    """If it was shown in vain."""

    def run(self, s: Fight, f: Frame) -> None:
        mission = s.piece(piece_of(f).number)
        if mission is not None and mission.card is piece_of(f).card:
            s.discard(mission.number, None)


@final
class AMissionShown(OnAPiece):
    """The Mission that is shown with it; it is played in no other moment."""

    def __init__(self) -> None:
        super().__init__("DOOM-REACT-03")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return ()

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        return self.rule
