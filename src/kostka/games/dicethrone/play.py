"""Playing a card, spending a token, and the windows in which that is done.

An instant action is declared first; players ahead of its owner in priority may act before it takes
effect, and then nothing interrupts it: THR-AMB-43.  Main-phase cards and upgrades wait until nobody
wants to interrupt them.  Roll-phase cards take effect at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.dicethrone.facts import DiceLie, the_target_is_fixed
from kostka.games.dicethrone.meanings import behind, done_with
from kostka.games.dicethrone.notes import Aim
from kostka.games.dicethrone.printed import Card, Need, Row, Sale, Spend, Token
from kostka.games.dicethrone.readings import ROLL_CARDS_ARE_ANSWERED
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import (
    CARD_PLAYED,
    CARD_SOLD,
    DEFENSIVE,
    INSTANT,
    MAIN,
    ROLL,
    SPOILT,
    UPGRADE,
)
from kostka.kernel.step import PASS, Frame, Rule, Step, Word
from kostka.kernel.window import Window

ROLL_AGAIN: Final = Word("roll-again")  # thought of, and never allowed


def unmet(s: Battle, seat: int, needs: tuple[Need, ...]) -> str:
    for need in needs:
        if not need.fact.true(s, seat):
            if len(s.mode.sides) == 2:  # no teammates, and no roll for the target
                return need.rule
            if isinstance(need.fact, DiceLie) and the_target_is_fixed(s, seat):
                return "THR-TGT-11"
            return "THR-TEAM-11" if need.damage and for_a_teammate(s, seat) else need.rule
    return ""


ONLY_PASS: Final[list[Any]] = [PASS]  # shared by all who can do nothing else


def also(found: list[Any], play: Any) -> list[Any]:
    """These plays and one more, in the same list unless that is shared."""
    if found is ONLY_PASS:
        return [PASS, play]
    found.append(play)
    return found


def lies_in(found: list[Any], spend: Spend) -> bool:
    """Faster than `in`, which asks what is not the same whether it is equal."""
    for each in found:
        if each is spend:
            return True
    return False


def holds(s: Battle, seat: int, token: Token, n: int) -> bool:
    """Whether so many of this status are on the board; they are counted no further."""
    base = token.base
    left: i64 = n
    for each in s.boards[seat]:
        if each.base is base:
            left -= 1
            if left <= 0:
                return True
    return left <= 0


def gagged(s: Battle, seat: int) -> bool:
    """Whether a token forbids its holder to play cards when it is their roll phase."""
    for token in s.boards[seat]:
        if token.base.gags:
            return True
    return False


def for_a_teammate(s: Battle, seat: int) -> bool:
    """Whether damage is incoming to somebody else of the same team."""
    incoming = s.incoming()
    if incoming is None:
        return False
    return any([incoming.threatens(other) for other in s.teammates(seat)])


def too_dear(s: Battle, seat: int, price: int) -> str:
    """The rule by which this seat cannot pay so much; a teammate's CP are no help."""
    if price <= s.cp[seat]:
        return ""
    others = [s.cp[other] for other in s.teammates(seat)]
    return "THR-TEAM-10" if max(others, default=0) >= price else "THR-CP-03"


def no_answer(s: Battle, seat: int, needs: tuple[Need, ...]) -> str:
    """Why an opponent's ultimate is not answered with this: it would weaken it, or it acts."""
    phase = s.roll_phase()
    if phase is not None and phase.activated is not None and not phase.activated.ultimate:
        return "THR-LEAF-01"  # a token stuns
    for need in needs:
        if need.damage:
            return "THR-ULT-03"
        if isinstance(need.fact, DiceLie) and the_target_is_fixed(s, seat):
            return "THR-TGT-11"
    return "THR-ULT-04"


def forbids_rolling(s: Battle, seat: int) -> str:
    """The rule by which this seat cannot roll its dice once more; "" if it could not think so."""
    phase, roll = s.roll_phase(), s.rolled()
    if phase is None or roll is None or roll.seat != seat:
        return ""
    if roll.purpose is DEFENSIVE:
        return "THR-DEF-05"
    return "THR-OFF-14" if phase.activated is not None else ""


