"""Dice Throne, the questions: who to aim at, which die, which card, one thing or the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.dicethrone.dice import (
    DISTINCT,
    KEEPS,
    NO_DICE,
    OF_SIZE,
    SIZE,
    TAKE,
    WAYS,
    change,
    join,
    throw,
    write_dice,
)
from kostka.games.dicethrone.notes import Roll
from kostka.games.dicethrone.play import enter_play
from kostka.games.dicethrone.printed import Card, Fact, Token
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import (
    CARD_PLAYED,
    CARD_SEARCHED,
    COMPANION,
    DICE_ROLLED,
    DIE_TURNED,
    UPGRADE,
)
from kostka.games.dicethrone.verbs import (
    ANY,
    aim_here,
    looked_at,
    place,
    removable,
    transferable,
)
from kostka.kernel.chance import Chance, Luck
from kostka.kernel.step import CHANCE, Choice, Frame, Judged, Named, Rule, Step, Word

YES: Final = Word("yes")
NO: Final = Word("no")
STOP: Final = Word("stop")


# --- Whom -----------------------------------------------------------------------------------------


class ChooseSeat(Choice):
    """A player.  Where there is only one to choose, nobody is asked."""

    def run(self, s: Battle, f: Frame) -> None:
        seats = self.options(s, f)
        if len(seats) == 1:
            self.answer(s, f, seats[0])
        elif seats:
            s.seat = f.you

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        aim_here(s, f).whom = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"seat {option + 1}"


@dataclass(frozen=True)
class ChooseOpponent(ChooseSeat):
    """THR-AMB-87: the owner of the effect chooses freely."""

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return s.foes(f.you)


@dataclass(frozen=True)
class ChooseThreatened(ChooseSeat):
    """A player to whom damage is incoming."""

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        incoming = s.incoming()
        assert incoming is not None
        return [seat for seat in s.circle if incoming.threatens(seat)]


@dataclass(frozen=True)
class ChooseHolder(ChooseSeat):
    """A player with a status that can be removed, or moved to somebody else."""

    to_move: bool = False

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return [seat for seat in s.circle if statuses(s, seat, self.to_move)]


def statuses(s: Battle, seat: int, to_move: bool) -> list[Token]:
    found: list[Token] = []
    for token in s.boards[seat]:
        fits = transferable(s, seat, token) if to_move else removable(token)
        if fits and token not in found:
            found.append(token)
    return found


@dataclass(frozen=True)
class ChooseStatus(Judged):
    """One of that player's tokens, unless its own text protects it."""

    to_move: bool = False

    def run(self, s: Battle, f: Frame) -> None:
        tokens = self.options(s, f)
        if len(tokens) == 1:
            self.answer(s, f, tokens[0])
        elif tokens:
            s.seat = f.you

    def offers(self, s: Battle, f: Frame) -> Sequence[Token]:
        return list(dict.fromkeys(s.boards[int(aim_here(s, f).whom)]))

    def options(self, s: Battle, f: Frame) -> Sequence[Token]:
        return statuses(s, int(aim_here(s, f).whom), self.to_move)

    def forbids(self, s: Battle, f: Frame, option: Token) -> str:
        if option in self.options(s, f):
            return ""
        if option.base.status is COMPANION:
            return "THR-COMP-03"
        own = option.base.transferable if self.to_move else option.base.removable
        return "THR-AMB-90" if own else "THR-STAT-17"

    def answer(self, s: Battle, f: Frame, option: Token) -> None:
        aim_here(s, f).token = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"token {option.key}"


@dataclass(frozen=True)
class ChooseReceiver(ChooseSeat):
    """Another player who has room for it: THR-AMB-90."""

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        aim = aim_here(s, f)
        token = aim.token
        assert token is not None
        return [seat for seat in s.circle if seat != aim.whom and s.room(seat, token) > 0]

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        aim_here(s, f).to = option


