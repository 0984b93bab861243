"""Doomtrooper, what the tribes do: sacrifices, lurking, diseases, beasts that take a blow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import Itself, OnAPiece, bearer
from kostka.games.doomtrooper.bases import base
from kostka.games.doomtrooper.card import Card, Gives, Playable
from kostka.games.doomtrooper.identity import doomtrooper, has, on_side, tribal
from kostka.games.doomtrooper.inoculation import inoculated
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.meanings import NamesAWord
from kostka.games.doomtrooper.notes import Duel, Harm
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.ready import across_the_line
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    BEAST,
    FOR_GOOD,
    JOINED,
    KILLED,
    MARKED,
    NOTHING,
    SQUAD,
    TRIBAL,
    UNHURT,
    UNTIL_YOUR_TURN,
    VALUE,
)
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Frame, Step, Word

# --- Sacrifices ---------------------------------------------------------------------------------


@final
class SacrificeTheTarget(Lasts):
    """The target is discarded; until your next turn there is this, as often as his base value."""

    def long(self) -> int:
        return UNTIL_YOUR_TURN

    def bearer(self, s: Fight, f: Frame) -> i64:
        return NOTHING

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(s.played().target)
        if who is not None:
            piece = self.begun(s, f)
            piece.n = base(s, who, VALUE)
            s.begin(piece)
            s.discard(who.number, f.it)


@final
class SacrificeForTheDefender(Gives):
    """The target is discarded; for this duel the defender has this, as often as his base value."""

    def run(self, s: Fight, f: Frame) -> None:
        who, duel = s.piece(s.played().target), s.this_duel()
        if who is not None:
            piece = s.new_piece(card_of(f), f.you, duel.defender, NOTHING, base(s, who, VALUE))
            piece.book = self.place
            duel.cards = (*duel.cards, piece)
            s.discard(who.number, piece_of(f).card)


# --- An affiliation of one's choice -------------------------------------------------------------


@dataclass(frozen=True)
class ChooseAnAffiliation(NamesAWord):
    """For the card that has just been laid down; with `there`, one that the player of the card
    has in his Squad, if he has any."""

    among: tuple[Word, ...]
    there: bool = False
    no: Word | None = None  # not this one

    def laid(self, s: Fight, f: Frame) -> Piece | None:
        for it in reversed(s.table):
            if it.card is card_of(f) and it.by == f.you and it.side is None:
                return it
        return None

    def run(self, s: Fight, f: Frame) -> None:
        if self.laid(s, f) is not None:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        piece = self.laid(s, f)
        if not self.there or piece is None:
            return [word for word in self.among if word is not self.no]
        squad = [it for it in s.troop(piece.player) if it.area is SQUAD and not it.unpaid]
        found = [word for word in self.among if any(has(s, it, word) for it in squad)]
        return found if found else self.among

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        piece = self.laid(s, f)
        assert piece is not None
        twin = piece.twin()
        twin.side = option
        s.put(twin)


# --- Lurking ------------------------------------------------------------------------------------


def _beside(s: Fight, seat: i64, duel: Duel) -> i64:
    """The fighter of this player."""
    attacker = s.piece(duel.attacker)
    return duel.attacker if attacker is not None and attacker.by == seat else duel.defender


@final
class ToLurk(Itself):
    """The bearer, while a Tribal warrior of the same player fights without him."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-03")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, who = s.duel(), bearer(s, source)
        if duel is None or who is None or duel.struck or duel.tactic is None:
            return self.rule
        if who.by != seat or who.down or who.jailer != NOTHING:
            return self.rule
        fighter = s.piece(_beside(s, seat, duel))
        if fighter is None or fighter.by != seat or not on_side(s, fighter, TRIBAL):
            return self.rule
        if duel.foe_of(who.number) != NOTHING:
            return self.rule
        return "DOOM-DUEL-10" if across_the_line(fighter, who) else ""


@dataclass(frozen=True)
class LurkIn(NameOne):
    """The bearer joins with his blows only; the opponent says whom of the two he strikes at."""

    def pair(self, s: Fight, f: Frame) -> list[int]:
        return [int(_beside(s, f.you, s.this_duel())), bearer_of(piece_of(f))]

    def run(self, s: Fight, f: Frame) -> None:
        foe = s.piece(s.this_duel().foe_of(self.pair(s, f)[0]))
        if foe is not None and all(s.piece(it) is not None for it in self.pair(s, f)):
            s.seat = foe.by

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return self.pair(s, f)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return "" if option in self.pair(s, f) else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        duel, (fighter, lurker) = s.this_duel(), self.pair(s, f)
        helper = lurker
        if option == lurker:
            helper = fighter
            one, other = duel.weapons
            if duel.attacker == fighter:
                duel.attacker = lurker
                duel.weapons = (NOTHING, other)
            else:
                duel.defender = lurker
                duel.weapons = (one, NOTHING)
        duel.backed = (*duel.backed, (int(option), helper))
        who = s.warrior(lurker)
        s.report(JOINED, f.you, lurker, who.card, None)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "strike-at"


