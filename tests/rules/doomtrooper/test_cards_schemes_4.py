"""What is particular to schemes and reverses: upkeep, captives, what changes hands or places."""

from __future__ import annotations

from kostka.games.doomtrooper.identity import doomtrooper, is_a, legionnaire, tribal
from kostka.games.doomtrooper.moving import forbids_transfer
from kostka.games.doomtrooper.ready import guarded
from kostka.games.doomtrooper.terms import ARMOUR, HERETIC, KOHORT, NOTHING, OUTPOST, SQUAD
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    BAUHAUS_BIKE,
    BAUHAUS_MAN,
    BIKE,
    BUNKER,
    CAPTURE,
    CRESCENT_RIDER,
    DEAR_NINE,
    GIANT,
    RING,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEMPLAR_KNIGHT,
    TRENCH,
    WILD_BEAST,
    ZONE_A,
)
from tests.rules.doomtrooper.stage import Stage

# --- Upkeep and rations ---------------------------------------------------------------------------


def worn_out(destiny: int, *more: str) -> Stage:
    """The turn of seat 2 begins, who has four cards to pay for, and three others."""
    stage = Stage(
        [GIANT],
        [SOLDIER],
        hands=[["attrition"]],
        destiny=[9, destiny],
        on_warriors=[(SWORD, 1, "soldier"), (BUNKER, 1, "soldier"), ("reputation", 1, "soldier")],
        at_areas=[(ZONE_A, 1, SQUAD)],
        on_all=[(key, 1) for key in more],
    )
    over(stage.do("play attrition")).to_action()
    while stage.s.active() == 0:
        stage.s.choose(stage.s.options()[0])
    return stage


def test_attrition_is_paid_for_everything_or_part_of_it_goes() -> None:
    stage = worn_out(4)
    assert stage.asked() == 1 and "pay-for-the-rest" in stage.moves()
    stage.move("pay-for-the-rest")
    assert stage.s.destiny[1] == 0 and stage.in_play("sword")
    stage = worn_out(3)
    assert stage.refuses("pay-for-the-rest") == "DOOM-SPEC-02"
    assert sorted(stage.moves()) == [
        f"discard {it}" for it in ("bunker", "soldier", "sword", "zone-a")
    ]
    stage.move("discard zone-a", "pay-for-the-rest")
    assert stage.s.destiny[1] == 0 and not stage.in_play("zone-a") and stage.in_play("bunker")
    stage = worn_out(0)
    stage.move("discard soldier", "discard zone-a")
    assert [it.key for it in stage.s.table] == ["giant", "attrition"]


def test_attrition_wears_its_own_player_out_too() -> None:
    stage = worn_out(9).move("pay-for-the-rest").to_action()
    while stage.s.active() == 1:
        stage.s.choose(stage.s.options()[0])
    assert stage.asked() == 0
    assert sorted(stage.moves()) == ["discard giant", "pay-for-the-rest"]


def test_who_has_a_surplus_pays_nothing() -> None:
    stage = worn_out(4, "surplus").to_action()
    assert stage.s.destiny[1] == 4 and stage.in_play("soldier")


def test_equal_rights_leave_everybody_one_attack_from_draw_step_to_draw_step() -> None:
    stage = Stage([GIANT, SOLDIER], [BAUHAUS_MAN, STRONG_SIX], hands=[["equal-rights"]])
    over(stage.do("play equal-rights")).to_action()
    stage.turn().attacks = 1
    stage.s.offered = None
    stage.duel("soldier", "strong-six", "shoot").out_of_the_duel()
    stage.turn().attacks = 1
    stage.s.offered = None
    stage.to_action()
    assert stage.asked() == 1, "no second attack can be made"
    assert stage.refuses("attack") == "", "he has not attacked yet"
    stage.next_turn()
    assert stage.refuses("attack") == "", "a draw step has passed"


# --- Cultists -------------------------------------------------------------------------------------


def test_an_inquisition_turns_cultists_who_cannot_turn_back() -> None:
    stage = Stage(
        ["inquisitor"],
        ["ilian-cultist"],
        hands=[["inquisition"]],
    )
    assert not legionnaire(stage.s, stage.piece("ilian-cultist"))
    over(stage.do("play inquisition"))
    over(stage.do("use turn of inquisition")).to_action()
    assert legionnaire(stage.s, stage.piece("ilian-cultist"))
    stage.do("meditate", "pass")
    assert stage.refuses("use change-sides of ilian-cultist") == "DOOM-CULT-01"
    stage.s.discard(stage.piece("inquisition").number, None)
    stage.s.offered = None
    assert stage.refuses("use change-sides of ilian-cultist") == ""