def another_ability(s: Battle, seat: int) -> list[Row]:
    """What the attacker could have activated instead, and may no more: THR-OFF-13."""
    phase = s.roll_phase()
    if phase is None or phase.activated is None or seat != phase.attacker:
        return []
    return [row for ability in s.heroes[seat].offences for row in s.level(seat, ability).rows]


class Round(Window):
    """The seats act in order of play, the active one first; any act reopens the round: THR-AMB-15.

    Instant cards and tokens always; roll-phase cards while a roll phase runs, unless only instant
    actions are admitted; main-phase cards, upgrades and sales in the window of a main phase.
    """

    def __init__(self, name: str, main: bool = False, only_instant: bool = False) -> None:
        super().__init__(name, restarts=True)
        self.main = main
        self.only_instant = only_instant

    def order(self, s: Battle, f: Frame) -> tuple[int, ...]:
        order = s.from_active()
        phase = s.roll_phase()
        if phase is None or phase.activated is None or not phase.activated.ultimate:
            return order
        return tuple([seat for seat in order if not s.locked(seat)])  # THR-AMB-26

    def plays(self, s: Battle, seat: int) -> Sequence[Any]:
        found: list[Any] = list(s.hands[seat])
        seen: list[Token] = []
        for token in s.boards[seat]:
            if token.base not in seen:
                seen.append(token.base)
                found += token.base.spends
        for passive in s.heroes[seat].passives:
            found += s.level(seat, passive).uses
        found += s.heroes[seat].uses
        if self.main:
            found += [card.sale for card in s.hands[seat] + s.upgrades[seat]]
        if forbids_rolling(s, seat):
            found.append(ROLL_AGAIN)
        found += another_ability(s, seat)
        return found

    def playable(self, s: Battle, seat: int) -> list[Any]:
        found = ONLY_PASS
        phase = s.roll_phase()
        rolling = phase is not None
        if phase is not None and s.locked_in(phase, seat):
            return found
        if phase is None or phase.attacker != seat or not gagged(s, seat):
            cp = s.cp[seat]
            for card in s.hands[seat]:
                kind = card.kind
                if kind is UPGRADE:
                    if (
                        (rolling or self.main)
                        and not self.forbids_kind(s, seat, card)
                        and not self.forbids_words(s, seat, card)
                    ):
                        found = also(found, card)
                elif (
                    card.cost <= cp
                    and (kind is not MAIN or (self.main and seat == s.active()))
                    and (kind is not ROLL or (rolling and not self.only_instant))
                    and (
                        not card.modifier or kind is not ROLL or not self.forbids_modifier(s, seat)
                    )
                    and (not card.needs or not unmet(s, seat, card.needs))
                ):
                    found = also(found, card)
        last: Token | None = None
        for token in s.boards[seat]:
            base = token.base
            if base.spends and base is not last:
                last = base
                for spend in base.spends:
                    if not lies_in(found, spend) and not self.forbids_spend_now(s, seat, spend):
                        found = also(found, spend)
        if s.heroes[seat].has_uses:
            for passive in s.heroes[seat].passives:
                for use in s.level(seat, passive).uses:
                    if not self.forbids_spend_now(s, seat, use):
                        found = also(found, use)
        for use in s.heroes[seat].uses:
            if not self.forbids_spend_now(s, seat, use):
                found = also(found, use)
        if self.main and seat == s.active():
            for card in s.hands[seat]:
                found = also(found, card.sale)
        return found

    def forbids(self, s: Battle, seat: int, play: Any) -> str:
        if isinstance(play, Card):
            return self.forbids_card(s, seat, play)
        if isinstance(play, Spend):
            return self.forbids_spend(s, seat, play)
        if play is ROLL_AGAIN:
            return forbids_rolling(s, seat)
        if isinstance(play, Row):
            return "THR-OFF-13"
        assert isinstance(play, Sale)
        if not self.main or seat != s.active():
            return "THR-MAIN-01"
        if play.card in s.hands[seat]:
            return ""
        return "THR-UPG-04" if play.card in s.upgrades[seat] else "THR-MAIN-02"

    def forbids_card(self, s: Battle, seat: int, card: Card) -> str:
        if s.locked(seat):
            return no_answer(s, seat, card.needs)
        if self.gagged(s, seat):
            return "THR-LEAF-01"
        rule = self.forbids_kind(s, seat, card)
        if rule:
            return rule
        if card not in s.hands[seat]:
            return "THR-CARD-01"
        return self.forbids_words(s, seat, card)

    def forbids_kind(self, s: Battle, seat: int, card: Card) -> str:
        """Why a card of this kind is not played now."""
        kind = card.kind
        if kind is ROLL:
            if s.roll_phase() is None:
                return "THR-RPA-02"
            if self.only_instant:
                return "THR-INST-03"
            if card.modifier:
                rule = self.forbids_modifier(s, seat)
                if rule:
                    return rule
        elif kind is MAIN:
            if seat != s.active():
                return "THR-MPA-02"
            if not self.main:
                return "THR-CARD-03"
        elif kind is UPGRADE:
            if not (self.main and seat == s.active()) and not self.in_roll_phase(s, seat):
                return "THR-UPG-03"
            if not s.fits_board(seat, card):
                return "THR-AMB-73"
        return ""

    def forbids_words(self, s: Battle, seat: int, card: Card) -> str:
        """What it needs is not there, or it is too dear."""
        if card.needs:
            rule = unmet(s, seat, card.needs)
            if rule:
                return rule
        return too_dear(s, seat, s.price(seat, card))

    def gagged(self, s: Battle, seat: int) -> bool:
        """A token forbids cards in its holder's own roll phase."""
        phase = s.roll_phase()
        return phase is not None and phase.attacker == seat and gagged(s, seat)

    def forbids_modifier(self, s: Battle, seat: int) -> str:
        phase = s.roll_phase()
        if phase is None or phase.kind is None:
            return "THR-MOD-04"
        if seat != phase.attacker:
            return "THR-MOD-05"
        return "" if phase.kind.modifiable else "THR-DMG-09"

    def in_roll_phase(self, s: Battle, seat: int) -> bool:
        """THR-BW-17, THR-AMB-57"""
        phase = s.roll_phase()
        if phase is None or self.only_instant:
            return False
        if phase.activated is not None and s.turn_notes().phase is not DEFENSIVE:
            return False
        for passive in s.heroes[seat].passives:
            if s.level(seat, passive).in_roll_phase:
                return True
        return False

    def forbids_spend(self, s: Battle, seat: int, spend: Spend) -> str:
        if s.locked(seat):
            return no_answer(s, seat, spend.needs)
        return self.forbids_spend_now(s, seat, spend)

    def forbids_spend_now(self, s: Battle, seat: int, spend: Spend) -> str:
        """Whatever it is, other than that this seat may do nothing at all."""
        token = spend.token
        if token is not None and not holds(s, seat, token, spend.n):
            return "THR-TEXT-13"
        if spend.once and s.turn_notes().times(seat, spend) >= spend.times:
            return spend.once
        return unmet(s, seat, spend.needs)

    def play(self, s: Battle, seat: int, play: Any) -> None:
        if isinstance(play, Sale):
            sell(s, seat, play.card)
        else:
            s.open(PLAY if isinstance(play, Card) else SPEND, seat, play)

    def notation(self, s: Any, play: Any) -> str:
        if isinstance(play, Row):
            return f"announce {play.written()}"
        return f"play {play.key}" if isinstance(play, Card) else str(play.key)

    def verb(self, s: Any, play: Any) -> str:
        return done_with(play)

    def stands_for(self, s: Any, play: Any) -> Any:
        return behind(play)


