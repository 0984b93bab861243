"""Where the rulebook leaves a question open: each ruling at work, in the order of their numbers.

Where a table may read one otherwise, the same position is played both ways.
"""

from __future__ import annotations

from typing import Any

import pytest

from kostka.games.plosinovka import grid
from kostka.games.plosinovka.bosses import reached
from kostka.games.plosinovka.content import begin
from kostka.games.plosinovka.grid import CREEPING_VOID, DREAD_FOREST, GEM, GOLD
from kostka.games.plosinovka.pictures import CARDS
from kostka.games.plosinovka.solo import score
from kostka.games.plosinovka.state import Climb
from kostka.kernel.chance import Chance
from kostka.kernel.step import CHANCE
from kostka.words import book
from tests.rules.plosinovka.stage import (
    ARTIFACT,
    BOSS,
    EVENT,
    ITEM,
    POTION,
    WIDTH,
    Field,
    Stage,
    f,
    name,
)
from tests.rules.plosinovka.test_levels import COINS, dealt
from tests.rules.proves import proves


def chances(s: Climb) -> dict[str, int]:
    """What chance is asked for, each with its weight."""
    step = s.question()
    assert isinstance(step, Chance)
    weights = step.weights(s, s.stack[-1])
    return {s.write(option): n for option, n in zip(s.options(), weights, strict=True)}


# --- Set-up -----------------------------------------------------------------------------------


@proves("TOW-AMB-01")
def test_the_bonus_that_cannot_be_read_is_gold() -> None:
    s = dealt(players=("4",))
    order = s.from_seat(s.active())
    assert [(int(s.players[i].gold), int(s.players[i].gems)) for i in order] == [
        *[(0, 0), (1, 0), (0, 1), (1, 1)]
    ]


@proves("TOW-AMB-02")
def test_a_tower_is_of_one_dungeon_unless_it_is_mixed() -> None:
    def themes(*tower: str) -> set[str]:
        s = begin({"players": ("2",), "tower": tower} if tower else {"players": ("2",)})
        return {card.theme.key for card in s.heap}

    assert themes() == {DREAD_FOREST.key}
    assert themes("creeping-void") == {CREEPING_VOID.key}
    assert themes("mixed") == {DREAD_FOREST.key, CREEPING_VOID.key}


@proves("TOW-AMB-03")
def test_any_card_of_the_boss_may_be_on_top() -> None:
    for boss, size in (("medusa", 5), ("daimyo-banzai", 6)):
        stage = Stage(revealed=4, boss=boss).heroes((13, 8)).enemy(boss, (16, 1)).dice("").end()
        if boss == "medusa":
            stage.out("left")
        found = chances(stage.s)
        assert len(found) == size
        assert set(found.values()) == {1}


@proves("TOW-AMB-05")
def test_a_boot_is_twice_as_likely_as_any_other_symbol() -> None:
    stage = Stage()
    found = chances(stage.s)
    for symbol in ("sword", "coin", "monster", "star"):
        assert found["boot boot boot boot boot"] == 2**5 * found[" ".join([symbol] * 5)]


@proves("TOW-AMB-06")
def test_the_three_results_of_the_enemy_die_are_equally_likely() -> None:
    stage = Stage()
    stage.s.choose(stage.s.options()[0])
    assert chances(stage.s) == {"attack": 1, "left": 1, "right": 1}
    assert len(stage.s.options()) == 3


@proves("TOW-AMB-07")
def test_a_card_is_laid_as_it_is_drawn_in_its_picture() -> None:
    for seed in range(8):
        s = dealt(seed, players=("2",))
        for right in (False, True):
            card = s.cards[int(right)]
            assert card is CARDS[card.key if card is not None else ""]
            for row in range(4):
                first = row * WIDTH + 4 * right
                shown = list(s.tower.content[first : first + 4])
                assert shown == list(card.content[4 * row : 4 * row + 4])


# --- Arriving ---------------------------------------------------------------------------------


@proves("TOW-AMB-08")
def test_every_arrival_collects_and_falling_past_does_not() -> None:
    moved = Stage(gems=[(1, 2)]).heroes((1, 1)).dice("boot").do("boot right")
    pushed = Stage(gems=[(1, 3)]).heroes((1, 1), (1, 2)).dice("boot")
    pushed.do("boot right", f"push {name(1, 3)}")
    through = Stage(portals=[(2, 2), (3, 7)]).heroes((2, 2)).dice("boot")
    through.s.lying[f(3, 7)] = GEM
    through.do("boot portal")
    appeared = Stage(gems=[(1, 3)]).dice("coin").do("appear coin", "at c1")
    landed = Stage(gems=[(1, 2), (2, 2)]).heroes((4, 2)).dice("").do("gravity")
    assert [each.gems() for each in (moved, through, appeared, landed)] == [1, 1, 1, 1]
    assert (pushed.gems(0), pushed.gems(1)) == (0, 1)
    assert (landed.lies(1, 2), landed.lies(2, 2)) == (0, GEM)  # fallen past
    soft = Stage(gems=[(1, 2)], traps=[(2, 2)]).heroes((3, 2)).dice("").has(owned=["feather-cloak"])
    assert (soft.do("gravity").gems(), soft.lives()) == (1, 5)


@proves("TOW-AMB-09")
def test_appearing_on_a_trap_and_being_pushed_onto_one_hurt() -> None:
    appeared = Stage(traps=[(1, 2)]).dice("coin").do("appear coin", "at b1")
    assert appeared.lives() == 5 - 1
    pushed = Stage("sladuse", "bivoj", traps=[(1, 3)]).heroes((1, 1), (1, 2)).dice("boot")
    pushed.do("boot right", f"push {name(1, 3)}")
    assert (pushed.lives(0), pushed.lives(1)) == (5, 4 - 1)


@proves("TOW-AMB-10")
def test_standing_on_a_trap_does_not_hurt_again() -> None:
    stage = Stage(traps=[(1, 2)]).heroes((1, 1), (1, 8)).dice("boot").do("boot right").end()
    assert stage.lives() == 4
    stage.roll(COINS).end().roll(COINS).end()
    assert (stage.at(), stage.lives()) == ((1, 2), 4)


@proves("TOW-AMB-11")
def test_who_faints_on_departure_neither_collects_nor_reveals_nor_pushes() -> None:
    for other in (None, (4, 2)):
        stage = Stage(gems=[(4, 2)]).heroes((3, 2), other).enemy("werewolf", (3, 3))
        stage.dice("boot coin").has(lives=3).do("boot up")
        assert (stage.at(0), stage.at(1)) == (None, other)
        assert stage.moves() == ["appear coin", "end-actions"]  # the boot is paid
        assert (stage.gems(), stage.lies(4, 2)) == (0, GEM)
        assert stage.s.tower.highest == 0


