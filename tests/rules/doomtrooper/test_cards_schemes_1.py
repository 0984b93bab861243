"""What is particular to schemes and reverses: Golgotha, Paradise Lost."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.terms import ARMOUR, FIGHT, KOHORT, OUTPOST, SQUAD
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    BIKE,
    BULL,
    BUNKER,
    CRESCENT_RIDER,
    DARK_BLADE,
    GIANT,
    LUTHERAN_BROTHER,
    PACT,
    PATRIARCH_CARD,
    RING,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEMPLAR_KNIGHT,
    WILD_BEAST,
    ZONE_A,
)
from tests.rules.doomtrooper.stage import Stage

# --- What cannot be played ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("arms-convoy", "DOOM-PLAY-01"),
        ("troop-transfer", "DOOM-PLAY-01"),
        ("truce", "DOOM-PLAY-01"),
        ("summit-meeting", "DOOM-PLAY-01"),
        ("cartel-enforcement", "DOOM-DUEL-09"),
        ("change-in-momentum", "DOOM-PLAY-01"),
    ],
)
def test_what_is_for_teams_for_more_players_or_a_rule_anyway_is_not_played(
    key: str, rule: str
) -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[[key]], at_first_action=False)
    assert stage.refuses(f"play {key}") == rule


def test_nobody_changes_seats_with_his_only_opponent() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["nothing-is-sacred"]])
    assert stage.refuses("play nothing-is-sacred") == "DOOM-PLAY-01"


# --- Many cards at once ---------------------------------------------------------------------------


def test_festering_wounds_discard_the_wounded_of_all_for_no_points() -> None:
    stage = Stage([SOLDIER, GIANT], [BAUHAUS_MAN], hands=[["festering-wounds"]])
    stage.do("meditate")
    assert stage.refuses("play festering-wounds") == "DOOM-PLAY-01"
    stage.change("soldier", wounded=True).change("bauhaus-man", wounded=True)
    over(stage.do("play festering-wounds"))
    assert stage.in_play("giant")
    assert not stage.in_play("soldier") and not stage.in_play("bauhaus-man")
    assert stage.s.promotion == [0, 0] and stage.pile(1) == ["bauhaus-man"]


def test_symmetry_failure_takes_every_dark_gift_and_nothing_else() -> None:
    stage = Stage(
        [SOLDIER],
        ["necromutant"],
        hands=[["symmetry-failure"]],
        on_warriors=[(DARK_BLADE, 1, "necromutant"), (RING, 1, "necromutant")],
    )
    over(stage.do("meditate", "play symmetry-failure"))
    assert not stage.in_play("dark-blade") and stage.in_play("ring")


def test_a_leveled_field_has_warriors_and_alliances_only() -> None:
    """DOOM-ALLY-04"""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["leveled-field"]],
        on_warriors=[(SWORD, 0, "soldier"), (BUNKER, 1, "bauhaus-man")],
        on_all=[(PACT, 1)],
        at_areas=[(ZONE_A, 1, SQUAD)],
    )
    over(stage.do("play leveled-field"))
    assert sorted(it.key for it in stage.s.table) == ["bauhaus-man", "pact", "soldier"]
    assert [it.key for it in stage.s.gone[0]] == ["leveled-field"]


def test_out_of_fuel_wounds_whoever_sits_in_a_vehicle_and_takes_who_is_one() -> None:
    """DOOM-VEH-04"""
    stage = Stage(
        [SOLDIER, "grizzly-battle-tank"],
        [BAUHAUS_MAN],
        hands=[["out-of-fuel"]],
        on_warriors=[(BIKE, 1, "bauhaus-man")],
    )
    over(stage.do("play out-of-fuel"))
    assert not stage.in_play("bike") and not stage.in_play("grizzly-battle-tank")
    assert stage.piece("bauhaus-man").wounded and not stage.piece("soldier").wounded
    assert stage.s.promotion == [0, 0]


def test_planetary_bombing_leaves_no_fortification_in_the_game() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["planetary-bombing"]],
        on_warriors=[(BUNKER, 1, "bauhaus-man"), (SWORD, 1, "bauhaus-man")],
    )
    over(stage.do("play planetary-bombing"))
    assert [it.key for it in stage.s.gone[1]] == ["bunker"] and stage.in_play("sword")


def test_get_off_that_rock_sends_home_all_but_those_who_cannot_leave() -> None:
    """DOOM-BEAST-06, DOOM-TRANS-13"""
    stage = Stage(
        [SOLDIER, TEMPLAR_KNIGHT],
        [BAUHAUS_MAN, "necromutant"],
        hands=[["get-off-that-rock"]],
        on_warriors=[(BULL, 1, "bauhaus-man")],
        opened=True,
        at_first_action=False,
    )
    assert stage.refuses("play get-off-that-rock") == "DOOM-TRANS-01"
    for name in ("soldier", "bauhaus-man", "necromutant"):
        stage.change(name, area=OUTPOST)
    over(stage.do("play get-off-that-rock"))
    areas = {it.key: it.area for it in stage.s.warriors()}
    assert areas == {
        "soldier": SQUAD,
        "necromutant": KOHORT,
        "bauhaus-man": OUTPOST,
        "templar-knight": OUTPOST,
    }


# --- One card -------------------------------------------------------------------------------------


def test_a_hostile_takeover_annihilates_an_alliance() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["hostile-takeover"]], on_all=[(PACT, 1)])
    over(stage.do("play hostile-takeover"))
    assert [it.key for it in stage.s.gone[1]] == ["pact"]
    assert stage.pile(0) == ["hostile-takeover"]


def test_a_bloody_coup_annihilates_a_corporate_leader() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN, "president-charles-w-colding"], hands=[["bloody-coup"]])
    over(stage.do("play bloody-coup"))
    assert [it.key for it in stage.s.gone[1]] == ["president-charles-w-colding"]
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["bloody-coup"]])
    assert stage.refuses("play bloody-coup") == "DOOM-PLAY-02"


def test_a_tax_refund_is_twice_the_modified_value() -> None:
    stage = Stage(
        [SOLDIER, GIANT],
        [BAUHAUS_MAN],
        hands=[["tax-refund"]],
        on_warriors=[("reputation", 0, "soldier")],
    )
    over(stage.do("play tax-refund", "on soldier"))
    assert stage.s.destiny[0] == 2 * (4 + 3) and not stage.in_play("soldier")


def test_the_butcher_pays_for_your_beast_only() -> None:
    stage = Stage(
        [CRESCENT_RIDER, WILD_BEAST],
        [BAUHAUS_MAN],
        hands=[["off-to-the-butcher"]],
        on_warriors=[(BULL, 0, "crescent-rider"), (BULL, 1, "bauhaus-man")],
        opened=True,
        at_first_action=False,
    )
    stage.do("play off-to-the-butcher")
    assert sorted(stage.moves()) == ["on bull 1", "on wild-beast"]
    over(stage.do("on wild-beast"))
    assert stage.s.destiny[0] == 15
    assert [it.key for it in stage.s.gone[0]] == ["wild-beast", "off-to-the-butcher"]


def test_lack_of_faith_stops_attacks_and_spells() -> None:
    stage = Stage([SOLDIER], ["inquisitor"], hands=[["lack-of-faith"]])
    assert masters(stage.s, stage.piece("inquisitor"), None)
    over(stage.do("play lack-of-faith"))
    assert not masters(stage.s, stage.piece("inquisitor"), None)
    assert stage.next_turn().refuses("attack") == "DOOM-ATK-05"


def test_who_is_leashed_attacks_for_five_points() -> None:
    stage = Stage([SOLDIER], ["necromutant"], hands=[["leashed"]], destiny=[0, 4])
    over(stage.do("play leashed")).next_turn()
    assert stage.refuses("attack") == "DOOM-ATK-05"
    stage.do("meditate").to_action()
    stage.do("attack", "attacker necromutant", "defender soldier")
    assert stage.s.destiny[1] == 0


def test_who_is_curbed_earns_destiny_only() -> None:
    stage = Stage(["necromutant"], [SOLDIER], on_warriors=[("curbed", 1, "necromutant")])
    stage.change("soldier", wounded=True).duel("necromutant", "soldier").out_of_the_duel()
    assert not stage.in_play("soldier") and stage.s.promotion[0] == 0 and stage.s.destiny[0] == 4


def test_heretics_do_not_attack_the_dark_legion() -> None:
    stage = Stage(
        ["heretic"],
        ["necromutant", SOLDIER],
        hands=[["loyal-to-the-legion"]],
        at_first_action=False,
    )
    over(stage.do("play loyal-to-the-legion")).to_action()
    stage.do("attack", "attacker heretic")
    assert stage.refuses("defender necromutant") == "DOOM-DUEL-13"
    assert stage.refuses("defender soldier") == ""


# --- The Lutherans --------------------------------------------------------------------------------


def test_the_calling_makes_a_patriarch_by_whom_rituals_are_held() -> None:
    stage = Stage(
        [LUTHERAN_BROTHER, TEMPLAR_KNIGHT],
        [SOLDIER],
        hands=[["the-calling", "the-conviction"]],
        opened=True,
    )
    assert stage.refuses("play the-conviction") == "DOOM-RITUAL-01"
    over(stage.do("meditate", "play the-calling")).to_action()
    assert stage.refuses("play the-conviction") == ""


def test_the_convinced_is_three_times_as_strong_and_gone_with_your_next_turn() -> None:
    stage = Stage(
        [LUTHERAN_BROTHER, PATRIARCH_CARD],
        [SOLDIER],
        hands=[["the-conviction"]],
        on_warriors=[(SWORD, 0, "lutheran-brother")],
        opened=True,
    )
    over(stage.do("play the-conviction", "on lutheran-brother"))
    assert stage.values("lutheran-brother") == [3 * 3 + 3, 9, 12, 3]
    stage.next_turn()
    assert stage.value("lutheran-brother", ARMOUR) == 12
    stage.next_turn()
    assert "lutheran-brother" in [it.key for it in stage.s.gone[0]]
    assert stage.s.promotion == [0, 0] and stage.pile(0) == ["sword"]


# --- Duels and turns ------------------------------------------------------------------------------


def test_tired_warriors_are_worth_half_until_your_next_turn() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN, "necromutant"],
        hands=[["combat-fatigue"]],
        on_warriors=[(SWORD, 1, "bauhaus-man")],
    )
    before = stage.values("necromutant")
    over(stage.do("play combat-fatigue", "to squad of seat 2"))
    assert stage.values("bauhaus-man") == [2 + 3, 2, 2, 3]
    assert stage.values("soldier") == [4, 4, 4, 4] and stage.values("necromutant") == before
    stage.next_turn()
    assert stage.value("bauhaus-man", ARMOUR) == 2
    stage.next_turn()
    assert stage.value("bauhaus-man", ARMOUR) == 3


def test_second_thoughts_bring_both_fighters_back_to_the_hands() -> None:
    stage = Stage(
        [SOLDIER, GIANT],
        [BAUHAUS_MAN],
        hands=[["second-thoughts"]],
        on_warriors=[(SWORD, 0, "soldier"), (RING, 1, "bauhaus-man")],
    )
    stage.duel("soldier", "bauhaus-man")
    over(stage.do("play second-thoughts"))
    assert stage.s.duel() is None and not stage.in_play("soldier")
    assert [it.key for it in stage.s.hands[0]] == ["soldier"]
    assert [it.key for it in stage.s.hands[1]] == ["bauhaus-man"]
    assert stage.pile(0) == ["sword"] and stage.pile(1) == ["ring"]


def test_extortion_takes_actions_before_they_are_taken_but_never_the_last() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[[], ["extortion"]],
        destiny=[0, 13],
        at_first_action=False,
    )
    over(stage.do("play extortion", "for 12")).to_action()
    assert stage.turn().actions == 1 and stage.s.destiny[1] == 1
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[[], ["extortion"]], destiny=[0, 13])
    stage.do("meditate", "pass")
    assert stage.refuses("play extortion") == "DOOM-TURN-02"


def test_the_direction_of_play_changes_after_the_turn_and_only_once() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        [STRONG_SIX],
        hands=[["change-in-momentum"] * 2],
        at_first_action=False,
    )
    over(stage.do("play change-in-momentum"))
    stage.to_action()
    assert [int(stage.next_turn().s.active()) for _ in range(3)] == [2, 1, 0]
    stage.do("meditate")
    assert stage.refuses("play change-in-momentum") == "DOOM-PLAY-01"


def test_nothing_is_sacred_not_even_the_seats() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], [STRONG_SIX], [GIANT], hands=[["nothing-is-sacred"]])
    over(stage.do("play nothing-is-sacred", "on seat 3"))
    assert [int(stage.next_turn().s.active()) for _ in range(4)] == [3, 2, 1, 0]
    assert stage.value("soldier", FIGHT) == 4