def ahead_of(seat: int, order: tuple[int, ...]) -> tuple[int, ...]:
    """Nobody waits for whoever is out of the game."""
    return order[: order.index(seat)] if seat in order else ()


class Ahead(Round):
    """Those ahead of its owner in priority may act first: THR-TIME-01, -05, -08."""

    def order(self, s: Battle, f: Frame) -> tuple[int, ...]:
        return ahead_of(int(f.you), super().order(s, f))


class Answers(Round):
    """Everybody may interrupt a main-phase card or an upgrade, those ahead an instant, nobody a
    roll-phase card: THR-AMB-42; with `THR-AMB-42:faq` everybody that, too."""

    def order(self, s: Battle, f: Frame) -> tuple[int, ...]:
        card = f.it
        assert isinstance(card, Card)
        if card.kind is ROLL and not s.readings & ROLL_CARDS_ARE_ANSWERED:
            return ()
        order = super().order(s, f)
        return ahead_of(int(f.you), order) if card.kind is INSTANT else order


RESPONSES: Final = Round("responses")
MAIN_WINDOW: Final = Round("main window", main=True)
AHEAD: Final = Ahead("those ahead", only_instant=True)
ANSWERS: Final = Answers("answers", only_instant=True)


def sell(s: Battle, seat: int, card: Card) -> None:
    """THR-MAIN-02, -03"""
    s.take_from_hand(seat, card)
    s.put_on_pile(seat, card)
    s.report(CARD_SOLD, seat, 1, card, None)
    s.gain_cp(seat, 1, card)