@proves("TOW-AMB-12")
def test_each_field_of_a_boosted_boot_is_a_move_of_its_own() -> None:
    stage = Stage(traps=[(1, 2)], gems=[(1, 3)]).heroes((1, 1)).dice("boot").has(gems=3)
    stage.do("boot x3 right")
    assert (stage.at(), stage.lives()) == ((1, 2), 5 - 1)  # the trap on the way
    stage.do("right")
    assert (stage.at(), stage.gems()) == ((1, 3), 1)  # the gem on the way
    assert "stop" in stage.moves()
    stage.do("stop")
    assert stage.at() == (1, 3)
    past = Stage().heroes((1, 1)).enemy("zombie", (2, 2)).dice("boot").has(gems=1)
    past.do("boot x2 right", "right")
    assert past.lives() == 5 - 1  # it left the field beside the zombie


@proves("TOW-AMB-12", "TOW-REVEAL-01")
def test_a_boosted_boot_pushes_and_reveals_on_its_way() -> None:
    stage = Stage().heroes((3, 1), (4, 1)).dice("boot").has(gems=1).do("boot x2 up")
    stage.do(f"push {name(4, 2)}")
    assert stage.s.seat == CHANCE  # before the second field
    stage.reveal().out("ent")
    assert stage.at() == (4, 1) and "up" in stage.moves()


@proves("TOW-AMB-13")
def test_a_move_by_an_item_provokes_enemies() -> None:
    stage = Stage().heroes((1, 2)).enemy("zombie", (1, 3)).dice("").has(owned=["boots-of-haste"])
    stage.do("use boots-of-haste", "left")
    assert (stage.at(), stage.lives()) == ((1, 1), 5 - 1)


@proves("TOW-AMB-14")
def test_a_pushed_hero_provokes_neither_zones_nor_ents() -> None:
    stage = Stage("sladuse", "bivoj").heroes((1, 1), (1, 2))
    stage.enemy("werewolf", (2, 2)).enemy("ent", (1, 4)).dice("boot")
    stage.do("boot right", f"push {name(1, 3)}")
    assert (stage.at(1), stage.lives(1)) == ((1, 3), 4)


@proves("TOW-AMB-15")
def test_nobody_moves_to_where_the_occupant_cannot_be_pushed_from() -> None:
    full = [(2, 7), (4, 7), (3, 6), (3, 8)]
    stage = Stage(portals=[(2, 2), (3, 7)]).heroes((2, 2), (3, 7)).enemy("zombie", *full)
    assert stage.dice("boot").refused("boot portal") == "TOW-PUSH-04"
    free = Stage(portals=[(2, 2), (3, 7)]).heroes((2, 2), (3, 7)).enemy("zombie", *full[1:])
    assert free.dice("boot").refused("boot portal") == ""


@proves("TOW-AMB-16")
def test_nobody_is_moved_or_pushed_into_the_boss_level() -> None:
    stage = Stage("bivoj", "avys", revealed=4).heroes((9, 1)).enemy("ent", (12, 5))
    stage.dice("monster").do("monster")
    assert stage.refused("up") == "TOW-EMOVE-03"
    pushed = Stage(revealed=4).heroes((12, 4), (12, 5)).dice("boot").do("boot right")
    assert sorted(pushed.moves()) == sorted(
        [f"push {name(*at)}" for at in ((11, 5), (12, 4), (12, 6))]
    )


# --- Enemies ----------------------------------------------------------------------------------


@proves("TOW-AMB-17")
def test_the_enemy_die_moves_nobody_onto_a_figure_or_a_ladder() -> None:
    stage = Stage(platforms=[(2, 2), (2, 6)], ladders=[(2, 5)]).heroes((1, 3))
    stage.enemy("ent", (2, 2), (2, 6)).roll(COINS, "right")
    assert (2, 2) in stage.enemies()  # (2,3) stands only on the hero
    other = Stage(platforms=[(2, 6)], ladders=[(2, 5)]).heroes((1, 3)).enemy("ent", (2, 6))
    assert (2, 6) in other.roll(COINS, "left").enemies()  # (2,5) has only a ladder


@proves("TOW-AMB-18")
def test_gaps_close_and_a_blocked_front_stops_those_behind_it() -> None:
    stage = Stage().heroes((1, 8)).enemy("ent", (1, 2), (1, 3), (1, 6), (1, 7))
    stage.roll(COINS, "right")
    assert sorted(stage.enemies()) == [(1, 3), (1, 4), (1, 6), (1, 7)]
    left = Stage().heroes((1, 1)).enemy("ent", (1, 2), (1, 4), (1, 5)).roll(COINS, "left")
    assert sorted(left.enemies()) == [(1, 2), (1, 3), (1, 4)]


@proves("TOW-AMB-19")
def test_attacks_of_one_trigger_are_one_sum_and_all_abilities_count() -> None:
    stage = Stage().heroes((1, 2)).enemy("werewolf", (1, 1)).enemy("goblin-thief", (1, 3))
    stage.has(special="star", gold=2, owned=["polished-shield"]).roll(COINS, "attack")
    assert [int(event.n) for event in stage.of("suffered")] == [(3 - 1) + 1]
    assert (stage.special(), stage.gold()) == ("", 1)


@proves("TOW-AMB-20")
def test_damage_beyond_the_last_life_is_lost() -> None:
    stage = Stage().heroes((1, 2)).enemy("werewolf", (1, 1), (1, 3)).has(lives=1)
    stage.roll(COINS, "attack")  # 6 damage
    assert (stage.at(), stage.lives()) == (None, 5)
    assert len(stage.of("fainted")) == 1


# --- Gravity ----------------------------------------------------------------------------------


@proves("TOW-AMB-21")
def test_a_ladder_does_not_catch_who_falls() -> None:
    stage = Stage(ladders=[(2, 2)]).heroes((4, 2)).dice("").do("gravity")
    assert stage.at() == (1, 2)


@proves("TOW-AMB-22")
def test_a_platform_with_a_ladder_through_it_stops_a_fall() -> None:
    stage = Stage(through=[(3, 2)], ladders=[(2, 2)]).heroes((4, 2)).enemy("ent", (4, 2 + 1))
    stage.dice("").do("gravity")
    assert stage.at() == (3, 2)
    assert stage.enemies() == {(1, 3): "ent"}


