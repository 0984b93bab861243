"""What is particular to places: stores, towers, barracks, graves and prisons."""

from __future__ import annotations

from kostka.games.doomtrooper.terms import KOHORT, SQUAD
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    ANNIHILATION,
    BALLOON,
    BAUHAUS_MAN,
    BAUHAUS_SABRE,
    BIKE,
    GIANT,
    HOLY_BLADE,
    REMOVAL,
    SOLDIER,
    STRONG_SIX,
    SWORD,
)
from tests.rules.doomtrooper.stage import Stage, cards_of

# --- Stores -------------------------------------------------------------------------------------


def test_the_armory_keeps_equipment_for_the_squad() -> None:
    stage = Stage(
        [SOLDIER, GIANT],
        [BAUHAUS_MAN],
        hands=[[SWORD, BAUHAUS_SABRE]],
        at_areas=[("armory", 0, SQUAD)],
    )
    over(stage, "meditate", "use store of armory").do("store sword").to_action()
    sword = stage.piece("sword")
    assert sword.on == stage.piece("armory").number and sword.out == sword.on
    assert stage.values("soldier")[0] == 4
    over(stage, "use take of armory").do("with soldier").to_action()
    assert stage.piece("sword").on == stage.piece("soldier").number
    assert stage.values("soldier")[0] == 7
    over(stage.next_turn().next_turn(), "use place of armory").to_action()
    assert stage.values("soldier")[0] == 4 and stage.turn().actions == 2
    over(stage, "meditate", "use throw-out of armory").to_action()
    assert stage.pile(0) == ["sword"]


def test_nobody_takes_from_the_armory_what_he_may_not_have_and_it_holds_five() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[[BAUHAUS_SABRE, *[SWORD] * 5]],
        at_areas=[("armory", 0, SQUAD)],
    )
    over(stage, "meditate", "use store of armory").do("store bauhaus-sabre").to_action()
    assert stage.refuses("use take of armory") == "DOOM-PLAY-01"
    stage.do("meditate")
    for _ in range(4):
        over(stage, "use store of armory")
        if stage.where()[-1] != "anytime" and "store sword" in stage.moves():
            stage.move("store sword")
    stage.to_action()
    assert len(stage.s.on(stage.piece("armory").number)) == 5
    stage.do("meditate")
    while stage.asked() != 0:
        stage.move("pass")
    stage.s.discard(stage.piece("armory").number, None)
    assert len(stage.pile(0)) == 6


def test_the_archives_keep_four_cards_and_give_them_back_for_an_action() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["trencher", "initiative"]],
        at_areas=[("brotherhood-archives", 0, SQUAD)],
    )
    over(stage, "meditate", "use store of brotherhood-archives").do("store trencher").to_action()
    assert [it.key for it in stage.s.hands[0]] == ["initiative"]
    assert len(stage.s.troop(0)) == 1  # it lies there, but is not in play
    over(stage, "use take of brotherhood-archives").to_action()
    assert sorted([it.key for it in stage.s.hands[0]]) == ["initiative", "trencher"]
    assert stage.turn().actions == 1


# --- Troops -------------------------------------------------------------------------------------


def test_half_the_price_for_common_doomtroopers() -> None:
    hand = ["trencher", "mortificator", "heretic", "sean-gallagher"]
    stage = Stage(
        [SOLDIER], [BAUHAUS_MAN], hands=[hand], destiny=[2, 0], at_areas=[("barracks", 0, SQUAD)]
    )
    for key in hand[1:]:
        assert stage.refuses(f"play {key}") == "DOOM-DEPLOY-06"
    stage.do("play trencher").to_action()
    assert stage.s.destiny[0] == 0  # half of three, rounded up


def test_copies_are_free_in_the_area_of_the_laboratory() -> None:
    stage = Stage(
        ["trencher", "heretic"],
        [BAUHAUS_MAN],
        hands=[["trencher", "heretic", "infantry"]],
        at_areas=[("replicant-lab", 0, SQUAD)],
    )
    assert stage.refuses("play heretic") == "DOOM-DEPLOY-06"
    assert stage.refuses("play infantry") == "DOOM-DEPLOY-06"
    stage.do("play trencher").to_action()
    assert stage.s.destiny[0] == 0 and len(stage.s.troop(0)) == 3