def enter_play(s: Battle, seat: int, cards: Sequence[Card]) -> None:
    """Upgrades are laid on the board; what they say about being played is read next."""
    s.put_upgrades(seat, cards)
    s.turn_notes().upgrades += len(cards)
    phase = s.roll_phase()
    if phase is not None:
        phase.altered = True  # THR-BW-17
    for card in reversed(cards):
        ability = card.upgrades
        assert ability is not None
        played = ability.levels[card.level - 1].played
        if played.steps:
            s.open(played, seat, ability)


@dataclass(frozen=True)
class PayForIt(Step):
    def run(self, s: Battle, f: Frame) -> None:
        card = f.it
        assert isinstance(card, Card)
        seat = int(f.you)
        answered = s.readings & ROLL_CARDS_ARE_ANSWERED != 0  # THR-AMB-42
        f.notes = Aim(closed=card.kind is INSTANT or (card.kind is ROLL and not answered))
        price = s.price(seat, card)
        s.take_from_hand(seat, card)
        s.report(CARD_PLAYED, seat, price, card, None)
        s.gain_cp(seat, -price, card)


@dataclass(frozen=True)
class TakeAim(Step):
    def run(self, s: Battle, f: Frame) -> None:
        card = f.it
        assert isinstance(card, Card)
        if card.aim is not None:
            s.open(card.aim, f.you, card)


@dataclass(frozen=True)
class DoWhatItSays(Step):
    def run(self, s: Battle, f: Frame) -> None:
        card = f.it
        assert isinstance(card, Card)
        if card.kind is UPGRADE:
            enter_play(s, f.you, (card,))
        else:
            s.open(card.rule, f.you, card)


@dataclass(frozen=True)
class PutItAway(Step):
    """THR-ACT-02: an action card goes to the discard pile only now."""

    def run(self, s: Battle, f: Frame) -> None:
        card = f.it
        assert isinstance(card, Card)
        if card.kind is not UPGRADE:
            s.put_on_pile(f.you, card)


@dataclass(frozen=True)
class DeclareIt(Step):
    def run(self, s: Battle, f: Frame) -> None:
        spend = f.it
        assert isinstance(spend, Spend)
        f.notes = Aim(closed=True)
        if spend.once:
            s.turn_notes().used += ((int(f.you), spend),)


@dataclass(frozen=True)
class SpendIt(Step):
    """Unless it was removed in the meantime."""

    def run(self, s: Battle, f: Frame) -> None:
        spend = f.it
        assert isinstance(spend, Spend)
        token = spend.token
        if token is None:
            s.open(spend.rule, f.you, spend)
        elif f.n != SPOILT and s.count(f.you, token) >= spend.n:
            s.spend_tokens(f.you, token, spend.n)
            s.open(spend.rule, f.you, spend)


PLAY: Final = Rule("play", PayForIt(), TakeAim(), ANSWERS, DoWhatItSays(), PutItAway())
SPEND: Final = Rule("spend", DeclareIt(), AHEAD, SpendIt())
