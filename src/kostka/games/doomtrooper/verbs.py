"""Doomtrooper, the verbs: what a card can tell you to do with points, plays, actions and itself.

"You" are the player who reads, "it" is the card that is played or the piece that acts.  What is
done to warriors and other pieces is in `deeds.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.actions import EXTRA_ACTIONS
from kostka.games.doomtrooper.card import Ability, Card, Gives, Whenever
from kostka.games.doomtrooper.copying import laid_down
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.hidden import give_way, is_taken
from kostka.games.doomtrooper.identity import follows, former, has
from kostka.games.doomtrooper.meanings import ROOM
from kostka.games.doomtrooper.missions import comes_too_early
from kostka.games.doomtrooper.notes import Played, Turn, notes_of
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.play import ANSWERS, USE_THEIRS
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import AnArea, APlayer, Yourself, points_guarded, within_reach
from kostka.games.doomtrooper.terms import (
    ACTIONS_GAINED,
    ANSWERED,
    AREAS,
    ATTACK_ACTION,
    CARD_CANCELLED,
    EX_CORPORATE,
    FOR_GOOD,
    GIFT,
    NON_ATTACK,
    NOTHING,
    OUTPOST,
    UNTIL_TURN_ENDS,
    UNTIL_YOUR_TURN,
)
from kostka.games.doomtrooper.triggers import BEARER, YOU, bearer_of
from kostka.games.doomtrooper.usable import may_use, price_to_receive, vehicle_of
from kostka.kernel.step import Condition, Frame, Step, Word
from kostka.kernel.window import Window

# --- Amounts and players ------------------------------------------------------------------------


class Amount:
    """A number that is only known when it is needed."""

    def of(self, s: Fight, f: Frame) -> int:
        raise NotImplementedError


@dataclass(frozen=True)
class ThatMany(Amount):
    """As many as the step before has counted, so many times."""

    times: int = 1

    def of(self, s: Fight, f: Frame) -> int:
        return self.times * int(f.n)


@dataclass(frozen=True)
class AsBought(Amount):
    def of(self, s: Fight, f: Frame) -> int:
        return int(s.played().n)


@dataclass(frozen=True)
class YourWarriors(Amount):
    """As many as you have of this card in play."""

    key: str

    def of(self, s: Fight, f: Frame) -> int:
        return len([it for it in s.troop(f.you) if it.key == self.key and not it.unpaid])


def number(n: int | Amount, s: Fight, f: Frame) -> int:
    return n if isinstance(n, int) else n.of(s, f)


THAT_PLAYER: Final = Word("that-player")  # on whom the card is played


def whom(who: Word, s: Fight, f: Frame) -> int:
    if who is BEARER:
        piece = f.it
        assert isinstance(piece, Piece)
        if piece.player != NOTHING:
            return int(piece.player)
        warrior = s.piece(piece.on)
        return int(piece.by) if warrior is None else int(warrior.by)
    return int(s.played().target) if who is THAT_PLAYER else int(f.you)


@dataclass(frozen=True)
class HasNoDestiny(Condition):
    who: Word = YOU

    def holds(self, s: Fight, f: Frame) -> bool:
        return s.destiny[whom(self.who, s, f)] == 0


# --- How a card enters play or lasts ------------------------------------------------------------


@final
class Abilities(Gives):
    """What is printed on a warrior card; reading it brings the warrior into play."""

    def run(self, s: Fight, f: Frame) -> None:
        card, played = card_of(f), s.played()
        played.stays = True
        if is_taken(s, card, s.serial + 1):  # DOOM-PERS-03, -04
            s.hands[f.you].append(card)
            s.gain_destiny(f.you, played.paid, card)
            play = s.play(0)
            assert play is not None
            if not isinstance(s.stack[s.stack.index(play) - 1].rule, Window):  # no leave
                s.turn_notes().actions += card.actions
            return
        give_way(s, card, NOTHING)
        if s.enter(card, f.you, NOTHING, NOTHING, 1).area is OUTPOST:
            s.opened = True  # DOOM-TRANS-06


@final
class ForThisDuel(Gives):
    """What the card gives the warrior until the duel ends."""

    def __init__(self, *gives: Effect | Whenever | Ability) -> None:
        super().__init__(*gives)
        self.briefly = True

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        piece = s.new_piece(card_of(f), f.you, played.target, NOTHING, played.n)
        piece.book = self.place
        duel = s.this_duel()
        duel.cards = (*duel.cards, piece)


@final
class Stays(Gives):
    """The card stays on what it was played on, and gives this for as long."""

    def __init__(self, *gives: Effect | Whenever | Ability) -> None:
        super().__init__(*gives)
        self.keeps = True

    def run(self, s: Fight, f: Frame) -> None:
        played, card = s.played(), card_of(f)
        played.stays = True
        on: i64 = NOTHING
        player: i64 = NOTHING
        area: Word | None = None
        if isinstance(card.on, (APlayer, Yourself)):
            player = played.target
        elif isinstance(card.on, AnArea):
            player = played.target // ROOM
            area = AREAS[played.target % ROOM]
        else:
            on = played.target
        if on == NOTHING or s.piece(on) is not None:
            self.pay_for_a_former_member(s, f.you, card, on)
            if card.gift is not None and not played.free:
                self.pay_for_a_gift(s, f.you, card, on)
            s.enter(card, f.you, on, player, played.n, area)
            if card.changes:
                self.leave_the_vehicle(s, on)
        else:
            s.put_away(f.you, laid_down(s, card))  # its bearer has left in the meantime

    def pay_for_a_former_member(self, s: Fight, seat: i64, card: Card, on: i64) -> None:
        """DOOM-MERC-02, DOOM-AMB-83: once for each card of his old corporation."""
        warrior, such = s.piece(on), card.on.such
        old = None if warrior is None else former(warrior)
        if (
            warrior is not None
            and isinstance(such, Such)
            and old is not None
            and such.names(old)
            and not has(s, warrior, old)
        ):
            s.gain_destiny(seat, -EX_CORPORATE, card)

    def pay_for_a_gift(self, s: Fight, seat: i64, card: Card, on: i64) -> None:
        """Of an Apostle whom he does not follow, where his card lets him have it for a price."""
        warrior, gift = s.piece(on), card.gift
        if warrior is None or gift is None or gift is GIFT or follows(s, warrior, gift):
            return
        price = price_to_receive(s, warrior, card.kind, card)
        if price > 0:
            s.gain_destiny(seat, -price, card)

    def leave_the_vehicle(self, s: Fight, on: i64) -> None:
        """Who may not use it any more gets out within the same effect: DOOM-VEH-09."""
        warrior = s.piece(on)
        vehicle = None if warrior is None else vehicle_of(s, warrior)
        if warrior is not None and vehicle is not None and not may_use(s, warrior, vehicle):
            s.alight(vehicle.number)


class Lasts(Gives):
    """What the card gives for a while without lying there."""

    def long(self) -> int:
        return UNTIL_YOUR_TURN

    def run(self, s: Fight, f: Frame) -> None:
        s.begin(self.begun(s, f))

    def begun(self, s: Fight, f: Frame) -> Piece:
        piece = s.new_piece(card_of(f), f.you, self.bearer(s, f), NOTHING, 1)
        piece.book = self.place
        piece.markers = self.long()
        return piece

    def bearer(self, s: Fight, f: Frame) -> i64:
        return s.played().target


@final
class UntilYourNextTurn(Lasts):
    """On the target, or, without one, on the whole game."""


@final
class ForThisTurn(Lasts):
    """DOOM-AMB-78: to the end of the duel that is fought, else of the turn."""

    def long(self) -> int:
        return UNTIL_TURN_ENDS

    def run(self, s: Fight, f: Frame) -> None:
        piece, duel = self.begun(s, f), s.duel()
        if duel is None or (duel.defender != NOTHING and duel.foe_of(piece.on) == NOTHING):
            s.begin(piece)
        else:
            duel.cards = (*duel.cards, piece)


@final
class ForGood(Lasts):
    """A marker: it stays with the target as long as he is in play."""

    def long(self) -> int:
        return FOR_GOOD


@final
class OnTheFoe(Lasts):
    """It stays with whoever its bearer has just fought, if he lives; only once."""

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        foe = s.piece(self.bearer(s, f))
        if foe is not None and not any(
            it.on == foe.number and it.card is card_of(f) for it in s.lasting
        ):
            piece = self.begun(s, f)
            piece.n = 0  # markers so far
            s.begin(piece)

    def bearer(self, s: Fight, f: Frame) -> i64:
        piece = f.it
        assert isinstance(piece, Piece)
        return s.this_duel().foe_of(bearer_of(piece))


# --- Cancelling ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cancel(Step):
    """The play that this one answers, or a card that was played earlier in this duel."""

    def run(self, s: Fight, f: Frame) -> None:
        target: i64 = s.played().target
        if target == ANSWERED:
            self.answered(s, f)
            return
        duel = s.this_duel()
        for piece in duel.cards:
            if piece.number == target:
                s.report(CARD_CANCELLED, piece.by, 0, piece.card, card_of(f))
        duel.cards = tuple([it for it in duel.cards if target not in (it.number, it.about)])

    def answered(self, s: Fight, f: Frame) -> None:
        play = s.play(1)
        assert play is not None
        notes_of(play).cancelled = True
        for above in s.stack[s.stack.index(play) + 1 :]:
            if above.rule is ANSWERS:
                above.leave()  # nothing is left to be answered
                break
        s.report(CARD_CANCELLED, play.you, 0, self.named(s, play), card_of(f))

    def named(self, s: Fight, play: Frame) -> Card:
        if isinstance(play.it, Card):
            return play.it
        piece = s.piece(notes_of(play).source)
        assert piece is not None
        return piece.card


@dataclass(frozen=True)
class UseItYourself(Step):
    """The card that this one answers does nothing for its player; you play it, and pay for it."""

    def run(self, s: Fight, f: Frame) -> None:
        theirs = s.play(1)
        assert theirs is not None
        Cancel().answered(s, f)
        s.open(USE_THEIRS, f.you, theirs.it)
        s.stack[-1].notes = Played(stays=True)


# --- Points -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GainDestiny(Step):
    n: int | Amount
    who: Word = YOU

    def run(self, s: Fight, f: Frame) -> None:
        s.gain_destiny(whom(self.who, s, f), number(self.n, s, f), f.it)


@dataclass(frozen=True)
class LoseDestiny(Step):
    n: int | Amount
    who: Word = YOU

    def run(self, s: Fight, f: Frame) -> None:
        seat = whom(self.who, s, f)
        if seat == f.you:
            s.gain_destiny(seat, -number(self.n, s, f), f.it)
        elif not points_guarded(s, seat):
            s.gain_destiny(seat, -min(number(self.n, s, f), within_reach(s, seat)), f.it)


@dataclass(frozen=True)
class LoseAllDestiny(Step):
    who: Word

    def run(self, s: Fight, f: Frame) -> None:
        seat = whom(self.who, s, f)
        if seat == f.you or not points_guarded(s, seat):
            s.gain_destiny(seat, -within_reach(s, seat), f.it)


@dataclass(frozen=True)
class SwapDestiny(Step):
    """Yours for theirs."""

    def run(self, s: Fight, f: Frame) -> None:
        other = whom(THAT_PLAYER, s, f)
        more = within_reach(s, other) - within_reach(s, f.you)
        s.gain_destiny(f.you, more, f.it)
        s.gain_destiny(other, -more, f.it)


@dataclass(frozen=True)
class Borrow(Step):
    """From the Bauhaus Bank: DOOM-WIN-05."""

    n: int | Amount

    def run(self, s: Fight, f: Frame) -> None:
        s.borrow(f.you, number(self.n, s, f), f.it)


@dataclass(frozen=True)
class Repay(Step):
    """To the Bauhaus Bank, as much as one can."""

    def run(self, s: Fight, f: Frame) -> None:
        s.borrow(f.you, -min(s.debts[f.you], s.destiny[f.you]), f.it)


@dataclass(frozen=True)
class CountPromotion(Step):
    """The promotion points announced; with `deny`, they are lost.  Counted for the next step."""

    deny: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        spoils, i = s.spoils(), int(s.played().target)
        award = spoils.awards[i]
        f.n = award.promotion
        guarded = award.seat != f.you and points_guarded(s, award.seat)
        if self.deny and not guarded:
            denied = award.worth(award.points, award.either)
            denied.promotion = 0
            spoils.change_award(i, denied)


@dataclass(frozen=True)
class RewardTheKill(Step):
    """For the kill just made: so many times its points, or so many more; `either`: all of them as
    promotion points, or twice as many destiny points."""

    times: int = 1
    plus: int = 0
    either: bool = False
    theirs: bool = False  # for the player on whom the Mission lies

    def run(self, s: Fight, f: Frame) -> None:
        piece = f.it
        assert isinstance(piece, Piece)
        spoils = s.spoils()
        if comes_too_early(s, piece):
            return
        bearer = s.piece(piece.on)
        earner = piece.by if bearer is None else bearer.by
        if self.theirs:
            earner = piece.player
        for i, award in enumerate(spoils.awards):
            if award.seat == earner and award.destiny == NOTHING:
                points = award.points * self.times + self.plus
                spoils.change_award(i, award.worth(points, self.either))
                return


# --- Actions ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GainActions(Step):
    """DOOM-TYPE-06, -08: in your turn more actions of this kind; else you take them at once."""

    n: int
    kind: Word

    def run(self, s: Fight, f: Frame) -> None:
        s.report(ACTIONS_GAINED, f.you, self.n, self.kind, f.it)
        first = s.stack[0]
        notes = first.notes
        if s.active() == f.you and isinstance(notes, Turn):
            self.add(notes)
        else:  # DOOM-AMB-72
            extra = Turn(0)
            self.add(extra)
            s.open(EXTRA_ACTIONS, f.you, None)
            s.stack[-1].notes = extra

    def add(self, turn: Turn) -> None:
        if self.kind is NON_ATTACK:
            turn.calm += self.n
        elif self.kind is ATTACK_ACTION:
            turn.attacks += self.n
        else:
            turn.free += self.n


@dataclass(frozen=True)
class EveryActionMayAttack(Step):
    """Every ordinary action of this turn: DOOM-ATK-03, DOOM-TYPE-09."""

    def run(self, s: Fight, f: Frame) -> None:
        s.turn_notes().fury = True


# --- The card itself ----------------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardIt(Step):
    """The card that says so."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = f.it
        assert isinstance(piece, Piece)
        s.discard(piece.number, piece.card)
