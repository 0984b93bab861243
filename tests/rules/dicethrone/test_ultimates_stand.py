"""No token and no card of any hero stops or lowers an ultimate once it is activated: THR-ULT-03."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from kostka.games.dicethrone.cards import COMMON
from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.play import RESPONSES
from kostka.games.dicethrone.printed import Ability, Card, Hero, Level, Row, Shows, Symbol, Token
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import (
    DAMAGED,
    DEFENCE,
    NEGATIVE,
    POSITIVE,
    ULTIMATE_ABILITY,
)
from kostka.games.dicethrone.verbs_damage import Deal, Prevent
from kostka.games.dicethrone.verbs_tokens import Gain, Inflict
from kostka.kernel.step import PASS
from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves

SAND: Final = Symbol("sand", 1, 2, 3, 4, 5, 6)
LAUREL: Final = Token("laurel", POSITIVE, 1)
SHAME: Final = Token("shame", NEGATIVE, 1)
LAST_WORD: Final = Ability(
    "last-word",
    ULTIMATE_ABILITY,
    Level(Row(Shows((5, SAND)), Gain(LAUREL), Inflict(SHAME), Deal(11)), conf="test"),
)
SILENCE: Final = Ability("silence", DEFENCE, Level(dice=1, does=(Prevent(1),), conf="test"))
ORATOR: Final = Hero(
    "orator",
    complexity=1,
    faces=(SAND,) * 6,
    abilities=(LAST_WORD, SILENCE),
    tokens=(LAUREL, SHAME),
    cards=(),
    common=COMMON,
)

TOKENS: Final = [
    pytest.param(hero, token, id=f"{hero.key}-{token.key}")
    for hero in HEROES.values()
    for token in hero.tokens
]
CARDS: Final = [
    pytest.param(hero, card, id=f"{hero.key}-{card.key}")
    for hero in HEROES.values()
    for card in hero.deck
]


def announced(foe: Hero) -> Stage:
    """The orator has announced the ultimate, and everybody may respond."""
    return Stage(ORATOR, foe).do("roll", "1 2 3 4 5", "announce last-word")


def answers(s: Battle, plays: bool) -> list[Any]:
    """What is looked at of what can happen now; the orator does nothing besides."""
    options = list(s.options())
    if s.at_chance():
        return options if len(options) <= 6 else [options[0], options[-1]]
    if int(s.seat) == 0:
        again = [each for each in options if isinstance(each, Row)]
        return [PASS] if PASS in options else again or options
    return options if plays or PASS not in options else [PASS]


def ends(s: Battle, plays: int = 0) -> Iterator[Battle]:
    """Every way to the end of the roll phase; the other makes up to so many plays."""
    while not s.over() and s.turn_notes().phase.key not in ("main-2", "discard"):
        found = answers(s, plays > 0)
        for option in found[1:]:
            other = s.clone()
            other.log = list(s.log or ())
            other.choose(option)
            mine = int(s.seat) == 1 and option is not PASS
            yield from ends(other, plays - 1 if mine else plays)
        s.choose(found[0])
    yield s


def stands(s: Battle) -> bool:
    """The ultimate has done all it says, and dealt no less."""
    told = [(event.word.key, int(event.seat), event.it) for event in s.log or ()]
    dealt = [
        event.n
        for event in s.log or ()
        if event.word is DAMAGED and event.seat == 1 and isinstance(event.source, Row)
    ]
    gained = [("token-gained", 0, LAUREL), ("token-gained", 1, SHAME)]
    return all([each in told for each in gained]) and bool(dealt) and min(dealt) >= 11


@proves("THR-ULT-03", "THR-ULT-06")
@pytest.mark.parametrize("hero, token", TOKENS)
@pytest.mark.parametrize("life", [50, 11])
def test_no_token_on_either_board_stops_or_lowers_it(hero: Hero, token: Token, life: int) -> None:
    for holder in (0, 1):
        stage = announced(hero).life(50, life)
        stage.s.boards[holder] += [token] * token.limit
        stage.s.offered = None
        for s in ends(stage.s):
            assert stands(s), (holder, s.health)
            assert s.over() == (life == 11)


@proves("THR-ULT-03", "THR-ULT-04")
@pytest.mark.parametrize("hero", HEROES.values(), ids=HEROES)
def test_once_it_is_activated_every_card_token_and_use_of_the_other_is_refused(hero: Hero) -> None:
    stage = announced(hero).pass_window().cp(1, 15)
    s = stage.s
    s.hands[1] = list(hero.deck)
    s.boards[1] += [token for token in hero.tokens if not token.base.stuns]
    s.prepared[1] = list(hero.spells)
    asked: set[int] = set()
    while stage.phase() != "main-2":
        asked.add(int(s.seat))
        for play in RESPONSES.plays(s, 1):
            assert RESPONSES.forbids(s, 1, play).startswith("THR-"), play
        assert RESPONSES.playable(s, 1) == [PASS]
        assert stage.skip()
    assert 1 not in asked
    assert stands(s)


@proves("THR-ULT-03", "THR-ULT-05")
@pytest.mark.parametrize("hero, card", CARDS)
def test_no_card_played_before_it_is_activated_weakens_it(hero: Hero, card: Card) -> None:
    stage = announced(hero).cp(1, 15)
    stage.s.hands[1] = [card]
    stage.s.boards[1] += [token for token in hero.tokens if token.status is POSITIVE]
    stage.s.offered = None
    for s in ends(stage.s, plays=1):
        assert stands(s), s.health
