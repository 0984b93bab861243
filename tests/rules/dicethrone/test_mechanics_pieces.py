"""Mechanics of pieces: a companion that travels, covered abilities, illusions, a foreign die."""

from __future__ import annotations

import pytest

from kostka.bots.values import MINDS, OfDiceThrone
from kostka.games.dicethrone.notes import Laid
from kostka.games.dicethrone.state import Battle
from kostka.kernel.chance import Chance, Rng
from kostka.words.book import Name
from kostka.words.dicethrone import DiceThrone
from kostka.words.inflect import LANGUAGES
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY, TRIO
from tests.rules.dicethrone.trial_pieces import JUGGLER, JUGGLER_SHELF


def stage() -> Stage:
    return Stage(JUGGLER, TRAINING_DUMMY)


def attacked() -> Stage:
    """The dummy attacks the juggler."""
    return Stage(TRAINING_DUMMY, JUGGLER)


def activate(called: str, stage: Stage, dice: str = "1 2 3 4 5") -> Stage:
    return stage.do("roll", dice, f"announce {called}")


def reload(stage: Stage) -> Stage:
    text = JUGGLER_SHELF.save(stage.s)
    log = stage.s.log
    stage.s = JUGGLER_SHELF.load(text)
    stage.s.log = log
    assert JUGGLER_SHELF.save(stage.s) == text
    return stage


def again(stage: Stage) -> Stage:
    """The next turn of seat 0."""
    return stage.finish_roll_phase().next_turn().next_turn()


# --- A companion that travels ---------------------------------------------------------------------


def test_it_is_thrown_onto_a_board_and_hurts() -> None:
    begun = activate("throw", stage()).do("no-defence").finish_roll_phase()
    assert begun.health(1) == 45  # 1 and 4
    assert begun.count(1, "boomerang") == 1
    assert begun.count(0, "boomerang") == 0
    reload(again(begun))
    activate("throw", begun).do("no-defence").finish_roll_phase()
    assert begun.health(1) == 41  # it was not at home


def test_it_is_thrown_or_retrieved_whichever_can_be_done() -> None:
    begun = again(activate("toss", stage()).do("no-defence"))
    assert begun.count(1, "boomerang") == 1
    activate("toss", begun).do("no-defence").finish_roll_phase()
    assert begun.count(0, "boomerang") == 1
    assert begun.count(0, "glow") == 1


def test_up_to_so_many_times_in_turn() -> None:
    begun = activate("juggle", stage().hand(0, "applause")).do("yes", "yes", "yes")
    assert begun.finish_roll_phase().health(1) == 48
    assert begun.count(0, "glow") == 1
    assert begun.count(1, "boomerang") == 1
    assert begun.refuses_to(0, "play applause") == ""  # thrown twice
    once = activate("juggle", stage().hand(0, "applause")).do("yes", "no").finish_roll_phase()
    assert once.count(1, "boomerang") == 1
    assert once.refuses_to(0, "play applause") == "THR-AMB-88"


def test_what_it_is_worth_depends_on_where_it_is() -> None:
    begun = activate("summon", stage()).finish_roll_phase()
    assert begun.count(0, "glow") == 3
    begun = again(activate("throw", stage()).do("no-defence"))
    activate("rod", begun).do("no-defence").finish_roll_phase()
    assert begun.health(1) == 36
    again(begun)
    activate("summon", begun).finish_roll_phase()
    assert begun.health(1) == 33
    assert begun.count(0, "boomerang") == 1


def test_it_comes_back_from_the_defeated() -> None:
    begun = Stage(JUGGLER, TRAINING_DUMMY, TRAINING_DUMMY, mode=TRIO).life(35, 35, 1)
    activate("juggle", begun).do("yes", "seat 3")
    while not begun.told("defeated"):
        assert begun.skip()
    begun.do("no").finish_roll_phase()
    assert begun.count(0, "boomerang") == 1
    assert begun.count(0, "glow") == 1
    assert begun.s.away == ()


def test_it_is_at_home_when_its_holder_resigned() -> None:
    begun = Stage(JUGGLER, TRAINING_DUMMY, TRAINING_DUMMY, mode=TRIO)
    activate("juggle", begun).do("yes", "seat 3", "no").finish_roll_phase()
    begun.s.resign(2)
    begun.next_turn().next_turn()
    activate("throw", begun).do("no-defence").finish_roll_phase()
    assert begun.count(1, "boomerang") == 1


