"""Walls, platforms, ladders, moving, enemy zones and pushing."""

from __future__ import annotations

import pytest

from kostka.games.plosinovka.moving import can_move
from tests.rules.plosinovka.stage import Stage, f, name
from tests.rules.proves import proves


@proves("TOW-ADJ-01", "TOW-MOVE-01")
def test_a_field_has_four_neighbours_and_no_diagonal_ones() -> None:
    stage = Stage().heroes((2, 2)).dice("boot")
    found = sorted(stage.s.tower.adjacent(f(2, 2)))
    assert found == sorted([f(3, 2), f(1, 2), f(2, 1), f(2, 3)])
    assert f(3, 3) not in found
    moves = [move for move in stage.moves() if move.startswith("boot")]
    assert moves == ["boot up", "boot down", "boot left", "boot right"]  # nothing leads to (3,3)
    assert not stage.s.tower.is_next(f(2, 2), f(3, 3))
    between = Stage().heroes((1, 1)).enemy("ashigaru", (1, 2), (2, 1)).dice("boot")
    assert not can_move(between.s, 0)  # nobody pushes a wall of spears
    assert not [move for move in between.moves() if move.startswith("boot")]


@proves("TOW-ADJ-02", "TOW-MAP-05")
def test_a_wall_cuts_adjacency_and_stops_heroes() -> None:
    stage = Stage(walls=[(2, 1), (2, 3)]).heroes((2, 2)).dice("boot boot")
    assert f(2, 1) not in stage.s.tower.adjacent(f(2, 2))
    stage.do("boot right")
    assert stage.at() == (2, 3)
    assert stage.refused("boot right") == "TOW-MAP-05"  # the wall towards (2,4)


@proves("TOW-ADJ-03", "TOW-MAP-17", "TOW-LADDER-03")
def test_a_ladder_through_a_platform_joins_both_sides() -> None:
    stage = Stage(through=[(3, 2), (3, 3)], ladders=[(2, 2), (2, 3)])
    stage.heroes((2, 3)).dice("boot boot")
    assert f(3, 2) in stage.s.tower.adjacent(f(2, 2))
    stage.do("boot up")
    assert stage.at() == (3, 3)
    stage.do("boot down")
    assert stage.at() == (2, 3)


@proves("TOW-ADJ-04")
def test_the_picture_of_the_rulebook_leaves_right_and_up() -> None:
    stage = Stage(walls=[(2, 3)], platforms=[(2, 4)], through=[(3, 4)], ladders=[(2, 4)])
    assert stage.s.tower.adjacent(f(2, 4)) == [f(3, 4), f(2, 5)]


@proves("TOW-MAP-06")
def test_a_platform_without_a_ladder_stops_heroes() -> None:
    stage = Stage(platforms=[(3, 3)]).heroes((2, 3)).dice("boot")
    assert stage.refused("boot up") == "TOW-MAP-06"


@proves("TOW-MOVE-03", "TOW-MOVE-04")
def test_a_hero_jumps_as_high_as_boots_pay_for() -> None:
    stage = Stage().heroes((1, 1)).dice("boot boot boot boot")
    stage.do("boot up", "boot up")
    assert stage.at() == (3, 1)
    high = Stage(revealed=2).heroes((1, 1)).dice("boot boot boot boot")
    high.do("boot up", "boot up", "boot up", "boot up")
    assert high.at() == (1 + 4, 1)


@proves("TOW-MOVE-05")
def test_nobody_leaves_the_map() -> None:
    stage = Stage().heroes((1, 1)).dice("boot")
    assert stage.refused("boot left") == "TOW-MOVE-05"
    assert stage.refused("boot down") == "TOW-MOVE-05"


@proves("TOW-MOVE-02")
def test_nobody_is_attacked_through_a_platform() -> None:
    stage = Stage(platforms=[(3, 2)]).heroes((3, 2)).enemy("ent", (2, 2))
    stage.roll("coin coin coin coin coin", "attack")
    assert stage.lives() == 5
    beside = Stage(platforms=[(3, 2)]).heroes((3, 2)).enemy("ent", (2, 2)).dice("sword")
    assert beside.refused(f"attack {name(2, 2)}") == "TOW-MOVE-02"


@proves("TOW-LADDER-04")
def test_an_enemy_strikes_along_a_ladder() -> None:
    stage = Stage(through=[(3, 3)], ladders=[(2, 3)]).heroes((2, 3)).enemy("zombie", (3, 3))
    stage.roll("sword sword coin coin coin", "attack")
    assert stage.lives() == 4
    stage.do(f"attack {name(3, 3)}", "sword", "sword", "strike")
    assert stage.enemies() == {}


