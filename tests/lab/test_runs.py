"""Runs of the lab lose nothing when they are killed, and come to the same wherever they run."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from bench import cluster
from kostka.kernel.game import Mistake
from kostka.lab import cards, curve
from kostka.lab.kept import Kept, counted
from kostka.lab.plan import Series
from kostka.lab.spread import spread
from kostka.lab.watch import watch
from tests.cli.test_play import kostka
from tests.research.needs import needs

SERIES = Series("dicethrone", ("thor", "loki"), "random", 6, 3)
PICKS = {
    "dicethrone": "thor,loki",
    "doomtrooper": "clans,kohort-of-ilian",
    "plosinovka": "sladuse,bivoj",
}


def doubled(n: int) -> dict[str, int]:
    return {"n": 2 * n}


def slow(n: int) -> dict[str, int]:
    time.sleep(0.05 * (5 - n))
    return {"n": n}


def test_processes_come_to_the_same_as_one() -> None:
    work = {n: (n,) for n in range(7)}
    alone = dict(spread(doubled, work, 1))
    assert alone == dict(spread(doubled, work, 2)) == {n: {"n": 2 * n} for n in range(7)}


def test_what_is_cut_off_in_the_middle_of_a_line_is_done_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path, "it", {"a": 1})
    list(kept.run(doubled, [(n,) for n in range(3)], 1))
    whole = kept.path.read_bytes()
    kept.path.write_bytes(whole[:-4])
    again = Kept(tmp_path, "it", {"a": 1})
    assert sorted(again.found) == [0, 1]
    assert list(again.run(doubled, [(n,) for n in range(3)], 1)) == [2]
    assert again.path.read_bytes() == whole
    with pytest.raises(Mistake, match="another run"):
        Kept(tmp_path, "it", {"a": 2})


def test_when_there_is_enough_does_not_hang_on_who_was_quicker(tmp_path: Path) -> None:
    def enough(pieces: list[dict[str, int]]) -> bool:
        return sum(each["n"] for each in pieces) >= 3

    found = []
    for jobs in (1, 2):
        kept = Kept(tmp_path / str(jobs), "it", {})
        list(kept.run(slow, [(n,) for n in range(5)], jobs, enough=enough))
        found.append(counted(kept.found, enough))
    assert found[0] == found[1] == ([{"n": 0}, {"n": 1}, {"n": 2}], True)


def test_a_watched_game_is_the_game_that_is_played() -> None:
    it = watch("dicethrone", {"heroes": ("thor", "loki")}, ("random", "random"), 5)
    assert it.began in (0, 1) and len(it.outcome) == 2
    assert it.turns >= len(it.leads) > 3 and it.decisions > it.turns
    assert all(it.drawn) and all(it.played)
    again = watch("dicethrone", {"heroes": ("thor", "loki")}, ("random", "random"), 5)
    assert vars(again) == vars(it)


def test_the_share_of_whoever_began_is_counted_from_the_games() -> None:
    found = curve.piece(SERIES, 0, 0, 6)
    rows = found["games"]
    assert [row["first"] for row in rows] == ["thor", "loki"] * 3
    told = curve.summary(SERIES, [found], False)
    decided = [row for row in rows if row["winner"] >= 0]
    won = [row for row in decided if row["winner"] == row["began"]]
    assert told["beginner"]["share"] == len(won) / len(decided)
    assert sum(games for _, games in told["lengths"]) == told["games_played"] == 6
    last = told["leaders"][0]
    assert 0 <= last["low"] <= last["share"] <= last["high"] <= 1
    assert not curve.enough([found], 0.01) and curve.enough([found], 0.49)


def test_a_card_is_counted_once_for_each_player_and_game() -> None:
    found = cards.piece(SERIES, 0, 0, 6)
    told = cards.summary(SERIES, [found, found], False)
    assert told["games_played"] == 12
    assert sum(told["picks_won"].values()) == pytest.approx(1)
    for row in told["things"]:
        assert 0 < max(row["played"], row["drawn"]) <= 12
        if row["played"]:
            assert row["played_worth"] == pytest.approx(row["played_share"] - row["usual"])
    worths = [row["played_worth"] for row in told["things"] if row["played"]]
    assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("game", PICKS)
@pytest.mark.parametrize("kind", ["curve", "cards"])
def test_a_report_needs_no_network(kind: str, game: str, tmp_path: Path) -> None:
    parquet = needs("pyarrow.parquet", "lab")
    out = tmp_path / "out"
    code, told, err = kostka(
        *("lab", kind, game, "--picks", PICKS[game], "--games", "2", "--bot", "random"),
        *("--out", str(out), "--json", "--lang", "cs"),
    )
    assert (code, err) == (0, "")
    found = json.loads(told)
    assert found["games_played"] == 2
    page = (out / "report.html").read_text("utf-8")
    assert "<svg" in page and not re.search(r"(src=|@import|url\(h|<link|<script)", page)
    table = parquet.read_table(out / f"{kind}.parquet")
    assert table.num_rows == (2 if kind == "curve" else len(found["things"]))
    assert (out / f"{kind}.png").read_bytes().startswith(b"\x89PNG")


def test_a_pair_that_is_known_closely_enough_gets_no_more_games(tmp_path: Path) -> None:
    words = ("lab", "matrix", "dicethrone", "--picks", "thor,loki", "--games", "60")
    code, out, _ = kostka(
        *(*words, "--bot", "random", "--within", "30", "--out", str(tmp_path), "--json")
    )
    assert code == 0 and json.loads(out)["games_played"] == 10


@pytest.mark.parametrize("words", [("--within", "50"), ("--within", "-1"), ("--jobs", "0")])
def test_bad_input_gets_a_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    code, out, err = kostka("lab", "curve", "dicethrone", *words, "--out", str(tmp_path))
    assert (code, out) == (2, "") and err.endswith(".\n") and "Traceback" not in err


def children_of(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are read from /proc")
@pytest.mark.parametrize("kind", ["cards"])
def test_a_run_that_is_killed_goes_on_to_the_same_result(kind: str, tmp_path: Path) -> None:
    def command(out: Path, jobs: int) -> list[str]:
        words = f"-m kostka lab {kind} dicethrone --picks thor,loki --bot random --games 60"
        return [sys.executable, *words.split(), "--jobs", str(jobs), "--out", str(out), "--json"]

    kept = tmp_path / "killed" / ("cells.jsonl" if kind == "matrix" else f"{kind}.jsonl")
    victim = subprocess.Popen(command(kept.parent, 2), stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
        assert victim.poll() is None and time.monotonic() < deadline, "it was to be killed"
        time.sleep(0.005)
    helpers = children_of(victim.pid)
    os.kill(victim.pid, signal.SIGKILL)
    victim.wait()
    before = kept.read_text("utf-8").split("\n")[:-1]
    assert 3 <= len(before) < 7  # of 6 blocks and a head
    while any(Path(f"/proc/{pid}").exists() for pid in helpers):  # nobody plays on for a dead one
        assert time.monotonic() < deadline
        time.sleep(0.05)
    run = partial(subprocess.run, capture_output=True, text=True, check=True)
    resumed = json.loads(run(command(kept.parent, 2)).stdout)
    whole = json.loads(run(command(tmp_path / "whole", 1)).stdout)
    assert kept.read_text("utf-8").split("\n")[: len(before)] == before  # nothing was played twice
    resumed.pop("files"), whole.pop("files")
    assert resumed == whole
    for name in (f"{kind}.json", f"{kind}.parquet", f"{kind}.svg", f"{kind}.png", "report.html"):
        one, other = kept.parent / name, tmp_path / "whole" / name
        assert one.read_bytes() == other.read_bytes(), name


class PretendedRay:
    """What we use of Ray, done on the spot; `bench/cluster.py` asks the real one."""

    started = ended = 0

    def is_initialized(self) -> bool:
        return False

    def init(self, **words: object) -> None:
        self.started += 1
        assert words["num_cpus"] == 2

    def remote(self, function: Callable[..., object]) -> SimpleNamespace:
        return SimpleNamespace(remote=partial(partial, function))

    def wait(self, waiting: list[object], num_returns: int) -> tuple[list[object], list[object]]:
        assert len(waiting) <= 4
        return waiting[-num_returns:], waiting[:-num_returns]

    def get(self, done: Callable[[], object]) -> object:
        return done()

    def shutdown(self) -> None:
        self.ended += 1


def test_a_cluster_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = PretendedRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    work = {n: (n,) for n in range(9)}
    assert dict(spread(doubled, work, 2, ray=True)) == dict(spread(doubled, work, 1))
    assert (ray.started, ray.ended) == (1, 1)


def test_a_real_ray_comes_to_the_same_bytes(tmp_path: Path) -> None:
    """Where kostka[ray] is installed, as with KOSTKA_REQUIRE=all: it is too large for everybody."""
    pytest.importorskip("ray")
    _, ours = cluster.run("dicethrone", "thor,loki", tmp_path / "processes")
    _, theirs = cluster.run("dicethrone", "thor,loki", tmp_path / "ray", "--ray")
    assert ours == theirs


def test_without_ray_it_is_said_where_it_comes_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Mistake, match=r"kostka\[ray\]"):
        dict(spread(doubled, {0: (0,)}, 2, ray=True))
