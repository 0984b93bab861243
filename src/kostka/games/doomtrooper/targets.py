"""Doomtrooper, the targets: what a card may be played on, whom that concerns, how it is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aimed import kept_from
from kostka.games.doomtrooper.aims import OnAnArea, OnAPiece, OnAPlayer, OnOneOf, bearer
from kostka.games.doomtrooper.bargains import is_charmed
from kostka.games.doomtrooper.card import Card, Gives, Playable, Target
from kostka.games.doomtrooper.dying import dying
from kostka.games.doomtrooper.effects import (
    ANY,
    Against,
    FreeGifts,
    InTactic,
    Kills,
    Only,
    Plus,
    PlusBase,
    StrikesFirst,
    Such,
    Times,
    TimesBase,
    ToFoe,
    WhenAttacking,
    WhenDefending,
    WhileIn,
)
from kostka.games.doomtrooper.immunity import is_barred, warded
from kostka.games.doomtrooper.meanings import ROOM
from kostka.games.doomtrooper.moving import forbids_cover, forbids_receiving
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import GuardsPoints
from kostka.games.doomtrooper.purses import purse
from kostka.games.doomtrooper.ready import combat_ready
from kostka.games.doomtrooper.soldiery import ShieldsYou, at_truce, shuns
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.spells import casters, casts_for_others, forbids_favour, price
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANSWERED,
    ANYONES,
    APOSTLES,
    AREAS,
    ART,
    BY_LEAVE,
    MISSION,
    NOTHING,
    SPECIAL,
    VALUE,
    WARRIOR,
    WARZONE,
    YOURS,
)
from kostka.games.doomtrooper.tolls import sheltered_from
from kostka.games.doomtrooper.usable import works
from kostka.games.doomtrooper.values import immune_to, is_immune, value
from kostka.kernel.sense import Player
from kostka.kernel.step import NOBODY, Word


def points_guarded(s: Fight, seat: i64) -> bool:
    """Whether nobody but himself has any power over a player's points."""
    for it in s.table:
        if it.by == seat and it.out == NOTHING:
            for effect in it.effects():
                if isinstance(effect, WhileIn) and it.area is effect.area and works(s, it):
                    effect = effect.effect
                if isinstance(effect, GuardsPoints):
                    return True
    return False


def within_reach(s: Fight, seat: i64) -> int:
    """A player's destiny points but for those that are kept apart."""
    return int(s.destiny[seat]) - (s.reserve(seat) if s.lasting else 0)


def shielded(s: Fight, seat: i64, kind: Word) -> bool:
    """Whether cards of this type have no power over this player."""
    for it in s.troop(seat):
        for effect in it.effects():
            if isinstance(effect, ShieldsYou) and effect.kind is kind and works(s, it):
                return True
    if s.look().governing and sheltered_from(s, seat, kind):
        return True
    for it in s.lasting:
        if it.by == seat and any(
            isinstance(effect, ShieldsYou) and effect.kind is kind for effect in it.effects()
        ):
            return True
    return False


def defends_from(s: Fight, zone: Piece, warrior: Piece) -> bool:
    """Whether he defends from this Warzone in the duel that is fought."""
    duel = s.duel()
    if duel is None or duel.struck or duel.zone != zone.number:
        return False
    return duel.defender == warrior.number


def lets(s: Fight, seat: i64, card: Card, warrior: Piece) -> FreeGifts | None:
    """The leave by which this card may be laid on him at any time and for nothing."""
    for it in s.look().lending:
        zone = it.card.kind is WARZONE
        if (it.by != seat and not zone) or it.out != NOTHING or it.jailer != NOTHING or it.unpaid:
            continue
        for effect in it.effects():
            if isinstance(effect, FreeGifts) and effect.kind is card.kind:
                if effect.bearing and not any(
                    on.key == effect.bearing and works(s, on) for on in s.on(it.number)
                ):
                    continue
                if effect.gift is not None and card.gift is not effect.gift:
                    continue
                if effect.of is not None and card.affiliation is not effect.of:
                    continue
                if effect.apostles and card.gift not in APOSTLES:
                    continue
                if effect.himself and warrior.number not in (it.number, it.on):
                    continue
                if zone and not defends_from(s, it, warrior):
                    continue
                if effect.such.fits(s, warrior, seat, it.number):
                    return effect
    return None


