"""Doomtrooper, pieces and notes: cards in play, and what is noted down while something goes on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.terms import NOTHING
from kostka.kernel.step import Frame, Word

AGAIN: Final = 1_000_000  # more than a game has turns; added for each further use in a turn


@final
@mypyc_attr(acyclic=True)
class Piece:
    """A card in play, or one that gives something for a while; never changed but replaced."""

    __slots__ = (
        *(
            "about",
            "area",
            "behind",
            "book",
            "by",
            "card",
            "down",
            "jailer",
            "key",
            "markers",
            "moved",
        ),
        *("n", "number", "on", "out", "owner", "player", "rose", "side", "under", "unpaid", "used"),
        *("lent", "pair", "real", "wounded"),
    )

    def __init__(
        self,
        number: i64,
        card: Card,
        by: i64,
        on: i64 = NOTHING,
        player: i64 = NOTHING,
        n: i64 = 1,
        wounded: bool = False,
        owner: i64 = NOTHING,
        area: Word | None = None,
        down: bool = False,
        unpaid: bool = False,
        markers: i64 = 0,
        side: Word | None = None,
        under: i64 = NOTHING,
        out: i64 = NOTHING,
        jailer: i64 = NOTHING,
        behind: i64 = NOTHING,
        book: i64 = 0,
        moved: i64 = NOTHING,
        rose: i64 = NOTHING,
        used: i64 = NOTHING,
        about: i64 = 0,
        real: Card | None = None,
        lent: tuple[Card, ...] | None = None,
        pair: i64 = 0,
    ) -> None:
        self.number: i64 = number
        self.card = card
        self.real = real  # the card that lies there, if it stands for another
        self.lent = lent  # whose abilities a warrior has besides his own, or what lies on him gives
        self.key = card.key if real is None or real.when.copies else real.key
        self.by: i64 = by  # who controls it
        self.on: i64 = on  # the piece that bears it
        self.player: i64 = player  # or the player
        self.n: i64 = n  # how many times its effect was bought
        self.wounded = wounded
        self.owner: i64 = by if owner == NOTHING else owner
        self.area = area  # where it stands or lies, if anywhere
        self.down = down  # face down: a warrior in cover, a vehicle whose warrior is outside
        self.unpaid = unpaid  # deployed into cover and not yet paid for: DOOM-HIDE-12
        self.markers: i64 = markers
        self.side = side  # which side a Cultist has chosen
        self.under: i64 = under  # the sergeant to whom he is assigned
        self.out: i64 = out  # the piece that has sent it out of play
        self.jailer: i64 = jailer  # the piece that imprisons it
        self.behind: i64 = behind  # the piece behind which a warrior hides
        self.book: i64 = book  # which of its card's giving steps this is
        self.moved: i64 = moved  # in which round of his player he last transferred
        self.rose: i64 = rose  # in which he last left cover
        self.used: i64 = used  # the turn of the game in which its ability was last used
        self.about: i64 = about  # the piece it guards or speaks of, unless 0
        # the other card of one warrior, or, of what lasts, what it repeats for it; unless 0
        self.pair: i64 = pair

    def twin(self) -> Piece:
        """A copy to be changed and put in its place."""
        return Piece(
            self.number,
            self.card,
            self.by,
            self.on,
            self.player,
            self.n,
            self.wounded,
            self.owner,
            self.area,
            self.down,
            self.unpaid,
            self.markers,
            self.side,
            self.under,
            self.out,
            self.jailer,
            self.behind,
            self.book,
            self.moved,
            self.rose,
            self.used,
            self.about,
            self.real,
            self.lent,
            self.pair,
        )

    def itself(self) -> Card:
        """The card that lies there, whatever it stands for."""
        real = self.real
        return self.card if real is None else real

    def is_aloof(self) -> bool:
        """Whether some cards may not be played on him."""
        return self.card.aloof or self.lent is not None

    def uses(self, turn: i64) -> i64:
        """How often its ability was used in this turn."""
        return self.used // AGAIN + 1 if self.used % AGAIN == turn else 0

    def use(self, turn: i64) -> None:
        """Its ability is used once more."""
        self.used = turn + self.uses(turn) * AGAIN

    def effects(self) -> tuple[Effect, ...]:
        if self.lent is not None:
            return _with_lent(self)
        book: i64 = self.book
        return self.card.effects if book == 0 else self.card.books[book]

    def __eq__(self, other: object) -> bool:
        """Whether it makes no difference which of the two: only `number` tells them apart."""
        return (
            isinstance(other, Piece)
            and self.card is other.card
            and self.by == other.by
            and self.on == other.on
            and self.player == other.player
            and self.n == other.n
            and self.wounded == other.wounded
            and self.owner == other.owner
            and self.area is other.area
            and self.down == other.down
            and self.unpaid == other.unpaid
            and self.markers == other.markers
            and self.under == other.under
            and self.used == other.used
            and self.about == other.about
            and self.side is other.side
            and self.real is other.real
            and self.lent == other.lent
            and self.pair == other.pair
        )

    def __hash__(self) -> int:
        return int(self.by)

    def __repr__(self) -> str:
        return f"<{self.key} {self.number}>"


def _with_lent(piece: Piece) -> tuple[Effect, ...]:
    """What a warrior's own card says, and what others say for him."""
    books, lent = piece.card.books, piece.lent
    found = books[piece.book] if books else ()
    if lent is not None and piece.on == NOTHING:
        for card in lent:
            found = found + card.shared
    return found


def as_if(piece: Piece, card: Card) -> Piece:
    """A warrior as if that card was his, for what its abilities do."""
    twin = piece.twin()
    twin.card = card
    twin.real = piece.itself()
    twin.book = 0
    twin.lent = None
    return twin


def lent_to(piece: Piece) -> tuple[Card, ...]:
    """The cards whose abilities a warrior has besides his own."""
    lent = piece.lent
    return () if lent is None or piece.on != NOTHING else lent


def card_of(f: Frame) -> Card:
    """The card that is read, or that lies there as a piece."""
    it = f.it
    if isinstance(it, Piece):
        return it.card
    assert isinstance(it, Card)
    return it
