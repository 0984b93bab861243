"""Attacking, damage, fainting and appearing."""

from __future__ import annotations

from tests.rules.plosinovka.stage import Stage, f, name
from tests.rules.proves import proves

COINS = "coin coin coin coin coin"


@proves("TOW-ATTACK-01")
def test_only_an_adjacent_enemy_can_be_attacked() -> None:
    stage = Stage().heroes((1, 1)).enemy("zombie", (1, 3)).dice("sword")
    assert stage.s.tower.apart(0, 2) == 2
    assert stage.refused(f"attack {name(1, 3)}") == "TOW-ATTACK-01"


@proves("TOW-ATTACK-02", "TOW-ATTACK-03")
def test_damage_of_two_attacks_is_not_added() -> None:
    stage = Stage().heroes((1, 1)).enemy("werewolf", (1, 2)).dice("sword sword sword")
    stage.do(f"attack {name(1, 2)}", "sword", "sword", "strike")
    assert stage.of("attacked")[0].n == 2
    assert stage.pool() == "sword"
    stage.do(f"attack {name(1, 2)}", "sword")
    assert stage.enemies() == {(1, 2): "werewolf"}  # it still needs 3
    assert stage.pool() == ""


@proves("TOW-ATTACK-04")
def test_a_gem_adds_to_the_attack() -> None:
    stage = Stage().heroes((1, 1)).enemy("zombie", (1, 2)).dice("sword").has(gems=1)
    stage.do(f"attack {name(1, 2)}", "sword x2")
    assert stage.of("attacked")[0].n == 2


@proves("TOW-ATTACK-05", "TOW-ITEM-04")
def test_redeemer_counts_for_the_next_attack_only_and_only_if_used() -> None:
    stage = Stage().heroes((1, 1)).enemy("stone-golem", (1, 2)).dice("sword sword sword")
    stage.has(owned=["redeemer"])
    stage.do(f"attack {name(1, 2)}", "sword", "strike")
    stage.do("use redeemer", f"attack {name(1, 2)}", "sword", "strike")
    stage.do(f"attack {name(1, 2)}", "sword")
    assert [int(event.n) for event in stage.of("attacked")] == [1, 2, 1]


@proves("TOW-ATTACK-06")
def test_pool_special_die_gem_and_redeemer_make_four() -> None:
    stage = Stage("bivoj", "avys").heroes((1, 1)).enemy("gargoyle", (1, 2)).dice("sword")
    stage.has(special="sword", gems=1, owned=["redeemer"])
    stage.do("use redeemer", f"attack {name(1, 2)}", "sword x2", "special sword")
    assert stage.of("attacked")[0].n == 4
    assert stage.enemies() == {}
    assert stage.special() == ""
    assert [int(event.n) for event in stage.of("gems-spent")] == [1]


@proves("TOW-ATTACK-07")
def test_a_defeated_enemy_leaves_the_map() -> None:
    stage = Stage().heroes((1, 4)).enemy("zombie", (1, 5)).dice("sword sword")
    stage.do(f"attack {name(1, 5)}", "sword", "sword")
    assert stage.enemies() == {}
    assert stage.of("defeated")[0].n == f(1, 5)
    assert stage.s.free(f(1, 5))


@proves("TOW-ATTACK-09")
def test_heroes_cannot_be_attacked() -> None:
    stage = Stage().heroes((1, 1), (1, 2)).dice("sword")
    assert stage.refused(f"attack {name(1, 2)}") == "TOW-ATTACK-09"


@proves("TOW-HURT-03", "TOW-HERO-04", "TOW-FAINT-04")
def test_the_last_life_lost_makes_a_hero_faint_and_heal() -> None:
    stage = Stage("bivoj", "avys").heroes((1, 1)).enemy("werewolf", (1, 2)).has(lives=2)
    stage.roll(COINS, "attack")  # 3 damage for 2 lives
    assert stage.at() is None
    assert stage.lives() == 4
    one = Stage(traps=[(1, 2)]).heroes((1, 1)).dice("boot").has(lives=1).do("boot right")
    assert one.at() is None


