"""The committed stream: without bias, unpredictable without the seed, the same for everybody."""

from __future__ import annotations

import hashlib
import hmac
from pathlib import Path

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng, Stream, commitment, salt
from kostka.kernel.game import Mistake
from kostka.kernel.log import Flaw, Journal, read, revealed
from tests.kernel.recorded import SALTS, SEED, SETUPS, kept, played, stream


def draws(luck: Stream, n: int, count: int) -> list[int]:
    return [int(luck.below(n)) for _ in range(count)]


def chi_squared(numbers: list[int], n: int) -> float:
    expected = len(numbers) / n
    return sum((numbers.count(value) - expected) ** 2 / expected for value in range(n))


def test_sixty_thousand_dice_are_fair() -> None:
    dice = draws(stream(), 6, 60_000)
    assert 0.08 < chi_squared(dice, 6) < 25.7  # of 5 degrees of freedom, p > 10^-4 on either side
    pairs = [6 * a + b for a, b in zip(dice[::2], dice[1::2], strict=True)]
    assert 11.0 < chi_squared(pairs, 36) < 76.0  # of 35: a die says nothing about the next one


def test_many_streams_together_are_neither_biased_nor_too_even() -> None:
    sums = [chi_squared(draws(Stream(SEED, bytes([n])), 6, 3_000), 6) for n in range(40)]
    assert 131.0 < sum(sums) < 281.0  # of 200 degrees of freedom, p > 10^-4 on either side


@pytest.mark.parametrize("n", [1, 2, 5, 7, 33, 252, 1000])
def test_every_number_below_n_comes_equally_often(n: int) -> None:
    numbers = draws(Stream(b"n" * 16, bytes([n % 256])), n, 20 * n + 2000)
    assert set(numbers) == set(range(n)) if n < 300 else max(numbers) < n
    freedom = n - 1
    assert abs(chi_squared(numbers, n) - freedom) <= 4.5 * (2 * freedom) ** 0.5


def test_a_number_that_would_bring_a_bias_is_thrown_away() -> None:
    n = 3 << 61  # a quarter of all words lie above the last whole multiple of it
    luck = Stream(SEED)
    thrown = 0
    for position in range(200):
        block = hmac.new(SEED, position.to_bytes(8, "big") + bytes(4), hashlib.sha256).digest()
        words = [int.from_bytes(block[at : at + 8], "big") for at in (0, 8, 16, 24)]
        fit = [word for word in words if word < 2 * n]
        thrown += words[0] >= 2 * n
        if fit:
            assert luck.below(n) == fit[0] % n
        else:
            luck.position += 1
    assert 30 < thrown < 75


def test_the_stream_depends_on_the_seed_the_salt_and_the_position() -> None:
    first = draws(Stream(SEED), 6, 60)
    assert draws(Stream(SEED), 6, 60) == first
    assert draws(Stream(SEED, b"x"), 6, 60) != first
    assert draws(Stream(SEED[::-1]), 6, 60) != first
    assert draws(Stream(SEED, b"", 20), 6, 40) == first[20:]


def test_the_salt_is_made_of_what_every_seat_has_added_in_order() -> None:
    made = {salt(parts) for parts in ([], ["a", "b"], ["b", "a"], ["ab", ""], ["ab"], ["", "ab"])}
    assert len(made) == 6
    assert salt(["a", "b"]) == salt(("a", "b"))


def test_the_commitment_does_not_give_the_seed_away_and_fits_no_other() -> None:
    sealed = commitment(SEED)
    assert SEED.hex() not in sealed and len(sealed) == 64
    assert sealed != commitment(SEED[:-1] + b"\x00")
    with pytest.raises(ValueError, match="could be guessed"):
        Stream(b"short")


def test_a_journal_begins_only_with_the_stream_that_was_committed() -> None:
    game, setup = SETUPS[0]
    names = ["Anna", "Bořek"]
    sealed = commitment(SEED)
    begun = Journal.begin(game, setup, names, stream(), sealed, SALTS)
    assert begun.header["commitment"] == sealed and begun.header["salts"] == list(SALTS)
    for luck, published, salts in (
        (stream(), "0" * 64, SALTS),
        (stream(), sealed, ("tails", "žaba")),
        (stream(), sealed, ()),
        (Stream(SEED, salt(SALTS), 1), sealed, SALTS),
    ):
        with pytest.raises(Mistake):
            Journal.begin(game, setup, names, luck, published, salts)
    assert Journal.begin(game, setup, names, Rng(1)).header["commitment"] == ""


def test_the_seed_is_nowhere_in_the_log_before_it_is_revealed(tmp_path: Path) -> None:
    journal = played(1, moves=40)
    path = kept(journal, tmp_path / "game.kostka.jsonl")
    assert SEED.hex() not in Path(path).read_text("utf-8")
    assert revealed(path) is None
    journal.close()
    path = kept(journal, tmp_path / "closed.kostka.jsonl")
    found = revealed(path)
    assert found is not None
    assert (found.seed, found.salt, found.position) == (SEED, salt(SALTS), 0)


def test_outcomes_are_those_of_the_stream_even_the_undone_ones(tmp_path: Path) -> None:
    journal = played(1, moves=80)
    journal.undo(20)
    journal.close()
    path = kept(journal, tmp_path / "game.kostka.jsonl")
    luck = stream()
    read(path, GAMES, luck)
    assert isinstance(journal.luck, Stream)
    assert luck.position == journal.luck.position
    with pytest.raises(Flaw) as other:
        read(path, GAMES, Stream(SEED))
    assert other.value.line == 2