def test_two_of_a_kind_are_told_apart() -> None:
    begun = activate("juggle", Stage(JUGGLER, JUGGLER)).do("yes", "no").finish_roll_phase()
    assert begun.count(1, "boomerang") == 2
    begun.next_turn()
    activate("juggle", begun).do("yes", "no").finish_roll_phase()
    assert (begun.count(0, "boomerang"), begun.count(1, "boomerang")) == (1, 1)
    assert begun.s.holder(0, begun.token("boomerang")) == 1
    assert begun.s.holder(1, begun.token("boomerang")) == 0


# --- Covered abilities ----------------------------------------------------------------------------


def test_a_covered_ability_cannot_be_announced_for_one_roll_phase() -> None:
    begun = activate("tuck-in", Stage(JUGGLER, JUGGLER)).until("defensive")
    assert "cover bow" not in begun.moves()
    begun.do("cover nails")
    assert "cover nails" not in begun.moves()
    reload(begun).do("cover in-a-row").finish_roll_phase()
    assert begun.count(1, "blanket") == 2
    begun.next_turn().do("roll", "1 2 3 4 5").pass_window()
    assert begun.refuses("announce in-a-row") == "THR-LEAF-01"
    assert begun.offered("announce throw")
    assert not begun.offered("announce in-a-row")
    begun.finish_roll_phase()
    assert begun.count(1, "blanket") == 0
    assert begun.s.covered == ()


def test_the_last_free_ability_is_not_covered() -> None:
    begun = stage().hand(0, "bedtime").until("main-1").do("play bedtime")
    begun.pass_window()
    assert begun.count(1, "blanket") == 0  # the dummy has only one besides the ultimate


def test_a_removed_token_frees_the_ability() -> None:
    begun = Stage(JUGGLER, JUGGLER).hand(0, "bedtime").until("main-1")
    begun.do("play bedtime", "cover nails")
    assert begun.s.is_covered(1, JUGGLER.abilities[1])
    begun.s.lose_token(1, begun.token("blanket"), 1, None)
    assert not begun.s.is_covered(1, JUGGLER.abilities[1])


# --- Illusions ------------------------------------------------------------------------------------


def illusion(pick: str) -> Stage:
    begun = activate("hit-5", attacked().tokens(1, cape=1)).until("defensive").until_asked(1)
    begun.do("spend cape", "lay gone found flicker", "suggest 2")
    assert begun.asked() == 0
    return reload(begun).do(pick, "no-defence").finish_roll_phase()


def test_the_attacker_picks_one_of_three_cards() -> None:
    assert illusion("pick 1").health(1) == 50
    assert illusion("pick 2").health(1) == 45
    assert illusion("pick 3").health(1) == 48  # half of 5 is 3
    shown = illusion("pick 3").told("flipped")
    assert [(event.n, event.it.key) for event in shown] == [(3, "flicker")]


def test_only_their_owner_knows_the_order() -> None:
    begun = activate("hit-5", attacked().tokens(1, cape=1)).until("defensive").until_asked(1)
    begun.do("spend cape", "pass")
    assert begun.s.question().secret()
    begun.do("lay gone found flicker")
    orders = {_order(begun.s.imagine(0, Rng(seed))) for seed in range(60)}
    assert len(orders) == 6
    assert {_order(begun.s.imagine(1, Rng(seed))) for seed in range(9)} == {(2, 0, 1)}


def _order(s: Battle) -> tuple[int, ...]:
    return next(f.notes.order for f in s.stack if isinstance(f.notes, Laid))


# --- A foreign die --------------------------------------------------------------------------------


def test_a_die_of_the_same_hero_changes_nothing() -> None:
    begun = stage().tokens(0, warp=1).do("roll").do("6 6 6 6 6")
    assert begun.pass_window().offered("announce all-nails")


def test_symbols_of_a_foreign_die_do_not_count() -> None:
    begun = attacked().tokens(0, warp=1).do("roll")
    roll = begun.s.rolled()
    assert roll is not None and roll.foreign == -1
    begun.do("1 2 3 4 foreign 6").pass_window()
    roll = begun.s.rolled()
    assert roll is not None and roll.foreign == 6
    reload(begun)
    assert begun.count(0, "warp") == 0
    assert not begun.offered("announce hit-6")  # it takes five Straws of one's own


