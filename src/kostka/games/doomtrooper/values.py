"""Doomtrooper, the values: what counts for a warrior, folded whenever somebody asks.

Nothing is added up in advance.  A value is folded from what is in play at that moment, so a card
that leaves, or is cancelled late, changes the fold and nothing has to be repaired.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from kostka.games.doomtrooper.arms import Annulling, NothingFromKi
from kostka.games.doomtrooper.bases import base, home_turf, uses_card, without_forts
from kostka.games.doomtrooper.card import (
    Card,
    Counted,
    Effect,
    NamesAGift,
    Proviso,
    Reaching,
    Spreading,
)
from kostka.games.doomtrooper.duelling import SharesTheZone, modifies
from kostka.games.doomtrooper.effects import (
    Against,
    ForAll,
    ForUnit,
    Immune,
    InTactic,
    InThisArea,
    Kills,
    NeverKilledAtOnce,
    NotImmune,
    Only,
    Plus,
    PlusMarkers,
    PlusStored,
    StrikesFirst,
    ToBoth,
    ToFoe,
    Using,
    WhenAttacking,
    WhenDefending,
    WhileIn,
)
from kostka.games.doomtrooper.folding import fold as fold
from kostka.games.doomtrooper.folding import haste as haste
from kostka.games.doomtrooper.folding import weapon_times
from kostka.games.doomtrooper.gains import GiftsTurn, NoGains, turned, without_gains
from kostka.games.doomtrooper.identity import has
from kostka.games.doomtrooper.immunity import is_barred, never_affected, parts_of, warded
from kostka.games.doomtrooper.marking import Exposed
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import (
    Blinded,
    BorneBy,
    IgnoresAGift,
)
from kostka.games.doomtrooper.soldiery import KillsUpTo, NeverKillsAtOnce
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    ATTACKS,
    EQUIPMENT,
    IN_COVER,
    KI,
    NOTHING,
    PROPHECY,
    RELIC,
    RITUAL,
    SERGEANT,
    SPECIAL,
    STRUCK_OUT,
    VALUE,
    VIRUS,
    WARRIOR,
    Value,
)
from kostka.games.doomtrooper.traits import (
    AgainstTheChosen,
    CannotBeHurt,
    KillsByDouble,
    NoCover,
    PlusFoesBase,
    PlusForEach,
)
from kostka.games.doomtrooper.units import commands, in_unit, obeys_another
from kostka.games.doomtrooper.usable import Given, _attached, zone_of
from kostka.kernel.step import Word

# --- What reaches him ---------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Asking:
    """Whose effects are asked for: a warrior, in a duel or not."""

    def __init__(self, s: Fight, warrior: Piece) -> None:
        duel = s.duel()
        if duel is not None and duel.foe_of(warrior.number) == NOTHING and duel.defender != NOTHING:
            duel = None  # he has no part in it
        self.duel = duel
        self.foe: Piece | None = None
        if duel is not None and duel.defender != NOTHING:
            self.foe = s.piece(duel.foe_of(warrior.number))
        self.attached = _attached(s, warrior, duel)
        self.found: list[Given] = []
        self.turned = False  # his gifts are against him


def _give(s: Fight, ask: Asking, effect: Effect, piece: Piece, warrior: Piece) -> None:
    """The effect of a piece that reaches the warrior, if its condition holds."""
    duel = ask.duel
    if isinstance(effect, Only):
        if effect.such.fits(s, warrior, piece.by, piece.number):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, Against):
        if ask.foe is not None and effect.such.fits(s, ask.foe, warrior.by, warrior.number):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, WhenAttacking):
        if (
            duel is not None
            and duel.attacker == warrior.number
            and ask.foe is not None
            and effect.such.fits(s, ask.foe, warrior.by, warrior.number)
        ):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, WhenDefending):
        if duel is not None and duel.defender == warrior.number:
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, InTactic):
        if duel is not None and duel.tactic is effect.tactic:
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, Using):
        if uses_card(ask.attached, duel, effect.key, warrior):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, AgainstTheChosen):
        if ask.foe is not None and piece.side is not None and has(s, ask.foe, piece.side):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, Proviso):
        if effect.holds(s, piece, warrior, ask.foe):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, PlusFoesBase):
        if ask.foe is not None:
            ask.found.append(Given(effect, piece.card, piece.by, base(s, ask.foe, effect.to)))
    elif isinstance(effect, PlusForEach):
        such = effect.such
        alike = [it for it in s.warriors() if such.fits(s, it, warrior.by, warrior.number)]
        ask.found.append(Given(effect, piece.card, piece.by, len(alike)))
    elif isinstance(effect, Counted):
        n = effect.count(s, piece, warrior)
        ask.found.append(Given(effect, piece.card, piece.by, n))
    elif isinstance(effect, PlusMarkers):
        ask.found.append(Given(effect, piece.card, piece.by, piece.n))
    elif isinstance(effect, PlusStored):
        of = effect.of
        stored = len(
            [
                it
                for it in s.on(piece.number)
                if (of is None or it.card.kind is of) and not it.card.on.builds
            ]
        )
        ask.found.append(Given(effect, piece.card, piece.by, stored))
    elif not isinstance(effect, Reaching):
        ask.found.append(Given(effect, piece.card, piece.by, piece.n))


def _reach(s: Fight, ask: Asking, effect: Effect, piece: Piece, warrior: Piece) -> None:
    """An effect on others."""
    if piece.card.counts_as(SERGEANT) and obeys_another(s, piece, warrior):
        return
    if isinstance(effect, ForAll):
        if effect.such.worth and fold(ask.found, warrior, 3) > effect.such.worth:
            return  # these are asked last
        if effect.such.fits(s, warrior, piece.by, piece.number) and not (
            effect.once and _reached(ask, effect.effect)
        ):
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, WhileIn):
        if piece.area is effect.area:
            _reach(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, BorneBy):
        bearer = s.piece(piece.on)
        if bearer is not None and effect.such.fits(s, bearer, piece.by, piece.number):
            _reach(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, InThisArea):
        if warrior.area is piece.area and warrior.by == piece.player:
            _give(s, ask, effect.effect, piece, warrior)
    elif isinstance(effect, Spreading):
        if effect.covers(s, piece, warrior):
            _give(s, ask, effect.effect, piece, warrior)
    elif (
        isinstance(effect, ForUnit)
        and in_unit(s, piece, warrior)
        and not _reached(ask, effect.effect)
        and not any(it.card is not piece.card and commands(it.card) for it in ask.found)
    ):
        _give(s, ask, effect.effect, piece, warrior)  # DOOM-MOD-06


def _reached(ask: Asking, effect: Effect) -> bool:
    """Whether another copy of the card gives him this already."""
    return any(it.effect is effect for it in ask.found)


def _waits(effect: Effect) -> bool:
    """Whether it asks for a value, which has to be known first."""
    if isinstance(effect, (WhileIn, BorneBy)):
        return _waits(effect.effect)
    return isinstance(effect, ForAll) and effect.such.worth != 0


def _single(card: Card) -> bool:
    """Several in play do not add up: DOOM-PROPH-03, DOOM-RITUAL-02, DOOM-VIRUS-02."""
    single = card.counts_as(PROPHECY) or card.counts_as(RITUAL) or card.counts_as(VIRUS)
    return single and not card.several


def _upgrade(s: Fight, ask: Asking, equipment: Piece, warrior: Piece) -> None:
    """What lies on a piece of equipment works with it: DOOM-EQUIP-07."""
    for piece in s.on(equipment.number):
        if piece.out == NOTHING:
            for effect in piece.effects():
                _give(s, ask, effect, piece, warrior)


def _raw(s: Fight, warrior: Piece) -> Asking:
    """Every effect on a warrior, but for those of his foe's cards."""
    ask = Asking(s, warrior)
    duel = ask.duel
    if warrior.unpaid:
        return ask
    if warrior.card.untouched:
        for effect in warrior.effects():
            _give(s, ask, effect, warrior, warrior)
        return ask
    seen: list[Card] = []
    for effect in warrior.effects():
        _give(s, ask, effect, warrior, warrior)
    for piece in ask.attached:
        if _single(piece.card):
            if piece.card in seen:
                continue
            seen.append(piece.card)
        for effect in piece.effects():
            _give(s, ask, effect, piece, warrior)
        if piece.card.kind is EQUIPMENT or piece.card.kind is RELIC:
            _upgrade(s, ask, piece, warrior)
    seen = []  # what lies on him may also reach him as one of many
    late: list[tuple[Effect, Piece]] = []
    for piece in s.reaching():
        card = piece.card
        if piece.jailer == NOTHING and not piece.unpaid:
            if _single(card):
                if card in seen:
                    continue
                seen.append(card)
            for effect in piece.effects():
                if _waits(effect):
                    late.append((effect, piece))
                else:
                    _reach(s, ask, effect, piece, warrior)
    for piece in s.lasting:
        if piece.on == warrior.number:
            for effect in piece.effects():
                _give(s, ask, effect, piece, warrior)
        elif piece.on == NOTHING and piece.card.reaches:
            if _single(piece.card):  # DOOM-RITUAL-02
                if piece.card in seen:
                    continue
                seen.append(piece.card)
            for effect in piece.effects():
                _reach(s, ask, effect, piece, warrior)
    if duel is not None:
        for piece in duel.cards:
            if piece.on == warrior.number:
                for effect in piece.effects():
                    _give(s, ask, effect, piece, warrior)
                    ask.turned = ask.turned or isinstance(effect, GiftsTurn)
        zone = zone_of(s, duel)
        if zone is not None:
            turf = home_turf(s, zone, warrior)
            shared = warrior.number == duel.attacker and any(
                isinstance(each.effect, SharesTheZone) for each in ask.found
            )
            for effect in zone.effects():
                if isinstance(effect, ToBoth):  # DOOM-ZONE-09
                    _give(s, ask, effect.effect, zone, warrior)
                elif (
                    warrior.number == duel.defender
                    and not (turf is not None and isinstance(effect, Plus) and effect.n < 0)
                ) or (shared and modifies(effect)):  # DOOM-ZONE-08
                    _give(s, ask, effect, zone, warrior)
            if turf is not None and warrior.number == duel.defender:
                _give(s, ask, Kills(ATTACKS), turf, warrior)
    for effect, piece in late:
        _reach(s, ask, effect, piece, warrior)
    return ask


def given(s: Fight, warrior: Piece) -> list[Given]:
    """Every effect on a warrior: printed, attached, of others, of the duel, of whom he fights."""
    ask = _raw(s, warrior)
    foe = ask.foe
    return _given(s, warrior, ask, None if foe is None else _raw(s, foe))


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
    return _bars_ki(_raw(s, warrior))


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
    mine = _raw(s, warrior)
    foe = mine.foe
    theirs = None if foe is None else _raw(s, foe)
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

    def __init__(self, s: Fight, warrior: Piece) -> None:
        self.warrior = warrior
        self.values = [STRUCK_OUT, STRUCK_OUT, STRUCK_OUT, STRUCK_OUT]
        self.kills: i64 = 0  # the tactics with which he kills whom he wounds
        self.haste: i64 = 0
        self.ends = False  # his first blow ends the duel if it wounds
        self.hardy = False  # a single wound never kills him
        self.crushes: i64 = 0  # the tactics with which he kills by twice the armour
        self.safe = False  # neither wounded nor killed
        self.blind = False  # strikes no blow
        found = counting(s, warrior)
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
