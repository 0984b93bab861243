"""Doomtrooper, triggers: when a card in play acts by itself."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Trigger
from kostka.games.doomtrooper.effects import ANY, Such
from kostka.games.doomtrooper.identity import legionnaire
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    DRAW_STEP_BEGAN,
    DUEL_FOUGHT,
    EQUIPMENT,
    FIGHTERS_NAMED,
    NOTHING,
    RELIC,
    SQUAD,
    TURN_BEGAN,
    TURN_ENDED,
    WAS_KILLED,
    WAS_WOUNDED,
    Value,
)
from kostka.games.doomtrooper.usable import weapon_in_use, works
from kostka.kernel.event import Event
from kostka.kernel.step import Word

YOU: Final = Word("you")
BEARER: Final = Word("bearer")  # the player on whom the card lies, or whose warrior bears it


def bearer_of(piece: Piece) -> int:
    """The warrior who acts: he himself, or who bears the card."""
    return int(piece.number) if piece.on == NOTHING else int(piece.on)


def _serves(s: Fight, piece: Piece) -> bool:
    """What a warrior has but cannot use does nothing: DOOM-EQUIP-12, DOOM-RELIC-08."""
    return piece.card.kind not in (EQUIPMENT, RELIC) or works(s, piece)


def _whose(s: Fight, piece: Piece, whose: Word | None, seat: int) -> bool:
    if whose is None:
        return True
    if whose is YOU:
        return seat == piece.by and _serves(s, piece)
    if piece.player != NOTHING:
        return seat == piece.player
    warrior = s.piece(piece.on)
    return warrior is not None and seat == warrior.by


@final
class AtDrawStep(Trigger):
    """At the beginning of your draw step, or of everybody's, or of its bearer's."""

    def __init__(self, whose: Word | None = YOU) -> None:
        super().__init__(DRAW_STEP_BEGAN)
        self.whose = whose

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return _whose(s, piece, self.whose, int(event.seat))


@final
class AtTurnStart(Trigger):
    """DOOM-TURN-05"""

    def __init__(self, whose: Word | None = YOU) -> None:
        super().__init__(TURN_BEGAN)
        self.whose = whose

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return _whose(s, piece, self.whose, int(event.seat))


@final
class AtTurnEnd(Trigger):
    """DOOM-TURN-06"""

    def __init__(self, whose: Word | None = YOU) -> None:
        super().__init__(TURN_ENDED)
        self.whose = whose

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return _whose(s, piece, self.whose, int(event.seat))


def fallen(s: Fight, event: Event) -> Piece | None:
    """Who has just been killed, as he was."""
    for piece in s.fallen:
        if piece.number == event.n:
            return piece
    return None


def _even_dead(s: Fight, number: i64) -> Piece | None:
    """A warrior in play, or one who has just been killed himself, as he was."""
    for piece in s.fallen:
        if piece.number == number:
            return piece
    return s.piece(number)


@final
class WhenItKills(Trigger):
    """The warrior, or he who bears the card, kills such a warrior; with `tactic`, like this."""

    def __init__(self, such: Such = ANY, tactic: Value | None = None, last: bool = False) -> None:
        super().__init__(WAS_KILLED)
        self.such = such
        self.tactic = tactic
        self.last = last
        self.posthumous = True  # DOOM-DUEL-50: both may die of the same blows

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        victim = fallen(s, event)
        if event.source != bearer_of(piece) or victim is None:
            return False
        if not self.such.describes(s, victim):
            return False
        if self.tactic is None:
            return True
        duel, warrior = s.duel(), _even_dead(s, piece.on)
        if duel is None or warrior is None or duel.tactic is not self.tactic:
            return False
        return weapon_in_use(s, warrior, self.tactic, duel) == piece.number


@final
class WhenSquadFalls(Trigger):
    """A Dark Legionnaire of that player kills the last member of any player's Squad."""

    def __init__(self) -> None:
        super().__init__(WAS_KILLED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        killer, victim = _even_dead(s, event.source), fallen(s, event)
        if killer is None or killer.by != piece.player or not legionnaire(s, killer):
            return False
        if victim is None or victim.area is not SQUAD:
            return False
        return not any(it.area is SQUAD for it in s.troop(victim.by))


@final
class WhenWoundedBy(Trigger):
    """Such a warrior is wounded in a duel by such a foe."""

    def __init__(self, such: Such, foe: Such) -> None:
        super().__init__(WAS_WOUNDED)
        self.such = such
        self.foe = foe

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        victim = s.piece(event.n)
        source = event.source
        foe = s.piece(source) if isinstance(source, int) else None
        if victim is None or s.duel() is None:
            return False
        good = self.such.fits(s, victim, piece.by, piece.number)
        if foe is None:
            return False
        return good and self.foe.fits(s, foe, piece.by, piece.number)


@final
class WhenAttacked(Trigger):
    """Its bearer is named as defender."""

    def __init__(self) -> None:
        super().__init__(FIGHTERS_NAMED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return bool(event.n == bearer_of(piece))


@final
class WhenUsedInADuel(Trigger):
    """Its bearer has fought with it, even if he dies of it; not if he died before his blow."""

    def __init__(self) -> None:
        super().__init__(DUEL_FOUGHT, WAS_KILLED)
        self.posthumous = True

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel, warrior = s.duel(), s.piece(piece.on)
        if event.word is WAS_KILLED:
            warrior = fallen(s, event)
            if warrior is None or warrior.number != piece.on:
                return False
            if duel is None or not duel.struck or duel.waiting == warrior.number:
                return False
        if duel is None or warrior is None or duel.tactic is None:
            return False
        if warrior.number not in (duel.attacker, duel.defender):
            return False
        return weapon_in_use(s, warrior, duel.tactic, duel) == piece.number