@proves("TOW-AMB-23")
def test_the_lowest_falls_first_and_who_faints_on_the_way_supports_nobody() -> None:
    stage = Stage(traps=[(2, 2)]).heroes((4, 2), (3, 2)).has(1, lives=1).dice("").do("gravity")
    assert (stage.at(0), stage.at(1)) == ((1, 2), None)
    stack = Stage().heroes((4, 2), (3, 2)).dice("").do("gravity")
    assert (stack.at(0), stack.at(1)) == ((2, 2), (1, 2))


@proves("TOW-AMB-24")
def test_owners_are_asked_clockwise_before_anybody_falls() -> None:
    stage = Stage("sladuse", "bivoj", "avys", ladders=[(3, 1), (3, 4), (3, 7)])
    stage.heroes((3, 7), (3, 4), (3, 1)).enemy("ent", (3, 2)).dice("").do("gravity")
    asked = []
    for _ in range(3):
        asked.append(int(stage.s.seat))
        assert stage.of("hero-fell") + stage.of("enemy-fell") == []
        assert stage.moves()[0] == "hold-on"  # what is usual stands first
        stage.do("let-go")
    assert asked == [0, 1, 2]
    assert [stage.at(seat) for seat in range(3)] == [(1, 7), (1, 4), (1, 1)]


@proves("TOW-AMB-25")
@pytest.mark.parametrize(
    ("rulings", "row"), [("book", 15), ("TOW-AMB-25:everywhere", 13)], ids=["book", "everywhere"]
)
def test_the_gravity_action_stays_in_its_part_and_step_seven_does_not(
    rulings: str, row: int
) -> None:
    stage = Stage(revealed=4, rulings=rulings).heroes((3, 1), (15, 5)).dice("").do("gravity")
    assert (stage.at(0), stage.at(1)) == ((1, 1), (row, 5))
    assert stage.end().at(1) == (13, 5)
    inside = Stage(revealed=4, rulings=rulings).heroes((15, 5), (3, 1)).dice("").do("gravity")
    assert (inside.at(0), inside.at(1)) == ((13, 5), (3, 1) if rulings == "book" else (1, 1))


# --- Symbols ----------------------------------------------------------------------------------


@proves("TOW-AMB-26")
def test_in_step_five_the_special_die_is_merged_only_by_tables_that_say_so() -> None:
    stage = Stage().heroes((1, 1)).dice("coin").has(special="coin")
    assert stage.refused("join-coin boot right") == "TOW-AMB-26"
    assert not [move for move in stage.moves() if move.startswith("join")]
    stage.do("end-actions", "set boot join-coin")  # TOW-MERGE-04
    assert stage.special() == "boot"
    other = Stage(rulings="TOW-AMB-26:special-die").heroes((1, 1)).dice("coin").has(special="coin")
    other.do("join-coin boot right")
    assert (other.at(), other.pool(), other.special()) == ((1, 2), "", "")


@proves("TOW-AMB-26", "TOW-APPEAR-02")
def test_the_special_die_never_pays_for_appearing() -> None:
    stage = Stage().dice("").has(special="coin")
    assert stage.moves() == ["end-actions"]
    assert stage.refused("appear coin") == "TOW-APPEAR-02"


@proves("TOW-AMB-27")
def test_a_merge_is_used_at_once_and_leaves_no_die() -> None:
    stage = Stage().heroes((1, 1)).dice("coin coin").do("merge-coin boot right")
    assert (stage.at(), stage.pool(), stage.special()) == ((1, 2), "", "")
    assert stage.moves() == ["end-actions", "gravity"]


@proves("TOW-AMB-28")
def test_swords_of_every_source_join_one_attack_each_with_its_gems() -> None:
    stage = Stage("bivoj", "avys").heroes((1, 1)).enemy("gargoyle", (1, 2))
    stage.dice("sword star coin coin").has(special="sword", gems=4)
    stage.do(f"attack {name(1, 2)}", "sword x2", "star sword x2", "merge-coin sword x2")
    stage.do("special sword x2")
    assert stage.of("attacked")[0].n == 4 * 2
    assert stage.gems() == 3  # 4 are spent, and the gargoyle has 3


@proves("TOW-AMB-29")
def test_a_boosted_star_has_one_meaning() -> None:
    stage = Stage("angelo", "bivoj").heroes((1, 1)).dice("star").has(gems=1).do("star coin x2")
    assert (stage.gold(), stage.at()) == (2, (1, 1))
    walk = Stage("angelo", "bivoj").heroes((1, 1)).dice("star").has(gems=1)
    walk.do("star boot x2 right", "right")
    assert (walk.gold(), walk.at()) == (0, (1, 3))


@proves("TOW-AMB-30")
def test_a_boosted_monster_moves_one_enemy_farther() -> None:
    stage = Stage("bivoj", "avys").heroes((1, 8)).enemy("ent", (1, 1), (3, 4)).dice("monster")
    stage.has(gems=1).do("monster x2", f"enemy {name(1, 1)}", "right", "right")
    assert sorted(stage.enemies()) == [(1, 3), (3, 4)]
    assert stage.moves()[0] == "end-actions"


@proves("TOW-AMB-31")
def test_gems_are_taken_in_whole_steps_only() -> None:
    stage = Stage().heroes((1, 1)).dice("coin").has(gems=5)
    assert [move for move in stage.moves() if "coin" in move] == ["coin", "coin x2", "coin x3"]
    stage.do("coin x3")
    assert (stage.gold(), stage.gems()) == (3, 5 - 3)


@proves("TOW-AMB-32")
def test_a_blow_that_cannot_do_is_legal_and_lost() -> None:
    stage = Stage(revealed=4).heroes((13, 1)).enemy("medusa", (13, 2)).dice("sword").has(gems=1)
    stage.do(f"attack {name(13, 2)}", "sword x2")
    assert (stage.pool(), stage.gems()) == ("", 0)
    assert stage.enemies() == {(13, 2): "medusa"}
    assert [token.key for token in stage.s.players[0].tokens] == ["venom"]  # her special rule


# --- Off the map ------------------------------------------------------------------------------


@proves("TOW-AMB-33")
def test_appearing_is_a_must_at_first_and_a_choice_after_fainting_on_the_own_turn() -> None:
    first = Stage().dice("coin coin")
    assert first.refused("end-actions") == "TOW-ACT-02"
    assert first.moves() == ["appear coin"]
    fainted = Stage(traps=[(1, 2)]).heroes((1, 1)).dice("boot coin").has(lives=1)
    fainted.do("boot right")
    assert fainted.moves() == ["appear coin", "end-actions"]
    assert fainted.refused("gravity") == "TOW-ACT-06"


