"""Sabotage, points, and how a game is won."""

from __future__ import annotations

from typing import Any

from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.terms import CAPITOL
from tests.rules.doomtrooper import props
from tests.rules.doomtrooper.props import (
    BLOOD_LUST,
    EX_BAUHAUS,
    FALSE_ALARM,
    INITIATIVE,
    SOLDIER,
)
from tests.rules.doomtrooper.stage import Stage
from tests.rules.proves import proves

ROMAN, MARTIN, HONZA = 0, 1, 2
SEVEN = warrior("seven", CAPITOL, (4, 4, 4, 7))
EIGHT = warrior("eight", CAPITOL, (4, 4, 4, 8))
ONE = warrior("one", CAPITOL, (1, 1, 1, 1))
APOSTLE = "ilian-mistress-of-the-void"


def alone(*troop: Any, **more: Any) -> Stage:
    """The opponent has nobody."""
    return Stage(list(troop), [], turns=[2, 2], **more)


@proves("DOOM-SAB-02", "DOOM-SAB-03", "DOOM-AMB-59")
def test_by_who_can_fight_against_who_has_nobody() -> None:
    assert Stage([SOLDIER], ["samurai"], turns=[2, 2]).refuses("sabotage") == "DOOM-SAB-02"
    assert alone(APOSTLE).refuses("sabotage") == "DOOM-SAB-03"
    covered = alone(SOLDIER, APOSTLE)
    covered.s.cover(1, None)
    covered.s.offered = None
    assert covered.refuses("sabotage") in ("DOOM-COVER-06", "DOOM-SAB-03")


@proves("DOOM-SAB-04", "DOOM-SAB-13", "DOOM-SAB-06")
def test_it_is_the_last_action_and_names_who_does_it() -> None:
    stage = alone(SOLDIER, "hussar").do("sabotage")
    assert stage.moves() == ["saboteur soldier", "saboteur hussar"]
    assert stage.turn().actions == 0, "actions 2 and 3 are lost"
    last = alone(SOLDIER).do("meditate", "meditate", "sabotage")  # action 3
    assert last.turn().actions == 0
    three = Stage([SOLDIER], [], [], turns=[2, 2, 2]).do("sabotage")
    assert three.moves() == ["against seat 2", "against seat 3"]


@proves("DOOM-SAB-05", "DOOM-ACT-07")
def test_once_against_each_opponent_in_a_round() -> None:
    stage = Stage([SOLDIER], [], [], [], hands=[[INITIATIVE]], turns=[2, 2, 2, 2])
    stage.do("meditate", "play initiative").to_action()
    stage.do("sabotage", "against seat 2", "destiny 0").to_action()
    assert stage.moves() == ["no-more-actions", "sabotage"]
    stage.do("sabotage")
    assert stage.moves() == ["against seat 3", "against seat 4"]
    assert stage.refuses("against seat 2") == "DOOM-SAB-05"
    stage.do("against seat 3")
    assert stage.s.raids[ROMAN] == [MARTIN, HONZA]


@proves("DOOM-SAB-01", "DOOM-SAB-07")
def test_the_victim_may_prevent_it() -> None:
    stage = alone(SOLDIER, hands=[[], [FALSE_ALARM]]).do("sabotage", "play false-alarm", "pass")
    stage.pass_window()
    assert stage.told("sabotage-failed") and not stage.told("sabotaged")


@proves("DOOM-SAB-08")
def test_a_warrior_in_time_prevents_it() -> None:
    stage = alone(SOLDIER, hands=[[], ["inspired", "hussar"]], destiny=(0, 2)).do("sabotage")
    stage.do("play inspired", "pass", "play hussar", "pass", "no-more-actions")
    stage.pass_window()
    assert [(event.seat, event.n) for event in stage.told("sabotage-failed")] == [(MARTIN, 0)]
    assert stage.in_play("hussar")


@proves("DOOM-SAB-09", "DOOM-SAB-10", "DOOM-AMB-61")
def test_it_earns_half_the_value_rounded_up_in_any_split() -> None:
    for card, points in ((SEVEN, 4), (EIGHT, 4), (ONE, 1)):
        stage = alone(card).do("sabotage").pass_window()
        assert stage.moves() == [f"destiny {n}" for n in range(points + 1)]
        stage.do("destiny 1").pass_window()
        assert stage.s.promotion[ROMAN] == points - 1, "of 4 points 1 and 3"
        assert stage.s.destiny[ROMAN] == 1
    hired = alone(EX_BAUHAUS).do("sabotage").pass_window()
    assert hired.where()[-1] == "anytime"


@proves("DOOM-SAB-11", "DOOM-ACT-08", "DOOM-SAB-12")
def test_not_before_everybody_had_a_turn_and_only_in_your_own() -> None:
    assert Stage([SOLDIER], [], turns=[0, 1]).refuses("sabotage") == "DOOM-ACT-08"
    three = Stage([SOLDIER], [], [], turns=[1, 0, 0])
    assert three.refuses("sabotage") == "DOOM-SAB-11"
    out = Stage([], [SOLDIER], turns=[2, 2], hands=[[], ["inspired"]])
    out.do("meditate", "play inspired", "pass")
    assert out.asked() == MARTIN and out.refuses("sabotage") == "DOOM-SAB-12"


