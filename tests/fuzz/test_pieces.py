"""A measurement in pieces comes to the same however often it is interrupted, and at any commit."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import _pieces
from bench._pieces import Came, Piece, Stretch, Tally


class Work:
    """Adds the squares of its seeds, until it is interrupted."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.did: list[int] = []

    def __call__(self, piece: Piece) -> Came:
        if len(self.did) == self.most:
            raise KeyboardInterrupt
        self.did.append(piece[1])
        return {"squares": sum([seed**2 for seed in range(*piece[1:])])}


@pytest.fixture(autouse=True)
def one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_pieces, "KEPT", tmp_path)
    monkeypatch.setattr(_pieces, "kept", lambda name: {})
    monkeypatch.setattr(_pieces, "commit", lambda root: "now")
    monkeypatch.setenv("KOSTKA_JOBS", "1")


def squares(work: Work, seeds: int) -> float:
    return _pieces.tallied("x", {"a": seeds}, 2, work).total("a", "squares")


ALL_SIX = float(0 + 1 + 4 + 9 + 16 + 25)


def test_what_was_done_before_an_interruption_is_not_done_again(tmp_path: Path) -> None:
    first = Work(1)
    with pytest.raises(KeyboardInterrupt):
        squares(first, 6)
    (file,) = tmp_path.iterdir()
    with file.open("a") as half:
        half.write('{"what": "a", "fir')  # as a kill in the middle of writing leaves it
    second, third = Work(1), Work(9)
    with pytest.raises(KeyboardInterrupt):
        squares(second, 6)
    assert squares(third, 6) == ALL_SIX
    assert [first.did, second.did, third.did] == [[0], [2], [4]]
    assert squares(Work(0), 6) == ALL_SIX


def test_a_larger_number_goes_on_from_a_smaller_one() -> None:
    assert squares(Work(1), 2) == 1
    assert squares(Work(2), 6) == ALL_SIX


def test_time_runs_out_after_a_piece_and_what_is_missing_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("KOSTKA_MINUTES", "-1")
    assert squares(Work(9), 6) == 1
    assert squares(Work(9), 6) == 1 + 4 + 9


def test_what_is_written_down_is_not_tried_again_at_another_commit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = {"what": "a", "first": 1, "end": 3, "commit": "then", "came": {"squares": 5}}
    monkeypatch.setattr(_pieces, "kept", lambda name: {"stretches": [before]})
    work = Work(9)
    tally = _pieces.tallied("x", {"a": 6, "b": 1}, 2, work)
    assert tally.total("a", "squares") == ALL_SIX and tally.tried("a") == 6
    assert sorted(work.did) == [0, 0, 3, 5]
    assert tally.commits() == ["now", "then"]
    assert [(it.what, it.first, it.end, it.commit) for it in tally.stretches] == [
        ("a", 0, 1, "now"),
        ("a", 1, 3, "then"),
        ("a", 3, 6, "now"),
        ("b", 0, 1, "now"),
    ]


def test_seeds_that_were_tried_twice_count_once() -> None:
    once = Stretch("a/x", 0, 4, "now", {"n": 4})
    twice = Stretch("a/x", 2, 4, "then", {"n": 2})
    tally = Tally("x", [twice, once])
    assert tally.tried("a") == 4 and tally.total("a/x", "n") == 4