@proves("TOW-AMB-34")
def test_the_next_row_up_is_offered_when_the_lowest_is_full() -> None:
    stage = Stage().enemy("zombie", *[(1, column) for column in range(1, 9)]).dice("coin")
    stage.do("appear coin")
    assert stage.moves() == [f"at {name(2, column)}" for column in range(1, 9)]


@proves("TOW-AMB-35")
def test_nearest_to_a_stall_is_counted_in_fields_whatever_the_walls() -> None:
    stage = Stage(revealed=4, stalls=[(13, 2)], walls=[(13, 1), (13, 2)], platforms=[(14, 2)])
    stage.heroes((13, 5)).enemy("ashigaru", (13, 2)).dice("coin")
    stage.s.suffer(0, 9, None)
    stage.s.offered = None
    stage.do("appear coin")
    assert stage.moves() == [f"at {name(*at)}" for at in ((13, 1), (13, 3), (14, 2))]


@proves("TOW-AMB-36")
def test_fainting_costs_no_gold_gem_or_card() -> None:
    stage = Stage().heroes((1, 1)).dice("").has(gold=3, gems=4, owned=["redeemer"])
    stage.has(potions=["antidote"]).s.suffer(0, 9, None)
    player = stage.s.players[0]
    assert (stage.gold(), stage.gems(), stage.lives()) == (3, 4, 5)
    assert (player.owned, player.potions) == ([ITEM["redeemer"]], [POTION["antidote"]])


# --- Levels -----------------------------------------------------------------------------------


@proves("TOW-AMB-37")
@pytest.mark.parametrize(
    ("rulings", "reveals"),
    [("book", True), ("TOW-AMB-37:moves-only", False)],
    ids=["book", "moves"],
)
def test_a_hero_pushed_into_the_top_row_reveals_unless_a_table_asks_for_moves(
    rulings: str, reveals: bool
) -> None:
    stage = Stage(rulings=rulings).heroes((3, 1), (3, 2)).dice("boot")
    stage.do("boot right", f"push {name(4, 2)}")
    assert stage.at(1) == (4, 2)
    assert (stage.s.seat == CHANCE) == reveals
    through = Stage(rulings=rulings, portals=[(1, 1), (4, 7)]).heroes((1, 1)).dice("boot")
    assert through.do("boot portal").s.seat == CHANCE  # a portal is a move


@proves("TOW-AMB-38")
def test_one_level_is_removed_in_a_turn() -> None:
    stage = Stage(revealed=4).heroes((1, 1), (13, 1)).dice("").end()
    assert stage.s.active() == 1
    assert stage.s.lowest + 1 == 2  # level 4 is three above the lowest
    assert len(stage.of("level-removed")) == 1


@proves("TOW-AMB-39")
def test_who_fainted_below_keeps_the_lower_levels() -> None:
    stage = Stage(revealed=4).heroes((12, 5), (1, 1)).dice("boot")
    stage.s.suffer(1, 9, None)
    stage.do("boot up")
    assert stage.s.lowest == 0
    inside = Stage(revealed=4).heroes((12, 5), (13, 1)).dice("boot")
    inside.s.suffer(1, 9, None)  # fainted in the boss level
    inside.do("boot up")
    assert inside.s.lowest == 4 - 1
    last = Stage(revealed=4, lowest=3).heroes((12, 5), (13, 1)).dice("boot").do("boot up")
    assert last.s.lowest == 4 - 1


@proves("TOW-AMB-40")
def test_enemies_of_a_removed_level_keep_their_values_elsewhere() -> None:
    stage = (
        Stage(revealed=3, spawns=[(1, 1)]).heroes((9, 1), (5, 1)).enemy("zombie", (5, 2), (1, 1))
    )
    guard = stage.s.guards[0]
    stage.s.remove_lowest()
    assert stage.s.guards[0] is guard and guard is not None
    assert stage.enemies() == {(5, 2): "zombie"}
    stage.dice("").end().roll("sword sword coin coin coin")
    stage.attack(5, 2, "sword", "sword")
    assert (stage.enemies(), stage.gems(1)) == ({}, 1)


@proves("TOW-AMB-41")
def test_gold_and_gems_run_out_only_at_tables_that_count_them() -> None:
    def gained(rulings: str) -> tuple[int, int, int]:
        stage = Stage(rulings=rulings, gems=[(1, 8)]).heroes((1, 1), (1, 5)).dice("coin")
        stage.has(1, gold=34, gems=48).has(owned=["lucky-penny"], potions=["crystal-elixir"])
        stage.do("coin", "use crystal-elixir")
        return stage.gold(), stage.gems(), stage.gold(0) + stage.gold(1)

    assert gained("book") == (2, 2, 36)
    assert gained("TOW-AMB-41:as-in-the-box") == (1, 1, 35)  # 50 gems: one lies on the map


@proves("TOW-AMB-41", "TOW-REVEAL-04", "TOW-MAP-09")
def test_a_level_is_stocked_from_what_is_left_where_a_table_counts() -> None:
    def laid(rulings: str) -> list[int]:
        stage = Stage(rulings=rulings, golds=[(5, 1), (5, 2)], gems=[(6, 1), (6, 2)])
        stage.heroes((3, 2), (1, 8)).has(1, gold=34, gems=50).dice("boot").do("boot up")
        stage.reveal().out("ent")
        return [stage.lies(*at) for at in ((5, 1), (5, 2), (6, 1), (6, 2))]

    assert laid("book") == [GOLD, GOLD, GEM, GEM]
    assert laid("TOW-AMB-41:as-in-the-box") == [GOLD, 0, 0, 0]


@proves("TOW-AMB-41", "TOW-HELPER-03")
def test_no_level_of_ours_needs_more_than_four_enemy_tokens() -> None:
    for theme in (DREAD_FOREST, CREEPING_VOID):
        cards = [card for card in CARDS.values() if card.theme is theme and not card.boss]
        most = sorted([card.content.count(grid.SPAWN) for card in cards])[-2:]
        assert sum(most) <= 4


# --- Cards ------------------------------------------------------------------------------------


@proves("TOW-AMB-42")
def test_the_display_of_items_shrinks_when_the_deck_is_empty() -> None:
    stage = Stage(stalls=[(1, 1)]).heroes((1, 1)).dice("").has(gold=9)
    stage.sells("smoke-bomb", "iron-helmet", "redeemer")
    stage.s.items.clear()
    stage.do("buy smoke-bomb")
    assert [card.key for card in stage.s.item_shop] == ["iron-helmet", "redeemer"]
    potions = Stage(stalls=[(1, 1)]).heroes((1, 1)).dice("").has(gold=9, potions=["antidote"])
    potions.sells("healing-potion", "ghost-potion", "fortune-potion").s.potions.clear()
    potions.do("use antidote", "buy healing-potion")
    assert [card.key for card in potions.s.potion_shop][-1] == "antidote"


