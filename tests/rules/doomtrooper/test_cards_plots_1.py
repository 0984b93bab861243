"""What is particular to special cards of the base set by which others leave play."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.terms import HIDDEN, SQUAD, VALUE
from tests.rules.doomtrooper.passing import play
from tests.rules.doomtrooper.props import BALLOON, BAUHAUS_MAN, SOLDIER, SWORD, VEST
from tests.rules.doomtrooper.stage import Stage

# --- Essences -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "follower", "gift"),
    [
        ("essence-of-clarity", "nepharite-of-muawijhe", "dark-fire"),
        ("essence-of-integrity", "callistonian-intruder", "dark-fire"),
        ("essence-of-morality", "cairath", "dark-fire"),
        ("essence-of-purity", "child-of-ilian", "hand-of-death"),
    ],
)
def test_an_essence_strips_and_wounds_the_followers_of_an_apostle(
    card: str, follower: str, gift: str
) -> None:
    stage = Stage(
        ["mystic"],
        [follower, "aquabeast"],
        hands=[[card]],
        on_warriors=[(gift, 1, follower), ("terror", 1, "aquabeast")],
    )
    play(stage.do("meditate"), card)
    while stage.where()[-1] == "last chance":
        stage.move("pass")
    assert stage.piece(follower).wounded and not stage.in_play(gift)
    assert not stage.piece("aquabeast").wounded and stage.in_play("terror")


def test_without_a_brother_in_the_squad_there_is_no_essence() -> None:
    stage = Stage([SOLDIER], ["child-of-ilian"], hands=[["essence-of-purity"]]).do("meditate")
    assert stage.refuses("play essence-of-purity") == "DOOM-PLAY-01"


def test_rectitude_strips_heretics_and_wounds_nobody() -> None:
    stage = Stage(
        ["mystic"],
        ["apostate", "child-of-ilian"],
        hands=[["essence-of-rectitude"]],
        on_warriors=[("dark-fire", 1, "apostate"), ("terror", 1, "child-of-ilian")],
    )
    play(stage.do("meditate"), "essence-of-rectitude")
    assert not stage.in_play("dark-fire") and stage.in_play("terror")
    assert not stage.piece("apostate").wounded


def test_repentance_discards_every_heretic_and_nobody_earns_anything() -> None:
    stage = Stage([SOLDIER, "apostate"], ["dark-mystic", "child-of-ilian"], hands=[["repentance"]])
    play(stage.do("meditate"), "repentance")
    assert not stage.in_play("apostate") and not stage.in_play("dark-mystic")
    assert stage.in_play("child-of-ilian") and stage.s.promotion == [0, 0]
    assert stage.pile(1) == ["dark-mystic"]


def test_without_a_heretic_nobody_repents() -> None:
    stage = Stage([SOLDIER], ["child-of-ilian"], hands=[["repentance"]]).do("meditate")
    assert stage.refuses("play repentance") == "DOOM-PLAY-01"


def test_who_falls_from_favour_loses_one_gift_of_your_choice() -> None:
    stage = Stage(
        [SOLDIER],
        ["child-of-ilian", "aquabeast"],
        hands=[["fallen-from-favor"]],
        on_warriors=[("dark-fire", 1, "child-of-ilian"), ("terror", 1, "child-of-ilian")],
    )
    play(stage.do("meditate"), "fallen-from-favor")
    assert stage.asked() == 0
    stage.move("with terror")
    assert stage.in_play("dark-fire") and not stage.in_play("terror")


# --- Value and cover ----------------------------------------------------------------------------


def test_who_is_demoted_to_nothing_is_discarded() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["demoted", "demoted"]]).do("meditate")
    play(stage, "demoted", "on bauhaus-man")
    assert stage.value("bauhaus-man", VALUE) == 1
    play(stage, "demoted", "on bauhaus-man")
    assert not stage.in_play("bauhaus-man") and stage.s.promotion == [0, 0]
    assert stage.pile(0) == ["demoted", "demoted"], "each card goes to its owner's pile"


def test_a_warrior_worth_four_is_demoted_twice() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["demoted", "demoted"]]).do("meditate")
    play(stage, "demoted", "on soldier")
    assert stage.value("soldier", VALUE) == 2
    play(stage, "demoted", "on soldier")
    assert not stage.in_play("soldier")


def test_reputation_saves_the_demoted_as_long_as_it_lies_there() -> None:
    """The value counts whenever it changes."""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["demoted", "demoted"], ["demoted"]],
        on_warriors=[("reputation", 1, "bauhaus-man")],
    ).do("meditate")
    play(stage, "demoted", "on bauhaus-man")
    play(stage, "demoted", "on bauhaus-man")
    assert stage.value("bauhaus-man", VALUE) == 2
    stage.s.discard(stage.piece("reputation").number, None)
    stage.to_action()
    assert not stage.in_play("bauhaus-man")


def test_the_discovered_leaves_cover_and_his_armour_goes_down() -> None:
    """DOOM-COVER-15"""
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["discovered"]])
    stage.change("bauhaus-man", down=True).do("meditate")
    assert stage.values(f"face-down {2}")[2] == 6
    play(stage, "discovered")
    assert stage.values("bauhaus-man")[2] == 3 and not stage.piece("bauhaus-man").down


def test_who_was_deployed_into_cover_is_paid_for_when_he_is_discovered() -> None:
    """DOOM-HIDE-08, -10"""
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["discovered"]], destiny=[0, 5])
    stage.change("bauhaus-man", down=True, unpaid=True, area=HIDDEN).do("meditate")
    play(stage, "discovered")
    assert stage.s.destiny == [1, 2] and stage.piece("bauhaus-man").area is SQUAD


def test_nobody_is_discovered_who_is_not_in_cover() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["discovered"]]).do("meditate")
    assert stage.refuses("play discovered") == "DOOM-PLAY-02"


# --- Missions -----------------------------------------------------------------------------------

HUNT = ("nepharite-hunt", 0, "soldier")
CLANS = ("flush-out-the-coward", 1, "bauhaus-man")


def test_botched_orders_discard_the_mission_you_choose() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["botched-orders"]], on_warriors=[HUNT, CLANS])
    play(stage.do("meditate"), "botched-orders", "on flush-out-the-coward")
    assert stage.in_play("nepharite-hunt") and stage.pile(1) == ["flush-out-the-coward"]


def test_desperate_measures_discard_all_missions() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["desperate-measures", "desperate-measures"]],
        on_warriors=[HUNT, CLANS],
        on_players=[("destroy-squad", 0, 1)],
    )
    play(stage.do("meditate"), "desperate-measures")
    assert len(stage.s.table) == 2
    assert stage.move("pass").refuses("play desperate-measures") == "DOOM-PLAY-01"


def test_undercover_agents_discard_a_mission_for_every_three_points() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["undercover-agents"]],
        destiny=[8, 0],
        on_warriors=[HUNT, CLANS],
        on_players=[("destroy-squad", 0, 1)],
    )
    play(stage, "undercover-agents", "on destroy-squad", "for 6")
    stage.move("with nepharite-hunt")
    assert stage.s.destiny[0] == 2 and stage.in_play("flush-out-the-coward")
    assert len(stage.s.table) == 3 and stage.turn().actions == 2


def test_a_file_is_transferred_to_any_other_warrior() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN, "samurai"],
        hands=[["file-transfer"]],
        on_warriors=[HUNT],
    )
    play(stage.do("meditate"), "file-transfer")
    stage.move("with samurai")
    assert stage.piece("nepharite-hunt").on == stage.piece("samurai").number


def test_a_players_mission_goes_to_another_player() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        ["samurai"],
        hands=[["file-transfer"]],
        on_players=[("destroy-squad", 0, 1)],
    )
    play(stage.do("meditate"), "file-transfer")
    stage.move("on seat 3")
    assert stage.piece("destroy-squad").player == 2 and stage.piece("destroy-squad").by == 0


def test_a_file_is_not_transferred_where_the_same_mission_lies() -> None:
    """DOOM-MISS-07"""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["file-transfer"]],
        on_warriors=[HUNT, ("nepharite-hunt", 1, "bauhaus-man")],
    ).do("meditate")
    assert stage.refuses("play file-transfer") == "DOOM-MISS-07"


# --- Strongholds, airships, equipment -----------------------------------------------------------


def test_an_earthquake_discards_citadels_and_cities() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["earthquake"]],
        on_players=[("heimburg", 1, 1), ("san-dorado", 0, 0), ("foxhole", 0, 0)],
    )
    play(stage.do("meditate"), "earthquake")
    assert not stage.in_play("heimburg") and not stage.in_play("san-dorado")
    assert stage.in_play("foxhole")


def test_a_surprise_invasion_takes_an_action_and_a_fortification() -> None:
    stage = Stage(
        [SOLDIER], [BAUHAUS_MAN], hands=[["surprise-invasion"]], on_players=[("heimburg", 1, 1)]
    )
    play(stage, "surprise-invasion")
    assert not stage.in_play("heimburg") and stage.turn().actions == 2
    theirs = Stage(
        [SOLDIER], [BAUHAUS_MAN], hands=[[], ["surprise-invasion"]], on_players=[("heimburg", 0, 0)]
    )
    assert theirs.do("meditate", "pass").refuses("play surprise-invasion") == "DOOM-TURN-02"
    bare = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["surprise-invasion"]])
    assert bare.refuses("play surprise-invasion") == "DOOM-PLAY-01"


def test_gale_force_winds_sweep_the_sky_and_keep_it_empty() -> None:
    """DOOM-VEH-04: who loses the airship he is in is wounded."""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN, "rams-air-cavalry"],
        hands=[["gale-force-winds", BALLOON]],
        destiny=[2, 0],
        on_warriors=[(BALLOON, 1, "bauhaus-man")],
    )
    play(stage.do("meditate"), "gale-force-winds")
    assert not stage.in_play("rams-air-cavalry") and not stage.in_play("balloon")
    assert stage.piece("bauhaus-man").wounded
    stage.to_action()
    assert stage.refuses(BALLOON) == "DOOM-CORE-01"
    stage.next_turn()
    while stage.moves() != ["pay", "let-go"]:
        stage.s.choose(stage.s.options()[0])
    stage.move("pay")
    assert stage.s.destiny[0] == 0 and stage.in_play("gale-force-winds")
    stage.next_turn().next_turn()
    assert not stage.in_play("gale-force-winds"), "there is nothing to pay with"


def test_sabotage_strips_the_organisation_that_is_named() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN, "child-of-ilian"],
        hands=[["sabotage-special"]],
        on_warriors=[(SWORD, 0, "soldier"), (VEST, 1, "bauhaus-man"), (SWORD, 1, "bauhaus-man")],
    )
    play(stage.do("meditate"), "sabotage-special")
    assert stage.moves() == ["bauhaus", "capitol"], "of others nobody has any equipment"
    stage.move("bauhaus")
    assert sorted(stage.pile(1)) == ["sword", "vest"] and stage.in_play("sword")


def test_you_take_back_one_of_your_own_cards() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["strategic-restructuring"]],
        on_warriors=[(SWORD, 0, "soldier"), (SWORD, 1, "bauhaus-man")],
    )
    stage.do("meditate", "play strategic-restructuring")
    assert stage.moves() == ["on soldier", "on sword 1"]
    stage.move("on soldier", "pass")
    assert [it.key for it in stage.s.hands[0]] == ["soldier"] and "sword" in stage.pile(0)


def test_nobody_restructures_in_a_duel_or_in_anothers_turn() -> None:
    """DOOM-SPEC-01"""
    card = "strategic-restructuring"
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[[card], [card]])
    stage.do("meditate").move("pass")
    assert stage.refuses(f"play {card}") == "DOOM-PLAY-01"
    duel = Stage([SOLDIER], [BAUHAUS_MAN], hands=[[card]]).do("attack")
    assert duel.refuses(f"play {card}") == "DOOM-SPEC-01"


def test_inner_shame_discards_a_ki_power() -> None:
    stage = Stage(
        [SOLDIER],
        ["samurai"],
        hands=[["inner-shame"]],
        on_warriors=[("hands-of-stone", 1, "samurai")],
    )
    play(stage.do("meditate"), "inner-shame")
    assert stage.pile(1) == ["hands-of-stone"]
