"""Who falls, how far, and who holds on."""

from __future__ import annotations

from tests.rules.plosinovka.stage import Stage, f
from tests.rules.proves import proves


@proves("TOW-GRAV-01")
def test_gravity_is_an_action_of_step_five() -> None:
    stage = Stage().heroes((3, 2)).dice("coin").do("gravity")
    assert stage.at() == (1, 2)
    assert stage.s.turn_notes().step == 5
    assert "coin" in stage.moves()


@proves("TOW-GRAV-02")
def test_gravity_costs_nothing_and_may_be_repeated() -> None:
    stage = Stage().heroes((3, 2)).dice("")
    for _ in range(3):
        stage.do("gravity")
    assert stage.pool() == ""
    assert "gravity" in stage.moves()


@proves("TOW-GRAV-03")
def test_heroes_and_enemies_without_support_fall() -> None:
    stage = Stage().heroes((3, 2), (2, 5)).enemy("zombie", (4, 7)).dice("").do("gravity")
    assert (stage.at(0), stage.at(1)) == ((1, 2), (1, 5))
    assert stage.enemies() == {(1, 7): "zombie"}
    assert len(stage.of("hero-fell")) + len(stage.of("enemy-fell")) == 3


@proves("TOW-GRAV-04")
def test_a_fall_ends_on_the_first_figure() -> None:
    stage = Stage().heroes((4, 2)).enemy("zombie", (1, 2)).dice("").do("gravity")
    assert stage.at() == (2, 2)


@proves("TOW-GRAV-05")
def test_a_figure_supports_the_one_above_it() -> None:
    stage = Stage().heroes((2, 2)).enemy("zombie", (1, 2)).dice("").do("gravity")
    assert stage.at() == (2, 2)
    assert stage.of("hero-fell") == []
    floating = Stage().heroes((2, 2), (3, 2)).dice("").has(floats=True).do("gravity")
    assert (floating.at(0), floating.at(1)) == ((2, 2), (3, 2))


@proves("TOW-GRAV-06")
def test_nothing_falls_by_itself_during_the_turn() -> None:
    stage = Stage(revealed=2).heroes((1, 2)).dice("boot boot boot coin")
    stage.do("boot up", "boot up", "boot up", "coin")
    assert stage.at() == (1 + 3, 2)
    stage.end()
    assert stage.at() == (1, 2)


@proves("TOW-GRAV-07")
def test_who_loses_the_support_falls_only_at_the_next_gravity() -> None:
    stage = Stage("bivoj", "avys").heroes((2, 2)).enemy("zombie", (1, 2)).dice("monster")
    stage.do("monster", "left")
    assert stage.at() == (2, 2)
    stage.do("gravity")
    assert stage.at() == (1, 2)


@proves("TOW-GRAV-08", "TOW-GRAV-09")
def test_falling_past_and_away_from_enemies_is_safe() -> None:
    stage = Stage(platforms=[(3, 3), (2, 3)]).heroes((4, 2)).enemy("werewolf", (3, 3), (2, 3))
    stage.dice("").do("gravity")
    assert (stage.at(), stage.lives()) == ((1, 2), 5)
    beside = Stage(platforms=[(3, 3)]).heroes((3, 2)).enemy("werewolf", (3, 3)).dice("")
    beside.do("gravity")
    assert beside.at() == (1, 2)
    assert [event for event in beside.events if event.word.key == "enemy-attacked"] == []


@proves("TOW-GRAV-10")
def test_valuables_do_not_fall() -> None:
    stage = Stage(gems=[(3, 2)], golds=[(4, 4)]).heroes((1, 8)).dice("").do("gravity")
    assert stage.lies(3, 2)
    assert stage.lies(4, 4)


@proves("TOW-GRAV-11")
def test_a_falling_hero_stops_on_top_and_pushes_nobody() -> None:
    stage = Stage().heroes((4, 2), (1, 2)).dice("").do("gravity")
    assert (stage.at(0), stage.at(1)) == ((2, 2), (1, 2))


@proves("TOW-GRAV-12", "TOW-REMOVE-05")
def test_the_lowest_row_that_is_left_is_a_floor() -> None:
    stage = Stage(revealed=3, lowest=2).heroes((6, 1), (5, 1)).dice("").do("gravity")
    assert (stage.at(0), stage.at(1)) == ((6, 1), (5, 1))
    alone = Stage(revealed=3, lowest=2).heroes((6, 1)).dice("").do("gravity")
    assert alone.at() == (5, 1)


@proves("TOW-MAP-13")
def test_a_fall_goes_through_every_trap_on_the_way() -> None:
    stage = Stage(traps=[(3, 2), (2, 2)]).heroes((4, 2)).dice("").do("gravity")
    assert stage.at() == (1, 2)
    assert stage.lives() == 5 - 2


@proves("TOW-MAP-16", "TOW-LADDER-01")
def test_a_hero_on_a_ladder_may_hold_on_or_let_go() -> None:
    stage = Stage(ladders=[(3, 2)]).heroes((3, 2)).dice("").do("gravity")
    assert stage.moves() == ["hold-on", "let-go"]
    stage.do("hold-on")
    assert stage.at() == (3, 2)
    stage.do("gravity", "let-go")
    assert stage.at() == (1, 2)


@proves("TOW-LADDER-02")
def test_the_owner_decides_also_on_others_turns() -> None:
    stage = Stage(ladders=[(3, 2)]).heroes((1, 8), (3, 2)).dice("").do("gravity")
    assert stage.s.active() == 0
    assert stage.s.seat == 1
    stage.do("let-go")
    assert stage.at(1) == (1, 2)


@proves("TOW-MAP-18")
def test_ladders_do_not_hold_enemies() -> None:
    stage = Stage(ladders=[(3, 2)]).heroes((1, 8)).enemy("zombie", (3, 2)).dice("").do("gravity")
    assert stage.enemies() == {(1, 2): "zombie"}


@proves("TOW-TURN-14", "TOW-TURN-15")
def test_after_step_seven_everybody_stands_on_something() -> None:
    stage = Stage(platforms=[(3, 5)], ladders=[(2, 7)])
    stage.heroes((4, 5), (2, 7)).enemy("zombie", (4, 2), (2, 2)).enemy("ent", (3, 4)).dice("")
    stage.end().do("hold-on")
    assert stage.at(0) == (3, 5)
    assert stage.at(1) == (2, 7)
    for i in range(stage.s.tower.first, stage.s.tower.last):
        if not stage.s.free(i) and i != f(2, 7):
            assert stage.s.tower.platform[i] or not stage.s.free(i - 8)