AIM_AT_A_STATUS: Final = (ChooseHolder(), ChooseStatus())
AIM_TO_MOVE: Final = (ChooseHolder(True), ChooseStatus(True), ChooseReceiver())
AIM_AGAIN: Final = Rule("aim again", *AIM_AT_A_STATUS)
MOVE_AGAIN: Final = Rule("aim again to move", *AIM_TO_MOVE)


@dataclass(frozen=True)
class RemoveStatus(Step):
    """The chosen token; if it is gone, another one may be chosen: THR-AMB-72."""

    def run(self, s: Battle, f: Frame) -> None:
        aim = s.aim()
        token, whom = aim.token, int(aim.whom)
        if token is not None and whom >= 0 and token in s.boards[whom]:
            s.lose_token(whom, token, 1, f.it)
        elif token is not None:
            retarget(s, f, AIM_AGAIN, False)


@dataclass(frozen=True)
class MoveStatus(Step):
    """The chosen token, to the other player; if it is gone, another one may be chosen."""

    def run(self, s: Battle, f: Frame) -> None:
        aim = s.aim()
        token, whom, to = aim.token, int(aim.whom), int(aim.to)
        if token is not None and token in s.boards[whom] and s.room(to, token) > 0:
            s.move_token(whom, token, to)
        elif token is not None:
            retarget(s, f, MOVE_AGAIN, True)


def retarget(s: Battle, f: Frame, again: Rule, to_move: bool) -> None:
    aim = s.aim()
    aim.token = None
    if any([statuses(s, seat, to_move) for seat in s.circle]):
        f.again()
        s.open(again, f.you, f.it)


@dataclass(frozen=True)
class InflictOnUpTo(Choice):
    """On so many different opponents of your choice at the most; the counter keeps who has it."""

    token: Token
    n: int

    def run(self, s: Battle, f: Frame) -> None:
        foes = s.foes(f.you)
        if f.n == 0 and len(foes) == 1:
            place(s, f, foes[0], self.token, 1)
        elif int(f.n).bit_count() < self.n and len(self.options(s, f)) > 1:
            s.seat = f.you
        else:
            f.n = 0

    def options(self, s: Battle, f: Frame) -> Sequence[Any]:
        return [*[seat for seat in s.foes(f.you) if not f.n >> seat & 1], STOP]

    def answer(self, s: Battle, f: Frame, option: Any) -> None:
        if option is STOP:
            f.n = 0
        else:
            f.n |= 1 << option
            f.again()
            place(s, f, option, self.token, 1)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return "stop" if option is STOP else f"seat {option + 1}"


# --- Which die ------------------------------------------------------------------------------------


def altered(s: Battle, roll: Roll, before: int, after: int) -> None:
    """THR-OFF-08: the dice were changed, by whomever."""
    phase = s.roll_phase()
    if phase is not None:
        phase.altered = True
    s.report(DIE_TURNED, roll.seat, after, int(roll.dice), before)


@dataclass(frozen=True)
class ChooseDie(Choice):
    """A die of the roll that counts, by its number; the counter keeps it."""

    whose: Word = ANY
    optional: bool = False

    def run(self, s: Battle, f: Frame) -> None:
        f.n = 0
        roll = s.rolled()
        if roll is None or roll.dice == NO_DICE:  # they were taken away in the meantime
            f.leave()
            return
        options = self.options(s, f)
        if len(options) == 1:
            self.answer(s, f, options[0])
        else:
            s.seat = f.you

    def options(self, s: Battle, f: Frame) -> Sequence[Any]:
        roll = s.rolled()
        assert roll is not None
        faces = DISTINCT[roll.dice]
        return [*faces, STOP] if self.optional else faces

    def answer(self, s: Battle, f: Frame, option: Any) -> None:
        if option is STOP:
            f.leave()
        else:
            f.n = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return "stop" if option is STOP else f"die {option}"


