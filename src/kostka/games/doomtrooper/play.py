"""Doomtrooper, playing a card or using an ability: the moments, the windows, and PLAY.

An answer is a play like any other, so it can be answered too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import Answering, AnsweringOwn, bearer
from kostka.games.doomtrooper.boarding import InsideOrOutside
from kostka.games.doomtrooper.card import Ability, Card, Moment, Playable
from kostka.games.doomtrooper.copying import laid_down, originals
from kostka.games.doomtrooper.legal import (
    AFTER_A_DUEL,
    AFTER_A_KILL,
    ALSO_WHEN_KILLED,
    AS_COPIED,
    AT_ANY_TIME,
    AT_TURN_START,
    BEFORE_ACTIONS,
    BEFORE_FIGHTERS_ARE_NAMED,
    IN_A_DUEL,
    IN_ANSWER,
    OUTSIDE_DUELS,
    WHEN_FIGHTERS_ARE_NAMED,
    WHEN_KILLED,
    WHEN_POINTS_ARE_EARNED,
    WHEN_SABOTAGED,
    WHEN_STRUCK,
    actor_of,
    bars_use,
    by_leave,
    has_leave,
    hushed,
    is_another,
    lets_deploy,
    owes,
    spell_piece,
    spells_to_strengthen,
    unfit,
    unmet,
    unusable,
    usable,
    used,
    uses,
)
from kostka.games.doomtrooper.meanings import AnAbilityOf, ASpellOf, NamesANumber
from kostka.games.doomtrooper.notes import Played, Turned, notes_of, play_of, total
from kostka.games.doomtrooper.order import playing_order
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.purses import draw_on, purse
from kostka.games.doomtrooper.setbacks import forget_arrivals, forget_losses
from kostka.games.doomtrooper.spells import caster_for, more_of, price
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strain import spend, strained, within
from kostka.games.doomtrooper.strengthening import STRENGTHEN, dearest, strengthener
from kostka.games.doomtrooper.survey import Use
from kostka.games.doomtrooper.terms import (
    ABILITY_USED,
    ANNIHILATE,
    ANSWERED,
    ART,
    BY_LEAVE,
    CARD_PLAYED,
    NOTHING,
    ONCE_A_DUEL,
    ONCE_A_GAME,
    ONCE_IN_A_ROW,
    TARGETED,
    VALUE,
    WARRIOR,
)
from kostka.games.doomtrooper.values import value
from kostka.kernel.step import NOBODY, Frame, Judged, Rule, Step
from kostka.kernel.window import JUST_PASS, Window, and_also

# --- Windows ------------------------------------------------------------------------------------


class Round(Window):
    """A window for the cards and abilities of some moments; others are refused by a rule.

    After a play the next seat is asked: DOOM-ANYTIME-02, -08, DOOM-AMB-07.
    """

    def __init__(self, name: str, *admits: Moment, refuses: str = "") -> None:
        super().__init__(name)
        self.admits: i64 = 0  # the moments, as a set of their bits
        for each in admits:
            self.admits |= each.bit
        self.refuses = refuses

    def admitted(self, when: Moment) -> bool:
        return self.admits & when.bit != 0

    def order(self, s: Fight, f: Frame) -> tuple[int, ...]:
        return playing_order(s)

    def plays(self, s: Fight, seat: int) -> Sequence[Any]:
        found: list[Any] = list(dict.fromkeys(s.hands[seat]))
        return found + uses(s, seat) + spells_to_strengthen(s, seat)

    def playable(self, s: Fight, seat: int) -> list[Any]:
        found: list[Any] = JUST_PASS
        leave = self.admitted(AT_ANY_TIME) and has_leave(s, seat)
        hand = s.hands[seat]
        for i, card in enumerate(hand):
            if self.admits & card.when.bit:
                if not is_another(hand, i) and not self.unfit(s, seat, card, NOTHING):
                    found = and_also(found, card)
            elif card.when is AS_COPIED:
                if not is_another(hand, i) and self.can_copy(s, seat):
                    found = and_also(found, card)
            elif leave and not is_another(hand, i) and by_leave(s, seat, card):
                found = and_also(found, card)
        for it in usable(s, seat):
            if self.admits & it.ability.when.bit and not self.bars(s, seat, it):
                found = and_also(found, it.option)
        if self.admitted(IN_A_DUEL):
            for spell in spells_to_strengthen(s, seat):
                if not self.forbids(s, seat, spell):
                    found = and_also(found, spell)
        return found

    def bars(self, s: Fight, seat: int, use: Use) -> bool:
        """Of an ability from which nothing on the table keeps him: whether anything else does."""
        needs = use.ability.when.needs
        return (needs is not None and not needs.true(s, seat)) or bars_use(s, seat, use)

    def forbids(self, s: Fight, seat: int, play: Any) -> str:
        if isinstance(play, int):
            return self.forbids_use(s, seat, play)
        if play not in s.hands[seat]:
            return "DOOM-REACT-06"
        when = play.when
        if not self.admitted(when):
            if when is AS_COPIED and self.can_copy(s, seat):
                return ""
            if self.refuses:
                return self.refuses
            if self.admitted(AT_ANY_TIME) and by_leave(s, seat, play):
                return ""
            return "DOOM-DUEL-30" if when is IN_A_DUEL and s.duel() is not None else str(when.rule)
        return self.unfit(s, seat, play, NOTHING)

    def can_copy(self, s: Fight, seat: int) -> bool:
        """Whether there is a card in play that could be played here, if it was in hand."""
        return any([not self.forbids_copy(s, seat, card) for card in originals(s)])

    def forbids_copy(self, s: Fight, seat: int, card: Card) -> str:
        if not self.admitted(card.when):
            return self.refuses or card.when.rule
        return self.unfit(s, seat, card, NOTHING)

    def forbids_use(self, s: Fight, seat: int, use: int) -> str:
        if use < 0:
            if not self.admitted(IN_A_DUEL):
                return self.refuses or "DOOM-DUEL-30"
            spell = spell_piece(s, use)
            more = more_of(s, seat, spell.card, 1, spell.on)
            mine = within(s, strengthener(s, seat, spell), purse(s, seat, spell.card))
            return "" if mine >= more else "DOOM-ART-06"
        piece, ability = used(s, use)
        if not self.admitted(ability.when):
            return self.refuses or ability.when.rule
        return self.forbids_ability(s, seat, piece, ability)

    def forbids_ability(self, s: Fight, seat: int, piece: Piece, ability: Ability) -> str:
        needs = ability.when.needs
        if needs is not None and not needs.true(s, seat):
            return ability.when.rule
        return unusable(s, seat, piece, ability)

    def unfit(self, s: Fight, seat: int, card: Card, source: int) -> str:
        needs = card.when.needs
        if needs is not None and not needs.true(s, seat):
            return card.when.rule
        return unfit(s, seat, card, source)

    def play(self, s: Fight, seat: int, play: Any) -> None:
        window = s.stack[-1]
        if isinstance(play, int):
            if play < 0:
                s.open(STRENGTHEN, seat, play)
                return
            piece, ability = used(s, play)
            if ability.once is ONCE_IN_A_ROW:
                notes = window.notes
                others = notes.numbers if isinstance(notes, Turned) else ()
                window.notes = Turned((*others, int(piece.number)))
            use(s, seat, play)
            return
        window.notes = None  # a card: there are only so many
        if play.when is AS_COPIED:
            s.open(play.rule, seat, play)
            return
        leave = not self.admitted(play.when)
        troops = lets_deploy(s, seat, play) if leave and play.kind is WARRIOR else None
        s.open(PLAY, seat, play)
        if leave:
            s.stack[-1].notes = Played(free=troops is None or troops.gratis)

    def notation(self, s: Any, play: Any) -> str:
        return written(s, play)

    def verb(self, s: Any, play: Any) -> str:
        return done_with(play)

    def stands_for(self, s: Any, play: Any) -> Any:
        return behind(s, play)


def written(s: Fight, play: Any) -> str:
    """A card or an ability as an answer."""
    if isinstance(play, int):
        if play < 0:
            return f"strengthen {spell_piece(s, play).key} {-play}"
        piece, ability = used(s, play)
        return f"use {ability.name} of {s.name(piece.number)}"
    return f"play {play.key}"


def done_with(play: Any) -> str:
    """A card or an ability as an answer: the verb."""
    if isinstance(play, int):
        return "strengthen" if play < 0 else "use"
    return "deploy" if play.kind is WARRIOR else "play"


def behind(s: Fight, play: Any) -> Any:
    """A card or an ability as an answer: the thing."""
    if not isinstance(play, int):
        return play
    if play < 0:
        return ASpellOf(play)
    piece, ability = used(s, play)
    return AnAbilityOf(int(piece.number), ability)


def use(s: Fight, seat: i64, use: int) -> None:
    piece, ability = used(s, use)
    s.open(PLAY, seat, ability)
    s.stack[-1].notes = Played(source=int(piece.number))


def answers_himself(s: Fight, seat: i64) -> bool:
    """Whether he might have a card for a spell of his own, as everybody who knows his cards can
    tell."""
    for cards in (s.hands, s.decks, s.piles, s.buried):
        for card in cards[seat]:
            if isinstance(card.on, AnsweringOwn):
                return True
    return False


@final
class Answers(Round):
    """DOOM-REACT-01, -08, -09: the player concerned may react first, then the others in order."""

    def order(self, s: Fight, f: Frame) -> tuple[int, ...]:
        play, notes = f.it, f.notes
        assert isinstance(play, Playable) and isinstance(notes, Played)
        if isinstance(play, Card) and play.unanswered:
            return ()
        others = s.from_seat(f.you)[1:]
        concerned = NOBODY
        if notes.target != NOTHING:
            concerned = play.on.concerns(s, int(notes.target))
        if concerned in others:
            others.remove(concerned)
            others.insert(0, concerned)
        if isinstance(play, Card) and play.kind is ART and answers_himself(s, f.you):
            others.append(int(f.you))
        return tuple(others)

    def unfit(self, s: Fight, seat: int, card: Card, source: int) -> str:
        on, answered = card.on, s.play(0)
        assert answered is not None
        if not isinstance(on, Answering):
            return card.when.rule
        if answered.you == seat and not isinstance(on, AnsweringOwn):
            return card.when.rule
        cost = price(s, seat, card, 1 if card.per else 0)
        if cost > s.destiny[seat] and cost > purse(s, seat, card):
            return "DOOM-SPEC-02"
        rule = unmet(s, seat, card.needs)
        if rule:
            return rule
        if hushed(s, seat, card):
            return "DOOM-CORE-01"
        return on.refuses(s, seat, answered.it)

    def play(self, s: Fight, seat: int, play: Any) -> None:
        source = NOTHING
        if isinstance(play, int):
            piece, play = used(s, play)
            source = int(piece.number)
        elif play.when is AS_COPIED:
            s.open(play.rule, seat, play)
            return
        s.open(PLAY, seat, play)
        s.stack[-1].notes = Played(ANSWERED, source=source)


ANYTIME: Final = Round(
    "anytime",
    *(AT_ANY_TIME, ALSO_WHEN_KILLED, AT_TURN_START, BEFORE_ACTIONS, OUTSIDE_DUELS),
    *(WHEN_POINTS_ARE_EARNED, AFTER_A_KILL, IN_ANSWER),
    *(BEFORE_FIGHTERS_ARE_NAMED, WHEN_FIGHTERS_ARE_NAMED, AFTER_A_DUEL),
)
MODIFIERS: Final = Round("modifiers", AT_ANY_TIME, ALSO_WHEN_KILLED, IN_A_DUEL, IN_ANSWER)
LAST_CHANCE: Final = Round(
    "last chance", WHEN_KILLED, WHEN_STRUCK, ALSO_WHEN_KILLED, refuses="DOOM-DUEL-42"
)
ANSWERS: Final = Answers("answers", IN_ANSWER, refuses="DOOM-REACT-02")
ALARM: Final = Round(
    "alarm", AT_ANY_TIME, ALSO_WHEN_KILLED, OUTSIDE_DUELS, WHEN_SABOTAGED, IN_ANSWER
)


# --- Playing ------------------------------------------------------------------------------------


def source_of(notes: Played) -> int:
    """For the targets: the piece whose ability it is, or by whose leave it is."""
    return BY_LEAVE if notes.free else int(notes.source)


@dataclass(frozen=True)
class LayItDown(Step):
    """The card leaves the hand; a card in play that is used up leaves the table."""

    def run(self, s: Fight, f: Frame) -> None:
        if f.notes is None:
            f.notes = Played()
        play = play_of(f)
        forget_losses(s, play)
        if notes_of(f).target != ANSWERED:
            forget_arrivals(s, play)
        if isinstance(play, Card):
            s.take_from_hand(f.you, laid_down(s, play))


@dataclass(frozen=True)
class NameTheTarget(Judged):
    """Asked only where there is a choice."""

    def run(self, s: Fight, f: Frame) -> None:
        notes = notes_of(f)
        if notes.target == NOTHING:
            play = play_of(f)
            targets = play.on.all(s, f.you, play, source_of(notes))
            if len(targets) == 1:
                self.answer(s, f, targets[0])
            else:
                s.ask(f.you, targets)

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        play = play_of(f)
        return play.on.all(s, f.you, play, source_of(notes_of(f)))

    def offers(self, s: Fight, f: Frame) -> Sequence[int]:
        return play_of(f).on.near(s, f.you)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        play = play_of(f)
        if option not in play.on.near(s, f.you):
            return play.on.rule
        return play.on.forbids(s, f.you, play, source_of(notes_of(f)), option)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        notes, play = notes_of(f), play_of(f)
        notes.target = option
        if option == ANSWERED and notes.source != NOTHING:  # on itself
            piece = bearer(s, int(notes.source))
            assert piece is not None
            notes.target = piece.number
        if isinstance(play, Card) and play.aspect is not None:
            notes.caster = caster_for(s, f.you, play, option)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return play_of(f).on.write(s, option)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return play_of(f).on.verb(s, option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return play_of(f).on.stands_for(s, option)


@dataclass(frozen=True)
class NameTheAmount(NamesANumber):
    """DOOM-ART-05, -06, -07: how many times its effect is bought."""

    def run(self, s: Fight, f: Frame) -> None:
        play = play_of(f)
        if play.per and purse(s, f.you, play) >= self.price(s, f, 2) and play.most != 1:
            found = self.options(s, f)
            if len(found) > 1:
                s.seat = f.you
            else:
                self.answer(s, f, found[0])

    def price(self, s: Fight, f: Frame, n: i64) -> int:
        notes = notes_of(f)
        return price(s, f.you, play_of(f), n, notes.source, notes.target)

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        play = play_of(f)
        most: i64 = 1
        mine = within(s, notes_of(f).caster, purse(s, f.you, play))
        while self.price(s, f, most + 1) <= mine:
            most += 1
        top = int(min(most, play.most) if play.most else most)
        useful = play.on.useful(s, int(f.you), int(notes_of(f).target))
        top = min(top, useful) if useful else top
        return dearest([self.price(s, f, n) for n in range(1, top + 1)])

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        notes_of(f).n = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"for {self.price(s, f, option) - self.price(s, f, 0)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "so-many-times"


@dataclass(frozen=True)
class AnnounceIt(Step):
    """What was paid stays paid, whatever becomes of it: DOOM-CANCEL-01."""

    def run(self, s: Fight, f: Frame) -> None:
        play, notes = play_of(f), notes_of(f)
        cost: i64 = 0
        if not notes.free or owes(s, f.you, play):
            cost = price(s, f.you, play, notes.n, notes.source, notes.target)
        if play.by_value and not notes.free:
            warrior = s.piece(notes.target)
            cost += 0 if warrior is None else play.by_value * max(0, value(s, warrior, VALUE))
        notes.paid = cost
        if isinstance(play, Card) and play.aspect is not None and strained(s):
            if notes.caster == NOTHING:
                notes.caster = caster_for(s, f.you, play, notes.target)
            spend(s, notes.caster, cost)
        if isinstance(play, Card):
            s.report(CARD_PLAYED, f.you, notes.target, play, int(cost))
        else:
            self.used(s, f, play, notes)
        target = int(notes.target)
        if target != NOTHING:
            concerned = play.on.concerns(s, target)
            if concerned != NOBODY:
                s.report(TARGETED, concerned, target, play.on.named(s, target), play)
        s.gain_destiny(f.you, -draw_on(s, f.you, play, cost), play)

    def used(self, s: Fight, f: Frame, play: Playable, notes: Played) -> None:
        assert isinstance(play, Ability)
        piece = s.piece(notes.source)
        assert piece is not None
        s.report(ABILITY_USED, f.you, piece.number, piece.card, play)
        twin = piece.twin()
        twin.use(total(s.turns))
        s.put(twin)
        if play.once is ONCE_A_GAME:
            s.spent[f.you].append(play)
        elif play.once is ONCE_A_DUEL:
            duel = s.this_duel()
            duel.spent = (*duel.spent, int(piece.number))


@dataclass(frozen=True)
class DoWhatItSays(Step):
    """Unless it was cancelled; what is used up goes first."""

    def run(self, s: Fight, f: Frame) -> None:
        notes, play = notes_of(f), play_of(f)
        if isinstance(play, Card):
            if not notes.cancelled:
                s.open(play.rule, f.you, f.it)
            return
        assert isinstance(play, Ability)
        piece = s.piece(notes.source)
        if piece is not None and not notes.cancelled:
            s.open(play.rule, f.you, actor_of(piece, play))
        if piece is not None and play.spends is not None:
            if play.spends is ANNIHILATE:
                s.annihilate(piece.number, piece.card)
            else:
                s.discard(piece.number, piece.card)


@dataclass(frozen=True)
class PutItAway(Step):
    def run(self, s: Fight, f: Frame) -> None:
        play = play_of(f)
        if isinstance(play, Card) and not notes_of(f).stays:
            s.put_away(f.you, laid_down(s, play))
        if isinstance(play, Card) and s.look().governing:
            s.replace(f.you)


USE_THEIRS: Final[Rule] = Rule(  # their card goes to their pile all the same
    "using their card",
    NameTheTarget(),
    NameTheAmount(),
    AnnounceIt(),
    ANSWERS,
    DoWhatItSays(),
    interrupts=True,
)

PLAY: Final[Rule] = Rule(
    "play",
    LayItDown(),
    NameTheTarget(),
    NameTheAmount(),
    AnnounceIt(),
    ANSWERS,
    DoWhatItSays(),
    InsideOrOutside(),
    PutItAway(),
    interrupts=True,
)