def fights(s: Fight, number: int) -> bool:
    """Whether he has part in a duel that is under way, also in one that was interrupted."""
    for f in s.stack:
        duel = f.notes
        if isinstance(duel, Duel) and duel.has_part(number):
            return True
    return False


@final
class AWarrior(OnOneOf):
    """Such a warrior; what stays on him he must be able to receive."""

    def __init__(self, such: Such = ANY, idle: bool = False) -> None:
        super().__init__("DOOM-PLAY-02")
        self.such = such
        self.still = not such.worth and not such.least
        self.idle = idle  # has no part in a duel

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        such, warrior = self.such, piece
        assert isinstance(such, Such)
        if warrior.card.kind is not WARRIOR or warrior.out != NOTHING:
            return self.rule
        if s.teams and impedes(s, seat, play, int(warrior.by)):
            return "DOOM-CORE-01"
        if self.idle and fights(s, int(warrior.number)):
            return "DOOM-INDUEL-03"
        if such.worth and (warrior.unpaid or value(s, warrior, VALUE) > such.worth):
            return self.rule
        if such.least and (warrior.unpaid or value(s, warrior, VALUE) < such.least):
            return self.rule
        if play.by_value and play.by_value * value(s, warrior, VALUE) > s.destiny[seat] - play.cost:
            return "DOOM-SPEC-02"
        if warrior.is_aloof():
            by = card_used(s, play, source)
            if by is not None and shuns(warrior, by, seat):
                return "DOOM-CORE-01"
        if such.ready and not combat_ready(s, warrior):
            return "DOOM-NOFIGHT-01"
        if s.look().rare and is_charmed(s, warrior, card_used(s, play, source), play):
            return "DOOM-NEVER-02"
        if isinstance(play, Card):
            if play.kind is ART:
                rule = forbids_favour(s, seat, play, warrior)
                if rule:
                    return rule
            if play.stays and source != BY_LEAVE:
                rule = kept_from(s, play, warrior, seat, such)
                if not rule and warrior.by != seat and is_immune(s, warrior, play, seat):
                    rule = "DOOM-IMM-01"  # it would lie there in vain: DOOM-AMB-71
                return rule
            if play.stays:
                leave = lets(s, seat, play, warrior)
                if leave is None:
                    return self.rule
                any_gift = leave.any_gift
                if any_gift and (such.affiliation is not None or such.side is not None):
                    such = Such(kind=such.kind, whose=such.whose)  # DOOM-EQUIP-14
                return forbids_receiving(s, play, warrior, seat, such, True, any_gift)
        himself = bearer(s, source)
        number = NOTHING if himself is None else int(himself.number)
        if not such.fits(s, warrior, seat, number):
            return self.rule
        used = card_used(s, play, source)
        return "DOOM-IMM-01" if used is not None and is_immune(s, warrior, used, seat) else ""


def unaffected(s: Fight, warrior: Piece, play: Playable, seat: int) -> str:
    """The rule by which a card that is played on him would have no effect, or ""."""
    if not isinstance(play, Card):
        return ""
    if warrior.is_aloof() and shuns(warrior, play, seat):
        return "DOOM-CORE-01"
    if s.look().rare and is_charmed(s, warrior, play, play):
        return "DOOM-NEVER-02"
    return "DOOM-IMM-01" if is_immune(s, warrior, play, seat) else ""


def impedes(s: Fight, seat: int, play: Playable, other: int) -> bool:
    """Whether it is a special card played on another team during a truce."""
    if not s.lasting or not isinstance(play, Card) or play.kind is not SPECIAL:
        return False
    return at_truce(s, seat, other)


def card_used(s: Fight, play: Playable, source: int) -> Card | None:
    """The card that is played, or whose ability is used."""
    if isinstance(play, Card):
        return play
    piece = s.piece(source)
    return None if piece is None else piece.card


