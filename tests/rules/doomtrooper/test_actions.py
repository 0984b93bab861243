"""Actions: ordinary ones, extra ones, their kinds, and what they commit to."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.terms import ACTION_KINDS, NON_ATTACK, OUTPOST
from tests.rules.doomtrooper.props import (
    BLOOD_LUST,
    COIN,
    DRILLED,
    EARLY_BIRD,
    FLEETING,
    INITIATIVE,
    KI_POWER,
    LEADER,
    OX,
    SMELL_OF_WAR,
    SOLDIER,
    TEMPLAR_KNIGHT,
)
from tests.rules.doomtrooper.stage import NOBODY, Stage
from tests.rules.proves import proves

ROMAN, MARTIN, HONZA = 0, 1, 2
TWO = (["free-marine"], ["samurai"])
LED = ([LEADER, "free-marine"], ["dragoon", "dragoon", "dragoon"])


def left(stage: Stage) -> tuple[int, int, int, int]:
    """Ordinary, extra attack, extra non-attack, extra undefined."""
    turn = stage.turn()
    return int(turn.actions), int(turn.attacks), int(turn.calm), int(turn.free)


# --- The turn -----------------------------------------------------------------------------------


@proves("DOOM-TURN-03", "DOOM-TURN-05", "DOOM-TURN-06")
def test_effects_of_the_start_and_of_the_end_of_a_turn() -> None:
    stage = Stage(*TWO, on_all=[(COIN, MARTIN), (FLEETING, ROMAN)])
    assert stage.in_play("fleeting") and stage.s.destiny == [0, 0]
    stage.do("no-more-actions")
    assert stage.where() == ["turn", "anytime"] and stage.in_play("fleeting")
    stage.pass_window()
    assert not stage.in_play("fleeting") and stage.s.active() == MARTIN
    assert stage.s.destiny == [0, 1], "before the first window of the next turn"
    assert stage.where() == ["turn", "anytime"]


def kinds() -> dict[str, tuple[Stage, str]]:
    """What must be there, and what is done."""
    none: list[str] = []
    return {
        "deploy": (Stage(none, none, hands=[["sea-lion"]], destiny=(4, 0)), "play sea-lion"),
        "seek cover": (Stage(["infantry", "samurai"], none), "seek-cover"),
        "leave cover": (Stage(["hussar"], none).change("hussar", down=True), "leave-cover"),
        "hide": (Stage(["infantry"], none, hands=[["sea-lion"]]), "deploy-into-cover"),
        "meditate": (Stage(none, none), "meditate"),
        "equip": (Stage(["infantry"], none, hands=[["combat-armor"]]), "play combat-armor"),
        "fortification": (Stage(none, none, hands=[["factory"]]), "play factory"),
        "gift": (Stage(["centurion"], none, hands=[["dark-fire"]]), "play dark-fire"),
        "mission": (Stage(["clansman"], none, hands=[["clan-infighting"]]), "play clan-infighting"),
        "relic": (Stage(["clansman"], none, hands=[["the-shillelagh"]]), "play the-shillelagh"),
        "warzone": (Stage(none, none, hands=[["victoria"]]), "play victoria"),
        "ki": (Stage(["samurai"], none, hands=[[KI_POWER]]), "play ki-power"),
        "beast": (Stage(["hussar"], none, hands=[[OX]]).change("hussar", area=OUTPOST), "play ox"),
        "transfer": (Stage(["infantry"], [TEMPLAR_KNIGHT], opened=True), "transfer"),
        "special": (Stage(["infantry"], none, hands=[["reputation"]]), "play reputation"),
        "attack": (Stage(["infantry"], ["samurai"]), "attack"),
        "sabotage": (Stage(["infantry"], none, turns=(2, 2)), "sabotage"),
    }  # fmt: skip


@proves("DOOM-TURN-08")
@pytest.mark.parametrize("kind", list(kinds()))
def test_each_of_seventeen_kinds_of_actions_is_taken(kind: str) -> None:
    stage, move = kinds()[kind]
    assert len(kinds()) == 17 and move in stage.moves()
    before = stage.turn().left()
    stage.move(move)
    while stage.where()[-1] not in ("anytime", "answers", "alarm"):
        stage.move(stage.moves()[0])
    all_three = kind in ("hide", "special", "attack", "sabotage")
    assert before - stage.turn().left() == (3 if all_three else 1)


@proves("DOOM-TURN-08")
def test_what_has_nothing_to_act_upon_is_not_offered() -> None:
    assert Stage([], []).moves() == ["no-more-actions", "meditate"]
    hand = [*("sea-lion", "combat-armor", "dark-fire", "clan-infighting", "the-shillelagh")]
    stage = Stage([], [], hands=[[*hand, KI_POWER, OX, "reputation"]])
    assert stage.moves() == ["no-more-actions", "meditate"], "nobody to bear it, nothing to pay"


@proves("DOOM-ANYTIME-03", "DOOM-ANYTIME-04", "DOOM-ANYTIME-05")
def test_a_window_is_never_skipped_and_who_passes_it_is_asked_again_after_a_play() -> None:
    hands = [["positive-karma"], ["positive-karma"], ["positive-karma"]]
    stage = Stage(*TWO, ["necromutant"], hands=hands).do("meditate")
    assert stage.asked_by("pass") == [ROMAN]
    assert stage.asked() == MARTIN
    stage.move("play positive-karma")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert stage.asked() == HONZA, "in order"
    stage.move("pass")
    assert stage.asked() == ROMAN and "play positive-karma" in stage.moves()


@proves("DOOM-ANYTIME-07")
def test_after_a_full_pass_nobody_has_second_thoughts() -> None:
    stage = Stage(*TWO, hands=[["positive-karma"]]).do("meditate").pass_window()
    assert stage.refuses("play positive-karma") == "DOOM-SPEC-03"


@proves("DOOM-DRAW-02", "DOOM-DRAW-04")
def test_the_draw_cannot_be_cut_short_and_the_last_card_ends_nothing() -> None:
    stage = Stage(*TWO, hands=[["hussar"] * 5], decks=[["dragoon"] * 9])
    assert (
        len(stage.s.hands[ROMAN]) == 7 and stage.s.decks[ROMAN][2:] == [stage.s.decks[ROMAN][0]] * 5
    )
    last = Stage(*TWO, hands=[["hussar"] * 6], decks=[["dragoon"]])
    assert not last.s.decks[ROMAN] and not last.s.over() and len(last.s.hands[ROMAN]) == 7


@proves("DOOM-ACT-02", "DOOM-ACT-10", "DOOM-TYPE-02")
def test_three_actions_of_any_kind_and_none_is_carried_over() -> None:
    stage = Stage(*TWO)
    assert left(stage) == (3, 0, 0, 0)
    stage.do("meditate", "meditate", "meditate")
    assert stage.s.destiny[ROMAN] == 3
    other = Stage(*TWO, turns=[2, 2]).do("meditate").next_turn().next_turn()
    assert left(other) == (3, 0, 0, 0)


@proves("DOOM-TYPE-01", "DOOM-TYPE-03", "DOOM-OTHER-01")
def test_taking_an_action_defines_it() -> None:
    stage = Stage([DRILLED], ["samurai"], hands=[["hussar"]], destiny=(2, 0)).do("play hussar")
    assert left(stage) == (3 - 1, 0, 0, 0)
    assert [event.it for event in stage.told("action-taken")] == [NON_ATTACK]
    assert len(ACTION_KINDS) == 3
    stage.do("use drill of drilled", "pass")
    assert left(stage) == (1, 0, 0, 0) and stage.s.destiny[ROMAN] == 2


# --- Attacks ------------------------------------------------------------------------------------


@proves("DOOM-ACT-03", "DOOM-ATK-01", "DOOM-TYPE-04")
def test_one_ordinary_action_becomes_the_attack() -> None:
    stage = Stage(*TWO)
    assert stage.refuses("attack") == "" and left(stage)[0] == 3
    stage.duel("free-marine", "samurai").out_of_the_duel()
    assert left(stage) == (0, 0, 0, 0)
    led = Stage(*LED).duel("free-marine", "dragoon 1", "shoot").out_of_the_duel().to_action()
    assert led.moves() == ["no-more-actions", "led-attack"] and left(led)[0] == 2
    assert led.refuses("attack") == "DOOM-ACT-03", "a second one needs a card"
    notes = led.s.turn_notes()
    notes.actions, notes.calm, notes.free = 0, 1, 1
    led.s.offered = None
    assert led.refuses("led-attack") == "", "an action of any kind is enough for it"


@proves("DOOM-ACT-05", "DOOM-ATK-02", "DOOM-TYPE-05")
def test_an_early_attack_forfeits_the_other_actions() -> None:
    stage = Stage(*TWO).do("meditate").duel("free-marine", "samurai").out_of_the_duel()
    stage.pass_window()
    assert stage.where() == ["turn", "anytime"], "action 3 is lost, after action 2"
    first = Stage(*TWO).duel("free-marine", "samurai").out_of_the_duel()
    assert left(first) == (0, 0, 0, 0), "2 and 3 are lost"


@proves("DOOM-ATK-03", "DOOM-ATK-04")
def test_with_the_smell_of_war_every_ordinary_action_may_attack() -> None:
    stage = Stage(["free-marine"], ["dragoon", "dragoon", "dragoon"], hands=[[SMELL_OF_WAR]])
    stage.s.open(SMELL_OF_WAR.rule, ROMAN, SMELL_OF_WAR)
    stage.s.seat = NOBODY
    stage.s.advance()
    stage.s.hands[ROMAN] = []
    stage.to_action()
    for n in (1, 2, 3):
        stage.do("attack", "attacker free-marine", "defender dragoon 1", "shoot")
        stage.out_of_the_duel()
        stage.pass_window()
        if n < 3:
            assert stage.refuses("meditate") == "DOOM-ACT-04"
    assert stage.where() == ["turn", "anytime"]
    lost = Stage(["free-marine"], ["samurai"])
    lost.s.turn_notes().fury = True
    lost.do("attack")
    lost.s.discard(lost.piece("free-marine").number, None)
    lost.do("give-up").pass_window()
    assert lost.where() == ["turn", "anytime"], "both other attacks are lost"


@proves("DOOM-CORE-01")
def test_a_card_beats_the_rule_of_the_first_turn() -> None:
    stage = Stage([EARLY_BIRD, SOLDIER], ["samurai"], turns=[0, 0]).do("attack")
    while stage.where()[-1] != "naming the fighters":
        stage.move("pass")
    assert stage.moves() == ["attacker early-bird"]
    assert stage.refuses("attacker soldier") == "DOOM-ACT-06"


# --- Extra actions ------------------------------------------------------------------------------


@proves("DOOM-TYPE-06", "DOOM-TYPE-08", "DOOM-TYPE-12")
def test_cards_give_actions_of_their_own_kinds() -> None:
    stage = Stage(*TWO, hands=[["inspired", BLOOD_LUST, INITIATIVE]]).do("meditate")
    stage.do("play inspired", "pass", "pass", "play blood-lust", "pass", "pass")
    stage.do("play initiative", "pass")
    assert left(stage) == (2, 1, 3, 1)
    attack = Stage(*TWO, hands=[[BLOOD_LUST]]).do("meditate", "play blood-lust", "pass")
    assert attack.to_action().turn().attacks == 1 and attack.turn().free == 0


@proves("DOOM-TYPE-07", "DOOM-TYPE-09")
def test_non_attack_actions_never_become_attacks_by_the_smell_of_war() -> None:
    def stage() -> Stage:
        return Stage([SOLDIER], ["hussar", "hussar"], hands=[["inspired", SMELL_OF_WAR]])

    calm = stage().do("meditate", "meditate", "meditate", "play smell-of-war", "pass")
    calm.do("play inspired", "pass").to_action()
    assert left(calm) == (0, 0, 3, 0) and calm.refuses("attack") == "DOOM-TYPE-07"
    ordinary = stage().do("meditate", "play smell-of-war", "pass")
    for n in (2, 1):
        assert left(ordinary.to_action()) == (n, 0, 0, 0) and ordinary.refuses("attack") == ""
        ordinary.do("attack", "attacker soldier", f"defender hussar {n}", "fight")
        ordinary.out_of_the_duel()


@proves("DOOM-TYPE-10", "DOOM-TYPE-11", "DOOM-INDUEL-02")
def test_with_a_corporate_leader_one_attacks_in_the_opponents_turn() -> None:
    stage = Stage(["samurai", "dragoon"], [LEADER, "free-marine"], hands=[[], ["inspired"]])
    stage.do("meditate", "play inspired", "pass")
    assert stage.asked() == MARTIN and stage.where()[-1] == "actions out of turn"
    assert stage.refuses("attack") == "DOOM-TYPE-07" and stage.refuses("sabotage") == "DOOM-SAB-12"
    stage.do("led-attack", "attacker free-marine", "defender dragoon", "shoot").out_of_the_duel()
    assert stage.where()[-1] == "actions out of turn", "no window in between"
    stage.do("meditate", "led-attack", "attacker free-marine", "defender samurai", "shoot")
    own = Stage(*TWO, hands=[["inspired"], ["inspired"]]).duel("free-marine", "samurai")
    assert own.refuses("play inspired") == "DOOM-INDUEL-02"
    own.move("pass")
    assert "play inspired" in own.moves()


def inspired() -> Stage:
    """Martin of the examples sits in seat 0: three extra actions, three ordinary ones."""
    stage = Stage(*LED, hands=[["inspired", "samurai", "infantry"]], destiny=(9, 0))
    stage.s.turn_notes().calm = 3
    return stage


@proves("DOOM-TYPE-13")
def test_three_extra_attacks_and_then_three_free_ordinary_actions() -> None:
    stage = inspired()
    for _ in range(3):
        stage.do("led-attack", "attacker free-marine", "defender dragoon 1", "shoot")
        stage.out_of_the_duel()
    stage.do("meditate", "meditate", "meditate")
    assert left(stage) == (0, 0, 0, 0)


@proves("DOOM-TYPE-14", "DOOM-TYPE-15")
def test_an_attacker_lost_in_an_extra_attack_costs_nothing_more() -> None:
    stage = inspired()
    stage.do("led-attack", "attacker free-marine", "defender dragoon 1", "shoot")
    stage.s.discard(stage.piece("free-marine").number, None)
    stage.do("play samurai")
    assert left(stage) == (3, 0, 1, 0), "2 extra ones were left, 3 ordinary ones are"
    stage.do("attack", "attacker samurai", "defender dragoon 1", "shoot").out_of_the_duel()
    assert left(stage)[0] in (0, 2)
    other = inspired().do("play samurai", "led-attack")
    while other.where()[-1] != "naming the fighters":
        other.move("pass")
    assert other.refuses("attacker samurai") == "DOOM-TYPE-15"


@proves("DOOM-TYPE-16", "DOOM-TYPE-17", "DOOM-TYPE-18")
def test_an_ordinary_led_attack_commits_the_others() -> None:
    def begun() -> Stage:
        stage = Stage(*LED, hands=[["samurai", "infantry"]], destiny=(9, 0))
        stage.do("led-attack", "attacker free-marine", "defender dragoon 1", "shoot")
        stage.s.discard(stage.piece("free-marine").number, None)
        return stage

    lost = begun()
    while lost.where() != ["turn", "anytime"]:
        lost.s.choose(lost.s.options()[0])
    assert left(lost) == (0, 0, 0, 0), "ordinary actions 2 and 3 are lost"
    other = begun()
    other.turn().calm = 1
    other.do("play samurai")
    assert left(other) == (2, 0, 0, 0)
    other.do("attack", "attacker samurai", "defender dragoon 1", "shoot").out_of_the_duel()
    other.pass_window()
    assert other.where() == ["turn", "discard step"], "number 3 is lost"
    same = begun()
    same.turn().calm = 1
    same.do("play infantry")
    for _ in (2, 3):
        same.do("led-attack", "attacker infantry", "defender dragoon 1", "shoot").out_of_the_duel()
    assert left(same) == (0, 0, 0, 0)
