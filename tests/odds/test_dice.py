"""Exact odds against plain enumeration, against chance itself, and against known figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from time import process_time

import pytest

from kostka.games.dicethrone.content import HEROES, new_game
from kostka.games.dicethrone.dice import COUNT, KEEPS, SHOWN, SIZE, STRAIGHT, WAYS, throw
from kostka.games.dicethrone.state import Battle
from kostka.kernel.chance import Rng
from kostka.odds.abilities import dice_missing, hint, naive_keeps, of_trigger, place_of, turned
from kostka.odds.dice import ROLLS, best_keep, distribution, over_rolls, with_rerolls

Dice = tuple[int, ...]


def claws(dice: Dice) -> int:
    return sum(die <= 3 for die in dice)


TRIGGERS: dict[str, Callable[[Dice], bool]] = {
    "two claws and two panthers": lambda dice: claws(dice) >= 2 and dice.count(6) >= 2,
    "four panthers": lambda dice: dice.count(6) >= 4,
    "small straight": lambda dice: STRAIGHT[place_of(dice)] >= 4,
    "large straight": lambda dice: STRAIGHT[place_of(dice)] >= 5,
    "five alike": lambda dice: len(set(dice)) == 1,
}


def table(trigger: Callable[[Dice], bool]) -> tuple[bool, ...]:
    return tuple([len(dice) == 5 and trigger(dice) for dice in SHOWN])


def enumerated(trigger: Callable[[Dice], bool], dice: Dice, rerolls: int) -> float:
    """Every keep and every throw of every keep, by the definition."""

    @cache
    def best(dice: Dice, left: int) -> float:
        if left == 0:
            return float(trigger(dice))
        return max(
            [mean(keep, left - 1) for keep in {SHOWN[place] for place in KEEPS[place_of(dice)]}]
        )

    @cache
    def mean(keep: Dice, left: int) -> float:
        missing = 5 - len(keep)
        total = 0.0
        for thrown in product(range(1, 7), repeat=missing):
            total += best(tuple(sorted((*keep, *thrown))), left)
        return total / float(6**missing)

    return float(best(tuple(sorted(dice)), rerolls))


@pytest.mark.parametrize("name", TRIGGERS)
def test_best_play_is_exact(name: str) -> None:
    trigger = TRIGGERS[name]
    for dice in ((1, 1, 2, 4, 6), (6, 6, 6, 6, 1), (2, 3, 4, 4, 6)):
        best, _, _ = of_trigger(table(trigger), dice, 1)
        assert abs(best - enumerated(trigger, dice, 1)) < 1e-12


def test_two_rerolls_are_exact() -> None:
    trigger = TRIGGERS["two claws and two panthers"]
    best, _, _ = of_trigger(table(trigger), (1, 1, 4, 6, 2), 2)
    assert abs(best - enumerated(trigger, (1, 1, 4, 6, 2), 2)) < 1e-12


def test_two_claws_and_two_panthers_from_the_first_roll() -> None:
    best, naive, _ = of_trigger(table(TRIGGERS["two claws and two panthers"]), None, 2)
    assert round(100 * best, 1) == 57.6
    assert round(100 * naive, 1) == 49.4


def test_the_naive_roller_keeps_what_is_needed_and_never_more() -> None:
    kept = naive_keeps(table(TRIGGERS["two claws and two panthers"]))
    for dice, keep in {
        (1, 2, 3, 4, 6): (1, 2, 6),
        (4, 4, 5, 5, 5): (),
        (1, 6, 6, 6, 6): (1, 6, 6),
        (1, 1, 6, 6, 6): (1, 1, 6, 6, 6),  # it is there: nothing is rolled again
    }.items():
        assert SHOWN[kept[place_of(dice)]] == keep


def test_what_is_missing_is_counted_without_dice_nobody_looks_at() -> None:
    missing = dice_missing(table(TRIGGERS["four panthers"]))
    assert missing[place_of(())] == 4
    assert missing[place_of((6, 6, 6))] == 1
    assert missing[place_of((6, 6, 6, 6))] == 0
    assert missing[place_of((1, 1))] == 9  # it can no longer be reached


def test_the_naive_roller_is_never_better() -> None:
    for trigger in TRIGGERS.values():
        for roll in ROLLS[::7]:
            best, naive, _ = of_trigger(table(trigger), SHOWN[roll], 2)
            assert naive <= best + 1e-12


def test_what_is_kept_reaches_the_promised_chance(compiled: bool) -> None:
    """10^6 throws where the engine is compiled, and fewer where they would take too long."""
    fits = table(TRIGGERS["two claws and two panthers"])
    worth = tuple([float(fit) for fit in fits])
    kept = {(roll, left): best_keep(roll, worth, left)[0] for roll in ROLLS for left in (1, 2)}
    luck, games, won = Rng(5), 1_000_000 if compiled else 40_000, 0
    for _ in range(games):
        roll = int(throw(5, 0, luck))
        for left in (2, 1):
            keep = kept[roll, left]
            roll = int(throw(5 - SIZE[keep], keep, luck))
        won += fits[roll]
    best, _, _ = of_trigger(fits, None, 2)
    assert abs(won - games * best) < 4 * (games * best * (1 - best)) ** 0.5


def test_the_distribution_adds_up_and_has_the_promised_mean() -> None:
    worth = tuple([float(sum(dice)) for dice in SHOWN])
    likely = distribution(worth, 2)
    assert abs(sum(likely) - 1) < 1e-12
    mean = sum([likely[roll] * worth[roll] for roll in ROLLS])
    assert abs(mean - over_rolls(with_rerolls(worth, 2))) < 1e-9
    assert sum(WAYS[roll] for roll in ROLLS) == 6**5


def test_a_hint_knows_the_upgrades() -> None:
    battle = new_game([HEROES["black-widow"], HEROES["black-panther"]])
    before = hint(battle, 0, (3, 3, 3, 1, 6), 2)
    (place,) = [a.place for a in HEROES["black-widow"].abilities if a.key == "baton-strike"]
    battle.levels[0][place] = 2
    after = hint(battle, 0, (3, 3, 3, 1, 6), 2)
    assert after.worth > before.worth
    assert len(after.lines) >= len(before.lines)


def battle_with(hand: Sequence[str], cp: int, foe_health: int) -> Battle:
    battle = new_game([HEROES["black-panther"], HEROES["black-widow"]])
    cards = {card.key: card for card in HEROES["black-panther"].deck}
    battle.hands[0] = [cards[key] for key in hand]
    battle.cp[0], battle.health[1] = cp, foe_health
    return battle


def test_a_hint_knows_the_hand() -> None:
    """A card that turns a die is worth something, but only to who can pay for it."""
    plain, rich, poor = (
        hint(battle_with(hand, cp, 50), 0, (1, 1, 4, 6, 2), 1).worth
        for hand, cp in (((), 2), (("so-wild",), 2), (("so-wild",), 1))
    )
    assert rich > plain == poor


def test_a_hint_knows_the_health_that_is_left() -> None:
    """The blow that defeats is worth more than a greater one that does not."""
    healthy = hint(battle_with((), 2, 50), 0, None, 2).worth
    dying = hint(battle_with((), 2, 3), 0, None, 2).worth
    assert dying > healthy + 5


def test_a_card_turns_one_die_and_no_more() -> None:
    cards = {card.key: card for card in HEROES["black-panther"].deck}
    assert [SHOWN[each] for each in turned(place_of((1, 1, 1, 1, 1)), cards["six-it"])] == [
        (1, 1, 1, 1, 6)
    ]
    assert len(turned(place_of((1, 2, 3, 4, 5)), cards["so-wild"])) == 25
    assert [SHOWN[each] for each in turned(place_of((6, 6, 6, 6, 6)), cards["tip-it"])] == [
        (5, 6, 6, 6, 6)
    ]


def test_a_query_takes_less_than_a_millisecond(compiled: bool) -> None:
    """For a payoff that was never asked for before; interpreted it may take ten."""
    payoffs = [
        tuple([float((place * n) % 97) for place in range(len(SHOWN))]) for n in range(2, 42)
    ]
    over_rolls(with_rerolls(payoffs[0], 2))
    begun = process_time()
    for payoff in payoffs[1:]:
        over_rolls(with_rerolls(payoff, 2))
    taken = (process_time() - begun) / len(payoffs[1:])
    assert taken < (0.001 if compiled else 0.01)


def test_six_faces_are_counted() -> None:
    assert COUNT[6][place_of((6, 6))] == 2
