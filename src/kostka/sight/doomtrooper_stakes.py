"""What a window of Doomtrooper is about: a card to answer, a duel, or a step of somebody's turn."""

from __future__ import annotations

from typing import Any

from kostka.games.doomtrooper.notes import Duel, Played, Turn, play_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import KILLED, UNHURT
from kostka.kernel.sense import Player
from kostka.kernel.stake import Stake
from kostka.kernel.window import PlayOrPass
from kostka.sight.doomtrooper import which
from kostka.sight.doomtrooper_fold import blows


def stake(s: Fight, seat: int) -> Stake | None:
    """For whoever is asked in a window; None for other questions, which say enough."""
    if not isinstance(s.question(), PlayOrPass):
        return None
    for f in reversed(s.stack):
        notes = f.notes
        if isinstance(notes, Played) and int(f.you) != seat:
            return Stake("answer", {"who": Player(int(f.you)), "it": play_of(f)})
        if isinstance(notes, Duel):
            return _duel(s, notes, seat) or _turn(s, seat)
    return _turn(s, seat)


def _duel(s: Fight, duel: Duel, seat: int) -> Stake | None:
    """Who fights; if one's own fighter or his foe would fall, that is what it is about."""
    pair = (int(duel.attacker), int(duel.defender))
    pieces = [s.piece(number) for number in pair]
    if any([each is None for each in pieces]):
        return None
    facts: dict[str, Any] = {"it": which(s, pair[0]), "foe": which(s, pair[1])}
    for each in sorted(blows(s, duel), key=lambda it: s.warrior(it["at"]).by != seat):
        if each["fate"] != UNHURT and not each["stopped"] and not each["done"]:
            fate = "killed" if each["fate"] == KILLED else "wounded"
            sums = {"n": int(each["blow"]), "armour": int(each["armour"])}
            return Stake(f"duel-{fate}", {"it": which(s, each["at"]), **sums})
    return Stake("duel", facts)


def _turn(s: Fight, seat: int) -> Stake | None:
    notes = s.stack[0].notes if s.stack else None
    if not isinstance(notes, Turn):
        return None
    who = Player(int(s.active()))
    return Stake("your-turn" if who.seat == seat else "turn", {"who": who})