def test_the_boot_camp_has_five_markers_for_five_recruits() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["boot-camp", "trencher", "free-marine", "heretic"]],
    )
    stage.do("play boot-camp", "to squad").to_action()
    assert stage.piece("boot-camp").markers == 5
    over(stage, "meditate", "use enlist of boot-camp")
    assert stage.moves() == ["enlist trencher"]  # the marine is dearer, the Heretic no member
    stage.do("enlist trencher").to_action()
    assert stage.in_play("trencher") and stage.piece("boot-camp").markers == 4
    stage.change("boot-camp", markers=1)
    stage.s.hands[0].append(stage.piece("trencher").card)
    over(stage, "meditate", "use enlist of boot-camp").do("enlist trencher")
    assert not stage.in_play("boot-camp") and stage.pile(0) == ["boot-camp"]


def test_those_like_the_one_in_the_tower_strike_first() -> None:
    stage = Stage(
        ["trencher", "golden-lion", SOLDIER],
        [BAUHAUS_MAN],
        hands=[["watch-tower", "watch-tower"]],
        at_areas=[("watch-tower", 0, SQUAD)],
    )
    stage.do("play watch-tower").to_action()
    assert stage.refuses("play watch-tower") == "DOOM-FORT-08"
    over(stage, "use go-up of watch-tower 1", "on trencher").to_action()
    assert stage.refuses("use go-up of watch-tower 1") == "DOOM-PLAY-01"
    stage.next_turn().next_turn().change("golden-lion", wounded=True)
    stage.change("bauhaus-man", wounded=True)
    stage.duel("golden-lion", "bauhaus-man").out_of_the_duel()
    assert stage.in_play("golden-lion") and not stage.in_play("bauhaus-man")


def test_without_anybody_up_there_nobody_strikes_first() -> None:
    stage = Stage(
        ["trencher", "golden-lion"],
        [BAUHAUS_MAN, GIANT],
        at_areas=[("watch-tower", 0, SQUAD)],
    ).change("golden-lion", wounded=True)
    stage.change("watch-tower", about=1)
    over(stage, "use come-down of watch-tower").to_action()
    stage.change("bauhaus-man", wounded=True)
    stage.duel("golden-lion", "bauhaus-man").out_of_the_duel()
    assert not stage.in_play("golden-lion")


def test_a_retrofit_pays_three_for_each_factory_beside_it() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        at_areas=[
            ("factory", 0, SQUAD),
            ("factory", 0, SQUAD),
            ("factory", 0, KOHORT),
            ("factory-retrofit", 0, SQUAD),
        ],
    )
    before = stage.s.destiny[0]
    stage.next_turn().next_turn()
    assert stage.s.destiny[0] == before + 3 + 2 * 3


# --- Prisoners ----------------------------------------------------------------------------------


def test_prisoners_work_in_the_camp_and_perish_with_it() -> None:
    stage = Stage(
        [GIANT, SOLDIER],
        [STRONG_SIX, BAUHAUS_MAN],
        at_areas=[("prison-camp", 0, SQUAD), ("prisoner-work-camp", 0, SQUAD)],
    )
    stage.do("attack", "attacker giant", "defender strong-six", "fight", "yes", "yes")
    assert stage.piece("strong-six").jailer == stage.piece("prisoner-work-camp").number
    stage.next_turn().next_turn()
    assert stage.turn().calm == 1
    stage.s.discard(stage.piece("prisoner-work-camp").number, None)
    assert stage.pile(1) == ["strong-six"] and stage.in_play("bauhaus-man")


# --- What becomes of the dead -------------------------------------------------------------------


def test_in_the_sanctuary_nobody_is_annihilated() -> None:
    for places, gone in (([("sanctuary", 1, SQUAD)], []), ([], ["soldier"])):
        stage = Stage([GIANT], [SOLDIER, "curator"], hands=[[ANNIHILATION]], at_areas=places)
        over(stage, "meditate", "play annihilation", "on soldier")
        assert [it.key for it in stage.s.gone[1]] == gone
    stage = Stage([GIANT], ["curator"], hands=[[ANNIHILATION]], at_areas=[("sanctuary", 1, SQUAD)])
    over(stage, "meditate", "play annihilation", "on curator")
    assert [it.key for it in stage.s.gone[1]] == ["curator"]


