"""What lies on warriors and areas: equipment, vehicles, Relics, Fortifications, gifts and so on."""

from __future__ import annotations

from typing import Any

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import MayReceiveAny
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.moving import forbids_transfer
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    DARK_LEGION,
    EQUIPMENT,
    FIGHT,
    FIGHTING_WEAPON,
    NOTHING,
    SHOOT,
    SHOOTING_WEAPON,
    SQUAD,
    WEAPONS,
)
from kostka.games.doomtrooper.usable import price_to_receive
from tests.rules.doomtrooper import props
from tests.rules.doomtrooper.props import (
    ALL_EQUIPPED,
    BALLOON,
    BAUHAUS_BIKE,
    BAUHAUS_MAN,
    BAUHAUS_SABRE,
    BELT,
    BIKE,
    BOMB,
    BROADSWORD,
    BUNKER,
    CURSED_ARMS,
    CYBER_COMMANDER,
    DARK_BLADE,
    DISARM,
    GIFTED,
    KNUCKLES,
    NO_BAUHAUS,
    NO_LEGION,
    RIFLE,
    RING,
    SCOPE,
    SOLDIER,
    SWORD,
    TENT,
    TO_BAUHAUS,
    TO_LEGION,
    TO_MISHIMA,
    UNEQUIP,
    VEST,
)
from tests.rules.doomtrooper.stage import Stage
from tests.rules.proves import proves

ROMAN, MARTIN = 0, 1
TWO = ([SOLDIER], ["samurai"])


def refused(card: Card, troop: list[str | Card], name: str) -> str:
    """Why the card may not be given to this warrior; "" if it may."""
    stage = Stage([*troop, "hussar"], ["samurai"], hands=[[card]], destiny=(9, 9))
    return card.on.forbids(stage.s, ROMAN, card, NOTHING, int(stage.piece(name).number))


# --- Equipment ----------------------------------------------------------------------------------


@proves("DOOM-EQUIP-01", "DOOM-EQUIP-13", "DOOM-EQUIP-10")
def test_equipment_goes_to_a_warrior_of_yours_and_stays_there() -> None:
    stage = Stage(*TWO, hands=[[VEST]]).do("play vest", "pass")
    assert stage.piece("vest").on == stage.piece("soldier").number and stage.turn().actions == 2
    stage.pass_window()
    assert not [move for move in stage.moves() if "vest" in move]
    other = Stage([SOLDIER, "hussar"], ["samurai"], hands=[[VEST]]).do("play vest")
    assert other.refuses("on samurai") == "DOOM-EQUIP-13"


@proves("DOOM-EQUIP-02", "DOOM-EQUIP-05", "DOOM-EQUIP-06")
def test_any_number_and_by_default_for_everybody() -> None:
    six = [SWORD, BROADSWORD, RIFLE, RING, BELT, KNUCKLES]
    stage = Stage(*TWO, hands=[[VEST]], on_warriors=[(it, ROMAN, "soldier") for it in six])
    stage.do("play vest", "pass")
    assert len([it for it in stage.s.table if it.on == 1]) == 7
    assert refused(SWORD, ["necromutant"], "necromutant") == ""
    assert refused(props.TO_DOOMTROOPERS, ["necromutant"], "necromutant") == "DOOM-EQUIP-06"


@proves("DOOM-EQUIP-07", "DOOM-EQUIP-08")
def test_an_upgrade_is_part_of_what_it_lies_on() -> None:
    stage = Stage(*TWO, hands=[[SCOPE], [UNEQUIP]], on_warriors=[(RIFLE, ROMAN, "soldier")])
    stage.do("play scope", "pass")
    assert stage.piece("scope").on == stage.piece("rifle").number
    assert stage.value("soldier", SHOOT) == 4 + 4 + 2
    stage.do("play unequip", "on rifle", "pass")
    assert sorted(stage.pile(ROMAN)) == ["rifle", "scope"]


@proves("DOOM-EQUIP-09", "DOOM-FORT-04")
def test_what_is_played_to_an_area_needs_nobody_there() -> None:
    stage = Stage(["necromutant"], ["samurai"], hands=[[TENT, props.TRENCH]])
    stage.do("play tent", "pass").do("play trench", "pass")
    assert stage.piece("tent").area is SQUAD and stage.piece("trench").area is SQUAD


