"""Doomtrooper, the verbs: all that a card can tell you to do.

First the small words (amounts, players, triggers), then the sentences.  "You" are the player who
reads, "it" is the card that is played or the piece that acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.play import (
    ANSWERS,
    AS_AN_ACTION,
    IN_A_DUEL,
    ACasterIsYours,
    card_of,
    notes_of,
)
from kostka.games.doomtrooper.state import (
    ANSWERED,
    ART,
    BROTHERHOOD,
    CARD_CANCELLED,
    DRAW_STEP_BEGAN,
    EQUIPMENT,
    GENERAL,
    NOTHING,
    UNHURT,
    VEHICLE,
    WARRIOR,
    WAS_KILLED,
    Award,
    Card,
    Effect,
    Fight,
    Gives,
    Need,
    Piece,
    Target,
    Trigger,
    Whenever,
)
from kostka.games.doomtrooper.targets import NO_TARGET, AFighter, APlayer, Yourself
from kostka.games.doomtrooper.values import YOURS, Such
from kostka.kernel.event import Event
from kostka.kernel.step import Condition, Frame, Step, Word

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


def number(n: int | Amount, s: Fight, f: Frame) -> int:
    return n if isinstance(n, int) else n.of(s, f)


YOU: Final = Word("you")
BEARER: Final = Word("bearer")  # the player on whom the card lies
THAT_PLAYER: Final = Word("that-player")  # on whom the card is played


def whom(who: Word, s: Fight, f: Frame) -> int:
    if who is BEARER:
        piece = f.it
        assert isinstance(piece, Piece)
        return int(piece.player)
    return int(s.played().target) if who is THAT_PLAYER else int(f.you)


@dataclass(frozen=True)
class HasNoDestiny(Condition):
    who: Word = YOU

    def holds(self, s: Fight, f: Frame) -> bool:
        return s.destiny[whom(self.who, s, f)] == 0


# --- Triggers -----------------------------------------------------------------------------------


@final
class AtDrawStep(Trigger):
    """At the beginning of your draw step, or of everybody's, or of its bearer's."""

    def __init__(self, whose: Word | None = YOU) -> None:
        super().__init__(DRAW_STEP_BEGAN)
        self.whose = whose

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        if self.whose is None:
            return True
        return event.seat == (piece.by if self.whose is YOU else piece.player)


@final
class WhenItKills(Trigger):
    def __init__(self) -> None:
        super().__init__(WAS_KILLED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return bool(event.source == piece.number)


# --- What a card can tell you to do -------------------------------------------------------------


@final
class Abilities(Gives):
    """What is printed on a warrior card; reading it brings the warrior into play."""

    def run(self, s: Fight, f: Frame) -> None:
        s.played().stays = True
        s.enter(card_of(f), f.you, NOTHING, NOTHING, 1)


@final
class ForThisDuel(Gives):
    """What the card gives the warrior until the duel ends."""

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        piece = s.new_piece(card_of(f), f.you, played.target, NOTHING, played.n)
        duel = s.this_duel()
        duel.cards = (*duel.cards, piece)


@final
class Stays(Gives):
    """The card stays on what it was played on, and gives this for as long."""

    def run(self, s: Fight, f: Frame) -> None:
        played, card = s.played(), card_of(f)
        played.stays = True
        on: i64 = NOTHING
        player: i64 = NOTHING
        if isinstance(card.on, (APlayer, Yourself)):
            player = played.target
        else:
            on = played.target
        if on == NOTHING or s.piece(on) is not None:
            s.enter(card, f.you, on, player, played.n)
        else:
            s.put_away(f.you, card)  # its bearer has left in the meantime


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
                s.report(CARD_CANCELLED, piece.by, 0, piece.card, f.it)
        duel.cards = tuple([piece for piece in duel.cards if piece.number != target])

    def answered(self, s: Fight, f: Frame) -> None:
        play = s.play(1)
        assert play is not None
        notes_of(play).cancelled = True
        for above in s.stack[s.stack.index(play) + 1 :]:
            if above.rule is ANSWERS:
                above.leave()  # nothing is left to be answered
                break
        s.report(CARD_CANCELLED, play.you, 0, play.it, f.it)


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
        s.gain_destiny(whom(self.who, s, f), -number(self.n, s, f), f.it)


@dataclass(frozen=True)
class LoseAllDestiny(Step):
    who: Word

    def run(self, s: Fight, f: Frame) -> None:
        seat = whom(self.who, s, f)
        s.gain_destiny(seat, -s.destiny[seat], f.it)


@dataclass(frozen=True)
class SwapDestiny(Step):
    """Yours for theirs."""

    def run(self, s: Fight, f: Frame) -> None:
        other = whom(THAT_PLAYER, s, f)
        more = s.destiny[other] - s.destiny[f.you]
        s.gain_destiny(f.you, more, f.it)
        s.gain_destiny(other, -more, f.it)


@dataclass(frozen=True)
class DiscardIt(Step):
    """The card that says so."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = f.it
        assert isinstance(piece, Piece)
        s.discard(piece.number, piece.card)


