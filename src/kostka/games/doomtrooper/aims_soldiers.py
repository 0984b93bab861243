"""Doomtrooper, further targets: an attacker in the sights, a comrade who changes his place."""

from __future__ import annotations

from typing import final

from kostka.games.doomtrooper.aims import Itself, OnOneOf
from kostka.games.doomtrooper.card import Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.moving import forbids_transfer, has_beast
from kostka.games.doomtrooper.notes import Turned
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.play import Round
from kostka.games.doomtrooper.ready import bars_duels, forbids_attack, unable_to_attack
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.tactics import forbids_tactic
from kostka.games.doomtrooper.terms import KOHORT, NOTHING, SQUAD, Value
from kostka.kernel.step import Frame


@final
class ToSnipe(Itself):
    """The warrior, while somebody attacks another one of such warriors and has not announced a
    tactic yet; he could attack that attacker with this one."""

    def __init__(self, such: Such, tactic: Value) -> None:
        super().__init__("DOOM-PLAY-03")
        self.guarded = such
        self.tactic = tactic

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, who = s.duel(), s.piece(source)
        if duel is None or who is None or duel.ended or duel.tactic is not None:
            return self.rule
        attacker, defender = s.piece(duel.attacker), s.piece(duel.defender)
        if attacker is None or defender is None or attacker.by == seat:
            return self.rule
        if who.number == defender.number or not self.guarded.fits(s, defender, seat, who.number):
            return self.rule
        rule = "DOOM-CORE-01" if bars_duels(s) else unable_to_attack(s, who)
        if rule:
            return rule
        rule = forbids_attack(s, who, attacker, False)
        return rule if rule else forbids_tactic(s, who, attacker, self.tactic)


def window_of(s: Fight) -> Frame | None:
    """The window in which somebody is asked, or was when he played what is played."""
    for f in reversed(s.stack):
        if isinstance(f.rule, Round):
            return f
    return None


@final
class ToTransferFreely(OnOneOf):
    """Such a warrior, to the Outpost or back; not twice in the same window."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-TRANS-01")
        self.such = such

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return s.troop(seat)

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        such, window = self.such, window_of(s)
        assert isinstance(such, Such)
        if not such.fits(s, piece, seat, source) or piece.card.untouched:
            return self.rule
        notes = None if window is None else window.notes
        if isinstance(notes, Turned) and int(piece.number) in notes.numbers:
            return "DOOM-PLAY-01"
        return forbids_transfer(s, piece, freely=True)


@final
class ToCross(Itself):
    """The warrior, from the Squad to the Kohort or back."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        who = s.piece(source)
        if who is None or who.jailer != NOTHING:
            return "DOOM-TARGET-13"
        return "" if who.area in (SQUAD, KOHORT) else self.rule


@final
class ToClimb(OnOneOf):
    """Such a warrior who has no Beast, while fewer than so many are on the back of this one."""

    def __init__(self, such: Such, most: int) -> None:
        super().__init__("DOOM-BEAST-02")
        self.such = such
        self.most = most

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return s.troop(seat)

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        such, mount = self.such, s.piece(source)
        assert isinstance(such, Such)
        if mount is None or piece.number == mount.on or piece.under != NOTHING:
            return self.rule
        if not such.fits(s, piece, seat, source) or has_beast(s, piece):
            return self.rule
        climbed = len([it for it in s.troop(seat) if it.under == source])
        return "" if climbed + 1 < self.most else self.rule