@proves("DOOM-EQUIP-12", "DOOM-MERC-06")
def test_a_lost_affiliation_makes_it_useless_until_it_is_regained() -> None:
    stage = Stage(
        [BAUHAUS_MAN],
        ["samurai"],
        hands=[[NO_BAUHAUS, TO_BAUHAUS]],
        on_warriors=[(BAUHAUS_SABRE, ROMAN, "bauhaus-man")],
    )
    assert stage.value("bauhaus-man", FIGHT) == 3 + 3
    stage.do("meditate", "play no-bauhaus", "on bauhaus-man", "pass")
    assert stage.in_play("bauhaus-sabre") and stage.value("bauhaus-man", FIGHT) == 3
    stage.do("play to-bauhaus", "on bauhaus-man", "pass")
    assert stage.value("bauhaus-man", FIGHT) == 6


@proves("DOOM-EQUIP-14", "DOOM-EQUIP-15", "DOOM-EQUIP-16")
def test_any_equipment_ignores_the_affiliation_only() -> None:
    assert refused(props.FOR_CAPITOL, [ALL_EQUIPPED], "all-equipped") == ""
    assert refused(props.FOR_CURATORS, [ALL_EQUIPPED], "all-equipped") == "DOOM-EQUIP-06"
    assert refused(props.FOR_BAUHAUS_COMMANDERS, [CYBER_COMMANDER], "cyber-commander") == ""
    assert refused(props.FOR_CAPITOL, ["necromutant"], "necromutant") == "DOOM-EQUIP-06"
    either = MayReceiveAny(EQUIPMENT, price=2), MayReceiveAny(EQUIPMENT)
    both = warrior("both-ways", DARK_LEGION, (3, 3, 3, 3), *either)
    stage = Stage([both], ["samurai"])
    cheapest = price_to_receive(stage.s, stage.piece("both-ways"), EQUIPMENT, props.FOR_CAPITOL)
    assert cheapest == 0, "of two leaves the cheaper one"


@proves("DOOM-ICON-06")
def test_the_icon_alone_names_the_maker() -> None:
    assert refused(props.CAPITOL_MAKE, ["mentor"], "mentor") == ""


# --- Weapons ------------------------------------------------------------------------------------


def armed(tactic: str, *cards: Any) -> Stage:
    pieces = [(card, ROMAN, "soldier") for card in cards]
    stage = Stage(*TWO, on_warriors=pieces)
    stage.do("attack", "attacker soldier", "defender samurai", tactic)
    return stage


@proves("DOOM-WEAPON-01", "DOOM-WEAPON-03", "DOOM-DUEL-28")
def test_the_label_says_where_a_weapon_works() -> None:
    fight, shoot = armed("fight", SWORD, RIFLE), armed("shoot", SWORD, RIFLE)
    assert fight.values("soldier")[:2] == [4 + 3, 4]
    assert shoot.values("soldier")[:2] == [4, 4 + 4]
    for tactic, value in (("fight", FIGHT), ("shoot", SHOOT)):  # a special weapon, in both
        assert armed(tactic, BOMB).value("soldier", value) == 4 + 4


@proves("DOOM-WEAPON-02", "DOOM-WEAPON-04", "DOOM-WEAPON-05")
def test_four_labels_make_a_weapon_and_nothing_else_does() -> None:
    assert FIGHTING_WEAPON in WEAPONS and SHOOTING_WEAPON in WEAPONS and len(WEAPONS) == 4
    assert armed("fight", BOMB).value("soldier", FIGHT) == 8
    both = armed("fight", SWORD, KNUCKLES)
    assert both.value("soldier", FIGHT) == 4 + 3 + 2
    stage = Stage(*TWO, hands=[[DISARM]], on_warriors=[(props.HOLY_BLADE, ROMAN, "soldier")])
    stage.do("meditate", "play disarm", "pass")
    assert not stage.in_play("holy-blade")


@proves("DOOM-DUEL-27", "DOOM-DUEL-25")
def test_one_weapon_and_any_number_of_other_things() -> None:
    stage = armed("fight", SWORD, BROADSWORD, RING, BELT, props.GOGGLES)
    while "with sword" not in stage.moves():
        stage.move("pass")
    assert stage.moves() == ["with sword", "with broadsword"]
    stage.move("with broadsword")
    assert stage.value("soldier", FIGHT) == 4 + 6
    assert stage.value("soldier", SHOOT) == 4 + 2, "goggles do not count in a fight"
    other = armed("fight", SWORD, BROADSWORD).do("with sword")
    assert other.value("soldier", FIGHT) == 4 + 3


