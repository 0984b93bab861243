"""What a position promises to somebody who knows the game: for the bots of levels 4 and 5.

The written value counts what lies there.  This one also asks what destiny points are still good
for, who could be attacked next and by whom nobody can be hurt, and which cards are of no use.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.legal import (
    AT_ANY_TIME,
    AT_TURN_START,
    BEFORE_ACTIONS,
    OUTSIDE_DUELS,
)
from kostka.games.doomtrooper.ready import across_the_line, bars_duels
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    DRAWN,
    NOTHING,
    TECHNICAL,
    UNHURT,
    WARRIOR,
)
from kostka.games.doomtrooper.value import (
    WON,
    WRITTEN,
    Fighter,
    Scales,
    best_attack,
    best_tactic,
    fighters_of,
    profit,
    under_way,
)

AT_LEISURE: Final = (AT_ANY_TIME, OUTSIDE_DUELS, AT_TURN_START, BEFORE_ACTIONS)
GUESSED_NEED: Final = 8  # destiny points that somebody can spend whose hand is not seen


@final
class Insight:
    """By what one weighs a position besides the scales."""

    def __init__(
        self,
        scales: Scales = WRITTEN,
        needed: int = 130,
        first: int = 5,
        useful: int = 90,
        spare: int = 5,
        feared: int = 40,
        hoped: int = 20,
        safe: int = 0,
        prey: int = 0,
        clean: int = 0,
        champion: int = 100,
        ready: int = 60,
    ) -> None:
        self.scales = scales
        self.needed: i64 = needed  # one of the first destiny points
        self.first: i64 = first  # so many are the first
        self.useful: i64 = useful  # a further one that one's hand can spend
        self.spare: i64 = spare  # one that it cannot
        self.feared: i64 = feared  # percent of the best attack of who is next
        self.hoped: i64 = hoped  # percent of the best attack of who has to wait for another turn
        self.safe: i64 = safe  # for each point of value of a warrior whom no opponent can hurt
        self.prey: i64 = prey  # of an opponent's warrior whom one could hurt
        self.clean: i64 = clean  # the same, without being hurt
        self.champion: i64 = champion  # for each point of one's strongest attack
        self.ready: i64 = ready  # percent of the fear to have nobody, if one can pay for somebody


def scales(
    card: int = 20,
    in_play: int = 110,
    armoured: int = 35,
    strong: int = 40,
    deadly: int = 250,
    fights: int = 250,
    lying: int = 250,
    nobody: int = -1200,
) -> Scales:
    """Cards are drawn anew, so they are worth little; strength and being there at all more."""
    return Scales(
        promotion=300,
        destiny=100,
        riches=25,
        card=card,
        action=90,
        in_play=in_play,
        armoured=armoured,
        strong=strong,
        deadly=deadly,
        fights=fights,
        unseen=300,
        idle=40,
        lying=lying,
        attached=30,
        cursed=-300,
        near=400,
        stuck=0,
        nobody=nobody,
    )


PLAIN: Final = Insight(  # by the written scales, and no more
    needed=100, useful=100, spare=25, feared=0, hoped=0, champion=0, ready=0
)
WARY: Final = Insight(scales(), feared=40, hoped=20, prey=25, clean=15, champion=60)


def of_prospects(s: Fight, seat: int, by: Insight) -> int:
    """What the position is worth to this seat against the best of the others."""
    if s.over():
        if s.result in (DRAWN, TECHNICAL):
            return 0
        return WON if s.result == seat else -WON
    fighters = fighters_of(s, by.scales)
    gains = under_way(s, fighters, by.scales)
    if not bars_duels(s):
        active = int(s.active())
        for other in s.circle:
            share = by.hoped if other == active else by.feared
            gains[other] += best_attack(s, fighters, other, by.scales) * int(share) // 100
    best = -WON
    for other in s.circle:
        if other != seat:
            best = max(best, _of_seat(s, other, fighters, by, False) + gains[other])
    return _of_seat(s, seat, fighters, by, True) + gains[seat] - best


def _of_seat(s: Fight, seat: int, fighters: list[Fighter], by: Insight, known: bool) -> int:
    """What a seat has on the table, in hand and in points; whose hand is not known has any."""
    scales = by.scales
    promotion: i64 = s.promotion[seat]
    total = scales.promotion * promotion
    total += scales.near * promotion // max(1, s.target - promotion)
    total += _purse(s, seat, by, known) - 2 * scales.destiny * s.debts[seat]
    ready = False
    strongest = 0
    for fighter in fighters:
        if fighter.by == seat:
            ready = ready or fighter.fights
            total += fighter.worth
            if fighter.fights:
                for tactic in fighter.tactics:
                    strongest = max(strongest, fighter.values[tactic.place])
            if by.safe and not _in_danger(fighter, fighters):
                total += by.safe * max(0, fighter.values[3])
    total += by.champion * strongest
    if by.prey or by.clean:
        total += _prey(seat, fighters, by)
    for piece in s.table:
        if piece.unpaid:
            if piece.by == seat:
                ready = True
                total += scales.unseen
        elif piece.card.kind is not WARRIOR:
            if piece.on != NOTHING:
                total += scales.attached if piece.by == seat else 0
            elif piece.by == seat and piece.player in (seat, NOTHING):
                total += scales.lying
            elif piece.player == seat:
                total += scales.cursed
    if not ready:
        total += scales.nobody
        if known and _can_deploy(s, seat):
            total -= by.ready * scales.nobody // 100
    return int(total)


def _can_deploy(s: Fight, seat: int) -> bool:
    """Whether one can pay for a warrior in one's hand."""
    for card in s.hands[seat]:
        if card.kind is WARRIOR and card.cost <= s.destiny[seat]:
            return True
    return False


