"""Timing: whose instant goes first, what may be interrupted, and how the game goes on."""

from __future__ import annotations

from kostka.kernel.step import CHANCE
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY, TRIO
from tests.rules.proves import proves


def resolved(stage: Stage) -> list[tuple[int, str]]:
    """Whose action took effect, in order: combat points gained and cards drawn by cards."""
    return [
        (int(event.seat), event.source.key)
        for event in stage.log
        if event.word.key in ("cp-changed", "drew") and event.source is not None and event.n > 0
    ]


def attacked(row: str = "hit-6") -> Stage:
    stage = Stage(TRAINING_DUMMY, "black-widow").tokens(1, agility=1)
    return stage.do("roll", "1 1 1 1 1", f"announce {row}").until("defensive")


@proves("THR-TIME-01", "THR-AMB-43")
def test_the_active_player_goes_first_although_the_other_declared_first() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "double-up").hand(1, "getting-paid")
    stage.do("pass", "play getting-paid")
    assert stage.asked() == 0
    stage.do("play double-up").until_asked(0)
    played = [(int(event.seat), event.it.key) for event in stage.told("card-played")]
    assert played == [(1, "getting-paid"), (0, "double-up")]
    stage.pass_window()
    assert resolved(stage) == [(0, "double-up"), (0, "double-up"), (1, "getting-paid")]


@proves("THR-TIME-02")
def test_spending_a_token_is_an_instant_action() -> None:
    stage = attacked().hand(0, "getting-paid").do("spend agility", "play getting-paid")
    assert resolved(stage) == [(0, "getting-paid")]
    assert stage.count(1, "agility") == 1  # declared, and not yet spent
    stage.until_asked(CHANCE)
    assert stage.count(1, "agility") == 0


@proves("THR-TIME-03")
def test_the_active_player_removes_a_token_before_it_is_spent() -> None:
    stage = attacked().hand(0, "buh-bye").cp(0, 2).do("spend agility", "play buh-bye")
    assert stage.count(1, "agility") == 0
    stage.finish_roll_phase()
    assert len(stage.told("dice-rolled")) == 1  # only the attack's
    assert stage.health(1) == 44


@proves("THR-TIME-04", "THR-AMB-72")
def test_the_active_player_spends_a_token_before_it_is_removed() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").tokens(0, crackle=1).hand(1, "buh-bye").cp(1, 2)
    stage.do("pass", "play buh-bye", "spend crackle").draw().pass_window()
    assert resolved(stage) == [(0, "spend crackle")]  # a card
    assert stage.count(0, "crackle") == 0
    assert not stage.told("token-lost")
    assert (stage.s.cp[1], stage.pile(1)) == (0, ["buh-bye"])


@proves("THR-TIME-05")
def test_the_active_player_comes_first_however_many_instants_there_are() -> None:
    stage = Stage("black-panther", "black-widow").cp(0, 3).hand(1, "getting-paid")
    stage.hand(0, "getting-paid", "vibranium-weave", "double-up")
    stage.do("pass", "play getting-paid")
    stage.do("play getting-paid", "play vibranium-weave", "play double-up").until("main-1")
    assert resolved(stage) == [
        *((0, "getting-paid"), (0, "double-up"), (0, "double-up"), (1, "getting-paid"))
    ]
    assert stage.count(0, "vibranium-suit") == 1


@proves("THR-TIME-06")
def test_a_main_phase_card_waits_for_instants_and_tokens() -> None:
    stage = Stage("black-panther", TRAINING_DUMMY).hand(0, "royal-guard").cp(0, 2)
    stage.hand(1, "getting-paid").tokens(1, crackle=1)
    stage.until("main-1").do("play royal-guard").until_asked(1)
    assert stage.count(0, "kinetic-energy") == 0
    assert stage.refuses("play getting-paid") == ""
    assert stage.refuses("spend crackle") == ""


@proves("THR-TIME-07")
def test_tokens_may_be_spent_before_a_card_removes_them() -> None:
    stage = Stage("black-panther", TRAINING_DUMMY).hand(0, "what-status-effects").cp(0, 2)
    stage.tokens(1, charge=3).until("main-1").do("play what-status-effects", "spend charge")
    stage.until("offensive")
    assert len(stage.cards(1)) == 1
    assert stage.s.boards[1] == []
    assert not stage.told("token-lost")  # nothing was left to remove


@proves("THR-TIME-08")
def test_simultaneous_actions_are_resolved_in_order_of_play() -> None:
    stage = Stage("black-panther", "black-widow", TRAINING_DUMMY, mode=TRIO)
    for seat in (0, 1, 2):
        stage.hand(seat, "getting-paid")
    stage.do("pass", "pass", "play getting-paid")
    assert stage.asked() == 0
    stage.do("pass", "play getting-paid")
    assert stage.asked() == 0
    stage.do("play getting-paid").until("main-1")
    declared = [event.seat for event in stage.told("card-played")]
    assert declared == [2, 1, 0]
    assert [seat for seat, _ in resolved(stage)] == [0, 1, 2]


