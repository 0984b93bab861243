"""Doomtrooper, deeds with cards and points: hands, coins, loans, troops fetched, memberships."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.card import Card, Gives, Playable, Target, Trigger
from kostka.games.doomtrooper.finding import interrupted
from kostka.games.doomtrooper.identity import (
    NotADoomtrooper,
    affiliations,
    doomtrooper,
    given_memberships,
)
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.leaving import shuffle_in
from kostka.games.doomtrooper.meanings import NamesANumber, NamesAWord
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.sorts import Looking
from kostka.games.doomtrooper.spells import casters, eased, times_for_aspect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import points_guarded, unaffected
from kostka.games.doomtrooper.terms import (
    AFFILIATIONS,
    ALGEROTH,
    CULTIST,
    DARK_LEGION,
    ENTERED_PLAY,
    EQUIPMENT,
    HAND_SEEN,
    NOTHING,
    OUTPOST,
    SUMMONING,
    TRIBES,
    VALUE,
    WARRIOR,
)
from kostka.games.doomtrooper.triggers import BEARER, YOU
from kostka.games.doomtrooper.values import value
from kostka.games.doomtrooper.verbs import Amount, whom
from kostka.games.doomtrooper.verbs import number as many
from kostka.kernel.chance import Chance
from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Condition, Frame, Step, Word

HEADS: Final = Word("heads")
TAILS: Final = Word("tails")
BY_ARMOUR: Final = Word("by-armour")

# --- Chance and points --------------------------------------------------------------------------


@dataclass(frozen=True)
class FlipACoin(Chance):
    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (HEADS, TAILS)

    def weights(self, s: Fight, f: Frame) -> Sequence[int]:
        return (1, 1)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        f.n = 1 if option is HEADS else 0


@dataclass(frozen=True)
class ItWasHeads(Condition):
    """Or, with `tails`, the other side."""

    tails: bool = False

    def holds(self, s: Fight, f: Frame) -> bool:
        return (f.n == 0) is self.tails


@dataclass(frozen=True)
class LosePromotion(Step):
    """DOOM-WIN-07"""

    n: int | Amount
    who: Word = YOU

    def run(self, s: Fight, f: Frame) -> None:
        seat = whom(self.who, s, f)
        if seat == f.you or not points_guarded(s, seat):
            s.promote(seat, -many(self.n, s, f), f.it)


@dataclass(frozen=True)
class BorrowUpTo(NamesANumber):
    """From the Bauhaus Bank, never more than this in all: DOOM-WIN-05."""

    most: int

    def run(self, s: Fight, f: Frame) -> None:
        if s.debts[f.you] < self.most:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        return list(range(1, int(self.most - s.debts[f.you]) + 1))

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.borrow(f.you, option, f.it)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "loan"


@dataclass(frozen=True)
class RepayAtThePrice(NamesANumber):
    """To the Bauhaus Bank, so many destiny points for each borrowed one."""

    per: int

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        most = min(s.debts[f.you], s.destiny[f.you] // self.per)
        return list(range(1, int(most) + 1))

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.gain_destiny(f.you, -option * (self.per - 1), f.it)
        s.borrow(f.you, -option, f.it)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "loan"


@final
class WhenANewTitleEnters(Trigger):
    """A card of this type comes into play, the first of its title since the game began."""

    def __init__(self, kind: Word) -> None:
        super().__init__(ENTERED_PLAY)
        self.kind = kind

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        card = event.it
        if not isinstance(card, Card) or card.kind is not self.kind or piece.player == NOTHING:
            return False
        return card not in s.spent[piece.player]


@dataclass(frozen=True)
class EarnForTheTitle(Step):
    """Promotion points for the player of the Mission, once for each title of this type."""

    n: int
    kind: Word

    def run(self, s: Fight, f: Frame) -> None:
        newest: Piece | None = None
        for it in s.table:
            if it.card.kind is self.kind and (newest is None or it.number > newest.number):
                newest = it
        player = whom(BEARER, s, f)
        if newest is not None and newest.card not in s.spent[player]:
            s.spent[player].append(newest.card)
            s.promote(player, self.n, f.it)
            s.decide(turn_is_over=False)


# --- Hands --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LookAtTheHand(Step):
    """Of that player; nobody else sees it."""

    def run(self, s: Fight, f: Frame) -> None:
        for card in s.hands[s.played().target]:
            s.report(HAND_SEEN, f.you, 1, card, None)


@dataclass(frozen=True)
class DiscardTheirs(Looking):
    """So many cards of that player's hand for each payment; you choose."""

    n: int

    def run(self, s: Fight, f: Frame) -> None:
        if f.n < self.n * s.played().n and s.hands[s.played().target]:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return list(dict.fromkeys(s.hands[s.played().target]))

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        f.n += 1
        s.bury(s.played().target, option)
        f.again()

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"discard {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


