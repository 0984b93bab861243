"""Doomtrooper, spells cast out of store: again and again, by a warrior who need not master them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from kostka.games.doomtrooper.aims import Answering
from kostka.games.doomtrooper.card import Playable
from kostka.games.doomtrooper.legal import unmet
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.play import ANSWERS, PLAY
from kostka.games.doomtrooper.spells import CASTING
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.stores import lay_in_store, stored
from kostka.games.doomtrooper.summoning import asked_in
from kostka.games.doomtrooper.terms import ANSWERED, NOTHING
from kostka.kernel.step import Frame, Rule, Step


def _turn(s: Fight, store: Piece, n: int) -> Piece:
    """The store, with a spell of it being cast or not."""
    twin = store.twin()
    twin.n = n
    s.put(twin)
    return twin


def castable(s: Fight, seat: int, store: Piece) -> bool:
    """Whether its spell could be cast now, if its bearer mastered it; only once in a round."""
    spells = stored(s, store.number)
    if not spells or store.markers == s.draws[seat] + 1:
        return False
    spell = spells[0].card
    window, answered = asked_in(s)
    if not window.admitted(spell.when):
        return False
    _turn(s, store, CASTING)
    if window is ANSWERS:
        on = spell.on
        fits = (
            isinstance(on, Answering)
            and spell.cost <= s.destiny[seat]
            and not unmet(s, seat, spell.needs)
            and not on.refuses(s, seat, answered)
        )
    else:
        fits = not window.unfit(s, seat, spell, NOTHING)
    s.put(store)
    return fits


@final
class ToRecast(Answering):
    """Nothing itself: there must be a spell in store here that can be cast now; with `reacting`,
    as an answer."""

    def __init__(self, reacting: bool = False) -> None:
        super().__init__("DOOM-REACT-03")
        self.reacting = reacting

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (NOTHING,)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        store = s.piece(source)
        if store is None or (asked_in(s)[0] is ANSWERS) is not self.reacting:
            return self.rule
        return "" if castable(s, seat, store) else self.rule

    def answers(self, played: Playable) -> bool:
        return True


@dataclass(frozen=True)
class CastFromStore(Step):
    """Its spell is cast as soon as this is done, and comes back under the card."""

    def run(self, s: Fight, f: Frame) -> None:
        store, play = s.piece(piece_of(f).number), s.play(0)
        spells = [] if store is None else stored(s, store.number)
        if store is None or play is None or not spells:
            return
        window, _ = asked_in(s)
        spell = spells[0]
        s.table = [it for it in s.table if it.number != spell.number]
        s.survey = None
        twin = store.twin()
        twin.n = CASTING
        twin.markers = s.draws[f.you] + 1
        s.put(twin)
        s.hands[f.you].append(spell.card)
        cast = Frame(PLAY, 0, f.you, spell.card, 0, None)
        if window is ANSWERS:
            cast.notes = Played(ANSWERED)
        place = s.stack.index(play)
        s.stack.insert(place, Frame(BACK_INTO_STORE, 0, f.you, spell, 0, None))
        s.stack.insert(place + 1, cast)  # read before it, and after this play


@dataclass(frozen=True)
class GoBackUnder(Step):
    """The spell that was cast, wherever it has gone, if that is a pile."""

    def run(self, s: Fight, f: Frame) -> None:
        spell = piece_of(f)
        store = s.piece(spell.on)
        if store is None:
            return
        _turn(s, store, 1)
        for pile in (s.piles, s.gone):
            if spell.card in pile[spell.owner]:
                pile[spell.owner].remove(spell.card)
                lay_in_store(s, int(spell.owner), spell.card, store)
                return


BACK_INTO_STORE: Final[Rule] = Rule("back into store", GoBackUnder(), interrupts=True)