@proves("DOOM-DUEL-29", "DOOM-DUEL-21")
def test_a_lost_weapon_is_replaced_by_another() -> None:
    stage = Stage(
        *TWO,
        hands=[[], [UNEQUIP]],
        on_warriors=[(SWORD, ROMAN, "soldier"), (BROADSWORD, ROMAN, "soldier")],
    )
    stage.do("attack", "attacker soldier", "defender samurai", "fight", "with broadsword")
    assert stage.where()[-1] == "modifiers" and stage.value("soldier", FIGHT) == 8
    stage.do("play unequip", "on broadsword", "pass")
    assert stage.value("soldier", FIGHT) == 7


@proves("DOOM-DUEL-29", "DOOM-AMB-26")
def test_of_several_other_weapons_his_player_chooses_one() -> None:
    arms = [(it, ROMAN, "soldier") for it in (SWORD, BROADSWORD, BOMB)]
    stage = Stage(*TWO, hands=[[], [UNEQUIP]], on_warriors=arms)
    stage.do("attack", "attacker soldier", "defender samurai", "fight", "with broadsword")
    stage.do("play unequip", "on broadsword", "with sword")
    assert stage.asked() == ROMAN and stage.where()[-1] == "anytime"
    assert stage.value("soldier", FIGHT) == 4 + 3, "not the better one"
    kept = Stage(*TWO, on_warriors=arms)
    kept.do("attack", "attacker soldier", "defender samurai", "fight", "with sword")
    assert not [it for it in kept.out_of_the_duel().told("weapon-chosen") if it.it is BOMB]


# --- Vehicles -----------------------------------------------------------------------------------


@proves("DOOM-VEH-01", "DOOM-VEH-02", "DOOM-VEH-03")
def test_inside_or_outside_at_once_and_for_an_action_each_time() -> None:
    stage = Stage(*TWO, hands=[[BIKE], [UNEQUIP]]).do("play bike", "pass")
    assert stage.moves() == ["inside", "beside"]
    stage.do("beside")
    assert stage.piece("bike").down and stage.value("soldier", FIGHT) == 4
    stage.do("board").pass_window()
    assert not stage.piece("bike").down and stage.value("soldier", FIGHT) == 6
    stage.do("alight")
    assert stage.piece("bike").down and stage.turn().actions == 0
    stage.do("play unequip", "pass")
    assert not stage.in_play("bike") and not stage.piece("soldier").wounded


@proves("DOOM-VEH-05", "DOOM-VEH-10")
def test_nobody_earns_anything_by_a_death_in_a_lost_vehicle() -> None:
    stage = Stage(
        ["tatsu"], ["samurai"], hands=[[], [UNEQUIP]], on_warriors=[(BIKE, ROMAN, "tatsu")]
    )
    assert stage.piece("tatsu").card.cost == 7
    stage.s.wound(1, None)
    stage.do("meditate", "play unequip", "pass")
    assert not stage.in_play("tatsu") and stage.s.promotion == [0, 0] and stage.s.destiny == [1, 0]
    armed_one = Stage(*TWO, on_warriors=[(BIKE, ROMAN, "soldier"), (SWORD, ROMAN, "soldier")])
    assert armed_one.value("soldier", FIGHT) == 6, "no weapon inside"
    armed_one.change("bike", down=True)
    assert armed_one.value("soldier", FIGHT) == 7


@proves("DOOM-VEH-06", "DOOM-VEH-07")
def test_inside_there_are_no_fortifications_and_no_cover() -> None:
    stage = Stage(
        [SOLDIER, "infantry"],
        ["samurai"],
        on_warriors=[
            (BIKE, ROMAN, "soldier"),
            (BUNKER, ROMAN, "soldier"),
            (BUNKER, MARTIN, "samurai"),
        ],
    )
    stage.duel("soldier", "samurai")
    assert stage.value("soldier", ARMOUR) == 4 and stage.value("samurai", ARMOUR) == 3 + 2
    other = Stage([SOLDIER, "infantry"], ["samurai"], on_warriors=[(BIKE, ROMAN, "soldier")])
    other.do("seek-cover")
    assert other.piece("face-down 2").key == "infantry"


@proves("DOOM-VEH-08", "DOOM-INDUEL-06")
def test_who_is_forced_into_cover_leaves_his_vehicle_and_a_duel_goes_on() -> None:
    stage = Stage(*TWO, hands=[[], ["cowardice"]], on_warriors=[(BIKE, ROMAN, "soldier")])
    stage.do("meditate", "play cowardice", "on seat 1", "pass")
    assert stage.piece("face-down 1").down and stage.piece("bike").down
    duel = Stage([props.ARMOUR_FIVE], ["samurai"], hands=[[], ["cowardice"]])
    duel.duel("armour-five", "samurai").do("play cowardice", "on seat 1", "pass")
    assert duel.s.duel() is not None and duel.value("armour-five", ARMOUR) == 8