# --- Troops -------------------------------------------------------------------------------------


def fee_for(s: Fight, seat: i64, spell: object, fee: int) -> int:
    """What the spell itself costs him who casts it."""
    return eased(s, seat, spell, fee) if isinstance(spell, Card) else fee


def troopers(s: Fight, seat: i64, fee: int, times: int, hero: bool = False) -> list[Card]:
    """Doomtroopers, no Personalities or, with `hero`, only those, of the discard and draw piles
    that can be paid for; for no `times` his value, it is eased."""
    return [
        card
        for card in dict.fromkeys(s.piles[seat] + s.buried[seat] + s.library(seat))
        if card.kind is WARRIOR
        and card.personality is hero
        and s.may_enter(seat, card)
        and is_doomtrooper(card)
        and price_of_trooper(s, seat, card, fee, times) <= s.destiny[seat]
    ]


def is_doomtrooper(card: Card) -> bool:
    """As a card: DOOM-DT-01; a Cultist is one if he is to be: DOOM-CULT-01."""
    if card.affiliation is DARK_LEGION:
        return card.counts_as(CULTIST)
    if any(isinstance(effect, NotADoomtrooper) for effect in card.effects):
        return False
    return card.affiliation not in TRIBES


def price_of_trooper(s: Fight, seat: i64, card: Card, fee: int, times: int) -> int:
    """The fee and his value, from the discard pile; from the draw pile his value many times."""
    worth = int(card.printed[3])
    near = card in s.piles[seat] or card in s.buried[seat]
    if not times:
        return 0 if near else -(-(fee + worth) // times_for_aspect(s, seat, SUMMONING))
    price = fee + (worth if near else worth * times)
    return -(-price // times_for_aspect(s, seat, SUMMONING))


@final
class ATrooperToSummon(Target):
    def __init__(self, fee: int, times: int, hero: bool = False) -> None:
        super().__init__("DOOM-PLAY-01")
        self.fee = fee
        self.times = times
        self.hero = hero

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (NOTHING,)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        if isinstance(play, Card) and not any(
            doomtrooper(s, s.warrior(number)) for number in casters(s, seat, play)
        ):
            return "DOOM-ART-18"
        fee = fee_for(s, seat, play, self.fee)
        return "" if troopers(s, seat, fee, self.times, self.hero) else self.rule


@dataclass(frozen=True)
class SummonATrooper(Choice):
    fee: int
    times: int
    hero: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        fee = fee_for(s, f.you, f.it, self.fee)
        return troopers(s, f.you, fee, self.often(s), self.hero)

    def often(self, s: Fight) -> int:
        """How many times his value from the draw pile; 0, if another card has eased it."""
        return 0 if s.played().n > 1 else self.times

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        if interrupted(s, f, option, option, True):
            return
        fee = fee_for(s, f.you, f.it, self.fee)
        price = price_of_trooper(s, f.you, option, fee, self.often(s))
        s.gain_destiny(f.you, -price, f.it)
        for place in (s.piles, s.buried, s.decks):
            if option in place[f.you]:
                place[f.you].remove(option)
                break
        if s.enter(option, f.you, NOTHING, NOTHING, 1).area is OUTPOST:
            s.opened = True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"summon {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "fetch"


@dataclass(frozen=True)
class Reassign(Step):
    """The target and his equipment go into their owners' draw piles, the rest is discarded, and
    the owner of the warrior gets his value back: DOOM-STEAL-03."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(s.played().target)
        if piece is None:
            return
        worth = max(0, value(s, piece, VALUE))
        along = [it for it in s.on(piece.number) if it.card.kind is EQUIPMENT]
        for it in (*along, piece):
            s.take_back(it.number)
            s.hands[it.owner].remove(it.itself())
            shuffle_in(s, it.owner, it.itself())
        s.gain_destiny(piece.owner, worth, f.it)


# --- Memberships and gifts ----------------------------------------------------------------------


@final
class AMember(OnAPiece):
    """A Doomtrooper who is a member of something: DOOM-MERC-01."""

    def __init__(self, such: Any) -> None:
        super().__init__("DOOM-MERC-01")
        self.such = such

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        warrior = s.piece(on)
        if warrior is None or warrior.unpaid or not self.such.fits(s, warrior, seat, NOTHING):
            return "DOOM-PLAY-02"
        if not affiliations(s, warrior):
            return self.rule
        return unaffected(s, warrior, play, seat)


@dataclass(frozen=True)
class NameAMembership(NamesAWord):
    """The one the target is to lose; what a card has given him goes first."""

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        warrior = s.piece(s.played().target)
        if warrior is None:
            return ()
        return given_memberships(s, warrior) or affiliations(s, warrior)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        s.played().n = AFFILIATIONS.index(option) + 1


def gifts_in_the_duel(s: Fight, of: Word) -> list[int]:
    """Gifts of this Apostle, or of the Dark Symmetry, that lie on the fighters."""
    duel = s.duel()
    numbers = () if duel is None else (duel.attacker, duel.defender)
    return [
        int(it.number)
        for number in numbers
        for it in s.on(number)
        if it.card.gift is of and it.out == NOTHING
    ]


@dataclass(frozen=True)
class NameGifts(NameOne):
    """Each payment may name such a gift on a fighter instead of what it gives otherwise, if it
    gives anything else."""

    of: Word = ALGEROTH
    armour: bool = True

    def run(self, s: Fight, f: Frame) -> None:
        if s.played().n > 0 and self.left(s):
            s.seat = f.you

    def left(self, s: Fight) -> list[int]:
        return [
            number for number in gifts_in_the_duel(s, self.of) if number not in s.played().named
        ]

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [BY_ARMOUR, *self.left(s)] if self.armour else self.left(s)

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if not isinstance(option, Word):
            played = s.played()
            played.named = (*played.named, int(option))
            played.n -= 1
            f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"with {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "choose"


@final
class WardOff(Gives):
    """Until the duel ends, of each gift that was named; it goes with the rest of the spell."""

    def run(self, s: Fight, f: Frame) -> None:
        duel, played = s.this_duel(), s.played()
        spell = duel.cards[-1].number if self.place else 0
        for number in played.named:
            piece = s.new_piece(card_of(f), f.you, played.target, NOTHING, number)
            piece.book = self.place
            piece.about = spell
            spell = spell or piece.number
            duel.cards = (*duel.cards, piece)


@dataclass(frozen=True)
class FirstOnTheTarget(Condition):
    """It is your turn, and of these cards the one just played lies alone on the warrior."""

    def holds(self, s: Fight, f: Frame) -> bool:
        alike = [it for it in s.on(s.played().target) if it.card is f.it]
        return s.active() == f.you and len(alike) == 1


@dataclass(frozen=True)
class FirstOfItsKind(Condition):
    """No other copy of the card lies on the same warrior before it."""

    def holds(self, s: Fight, f: Frame) -> bool:
        piece = piece_of(f)
        alike = [it.number for it in s.on(piece.on) if it.card is piece.card]
        return not alike or alike[0] == piece.number
