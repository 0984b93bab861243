"""Dice Throne on the stage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from kostka.games.dicethrone.printed import Card, Hero, Token
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import MAX_CP, OVER_START, PHASES
from kostka.kernel.state import State
from kostka.scenario.prop import NEXT_TURN, Prop, seats_of
from kostka.scenario.table import Table

SUMS: Final = ("incoming", "subtotal", "total")
PILES: Final = ("hand", "pile", "top", "bottom", "deck")
FIELDS: Final = ("cp", "tokens", "levels", "prepared", *PILES)


class DiceThrone(Prop):
    quiet = ("no-ability", "no-defence", "stop", "no")
    places = (*[phase.key for phase in PHASES], NEXT_TURN)

    def start(self, s: State, seat: int) -> None:
        assert isinstance(s, Battle)
        for each in s.mode.order:
            s.choose(6 if each == seat else 1)
        while s.turn == 0:  # opening hands and what heroes prepare, which goes back at once
            s.choose(s.options()[0])
        for each in range(s.seats()):
            gather(s, each)
            prepare(s, each, ())

    def place(self, s: State, position: Table) -> None:
        assert isinstance(s, Battle)
        position.only("health", "seat")
        cap = s.mode.health + OVER_START
        if position.has("health"):
            s.health = position.numbers("health", len(s.health), 1, cap)
        for seat, table in seats_of(s, position):
            place_seat(s, seat, table)
        s.offered = None

    def phase(self, s: State) -> str | None:
        assert isinstance(s, Battle)
        return s.turn_notes().phase.key if s.turn > 0 else None  # the set-up has no phases

    def mark(self, s: State) -> int:
        assert isinstance(s, Battle)
        return int(s.turn)

    def values(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Battle)
        found = super().values(s)
        tokens = [token.key for hero in s.heroes for token in hero.tokens]
        none = dict.fromkeys(tokens, 0)
        found["tokens"] = [{**none, **Counter(each)} for each in found["tokens"]]
        found["dice"] = found["roll"]["dice"] if found.get("roll") else []
        for sum_ in SUMS:  # of the innermost sum that waits for each seat
            found[sum_] = [waiting(found["ledger"], seat, sum_) for seat in range(s.seats())]
        return found


def waiting(ledger: Sequence[dict[str, Any]], seat: int, sum_: str) -> int:
    for sums in ledger:
        if sums["seat"] == seat:
            return int(sums[sum_])
    return 0


def gather(s: Battle, seat: int) -> None:
    """All cards of this player back into the deck, but for those that lie on the board."""
    lying = s.upgrades[seat]
    s.decks[seat] = [card for card in s.heroes[seat].deck if card not in lying]
    s.hands[seat], s.tops[seat], s.bottoms[seat], s.piles[seat] = [], [], [], []
    s.known = [shown for shown in s.known if shown.owner != seat]
    s.offered = None


def prepare(s: Battle, seat: int, spells: Sequence[Card]) -> None:
    """These spells lie open, the others are in the side deck in no order yet."""
    s.prepared[seat] = list(spells)
    s.shelved[seat] = []
    s.spells[seat] = [spell for spell in s.heroes[seat].spells if spell not in spells]
    s.offered = None


def place_seat(s: Battle, seat: int, table: Table) -> None:
    table.only(*FIELDS)
    if table.has("cp"):
        s.cp[seat] = table.number("cp", 0, MAX_CP)
    if table.has("tokens"):
        place_tokens(s, seat, table.table("tokens"))
    if table.has("levels"):
        place_levels(s, seat, table.table("levels"))
    if table.has("prepared"):
        spells = {spell.key: spell for spell in s.heroes[seat].spells}
        named = [
            table.one_of("prepared", key, tuple(spells), "spell") for key in table.texts("prepared")
        ]
        if len(set(named)) < len(named):
            raise table.wrong("prepared", "a spell can be prepared only once")
        prepare(s, seat, [spells[key] for key in named])
    if any(table.has(pile) for pile in PILES):
        gather(s, seat)
        place_cards(s, seat, table)


def place_tokens(s: Battle, seat: int, table: Table) -> None:
    """Exactly so many of each token that is named."""
    known: dict[str, Token] = {token.key: token for hero in s.heroes for token in hero.tokens}
    for key in table.values:
        token = known[table.one_of(key, key, tuple(known), "token")]
        n = table.number(key, 0, token.base.limit)
        if token.out is not None:  # a companion that travels
            if n and s.holder(owner := owner_of(s, token), token) != seat:
                s.send(owner, token, seat)
                s.news = []
            continue
        s.boards[seat] = [each for each in s.boards[seat] if each is not token] + [token] * n
        if s.count(seat, token) > token.base.limit:
            raise table.wrong(key, f"there may be {token.base.limit} of both sides together")


def owner_of(s: Battle, companion: Token) -> int:
    return next(seat for seat, hero in enumerate(s.heroes) if companion in hero.tokens)


def places(s: Battle, seat: int) -> list[list[Card]]:
    return [s.hands[seat], s.decks[seat], s.tops[seat], s.bottoms[seat], s.piles[seat]]


def place_levels(s: Battle, seat: int, table: Table) -> None:
    """The upgrade card that gives the level lies on the board."""
    hero: Hero = s.heroes[seat]
    abilities = {ability.key: ability for ability in hero.abilities}
    for key in table.values:
        ability = abilities[table.one_of(key, key, tuple(abilities), "ability")]
        level = table.number(key, 1, len(ability.levels))
        s.levels[seat][ability.place] = level
        lying = [card for card in s.upgrades[seat] if card.upgrades is not ability]
        s.upgrades[seat] = lying
        for card in hero.cards:
            if card.upgrades is ability and card.level == level:
                for pile in places(s, seat):
                    if card in pile:
                        pile.remove(card)
                lying.append(card)


def place_cards(s: Battle, seat: int, table: Table) -> None:
    """From the deck to where they belong; with `deck`, what is left over goes to the pile."""
    piles: dict[str, list[Card]] = {}
    taken: list[Card] = []
    for field in PILES:
        piles[field] = []
        for key in table.texts(field) if table.has(field) else ():
            card = find_card(s, seat, table, field, key)
            if card in taken:
                raise table.wrong(field, f"{card.key} cannot be in two places")
            if card not in s.decks[seat]:
                raise table.wrong(field, f"{card.key} lies on the board")
            taken.append(card)
            piles[field].append(card)
    rest = [card for card in s.decks[seat] if card not in taken]
    s.hands[seat] = piles["hand"]
    s.tops[seat] = piles["top"][::-1]  # in the file the topmost stands first
    s.bottoms[seat] = piles["bottom"]
    s.piles[seat] = piles["pile"] + (rest if table.has("deck") else [])
    named = sorted(piles["deck"], key=lambda card: card.index)
    s.decks[seat] = named if table.has("deck") else rest


def find_card(s: Battle, seat: int, table: Table, field: str, key: str) -> Card:
    cards = {card.key: card for card in s.heroes[seat].deck}
    return cards[table.one_of(field, key, tuple(cards), "card")]
