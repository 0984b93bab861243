"""The enemy die, and what enemy cards say."""

from __future__ import annotations

from tests.rules.plosinovka.stage import Stage, name
from tests.rules.proves import proves

COINS = "coin coin coin coin coin"


@proves("TOW-EDIE-01")
def test_an_enemy_attacks_all_heroes_next_to_it() -> None:
    stage = Stage().heroes((1, 2), (1, 4)).enemy("stone-golem", (1, 3)).roll(COINS, "attack")
    assert (stage.lives(0), stage.lives(1)) == (5 - 2, 4 - 2)
    assert [int(event.n) for event in stage.of("suffered")] == [2, 2]


@proves("TOW-EDIE-02", "TOW-EDIE-03")
def test_enemies_move_left_and_right() -> None:
    stage = Stage().enemy("ent", (1, 4)).roll(COINS, "left")
    assert stage.enemies() == {(1, 3): "ent"}
    stage = Stage().enemy("ent", (1, 4)).roll(COINS, "right")
    assert stage.enemies() == {(1, 5): "ent"}


@proves("TOW-EDIE-05")
def test_walls_and_figures_stop_an_enemy() -> None:
    stage = Stage(walls=[(2, 4)], platforms=[(2, 4), (2, 5)]).heroes((1, 5))
    stage.enemy("ent", (1, 4), (2, 4)).roll(COINS, "right")
    assert stage.enemies() == {(1, 4): "ent", (2, 4): "ent"}
    assert stage.at() == (1, 5)


@proves("TOW-EDIE-06")
def test_the_map_edge_stops_an_enemy() -> None:
    stage = Stage(revealed=3, platforms=[(12, 8)]).enemy("ent", (12, 8)).roll(COINS, "right")
    assert stage.enemies() == {(12, 8): "ent"}


@proves("TOW-EDIE-07")
def test_enemies_side_by_side_move_at_once() -> None:
    stage = Stage().enemy("ent", (1, 3), (1, 4)).roll(COINS, "right")
    assert sorted(stage.enemies()) == [(1, 4), (1, 5)]


@proves("TOW-EDIE-08", "TOW-HELPER-01")
def test_the_die_counts_for_every_enemy_wherever_it_is() -> None:
    stage = Stage(revealed=4, boss="daimyo-banzai").heroes((5, 2), (13, 2))
    stage.enemy("ashigaru", (13, 6)).enemy("ent", (1, 5))
    stage.roll(COINS, "left")  # the active hero is on level 2
    assert sorted(stage.enemies()) == [(1, 4), (13, 5)]
    struck = Stage(revealed=4, boss="daimyo-banzai").heroes((5, 2), (13, 2))
    struck.enemy("ashigaru", (13, 3)).roll(COINS, "attack")
    assert struck.lives(1) == 3


@proves("TOW-EDIE-09")
def test_the_die_makes_the_boss_attack_and_move_too() -> None:
    stage = Stage(revealed=4).heroes((1, 1), (13, 3)).enemy("medusa", (13, 4))
    stage.roll(COINS, "attack")
    assert stage.lives(1) == 4 - 2
    moved = Stage(revealed=4).enemy("medusa", (13, 4)).roll(COINS, "right")
    assert moved.enemies() == {(13, 5): "medusa"}


@proves("TOW-EDIE-10")
def test_the_lowest_row_is_floor_for_enemies_too() -> None:
    stage = Stage(revealed=2, lowest=2).enemy("ent", (5, 3)).roll(COINS, "right")
    assert stage.enemies() == {(5, 4): "ent"}


@proves("TOW-ENCARD-01", "TOW-ATTACK-08")
def test_who_defeats_an_enemy_gains_its_loot() -> None:
    stage = Stage().heroes((1, 1), (1, 3)).enemy("ent", (1, 2)).dice("sword sword")
    stage.do(f"attack {name(1, 2)}", "sword", "sword")
    assert (stage.gems(0), stage.gold(0)) == (1, 1)
    assert (stage.gems(1), stage.gold(1)) == (0, 0)


@proves("TOW-ENCARD-02", "TOW-HURT-02")
def test_an_attack_costs_a_life_for_each_damage() -> None:
    stage = Stage().heroes((1, 1)).enemy("werewolf", (1, 2)).roll(COINS, "attack")
    assert [int(event.n) for event in stage.of("suffered")] == [3]
    assert stage.lives() == 2


@proves("TOW-ENCARD-03")
def test_damage_equal_to_its_lives_defeats_an_enemy() -> None:
    stage = Stage().heroes((1, 1)).enemy("zombie", (1, 2)).dice("sword sword")
    stage.do(f"attack {name(1, 2)}", "sword", "sword")
    assert stage.of("attacked")[0].n == 2
    assert stage.enemies() == {}


@proves("TOW-ENCARD-04")
def test_the_ability_counts_for_every_token_of_the_kind() -> None:
    for column in (2, 5, 8):
        stage = Stage().heroes((1, column - 1)).enemy("werewolf", (1, 2), (1, 5), (1, 8))
        stage.has(special="star").roll(COINS, "attack")
        assert stage.special() == ""
        assert len(stage.enemies()) == 3


@proves("TOW-ENCARD-04")
def test_also_of_thieves_every_one_steals_alone_or_not() -> None:
    stage = Stage().heroes((1, 2)).enemy("goblin-thief", (1, 1), (1, 3), (1, 6)).has(gold=5)
    stage.roll(COINS, "attack")
    assert stage.gold() == 5 - 2
    for column in (2, 5, 8):
        rooted = Stage().heroes((3, column)).enemy("ent", (1, 2), (1, 5), (1, 8)).dice("boot")
        assert rooted.do("boot down").lives() == 5 - 1


def test_zombies_shamble_and_goblins_steal() -> None:
    stage = Stage().heroes((2, 5)).enemy("zombie", (1, 3)).has(gold=2)
    stage.enemy("goblin-thief", (1, 5)).roll(COINS, "right")
    assert stage.enemies() == {(1, 3): "zombie", (1, 6): "goblin-thief"}
    robbed = Stage().heroes((1, 1)).enemy("goblin-thief", (1, 2)).has(gold=2)
    robbed.roll(COINS, "attack")
    assert (robbed.gold(), robbed.lives()) == (1, 4)


def test_a_golem_is_too_heavy_for_monster_symbols_but_can_be_pushed() -> None:
    stage = Stage().heroes((1, 1)).enemy("stone-golem", (1, 2)).dice("monster boot")
    assert stage.refused("monster") == "TOW-SYM-07"
    stage.do("boot right", f"push {name(1, 3)}")
    assert stage.enemies() == {(1, 3): "stone-golem"}


def test_a_gargoyle_flies() -> None:
    stage = Stage(platforms=[(3, 3)]).heroes((1, 1)).enemy("gargoyle", (3, 3))
    stage.roll(COINS, "right")
    assert stage.enemies() == {(3, 4): "gargoyle"}
    stage.do("gravity")
    assert stage.enemies() == {(3, 4): "gargoyle"}


def test_an_ent_strikes_who_moves_next_to_it_and_ashigaru_cannot_be_pushed() -> None:
    stage = Stage().heroes((1, 1)).enemy("ent", (1, 3)).dice("boot").do("boot right")
    assert stage.lives() == 4
    wall = Stage(revealed=4, boss="daimyo-banzai").heroes((13, 1)).enemy("ashigaru", (13, 2))
    assert wall.dice("boot").refused("boot right") == "TOW-ENCARD-04"
