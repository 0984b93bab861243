"""The bench counts what it says it counts, measures side by side, and names what it could not."""

from __future__ import annotations

import json
import subprocess
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import kostka
from bench import speed
from kostka.cli import main
from kostka.cli.bench import show
from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.state import playout
from kostka.lab import bench as lab
from kostka.lab import peers, turns
from tools import compare

EXAMPLES = [(game.key, example) for game in GAMES.values() for example in game.examples]


def counted_by_hand(key: str, example: str, seed: int, hurry: bool) -> int:
    """Every question to a seat that has two or more answers, one by one."""
    s, luck = GAMES[key].new(GAMES[key].examples[example]), Rng(seed)
    s.hurry = hurry
    decisions = 0
    while not s.over():
        if s.at_chance():
            s.choose(s.roll(luck))
            continue
        options = list(s.options())
        assert s.seat >= 0 and options
        if len(options) >= 2:
            decisions += 1
            s.choose(s.blind(luck))
        else:
            s.choose(options[0])
    return decisions


@pytest.mark.parametrize(("key", "example"), EXAMPLES)
@pytest.mark.parametrize("hurry", [True, False])
def test_a_decision_is_a_question_with_two_or_more_answers(
    key: str, example: str, hurry: bool
) -> None:
    game = GAMES[key]
    for seed in range(3):
        taken = playout(game.new(game.examples[example]), Rng(seed))
        assert taken == counted_by_hand(key, example, seed, hurry) > 0


@pytest.mark.parametrize(("key", "example"), EXAMPLES)
def test_a_turn_of_playouts_sums_up_its_games(key: str, example: str) -> None:
    turn = turns.Own(key, example).turn(turns.PLAYOUTS, turns.Clock(0, 3))
    assert turn.games == 3
    assert turn.decisions == sum(counted_by_hand(key, example, seed, True) for seed in range(3))
    assert turn.seconds > 0


def test_a_turn_has_so_many_rounds_or_lasts_so_long_but_has_always_one() -> None:
    assert list(turns.Clock(0, 4).each()) == [0, 1, 2, 3]
    assert list(turns.Clock(0).each()) == [0]
    clock = turns.Clock(0.02)
    assert len(list(clock.each())) > 1 and clock.spent() >= 0.02


@pytest.mark.parametrize(("key", "example"), EXAMPLES)
def test_a_position_is_so_far_into_its_game_and_asks_a_seat(key: str, example: str) -> None:
    own = turns.Own(key, example)
    s = own.position(1, 3, 4)
    assert s.seat >= 0 and len(s.options()) >= 2
    rest = playout(s, Rng(5))
    assert rest > 0 and s.over()
    assert own.position(1, 0, 4).seat >= 0


@pytest.mark.parametrize(("key", "example"), EXAMPLES)
def test_chance_forced_answers_and_decisions_share_all_answers(key: str, example: str) -> None:
    shares = turns.Own(key, example).shares(2)
    assert 0 <= shares["chance_share"] < 1 and 0 <= shares["forced_share"] < 1
    assert sum(shares.values()) < 1


class Countdown(peers.Peer):
    """A peer for the tests: ten decisions, each followed by two forced answers."""

    name = "countdown"
    package = "pytest"
    module = "json"

    def new(self, seed: int) -> list[int]:
        return [10]

    def play(self, it: list[int], limit: int = -1) -> int:
        decisions = 0
        while it[0] and decisions != limit:
            it[0] -= 1
            decisions += 1
            self.forced += 2
        return decisions

    def copy(self, it: list[int]) -> list[int]:
        return it.copy()


class Absent(peers.Peer):
    name = "an absent engine"
    package = module = "kostka_no_such_engine"


class OnlyPlays(Countdown):
    name = "only plays"
    measures = (turns.PLAYOUTS,)


@pytest.fixture(scope="module")
def report() -> lab.Report:
    return lab.bench(1.0, 1, peers=True, makers=(Countdown, Absent, OnlyPlays))


def test_a_peer_counts_as_we_do() -> None:
    turn = Countdown().turn(turns.PLAYOUTS, turns.Clock(0, 3))
    assert (turn.games, turn.decisions, turn.forced) == (3, 30, 60)


