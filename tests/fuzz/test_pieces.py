"""A measurement in pieces comes to the same however often it is interrupted."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import _pieces

PIECES: list[_pieces.Piece] = [("a", n) for n in range(6)]


class Work:
    """Squares, until it is interrupted."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.did: list[int] = []

    def __call__(self, piece: _pieces.Piece) -> _pieces.Came:
        if len(self.did) == self.most:
            raise KeyboardInterrupt
        self.did.append(piece[1])
        return {"square": piece[1] ** 2}


@pytest.fixture(autouse=True)
def one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_pieces, "KEPT", tmp_path)
    monkeypatch.setenv("KOSTKA_JOBS", "1")


def squares(work: Work, pieces: list[_pieces.Piece]) -> list[float]:
    return [came["square"] for _, came in _pieces.done("x", pieces, work, [])]


def test_what_was_done_before_an_interruption_is_not_done_again(tmp_path: Path) -> None:
    first = Work(2)
    with pytest.raises(KeyboardInterrupt):
        squares(first, PIECES)
    (file,) = tmp_path.iterdir()
    with file.open("a") as half:
        half.write('[["a", 2], {"squ')  # as a kill in the middle of writing leaves it
    second = Work(3)
    with pytest.raises(KeyboardInterrupt):
        squares(second, PIECES)
    third = Work(9)
    assert squares(third, PIECES) == [0, 1, 4, 9, 16, 25]
    assert [first.did, second.did, third.did] == [[0, 1], [2, 3, 4], [5]]
    assert squares(Work(0), PIECES) == [0, 1, 4, 9, 16, 25]


def test_a_larger_number_goes_on_from_a_smaller_one() -> None:
    assert squares(Work(3), PIECES[:3]) == [0, 1, 4]
    assert squares(Work(3), PIECES) == [0, 1, 4, 9, 16, 25]


def test_other_sources_begin_anew(tmp_path: Path) -> None:
    source = Path(_pieces.__file__)
    assert _pieces.sources([]) == _pieces.sources([]) != _pieces.sources([source])
