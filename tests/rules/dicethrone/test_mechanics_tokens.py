"""Tokens that act by themselves, stun, hide, save; and roll phases that end, repeat or go on."""

from __future__ import annotations

from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import QUARTET, TRAINING_DUMMY
from tests.rules.dicethrone.trials import APPRENTICE, TRIAL_SHELF
from tests.rules.proves import proves


def stage() -> Stage:
    return Stage(APPRENTICE, TRAINING_DUMMY)


def attacked() -> Stage:
    """The dummy attacks the apprentice."""
    return Stage(TRAINING_DUMMY, APPRENTICE)


def activate(called: str, stage: Stage, dice: str = "1 2 3 4 5") -> Stage:
    return stage.do("roll", dice, f"announce {called}")


def reload(stage: Stage) -> Stage:
    text = TRIAL_SHELF.save(stage.s)
    log = stage.s.log
    stage.s = TRIAL_SHELF.load(text)
    stage.s.log = log
    assert TRIAL_SHELF.save(stage.s) == text
    return stage


def until_over(stage: Stage) -> Stage:
    """The attack is undefended and its damage dealt."""
    stage.do("no-defence")
    phase = stage.s.roll_phase()
    assert phase is not None
    while not phase.dealt:
        assert stage.skip()
    return stage


# --- Moments --------------------------------------------------------------------------------------


def test_a_token_asks_when_the_roll_phase_begins() -> None:
    begun = stage().tokens(0, cramp=1).cp(0, 2).until("offensive")
    assert begun.moves() == ["get-up", "stay-down"]
    reload(begun).do("get-up")
    assert begun.s.cp[0] == 0
    assert begun.count(0, "cramp") == 0
    assert begun.offered("roll")


def test_a_roll_phase_can_be_skipped() -> None:
    begun = stage().tokens(0, cramp=1, roots=1).cp(0, 2).until("offensive").do("stay-down")
    assert begun.phase() == "main-2"
    assert begun.count(0, "cramp") == 0
    assert begun.count(0, "roots") == 0


def test_who_cannot_pay_is_not_asked() -> None:
    begun = stage().tokens(0, cramp=1).cp(0, 1).until("main-2")
    assert begun.told("token-lost")


def test_an_activated_ability_can_have_no_effect() -> None:
    begun = activate("candles", stage().tokens(0, fog=1)).do("2").finish_roll_phase()
    assert begun.count(0, "candle") == 0
    assert begun.health(1) == 50
    begun = activate("candles", stage().tokens(0, fog=1)).do("3").finish_roll_phase()
    assert begun.count(0, "candle") == 2
    assert begun.count(0, "fog") == 0
    assert begun.health(1) == 45


def test_who_activates_nothing_loses_such_a_token_all_the_same() -> None:
    assert stage().tokens(0, fog=1).next_turn().count(0, "fog") == 0


def test_a_token_adds_to_every_attack_on_its_holder() -> None:
    begun = activate("hit-6", attacked().tokens(1, mark=1)).until("defensive")
    assert begun.incoming(1) == 8
    begun = activate("pure-4", attacked().tokens(1, mark=1)).until("defensive")
    assert begun.incoming(1) == 4  # THR-DMG-09
    begun = activate("splash", attacked().tokens(1, mark=1)).until("defensive")
    assert begun.incoming(1) == 2  # no attack


def test_a_token_acts_when_it_comes_and_when_its_holder_is_attacked() -> None:
    begun = activate("net", stage()).finish_roll_phase()
    assert begun.health(1) == 45  # 3, and 2 from the net itself
    assert begun.count(1, "net") == 1
    begun.next_turn().next_turn()
    activate("hit", begun).until("defensive")
    assert begun.count(1, "net") == 0
    assert not begun.pass_window().offered("defend parry")
    assert begun.finish_roll_phase().health(1) == 39


def test_a_passive_looks_at_the_dice_of_what_is_activated() -> None:
    begun = activate("hit", stage().cp(0, 0), "1 2 3 4 6").pass_window()
    assert begun.s.cp[0] == 1
    begun = activate("hit", stage().cp(0, 0), "1 2 3 4 5").pass_window()
    assert begun.s.cp[0] == 0


def test_fewer_roll_attempts_and_no_income() -> None:
    begun = stage().tokens(0, roots=1).do("roll", "1 1 1 1 1", "keep none", "1 1 1 1 2")
    begun.pass_window()
    assert begun.refuses("keep none") == "THR-OFF-01"
    assert begun.finish_roll_phase().count(0, "roots") == 0
    begun = stage().tokens(1, headache=1).next_turn()
    before = begun.s.cp[1]
    begun.until("main-1")
    assert begun.s.cp[1] == before
    assert begun.s.hands[1] == []
    assert begun.count(1, "headache") == 0


# --- Stun, shade, halo ----------------------------------------------------------------------------


