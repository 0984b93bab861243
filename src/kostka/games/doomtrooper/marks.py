"""Doomtrooper, further targets: the bearer in his duel, a killer, a Warzone, what is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from kostka.games.doomtrooper.aims import Answering, Itself, OnAPiece, ToCancel, bearer
from kostka.games.doomtrooper.arms import NeverChangesHands
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.challenges import takes_more_actions
from kostka.games.doomtrooper.effects import ANY, Such
from kostka.games.doomtrooper.legal import unfit
from kostka.games.doomtrooper.moving import (
    forbids_acting,
    forbids_cover,
    forbids_receiving,
    forbids_rising,
)
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.play import ANSWERS
from kostka.games.doomtrooper.ready import (
    bars_duels,
    forbids_attack,
    unable_to_attack,
    unable_to_find,
)
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.tactics import forbids_tactic
from kostka.games.doomtrooper.terms import (
    ANSWERED,
    EQUIPMENT,
    NOTHING,
    WARRIOR,
    WARZONE,
    YOURS,
    Value,
)
from kostka.kernel.step import NOBODY, Word


@final
class ItselfInADuel(Itself):
    """The bearer, while he fights and before the values are compared; `any_time`: of what is not
    said to be used in a duel."""

    def __init__(self, any_time: bool = False) -> None:
        super().__init__("DOOM-PLAY-03")
        self.any_time = any_time

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, who = s.duel(), bearer(s, source)
        if duel is None or who is None or duel.struck or duel.tactic is None:
            return self.rule
        return "" if who.number in (duel.attacker, duel.defender) else self.rule


@final
class ItsAttack(Itself):
    """The bearer, if he could attack somebody now, with this tactic if one is named; `hidden`: but
    for the card itself."""

    def __init__(self, hidden: bool = False, tactic: Value | None = None) -> None:
        super().__init__("DOOM-ATK-05")
        self.hidden = hidden
        self.tactic = tactic

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        who = bearer(s, source)
        if who is None or who.down or who.jailer != NOTHING:
            return "DOOM-ATK-04"
        rule = "" if self.hidden else unable_to_attack(s, who)
        if rule:
            return rule
        rule = self.rule
        for foe in s.warriors():
            rule = forbids_attack(s, who, foe, False)
            if not rule and self.tactic is not None:
                rule = forbids_tactic(s, who, foe, self.tactic)
            if not rule and foe.by != who.by and takes_more_actions(s, foe):
                rule = "DOOM-ACT-01"
            if not rule:
                return ""
        return rule


TO_ATTACK: Final = Word("attack-with-it")
TO_COVER: Final = Word("take-cover-with-it")
TO_RISE: Final = Word("leave-cover-with-it")


def acts_of(s: Fight, who: Piece | None) -> list[Word]:
    """What a warrior could do by himself as one more action."""
    found: list[Word] = []
    if who is None or forbids_acting(s, who):
        return found
    if not bars_duels(s) and not unable_to_find(s, who, False):
        found.append(TO_ATTACK)
    if not s.turn_notes().ended:
        if not forbids_cover(s, who):
            found.append(TO_COVER)
        if who.down and not who.unpaid and not forbids_rising(s, who):
            found.append(TO_RISE)
    return found


@final
class ItsOwnAction(Itself):
    """The bearer, if he could do something by himself."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        return "" if acts_of(s, bearer(s, source)) else self.rule


@final
class ToNegate(Answering):
    """A card of a type that an opponent plays, or has played earlier in this duel; with
    `on_bearer`, on the bearer or his cards: DOOM-TIMING-04."""

    def __init__(self, kind: Word, on_bearer: bool = False) -> None:
        super().__init__("DOOM-REACT-03")
        self.kind = kind
        self.on_bearer = on_bearer
        self.earlier = ToCancel(kind)

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        if s.stack and s.stack[-1].rule is ANSWERS:
            return (ANSWERED,)
        return self.earlier.near(s, seat)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        if on != ANSWERED:
            return self.forbids_earlier(s, seat, source, on)
        answered = s.play(0)
        if answered is None or not self.answers(answered.it) or answered.you == seat:
            return self.rule
        if not self.on_bearer:
            return ""
        notes = answered.notes
        if not isinstance(notes, Played) or not isinstance(answered.it.on, OnAPiece):
            return self.rule
        return "" if self.hits(s, source, int(notes.target)) else self.rule

    def forbids_earlier(self, s: Fight, seat: int, source: int, on: int) -> str:
        for it in s.this_duel().cards:
            if it.number == on and it.by != seat:
                return "" if not self.on_bearer or self.hits(s, source, int(it.on)) else self.rule
        return self.rule

    def hits(self, s: Fight, source: int, on: int) -> bool:
        """Whether it was played on the bearer, or on a card of his."""
        who, hit = bearer(s, source), s.piece(on)
        return who is not None and hit is not None and who.number in (hit.number, hit.on)

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Card) and played.kind is self.kind

    def concerns(self, s: Fight, on: int) -> int:
        return self.earlier.concerns(s, on)

    def named(self, s: Fight, on: int) -> Card | None:
        return self.earlier.named(s, on)

    def write(self, s: Fight, on: int) -> str:
        return self.earlier.write(s, on)

    def stands_for(self, s: Fight, on: int) -> Any:
        return self.earlier.stands_for(s, on)