@proves("DOOM-SAB-14", "DOOM-SAB-15", "DOOM-SAB-16")
def test_no_attack_action_does_it_and_none_goes_with_it() -> None:
    stage = alone(SOLDIER, hands=[[BLOOD_LUST]])
    turn = stage.s.turn_notes()
    turn.actions, turn.attacks = 0, 1
    stage.s.offered = None
    assert stage.refuses("sabotage") == "DOOM-SAB-14"
    both = alone(SOLDIER)
    both.s.turn_notes().attacked = True  # with action 2
    both.s.offered = None
    assert both.refuses("sabotage") == "DOOM-SAB-15", "action 3 is no Sabotage then"
    after = alone(SOLDIER)
    after.s.turn_notes().raided = True
    after.s.offered = None
    assert after.refuses("attack") == "DOOM-SAB-15"
    assault = Stage([SOLDIER], ["hussar"], hands=[["grand-assault"]], turns=[2, 2])
    assault.s.wound(2, None)
    assault.do("meditate", "play grand-assault", "attacker soldier", "defender hussar", "fight")
    assault.do("destiny 0").out_of_the_duel()
    while assault.where()[-1] != "action step":
        assault.move("pass")
    assert assault.refuses("sabotage") == "", "with action 3 or before"


# --- Winning ------------------------------------------------------------------------------------


def killing(promotion: tuple[int, int], target: int = 40) -> Stage:
    stage = Stage(["nepharite-of-ilian"], [warrior("three", CAPITOL, (1, 1, 1, 3)), "hussar"],
                  target=target)  # fmt: skip
    stage.s.promotion[:] = list(promotion)
    return stage.duel("nepharite-of-ilian", "three").do("destiny 0").out_of_the_duel()


@proves("DOOM-WIN-01", "DOOM-WIN-05", "DOOM-AMB-67")
def test_from_thirty_eight_to_forty_one_wins_unless_one_is_in_debt() -> None:
    won = killing((38, 0)).s
    assert won.outcome() == [1, 0] and won.promotion[0] == 38 + 3
    stage = Stage(["nepharite-of-ilian"], [warrior("three", CAPITOL, (1, 1, 1, 3)), "hussar"])
    stage.s.promotion[:] = [38, 0]
    stage.s.debts[:] = [2, 0]
    stage.duel("nepharite-of-ilian", "three").do("destiny 0").out_of_the_duel()
    assert not stage.s.over() and stage.s.promotion[ROMAN] == 41
    stage.s.destiny[ROMAN] = 2
    stage.s.borrow(ROMAN, -2, None)
    assert stage.s.over() and stage.s.result == ROMAN


@proves("DOOM-WIN-02", "DOOM-WIN-03")
def test_of_both_at_forty_who_has_more_wins_else_a_turn_each() -> None:
    stage = Stage([SOLDIER], ["samurai"])
    stage.s.promotion[:] = [42, 45]
    stage.s.decide(turn_is_over=False)
    assert stage.s.result == MARTIN and stage.s.target == 40
    for promotion, over in (([44, 43], True), ([44, 44], False)):
        level = Stage([SOLDIER], ["samurai"])
        level.s.promotion[:] = [42, 42]
        level.s.decide(turn_is_over=False)
        assert not level.s.over()
        level.next_turn().next_turn()
        level.s.promotion[:] = promotion
        level.do("no-more-actions").pass_window()
        assert level.s.over() == over and (level.s.result == ROMAN) == over


@proves("DOOM-WIN-06", "DOOM-WIN-07", "DOOM-WIN-08")
def test_debts_are_settled_when_the_time_is_up() -> None:
    stage = Stage([SOLDIER], ["samurai"], limit=1)
    stage.s.debts[:], stage.s.destiny[:], stage.s.promotion[:] = [10, 6], [4, 6], [20, 13]
    stage.s.run_out_of_time()
    assert stage.s.promotion == [14, 13] and stage.s.result == ROMAN
    poor = Stage([SOLDIER], ["samurai"], limit=1)
    poor.s.debts[:], poor.s.destiny[:], poor.s.promotion[:] = [10, 10], [0, 0], [4, 4]
    poor.s.run_out_of_time()
    assert poor.s.promotion == [0, 0] and poor.s.outcome() == [0, 0] and not poor.s.technical()


@proves("DOOM-WIN-09", "DOOM-AMB-66")
def test_the_countdown_beats_the_debt() -> None:
    stage = Stage([], ["samurai"])
    stage.s.debts[MARTIN] = 5
    stage.s.clocks[ROMAN] = 1
    stage.do("no-more-actions").pass_window()
    assert stage.s.over() and stage.s.result == MARTIN
    one = Stage([SOLDIER], ["samurai"], limit=1)
    one.s.debts[:], one.s.promotion[:] = [5, 0], [20, 1]
    one.s.run_out_of_time()
    assert one.s.result == MARTIN


@proves("DOOM-DISC-03", "DOOM-PLAY-04")
def test_the_last_window_follows_the_discard_and_played_is_played() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[["positive-karma"]]).do("no-more-actions", "keep")
    assert stage.where() == ["turn", "anytime"]
    stage.move("play positive-karma")
    assert "positive-karma" not in [card.key for card in stage.s.hands[ROMAN]]
    assert props.SOLDIER is SOLDIER