def _purse(s: Fight, seat: int, by: Insight, known: bool) -> i64:
    """What cards and destiny points are worth: such as the hand can spend more."""
    hand = s.hands[seat]
    destiny: i64 = s.destiny[seat]
    need: i64 = GUESSED_NEED
    total: i64 = by.scales.card * len(hand)
    if known:
        need = 0
        for card in hand:
            if card.when.acts:
                need += card.cost
    first = min(destiny, by.first)
    useful = max(0, min(destiny, need) - first)
    return total + by.needed * first + by.useful * useful + by.spare * (destiny - first - useful)


def _in_danger(one: Fighter, fighters: list[Fighter]) -> bool:
    """Whether some opponent could hurt him in a duel."""
    if not one.target:
        return False
    for foe in fighters:
        if foe.by != one.by and foe.fights and not across_the_line(foe.warrior, one.warrior):
            for tactic in foe.tactics:
                if tactic in one.tactics and foe.values[tactic.place] >= one.values[2]:
                    return True
    return False


def _prey(seat: int, fighters: list[Fighter], by: Insight) -> i64:
    """Whom the seat could hurt, sooner or later."""
    total: i64 = 0
    for foe in fighters:
        if foe.by == seat or not foe.target:
            continue
        hurt = clean = False
        for one in fighters:
            if one.by == seat and one.fights and not across_the_line(one.warrior, foe.warrior):
                fates = best_tactic(one, foe)
                if fates[1] != UNHURT:
                    hurt = True
                    clean = clean or fates[0] == UNHURT
        value = max(0, foe.values[3])
        total += (by.prey * value if hurt else 0) + (by.clean * value if clean else 0)
    return total


# --- Whom to attack -----------------------------------------------------------------------------


def promising_attackers(s: Fight, numbers: list[int], by: Insight, most: int) -> list[int]:
    """Those of one's warriors whose best duel promises most, if nobody plays a card."""
    fighters = fighters_of(s, by.scales)
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


def promising_defenders(s: Fight, numbers: list[int], by: Insight, most: int) -> list[int]:
    """Those against whom the attacker who is named gains most, if nobody plays a card."""
    duel = s.duel()
    fighters = fighters_of(s, by.scales)
    ranked: list[tuple[int, int]] = []
    for one in fighters:
        if duel is not None and one.number == duel.attacker:
            for foe in fighters:
                if int(foe.number) in numbers:
                    worth = profit(one, foe, best_tactic(one, foe))
                    ranked.append((-worth, int(foe.number)))
    ranked.sort()
    return [number for _, number in ranked[:most]]


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