@final
class ToUse(Answering):
    """A card of a type that somebody else plays and you could play yourself: DOOM-CANCEL-02."""

    def __init__(self, kind: Word) -> None:
        super().__init__("DOOM-REACT-03")
        self.kind = kind

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return ()

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Card) and played.kind is self.kind and not played.stays

    def refuses(self, s: Fight, seat: int, played: Playable) -> str:
        return unfit(s, seat, played, NOTHING) if self.answers(played) else self.rule


@final
class TheKillerOf(OnAPiece):
    """Who has killed a warrior of this affiliation in the duel."""

    def __init__(self, affiliation: Word) -> None:
        super().__init__("DOOM-REACT-01")
        self.affiliation = affiliation

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        if duel is None:
            return ()
        killers = [killer for killer, of in duel.slain if of is self.affiliation]
        return [killer for killer in dict.fromkeys(killers) if s.piece(killer) is not None]


@final
class AZone(OnAPiece):
    """A Warzone of this kind; only one copy of the card lies on it."""

    def __init__(self, kind: Word) -> None:
        super().__init__("DOOM-PLAY-01")
        self.kind = kind

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [int(it.number) for it in s.table if it.card.kind is WARZONE and it.out == NOTHING]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        zone = s.piece(on)
        if zone is None or not zone.card.counts_as(self.kind):
            return self.rule
        return self.rule if any(it.card is play for it in s.on(on)) else ""


def takers(s: Fight, seat: int, equipment: Piece) -> list[int]:
    """Who of this player could be given it, whatever affiliation it asks for: DOOM-EQUIP-14."""
    asked = equipment.card.on.such
    such = Such(kind=asked.kind if isinstance(asked, Such) else None, whose=YOURS)
    return [
        int(it.number)
        for it in s.troop(seat)
        if it.number != equipment.on
        and not forbids_receiving(s, equipment.card, it, seat, such, True, True)
    ]


def worn(s: Fight, equipment: Piece) -> bool:
    """Whether a warrior has it, and it is not merely in store nor his for good."""
    who = s.piece(equipment.on)
    if any(isinstance(effect, NeverChangesHands) for effect in equipment.effects()):
        return False
    return equipment.out == NOTHING and who is not None and who.card.kind is WARRIOR


@final
class ToTake(OnAPiece):
    """A piece of equipment that one of your warriors could be given."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [int(it.number) for it in s.table if it.card.kind is EQUIPMENT and worn(s, it)]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        piece = s.piece(on)
        return "" if piece is not None and takers(s, seat, piece) else self.rule

    def concerns(self, s: Fight, on: int) -> int:
        piece = s.piece(on)
        return NOBODY if piece is None else int(piece.by)


@final
class ABystander(OnAPiece):
    """Such a warrior of yours who has no part in the duel, while yours defends from this zone."""

    def __init__(self, such: Such = ANY) -> None:
        super().__init__("DOOM-PLAY-03")
        self.such = such

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, who = s.duel(), s.warrior(on)
        if duel is None or duel.struck or duel.zone != source or duel.defending != seat:
            return self.rule
        if duel.foe_of(on) != NOTHING or who.out != NOTHING:
            return self.rule
        such = self.such
        assert isinstance(such, Such)
        return "" if such.fits(s, who, seat, source) else self.rule


ITSELF_IN_A_DUEL: Final = ItselfInADuel()
ITS_ATTACK: Final = ItsAttack()
ITS_OWN_ACTION: Final = ItsOwnAction()
