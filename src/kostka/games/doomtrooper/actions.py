"""Doomtrooper, taking actions: which kinds there are, what they cost, which duties bind them.

DOOM-TYPE-01 to -18: an ordinary action is undefined until it is taken; extra ones come from cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import bearer
from kostka.games.doomtrooper.bans import may_not_meditate
from kostka.games.doomtrooper.bargains import actions_for
from kostka.games.doomtrooper.card import Ability, Card
from kostka.games.doomtrooper.challenges import can_reach, keeps_peace
from kostka.games.doomtrooper.copying import originals
from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.eclipse import TURNING_UP, TurnUp
from kostka.games.doomtrooper.facts import ATTACK_NEEDS
from kostka.games.doomtrooper.journeys import (
    ALIGHTING,
    BOARDING,
    DISMISSING,
    HIDING,
    LEAVING_COVER,
    RECLAIMING,
    SEEKING_COVER,
    TRANSFER,
    Alight,
    Board,
    Dismiss,
    Hide,
    LeaveCover,
    NameOne,
    Reclaim,
    SeekCover,
    Transfer,
)
from kostka.games.doomtrooper.legal import (
    AS_AN_ACTION,
    AS_COPIED,
    bars_use,
    is_another,
    unfit,
    unmet,
    unusable,
    usable,
    used,
    uses,
)
from kostka.games.doomtrooper.moving import (
    could_stand,
    crowds,
    forbids_acting,
    forbids_entering,
    forbids_transfer,
    in_outpost,
    mixes,
    must_go_there,
    must_uncover,
    to_transfer,
)
from kostka.games.doomtrooper.notes import Turn
from kostka.games.doomtrooper.partners import (
    HANDING_OVER,
    SENDING_OVER,
    NameTheGear,
    NameTheTrooper,
)
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.play import PLAY, behind, done_with, use, written
from kostka.games.doomtrooper.pool import pay_attack, pay_calm, pay_more, quiet_actions
from kostka.games.doomtrooper.rationing import has_attacked
from kostka.games.doomtrooper.ready import leads, price_of_more, unable_to_find
from kostka.games.doomtrooper.sabotage import SABOTAGE, forbids_sabotage
from kostka.games.doomtrooper.setbacks import forget_losses
from kostka.games.doomtrooper.soldiery import tells
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strongholds import reduced
from kostka.games.doomtrooper.survey import Use
from kostka.games.doomtrooper.terms import (
    ATTACK_ACTION,
    MEDITATED,
    NOTHING,
    OUTPOST,
    TO_HIDE,
    TO_RECLAIM,
    WARRIOR,
)
from kostka.games.doomtrooper.tolls import meditation
from kostka.games.doomtrooper.volley import LED_ATTACK
from kostka.kernel.chance import Luck
from kostka.kernel.step import Frame, Judged, Rule, Step, Word

MEDITATE: Final = Word("meditate")
ATTACK: Final = Word("attack")
SABOTAGING: Final = Word("sabotage")
COVER: Final = Word("seek-cover")
UNCOVER: Final = Word("leave-cover")
HIDE: Final = Word("deploy-into-cover")
TO_TRANSFER: Final = Word("transfer")
BOARD: Final = Word("board")
ALIGHT: Final = Word("alight")
RECLAIM: Final = Word("reclaim")
TURN_UP: Final = Word("turn-a-card-up")
DISMISS: Final = Word("dismiss")
HAND_OVER: Final = Word("hand-equipment-over")
SEND_OVER: Final = Word("send-a-warrior-over")
NO_MORE_ACTIONS: Final = Word("no-more-actions")


@final
class Move:
    """An action after which somebody is named."""

    def __init__(self, word: Word, rule: Rule, asks: NameOne, price: int = 1) -> None:
        self.word = word
        self.rule = rule
        self.asks = asks
        self.price = price  # in actions


RECLAIMS: Final = Move(RECLAIM, RECLAIMING, Reclaim(), TO_RECLAIM)
TURNS_UP: Final = Move(TURN_UP, TURNING_UP, TurnUp())
DISMISSES: Final = Move(DISMISS, DISMISSING, Dismiss())
AMONG_MATES: Final[tuple[Move, ...]] = (
    Move(HAND_OVER, HANDING_OVER, NameTheGear()),
    Move(SEND_OVER, SENDING_OVER, NameTheTrooper()),
)
MOVES_THERE_ARE: Final[tuple[Move, ...]] = (
    Move(COVER, SEEKING_COVER, SeekCover()),
    Move(UNCOVER, LEAVING_COVER, LeaveCover()),
    Move(HIDE, HIDING, Hide(), TO_HIDE),
    Move(TO_TRANSFER, TRANSFER, Transfer()),
    Move(BOARD, BOARDING, Board()),
    Move(ALIGHT, ALIGHTING, Alight()),
)
MOVES: Final[dict[Word, Move]] = {
    move.word: move for move in (*MOVES_THERE_ARE, RECLAIMS, TURNS_UP, DISMISSES, *AMONG_MATES)
}
DEEDS_THERE_ARE: Final[tuple[Word, ...]] = (MEDITATE, ATTACK, LED_ATTACK, SABOTAGING)
ACTIONS_THERE_ARE: Final[tuple[Word, ...]] = (
    *DEEDS_THERE_ARE,
    *[move.word for move in MOVES_THERE_ARE],
)


# --- Duties -------------------------------------------------------------------------------------


def duty(s: Fight, seat: i64, turn: Turn) -> str:
    """The duty that binds the next ordinary action, if it can be met, as the id of its rule.

    DOOM-COVER-05, DOOM-TRANS-04, DOOM-AMB-34: the Outpost first.
    """
    if not s.table:
        return ""
    if s.opened:
        if must_go_there(s, seat) and _can_go_there(s, seat, turn):
            return "DOOM-TRANS-03"
        if mixes(s, seat) and any(not forbids_transfer(s, it) for it in in_outpost(s, seat)):
            return "DOOM-TRANS-18"
        if crowds(s, seat):
            return "DOOM-TRANS-20"
    return "DOOM-COVER-04" if must_uncover(s, seat) else ""


def _can_go_there(s: Fight, seat: i64, turn: Turn) -> bool:
    for it in s.troop(seat):
        if (
            it.area is not OUTPOST
            and to_transfer(s, it) <= turn.actions
            and not forbids_transfer(s, it)
        ):
            return True
    for card in s.hands[seat]:
        if (
            card.kind is WARRIOR
            and could_stand(card)
            and reduced(s, seat, card, int(card.cost)) <= s.destiny[seat]
            and not forbids_entering(s, seat, card)
        ):
            return True
    return False


def meets(option: Any, rule: str) -> bool:
    """Whether an action does what the duty asks for: DOOM-AMB-95."""
    deploys = isinstance(option, Card) and option.kind is WARRIOR
    if rule == "DOOM-COVER-04":
        return option is UNCOVER or deploys
    if rule == "DOOM-TRANS-03" and isinstance(option, Card) and deploys:
        return could_stand(option)
    return option is DISMISS if rule == "DOOM-TRANS-20" else option is TO_TRANSFER


# --- The action ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeAnAction(Judged):
    """DOOM-ACT-01 to -10, DOOM-TURN-08"""

    def run(self, s: Fight, f: Frame) -> None:
        turn = s.turn_notes()
        if turn.left() > 0 and not self.is_lost(s, f, turn):
            s.seat = f.you
        else:
            f.leave()

    def is_lost(self, s: Fight, f: Frame, turn: Turn) -> bool:
        """DOOM-ACT-05, DOOM-ATK-04: only attacks are left, and none can be made."""
        if quiet_actions(turn, False) > 0:
            return False
        if not self.forbids(s, f, ATTACK) or not self.forbids(s, f, LED_ATTACK):
            return False
        if not self.forbids(s, f, SABOTAGING):  # DOOM-AMB-60
            return False
        turn.actions = 0
        turn.attacks = 0
        return True

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        found: list[Any] = [NO_MORE_ACTIONS, *ACTIONS_THERE_ARE]
        for card in s.hands[f.you]:
            if card not in found:
                found.append(card)
        if _returns(s.piles[f.you]) or _returns(s.buried[f.you]):
            found.append(RECLAIM)
        if s.look().darkened:
            found.append(TURN_UP)
        if s.opened and crowds(s, f.you):
            found.append(DISMISS)
        if s.teams and s.lasting:
            found += [move.word for move in AMONG_MATES]
        return found + uses(s, f.you)

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        turn = s.turn_notes()
        due = duty(s, f.you, turn)
        if has_to_attack(s, f.you, turn):
            return [it for it in self.offers(s, f) if not self.forbids_by(s, f, turn, due, it)]
        found: list[Any] = [NO_MORE_ACTIONS]
        for word in DEEDS_THERE_ARE:
            if not self.forbids_otherwise(s, f, turn, due, word):
                found.append(word)
        for move in MOVES_THERE_ARE:
            if self.allows(s, f, turn, due, move):
                found.append(move.word)
        hand = s.hands[f.you]
        for i, card in enumerate(hand):
            if (
                (card.when is AS_AN_ACTION or card.when is AS_COPIED)
                and not is_another(hand, i)
                and not self.forbids_otherwise(s, f, turn, due, card)
            ):
                found.append(card)
        if self.allows(s, f, turn, due, RECLAIMS):
            found.append(RECLAIM)
        if s.look().darkened and self.allows(s, f, turn, due, TURNS_UP):
            found.append(TURN_UP)
        if due == "DOOM-TRANS-20" and self.allows(s, f, turn, due, DISMISSES):
            found.append(DISMISS)
        if s.teams and s.lasting:
            for move in AMONG_MATES:
                if self.allows(s, f, turn, due, move):
                    found.append(move.word)
        for it in usable(s, f.you):
            if it.ability.when is AS_AN_ACTION and not self.bars(s, f, turn, due, it):
                found.append(it.option)
        return found

    def allows(self, s: Fight, f: Frame, turn: Turn, due: str, move: Move) -> bool:
        """Whether nothing forbids it; quicker than to tell what does."""
        bound = due != "" and not meets(move.word, due)
        return quiet_actions(turn, bound) >= move.price and move.asks.possible(s, f.you)

    def blind(self, s: Fight, f: Frame, luck: Luck) -> Any:
        """Each option as often, but not all are judged: to take no more actions is always one."""
        turn = s.turn_notes()
        due = duty(s, f.you, turn)
        unseen = list(self.offers(s, f))
        left: i64 = len(unseen)
        stops = False
        while left > 0:
            i = luck.below(left)
            option = unseen[i]
            left -= 1
            unseen[i] = unseen[left]
            if option is NO_MORE_ACTIONS:  # if there is anything else
                stops = not self.forbids_by(s, f, turn, due, option)
            elif not self.forbids_by(s, f, turn, due, option):
                return NO_MORE_ACTIONS if stops else option
        s.offered = [NO_MORE_ACTIONS]
        return None

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        turn = s.turn_notes()
        return self.forbids_by(s, f, turn, duty(s, f.you, turn), option)

    def forbids_by(self, s: Fight, f: Frame, turn: Turn, due: str, option: Any) -> str:
        """By what it is, and by the duty that is `due`."""
        must = has_to_attack(s, f.you, turn)
        if option is NO_MORE_ACTIONS:
            return "DOOM-DUEL-13" if must and not self.forbids_attack(s, f, turn, "") else ""
        if must and option not in (ATTACK, LED_ATTACK):
            turn.actions -= 1  # the last one is for the attack
            rule = self.forbids_otherwise(s, f, turn, due, option)
            turn.actions += 1
            return "DOOM-DUEL-13" if option is SABOTAGING and not rule else rule
        return self.forbids_otherwise(s, f, turn, due, option)

    def forbids_otherwise(self, s: Fight, f: Frame, turn: Turn, due: str, option: Any) -> str:
        """But for an attack that somebody has to make."""
        bound = "" if due and meets(option, due) else due
        if isinstance(option, Card):
            return self.forbids_card(s, f, turn, bound, option)
        if isinstance(option, int):
            return self.forbids_use(s, f, turn, bound, option)
        if option is ATTACK:
            return self.forbids_attack(s, f, turn, bound)
        if option is LED_ATTACK:
            return self.forbids_led(s, f, turn, bound)
        if option is SABOTAGING:
            return forbids_sabotage(s, f.you, turn, bound)
        if option is MEDITATE:
            if s.lasting and may_not_meditate(s, f.you):
                return "DOOM-CORE-01"
            return too_many(turn, 1, bound)
        move = MOVES[option]
        asks = move.asks
        rule = too_many(turn, move.price, bound)
        if rule:
            return "DOOM-HIDE-02" if option is HIDE and not bound else rule
        if option is TO_TRANSFER and not s.opened and s.troop(f.you):  # asked in every turn
            return "DOOM-TRANS-06"
        rule = "DOOM-PLAY-02"
        nearly = ""  # who might go but for the actions that he lacks
        for it in asks.offers(s, f):
            rule = asks.forbids(s, f, it)
            if not rule:
                return ""
            if rule == "DOOM-TRANS-08":
                nearly = rule
        return nearly or rule

    def forbids_card(self, s: Fight, f: Frame, turn: Turn, bound: str, card: Card) -> str:
        if card.when is AS_COPIED:
            able = [self.forbids_card(s, f, turn, bound, it) for it in originals(s)]
            return "" if "" in able else card.when.rule
        if card.when is not AS_AN_ACTION:
            return card.when.rule
        rule = self.forbids_kind(s, f.you, turn, actions_for(s, f.you, card), card.taken, bound)
        return rule if rule else unfit(s, f.you, card, NOTHING)

    def forbids_use(self, s: Fight, f: Frame, turn: Turn, bound: str, option: int) -> str:
        piece, ability = used(s, option)
        if ability.when is not AS_AN_ACTION:
            return ability.when.rule
        rule = self.forbids_user(s, f.you, turn, bound, piece, ability)
        return rule if rule else unusable(s, f.you, piece, ability)

    def bars(self, s: Fight, f: Frame, turn: Turn, bound: str, use: Use) -> bool:
        """Of an ability from which nothing on the table keeps him: whether anything else does."""
        if self.forbids_user(s, f.you, turn, bound, use.piece, use.ability):
            return True
        return bars_use(s, f.you, use)

    def forbids_user(
        self, s: Fight, seat: i64, turn: Turn, bound: str, piece: Piece, ability: Ability
    ) -> str:
        """By whoever would act, and by the actions that are left."""
        who = bearer(s, int(piece.number))
        if who is not None and who.card.kind is WARRIOR and not ability.bearer:
            rule = forbids_acting(s, who)
            if rule:
                return rule
        rule = self.forbids_kind(s, seat, turn, int(ability.actions), ability.taken, bound)
        if rule and ability.any_kind and turn.attacks:
            rule = too_many(turn, int(ability.actions - turn.attacks), bound)
        if not rule and ability.taken is ATTACK_ACTION and s.turns[seat] < 2:
            rule = "DOOM-ACT-06"
        return rule

    def forbids_kind(self, s: Fight, seat: i64, turn: Turn, n: int, kind: Word, bound: str) -> str:
        if kind is ATTACK_ACTION:
            rule = no_attack_left(s, seat, turn, bound)
            return rule if rule or turn.left() >= n else "DOOM-ACT-01"
        return too_many(turn, n, bound)

    def forbids_attack(self, s: Fight, f: Frame, turn: Turn, bound: str) -> str:
        rule = no_attack_left(s, f.you, turn, bound)
        return rule if rule else unmet(s, f.you, ATTACK_NEEDS)

    def forbids_led(self, s: Fight, f: Frame, turn: Turn, bound: str) -> str:
        """DOOM-TYPE-07, -10, -15: any action, but only by such warriors as the leader's."""
        if turn.raided:
            return "DOOM-SAB-15"
        if s.lasting and keeps_peace(s, f.you):
            return "DOOM-DUEL-13"
        if turn.calm + turn.free + (0 if bound else turn.actions) == 0:
            return bound if bound else "DOOM-ACT-01"
        if s.look().leading:
            for it in s.troop(f.you):
                if leads(s, it, turn.led + 1) and not unable_to_find(s, it, False):
                    return unmet(s, f.you, ATTACK_NEEDS)
        return "DOOM-TYPE-07"

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        turn = s.turn_notes()
        turn.came = 0
        turn.entry = ()
        turn.feat = ()
        forget_losses(s, None)
        if option is NO_MORE_ACTIONS:
            f.leave()
            return
        rule = duty(s, f.you, turn)
        bound = bool(rule) and not meets(option, rule)
        if isinstance(option, Card) and option.when is AS_COPIED:
            s.open(option.rule, f.you, option)
        elif isinstance(option, Card):
            self.pay(s, f, turn, actions_for(s, f.you, option), option.taken, bound)
            s.open(PLAY, f.you, option)
        elif isinstance(option, int):
            _, ability = used(s, option)
            n = int(ability.actions)
            if ability.any_kind:
                spent = min(n, turn.attacks)
                turn.attacks -= spent
                n -= int(spent)
            self.pay(s, f, turn, n, ability.taken, bound)
            use(s, f.you, option)
        elif option is ATTACK or option is LED_ATTACK:
            pay_attack(s, f.you, turn, option is LED_ATTACK, bound)
            s.open(DUEL, f.you, LED_ATTACK if option is LED_ATTACK else None)
        elif option is SABOTAGING:
            s.open(SABOTAGE, f.you, None)
        elif option is MEDITATE:
            pay_calm(s, f.you, turn, 1, bound)
            s.report(MEDITATED, f.you, 1, None, None)
            s.gain_destiny(f.you, meditation(s) if s.look().governing else 1, MEDITATE)
        else:
            if option is not TO_TRANSFER:  # which pays by whom it moves
                pay_calm(s, f.you, turn, MOVES[option].price, bound)
            s.open(MOVES[option].rule, f.you, None)

    def pay(self, s: Fight, f: Frame, turn: Turn, n: int, kind: Word, bound: bool) -> None:
        if kind is ATTACK_ACTION:
            pay_attack(s, f.you, turn, False, bound)
            pay_more(turn, n - 1)
        else:
            pay_calm(s, f.you, turn, n, bound)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return str(option.key) if isinstance(option, Word) else written(s, option)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return done_with(option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return behind(s, option)


def _returns(pile: list[Card]) -> bool:
    """Whether a card lies there that may be taken back."""
    for card in pile:
        if card.returns:
            return True
    return False


def has_to_attack(s: Fight, seat: i64, turn: Turn) -> bool:
    """Whether an attack of this turn was announced, and can be made: DOOM-DUEL-13."""
    if turn.actions == 0 or turn.basic or turn.raided or s.active() != seat:
        return False
    for it in s.lasting:
        if it.by == seat and it.n == s.turns[seat] and tells(it):
            who = s.piece(it.on)
            if who is not None and who.by == seat and not unable_to_find(s, who, False):
                return True
    return bool(s.lasting) and can_reach(s, seat)


def too_many(turn: Turn, n: int, bound: str) -> str:
    """Why so many non-attack actions cannot be taken, or ""."""
    if quiet_actions(turn, bool(bound)) >= n:
        return ""
    if bound:
        return bound
    if turn.committed or turn.ended:
        return "DOOM-ACT-04"
    return "DOOM-ACT-01"


def no_attack_left(s: Fight, seat: i64, turn: Turn, bound: str) -> str:
    """Why no action can be an attack by the basic rule or an extra attack action, or ""."""
    if turn.raided:
        return "DOOM-SAB-15"
    if s.lasting and keeps_peace(s, seat):
        return "DOOM-DUEL-13"
    if s.lasting and has_attacked(s, seat):
        return "DOOM-CORE-01"
    if turn.attacks > 0 or turn.free > 0:
        return ""
    if turn.actions > 0:
        if bound:
            return bound
        if turn.fury or not turn.basic:
            return ""
        price = price_of_more(s)
        return "" if 0 < price <= s.destiny[seat] else "DOOM-ACT-03"
    return "DOOM-TYPE-07" if turn.calm > 0 else "DOOM-ACT-03"


@dataclass(frozen=True)
class NextAction(Step):
    def run(self, s: Fight, f: Frame) -> None:
        f.restart()


EXTRA_ACTIONS: Final[Rule] = Rule(
    "actions out of turn", TakeAnAction(), NextAction(), interrupts=True
)  # DOOM-AMB-72: no windows between them