# --- Captives -------------------------------------------------------------------------------------


def test_a_rescue_mission_brings_back_prisoners_and_the_missing() -> None:
    stage = Stage([GIANT, SOLDIER, STRONG_SIX], [BAUHAUS_MAN], hands=[["rescue-mission"]])
    assert stage.refuses("play rescue-mission") == "DOOM-PLAY-01"
    stage = Stage(
        [GIANT, SOLDIER, STRONG_SIX],
        [BAUHAUS_MAN],
        hands=[["rescue-mission"]],
        on_warriors=[(CAPTURE, 1, "soldier"), ("missing-in-action", 1, "strong-six")],
    )
    stage.change("soldier", jailer=stage.piece("capture").number)
    stage.change("strong-six", out=stage.piece("missing-in-action").number)
    over(stage.do("play rescue-mission"))
    assert stage.piece("soldier").jailer == NOTHING and not stage.in_play("capture")
    assert stage.piece("strong-six").out == NOTHING and not stage.in_play("missing-in-action")


def impaled() -> Stage:
    stage = Stage(
        ["necromutant"],
        [DEAR_NINE, SOLDIER],
        hands=[["impale", "impale"]],
        on_warriors=[(RING, 1, "dear-nine")],
    )
    stage.duel("necromutant", "dear-nine")
    return stage


def test_the_impaled_lies_under_his_foe_and_shields_him() -> None:
    stage = impaled()
    before = stage.value("necromutant", ARMOUR)
    over(stage.do("play impale")).out_of_the_duel()
    assert stage.piece("dear-nine").out != NOTHING and stage.pile(1) == ["ring"]
    assert stage.value("necromutant", ARMOUR) == before + 9
    assert stage.s.promotion == [0, 0]
    assert [it.key for it in stage.s.troop(1)] == ["soldier"]
    stage.s.discard(stage.piece("necromutant").number, None)
    assert not stage.in_play("dear-nine") and "dear-nine" in stage.pile(1)


def test_nobody_impales_two_nor_in_a_shoot_out() -> None:
    stage = impaled()
    over(stage.do("play impale")).out_of_the_duel().to_action()
    while stage.s.active() != 0:
        stage.next_turn()
    stage.duel("necromutant", "soldier")
    assert stage.refuses("play impale") == "DOOM-PLAY-01"
    stage = Stage(["necromutant"], [SOLDIER], hands=[["impale"]]).duel(
        "necromutant", "soldier", "shoot"
    )
    assert stage.refuses("play impale") == "DOOM-PLAY-03"


# --- Strongholds ----------------------------------------------------------------------------------


def test_a_security_system_doubles_the_armour_of_a_fortification() -> None:
    stage = Stage(
        [SOLDIER, STRONG_SIX],
        [BAUHAUS_MAN],
        hands=[["advanced-security-system"]],
        on_warriors=[(BUNKER, 0, "strong-six")],
        at_areas=[(TRENCH, 0, SQUAD)],
    )
    assert stage.value("soldier", ARMOUR) == 6
    over(stage.do("play advanced-security-system", "on trench"))
    assert stage.value("soldier", ARMOUR) == 4 + 4
    assert stage.value("strong-six", ARMOUR) == 6 + 4 + 2
    stage.s.discard(stage.piece("trench").number, None)
    assert not stage.in_play("advanced-security-system")


# --- Hands and places -----------------------------------------------------------------------------


def test_by_redeployment_warriors_transfer_for_nothing_but_once() -> None:
    stage = Stage(
        [SOLDIER, GIANT, TEMPLAR_KNIGHT],
        [BAUHAUS_MAN],
        hands=[["redeployment"]],
        opened=True,
        at_first_action=False,
    )
    over(stage.do("play redeployment"))
    assert sorted(stage.moves()) == ["that-is-all", "with giant", "with soldier"]
    assert stage.refuses("with templar-knight") == "DOOM-TRANS-13"
    stage.move("with soldier")
    assert stage.refuses("with soldier") == "DOOM-TRANS-14"
    stage.move("that-is-all")
    assert stage.piece("soldier").area is OUTPOST and stage.piece("giant").area is SQUAD


