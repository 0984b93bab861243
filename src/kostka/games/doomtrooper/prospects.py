"""What a position promises to somebody who knows the game: for the bots of levels 4 and 5.

The written value counts what lies there.  This one also asks what destiny points are still good
for, whom to think of first in a duel, and which cards are of no use.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.legal import (
    AT_ANY_TIME,
    AT_TURN_START,
    BEFORE_ACTIONS,
    OUTSIDE_DUELS,
)
from kostka.games.doomtrooper.ready import across_the_line
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING, WARRIOR
from kostka.games.doomtrooper.value import (
    WON,
    Scales,
    best_tactic,
    fighters_of,
    of_the_end,
    on_the_table,
    profit,
    under_way,
)

AT_LEISURE: Final = (AT_ANY_TIME, OUTSIDE_DUELS, AT_TURN_START, BEFORE_ACTIONS)
ALWAYS_NEEDED: Final = 5  # destiny points, whatever is in hand
GUESSED_NEED: Final = 8  # destiny points that somebody can spend whose hand is not seen

# What lies on the table stays there, and works every turn: a regression over games between equal
# decks finds it worth several times what we had written, and so do the games that are won by it.
SEASONED: Final = Scales(
    promotion=300,
    destiny=100,
    riches=25,
    card=60,
    action=90,
    in_play=160,
    armoured=25,
    strong=30,
    deadly=60,
    fights=0,
    unseen=300,
    idle=40,
    lying=1000,
    attached=250,
    cursed=-300,
    near=400,
    stuck=0,
    nobody=-600,
    champion=60,
    feared=50,
)


def of_prospects(s: Fight, seat: int, by: Scales) -> int:
    """What the position is worth to this seat against the best of the others."""
    if s.over():
        return of_the_end(s, seat)
    fighters = fighters_of(s, by)
    gains = under_way(s, fighters, by)
    best = -WON
    rest = 0
    for other in s.circle:
        if other != seat:
            theirs = on_the_table(s, other, fighters, by) + _purse(s, other, by, False)
            worth = int(theirs) + gains[other]
            best = max(best, worth)
            rest += worth if s.allied(other, seat) else -worth
    mine = on_the_table(s, seat, fighters, by) + _purse(s, seat, by, True)
    return int(mine) + gains[seat] + (rest if s.teams else -best)


def _purse(s: Fight, seat: int, by: Scales, known: bool) -> i64:
    """What cards and destiny points are worth: such as the hand can spend more.  Whose hand is not
    known has any."""
    hand = s.hands[seat]
    destiny: i64 = s.destiny[seat]
    need: i64 = GUESSED_NEED
    if known:
        need = 0
        for card in hand:
            if card.when.acts:
                need += card.cost
    spent = min(destiny, max(need, ALWAYS_NEEDED))
    return by.card * len(hand) + by.destiny * spent + by.riches * (destiny - spent)


# --- Whom to attack -----------------------------------------------------------------------------


def promising_attackers(s: Fight, numbers: list[int], by: Scales, most: int) -> list[int]:
    """Those of one's warriors whose best duel promises most, if nobody plays a card."""
    fighters = fighters_of(s, by)
    ranked: list[tuple[int, int]] = []
    for one in fighters:
        if int(one.number) in numbers:
            best = -WON
            for foe in fighters:
                if (
                    foe.by != one.by
                    and foe.target
                    and not across_the_line(one.warrior, foe.warrior)
                ):
                    best = max(best, profit(one, foe, best_tactic(one, foe)))
            ranked.append((-best, int(one.number)))
    ranked.sort()
    return [number for _, number in ranked[:most]]


def promising_defenders(s: Fight, numbers: list[int], by: Scales, most: int) -> list[int]:
    """Those against whom the attacker who is named gains most, if nobody plays a card."""
    duel = s.duel()
    fighters = fighters_of(s, by)
    ranked: list[tuple[int, int]] = []
    for one in fighters:
        if duel is not None and one.number == duel.attacker:
            for foe in fighters:
                if int(foe.number) in numbers:
                    worth = profit(one, foe, best_tactic(one, foe))
                    ranked.append((-worth, int(foe.number)))
    ranked.sort()
    return [number for _, number in ranked[:most]]


# --- Warriors one cannot pay for ----------------------------------------------------------------


def missing_points(s: Fight, seat: int) -> int:
    """Destiny points that one lacks for the next warrior of one's hand; 0 if there is none."""
    costs = [card.cost for card in s.hands[seat] if card.kind is WARRIOR]
    dearer = [int(cost) - s.destiny[seat] for cost in costs if cost > s.destiny[seat]]
    return min(dearer, default=0)


def can_begin(s: Fight, seat: int) -> bool:
    """Whether one can pay for any warrior of one's hand."""
    return any([it.kind is WARRIOR and it.cost <= s.destiny[seat] for it in s.hands[seat]])


def outnumbers(s: Fight, seat: int) -> bool:
    """Whether one has clearly more warriors than any opponent."""
    most = max([len(s.troop(other)) for other in s.foes(seat)], default=0)
    return len(s.troop(seat)) > most + 1


# --- Cards that are of no use -------------------------------------------------------------------


def least_useful(s: Fight, seat: int, cards: list[Card]) -> list[Card]:
    """Cards of one's own hand, the one first that one would miss least."""
    ranked = [(usefulness(s, seat, card), card.key, card) for card in cards]
    ranked.sort(key=_by_use)
    return [card for _, _, card in ranked]


def _by_use(it: tuple[int, str, Card]) -> tuple[int, str]:
    return it[0], it[1]


def usefulness(s: Fight, seat: int, card: Card) -> int:
    """Roughly what a card in hand is worth, 100 being a warrior one can pay for."""
    if card.unique and s.copy_in_play(card):
        return 5
    missing = max(0, int(card.cost) - s.destiny[seat])
    if card.kind is WARRIOR:
        return 100 + 4 * int(card.cost) - 12 * max(0, missing - 3)
    again = 10 * (s.hands[seat].count(card) - 1)  # another copy
    if card.aspect is not None and not _can_cast(s, seat):
        return 20 - again
    if card.when.acts:
        barred = any([not need.fact.true(s, seat) for need in card.needs])
        worth = 35 if barred or card.on.none(s, seat, card, NOTHING) else 75
    elif card.when in AT_LEISURE:
        worth = 45  # whoever has not played it yet had no use for it
    else:
        worth = 65
    return worth - again - 6 * max(0, missing - 2)


def _can_cast(s: Fight, seat: int) -> bool:
    return any([bool(it.card.casts) for it in s.troop(seat)])
