"""Doomtrooper, further triggers: who comes and goes, who hides, what is left after a duel."""

from __future__ import annotations

from typing import final

from kostka.games.doomtrooper.card import Trigger
from kostka.games.doomtrooper.effects import ANY, Such
from kostka.games.doomtrooper.identity import has
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANNIHILATED,
    CONTROLLED,
    DUEL_BROKEN_OFF,
    DUEL_FOUGHT,
    ENTERED_PLAY,
    LEFT_PLAY,
    NOTHING,
    OUT_OF_PLAY,
    SQUAD,
    TOOK_COVER,
    TRANSFERRED,
    TURN_ENDED,
    WARRIOR,
    WARZONE,
    WAS_KILLED,
    Value,
)
from kostka.games.doomtrooper.triggers import bearer_of, fallen
from kostka.kernel.event import Event


@final
class WhenOneComes(Trigger):
    """Such a warrior is put into play by anybody; with `there`, by the player of the card, into
    his Squad, and of the affiliation that was chosen."""

    def __init__(self, such: Such = ANY, there: bool = False) -> None:
        super().__init__(ENTERED_PLAY)
        self.such = such
        self.there = there

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        who = s.piece(event.n)
        if who is None or who.card.kind is not WARRIOR:
            return False
        if self.there:
            side = piece.side
            if who.by != piece.player or who.area is not SQUAD or side is None:
                return False
            return has(s, who, side)
        return self.such.fits(s, who, piece.by, piece.number)


@final
class WhenNoneIsLeft(Trigger):
    """The player of the card has no warrior of the chosen affiliation in his Squad any more."""

    def __init__(self) -> None:
        super().__init__(
            WAS_KILLED,
            *(LEFT_PLAY, ANNIHILATED, CONTROLLED, TRANSFERRED, OUT_OF_PLAY),
            *(ENTERED_PLAY, TURN_ENDED),  # of a card that changes what somebody is
        )

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        side = piece.side
        return side is not None and not any(
            it.area is SQUAD and has(s, it, side) for it in s.troop(piece.player)
        )


@final
class WhenItSeeksCover(Trigger):
    """By an action of its player."""

    def __init__(self) -> None:
        super().__init__(TOOK_COVER)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return event.source is None and event.n == bearer_of(piece)


@final
class WhenTheDuelIsOver(Trigger):
    """The bearer's duel, however it ends; at the latest when the turn ends."""

    def __init__(self) -> None:
        super().__init__(DUEL_FOUGHT, DUEL_BROKEN_OFF, TURN_ENDED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        if event.word is TURN_ENDED:
            return True
        duel = s.duel()
        return duel is not None and _takes_part(duel, bearer_of(piece))


@final
class WhenItHasFought(Trigger):
    """The warrior has fought a duel; with a tactic, as attacker and like this, even if he dies."""

    def __init__(self, attacking: Value | None = None) -> None:
        super().__init__(DUEL_FOUGHT, WAS_KILLED)
        self.attacking = attacking
        self.posthumous = attacking is not None

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel, who = s.duel(), bearer_of(piece)
        if duel is None:
            return False
        if event.word is WAS_KILLED and (event.n != who or not duel.struck):
            return False
        if self.attacking is None:
            return _takes_part(duel, who)
        return duel.attacker == who and duel.tactic is self.attacking


def _takes_part(duel: Duel, number: int) -> bool:
    return number in (duel.attacker, duel.defender) or duel.foe_of(number) != NOTHING


@final
class WhenItOnlyWounds(Trigger):
    """Such a warrior of yours has survived a duel in which he wounded such a foe."""

    def __init__(self, such: Such, foe: Such) -> None:
        super().__init__(DUEL_FOUGHT)
        self.such = such
        self.foe = foe

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return captive(s, piece, self.such, self.foe) is not None


def captive(s: Fight, piece: Piece, such: Such, foe: Such) -> Piece | None:
    """Who was wounded and lives, and his enemy too."""
    duel = s.duel()
    if duel is None:
        return None
    for number in duel.hurt:
        loser, winner = s.piece(number), s.piece(duel.foe_of(number))
        if loser is None or winner is None or loser.jailer != NOTHING:
            continue
        if such.fits(s, winner, piece.by, NOTHING) and foe.fits(s, loser, piece.by, NOTHING):
            return loser
    return None


@final
class WhenTheZonesDefenderKills(Trigger):
    """Such a warrior who defends from this Warzone kills his opponent, if that is such a one;
    with a tactic, like this."""

    def __init__(self, such: Such, foe: Such = ANY, tactic: Value | None = None) -> None:
        super().__init__(WAS_KILLED)
        self.such = such
        self.foe = foe
        self.tactic = tactic

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel = s.duel()
        if duel is None or duel.zone != piece.number or event.source != duel.defender:
            return False
        who = s.piece(duel.defender)
        for it in s.fallen:  # both have died
            if it.number == duel.defender:
                who = it
        victim = fallen(s, event)
        if victim is None or who is None or self.tactic not in (None, duel.tactic):
            return False
        return self.such.describes(s, who) and self.foe.describes(s, victim)


@final
class WhenAZoneGoes(Trigger):
    """By a card that the player of this one plays, a Warzone is discarded or annihilated."""

    def __init__(self) -> None:
        super().__init__(LEFT_PLAY, ANNIHILATED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        play = s.play(0)
        if play is None or play.you != piece.player or event.n < 0:  # not in play
            return False
        return event.n != NOTHING and event.it.kind is WARZONE  # not out of a pile
