"""Doomtrooper, further targets: weapons and vehicles, what is at work in a duel, the wounded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from kostka.games.doomtrooper.aims import Answering, Itself, OnAPiece, OnOneOf, bearer
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.effects import ANY, Such
from kostka.games.doomtrooper.identity import doomtrooper, legionnaire
from kostka.games.doomtrooper.moving import forbids_acting, forbids_cover
from kostka.games.doomtrooper.notes import Raid
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.play import ANSWERS
from kostka.games.doomtrooper.ready import unable_to_attack
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANSWERED,
    FORTIFICATION,
    NOTHING,
    VALUE,
    VEHICLE,
    WARRIOR,
    YOURS,
)
from kostka.games.doomtrooper.tribal import struck
from kostka.games.doomtrooper.values import given, value
from kostka.kernel.step import Word

A_WARRIOR_OF_YOURS: Final = Such(whose=YOURS)


@final
class AWeapon(OnOneOf):
    """A weapon of yours with one of these labels, equipment or Relic: DOOM-EQUIP-07, -13,
    DOOM-RELIC-09."""

    def __init__(
        self,
        *labels: Word,
        of: Word | None = None,
        owner: Such = A_WARRIOR_OF_YOURS,
        no: Word | None = None,
    ) -> None:
        super().__init__("DOOM-EQUIP-06")
        self.labels: tuple[Word, ...] = labels
        self.of = of  # only such as this affiliation makes
        self.owner = owner  # only those of such warriors
        self.no = no  # none that counts as this

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.weapon is not None and it.out == NOTHING]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.by != seat:
            return "DOOM-EQUIP-13"
        card, warrior = piece.card, s.piece(piece.on)
        if (
            warrior is None
            or card.weapon not in self.labels
            or self.of
            not in (
                None,
                card.affiliation,
            )
        ):
            return self.rule
        if self.no is not None and card.counts_as(self.no):
            return self.rule
        if not self.owner.fits(s, warrior, seat, NOTHING):
            return self.rule
        return _one_copy(s, play, piece)


def _one_copy(s: Fight, play: Playable, piece: Piece) -> str:
    """Of what lies on a card only once, there must not be one already."""
    if isinstance(play, Card) and play.single and any(it.card is play for it in s.on(piece.number)):
        return "DOOM-EQUIP-11"
    return ""


@final
class AVehicle(OnOneOf):
    """A vehicle card of such a warrior of yours, or, if nobody is described, any of yours."""

    def __init__(self, owner: Such = A_WARRIOR_OF_YOURS) -> None:
        super().__init__("DOOM-EQUIP-06")
        self.owner = owner
        self.any = owner is A_WARRIOR_OF_YOURS  # also what stands in an area

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [
            it
            for it in s.table
            if it.out == NOTHING and it.card.kind is not WARRIOR and it.card.counts_as(VEHICLE)
        ]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.by != seat:
            return "DOOM-EQUIP-13"
        warrior = s.piece(piece.on)
        if not self.any and (warrior is None or not self.owner.fits(s, warrior, seat, NOTHING)):
            return self.rule
        return _one_copy(s, play, piece)


@final
class ACardOf(OnOneOf):
    """A card in play of one of these types, or, with `counting`, considered one: DOOM-CONS-01,
    DOOM-CONS-06."""

    def __init__(self, *kinds: Word, counting: bool = False) -> None:
        super().__init__("DOOM-PLAY-01")
        self.kinds: tuple[Word, ...] = kinds
        self.counting = counting

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.out == NOTHING and self.is_one(it)]

    def is_one(self, piece: Piece) -> bool:
        if piece.card.kind in self.kinds:
            return True
        if not self.counting or piece.unpaid:
            return False
        return any([piece.card.counts_as(kind) for kind in self.kinds])

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        return "DOOM-REMOVE-05" if kept(s, piece) else ""


@final
class AFortAtWork(OnOneOf):
    """In a duel of its bearer: a Fortification card that has an effect on him."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-03")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.kind is FORTIFICATION and it.out == NOTHING]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        duel, who = s.duel(), bearer(s, source)
        if duel is None or who is None or duel.struck:
            return self.rule
        if who.number not in (duel.attacker, duel.defender):
            return self.rule
        if not any(it.card is piece.card and it.by == piece.by for it in given(s, who)):
            return self.rule
        return "DOOM-REMOVE-05" if kept(s, piece) else ""


@final
class ItsDuel(Itself):
    """The bearer, if he is such a one, from when the fighters are named until the values are
    compared."""

    def __init__(self, such: Such = ANY, early: bool = False) -> None:
        super().__init__("DOOM-PLAY-03")
        self.who = such
        self.of = None if such is ANY else such
        self.early = early  # before the tactic is announced

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, who = s.duel(), bearer(s, source)
        if duel is None or who is None or duel.struck or duel.ended:
            return self.rule
        if self.early and duel.tactic is not None:
            return self.rule
        if duel.defender == NOTHING or who.number not in (duel.attacker, duel.defender):
            return self.rule
        return "" if self.who.fits(s, who, seat, NOTHING) else self.rule


