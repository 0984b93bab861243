"""Everything comes up in play: each card is bought, claimed, used, drawn or met by bots."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from kostka.bots import bot
from kostka.games import GAMES
from kostka.games.plosinovka.card import (
    Artifact,
    BossCard,
    BossToken,
    Card,
    Enemy,
    Event,
    Hero,
    Item,
    Potion,
)
from kostka.games.plosinovka.cards.bosses import BOSSES
from kostka.kernel.chance import Rng
from kostka.kernel.step import CHANCE, Named
from kostka.sight import Seen
from kostka.words import book

PLAYED = 36
SETUPS = (
    {"players": ["3"], "artifacts": ["yes"], "tower": ["mixed"]},
    {"players": ["2"], "artifacts": ["yes"], "tower": ["creeping-void"]},
    {"players": ["1"]},
)
BY_RANDOM = 16  # games in which nobody saves gems for the boss as greedy players do
COMES_UP: dict[type, str] = {
    Item: "bought",
    Potion: "bought",
    Artifact: "claimed",
    Event: "event-shown",
    BossToken: "token-gained",
    BossCard: "boss-card-read",
    Enemy: "enemy-attacked",
}
THINGS = book("plosinovka").things


@cache
def happened() -> Counter[tuple[str, str]]:
    """How often each event was about each thing; two of three seats are greedy, one random."""
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(PLAYED):
        setup = {**SETUPS[seed % 3], "boss": [BOSSES[seed % 2].key]}
        found += told(setup, seed, ["random", "greedy", "greedy"])
    for seed in range(BY_RANDOM):
        found += told(SETUPS[1], seed, ["random"])
    return found


def told(setup: dict[str, list[str]], seed: int, kinds: list[str]) -> Counter[tuple[str, str]]:
    """The events of one game; who sits where differs from seed to seed."""
    s, luck = GAMES["plosinovka"].new(setup), Rng(seed)
    s.log = []
    sitting = [kinds[(seed + seat) % len(kinds)] for seat in range(s.seats())]
    bots = [bot(kind, seed * 9 + seat) for seat, kind in enumerate(sitting)]
    while not s.over():
        if s.seat == CHANCE:
            s.choose(s.roll(luck))
        else:
            s.choose(bots[s.seat].choose(Seen(s, int(s.seat))))
    things = [(event.word.key, event.it) for event in s.log]
    return Counter([(word, it.key) for word, it in things if isinstance(it, Named)])


@pytest.mark.parametrize("kind", COMES_UP, ids=lambda kind: kind.__name__)
def test_every_card_comes_up(kind: type) -> None:
    keys = [key for key, thing in THINGS.items() if type(thing) is kind]
    assert keys
    assert [key for key in keys if not happened()[COMES_UP[kind], key]] == []


def test_whatever_can_be_used_is_used() -> None:
    usable = (Hero, Item, Potion, Artifact)
    keys = [
        key
        for key, thing in THINGS.items()
        if isinstance(thing, Card) and isinstance(thing, usable) and thing.rule is not None
    ]
    assert [key for key in keys if not happened()["used", key]] == []


def test_both_bosses_are_defeated() -> None:
    assert happened()["defeated", "medusa"] and happened()["defeated", "daimyo-banzai"]
