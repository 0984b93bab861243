"""Cards that no other test plays: what is particular to each of them."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.identity import affiliations
from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    ARMOUR,
    DARK_SYMMETRY,
    FIGHT,
    IMPERIAL,
    KOHORT,
    MISHIMA,
    OUTPOST,
    SHOOT,
    SQUAD,
    VALUE,
)
from kostka.games.doomtrooper.values import given, immunities
from tests.rules.doomtrooper.props import (
    SOLDIER,
    TEMPLAR_KNIGHT,
)
from tests.rules.doomtrooper.stage import Cards, Stage

# --- Gifts ---------------------------------------------------------------------------------------


def test_alakhai_is_given_gifts_of_algeroth_at_any_time_and_others_as_an_action() -> None:
    hand: Cards = ["dimensional-warp", "infection"]
    stage = Stage(["alakhai-the-cunning"], [SOLDIER], hands=[hand]).do("meditate")
    assert "play infection" not in stage.moves()
    stage.do("play dimensional-warp").to_action()
    assert stage.turn().actions == 2, "only the meditation has cost an action"
    stage.do("play infection").to_action()
    assert stage.piece("infection").on == 1 and stage.turn().actions == 1


@pytest.mark.parametrize(
    ("key", "follower", "other"),
    [
        ("dimensional-warp", "necromutant", "legionnaire-of-semai"),
        ("infection", "demnogonis-cultist", "necromutant"),
    ],
)
def test_whom_the_gifted_wounds_he_kills(key: str, follower: str, other: str) -> None:
    assert Stage([other], [SOLDIER], hands=[[key]]).refuses(f"play {key}") == "DOOM-DARK-03"
    for gifted in (True, False):
        stage = Stage([follower], ["samurai"], hands=[[key]])
        if gifted:
            stage.do(f"play {key}").to_action()
        stage.duel(follower, "samurai", "shoot").out_of_the_duel()
        assert stage.in_play("samurai") is not gifted


def test_decay_discards_any_equipment_for_ten_points() -> None:
    on = [("decay", 0, "demnogonis-cultist"), ("violator-sword", 1, "hussar")]
    stage = Stage(
        ["demnogonis-cultist"], ["hussar"], on_warriors=[*on, ("reputation", 1, "hussar")]
    )
    assert "use decay of decay" not in stage.do("meditate").moves()
    stage.s.destiny[0] = 10
    stage.s.offered = None
    stage.do("use decay of decay").to_action()
    assert stage.pile(1) == ["violator-sword"] and stage.s.destiny[0] == 0
    assert stage.turn().actions == 2 and stage.in_play("decay") and stage.in_play("reputation")


def test_frenzy_heals_a_legionnaire_and_takes_armour_each_time() -> None:
    stage = Stage(["necromutant", "heretic"], [SOLDIER], hands=[["invoke-frenzy"]])
    stage.do("play invoke-frenzy").to_action().change("heretic", wounded=True)
    for armour in (1, 0):
        stage.do("use frenzy of invoke-frenzy").to_action()
        assert not stage.piece("heretic").wounded
        assert stage.value("heretic", ARMOUR) == armour
        stage.change("heretic", wounded=True)
    assert stage.s.active() == 1, "each took one action"
    foe = Stage(["necromutant"], ["heretic"], on_warriors=[("invoke-frenzy", 0, "necromutant")])
    foe.change("heretic", wounded=True)
    assert foe.refuses("use frenzy of invoke-frenzy") == "DOOM-PLAY-02", "only one of yours"


def test_a_heretic_has_no_gift_of_an_apostle() -> None:
    hand: Cards = ["dark-fire", "dimensional-warp"]
    stage = Stage(["heretic"], [SOLDIER], hands=[hand])
    assert stage.refuses("play dimensional-warp") == "DOOM-DARK-03"
    assert stage.do("play dark-fire").to_action().values("heretic") == [3, 2, 2, 3]


# --- The Dark Legion ----------------------------------------------------------------------------


def infected(destiny: int) -> Stage:
    """After a duel in which a Razide, worth 6, has survived a Bacteria Grenade."""
    stage = Stage(["heretic"], ["razide"], hands=[["bacteria-grenade"]], destiny=[0, destiny])
    stage.do("play bacteria-grenade").duel("heretic", "razide")
    assert stage.values("heretic") == [6, 6, 2, 3]
    stage.out_of_the_duel()
    assert "bacteria-grenade" in stage.pile(0) and stage.in_play("razide")
    return stage


def test_a_bacteria_grenade_makes_the_survivor_ill() -> None:
    stage = infected(3)
    worth = stage.value("razide", VALUE)
    while "pay" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
    assert stage.asked() == 1 and stage.move("pay").to_action().s.destiny[1] == 0
    assert stage.value("razide", VALUE) == worth, "he has paid"
    stage.next_turn().next_turn()
    assert stage.value("razide", VALUE) == worth - 1, "he cannot pay any more"


def test_nobody_is_infected_twice() -> None:
    tank, grenades = "grizzly-battle-tank", ["bacteria-grenade", "bacteria-grenade"]
    stage = Stage(["alakhai-the-cunning"], [tank], hands=[grenades])
    stage.do("play bacteria-grenade").do("play bacteria-grenade")
    for worth in (19, 18):
        stage.duel("alakhai-the-cunning", tank).out_of_the_duel().next_turn()
        assert stage.value(tank, VALUE) == worth
        stage.next_turn()
    assert stage.pile(0) == grenades


def test_the_ill_die_of_it_and_nobody_earns_anything() -> None:
    stage = infected(0)
    worth = stage.value("razide", VALUE)
    for n in range(1, worth):
        stage.next_turn()
        assert stage.value("razide", VALUE) == worth - n
        stage.next_turn()
    assert stage.in_play("razide")
    stage.next_turn()
    assert not stage.in_play("razide") and stage.s.promotion == [0, 0]


def test_the_sanctum_kills_doomtroopers_and_is_dear() -> None:
    zone = [("citadel-sanctum", 1, KOHORT)]
    for attacker, dies in (("hussar", True), ("heretic", False)):
        stage = Stage([attacker], ["necromutant"], at_areas=[*zone])
        stage.do("attack", f"attacker {attacker}", "defender necromutant", "fight")
        stage.do("warzone citadel-sanctum").to_window("modifiers")
        assert stage.values("necromutant") == [7, 7, 7, 8]
        stage.out_of_the_duel()
        assert stage.in_play(attacker) is not dies
    for slayer, points in (("valerie-duval", 8), ("nepharite-of-algeroth", 8)):
        stage = Stage([slayer], ["necromutant"], at_areas=[*zone])
        stage.change("necromutant", wounded=True)
        stage.do("attack", f"attacker {slayer}", "defender necromutant", "fight")
        stage.do("warzone citadel-sanctum").out_of_the_duel()
        assert stage.s.promotion[0] == points


def striking_first(attacker: Cards, defender: Cards) -> str:
    stage = Stage(attacker, defender).duel(str(attacker[0]), str(defender[0]))
    number = first_striker(stage.s, stage.notes())
    return "" if number < 0 else stage.s.name(number)


def test_muawijhe_lets_all_of_the_legion_strike_first() -> None:
    lord = "muawijhe-lord-of-visions"
    assert striking_first(["samurai"], ["necromutant"]) == ""
    assert striking_first(["samurai"], ["necromutant", lord]) == "necromutant"
    assert striking_first(["samurai", lord], ["necromutant"]) == "necromutant", "also a foe's"
    assert striking_first(["necromutant"], ["heretic", lord]) == "", "both, so neither"
    assert striking_first(["shadow-walker"], ["necromutant", lord]) == "shadow-walker", "always"


def test_the_killed_of_a_shrieketh_are_followed_by_a_heretic() -> None:
    for tactic, others in (("shoot", ["heretic"]), ("fight", [])):
        stage = Stage(
            ["razide"],
            ["child-of-ilian"],
            sides=[["heretic"]],
            on_warriors=[("shrieketh", 0, "razide")],
        )
        stage.change("child-of-ilian", wounded=True).duel("razide", "child-of-ilian", tactic)
        assert stage.value("razide", SHOOT) == (3 if tactic == "shoot" else 2)
        stage.out_of_the_duel()
        assert [it.key for it in stage.s.troop(0)] == ["razide", *others]


def test_the_nepharite_of_algeroth_walks_through_a_wall() -> None:
    for foe, rule in (("nepharite-of-algeroth", "DOOM-IMM-04"), ("razide", "")):
        stage = Stage(["mystic"], [foe], hands=[["elemental-wall"]], destiny=[6, 0])
        assert stage.duel("mystic", foe).refuses("play elemental-wall") == rule
    stage.do("play elemental-wall", "for 6", "pass")
    assert stage.value("mystic", ARMOUR) == 10


# --- Doomtroopers -------------------------------------------------------------------------------

PLAIN = [
    *("bauhaus-blitzer", "free-marine", "sea-lion", "necromutant", "immaculate-fury"),
    *("machinator", "inquisitor-majoris", "nepharite-of-algeroth"),
]


@pytest.mark.parametrize("key", PLAIN)
def test_a_warrior_is_deployed_for_his_value(key: str) -> None:
    card = CARDS[key]
    worth = int(card.cost)
    assert Stage([], [], hands=[[key]], destiny=[worth - 1, 0]).refuses(f"play {key}") != ""
    stage = Stage([], [], hands=[[key]], destiny=[worth, 0]).do(f"play {key}").to_action()
    assert stage.values(key) == list(card.printed) and stage.s.destiny[0] == 0
    assert stage.piece(key).area is (KOHORT if card.follows else SQUAD)


@pytest.mark.parametrize("key", ["combat-warhead", "suicide-warhead", "grizzly-battle-tank"])
def test_who_is_immune_to_all_symmetry_is_not_even_blinded(key: str) -> None:
    stage = Stage([key], ["heretic"], on_warriors=[("blindness", 1, "heretic")])
    assert DARK_SYMMETRY in immunities(given(stage.s, stage.piece(key)))
    assert stage.duel(key, "heretic").values(key) == list(CARDS[key].printed)
    blind = Stage(["samurai"], ["heretic"], on_warriors=[("blindness", 1, "heretic")])
    assert blind.duel("samurai", "heretic").values("samurai") == [1, 1, 3, 3]


def test_the_southpaw_brings_down_airships() -> None:
    ship = ("imperial-doomlord", 1, "trencher")
    for carried, more in (([], 4), ([ship], 6)):
        stage = Stage(
            ["samurai"], ["trencher"], on_warriors=[("imperial-southpaw", 0, "samurai"), *carried]
        )
        assert stage.duel("samurai", "trencher", "shoot").value("samurai", SHOOT) == 3 + more
    fight = Stage(["samurai"], ["trencher"], on_warriors=[("imperial-southpaw", 0, "samurai")])
    assert fight.duel("samurai", "trencher").values("samurai") == [3, 3, 3, 3]


def test_a_claymore_is_at_home_with_the_honor_guard() -> None:
    guard = "wolfbane-honor-guard"
    stage = Stage([guard], ["samurai"], on_warriors=[("clansman-claymore", 0, guard)])
    assert stage.duel(guard, "samurai").value(guard, FIGHT) == 6 + 2 + 8


def test_a_squadron_commander_commands_imperials_of_lower_value() -> None:
    troop: Cards = ["squadron-commander", "trencher", "trencher", "samurai", "sgt-mcbride"]
    stage = Stage(troop, [SOLDIER]).do("meditate").do("use assign of squadron-commander")
    assert stage.moves() == ["on trencher 1", "on trencher 2"]
    stage.move("on trencher 2").to_action()
    assert stage.values("trencher 1") == [7, 6, 6, 7]
    stage.change("squadron-commander", area=OUTPOST)
    assert stage.values("trencher 1") == [3, 2, 2, 3], "only while he is in the Squad"


def test_a_knighted_warrior_has_two_memberships() -> None:
    stage = Stage(["samurai", "trencher"], [SOLDIER], hands=[["knighthood"]]).do("meditate")
    stage.do("play knighthood")
    assert stage.moves() == ["on samurai", "on soldier"]
    stage.move("on samurai").to_action()
    assert affiliations(stage.s, stage.piece("samurai")) == [MISHIMA, IMPERIAL]


def test_an_urox_needs_two_actions_and_a_grand_assault_is_one() -> None:
    stage = Stage(
        ["prophet", "corsair"],
        [TEMPLAR_KNIGHT],
        hands=[["grand-assault"]],
        on_warriors=[("holy-urox", 0, "prophet")],
        opened=True,
    )
    stage.do("meditate").do("play grand-assault")
    while "attacker corsair" not in stage.moves():
        stage.move("pass")
    assert stage.refuses("attacker prophet") == "DOOM-ACT-01"


# --- The Art, special cards and places ----------------------------------------------------------


def test_the_majoris_masters_all_and_levitates_for_each_point() -> None:
    stage = Stage(["inquisitor-majoris"], ["samurai"], hands=[["levitation"]], destiny=[3, 0])
    assert all(masters(stage.s, stage.piece("inquisitor-majoris"), it) for it in ALL_ASPECTS)
    stage.duel("inquisitor-majoris", "samurai").do("play levitation", "for 3", "pass")
    assert stage.values("inquisitor-majoris") == [10, 10, 10, 8]


def test_presence_is_for_anybody_who_fights_the_legion() -> None:
    stage = Stage(["hussar", "mystic"], ["necromutant"], hands=[["presence"]], destiny=[3, 0])
    stage.duel("hussar", "necromutant").do("play presence", "for 3", "pass")
    assert stage.value("hussar", ARMOUR) == 3 + 3
    stage = Stage(["hussar", "mystic"], ["samurai"], hands=[["presence"]], destiny=[3, 0])
    assert stage.duel("hussar", "samurai").refuses("play presence") == "DOOM-PLAY-01"


def test_portents_give_two_points_for_each_promotion_point() -> None:
    stage = Stage(["nepharite-of-ilian"], ["samurai"], hands=[["portents-of-victory"]] * 2)
    stage.duel("nepharite-of-ilian", "samurai").do("destiny 1")
    assert stage.asked() == 0 and stage.refuses("play portents-of-victory") == ""
    stage.move("play portents-of-victory").out_of_the_duel()
    assert stage.s.promotion == [2, 0] and stage.s.destiny == [1 + 4, 0]
    assert len(stage.s.hands[1]) == 1, "not for the points of others"


def test_fortune_is_reversed() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[[], ["reversal-of-fortune"]], destiny=[9, 2])
    stage.do("meditate").do("play reversal-of-fortune").to_action()
    assert stage.s.destiny == [2, 10]


def test_each_factory_pays_a_point_in_your_draw_step() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[["factory", "factory"]])
    stage.do("play factory", "to squad").do("play factory", "to squad").to_action()
    assert stage.next_turn().s.destiny == [0, 0]
    assert stage.next_turn().s.destiny == [2, 0]


def test_the_flame_is_for_the_legion_only() -> None:
    stage = Stage([SOLDIER], ["razide", "samurai"], hands=[["cleansing-flame"]], destiny=[8, 0])
    stage.do("meditate").do("play cleansing-flame").to_action()
    assert stage.pile(1) == ["razide"] and stage.s.destiny[0] == 1
    assert stage.s.promotion == [0, 0] and [it.key for it in stage.s.gone[0]] == ["cleansing-flame"]
