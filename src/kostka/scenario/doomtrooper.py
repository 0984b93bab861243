"""Doomtrooper on the stage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.rules import KEEP_HAND, MayTakeANewHand
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import AnArea, APlayer, Yourself
from kostka.games.doomtrooper.terms import NOTHING, OUTPOST, WARRIOR
from kostka.kernel.record import shown
from kostka.kernel.state import State
from kostka.scenario.prop import NEXT_TURN, Prop, seats_of
from kostka.scenario.table import Table
from kostka.sight import JUDGE, view
from kostka.sight.doomtrooper import PHASES, STEPS

MOST: Final = 999
PILES: Final = ("hand", "pile", "buried", "gone", "deck")
IN_PLAY: Final = ("troop", "before")
STATES: Final = ("wounded", "covered", "outpost")
FIELDS: Final = ("destiny", "promotion", "bears", *STATES, *IN_PLAY, *PILES)
VALUES: Final = ("fight", "shoot", "armour", "value")


class Doomtrooper(Prop):
    quiet = ("no-more-actions", "keep", "no-warzone", "give-up", "destiny 0")
    places = (*dict.fromkeys(STEPS), *PHASES, NEXT_TURN)

    def start(self, s: State, seat: int) -> None:
        assert isinstance(s, Fight)
        s.choose(seat)
        while s.at_chance():  # opening hands, which go back at once
            s.choose(s.options()[0])
        while isinstance(s.question(), MayTakeANewHand):
            s.choose(KEEP_HAND)
        for each in range(s.seats()):
            s.decks[each] = ordered(s.decks[each] + s.hands[each])
            s.hands[each] = []
        s.offered = None

    def place(self, s: State, position: Table) -> None:
        assert isinstance(s, Fight)
        position.only("turns", "seat")
        if position.has("turns"):
            s.turns = position.numbers("turns", s.seats(), 0, MOST)
            s.draws = s.turns.copy()
        for seat, table in seats_of(s, position):
            place_seat(s, seat, table)
        s.offered = None

    def phase(self, s: State) -> str | None:
        found: str | None = view(s, JUDGE).plain()["phase"]
        return found

    def mark(self, s: State) -> int:
        assert isinstance(s, Fight)
        return sum(s.turns)

    def values(self, s: State) -> dict[str, Any]:
        found = super().values(s)
        found["warriors"] = {
            piece["name"]: {
                **dict(zip(VALUES, piece["values"], strict=True)),
                "area": piece["area"],
                "covered": piece["down"],
                "wounded": piece["wounded"],
                "by": piece["by"],
                "bears": [each["card"] for each in found["table"] if each["on"] == piece["number"]],
            }
            for piece in found["table"]
            if piece["warrior"]
        }
        found["troop"] = [
            [piece["name"] for piece in found["table"] if piece["warrior"] and piece["by"] == seat]
            for seat in range(s.seats())
        ]
        found["duel"] = found["duels"][-1] if found["duels"] else None
        return found


def ordered(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: card.key)


def all_of(s: Fight, seat: int) -> list[Card]:
    """Every card of this player, wherever it is."""
    places = (s.hands, s.decks, s.piles, s.buried, s.gone, s.sides)
    veiled = [card for owner, card in s.veiled if owner == seat]
    return (
        [card for place in places for card in place[seat]]
        + veiled
        + [piece.itself() for piece in s.table if piece.owner == seat]
    )


def place_seat(s: Fight, seat: int, table: Table) -> None:
    table.only(*FIELDS)
    if table.has("destiny"):
        s.destiny[seat] = table.number("destiny", 0, MOST)
    if table.has("promotion"):
        s.promotion[seat] = table.number("promotion", 0, s.target - 1)
    if any(table.has(field) for field in (*IN_PLAY, "bears", *PILES)):
        place_cards(s, seat, table)
    if table.has("wounded"):
        for name in table.texts("wounded"):
            s.wound(find_warrior(s, seat, table, "wounded", name), None)
    if table.has("outpost"):
        for name in table.texts("outpost"):
            twin = s.warrior(find_warrior(s, seat, table, "outpost", name)).twin()
            twin.area = OUTPOST
            s.put(twin)
            s.opened = True
    if table.has("covered"):
        for name in table.texts("covered"):
            s.cover(find_warrior(s, seat, table, "covered", name), None)
    s.news = []  # laying the table is no event of the game


def place_cards(s: Fight, seat: int, table: Table) -> None:
    """Those that are named where they belong; the others into the deck, or, with `deck`, the pile.

    What the player's deck lacks comes from outside, as if he had brought it along.  Without `troop`
    the warriors stay as they were, with all that lies on them and before him.
    """
    left = Counter(all_of(s, seat))

    def taken(where: Table, field: str) -> list[Card]:
        found = []
        for key in where.texts(field) if where.has(field) else ():
            card = called(where, field, key)
            if left[card]:
                left[card] -= 1
            found.append(card)
        return found

    if table.has("troop"):
        lying = {piece.number for piece in s.table if piece.by == seat}
        s.table = [it for it in s.table if it.by != seat and it.on not in lying]
        s.survey = None
        for card in taken(table, "troop"):
            if card.kind is not WARRIOR:
                raise table.wrong("troop", f"{card.key} is no warrior")
            s.enter(card, seat, NOTHING, NOTHING, 1)
    else:
        left -= Counter([piece.card for piece in s.table if piece.by == seat])
    for card in taken(table, "before"):
        if isinstance(card.on, OnAPiece):
            raise table.wrong("before", f"{card.key} lies on a warrior, see 'bears'")
        lay_before(s, seat, card)
    bears = table.table("bears")
    for name in bears.values:
        bearer = find_warrior(s, seat, bears, name, name)
        for card in taken(bears, name):
            s.enter(card, seat, bearer, NOTHING, 1)
    piles = {field: taken(table, field) for field in PILES}
    rest = ordered(list(left.elements()))
    s.sides[seat] = []
    s.hands[seat], s.buried[seat], s.gone[seat] = piles["hand"], piles["buried"], piles["gone"]
    s.piles[seat] = piles["pile"] + (rest if table.has("deck") else [])
    s.decks[seat] = ordered(piles["deck"]) if table.has("deck") else rest


def called(where: Table, field: str, key: str) -> Card:
    """Any card of the game, by its name in the notation."""
    name = key.strip().lower().replace("_", "-")
    if name in CARDS:
        return CARDS[name]
    near = get_close_matches(name, list(CARDS), 3)
    perhaps = f"; perhaps {', '.join(near)}" if near else ""
    raise where.wrong(field, f"there is no card called {shown(key)}{perhaps}")


def lay_before(s: Fight, seat: int, card: Card) -> None:
    """On the player, at the first area where it may lie, or, if it is played on nothing, before
    him as a card for the whole game."""
    on = card.on
    area = on.areas[0] if isinstance(on, AnArea) and card.area is None else card.area
    his = isinstance(on, (APlayer, Yourself, AnArea)) or card.area is not None
    s.enter(card, seat, NOTHING, seat if his else NOTHING, 1, area)


def find_warrior(s: Fight, seat: int, table: Table, field: str, name: str) -> int:
    """By his card, or by his card and number such as `clansman 2`."""
    named: dict[str, Piece] = {s.name(piece.number): piece for piece in s.troop(seat)}
    return int(named[table.one_of(field, name, tuple(named), "warrior of this player")].number)
