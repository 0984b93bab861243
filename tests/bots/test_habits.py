"""The habits of thinkers in Dice Throne, and where their simulations end."""

from __future__ import annotations

import pytest

from kostka.bots.greedy import Greedy
from kostka.bots.search import Budget, Edge, Place, Searcher
from kostka.bots.values import MINDS, OfDiceThrone, Veteran
from kostka.bots.values_dicethrone import MOST_KNOWN, make_room
from kostka.games.dicethrone import value as dicethrone
from kostka.games.dicethrone.play import MAIN_WINDOW
from kostka.games.dicethrone.state import Battle
from kostka.kernel.chance import Rng
from kostka.kernel.step import PASS
from kostka.lab.sim import play
from kostka.sight import Seen
from tests.rules.dicethrone.stage import Stage


def in_main_phase(*hand: str) -> Stage:
    stage = Stage("pyromancer", "paladin").hand(0, *hand).cp(0, 3)
    while stage.s.stack[-1].rule is not MAIN_WINDOW:
        stage.s.choose(PASS)
    return stage


def test_they_think_past_the_answers_and_upgrade() -> None:
    stage = in_main_phase("six-it", "ignite-2", "pyroblast-2")
    chosen = Greedy(1, patient=True).choose(Seen(stage.s, 0))
    assert chosen is stage.card(0, "pyroblast-2")  # which adds most to a roll


def test_what_can_never_be_played_is_sold() -> None:
    stage = in_main_phase("pyroblast-2", "pyroblast-3").do("play pyroblast-3")
    while stage.s.stack[-1].rule is not MAIN_WINDOW:
        stage.s.choose(PASS)
    chosen = Greedy(1, patient=True).choose(Seen(stage.s, 0))
    assert chosen is stage.card(0, "pyroblast-2").sale


def test_an_upgrade_gains_the_same_wherever_the_game_stands() -> None:
    stage = in_main_phase("pyroblast-2")
    card = stage.card(0, "pyroblast-2")
    early = OfDiceThrone().gain(stage.s, 0, card)
    stage.tokens(0, **{"fire-mastery": 5})
    levels, board = list(stage.s.levels[0]), list(stage.s.boards[0])
    assert OfDiceThrone().gain(stage.s, 0, card) == early > 0
    assert (stage.s.levels[0], stage.s.boards[0]) == (levels, board)


def test_all_simulations_end_with_the_same_turn() -> None:
    stage = in_main_phase().do("roll", "1 1 2 4 6", "no-ability")
    while stage.s.stack[-1].rule is not MAIN_WINDOW:
        stage.s.choose(PASS)
    mind = OfDiceThrone()
    searcher, root = Searcher(mind, Rng(1), Budget(30)), Place()
    root.edges[PASS] = Edge()
    for seed in range(30):
        world = Seen(stage.s, 0).imagine(Rng(seed))
        world.hurry = True
        searcher.simulate(root, PASS, world, Rng(seed))
        assert mind.turn(world) == stage.s.turn + mind.horizon
    assert root.edges[PASS].places  # there was a tree


def test_nobody_searches_for_an_answer_as_long_as_dice_can_be_rolled() -> None:
    stage = in_main_phase("six-it").do("roll", "1 1 2 4 6")
    mind, seen = OfDiceThrone(), Seen(stage.s, 0)
    assert stage.card(0, "six-it") in seen.options() and not mind.ponders(seen, Rng(1))
    stage.do("keep 1 1", "2 4 6", "keep 1 1", "2 4 6")
    assert stage.card(0, "six-it") in seen.options() and mind.ponders(seen, Rng(1))


def test_greedy_bots_turn_time_back_when_their_dice_are_worth_nothing() -> None:
    stage = Stage("doctor-strange", "paladin").tokens(0, deja_vu=1)
    stage.do("roll", "1 1 2 2 5", "keep none", "1 1 1 2 2", "keep none", "1 1 1 1 1")
    stage.until_asked(0)
    assert stage.s.write(Greedy(1).choose(Seen(stage.s, 0))) == "spend deja-vu"


def test_a_spell_is_worth_preparing() -> None:
    stage = Stage("doctor-strange", "paladin").until("main-1")
    before = dicethrone.of_position(stage.s, 0)
    (spell,) = stage.s.spells[0][:1]
    stage.s.prepared[0].append(spell)
    assert dicethrone.of_position(stage.s, 0) > before + dicethrone.CP


def test_level_five_has_a_mind_of_its_own() -> None:
    mind = MINDS[Battle]
    assert mind.at_level(3) is mind is mind.at_level(4)
    assert isinstance(mind.at_level(5), Veteran)


def veteran(stage: Stage, seat: int = 0) -> str:
    """What the habits of level 5 do."""
    return stage.s.write(Greedy(1, patient=True, level=5).choose(Seen(stage.s, seat)))


def test_everybody_rolls_for_money_before_anything_else() -> None:
    """The die of a card lies there in a window of its own: it is thought past that as well."""
    stage = in_main_phase("vegas-baby").cp(0, 0)
    assert veteran(stage) == "play vegas-baby"
    assert stage.s.write(Greedy(1, patient=True).choose(Seen(stage.s, 0))) == "play vegas-baby"
    assert stage.s.write(Greedy(1).choose(Seen(stage.s, 0))) == "play vegas-baby"


