"""Doomtrooper, a survey of the table: what is asked for often, found once after every change.

When a piece is taken away a new one is made.  A piece that comes or changes is entered into
it, and after a change of what lasts for a while only the findings are forgotten.  The lists it
hands out are never changed but replaced.  A clone shares it with the game that it was cloned from,
and then nothing is entered any more.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kostka.games.doomtrooper.card import Ability, Card
from kostka.games.doomtrooper.pieces import Piece, lent_to
from kostka.games.doomtrooper.roles import (
    ACTS,
    BARS,
    CHANGES,
    FIGHTS,
    GOVERNS,
    GRANTS,
    HASTES,
    LEADS,
    LENDS,
    RARE,
    REACHES,
    SHARES,
    USED,
    WARDS,
    ZONE,
)
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.terms import NOTHING
from kostka.kernel.step import Word

NO_PIECES: Final[list[Piece]] = []
NOT_ASKED: Final[list[list[Effect] | None]] = []
NO_IMMUNITIES: Final[list[list[Word] | None]] = []
DARKENED: Final = 1 << 20  # it lies face down and means nothing
SELDOM: Final = (
    DARKENED | LENDS | LEADS | WARDS | ZONE | HASTES | GOVERNS | RARE | BARS | SHARES | GRANTS
)


@final
@mypyc_attr(acyclic=True)
class Use:
    """An ability of a piece that somebody may use, as far as the table alone can tell."""

    __slots__ = ("ability", "aim", "option", "piece")

    def __init__(self, piece: Piece, ability: Ability, option: int, aim: i64) -> None:
        self.piece = piece
        self.ability = ability
        self.option = option  # as it is offered
        self.aim: i64 = aim  # whether there is anything to use it on, outside duels

    def moved_to(self, piece: Piece) -> Use:
        return Use(piece, self.ability, self.option, self.aim)


NOT_AIMED: Final = 0
AIMED: Final = 1
AIMLESS: Final = 2
NO_USES: Final[list[list[Use] | None]] = []
NO_MOVES: Final[list[int]] = []
NO_AIMS: Final[list[dict[Card, str] | None]] = []


@final
@mypyc_attr(acyclic=True)
class Survey:
    """The pieces of the table by number, by bearer, and by what their cards have to do with."""

    def __init__(self, table: list[Piece], seats: int) -> None:
        top: i64 = -1
        for it in table:
            if it.number > top:
                top = it.number
            if it.on > top:
                top = it.on
        self.size: i64 = top + 1  # one more than the highest number
        self.shared = False  # by several games, so that it is not to be changed
        self.count: i64 = 0
        self.changes: list[int] = []  # the places of pieces that have changed or come since
        self.covered: list[Piece] = NO_PIECES  # face down
        self.places: list[int] = [0] * int(top + 1)  # of a number on the table, from 1
        self.numbered: list[Piece | None] = [None] * int(top + 1)
        self.lying: list[list[Piece]] = [NO_PIECES] * int(top + 1)  # on whom
        # What says something about a warrior, once somebody has asked; without what passes.
        self.upon: list[list[Effect] | None] = [None] * int(top + 1)
        self.bare: list[list[Effect] | None] = NOT_ASKED
        self.posture: list[int] = [NOTHING] * int(top + 1)  # and what that comes to, as bits
        self.turning: list[list[Effect] | None] = [None] * int(top + 1)  # what changes what he is
        # Why he may not have a card that somebody holds.
        self.barred: list[dict[Card, str] | None] = [None] * int(top + 1)
        self.immune: list[list[Word] | None] = NO_IMMUNITIES  # outside duels
        self.uses: list[list[Use] | None] = NO_USES  # of each seat
        # Why there is nothing to play a card on, outside duels: of each seat, and again by leave.
        self.aims: list[dict[Card, str] | None] = NO_AIMS
        self.moves: list[int] = NO_MOVES  # of each seat: what his warriors can do, as bits
        self.counted = False  # somebody's points were asked for, so that it may soon be otherwise
        self.warriors: list[Piece] = NO_PIECES  # in play: DOOM-TARGET-02, DOOM-INPLAY-05
        self.troops: list[list[Piece]] = [NO_PIECES] * seats
        self.reaching: list[Piece] = NO_PIECES  # in play, with effects on others
        self.able: list[Piece] = NO_PIECES  # paid for, with abilities
        self.acting: list[Piece] = NO_PIECES  # by itself, when something happens
        self.lending: list[Piece] = NO_PIECES
        self.leading: list[Piece] = NO_PIECES
        self.warding: list[Piece] = NO_PIECES
        self.zones: list[Piece] = NO_PIECES
        self.governing: list[Piece] = NO_PIECES  # in play, with another rule for somebody
        self.rare: list[Piece] = NO_PIECES
        self.sharing: list[Piece] = NO_PIECES  # in play, by which others have their abilities
        self.darkened = False  # some lie face down and mean nothing
        self.taught = False  # some have abilities of other cards
        self.altered = False  # something that lies on others changes what they are
        self.changed: list[bool] = [False] * int(top + 1)  # and on whom
        self.judged: object = None  # what a bot thinks of the warriors, outside duels
        self.hastes = False
        self.bars = False  # something may keep players from playing cards
        self.grants = False  # something may let somebody be given more than others
        self.paired = False  # somebody is on two cards
        for it in table:
            self._add(it)
        if self.paired:
            self._share(table)
        # One piece may say what another one is: nothing is entered, all is found anew.
        self.tangled = self.paired or self.taught or self.darkened or len(self.sharing) > 0

    def has(self, piece: Piece) -> bool:
        """Whether this very piece lay there, unchanged."""
        return piece.number < self.size and self.numbered[piece.number] is piece

    def _add(self, it: Piece) -> None:
        number: i64 = it.number
        self.numbered[number] = it
        self.count += 1
        self.places[number] = int(self.count)
        on: i64 = it.on
        roles: i64 = it.card.roles
        if it.down:
            self.covered = _with(self.covered, it)
        if it.pair:
            self.paired = True
        if it.lent is not None:
            self.taught = True
            for card in lent_to(it):
                roles |= card.roles & ~CHANGES
        if on != NOTHING:
            self.lying[on] = _with(self.lying[on], it)
            if roles & CHANGES:
                self.altered = True
                self.changed[on] = True
        if roles & FIGHTS and it.out == NOTHING:
            self.warriors = _with(self.warriors, it)
            self.troops[it.by] = _with(self.troops[it.by], it)
        if roles & USED and not it.unpaid:
            self.able = _with(self.able, it)
        if roles & ACTS:
            self.acting = _with(self.acting, it)
        if roles & REACHES and it.out == NOTHING:
            self.reaching = _with(self.reaching, it)
        if roles & SELDOM:
            self._add_seldom(it, roles)

    def _share(self, table: list[Piece]) -> None:
        """What lies on one card of a warrior lies on the other as well."""
        for it in table:
            if 0 < it.pair < it.number and it.pair < self.size:
                both = self.lying[it.pair] + self.lying[it.number]
                self.lying[it.pair] = self.lying[it.number] = both
                turned = self.changed[it.pair] or self.changed[it.number]
                self.changed[it.pair] = self.changed[it.number] = turned

    def _add_seldom(self, it: Piece, roles: i64) -> None:
        if roles & LENDS:
            self.lending = _with(self.lending, it)
        if roles & LEADS:
            self.leading = _with(self.leading, it)
        if roles & WARDS:
            self.warding = _with(self.warding, it)
        if roles & ZONE:
            self.zones = _with(self.zones, it)
        if roles & HASTES:
            self.hastes = True
        if roles & GOVERNS and it.out == NOTHING:
            self.governing = _with(self.governing, it)
        if roles & RARE:
            self.rare = _with(self.rare, it)
        if roles & BARS:
            self.bars = True
        if roles & GRANTS:
            self.grants = True
        if roles & DARKENED:
            self.darkened = True
        if roles & SHARES and it.out == NOTHING:
            self.sharing = _with(self.sharing, it)

    # Leaving and entering

    def inherit(self, was: Survey, left: list[Piece], lasting: list[Piece]) -> None:
        """What was found before these pieces left and still holds."""
        for it in left:
            if it.card.roles & REACHES:
                return
        size = int(self.size)
        self.upon = was.upon[:size]
        self.posture = was.posture[:size]
        self.turning = was.turning[:size]
        self.barred = was.barred[:size]
        for it in left:
            self._forget_upon(it.number, lasting)
            self._forget_upon(it.on, lasting)

    def enter(self, it: Piece, lasting: list[Piece]) -> bool:
        """A piece has come; False if that takes a new survey."""
        if self.shared or self.tangled or _is_tangled(it):
            return False
        top: i64 = max(it.number, it.on)
        while self.size <= top:
            self.numbered.append(None)
            self.places.append(0)
            self.lying.append(NO_PIECES)
            self.upon.append(None)
            self.posture.append(NOTHING)
            self.turning.append(None)
            self.barred.append(None)
            self.changed.append(False)
            self.size += 1
        self.bare = NOT_ASKED
        self._part(it)
        self._add(it)
        self.changes.append(int(self.count) - 1)
        self._forget(it, lasting)
        return True

    def _part(self, it: Piece) -> None:
        """Lists of its own, where it is about to be added."""
        roles: i64 = it.card.roles
        if it.down:
            self.covered = self.covered.copy()
        if it.on != NOTHING:
            self.lying[it.on] = self.lying[it.on].copy()
        if roles & FIGHTS:
            self.warriors = self.warriors.copy()
            self.troops[it.by] = self.troops[it.by].copy()
        if roles & USED:
            self.able = self.able.copy()
        if roles & ACTS:
            self.acting = self.acting.copy()
        if roles & REACHES:
            self.reaching = self.reaching.copy()
        if roles & SELDOM:
            self.lending = self.lending.copy()
            self.leading = self.leading.copy()
            self.warding = self.warding.copy()
            self.zones = self.zones.copy()
            self.governing = self.governing.copy()
            self.rare = self.rare.copy()

    def replace(self, was: Piece, it: Piece, lasting: list[Piece]) -> bool:
        """A piece has changed; False if that takes a new survey."""
        if (
            self.shared
            or self.tangled
            or _is_tangled(it)
            or was.card is not it.card
            or was.on != it.on
            or was.by != it.by
            or was.out != it.out
            or was.unpaid != it.unpaid
        ):
            return False
        number: i64 = it.number
        self.numbered[number] = it
        self.changes.append(self.places[number] - 1)
        if was.down or it.down:
            self.covered = [each for each in self.covered if each is not was]
            if it.down:
                self.covered.append(it)
        on: i64 = it.on
        if on != NOTHING:
            self.lying[on] = _instead(self.lying[on], was, it)
        roles: i64 = it.card.roles
        if roles & FIGHTS:
            self.warriors = _instead(self.warriors, was, it)
            self.troops[it.by] = _instead(self.troops[it.by], was, it)
        if roles & USED:
            self.able = _instead(self.able, was, it)
        if roles & ACTS:
            self.acting = _instead(self.acting, was, it)
        if roles & REACHES:
            self.reaching = _instead(self.reaching, was, it)
        if roles & SELDOM:
            self.lending = _instead(self.lending, was, it)
            self.leading = _instead(self.leading, was, it)
            self.warding = _instead(self.warding, was, it)
            self.zones = _instead(self.zones, was, it)
            self.governing = _instead(self.governing, was, it)
            self.rare = _instead(self.rare, was, it)
        if _is_the_same(was, it):
            self.judged = None
            self._hand_on(was, it)
        else:
            self._forget(it, lasting)
        return True

    def _hand_on(self, was: Piece, it: Piece) -> None:
        """What could be used of it still can be."""
        for seat, uses in enumerate(self.uses):
            if uses is not None:
                for use in uses:
                    if use.piece is was:
                        self.uses[seat] = [
                            each.moved_to(it) if each.piece is was else each for each in uses
                        ]
                        break

    def forget(self) -> bool:
        """What lasts for a while is otherwise; False if that takes a new survey."""
        if self.shared or self.tangled:
            return False
        self._forget_findings()
        self.uses = NO_USES
        self._forget_all()
        return True

    def _forget_findings(self) -> None:
        """That may come of several pieces."""
        self.judged = None
        self.immune = NO_IMMUNITIES
        self.aims = NO_AIMS
        self.moves = NO_MOVES

    def _forget(self, it: Piece, lasting: list[Piece]) -> None:
        """What was found of whatever it lies on, or, if it has to do with others, of all."""
        self._forget_findings()
        if self._is_used(it):
            self.uses = NO_USES
        else:
            self._forget_targets()
        if it.card.roles & REACHES:
            self._forget_all()
        else:
            self._forget_upon(it.number, lasting)

    def _is_used(self, it: Piece) -> bool:
        """Whether it could have to do with what can be used, other than as a target."""
        if it.on != NOTHING or it.card.roles & (USED | REACHES):
            return True
        for each in self.lying[it.number]:
            if each.card.roles & USED:
                return True
        return False

    def _forget_targets(self) -> None:
        """Of what can be used."""
        for uses in self.uses:
            if uses is not None:
                for use in uses:
                    use.aim = NOT_AIMED

    def _forget_upon(self, number: i64, lasting: list[Piece]) -> None:
        """What was found of this one and of whatever it lies on; of all, if others speak of it."""
        while number >= 0:
            for each in self.reaching:
                if each.on == number or each.about == number:
                    self._forget_all()
                    return
            for each in lasting:
                if each.about == number:
                    self._forget_all()
                    return
            if number >= self.size:
                return
            self.upon[number] = None
            self.posture[number] = NOTHING
            self.turning[number] = None
            self.barred[number] = None
            if self.bare:
                self.bare[number] = None
            under = self.numbered[number]
            number = NOTHING if under is None else under.on

    def _forget_all(self) -> None:
        self.upon = [None] * int(self.size)
        self.posture = [NOTHING] * int(self.size)
        self.turning = [None] * int(self.size)
        self.barred = [None] * int(self.size)
        self.bare = NOT_ASKED


def shared(survey: Survey | None) -> Survey | None:
    """From now on for several games."""
    if survey is not None:
        survey.shared = True
    return survey


def with_more(survey: Survey | None, it: Piece, lasting: list[Piece]) -> Survey | None:
    """The survey, if it goes on, after this piece has come."""
    return survey if survey is not None and survey.enter(it, lasting) else None


def as_it_lasts(survey: Survey | None) -> Survey | None:
    """The survey, if it goes on, after a change of what lasts for a while."""
    return survey if survey is not None and survey.forget() else None


def with_fewer(
    survey: Survey | None, table: list[Piece], left: list[Piece], lasting: list[Piece], seats: int
) -> Survey | None:
    """A survey of the table that these pieces have left, unless it is to be made when asked for."""
    if survey is None or survey.tangled:
        return None
    found = Survey(table, seats)
    if found.tangled:
        return None
    found.inherit(survey, left, lasting)
    return found


def with_another(
    survey: Survey | None, table: list[Piece], it: Piece, lasting: list[Piece]
) -> Survey | None:
    """The piece in place of that with its number; and the survey, if it goes on after that."""
    number: i64 = it.number
    if survey is None:
        for i, each in enumerate(table):
            if each.number == number:
                table[i] = it
                return None
        return None
    was = survey.numbered[number] if number < survey.size else None
    if was is None:
        return survey
    table[survey.places[number] - 1] = it
    return survey if survey.replace(was, it, lasting) else None


def _is_tangled(it: Piece) -> bool:
    """Whether it says what others are, or others say what it is."""
    return it.lent is not None or it.pair != 0 or it.card.roles & (DARKENED | SHARES) != 0


def _is_the_same(was: Piece, it: Piece) -> bool:
    """But for when it was used, moved or left cover, which is asked only in its own turn."""
    return (
        was.n == it.n
        and was.area is it.area
        and was.down == it.down
        and was.wounded == it.wounded
        and was.markers == it.markers
        and was.side is it.side
        and was.player == it.player
        and was.owner == it.owner
        and was.under == it.under
        and was.jailer == it.jailer
        and was.behind == it.behind
        and was.book == it.book
        and was.about == it.about
        and was.real is it.real
    )


def _with(pieces: list[Piece], it: Piece) -> list[Piece]:
    """A list of its own as soon as there is anything in it."""
    if not pieces:
        return [it]
    pieces.append(it)
    return pieces


def _instead(pieces: list[Piece], was: Piece, it: Piece) -> list[Piece]:
    """With this one in place of that one, if it is there."""
    for i in range(len(pieces)):
        if pieces[i] is was:
            found = pieces.copy()
            found[i] = it
            return found
    return pieces