def test_a_vehicle_is_requisitioned_across_the_line() -> None:
    stage = Stage(
        [SOLDIER, BAUHAUS_MAN, TEMPLAR_KNIGHT],
        [STRONG_SIX],
        hands=[["requisition"] * 2],
        on_warriors=[(BIKE, 0, "soldier")],
        opened=True,
    )
    assert stage.refuses("play requisition") == "DOOM-PLAY-01", "only a Tribal warrior is there"
    stage.change("bauhaus-man", area=OUTPOST)
    over(stage.do("play requisition")).to_action()
    assert stage.piece("bike").on == stage.piece("bauhaus-man").number
    assert not stage.piece("soldier").wounded
    stage = Stage(
        [SOLDIER, "necromutant"],
        [STRONG_SIX],
        hands=[["requisition"]],
        on_warriors=[(BIKE, 0, "soldier")],
        opened=True,
    )
    stage.change("necromutant", area=OUTPOST)
    assert stage.refuses("play requisition") == "DOOM-PLAY-01", "he is of the Dark Legion"
    stage = Stage(
        [BAUHAUS_MAN, SOLDIER],
        [STRONG_SIX],
        hands=[["requisition"]],
        on_warriors=[(BAUHAUS_BIKE, 0, "bauhaus-man")],
        opened=True,
    )
    stage.change("soldier", area=OUTPOST)
    assert stage.refuses("play requisition") == "DOOM-PLAY-01", "it is for Bauhaus"


def test_rustlers_give_a_beast_to_anybody_in_your_outpost() -> None:
    stage = Stage(
        [SOLDIER, TEMPLAR_KNIGHT],
        [CRESCENT_RIDER],
        hands=[["rustlers"]],
        on_warriors=[("crescentian-twotusk", 1, "crescent-rider")],
        opened=True,
        at_first_action=False,
    )
    over(stage.do("play rustlers"))
    beast = stage.piece("crescentian-twotusk")
    assert beast.on == stage.piece("templar-knight").number and beast.by == 0
    assert stage.values("templar-knight") == [7, 3, 7, 7]
    assert stage.values("crescent-rider") == [3, 3, 3, 3]


def test_who_errs_on_his_way_is_lost_until_the_card_goes() -> None:
    stage = Stage(
        [SOLDIER, TEMPLAR_KNIGHT],
        [STRONG_SIX],
        hands=[[], ["navigational-error"]],
        opened=True,
    )
    stage.do("meditate", "pass")
    assert stage.refuses("play navigational-error") == "DOOM-TRANS-01"
    stage.to_action().do("transfer")
    over(stage.do("play navigational-error"))
    assert [it.key for it in stage.s.troop(0)] == ["templar-knight"]
    stage.s.discard(stage.piece("templar-knight").number, None)
    assert not guarded(stage.s, 0), "he keeps no saboteur away"
    stage.s.discard(stage.piece("navigational-error").number, None)
    assert [it.key for it in stage.s.gone[1]] == ["navigational-error"]
    assert [it.key for it in stage.s.troop(0)] == ["soldier"]


def test_emissaries_go_to_the_squad_or_the_kohort_and_are_of_its_side() -> None:
    """DOOM-TRANS-13"""
    stage = Stage(
        [TEMPLAR_KNIGHT, CRESCENT_RIDER, WILD_BEAST, SOLDIER],
        [STRONG_SIX],
        hands=[["emissaries"]],
        opened=True,
    )
    stage.do("meditate", "play emissaries")
    over(stage).to_action()
    stage.do("transfer")
    assert stage.refuses("with wild-beast") in ("DOOM-BEAST-10", "DOOM-TRANS-13")
    stage.move("with templar-knight", "kohort")
    who = stage.piece("templar-knight")
    assert who.area is KOHORT and legionnaire(stage.s, who) and is_a(stage.s, who, HERETIC)
    assert tribal(stage.s, who) and not doomtrooper(stage.s, who)
    stage.do("transfer", "with crescent-rider", "squad")
    who = stage.piece("crescent-rider")
    assert who.area is SQUAD and doomtrooper(stage.s, who) and tribal(stage.s, who)
    assert not legionnaire(stage.s, who)
    stage.to_action().next_turn()
    assert doomtrooper(stage.s, stage.piece("crescent-rider")), "as long as he is there"
    assert forbids_transfer(stage.s, stage.piece("crescent-rider")) == "DOOM-TRANS-13", "no leave"
