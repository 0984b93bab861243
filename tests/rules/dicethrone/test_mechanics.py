"""Mechanics that several heroes share, tried out by the apprentice: amounts, tokens, choices."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.value import of_row
from kostka.kernel.step import Choice, Named, Step
from kostka.words.book import Name
from kostka.words.dicethrone import DiceThrone
from kostka.words.inflect import LANGUAGES
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY
from tests.rules.dicethrone.trials import APPRENTICE, CARDS, LESSONS, TOKENS, TRIAL_SHELF


def stage() -> Stage:
    return Stage(APPRENTICE, TRAINING_DUMMY)


def activate(called: str, stage: Stage, dice: str = "1 2 3 4 5") -> Stage:
    return stage.do("roll", dice, f"announce {called}")


def after(called: str, *moves: str, on: Stage | None = None) -> Stage:
    """The row is activated, these moves are made, and the roll phase is passed."""
    return activate(called, on or stage()).do(*moves).finish_roll_phase()


# --- Amounts --------------------------------------------------------------------------------------


def test_the_total_of_the_dice_is_dealt_and_a_high_one_does_more() -> None:
    for dice, total, marks in (("4 5 5", 14, 1), ("1 2 3", 6, 0)):
        end = after("total", dice)
        assert end.health(1) == 50 - total
        assert end.count(1, "mark") == marks


def test_only_the_chosen_dice_count() -> None:
    end = after("two-of-three", "1 4 6", "count 4 6")
    assert end.health(1) == 40
    assert after("two-of-three", "1 4 6", "count 1 4").health(1) == 45


def test_so_much_for_each_token_held() -> None:
    end = activate("candles", stage().tokens(0, candle=1)).until("defensive")
    assert end.incoming(1) == 7  # 1, and 2 for each of 3


def test_so_much_for_every_pair_of_symbols() -> None:
    assert after("pairs", "1 1 2 3").health(1) == 48


def test_tokens_up_to_a_raised_limit() -> None:
    end = after("fill", on=stage().tokens(0, candle=1))
    assert end.count(0, "candle") == 4


def test_half_of_the_combat_points_is_rounded_up() -> None:
    end = activate("half-purse", stage().cp(0, 2)).until("defensive")
    assert end.incoming(1) == 3
    assert after("purse", on=stage().cp(0, 4)).health(1) == 46


def test_tokens_are_given_up_for_damage() -> None:
    begun = activate("burn-up", stage().tokens(0, candle=3)).pass_window()
    assert begun.moves() == ["spend 0", "spend 1", "spend 2"]
    begun.do("spend 2").finish_roll_phase()
    assert begun.health(1) == 44
    assert begun.count(0, "candle") == 1
    assert after("burn-up", "spend 0", on=stage().tokens(0, candle=3)).health(1) == 50
    assert after("burn-up").told("target-found") == []  # none to spend, nothing is asked


def test_combat_points_are_paid_for_tokens() -> None:
    begun = stage().hand(0, "donation").cp(0, 2).until("main-1").do("play donation", "pay 2")
    assert begun.count(0, "candle") == 2
    assert begun.s.cp[0] == 0


# --- The other party ------------------------------------------------------------------------------


def test_what_depends_on_dice_is_settled_before_it_waits_for_the_target() -> None:
    end = after("tax", "6 6 1", on=stage().cp(1, 5))
    assert end.s.cp[1] == 3
    end = after("pickpocket", "6 6 1", on=stage().cp(0, 0).cp(1, 5))
    assert end.s.cp == [4, 1]
    assert after("hail", "6 1 1").count(1, "cramp") == 1


def test_without_such_a_symbol_no_target_is_sought() -> None:
    assert after("tax", "1 1 1").told("target-found") == []


def test_a_settled_number_is_saved() -> None:
    begun = activate("tax", stage().cp(1, 5)).do("6 6 1")
    twin = TRIAL_SHELF.load(TRIAL_SHELF.save(begun.s))
    assert TRIAL_SHELF.save(twin) == TRIAL_SHELF.save(begun.s)
    begun.s = twin
    assert begun.finish_roll_phase().s.cp[1] == 3


def test_cards_are_discarded_at_random() -> None:
    begun = activate("confuse", stage().hand(1, "so-wild", "tip-it", "six-it")).do("6 6 1")
    begun.do("tip-it", "six-it").finish_roll_phase()
    assert begun.cards(1) == ["so-wild"]
    assert begun.pile(1) == ["tip-it", "six-it"]
    begun = (
        stage().hand(0, "jostle").hand(1, "so-wild").until("main-1").do("play jostle", "so-wild")
    )
    assert begun.cards(1) == []


def test_damage_by_a_comparison_with_the_target() -> None:
    for health, lost, kind in ((20, 7, "normal"), (50, 5, "undefendable")):
        begun = activate("spite", stage().life(health, 50)).until("defensive")
        phase = begun.s.roll_phase()
        assert phase is not None and phase.kind is not None and phase.kind.key == kind
        assert begun.finish_roll_phase().health(1) == 50 - lost


# --- Players and repetition -----------------------------------------------------------------------


def test_tokens_are_given_in_any_split() -> None:
    end = after("gifts", "seat 1", "seat 2")
    assert (end.count(0, "candle"), end.count(1, "candle")) == (1, 1)
    assert after("gifts", "seat 2", "seat 2").count(1, "candle") == 2


def test_a_block_is_read_once_for_each_symbol() -> None:
    end = after("harvest", "6 6 1", "a-rest", "a-rest", on=stage().life(20, 50))
    assert end.health(0) == 22
    assert len(after("harvest", "6 1 1", "a-card").s.hands[0]) == 1


def test_a_chosen_player_gets_tokens() -> None:
    begun = stage().hand(0, "gift").do("play gift", "seat 1")
    assert begun.count(0, "candle") == 2


# --- Dice -----------------------------------------------------------------------------------------


def test_at_most_one_die_is_rolled_again() -> None:
    begun = activate("reroll", stage().tokens(0, breath=3)).do("1 5 5", "yes")
    assert sorted(begun.moves()) == sorted(["keep 1 5", "keep 1 5 5", "keep 5 5"])
    begun.do("keep 5 5", "6").finish_roll_phase()
    assert begun.health(1) == 34
    assert begun.count(0, "breath") == 1


def test_only_a_die_with_such_a_number_is_chosen() -> None:
    begun = stage().hand(0, "middle").do("roll", "1 1 2 2 3", "play middle")
    assert begun.do("die 3").moves() == ["to 4", "to 5"]
    begun = Stage(TRAINING_DUMMY, APPRENTICE).hand(1, "jinx").do("roll", "1 1 3 4 5", "pass")
    begun.do("play jinx", "3")  # the 4 is the only one
    assert begun.s.rolled() is not None
    odd = Stage(TRAINING_DUMMY, APPRENTICE).hand(1, "jinx").do("roll", "1 1 3 5 5", "pass")
    assert odd.refuses("play jinx") == "THR-AMB-88"


def test_a_note_changes_what_a_defence_does() -> None:
    begun = Stage(TRAINING_DUMMY, APPRENTICE).hand(1, "sidestep")
    begun.do("roll", "1 1 1 1 1", "announce hit-6", "defend duck", "1 2", "play sidestep")
    assert begun.finish_roll_phase().health(1) == 47


# --- Own tokens -----------------------------------------------------------------------------------


def test_one_of_the_own_tokens_is_removed() -> None:
    begun = stage().tokens(0, soap=1, mark=1, candle=1).do("spend soap")
    assert set(begun.moves()) == {"token mark", "token candle"}
    begun.do("token mark")
    assert begun.s.boards[0] == [begun.token("candle")]
    alone = stage().tokens(0, soap=1)
    assert alone.refuses("spend soap") == "THR-AMB-88"


def test_all_negative_tokens_of_your_own_are_removed() -> None:
    end = after("wash", on=stage().tokens(0, mark=1, net=1, candle=1))
    assert end.s.boards[0] == [end.token("candle")]


def test_spent_at_most_twice_a_turn() -> None:
    begun = stage().tokens(0, snap=3).do("spend snap", "spend snap")
    assert begun.refuses("spend snap") == "THR-LEAF-01"
    begun.next_turn().until_asked(0)
    assert begun.refuses("spend snap") == ""


def test_a_token_gained_this_turn_is_not_spent_for_that() -> None:
    begun = stage().tokens(0, breath=1)
    begun.s.gain_token(0, begun.token("breath"), 1, None)
    activate("hit", begun).pass_window()
    begun.do("spend breath to add")
    assert begun.refuses("spend breath to add") == "THR-LEAF-01"
    assert begun.count(0, "breath") == 1


# --- Words and values -----------------------------------------------------------------------------


def book() -> DiceThrone:
    book = DiceThrone()
    things: list[Named] = [*TOKENS, *CARDS, *APPRENTICE.abilities, *APPRENTICE.symbols]
    keys = [it.key for it in things] + [row.called for row in LESSONS.levels[0].rows]
    book.names |= {key: Name(key, key, key) for key in keys}
    return book


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mechanic_reads(lang: str) -> None:
    said = book()
    for thing in (*TOKENS, *CARDS, *APPRENTICE.abilities):
        text = said.describe(thing, lang)
        for mark in ("{", "}", "|", "  ", "..", " .", " ,", "~", "None", "<"):
            assert mark not in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_reads(lang: str) -> None:
    said = book()
    for rule in APPRENTICE.rules():
        for step in _steps(rule.lines):
            if isinstance(step, Choice):
                assert said.question(step, lang)


def _steps(lines: tuple[Step, ...]) -> list[Step]:
    found: list[Step] = []
    for step in lines:
        found.append(step)
        for part in step.parts():
            if part is not step:
                found += _steps(part.lines)
    return found


def test_every_row_has_a_value() -> None:
    begun = stage()
    for row in LESSONS.levels[0].rows:
        assert isinstance(of_row(row, begun.s, 0), int)
