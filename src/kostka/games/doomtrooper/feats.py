"""Doomtrooper, feats: an attack of one's own, another tactic, points and cards won back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.finding import Search, interrupted
from kostka.games.doomtrooper.governing import in_any_order
from kostka.games.doomtrooper.gripping import asked_before_taking, is_held
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.leaving import shuffle_in
from kostka.games.doomtrooper.marks import TO_ATTACK, TO_COVER, acts_of, takers
from kostka.games.doomtrooper.meanings import NamesAPlayer
from kostka.games.doomtrooper.missions import comes_too_early
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import NO, piece_of
from kostka.games.doomtrooper.setbacks import just_lost
from kostka.games.doomtrooper.spells import eased, times_for_destiny
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANYBODYS,
    FIGHT,
    HAND_SEEN,
    NOTHING,
    RECLAIMED,
    SHOOT,
    TACTIC_ANNOUNCED,
    UNTIL_NEXT_ACTION,
    VEHICLE,
    Value,
)
from kostka.games.doomtrooper.triggers import YOU, bearer_of
from kostka.games.doomtrooper.verbs import Lasts, whom
from kostka.kernel.step import Choice, Frame, Step, Word

# --- Attacks and tactics ------------------------------------------------------------------------


@dataclass(frozen=True)
class AttackWithIt(Step):
    """The warrior attacks at once, with this tactic if one is named; with `action`, that is an
    attack action: DOOM-ACT-04."""

    action: bool = False
    tactic: Value | None = None

    def run(self, s: Fight, f: Frame) -> None:
        if self.action:
            turn = s.turn_notes()
            turn.attacked = True
            if not in_any_order(s):
                turn.committed = True
                turn.ended = True
        who = bearer_of(piece_of(f))
        under = s.piece(who)
        if under is not None and under.on != NOTHING:  # it lies on a weapon: DOOM-EQUIP-07
            who = int(under.on)
        s.open(DUEL, f.you, who)
        if self.tactic is not None:
            s.stack[-1].notes = Duel(len(s.troop(f.you)), bound=self.tactic)


@dataclass(frozen=True)
class SwitchTheTactic(Step):
    """From fight to shoot or the other way: DOOM-RESTR-02."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        duel.tactic = SHOOT if duel.tactic is FIGHT else FIGHT
        s.report(TACTIC_ANNOUNCED, f.you, 0, duel.tactic, None)


@final
class ForTheNextAttack(Lasts):
    """Only if the very next action of its player is an attack: for that duel."""

    def long(self) -> int:
        return UNTIL_NEXT_ACTION


@final
class ForThisAttack(Lasts):
    """For the attack that the warrior makes at once."""

    def long(self) -> int:
        return UNTIL_NEXT_ACTION


@dataclass(frozen=True)
class ActWithIt(Choice):
    """As often as it was paid for, the warrior attacks, seeks cover or leaves cover; after an
    attack, only attacks follow."""

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return acts_of(s, s.piece(bearer_of(piece_of(f))))

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        number = bearer_of(piece_of(f))
        f.n += 1
        if f.n < s.played().n:
            f.again()
        if option is TO_ATTACK:
            AttackWithIt(action=True).run(s, f)
        elif option is TO_COVER:
            s.cover(number, None)
        else:
            s.uncover(number)


# --- Points and cards ---------------------------------------------------------------------------


@dataclass(frozen=True)
class GainPromotion(Step):
    """At once, and not for a kill; `fulfils`: for a Mission that is fulfilled by it."""

    n: int
    who: Word = YOU
    fulfils: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        if not (self.fulfils and comes_too_early(s, piece_of(f))):
            s.promote(whom(self.who, s, f), self.n, f.it)
            s.decide(turn_is_over=False)


AS_PROMOTION: Final = Word("as-promotion")
AS_DESTINY: Final = Word("as-destiny")


@dataclass(frozen=True)
class GainEither(Choice):
    """So many promotion points, or so many destiny points."""

    promotion: int
    destiny: int

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (AS_PROMOTION, AS_DESTINY)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        if option is AS_DESTINY:
            s.gain_destiny(f.you, self.destiny, piece_of(f).card)
        else:
            s.promote(f.you, self.promotion, piece_of(f).card)
            s.decide(turn_is_over=False)


