"""Questions and answers: each cites rules that exist and a test that plays it; some play here."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kostka.games.dicethrone.content import GAME, HEROES
from kostka.games.dicethrone.terms import UPGRADE
from kostka.judge import catalogue
from kostka.judge.catalogue import Answer
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY, TRIO
from tests.rules.proves import proves

HERE = Path(__file__).parent
ANSWERS = catalogue("dicethrone").answers
every_answer = pytest.mark.parametrize("answer", ANSWERS, ids=[each.id for each in ANSWERS])


def functions(file: str) -> list[str]:
    tree = ast.parse((HERE / file).read_text("utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]


def test_there_is_an_answer_to_each_of_the_43_questions_once() -> None:
    assert len({each.id for each in ANSWERS}) == len(ANSWERS) == 43
    for lang in ("en", "cs", "pl"):
        assert len({each.said(lang) for each in ANSWERS}) == 43


@every_answer
def test_an_answer_cites_rules_that_exist_and_a_test_that_is_there(answer: Answer) -> None:
    assert answer.rules and all(id_ in catalogue("dicethrone") for id_ in answer.rules)
    file, _, name = answer.test.partition("::")
    assert name in functions(file)


@every_answer
def test_an_answer_is_said_in_three_languages(answer: Answer) -> None:
    said = [answer.said(lang) for lang in ("en", "cs", "pl")]
    for question, text in said:
        assert question.endswith("?") and text.endswith(".")
    assert len(set(said)) == 3


@every_answer
def test_where_a_table_may_have_it_otherwise_the_exception_exists(answer: Answer) -> None:
    there = [each.key for each in GAME.exceptions]
    assert all(key in there for key in answer.otherwise)
    assert all(key.partition(":")[0] in answer.rules for key in answer.otherwise)


# --- Answers that no other test plays -------------------------------------------------------------


@proves("THR-AMB-87")
def test_a_chosen_player_may_be_anybody() -> None:
    stage = Stage("moon-elf", "black-panther", "black-widow", mode=TRIO).hand(0, "evade").cp(0, 1)
    stage.do("play evade")
    assert stage.moves() == ["seat 1", "seat 2", "seat 3"]


@proves("THR-UPG-01")
def test_not_every_ability_has_a_third_level() -> None:
    levels = {len(ability.levels) for hero in HEROES.values() for ability in hero.abilities}
    assert levels == {1, 2, 3}
    for hero in HEROES.values():
        for ability in hero.abilities:
            cards = [card.level for card in hero.cards if card.upgrades is ability]
            assert sorted(cards) == list(range(2, len(ability.levels) + 1)), ability.key
        assert all(card.kind is UPGRADE for card in hero.cards if card.upgrades is not None)


@proves("THR-STAT-07", "THR-STAT-17")
def test_removing_all_statuses_takes_the_good_and_the_bad_ones() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "what-status-effects").cp(0, 2)
    stage.tokens(1, agility=2, time_bomb=1)
    stage.until("main-1").do("play what-status-effects").pass_window()
    assert [stage.count(1, key) for key in ("agility", "time-bomb")] == [0, 0]
    assert stage.count(1, "covert-ops") == 3  # her leaflet says so


@proves("THR-DEF-01", "THR-ATK-01")
def test_an_ability_without_damage_is_not_defended_against() -> None:
    stage = Stage(SPARRING_PARTNER, "black-panther")
    stage.do("roll", "4 4 5 5 1", "announce pockets 2").finish_roll_phase()  # steals CP
    assert stage.told("defends") == []
    stage = Stage(SPARRING_PARTNER, "black-panther")
    stage.do("roll", "1 1 2 4 5", "announce steep").finish_roll_phase()  # deals 1
    assert len(stage.told("defends")) == 1


@proves("THR-DRP-04", "THR-ABIL-02")
def test_a_defence_does_everything_that_its_dice_show() -> None:
    stage = Stage(TRAINING_DUMMY, "pyromancer").level(1, "molten-armor", 2)
    stage.do("roll", "1 1 1 1 1", "announce hit-5").until("defensive")
    before = stage.count(1, "fire-mastery")
    stage.do("defend molten-armor", "1 2 4 5 5").finish_roll_phase()
    assert stage.count(1, "fire-mastery") == before + 2  # for two Fiery Souls
    assert stage.count(0, "burn") == 1  # for a Flame and a Blaze
    assert stage.health(0) == 50 - 2  # for two Flames


@proves("THR-OFF-14", "THR-TGT-04")
def test_in_king_of_the_hill_the_dice_are_final_once_the_target_is_named() -> None:
    stage = Stage("black-panther", "black-widow", TRAINING_DUMMY, mode=TRIO)
    stage.hand(2, "so-wild", "tip-it").cp(2, 9).do("roll", "1 1 1 2 4").until_asked(2)
    assert [stage.refuses(f"play {card}") for card in ("so-wild", "tip-it")] == ["", ""]
    stage.do("announce vibranium-claws 2", "seat 2").until_asked(2)
    assert stage.target() == 1
    for card in ("so-wild", "tip-it"):
        assert stage.refuses(f"play {card}") == "THR-AMB-88"  # no dice that could be altered


@proves("THR-RPA-03", "THR-OFF-03")
@pytest.mark.parametrize("card", ["one-more-time", "better-d"])
def test_whoever_rolled_may_keep_all_dice_when_a_card_lets_them_be_rolled_again(card: str) -> None:
    stage = Stage(TRAINING_DUMMY, TRAINING_DUMMY)
    player, roller = (1, 0) if card == "one-more-time" else (0, 1)
    stage.hand(player, card).cp(player, 1).do("roll", "1 1 1 6 6")
    if card == "better-d":
        stage.do("announce hit-5").until("defensive").do("defend stuffing", "6 6")
    rolls = len(stage.told("dice-rolled"))
    stage.until_asked(player).do(f"play {card}")
    assert stage.asked() == roller
    stage.do("keep 1 1 1 6 6" if card == "one-more-time" else "keep 6 6")
    assert len(stage.told("dice-rolled")) == rolls
