"""What lies on the table before the first turn: THR-GOAL, THR-SETUP, THR-LEAF."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.content import HEROES, begin, new_game
from kostka.games.dicethrone.dice import DICE
from kostka.games.dicethrone.printed import Hero
from kostka.kernel.event import Event
from kostka.kernel.game import Mistake
from kostka.sight.view import view
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves

PANTHER = HEROES["black-panther"]
WIDOW = HEROES["black-widow"]


def duel(start: int = 0) -> Stage:
    return Stage("black-panther", "black-widow", start=start, opening_hands=True)


# --- The goal -------------------------------------------------------------------------------------


@proves("THR-GOAL-01")
def test_whoever_brings_the_opponent_to_0_health_wins() -> None:
    stage = Stage("black-panther", "black-widow").life(12, 4).tokens(0, kinetic_energy=2)
    stage.do("roll", "1 2 3 5 6", "announce vibranium-claws 1").finish_roll_phase()
    assert stage.health(1) == 0
    assert stage.s.over()
    assert stage.s.outcome() == [1, 0]
    assert stage.told("game-ended")[0].n == 0  # the side that is left; no score


@proves("THR-GOAL-02", "THR-OFF-01")
def test_a_fourth_roll_attempt_is_refused() -> None:
    stage = Stage("black-panther", "black-widow")
    stage.do("roll", "1 4 4 6 6", "keep none", "1 4 4 6 6", "keep none", "1 4 4 6 6")
    stage.pass_window()
    assert stage.refuses("keep none") == "THR-OFF-01"
    assert stage.refuses("keep 1 4 4 6") == "THR-OFF-01"
    assert stage.moves() == ["no-ability"]


@proves("THR-GOAL-04", "THR-AMB-89")
def test_no_rule_ends_a_game_in_which_nobody_attacks() -> None:
    stage = Stage("black-panther", "black-widow")
    for turn in range(1, 500):
        assert stage.s.turn == turn
        stage.hand(0).hand(1).next_turn()
        if turn == 30:  # a turn a minute: the nominal playing time is over
            assert not stage.s.over()
    assert not stage.s.over()
    assert stage.s.health == [50, 50]
    stage.next_turn()
    assert stage.s.over()
    assert stage.s.technical()
    assert stage.s.outcome() == [0, 0]


# --- Set-up ---------------------------------------------------------------------------------------


@proves("THR-SETUP-01")
def test_every_seat_has_one_set_of_components() -> None:
    s = duel().s
    assert [hero.key for hero in s.heroes] == ["black-panther", "black-widow"]
    for of_each in (s.health, s.cp, s.boards, s.levels, s.decks, s.piles):
        assert len(of_each) == 2
    assert [len(levels) for levels in s.levels] == [9, 9]
    assert DICE == 5


@proves("THR-SETUP-02")
def test_no_token_is_in_play_after_set_up() -> None:
    stage = duel()
    assert stage.count(0, "kinetic-energy") == 0
    assert stage.count(0, "vibranium-suit") == 0
    assert stage.s.boards[0] == []


@proves("THR-SETUP-03")
def test_both_players_of_a_duel_have_50_health() -> None:
    assert duel().s.health == [50, 50]


@proves("THR-SETUP-04", "THR-AMB-01")
def test_everybody_starts_with_2_combat_points() -> None:
    assert duel().s.cp == [2, 2]


@proves("THR-SETUP-05")
def test_the_deck_holds_all_other_cards_in_no_known_order() -> None:
    stage = duel()
    s = stage.s
    for seat, hero in enumerate((PANTHER, WIDOW)):
        dealt = s.hands[seat] + s.decks[seat]
        assert len(dealt) == 32
        assert sorted(card.key for card in dealt) == sorted(card.key for card in hero.deck)
        assert s.tops[seat] == []  # no card of a known order
    stage.next_turn().pass_window()  # the second player draws in the income phase
    assert stage.s.at_chance()
    assert list(stage.s.options()) == stage.s.decks[1]
    for viewer in (0, 1):
        assert view(s, viewer).data["seats"][1]["top"] == []
        assert view(s, viewer).data["seats"][1]["deck"] == 28


@proves("THR-SETUP-06")
def test_the_opening_hand_is_4_cards_and_there_is_no_mulligan() -> None:
    stage = duel()
    assert [len(hand) for hand in stage.s.hands] == [4, 4]
    assert [len(deck) for deck in stage.s.decks] == [28, 28]
    assert stage.phase() == "upkeep"  # nothing was asked in between


@proves("THR-SETUP-07")
def test_the_highest_die_starts() -> None:
    s = new_game([PANTHER, WIDOW])
    s.choose(3)
    s.choose(5)
    while s.at_chance():
        s.choose(s.options()[0])
    assert s.active() == 1


@proves("THR-AMB-02")
def test_a_tie_for_the_start_is_rolled_again_and_every_roll_is_told() -> None:
    s = new_game([PANTHER, WIDOW])
    log: list[Event] = []
    s.log = log
    for die in (4, 4, 6, 6, 5, 2):
        s.choose(die)
    while s.at_chance():
        s.choose(s.options()[0])
    told = [(event.seat, event.n) for event in log if event.word.key == "die-for-start"]
    assert told == [(0, 4), (1, 4), (0, 6), (1, 6), (0, 5), (1, 2)]
    assert s.active() == 0


@proves("THR-SETUP-08")
def test_only_a_hero_with_a_set_up_of_its_own_starts_with_tokens() -> None:
    stage = Stage("black-widow", SPARRING_PARTNER)
    assert stage.count(0, "covert-ops") == 3
    assert stage.s.boards[1] == []


@proves("THR-SETUP-09")
def test_the_opponent_sees_the_discard_pile() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "transference", "so-wild").until("main-1")
    stage.do("sell transference")
    seen = view(stage.s, 1).data["seats"][0]
    assert seen["pile"] == ["transference"]
    assert seen["hand"] == []
    assert seen["cards"] == 1


@proves("THR-AMB-12")
def test_hands_are_hidden_and_everything_else_is_open() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "so-wild").hand(1, "buh-bye", "elude")
    stage.tokens(1, time_bomb_late=1).level(1, "grapple", 2)
    seen = view(stage.s, 0).data["seats"]
    assert seen[0]["hand"] == ["so-wild"]
    assert seen[1]["hand"] == []
    assert (seen[1]["cards"], seen[1]["deck"], seen[1]["cp"]) == (2, 29, 2)
    assert "time-bomb-late" in seen[1]["tokens"]
    assert seen[1]["upgrades"] == ["grapple-2"]


@proves("THR-SETUP-10", "THR-LEAF-02")
def test_the_dice_of_a_hero_are_five_alike() -> None:
    faces = [symbol.key for symbol in PANTHER.faces]
    assert faces == ["claw"] * 3 + ["vibranium"] * 2 + ["panther"]
    stage = Stage("black-panther", "black-widow").do("roll")
    assert {len(stage.s.write(dice).split()) for dice in stage.s.options()} == {5}
    stage.do("4 4 4 4 4").pass_window()
    assert stage.offered("announce heart-shaped-herb")  # a 4 is Vibranium
    assert not stage.offered("announce vibranium-claws 1")


@proves("THR-SETUP-11")
def test_a_deck_is_18_common_cards_and_14_of_the_hero() -> None:
    for hero in (PANTHER, WIDOW):
        assert len(hero.deck) == 32
        assert len(hero.cards) == 14
    common = [card for card in PANTHER.deck if card in WIDOW.deck]
    assert len(common) == 18


@proves("THR-AMB-79")
def test_two_players_cannot_have_the_same_hero() -> None:
    with pytest.raises(Mistake, match="THR-AMB-79"):
        begin({"heroes": ("black-widow", "black-widow")})


# --- The leaflet ----------------------------------------------------------------------------------


@proves("THR-LEAF-01")
def test_the_leaflet_tells_the_stack_limit() -> None:
    (kinetic_energy,) = [token for token in PANTHER.tokens if token.key == "kinetic-energy"]
    assert kinetic_energy.limit == 8
    stage = Stage("black-panther", "black-widow").tokens(0, kinetic_energy=3)
    assert stage.s.room(0, kinetic_energy) == 5


@pytest.mark.parametrize("complexity", [0, 7])
@proves("THR-LEAF-03")
def test_a_complexity_outside_1_to_6_is_refused(complexity: int) -> None:
    with pytest.raises(ValueError, match="THR-LEAF-03"):
        Hero("nobody", complexity, PANTHER.faces, (), (), (), ())
    assert [hero.complexity for hero in (PANTHER, WIDOW)] == [2, 4]


@proves("THR-LEAF-05")
def test_a_late_time_bomb_that_is_transferred_stays_late() -> None:
    stage = Stage("black-widow", "black-panther").hand(0, "transference").cp(0, 2)
    stage.tokens(0, time_bomb_late=1, covert_ops=0).until("main-1")
    stage.do("play transference").pass_window()
    assert [token.key for token in stage.s.boards[1]] == ["time-bomb-late"]
    assert stage.s.boards[0] == []
