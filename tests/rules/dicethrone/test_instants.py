"""Instant actions and the windows in which they are taken: THR-INST, THR-AMB-15."""

from __future__ import annotations

from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves


def duel(start: int = 0) -> Stage:
    return Stage("black-panther", "black-widow", start=start)


def entries(stage: Stage) -> list[str]:
    return [event.it.key for event in stage.told("ledger-entry")]


@proves("THR-INST-02")
def test_an_instant_may_be_played_in_every_phase_of_anybodys_turn() -> None:
    for phase in ("upkeep", "main-1", "defensive", "main-2", "discard"):
        stage = duel().hand(1, "getting-paid")
        if phase == "defensive":
            stage.do("roll", "1 2 3 5 6", "announce vibranium-claws 1")
        stage.until(phase).do("pass")
        assert stage.asked() == 1
        assert stage.refuses("play getting-paid") == ""
        stage.do("play getting-paid", "pass")
        assert stage.s.cp[1] == 4
        assert stage.phase() == phase


@proves("THR-INST-03")
def test_an_instant_waits_until_a_spent_token_has_been_resolved() -> None:
    stage = duel().hand(0, "getting-paid").tokens(1, agility=1)
    stage.do("roll", "1 2 3 5 6", "announce vibranium-claws 1").until("defensive")
    stage.do("spend agility", "pass")  # the active player could go first and does not
    assert stage.s.at_chance()
    stage.do("2")
    assert entries(stage) == ["dealt", "halved"]
    assert stage.asked() == 0  # only now
    assert stage.offered("play getting-paid")


@proves("THR-INST-03")
def test_an_instant_waits_until_a_roll_phase_card_has_been_resolved() -> None:
    stage = duel().hand(0, "getting-paid").hand(1, "recoil")
    stage.do("roll", "1 2 3 5 6", "announce vibranium-claws 1").until("defensive")
    stage.do("play recoil")
    assert stage.s.at_chance()
    stage.do("1 6")
    assert entries(stage) == ["dealt", "halved"]
    assert stage.s.cp[1] == 3
    assert stage.asked() == 0
    assert stage.offered("play getting-paid")


@proves("THR-INST-04")
def test_an_interrupted_card_is_completed_afterwards() -> None:
    stage = Stage(SPARRING_PARTNER, "black-widow").hand(0, "second-wind").hand(1, "getting-paid")
    stage.until("main-1").do("play second-wind", "pass", "play getting-paid", "pass")
    assert stage.s.cp[1] == 4
    assert stage.cards(0) == []
    stage.pass_window().draw()
    assert len(stage.s.hands[0]) == 2
    assert stage.pile(0) == ["second-wind"]


@proves("THR-INST-05")
def test_nobody_gets_a_window_while_an_instant_is_resolved() -> None:
    stage = Stage("black-panther", SPARRING_PARTNER).hand(0, "double-up").hand(1, "tinder")
    stage.tokens(1, spark=1).cp(0, 1).do("play double-up")
    for _ in range(2):
        assert stage.s.at_chance()  # the cards are drawn
        stage.s.choose(stage.s.options()[0])
    assert stage.pile(0) == ["double-up"]
    stage.do("pass")
    assert stage.asked() == 1
    assert stage.moves() == ["pass", "play tinder", "spend spark"]


@proves("THR-AMB-15")
def test_a_window_asks_the_active_player_first_and_closes_when_all_pass_in_a_row() -> None:
    stage = duel(start=1).hand(0, "getting-paid").hand(1, "double-up").cp(1, 1).until("main-1")
    assert stage.asked() == 1
    stage.do("pass")
    assert stage.asked() == 0
    stage.do("play getting-paid")
    assert stage.asked() == 1  # ahead of it in priority
    stage.do("pass")
    assert stage.s.cp[0] == 4
    assert stage.asked() == 1  # any action reopens the round
    stage.do("play double-up").draw()
    assert stage.asked() == 1
    stage.do("pass", "pass")
    assert stage.phase() == "offensive"  # closed for good


@proves("THR-INST-03", "THR-TIME-05")
def test_whoever_is_ahead_of_an_instant_is_offered_instants_and_no_roll_cards() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "so-wild", "tip-it").cp(0, 5)
    stage.hand(1, "tip-it").cp(1, 1).do("roll", "1 1 2 4 6").until_asked(1)
    stage.do("play tip-it")
    assert stage.asked() == 0  # before it takes effect
    assert stage.moves() == ["pass", "play tip-it"]
    assert stage.refuses("play so-wild") == "THR-INST-03"