@final
class AFighter(OnAPiece):
    """One of the warriors in the duel; for a spell on its caster, one who may cast it."""

    def __init__(
        self,
        such: Such = ANY,
        against: Such = ANY,
        caster: bool = False,
        attacking: bool = False,
        defending: bool = False,
        hiding: bool = False,
        not_against: Such | None = None,
    ) -> None:
        super().__init__("DOOM-ART-16" if caster else "DOOM-PLAY-01")
        self.such = such
        self.against = against
        self.caster = caster  # a personal combat spell
        self.attacking = attacking  # the attacker only
        self.defending = defending
        self.hiding = hiding  # only who may seek cover: DOOM-AMB-15
        self.not_against = not_against  # not who fights such a one

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        if duel is None or duel.tactic is None:
            return ()
        return [*duel.group(duel.attacker), *duel.group(duel.defender)]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, such = s.this_duel(), self.such
        assert isinstance(such, Such)
        warrior, foe = s.piece(on), s.piece(duel.foe_of(on))
        if warrior is None or foe is None:
            return self.rule
        if s.teams and impedes(s, seat, play, int(warrior.by)):
            return "DOOM-CORE-01"
        if warrior.is_aloof() and isinstance(play, Card) and shuns(warrior, play, seat):
            return "DOOM-CORE-01"
        if s.look().rare and is_charmed(s, warrior, card_used(s, play, source), play):
            return "DOOM-NEVER-02"
        freely = self.caster and isinstance(play, Card) and casts_for_others(s, seat, play)
        if not freely and not such.fits(s, warrior, seat, NOTHING):
            return self.rule
        if (self.attacking and on != duel.attacker) or (self.defending and on != duel.defender):
            return self.rule
        if isinstance(play, Card) and play.aspect is not None:
            if self.caster and not freely and on not in casters(s, seat, play):
                return self.rule
            if self.caster and price(s, seat, play, 1, NOTHING, on) > purse(s, seat, play):
                return "DOOM-SPEC-02"  # his own points may count for less than another caster's
            rule = forbids_favour(s, seat, play, warrior)
            if rule:
                return rule
        if self.hiding:
            rule = forbids_cover(s, warrior)
            if rule:
                return rule
        barred = self.not_against
        if barred is not None and barred.fits(s, foe, seat, NOTHING):
            return self.rule
        if not self.against.fits(s, foe, seat, NOTHING):
            return self.rule
        used = card_used(s, play, source)
        if used is not None and is_immune(s, warrior, used, seat):
            return "DOOM-IMM-01"
        return "DOOM-IMM-04" if in_vain(s, duel, play, on) else ""


def in_vain(s: Fight, duel: Duel, play: Playable, on: int) -> bool:
    """Whether a card for this duel counts against nobody whom he fights: DOOM-IMM-04, DOOM-AMB-76,
    and would be burnt: DOOM-PLAY-01, DOOM-AMB-71."""
    if not isinstance(play, Card) or play.stays or not play.effects:
        return False
    for step in play.does:
        if not isinstance(step, Gives) or not step.briefly:
            return False
    for effect in play.effects:
        if not _is_of_values(effect):
            return False
    kinds: tuple[Word, ...] = (play.kind, *play.kinds)
    if play.gift is not None:
        kinds = (*kinds, play.gift)
    for number in duel.group(duel.foe_of(on)):
        foe = s.piece(number)
        if foe is None:
            continue
        if not warded(s, foe, kinds) or not is_barred(play, immune_to(s, foe)):
            return False
    return True


def _is_of_values(effect: Effect) -> bool:
    """Whether it counts where values and blows are compared, and nowhere else."""
    if isinstance(effect, (Only, Against, WhenAttacking, WhenDefending, InTactic, ToFoe)):
        return _is_of_values(effect.effect)
    return isinstance(effect, (Plus, PlusBase, Times, TimesBase, Kills, StrikesFirst))


@final
class ItsFoe(OnAPiece):
    """Whoever the bearer of the card fights."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-03")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, piece = s.duel(), s.piece(source)
        if duel is None or piece is None or duel.struck or duel.defender == NOTHING:
            return self.rule
        bearer = piece.number if piece.on == NOTHING else piece.on
        if duel.foe_of(bearer) != on:
            return self.rule
        if s.look().rare and is_charmed(s, s.warrior(on), piece.card, play):
            return "DOOM-NEVER-02"
        return "DOOM-IMM-04" if is_immune(s, s.warrior(on), piece.card, seat) else ""


@final
class ItsBearer(OnAPiece):
    """The warrior who bears the card, or the warrior himself."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (ANSWERED,)  # made out when it is needed

    def write(self, s: Fight, on: int) -> str:
        return "on itself"

    def named(self, s: Fight, on: int) -> Card | None:
        return None

    def concerns(self, s: Fight, on: int) -> int:
        return NOBODY


@final
class YourDyingWarrior(OnAPiece):
    """Who is just being killed: DOOM-DUEL-41."""

    def __init__(self) -> None:
        super().__init__("DOOM-DUEL-41")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return dying(s)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        warrior = s.warrior(on)
        if warrior.is_aloof() and isinstance(play, Card) and shuns(warrior, play, seat):
            return "DOOM-CORE-01"
        return "" if warrior.by == seat else self.rule


