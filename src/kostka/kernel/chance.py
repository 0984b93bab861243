"""Chance: the seat that rolls and deals, and where its luck comes from.

A chance step lists its outcomes with exact whole weights, for the odds; and draws one without
listing them, for play.  One that draws out of a pile says which pile and nothing more.  The state
holds no generator: luck is always the caller's.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from kostka.kernel.sense import CHANCE as COMES_UP
from kostka.kernel.step import CHANCE, Choice, Frame

if TYPE_CHECKING:
    from kostka.kernel.state import State

SEED_BYTES: Final = 16  # the shortest seed that nobody can find by trying


class Luck:
    """A source of whole numbers."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError


@final
class Rng(Luck):
    """A quick generator for playouts: two 32-bit words, the same on every machine."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(f"kostka {seed}".encode()).digest()
        self.x: i64 = int.from_bytes(digest[:4], "big") | 1
        self.y: i64 = int.from_bytes(digest[4:8], "big")

    def below(self, n: i64) -> i64:
        t: i64 = (self.x ^ (self.x << 10)) & 0xFFFFFFFF
        y: i64 = self.y
        self.x = y
        self.y = (y ^ (y >> 10)) ^ (t ^ (t >> 13))
        return (((self.x + self.y) & 0xFFFFFFFF) * n) >> 32


@final
class Stream(Luck):
    """The committed stream: HMAC-SHA256 of a secret seed over a counter, without bias.

    The hash of the seed is published before the first die; from the numbers seen so far nobody can
    tell the next one; when the seed is revealed, everybody can compute the stream again.
    """

    def __init__(self, seed: bytes, salt: bytes = b"", position: int = 0) -> None:
        if len(seed) < SEED_BYTES:
            raise ValueError(f"a seed of {len(seed)} bytes could be guessed from its commitment")
        self.seed = seed
        self.salt = salt  # what the seats have added
        self.position = position  # how many numbers were drawn

    def below(self, n: i64) -> i64:
        counter = self.position.to_bytes(8, "big")
        self.position += 1
        limit = (1 << 64) - (1 << 64) % int(n)
        extra = 0
        while True:
            message = counter + extra.to_bytes(4, "big") + self.salt
            block = hmac.new(self.seed, message, hashlib.sha256).digest()
            for start in (0, 8, 16, 24):
                value = int.from_bytes(block[start : start + 8], "big")
                if value < limit:
                    return value % int(n)
            extra += 1


def commitment(seed: bytes) -> str:
    """What is published before the game: nobody can find another seed with the same hash."""
    return hashlib.sha256(b"kostka stream " + seed).hexdigest()


def sealed(salt: str) -> str:
    """What a seat tells of its salt before all are opened: its hash, from which nobody finds it."""
    return hashlib.sha256(b"kostka seal " + salt.encode("utf-8")).hexdigest()


def salt(added: Sequence[str]) -> bytes:
    """What the seats have added, in the order of the seats, as one salt.

    Each seals its own after the commitment to the seed is published, and opens it when all are
    sealed, before the first number is drawn: so neither the owner of the seed nor any seat can aim
    at a stream.
    """
    digest = hashlib.sha256(b"kostka salt ")
    for text in added:
        part = text.encode("utf-8")
        digest.update(len(part).to_bytes(4, "big") + part)
    return digest.digest()


class Chance(Choice):
    """A choice that chance makes."""

    def run(self, s: Any, f: Frame) -> None:
        state: State = s
        state.seat = CHANCE

    def pile(self, s: Any, f: Frame) -> list[Any]:
        """Out of what one thing is drawn, each as likely, equal ones too; empty where outcomes have
        weights of their own."""
        return []

    def options(self, s: Any, f: Frame) -> Sequence[Any]:
        return list(dict.fromkeys(self.pile(s, f)))

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return COMES_UP

    def weights(self, s: Any, f: Frame) -> Sequence[int]:
        """How often each of the options comes, in the same order; whole numbers."""
        pile = self.pile(s, f)
        return [pile.count(it) for it in dict.fromkeys(pile)]

    def sample(self, s: Any, f: Frame, luck: Luck) -> Any:
        """One outcome; overridden where listing them all first would be a waste."""
        pile = self.pile(s, f)
        if pile:
            return pile[luck.below(len(pile))]
        weights = self.weights(s, f)
        left = int(luck.below(sum(weights)))
        for option, weight in zip(self.options(s, f), weights, strict=True):
            left -= weight
            if left < 0:
                return option
        raise AssertionError("weights and options differ")
