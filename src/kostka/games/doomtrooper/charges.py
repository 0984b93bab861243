"""Doomtrooper, attacks by order of a card: once more after a duel, of a whole troop, in between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.aims import OnAPiece, OnOneOf
from kostka.games.doomtrooper.card import Fact, Gives, Playable
from kostka.games.doomtrooper.challenges import pay_toll
from kostka.games.doomtrooper.deeds_combat import DONE
from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.identity import doomtrooper
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.notes import Duel, Waiting
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.ready import bars_duels, forbids_attack, unable_to_attack
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING
from kostka.games.doomtrooper.volley import IS_SECOND, frame_of_duel
from kostka.kernel.step import Frame, Rule, Step, Word


def bars_attack(s: Fight, attacker: Piece, defender: Piece) -> str:
    """Why the one cannot attack the other now, or ""."""
    if bars_duels(s):
        return "DOOM-CORE-01"
    return unable_to_attack(s, attacker) or forbids_attack(s, attacker, defender, False)


def begin_duel(s: Fight, attacker: Piece, defender: Piece, cards: tuple[Piece, ...] = ()) -> None:
    """A duel of which it is said already who fights whom: DOOM-NEST-01."""
    s.open(DUEL, attacker.by, int(attacker.number))
    s.stack[-1].notes = Duel(
        len(s.troop(attacker.by)),
        attacker=int(attacker.number),
        defender=int(defender.number),
        defending=int(defender.by),
        cards=cards,
        second=IS_SECOND,
    )


# --- Once more ----------------------------------------------------------------------------------


def again_after_this(s: Fight, attacker: Piece, defender: Piece) -> None:
    """As soon as the duel that is fought is over, the one attacks the other."""
    later = Frame(
        RETURN, 0, attacker.by, None, 0, Waiting(int(attacker.number), int(defender.number))
    )
    s.stack.insert(s.stack.index(frame_of_duel(s)), later)


@dataclass(frozen=True)
class AttackOnceAgain(Step):
    """If the two can still meet: DOOM-DUEL-13."""

    def run(self, s: Fight, f: Frame) -> None:
        notes = f.notes
        assert isinstance(notes, Waiting)
        attacker, defender = s.piece(notes.attacker), s.piece(notes.defender)
        if attacker is None or defender is None or bars_attack(s, attacker, defender):
            return
        f.notes = None
        begin_duel(s, attacker, defender)


RETURN: Final[Rule] = Rule("attacking once again", AttackOnceAgain(), interrupts=True)


@final
class AWoundedFoe(OnOneOf):
    """Whom your warrior has only wounded in the duel, and can attack again."""

    def __init__(self) -> None:
        super().__init__("DOOM-REACT-01")

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        duel = s.duel()
        if duel is None or int(piece.number) not in duel.hurt:
            return self.rule
        winner = s.piece(duel.foe_of(piece.number))
        if winner is None or winner.by != seat:
            return self.rule
        return bars_attack(s, winner, piece)


@dataclass(frozen=True)
class FollowItUp(Step):
    """Your warrior attacks the target after the duel, for no action."""

    def run(self, s: Fight, f: Frame) -> None:
        foe = s.piece(s.played().target)
        winner = None if foe is None else s.piece(s.this_duel().foe_of(foe.number))
        if foe is not None and winner is not None:
            again_after_this(s, winner, foe)


@dataclass(frozen=True)
class TheyCanMeetAgain(Fact):
    """The attacker of the duel could attack the same defender again."""

    def true(self, s: Fight, seat: int) -> bool:
        duel = s.duel()
        if duel is None:
            return False
        attacker, defender = s.piece(duel.attacker), s.piece(duel.defender)
        if attacker is None or defender is None:
            return False
        return not bars_attack(s, attacker, defender)


@dataclass(frozen=True)
class TheyMeetAgain(Step):
    """After the duel the attacker attacks the same defender, for no action."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        attacker, defender = s.piece(duel.attacker), s.piece(duel.defender)
        if attacker is not None and defender is not None:
            again_after_this(s, attacker, defender)


# --- A whole troop ------------------------------------------------------------------------------


def _could(s: Fight, attacker: Piece, at: Such, spared: tuple[int, ...]) -> str:
    """Why he has nobody of these to attack, or ""."""
    rule = "DOOM-ATK-05"
    for it in s.warriors():
        if int(it.number) not in spared and at.fits(s, it, attacker.by, NOTHING):
            rule = bars_attack(s, attacker, it)
            if not rule:
                return ""
    return rule


@dataclass(frozen=True)
class TheyCanAttack(Fact):
    """One of these warriors of yours could attack one of those."""

    by: Such
    at: Such

    def true(self, s: Fight, seat: int) -> bool:
        return any(
            self.by.fits(s, it, seat, NOTHING) and not _could(s, it, self.at, ())
            for it in s.troop(seat)
        )


