"""What the words of abilities and cards mean: THR-ABIL, THR-TEXT."""

from __future__ import annotations

from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY
from tests.rules.proves import proves


def duel() -> Stage:
    return Stage("black-panther", "black-widow")


def widow() -> Stage:
    return Stage("black-widow", "black-panther")


def sparring() -> Stage:
    return Stage(SPARRING_PARTNER, "black-panther")


def triple_threat(extra: str) -> Stage:
    """Black Panther's level II, whose three extra dice show this."""
    stage = duel().level(0, "triple-threat", 2)
    return stage.do("roll", "1 2 4 5 6", "announce triple-threat", extra)


@proves("THR-ABIL-01")
def test_an_ability_that_was_only_announced_does_nothing() -> None:
    stage = widow().hand(1, "so-wild").cp(0, 0).cp(1, 2)
    stage.do("roll", "1 1 3 4 5", "announce widows-gauntlets")  # it would gain 1 CP
    stage.do("play so-wild", "die 3", "to 6").pass_window()
    stage.do("no-ability").finish_roll_phase()
    assert stage.s.cp[0] == 0
    assert stage.told("activated") == []
    assert stage.health(1) == 50


@proves("THR-ABIL-02")
def test_the_dice_of_an_ability_serve_all_its_lines() -> None:
    stage = triple_threat("2 6 6").finish_roll_phase()
    assert stage.health(1) == 43  # 6, and 1 for the Claw
    assert len(stage.s.hands[0]) == 1  # and the Panther's card


@proves("THR-TEXT-01")
def test_dice_rolled_earlier_do_not_count_for_a_new_roll() -> None:
    stage = sparring().do("roll", "1 2 3 1 2", "announce combo")  # five Fists, then 3 dice
    stage.do("4 4 6", "no-defence").finish_roll_phase()
    assert stage.health(1) == 45  # 5, and nothing for the Fists of the attack


@proves("THR-TEXT-02", "THR-AMB-78")
def test_on_a_symbol_pays_once() -> None:
    stage = triple_threat("4 5 5").pass_window()
    assert stage.count(0, "kinetic-energy") == 2


@proves("THR-AMB-78")
def test_on_two_symbols_pays_once_if_both_are_there() -> None:
    for roll, tokens in (("1 6 6 6", 1), ("1 2 3 6", 0)):
        stage = Stage("black-panther", "black-widow", start=1).level(1, "sabotage", 2).next_turn()
        stage.do("roll", "1 2 3 5 6", "announce vibranium-claws 1", "defend sabotage", roll)
        stage.finish_roll_phase()
        assert stage.count(0, "time-bomb") == tokens


@proves("THR-TEXT-03")
def test_so_much_for_each_symbol() -> None:
    stage = widow().do("roll", "3 3 4 1 6", "announce baton-strike 1")
    stage.do("defend bashengas-honor", "1 3 6").finish_roll_phase()
    assert stage.health(0) == 50 - 2  # Claws


@proves("THR-TEXT-04")
def test_then_is_a_pause_before_the_damage() -> None:
    stage = duel().hand(1, "getting-paid").do("roll", "1 2 3 4 5", "announce meteoric-punch 2")
    stage.pass_window()
    assert stage.count(0, "kinetic-energy") == 2
    assert stage.told("ledger-entry") == []
    assert stage.asked() == 0
    stage.do("play getting-paid", "pass")
    assert stage.told("ledger-entry") == []
    stage.pass_window()
    assert [event.n for event in stage.told("ledger-entry")] == [8]


@proves("THR-TEXT-05")
def test_what_follows_then_waits_for_all_that_came_before() -> None:
    stage = duel().tokens(0, kinetic_energy=7).cp(0, 0)
    stage.do("roll", "1 2 3 4 6", "announce meteoric-punch 1").until("defensive")
    assert stage.health(1) == 45  # 5 of the burst: the eighth token came first
    assert stage.s.cp[0] == 2
    assert len(stage.s.hands[0]) == 2
    assert stage.count(0, "kinetic-energy") == 0
    told = [(event.word.key, event.n) for event in stage.log]
    assert told.index(("damaged", 5)) < told.index(("ledger-entry", 6))
    stage.do("no-defence").finish_roll_phase()
    assert stage.health(1) == 39
    reckless = Stage("barbarian", "moon-elf").life(40, 50).do("roll", "1 2 3 4 5")
    reckless.do("announce reckless").finish_roll_phase()
    assert [(event.seat, event.n) for event in reckless.told("damaged")] == [(1, 15), (0, 4)]


