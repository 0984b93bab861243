"""The cards of the tower: pictures that say where they are wrong, and thirty-two that are right."""

from __future__ import annotations

from collections import Counter

import pytest

from kostka.games.plosinovka.grid import (
    BOSS_START,
    BOSS_TOKEN,
    CREEPING_VOID,
    DREAD_FOREST,
    GEM,
    GOLD,
    PORTAL,
    SPAWN,
    STALL,
    TRAP,
    Level,
    TowerCard,
    level,
)
from kostka.games.plosinovka.pictures import (
    CARDS,
    BadPicture,
    of_boss,
    ordinary,
    parse,
    reachable,
)
from kostka.kernel.step import Word
from tests.rules.proves import proves

SMALL = """\
  e  Hg
+---+-H-+
  S |H^
+---+   +
"""


def refused(text: str, theme: Word = DREAD_FOREST) -> str:
    with pytest.raises(BadPicture) as found:
        parse("towers/x.txt", theme, text)
    return str(found.value)


# --- Reading a picture ------------------------------------------------------------------------


def test_a_picture_becomes_a_card() -> None:
    card = parse("towers/small.txt", DREAD_FOREST, SMALL)
    assert (card.key, card.width, card.height, card.boss) == ("small", 2, 2, False)
    assert card.content == (STALL, TRAP, SPAWN, GEM)
    assert card.platform == (True, False, True, True)
    assert card.through == (False, False, False, True)
    assert card.ladder == (False, True, False, True)
    assert card.wall == (True, False, False, False)


def test_an_unreachable_field_is_refused() -> None:
    closed = SMALL.replace("  e  Hg", "  e |Hg")
    assert refused(closed).endswith(
        "x.txt, row 2, column 1: nobody can come here from the lowest row"
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("  e  Hg", "  ?  Hg", "row 2, column 1: '?' is nothing a field can show"),
        ("  e  Hg", " Ke  Hg", "row 2, column 1: 'K' is no ladder"),
        ("  e  Hg", "  e /Hg", "row 2, column 1: only | may stand between two fields"),
        ("+---+-H-+", "+-=-+-H-+", "row 2, column 1: '-=-' is no floor"),
        ("+---+-H-+", "+---.-H-+", "row 2, column 1: a floor begins and ends with +"),
        ("+---+-H-+", "+   +-H-+", "row 2, column 1: no platform under an enemy"),
        ("  S |H^", "  S | ^", "row 2, column 2: no ladder below the one through this floor"),
        ("+---+   +", "+---+-H-+", "row 1, column 2: no ladder below the one through this floor"),
        ("+---+   +", "+   +   +", "row 1, column 1: no platform under a stall"),
        ("  S |H^", "  P |H^", "row 1, column 1: no portal belongs into dread-forest"),
        ("  S |H^", "  B |H^", "row 1, column 1: boss tokens are for boss-level cards"),
        ("  S |H^", "  X |H^", "row 1, column 2: the lowest row of a boss level is all platforms"),
        ("  S |H^", "  e |He", "row 1, column 2: no platform under an enemy"),
    ],
)
def test_a_wrong_picture_says_where_and_why(old: str, new: str, said: str) -> None:
    assert old in SMALL
    assert refused(SMALL.replace(old, new)) == f"towers/x.txt, {said}"


def test_a_third_enemy_on_a_card_is_refused() -> None:
    text = "  e   e   .\n+---+---+   +\n  e   .   .\n+---+---+---+\n"
    assert refused(text).endswith("row 2, column 2: more than 2 enemies")


def test_a_boss_level_without_a_stall_is_refused() -> None:
    assert refused("  X   .\n+---+---+\n").endswith("a boss-level card needs a stall")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("  .\n", "towers/x.txt: 1 lines; every row of fields needs its floors"),
        ("  .\n+--+\n", "towers/x.txt, line 2: 4 characters; there are 4 for a field and 1"),
        ("  .   .\n+---+\n", "towers/x.txt, line 1: longer than line 2"),
    ],
)
def test_a_picture_of_no_shape_is_refused(text: str, said: str) -> None:
    assert refused(text) == said


# --- Our thirty-two cards ---------------------------------------------------------------------


@proves("TOW-COMP-07", "TOW-COMP-08")
def test_each_set_has_16_cards_and_some_carry_the_boss_symbol() -> None:
    for theme in (DREAD_FOREST, CREEPING_VOID):
        assert len(ordinary(theme)) + len(of_boss(theme)) == 16
        assert len(of_boss(theme)) == 4
    assert len(CARDS) == 32


@proves("TOW-AMB-04")
def test_a_card_is_4_by_4_and_a_level_8_by_4() -> None:
    assert all((card.width, card.height) == (4, 4) for card in CARDS.values())
    two = level(CARDS["f01"], CARDS["f02"])
    assert (two.width, two.height) == (8, 4)


