"""Scenarios: set the table, script the play, expect the result; a bad file gets a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kostka.games import GAMES
from kostka.games.dicethrone.state import Battle
from kostka.kernel.chance import Rng
from kostka.kernel.game import Game, Mistake, Setup
from kostka.kernel.save import hash_of
from kostka.kernel.step import CHANCE
from kostka.scenario import Report, load, parse, play, write
from kostka.scenario.stage import same
from kostka.scenario.write import quoted, write_state
from tests.kernel.recorded import SETUPS, begun, played, step
from tests.promises.invariants import INVARIANTS

ROOT = Path(__file__).resolve().parents[2]
LESSONS = ROOT / "src" / "kostka" / "scenario" / "lessons"
EXAMPLES = sorted([*(ROOT / "scenarios").rglob("*.toml"), *LESSONS.glob("*.toml")])

HEAD = """
[scenario]
title = "A test"
game = "dicethrone"
[setup]
heroes = ["black-panther", "black-widow"]
"""


def run(text: str) -> Report:
    return play(parse(HEAD + text))


def failed(text: str) -> list[str]:
    return [f"{check.step} {check.what}: {check.got}" for check in run(text).failures]


def mistake(text: str, head: str = HEAD) -> str:
    with pytest.raises(Mistake) as caught:
        play(parse(head + text))
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_what_the_shipped_scenarios_expect_holds(path: Path) -> None:
    report = play(load(str(path)))
    assert report.failures == []
    assert report.passed > 0


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_an_example(key: str) -> None:
    assert any(path.parent.name == key for path in EXAMPLES)


# --- Playing --------------------------------------------------------------------------------------


def test_without_any_step_the_first_seat_is_in_its_upkeep() -> None:
    report = run("[[step]]\nexpect = { phase = 'upkeep', active = 0, asked = 0, cards = [0, 0] }")
    assert (report.passed, report.failures) == (4, [])
    assert run("start = 1\n[[step]]\nexpect = { active = 1, turn = 1 }").failures == []


def test_windows_are_passed_until_the_move_is_offered() -> None:
    report = run("[[step]]\ndo = 'roll'\nout = '6 6 6 6 1'\n[[step]]\nexpect = {dice=[1,6,6,6,6]}")
    assert report.failures == []


def test_a_move_waits_for_its_seat() -> None:
    report = run(
        "[position.seat.0]\nhand = ['so-wild']\n[position.seat.1]\nhand = ['six-it']\ncp = 5\n"
        "[[step]]\ndo = 'roll'\nout = '1 1 2 3 6'\n"
        "[[step]]\nseat = 1\ndo = 'pass'\nexpect = { asked = 0 }\n"
    )
    assert report.failures == []


def test_dice_are_never_made_up() -> None:
    (stuck,) = failed("[[step]]\ndo = 'roll'\n[[step]]\nuntil = 'main-2'")
    assert stuck.startswith("2 the step can be played: an answer is needed before 'main-2'; chance")


def test_what_does_not_come_is_a_failure_and_ends_the_scenario() -> None:
    text = "[[step]]\ndo = 'fly'\n[[step]]\nexpect = { turn = 7 }"
    (stuck,) = failed(text)
    assert stuck.startswith("1 the step can be played: 'fly' cannot come; seat 0 is asked: roll")


def test_a_forbidden_move_is_a_failure_that_names_the_rule() -> None:
    text = "[position.seat.0]\ncp = 0\nhand = ['so-wild']\n[[step]]\ndo = 'play so-wild'"
    (stuck,) = failed(text)
    assert "'play so-wild' is refused by THR-" in stuck


def test_a_refusal_by_another_rule_is_a_failure() -> None:
    text = """
    [position.seat.0]
    cp = 1
    hand = ["vibranium-claws-2"]
    [[step]]
    until = "main-1"
    [[step]]
    refuse = { do = "play vibranium-claws-2", rule = "%s" }
    """
    assert failed(text % "THR-CP-03") == []
    assert failed(text % "THR-CP-04") == ["2 'play vibranium-claws-2' is refused: THR-CP-03"]
    (stuck,) = failed("[[step]]\nrefuse = { do = 'swim', rule = 'THR-CP-03' }")
    assert "'swim' cannot even be thought of" in stuck
    assert failed("[[step]]\nrefuse = { seat = 1, do = 'pass', rule = '' }") == []


def test_expectations_are_compared_by_value_and_type() -> None:
    assert failed("[[step]]\nexpect = { health = [50, 49] }") == ["1 health: [50, 50]"]
    assert failed("[[step]]\nexpect = { over = 0 }") == ["1 over: False"]
    assert failed("[[step]]\nexpect = { cp.0 = 2, 'cp.1' = 2, 'cp.2' = 2 }") == ["1 cp.2: None"]
    assert not same(True, 1) and not same([1], [True]) and same([1, "a"], [1, "a"])


def test_offers_are_moves_that_can_be_made() -> None:
    text = "[[step]]\nuntil = 'main-1'\noffers = ['pass', 'roll']"
    assert failed(text) == ["1 'roll' is offered: False"]


def test_somebody_resigns_and_the_game_is_over() -> None:
    text = "[[step]]\nresign = 0\nexpect = { over = true, result = [0, 1] }\n"
    assert failed(text) == []
    (late,) = failed(text + "[[step]]\nresign = 1")
    assert "nobody can resign" in late
    assert failed(text + "[[step]]\nuntil = 'over'") == []
    (late,) = failed(text + "[[step]]\npass = true")
    assert "no window is open" in late


def test_the_seats_agree_on_a_draw() -> None:
    text = "[[step]]\ndrawn = true\nexpect = { over = true, result = [0, 0] }\n"
    assert failed(text) == []
    (late,) = failed(text + "[[step]]\ndrawn = true")
    assert "nobody can agree" in late
    assert "the only thing to write here is true" in mistake("[[step]]\ndrawn = 1")


def test_what_is_said_stands_before_its_move_and_changes_nothing() -> None:
    say = "say = { en = 'a', cs = 'b', pl = 'c' }"
    text = f"[[step]]\ndo = 'roll'\nout = '1 1 2 3 6'\n{say}\n[[step]]\n{say}\n"
    report = run(text)
    assert report.failures == []
    *_, roll, dice = report.line
    assert (roll, dice) == ((0, "roll"), (CHANCE, "1 1 2 3 6"))
    assert sorted(report.says) == [len(report.line) - 2, len(report.line)]
    assert report.says[len(report.line)] == {"en": "a", "cs": "b", "pl": "c"}


def test_a_turn_can_be_waited_for() -> None:
    text = "[[step]]\nuntil = 'next-turn'\nexpect = { turn = 2, active = 1 }"
    assert failed(text) == []
    assert failed("[[step]]\nuntil = 'discard'\n[[step]]\npass = true\nexpect = { turn = 2 }") == []


def test_a_position_holds_what_it_says_and_loses_no_card() -> None:
    report = run(
        """
        [position]
        health = [3, 60]
        [position.seat.0]
        cp = 15
        hand = ["so_wild", "tip-it"]
        pile = ["six-it"]
        top = ["meteoric-punch-2", "absorb-the-blow"]
        tokens = { kinetic-energy = 7, vibranium_suit = 1 }
        levels = { vibranium-claws = 2 }
        [position.seat.1]
        deck = ["tip-it", "six-it"]
        tokens = { time-bomb-late = 1, time-bomb = 1 }
        [[step]]
        [step.expect]
        health = [3, 60]
        cp = [15, 2]
        cards = [2, 0]
        "hand.0" = ["so-wild", "tip-it"]
        "pile.0" = ["six-it"]
        top = [["absorb-the-blow", "meteoric-punch-2"], []]
        tokens.0.kinetic-energy = 7
        tokens.0.vibranium-suit = 1
        tokens.0.agility = 0
        tokens.1.time-bomb-late = 1
        levels.0.vibranium-claws = 2
        upgrades = [["vibranium-claws-2"], []]
        "deck.1" = 2
        """
    )
    assert report.failures == []
    assert isinstance(report.state, Battle)
    INVARIANTS["dicethrone"](report.state)
    assert len(report.state.piles[1]) == len(report.state.heroes[1].deck) - 2


def test_spells_are_prepared_where_the_position_says_so() -> None:
    head = HEAD.replace("black-panther", "doctor-strange")
    asks = '[[step]]\nexpect = { prepared = %s, spells = [%d, 0], phase = "upkeep", asked = 0 }\n'
    assert play(parse(head + asks % ("[[], []]", 8))).failures == []
    named = '[position.seat.0]\nprepared = ["winds-of-watoomb"]\nbottom = ["tip-it", "six-it"]\n'
    assert play(parse(head + named + asks % ('[["winds-of-watoomb"], []]', 7))).failures == []
    twice = named.replace('["winds', '["winds-of-watoomb", "winds')
    assert mistake(twice, head).endswith("'prepared': a spell can be prepared only once.")


# --- Files that make no sense ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[step]]\ndoo = 'x'", "scenario, [step 1], 'doo': there is no such field; there are: "),
        ("[[step]]\ndo = 1", "scenario, [step 1], 'do': a text is wanted, not 1."),
        ("[[step]]\nseat = 1", "scenario, [step 1], 'seat': there is no 'do' that"),
        ("[[step]]\ndo = 'x'\nseat = 9", "scenario, [step 1], 'seat': a whole number from 0 to 5"),
        ("[[step]]\ndo = 'x'\nseat = 3", "scenario, [step 1], 'seat': there are only 2 seats."),
        ("[[step]]\ndo = 'x'\npass = true", "scenario, [step 1], 'pass': 'do' stands in the same"),
        ("[[step]]\npass = 1", "scenario, [step 1], 'pass': the only thing to write here is true"),
        ("[[step]]\nuntil = 'x'", "scenario, [step 1], 'until': there is no place called 'x'"),
        ("[[step]]\nout = 1", "scenario, [step 1], 'out': a list of texts is wanted, not 1"),
        ("[[step]]\nrefuse = { do = 'x' }", "scenario, [step 1.refuse], 'rule': this is missing"),
        ("[[step]]\nrefuse = 1", "scenario, [step 1], 'refuse': a table is wanted, not 1"),
        ("[[step]]\nsay = { en = 'x' }", "scenario, [step 1.say], 'cs': this is missing"),
        ("[[step]]\nsay = { de = 'x' }", "scenario, [step 1.say], 'de': there is no such field"),
        ("[[step]]\nexpect = { a = 1.5 }", "scenario, [step 1.expect], 'a': 1.5 can never be"),
        ("[[step]]\nexpect = { a = 1 }", "scenario, [step 1], 'a': there is no 'a'; there are: "),
        ("[[step]]\nexpect = { turn.x = 1 }", "scenario, [step 1], 'turn.x': there is nothing"),
        ("[step]\ndo = 'x'", "scenario, the file, 'step': tables are wanted"),
        ("[extra]", "scenario, the file, 'extra': there is no such field"),
        ("mode = ['duel', 'duel']", "scenario, [setup]: One mode is played, not 2."),
        ("mode = 3", "scenario, [setup], 'mode': a list of texts is wanted, not 3."),
        ("weather = 'bad'", "scenario, [setup]: Dice Throne has no set-up called 'weather'"),
        ("start = 4", "scenario, [setup], 'start': there are only 2 seats"),
        ("start = 1\nout = ['1']", "scenario, [setup], 'start': the outcomes in 'out' say already"),
        ("out = ['1', '7']", "scenario, [setup], 'out': chance cannot give '7' there."),
        ("out = ['1']\n[position]\nhealth=[1,1]", "scenario, [setup], 'out': a position needs"),
        ("[position]\nhealth = [1]", "scenario, [position], 'health': a list of 2 numbers"),
        ("[position]\nhealth = [0, 1]", "scenario, [position], 'health': a whole number from 1"),
        ("[position.seat.2]\ncp = 1", "scenario, [position.seat], '2': there is no such field"),
        ("[position.seat.0]\ncp = 16", "scenario, [position.seat.0], 'cp': a whole number from 0"),
        (
            "[position.seat.0]\nhand = ['x']",
            "scenario, [position.seat.0], 'hand': there is no card",
        ),
        ("[position.seat.0]\ntokens = { x = 1 }", "scenario, [position.seat.0.tokens], 'x': there"),
        (
            "[position.seat.0]\ntokens = { agility = 3 }",
            "scenario, [position.seat.0.tokens], 'agility': a whole number from 0 to 2",
        ),
        (
            "[position.seat.0]\ntokens = { time-bomb = 2, time-bomb-late = 1 }",
            "scenario, [position.seat.0.tokens], 'time-bomb-late': there may be 2 of both sides",
        ),
        ("[position.seat.0]\nlevels = { x = 2 }", "scenario, [position.seat.0.levels], 'x': there"),
        (
            "[position.seat.0]\nhand = ['tip-it']\npile = ['tip-it']",
            "scenario, [position.seat.0], 'pile': tip-it cannot be in two places.",
        ),
        (
            "[position.seat.0]\nlevels={vibranium-claws=2}\nhand = ['vibranium-claws-2']",
            "scenario, [position.seat.0], 'hand': vibranium-claws-2 lies on the board.",
        ),
        ("= 3", "scenario is no TOML: "),
    ],
)
def test_a_file_that_makes_no_sense_gets_file_table_and_field(text: str, sentence: str) -> None:
    assert mistake(text).startswith(sentence)


def test_a_scenario_needs_a_title_and_a_game() -> None:
    game = "[scenario]\ngame = 'dicethrone'\n"
    assert mistake("", "") == "scenario, [scenario], 'game': this is missing."
    assert mistake(game, "") == "scenario, [scenario], 'title': this is missing."
    assert mistake(game + 'title = "\\u001b"', "").startswith("scenario, [scenario], 'title': this")
    assert "there is no game called 'chess'" in mistake("[scenario]\ngame = 'chess'", "")


def test_a_file_that_cannot_be_read_gets_a_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    for content in (b"\xff\xfe", b"x = " + b"[" * 50_000, b"x = " + b"9" * 9_999):
        bad.write_bytes(content)
        with pytest.raises(Mistake, match=r"bad\.toml"):
            load(str(bad))
    with pytest.raises(Mistake, match="cannot be read"):
        load(str(tmp_path / "nothing.toml"))


def test_nobody_can_wait_for_a_phase_before_the_first_turn() -> None:
    report = run('out = ["1"]\n[[step]]\nuntil = "main-1"')
    assert [check.what for check in report.failures] == ["the step can be played"]


# --- From a game ----------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 17, 60, 200, 10_000])
def test_any_moment_of_a_game_can_be_saved_as_a_scenario(moves: int) -> None:
    journal = played(moves, moves=moves)
    report = play(parse(write(journal)))
    assert (report.passed, report.failures) == (1, [])
    assert journal.game.hash(report.state) == journal.game.hash(journal.state)


@pytest.mark.parametrize(("game", "setup"), SETUPS)
@pytest.mark.parametrize("moves", [0, 7, 40])
def test_a_state_is_written_and_read_again(game: Game, setup: Setup, moves: int) -> None:
    journal, picks = begun(game, setup, Rng(5)), Rng(6)
    for _ in range(moves):
        before = journal.state.clone()
        step(journal, picks)
        if journal.state.over():  # the last question is as good
            journal.state = before
            break
    report = play(parse(write_state(game, setup, journal.state)))
    assert report.failures == [] and report.passed == len(journal.state.options())
    assert game.hash(report.state) == game.hash(journal.state)


def test_what_is_no_state_of_the_game_is_a_mistake() -> None:
    saved = GAMES["dicethrone"].shelf.save(run("").state)
    for wrong in ("", "{", "[]", "{'Battle': []}", "[" * 5000, saved[:-1], saved.replace("2", "x")):
        sealed = f"saved = {json.dumps(wrong)}\nhash = {json.dumps(hash_of(wrong))}"
        assert "this is no state of such a game" in mistake(sealed)
    assert "says it already" in mistake(f"start = 1\nsaved = {json.dumps(saved)}")


def test_a_state_that_was_changed_since_it_was_saved_is_a_mistake() -> None:
    """From a state to which no game leads the rules could break, or go on for ever."""
    game = GAMES["dicethrone"]
    s = run("").state
    written = write_state(game, game.examples["duel"], s)
    assert not play(parse(written)).failures
    fine = game.shelf.save(s)
    other = fine.replace("50", "51", 1)
    assert other != fine
    with pytest.raises(Mistake, match="its hash is another one"):
        play(parse(written.replace(quoted(fine), quoted(other))))
    with pytest.raises(Mistake, match="'hash': this is missing"):
        play(parse(written.replace(f"hash = {quoted(game.hash(s))}", "")))
    assert "no state in 'saved'" in mistake('hash = "00"')


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_what_was_undone_resigned_or_typed_in_leads_to_the_same_state(
    game: Game, setup: Setup
) -> None:
    journal = begun(game, setup, None)
    dice, picks = Rng(1), Rng(2)
    for n in range(90):
        while journal.state.at_chance():
            journal.outcome(journal.state.write(journal.state.roll(dice)))
        if journal.state.over():
            journal.undo(journal.line[-30])
        step(journal, picks)
        if n == 60:
            journal.undo(journal.line[-30])
    journal.clock(0, 5)
    journal.resign(0)
    report = play(parse(write(journal, 'A "title" with \\ in it')))
    assert (report.passed, report.failures) == (1, [])