@proves("TOW-AMB-43")
def test_any_number_of_cards_is_owned_and_none_is_sold_or_given() -> None:
    have = [key for key in ITEM if key != "smoke-bomb"]
    stage = Stage(stalls=[(1, 1)]).heroes((1, 1), (1, 2)).dice("").has(gold=9, owned=have)
    stage.has(potions=[*POTION]).sells("smoke-bomb").s.items.clear()
    kinds = {move.split()[0] for move in stage.moves()}
    assert kinds == {"end-actions", "gravity", "use", "buy"}
    stage.do("buy smoke-bomb")
    assert len(stage.s.players[0].owned) == 15


@proves("TOW-AMB-44")
def test_cards_are_used_in_the_own_step_five_only() -> None:
    stage = Stage(ladders=[(3, 1)]).heroes((3, 1), (1, 8)).dice("coin")
    stage.has(owned=["redeemer"], potions=["antidote"]).has(1, owned=["redeemer"])
    assert "use redeemer" in stage.moves()
    stage.do("end-actions")  # step 6
    assert stage.moves() == ["leave-it", "set coin"]
    stage.do("leave-it")  # step 7
    assert stage.moves() == ["hold-on", "let-go"]
    stage.do("hold-on")
    stage.roll(COINS)
    assert [move for move in stage.moves() if move.startswith("use")] == ["use redeemer"]


@proves("TOW-AMB-45")
def test_nothing_is_used_off_the_map() -> None:
    stage = Stage("miksy", "bivoj").dice("coin").has(owned=["redeemer"], potions=["antidote"])
    assert stage.moves() == ["appear coin"]
    for move in ("use redeemer", "use antidote", "use miksy"):
        assert stage.refused(move) == "TOW-ACT-06"


# --- Bosses -----------------------------------------------------------------------------------


@proves("TOW-AMB-46")
@pytest.mark.parametrize(
    ("rulings", "lives"), [("book", 5), ("TOW-AMB-46:every-attack", 3)], ids=["book", "every"]
)
def test_a_wall_stops_the_bosss_ordinary_attack_but_not_its_cards(rulings: str, lives: int) -> None:
    def behind() -> Stage:
        stage = Stage(rulings=rulings, revealed=4, walls=[(13, 2)])
        return stage.heroes((13, 3), (1, 1)).enemy("medusa", (13, 2))

    assert behind().roll(COINS, "attack").lives() == lives
    assert behind().dice("boot").do("boot right").lives() == lives
    card = behind().dice("").end().out("attack", "tail-sweep")
    assert card.lives() == 5 - 2


@proves("TOW-AMB-46")
def test_even_then_the_floor_keeps_the_boss_from_heroes_below() -> None:
    stage = Stage(rulings="TOW-AMB-46:every-attack", revealed=4)
    stage.heroes((12, 2)).enemy("medusa", (13, 2)).roll(COINS, "attack")
    assert stage.lives() == 5


@proves("TOW-AMB-47")
def test_boss_cards_do_not_reach_below_the_boss_level() -> None:
    stage = Stage(revealed=4).heroes((13, 1), (12, 2)).enemy("medusa", (13, 2)).dice("")
    for card in BOSS["medusa"].deck:
        assert 1 not in reached(stage.s, card)
    stage.end().out("attack", "tail-sweep")
    assert (stage.lives(0), stage.lives(1)) == (3, 4)


@proves("TOW-AMB-48")
def test_the_die_of_medusas_turn_only_picks_her_card() -> None:
    def beside(helper: Field) -> Stage:
        stage = Stage(revealed=4, platforms=[(16, 8)]).heroes((13, 1)).enemy("ashigaru", helper)
        return stage.enemy("medusa", (16, 8)).dice("")

    stage = beside((13, 2)).end().out("attack", "petrifying-gaze")
    assert stage.lives() == 5  # the helper beside the hero does not strike
    moved = beside((13, 4)).end().out("left", "nest-of-vipers")
    assert (13, 4) in moved.enemies()


@proves("TOW-AMB-49")
@pytest.mark.parametrize(
    ("rulings", "card"),
    [("book", "tribute"), ("TOW-AMB-49:last-faces", "whirling-katana")],
    ids=["book", "last-faces"],
)
def test_banzai_counts_the_initial_roll_unless_a_table_asks_for_the_last_faces(
    rulings: str, card: str
) -> None:
    stage = Stage("miksy", "bivoj", revealed=4, boss="daimyo-banzai", rulings=rulings)
    stage.heroes((13, 8), (1, 1)).enemy("daimyo-banzai", (16, 1)).dice("coin coin coin sword")
    stage.has(owned=["loaded-die"]).do("use miksy", "reroll coin coin coin")
    stage.out("sword sword coin").do("use loaded-die", "reroll coin").out("sword")
    stage.end().out("tribute", "whirling-katana")
    assert [event.it.key for event in stage.of("boss-card-read")] == [card]


@proves("TOW-AMB-50")
def test_banzais_discard_is_shuffled_when_one_card_is_left() -> None:
    stage = Stage("urgh", "bivoj", revealed=4, boss="daimyo-banzai").heroes((13, 8))
    stage.enemy("daimyo-banzai", (16, 1)).dice("coin")
    cards = {card.key: card for card in stage.s.deck}
    stage.s.deck = [cards.pop("tribute")]
    stage.s.discard = list(cards.values())
    stage.end().out("tribute")
    assert sorted(stage.moves()) == sorted(cards)
    stage.out("wind-step")
    assert [event.it.key for event in stage.of("boss-card-read")] == ["tribute"]


@proves("TOW-AMB-51")
def test_the_boss_has_no_turn_after_a_hero_that_fainted() -> None:
    stage = Stage(revealed=4, traps=[(13, 2)]).heroes((13, 1), (1, 1)).enemy("medusa", (16, 8))
    stage.has(lives=1).dice("boot coin").do("boot right")
    assert stage.at() is None
    stage.end()
    assert stage.of("boss-turn-began") == []
    assert stage.s.active() == 1
    awake = Stage(revealed=4).heroes((13, 1), (1, 1)).enemy("medusa", (16, 8)).dice("coin").end()
    assert len(awake.of("boss-turn-began")) == 1


@proves("TOW-AMB-52")
def test_entering_or_landing_on_a_boss_token_field_gives_the_token_of_the_boss() -> None:
    for boss, token in (("medusa", "venom"), ("daimyo-banzai", "dishonour")):
        stage = Stage(revealed=4, boss=boss, tokens=[(13, 2)]).heroes((13, 1)).dice("boot")
        stage.do("boot right")
        fallen = Stage(revealed=4, boss=boss, tokens=[(13, 2)]).heroes((15, 2)).dice("")
        fallen.do("gravity")
        for each in (stage, fallen):
            assert [one.key for one in each.s.players[0].tokens] == [token]