def test_level_3_thinks_past_the_answers_as_well() -> None:
    """A price that is paid is not all there is to a card."""
    stage = in_main_phase("six-it", "ignite-2", "pyroblast-2")
    assert stage.s.write(Greedy(1).choose(Seen(stage.s, 0))) in (
        "play ignite-2",
        "play pyroblast-2",
    )


def test_duels_of_level_3_see_upgrades() -> None:
    upgraded = 0
    for seed in range(4):
        s, _ = play("dicethrone", {"heroes": ("monk", "paladin")}, ["3", "3"], seed)
        assert isinstance(s, Battle)
        upgraded += s.upgraded(0) + s.upgraded(1)
    assert upgraded >= 8


@pytest.mark.parametrize(("patient", "level"), [(False, 3), (True, 4), (True, 5)])
def test_a_combo_is_spent_for_another_roll_phase(patient: bool, level: int) -> None:
    stage = Stage("miles-morales", "paladin").tokens(0, combo=1)
    stage.do("roll", "1 1 1 2 4").until_asked(0)
    while not any([stage.s.write(it) == "spend combo" for it in stage.s.options()]):
        options = [stage.s.write(it) for it in stage.s.options()]
        announced = [it for it in options if it.startswith("announce")]
        stage.do(announced[0] if announced else options[0])
    bot = Greedy(1, patient=patient, level=level)
    assert stage.s.write(bot.choose(Seen(stage.s, 0))) == "spend combo"


def test_another_roll_phase_is_worth_something_to_both_sides() -> None:
    stage = Stage("miles-morales", "paladin").do("roll", "1 1 1 2 4")
    phase = stage.s.roll_phase()
    assert phase is not None
    for value in (dicethrone.of_position, OfDiceThrone().habitual, Veteran().habitual):
        phase.again = False
        mine, theirs = value(stage.s, 0), value(stage.s, 1)
        phase.again = True
        assert value(stage.s, 0) == mine + dicethrone.ROLLED_AGAIN
        assert value(stage.s, 1) == theirs - dicethrone.ROLLED_AGAIN


def test_a_veteran_does_nothing_just_to_put_off_what_others_get() -> None:
    """In the upkeep of the foe, whose income comes next whatever is played before."""
    stage = Stage("paladin", "thor").hand(1, "six-it").cp(1, 1)
    stage.s.turn = 3
    stage.until_asked(1)
    assert stage.s.turn_notes().phase.key == "upkeep" and len(stage.s.options()) > 1
    mind, world = Veteran(), Seen(stage.s, 1).imagine(Rng(1))
    still, passed = mind.habitual(world, 1), world.clone()
    passed.choose(PASS)
    assert mind.after(passed, 1, Rng(1), 0, True) < still - 50
    assert mind.chosen(world, PASS, Rng(1), 0, True) == still
    assert veteran(stage, 1) == "pass"


def test_a_veteran_keeps_a_card_that_turns_dice_until_they_are_final() -> None:
    stage = in_main_phase("six-it").do("roll", "1 2 3 6 6")
    stage.until_asked(0)
    assert stage.card(0, "six-it") in stage.s.options() and veteran(stage) == "pass"


def test_a_veteran_counts_on_the_card_that_turns_the_last_die() -> None:
    stage = in_main_phase().do("roll", "2 4 6 6 6")
    mind, plain = Veteran(), stage.s.clone()
    stage.hand(0, "six-it")
    assert max(mind.rolls(stage.s, 0, 1)) == max(mind.rolls(plain, 0, 1))
    assert sum(mind.rolls(stage.s, 0, 1)) > sum(mind.rolls(plain, 0, 1))
    assert mind.rolls(stage.s, 0, 0) == mind.rolls(plain, 0, 0)  # now it would have to be played


def test_a_veteran_leaves_dice_alone_that_a_foe_will_roll_again() -> None:
    stage = Stage("paladin", "pyromancer").hand(1, "helping-hand").cp(1, 2).until("offensive")
    stage.do("roll", "1 1 1 2 6").until_asked(1)
    card = stage.card(1, "helping-hand")
    assert card in stage.s.options()
    assert card not in Veteran().considered(Seen(stage.s, 1), 1)


def test_a_blow_that_may_be_the_last_is_worth_the_game() -> None:
    stage = in_main_phase().do("roll", "1 1 2 2 3")
    mind, rows = Veteran(), stage.s.level(0, stage.s.heroes[0].offences[0]).rows
    before = [mind.announced(row, stage.s, 0) for row in rows]
    stage.life(50, 4)
    after = [mind.announced(row, stage.s, 0) for row in rows]
    assert after[-1] > before[-1] + 1000  # eight damage
    assert after[-1] - after[0] > 100


def test_what_a_veteran_remembers_is_the_same_wherever_the_game_stands() -> None:
    stage = in_main_phase()
    early, mind = Veteran(), Veteran()
    worths, guard = early.usually(stage.s, 0), early.guard(stage.s, 0)
    stage.tokens(0, **{"fire-mastery": 5})
    assert mind.usually(stage.s, 0) == worths and mind.guard(stage.s, 0) == guard


def test_no_more_than_so_much_is_remembered() -> None:
    known = dict.fromkeys(range(MOST_KNOWN - 1), 0)
    make_room(known)
    assert len(known) == MOST_KNOWN - 1
    known[-1] = 0
    make_room(known)
    assert not known
