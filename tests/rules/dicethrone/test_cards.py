"""Main phases, hands, selling and action cards: THR-MAIN, -CARD, -ACT, -MPA, -RPA."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.cards import COMMON
from kostka.games.dicethrone.content import HEROES
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves

NINE = (
    *("transference", "what-status-effects", "vegas-baby", "triple-up", "double-up"),
    *("buh-bye", "tip-it", "so-wild", "six-it"),
)


def duel(start: int = 0) -> Stage:
    return Stage("black-panther", "black-widow", start=start)


def main_phase(*hand: str, cp: int) -> Stage:
    return duel().hand(0, *hand).cp(0, cp).until("main-1")


def events(stage: Stage) -> list[str]:
    return [event.word.key for event in stage.log]


# --- Main phases ----------------------------------------------------------------------------------


@proves("THR-MAIN-01")
def test_selling_and_upgrading_in_any_order() -> None:
    stage = main_phase("meteoric-punch-2", "so-wild", cp=1)
    assert stage.refuses("play meteoric-punch-2") == "THR-CP-03"
    stage.do("sell so-wild", "play meteoric-punch-2").pass_window()
    assert stage.s.cp[0] == 0
    assert [card.key for card in stage.s.upgrades[0]] == ["meteoric-punch-2"]
    assert stage.phase() == "main-1"


@proves("THR-MAIN-02")
def test_a_sold_card_gives_1_combat_point_and_lies_on_the_discard_pile() -> None:
    stage = main_phase(*NINE[:5], cp=2)
    stage.piled(0, "six-it").do("sell vegas-baby")
    assert len(stage.s.hands[0]) == 4
    assert stage.s.cp[0] == 3
    assert stage.pile(0) == ["six-it", "vegas-baby"]


@proves("THR-MAIN-03")
def test_every_card_sells_for_1_combat_point() -> None:
    stage = Stage(SPARRING_PARTNER, "black-widow").hand(0, "steep-3", "tinder").cp(0, 0)
    assert [card.cost for card in stage.s.hands[0]] == [5, 0]
    stage.until("main-1").do("sell steep-3")
    assert stage.s.cp[0] == 1
    stage.do("sell tinder")
    assert stage.s.cp[0] == 2


@proves("THR-MAIN-04")
def test_a_main_phase_card_is_paid_carried_out_and_then_discarded() -> None:
    stage = main_phase("royal-guard", cp=4)
    stage.log.clear()
    stage.do("play royal-guard")
    assert stage.s.cp[0] == 2
    assert stage.count(0, "kinetic-energy") == 0
    stage.pass_window()  # nobody interrupts
    assert stage.s.at_chance()  # a card is drawn
    assert stage.pile(0) == []
    stage.draw()
    assert stage.count(0, "kinetic-energy") == 3
    assert stage.pile(0) == ["royal-guard"]
    assert events(stage) == ["card-played", "cp-changed", "drew", "token-gained"]


@proves("THR-MAIN-05")
def test_an_upgrade_is_paid_and_laid_on_its_space() -> None:
    stage = main_phase("meteoric-punch-2", cp=3).do("play meteoric-punch-2").pass_window()
    assert stage.s.cp[0] == 1
    ability = stage.card(0, "meteoric-punch-2").upgrades
    assert ability is not None
    assert ability.key == "meteoric-punch"
    assert stage.s.levels[0][ability.place] == 2
    assert sum(stage.s.levels[0]) == len(stage.s.levels[0]) + 1  # no other space changed


@proves("THR-MAIN-06")
def test_the_second_main_phase_allows_the_same() -> None:
    stage = duel().hand(0, "meteoric-punch-2", "royal-guard", "so-wild").cp(0, 4).until("main-2")
    assert stage.moves() == [
        *("pass", "play meteoric-punch-2", "play royal-guard"),
        *("sell meteoric-punch-2", "sell royal-guard", "sell so-wild"),
    ]
    stage.do("play meteoric-punch-2").pass_window()
    assert stage.s.upgraded(0) == 1


@proves("THR-MAIN-07")
def test_anybody_may_play_instants_and_spend_tokens_in_a_main_phase() -> None:
    stage = Stage("black-panther", SPARRING_PARTNER).hand(1, "getting-paid").cp(1, 0)
    stage.tokens(1, spark=1).until("main-1").do("pass")
    assert stage.asked() == 1
    assert stage.moves() == ["pass", "play getting-paid", "spend spark"]
    stage.do("play getting-paid", "pass", "spend spark", "pass")
    assert stage.s.cp[1] == 3
    assert stage.phase() == "main-1"


@proves("THR-AMB-07")
def test_a_card_may_be_sold_at_15_combat_points() -> None:
    stage = main_phase("so-wild", "six-it", cp=15).do("sell so-wild")
    assert stage.s.cp[0] == 15
    assert stage.pile(0) == ["so-wild"]


# --- Cards ----------------------------------------------------------------------------------------


@proves("THR-CARD-01")
def test_every_card_is_an_upgrade_or_an_action_card() -> None:
    for hero in HEROES.values():
        for card in hero.deck:
            assert card.kind.key in ("upgrade", "main", "roll", "instant")
            assert (card.kind.key == "upgrade") == (card.upgrades is not None)
            assert (card.kind.key == "upgrade") != bool(card.does)


@proves("THR-CARD-02")
def test_the_printed_cost_is_paid() -> None:
    stage = duel().hand(0, "twice-as-wild").cp(0, 3).do("roll", "1 1 4 5 6", "play twice-as-wild")
    assert stage.card(0, "twice-as-wild").cost == 3
    assert stage.s.cp[0] == 0


@proves("THR-CARD-03")
def test_a_main_phase_card_is_refused_in_a_roll_phase() -> None:
    stage = duel().hand(0, "royal-guard").cp(0, 5).do("roll", "1 1 4 5 6")
    assert stage.phase() == "offensive"
    assert stage.refuses("play royal-guard") == "THR-CARD-03"
    assert stage.moves() == ["pass"]


@proves("THR-CARD-04")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    stage = duel().deck(0).piled(0, *NINE)
    stage.do("roll", "1 2 4 5 6", "announce triple-threat", "1 6").pass_window()
    assert stage.s.at_chance()
    stage.draw()
    assert len(stage.s.decks[0]) == 8
    assert stage.pile(0) == []
    assert len(stage.s.hands[0]) == 1
    assert len(stage.told("reshuffled")) == 1


@proves("THR-AMB-10")
def test_nothing_is_drawn_when_deck_and_discard_pile_are_empty() -> None:
    stage = duel().hand(0, "triple-up").deck(0, "six-it").piled(0)
    stage.do("play triple-up", "six-it")
    assert stage.cards(0) == ["six-it"]  # the second and third card are skipped
    assert stage.pile(0) == ["triple-up"]
    assert not stage.s.over()
    assert stage.asked() == 0


@proves("THR-AMB-11")
def test_the_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    stage = duel().hand(0, "triple-up").deck(0, "six-it").piled(0, "so-wild", "buh-bye")
    stage.do("play triple-up", "six-it")
    assert stage.pile(0) == []
    assert stage.moves() == ["buh-bye", "so-wild"]
    stage.draw()
    assert sorted(stage.cards(0)) == ["buh-bye", "six-it", "so-wild"]


@proves("THR-AMB-11")
def test_looking_at_the_deck_never_shuffles() -> None:
    stage = Stage("black-widow", "black-panther").hand(0, "cunning").cp(0, 2).until("main-1")
    stage.deck(0, "six-it", "grapple-2", "so-wild").piled(0, "buh-bye", "tip-it")
    stage.do("play cunning").pass_window()
    stage.draw()
    assert stage.cards(0) == ["grapple-2"]
    assert stage.pile(0) == ["buh-bye", "tip-it"]
    assert stage.told("reshuffled") == []
    assert [event.n for event in stage.told("looked")] == [3]
    assert sorted(stage.moves()) == ["under six-it", "under so-wild"]
    more = Stage("black-widow", "black-panther").hand(0, "cunning").cp(0, 2).until("main-1")
    more.deck(0, "six-it", "grapple-2", "so-wild", "tip-it", "buh-bye", "samesies")
    more.do("play cunning").pass_window()
    more.draw()
    assert [event.n for event in more.told("looked")] == [5]
    assert len(more.s.decks[0]) == 6 - 5  # the sixth stays unseen


@proves("THR-CARD-05")
def test_only_the_end_of_the_discard_phase_limits_the_hand() -> None:
    stage = duel().hand(0, *NINE).cp(0, 0).until("main-2")
    assert len(stage.s.hands[0]) == 9
    assert stage.offered("play vegas-baby")
    stage.pass_window()
    assert stage.phase() == "discard"
    assert len(stage.s.hands[0]) == 9
    stage.pass_window()
    for card in NINE[:3]:
        assert stage.s.active() == 0
        assert not stage.offered("pass")
        stage.do(f"sell {card}")
    assert len(stage.s.hands[0]) == 6
    assert stage.s.active() == 1


@proves("THR-AMB-08")
def test_with_6_cards_nothing_is_sold_in_the_discard_phase() -> None:
    stage = duel().hand(0, *NINE[:6]).cp(0, 0).until("discard")
    with pytest.raises(LookupError):
        stage.s.read("sell so-wild")
    stage.pass_window()
    assert stage.s.active() == 1
    assert len(stage.s.hands[0]) == 6


@proves("THR-AMB-09")
def test_instants_in_the_discard_phase_come_before_the_limit() -> None:
    stage = duel().hand(0, *NINE[:6]).cp(0, 1).until("discard")
    stage.do("play double-up").draw()
    assert len(stage.s.hands[0]) == 7
    stage.pass_window()
    assert stage.asked() == 0
    assert all(move.startswith("sell ") for move in stage.moves())
    assert len(stage.moves()) == 7
    stage.do("sell triple-up")
    assert stage.s.active() == 1


# --- Action cards ---------------------------------------------------------------------------------


@proves("THR-ACT-01")
def test_an_action_card_works_once_and_is_discarded() -> None:
    stage = duel().hand(0, "getting-paid").cp(0, 0).do("play getting-paid")
    assert stage.s.cp[0] == 2
    assert stage.pile(0) == ["getting-paid"]
    assert stage.cards(0) == []
    assert stage.s.upgrades[0] == []
    assert stage.moves() == ["pass"]


@proves("THR-ACT-02")
def test_a_card_that_makes_the_deck_anew_is_not_part_of_it() -> None:
    for pile, drawn in ((["six-it"], 1), (["so-wild", "six-it"], 2)):
        stage = duel().hand(0, "double-up").cp(0, 1).deck(0).piled(0, *pile)
        stage.do("play double-up")
        assert stage.moves() == pile
        stage.draw()
        assert len(stage.s.hands[0]) == drawn
        assert stage.cards(0) == pile
        assert stage.pile(0) == ["double-up"]


@proves("THR-INST-01", "THR-MPA-01", "THR-RPA-01")
def test_every_common_card_carries_the_kind_that_its_border_shows() -> None:
    kinds = [card.kind.key for card in COMMON]
    assert (kinds.count("main"), kinds.count("instant"), kinds.count("roll")) == (4, 5, 9)
    known = {card.key: card.kind.key for card in COMMON}
    assert known["buh-bye"] == "instant"
    assert known["what-status-effects"] == "main"
    assert known["samesies"] == "roll"


@proves("THR-MPA-02")
def test_a_main_phase_card_is_refused_in_the_opponents_main_phase() -> None:
    stage = duel(start=1).hand(0, "what-status-effects").cp(0, 5).tokens(1, agility=1)
    stage.until("main-2").do("pass")
    assert stage.asked() == 0
    assert stage.refuses("play what-status-effects") == "THR-MPA-02"


@proves("THR-MPA-03", "THR-TIME-06")
def test_a_token_may_be_spent_before_a_main_phase_card_removes_it() -> None:
    stage = Stage("black-panther", SPARRING_PARTNER).hand(0, "what-status-effects").cp(0, 2)
    stage.tokens(1, spark=3).cp(1, 0).until("main-1")
    stage.do("play what-status-effects", "pass", "spend spark", "pass")
    assert stage.s.cp[1] == 1
    assert stage.count(1, "spark") == 2
    stage.pass_window()
    assert stage.count(1, "spark") == 0
    assert len(stage.told("token-lost")) == 2
    assert stage.s.cp[1] == 1


@proves("THR-RPA-02")
def test_a_roll_phase_card_is_refused_in_a_main_phase() -> None:
    stage = main_phase("samesies", cp=5)
    assert stage.refuses("play samesies") == "THR-RPA-02"


@proves("THR-RPA-03")
def test_the_opponent_may_change_a_die_with_a_roll_phase_card() -> None:
    stage = duel().hand(1, "so-wild").cp(1, 2).do("roll", "1 1 4 5 6")
    stage.do("play so-wild", "die 6", "to 4").pass_window()
    assert stage.s.cp[1] == 0
    assert stage.offered("announce heart-shaped-herb")  # 1 1 4 4 5


@proves("THR-RPA-04")
def test_a_roll_phase_card_waits_until_another_one_is_done() -> None:
    stage = duel().hand(0, "so-wild").hand(1, "helping-hand").cp(0, 2).cp(1, 1)
    stage.do("roll", "1 1 4 5 6", "play so-wild")
    assert stage.asked() == 0
    assert stage.moves() == ["die 1", "die 4", "die 5", "die 6"]
    stage.do("die 6")
    assert stage.asked() == 0
    stage.do("to 4")
    assert stage.pile(0) == ["so-wild"]
    stage.do("pass")
    assert stage.asked() == 1
    assert stage.moves() == ["pass", "play helping-hand"]


@proves("THR-AMB-72")
def test_a_card_whose_token_was_spent_may_pick_another_one() -> None:
    stage = Stage("black-panther", SPARRING_PARTNER).hand(0, "get-that-outta-here").cp(0, 1)
    stage.tokens(1, spark=1).tokens(0, kinetic_energy=1, vibranium_suit=1).until("main-1")
    stage.do("play get-that-outta-here", "seat 2", "pass", "spend spark", "pass")
    stage.pass_window()
    assert stage.asked() == 0
    stage.do("token vibranium-suit")
    assert stage.s.boards[0] == [stage.token("kinetic-energy")]
    assert stage.s.cp[0] == 0


@proves("THR-AMB-72")
def test_a_card_whose_only_token_was_spent_has_no_effect_and_stays_spent() -> None:
    stage = Stage("black-panther", SPARRING_PARTNER).hand(0, "get-that-outta-here").cp(0, 1)
    stage.tokens(1, spark=1).until("main-1")
    stage.do("play get-that-outta-here", "pass", "spend spark", "pass").pass_window()
    assert stage.phase() == "main-1"
    assert stage.s.cp[0] == 0
    assert stage.pile(0) == ["get-that-outta-here"]
    assert stage.told("token-lost") == []


@proves("THR-AMB-88")
def test_a_card_needs_something_to_act_on() -> None:
    stage = main_phase("get-that-outta-here", "transference", "tip-it", "double-up", cp=9)
    for card in ("get-that-outta-here", "transference", "tip-it"):
        assert stage.refuses(f"play {card}") == "THR-AMB-88"
    assert stage.refuses("play double-up") == ""
    stage.tokens(0, vibranium_suit=1)  # may be removed, but not moved
    assert stage.refuses("play get-that-outta-here") == ""
    assert stage.refuses("play transference") == "THR-AMB-88"


@proves("THR-AMB-88")
def test_without_incoming_damage_there_is_nothing_to_prevent() -> None:
    stage = duel().hand(1, "not-this-time").cp(1, 1)
    stage.do("roll", "1 2 3 5 6", "pass")
    assert stage.asked() == 1
    assert stage.refuses("play not-this-time") == "THR-AMB-88"
    stage.do("announce vibranium-claws 1").until("defensive").do("pass")
    assert stage.refuses("play not-this-time") == ""