@proves("TOW-AMB-53", "TOW-AMB-65")
def test_a_boss_has_two_lives_a_level_from_the_start_and_medusa_deals_two() -> None:
    assert [dealt(players=("2",), map=(size,)).boss_lives() for size in ("standard", "larger")] == [
        *(8, 10)
    ]
    stage = Stage(revealed=4).heroes((13, 1)).enemy("medusa", (13, 2)).roll(COINS, "attack")
    assert stage.lives() == 5 - 2
    assert stage.s.boss_lives() == 8  # revealed or not


@proves("TOW-AMB-54")
def test_helpers_give_loot_and_count_as_enemies() -> None:
    stage = Stage(revealed=4, boss="daimyo-banzai").heroes((13, 1)).enemy("ashigaru", (13, 2))
    stage.dice("sword sword").attack(13, 2, "sword", "sword")
    assert (stage.enemies(), stage.gems()) == ({}, 1)
    assert stage.s.players[0].defeated == 1


# --- Alone, and artifacts ---------------------------------------------------------------------


def won_alone(rulings: str = "book", **values: Any) -> list[int]:
    """The score of a solo game that ends with one blow, its first."""
    stage = Stage("sladuse", revealed=4, rulings=rulings)
    stage.s.choose(EVENT["blessing"])
    assert not stage.of("lives-gained")  # it finds nothing to heal
    stage.heroes((13, 1)).enemy("medusa", (13, 2)).dice("sword sword").has(gems=12, **values)
    stage.attack(13, 2, "sword x4", "sword x4")
    return score(stage.s)


@proves("TOW-AMB-55")
def test_the_boss_counts_as_an_enemy_unless_a_table_leaves_it_out() -> None:
    assert won_alone() == [3 * 11, 2, 0, 0, 0]
    assert won_alone("TOW-AMB-55:without-the-boss") == [3 * 11, 0, 0, 0, 0]


@proves("TOW-AMB-56")
def test_the_first_turn_alone_has_an_event_and_begins_with_step_three() -> None:
    stage = Stage("sladuse")
    assert (stage.s.turn, len(stage.s.events), stage.s.turn_notes().step) == (1, 12, 0)
    stage.out("gem-rain")
    assert (stage.gems(), len(stage.s.events), stage.s.turn_notes().step) == (2, 11, 3)


@proves("TOW-AMB-57")
def test_artifacts_add_nothing_to_the_wealth() -> None:
    assert won_alone(owned=["redeemer"], gold=5)[4] == (4 + 5) // 3
    assert won_alone(owned=["redeemer", *ARTIFACT], gold=5)[4] == (4 + 5) // 3


def holder(stage: Stage, key: str) -> list[int]:
    return [n for n, player in enumerate(stage.s.players) if ARTIFACT[key] in player.owned]


BOTH_WAYS = pytest.mark.parametrize("columns", [(2, 7), (7, 2)], ids=["left", "right"])


@BOTH_WAYS
@proves("TOW-AMB-58")
def test_of_two_who_fall_far_enough_the_active_player_takes_the_artifact(
    columns: tuple[int, int],
) -> None:
    first, second = columns
    stage = Stage(artifacts=["fools-feather"]).heroes((4, first), (4, second)).dice("")
    stage.do("gravity")
    assert holder(stage, "fools-feather") == [0]
    assert [(int(event.seat), event.source) for event in stage.of("claimed")] == [(0, None)]


@BOTH_WAYS
@proves("TOW-AMB-58")
def test_without_the_active_player_it_is_the_next_one_clockwise(columns: tuple[int, int]) -> None:
    first, second = columns
    stage = Stage("sladuse", "bivoj", "avys", artifacts=["fools-feather"])
    stage.heroes((1, 1), (4, first), (4, second)).dice("").do("gravity")
    assert holder(stage, "fools-feather") == [1]
    later = Stage("sladuse", "bivoj", "avys", artifacts=["fools-feather"])
    later.heroes((4, first), (1, 1), (4, second)).dice("").end()
    assert holder(later, "fools-feather") == [0]
    turned = Stage("sladuse", "bivoj", "avys", ladders=[(4, first), (4, second)])
    turned.heroes((4, first), (1, 1), (4, second)).dice("").do("gravity", "hold-on", "hold-on")
    turned.s.artifacts = [ARTIFACT["fools-feather"]]
    turned.end().do("hold-on", "hold-on").roll(COINS).do("end-actions", "leave-it")
    turned.do("let-go", "let-go")  # on the turn of the second seat, the third is asked first
    assert holder(turned, "fools-feather") == [2]


@BOTH_WAYS
@proves("TOW-AMB-58", "TOW-REMOVE-04")
def test_of_two_who_faint_with_a_removed_level_the_first_clockwise_takes_it(
    columns: tuple[int, int],
) -> None:
    first, second = columns
    stage = Stage(
        *("sladuse", "bivoj", "avys"), revealed=3, artifacts=["phoenix-ash"], platforms=[(9, 4)]
    )
    stage.heroes((1, first), (9, 4), (1, second)).dice("").end()
    assert stage.s.active() == 1
    assert (stage.at(0), stage.at(2)) == (None, None)
    assert holder(stage, "phoenix-ash") == [2]
    assert [int(event.seat) for event in stage.of("fainted")] == [2, 0]


@proves("TOW-AMB-58")
def test_who_faints_in_the_same_moment_was_not_hurt_without_fainting() -> None:
    traps = [(4, 2), *[(row, column) for row in (1, 2, 3) for column in (2, 7)]]
    stage = Stage("urgh", "sladuse", revealed=2, artifacts=["shadow-mantle"], traps=traps)
    stage.heroes((5, 2), (4, 7))
    stage.dice("").has(lives=4).has(1, lives=4).do("gravity")
    assert (stage.at(0), stage.lives(1)) == (None, 4 - 3)
    assert holder(stage, "shadow-mantle") == [1]


@proves("TOW-AMB-58", "TOW-EDIE-08")
def test_of_two_hurt_by_the_enemy_die_the_active_player_takes_it() -> None:
    stage = Stage(artifacts=["shadow-mantle"]).heroes((1, 1), (1, 5))
    stage.enemy("werewolf", (1, 2), (1, 4)).roll(COINS, "attack")
    assert (stage.lives(0), stage.lives(1)) == (2, 1)
    assert holder(stage, "shadow-mantle") == [0]