@proves("TOW-LADDER-05")
def test_an_enemy_passes_a_platform_along_a_ladder() -> None:
    stage = Stage("bivoj", "angelo", through=[(3, 3)], ladders=[(2, 3)], platforms=[(2, 3)])
    stage.heroes((1, 1)).enemy("zombie", (2, 3)).dice("monster")
    stage.do("monster", "up")
    assert stage.enemies() == {(3, 3): "zombie"}


@proves("TOW-ZONE-01", "TOW-BOSS-07")
def test_who_moves_from_beside_an_enemy_is_attacked() -> None:
    stage = Stage().heroes((1, 2)).enemy("stone-golem", (1, 3)).dice("boot")
    stage.do("boot left")
    assert stage.lives() == 5 - 2
    boss = Stage(revealed=4).heroes((13, 2)).enemy("medusa", (13, 3)).dice("boot")
    boss.do("boot left")
    assert boss.lives() == 5 - 2


@proves("TOW-ZONE-02")
@pytest.mark.parametrize(("move", "to"), [("left", (1, 1)), ("up", (2, 2)), ("right", (1, 3))])
def test_every_way_from_an_enemy_provokes_it(move: str, to: tuple[int, int]) -> None:
    stage = Stage().heroes((1, 2)).enemy("zombie", (1, 3)).dice("boot")
    stage.do(f"boot {move}")
    if stage.moves()[0].startswith("push"):
        stage.do(f"push {name(1, 4)}")
    assert stage.at() == to
    assert stage.lives() == 4


@proves("TOW-ZONE-03")
def test_coming_next_to_an_enemy_is_safe() -> None:
    stage = Stage().heroes((1, 1)).enemy("werewolf", (1, 3)).dice("boot")
    stage.do("boot right")
    assert (stage.at(), stage.lives()) == ((1, 2), 5)


@proves("TOW-ZONE-04")
def test_each_adjacent_enemy_attacks() -> None:
    stage = Stage().heroes((1, 2)).enemy("zombie", (1, 1)).enemy("werewolf", (1, 3)).dice("boot")
    stage.do("boot up")
    assert stage.of("suffered")[0].n == 1 + 3
    assert stage.lives() == 5 - 4


@proves("TOW-PUSH-01", "TOW-PUSH-02", "TOW-PUSH-03")
def test_the_mover_places_whom_it_pushes() -> None:
    stage = Stage().heroes((1, 1), (1, 2)).dice("boot")
    stage.do("boot right")
    assert sorted(stage.moves()) == sorted([f"push {name(*at)}" for at in ((1, 1), (2, 2), (1, 3))])
    twin = Stage().heroes((1, 1), (1, 2)).dice("boot").do("boot right", f"push {name(1, 3)}")
    assert (twin.at(0), twin.at(1)) == ((1, 2), (1, 3))
    swap = Stage().heroes((1, 1), (1, 2)).dice("boot").do("boot right", f"push {name(1, 1)}")
    assert (swap.at(0), swap.at(1)) == ((1, 2), (1, 1))


@proves("TOW-PUSH-04", "TOW-PUSH-05", "TOW-MAP-04")
def test_the_field_pushed_onto_must_be_free() -> None:
    stage = Stage("sladuse", "bivoj", "avys").heroes((1, 1), (1, 2), (2, 2))
    stage.enemy("zombie", (1, 3)).dice("boot").do("boot right")
    assert f"push {name(1, 3)}" not in stage.moves()  # the enemy on (1,3) is not pushed on
    assert f"push {name(2, 2)}" not in stage.moves()  # nor the third hero
    assert stage.at(1) == (1, 1)
    assert stage.enemies() == {(1, 3): "zombie"}


@proves("TOW-PUSH-06")
def test_a_pushed_enemy_strikes_first() -> None:
    stage = Stage("bivoj", "avys").heroes((1, 1)).enemy("werewolf", (1, 2)).dice("boot")
    assert stage.lives() == 4
    stage.do("boot right")
    assert stage.lives() == 4 - 3
    stage.do(f"push {name(1, 3)}")
    assert stage.enemies() == {(1, 3): "werewolf"}
    assert stage.at() == (1, 2)


@proves("TOW-PUSH-07", "TOW-FAINT-07")
def test_who_faints_does_not_push() -> None:
    stage = Stage().heroes((1, 1)).enemy("werewolf", (1, 2)).dice("boot coin").has(lives=2)
    stage.do("boot right")
    assert stage.at() is None
    assert stage.enemies() == {(1, 2): "werewolf"}  # it deals 3 and stays
    assert stage.moves() == ["appear coin", "end-actions"]
    alone = Stage().heroes((1, 1)).enemy("zombie", (1, 2)).dice("boot").has(lives=1)
    alone.do("boot up")
    assert alone.at() is None
    assert alone.s.turn_notes().step == 5