@proves("DOOM-VEH-09", "DOOM-VEH-11", "DOOM-VEH-12")
def test_lost_affiliations_airships_and_warriors_who_are_vehicles() -> None:
    stage = Stage(
        [BAUHAUS_MAN],
        ["samurai"],
        hands=[[NO_BAUHAUS]],
        on_warriors=[(BAUHAUS_BIKE, ROMAN, "bauhaus-man")],
    )
    stage.do("meditate", "play no-bauhaus", "on bauhaus-man", "pass")
    assert stage.piece("bauhaus-bike").down and not stage.piece("bauhaus-man").wounded
    air = Stage(*TWO, on_warriors=[(BALLOON, ROMAN, "soldier")])
    air.do("attack", "attacker soldier", "defender samurai")
    while air.where()[-1] != "announcing the tactic":
        air.move("pass")
    assert air.moves() == ["shoot"] and air.refuses("fight") == "DOOM-VEH-11"
    ram = Stage(
        ["rams-air-cavalry", "hussar"],
        ["samurai"],
        on_warriors=[(BUNKER, ROMAN, "rams-air-cavalry")],
    )
    assert ram.value("rams-air-cavalry", ARMOUR) == 6 and ram.refuses("alight") == "DOOM-VEH-03"
    assert ram.do("seek-cover").piece("face-down 2").key == "hussar"


# --- Fortifications -----------------------------------------------------------------------------


@proves("DOOM-FORT-01", "DOOM-FORT-02", "DOOM-FORT-03")
def test_a_fortification_says_where_it_goes_and_what_it_does() -> None:
    stage = Stage(*TWO, hands=[["factory", "fukido"]]).do("play fukido", "pass")
    assert stage.piece("fukido").area is SQUAD and stage.turn().actions == 2
    stage.do("play factory")
    assert stage.moves() == ["to squad", "to kohort"]


@proves("DOOM-FORT-05", "DOOM-FORT-06", "DOOM-AREA-03")
def test_it_reaches_its_warriors_anywhere_unless_it_names_an_area() -> None:
    stage = Stage(
        [BAUHAUS_MAN, "dragoon"],
        ["samurai"],
        at_areas=[(props.HOMELAND, ROMAN, SQUAD), (props.TRENCH, ROMAN, SQUAD)],
    )
    assert stage.value("bauhaus-man", ARMOUR) == 3 + 2 + 2
    stage.change("bauhaus-man", area=props.TEMPLAR_KNIGHT.home())
    assert stage.value("bauhaus-man", ARMOUR) == 3 + 2


@proves("DOOM-FORT-07", "DOOM-FORT-08", "DOOM-FORT-09")
def test_one_copy_on_your_own_side_and_with_its_bearer_it_goes() -> None:
    stage = Stage(*TWO, hands=[["fukido", "fukido"]]).do("play fukido", "pass").pass_window()
    assert stage.refuses("play fukido") == "DOOM-FORT-08"
    on = Stage([SOLDIER, "hussar"], ["samurai"], hands=[[BUNKER]]).do("play bunker")
    assert on.refuses("on samurai") == "DOOM-FORT-09"
    on.do("on soldier", "pass")
    on.s.discard(on.piece("soldier").number, None)
    assert sorted(on.pile(ROMAN)) == ["bunker", "soldier"]


# --- Dark Symmetry ------------------------------------------------------------------------------


@proves("DOOM-DARK-01", "DOOM-DARK-08", "DOOM-DARK-09")
def test_a_gift_goes_to_a_legionnaire_of_yours_once() -> None:
    stage = Stage(
        ["necromutant", "centurion", SOLDIER], ["razide"], hands=[[DARK_BLADE, DARK_BLADE]]
    )
    stage.do("play dark-blade")
    assert stage.refuses("on soldier") == "DOOM-DARK-01"
    assert stage.refuses("on razide") == "DOOM-DARK-08"
    stage.do("on necromutant", "pass", "play dark-blade", "pass")
    assert [it.on for it in stage.s.table if it.key == "dark-blade"] == [1, 2]


@proves("DOOM-DARK-02", "DOOM-DARK-03")
def test_gifts_of_the_symmetry_are_for_all_those_of_an_apostle_for_his_followers() -> None:
    distort = CARDS["distort"]
    assert refused(DARK_BLADE, ["child-of-ilian"], "child-of-ilian") == ""
    assert refused(DARK_BLADE, ["heretic"], "heretic") == ""
    assert refused(distort, ["necromutant"], "necromutant") == ""
    assert refused(distort, ["child-of-ilian"], "child-of-ilian") == "DOOM-DARK-03"


