"""What is particular to the specials of Warzone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.terms import ARMOUR, FIGHT, KOHORT, SHOOT, SQUAD, VALUE, Value
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    ANNIHILATION,
    BALLOON,
    BAUHAUS_MAN,
    BIKE,
    BUNKER,
    CAPTURE,
    DEAR_NINE,
    GIANT,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEN,
    VEST,
    ZONE_A,
    ZONE_B,
)
from tests.rules.doomtrooper.stage import Stage


def covered(stage: Stage, key: str) -> bool:
    return any(it.key == key and it.down for it in stage.s.table)


def anytime(stage: Stage, *moves: str) -> Stage:
    """After a first action, when any time is."""
    return over(stage.do("meditate", *moves))


# --- Support and ground -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "tactic", "value"),
    [("artillery-support", "shoot", SHOOT), ("close-air-support", "fight", FIGHT)],
)
def test_support_from_afar_adds_five(key: str, tactic: str, value: Value) -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[[key]]).duel("soldier", "bauhaus-man", tactic)
    over(stage.do(f"play {key}", "on soldier"))
    assert stage.value("soldier", value) == 9


def test_support_is_of_no_use_against_vehicles_or_in_the_other_tactic() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["artillery-support"]],
        on_warriors=[(BALLOON, 1, "bauhaus-man")],
    )
    stage.duel("soldier", "bauhaus-man", "shoot").move("play artillery-support")
    assert stage.piece("bauhaus-man").number == stage.s.played().target
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["artillery-support"]])
    stage.duel("soldier", "bauhaus-man")
    assert stage.refuses("play artillery-support") == "DOOM-DUEL-15"


def zoned(*hand: str, zones: Sequence[Card] = (ZONE_A, ZONE_B)) -> Stage:
    """A duel in zone A."""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[list(hand)],
        at_areas=[(zone, 1, SQUAD) for zone in zones],
    )
    stage.do("attack", "attacker soldier", "defender bauhaus-man", "fight", "warzone zone-a")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.value("bauhaus-man", ARMOUR) == 6
    return stage


def test_an_air_assault_leaves_the_warzone() -> None:
    stage = zoned("air-assault")
    over(stage.do("play air-assault"))
    assert stage.value("bauhaus-man", ARMOUR) == 3
    plain = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["air-assault"]]).duel("soldier", "bauhaus-man")
    assert plain.refuses("play air-assault") == "DOOM-PLAY-01"


def test_by_a_transfer_the_attacker_says_where_the_duel_is() -> None:
    stage = zoned("transfer-special")
    over(stage.do("play transfer-special"))
    assert stage.asked() == 0
    assert stage.moves() == ["no-warzone", "warzone zone-a", "warzone zone-b"]
    stage.move("warzone zone-b")
    assert stage.values("bauhaus-man")[:3] == [5, 3, 6]
    stage = zoned("transfer-special")
    over(stage.do("play transfer-special")).move("no-warzone")
    assert stage.values("bauhaus-man")[:3] == [3, 3, 3]


def test_commandos_raid_strongholds() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["commando-raid"]],
        on_warriors=[(BUNKER, 1, "bauhaus-man")],
    )
    stage.duel("soldier", "bauhaus-man")
    assert stage.value("bauhaus-man", ARMOUR) == 5
    over(stage.do("play commando-raid"))
    assert stage.value("bauhaus-man", ARMOUR) == 3
    plain = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["commando-raid"]])
    plain.duel("soldier", "bauhaus-man")
    assert plain.refuses("play commando-raid") == "DOOM-PLAY-01"


def test_a_natural_disaster_is_the_end_of_a_warzone() -> None:
    stage = Stage(
        [SOLDIER], [BAUHAUS_MAN], hands=[["natural-disaster"]], at_areas=[(ZONE_A, 1, SQUAD)]
    )
    anytime(stage, "play natural-disaster")
    assert not stage.in_play("zone-a")


def test_imperials_are_at_home_in_the_asteroid_belt() -> None:
    stage = Stage(
        [STRONG_SIX],
        ["clansman", SOLDIER],
        hands=[[], ["home-turf-asteroid-belt"]],
        at_areas=[("victoria", 1, SQUAD)],
    )
    stage.do("meditate")
    over(stage.do("play home-turf-asteroid-belt")).to_action()
    stage.do("attack", "attacker strong-six", "defender clansman", "fight", "warzone victoria")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    printed = stage.piece("clansman").card.printed
    assert stage.value("clansman", FIGHT) == printed[0] + 3, "not one less"
    if stage.value("clansman", FIGHT) >= 6:
        stage.out_of_the_duel()
        assert not stage.in_play("strong-six")


# --- Mines --------------------------------------------------------------------------------------


def test_a_minefield_wounds_the_attacker_and_ends_the_duel() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["minefield"], ["minefield"]])
    stage.duel("soldier", "bauhaus-man")
    assert stage.refuses("play minefield") == "DOOM-PLAY-01", "his warrior attacks"
    over(stage.do("pass", "play minefield"))
    stage.out_of_the_duel()
    assert stage.piece("soldier").wounded and not stage.piece("bauhaus-man").wounded
    assert [it.key for it in stage.s.gone[1]] == ["minefield"]


def test_whom_the_mines_kill_is_paid_for() -> None:
    stage = Stage([SOLDIER, TEN], [BAUHAUS_MAN], hands=[[], ["minefield"]])
    stage.change("soldier", wounded=True).duel("soldier", "bauhaus-man")
    over(stage.do("pass", "play minefield"))
    stage.out_of_the_duel()
    while stage.s.promotion[1] == 0:
        stage.s.choose(stage.s.options()[0])
    assert stage.s.promotion[1] == 4 and not stage.in_play("soldier")


def test_mines_for_tanks_leave_no_tank() -> None:
    tank = "t-32-wolfclaw-jbt"
    stage = Stage(
        [BAUHAUS_MAN],
        [SOLDIER],
        hands=[[], ["anti-tank-minefield"]],
        on_warriors=[(tank, 0, "bauhaus-man")],
    )
    stage.duel("bauhaus-man", "soldier", "shoot")
    over(stage.do("pass", "play anti-tank-minefield"))
    stage.out_of_the_duel()
    assert not stage.in_play(tank) and stage.piece("bauhaus-man").wounded
    plain = Stage([BAUHAUS_MAN], [SOLDIER], hands=[[], ["anti-tank-minefield"]])
    plain.duel("bauhaus-man", "soldier").move("pass")
    assert plain.refuses("play anti-tank-minefield") == "DOOM-PLAY-01"


def test_who_is_a_tank_himself_is_blown_up() -> None:
    stage = Stage(["grizzly-battle-tank"], [SOLDIER], hands=[[], ["anti-tank-minefield"]])
    stage.duel("grizzly-battle-tank", "soldier", "shoot")
    over(stage.do("pass", "play anti-tank-minefield"))
    while stage.s.promotion[1] == 0:
        stage.s.choose(stage.s.options()[0])
    assert stage.s.promotion[1] == 20 and not stage.in_play("grizzly-battle-tank")


def test_an_ejection_seat_costs_the_vehicle_and_not_the_driver() -> None:
    stage = Stage(
        [GIANT],
        [BAUHAUS_MAN, SOLDIER],
        hands=[[], ["ejection-seat"]],
        on_warriors=[(BIKE, 1, "bauhaus-man")],
    )
    stage.change("bauhaus-man", wounded=True).duel("giant", "bauhaus-man")
    over(stage.do("play ejection-seat"))
    stage.out_of_the_duel()
    assert stage.piece("bauhaus-man").wounded and not stage.in_play("bike")
    assert stage.s.promotion[0] == 0


def test_sudden_death_strikes_the_doomtrooper_who_attacks_a_legionnaire() -> None:
    stage = Stage([SOLDIER, TEN], ["necromutant"], hands=[[], ["sudden-death"]])
    stage.duel("soldier", "necromutant").move("pass")
    over(stage.move("play sudden-death"))
    stage.out_of_the_duel()
    assert "soldier" in stage.pile(0) and stage.s.promotion == [0, 0]
    shot = Stage([SOLDIER], ["necromutant"], hands=[[], ["sudden-death"]])
    shot.duel("soldier", "necromutant", "shoot").move("pass")
    assert shot.refuses("play sudden-death") == "DOOM-PLAY-01"


@pytest.mark.parametrize(
    ("switch", "values"),
    [
        ("switch-fight-and-shoot", [1, 30, 9, 9]),
        ("switch-fight-and-armour", [9, 1, 30, 9]),
        ("switch-shoot-and-armour", [30, 9, 1, 9]),
    ],
)
def test_by_a_turn_of_events_two_values_change_places(switch: str, values: list[int]) -> None:
    stage = Stage([GIANT], [STRONG_SIX], hands=[["turn-of-events", "evasive-action"]])
    stage.duel("giant", "strong-six")
    over(stage.do("play turn-of-events")).move(switch)
    assert stage.values("giant") == values
    over(stage.do("play evasive-action", "on giant"))
    assert stage.values("giant") == [values[0], values[1], values[2] + 2, values[3]]
    stage.out_of_the_duel()
    if stage.in_play("giant"):
        assert stage.values("giant") == [30, 1, 9, 9]


# --- Who one is ---------------------------------------------------------------------------------


def test_a_member_of_a_clan_is_a_clansman_but_no_imperial() -> None:
    stage = Stage([SOLDIER, BAUHAUS_MAN], [TEN], hands=[["clan-membership", "clansman-claymore"]])
    anytime(stage, "play clan-membership", "on soldier")
    assert stage.values("soldier") == [6, 6, 4, 4]
    stage.to_action()
    assert stage.refuses("play clansman-claymore") != "", "for an Imperial Doomtrooper"


def test_a_man_of_honour_attacks_no_lesser_doomtrooper() -> None:
    """DOOM-DUEL-13"""
    stage = Stage([SOLDIER], [BAUHAUS_MAN, TEN, "necromutant"], hands=[["code-of-honor"]])
    anytime(stage, "play code-of-honor", "on soldier").to_action()
    assert stage.values("soldier") == [6, 6, 4, 4]
    stage.do("attack", "attacker soldier")
    while "defender ten" not in stage.moves():
        stage.move("pass")
    assert stage.refuses("defender bauhaus-man") == "DOOM-DUEL-13"
    assert stage.refuses("defender necromutant") == ""


def test_an_elite_trooper_is_twice_the_man() -> None:
    stage = Stage([SOLDIER, TEN], [TEN], hands=[["elite-trooper"]])
    stage.change("soldier", wounded=False)
    stage.do("play elite-trooper").to_action()
    assert stage.values("soldier") == [8, 8, 8, 8] and stage.turn().actions == 1


# --- Prisoners and officers ---------------------------------------------------------------------


def jail(*hand: str, seat: int = 0, destiny: tuple[int, int] = (0, 0)) -> Stage:
    """A soldier of seat 0 is a prisoner, with a vest."""
    stage = Stage(
        [SOLDIER, TEN],
        [BAUHAUS_MAN],
        hands=[list(hand) if seat == 0 else [], list(hand) if seat == 1 else []],
        destiny=list(destiny),
        on_warriors=[(CAPTURE, 1, "soldier"), (VEST, 0, "soldier")],
    )
    return stage.change("soldier", jailer=stage.piece("capture").number)


def test_who_escapes_returns_to_the_hand() -> None:
    stage = jail("escape").do("play escape").to_action()
    assert [it.key for it in stage.s.hands[0]] == ["soldier"]
    assert stage.pile(0) == ["vest", "escape"] and stage.turn().actions == 1
    free = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["escape"]])
    assert free.refuses("play escape") == "DOOM-PLAY-02"


def test_an_amnesty_is_for_the_prisoners_and_all_they_have() -> None:
    stage = anytime(jail("amnesty"), "play amnesty")
    assert sorted(it.key for it in stage.s.hands[0]) == ["soldier", "vest"]
    assert not stage.s.hands[1] and "capture" in stage.pile(1)
    assert not stage.in_play("soldier")


def test_death_row_costs_the_value_of_the_prisoner() -> None:
    stage = jail("death-row", destiny=(4, 0)).do("play death-row").to_action()
    assert stage.s.destiny[0] == 0 and "soldier" in stage.pile(0)
    assert jail("death-row", destiny=(3, 0)).refuses("play death-row") == "DOOM-SPEC-02"


def test_sergeants_are_called_to_a_briefing() -> None:
    stage = Stage(
        ["sergeant", TEN],
        [BAUHAUS_MAN],
        hands=[["scheduled-briefings"]],
        on_warriors=[(VEST, 0, "sergeant"), ("reputation", 0, "sergeant")],
    )
    over(stage.do("play scheduled-briefings"))
    assert sorted(it.key for it in stage.s.decks[0]) == ["sergeant", "vest"]
    assert "reputation" in stage.pile(0)
    none = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["scheduled-briefings"]])
    assert none.refuses("play scheduled-briefings") == "DOOM-PLAY-02"


# --- Guards and cover ---------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "tactic"), [("point-guard", "fight"), ("rear-guard", "shoot")])
def test_a_guard_stands_in_and_is_wounded_afterwards(key: str, tactic: str) -> None:
    stage = Stage([STRONG_SIX], [BAUHAUS_MAN, GIANT], on_warriors=[(key, 1, "giant")])
    stage.duel("strong-six", "bauhaus-man", tactic)
    over(stage.do(f"use stand-in of {key}"))
    assert stage.notes().defender == stage.piece("giant").number
    stage.out_of_the_duel()
    assert stage.piece("giant").wounded and not stage.piece("bauhaus-man").wounded


def test_a_wounded_guard_dies_and_is_paid_for() -> None:
    stage = Stage([STRONG_SIX], [BAUHAUS_MAN, GIANT], on_warriors=[("point-guard", 1, "giant")])
    stage.change("giant", wounded=True).change("giant", n=1)
    stage.duel("strong-six", "bauhaus-man")
    over(stage.do("use stand-in of point-guard"))
    stage.out_of_the_duel()
    assert not stage.in_play("giant") and stage.s.promotion[0] == 9


def test_a_guard_keeps_to_his_tactic_and_his_area() -> None:
    stage = Stage([STRONG_SIX], [BAUHAUS_MAN, GIANT], on_warriors=[("point-guard", 1, "giant")])
    stage.duel("strong-six", "bauhaus-man", "shoot").move("pass")
    assert stage.refuses("use stand-in of point-guard") == "DOOM-PLAY-03"
    stage = Stage([STRONG_SIX], [BAUHAUS_MAN, GIANT], on_warriors=[("point-guard", 1, "giant")])
    stage.change("giant", area=KOHORT).duel("strong-six", "bauhaus-man").move("pass")
    assert stage.refuses("use stand-in of point-guard") == "DOOM-PLAY-03"


def test_two_guards_do_not_take_turns_for_ever() -> None:
    guards = [("point-guard", 1, "giant"), ("point-guard", 1, "ten")]
    stage = Stage([STRONG_SIX], [BAUHAUS_MAN, GIANT, TEN], on_warriors=guards)
    stage.duel("strong-six", "bauhaus-man")
    over(stage.do("use stand-in of point-guard 1"))
    over(stage.do("use stand-in of point-guard 2"))
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("use stand-in of point-guard 1") == "DOOM-PLAY-01"


def test_the_shell_shocked_stay_in_cover_until_they_are_healed() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN, TEN], hands=[["shell-shocked"]])
    stage.change("bauhaus-man", wounded=True).do("play shell-shocked").to_action()
    assert covered(stage, "bauhaus-man")
    stage.next_turn()
    assert stage.refuses("leave-cover") == "DOOM-COVER-14"
    stage.s.heal(2, None)
    stage.s.offered = None
    assert stage.refuses("leave-cover") == ""


def test_who_may_never_be_in_cover_is_not_shell_shocked() -> None:
    stage = Stage([SOLDIER], ["alakhai-the-cunning"], hands=[["shell-shocked"]])
    assert stage.refuses("play shell-shocked") == "DOOM-PLAY-02", "nobody is wounded"


def test_pressing_matters_send_the_worthy_into_cover() -> None:
    stage = Stage([TEN, SOLDIER], [DEAR_NINE, BAUHAUS_MAN], hands=[["pressing-matters"]])
    stage.do("meditate", "play pressing-matters")
    assert over(stage).s.turn_notes().left() == 0
    stage.next_turn()
    assert stage.s.active() == 1 and covered(stage, "dear-nine")
    assert not covered(stage, "bauhaus-man") and not covered(stage, "ten")
    stage.next_turn()
    assert covered(stage, "ten") and not covered(stage, "soldier")


def test_pressing_matters_are_for_the_end_of_your_own_turn() -> None:
    stage = Stage([TEN, SOLDIER], [DEAR_NINE], hands=[[], ["pressing-matters"]])
    stage.do("meditate")
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("play pressing-matters") == "DOOM-TURN-02"


# --- Discarding and points ----------------------------------------------------------------------


def test_bombs_fall_on_factories() -> None:
    works = [("factory", 1, SQUAD), ("industrial-complex", 0, SQUAD)]
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["strategic-bombing"]], at_areas=works)
    anytime(stage, "play strategic-bombing")
    assert not stage.in_play("factory") and not stage.in_play("industrial-complex")


def test_bombs_fall_on_a_factory_retrofit_too() -> None:
    works = [("factory-retrofit", 1, SQUAD)]
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["strategic-bombing"]], at_areas=works)
    anytime(stage, "play strategic-bombing")
    assert stage.pile(1) == ["factory-retrofit"]


def test_subterfuge_empties_a_hand() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["subterfuge"], [VEST, SWORD, ANNIHILATION]])
    over(stage.do("play subterfuge"))
    assert not stage.s.hands[1] and len(stage.s.buried[1]) == 3
    assert [it.key for it in stage.s.gone[0]] == ["subterfuge"]


def test_a_suicide_attack_costs_promotion_points() -> None:
    stage = Stage([TEN, SOLDIER], [BAUHAUS_MAN], hands=[["suicide-attack"]])
    assert stage.refuses("play suicide-attack") == "DOOM-PLAY-01"
    stage.s.promotion = [0, 15]
    stage.s.offered = None
    over(stage.do("play suicide-attack", "on ten"))
    assert stage.s.promotion == [0, 5] and "ten" in stage.pile(0)


def test_the_special_forces_do_away_with_a_special() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        on_warriors=[
            ("special-forces-training", 0, "soldier"),
            ("reputation", 1, "bauhaus-man"),
        ],
    )
    assert stage.value("bauhaus-man", VALUE) == 6
    over(stage.do("use sweep of special-forces-training", "on reputation"))
    assert stage.value("bauhaus-man", VALUE) == 3
