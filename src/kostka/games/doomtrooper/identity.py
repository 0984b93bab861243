"""Doomtrooper, who is what: affiliations, sides and kinds, printed, lost and gained.

Everything is asked of the pieces in play at that moment, so a card that leaves takes with it what
it made of its bearer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect, Identity
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    AFFILIATIONS,
    CAPTAIN,
    COMMANDER,
    COMMANDERS,
    CORPORATIONS,
    CULTIST,
    DARK_LEGION,
    DOOMTROOPERS,
    FREELANCER,
    GENERAL,
    HERETIC,
    KOHORT,
    LEGIONNAIRES,
    NOTHING,
    SERGEANT,
    SQUAD,
    TRIBES,
    WARRIOR,
)
from kostka.kernel.step import Word

# --- What changes it ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Joins(Identity):
    """Also a member of this affiliation: DOOM-KI-04."""

    affiliation: Word


@dataclass(frozen=True)
class Loses(Identity):
    """No longer a member of this affiliation, or of any: DOOM-MERC-04."""

    affiliation: Word | None = None


@dataclass(frozen=True)
class LosesTheNamed(Identity):
    """No longer a member of the one affiliation named when it was played; `n` of the piece."""


@dataclass(frozen=True)
class NeverJoins(Identity):
    """May never become a member of anything."""


@dataclass(frozen=True)
class Keeps(Identity):
    """Never loses this affiliation, and never becomes a Heretic."""

    affiliation: Word


@dataclass(frozen=True)
class CountsAs(Identity):
    """Also considered to be of this kind: DOOM-CONS-01."""

    kind: Word


@dataclass(frozen=True)
class Tainted(Identity):
    """A Heretic of the Dark Legion who keeps what he was: DOOM-HER-01, -02."""


@dataclass(frozen=True)
class Converted(Identity):
    """A Heretic of the Dark Legion and nothing else: DOOM-ART-18, DOOM-TRANS-18."""


@dataclass(frozen=True)
class BelongsTo(Identity):
    """Always a member of these affiliations, which he never loses."""

    affiliations: tuple[Word, ...]


@dataclass(frozen=True)
class Reinstated(Identity):
    """A member of the corporation that his card shows: DOOM-MERC-01."""


@dataclass(frozen=True)
class NeverAHeretic(Identity):
    """He never becomes one."""


@dataclass(frozen=True)
class SideOfHisArea(Identity):
    """Of a Tribal warrior: in the Squad also a Doomtrooper, in the Kohort also a Heretic of the
    Dark Legion."""


@dataclass(frozen=True)
class Steadfast(Identity):
    """He is and stays what his own card says: no affiliation is won or lost, and no side."""


@dataclass(frozen=True)
class Redeemed(Identity):
    """A Doomtrooper without an affiliation, and no Heretic any more."""


@dataclass(frozen=True)
class Follows(Identity):
    """A follower of all five Apostles."""


@dataclass(frozen=True)
class FollowsAlso(Identity):
    """A follower of this Apostle besides what he is."""

    apostle: Word


@dataclass(frozen=True)
class FollowsTheChosen(Identity):
    """A follower of the Apostle who was chosen, besides what he is; `side` of the piece."""


@dataclass(frozen=True)
class Transformed(Identity):
    """A follower of this Apostle in the Dark Legion, and nothing else that he was."""

    apostle: Word


@dataclass(frozen=True)
class Tribal(Identity):
    """A Tribal warrior besides what he is: DOOM-TRANS-13, DOOM-AMB-40."""


@dataclass(frozen=True)
class NotADoomtrooper(Identity):
    """His card says so: DOOM-DT-01, DOOM-OUT-01."""


NO_CHANGES: Final[list[Effect]] = []


def changes(s: Fight, piece: Piece) -> list[Effect]:
    """What changes what he is, in the order in which it came.  Not to be changed."""
    survey = s.look()
    if s.fallen or not survey.has(piece):
        return _changes(s, piece)
    found = survey.turning[piece.number]
    if found is None:
        found = survey.turning[piece.number] = _changes(s, piece)
    return found


def _changes(s: Fight, piece: Piece) -> list[Effect]:
    found: list[Effect] = NO_CHANGES
    if piece.card.changes:
        found = [it for it in piece.effects() if isinstance(it, Identity)]
    for it in s.on(piece.number):
        if it.card.changes and it.out == NOTHING:
            for each in it.effects():
                if isinstance(each, LosesTheNamed):
                    found = [*found, LOSSES[it.n - 1]]
                elif isinstance(each, FollowsTheChosen):
                    if it.side is not None:
                        found = [*found, FollowsAlso(it.side)]
                elif isinstance(each, Identity):
                    found = [*found, each]
    for it in s.lasting:
        if it.on == piece.number and it.card.changes:
            found = found + [each for each in it.effects() if isinstance(each, Identity)]
    if any(isinstance(each, (Keeps, NeverAHeretic)) for each in found):
        found = [each for each in found if not isinstance(each, (Tainted, Converted))]
    if any(isinstance(each, Steadfast) for each in found):
        own = piece.effects()
        turns = (Joins, Loses, Tainted, Converted, Transformed)
        found = [each for each in found if not isinstance(each, turns) or each in own]
    return found


LOSSES: Final[list[Effect]] = [Loses(affiliation) for affiliation in AFFILIATIONS]


def given_memberships(s: Fight, piece: Piece) -> list[Word]:
    """Those he has by cards and not of his own."""
    own = piece.card.affiliation
    return [it for it in affiliations(s, piece) if it is not own]


# --- Affiliations -------------------------------------------------------------------------------


def affiliations(s: Fight, piece: Piece) -> list[Word]:
    """DOOM-HER-02, DOOM-MERC-01, -04: without an affiliation there is none to lose."""
    card = piece.card
    found: list[Word] = []
    if card.affiliation is not GENERAL and not card.counts_as(FREELANCER):
        found.append(card.affiliation)
    if card.counts_as(CULTIST) and piece.side is not LEGIONNAIRES:
        found = []
    had = found.copy()
    changed = changes(s, piece)
    barred = any(isinstance(effect, NeverJoins) for effect in piece.effects())
    for effect in NO_CHANGES if barred else changed:
        if isinstance(effect, Joins):
            if effect.affiliation not in found:
                found.append(effect.affiliation)
        elif isinstance(effect, Reinstated):
            if card.affiliation not in found and card.affiliation in CORPORATIONS:
                found.append(card.affiliation)
        elif isinstance(effect, Tainted):
            if DARK_LEGION not in found:
                found.append(DARK_LEGION)
        elif isinstance(effect, (Converted, Transformed)):
            found = [DARK_LEGION]
        elif isinstance(effect, Redeemed):
            found = []
        elif isinstance(effect, SideOfHisArea):
            if piece.area is KOHORT and DARK_LEGION not in found:
                found.append(DARK_LEGION)
        elif isinstance(effect, Loses):
            lost = effect.affiliation
            kept = [it for it in found if lost is not None and it is not lost]
            found = kept
        had += found
    for effect in changed:  # what he never loses; it makes nobody a member
        if isinstance(effect, Keeps):
            own = effect.affiliation
            if own in had and own not in found:
                found.append(own)
        elif isinstance(effect, BelongsTo):
            found = found + [it for it in effect.affiliations if it not in found]
    return found


def has(s: Fight, piece: Piece, affiliation: Word) -> bool:
    card = piece.card
    changed = _is_changed(s, piece)
    if card.settled and piece.side is None and not changed:
        return card.affiliation is affiliation
    if piece.side is not None or card.counts_as(FREELANCER) or changed:
        return affiliation in affiliations(s, piece)
    if card.counts_as(CULTIST):
        return False
    return card.affiliation is affiliation


def _is_changed(s: Fight, piece: Piece) -> bool:
    """Whether anything may have changed what he is."""
    if piece.card.changes:
        return True
    number: i64 = piece.number
    if s.fallen:
        for it in s.on(number):
            if it.card.changes:
                return True
    else:
        survey = s.look()
        if survey.altered and 0 <= number < survey.size and survey.changed[number]:
            return True
    for it in s.lasting:
        if it.on == number and it.card.changes:
            return True
    return False


def tribes(s: Fight, piece: Piece) -> list[Word]:
    return [it for it in affiliations(s, piece) if it in TRIBES]


def former(piece: Piece) -> Word | None:
    """The corporation of an ex-corporate Freelancer: DOOM-MERC-01."""
    card = piece.card
    if not card.settled and card.counts_as(FREELANCER) and card.affiliation is not GENERAL:
        return card.affiliation
    return None


# --- Sides --------------------------------------------------------------------------------------


def legionnaire(s: Fight, piece: Piece) -> bool:
    """DOOM-HER-01, DOOM-CULT-01"""
    if piece.side is LEGIONNAIRES and piece.card.counts_as(CULTIST) and not redeemed(s, piece):
        return True
    return has(s, piece, DARK_LEGION)


def redeemed(s: Fight, piece: Piece) -> bool:
    """Whether the last card that says on which side he is makes him a Doomtrooper again."""
    found = False
    if s.alters() and _is_changed(s, piece):
        for effect in changes(s, piece):
            if isinstance(effect, Redeemed):
                found = True
            elif isinstance(effect, (Tainted, Converted, Transformed)):
                found = False
    return found


def doomtrooper(s: Fight, piece: Piece) -> bool:
    """DOOM-DT-01, DOOM-AMB-82: a Heretic who keeps what he was is both."""
    card = piece.card
    if not card.settled and card.counts_as(CULTIST):
        return piece.side is not LEGIONNAIRES or redeemed(s, piece)
    if card.affiliation is DARK_LEGION:
        return card.kind is WARRIOR and redeemed(s, piece)
    if card.affiliation in TRIBES:
        return piece.area is SQUAD and _was_sent(s, piece)
    if _is_changed(s, piece):
        if redeemed(s, piece):
            return True
        for effect in changes(s, piece):
            if isinstance(effect, (Converted, Transformed, NotADoomtrooper)):
                return False
    return card.kind is WARRIOR


def _was_sent(s: Fight, piece: Piece) -> bool:
    """Whether his area says on which side he is too."""
    return any(isinstance(effect, SideOfHisArea) for effect in changes(s, piece))


def on_side(s: Fight, piece: Piece, side: Word) -> bool:
    if side is DOOMTROOPERS:
        return doomtrooper(s, piece)
    if side is LEGIONNAIRES:
        return legionnaire(s, piece)
    return tribal(s, piece)


def tribal(s: Fight, piece: Piece) -> bool:
    """Of a tribe, or considered a Tribal warrior."""
    return is_tribal(piece) or bool(tribes(s, piece))


def is_tribal(piece: Piece) -> bool:
    """Whether his card says that he is one although he is of no tribe."""
    if not piece.card.changes:
        return False
    return any(isinstance(it, Tribal) for it in piece.effects())


# --- Kinds --------------------------------------------------------------------------------------


def is_a(s: Fight, piece: Piece, kind: Word) -> bool:
    """What he is or is considered: DOOM-CONS-01, DOOM-CULT-04."""
    if kind is HERETIC and redeemed(s, piece):
        return False
    if piece.card.counts_as(kind):
        return True
    if kind is HERETIC and piece.card.counts_as(CULTIST):
        return True
    if kind is COMMANDER and (piece.card.counts_as(SERGEANT) or piece.card.counts_as(CAPTAIN)):
        return True  # DOOM-CMD-01
    if not _is_changed(s, piece):
        return False
    for effect in changes(s, piece):
        if isinstance(effect, CountsAs) and effect.kind is kind:
            return True
        if kind is HERETIC and isinstance(effect, (Tainted, Converted)):
            return True
        if kind is HERETIC and isinstance(effect, SideOfHisArea) and piece.area is KOHORT:
            return True
    if kind is FREELANCER:  # DOOM-MERC-04
        lost = any(isinstance(effect, Loses) for effect in changes(s, piece))
        return lost and doomtrooper(s, piece) and not affiliations(s, piece)
    return False


def commands(s: Fight, piece: Piece) -> bool:
    """A commander of any rank, printed or considered: DOOM-CMD-01."""
    if is_a(s, piece, COMMANDER):
        return True
    if not _is_changed(s, piece):
        return False
    return any(is_a(s, piece, rank) for rank in COMMANDERS)


def follows(s: Fight, piece: Piece, apostle: Word) -> bool:
    """DOOM-APOS-04: an Apostle is not a follower of himself."""
    if piece.card.follows is apostle:
        return True
    if not _is_changed(s, piece):
        return False
    for effect in changes(s, piece):
        if isinstance(effect, Follows):
            return True
        if isinstance(effect, (FollowsAlso, Transformed)) and effect.apostle is apostle:
            return True
    return False