@proves("TOW-AMB-58", "TOW-BCARD-01")
def test_each_line_of_a_boss_card_is_one_moment() -> None:
    def katana(*lives: int) -> Stage:
        stage = Stage("urgh", "bivoj", revealed=4, boss="daimyo-banzai", artifacts=["phoenix-ash"])
        stage.heroes((13, 1), (13, 3)).enemy("daimyo-banzai", (13, 2)).dice("sword")
        for seat, n in enumerate(lives):
            stage.has(seat, lives=n)
        return stage.end().out("whirling-katana", "tribute")

    assert holder(katana(3, 3), "phoenix-ash") == [0]
    assert holder(katana(4, 3), "phoenix-ash") == [1]
    token = Stage(revealed=4, artifacts=["phoenix-ash"]).heroes((13, 1), (13, 3))
    token.enemy("medusa", (13, 2)).dice("")
    for seat in (0, 1):
        token.has(seat, lives=1, tokens=["stone-feet"])
    token.end().out("attack", "petrifying-gaze")  # a second token of a kind is 1 damage
    assert (token.at(0), token.at(1)) == (None, None)
    assert holder(token, "phoenix-ash") == [0]


@proves("TOW-AMB-58")
def test_who_is_shoved_or_struck_by_helpers_at_once_is_settled_likewise() -> None:
    shoved = Stage(revealed=4, artifacts=["midas-glove"], golds=[(13, 2), (13, 6)])
    shoved.heroes((13, 3), (13, 5)).enemy("medusa", (13, 4)).has(0, gold=5).has(1, gold=5)
    shoved.dice("").end().out("attack", "tail-sweep")
    assert (shoved.gold(0), shoved.gold(1)) == (6, 6)
    assert holder(shoved, "midas-glove") == [0]
    struck = Stage("urgh", "bivoj", revealed=4, boss="daimyo-banzai", artifacts=["phoenix-ash"])
    struck.heroes((13, 1), (13, 8)).enemy("ashigaru", (13, 2), (13, 7))
    struck.enemy("daimyo-banzai", (13, 4)).has(0, lives=1).has(1, lives=1).dice("monster").end()
    struck.out("call-to-arms", "tribute")
    assert (struck.at(0), struck.at(1)) == (None, None)
    assert holder(struck, "phoenix-ash") == [0]


@proves("TOW-AMB-58", "TOW-AMB-59")
def test_an_owner_that_is_first_keeps_the_artifact_as_it_lies() -> None:
    feather = ARTIFACT["fools-feather"]
    stage = Stage().heroes((4, 2), (4, 7)).dice("").has(owned=["fools-feather"], turned=[feather])
    stage.do("gravity")
    assert (holder(stage, "fools-feather"), stage.s.players[0].turned) == ([0], [feather])
    other = Stage().heroes((4, 2), (4, 7)).dice("")
    other.has(1, owned=["fools-feather"], turned=[feather]).do("gravity")
    assert (holder(other, "fools-feather"), other.s.players[1].turned) == ([0], [])


@proves("TOW-AMB-59")
def test_an_owner_who_fulfils_the_condition_again_gains_nothing() -> None:
    stage = Stage().heroes((1, 1)).dice("coin coin").has(gold=5, owned=["midas-glove"])
    stage.do("coin", "use midas-glove", "coin")
    assert stage.s.players[0].turned == [ARTIFACT["midas-glove"]]
    assert stage.of("claimed") == []


# --- The examples and the cards ---------------------------------------------------------------


@proves("TOW-AMB-60")
def test_sladuses_boots_are_one_item() -> None:
    names = {key: book("plosinovka").name(key, "cs") for key in ITEM}
    assert names["boots-of-haste"] == "Boty spěchu"
    assert [key for key, said in names.items() if "boty" in said.lower()] == ["boots-of-haste"]


@proves("TOW-AMB-62")
@pytest.mark.parametrize(("enemy", "lives"), [("werewolf", 3), ("ent", 2)])
def test_a_werewolf_has_three_lives_and_an_ent_two(enemy: str, lives: int) -> None:
    for swords in (lives - 1, lives):
        stage = Stage().heroes((1, 1)).enemy(enemy, (1, 2)).dice(" ".join(["sword"] * swords))
        stage.attack(1, 2, *["sword"] * swords)
        assert (stage.enemies() == {}) == (swords == lives)


@proves("TOW-AMB-63")
def test_each_monster_symbol_of_sladuse_moves_two_fields() -> None:
    stage = Stage().heroes((1, 8)).enemy("ent", (2, 1)).dice("monster monster").has(gems=1)
    stage.do("monster x2", "right", "right", "right", "right")
    assert stage.enemies() == {(2, 5): "ent"}
    stage.do("monster", "left", "left")
    assert stage.enemies() == {(2, 3): "ent"}
    assert stage.s.players[0].turned == []


@proves("TOW-AMB-64")
def test_of_the_garbled_picture_only_confirmed_heroes_are_cards() -> None:
    words = book("plosinovka")
    said = {words.name(key, "cs").lower() for key in words.things}
    assert {"angelo", "sladuše", "avys", "bivoj"} <= said
    garbled = ("rozla", "žalost", "povzrobný", "konnoste", "bojzelný", "rivoj")
    assert [each for each in said for part in garbled if part in each] == []


@proves("TOW-AMB-66")
def test_the_additional_level_is_one_of_the_third_tier_on_top() -> None:
    tiers = []
    for revealed in range(1, 4):
        stage = Stage(revealed=revealed, levels=5).heroes((4 * revealed - 1, 2)).dice("boot")
        stage.do("boot up")
        assert not any(card.boss for card in stage.s.options())
        stage.reveal()
        tiers.append({enemy.tier for enemy in stage.s.options()})
    assert tiers == [{2}, {3}, {3}]
    top = Stage(revealed=4, levels=5).heroes((15, 2)).dice("boot").do("boot up")
    assert all(card.boss for card in top.s.options())  # 8 ordinary cards lie below


@proves("TOW-AMB-67")
def test_a_boot_leads_through_a_portal_to_any_other_one() -> None:
    portals: list[Field] = [(1, 1), (2, 5), (3, 8)]
    stage = Stage("miksy", "bivoj", portals=portals).heroes((1, 1)).dice("star").has(gems=1)
    stage.do("star boot x2 portal")
    assert stage.moves() == [f"to {name(2, 5)}", f"to {name(3, 8)}"]
    stage.do(f"to {name(2, 5)}", "left")
    assert stage.at() == (2, 4)
    other = Stage("miksy", "bivoj", portals=portals).heroes((1, 2)).dice("boot sword").has(gems=1)
    other.do("boot x2 left", "portal", f"to {name(3, 8)}")
    assert other.at() == (3, 8)
    assert other.refused("boot portal") == "TOW-SYM-01"