@dataclass(frozen=True)
class NextOfTheTroop(NameOne):
    """Which of these warriors of yours attacks next; none of them twice."""

    by: Such
    at: Such

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            super().run(s, f)
        else:
            f.leave()

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        who, named = s.warrior(option), s.played().named
        if option in named or not self.by.fits(s, who, f.you, NOTHING):
            return "DOOM-PLAY-02"
        return _could(s, who, self.at, named)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        played = s.played()
        played.named = (*played.named, int(option))

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "attack-with"


@dataclass(frozen=True)
class AttackOneOfThem(NameOne):
    """Whom he attacks; none of them is attacked twice.  Then comes the next."""

    at: Such

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.warriors()]

    def attacker(self, s: Fight) -> Piece | None:
        named = s.played().named
        return s.piece(named[-1]) if named else None

    def run(self, s: Fight, f: Frame) -> None:
        if self.attacker(s) is None or not self.options(s, f):
            f.restart()
        else:
            super().run(s, f)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        who, foe = self.attacker(s), s.warrior(option)
        if who is None or option in s.played().named or not self.at.fits(s, foe, f.you, NOTHING):
            return "DOOM-PLAY-02"
        return bars_attack(s, who, foe)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        played, who = s.played(), self.attacker(s)
        assert who is not None
        played.named = (*played.named, int(option))
        f.restart()
        pay_toll(s, who, s.warrior(option))
        begin_duel(s, who, s.warrior(option))

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "attack"


@final
class APrey(OnOneOf):
    """Such a warrior whom one of these of yours can attack."""

    def __init__(self, such: Such, by: Such) -> None:
        super().__init__("DOOM-PLAY-02")
        self.such = such
        self.by = by

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        such = self.such
        assert isinstance(such, Such)
        if piece.unpaid or not such.fits(s, piece, seat, NOTHING):
            return self.rule
        rule = self.rule
        for it in s.troop(seat):
            if self.by.fits(s, it, seat, NOTHING):
                rule = bars_attack(s, it, piece)
                if not rule:
                    return ""
        return rule


@dataclass(frozen=True)
class AttackTheTargetInTurn(NameOne):
    """Each of these warriors of yours may attack the target once, in any order."""

    by: Such

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [DONE, *[int(it.number) for it in s.troop(f.you)]]

    def run(self, s: Fight, f: Frame) -> None:
        if len(self.options(s, f)) > 1:
            s.seat = f.you

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        if isinstance(option, Word):
            return ""
        prey, who = s.piece(s.played().target), s.warrior(option)
        if prey is None or option in s.played().named or not self.by.fits(s, who, f.you, NOTHING):
            return "DOOM-PLAY-02"
        return bars_attack(s, who, prey)

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            return
        played = s.played()
        prey = s.piece(played.target)
        assert prey is not None
        played.named = (*played.named, int(option))
        f.again()
        pay_toll(s, s.warrior(option), prey)
        begin_duel(s, s.warrior(option), prey)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"with {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "attack-with"


# --- In between ---------------------------------------------------------------------------------


def _whom_yours_fights(s: Fight, seat: int) -> Piece | None:
    """The opponent of a Doomtrooper of this player in the duel."""
    duel = s.duel()
    if duel is None or duel.struck or duel.tactic is None:
        return None
    for number in (duel.attacker, duel.defender):
        mine, foe = s.piece(number), s.piece(duel.foe_of(number))
        if mine is not None and foe is not None and mine.by == seat and doomtrooper(s, mine):
            return foe
    return None


@final
class AProtector(OnAPiece):
    """Such a warrior of yours, not in the duel, who can attack the opponent of your Doomtrooper."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-PLAY-03")
        self.such = such

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        foe, who, such = _whom_yours_fights(s, seat), s.warrior(on), self.such
        assert isinstance(such, Such)
        if foe is None or who.by != seat or s.this_duel().foe_of(on) != NOTHING:
            return self.rule
        if not such.fits(s, who, seat, NOTHING):
            return self.rule
        return bars_attack(s, who, foe)


@final
class AttackBeforehand(Gives):
    """The target attacks the opponent of your Doomtrooper, who has this meanwhile; if both of
    them survive, the duel goes on: DOOM-NEST-03, -04."""

    def run(self, s: Fight, f: Frame) -> None:
        foe, who = _whom_yours_fights(s, int(f.you)), s.piece(s.played().target)
        if foe is not None and who is not None:
            piece = s.new_piece(card_of(f), f.you, foe.number, NOTHING, 1)
            piece.book = self.place
            begin_duel(s, who, foe, (piece,))
