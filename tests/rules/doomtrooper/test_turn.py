"""The turn: draw, three actions, discard; deploying; how a game ends."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.content import DECKS, GAME, begin, new_game
from kostka.games.doomtrooper.terms import TECHNICAL, TURN_LIMIT
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake
from kostka.kernel.state import settle
from tests.rules.doomtrooper.stage import NOBODY, Stage, cards_of
from tests.rules.proves import proves

ROMAN, MARTIN, HONZA = 0, 1, 2
TWO = (["free-marine"], ["samurai"])


@proves("DOOM-SETUP-04", "DOOM-SETUP-05", "DOOM-SETUP-07")
def test_chance_says_who_starts_and_everybody_has_seven_cards_and_five_points() -> None:
    s = new_game([DECKS["clans"], DECKS["marines"]])
    assert s.at_chance() and [s.write(option) for option in s.options()] == ["seat 1", "seat 2"]
    s.choose(1)
    settle(s, Rng(1))
    assert s.active() == 1 and [len(hand) for hand in s.hands] == [7, 7]
    assert s.destiny == [5, 5] and s.promotion == [0, 0]


@proves("DOOM-TURN-01", "DOOM-TURN-04", "DOOM-TURN-07")
def test_a_turn_of_three_actions_has_six_anytime_rounds() -> None:
    stage = Stage(*TWO, at_first_action=False)
    seen: list[object] = []
    story: list[str] = []
    while stage.s.active() == ROMAN:
        frame = stage.s.stack[-1]
        if frame.rule.name == "anytime":
            if frame not in seen:
                seen.append(frame)
                story.append("anytime")
            stage.move("pass")
        else:
            story.append("meditate")
            stage.move("meditate")
    assert story == ["anytime", "anytime", *["meditate", "anytime"] * 3, "anytime"]
    assert len(seen) == 6 and stage.s.destiny[ROMAN] == 3


@proves("DOOM-AMB-10", "DOOM-ACT-09")
def test_actions_that_are_not_taken_have_no_round() -> None:
    stage = Stage(*TWO).do("no-more-actions")
    assert stage.where() == ["turn", "anytime"]
    stage.pass_window()
    assert stage.s.active() == MARTIN


@proves("DOOM-MED-01", "DOOM-MED-02")
def test_to_meditate_gives_one_point_even_without_warriors() -> None:
    stage = Stage([], ["samurai"], destiny=(2, 0)).do("meditate", "meditate")
    assert stage.s.destiny[ROMAN] == 4


@proves("DOOM-ATK-02", "DOOM-ACT-04")
def test_an_attack_is_the_last_action() -> None:
    stage = Stage(*TWO).duel("free-marine", "samurai").out_of_the_duel()
    stage.pass_window()
    assert stage.where() == ["turn", "anytime"] and stage.s.turn_notes().actions == 0


@proves("DOOM-ACT-06", "DOOM-AMB-06")
def test_nobody_attacks_in_his_first_turn() -> None:
    assert Stage(*TWO, turns=[0, 0]).refuses("attack") == "DOOM-ACT-06"
    assert Stage(*TWO).refuses("attack") == ""


@proves("DOOM-ATK-04", "DOOM-ATK-05")
def test_an_attack_needs_a_warrior_and_a_foe() -> None:
    assert Stage([], ["samurai"]).refuses("attack") == "DOOM-ATK-04"
    assert Stage(["samurai"], []).refuses("attack") == "DOOM-ATK-05"


@proves("DOOM-DRAW-01", "DOOM-DRAW-03", "DOOM-DRAW-05")
def test_you_draw_up_to_seven_and_no_more_than_there_is() -> None:
    many = ["infantry"] * 9
    assert len(Stage(*TWO, hands=[["hussar"] * 4], decks=[many]).s.hands[ROMAN]) == 7
    assert len(Stage(*TWO, hands=[["hussar"] * 8], decks=[many]).s.hands[ROMAN]) == 8
    assert len(Stage(*TWO, hands=[["hussar"]], decks=[many[:2]]).s.hands[ROMAN]) == 3


def test_equal_cards_of_a_deck_are_one_outcome_with_its_weight() -> None:
    stage = Stage(*TWO, decks=[["infantry"] * 3 + ["hussar"]], at_first_action=False)
    stage.pass_window()
    assert stage.s.at_chance() and stage.moves() == ["infantry", "hussar"]
    question = stage.s.question()
    assert getattr(question, "weights")(stage.s, stage.s.stack[-1]) == [3, 1]  # noqa: B009


@proves("DOOM-DISC-01", "DOOM-DISC-02", "DOOM-TURN-09")
def test_one_discards_down_to_seven_or_at_most_one() -> None:
    stage = Stage(*TWO, hands=[["hussar"] * 10]).do("no-more-actions")
    for _ in range(3):
        assert stage.moves() == ["discard hussar"] and stage.refuses("keep") == "DOOM-DISC-01"
        stage.do("discard hussar")
    assert stage.where() == ["turn", "anytime"] and len(stage.s.hands[ROMAN]) == 10 - 3
    few = Stage(*TWO, hands=[["hussar"] * 3]).do("no-more-actions")
    assert few.moves() == ["keep", "discard hussar"]
    few.do("discard hussar")
    assert few.where() == ["turn", "anytime"] and len(few.s.hands[ROMAN]) == 2


@proves("DOOM-DEPLOY-05", "DOOM-DEPLOY-06", "DOOM-DEPLOY-07")
def test_to_deploy_costs_an_action_and_the_value() -> None:
    stage = Stage([], ["samurai"], hands=[["free-marine"]], destiny=(4, 0))
    assert stage.refuses("play free-marine") == "DOOM-DEPLOY-06"
    stage.do("meditate", "play free-marine")
    stage.pass_window()
    assert stage.in_play("free-marine") and stage.s.destiny[ROMAN] == 0
    stage.pass_window()
    assert stage.s.turn_notes().actions == 1 and stage.refuses("attack") == ""


@proves("DOOM-PERS-01", "DOOM-PERS-12")
def test_a_personality_is_in_play_only_once() -> None:
    stage = Stage(["hussar"], ["tatsu"], hands=[["tatsu"]], destiny=(9, 0))
    assert stage.refuses("play tatsu") == "DOOM-PERS-01"
    stage.s.discard(stage.piece("tatsu").number, None)
    stage.s.offered = None
    assert stage.refuses("play tatsu") == ""


@proves("DOOM-ACT-01", "DOOM-SPEC-01")
def test_a_card_may_cost_more_actions_than_are_left() -> None:
    stage = Stage(["necromutant"], ["samurai"], hands=[["grim-reaper", "positive-karma"]])
    assert stage.refuses("play positive-karma") == "DOOM-SPEC-03"
    stage.do("meditate", "meditate")
    stage.pass_window()
    assert stage.refuses("play grim-reaper") == "DOOM-ACT-01"


@proves("DOOM-TURN-02")
def test_a_card_that_costs_actions_is_not_played_in_a_window() -> None:
    stage = Stage(["necromutant"], ["samurai"], hands=[["grim-reaper"]]).do("meditate")
    assert stage.refuses("play grim-reaper") == "DOOM-TURN-02"


def test_a_grim_reaper_takes_only_a_legionnaire_of_little_value() -> None:
    stage = Stage(["necromutant", "razide", "curator"], ["samurai"], hands=[["grim-reaper"]])
    stage.do("play grim-reaper")
    assert stage.moves() == ["on necromutant", "on curator"]


@proves("DOOM-ZONE-03")
def test_each_player_has_one_copy_of_a_warzone() -> None:
    stage = Stage(*TWO, hands=[["victoria", "victoria"]]).do("play victoria")
    stage.pass_window().pass_window()
    assert stage.refuses("play victoria") == "DOOM-ZONE-03"


@proves("DOOM-PILE-01")
def test_some_cards_leave_the_game_once_used() -> None:
    stage = Stage(["samurai"], ["necromutant"], hands=[["cleansing-flame"]], destiny=(8, 0))
    stage.do("meditate", "play cleansing-flame", "pass")
    assert [it.key for it in stage.s.gone[ROMAN]] == ["cleansing-flame"]
    assert not stage.in_play("necromutant") and stage.s.destiny[ROMAN] == 1


# --- The end ------------------------------------------------------------------------------------


@proves("DOOM-WIN-01", "DOOM-AMB-63")
def test_who_reaches_the_target_wins_once_the_points_are_booked() -> None:
    stage = Stage(["nepharite-of-ilian"], ["samurai"], target=3)
    stage.duel("nepharite-of-ilian", "samurai").do("destiny 0")
    assert not stage.s.over()
    stage.out_of_the_duel()
    assert stage.s.over() and stage.s.outcome() == [1, 0] and not stage.s.technical()


def level(target: int) -> Stage:
    """Both kill each other and are level at the target."""
    stage = Stage(
        ["blessed-legionnaire", "hussar"], ["blessed-legionnaire", "samurai"], target=target
    )
    stage.duel("blessed-legionnaire 1", "blessed-legionnaire 2")
    return stage.do("destiny 0", "destiny 0").out_of_the_duel()


@proves("DOOM-WIN-02", "DOOM-WIN-03")
def test_who_are_level_at_the_target_play_one_more_turn_each() -> None:
    stage = level(3)
    assert not stage.s.over() and stage.s.promotion == [3, 3]
    stage.do("no-more-actions")
    stage.pass_window()
    assert stage.s.active() == ROMAN and not stage.s.over()
    stage.to_action()
    stage.s.promote(ROMAN, 1, None)
    stage.do("no-more-actions").pass_window()
    assert stage.s.over() and stage.s.outcome() == [1, 0]


@proves("DOOM-LIBOUT-01", "DOOM-LIBOUT-02", "DOOM-LIBOUT-03")
def test_without_cards_and_warriors_a_player_has_three_turns() -> None:
    stage = Stage([], ["samurai"])
    for _ in range(2):
        stage.do("no-more-actions", "no-more-actions").to_action()
    assert not stage.s.over()
    stage.do("no-more-actions").pass_window()
    assert stage.s.over() and stage.s.outcome() == [0, 1]


@proves("DOOM-LIBOUT-04", "DOOM-AMB-13")
def test_a_warrior_in_time_ends_the_countdown() -> None:
    stage = Stage([], ["samurai"], hands=[["hussar"]], destiny=(2, 0))
    assert stage.s.clocks == [3, 0]
    stage.do("play hussar", "no-more-actions", "no-more-actions")
    assert stage.s.clocks == [0, 0]


@proves("DOOM-AMB-68")
def test_of_three_the_loser_leaves_and_the_others_play_on() -> None:
    stage = Stage([], ["samurai"], ["hussar"])
    for _ in range(2):
        stage.do("no-more-actions", "no-more-actions", "no-more-actions").to_action()
    stage.do("no-more-actions").pass_window()
    assert stage.s.circle == [MARTIN, HONZA] and not stage.s.over()
    stage.to_action()
    assert stage.asked() == MARTIN


def test_a_game_without_end_is_stopped_by_the_technical_limit() -> None:
    stage = Stage(*TWO, turns=[200, TURN_LIMIT - 201])
    stage.do("no-more-actions").pass_window()
    assert stage.s.over() and stage.s.technical() and stage.s.result == TECHNICAL
    assert stage.s.outcome() == [0, 0]


@proves("DOOM-WIN-04", "DOOM-SETUP-09", "DOOM-AMB-64")
def test_when_the_time_is_up_everybody_has_one_more_turn_and_who_is_ahead_wins() -> None:
    stage = Stage(*TWO, turns=[4, 4], limit=9)
    stage.s.promotion[:] = [20, 18]
    stage.do("no-more-actions").pass_window().to_action()  # the ninth turn is over
    assert not stage.s.over() and stage.asked() == MARTIN
    stage.s.promotion[MARTIN] = 24
    stage.do("no-more-actions").pass_window().to_action()
    assert not stage.s.over() and stage.asked() == ROMAN
    stage.do("no-more-actions").pass_window()
    assert stage.s.over() and stage.s.outcome() == [0, 1] and not stage.s.technical()


@proves("DOOM-AMB-65")
def test_when_the_time_is_up_and_they_are_level_it_is_a_draw() -> None:
    stage = Stage(*TWO, turns=[5, 5], limit=9)
    stage.do("no-more-actions").pass_window()
    assert stage.s.over() and stage.s.outcome() == [0, 0] and not stage.s.technical()


@proves("DOOM-WIN-03")
def test_who_is_level_at_the_target_plays_on_beyond_the_time_limit() -> None:
    stage = Stage(*TWO, turns=[5, 5], limit=9, target=20)
    stage.s.promotion[:] = [20, 20]
    stage.s.decide_at = 12
    stage.do("no-more-actions").pass_window()
    assert not stage.s.over()


# --- Leaving ------------------------------------------------------------------------------------


def test_of_two_who_resigns_has_lost() -> None:
    stage = Stage(*TWO)
    stage.s.resign(MARTIN)
    assert stage.s.over() and stage.s.outcome() == [1, 0]
    assert stage.s.seat == NOBODY and not stage.s.news


@proves("DOOM-AMB-68")
def test_of_three_who_resigns_takes_the_warriors_away_and_the_turn_goes_on() -> None:
    stage = Stage(["samurai"], ["hussar"], ["dragoon"])
    stage.s.resign(MARTIN)
    assert stage.asked() == ROMAN and stage.moves() == ["no-more-actions", "meditate", "attack"]
    assert not stage.in_play("hussar") and stage.pile(MARTIN) == ["hussar"]
    stage.do("no-more-actions").pass_window().to_action()
    assert stage.asked() == HONZA


def test_who_resigns_in_his_own_turn_ends_it() -> None:
    stage = Stage(["samurai"], ["hussar"], ["dragoon"], hands=[["factory"]])
    stage.do("attack", "attacker samurai", "defender dragoon")
    stage.s.resign(ROMAN)
    stage.to_action()
    assert stage.asked() == MARTIN and stage.s.duel() is None and stage.in_play("dragoon")


def test_who_resigns_in_a_duel_or_a_play_breaks_it_off_and_no_card_is_lost() -> None:
    stage = Stage(["samurai"], ["hussar"], ["dragoon"], hands=[["powerful-blow"]])
    before = cards_of(stage.s)
    stage.duel("samurai", "hussar").do("play powerful-blow", "on samurai")
    assert stage.where()[-1] == "answers"
    stage.s.resign(HONZA)
    assert cards_of(stage.s) == before and stage.pile(ROMAN) == ["powerful-blow"]
    assert stage.s.duel() is None and stage.s.circle == [ROMAN, MARTIN]
    assert stage.where()[-1] == "anytime" and stage.asked() == ROMAN
    stage.s.resign(HONZA)  # nothing more to leave
    assert stage.s.circle == [ROMAN, MARTIN] and not stage.s.over()


# --- Beginning ----------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", GAME.examples)
def test_every_example_begins(mode: str) -> None:
    s = GAME.new(GAME.examples[mode])
    assert (
        s.seats() == {"fight": 2, "fight-of-three": 3, "tournament": 2, "2v2": 4, "3v3": 6}[mode]
        and s.at_chance()
    )


@pytest.mark.parametrize(
    "setup",
    [
        {"decks": ("clans",)},
        {"decks": ("clans", "clans")},
        {"decks": ("imperial-clans",)},
        {"decks": ("clans", "nobody")},
        {"target": ("many",)},
        {"limit": ("0",)},
        {"limit": ("20", "30")},
        {"heroes": ("clans",)},
    ],
)
def test_a_bad_set_up_is_a_mistake(setup: dict[str, tuple[str, ...]]) -> None:
    with pytest.raises(Mistake):
        begin(setup)
