"""Doomtrooper, the state of a game, and what can befall the cards and pieces of its table.

A piece is a card in play.  It is never changed but replaced, and its number, which no other piece
ever gets, names it in frames, notes and options; so a clone copies lists of references.  A deck has
no order: chance says what is drawn.  Each change is one function that makes it and reports it.
"""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from kostka.games.doomtrooper.card import Card, by_key, take_out
from kostka.games.doomtrooper.copying import stand_in
from kostka.games.doomtrooper.dues import falls_due, name_of, still_stands
from kostka.games.doomtrooper.gripping import held_back
from kostka.games.doomtrooper.guessing import guessed
from kostka.games.doomtrooper.leaving import Loss, put_away, settle
from kostka.games.doomtrooper.notes import Duel, Turn
from kostka.games.doomtrooper.pairs import go_together, mirror
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.readings import DEAL_IS_CORRECTED
from kostka.games.doomtrooper.rulings import ReplacesCards
from kostka.games.doomtrooper.sorts import Looking, Muting, Prying, Ruling, Sifting
from kostka.games.doomtrooper.stopping import break_off
from kostka.games.doomtrooper.survey import shared, with_another, with_fewer, with_more
from kostka.games.doomtrooper.table import Table
from kostka.games.doomtrooper.terms import (
    ANNIHILATED,
    BACK_IN_PLAY,
    CONTROLLED,
    DISCARDED,
    DRAWN,
    DREW,
    ENTERED_PLAY,
    LEFT_COVER,
    LEFT_PLAY,
    LEFT_THE_GAME,
    MISSION,
    NOTHING,
    OUT_OF_PLAY,
    RELIC,
    RETURNED,
    SPECIAL,
    TOOK_COVER,
    UNTIL_HEALED,
    UNTIL_IT_LEAVES,
    VEHICLE,
    WARRIOR,
    WAS_HEALED,
    WAS_KILLED,
    WAS_WOUNDED,
)
from kostka.games.doomtrooper.unseen import guess_the_find, shown_in_hand, unshown, veiled_anew
from kostka.kernel.chance import Luck
from kostka.kernel.event import Due, Event
from kostka.kernel.step import NOBODY, Word
from kostka.kernel.window import Window