@final
class ToHeal(OnOneOf):
    """A wounded warrior; a Doomtrooper heals no Dark Legionnaire and the other way round.

    `half`: his player can pay half the value of the wounded in destiny points.
    """

    def __init__(self, such: Such = ANY, half: bool = False) -> None:
        super().__init__("DOOM-PLAY-01")
        self.such = such
        self.half = half

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        healer, such = bearer(s, source), self.such
        assert isinstance(such, Such)
        if piece.unpaid or not piece.wounded or not such.fits(s, piece, seat, NOTHING):
            return self.rule
        if healer is not None and opposed(s, healer, piece):
            return "DOOM-PLAY-02"
        if piece.card.untouched:
            return "DOOM-CORE-01"
        if self.half and half_of(s, piece) > s.destiny[seat]:
            return "DOOM-SPEC-02"
        return ""


def half_of(s: Fight, warrior: Piece) -> int:
    """Half his value, rounded up."""
    return (max(0, value(s, warrior, VALUE)) + 1) // 2


def opposed(s: Fight, one: Piece, other: Piece) -> bool:
    """Whether one is a Doomtrooper only and the other a Dark Legionnaire only."""
    mine = doomtrooper(s, one), legionnaire(s, one)
    theirs = doomtrooper(s, other), legionnaire(s, other)
    return mine in ((True, False), (False, True)) and theirs == (mine[1], mine[0])


@final
class ItsStruckBearer(OnAPiece):
    """The warrior who bears it, about to be wounded or killed, in a duel or not."""

    def __init__(self) -> None:
        super().__init__("DOOM-DUEL-41")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [number for number, _ in struck(s)]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        piece = s.piece(source)
        return "" if piece is not None and piece.on == on else self.rule


@final
class ACardToMend(OnOneOf):
    """A card of one of these types in play, anybody's: DOOM-EQUIP-07."""

    def __init__(self, *kinds: Word) -> None:
        super().__init__("DOOM-EQUIP-06")
        self.kinds: tuple[Word, ...] = kinds

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.out == NOTHING and it.card.kind in self.kinds]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if isinstance(play, Card) and any(it.card is play for it in s.on(piece.number)):
            return "DOOM-EQUIP-11"
        under = s.piece(piece.on)
        in_store = under is not None and under.card.kind is FORTIFICATION
        return "DOOM-REMOVE-05" if in_store else ""


@final
class ThisCard(OnOneOf):
    """A copy of one particular card in play."""

    def __init__(self, key: str) -> None:
        super().__init__("DOOM-PLAY-01")
        self.key = key

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.out == NOTHING and it.key == self.key]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        return "DOOM-REMOVE-05" if kept(s, piece) else ""


@final
class ToStrafe(OnOneOf):
    """A warrior in cover, or one who could seek it, if the bearer may attack."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-02")

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        who = bearer(s, source)
        if who is None or piece.number == who.number:
            return self.rule
        rule = unable_to_attack(s, who)
        if rule:
            return rule
        if piece.unpaid:
            return "DOOM-HIDE-06"
        return "" if piece.down else forbids_cover(s, piece)


@final
class AnythingToBlast(Itself):
    """The bearer, if he may attack and there is a card in play of one of these types or kinds."""

    def __init__(self, *kinds: Word) -> None:
        super().__init__("DOOM-PLAY-01")
        self.kinds: tuple[Word, ...] = kinds

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        who = bearer(s, source)
        if who is None:
            return self.rule
        rule = unable_to_attack(s, who)
        if rule:
            return rule
        for it in s.table:
            if it.out == NOTHING and it.number != source and it.card.kind is not WARRIOR:
                for kind in self.kinds:
                    if it.card.kind is kind or it.card.counts_as(kind):
                        return ""
        return self.rule


@final
class ToEscape(Answering):
    """A card of this type that anybody has just played; nothing happens to the card itself."""

    def __init__(self, kind: Word) -> None:
        super().__init__("DOOM-REACT-02")
        self.kind = kind

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (ANSWERED,) if s.stack and s.stack[-1].rule is ANSWERS else ()

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        answered = s.play(0)
        return "" if answered is not None and self.answers(answered.it) else self.rule

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Card) and played.kind is self.kind


@final
class AnAttackerAboard(OnOneOf):
    """Who attacks a warrior of yours in this area, or sabotages you, inside such a vehicle."""

    def __init__(self, aboard: Word, area: Word) -> None:
        super().__init__("DOOM-PLAY-03")
        self.aboard = Such(using=aboard)
        self.area = area

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.by == seat or piece.unpaid or not self.aboard.describes(s, piece):
            return self.rule
        for f in reversed(s.stack):
            raid = f.notes
            if isinstance(raid, Raid):
                good = raid.saboteur == piece.number and raid.victim == seat
                return "" if good else self.rule
        duel = s.duel()
        if duel is None or duel.struck or duel.attacker != piece.number:
            return self.rule
        mine = s.piece(duel.defender)
        good = mine is not None and mine.by == seat and mine.area is self.area
        return "" if good else self.rule


@final
class ToGetInOrOut(Itself):
    """The warrior whose vehicle it lies on: DOOM-VEH-03, -07."""

    def __init__(self) -> None:
        super().__init__("DOOM-VEH-03")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        hatch, who = s.piece(source), bearer(s, source)
        vehicle = None if hatch is None else s.piece(hatch.on)
        if vehicle is None or who is None or who.card.kind is not WARRIOR:
            return self.rule
        if vehicle.down and who.down:
            return "DOOM-VEH-07"
        return forbids_acting(s, who)


ITS_DUEL: Final = ItsDuel()
