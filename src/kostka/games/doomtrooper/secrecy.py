"""Doomtrooper, secrets: special cards that lie face down under another until all are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import Answering, Itself
from kostka.games.doomtrooper.aims_soldiers import window_of
from kostka.games.doomtrooper.card import Ability, Card, Fact, Playable
from kostka.games.doomtrooper.legal import unfit
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import Fetch, Store, piece_of
from kostka.games.doomtrooper.play import PLAY, Round
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import HAND_SEEN, NOTHING, SPECIAL
from kostka.games.doomtrooper.verbs import Cancel
from kostka.kernel.step import Frame, Step


def under(s: Fight, number: int) -> list[Piece]:
    """What lies under a secret."""
    return [it for it in s.table if it.on == number and it.out == number]


@dataclass(frozen=True)
class HideUnderIt(Store):
    """A card of this type from your hand lies face down under this one from now on."""

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        where = piece_of(f).number
        s.take_from_hand(f.you, option)
        piece = s.new_piece(option, f.you, where, NOTHING, 1)
        piece.out = where
        piece.down = True
        s.lay(piece)

    def secret(self) -> bool:
        return True

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "hide-card"


@final
class ToReveal(Itself):
    """The card itself, while something lies under it."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        return "" if under(s, source) else self.rule


def _playable(s: Fight, seat: int, card: Card) -> bool:
    """Whether it can be played out of a secret now: for no action, but else as it says."""
    if not card.when.acts:
        window = window_of(s)
        if window is None or not isinstance(window.rule, Round):
            return False
        needs = card.when.needs
        if not window.rule.admitted(card.when) or isinstance(card.on, Answering):
            return False
        if needs is not None and not needs.true(s, seat):
            return False
    return not unfit(s, seat, card, NOTHING)


@dataclass(frozen=True)
class PlayAllUnderIt(Fetch):
    """One after the other, in the order you like; what cannot be played is annihilated, and this
    card with it."""

    def run(self, s: Fight, f: Frame) -> None:
        if s.piece(piece_of(f).number) is None:
            return
        if self.options(s, f):
            super().run(s, f)
        else:
            annihilate_secret(s, piece_of(f))

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        cards = [it.card for it in under(s, int(piece_of(f).number))]
        return [card for card in dict.fromkeys(cards) if _playable(s, int(f.you), card)]

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        for it in under(s, int(piece_of(f).number)):
            if it.card is option:
                s.take_back(it.number)
                break
        f.again()
        s.open(PLAY, f.you, option)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"play {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "play"


def annihilate_secret(s: Fight, secret: Piece) -> None:
    """With all that lies under it."""
    for it in under(s, int(secret.number)):
        s.annihilate(it.number, secret.card)
    s.annihilate(secret.number, secret.card)


# --- Against secrets ----------------------------------------------------------------------------


@final
class ToCallTheBluff(Answering):
    """A secret that is just being revealed."""

    def __init__(self) -> None:
        super().__init__("DOOM-REACT-03")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return ()

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Ability) and any(
            isinstance(step, PlayAllUnderIt) for step in played.does
        )


@dataclass(frozen=True)
class SpoilTheSecret(Step):
    """Its cards are not played; they are annihilated, and it too."""

    def run(self, s: Fight, f: Frame) -> None:
        theirs = s.play(1)
        notes = None if theirs is None else theirs.notes
        if isinstance(notes, Played):
            secret = s.piece(notes.source)
            Cancel().answered(s, f)
            if secret is not None:
                annihilate_secret(s, secret)


def _others(s: Fight, seat: int) -> list[Piece]:
    """What lies face down under cards of others."""
    return [it for it in s.table if it.by != seat and it.down and it.card.kind is SPECIAL]


@dataclass(frozen=True)
class OthersHaveSecrets(Fact):
    """Cards lie under a secret of another player."""

    def true(self, s: Fight, seat: int) -> bool:
        return bool(_others(s, seat))


@dataclass(frozen=True)
class LookUnderSecrets(Step):
    """At all cards under those of others; nobody else sees them."""

    def run(self, s: Fight, f: Frame) -> None:
        for it in _others(s, int(f.you)):
            s.report(HAND_SEEN, f.you, 1, it.card, None)