@proves("DOOM-DARK-04", "DOOM-DARK-05")
def test_it_works_at_once_and_for_the_rest_of_the_game() -> None:
    stage = Stage(["necromutant"], ["samurai"], hands=[[DARK_BLADE]]).do("play dark-blade", "pass")
    stage.do("meditate")  # and action 3 is the attack
    stage.duel("necromutant", "samurai")
    assert stage.value("necromutant", FIGHT) == 4 + 3
    stage.out_of_the_duel().next_turn().next_turn()
    assert stage.in_play("dark-blade")


@proves("DOOM-DARK-06")
def test_immunity_may_be_to_gifts_of_the_symmetry_only() -> None:
    for card, armour in (("terror", 3), ("blindness", 3)):
        stage = Stage(["necromutant"], ["blood-beret"], on_warriors=[(card, ROMAN, "necromutant")])
        stage.duel("necromutant", "blood-beret")
        assert stage.values("blood-beret") == [4, 4, armour, 4]
    weak = Stage(["necromutant"], ["samurai"], on_warriors=[("terror", ROMAN, "necromutant")])
    assert weak.duel("necromutant", "samurai").value("samurai", ARMOUR) == 2
    apostle = Stage(
        ["necromutant"], ["blood-beret"], on_warriors=[(props.GIFT_OF_ILIAN, ROMAN, "necromutant")]
    )
    apostle.duel("necromutant", "blood-beret")
    assert apostle.value("necromutant", FIGHT) == 5, "a gift of an Apostle works against him"


@proves("DOOM-DARK-07")
def test_who_may_never_receive_gifts_gets_none_from_ilian_either() -> None:
    stage = Stage(
        ["ilian-mistress-of-the-void", "screaming-legionnaire", "heretic"],
        ["samurai"],
        hands=[["sleep"]],
    )
    stage.do("meditate", "play sleep")
    assert stage.refuses("on screaming-legionnaire") == "DOOM-DARK-07"
    stage.do("on heretic", "pass")
    assert stage.piece("sleep").on == stage.piece("heretic").number


@proves("DOOM-DARK-10", "DOOM-DARK-11")
def test_who_joined_the_legion_gets_gifts_and_who_left_it_cannot_use_them() -> None:
    stage = Stage([SOLDIER], ["hussar"], hands=[[DARK_BLADE, NO_LEGION, TO_LEGION, "terror"]])
    stage.s.enter(CARDS["tainted"], ROMAN, 1, NOTHING, 1)
    stage.s.news = []
    stage.s.offered = None
    stage.do("play dark-blade", "pass")
    assert stage.value("soldier", FIGHT) == 4 + 3
    stage.do("play no-legion", "on soldier", "pass").pass_window()
    assert stage.value("soldier", FIGHT) == 4 and stage.in_play("dark-blade")
    assert stage.refuses("play terror") == "DOOM-DARK-01"
    stage.do("meditate", "play to-legion", "on soldier", "pass")
    assert stage.value("soldier", FIGHT) == 7


@proves("DOOM-DARK-12", "DOOM-DARK-13")
def test_any_gift_ignores_the_apostle_only() -> None:
    for card, rule in (
        (props.GIFT_OF_SEMAI, ""),
        (props.GIFT_OF_ILIAN, ""),
        (props.FOR_HERETICS, "DOOM-DARK-12"),
    ):
        assert refused(card, [GIFTED], "gifted") == rule
    assert refused(props.GIFT_OF_SEMAI, ["necromutant"], "necromutant") == "DOOM-DARK-03"


# --- Missions -----------------------------------------------------------------------------------


@proves("DOOM-MISS-01", "DOOM-MISS-02", "DOOM-MISS-06")
def test_a_mission_is_assigned_to_whom_its_card_names() -> None:
    stage = Stage([SOLDIER, "necromutant"], ["samurai", "dragoon"], hands=[[props.FEUD]])
    stage.do("play feud")
    assert stage.moves() == ["on soldier", "on samurai", "on dragoon"]
    assert stage.refuses("on necromutant") == "DOOM-MISS-02"
    stage.do("on dragoon", "pass")
    assert stage.piece("feud").on == stage.piece("dragoon").number and stage.turn().actions == 2


