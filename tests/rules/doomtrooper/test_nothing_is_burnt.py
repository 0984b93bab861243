"""DOOM-PLAY-01, DOOM-AMB-71: no card of the game may be played on what it can do nothing to."""

from __future__ import annotations

from typing import Final

import pytest

from kostka.games.doomtrooper.aims import Answering, NoTarget, OnAPiece
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import Immune
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.targets import ANY_WARRIOR
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    APOSTLES,
    BROTHERHOOD,
    GIFT,
    NOTHING,
    SPECIAL,
    TYPES,
    WARRIOR,
)
from kostka.games.doomtrooper.verbs import Stays
from tests.rules.doomtrooper.stage import Stage

ROMAN, MARTIN = 0, 1
proves = pytest.mark.proves
SHELL: Final = Card(  # whoever has it is immune to whatever others play
    "shell",
    SPECIAL,
    AT_ANY_TIME,
    ANY_WARRIOR,
    Stays(*[Immune(kind) for kind in (*TYPES, GIFT, *APOSTLES)]),
)
AIMED: Final = [
    card for card in CARDS.values() if isinstance(card.on, OnAPiece) and card.kind is not WARRIOR
]
WARRIORS: Final = [card for card in CARDS.values() if card.kind is WARRIOR]


MAGE: Final = warrior("own-mage", BROTHERHOOD, (5, 5, 5, 5), casts=ALL_ASPECTS)


def facing(foe: Card, immune: bool, duelling: bool) -> Stage | None:
    """Martin has this warrior and nothing else; Roman may have attacked him, if he could."""
    shells = [(SHELL, MARTIN, foe.key)] if immune else []
    stage = Stage([MAGE], [foe], destiny=[99, 99], on_warriors=shells)
    if not duelling:
        return stage
    if stage.refuses("attack"):
        return None
    stage.do("attack", "attacker own-mage", f"defender {foe.key}").pass_window()
    if stage.s.duel() is None:
        return None
    stage.do(stage.moves()[0])
    while stage.where()[-1] not in ("modifiers", "action step"):
        stage.move(stage.moves()[0])
    return stage if stage.s.duel() is not None else None


def aimed_at_him(stage: Stage | None) -> set[str]:
    """The cards that Roman could play on Martin's warrior, wherever they come from."""
    if stage is None:
        return set()
    number = next(int(it.number) for it in stage.s.troop(MARTIN))
    return {card.key for card in AIMED if number in card.on.all(stage.s, ROMAN, card, NOTHING)}


@proves("DOOM-PLAY-01", "DOOM-AMB-71", "DOOM-IMM-01")
@pytest.mark.parametrize("duelling", [False, True])
def test_whoever_is_immune_to_everything_is_no_target_of_any_card(duelling: bool) -> None:
    usual: set[str] = set()
    burnt: set[str] = set()
    for foe in WARRIORS:
        usual |= aimed_at_him(facing(foe, False, duelling))
        burnt |= aimed_at_him(facing(foe, True, duelling))
    assert burnt == set()
    assert len(usual) > 100, "which says something only of the cards that could be played on others"


@proves("DOOM-PLAY-01")
def test_on_an_empty_table_no_card_has_a_piece_to_be_played_on() -> None:
    stage = Stage([], [], destiny=[99, 99])
    there = [card for card in CARDS.values() if not isinstance(card.on, (NoTarget, Answering))]
    played = [
        card.key
        for card in there
        if isinstance(card.on, OnAPiece) and not card.on.none(stage.s, ROMAN, card, NOTHING)
    ]
    assert played == [] and len(there) > len(AIMED)
