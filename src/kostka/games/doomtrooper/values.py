"""Doomtrooper, the values: what counts for a warrior, folded whenever somebody asks.

Nothing is added up in advance.  A value is folded from what is in play at that moment, so a card
that leaves, or is cancelled late, changes the fold and nothing has to be repaired.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from kostka.games.doomtrooper.arms import Annulling, NothingFromKi
from kostka.games.doomtrooper.asking import Asking, raw
from kostka.games.doomtrooper.bases import without_forts
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import (
    Immune,
    Kills,
    NeverKilledAtOnce,
    NotImmune,
    Only,
    Plus,
    StrikesFirst,
    ToFoe,
)
from kostka.games.doomtrooper.folding import fold as fold
from kostka.games.doomtrooper.folding import haste as haste
from kostka.games.doomtrooper.folding import weapon_times
from kostka.games.doomtrooper.gains import NoGains, turned, without_gains
from kostka.games.doomtrooper.immunity import is_barred, never_affected, parts_of, warded
from kostka.games.doomtrooper.marking import Exposed
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import (
    Blinded,
    IgnoresAGift,
)
from kostka.games.doomtrooper.soldiery import KillsUpTo, NeverKillsAtOnce
from kostka.games.doomtrooper.sorts import NamesAGift
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    IN_COVER,
    KI,
    NOTHING,
    SPECIAL,
    STRUCK_OUT,
    VALUE,
    WARRIOR,
    Value,
)
from kostka.games.doomtrooper.traits import (
    CannotBeHurt,
    KillsByDouble,
    NoCover,
)
from kostka.games.doomtrooper.usable import Given
from kostka.kernel.step import Word


def given(s: Fight, warrior: Piece) -> list[Given]:
    """Every effect on a warrior: printed, attached, of others, of the duel, of whom he fights."""
    ask = raw(s, warrior)
    foe = ask.foe
    return _given(s, warrior, ask, None if foe is None else raw(s, foe))


def _given(s: Fight, warrior: Piece, ask: Asking, theirs: Asking | None) -> list[Given]:
    """What reaches him, and what the cards of his foe do to him."""
    found = ask.found.copy()
    annulled: list[Annulling] = []
    poor = False
    if theirs is not None:
        for each in theirs.found:
            effect = each.effect
            if isinstance(effect, ToFoe):
                if warrior.card.untouched and each.card.kind is not WARRIOR:
                    continue
                inner = effect.effect
                while isinstance(inner, Only):
                    if not inner.such.fits(s, warrior, each.by, NOTHING):
                        break
                    inner = inner.effect
                if each.card.kind is KI and _bars_ki(ask):
                    continue
                if isinstance(inner, Annulling):
                    annulled.append(inner)
                elif not isinstance(inner, Only):
                    found.append(Given(inner, each.card, each.by, each.n))
                    times = 1 if each.card.weapon is None else weapon_times(theirs.found, each.card)
                    for _ in range(times - 1):
                        found.append(Given(inner, each.card, each.by, each.n))
                    poor = poor or isinstance(inner, NoGains)
        if poor:
            found = without_gains(found)
    for it in annulled:
        found = [each for each in found if not it.annuls(each.card, each.effect)]
    found = without_forts(s, ask.duel, found, warrior)
    return turned(found, warrior) if ask.turned else found


def _bars_ki(ask: Asking) -> bool:
    """Whether whoever he fights uses no Ki powers."""
    for each in ask.found:
        effect = each.effect
        if isinstance(effect, ToFoe) and isinstance(effect.effect, NothingFromKi):
            return True
    return False


def bars_ki(s: Fight, warrior: Piece) -> bool:
    """The same, asked by others."""
    return _bars_ki(raw(s, warrior))


def immunities(found: list[Given]) -> list[Word]:
    """Those that are not cancelled."""
    kinds: list[Word] = []
    for each in found:
        effect = each.effect
        if isinstance(effect, Immune):
            kinds.append(effect.kind)
    if kinds:
        for each in found:
            effect = each.effect
            if isinstance(effect, NotImmune):
                lost = parts_of(effect.kind) if effect.wholly else (effect.kind,)
                kinds = [kind for kind in kinds if kind not in lost]
    return kinds


def immune_to(s: Fight, warrior: Piece) -> list[Word]:
    """What he is immune to now; outside duels found once.  Not to be changed."""
    survey = s.look()
    if s.fallen or s.duel() is not None or not survey.has(warrior):
        return immunities(given(s, warrior))
    if not survey.immune:
        survey.immune = [None] * int(survey.size)
    found = survey.immune[warrior.number]
    if found is None:
        found = survey.immune[warrior.number] = immunities(given(s, warrior))
    return found


def is_immune(s: Fight, warrior: Piece, card: Card, by: i64) -> bool:
    """DOOM-IMM-01, DOOM-AMB-77: what somebody else uses against him has no effect on him."""
    if warrior.card.untouched:
        return card is not warrior.card
    if warrior.unpaid:
        return False
    if warrior.by == by:
        return card.kind is SPECIAL and never_affected(s, warrior, SPECIAL)
    gift = card.gift
    kinds: tuple[Word, ...] = (card.kind,) if gift is None else (card.kind, gift)
    if card.kinds:
        kinds = kinds + card.kinds
    if not warded(s, warrior, kinds):
        return False
    return is_barred(card, immune_to(s, warrior)) or _is_warded_off(s, warrior, card, by)


def _is_warded_off(s: Fight, warrior: Piece, card: Card, by: i64) -> bool:
    """Whether he ignores this very gift."""
    for each in given(s, warrior):
        if isinstance(each.effect, IgnoresAGift):
            gift = s.piece(each.n)
            if gift is not None and gift.card is card and gift.by == by:
                return True
    return False


def counting(s: Fight, warrior: Piece) -> list[Given]:
    """What counts for a warrior: not what he is immune to, nor, in a duel, what his foe is."""
    mine = raw(s, warrior)
    foe = mine.foe
    return _counting(s, warrior, mine, None if foe is None else raw(s, foe))


def _counting(s: Fight, warrior: Piece, mine: Asking, theirs: Asking | None) -> list[Given]:
    """The same, of what reaches him and, if he fights, his foe."""
    foe = mine.foe
    found = _given(s, warrior, mine, theirs)
    barred = immunities(found)
    foes: list[Word] = []
    if foe is not None and theirs is not None:
        if theirs.foe is not None and theirs.foe.number == warrior.number:
            foes = immunities(_given(s, foe, theirs, mine))
        else:  # he has joined somebody whom his foe fights
            foes = immunities(given(s, foe))
    found = _without_gifts(s, found, found)
    if theirs is not None:
        found = _without_gifts(s, found, theirs.found)
    if not barred and not foes:
        return found
    cursed = SPECIAL in barred and never_affected(s, warrior, SPECIAL)
    return [
        each
        for each in found
        if not is_barred(each.card, foes)  # DOOM-IMM-04, DOOM-AMB-76
        and (each.by == warrior.by or not is_barred(each.card, barred))  # DOOM-IMM-01, DOOM-AMB-77
        and not (cursed and each.card.kind is SPECIAL)
    ]


def _without_gifts(s: Fight, found: list[Given], among: list[Given]) -> list[Given]:
    """DOOM-IMM-04: a gift that one of the two ignores counts for neither; another counts twice."""
    for each in among:
        effect = each.effect
        if isinstance(effect, (NamesAGift, IgnoresAGift)):
            gift = s.piece(each.n)
            if gift is None:
                continue
            if isinstance(effect, NamesAGift):
                twice = [it for it in found if it.card is gift.card and it.by == gift.by]
                found = found + [it for it in twice if isinstance(it.effect, Plus)]
            else:
                found = [it for it in found if it.card is not gift.card or it.by != gift.by]
    return found


# --- The fold -----------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """One warrior as he stands now, all that counts for him folded at once."""

    def __init__(self, s: Fight, warrior: Piece, counts: list[Given] | None = None) -> None:
        """`counts`: all that counts for him, if that was found already."""
        self.warrior = warrior
        self.values = [STRUCK_OUT, STRUCK_OUT, STRUCK_OUT, STRUCK_OUT]
        self.kills: i64 = 0  # the tactics with which he kills whom he wounds
        self.haste: i64 = 0
        self.ends = False  # his first blow ends the duel if it wounds
        self.hardy = False  # a single wound never kills him
        self.crushes: i64 = 0  # the tactics with which he kills by twice the armour
        self.safe = False  # neither wounded nor killed
        self.blind = False  # strikes no blow
        found = counting(s, warrior) if counts is None else counts
        exposed = False
        for place in range(4):
            self.values[place] = fold(found, warrior, place)
        if self.values[2] != STRUCK_OUT and sheltered(found, warrior):
            self.values[2] += IN_COVER  # DOOM-COVER-02, DOOM-AMB-56
        for each in found:
            effect = each.effect
            if isinstance(effect, Kills):
                self.kills |= effect.tactic.bits
            elif isinstance(effect, StrikesFirst):
                self.ends = self.ends or effect.ends
            elif isinstance(effect, NeverKilledAtOnce):
                self.hardy = True
            elif isinstance(effect, Exposed):
                exposed = True
            elif isinstance(effect, KillsByDouble):
                self.crushes |= effect.tactic.bits
            elif isinstance(effect, CannotBeHurt):
                self.safe = True
            elif isinstance(effect, Blinded):
                self.blind = True
            elif isinstance(effect, KillsUpTo):
                foe = _foe_of(s, warrior)
                if foe is not None and value(s, foe, VALUE) <= effect.worth:
                    self.kills |= effect.tactic.bits
        if any(isinstance(each.effect, NeverKillsAtOnce) for each in found):
            self.kills = self.crushes = 0
        self.hardy = self.hardy and not exposed
        self.haste = haste(found)


def sheets_of(s: Fight, one: Piece, other: Piece) -> tuple[Sheet, Sheet]:
    """Of two who fight each other: whatever reaches either is looked up once."""
    mine, theirs = raw(s, one), raw(s, other)
    mutual = (
        mine.foe is not None
        and theirs.foe is not None
        and mine.foe.number == other.number
        and theirs.foe.number == one.number
    )
    if not mutual:
        return Sheet(s, one), Sheet(s, other)
    return (
        Sheet(s, one, _counting(s, one, mine, theirs)),
        Sheet(s, other, _counting(s, other, theirs, mine)),
    )


def _foe_of(s: Fight, warrior: Piece) -> Piece | None:
    duel = s.duel()
    return None if duel is None else s.piece(duel.foe_of(warrior.number))


def sheltered(found: list[Given], warrior: Piece) -> bool:
    """Whether he is in cover and has something of it."""
    if not warrior.down or warrior.unpaid:
        return False
    return not any(isinstance(each.effect, NoCover) for each in found)


def value(s: Fight, warrior: Piece, what: Value) -> int:
    found = counting(s, warrior)
    total = fold(found, warrior, int(what.place))
    if what is ARMOUR and total != STRUCK_OUT and sheltered(found, warrior):
        total += IN_COVER
    return total
