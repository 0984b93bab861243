"""What is particular to the cards of Capitol, and to some for everybody."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.identity import affiliations, is_a
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    ART,
    COMMANDER,
    FREELANCER,
    SHOOT,
    SQUAD,
)
from kostka.games.doomtrooper.values import given, immunities
from tests.rules.doomtrooper import props
from tests.rules.doomtrooper.stage import Stage

ROMAN, MARTIN = 0, 1
TWO = (["infantry"], ["samurai"])


def test_a_scorpion_shoots_from_cover_and_digs_in_at_any_time() -> None:
    stage = Stage(["desert-scorpion", "infantry"], ["samurai"])
    stage.do("meditate", "use dig-in of desert-scorpion", "pass").pass_window()
    number = int(stage.piece("face-down 1").number)
    assert stage.piece("face-down 1").down and stage.turn().actions == 2
    stage.do("attack", f"attacker face-down {number}", "defender samurai").pass_window()
    assert stage.refuses("fight") == "DOOM-COVER-06" and stage.refuses("shoot") == ""


def test_others_do_not_attack_from_cover() -> None:
    stage = Stage(["free-marine", "infantry"], ["samurai"]).change("free-marine", down=True)
    stage.do("attack").pass_window()
    assert stage.moves() == ["attacker infantry"]


def test_carter_strengthens_infantry_whom_no_other_sergeant_commands() -> None:
    stage = Stage(["sergeant-carter", "sergeant", "infantry", "sea-lion"], ["samurai"])
    stage.do("meditate", "use assign of sergeant", "on infantry", "pass")
    assert stage.values("infantry") == [6, 7, 6, 2]
    assert stage.values("sea-lion") == [3, 4, 4, 4]
    assert is_a(stage.s, stage.piece("sergeant-carter"), COMMANDER)
    alone = Stage(["sergeant", "infantry"], ["samurai"])
    alone.do("meditate", "use assign of sergeant", "pass")
    assert alone.values("infantry") == [6, 7, 6, 6]


def test_two_handguns_are_used_in_an_attack_but_not_in_defence() -> None:
    two = [("sherman-74-model-13-bolter", ROMAN, "infantry")] * 2
    stage = Stage(*TWO, on_warriors=two).duel("infantry", "samurai", "shoot")
    assert stage.value("infantry", SHOOT) == 3 + 2 + 2
    three = Stage(*TWO, on_warriors=[*two, two[0]]).duel("infantry", "samurai", "shoot")
    assert three.value("infantry", SHOOT) == 3 + 2 + 2
    theirs = [("sherman-74-model-13-bolter", MARTIN, "samurai")] * 2
    defence = Stage(*TWO, on_warriors=theirs).duel("infantry", "samurai", "shoot")
    assert defence.value("samurai", SHOOT) == 3 + 2


@pytest.mark.parametrize("card", ["nimrod-autocannon", "rattlesnake"])
def test_two_attacks_by_one_action_even_on_the_same_warrior(card: str) -> None:
    stage = Stage(["infantry"], ["big-bob-watts"], on_warriors=[(card, ROMAN, "infantry")])
    stage.do("attack", "attacker infantry", "defender big-bob-watts", "then big-bob-watts")
    stage.do("shoot").do("shoot").out_of_the_duel()
    assert not stage.in_play("big-bob-watts") or not stage.in_play("infantry")
    assert len(stage.told("fighters-named")) == 2 and len(stage.told("action-taken")) == 1


def test_the_second_attack_may_be_left_out_and_ends_with_the_attacker() -> None:
    stage = Stage(*TWO, on_warriors=[("rattlesnake", ROMAN, "infantry")])
    stage.do("attack", "attacker infantry", "defender samurai", "no-second-attack")
    stage.do("fight").out_of_the_duel()
    assert len(stage.told("fighters-named")) == 1
    dead = Stage(*TWO, on_warriors=[("rattlesnake", ROMAN, "infantry")])
    dead.change("infantry", wounded=True)
    dead.do("attack", "attacker infantry", "defender samurai", "then samurai", "fight")
    dead.out_of_the_duel()
    assert not dead.in_play("infantry") and len(dead.told("fighters-named")) == 1


def test_no_other_equipment_with_the_rattlesnake() -> None:
    stage = Stage(
        *TWO,
        on_warriors=[("rattlesnake", ROMAN, "infantry"), ("combat-armor", ROMAN, "infantry")],
    )
    assert stage.value("infantry", ARMOUR) == 2 and stage.value("infantry", SHOOT) == 8


def test_the_deathlockdrum_weakens_the_shots_of_the_foe() -> None:
    stage = Stage(*TWO, on_warriors=[("deathlockdrum", ROMAN, "infantry")])
    stage.duel("infantry", "samurai", "shoot")
    assert stage.value("samurai", SHOOT) == 1
    fight = Stage(*TWO, on_warriors=[("deathlockdrum", ROMAN, "infantry")])
    fight.duel("infantry", "samurai", "fight")
    assert fight.value("samurai", SHOOT) == 3


def test_the_deuce_blasts_a_vehicle_or_a_fortification_by_an_attack_action() -> None:
    stage = Stage(
        ["infantry"],
        ["hussar"],
        on_warriors=[
            ("dpat-9-deuce", ROMAN, "infantry"),
            ("t-32-wolfclaw-jbt", MARTIN, "hussar"),
            ("violator-sword", MARTIN, "hussar"),
        ],
        at_areas=[("heimburg", MARTIN, SQUAD)],
    )
    stage.do("use blast of dpat-9-deuce")
    assert stage.moves() == ["on t-32-wolfclaw-jbt", "on heimburg"]
    stage.do("on heimburg", "pass")
    assert stage.pile(MARTIN) == ["heimburg"] and stage.turn().actions == 0


def test_the_mission_statement_turns_three_actions_into_attacks() -> None:
    stage = Stage(
        ["infantry", "samurai"],
        ["big-bob-watts"],
        on_warriors=[("mission-statement", ROMAN, "infantry")],
    )
    stage.turn().calm = 3
    for n in range(3):
        stage.to_action()
        stage.do("led-attack")
        assert stage.turn().led == n + 1
        stage.s.this_duel().ended = True
        stage.move("pass")
    stage.to_action()
    assert stage.refuses("led-attack") == "DOOM-TYPE-07" and stage.refuses("attack") == ""


def test_the_board_room_appoints_a_leader_and_is_annihilated() -> None:
    stage = Stage(
        *TWO,
        decks=[["president-charles-w-colding"]],
        at_areas=[("board-room", ROMAN, SQUAD)],
    )
    stage.s.decks[ROMAN].append(stage.s.hands[ROMAN].pop())  # it was drawn
    stage.s.offered = None
    stage.do("use appoint of board-room", "pass")
    assert stage.in_play("president-charles-w-colding")
    assert [it.key for it in stage.s.gone[ROMAN]] == ["board-room"]


def test_trenchers_join_the_line_for_nothing() -> None:
    stage = Stage(*TWO, hands=[["trencher", "clansman"]], at_areas=[("mccraig-line", ROMAN, SQUAD)])
    stage.do("meditate", "play trencher", "pass")
    assert stage.in_play("trencher") and stage.s.destiny[ROMAN] == 1
    assert "play clansman" not in stage.moves() and stage.turn().actions == 2


def test_trenchers_come_to_the_line_in_your_own_turn_outside_duels() -> None:
    line = [("mccraig-line", MARTIN, SQUAD)]
    theirs = Stage(*TWO, hands=[[], ["trencher"]], at_areas=line).do("meditate", "pass")
    assert theirs.asked() == MARTIN and theirs.refuses("play trencher") == "DOOM-TURN-02"
    mine = Stage(*TWO, hands=[["trencher"]], at_areas=[("mccraig-line", ROMAN, SQUAD)])
    mine.duel("infantry", "samurai")
    assert mine.refuses("play trencher") == "DOOM-TURN-02"


def test_the_alliance_deploys_capitol_at_any_time_for_its_value() -> None:
    stage = Stage(
        *TWO,
        hands=[["sea-lion", "samurai"]],
        destiny=(8, 0),
        on_all=[("capitol-alliance", ROMAN)],
    )
    stage.do("meditate", "play sea-lion", "pass")
    assert stage.in_play("sea-lion") and stage.s.destiny[ROMAN] == 9 - 4
    assert "play samurai" not in stage.moves() and stage.turn().actions == 2
    poor = Stage(*TWO, hands=[["sea-lion"]], on_all=[("capitol-alliance", ROMAN)])
    poor.do("meditate")
    assert "play sea-lion" not in poor.moves()


def test_the_coward_is_worth_twice_in_cover_only() -> None:
    for down, points in ((True, 6), (False, 3)):
        stage = Stage(
            ["big-bob-watts"],
            ["samurai", "shadow-walker"],
            on_warriors=[("flush-out-the-coward", ROMAN, "big-bob-watts")],
        )
        stage.change("samurai", wounded=True, down=down)
        name = "face-down 2" if down else "samurai"
        stage.duel("big-bob-watts", name, "shoot").out_of_the_duel()
        assert stage.s.promotion[ROMAN] == points


def test_more_attacks_while_war_is_smelt_each_for_two_points() -> None:
    stage = Stage(
        ["big-bob-watts"],
        ["big-bob-watts", "samurai"],
        hands=[["smell-of-war"]],
        destiny=(5, 0),
        at_first_action=False,
    )
    stage.do("play smell-of-war", "pass")
    for left, destiny in ((2, 5), (1, 3), (0, 1)):
        stage.to_action().do("attack")
        assert (stage.turn().actions, stage.s.destiny[ROMAN]) == (left, destiny)
        stage.out_of_the_duel()
    late = Stage(*TWO, hands=[["smell-of-war"]])
    late.do("meditate")
    assert late.refuses("play smell-of-war") == "DOOM-TURN-02"


def test_without_points_there_is_one_attack_in_a_war() -> None:
    stage = Stage(*TWO, hands=[["smell-of-war"]], destiny=(1, 0), at_first_action=False)
    stage.do("play smell-of-war", "pass")
    stage.to_action().do("attack").out_of_the_duel()
    stage.next_turn()
    assert stage.s.destiny[ROMAN] == 1 and len(stage.told("fighters-named")) == 1


@pytest.mark.parametrize(("card", "attacks", "free"), [("blood-lust", 1, 0), ("initiative", 0, 1)])
def test_an_extra_action_from_the_beginning_of_the_turn(card: str, attacks: int, free: int) -> None:
    stage = Stage(*TWO, hands=[[card]], at_first_action=False)
    stage.do(f"play {card}", "pass")
    assert (stage.turn().attacks, stage.turn().free) == (attacks, free)
    late = Stage(*TWO, hands=[[card]]).do("meditate")
    assert late.refuses(f"play {card}") == "DOOM-TURN-02"


def test_only_one_initiative_in_a_turn() -> None:
    stage = Stage(*TWO, hands=[["initiative", "initiative"]], at_first_action=False)
    stage.do("play initiative", "pass", "pass")
    assert stage.asked() == ROMAN and stage.refuses("play initiative") == "DOOM-PLAY-01"


@pytest.mark.parametrize(
    ("gun", "value"),
    [("ac-40-justifier", 3 + 6), ("deathlockdrum", 3 + 6), ("smg-mk-iii-interceptor", 3 + 4)],
)
def test_automatic_fire_doubles_what_the_machine_gun_gives(gun: str, value: int) -> None:
    stage = Stage(
        *TWO,
        hands=[["automatic-fire", "lucky-shot"]],
        on_warriors=[(gun, ROMAN, "infantry"), ("rattlesnake", MARTIN, "samurai")],
    )
    stage.duel("infantry", "samurai", "shoot").do("play automatic-fire", "pass")
    assert stage.value("infantry", SHOOT) == value
    stage.do("play lucky-shot", "on infantry", "pass")
    assert stage.value("infantry", SHOOT) == value + 2
    carbine = Stage(
        *TWO,
        hands=[["automatic-fire"]],
        on_warriors=[("l-and-a-plasma-carbine", ROMAN, "infantry")],
    ).duel("infantry", "samurai", "shoot")
    assert carbine.refuses("play automatic-fire") == "DOOM-PLAY-03"


@pytest.mark.parametrize(("side", "destiny", "promotion"), [("heads", 20, 5), ("tails", 0, 0)])
def test_a_coin_decides_the_twist_of_fate(side: str, destiny: int, promotion: int) -> None:
    stage = Stage(*TWO, hands=[["twist-of-fate"]])
    stage.do("meditate")
    assert stage.refuses("play twist-of-fate") == "DOOM-PLAY-01"
    stage.s.promotion[ROMAN] = 5
    stage.s.destiny[ROMAN] = 0
    stage.s.offered = None
    stage.do("play twist-of-fate", "pass", side)
    assert stage.s.destiny[ROMAN] == destiny and stage.s.promotion[ROMAN] == promotion


def test_insubordination_takes_what_a_card_has_given_first() -> None:
    stage = Stage(
        *TWO,
        hands=[["insubordination", "insubordination"]],
        on_warriors=[("knighthood", MARTIN, "samurai"), ("spoke-in-the-cog", MARTIN, "samurai")],
    )
    stage.do("meditate", "play insubordination", "on samurai", "pass", "bauhaus")
    found = [it.key for it in affiliations(stage.s, stage.piece("samurai"))]
    assert found == ["mishima", "imperial"]
    stage.do("play insubordination", "on infantry", "pass")
    infantry = stage.piece("infantry")
    assert affiliations(stage.s, infantry) == [] and is_a(stage.s, infantry, FREELANCER)


def test_nobody_without_a_membership_is_insubordinate() -> None:
    stage = Stage([props.EX_BAUHAUS], ["samurai"], hands=[["insubordination"]])
    stage.do("meditate")
    on = int(stage.piece("ex-bauhaus").number)
    card = stage.s.hands[ROMAN][0]
    assert card.on.forbids(stage.s, ROMAN, card, -1, on) == "DOOM-MERC-01"


def test_mental_constitution_keeps_the_art_out_unless_it_is_let_in() -> None:
    stage = Stage(
        ["mystic"],
        ["samurai"],
        destiny=(9, 0),
        hands=[["presence"], []],
        on_warriors=[("mental-constitution", MARTIN, "samurai")],
    )
    samurai = stage.piece("samurai")
    assert ART in immunities(given(stage.s, samurai))
    stage.do("meditate", "use let-the-art-in of mental-constitution", "pass")
    assert ART not in immunities(given(stage.s, stage.piece("samurai")))
    stage.next_turn()
    assert ART in immunities(given(stage.s, stage.piece("samurai")))


def test_the_airship_never_fights() -> None:
    stage = Stage(*TWO, on_warriors=[("ah-uh-19-grapeshot-guardian", ROMAN, "infantry")])
    stage.do("attack", "attacker infantry", "defender samurai").pass_window()
    assert stage.refuses("fight") == "DOOM-VEH-11"