@dataclass(frozen=True)
class TakeBack(Search):
    """A card from your discard pile into your hand; with a price, if you like."""

    price: int = 0

    def run(self, s: Fight, f: Frame) -> None:
        if (s.piles[f.you] or s.buried[f.you]) and s.destiny[f.you] >= self.price:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        cards: list[Any] = list(dict.fromkeys(s.piles[f.you] + s.buried[f.you]))
        return [NO, *cards] if self.price else cards

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if not isinstance(option, Card) or self.is_spoilt(s, f, option):
            return
        place = s.piles if option in s.piles[f.you] else s.buried
        place[f.you].remove(option)
        s.hands[f.you].append(option)
        s.gain_destiny(f.you, -self.price, f.it)
        s.report(RECLAIMED, f.you, 1, option, None)

    def is_spoilt(self, s: Fight, f: Frame, option: Card) -> bool:
        return interrupted(s, f, option, option, True)

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"take {option.key}" if isinstance(option, Card) else str(option.key)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "take"


@dataclass(frozen=True)
class TakeBackTheLost(TakeBack):
    """A special card of yours that was just discarded from play, into your hand."""

    def run(self, s: Fight, f: Frame) -> None:
        found = just_lost(s, f.you)
        if len(found) == 1:
            self.answer(s, f, found[0])
        elif found:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        return just_lost(s, f.you)

    def is_spoilt(self, s: Fight, f: Frame, option: Card) -> bool:
        return False  # nobody has searched for it


@dataclass(frozen=True)
class MayLookAtOthers(NamesAPlayer):
    """Into the hands of further players, for so many destiny points each; `n` notes who was."""

    price: int

    def cost(self, s: Fight, f: Frame) -> int:
        spell = card_of(f)
        price = eased(s, f.you, spell, self.price)
        return -(-price // times_for_destiny(s, f.you, spell))

    def others(self, s: Fight, f: Frame) -> list[int]:
        known = (int(f.you), int(s.played().target))
        return [
            seat for seat in s.circle if seat not in known and s.hands[seat] and not f.n >> seat & 1
        ]

    def run(self, s: Fight, f: Frame) -> None:
        if self.others(s, f) and s.destiny[f.you] >= self.cost(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [NO, *self.others(s, f)]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            return
        s.gain_destiny(f.you, -self.cost(s, f), f.it)
        f.n |= 1 << int(option)
        for card in s.hands[option]:
            s.report(HAND_SEEN, f.you, 1, card, None)
        f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "look-at"


@dataclass(frozen=True)
class GiveASecondChance(Choice):
    """One of your annihilated cards goes back into your draw pile: DOOM-SACR-02."""

    def run(self, s: Fight, f: Frame) -> None:
        if s.gone[f.you]:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return list(dict.fromkeys(s.gone[f.you]))

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        s.gone[f.you].remove(option)
        shuffle_in(s, f.you, option)
        s.report(RECLAIMED, f.you, 1, option, None)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"take {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "take"


@dataclass(frozen=True)
class TakeTheEquipment(NameOne):
    """The target is yours now; one of your warriors gets it and may use it: DOOM-STEAL-01."""

    def loot(self, s: Fight) -> Piece | None:
        return s.piece(s.played().target)

    def run(self, s: Fight, f: Frame) -> None:
        loot = self.loot(s)
        if loot is None or asked_before_taking(s, f, loot) or is_held(s, loot.number):
            return
        if self.options(s, f):
            super().run(s, f)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        loot = self.loot(s)
        return "" if loot is not None and option in takers(s, f.you, loot) else "DOOM-PLAY-01"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        loot, who = self.loot(s), s.warrior(option)
        assert loot is not None
        s.control(loot.number, f.you, None)
        now = s.piece(loot.number)
        assert now is not None
        twin = now.twin()
        twin.on = who.number
        twin.markers = ANYBODYS
        twin.down = loot.card.counts_as(VEHICLE) and who.down
        s.put(twin)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"
