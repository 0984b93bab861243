"""The turn and its phases, health and combat points: THR-TURN, -HEALTH, -CP, -UPKEEP, -INCOME."""

from __future__ import annotations

from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRIO
from tests.rules.proves import proves


def duel(start: int = 0) -> Stage:
    return Stage("black-panther", "black-widow", start=start)


def sparring() -> Stage:
    return Stage(SPARRING_PARTNER, "black-panther")


def phases(stage: Stage) -> list[str]:
    """All phases that were told since the log was last emptied."""
    return [
        event.it.key for event in stage.log if event.word.key in ("phase-began", "upkeep-began")
    ]


# --- The turn -------------------------------------------------------------------------------------


@proves("THR-TURN-01")
def test_turns_alternate_from_the_start_player() -> None:
    stage = duel(start=1)
    assert stage.s.active() == 1
    assert stage.next_turn().s.active() == 0
    assert stage.next_turn().s.active() == 1


@proves("THR-TURN-02")
def test_the_active_player_stays_active_while_the_opponent_plays_an_instant() -> None:
    stage = duel().hand(1, "getting-paid").do("play getting-paid")
    assert stage.s.active() == 0
    stage.do("pass")
    assert stage.s.cp[1] == 4
    assert stage.s.active() == 0


@proves("THR-TURN-02")
def test_whoever_is_asked_or_draws_the_active_player_is_the_one_whose_turn_it_is() -> None:
    stage = duel().hand(1, "double-up").cp(1, 1).until_asked(1)
    assert stage.s.active() == 0  # while the opponent is asked
    stage.do("play double-up", "pass")
    assert stage.s.at_chance() and stage.s.stack[-1].you == 1
    assert stage.s.active() == 0  # while the opponent draws
    asked: set[tuple[int, int]] = set()
    while stage.s.turn <= 2:
        turns = [int(event.seat) for event in stage.told("turn-began")]
        assert stage.s.active() == (turns[-1] if turns else 0)
        asked.add((int(stage.s.active()), stage.asked()))
        stage.least()
    assert asked >= {(0, 0), (0, 1), (1, 0), (1, 1)}


@proves("THR-AMB-04")
def test_too_many_cards_are_sold_in_a_phase_of_its_own() -> None:
    stage = duel(start=1)
    stage.hand(0, "so-wild", "six-it", "tip-it", "buh-bye", "double-up", "triple-up")
    stage.next_turn().until("discard").pass_window()
    assert len(stage.cards(0)) == 7  # six and the one of the income
    assert stage.phase() == "discard"
    assert {move.split()[0] for move in stage.moves()} == {"sell"}


@proves("THR-TURN-03", "THR-AMB-03", "THR-AMB-04")
def test_the_phases_of_a_turn_come_in_their_fixed_order() -> None:
    stage = Stage("black-panther", "black-widow", SPARRING_PARTNER, mode=TRIO)
    stage.log.clear()
    for _ in range(3):
        stage.next_turn()
    assert (stage.s.turn, stage.s.active()) == (4, 0)  # the second turn of a player
    del stage.log[:-1]
    stage.do("roll", "1 2 3 5 6", "announce vibranium-claws 1", "seat 3", "no-defence")
    stage.next_turn()
    assert phases(stage) == [
        *("upkeep", "income", "main-1", "offensive"),
        *("targeting", "defensive", "main-2", "discard"),
        "upkeep",  # of the next player
    ]
    herb = duel().do("roll", "4 4 5 1 2", "announce heart-shaped-herb")
    herb.log.clear()
    assert phases(herb.next_turn()) == ["main-2", "discard", "upkeep"]  # no target, no defence


@proves("THR-TURN-04")
def test_the_start_player_skips_the_first_income() -> None:
    stage = Stage("black-panther", "black-widow", start=1, opening_hands=True).until("main-1")
    assert (stage.s.cp[1], len(stage.s.hands[1])) == (2, 4)
    stage.next_turn().until("main-1")
    assert (stage.s.cp[0], len(stage.s.hands[0])) == (3, 5)
    stage.next_turn().until("main-1")
    assert (stage.s.cp[1], len(stage.s.hands[1])) == (3, 5)


@proves("THR-TURN-05")
def test_with_one_opponent_no_targeting_roll_takes_place() -> None:
    stage = duel().do("roll", "1 2 3 5 6", "announce vibranium-claws 1")
    stage.log.clear()
    stage.until("defensive")
    assert phases(stage) == ["defensive"]
    assert stage.told("dice-rolled") == []
    assert [event.seat for event in stage.told("target-found")] == [1]
    while not stage.offered("no-defence"):
        stage.skip()
    assert stage.asked() == 1