@proves("DOOM-MISS-03", "DOOM-MISS-04", "DOOM-MISS-05")
def test_only_what_comes_afterwards_fulfils_it_and_then_it_is_discarded() -> None:
    stage = Stage(
        ["nepharite-of-ilian"],
        ["samurai", "hussar"],
        on_warriors=[(props.HUNT, ROMAN, "nepharite-of-ilian")],
    )
    assert stage.in_play("hunt") and stage.s.destiny == [0, 0]
    stage.duel("nepharite-of-ilian", "samurai").do("destiny 0").out_of_the_duel()
    assert stage.s.destiny[ROMAN] == 5 and stage.pile(ROMAN) == ["hunt"]
    lost = Stage(*TWO, on_warriors=[(props.HUNT, ROMAN, "soldier")])
    lost.s.discard(lost.piece("soldier").number, None)
    assert sorted(lost.pile(ROMAN)) == ["hunt", "soldier"]


@proves("DOOM-MISS-07", "DOOM-MISS-08")
def test_one_copy_at_a_time_and_no_limit_of_time() -> None:
    assert refused(props.HUNT, [SOLDIER], "soldier") == ""
    stage = Stage([SOLDIER], ["samurai"], hands=[[props.HUNT]], turns=[20, 20],
                  on_warriors=[(props.HUNT, ROMAN, "soldier")])  # fmt: skip
    assert stage.refuses("play hunt") == "DOOM-MISS-07"
    assert stage.in_play("hunt"), "assigned in turn 2, still there in turn 20"


@proves("DOOM-MISS-09")
def test_it_is_fulfilled_whether_one_likes_it_or_not() -> None:
    stage = Stage(
        ["nepharite-of-ilian", "razide"],
        ["samurai"],
        destiny=(9, 0),
        on_warriors=[
            (props.FEUD, ROMAN, "nepharite-of-ilian"),
            (props.HUNT, ROMAN, "razide"),
        ],
    )
    stage.duel("nepharite-of-ilian", "samurai")
    while not stage.told("was-killed"):
        stage.move("pass")
    stage.out_of_the_duel()
    assert not stage.in_play("feud") and stage.s.destiny[ROMAN] == 9 - 5
    assert stage.in_play("hunt"), "its bearer has killed nobody"


def killed(mission: str, bearer: str, victim: str, *cards: str) -> Stage:
    """Who bears the Mission has killed a warrior on whom these cards lay."""
    stage = Stage(
        [bearer],
        [victim, "infantry"],
        on_warriors=[(mission, ROMAN, bearer), *[(card, ROMAN, victim) for card in cards]],
    )
    stage.change(victim, wounded=True).duel(bearer, victim)
    while not stage.told("was-killed"):
        stage.move("pass")
    return stage


def test_a_mission_asks_what_the_dead_was_when_he_died() -> None:
    feud, lion = "clan-infighting", "wolfbane-honor-guard"
    assert killed(feud, lion, "golden-lion").pile(ROMAN) == [feud]
    assert killed(feud, lion, "hussar").pile(ROMAN) == []
    assert killed(feud, lion, "hussar", "knighthood").pile(ROMAN) == ["knighthood", feud]
    assert killed(feud, lion, "golden-lion", "dark-visitation").pile(ROMAN) == ["dark-visitation"]
    fury = "fury-of-the-clansmen"
    assert killed(fury, lion, "golden-lion").pile(ROMAN) == []
    assert killed(fury, lion, "golden-lion", "tainted").pile(ROMAN) == ["tainted", fury]


@proves("DOOM-MISS-10")
def test_of_equal_missions_one_event_fulfils_one() -> None:
    stage = Stage(
        ["free-marine", "infantry"],
        ["samurai"],
        on_warriors=[
            (props.PILGRIMAGE, MARTIN, "samurai"),
            (props.PILGRIMAGE, ROMAN, "free-marine"),
            (props.PILGRIMAGE, ROMAN, "infantry"),
        ],
        at_first_action=False,
    )
    assert stage.s.destiny == [5, 0], "the beginning of his turn meets both"
    assert [it.on for it in stage.s.table if it.key == "pilgrimage"] == [3, 2]
    stage.to_action().next_turn()
    assert stage.s.destiny == [5, 5], "his opponent's is another"
    stage.next_turn()
    assert stage.s.destiny == [10, 5] and not stage.in_play("pilgrimage")


# --- Relics, Ki powers, Beasts ------------------------------------------------------------------


@proves("DOOM-RELIC-01", "DOOM-RELIC-02", "DOOM-RELIC-03")
def test_a_relic_goes_to_whom_its_card_names() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[[props.HOLY_BLADE]]).do("play holy-blade", "pass")
    assert stage.piece("holy-blade").on == 1
    assert refused(props.BROTHERS_RELIC, [SOLDIER], "soldier") == "DOOM-RELIC-03"