def test_the_stunned_can_do_nothing_and_are_attacked_once_more() -> None:
    begun = activate("daze", Stage(APPRENTICE, APPRENTICE).tokens(1, candle=1))
    begun.hand(1, "getting-paid").tokens(1, snap=1).until("defensive")
    assert begun.count(1, "daze") == 1
    assert begun.refuses_to(1, "play getting-paid") == "THR-LEAF-01"
    assert begun.refuses_to(1, "spend snap") == "THR-LEAF-01"
    while begun.phase() == "defensive":
        assert begun.skip()  # no defence is asked for
    assert begun.phase() == "offensive"
    assert begun.health(1) == 46
    assert begun.count(1, "daze") == 0
    reload(begun)
    activate("hit", begun).do("no-defence").finish_roll_phase()
    assert begun.health(1) == 40
    assert begun.phase() == "main-2"


def test_once_more_is_against_the_same_opponent() -> None:
    begun = Stage(APPRENTICE, TRAINING_DUMMY, TRAINING_DUMMY, TRAINING_DUMMY, mode=QUARTET)
    activate("daze", begun).do("seat 3").until("defensive")
    while begun.phase() == "defensive":
        assert begun.skip()
    activate("hit", begun).do("no-defence").finish_roll_phase()
    assert [begun.health(seat) for seat in range(4)] == [35, 35, 25, 35]


def test_the_hidden_take_no_damage_of_an_attack_and_do_not_defend() -> None:
    begun = activate("hit-6", attacked().tokens(1, shade=1)).until("defensive")
    begun.pass_window()
    assert begun.phase() == "defensive" and not begun.offered("defend duck")
    assert begun.finish_roll_phase().health(1) == 50
    assert activate("splash", attacked().tokens(1, shade=1)).finish_roll_phase().health(1) == 50
    assert activate("finale", attacked().tokens(1, shade=1)).finish_roll_phase().health(1) == 39


def test_shade_leaves_at_the_end_of_a_turn_that_began_with_it() -> None:
    begun = stage()
    begun.s.gain_token(0, begun.token("shade"), 1, None)
    assert begun.next_turn().count(0, "shade") == 1
    assert begun.next_turn().count(0, "shade") == 1
    assert begun.next_turn().count(0, "shade") == 0


@proves("THR-HEALTH-01")
def test_a_token_saves_from_defeat_once() -> None:
    begun = activate("hit-6", attacked().tokens(1, halo=1).life(50, 3)).finish_roll_phase()
    assert begun.health(1) == 1
    assert begun.count(1, "halo") == 0
    assert [event.n for event in begun.told("survived")] == [1]
    assert not begun.s.over()


def test_who_resigns_is_not_saved() -> None:
    begun = attacked().tokens(1, halo=1)
    begun.s.resign(1)
    assert begun.s.over() and begun.s.outcome() == [1, 0]


def test_a_card_saves_from_the_damage_that_waits() -> None:
    begun = activate("hit-6", attacked().hand(1, "cling-on").life(50, 6)).until("defensive")
    begun.until_asked(1).do("play cling-on").do("no-defence").finish_roll_phase()
    assert begun.health(1) == 1
    healthy = activate("hit-6", attacked().hand(1, "cling-on").life(50, 7)).until("defensive")
    assert healthy.until_asked(1).refuses("play cling-on") == "THR-AMB-88"


# --- After the damage -----------------------------------------------------------------------------


def test_another_roll_phase_after_the_damage() -> None:
    begun = activate("hit", stage().tokens(0, encore=1))
    assert begun.refuses_to(0, "spend encore") == "THR-LEAF-01"
    until_over(begun).do("spend encore")
    assert begun.health(1) == 44
    reload(begun)
    while begun.phase() == "defensive":
        assert begun.skip()
    activate("hit", begun).do("no-defence").finish_roll_phase()
    assert begun.health(1) == 38
    assert begun.phase() == "main-2"


def test_a_card_for_an_attack_that_has_dealt_enough() -> None:
    begun = activate("total", stage().hand(0, "last-word")).do("4 3 1")
    until_over(begun).do("play last-word")
    assert begun.count(1, "headache") == 1
    begun = activate("total", stage().hand(0, "last-word")).do("4 2 1")
    assert until_over(begun).refuses("play last-word") == "THR-AMB-88"


def test_nothing_is_added_to_an_attack_that_is_over() -> None:
    begun = until_over(activate("hit", stage().tokens(0, breath=1, encore=1)))
    assert begun.refuses("spend breath to add") == "THR-LEAF-01"
    assert begun.refuses("spend encore") == ""


def test_a_defence_against_the_undefendable() -> None:
    begun = activate("pierce-6", attacked().tokens(1, veil=1)).until("defensive").until_asked(1)
    begun.do("spend veil", "defend duck", "6 6").finish_roll_phase()
    assert begun.health(1) == 46
    begun = activate("hit-6", attacked().tokens(1, veil=1)).until("defensive").until_asked(1)
    assert begun.refuses("spend veil") == "THR-LEAF-01"
