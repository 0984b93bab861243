"""All of Doomtrooper's one fight in one place: cards, the index of rules, saving and beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kostka.games.doomtrooper import duel, play, rules, state, targets, values, verbs
from kostka.games.doomtrooper.cards import decks
from kostka.games.doomtrooper.cards.others import OTHERS
from kostka.games.doomtrooper.cards.specials import SPECIALS
from kostka.games.doomtrooper.cards.warriors import WARRIORS
from kostka.games.doomtrooper.state import Card, Deck, Fight, Piece
from kostka.kernel.game import Game, Mistake, Setup, known
from kostka.kernel.save import Shelf
from kostka.kernel.step import Named, Rule, Word, index

CARDS: Final[dict[str, Card]] = {card.key: card for card in (*WARRIORS, *SPECIALS, *OTHERS)}
DECKS: Final[dict[str, Deck]] = {deck.key: deck for deck in decks.DECKS}

LIMIT: Final = 200  # turns of all players, the time limit of one fight: DOOM-SETUP-09
TARGET: Final = 20  # promotion points to win one fight; a whole game has 40: DOOM-SETUP-08

RULES: Final[dict[str, Rule]] = index(
    rules.SET_UP,
    rules.OPENING_HAND,
    rules.TURN,
    duel.DUEL,
    play.PLAY,
    *[card.rule for card in CARDS.values()],
)


def _things() -> list[Named]:
    found: list[Named] = [
        thing
        for room in (state, values, targets, play, verbs, duel, rules)
        for thing in vars(room).values()
        if isinstance(thing, (Word, state.Value))
    ]
    return list(dict.fromkeys([*found, *CARDS.values()]))


SHELF: Final = Shelf(
    RULES,
    _things(),
    {
        state.Fight: (
            *("target", "hands", "decks", "piles", "buried", "gone", "table", "destiny"),
            *("promotion", "turns", "clocks", "circle", "serial", "decide_at", "result"),
            *("stack", "seat", "limit"),
        ),
        state.Piece: ("number", "card", "by", "on", "player", "n", "wounded"),
        state.Award: ("seat", "points", "own", "destiny", "promotion"),
        state.Duel: (
            *("had", "attacker", "defender", "defending", "tactic", "zone", "cards", "fates"),
            *("struck", "waiting", "dead", "awards"),
        ),
        state.Played: ("target", "n", "cancelled", "stays"),
        state.Turn: ("actions",),
    },
)


def new_game(chosen: Sequence[Deck], target: int = TARGET, limit: int = LIMIT) -> Fight:
    """The troops on the table, and the first question asked: chance says who starts."""
    seats = range(len(chosen))
    table: list[Piece] = []
    for seat, deck in enumerate(chosen):
        for card in deck.troop:
            table.append(Piece(len(table) + 1, card, seat))
    s = Fight(
        target,
        [[] for _ in seats],
        [list(deck.cards) for deck in chosen],
        [[] for _ in seats],
        [[] for _ in seats],
        [[] for _ in seats],
        table,
        [state.START_DESTINY for _ in seats],
        [0 for _ in seats],
        [0 for _ in seats],
        [0 for _ in seats],
        list(seats),
        len(table),
        0,
        state.UNDECIDED,
        [],
        limit=limit,
    )
    s.open(rules.SET_UP, 0, None)
    s.advance()
    return s


SETUPS: Final = ("decks", "target", "limit")


def begin(setup: Setup) -> Fight:
    """A game from a set-up such as `decks=clans,kohort-of-ilian target=20 limit=200`."""
    for key in setup:
        if key not in SETUPS:
            there = ", ".join(SETUPS)
            raise Mistake(f"Doomtrooper has no set-up called {key!r}; there are: {there}.")
    names = [known(deck, DECKS, "deck") for deck in setup.get("decks", tuple(DECKS)[:2])]
    if len(names) < 2:
        raise Mistake("A fight is for two players or more.")
    if len(set(names)) < len(names):
        raise Mistake("A Personality can be on the table only once, so take different decks.")
    target = _number(setup, "target", TARGET, "promotion points")
    limit = _number(setup, "limit", LIMIT, "turns")
    return new_game([DECKS[name] for name in names], target, limit)


def _number(setup: Setup, key: str, usual: int, what: str) -> int:
    values = ",".join(setup.get(key, (str(usual),)))
    if not values.isdecimal() or len(values) > 4 or not int(values):
        raise Mistake(f"The {key} must be a number of {what} up to 9999, not {values!r}.")
    return int(values)


GAME: Final = Game(
    "doomtrooper",
    rules="1",
    shelf=SHELF,
    new=begin,
    examples={
        "fight": {"decks": ("clans", "kohort-of-ilian")},
        "fight-of-three": {"decks": ("clans", "kohort-of-ilian", "marines")},
    },
    rulings=tuple(
        f"DOOM-AMB-{n:02d}"
        for n in (
            *(4, 5, 6, 7, 9, 10, 12, 13, 14, 44, 50, 51, 52, 54, 56, 57, 58, 63, 64, 65),
            *(68, 69, 70, 71, 76, 77, 86, 90, 92),
        )
    ),
    part="one fight, a first part of the game",
)