def _has_in_play(s: Fight, seat: int, kind: Word | None, key: str) -> bool:
    """Whether a card of this type, or this very card, is his."""
    for it in s.table:
        if it.by == seat and it.out == NOTHING and (it.card.kind is kind or it.key == key):
            return True
    return False


@final
class APlayer(OnAPlayer):
    def __init__(
        self,
        other: bool = False,
        wealthy: bool = False,
        unequal: bool = False,
        manned: bool = False,
        holding: bool = False,
        promoted: bool = False,
        having: Word | None = None,
        owning: str = "",
        buried: bool = False,
        stocked: bool = False,
    ) -> None:
        super().__init__("DOOM-PLAY-01")
        self.promoted = promoted  # has promotion points to lose
        self.stocked = stocked  # has cards in his draw pile
        self.other = other
        self.wealthy = wealthy  # has destiny points to lose: DOOM-AMB-71
        self.unequal = unequal  # has not as many as you
        self.manned = manned  # has warriors in play
        self.holding = holding  # has cards in hand
        self.having = having  # has a card of this type in play
        self.owning = owning  # has this card in play
        self.buried = buried  # has cards in his discard pile

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return s.circle

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        if s.teams and impedes(s, seat, play, on):
            return "DOOM-CORE-01"
        guarding = self.wealthy or self.unequal or self.promoted
        if guarding and on != seat and points_guarded(s, on):
            return self.rule
        if self.promoted and s.promotion[on] == 0:
            return self.rule
        good = (
            not (self.other and s.allied(on, seat))
            and not (self.wealthy and within_reach(s, on) == 0)
            and not (self.unequal and within_reach(s, on) == within_reach(s, seat))
            and not (self.manned and not s.troop(on))
            and not (self.holding and not s.hands[on])
            and not (self.buried and not s.piles[on] and not s.buried[on])
            and (self.having is None or _has_in_play(s, on, self.having, ""))
            and (not self.owning or _has_in_play(s, on, None, self.owning))
            and not (self.stocked and not s.library(on))
        )
        if not good:
            return self.rule
        if isinstance(play, Card) and on != seat and shielded(s, on, play.kind):
            return "DOOM-IMM-01"
        if isinstance(play, Card) and play.stays:
            for it in s.table:  # DOOM-MISS-07
                if it.player == on and it.card is play and play.kind is not WARRIOR:
                    return "" if play.several or it.by != seat else "DOOM-MISS-07"
        return ""

    def useful(self, s: Fight, seat: int, on: int) -> int:
        return int(s.promotion[on]) if self.promoted else 0


@final
class Yourself(Target):
    """What is laid before you; of a Fortification only one copy: DOOM-FORT-08."""

    def __init__(self) -> None:
        super().__init__("")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (seat,)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        if isinstance(play, Card) and not s.may_enter(seat, play):
            return "DOOM-FORT-08"
        if not isinstance(play, Card) or play.kind is not MISSION:
            return ""
        twice = any(it.card is play and it.player == on for it in s.table)
        return "DOOM-MISS-07" if twice else ""

    def stands_for(self, s: Fight, on: int) -> Any:
        return Player(on)


@final
class AnArea(OnAnArea):
    """One of these areas, yours unless it is anybody's: DOOM-FORT-03, DOOM-ZONE-04."""

    def __init__(self, *areas: Word, whose: Word = YOURS) -> None:
        super().__init__("DOOM-FORT-03")
        self.areas: tuple[Word, ...] = areas
        self.whose = whose

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        players = s.circle if self.whose is ANYONES else [seat]
        return [player * ROOM + AREAS.index(area) for player in players for area in self.areas]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        if isinstance(play, Card) and not play.several:
            for it in s.table:
                if it.card is play and it.player == on // ROOM and it.out == NOTHING:
                    return "DOOM-ZONE-03" if play.area is not None else "DOOM-FORT-08"
        return ""

    def own(self) -> bool:
        return self.whose is YOURS


ANY_WARRIOR: Final = AWarrior()
ANY_FIGHTER: Final = AFighter()
ITS_FOE: Final = ItsFoe()
ITS_BEARER: Final = ItsBearer()
YOUR_DYING_WARRIOR: Final = YourDyingWarrior()
YOURSELF: Final = Yourself()