@proves("THR-TURN-06", "THR-OFF-06")
def test_without_an_ability_there_is_no_defensive_roll_phase() -> None:
    stage = duel().do("roll", "1 2 3 4 6")
    stage.pass_window()
    assert stage.offered("announce vibranium-claws 1")
    assert stage.offered("announce meteoric-punch 1")
    stage.log.clear()
    stage.do("no-ability").pass_window()
    assert phases(stage) == ["main-2"]
    assert stage.told("activated") == []
    assert stage.told("defends") == []


# --- Health ---------------------------------------------------------------------------------------


@proves("THR-HEALTH-01", "THR-AMB-29")
def test_a_time_bomb_defeats_at_once_and_income_never_starts() -> None:
    stage = duel(start=1).life(4, 50).tokens(0, time_bomb_late=1).next_turn()
    assert stage.s.active() == 0
    stage.do("5").pass_window()
    stage.pass_window()
    assert stage.health(0) == 0
    assert stage.s.over()
    assert stage.s.outcome() == [0, 1]
    assert phases(stage)[-1] == "upkeep"


@proves("THR-HEALTH-02")
def test_both_at_0_at_the_same_moment_is_a_draw() -> None:
    stage = duel().life(2, 5).tokens(0, kinetic_energy=4).level(0, "vibranium-claws", 2)
    stage.do("roll", "1 1 2 2 3", "announce vibranium-claws 3", "defend sabotage", "3 4 6")
    stage.finish_roll_phase()
    assert [(event.seat, event.n) for event in stage.told("damaged")] == [(0, 2), (1, 9)]
    assert stage.s.health == [0, 0]
    assert stage.s.over()
    assert stage.s.outcome() == [0, 0]
    assert not stage.s.technical()


@proves("THR-HEALTH-03")
def test_healing_stops_at_10_above_the_start() -> None:
    stage = sparring().life(58, 50).do("roll", "6 6 6 1 2", "announce rest").finish_roll_phase()
    assert stage.health(0) == 60  # of 58 + 5
    stage = Stage(SPARRING_PARTNER, "black-panther", "black-widow", mode=TRIO).life(44, 35, 35)
    stage.do("roll", "6 6 6 1 2", "announce rest").finish_roll_phase()
    assert stage.health(0) == 45


@proves("THR-HEALTH-04", "THR-AMB-93")
def test_healing_raises_the_counter_when_the_ability_is_activated() -> None:
    stage = sparring().life(31, 50).do("roll", "6 6 6 1 2", "announce rest").pass_window()
    assert stage.phase() == "offensive"
    assert stage.health(0) == 36


@proves("THR-HEALTH-05")
def test_the_game_ends_as_soon_as_one_side_is_left() -> None:
    stage = Stage("black-panther", "black-widow", SPARRING_PARTNER, mode=TRIO).life(1, 3, 0)
    stage.s.bury()
    assert stage.s.circle == [0, 1]  # of 3 players one is out, and the game goes on
    assert [event.seat for event in stage.told("defeated")] == [2]
    stage.do("roll", "1 2 3 5 6", "announce vibranium-claws 1")
    stage.log.clear()
    stage.finish_roll_phase()
    assert stage.s.over()
    assert stage.s.outcome() == [1, 0, 0]
    assert stage.health(0) == 1
    assert phases(stage) == ["defensive"]  # no phase after it


@proves("THR-HEALTH-06")
def test_tokens_of_a_defeated_player_stay_in_play() -> None:
    stage = Stage("black-widow", "black-panther", SPARRING_PARTNER, mode=TRIO)
    stage.tokens(1, time_bomb=1).life(0, 35, 35)
    stage.s.bury()
    stage.next_turn()
    assert stage.s.active() == 1
    assert stage.phase() == "upkeep"
    assert stage.s.at_chance()  # the bomb is rolled for
    stage.do("1").pass_window()
    assert [token.key for token in stage.s.boards[1]] == ["time-bomb-late"]


@proves("THR-AMB-30")
def test_damage_and_healing_at_the_cap_are_netted_first() -> None:
    stage = duel().life(60, 50).owe(0, damage=3, healing=5).pass_window()
    assert stage.health(0) == 60


@proves("THR-AMB-31")
def test_health_never_falls_below_0() -> None:
    stage = duel().life(50, 2).do("roll", "1 1 2 2 3", "announce vibranium-claws 3")
    stage.finish_roll_phase()
    assert [(event.seat, event.n) for event in stage.told("damaged")] == [(1, 6)]
    assert stage.health(1) == 0


# --- Combat points --------------------------------------------------------------------------------


@proves("THR-CP-01")
def test_combat_points_pay_for_cards() -> None:
    stage = duel().hand(0, "triple-up").cp(0, 3).do("play triple-up")
    assert stage.s.cp[0] == 1


