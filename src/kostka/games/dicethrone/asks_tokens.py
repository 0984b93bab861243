"""Dice Throne, the questions about tokens: whose, which, to whom, and what is done with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.dicethrone.asks_players import ChooseSeat
from kostka.games.dicethrone.facts import removable, transferable
from kostka.games.dicethrone.printed import Token
from kostka.games.dicethrone.reading import aim_here
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import COMPANION, STOP
from kostka.games.dicethrone.verbs_tokens import place
from kostka.kernel.sense import Number, Player
from kostka.kernel.step import Choice, Frame, Judged, Rule, Step


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
    """One of that player's tokens, or of your own, unless its own text protects it."""

    to_move: bool = False
    own: bool = False

    def run(self, s: Battle, f: Frame) -> None:
        if self.own:
            aim = aim_here(s, f)
            aim.whom = f.you
            aim.token = None
        self.ask_in_doubt(s, f)

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

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "token"


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
class ShakeOffAStatus(Choice):
    """One of the statuses that the attack you defend against has brought you."""

    def run(self, s: Battle, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def options(self, s: Battle, f: Frame) -> Sequence[Token]:
        phase = s.roll_phase()
        if phase is None or phase.target != f.you:
            return ()
        return [token for token in statuses(s, int(f.you), False) if token.base in phase.brought]

    def answer(self, s: Battle, f: Frame, option: Token) -> None:
        s.lose_token(int(f.you), option, 1, f.it)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"token {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "token"


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

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "seat"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return Player(int(option))


class GiveUp(Choice):
    """Any number up to a limit, which may be none; the aim keeps how many."""

    def run(self, s: Battle, f: Frame) -> None:
        aim_here(s, f).to = 0
        if self.most(s, f) > 0:
            s.seat = f.you

    def most(self, s: Battle, f: Frame) -> int:
        raise NotImplementedError

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return list(range(self.most(s, f) + 1))

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        aim_here(s, f).to = option
        if option > 0:
            self.pay(s, f, option)

    def pay(self, s: Battle, f: Frame, n: int) -> None:
        raise NotImplementedError

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-up"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Number:
        return Number(int(option))


@dataclass(frozen=True)
class SpendUpTo(GiveUp):
    """So many of these tokens."""

    token: Token
    n: int

    def most(self, s: Battle, f: Frame) -> int:
        return min(self.n, s.count(f.you, self.token))

    def pay(self, s: Battle, f: Frame, n: int) -> None:
        s.spend_tokens(f.you, self.token, n)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"spend {option}"


@dataclass(frozen=True)
class PayAnyCp(GiveUp):
    """As many CP as you like."""

    def most(self, s: Battle, f: Frame) -> int:
        return s.cp[f.you]

    def pay(self, s: Battle, f: Frame, n: int) -> None:
        s.gain_cp(f.you, -n, f.it)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"pay {option}"