@proves("TOW-AMB-68")
def test_a_boss_is_a_figure_like_any_enemy() -> None:
    stands = Stage(revealed=4).heroes((14, 2), (1, 1)).enemy("medusa", (13, 2)).dice("boot")
    stands.do("gravity")
    assert stands.at() == (14, 2)  # it carries
    falls = Stage(revealed=4).heroes((13, 8), (1, 1)).enemy("medusa", (15, 2)).dice("")
    assert falls.do("gravity").enemies() == {(13, 2): "medusa"}
    pushed = Stage(revealed=4).heroes((13, 1), (1, 1)).enemy("medusa", (13, 2)).dice("boot")
    pushed.do("boot right", f"push {name(13, 3)}")
    assert (pushed.at(), pushed.enemies()) == ((13, 2), {(13, 3): "medusa"})


@proves("TOW-AMB-69")
def test_who_lands_on_a_hero_hurts_nobody() -> None:
    stage = Stage().heroes((4, 2), (1, 2)).enemy("werewolf", (4, 5)).dice("").do("gravity")
    below = Stage().heroes((1, 5), (1, 2)).enemy("werewolf", (4, 5)).dice("").do("gravity")
    assert below.enemies() == {(2, 5): "werewolf"}
    assert stage.of("suffered") + below.of("suffered") == []
    assert (stage.lives(0), stage.lives(1), below.lives(0)) == (5, 4, 5)


@proves("TOW-AMB-70")
def test_what_lies_under_an_enemy_waits_for_a_hero() -> None:
    stage = Stage("bivoj", "avys", gems=[(1, 3)]).heroes((1, 5)).enemy("zombie", (1, 2))
    stage.dice("monster boot boot").do("monster", "right")
    assert stage.lies(1, 3) == GEM
    stage.do("boot left", "boot left", f"push {name(1, 2)}")
    assert (stage.at(), stage.gems(), stage.lies(1, 3)) == ((1, 3), 1, 0)


@proves("TOW-AMB-71")
def test_the_boss_level_counts_for_the_distance_of_a_removal() -> None:
    for lowest, left in ((2, 3), (3, 3)):  # level 4 is two above level 2, one above level 3
        stage = Stage(revealed=4, lowest=lowest).heroes((9, 8), (13, 1)).dice("").end()
        assert stage.s.active() == 1
        assert stage.s.lowest + 1 == left


@proves("TOW-AMB-72")
def test_the_stalls_where_heroes_appear_again_sell_like_any_other() -> None:
    stage = Stage(revealed=4, stalls=[(13, 2)]).heroes((13, 5)).dice("coin").has(gold=4)
    stage.s.suffer(0, 9, None)
    stage.s.offered = None
    stage.do("appear coin", f"at {name(13, 2)}")
    stage.sells("redeemer").do("buy redeemer")
    assert (stage.at(), stage.gold()) == ((13, 2), 0)


@proves("TOW-AMB-73")
def test_who_is_pushed_or_moved_into_the_air_stays_until_gravity() -> None:
    stage = Stage("bivoj", "avys", platforms=[(3, 1), (3, 2)]).heroes((3, 1), (3, 2))
    stage.enemy("ent", (1, 7)).dice("boot monster")
    stage.do("boot right", f"push {name(3, 3)}", "monster", "up")
    assert (stage.at(1), stage.enemies()) == ((3, 3), {(2, 7): "ent"})
    stage.do("gravity")
    assert (stage.at(1), stage.enemies()) == ((1, 3), {(1, 7): "ent"})


@proves("TOW-AMB-74", "TOW-PUSH-06")
def test_a_ghost_that_pushes_an_enemy_through_a_wall_is_attacked() -> None:
    stage = Stage("avys", "bivoj", walls=[(1, 1)]).heroes((1, 1)).enemy("werewolf", (1, 2))
    stage.dice("boot").has(potions=["ghost-potion"]).do("use ghost-potion", "boot right")
    assert stage.lives() == 6 - 3
    stage.do(f"push {name(1, 3)}")
    assert (stage.at(), stage.enemies()) == ((1, 2), {(1, 3): "werewolf"})
    twice = Stage("avys", "bivoj").heroes((1, 1)).enemy("werewolf", (1, 2)).dice("boot")
    twice.has(potions=["ghost-potion"]).do("use ghost-potion", "boot right")
    assert twice.lives() == 6 - 3  # once, though it stands beside it as well
    quiet = Stage("avys", "bivoj", walls=[(1, 1)]).heroes((1, 1)).enemy("werewolf", (1, 2))
    quiet.dice("boot").has(potions=["ghost-potion"], owned=["smoke-bomb"])
    quiet.do("use ghost-potion", "use smoke-bomb", "boot right")
    assert quiet.lives() == 6


@proves("TOW-AMB-75")
@pytest.mark.parametrize(
    ("event", "owned", "lives"),
    [
        ("blessing", [], 5 - 2),
        ("enraged", [], 5 - 3),
        ("blessing", ["polished-shield"], 5 - 1),
        ("enraged", ["polished-shield"], 5 - 2),
    ],
)
def test_rage_and_shield_change_every_attack_of_a_boss_alike(
    event: str, owned: list[str], lives: int
) -> None:
    def alone() -> Stage:
        stage = Stage("sladuse", revealed=4, lowest=4)
        stage.s.choose(EVENT[event])
        return stage.heroes((13, 1)).enemy("medusa", (13, 2)).has(owned=owned)

    ordinary = alone().roll(COINS, "attack")
    card = alone().dice("").end().out("attack", "tail-sweep")
    assert (ordinary.lives(), card.lives()) == (lives, lives)


@proves("TOW-AMB-76")
def test_cards_move_the_golem_that_symbols_cannot() -> None:
    stage = Stage("bivoj", "avys").heroes((1, 8)).enemy("stone-golem", (1, 1)).dice("monster")
    assert stage.refused("monster") == "TOW-SYM-07"
    stage.has(potions=["telekinesis-potion"]).do("use telekinesis-potion", "right", "stop")
    assert stage.enemies() == {(1, 2): "stone-golem"}
    belt = Stage("bivoj", "avys", revealed=4).heroes((9, 8)).enemy("stone-golem", (9, 1))
    belt.enemy("medusa", (13, 5)).dice("").has(owned=["bullys-belt"])
    belt.do("use bullys-belt", "right")  # the boss is not asked for: its level is closed
    assert belt.enemies() == {(9, 2): "stone-golem", (13, 5): "medusa"}