@proves("TOW-MAP-19")
def test_portals_occur_only_in_the_void() -> None:
    forest = [card for card in CARDS.values() if card.theme is DREAD_FOREST]
    assert not any(PORTAL in card.content for card in forest)
    assert all(card.content.count(PORTAL) == 1 for card in ordinary(CREEPING_VOID))


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_every_field_can_be_reached_from_the_lowest_row(card: TowerCard) -> None:
    assert reachable(card) == set(range(16))


@pytest.mark.parametrize("theme", [DREAD_FOREST, CREEPING_VOID], ids=lambda each: each.key)
def test_ordinary_cards_show_what_our_content_says(theme: Word) -> None:
    cards = [card for card in CARDS.values() if card.theme is theme and not card.boss]
    for card in cards:
        shows = Counter(card.content)
        assert 1 <= shows[SPAWN] <= 2, card
        assert 2 <= shows[GEM] <= 3, card
        assert shows[GOLD] == 2, card
        assert 1 <= shows[TRAP] <= 2, card
        assert shows[BOSS_TOKEN] == shows[BOSS_START] == 0, card
    assert sum(STALL in card.content for card in cards) == 6


@pytest.mark.parametrize("theme", [DREAD_FOREST, CREEPING_VOID], ids=lambda each: each.key)
def test_boss_level_cards_show_what_our_content_says(theme: Word) -> None:
    for card in CARDS.values():
        if card.theme is theme and card.boss:
            shows = Counter(card.content)
            wanted = {STALL: 1, SPAWN: 2, BOSS_TOKEN: 2, BOSS_START: 1, GEM: 2, GOLD: 1, TRAP: 1}
            assert {shown: shows[shown] for shown in wanted} == wanted, card
            assert all(card.platform[:4]), card


@proves("TOW-BLEVEL-01")
def test_the_lowest_row_of_every_boss_level_has_8_platforms() -> None:
    for theme in (DREAD_FOREST, CREEPING_VOID):
        for left in of_boss(theme):
            for right in of_boss(theme):
                if left is not right:
                    assert sum(level(left, right).platform[:8]) == 8


# --- Levels and climbing ----------------------------------------------------------------------


def test_a_level_joins_its_cards_and_closes_its_outer_side() -> None:
    two = level(CARDS["f01"], CARDS["f02"])
    assert two is level(CARDS["f01"], CARDS["f02"])
    assert two.cards == (CARDS["f01"], CARDS["f02"])
    assert [two.open_right[8 * row + 3] for row in range(4)] == [True] * 4
    assert [two.open_right[8 * row + 7] for row in range(4)] == [False] * 4
    assert two.open_right[8 * 2 + 1] is False  # the wall of f01 in its third row
    assert two.content[8 * 3 + 7] == SPAWN  # the upper right corner of f02
    assert len(two.spawns) == 3 and two.gems == (15, 16, 18, 23, 25, 29)


def rests(cards: tuple[TowerCard, TowerCard], at: int) -> int:
    """Where a hero in mid-air ends: on a platform or at the bottom of the lower card."""
    while at >= 4 and not cards[at // 16].platform[at % 16]:
        at -= 4
    return at


def steps(cards: tuple[TowerCard, TowerCard], at: int) -> list[int]:
    lower, upper = cards
    both = {name: getattr(lower, name) + getattr(upper, name) for name in ("platform", "through")}
    wall = lower.wall + upper.wall
    found = []
    if at % 4 and not wall[at - 1]:
        found.append(at - 1)
    if at % 4 < 3 and not wall[at]:
        found.append(at + 1)
    for here, there in ((at + 4, at + 4), (at, at - 4)):
        inside = 0 <= there < 32 and here < 32
        if inside and (both["through"][here] or not both["platform"][here]):
            found.append(there)
    return found


def turn(cards: tuple[TowerCard, TowerCard], starts: set[int]) -> set[int]:
    """All resting places one turn of at most three moves can lead to."""
    ladder = cards[0].ladder + cards[1].ladder
    here = set(starts)
    for _ in range(3):
        here |= {there for at in here for there in steps(cards, at)}
    return {rests(cards, at) for at in here} | {at for at in here if ladder[at]}


@pytest.mark.parametrize("theme", [DREAD_FOREST, CREEPING_VOID], ids=lambda each: each.key)
def test_any_card_above_any_other_is_climbed_in_four_turns(theme: Word) -> None:
    cards = [card for card in CARDS.values() if card.theme is theme and not card.boss]
    slow = []
    for lower in cards:
        for upper in cards:
            here = {0, 1, 2, 3}
            for _ in range(4):
                here = turn((lower, upper), here)
            if lower is not upper and not any(at >= 20 for at in here):
                slow.append((lower.key, upper.key))
    assert slow == []


def test_cards_of_different_sizes_make_no_level() -> None:
    small = parse("towers/small.txt", DREAD_FOREST, "  .   .\n+---+---+\n")
    with pytest.raises(ValueError, match="f01 and small are not of one size"):
        Level(CARDS["f01"], small)