class TurnTheDie(Choice):
    """To a number of your choice."""

    def run(self, s: Battle, f: Frame) -> None:
        options = self.options(s, f)
        if len(options) == 1:
            self.answer(s, f, options[0])
        elif options:
            s.seat = f.you

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        roll = s.rolled()
        assert roll is not None
        before = int(f.n)
        f.n = 0
        roll.dice = change(roll.dice, before, option)
        altered(s, roll, before, option)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"to {option}"


@dataclass(frozen=True)
class TurnItToAny(TurnTheDie):
    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True)
class TurnItTo(TurnTheDie):
    face: int

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return (self.face,)


@dataclass(frozen=True)
class ShiftIt(TurnTheDie):
    """By one; 1 cannot go down, 6 cannot go up."""

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        face = int(f.n)
        return [to for to in (face - 1, face + 1) if 1 <= to <= 6]


@dataclass(frozen=True)
class CopyAnother(TurnTheDie):
    """To the number of another die of the same roll."""

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        roll = s.rolled()
        assert roll is not None
        return DISTINCT[TAKE[roll.dice][f.n]]


@dataclass(frozen=True)
class RollAgainKeeping(Chance):
    """Roll all dice but those kept, which "it" or the die chosen before tells."""

    def run(self, s: Battle, f: Frame) -> None:
        s.seat = CHANCE

    def rolled(self, s: Battle, f: Frame) -> int:
        """How many dice are rolled."""
        roll = s.rolled()
        assert roll is not None
        return SIZE[roll.dice] - SIZE[self.kept(s, f)]

    def kept(self, s: Battle, f: Frame) -> int:
        roll = s.rolled()
        assert roll is not None
        return TAKE[roll.dice][f.n]

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return OF_SIZE[self.rolled(s, f)]

    def weights(self, s: Battle, f: Frame) -> Sequence[int]:
        return [WAYS[place] for place in OF_SIZE[self.rolled(s, f)]]

    def sample(self, s: Battle, f: Frame, luck: Luck) -> Any:
        return int(throw(self.rolled(s, f), NO_DICE, luck))

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        roll = s.rolled()
        assert roll is not None
        kept = self.kept(s, f)
        n = self.rolled(s, f)
        roll.dice = join(kept, option)
        f.n = 0
        phase = s.roll_phase()
        if phase is not None:
            phase.altered = True
        s.report(DICE_ROLLED, roll.seat, n, int(roll.dice), f.it)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return write_dice(option)


@dataclass(frozen=True)
class RerollIt(RollAgainKeeping):
    """The die that was chosen."""


@dataclass(frozen=True)
class RerollTheOthers(RollAgainKeeping):
    """The dice that were not kept."""

    def kept(self, s: Battle, f: Frame) -> int:
        return int(f.it)


REROLL: Final = Rule("reroll", RerollTheOthers())


@dataclass(frozen=True)
class KeepAndReroll(Choice):
    """The player whose dice they are keeps some and rolls the others once more."""

    def run(self, s: Battle, f: Frame) -> None:
        roll = s.rolled()
        assert roll is not None
        s.seat = roll.seat

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        roll = s.rolled()
        assert roll is not None
        return KEEPS[roll.dice]

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        roll = s.rolled()
        assert roll is not None
        if option != roll.dice:
            s.open(REROLL, roll.seat, option)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return write_keep(option)


def write_keep(place: int) -> str:
    return f"keep {write_dice(place)}" if place != NO_DICE else "keep none"