def juggling(dice: str) -> Stage:
    """The juggler with a foreign die; the token is not of his own leaflet."""
    begun = Stage(JUGGLER, TRAINING_DUMMY)
    begun.do("roll")
    roll = begun.s.rolled()
    assert roll is not None
    roll.foreign = -1
    return begun.do(dice).pass_window()


def test_numbers_of_a_foreign_die_count() -> None:
    begun = juggling("1 2 3 4 foreign 5")
    assert begun.offered("announce in-a-row")
    begun = juggling("6 6 6 6 foreign 6")
    assert begun.offered("announce the-same")
    assert begun.offered("announce nails")
    assert not begun.offered("announce all-nails")
    assert begun.refuses("announce all-nails") == "THR-OFF-05"


def test_it_is_kept_or_rolled_apart_from_equal_dice() -> None:
    begun = juggling("1 2 3 6 foreign 6")
    assert begun.offered("keep 6") and begun.offered("keep foreign 6")
    assert begun.offered("keep foreign")
    assert begun.offered("keep 1 2 3 6")
    assert not begun.offered("keep foreign 1 2 3 6")  # that is everything
    begun.do("keep foreign 6", "6 6 6").pass_window()
    assert begun.offered("announce nails")
    roll = begun.s.rolled()
    assert roll is not None and roll.foreign == 6
    begun = juggling("1 2 3 6 foreign 6").do("keep 6", "6 6 6 foreign 1").pass_window()
    assert begun.offered("announce nails")
    assert not begun.offered("announce the-same")


def test_the_odds_of_a_foreign_die_add_up() -> None:
    begun = Stage(JUGGLER, TRAINING_DUMMY).do("roll")
    roll = begun.s.rolled()
    assert roll is not None
    roll.foreign = -1
    step, f = begun.s.question(), begun.s.stack[-1]
    assert isinstance(step, Chance)
    assert sum(step.weights(begun.s, f)) == 6**5
    options = step.options(begun.s, f)
    assert len(set(options)) == len(options) == 6 * 126
    assert begun.s.roll(Rng(1)) in options


def test_of_equal_dice_the_own_one_is_turned() -> None:
    begun = juggling("1 2 3 6 foreign 6")
    begun.hand(0, "so-wild", "six-it").cp(0, 5)
    begun.do("no-ability", "play so-wild", "die 6", "to 5")
    roll = begun.s.rolled()
    assert roll is not None and roll.foreign == 6
    begun.do("play six-it", "die 6")
    assert roll.foreign == 6


def test_the_greedy_bot_plays_with_a_foreign_die() -> None:
    begun = juggling("1 2 6 6 foreign 6")
    mind = MINDS[Battle]
    assert isinstance(mind, OfDiceThrone)
    options = begun.s.options()
    ranked = mind.roll_or_announce(begun.s, 0, options)
    assert ranked and all([option in options for option in ranked])


# --- Words ----------------------------------------------------------------------------------------


def book() -> DiceThrone:
    book = DiceThrone()
    things = [*JUGGLER.tokens, *JUGGLER.cards, *JUGGLER.abilities, *JUGGLER.symbols]
    keys = [it.key for it in things] + ["found", "flicker", "gone"]
    keys += [row.called for row in JUGGLER.abilities[0].levels[0].rows]
    keys += ["hit-5"]
    book.names |= {key: Name(key, key, key) for key in keys}
    return book


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_reads(lang: str) -> None:
    said = book()
    for thing in (*JUGGLER.tokens, *JUGGLER.cards, *JUGGLER.abilities):
        text = said.describe(thing, lang)
        for mark in ("{", "}", "|", "  ", "..", " .", " ,", "~", "None", "<"):
            assert mark not in text, text
    stages = [
        activate("hit-5", attacked().tokens(1, cape=1)).until("defensive").until_asked(1),
        juggling("1 2 3 6 foreign 6"),
        activate("tuck-in", Stage(JUGGLER, JUGGLER)).until("defensive"),
    ]
    stages[0].do("spend cape", "pass")
    for each in stages:
        for option in each.s.options():
            assert said.option(each.s.sense(option), lang)
        assert said.question(each.s.question(), lang)
        for event in each.log:
            assert said.event(event, lang, ("A", "B"))
