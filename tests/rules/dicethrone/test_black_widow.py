"""Black Widow's leaflet: Covert Ops, Agility and the Time Bomb, and how she plays upgrades."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.names import SIDES
from kostka.kernel.step import CHANCE
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY, TRIO
from tests.rules.proves import proves

ABILITIES = ("baton-strike", "widows-gauntlets", "grapple", "hacked", "sabotage", "vengeance")


def widow(upgrades: int = 0) -> Stage:
    """It is her turn; so many of her abilities are upgraded, none of the passive ones."""
    stage = Stage("black-widow", "black-panther")
    for ability in ABILITIES[:upgrades]:
        stage.level(0, ability, 2)
    return stage


def defending(row: str, agility: int = 0) -> Stage:
    """She is attacked by the dummy; the Defensive Roll Phase has begun."""
    stage = Stage(TRAINING_DUMMY, "black-widow").tokens(1, agility=agility)
    return stage.do("roll", "1 1 1 1 1", f"announce {row}").until("defensive")


def bombs(stage: Stage, seat: int) -> list[str]:
    return [token.key for token in stage.s.boards[seat] if token.key.startswith("time-bomb")]


# --- Covert Ops -----------------------------------------------------------------------------------


@proves("THR-BW-01", "THR-AMB-58")
def test_she_starts_with_three_covert_ops_and_never_has_more() -> None:
    stage = widow().level(0, "vengeance", 2)
    assert stage.count(0, "covert-ops") == 3
    stage.do("roll", "1 3 3 4 6", "announce subvert").finish_roll_phase()
    assert stage.count(0, "covert-ops") == 3


@proves("THR-BW-02")
def test_covert_ops_are_spent_once_a_turn_in_the_own_main_phase() -> None:
    stage = widow().hand(0, "hacked-2", "grapple-2")
    assert stage.count(0, "covert-ops") == 3
    assert stage.refuses("spend covert-ops") == "THR-BW-02"  # upkeep
    stage.until("main-1").do("spend covert-ops", "free-upgrade", "card grapple-2")
    stage.until("main-2")
    assert stage.asked() == 0
    assert stage.refuses("spend covert-ops") == "THR-BW-02"
    assert stage.count(0, "covert-ops") == 2
    stage.next_turn().until("main-1").until_asked(0)
    assert stage.refuses("spend covert-ops") == "THR-BW-02"  # her opponent's


@proves("THR-BW-03")
def test_covert_ops_play_an_upgrade_without_paying() -> None:
    stage = widow().hand(0, "grapple-2").cp(0, 0).until("main-1")
    stage.do("spend covert-ops", "free-upgrade", "card grapple-2")
    assert stage.s.upgraded(0) == 1
    assert (stage.s.cp[0], stage.count(0, "covert-ops")) == (0, 2)


@proves("THR-BW-04")
def test_with_an_upgrade_among_the_three_only_their_order_is_changed() -> None:
    stage = widow().deck(0, "tip-it", "six-it", "hacked-2").until("main-1")
    stage.do("spend covert-ops")
    assert stage.moves() == ["look-at-three"]  # others cannot see that she holds no upgrade
    stage.do("look-at-three").draw()
    assert (stage.asked(), stage.moves()) == (0, ["no"])  # nor that there is one among the three
    stage.do("no")
    assert sorted(stage.moves()) == ["under hacked-2", "under six-it", "under tip-it"]
    stage.do("under tip-it", "under hacked-2")
    assert [card.key for card in stage.s.tops[0]] == ["tip-it", "hacked-2", "six-it"]
    assert stage.cards(0) == []


@proves("THR-BW-04", "THR-AMB-58")
@pytest.mark.parametrize("answer, hand", [("yes", ["hacked-2"]), ("no", [])])
def test_without_an_upgrade_among_the_three_she_may_search_for_one(
    answer: str, hand: list[str]
) -> None:
    stage = widow().deck(0, "tip-it", "samesies", "six-it", "hacked-2").until("main-1")
    stage.do("spend covert-ops", "look-at-three").draw()
    assert stage.moves() == ["yes", "no"]
    stage.do(answer)
    if answer == "no":
        stage.do("under tip-it", "under six-it")
    else:
        stage.do("card hacked-2")  # others cannot see that it is the only one in the deck
    assert stage.cards(0) == hand
    assert bool(stage.told("reshuffled")) == (answer == "yes")
    assert len(stage.s.tops[0]) == (0 if answer == "yes" else 3)
    shown = sorted(event.it.key for event in stage.told("showed"))
    assert shown == (["samesies", "six-it", "tip-it"] if answer == "yes" else [])
    assert stage.s.knows(1, 0, stage.card(0, "hacked-2")) == (answer == "yes")


@proves("THR-AMB-58")
def test_with_fewer_than_three_cards_she_looks_at_those_there_are() -> None:
    stage = widow().deck(0, "tip-it", "hacked-2").until("main-1")
    stage.do("spend covert-ops", "look-at-three").draw()
    assert [event.n for event in stage.told("looked")] == [2]
    assert not stage.told("reshuffled")
    assert len(stage.s.piles[0]) == 30


@proves("THR-BW-05")
def test_covert_ops_cannot_be_removed() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "what-status-effects").cp(0, 2)
    stage.tokens(1, covert_ops=2, agility=1).until("main-1").do("play what-status-effects")
    stage.until("offensive")
    assert (stage.count(1, "covert-ops"), stage.count(1, "agility")) == (2, 0)


@proves("THR-BW-05")
def test_covert_ops_cannot_be_transferred() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "transference").cp(0, 2)
    stage.tokens(1, covert_ops=2).until("main-1")
    assert stage.refuses("play transference") == "THR-AMB-88"


# --- Agility --------------------------------------------------------------------------------------


@proves("THR-BW-07", "THR-AMB-54")
@pytest.mark.parametrize("die, lost", [("3", 3), ("4", 7)])
def test_agility_prevents_half_on_one_to_three(die: str, lost: int) -> None:
    stage = defending("hit-7", agility=1).do("spend agility", die)
    assert stage.count(1, "agility") == 0
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - lost


@proves("THR-BW-08")
def test_agility_works_against_a_time_bomb() -> None:
    stage = Stage("black-panther", "black-widow").tokens(1, time_bomb_late=1, agility=1)
    stage.next_turn().do("1").pass_window()
    assert stage.incoming(1) == 4
    stage.do("spend agility", "2").until("income")
    assert stage.health(1) == 48


@proves("THR-BW-08", "THR-AMB-55")
@pytest.mark.parametrize("row, refusal", [("pure-5", ""), ("splash", ""), ("finale", "THR-ULT-03")])
def test_agility_works_against_all_damage_but_an_ultimates(row: str, refusal: str) -> None:
    assert defending(row, agility=1).refuses_to(1, "spend agility") == refusal


@proves("THR-BW-09")
def test_agility_twice_prevents_everything() -> None:
    stage = defending("hit-9", agility=2).do("spend agility", "1", "spend agility", "1")
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - max(0, 9 - 5 - 5)


@proves("THR-BW-10")
def test_what_sabotage_prevents_is_subtracted_before_the_half() -> None:
    stage = defending("hit-9", agility=1).do("spend agility", "1", "defend sabotage", "1 2 6")
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - (7 - 4)


# --- The Time Bomb --------------------------------------------------------------------------------


@proves("THR-BW-11", "THR-AMB-52")
def test_a_time_bomb_has_two_sides_with_one_limit() -> None:
    stage = widow().tokens(1, time_bomb=1, time_bomb_late=1)
    early, late = stage.token("time-bomb"), stage.token("time-bomb-late")
    assert early.late is late and late.base is early
    assert (SIDES[early.key], SIDES[late.key]) == ("0:02", "0:01")
    stage.hand(0, "undercover-mission").cp(0, 2).until("main-1").do("play undercover-mission")
    stage.pass_window()
    assert bombs(stage, 1) == ["time-bomb", "time-bomb-late"]


@proves("THR-BW-12")
@pytest.mark.parametrize("upgrades, side", [(5, "time-bomb"), (6, "time-bomb-late")])
def test_with_six_upgrades_a_bomb_starts_on_its_late_side(upgrades: int, side: str) -> None:
    stage = widow(upgrades).hand(0, "undercover-mission").cp(0, 2).until("main-1")
    stage.do("play undercover-mission").pass_window()
    assert bombs(stage, 1) == [side]


@proves("THR-BW-13")
@pytest.mark.parametrize(
    "die, left", [("1", ["time-bomb-late"]), ("5", ["time-bomb-late"]), ("6", [])]
)
def test_in_upkeep_an_early_bomb_advances_on_one_to_five(die: str, left: list[str]) -> None:
    stage = widow().tokens(1, time_bomb=1).next_turn()
    assert stage.asked() == CHANCE  # the die must be rolled
    stage.do(die).until("income")
    assert (bombs(stage, 1), stage.health(1)) == (left, 50)


@proves("THR-BW-13")
@pytest.mark.parametrize("side", ["time_bomb", "time_bomb_late"])
def test_on_a_six_a_bomb_is_removed_without_effect(side: str) -> None:
    stage = widow().tokens(1, **{side: 1}).next_turn().do("6").until("income")
    assert (bombs(stage, 1), stage.health(1)) == ([], 50)


@proves("THR-BW-14")
def test_a_late_bomb_that_advances_deals_four() -> None:
    stage = widow().tokens(1, time_bomb_late=1).life(50, 20).next_turn().do("2").until("income")
    assert (bombs(stage, 1), stage.health(1)) == ([], 16)
    assert [event.it.key for event in stage.told("damaged")] == ["undefendable"]


@proves("THR-BW-15", "THR-AMB-53")
def test_a_bomb_that_is_transferred_keeps_its_side() -> None:
    stage = Stage("black-widow", "black-panther", TRAINING_DUMMY, mode=TRIO)
    stage.tokens(1, time_bomb_late=1).hand(0, "transference").cp(0, 2).until("main-1")
    stage.do("play transference", "seat 3").pass_window()
    assert (bombs(stage, 1), bombs(stage, 2)) == ([], ["time-bomb-late"])


@proves("THR-AMB-53")
def test_even_with_six_upgrades_a_transfer_does_not_turn_the_bomb() -> None:
    stage = widow(6).tokens(0, time_bomb=1).hand(0, "transference").cp(0, 2).until("main-1")
    stage.do("play transference").pass_window()
    assert bombs(stage, 1) == ["time-bomb"]


# --- Upgrades -------------------------------------------------------------------------------------


@proves("THR-BW-16", "THR-AMB-56")
def test_upgrades_that_enter_play_with_her_training_give_no_card() -> None:
    stage = widow().do("roll", "6 6 6 6 6", "announce widows-bite")
    stage.do("card red-room-training-2", "card hacked-2").finish_roll_phase()
    assert stage.s.upgraded(0) == 2
    assert stage.cards(0) == []
    stage.next_turn().do("6").next_turn().until("main-1").hand(0, "grapple-2").cp(0, 2)
    stage.do("play grapple-2").pass_window().draw()
    assert len(stage.cards(0)) == 1


@proves("THR-BW-17", "THR-AMB-57")
def test_after_an_upgrade_in_the_roll_phase_the_opponent_may_alter_dice_again() -> None:
    stage = widow().hand(0, "baton-strike-2").cp(0, 1).hand(1, "so-wild").cp(1, 2)
    stage.do("roll", "3 3 3 1 1", "announce baton-strike 1", "play baton-strike-2")
    stage.until_asked(1).pass_window()
    assert not stage.told("activated")
    stage.do("pass", "pass", "announce baton-strike 1").until_asked(1)
    stage.do("play so-wild", "die 3", "to 6").pass_window()
    assert not stage.told("activated")
    assert stage.refuses("announce baton-strike 1") == "THR-OFF-10"


@proves("THR-BW-17", "THR-AMB-57")
def test_upgrades_are_not_played_once_an_ability_is_activated() -> None:
    stage = widow().hand(0, "hacked-2").cp(0, 1)
    stage.do("roll", "3 3 3 1 1", "announce baton-strike 1")
    assert stage.refuses("play hacked-2") == ""
    stage.pass_window()
    assert stage.told("activated") and stage.phase() == "offensive"
    assert stage.refuses("play hacked-2") == "THR-UPG-03"


@proves("THR-AMB-57")
def test_no_other_hero_plays_upgrades_in_a_roll_phase() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "triple-threat-2").cp(0, 1)
    stage.do("roll", "1 1 1 4 4")
    assert stage.refuses("play triple-threat-2") == "THR-UPG-03"


@proves("THR-AMB-57")
def test_she_may_play_an_upgrade_while_she_defends() -> None:
    stage = defending("hit-6").hand(1, "sabotage-2").cp(1, 2).do("play sabotage-2")
    stage.do("defend sabotage", "1 1 2 2").finish_roll_phase()
    assert stage.health(1) == 48  # four dice, four prevented