@proves("TOW-FAINT-01", "TOW-FAINT-02", "TOW-FAINT-05")
def test_fainting_takes_the_figure_and_the_special_symbol_only() -> None:
    stage = Stage().heroes((3, 3)).dice("").has(special="star", gold=3, gems=4)
    stage.has(owned=["redeemer", "boots-of-haste"])  # 2 items
    stage.s.suffer(0, 9, None)
    assert stage.at() is None
    assert stage.s.free(2 * 8 + 2)  # (3,3)
    assert stage.special() == ""
    assert (stage.gold(), stage.gems(), len(stage.s.players[0].owned)) == (3, 4, 2)
    ash = Stage(artifacts=["phoenix-ash"]).heroes((3, 3)).dice("")
    ash.s.suffer(0, 9, None)
    assert [card.key for card in ash.s.players[0].owned] == ["phoenix-ash"]  # but it may earn one


@proves("TOW-FAINT-03")
def test_fainting_drops_the_boss_tokens() -> None:
    stage = Stage(revealed=4).heroes((13, 3)).dice("").has(tokens=["venom", "blindness"])
    assert len(stage.s.players[0].tokens) == 2
    stage.s.suffer(0, 9, None)
    assert stage.s.players[0].tokens == []


@proves("TOW-FAINT-06", "TOW-ACT-06", "TOW-APPEAR-01")
def test_off_the_map_appearing_is_the_only_action_and_on_it_none() -> None:
    stage = Stage().dice("coin boot")
    assert stage.moves() == ["appear boot", "appear coin"]
    assert stage.refused("coin") == "TOW-ACT-06"
    stage.do("appear coin", "at a1")
    assert stage.refused("appear boot") == "TOW-APPEAR-01"


@proves("TOW-FAINT-08")
def test_after_fainting_on_the_own_turn_the_hero_may_come_back_at_once() -> None:
    stage = Stage(traps=[(1, 2)]).heroes((1, 1)).dice("boot coin coin").has(lives=1)
    stage.do("boot right")
    assert stage.at() is None
    assert stage.pool() == "coin coin"  # 2 unused dice
    stage.do("appear coin", "at d1")
    assert stage.at() == (1, 4)
    assert stage.pool() == "coin"


@proves("TOW-APPEAR-02")
def test_appearing_costs_one_die_of_any_kind_and_gives_nothing_for_it() -> None:
    stage = Stage().dice(COINS).do("appear coin", "at a1")
    assert stage.s.dice() == 4
    assert stage.gold() == 0


@proves("TOW-APPEAR-03", "TOW-REMOVE-06")
def test_a_hero_appears_in_the_lowest_row_that_is_left() -> None:
    stage = Stage(revealed=3, lowest=2).dice("coin").do("appear coin")
    assert stage.moves() == [f"at {name(5, column)}" for column in range(1, 9)]
    assert stage.refused(f"at {name(6, 1)}") == "TOW-APPEAR-03"


@proves("TOW-APPEAR-04")
def test_a_hero_cannot_appear_on_an_occupied_field() -> None:
    stage = Stage().heroes(None, (1, 5)).enemy("zombie", (1, 3)).dice("coin").do("appear coin")
    assert stage.refused(f"at {name(1, 3)}") == "TOW-APPEAR-04"
    assert stage.refused(f"at {name(1, 5)}") == "TOW-APPEAR-04"


@proves("TOW-APPEAR-05")
def test_appearing_is_no_movement() -> None:
    stage = Stage(revealed=2, lowest=2).enemy("ent", (5, 4)).dice("coin boot").do("appear coin")
    stage.do(f"at {name(5, 3)}")
    assert stage.lives() == 5 and not stage.s.players[0].home
    moved = Stage(revealed=2, lowest=2).heroes((5, 2)).enemy("ent", (5, 4)).dice("boot")
    moved.do("boot right")
    assert moved.lives() == 4


def test_the_next_row_up_is_offered_when_the_lowest_is_full() -> None:
    stage = Stage().enemy("zombie", *[(1, column) for column in range(1, 9)]).dice("coin")
    stage.do("appear coin")
    assert stage.moves() == [f"at {name(2, column)}" for column in range(1, 9)]


def test_appearing_on_a_trap_hurts_and_on_a_gem_collects() -> None:
    stage = Stage(traps=[(1, 2)], gems=[(1, 3)]).dice("coin").do("appear coin", "at b1")
    assert stage.lives() == 4
    gem = Stage(traps=[(1, 2)], gems=[(1, 3)]).dice("coin").do("appear coin", "at c1")
    assert gem.gems() == 1