@proves("THR-CP-02")
def test_nobody_holds_more_than_15_combat_points() -> None:
    stage = duel().hand(0, "getting-paid").cp(0, 14).do("play getting-paid")
    assert stage.s.cp[0] == 15
    assert [event.n for event in stage.told("cp-changed")] == [1]


@proves("THR-CP-03")
def test_a_card_that_cannot_be_paid_is_refused_and_nothing_changes() -> None:
    stage = duel().hand(0, "triple-up", "double-up", "getting-paid").cp(0, 1)
    assert stage.card(0, "triple-up").cost == 2
    assert stage.refuses("play triple-up") == "THR-CP-03"
    assert not stage.offered("play triple-up")
    assert stage.cards(0) == ["triple-up", "double-up", "getting-paid"]
    assert stage.s.cp[0] == 1
    stage.do("play double-up", "play getting-paid", "play triple-up")  # while the points last
    assert stage.s.cp[0] == 0


@proves("THR-CP-04")
def test_a_card_of_cost_0_is_free() -> None:
    stage = sparring().hand(0, "tinder").cp(0, 0).do("play tinder")
    assert stage.count(0, "spark") == 1
    assert stage.s.cp[0] == 0


# --- Upkeep ---------------------------------------------------------------------------------------


@proves("THR-UPKEEP-01", "THR-AMB-06")
def test_a_time_bomb_is_rolled_for_before_income() -> None:
    stage = duel(start=1).tokens(0, time_bomb=1).next_turn()
    assert stage.phase() == "upkeep"
    assert stage.s.at_chance()
    assert stage.moves() == ["1", "2", "3", "4", "5", "6"]
    assert stage.s.cp[0] == 2  # income has not come yet
    stage.do("3").until("income")
    assert stage.s.boards[0] == [stage.token("time-bomb-late")]


@proves("THR-UPKEEP-02")
def test_the_active_player_orders_the_effects_of_the_upkeep() -> None:
    stage = duel(start=1).tokens(0, time_bomb=1, time_bomb_late=1).next_turn()
    assert stage.asked() == 0  # not the Black Widow whose bombs they are
    early, late = stage.moves()
    assert early.split()[-1] == "time-bomb"
    assert late.split()[-1] == "time-bomb-late"
    twin = stage.copy()
    stage.do(late, "1")
    assert stage.told("damaged") == []
    stage.pass_window().pass_window()
    assert [event.n for event in stage.told("damaged")] == [4]
    assert stage.token("time-bomb") in stage.s.boards[0]
    assert stage.token("time-bomb-late") not in stage.s.boards[0]
    twin.do(early, "1").pass_window()
    assert twin.count(0, "time-bomb") == 2
    assert twin.health(0) == 50


@proves("THR-UPKEEP-03", "THR-AMB-30")
def test_damage_and_healing_of_the_upkeep_are_applied_together_at_its_end() -> None:
    stage = duel().life(3, 50).owe(0, damage=4, healing=2)
    assert stage.health(0) == 3
    stage.pass_window()
    assert stage.health(0) == 3 - 4 + 2
    assert not stage.s.over()


@proves("THR-UPKEEP-04")
def test_an_empty_upkeep_only_opens_its_window() -> None:
    stage = duel().hand(1, "getting-paid")
    assert stage.phase() == "upkeep"
    assert stage.moves() == ["pass"]
    stage.do("pass")
    assert stage.asked() == 1
    assert stage.moves() == ["pass", "play getting-paid"]
    stage.do("pass")
    assert stage.phase() == "main-1"


# --- Income ---------------------------------------------------------------------------------------


@proves("THR-INCOME-01")
def test_income_is_1_combat_point() -> None:
    stage = duel(start=1).cp(0, 4).next_turn().until("income")
    assert stage.s.cp[0] == 5


@proves("THR-INCOME-02")
def test_with_15_combat_points_income_is_only_the_card() -> None:
    stage = duel(start=1).cp(0, 15).hand(0, "so-wild", "six-it", "buh-bye").next_turn()
    stage.until("main-1")
    assert stage.s.cp[0] == 15
    assert len(stage.s.hands[0]) == 4
    assert stage.told("cp-changed") == []


@proves("THR-INCOME-03")
def test_income_draws_a_card_after_the_combat_point() -> None:
    stage = duel(start=1).hand(0, "so-wild", "six-it", "buh-bye", "tip-it").next_turn()
    stage.log.clear()
    stage.pass_window()
    assert stage.s.at_chance()  # nobody was asked whether to draw
    assert [event.word.key for event in stage.log][-1] == "cp-changed"
    stage.until("main-1")
    assert len(stage.s.hands[0]) == 5
    told = [event.word.key for event in stage.log]
    assert told.index("cp-changed") < told.index("drew")