@dataclass(frozen=True)
class DiscardTheTarget(Step):
    """DOOM-REMOVE-03, -04; DOOM-VEH-04, -05: who loses his vehicle is wounded, or even dies."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(s.played().target)
        if piece is None:
            return
        s.discard(piece.number, f.it)
        rider = s.piece(piece.on)
        if rider is not None and VEHICLE in piece.card.kinds:
            if rider.wounded:
                s.kill(rider.number, NOTHING)
            else:
                s.wound(rider.number, f.it)


@dataclass(frozen=True)
class SaveTheWarrior(Step):
    """DOOM-DUEL-41: he stays as he is."""

    def run(self, s: Fight, f: Frame) -> None:
        s.this_duel().seal(s.played().target, UNHURT)


@dataclass(frozen=True)
class CountPromotion(Step):
    """The promotion points announced; with `deny`, they are lost.  Counted for the next step."""

    deny: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        duel, i = s.this_duel(), int(s.played().target)
        award = duel.awards[i]
        f.n = award.promotion
        if self.deny:
            duel.change_award(i, Award(award.seat, award.points, award.own, award.destiny, 0))


def warrior(
    key: str,
    affiliation: Word,
    printed: tuple[int, int, int, int],
    *abilities: Effect | Whenever,
    kinds: Sequence[Word] = (),
    personality: bool = False,
    casts: Sequence[Word] = (),
) -> Card:
    """A warrior card: one action and destiny points as many as his value: DOOM-DEPLOY-05."""
    return Card(
        key,
        WARRIOR,
        AS_AN_ACTION,
        NO_TARGET,
        Abilities(*abilities),
        affiliation=affiliation,
        cost=printed[3],
        printed=printed,
        kinds=kinds,
        personality=personality,
        casts=casts,
    )


def equipment(
    key: str,
    on: Target,
    *effects: Effect,
    affiliation: Word = GENERAL,
    kinds: Sequence[Word] = (),
) -> Card:
    """DOOM-EQUIP-01: as one action, on a warrior, for as long as both are in play."""
    return Card(
        key, EQUIPMENT, AS_AN_ACTION, on, Stays(*effects), affiliation=affiliation, kinds=kinds
    )


def personal_spell(key: str, aspect: Word, per: int, *effects: Effect) -> Card:
    """A personal combat spell: on its caster, for the duel: DOOM-ART-11, -16, -24."""
    return Card(
        key,
        ART,
        IN_A_DUEL,
        AFighter(Such(whose=YOURS), casts=aspect, spell=True),
        ForThisDuel(*effects),
        affiliation=BROTHERHOOD,
        per=per,
        aspect=aspect,
        needs=(Need("DOOM-ART-03", ACasterIsYours(aspect)),),
    )