@proves("DOOM-RELIC-04", "DOOM-RELIC-05", "DOOM-RELIC-10")
def test_a_relic_is_unique_and_may_return() -> None:
    stage = Stage(
        [SOLDIER, "hussar"],
        ["samurai"],
        hands=[[props.HOLY_BLADE]],
        on_warriors=[(props.HOLY_BLADE, MARTIN, "samurai")],
    )
    assert stage.refuses("play holy-blade") == "DOOM-RELIC-04"
    stage.s.discard(stage.piece("holy-blade").number, None)
    stage.s.news = []
    stage.s.offered = None
    stage.do("play holy-blade")
    assert stage.refuses("on samurai") == "DOOM-RELIC-10" and "on soldier" in stage.moves()


@proves("DOOM-RELIC-08", "DOOM-RELIC-09")
def test_relics_follow_the_rules_of_equipment_weapons_and_armour() -> None:
    stage = Stage(
        ["mentor"], ["hussar"], hands=[[props.NO_MISHIMA]],
        on_warriors=[(props.MISHIMA_RELIC, ROMAN, "mentor")],
    )  # fmt: skip
    assert stage.value("mentor", FIGHT) == 7
    stage.do("meditate", "play no-mishima", "on mentor", "pass")
    assert stage.value("mentor", FIGHT) == 3 and stage.in_play("mishima-relic")
    suit = Stage(
        *TWO,
        hands=[[props.HOLY_ARMOUR, UNEQUIP]],
        on_warriors=[("composite-armor", ROMAN, "soldier"), (SWORD, ROMAN, "soldier")],
    )
    assert suit.refuses("play holy-armour") == "DOOM-EQUIP-04"
    blade = Stage(*TWO, hands=[[UNEQUIP]], on_warriors=[(props.HOLY_BLADE, ROMAN, "soldier")])
    blade.do("meditate")
    assert blade.refuses("play unequip") == "DOOM-PLAY-01"


@proves("DOOM-KI-01", "DOOM-KI-02", "DOOM-KI-03")
def test_a_ki_power_is_for_one_mishima_warrior_once() -> None:
    assert refused(props.KI_POWER, ["mentor"], "mentor") == ""
    assert refused(props.KI_POWER, [BAUHAUS_MAN], "bauhaus-man") == "DOOM-KI-01"
    stage = Stage(
        ["shadow-walker"],
        ["hussar"],
        hands=[[props.KI_POWER]],
        on_warriors=[(props.KI_POWER, ROMAN, "shadow-walker")],
    )
    assert stage.refuses("play ki-power") == "DOOM-KI-03"
    assert stage.next_turn().next_turn().value("shadow-walker", FIGHT) == 8


@proves("DOOM-KI-04", "DOOM-KI-05")
def test_ki_powers_come_and_go_with_mishima() -> None:
    stage = Stage([SOLDIER], ["hussar"], hands=[[TO_MISHIMA, props.KI_POWER, props.NO_MISHIMA]])
    stage.do("meditate", "play to-mishima", "on soldier", "pass").pass_window()
    stage.do("play ki-power", "pass")
    assert stage.value("soldier", FIGHT) == 4 + 4
    stage.do("play no-mishima", "on soldier", "pass")
    assert stage.value("soldier", FIGHT) == 4 and stage.in_play("ki-power")


@proves("DOOM-BEAST-01", "DOOM-BEAST-02", "DOOM-BEAST-09")
def test_one_beast_or_one_vehicle() -> None:
    assert refused(props.OX, [props.CRESCENT_RIDER], "crescent-rider") == ""
    assert refused(props.OX, [props.WILD_BEAST], "wild-beast") == "DOOM-BEAST-09"
    assert refused(BIKE, [props.WILD_BEAST], "wild-beast") == "DOOM-BEAST-09"
    rider = Stage(
        [props.CRESCENT_RIDER],
        ["samurai"],
        hands=[[BIKE, props.BULL, SWORD]],
        on_warriors=[(props.OX, ROMAN, "crescent-rider")],
    )
    assert rider.refuses("play bike") == "DOOM-BEAST-02"
    assert rider.refuses("play bull") == "DOOM-BEAST-02"
    driver = Stage(*TWO, hands=[[props.OX]], on_warriors=[(BIKE, ROMAN, "soldier")])
    assert driver.refuses("play ox") == "DOOM-BEAST-02"