def test_the_middle_of_a_peers_game_is_after_a_quarter_to_three_quarters() -> None:
    left = [it[0] for it in Countdown().middle()]
    assert (max(left), min(left)) == (8, 4) and len(left) == peers.MIDDLE


def test_a_peer_that_is_not_installed_is_named(report: lab.Report) -> None:
    (line,) = [line for line in report.not_measured if line.startswith("an absent engine")]
    assert "kostka_no_such_engine" in line
    assert "an absent engine" not in [row["name"] for row in report.rows]


def test_every_row_tells_the_same_things(report: lab.Report, compiled: bool) -> None:
    rows = {row["name"]: row for row in report.rows}
    told = {"decisions_per_second", "clone_us", "simulations_per_second", "decisions_per_game"}
    for row in rows.values():
        assert row["kind"] in ("kostka", "peer") and told <= set(row)
        assert row["decisions_per_second"] >= row["decisions_per_second_median"] > 0
    for key, example in EXAMPLES:
        row = rows[f"{key} {example}"]
        assert row["engine"] == ("compiled" if compiled else "interpreted") == report.engine
        assert (f"{key} {example}, interpreted" in rows) == compiled
        assert row["games"] == lab.ROUNDS and row["technical_draws"] <= row["games"]
        assert row["clone_us"] <= row["clone_us_median"]
        assert row["simulated_decisions_per_second"] > 0
    assert rows["countdown"]["decisions_per_game"] == 10
    assert rows["countdown"]["answers_per_second"] > 2 * rows["countdown"]["decisions_per_second"]
    assert rows["only plays"]["clone_us"] is None


def test_ratios_stand_beside_their_marks(report: lab.Report, compiled: bool) -> None:
    assert list(report.ratios) == [f"{key} {example}" for key, example in EXAMPLES]
    for ratios in report.ratios.values():
        assert ("compiled against interpreted" in ratios) == compiled
        unmeasured = "compiled against interpreted (the engine runs interpreted)"
        assert (unmeasured in report.not_measured) == (not compiled)
        beside = ratios["decisions/s against countdown"]
        assert beside["against_all_answers"] < beside["ratio"]
        assert "reached" not in beside
        assert "clones/s against countdown" in ratios
        assert "clones/s against only plays" not in ratios
        clone = ratios["a clone in decisions"]
        assert clone["at_most"] and (clone["floor"], clone["ahead"]) == (3, 1)
        assert clone["reached"] in ("ahead", "floor", "below")


def test_a_mark_is_a_least_or_a_most() -> None:
    least, most = lab.Target(6, 15), lab.Target(1.5, 1.25, at_most=True)
    assert [least.reached(x) for x in (5.9, 6, 14.9, 15)] == ["below", "floor", "floor", "ahead"]
    assert [most.reached(x) for x in (1.6, 1.5, 1.25)] == ["below", "floor", "ahead"]


def test_a_mark_must_be_reached_against_all_answers_of_a_peer() -> None:
    found: dict[str, dict[str, Any]] = {}
    name = "decisions/s against catanatron, two players"
    lab._enter(found, "dicethrone", name, [70.0], [2.0], [10.0])
    assert found[name]["ratio"] == 35 and found[name]["reached"] == "floor"


def test_doomtrooper_is_to_reach_a_third_of_the_decisions() -> None:
    name = "decisions/s against catanatron, two players"
    assert lab.target("dicethrone", name) == lab.Target(6, 15)
    assert lab.target("doomtrooper", name) == lab.Target(2, 5)
    for same in ("two processes against one", "simulated decisions/s against plain playouts"):
        assert lab.target("doomtrooper", same) == lab.TARGETS[same]
    assert lab.target("dicethrone", "decisions/s against nobody") is None


def test_the_bench_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.05", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert {"engine", "python", "rows", "ratios", "not_measured"} == set(printed)
    assert {row["kind"] for row in printed["rows"]} == {"kostka"}