@proves("TOW-MAP-20", "TOW-MAP-21")
def test_a_portal_leads_to_another_one_of_its_level() -> None:
    stage = Stage(revealed=3, lowest=2, portals=[(6, 2), (7, 7), (10, 3)], platforms=[(6, 2)])
    stage.heroes((6, 2)).dice("boot boot")
    assert stage.s.tower.portals(f(6, 2)) == [f(7, 7)]  # never (10,3), of level 3
    stage.do("boot portal")
    assert stage.at() == (7, 7)
    lonely = Stage(revealed=3, lowest=2, portals=[(6, 2), (10, 3)]).heroes((6, 2)).dice("boot")
    assert lonely.refused("boot portal") == "TOW-MAP-20"


@proves("TOW-MAP-22")
def test_a_portal_provokes_nobody() -> None:
    stage = Stage(portals=[(2, 2), (3, 7)]).heroes((2, 2)).enemy("werewolf", (2, 3)).dice("boot")
    stage.do("boot portal")
    assert (stage.at(), stage.lives()) == ((3, 7), 5)


@proves("TOW-MAP-23")
def test_a_portal_pushes_who_stands_on_the_other_one() -> None:
    stage = Stage(portals=[(2, 2), (3, 7)]).heroes((2, 2), (3, 7)).dice("boot")
    stage.do("boot portal")
    assert stage.s.seat == 0
    stage.do(f"push {name(3, 8)}")
    assert (stage.at(0), stage.at(1)) == ((3, 7), (3, 8))


@proves("TOW-MAP-11")
def test_a_hero_takes_the_gem_it_comes_to() -> None:
    stage = Stage(gems=[(2, 5)], golds=[(2, 4)]).heroes((2, 6)).dice("boot boot").has(gems=2)
    stage.do("boot left")
    assert stage.gems() == 3
    assert stage.lies(2, 5) == 0
    stage.do("boot left")
    assert stage.gold() == 1


@proves("TOW-MAP-12", "TOW-HURT-01")
def test_a_trap_hurts_every_time_it_is_entered() -> None:
    stage = Stage("bivoj", "avys", traps=[(1, 2)]).heroes((1, 1)).dice("boot boot boot")
    assert stage.lives() == 4
    stage.do("boot right", "boot left", "boot right")
    assert stage.lives() == 2
    assert [event.source.key for event in stage.of("suffered")] == ["trap", "trap"]


@proves("TOW-MAP-14")
def test_traps_do_nothing_to_enemies() -> None:
    stage = Stage("bivoj", "avys", traps=[(1, 3)]).heroes((1, 8)).enemy("goblin-thief", (1, 2))
    stage.dice("monster").do("monster", "right")
    assert stage.enemies() == {(1, 3): "goblin-thief"}


@proves("TOW-EMOVE-01", "TOW-EMOVE-04", "TOW-EDIE-04")
def test_only_players_move_an_enemy_off_its_platform() -> None:
    stage = Stage("bivoj", "avys", platforms=[(3, 2)]).heroes((1, 8)).enemy("ent", (3, 2))
    stage.roll("monster monster coin coin coin", "right")
    assert stage.enemies() == {(3, 2): "ent"}  # no platform under (3,3)
    stage.do("monster", "right")
    assert stage.enemies() == {(3, 3): "ent"}
    up = Stage("bivoj", "avys").heroes((1, 8)).enemy("ent", (2, 4)).dice("monster")
    up.do("monster", "up")
    assert up.enemies() == {(3, 4): "ent"}


@proves("TOW-EMOVE-02")
def test_any_enemy_can_be_moved_however_far_it_is() -> None:
    stage = Stage("bivoj", "avys", revealed=2).heroes((1, 1)).enemy("ent", (7, 8)).dice("monster")
    stage.do("monster", "left")
    assert stage.enemies() == {(7, 7): "ent"}


@proves("TOW-EMOVE-03")
def test_an_enemy_under_a_platform_cannot_be_moved_up() -> None:
    stage = Stage("bivoj", "avys", platforms=[(3, 4)]).heroes((1, 1)).enemy("ent", (2, 4))
    stage.dice("monster").do("monster")
    assert stage.refused("up") == "TOW-EMOVE-03"


@proves("TOW-EMOVE-05")
def test_an_enemy_moved_by_a_player_does_not_attack() -> None:
    stage = Stage("bivoj", "avys").heroes((1, 1)).enemy("werewolf", (1, 3)).dice("monster")
    stage.do("monster", "left")
    assert stage.enemies() == {(1, 2): "werewolf"}
    assert stage.lives() == 4
    assert stage.of("suffered") == []