@proves("THR-TIME-09")
def test_after_all_interruptions_the_game_goes_on_where_it_was() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "royal-guard").cp(0, 2)
    stage.hand(1, "getting-paid", "double-up").cp(1, 1).until("main-1")
    stage.do("play royal-guard", "play getting-paid", "play double-up")
    stage.do("pass", "pass", "pass").draw()
    assert resolved(stage) == [
        *((1, "getting-paid"), (1, "double-up"), (1, "double-up"), (0, "royal-guard"))
    ]
    assert (stage.phase(), stage.asked()) == ("main-1", 0)
    assert stage.count(0, "kinetic-energy") == 3


# --- Rulings --------------------------------------------------------------------------------------


@proves("THR-AMB-42")
def test_a_roll_phase_card_is_not_interrupted() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "willpower").cp(0, 1)
    stage.hand(1, "getting-paid", "tip-it").cp(1, 1)
    stage.do("roll", "1 1 1 4 5", "announce vibranium-claws 1").until("defensive")
    stage.do("play willpower")
    assert stage.asked() == CHANCE
    stage.do("1 1 1 1 1").until_asked(1)
    assert stage.incoming(1) == 8  # it is done before anybody is asked
    assert stage.refuses("play tip-it") == "THR-AMB-88"


@proves("THR-AMB-42")
def test_an_ability_is_interrupted_at_then() -> None:
    stage = Stage("black-panther", "black-widow").hand(1, "getting-paid")
    stage.do("roll", "1 2 3 4 6", "announce meteoric-punch 1").pass_window().until_asked(1)
    assert stage.count(0, "kinetic-energy") == 1 and not stage.told("ledger-entry")
    assert stage.refuses("play getting-paid") == ""


@proves("THR-AMB-43")
def test_nobody_waits_for_the_opponent_when_the_active_player_plays_an_instant() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "getting-paid").hand(1, "getting-paid")
    stage.do("play getting-paid")
    assert resolved(stage) == [(0, "getting-paid")]


@proves("THR-AMB-84")
def test_the_extra_dice_of_an_ability_may_be_altered() -> None:
    stage = Stage("black-panther", "black-widow").hand(1, "so-wild").cp(1, 2)
    stage.do("roll", "1 1 4 4 6", "announce triple-threat", "1 2")
    stage.do("play so-wild", "die 1", "to 4").finish_roll_phase()
    assert stage.health(1) == 42  # 6, one Claw instead of two, and 1 for two Kinetic Energy
    assert stage.count(0, "kinetic-energy") == 2


@proves("THR-AMB-84")
def test_the_die_of_a_time_bomb_may_be_altered_by_an_instant() -> None:
    stage = Stage("black-panther", "black-widow").tokens(1, time_bomb_late=1).next_turn()
    stage.hand(1, "tip-it", "so-wild").cp(1, 5)
    stage.do("5")
    assert stage.asked() == 1
    assert stage.refuses("play so-wild") == "THR-RPA-02"  # no roll phase
    stage.do("play tip-it", "to 6").until("income")
    assert (stage.health(1), stage.count(1, "time-bomb")) == (50, 0)


@proves("THR-AMB-85")
def test_what_follows_deal_damage_then_waits_until_the_damage_is_applied() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow")
    stage.do("roll", "1 1 1 1 1", "announce aftermath").until("defensive")
    assert (stage.incoming(1), stage.count(0, "crackle")) == (4, 0)
    stage.finish_roll_phase()
    assert (stage.health(1), stage.count(0, "crackle")) == (46, 1)
    words = [event.word.key for event in stage.log]
    assert words.index("damaged") < len(words) - words[::-1].index("token-gained") - 1


@proves("THR-AMB-86")
def test_triggers_of_the_active_player_come_first() -> None:
    for active in (0, 1):
        stage = Stage(TRAINING_DUMMY, "black-panther", start=active)
        row = "vibranium-claws 1" if active else "hit-6"
        defence = ("defend parry", "1") if active else ("defend bashengas-honor", "1 1 1")
        stage.do("roll", "1 1 1 4 4", f"announce {row}", *defence).pass_window()
        stage.owe(active, 1).finish_roll_phase()
        assert [event.seat for event in stage.told("token-gained")] == [active, 1 - active]


@proves("THR-AMB-86")
def test_each_owner_orders_their_own_triggers() -> None:
    stage = Stage("black-panther", "black-widow").level(0, "energy-absorption", 2)
    stage.do("roll", "1 1 1 4 4", "announce vibranium-claws 1", "defend sabotage", "3 3 6")
    stage.do("pass", "pass", "pass", "pass")
    assert stage.asked() == 0
    assert stage.moves() == [
        "first energy-absorption 2 passive 1 energy-absorption",
        "first energy-absorption 2 passive 2 energy-absorption",
    ]
    stage.s.choose(1)
    assert stage.count(0, "kinetic-energy") == 2
