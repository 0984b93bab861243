"""What is particular to the cards of the tribes; all of them stand in the Outpost."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.identity import is_a
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    BAUHAUS,
    FIGHT,
    OUTPOST,
    PROPHET,
    SHOOT,
    VALUE,
)
from tests.rules.doomtrooper.props import (
    LUTHERAN_BROTHER,
    RAZE,
    RIFLE,
    SLAYER,
    SOLDIER,
    STRONG_SIX,
    TEMPLAR_KNIGHT,
    ZONE_A,
)
from tests.rules.doomtrooper.soldiering import outposts
from tests.rules.doomtrooper.stage import Borne, Stage

RIDDEN = [  # who has which Beast, and his values with it
    ("crescentian-twotusk", "mastodont-handler", [10, 6, 10, 8]),  # and his own +2
    ("holy-urox", "prophet", [9, 5, 10, 7]),
    ("equine", "patriarch", [5, 3, 5, 3]),
    ("mastodont", "prophet", [6, 5, 6, 8]),
    ("support-artillery-ox", "prophet", [3, 3, 6, 4]),
]
EQUIPPED = [
    ("torrent-battle-wagon", "prophet", [3, 6, 7, 4]),
    ("grimgrind-airvessel", "patriarch", [3, 7, 7, 3]),
    ("ironshark", "patriarch", [3, 8, 3, 3]),
    ("body-armor", "patriarch", [3, 3, 6, 3]),
]


@pytest.mark.parametrize(("key", "rider", "values"), [*RIDDEN, *EQUIPPED])
def test_what_beasts_and_equipment_give(key: str, rider: str, values: list[int]) -> None:
    stage = outposts([rider], [TEMPLAR_KNIGHT], on_warriors=[(key, 0, rider)])
    assert stage.values(rider) == values


@pytest.mark.parametrize(
    ("key", "wrong", "rule"),
    [
        ("crescentian-twotusk", "patriarch", "DOOM-BEAST-01"),
        ("equine", "prophet", "DOOM-BEAST-01"),
        ("equine", "cavalier", "DOOM-BEAST-09"),
        ("crescentian-twotusk", "brotherbound-trooper", "DOOM-NEVER-01"),
        ("crescentian-twotusk", "jihad-infantry-trooper", "DOOM-NEVER-01"),
        ("torrent-battle-wagon", "patriarch", "DOOM-EQUIP-06"),
        ("ironshark", "hussar", "DOOM-EQUIP-06"),
    ],
)
def test_who_may_not_have_them(key: str, wrong: str, rule: str) -> None:
    stage = outposts([wrong], [TEMPLAR_KNIGHT], hands=[[key]])
    assert stage.refuses(f"play {key}") == rule


# --- Warriors -----------------------------------------------------------------------------------


def test_beasts_beside_a_brotherbound_trooper_are_not_fought() -> None:
    stage = outposts([TEMPLAR_KNIGHT], ["brotherbound-trooper", "cavalier"])
    stage.do("attack", "attacker templar-knight", "defender cavalier")
    while "shoot" not in stage.moves():
        stage.move("pass")
    assert stage.refuses("fight") == "DOOM-DUEL-13"


def test_a_disciple_dies_to_foil_a_special_card() -> None:
    stage = outposts(["lutheran-disciple"], [TEMPLAR_KNIGHT], hands=[[], ["positive-karma"]])
    stage.do("meditate").do("play positive-karma")
    stage.move("use foil of lutheran-disciple").to_action()
    assert stage.s.destiny == [1, 0]
    assert [card.key for card in stage.s.gone[0]] == ["lutheran-disciple"]
    stage = outposts(["lutheran-disciple"], [TEMPLAR_KNIGHT], hands=[[], ["positive-karma"]])
    stage.change("lutheran-disciple", wounded=True).do("meditate").do("play positive-karma")
    assert stage.refuses("use foil of lutheran-disciple") == "DOOM-PLAY-01"


def test_cavaliers_count_one_another() -> None:
    stage = outposts(["cavalier", "cavalier", "patriarch"], ["cavalier"])
    assert stage.values("cavalier 1") == [6, 4, 5, 4]
    stage = outposts(
        ["cavalier", "patriarch"], ["cavalier"], on_warriors=[("equine", 0, "patriarch")]
    )
    assert stage.values("cavalier 1") == [6, 4, 5, 4], "with an Equine he is one too"
    assert stage.values("cavalier 2") == [5, 3, 4, 4]


def test_prophets_and_patriarchs_are_attacked_last() -> None:
    for key in ("prophet", "patriarch"):
        stage = outposts([TEMPLAR_KNIGHT], [key, "corsair"])
        stage.do("attack", "attacker templar-knight")
        assert stage.refuses(f"defender {key}") == "DOOM-LAST-01"


def test_those_who_help_others_in_the_outpost() -> None:
    stage = outposts(["brotherbound-sergeant", "brotherbound-trooper"], [TEMPLAR_KNIGHT])
    assert stage.values("brotherbound-trooper") == [6, 5, 7, 4]
    assert stage.values("brotherbound-sergeant") == [6, 5, 7, 6]
    sergeants = ["lutheran-sergeant", "lutheran-sergeant", "lutheran-disciple"]
    assert outposts(sergeants, []).values("lutheran-disciple") == [9, 8, 8, 4]
    handlers = ["mastodont-handler", "mastodont-handler", "cavalier"]
    assert outposts(handlers, []).values("cavalier") == [9, 7, 8, 4]


def test_a_sacred_tear_perishes_by_attacking() -> None:
    stage = outposts(["sacred-tear"], ["corsair"]).duel("sacred-tear", "corsair")
    assert stage.value("sacred-tear", FIGHT) == 16
    stage.out_of_the_duel()
    assert not stage.in_play("corsair") and stage.s.promotion == [6, 7], "7 F against 4 A kills"
    stage = outposts(["sacred-tear"], ["patriarch"]).duel("sacred-tear", "patriarch")
    stage.out_of_the_duel()
    assert [card.key for card in stage.s.gone[0]] == ["sacred-tear"]
    assert stage.s.promotion == [3, 0], "3 F does not wound it"
    stage = outposts(["sacred-tear"], [TEMPLAR_KNIGHT]).duel(
        "sacred-tear", "templar-knight", "shoot"
    )
    stage.out_of_the_duel()
    assert stage.in_play("sacred-tear")


def test_a_corsair_kills() -> None:
    stage = outposts(["corsair"], [TEMPLAR_KNIGHT]).duel("corsair", "templar-knight")
    assert not stage.out_of_the_duel().in_play("templar-knight")


# --- Equipment and beasts -----------------------------------------------------------------------


def test_body_armor_makes_shooting_weapons_useless() -> None:
    gun, armour = (RIFLE, 0, "corsair"), ("body-armor", 1, "patriarch")
    stage = outposts(["corsair"], ["patriarch"], on_warriors=[gun, armour])
    assert stage.duel("corsair", "patriarch", "shoot").value("corsair", SHOOT) == 3
    stage = outposts(["corsair"], ["patriarch"], on_warriors=[gun])
    assert stage.duel("corsair", "patriarch", "shoot").value("corsair", SHOOT) == 7


def test_an_urox_attacks_for_two_actions() -> None:
    urox = [("holy-urox", 0, "jihad-infantry-trooper")]
    stage = outposts(["jihad-infantry-trooper"], [TEMPLAR_KNIGHT], on_warriors=urox)
    stage.do("meditate").do("attack", "attacker jihad-infantry-trooper")
    stage = outposts(["jihad-infantry-trooper", "corsair"], [TEMPLAR_KNIGHT], on_warriors=urox)
    stage.do("meditate", "meditate").do("attack")
    while "attacker corsair" not in stage.moves():
        stage.move("pass")
    assert stage.refuses("attacker jihad-infantry-trooper") == "DOOM-ACT-01"


def test_two_guns_on_a_mastodont() -> None:
    guns: list[Borne] = [(RIFLE, 0, "prophet"), ("hmg-mk-xixb-charger", 0, "prophet")]
    for beast, shoot in (("mastodont", 3 + 2 + 4 + 5), ("holy-urox", 3 + 2 + 5)):
        riding = [(beast, 0, "prophet"), *guns]
        stage = outposts(["prophet"], [TEMPLAR_KNIGHT], on_warriors=riding)
        stage.do("attack", "attacker prophet", "defender templar-knight", "shoot")
        while stage.where()[-1] != "modifiers":
            stage.move("with hmg-mk-xixb-charger" if "pass" not in stage.moves() else "pass")
        assert stage.value("prophet", SHOOT) == shoot


def test_the_ox_bombards_a_player_for_three_points() -> None:
    ox = [("support-artillery-ox", 0, "prophet")]
    stage = outposts(["prophet"], [TEMPLAR_KNIGHT], on_warriors=ox)
    stage.do("use bombard of support-artillery-ox")
    stage.next_turn()
    assert stage.s.promotion == [3, 0]
    stage = outposts(["prophet"], [TEMPLAR_KNIGHT], on_warriors=ox).do("meditate", "meditate")
    stage.to_action()
    assert stage.refuses("use bombard of support-artillery-ox") == "DOOM-ACT-01"


# --- Places and a mission -----------------------------------------------------------------------


def test_a_dump_takes_more_cards_for_points() -> None:
    stage = outposts(
        ["prophet"],
        [TEMPLAR_KNIGHT],
        hands=[["doomed", "fizzle", "prophet"]],
        destiny=[5, 0],
        at_areas=[("garbage-dump", 0, OUTPOST)],
    )
    stage.do("no-more-actions", "discard doomed", "discard fizzle")
    assert stage.s.destiny[0] == 1 and len(stage.s.hands[0]) == 1
    assert "discard prophet" not in stage.moves(), "four points more are not there"


@pytest.mark.parametrize(
    ("zone", "defender", "values"),
    [
        ("central-europe", "prophet", [5, 5, 4, 4]),
        ("northwestern-europe", "patriarch", [3, 3, 6, 4]),
    ],
)
def test_zones_of_the_tribes(zone: str, defender: str, values: list[int]) -> None:
    stage = outposts([TEMPLAR_KNIGHT], [defender], on_players=[(zone, 1, 1)])
    stage.do(
        "attack", "attacker templar-knight", f"defender {defender}", "fight", f"warzone {zone}"
    )
    assert stage.to_window("modifiers").values(defender) == values
    stage = outposts([TEMPLAR_KNIGHT], [STRONG_SIX], on_players=[(zone, 1, 1)])
    stage.duel("templar-knight", "strong-six")
    assert stage.notes().zone < 0, "it is for its tribe alone"


def test_central_europe_likes_beasts() -> None:
    stage = outposts(
        [TEMPLAR_KNIGHT],
        ["prophet"],
        on_players=[("central-europe", 1, 1)],
        on_warriors=[("crescentian-twotusk", 1, "prophet")],
    )
    stage.do("attack", "attacker templar-knight", "defender prophet", "fight")
    stage.do("warzone central-europe").to_window("modifiers")
    assert stage.values("prophet") == [3 + 4 + 2 + 3, 3 + 2 + 3, 4 + 4 + 3, 8]


def test_in_the_northwest_one_dies_for_another() -> None:
    stage = outposts(
        [TEMPLAR_KNIGHT],
        ["patriarch", "corsair", LUTHERAN_BROTHER],
        on_players=[("northwestern-europe", 1, 1)],
    )
    stage.do("attack", "attacker templar-knight", "defender corsair", "fight")
    stage.do("warzone northwestern-europe").do("use sacrifice of northwestern-europe")
    assert "on corsair" not in stage.moves()
    stage.do("on lutheran-brother")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.values("corsair") == [10, 6, 12, 7] and not stage.in_play("lutheran-brother")
    while stage.asked() != 1:
        stage.move("pass")
    assert "use sacrifice of northwestern-europe" not in stage.moves(), "only one"


def test_a_razed_zone_fulfils_the_mission() -> None:
    stage = Stage(
        [SOLDIER],
        [SOLDIER],
        hands=[[RAZE]],
        on_players=[(ZONE_A, 1, 1), ("raze-the-land", 0, 0)],
    )
    stage.do("meditate").do("play raze").to_action()
    assert stage.s.promotion == [5, 0] and not stage.in_play("raze-the-land")


# --- Prophecies and rituals ---------------------------------------------------------------------


def test_the_true_enemy_is_chosen() -> None:
    stage = outposts(["prophet", "corsair"], ["hussar"], hands=[["our-true-enemy-is-revealed"]])
    stage.do("play our-true-enemy-is-revealed")
    while "bauhaus" not in stage.moves():
        stage.move("pass")
    assert "crescentia" not in stage.moves()
    stage.move("bauhaus").to_action()
    assert stage.piece("our-true-enemy-is-revealed").side is BAUHAUS
    assert stage.duel("prophet", "hussar").values("prophet") == [6, 6, 7, 4]


def test_will_is_bought_with_destiny() -> None:
    will = [("our-will-is-beyond-measure", 0, "prophet")]
    stage = outposts(
        ["prophet", "jihad-infantry-trooper"], [TEMPLAR_KNIGHT], destiny=[3, 0], on_warriors=will
    )
    stage.duel("jihad-infantry-trooper", "templar-knight")
    stage.do("use fight-on of our-will-is-beyond-measure", "for 3")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.values("jihad-infantry-trooper") == [10, 6, 7, 7] and stage.s.destiny[0] == 0


def test_the_howling_doubles_what_beasts_give_until_the_next_turn() -> None:
    stage = outposts(
        ["prophet", "mastodont-handler"],
        [TEMPLAR_KNIGHT],
        hands=[["the-howling-is-upon-us"]],
        on_warriors=[("crescentian-twotusk", 0, "prophet")],
    )
    before = stage.values("prophet")
    stage.do("play the-howling-is-upon-us").to_action()
    assert stage.values("prophet") == [before[0] + 4, before[1], before[2] + 4, before[3]]
    stage.next_turn().next_turn()
    assert [card.key for card in stage.s.gone[0]] == ["the-howling-is-upon-us"]


@pytest.mark.parametrize("key", ["the-defiance", "the-protection", "the-sacrifice"])
def test_a_ritual_needs_a_patriarch(key: str) -> None:
    assert outposts(["corsair"], [], hands=[[key]]).refuses(f"play {key}") == "DOOM-RITUAL-01"


def test_defiance_doubles_in_defence_until_your_next_turn() -> None:
    stage = outposts(["patriarch", "corsair"], [SLAYER], hands=[["the-defiance", "the-defiance"]])
    stage.do("play the-defiance", "play the-defiance").next_turn()
    stage.duel("slayer", "corsair")
    assert stage.values("corsair") == [14, 6, 6, 6], "each Ritual counts once"
    stage.out_of_the_duel().next_turn()
    assert stage.s.lasting == []


def test_protection_saves_attackers() -> None:
    stage = outposts(["patriarch", "corsair"], [SLAYER], hands=[["the-protection"]])
    stage.do("play the-protection").duel("corsair", "slayer").out_of_the_duel()
    assert not stage.piece("corsair").wounded
    stage = outposts(["patriarch", "corsair"], [SLAYER], hands=[["the-protection"]])
    stage.do("play the-protection").next_turn().duel("slayer", "corsair").out_of_the_duel()
    assert not stage.in_play("corsair")


def test_a_sacrifice_strengthens_all_others() -> None:
    stage = outposts(
        ["patriarch", "corsair", "lutheran-sergeant"], [SLAYER], hands=[["the-sacrifice"]]
    )
    stage.do("play the-sacrifice", "on lutheran-sergeant").to_action()
    assert not stage.in_play("lutheran-sergeant")
    assert stage.values("corsair") == [13, 9, 12, 6]
    assert stage.values("patriarch") == [9, 9, 9, 3]


# --- Other special cards ------------------------------------------------------------------------


def lurking(choice: str) -> Stage:
    stage = outposts(
        ["corsair", "jihad-infantry-trooper"],
        [STRONG_SIX],
        on_warriors=[("lurker", 0, "jihad-infantry-trooper")],
    )
    stage.duel("corsair", "strong-six", "shoot").do("use join of lurker")
    while f"with {choice}" not in stage.moves():
        stage.move("pass")
    assert stage.asked() == 1, "the opponent chooses"
    return stage.move(f"with {choice}")


def test_a_lurker_adds_his_blow_and_the_opponent_chooses_whom_to_strike() -> None:
    stage = lurking("corsair")
    stage.out_of_the_duel()
    assert stage.piece("corsair").wounded and not stage.piece("jihad-infantry-trooper").wounded
    assert stage.piece("strong-six").wounded, "3 and 6 against armour 6"
    assert not stage.in_play("lurker")
    stage = lurking("jihad-infantry-trooper")
    assert stage.notes().attacker == stage.piece("jihad-infantry-trooper").number
    stage.out_of_the_duel()
    assert not stage.piece("corsair").wounded and not stage.piece("jihad-infantry-trooper").wounded


def test_who_lurks_cannot_be_attacked_nor_guards_his_player() -> None:
    stage = outposts([TEMPLAR_KNIGHT], ["corsair"], on_warriors=[("lurker", 1, "corsair")])
    assert stage.refuses("attack") == "DOOM-ATK-05"
    assert stage.refuses("sabotage") == ""


def test_v_3_grows_and_spreads_in_a_full_turn() -> None:
    stage = outposts([SOLDIER, "hussar"], ["corsair"], hands=[["v-3"]], decks=[["doomed"] * 9] * 2)
    stage.do("meditate").do("play v-3", "on soldier").to_action()
    assert stage.values("soldier") == [2, 2, 2, 4]
    stage.next_turn().next_turn()
    assert stage.values("soldier") == [0, 0, 0, 4] and stage.values("hussar") == [2, 2, 3, 2]
    stage.next_turn().next_turn()
    assert stage.values("soldier") == [-2, -2, -2, 4] and stage.values("hussar") == [0, 0, 1, 2]


def test_a_noble_beast_takes_the_blow() -> None:
    beast = [("crescentian-twotusk", 1, "prophet")]
    stage = outposts([SLAYER], ["prophet"], hands=[[], ["noble-beast"]], on_warriors=beast)
    stage.duel("slayer", "prophet").do("play noble-beast").out_of_the_duel()
    assert stage.in_play("prophet") and not stage.in_play("crescentian-twotusk")
    nine = [("crescentian-twotusk", 1, "prophet"), ("cybernetic-power-arm", 0, "templar-knight")]
    for wounded in (False, True):
        stage = outposts(
            [TEMPLAR_KNIGHT], ["prophet"], hands=[[], ["noble-beast"]], on_warriors=nine
        )
        stage.change("crescentian-twotusk", wounded=wounded)
        stage.duel("templar-knight", "prophet").do("play noble-beast").out_of_the_duel()
        assert not stage.piece("prophet").wounded
        assert stage.in_play("crescentian-twotusk") is not wounded
        if not wounded:
            assert stage.piece("crescentian-twotusk").wounded


def test_a_vision_makes_a_prophet() -> None:
    stage = outposts(["jihad-infantry-trooper"], [], hands=[["prophetic-vision"]])
    stage.do("meditate").do("play prophetic-vision").to_action()
    assert is_a(stage.s, stage.piece("jihad-infantry-trooper"), PROPHET)


def test_rampage_doubles_a_beast_in_one_duel() -> None:
    beast = [("crescentian-twotusk", 0, "prophet")]
    stage = outposts(["prophet"], [TEMPLAR_KNIGHT], hands=[["rampage"]], on_warriors=beast)
    stage.duel("prophet", "templar-knight").do("play rampage")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.values("prophet") == [11, 3, 12, 8]
    stage = outposts(["cavalier"], [TEMPLAR_KNIGHT], hands=[["rampage"]])
    assert stage.duel("cavalier", "templar-knight").refuses("play rampage") == "DOOM-PLAY-01"


def test_whoever_is_captured_in_the_outpost_is_a_prisoner() -> None:
    stage = outposts([TEMPLAR_KNIGHT], ["corsair", "prophet"], hands=[["captured"]])
    stage.do("play captured", "on corsair").to_action()
    assert stage.piece("corsair").jailer == stage.piece("captured").number
    stage.s.discard(stage.piece("captured").number, None)
    assert stage.piece("corsair").jailer < 0
    assert [card.key for card in stage.s.gone[0]] == ["captured"]
    assert stage.value("corsair", VALUE) == 6 and stage.value("corsair", ARMOUR) == 6
