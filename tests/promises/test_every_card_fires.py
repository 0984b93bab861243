"""Every card of Doomtrooper fires: itself, its abilities, what it does by itself, its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kostka.games.doomtrooper.card import Whenever
from kostka.games.doomtrooper.cards.decks import TOURNAMENT
from kostka.games.doomtrooper.content import CARDS, SHELF, new_game
from kostka.games.doomtrooper.deck import Deck
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.occasions import WhenTheDuelIsOver
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import Fetch
from kostka.games.doomtrooper.play import ANSWERS, MODIFIERS
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANNIHILATED,
    DECK_SEEN,
    ENTERED_PLAY,
    HAND_SEEN,
    LEFT_PLAY,
    MARKED,
    TOP_SEEN,
    WAS_KILLED,
)
from kostka.games.doomtrooper.values import counting
from kostka.kernel.event import Event
from kostka.kernel.step import PASS, Frame
from tests.promises.answers import Said
from tests.promises.seeker import Seeker, parade
from tests.promises.to_fire import all_of

SHIPPED = 6  # games with the decks that we ship
GAMES = 1500  # many times as many as it takes
EVERY_NTH = 6  # game is one of two against two


def unanswered(s: Fight, option: Any) -> Frame | None:
    """The play that will be carried out, or not, when this answer was the last one."""
    f = s.stack[-1]
    last = f.rule is ANSWERS and option is PASS and f.n + 1 == len(f.it)
    return s.play(0) if last else None


def changes_something(s: Fight, play: Frame) -> bool:
    """Whether the game goes on otherwise than if the play was cancelled."""
    one, other = s.clone(), s.clone()
    notes = other.stack[s.stack.index(play)].notes
    assert isinstance(notes, Played)
    notes.cancelled = True
    one.choose(PASS)
    other.choose(PASS)
    return SHELF.hash(one) != SHELF.hash(other)


def watch(s: Fight, option: Any, wanted: set[Any]) -> set[Any]:
    """Make the move; what has fired by it."""
    fired: set[Any] = set()
    play = unanswered(s, option)
    if play is not None and play.it.key in wanted and changes_something(s, play):
        fired.add(play.it.key)
    if s.stack[-1].rule is MODIFIERS:
        duel = s.this_duel()
        for number in (duel.attacker, duel.defender):
            fired |= {(each.card.key, each.effect) for each in counting(s, s.warrior(number))}
    lasting = s.lasting.copy()
    s.choose(option)
    fired |= {f.rule.name for f in s.stack}  # what asks a question
    for event in s.log or []:
        fired |= told_by(s, event, play)
        if event.word in (HAND_SEEN, TOP_SEEN, DECK_SEEN) and play is not None:
            fired.add(play.it.key)  # nothing but knowledge changes
        if event.word is WAS_KILLED:  # by what was waiting for it
            fired |= {it.name for was in lasting if was.on == event.n for it in acts_once(was)}
    s.log = []
    return fired


def acts_once(was: Piece) -> list[Whenever]:
    """What a card does as soon as a duel is over."""
    found = was.card.whenevers
    return [it for it in found if isinstance(it.trigger, WhenTheDuelIsOver) and it.book == was.book]


def told_by(s: Fight, event: Event, play: Frame | None) -> set[str]:
    """What a card in play has just done by itself, without asking."""
    source, acting = event.source, None
    if isinstance(source, Piece):
        acting = source.card
    elif event.word is MARKED:
        acting = source
        last = max([it.book for it in acting.whenevers], default=0)
        return {it.name for it in acting.whenevers if it.book == last}
    elif event.word in (LEFT_PLAY, ANNIHILATED) and source is event.it:
        acting = source
    elif event.word is ENTERED_PLAY and (play is None or play.it is not event.it):
        return {
            whenever.name
            for piece in s.table
            for whenever in piece.card.whenevers
            if any([isinstance(it, Fetch) and it.key == event.it.key for it in whenever.steps])
        }
    if acting is None:
        return set()
    left = source is event.it and not any([ability.spends for ability in acting.abilities])
    used = play is not None or s.play(0) is not None
    if acting.abilities and acting.whenevers and not left and used:
        return set()  # it could have been an ability of the card
    return {it.name for it in acting.whenevers if not it.book}


def play(decks: Sequence[Deck], seed: int, unfired: set[Any], said: Said) -> None:
    teams = 2 if len(decks) == 4 else 0
    s, seeker = new_game(decks, teams=teams), Seeker(seed, unfired)
    s.log = []
    while not s.over():
        if s.at_chance():
            option = seeker.draw(s)
        else:
            said.look(s)
            option = seeker.choose(s)
        unfired -= watch(s, option, unfired)


def test_no_card_never_fires_and_all_that_it_asks_has_answers_one_can_read() -> None:
    unfired = {it for card in CARDS.values() for it in all_of(card)}
    said = Said("doomtrooper", often=3)
    for seed in range(GAMES):
        if not unfired:
            break
        players = 4 if seed % EVERY_NTH == 0 else 2  # four are two teams
        decks = [parade(2 * seed + seat, unfired) for seat in range(players)]
        play(decks if seed >= SHIPPED else TOURNAMENT, seed, unfired, said)
    assert not unfired
    assert len(said.times) > 100  # kinds of questions