# --- Which card -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlayAnUpgradeFree(Choice):
    """From your hand, without paying: THR-BW-03."""

    def run(self, s: Battle, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def options(self, s: Battle, f: Frame) -> Sequence[Card]:
        return [card for card in s.hands[f.you] if s.fits_board(f.you, card)]

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        s.take_from_hand(f.you, option)
        s.report(CARD_PLAYED, f.you, 0, option, f.it)
        enter_play(s, f.you, (option,))

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"card {option.key}"


INTO_HAND: Final = Word("into-hand")
INTO_PLAY: Final = Word("into-play")


@dataclass(frozen=True)
class SearchUpgrades(Choice):
    """Search your deck for upgrades, show them, and take them into hand or put them into play."""

    n: int
    into: Word
    up_to: bool = False

    def run(self, s: Battle, f: Frame) -> None:
        aim = aim_here(s, f)
        found = self.candidates(s, f)
        if len(aim.cards) < self.n and found:
            if len(found) == 1 and not self.up_to:
                self.answer(s, f, found[0])
            else:
                s.seat = f.you
        else:
            self.finish(s, f)

    def finish(self, s: Battle, f: Frame) -> None:
        aim = aim_here(s, f)
        cards = aim.cards
        aim.cards = ()
        if cards and self.into is INTO_PLAY:
            enter_play(s, f.you, cards)
        for card in cards:
            if self.into is INTO_HAND:
                s.to_hand(f.you, card)
                s.show(f.you, card, s.everyone())

    def candidates(self, s: Battle, f: Frame) -> list[Card]:
        chosen = [card.upgrades for card in aim_here(s, f).cards]
        return [
            card
            for card in s.decks[f.you] + s.tops[f.you] + s.bottoms[f.you]
            if card.kind is UPGRADE
            and card.upgrades not in chosen
            and (self.into is INTO_HAND or s.fits_board(f.you, card))
        ]

    def options(self, s: Battle, f: Frame) -> Sequence[Any]:
        found: list[Named] = list(self.candidates(s, f))
        return [*found, STOP] if self.up_to else found

    def answer(self, s: Battle, f: Frame, option: Any) -> None:
        aim = aim_here(s, f)
        if option is STOP:
            self.finish(s, f)
        else:
            card: Card = option
            for zone in (s.tops[f.you], s.bottoms[f.you], s.decks[f.you]):
                if card in zone:
                    zone.remove(card)
            aim.cards += (card,)
            s.report(CARD_SEARCHED, f.you, 1, card, f.it)
            f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return "stop" if option is STOP else f"card {option.key}"


@dataclass(frozen=True)
class PutThemBack(Choice):
    """In any order: which of those that are left lies deepest?"""

    def run(self, s: Battle, f: Frame) -> None:
        if int(s.aim().to) - f.n > 1:
            s.seat = f.you
        else:
            f.n = 0

    def options(self, s: Battle, f: Frame) -> Sequence[Card]:
        return looked_at(s, f.you)[f.n :]

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        tops = s.tops[f.you]
        tops.remove(option)
        tops.insert(len(tops) + 1 - int(s.aim().to) + int(f.n), option)
        f.n += 1
        f.again()

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"under {option.key}"


# --- One thing or the other -----------------------------------------------------------------------


@final
class Branch(Named):
    """One of the things that may be chosen, if it is possible at all."""

    def __init__(self, key: str, *steps: Step, if_: Fact | None = None) -> None:
        super().__init__(key)
        self.rule = Rule("", *steps)
        self.if_ = if_


class Or(Choice):
    """THR-TEXT-06: only one of them."""

    def __init__(self, *branches: Branch) -> None:
        self.branches = branches

    def run(self, s: Battle, f: Frame) -> None:
        options = self.options(s, f)
        if len(options) == 1:
            self.answer(s, f, options[0])
        elif options:
            s.seat = f.you

    def options(self, s: Battle, f: Frame) -> Sequence[Branch]:
        return [
            branch for branch in self.branches if branch.if_ is None or branch.if_.true(s, f.you)
        ]

    def answer(self, s: Battle, f: Frame, option: Branch) -> None:
        s.open(option.rule, f.you, f.it)

    def parts(self) -> Sequence[Rule]:
        return [branch.rule for branch in self.branches]


class May(Choice):
    """If you like, read this block."""

    def __init__(self, *steps: Step) -> None:
        self.block = Rule("", *steps)

    def options(self, s: Battle, f: Frame) -> Sequence[Word]:
        return (YES, NO)

    def answer(self, s: Battle, f: Frame, option: Word) -> None:
        if option is YES:
            s.open(self.block, f.you, f.it)

    def parts(self) -> Sequence[Rule]:
        return (self.block,)