@proves("DOOM-BEAST-03", "DOOM-BEAST-04", "DOOM-BEAST-08")
def test_a_rider_has_no_choice_but_keeps_all_else() -> None:
    stage = Stage(
        [props.CRESCENT_RIDER, props.LUTHERAN_BROTHER],
        [props.TEMPLAR_KNIGHT],
        on_warriors=[(props.OX, ROMAN, "crescent-rider"), (SWORD, ROMAN, "crescent-rider")],
        opened=True,
    )
    assert stage.values("crescent-rider")[:2] == [3 + 2 + 3, 3 - 1]
    assert "alight" not in stage.moves()
    stage.do("seek-cover", "with crescent-rider")
    assert stage.piece("face-down 1").down


@proves("DOOM-BEAST-05", "DOOM-MOD-03")
def test_a_beast_comes_before_everything_else() -> None:
    stage = Stage(
        [props.BAUHAUS_MAN],
        ["samurai"],
        on_warriors=[(props.BULL, ROMAN, "bauhaus-man"), (props.DOUBLING, ROMAN, "bauhaus-man")],
    )
    assert stage.values("bauhaus-man") == [8, 6, 10, 8] and list(props.BAUHAUS_MAN.printed) == [
        3,
        3,
        3,
        3,
    ]
    order = Stage(
        [props.BAUHAUS_MAN],
        ["samurai"],
        on_warriors=[
            (it, ROMAN, "bauhaus-man")
            for it in (props.PLUS_FOUR, props.DOUBLING, props.WEAKER_BASE, props.OX)
        ],
    )
    assert order.value("bauhaus-man", FIGHT) == ((3 + 2) - 1) * 2 + 4


@proves("DOOM-BEAST-06", "DOOM-BEAST-07")
def test_a_rider_leaves_the_outpost_only_by_force_and_without_his_beast() -> None:
    def rider() -> Stage:
        stage = Stage(
            [SOLDIER, "hussar"],
            [props.TEMPLAR_KNIGHT],
            hands=[[props.SHIP_HOME]],
            on_warriors=[(props.OX, ROMAN, "soldier")],
            opened=True,
        )
        return stage.change("soldier", area=props.TEMPLAR_KNIGHT.home())

    stage = rider().change("hussar", area=props.TEMPLAR_KNIGHT.home())
    assert forbids_transfer(stage.s, stage.piece("soldier")) == "DOOM-BEAST-06"
    assert forbids_transfer(stage.s, stage.piece("hussar")) == ""
    forced = rider().do("meditate", "play ship-home", "on soldier", "pass")
    assert forced.piece("soldier").area is SQUAD and not forced.in_play("ox")


@proves("DOOM-BEAST-10", "DOOM-BEAST-11", "DOOM-BEAST-12")
def test_who_is_considered_a_beast() -> None:
    stage = Stage(
        [props.WILD_BEAST, props.CRESCENT_RIDER],
        [props.TEMPLAR_KNIGHT],
        hands=[[props.SHIP_HOME]],
        opened=True,
    )
    assert stage.refuses("transfer") in ("DOOM-TRANS-13", "DOOM-BEAST-10")
    stage.do("seek-cover", "with wild-beast").pass_window()
    assert stage.piece("face-down 1").down
    stage.do("meditate", "play ship-home", "on face-down 1", "pass")
    assert stage.pile(ROMAN)[0] in ("wild-beast", "ship-home") and stage.s.promotion == [0, 0]
    assert not stage.in_play("wild-beast")
    assert [event.it.key for event in stage.told("transferred")] == ["wild-beast"]


@proves("DOOM-ATTACH-01", "DOOM-ATTACH-03", "DOOM-ATTACH-02")
def test_attachments_are_all_that_lies_there_and_they_count_like_it_or_not() -> None:
    pieces = [(it, ROMAN, "necromutant") for it in (props.HUNT, DARK_BLADE, CURSED_ARMS, BUNKER)]
    stage = Stage(["necromutant"], ["samurai"], on_warriors=pieces)
    assert len(stage.s.lying_on(1)) == 4
    assert stage.values("necromutant")[:3] == [4 + 3 + 3, 4, 4 - 2 + 2]
    stage.s.kill(1, NOTHING)
    assert len(stage.pile(ROMAN)) == 5


@pytest.mark.parametrize("key", ["venom", "maze"])
@proves("DOOM-POISON-01", "DOOM-POISON-02", "DOOM-POISON-03")
def test_poisons_are_equipment_unless_their_card_is_special(key: str) -> None:
    card = {"venom": props.VENOM, "maze": props.MAZE}[key]
    stage = Stage(*TWO, hands=[[UNEQUIP]], on_warriors=[(card, ROMAN, "soldier")]).do("meditate")
    assert stage.refuses("play unequip") == ("" if key == "venom" else "DOOM-PLAY-01")