@final
@mypyc_attr(free_list_len=1)
class Fight(Table):
    """One game, wherever it stands."""

    def clone(self) -> Fight:
        c = Fight(
            self.target,
            [hand.copy() for hand in self.hands],
            [deck.copy() for deck in self.decks],
            [pile.copy() for pile in self.piles],
            [pile.copy() for pile in self.buried],
            [pile.copy() for pile in self.gone],
            [side.copy() for side in self.sides],
            self.table.copy(),
            self.destiny.copy(),
            self.promotion.copy(),
            self.debts.copy(),
            self.turns.copy(),
            self.draws.copy(),
            self.clocks.copy(),
            [raid.copy() for raid in self.raids],
            [used.copy() for used in self.spent],
            self.lasting.copy(),
            self.circle.copy(),
            self.serial,
            self.opened,
            self.decide_at,
            self.result,
            self.bookmark(),
            self.seat,
            self.limit,
            self.tops,
            self.veiled,
            self.readings,
            self.teams,
            self.offered,
        )
        c.survey = shared(self.survey)
        return c

    def imagine(self, seat: int, luck: Luck) -> Fight:
        """A game that, for all `seat` can know, could be this one: hidden cards are dealt anew."""
        c = self.clone()
        c.offered = None
        c.tops = tuple([it for it in self.tops if it.is_seen_by(seat)])
        seen, known, searched = self.looked_at(seat)
        for other in range(len(c.hands)):
            if other != seat:
                pile = c.buried[other]
                if other == known:
                    c.buried[other] = []
                c.deal_anew(other, luck, other == seen or self.is_open(other), other == searched)
                if other == known:
                    c.buried[other] = pile
        guess_the_find(c, seat, luck)
        return c

    def looked_at(self, seat: int) -> tuple[int, int, int]:
        """Whose hand, whose buried cards and whose draw pile this seat has before it now."""
        looking = self.seat == seat and isinstance(self.question(), Looking)
        sifting = self.seat == seat and isinstance(self.question(), Sifting)
        prying = self.seat == seat and isinstance(self.question(), Prying)
        target = int(self.played().target) if looking or sifting or prying else NOBODY
        return (
            target if looking else NOBODY,
            target if sifting else NOBODY,
            target if prying else NOBODY,
        )

    def hidden_pieces(self, owner: int) -> list[Piece]:
        """His pieces of which others do not know what they are."""
        return [
            it
            for it in self.table
            if it.owner == owner and (it.unpaid or (it.down and it.card.kind is SPECIAL))
        ]

    def deal_anew(self, other: int, luck: Luck, seen: bool, searched: bool = False) -> None:
        """All that is hidden of this player; not his hand or his draw pile, if it is seen."""
        hand = self.hands[other] if seen else shown_in_hand(self, other)
        deck = self.decks[other] if searched else []
        held, buried = len(self.hands[other]) - len(hand), len(self.buried[other])
        pool = self.buried[other] + unshown(self.hands[other], hand)
        pool += [] if searched else self.decks[other]
        top = self.top(other)
        known = list(top.cards) if top is not None and not searched else []
        for card in known:
            pool.remove(card)
        lost = [card for owner, card in self.veiled if owner == other]
        pool += lost
        hidden = self.hidden_pieces(other)
        pool += [it.card for it in hidden]
        pool.sort(key=by_key)
        for i in range(len(pool) - 1, 0, -1):
            j = luck.below(i + 1)
            pool[i], pool[j] = pool[j], pool[i]
        for it in hidden:
            self.put(guessed(self, it, pool))
        self.hands[other] = hand + pool[:held]
        self.buried[other] = pool[held : held + buried]
        rest = pool[held + buried :]
        if lost:
            self.veiled = veiled_anew(self.veiled, other, rest[: len(lost)])
        self.decks[other] = sorted(rest[len(lost) :] + known + deck, key=by_key)

    # Cards

    def gain_destiny(self, seat: i64, n: i64, source: Any) -> None:
        super().gain_destiny(seat, n, source)
        if self.destiny[seat] == 0:
            for it in self.look().governing.copy():  # whoever has nothing is not taxed any more
                if it.player == seat and any(
                    isinstance(effect, Ruling) and effect.tax() for effect in it.effects()
                ):
                    self.discard(it.number, it.card)

    def take_from_hand(self, seat: i64, card: Card) -> None:
        take_out(self.hands[seat], card)

    def draw(self, seat: i64, card: Card) -> None:
        if self.tops:
            top = self.top(seat)
            known = top is not None and top.cards[0] is card
            self.remember(top.drawn() if top is not None and known else None, seat)
        take_out(self.decks[seat], card)
        self.hands[seat].append(card)
        self.report(DREW, seat, 1, card, None)

    def bury(self, seat: i64, card: Card) -> None:
        """From the hand, face down: DOOM-AMB-86."""
        take_out(self.hands[seat], card)
        self.buried[seat].append(card)
        self.report(DISCARDED, seat, 1, card, None)
        if self.readings & DEAL_IS_CORRECTED:  # DOOM-AMB-103
            self.replace(seat)

    def replace(self, seat: i64) -> None:
        """A card of the hand was played; a ruling may say that another is drawn."""
        for it in self.look().governing:
            if it.player == seat:
                for effect in it.effects():
                    if isinstance(effect, ReplacesCards):
                        self.open(effect.rule, seat, None)

    def put_away(self, seat: i64, card: Card) -> None:
        put_away(self, seat, card)

    # Pieces

    def put(self, piece: Piece) -> None:
        """In place of the piece with this number."""
        was = self.piece(piece.number) if piece.pair else None
        self.survey = with_another(self.survey, self.table, piece, self.lasting)
        if was is not None:
            mirror(self, was, piece)

    def lay(self, piece: Piece) -> None:
        self.table.append(piece)
        self.survey = with_more(self.survey, piece, self.lasting)

    def new_piece(self, card: Card, by: i64, on: i64, player: i64, n: i64) -> Piece:
        self.serial += 1
        return Piece(self.serial, card, by, on, player, n)

    def enter(
        self, card: Card, by: i64, on: i64, player: i64, n: i64, area: Word | None = None
    ) -> Piece:
        """A card comes into play; a warrior stands in his own area unless another is named."""
        piece = self.new_piece(card, by, on, player, n)
        piece.real = stand_in(self, card)
        piece.area = area
        if card.kind is WARRIOR:
            if area is None:
                piece.area = card.home()
            notes = self.stack[0].notes if self.stack else None
            if isinstance(notes, Turn):
                notes.came = piece.number
        self.lay(piece)
        if card.mutes:
            self.quieten(on)
        self.report(ENTERED_PLAY, by, piece.number, card, None)
        return piece

    def quieten(self, number: i64) -> None:
        """How much the card of a warrior says, by what lies on him now."""
        it = self.piece(number)
        if it is None or not it.card.forgetful:
            return
        book: i64 = 0
        for lying in (*self.table, *self.lasting):
            if lying.on == number and lying.card.mutes and book != it.card.forgetful:
                for effect in lying.effects():
                    if isinstance(effect, Muting):
                        book = it.card.forgetful if effect.wholly() else it.card.lonely
        if book != it.book:
            twin = it.twin()
            twin.book = book
            self.put(twin)

    def wound(self, number: i64, source: Any) -> None:
        it = self.piece(number)
        if it is not None and not it.wounded:
            twin = it.twin()
            twin.wounded = True
            self.put(twin)
            self.report(WAS_WOUNDED, it.by, number, it.card, source)

    def hurt(self, number: i64, source: Any) -> None:
        """A wound that nobody earns points for; the second one kills: DOOM-VEH-05."""
        it = self.piece(number)
        if it is not None and (it.wounded or it.card.frail):
            self.kill(number, NOTHING)
        else:
            self.wound(number, source)

    def heal(self, number: i64, source: Any) -> None:
        it = self.piece(number)
        if it is not None and it.wounded:
            twin = it.twin()
            twin.wounded = False
            self.put(twin)
            self.keep(
                [
                    each
                    for each in self.lasting
                    if each.markers != UNTIL_HEALED or each.on not in (number, it.pair or number)
                ]
            )
            self.report(WAS_HEALED, it.by, number, it.card, source)

    def cover(self, number: i64, source: Any, inside: bool = False) -> None:
        """Into cover, and, unless he stays `inside`, out of his vehicle: DOOM-COVER-01,
        DOOM-VEH-08."""
        it = self.warrior(number)
        for each in self.on(number):
            if each.card.counts_as(VEHICLE) and not each.down and not inside:
                self.alight(each.number)
        twin = it.twin()
        twin.down = True
        self.put(twin)
        self.report(TOOK_COVER, it.by, number, it.card, source)

    def uncover(self, number: i64) -> None:
        """DOOM-COVER-14, -15"""
        it = self.warrior(number)
        twin = it.twin()
        twin.down = False
        twin.rose = self.draws[it.by]
        self.put(twin)
        self.report(LEFT_COVER, it.by, number, it.card, None)

    def alight(self, vehicle: i64) -> None:
        """Its warrior is outside; the vehicle lies face down: DOOM-VEH-02."""
        it = self.piece(vehicle)
        if it is not None:
            twin = it.twin()
            twin.down = True
            self.put(twin)

    def discard(self, number: i64, source: Any) -> None:
        """A piece leaves play with all that lies on it; for a warrior that is no kill."""
        if not held_back(self, number, source, LEFT_PLAY):
            self.remove(number, LEFT_PLAY, source, False)

    def annihilate(self, number: i64, source: Any) -> None:
        """DOOM-SACR-01, -04: what lies on it is only discarded."""
        if not held_back(self, number, source, ANNIHILATED):
            self.remove(number, ANNIHILATED, source, True)

    def bury_for_good(self, dead: Piece) -> None:
        """Who has just been killed is annihilated as well."""
        if dead.card in self.piles[dead.owner]:
            self.piles[dead.owner].remove(dead.card)
            self.gone[dead.owner].append(dead.card)
            self.report(ANNIHILATED, dead.by, dead.number, dead.card, dead.card)

    def kill(self, number: i64, killer: i64, forever: bool = False) -> None:
        self.remove(number, WAS_KILLED, int(killer), forever)

    def lying_on(self, number: i64) -> list[Piece]:
        """All that lies on a piece, and on that; not what has fallen with it before."""
        found: list[Piece] = []
        for it in self.on(number):
            if self.piece(it.number) is not None:
                found.append(it)
                found += self.lying_on(it.number)
        return found

    def remove(self, number: i64, how: Word, source: Any, forever: bool) -> None:
        """DOOM-DUEL-46, DOOM-REMOVE-01, -02: each card goes to its owner's pile."""
        piece = self.piece(number)
        if piece is None:
            return
        if piece.card.kind is MISSION and source is piece.card and self.stack:
            notes = self.stack[0].notes  # it has been fulfilled
            if isinstance(notes, Turn) and piece.on != NOTHING:
                had = notes.feat
                notes.feat = (int(piece.on), *(had[1:] if had else (0, 0)))
        leaving = [piece, *self.lying_on(number)]
        holders = [it for it in self.table if it.card.salvages and it.out == NOTHING]
        holders += [it for it in self.lasting if it.card.salvages]
        loss = Loss(piece, how, source, forever)
        self.fallen = [*self.fallen, *leaving]
        numbers = [int(it.number) for it in leaving]
        self.table = [it for it in self.table if it.number not in numbers]
        self.survey = with_fewer(self.survey, self.table, leaving, self.lasting, self.seats())
        for it in leaving:
            settle(self, it, loss, holders)
            gone = how if it.number == number else LEFT_PLAY
            self.report(gone, it.by, it.number, it.card, source)
        self.keep(
            [
                it
                for it in self.lasting
                if it.on not in numbers
                and not (it.markers == UNTIL_IT_LEAVES and it.about in numbers)
            ]
        )
        self.do_without(numbers)
        self.let_go(numbers, how is not RETURNED)
        if piece.pair:
            go_together(self, piece, source, forever)
        for it in leaving:
            if it.card.mutes:
                self.quieten(it.on)
        inside = not piece.down and piece.card.counts_as(VEHICLE) and piece.on != NOTHING
        if inside and how is LEFT_PLAY and piece.card.kind is not WARRIOR:
            self.hurt(piece.on, piece.card)  # DOOM-VEH-04

    def do_without(self, numbers: list[int]) -> None:
        """Who helps in a duel and leaves before the blows adds nothing any more: DOOM-AMB-47."""
        for f in self.stack:
            duel = f.notes
            if isinstance(duel, Duel) and not duel.struck and (duel.joined or duel.backed):
                duel.joined = tuple([it for it in duel.joined if it[1] not in numbers])
                duel.backed = tuple([it for it in duel.backed if it[1] not in numbers])

    def take_back(self, number: i64) -> None:
        """A piece returns to its owner's hand: DOOM-PERS-04, -07."""
        piece = self.piece(number)
        if piece is not None:
            self.remove(number, RETURNED, None, False)
            card = piece.itself()
            (self.gone if card.annihilated else self.piles)[piece.owner].remove(card)
            self.hands[piece.owner].append(card)

    def let_go(self, numbers: list[int], hurting: bool) -> None:
        """Free whoever was held, hidden, commanded or sent out of play by what has left."""
        for it in self.table.copy():
            if it.under == NOTHING and it.jailer == NOTHING and it.behind == NOTHING:
                continue
            if it.under in numbers or it.jailer in numbers or it.behind in numbers:
                behind = it.behind in numbers
                twin = it.twin()
                twin.under = NOTHING if it.under in numbers else it.under
                twin.jailer = NOTHING if it.jailer in numbers else it.jailer
                twin.behind = NOTHING if behind else it.behind
                self.put(twin)
                if behind and hurting:
                    self.hurt(it.number, None)
        for it in self.table.copy():
            real = it.real
            if real is not None and it.about in numbers and not real.when.copies:
                self.discard(it.number, real)  # its model is gone
        for number in numbers:
            self.bring_back(number)

    def send_out(self, number: i64, by: i64) -> None:
        """DOOM-TARGET-02: no longer in play, but on the table; so is all that lies on it."""
        for it in (self.piece(number), *self.lying_on(number)):
            if it is not None and it.number != by and it.out == NOTHING:
                twin = it.twin()
                twin.out = by
                self.put(twin)
        self.do_without([int(number)])
        piece = self.piece(number)
        if piece is not None:
            self.report(OUT_OF_PLAY, piece.by, number, piece.card, None)

    def bring_back(self, by: i64) -> None:
        """DOOM-TARGET-05, DOOM-INPLAY-07, DOOM-RELIC-07: of two copies the returning one goes."""
        for it in self.table.copy():
            if it.out == by:
                now = self.piece(it.number)
                if now is None or now.out != by:
                    continue
                twin = now.twin()
                twin.out = NOTHING
                unique = it.card.personality or it.card.kind is RELIC
                if unique and self.copy_in_play(it.card):
                    self.put(twin)
                    self.discard(it.number, None)
                else:
                    self.put(twin)
                    self.report(BACK_IN_PLAY, it.by, it.number, it.card, None)

    def control(self, number: i64, seat: i64, area: Word | None) -> None:
        """DOOM-STEAL-01: another player takes it, with what its player had laid on it."""
        piece = self.piece(number)
        if piece is None:
            return
        before = piece.by
        for it in (piece, *self.lying_on(number)):
            if it.by == before:
                twin = it.twin()
                twin.by = seat
                if it.number == number:
                    twin.area = area if area is not None else it.area
                    twin.under = NOTHING
                    twin.behind = NOTHING
                self.put(twin)
        self.report(CONTROLLED, seat, number, piece.card, int(before))

    def leave(self, seat: int) -> None:
        """DOOM-LIBOUT-03, DOOM-AMB-68: a player has lost; the last one left wins."""
        for piece in self.table.copy():
            if piece.by == seat and self.piece(piece.number) is not None:
                self.remove(piece.number, RETURNED, None, False)
        self.keep([it for it in self.lasting if it.by != seat])
        self.circle = [other for other in self.circle if other != seat]
        self.report(LEFT_THE_GAME, seat, 0, None, None)
        if self.is_one_side(self.circle):
            self.finish(self.circle[0])

    def agree(self) -> None:
        self.finish(DRAWN)
        self.seat = NOBODY
        self.offered = None

    def resign(self, seat: int) -> None:
        """DOOM-AMB-68: as if the countdown was lost.  What is under way is broken off, for the
        seat may have a part in it; a turn goes on with its next step."""
        if seat not in self.circle or not self.stack:
            return
        mine = self.active() == seat
        after = self.from_seat(seat)[1]
        broken = break_off(self)
        self.seat = NOBODY
        self.offered = None
        first = self.stack[0]
        self.leave(seat)
        if not self.stack:
            self.news = []
            return
        if mine:
            del self.stack[1:]
            first.you = after
            first.restart()
        elif broken is None or isinstance(broken.rule, Window):
            self.stack[-1].again()  # whoever is left is asked once more
        self.advance()

    # Triggers

    def heed(self) -> None:
        """Until now it can be asked who they were that have fallen."""
        super().heed()
        if self.fallen:
            self.fallen = []

    def due(self, event: Event) -> list[Due]:
        return falls_due(self, event)

    def called(self, due: Due) -> str:
        return name_of(self, due)

    def stands(self, due: Due) -> bool:
        return still_stands(self, due)