def test_a_personality_in_the_graveyard_counts_as_in_play() -> None:
    """DOOM-PERS-01"""
    who = "crenshaw-the-mortificator"
    stage = Stage(
        [GIANT, BAUHAUS_MAN],
        [who, "infantry"],
        hands=[["graveyard", "graveyard", REMOVAL], [who]],
        destiny=[0, 30],
    ).change(who, wounded=True)
    stage.do("play graveyard").to_action()
    assert stage.refuses("play graveyard") == "DOOM-FORT-08"
    before = cards_of(stage.s)
    stage.duel("giant", who).out_of_the_duel()
    assert cards_of(stage.s) == before
    assert stage.piece(who).out == stage.piece("graveyard").number and stage.pile(1) == []
    assert stage.s.promotion[0] == 7 and len(stage.s.troop(1)) == 1
    stage.next_turn()
    assert stage.refuses(f"play {who}") == "DOOM-PERS-01"
    stage.s.discard(stage.piece("graveyard").number, None)
    stage.s.offered = None
    assert stage.pile(1) == [who] and stage.refuses(f"play {who}") == ""


def test_a_relic_in_the_museum_counts_as_in_play() -> None:
    """DOOM-RELIC-04"""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[[HOLY_BLADE, ANNIHILATION]],
        on_warriors=[(HOLY_BLADE, 1, "bauhaus-man")],
        on_all=[("museum", 0)],
    )
    over(stage, "meditate", "play annihilation", "on holy-blade").to_action()
    assert stage.s.gone[1] == [] and stage.values("bauhaus-man")[0] == 3
    assert stage.refuses("play holy-blade") == "DOOM-RELIC-04"
    stage.s.discard(stage.piece("museum").number, None)
    assert [it.key for it in stage.s.gone[1]] == ["holy-blade"]


def test_from_the_cryotech_chamber_a_dead_legionnaire_returns_to_hand() -> None:
    stage = Stage([GIANT], ["curator", SOLDIER], at_areas=[("cryotech-chamber", 1, KOHORT)]).change(
        "curator", wounded=True
    )
    stage.duel("giant", "curator").do("yes").out_of_the_duel()
    assert [it.key for it in stage.s.hands[1]] == ["curator"] and stage.pile(1) == []
    assert stage.s.promotion[0] == 4
    stage = Stage([GIANT], ["curator", SOLDIER], at_areas=[("cryotech-chamber", 1, KOHORT)]).change(
        "soldier", wounded=True
    )
    stage.duel("giant", "soldier").out_of_the_duel()
    assert stage.s.hands[1] == []


# --- Vehicles -----------------------------------------------------------------------------------


def test_a_plated_vehicle_goes_only_after_its_plates() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["reactive-armor-plates", "reactive-armor-plates"], [REMOVAL, REMOVAL]],
        on_warriors=[(BIKE, 0, "soldier")],
    )
    stage.do("play reactive-armor-plates").to_action()
    assert stage.piece("reactive-armor-plates").on == stage.piece("bike").number
    stage.do("meditate", "play removal", "on bike")
    stage.next_turn()
    assert stage.in_play("bike")
    stage.do("meditate", "play removal", "on reactive-armor-plates")
    stage.next_turn()
    assert stage.in_play("bike") and not stage.in_play("reactive-armor-plates")


def test_one_vehicle_has_one_set_of_plates() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["reactive-armor-plates", "reactive-armor-plates"]],
        on_warriors=[(BIKE, 0, "soldier")],
    )
    stage.do("play reactive-armor-plates").to_action().next_turn().next_turn()
    assert stage.refuses("play reactive-armor-plates") == "DOOM-EQUIP-11"


def test_balloons_bring_an_airship_down() -> None:
    stage = Stage(
        [STRONG_SIX],
        [SOLDIER],
        on_warriors=[(BALLOON, 0, "strong-six")],
        at_areas=[("barrage-balloons", 1, SQUAD)],
    ).change("strong-six", wounded=True)
    stage.do("attack", "attacker strong-six", "defender soldier")
    over(stage, "use rise of barrage-balloons").out_of_the_duel()
    assert not stage.in_play("strong-six") and stage.s.promotion[1] == 6
    assert [it.key for it in stage.s.gone[1]] == ["barrage-balloons"]
    stage = Stage([STRONG_SIX], [SOLDIER], at_areas=[("barrage-balloons", 1, SQUAD)])
    stage.duel("strong-six", "soldier").move("pass")
    assert "use rise of barrage-balloons" not in stage.moves()


def test_whoever_is_brought_down_unhurt_is_only_wounded_and_does_not_fight() -> None:
    stage = Stage(
        [STRONG_SIX],
        [SOLDIER],
        on_warriors=[(BALLOON, 0, "strong-six")],
        at_areas=[("barrage-balloons", 1, SQUAD)],
    )
    stage.do("attack", "attacker strong-six", "defender soldier")
    over(stage, "use rise of barrage-balloons").out_of_the_duel()
    assert stage.piece("strong-six").wounded and not stage.in_play("balloon")
    assert not stage.piece("soldier").wounded
