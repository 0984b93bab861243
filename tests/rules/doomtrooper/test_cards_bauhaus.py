"""What is particular to the cards of Bauhaus."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.identity import affiliations
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    DARK_SYMMETRY,
    FIGHT,
    NOTHING,
    OUTPOST,
    SHOOT,
    SQUAD,
    VALUE,
)
from kostka.games.doomtrooper.values import given, immunities
from tests.rules.doomtrooper import props
from tests.rules.doomtrooper.props import DISARM, SOLDIER
from tests.rules.doomtrooper.stage import Stage

ROMAN, MARTIN = 0, 1


@pytest.mark.parametrize(
    ("card", "bearer", "values"),
    [
        ("violator-sword", "hussar", [4, 2, 3, 2]),
        ("t-32-wolfclaw-jbt", "hussar", [4, 4, 6, 4]),
        ("ag-17-panzerknacker", "hussar", [2, 6, 3, 2]),
        ("l-and-a-plasma-carbine", "hussar", [2, 5, 3, 2]),
        ("deathlockdrum", "hussar", [2, 5, 3, 2]),
        ("nimrod-autocannon", "hussar", [2, 5, 3, 2]),
        ("sherman-74-model-13-bolter", "hussar", [4, 4, 3, 2]),
        ("ac-40-justifier", "hussar", [5, 5, 3, 2]),
        ("capitol-sword-of-honor", "infantry", [3, 3, 2, 2]),
        ("dpat-9-deuce", "infantry", [2, 9, 2, 2]),
        ("rattlesnake", "infantry", [2, 8, 2, 2]),
        ("ah-uh-19-grapeshot-guardian", "infantry", [2, 6, 4, 4]),
        ("bringer-of-light", "revisor", [10, 3, 6, 3]),
    ],
)
def test_what_equipment_gives(card: str, bearer: str, values: list[int]) -> None:
    stage = Stage([bearer], ["samurai"], on_warriors=[(card, ROMAN, bearer)])
    assert stage.values(bearer) == values


@pytest.mark.parametrize(
    ("city", "warrior"),
    [("heimburg", "hussar"), ("san-dorado", "infantry"), ("the-cathedral", "revisor")],
)
def test_a_city_protects_its_own(city: str, warrior: str) -> None:
    stage = Stage([warrior, "samurai"], ["samurai"], at_areas=[(city, ROMAN, SQUAD)])
    bare = Stage([warrior, "samurai"], ["samurai"])
    assert stage.value(warrior, ARMOUR) == bare.value(warrior, ARMOUR) + 2
    assert stage.value("samurai 1", ARMOUR) == bare.value("samurai 1", ARMOUR)


@pytest.mark.parametrize(("upgrade", "more"), [("grenade-launcher", 3), ("telescopic-sight", 1)])
@pytest.mark.parametrize("weapon", ["l-and-a-plasma-carbine", "ac-40-justifier"])
def test_an_upgrade_lies_on_a_weapon_for_shooting(upgrade: str, more: int, weapon: str) -> None:
    stage = Stage(
        ["hussar"],
        ["samurai"],
        hands=[[upgrade]],
        on_warriors=[(weapon, ROMAN, "hussar"), ("violator-sword", ROMAN, "hussar")],
    )
    before = stage.value("hussar", SHOOT)
    stage.do(f"play {upgrade}", "pass")  # the sword is no target, so nothing is asked
    assert stage.piece(upgrade).on == stage.piece(weapon).number
    assert stage.value("hussar", SHOOT) == before + more


@pytest.mark.parametrize(
    ("mission", "killer", "victim"),
    [
        ("traitor-discovered", "max-steiner", "hussar"),
        ("internal-affairs-crackdown", "big-bob-watts", "infantry"),
        ("whispers-of-heresy", "mortificator", "revisor"),
    ],
)
def test_a_mission_against_ones_own_pays_twice(mission: str, killer: str, victim: str) -> None:
    stage = Stage([killer], [victim], on_warriors=[(mission, ROMAN, killer)])
    stage.change(victim, wounded=True)
    worth = stage.value(victim, VALUE)
    stage.duel(killer, victim).out_of_the_duel()
    assert stage.s.promotion[ROMAN] == 2 * worth and mission in stage.pile(ROMAN)


def test_an_etoile_hunts_legionnaires_in_her_turn_even_her_own() -> None:
    stage = Stage(["etoiles-mortant", "necromutant", "hussar"], ["samurai"])
    stage.do("attack", "attacker etoiles-mortant")
    assert stage.refuses("defender samurai") == "DOOM-DUEL-13"
    stage.move("defender necromutant")
    assert stage.notes().defending == ROMAN
    free = Stage(["etoiles-mortant", "hussar"], ["samurai"])
    free.do("attack", "attacker etoiles-mortant")
    assert free.refuses("defender hussar") == "DOOM-DUEL-08"
    assert free.refuses("defender samurai") == ""


def test_out_of_her_turn_an_etoile_attacks_as_anybody() -> None:
    stage = Stage(["samurai"], ["etoiles-mortant", "necromutant"], hands=[[], ["grand-assault"]])
    stage.do("meditate", "play grand-assault", "attacker etoiles-mortant")
    assert stage.refuses("defender samurai") == ""
    assert stage.refuses("defender necromutant") == "DOOM-DUEL-08"


def test_max_steiner_makes_your_rangers_immune() -> None:
    stage = Stage(["max-steiner", "venusian-ranger"], ["venusian-ranger"])
    mine, theirs = stage.piece("venusian-ranger 1"), stage.piece("venusian-ranger 2")
    assert DARK_SYMMETRY in immunities(given(stage.s, mine))
    assert DARK_SYMMETRY not in immunities(given(stage.s, theirs))


def test_the_aide_commands_equal_warriors_of_bauhaus() -> None:
    stage = Stage(["aide-de-camp", "hussar", "hussar", "dragoon"], ["samurai"])
    stage.do("meditate", "use assign of aide-de-camp", "on hussar 1", "pass")
    assert stage.values("hussar 1") == stage.values("hussar 2") == [6, 6, 7, 6]
    assert stage.values("dragoon") == [1, 3, 5, 3]
    stage.change("aide-de-camp", area=OUTPOST)
    assert stage.values("hussar 1") == [2, 2, 3, 2]


@pytest.mark.parametrize(
    ("captain", "below", "other"),
    [("capitaine", "hussar", "infantry"), ("captain", "infantry", "hussar")],
)
def test_a_captain_makes_the_wounds_of_his_men_kill(captain: str, below: str, other: str) -> None:
    for name, kills in ((below, True), (other, False)):
        stage = Stage([captain, name], ["child-of-ilian"])
        stage.duel(name, "child-of-ilian").out_of_the_duel()
        assert stage.in_play("child-of-ilian") is not kills
        assert kills or stage.piece("child-of-ilian").wounded


def test_a_captain_does_not_help_whoever_is_worth_too_much() -> None:
    stage = Stage(["capitaine", "venusian-marshal"], ["child-of-ilian"])
    stage.duel("venusian-marshal", "child-of-ilian").out_of_the_duel()
    assert not stage.in_play("child-of-ilian")  # worth eight
    dear = Stage(
        ["capitaine", "venusian-marshal"],
        ["child-of-ilian"],
        on_warriors=[("reputation", ROMAN, "venusian-marshal")],
    )
    dear.duel("venusian-marshal", "child-of-ilian").out_of_the_duel()
    assert dear.piece("child-of-ilian").wounded  # worth eleven now


def test_the_grizzly_takes_two_dragoons_and_no_points() -> None:
    stage = Stage(["dragoon", "dragoon", "dragoon"], ["samurai"], hands=[["grizzly-battle-tank"]])
    stage.do("play grizzly-battle-tank", "pass", "with dragoon 1", "with dragoon 2")
    assert stage.in_play("grizzly-battle-tank") and stage.pile(ROMAN) == ["dragoon", "dragoon"]
    assert stage.s.destiny[ROMAN] == 0
    lone = Stage(["dragoon"], ["samurai"], hands=[["grizzly-battle-tank"]], destiny=(30, 0))
    assert lone.refuses("play grizzly-battle-tank") == "DOOM-PLAY-01"


def test_the_cop_imprisons_who_wounds_and_strips_him_as_you_choose() -> None:
    stage = Stage(
        ["free-marine"],
        ["hussar", "bauhaus-cop"],
        on_warriors=[
            ("combat-armor", ROMAN, "free-marine"),
            ("deathlockdrum", ROMAN, "free-marine"),
        ],
    )
    stage.duel("free-marine", "hussar").do("yes", "with combat-armor", "no-more")
    stage.out_of_the_duel()
    assert stage.in_play("deathlockdrum")
    prisoner = stage.piece("free-marine")
    assert prisoner.jailer == stage.piece("bauhaus-cop").number
    assert stage.pile(ROMAN) == ["combat-armor"]
    killed = Stage(["free-marine"], ["hussar", "bauhaus-cop"]).change("hussar", wounded=True)
    killed.duel("free-marine", "hussar").do("yes").out_of_the_duel()
    assert killed.piece("free-marine").jailer == killed.piece("bauhaus-cop").number


def test_the_panzerknacker_shoots_at_two_and_modifiers_count_twice() -> None:
    stage = Stage(
        ["hussar"],
        ["samurai", "shadow-walker"],
        hands=[["lucky-shot"]],
        on_warriors=[("ag-17-panzerknacker", ROMAN, "hussar")],
    )
    stage.do("attack", "attacker hussar", "defender samurai")
    assert stage.refuses("then samurai") == "DOOM-DUEL-13"
    stage.move("then shadow-walker")
    stage.do("shoot")
    stage.do("play lucky-shot", "on hussar", "pass")
    while stage.s.duel() is not None and stage.notes().defender == stage.piece("samurai").number:
        stage.s.choose(stage.s.options()[0])
    stage.do("shoot")
    stage.to_window("modifiers")
    assert stage.notes().defender == stage.piece("shadow-walker").number
    assert stage.value("hussar", SHOOT) == 2 + 4 + 2
    assert stage.turn().actions == 0
    stage.out_of_the_duel()


def test_the_two_attacks_are_made_by_shoot() -> None:
    stage = Stage(
        ["hussar"],
        ["samurai", "shadow-walker"],
        on_warriors=[("nimrod-autocannon", ROMAN, "hussar")],
    )
    stage.do("attack", "attacker hussar", "defender samurai", "then samurai")
    while "shoot" not in stage.moves():
        stage.move("pass")
    assert stage.refuses("fight") == "DOOM-WEAPON-03"


def test_the_car_brings_a_commander_home_from_a_shoot_out() -> None:
    for tactic, saved in (("shoot", True), ("fight", False)):
        stage = Stage(
            ["big-bob-watts"],
            ["aide-de-camp"],
            on_warriors=[("sachs-9000gl", MARTIN, "aide-de-camp")],
        )
        stage.change("aide-de-camp", wounded=True)
        stage.duel("big-bob-watts", "aide-de-camp", tactic)
        if saved:
            stage.do("use drive-off of sachs-9000gl").out_of_the_duel()
            assert stage.piece("aide-de-camp").wounded and stage.pile(MARTIN) == ["sachs-9000gl"]
        else:
            stage.out_of_the_duel()
            assert stage.in_play("aide-de-camp") and stage.in_play("sachs-9000gl")


def test_the_car_is_for_commanders_only() -> None:
    stage = Stage(["hussar", "aide-de-camp"], ["samurai"], hands=[["sachs-9000gl"]])
    stage.do("play sachs-9000gl", "pass")
    assert stage.piece("sachs-9000gl").on == stage.piece("aide-de-camp").number


def test_the_timepiece_gives_a_fourth_action_and_a_fifth_for_five_points() -> None:
    stage = Stage(
        ["hussar"],
        ["samurai"],
        destiny=(5, 0),
        on_warriors=[("archetypal-timepiece", ROMAN, "hussar")],
    )
    assert (stage.turn().actions, stage.turn().calm) == (3, 1)
    stage.do("meditate", "use hasten of archetypal-timepiece", "pass")
    assert stage.turn().calm == 1 and stage.s.destiny[ROMAN] == 1
    stage.s.destiny[ROMAN] = 5
    stage.do("meditate")
    assert "use hasten of archetypal-timepiece" not in stage.moves()


def test_the_bank_lends_ten_points_and_takes_two_for_one() -> None:
    stage = Stage(["hussar"], ["samurai"], at_areas=[("bauhaus-bank", ROMAN, SQUAD)])
    stage.do("meditate", "use borrow of bauhaus-bank", "pass")
    assert stage.moves() == [str(n) for n in range(1, 11)]
    stage.move("10")
    assert stage.s.destiny[ROMAN] == 11 and stage.s.debts[ROMAN] == 10
    stage.do("meditate")
    assert "use borrow of bauhaus-bank" not in stage.moves()
    stage.do("use repay of bauhaus-bank", "pass", "3")
    assert stage.s.destiny[ROMAN] == 12 - 6 and stage.s.debts[ROMAN] == 7


def test_nothing_removes_the_bank() -> None:
    stage = Stage(
        ["hussar"],
        ["samurai"],
        hands=[[props.REMOVAL]],
        at_areas=[("bauhaus-bank", MARTIN, SQUAD)],
    )
    stage.do("meditate", "play removal")
    assert stage.refuses("on bauhaus-bank") == "DOOM-SACR-05"


def test_the_alliance_keeps_the_equipment_of_bauhaus() -> None:
    for card, stays in (("bauhaus-alliance", True), ("capitol-alliance", False)):
        stage = Stage(
            ["hussar"],
            ["samurai"],
            hands=[[], [DISARM]],
            on_warriors=[("violator-sword", ROMAN, "hussar")],
            on_all=[(card, ROMAN)],
        )
        stage.do("meditate", "play disarm", "pass")
        assert stage.in_play("violator-sword") is stays


def test_each_title_of_a_fortification_earns_a_point_once() -> None:
    stage = Stage(
        ["hussar"],
        ["samurai"],
        hands=[["heimburg", "factory", "factory"]],
        on_players=[("establish-defensive-perimeter", ROMAN, ROMAN)],
    )
    stage.do("play heimburg", "pass").do("play factory", "to squad", "pass")
    assert stage.s.promotion[ROMAN] == 2
    stage.do("play factory", "to squad", "pass")
    assert stage.s.promotion[ROMAN] == 2 and stage.in_play("establish-defensive-perimeter")


@pytest.mark.parametrize(
    ("turf", "zone", "own", "foreign"),
    [
        ("home-turf-venus", "venusian-jungle", "hussar", "infantry"),
        ("home-turf-mars", "mccraig-line", "infantry", "hussar"),
    ],
)
def test_at_home_no_ground_weakens_and_wounds_kill(
    turf: str, zone: str, own: str, foreign: str
) -> None:
    weak = SHOOT if zone == "venusian-jungle" else FIGHT
    for name, home in ((own, True), (foreign, False)):
        stage = Stage(
            ["samurai"],
            [name],
            hands=[[], [turf]],
            at_areas=[(zone, MARTIN, SQUAD)],
        )
        plain = stage.value(name, weak)
        stage.do("meditate", f"play {turf}", "pass")
        assert stage.piece(turf).on == stage.piece(zone).number
        stage.do("attack", "attacker samurai", f"defender {name}")
        stage.do("fight").do(f"warzone {zone}").to_window("modifiers")
        more = 2 if zone == "mccraig-line" and home else 0  # what Capitol has there anyway
        assert stage.value(name, weak) == plain + more - (0 if home else 1)
        stage.out_of_the_duel()
        assert stage.in_play("samurai") is not home or stage.piece("samurai").wounded


def test_the_infurior_costs_six_and_shells_fortifications() -> None:
    stage = Stage(
        ["hussar"],
        ["samurai"],
        destiny=(6, 0),
        hands=[["bauhaus-great-infurior"]],
        at_areas=[("factory", MARTIN, SQUAD)],
    )
    stage.do("play bauhaus-great-infurior", "pass").pass_window()
    assert stage.s.destiny[ROMAN] == 0 and stage.piece("bauhaus-great-infurior").on == NOTHING
    assert stage.refuses("use shell of bauhaus-great-infurior") == "DOOM-ACT-01"
    stage.next_turn().next_turn()
    stage.do("use shell of bauhaus-great-infurior", "pass")
    assert stage.pile(MARTIN) == ["factory"]


@pytest.mark.parametrize("name", ["soldier", "samurai"])
def test_a_spoke_in_the_cog_makes_anybody_else_a_bauhaus(name: str) -> None:
    stage = Stage([SOLDIER, "hussar"], ["samurai"], hands=[["spoke-in-the-cog"]])
    stage.do("meditate", "play spoke-in-the-cog")
    assert stage.refuses("on hussar") == "DOOM-PLAY-02"
    stage.move(f"on {name}").do("pass")
    assert "bauhaus" in [it.key for it in affiliations(stage.s, stage.piece(name))]