# --- Diseases -----------------------------------------------------------------------------------


def infected(s: Fight, card: Card, number: i64) -> bool:
    return any(it.card is card and it.on == number and it.book == 0 for it in s.lasting)


@final
class Infect(Lasts):
    """It stays with the target as long as he is in play; only once: DOOM-VIRUS-02."""

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        if not infected(s, card_of(f), s.played().target):
            s.begin(self.begun(s, f))


@final
class GrowAndSpread(Gives):
    """One more marker; and whatever Doomtrooper has been in the same area from one draw step of
    yours to the next is infected too."""

    def run(self, s: Fight, f: Frame) -> None:
        ill = s.piece(piece_of(f).on)
        if ill is None:
            return
        s.mark(piece_of(f).number)
        s.report(MARKED, ill.by, ill.number, ill.card, piece_of(f).card)
        for it in s.troop(ill.by):
            if it.area is ill.area and catches(s, piece_of(f), it):
                expose(s, f, it, self.place)


def catches(s: Fight, virus: Piece, who: Piece) -> bool:
    """Whether it is for him: a Doomtrooper, or of a mutated one a Tribal warrior too."""
    if who.unpaid:
        return False
    return doomtrooper(s, who) or (virus.side is TRIBAL and tribal(s, who))


def expose(s: Fight, f: Frame, who: Piece, place: i64) -> None:
    """Whoever has been near the disease since the draw step before has caught it; `place`: of the
    step by which the card notes since when."""
    card, now = piece_of(f).card, s.draws[f.you]
    if infected(s, card, who.number) or inoculated(s, who.by):
        return
    since = NOTHING
    for it in s.lasting:
        if it.card is card and it.on == who.number and it.book == place:
            since = int(it.used)
    if since == now:
        return
    s.keep(
        [
            it
            for it in s.lasting
            if not (it.card is card and it.on == who.number and it.book == place)
        ]
    )
    piece = s.new_piece(card, f.you, who.number, NOTHING, 1)
    piece.markers = FOR_GOOD
    piece.side = piece_of(f).side
    if since == NOTHING or since < now - 1:
        piece.book = place
        piece.used = now
    s.begin(piece)


# --- Beasts -------------------------------------------------------------------------------------


def struck(s: Fight) -> list[tuple[int, int]]:
    """Who is about to be wounded or killed, by the innermost duel or harm."""
    for f in reversed(s.stack):
        notes = f.notes
        if isinstance(notes, Duel):
            one, other = notes.fates
            found = [(int(notes.attacker), one), (int(notes.defender), other)]
            return [(number, fate) for number, fate in found if fate != UNHURT]
        if isinstance(notes, Harm):
            return [(int(hit.number), int(hit.fate)) for hit in notes.hits]
    return []


def _beast_of(s: Fight, number: i64) -> Piece | None:
    for it in s.on(number):
        if it.card.kind is BEAST:
            return it
    return None


@final
class AStruckRider(OnAPiece):
    """Who rides a Beast and is about to be wounded or killed."""

    def __init__(self) -> None:
        super().__init__("DOOM-DUEL-41")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [number for number, _ in struck(s) if _beast_of(s, number) is not None]


@dataclass(frozen=True)
class TheBeastTakesIt(Step):
    """He stays as he is; his Beast is wounded, or, by a second wound or one that kills at once,
    discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        target: i64 = s.played().target
        rider, beast = s.piece(target), _beast_of(s, target)
        fates = [fate for number, fate in struck(s) if number == target]
        if rider is None or beast is None or not fates:
            return
        at_once = fates[0] == KILLED and not rider.wounded and not rider.card.frail
        for above in reversed(s.stack):
            notes = above.notes
            if isinstance(notes, Duel):
                notes.seal(target, UNHURT)
                break
            if isinstance(notes, Harm):
                notes.hits = tuple([hit for hit in notes.hits if hit.number != target])
                break
        if at_once or beast.wounded:
            s.discard(beast.number, f.it)
        else:
            s.wound(beast.number, f.it)


@dataclass(frozen=True)
class AnnihilateIt(Step):
    """The card that says so."""

    def run(self, s: Fight, f: Frame) -> None:
        s.annihilate(piece_of(f).number, piece_of(f).card)
