"""Rulings that no other test speaks of; and that every ruling is spoken of by a test."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from kostka.games.dicethrone.asks_players import ChooseOpponent
from kostka.games.dicethrone.cards import COMMON
from kostka.games.dicethrone.content import GAME, HEROES
from kostka.games.dicethrone.modes import TWO_TEAMS
from kostka.games.dicethrone.printed import Ability, Card, Hero, Level, Row, Token
from kostka.games.dicethrone.spells import PayCp
from kostka.games.dicethrone.terms import DEFENCE, MAIN, OFFENCE, POSITIVE
from kostka.games.dicethrone.verbs_damage import CHOSEN, Deal, DealTo, Prevent
from kostka.judge import catalogue
from kostka.judge.coverage import proofs
from kostka.kernel.step import Rule
from kostka.words import book
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import ANY_DICE, STRAW, TRAINING_DUMMY, TRIO
from tests.rules.proves import proves

ROOT = Path(__file__).resolve().parents[3]
A1, B1, B2, A2 = range(4)


def test_every_ruling_is_proved_by_a_test_that_names_it() -> None:
    named = {id_ for proof in proofs(ROOT) for id_ in proof.ids}
    assert [id_ for id_ in catalogue("dicethrone").rulings if id_ not in named] == []
    assert list(GAME.rulings) == list(catalogue("dicethrone").rulings)


# --- Cards and components -------------------------------------------------------------------------


@proves("THR-AMB-51")
def test_the_cards_whose_pictures_can_be_read_are_in_black_panthers_deck() -> None:
    deck = {card.key: card for card in HEROES["black-panther"].deck}
    upgrades = ("meteoric-punch", "vibranium-claws", "bashengas-honor", "energy-absorption")
    for key in upgrades:
        upgraded = deck[f"{key}-2"].upgrades
        assert upgraded is not None and upgraded.key == key
    actions = ("getting-paid", "willpower", "transference", "samesies")
    assert all(deck[key].upgrades is None for key in actions)
    abilities = HEROES["black-panther"].abilities
    assert "panther-reflexes" in [
        row.called for ability in abilities for level in ability.levels for row in level.rows
    ]  # the line of its own on the upgrade


@proves("THR-AMB-80")
def test_twice_as_wild_turns_two_dice_to_any_number() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "twice-as-wild").cp(0, 3)
    stage.do("roll", "1 1 1 4 4", "play twice-as-wild", "die 1", "to 6", "die 4", "to 5")
    assert [event.n for event in stage.told("die-turned")] == [6, 5]


@proves("THR-AMB-80")
def test_buh_bye_removes_one_token_and_what_status_effects_all_of_a_player() -> None:
    for card, left in (("buh-bye", 1), ("what-status-effects", 0)):
        stage = Stage("black-panther", "black-widow").tokens(1, agility=2).hand(0, card).cp(0, 2)
        stage.until("main-1").do(f"play {card}")
        while stage.cards(0) or card not in stage.pile(0):
            stage.s.choose(stage.s.options()[0])
        assert stage.count(1, "agility") == left
    kinds = {card.key: card.kind.key for card in COMMON}
    assert (kinds["buh-bye"], kinds["what-status-effects"]) == ("instant", "main")


@proves("THR-AMB-81")
def test_not_this_time_prevents_six_and_the_common_cards_cost_what_public_data_say() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").hand(1, "not-this-time").cp(1, 1)
    stage.do("roll", "1 1 1 1 1", "announce hit-8").until("defensive").do("play not-this-time")
    assert stage.finish_roll_phase().health(1) == 50 - (8 - 6)
    assert stage.s.cp[1] == 0
    assert {card.key: card.cost for card in COMMON} == {
        **{"transference": 2, "what-status-effects": 2, "vegas-baby": 0, "triple-up": 2},
        **{"get-that-outta-here": 1, "double-up": 1, "buh-bye": 2, "tip-it": 1},
        **{"getting-paid": 0, "not-this-time": 1, "twice-as-wild": 3, "try-try-again": 1},
        **{"so-wild": 2, "samesies": 1, "one-more-time": 1, "helping-hand": 1},
        **{"better-d": 0, "six-it": 1},
    }
    assert {card.conf for card in COMMON} == {"public"}


@proves("THR-AMB-82")
@pytest.mark.parametrize(
    "hero, token, cs, pl",
    [
        ("captain-marvel", "radiance", "Záře", "Promieniowanie"),
        ("scarlet-witch", "crackle", "Jiskření", "Pstryk"),
        ("thor", "electrokinesis", "Elektrokinéze", "Elektrokineza"),
        ("miles-morales", "webbed", "Pavučina", "Zasieciowanie"),
    ],
)
def test_tokens_named_without_a_hero_are_on_these_leaflets(
    hero: str, token: str, cs: str, pl: str
) -> None:
    holders = [key for key, it in HEROES.items() if token in [each.key for each in it.tokens]]
    assert holders == [hero]
    assert (book("dicethrone").name(token, "cs"), book("dicethrone").name(token, "pl")) == (cs, pl)


@proves("THR-AMB-83")
def test_black_widows_tokens_are_covert_ops_agility_and_time_bomb() -> None:
    tokens = [token for token in HEROES["black-widow"].tokens if token.base is token]
    assert [token.key for token in tokens] == ["covert-ops", "agility", "time-bomb"]
    stage = Stage("black-panther", "black-widow")
    assert stage.count(1, "covert-ops") == 3  # all there are, from the beginning


# --- Who acts when --------------------------------------------------------------------------------


def asked_in_turn(stage: Stage, n: int) -> list[int]:
    """The next so many players who have the say in the window that is open, all passing."""
    found = []
    for _ in range(n):
        found.append(stage.asked())
        assert stage.skip()
    return found


@proves("THR-AMB-71")
@pytest.mark.parametrize("start, order", [(A1, [0, 1, 3, 2]), (B2, [2, 0, 1, 3])])
def test_in_teams_players_act_in_order_of_play_and_not_clockwise(
    start: int, order: list[int]
) -> None:
    stage = Stage(*["black-panther"] * 4, mode=TWO_TEAMS, start=start)
    for seat in range(4):
        stage.hand(seat, "getting-paid")
    assert asked_in_turn(stage, 4) == order


@proves("THR-AMB-75")
def test_a_modifier_needs_an_own_attack_and_no_other_card() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").hand(0, "plus-2")
    stage.do("roll", "1 1 1 1 1")
    assert stage.refuses("play plus-2") == "THR-MOD-04"
    stage.do("announce hit-5").pass_window().do("play plus-2").finish_roll_phase()
    assert stage.health(1) == 50 - 7
    stage = Stage("black-widow", TRAINING_DUMMY).hand(1, "plus-2")
    stage.do("roll", "3 4 5 6 6", "announce baton-strike 1").until("defensive").until_asked(1)
    assert stage.refuses("play plus-2") == "THR-MOD-05"


@proves("THR-AMB-87")
@pytest.mark.parametrize("seat, harmed", [("seat 2", B1), ("seat 3", B2)])
def test_a_chosen_opponent_is_chosen_whatever_the_targeting_die_says(
    seat: str, harmed: int
) -> None:
    stage = Stage(TRAINING_DUMMY, *["black-panther"] * 3, mode=TWO_TEAMS)
    stage.do("roll", "1 1 1 1 1", "announce one-two", seat)  # 4 to the chosen, 6 to the target
    stage.do("1").until("defensive")  # 1 finds the left one
    assert stage.target() == B1
    assert [(int(e.seat), int(e.n)) for e in stage.told("damaged")] == [(harmed, 4)]


@proves("THR-AMB-99")
def test_a_bystander_acts_in_an_attack_between_two_others_but_does_not_modify_it() -> None:
    stage = Stage("black-panther", "black-widow", TRAINING_DUMMY, mode=TRIO)
    stage.hand(2, "tip-it", "so-wild", "not-this-time", "getting-paid", "plus-4").cp(2, 9)
    stage.do("roll", "1 1 1 2 4").until_asked(2)
    for card in ("tip-it", "so-wild", "getting-paid"):
        assert stage.refuses(f"play {card}") == ""
    stage.do("announce vibranium-claws 2", "seat 2").until("defensive").until_asked(2)
    assert stage.refuses("play plus-4") == "THR-MOD-05"
    stage.do("play not-this-time").finish_roll_phase()
    assert stage.health(1) == 35  # 5 prevented of 5, by somebody whom nobody attacks


# --- Tokens, combat points, cards -----------------------------------------------------------------


@proves("THR-AMB-91")
def test_a_token_of_a_defeated_hero_is_removed_and_can_be_had_again() -> None:
    stage = Stage("black-panther", "black-widow", TRAINING_DUMMY, mode=TRIO).tokens(0, agility=2)
    stage.life(35, 0, 35).s.bury()
    assert 1 not in stage.s.circle
    agility = stage.token("agility")
    stage.s.lose_token(0, agility, 2, None)
    assert stage.count(0, "agility") == 0
    for seat in (0, 2):  # more of them than any one player may hold
        stage.s.gain_token(seat, agility, 5, None)
        assert stage.count(seat, "agility") == agility.limit


SPLINTERS: Final = Hero(
    "splinters",
    complexity=1,
    faces=(STRAW,) * 6,
    abilities=(
        Ability("poke", OFFENCE, Level(Row(ANY_DICE, Deal(1)), conf="test")),
        Ability("duck", DEFENCE, Level(dice=1, does=(Prevent(1),), conf="test")),
    ),
    tokens=(Token("splinter", POSITIVE, 1),),
    cards=(Card("shrapnel", MAIN, 0, DealTo(7, CHOSEN), aim=(ChooseOpponent(),)),),
    common=COMMON,
)


@proves("THR-AMB-94")
def test_damage_of_a_main_phase_waits_for_one_window_and_is_then_applied() -> None:
    stage = Stage(SPLINTERS, "black-panther").tokens(1, vibranium_suit=1).hand(0, "shrapnel")
    stage.until("main-1").do("play shrapnel").pass_window()
    assert (stage.incoming(1), stage.health(1)) == (7, 50)
    stage.until_asked(1).do("spend vibranium-suit")
    assert stage.health(1) == 50  # everybody may still act
    while stage.health(1) == 50:
        assert stage.skip() and stage.phase() == "main-1"
    assert stage.health(1) == 50 - (7 - 3)


def pays(rule: Rule) -> bool:
    return any([isinstance(step, PayCp) or _inside(step.parts()) for step in rule.steps])


def _inside(rules: Sequence[Rule]) -> bool:
    return any([pays(rule) for rule in rules])


def cost_cp(hero: Hero) -> list[str]:
    """The abilities of the board that CP are paid for."""
    found: list[str] = []
    for ability in hero.abilities:
        for level in ability.levels:
            used: list[Any] = [use.rule for use in level.uses]
            if _inside([level.rule, *[row.rule for row in level.rows], *used]):
                found.append(ability.key)
    return list(dict.fromkeys(found))


@proves("THR-AMB-96")
def test_an_ability_may_cost_combat_points_and_none_of_panther_and_widow_does() -> None:
    assert cost_cp(HEROES["black-panther"]) == cost_cp(HEROES["black-widow"]) == []
    assert "tithe" in cost_cp(HEROES["paladin"])
    stage = Stage("paladin", "monk").cp(0, 3).until("main-1").do("use tithe 1 to draw")
    assert (stage.s.cp[0], len(stage.draw().cards(0))) == (0, 1)


def table(stage: Stage) -> list[Any]:
    """Everything of the table but cards."""
    s = stage.s
    return [list(s.health), list(s.cp), [list(board) for board in s.boards], list(s.circle)]


@proves("THR-AMB-10")
def test_a_draw_that_nobody_can_make_costs_nothing_at_all() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "triple-up").cp(0, 2).deck(0).piled(0)
    before = table(stage.cp(0, 0))
    stage.cp(0, 2).do("play triple-up")
    assert table(stage) == before
    assert (stage.cards(0), stage.pile(0)) == ([], ["triple-up"])
    assert (stage.phase(), stage.asked()) == ("upkeep", 0)