@proves("THR-TEXT-06")
def test_of_two_things_with_or_only_one_is_done() -> None:
    stage = sparring().cp(0, 2).cp(1, 2).do("roll", "6 6 6 6 1", "announce dilemma")
    stage.do("the-theft").finish_roll_phase()
    assert stage.s.cp == [3, 1]
    assert stage.count(1, "spark") == 0
    other = sparring().cp(0, 2).cp(1, 2).do("roll", "6 6 6 6 1", "announce dilemma")
    other.do("the-spark").finish_roll_phase()
    assert other.s.cp == [2, 2]
    assert other.count(1, "spark") == 1


@proves("THR-TEXT-07")
def test_what_is_stolen_moves_from_one_player_to_the_other() -> None:
    stage = sparring().cp(0, 3).cp(1, 4).do("roll", "4 4 5 1 2", "announce pockets 1")
    stage.finish_roll_phase()
    assert stage.s.cp == [4, 3]


@proves("THR-TEXT-08")
def test_stolen_health_moves_both_counters() -> None:
    stage = sparring().life(20, 30).do("roll", "4 4 5 5 5", "announce pockets 3")
    stage.finish_roll_phase()
    assert stage.s.health == [23, 27]
    assert stage.told("damaged") == []


@proves("THR-TEXT-09")
def test_no_more_is_stolen_than_there_is() -> None:
    for has, taken in ((1, 1), (4, 3)):
        stage = sparring().cp(0, 0).cp(1, has).do("roll", "4 4 5 5 2", "announce pockets 2")
        stage.finish_roll_phase()
        assert stage.s.cp == [taken, has - taken]


@proves("THR-TEXT-10")
def test_what_is_additional_comes_after_what_is_written_before() -> None:
    stage = sparring().do("roll", "1 2 3 4 6", "announce footwork 1")
    stage.log.clear()
    stage.pass_window().draw()
    told = [event.word.key for event in stage.log]
    assert told == ["activated", "cp-changed", "drew"]


@proves("THR-TEXT-11")
def test_a_gained_status_lies_on_the_own_board() -> None:
    stage = duel().do("roll", "1 2 3 4 6", "announce meteoric-punch 1").pass_window()
    assert stage.s.boards[0] == [stage.token("kinetic-energy")]
    assert stage.count(1, "kinetic-energy") == 0


@proves("THR-TEXT-12")
def test_an_inflicted_status_lies_on_the_opponents_board() -> None:
    stage = widow().tokens(0, covert_ops=0).do("roll", "1 2 3 4 6", "announce hacked")
    stage.until("defensive")
    assert stage.s.boards[1] == [stage.token("time-bomb")]
    assert stage.s.boards[0] == []


@proves("THR-TEXT-09", "THR-TEXT-08")
def test_no_more_health_is_stolen_than_there_is() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").life(40, 3)
    stage.do("roll", "1 1 1 1 1", "announce leech").finish_roll_phase()  # 5
    assert stage.s.health == [43, 0]
    assert [event.n for event in stage.told("healed")] == [3]


@proves("THR-TEXT-13")
def test_spending_a_status_leaves_combat_points_alone() -> None:
    stage = duel().tokens(1, agility=1).cp(1, 4)
    stage.do("roll", "1 2 3 5 6", "announce vibranium-claws 1").until("defensive")
    stage.until_asked(1).do("spend agility", "1").finish_roll_phase()
    assert (stage.count(1, "agility"), stage.s.cp[1]) == (0, 4)
    assert not [event for event in stage.told("cp-changed") if event.seat == 1]


@proves("THR-TEXT-13")
def test_spending_a_status_costs_no_combat_points() -> None:
    stage = duel().tokens(1, agility=1).cp(1, 0).hand(1, "assemble")
    stage.do("roll", "1 2 3 5 6", "announce vibranium-claws 1").until("defensive").do("pass")
    assert stage.refuses("spend agility") == ""
    stage.do("spend agility", "pass", "1")
    assert stage.count(1, "agility") == 0
    assert stage.s.cp[1] == 0
    assert stage.finish_roll_phase().health(1) == 49  # 3, of which half is 2
    stage.next_turn().cp(1, 1).do("play assemble")
    assert stage.count(1, "agility") == 2