def test_the_bench_prints_tables(report: lab.Report) -> None:
    console = Console(width=100, record=True, file=StringIO())
    show(report, console)
    text = console.export_text()
    assert text.startswith(f"The engine runs {report.engine}.")
    flowing = " ".join(text.split())
    for key, example in EXAMPLES:
        assert f"{key} {example}, so many times as fast as" in flowing
        assert f"{key} {example}, against the marks" in flowing
    (line,) = [line for line in text.splitlines() if line.startswith("not measured: ")]
    assert "an absent engine (No module named 'kostka_no_such_engine')" in line


@pytest.mark.parametrize("words", [["--games", "0"], ["--seconds", "0"], ["--seconds", "nan"]])
def test_a_bench_of_nothing_is_a_mistake(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_measured_sentence_tells_the_figures(report: lab.Report) -> None:
    sentence = speed.says(report)
    assert sentence.startswith("The Dice Throne duel, ") and "random decisions/s" in sentence
    report.ratios[speed.GAME]["decisions/s against rlcard uno"] = {"against_all_answers": 7.04}
    assert "; 7.0 × rlcard's uno with their forced answers counted" in speed.says(report)


# Two revisions in one run

SLOWED = """

def _slow(new):  # as a careless change would be
    def begin(setup):
        for _ in range(400_000):
            pass
        return new(setup)
    return begin


for _game in GAMES.values():
    _game.new = _slow(_game.new)
"""


DUEL = "dicethrone:duel"


def git(root: Path, *arguments: str) -> None:
    who = ("-c", "user.name=kostka", "-c", "user.email=kostka@example.org")
    subprocess.run(["git", *who, *arguments], cwd=root, check=True, capture_output=True)


@pytest.fixture(scope="module")
def history(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with three commits: no games yet, the games, the games slowed down."""
    root = tmp_path_factory.mktemp("history")
    package = Path(kostka.__file__).parent
    for path in [*package.rglob("*.py"), *package.rglob("*.txt")]:  # tower cards are pictures
        copy = root / "src" / "kostka" / path.relative_to(package)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    games = root / "src" / "kostka" / "games" / "__init__.py"
    text = games.read_text("utf-8")
    git(root, "init", "-q")
    for message, content in (("none", ""), ("games", text), ("slowed", text + SLOWED)):
        games.write_text(content, "utf-8")
        git(root, "add", "-A")
        git(root, "commit", "-q", "-m", message)
    return root


def test_a_revision_that_is_slower_than_the_one_before_it_is_refused(
    history: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert compare.main(["HEAD", "--pure", "--games", "1", "--game", DUEL], history) == 1
    out = capsys.readouterr().out
    assert out.startswith("HEAD against HEAD~1, interpreted:") and ", too slow" in out


def test_a_revision_that_is_quicker_is_said_to_be(
    history: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only playouts were slowed; how the others come out is for the clock of the machine to say."""
    arguments = ["HEAD~1", "--against", "HEAD", "--pure", "--games", "2", "--game", DUEL]
    code = compare.main(arguments, history)
    out = capsys.readouterr().out
    playouts = [line for line in out.splitlines() if ", playouts: " in line]
    assert playouts and not [line for line in playouts if "too slow" in line]
    assert code == int(", too slow" in out)


@pytest.mark.parametrize(("ratio", "code"), [(1.2, 0), (0.86, 0), (0.84, 1)])
def test_more_than_15_percent_slower_is_too_slow(ratio: float, code: int) -> None:
    assert compare.verdict({"playouts": 1.0, "clones": ratio}) == code


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["HEAD~2", "--against", "HEAD"], "HEAD~2 has no games that can be measured."),
        (["nothing"], "There is no revision nothing."),
    ],
)
def test_what_cannot_be_compared_gets_one_sentence(
    history: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert compare.main([*arguments, "--pure"], history) == 2
    assert capsys.readouterr().out == f"{sentence}\n"


def test_the_document_shows_the_marks() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "performance.md").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    marks = [tuple(line.strip("| ").split(" | ")[-2:]) for line in lines]
    for marked in lab.TARGETS.values():
        most = "at most " if marked.at_most else ""
        assert (f"{most}{marked.floor:g}", f"{most}{marked.ahead:g}") in marks
