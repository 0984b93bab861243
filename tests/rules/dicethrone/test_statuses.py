"""Status effects: how tokens come into play, how many may lie there, and how they leave."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.terms import POSITIVE, UNIQUE
from kostka.kernel.step import CHANCE
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import DUMMY_WITH_MASCOT, TRAINING_DUMMY, TRIO
from tests.rules.proves import proves


def attacked(row: str, defender: str = "black-widow") -> Stage:
    """The dummy attacks; the Defensive Roll Phase has begun."""
    stage = Stage(TRAINING_DUMMY, defender)
    return stage.do("roll", "1 1 1 1 1", f"announce {row}").until("defensive")


# --- Coming into play -----------------------------------------------------------------------------


@proves("THR-STAT-01", "THR-BP-02", "THR-BP-06")
def test_black_panther_has_kinetic_energy_and_the_vibranium_suit() -> None:
    tokens = HEROES["black-panther"].tokens
    assert [(token.key, token.status, token.limit) for token in tokens] == [
        ("kinetic-energy", POSITIVE, 8),
        ("vibranium-suit", UNIQUE, 1),
    ]


@proves("THR-STAT-02", "THR-STAT-15")
def test_only_the_limit_of_each_board_restricts_and_never_the_supply() -> None:
    stage = Stage("black-widow", "black-panther", TRAINING_DUMMY, mode=TRIO)
    stage.tokens(0, time_bomb=2).tokens(1, time_bomb=2).tokens(2, time_bomb=1).cp(0, 4)
    stage.hand(0, "undercover-mission").until("main-1").do(
        "play undercover-mission", "seat 3"
    ).pass_window()
    assert [stage.count(seat, "time-bomb") for seat in (0, 1, 2)] == [2, 2, 2]  # six in play


@proves("THR-STAT-15", "THR-BW-11")
def test_a_third_time_bomb_on_one_board_is_not_placed() -> None:
    stage = Stage("black-widow", "black-panther", TRAINING_DUMMY, mode=TRIO)
    stage.tokens(1, time_bomb=2).tokens(2, time_bomb=2).cp(0, 4)
    stage.hand(0, "undercover-mission").until("main-1").do(
        "play undercover-mission", "seat 2"
    ).pass_window()
    bombs = [stage.count(seat, "time-bomb") for seat in (1, 2)]
    assert bombs == [2, 2] and sum(bombs) == 4


@proves("THR-STAT-03", "THR-AMB-97")
def test_black_widow_may_be_given_her_own_time_bomb() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "transference").cp(0, 2)
    stage.tokens(0, time_bomb=1).until("main-1").do("play transference").pass_window()
    assert (stage.count(0, "time-bomb"), stage.count(1, "time-bomb")) == (0, 1)
    stage.next_turn()
    assert stage.asked() == CHANCE and stage.s.active() == 1  # she rolls for it in her Upkeep
    stage.do("6").pass_window()
    assert stage.count(1, "time-bomb") == 0


@proves("THR-STAT-04")
def test_no_move_puts_a_token_into_play_by_itself() -> None:
    stage = Stage("black-panther", "black-widow").tokens(1, covert_ops=0)
    asked = set()
    while stage.s.turn == 1:
        asked |= set(stage.moves())
        if not stage.skip():
            stage.s.choose(stage.quiet())
    assert asked == {"pass", "roll", "no-ability"}
    assert stage.s.boards == [[], []]


@proves("THR-STAT-05")
def test_an_inflicted_token_lies_on_the_board_of_the_other_and_stays_its_heros() -> None:
    stage = Stage("black-widow", "black-panther").hand(0, "undercover-mission").cp(0, 2)
    stage.until("main-1").do("play undercover-mission").pass_window()
    (bomb,) = stage.s.boards[1]
    assert bomb in stage.s.heroes[0].tokens
    assert bomb not in stage.s.heroes[1].tokens


# --- Leaving --------------------------------------------------------------------------------------


@proves("THR-STAT-06")
def test_a_removed_token_may_be_gained_again() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "buh-bye").cp(0, 2)
    stage.tokens(1, agility=1).hand(1, "assemble").cp(1, 1)
    stage.do("play buh-bye")
    assert stage.count(1, "agility") == 0
    stage.do("play assemble").pass_window()
    assert stage.count(1, "agility") == 2


@proves("THR-STAT-07")
def test_removing_one_status_removes_one_token() -> None:
    stage = Stage("black-panther", "black-widow").tokens(0, kinetic_energy=6)
    stage.hand(1, "buh-bye").cp(1, 2).do("play buh-bye").pass_window()
    assert stage.count(0, "kinetic-energy") == 5


@proves("THR-STAT-08")
def test_a_token_that_nobody_spends_stays_for_ten_turns() -> None:
    stage = Stage("black-panther", "black-widow").tokens(1, agility=1)
    for _ in range(10):
        stage.next_turn()
    assert stage.s.turn == 11
    assert stage.count(1, "agility") == 1


@proves("THR-STAT-09")
def test_a_spent_token_is_gone_even_if_it_fails() -> None:
    stage = attacked("hit-6").tokens(1, agility=2)
    stage.do("spend agility", "4")
    assert stage.count(1, "agility") == 1
    stage.finish_roll_phase()
    assert stage.health(1) == 44


@proves("THR-STAT-10")
def test_a_token_may_be_spent_in_a_main_phase_of_somebody_else() -> None:
    stage = Stage("black-panther", "black-widow").tokens(0, kinetic_energy=3)
    stage.tokens(1, vibranium_suit=1).hand(0, "kinetic-pulse").cp(0, 1)
    stage.until("main-1").do("play kinetic-pulse").pass_window()
    assert (stage.phase(), stage.incoming(1)) == ("main-1", 3)
    stage.do("spend vibranium-suit").pass_window()
    assert stage.phase() == "main-1"
    assert stage.health(1) == 50


@proves("THR-STAT-11", "THR-AMB-54")
def test_the_die_of_a_spent_token_is_rolled_before_anything_else() -> None:
    stage = Stage("black-widow", "black-panther").tokens(0, agility=2)
    stage.do("roll", "3 3 3 1 1", "announce baton-strike 1").until("defensive").until_asked(0)
    assert stage.refuses("spend agility") == "THR-AMB-88"  # nothing is incoming to her
    stage.do("defend bashengas-honor", "1 1 1").pass_window()
    stage.do("spend agility")  # it is her turn: nobody is ahead of her
    assert stage.asked() == CHANCE
    assert len(stage.s.options()) == 6  # one die
    stage.do("3")
    assert stage.count(0, "agility") == 1  # the next one only now


@proves("THR-STAT-12")
def test_once_it_is_being_resolved_a_spent_token_cannot_be_removed() -> None:
    stage = attacked("hit-6").tokens(1, agility=1).tokens(0, strength=0)
    stage.hand(0, "buh-bye").cp(0, 2)
    stage.do("spend agility").until_asked(CHANCE)
    assert stage.count(1, "agility") == 0
    assert stage.refuses_to(0, "play buh-bye") == "THR-AMB-88"  # there is nothing left to remove
    stage.do("1")
    assert stage.refuses("play buh-bye") == "THR-AMB-88"
    stage.finish_roll_phase()
    assert stage.health(1) == 47


@proves("THR-STAT-12", "THR-INST-03")
def test_the_die_of_a_spent_token_cannot_be_altered() -> None:
    stage = attacked("hit-6").tokens(1, agility=1).hand(0, "tip-it", "so-wild").cp(0, 5)
    stage.do("spend agility", "1")
    assert stage.asked() == 0
    assert stage.refuses("play tip-it") == "THR-AMB-88"  # the die no longer counts
    assert stage.refuses("play so-wild") == "THR-AMB-88"


@proves("THR-STAT-12")
def test_nobody_is_asked_between_the_spending_of_a_token_and_its_effect() -> None:
    stage = Stage("black-panther", TRAINING_DUMMY, start=1).tokens(1, crackle=1)
    stage.hand(0, "buh-bye", "getting-paid").cp(0, 2)
    stage.s.choose(stage.s.read("spend crackle"))  # the active player: nobody is ahead
    assert stage.count(1, "crackle") == 0
    assert stage.asked() == CHANCE  # it draws: its effect, and no window before it
    stage.s.choose(stage.s.options()[0])
    assert len(stage.cards(1)) == 1


@proves("THR-STAT-13")
def test_a_persistent_token_stays_when_it_has_taken_effect() -> None:
    stage = Stage("black-panther", TRAINING_DUMMY).tokens(1, ember=1).next_turn()
    stage.until("income")
    assert stage.health(1) == 49
    assert stage.count(1, "ember") == 1


# --- Limits ---------------------------------------------------------------------------------------


@proves("THR-STAT-14", "THR-BW-06")
def test_a_third_agility_is_not_placed() -> None:
    stage = Stage("black-widow", "black-panther").tokens(0, agility=2).hand(0, "assemble").cp(0, 1)
    stage.do("play assemble")
    assert stage.count(0, "agility") == 2


@proves("THR-AMB-34")
def test_what_exceeds_the_limit_is_not_placed_and_the_rest_goes_on() -> None:
    stage = Stage("black-widow", "black-panther").tokens(0, agility=2)
    stage.do("roll", "6 6 6 6 1", "announce grapple").finish_roll_phase()
    assert stage.count(0, "agility") == 2
    assert stage.health(1) == 44


@proves("THR-AMB-34")
def test_a_token_may_be_spent_first_to_make_room() -> None:
    stage = attacked("hit-6").tokens(1, agility=2).hand(1, "assemble").cp(1, 1)
    stage.do("spend agility", "6", "play assemble").pass_window()
    assert stage.count(1, "agility") == 2
    assert stage.told("token-gained")[-1].n == 1


@proves("THR-AMB-90")
def test_a_player_at_the_limit_cannot_receive_another_token() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "transference").cp(0, 2)
    stage.tokens(0, time_bomb=1).tokens(1, time_bomb=2).until("main-1")
    assert stage.refuses("play transference") == ""  # from her to him there is room
    stage.tokens(0, time_bomb=2)
    assert stage.refuses("play transference") == "THR-AMB-88"
    stage.tokens(0, kinetic_energy=1).do("play transference")
    assert stage.count(1, "kinetic-energy") == 0
    stage.pass_window()
    assert stage.count(1, "kinetic-energy") == 1  # the only token that could be moved


# --- Unique statuses and companions ---------------------------------------------------------------


@proves("THR-STAT-17", "THR-BP-08")
def test_the_vibranium_suit_cannot_be_transferred() -> None:
    stage = Stage("black-widow", "black-panther").hand(0, "transference").cp(0, 2)
    stage.tokens(1, vibranium_suit=1).until("main-1")
    assert stage.refuses("play transference") == "THR-AMB-88"
    stage.tokens(1, kinetic_energy=1, time_bomb=1).do("play transference")
    assert stage.moves() == ["token kinetic-energy", "token time-bomb"]
    assert stage.refuses("token vibranium-suit") == "THR-STAT-17"
    stage.do("token time-bomb").pass_window()
    assert stage.count(1, "vibranium-suit") == 1


@proves("THR-STAT-17")
@pytest.mark.parametrize(
    "card", ["transference", "get-that-outta-here", "what-status-effects", "buh-bye"]
)
def test_covert_ops_are_neither_removed_nor_transferred_as_other_statuses_are(card: str) -> None:
    stage = Stage("black-panther", "black-widow").hand(0, card).cp(0, 2)
    stage.tokens(1, covert_ops=3).until("main-1").until_asked(0)
    assert stage.refuses(f"play {card}") == "THR-AMB-88"  # there is nothing else
    stage.tokens(1, agility=1, time_bomb=1).do(f"play {card}")
    if card != "what-status-effects":
        assert stage.moves() == ["token agility", "token time-bomb"]
        assert stage.refuses("token covert-ops") == "THR-STAT-17"
        stage.do("token agility")
    stage.pass_window()
    assert stage.count(1, "covert-ops") == 3
    assert stage.count(1, "agility") == 0


@proves("THR-BP-08")
def test_the_vibranium_suit_can_be_removed() -> None:
    stage = Stage("black-widow", "black-panther").hand(0, "get-that-outta-here").cp(0, 1)
    stage.tokens(1, vibranium_suit=1).until("main-1").do("play get-that-outta-here").pass_window()
    assert stage.count(1, "vibranium-suit") == 0


@proves("THR-STAT-16")
def test_a_raised_limit_holds_for_one_player_and_to_the_end_of_the_game() -> None:
    stage = Stage(SPARRING_PARTNER, SPARRING_PARTNER).hand(0, "stoke", "tinder").hand(1, "tinder")
    stage.tokens(0, spark=3).tokens(1, spark=3).until("main-1").do("play stoke").pass_window()
    stage.do("play tinder")
    assert [stage.s.limit(seat, stage.token("spark")) for seat in (0, 1)] == [4, 3]
    assert [(event.seat, event.n) for event in stage.told("limit-raised")] == [(0, 4)]
    stage.until_asked(1).do("play tinder").pass_window()
    assert [stage.count(seat, "spark") for seat in (0, 1)] == [4, 3]
    stage.next_turn().next_turn()
    for seat in (0, 1):
        stage.tokens(seat, spark=0).s.gain_token(seat, stage.token("spark"), 9, None)
    assert [stage.count(seat, "spark") for seat in (0, 1)] == [4, 3]  # turns later


@proves("THR-STAT-18")
def test_damage_of_a_token_is_not_defended_against_and_the_token_goes_back() -> None:
    stage = Stage("black-panther", TRAINING_DUMMY).tokens(1, thorn=2)
    stage.do("roll", "1 1 1 4 4", "announce vibranium-claws 1").until("defensive")
    stage.do("spend thorn", "no-defence")
    assert stage.count(1, "thorn") == 1
    stage.finish_roll_phase()
    assert [event.seat for event in stage.told("defends")] == [1]
    assert stage.health(0) == 48


@proves("THR-COMP-01")
def test_a_companion_is_placed_as_its_leaflet_says() -> None:
    stage = Stage("black-panther", DUMMY_WITH_MASCOT)
    assert [token.key for token in stage.s.boards[1]] == ["mascot"]


@proves("THR-COMP-02")
def test_a_companion_is_no_status_and_stays_when_all_statuses_go() -> None:
    stage = Stage("black-panther", DUMMY_WITH_MASCOT).hand(0, "what-status-effects").cp(0, 2)
    stage.tokens(1, crackle=1, ember=2)
    stage.until("main-1").do("play what-status-effects").pass_window()
    assert [token.key for token in stage.s.boards[1]] == ["mascot"]


@proves("THR-COMP-03")
@pytest.mark.parametrize("card", ["transference", "get-that-outta-here"])
def test_a_companion_is_neither_transferred_nor_removed(card: str) -> None:
    stage = Stage("black-panther", DUMMY_WITH_MASCOT).hand(0, card).cp(0, 2)
    stage.tokens(1, crackle=1, ember=1).until("main-1").do(f"play {card}")
    assert stage.moves() == ["token crackle", "token ember"]
    assert stage.refuses("token mascot") == "THR-COMP-03"


# --- Optional or not ------------------------------------------------------------------------------


@proves("THR-AMB-104")
def test_what_does_not_say_may_is_done_and_spending_is_a_choice() -> None:
    stage = attacked("hit-6").tokens(1, agility=1)
    stage.do("defend sabotage", "6 6 1").finish_roll_phase()
    assert stage.count(0, "time-bomb") == 1  # nobody asked her
    assert stage.count(1, "agility") == 1  # nobody made her
