"""Doomtrooper, how a value is made up and how a duel would end: as the engine itself counts it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kostka.games.doomtrooper.blows import is_withheld
from kostka.games.doomtrooper.effects import (
    Plus,
    PlusBase,
    PlusMarkers,
    PlusStored,
    Times,
    TimesBase,
)
from kostka.games.doomtrooper.folding import weapon_times
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.soldiery import TimesAll
from kostka.games.doomtrooper.sorts import Counted
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    BEAST,
    FIGHT,
    IN_COVER,
    KILLED,
    SHOOT,
    STRUCK_OUT,
    UNHURT,
    VALUE,
    WARRIOR,
    WOUNDED,
    Value,
)
from kostka.games.doomtrooper.traits import (
    BaseBecomes,
    DoublesBeasts,
    EvenedOut,
    PlusFoesBase,
    PlusForEach,
)
from kostka.games.doomtrooper.usable import Given
from kostka.games.doomtrooper.values import (
    Sheet,
    counting,
    fold,
    immunities,
    sheltered,
    value,
)
from kostka.sight.viewers import JUDGE

COUNTED = (PlusStored, PlusMarkers, PlusFoesBase, PlusForEach)
PRINTED = (FIGHT, SHOOT, ARMOUR, VALUE)


# --- One value ----------------------------------------------------------------------------------


def parts(
    s: Fight, warrior: Piece, found: Sequence[Given], what: Value, viewer: int
) -> list[dict[str, Any]]:
    """What is done to the printed number, and by which cards."""
    made: list[dict[str, Any]] = []
    for each in found:
        for how, n in steps(each, what):
            made.append({"source": source(s, each, viewer), "how": how, "n": n})
            for _ in range(_times(warrior, found, each) - 1):
                made.append({"source": source(s, each, viewer), "how": how, "n": n})
    made += corrections(s, warrior, found, what, viewer)
    if what is ARMOUR and sheltered(list(found), warrior):
        made.append({"source": "in-cover", "how": "plus", "n": IN_COVER})
    return made


def _times(warrior: Piece, found: Sequence[Given], each: Given) -> int:
    """How often what comes of a weapon of his counts."""
    own = each.card.weapon is not None and each.by == warrior.by
    if not own or not isinstance(each.effect, Plus):
        return 1
    return weapon_times(list(found), each.card)


def corrections(
    s: Fight, warrior: Piece, found: Sequence[Given], what: Value, viewer: int
) -> list[dict[str, Any]]:
    """What is done to the base or to all of it otherwise than by adding and multiplying."""
    made: list[dict[str, Any]] = []
    rest = list(found)
    for each in found:
        effect, how, n = each.effect, "base", 0
        if isinstance(effect, BaseBecomes) and effect.to.bits & what.bits:
            n = int(each.n if effect.paid else effect.n) - warrior.card.printed[what.place]
        elif isinstance(effect, Counted) and effect.instead() and effect.to.bits & what.bits:
            n = effect.n * int(each.n) - warrior.card.printed[what.place]
        elif isinstance(effect, TimesAll) and effect.to.bits & what.bits:
            rest = [it for it in rest if it is not each]
            how, n = "plus", (effect.n - 1) * fold(rest, warrior, int(what.place))
        elif isinstance(effect, DoublesBeasts) and what is not VALUE:
            n = sum([_doubled(it, effect, what) for it in rest])
        elif isinstance(effect, EvenedOut):
            rest = [it for it in rest if it is not each]
            place = int(what.place)
            how, n = "plus", fold(list(found), warrior, place) - fold(rest, warrior, place)
        if n:
            made.append({"source": source(s, each, viewer), "how": how, "n": n})
    return made


def _doubled(it: Given, by: DoublesBeasts, what: Value) -> int:
    """How much more a Beast gives by it."""
    effect = it.effect
    if not isinstance(effect, PlusBase) or it.card.kind is not BEAST:
        return 0
    if not effect.to.bits & what.bits or by.of not in (None, it.card.affiliation):
        return 0
    return effect.n


def steps(each: Given, what: Value) -> list[tuple[str, int]]:
    effect = each.effect
    if not isinstance(effect, (Plus, PlusBase, Times, TimesBase, Counted, *COUNTED)):
        return []
    if not effect.to.bits & what.bits:
        return []
    if isinstance(effect, Counted):
        how = "base" if effect.based() else "plus"
        n = effect.n * int(each.n)
        return [] if effect.instead() or not n else [(how, n)]
    if isinstance(effect, Times):
        found = [("times", effect.n), ("over", effect.over)]
        return [(how, n) for how, n in found if n != 1]
    if isinstance(effect, TimesBase):
        return [("times", effect.n)]
    if isinstance(effect, PlusBase):
        return [("base", effect.n)]
    many = isinstance(effect, COUNTED) or effect.bought
    return [("plus", effect.n * int(each.n) if many else effect.n)]


def source(s: Fight, each: Given, viewer: int) -> str:
    """The card it comes from; of a warrior who lies face down others learn that alone."""
    card = each.card
    if card.kind is not WARRIOR or viewer in (JUDGE, each.by):
        return card.key
    shown = [it for it in s.table if it.card is card and not s.faceless(it)]
    return card.key if shown else "a-warrior-face-down"


def makings(
    s: Fight, warrior: Piece, found: Sequence[Given], viewer: int
) -> list[list[dict[str, Any]]]:
    """How each of the four values comes about."""
    printed = warrior.card.printed
    return [
        parts(s, warrior, found, what, viewer) if printed[what.place] != STRUCK_OUT else []
        for what in PRINTED
    ]


def sums(s: Fight, warrior: Piece, what: Value, viewer: int) -> dict[str, Any]:
    """One value as it is counted."""
    return {
        "warrior": int(warrior.number),
        "what": what.key,
        "printed": warrior.card.printed[what.place],
        "parts": parts(s, warrior, counting(s, warrior), what, viewer),
        "total": value(s, warrior, what),
    }


def traits(found: list[Given], sheet: Sheet) -> list[str]:
    """What decides duels beside the values: how he strikes, and what does not touch him."""
    told = [f"kills-{tactic.key}" for tactic in (FIGHT, SHOOT) if sheet.kills & tactic.bits]
    if sheet.haste:
        told.append("always-first" if sheet.haste > 1 else "strikes-first")
    if sheet.hardy:
        told.append("hardy")
    return told + [f"immune-{kind.key}" for kind in dict.fromkeys(immunities(found))]


# --- The duel as it would end -------------------------------------------------------------------


def blows(s: Fight, duel: Duel) -> list[dict[str, Any]]:
    """What both would do to each other now, or have done: DOOM-DUEL-38, DOOM-FIRST-02."""
    if duel.tactic is None or duel.dead or s.piece(duel.attacker) is None:
        return []
    if s.piece(duel.defender) is None:
        return []
    found = [blow(s, duel, duel.attacker), blow(s, duel, duel.defender)]
    first = first_striker(s, duel)
    for each, back in (found, found[::-1]):
        each["first"] = each["by"] == first
        if each["first"] and (each["fate"] == KILLED or (each["ends"] and each["fate"] == WOUNDED)):
            back["stopped"] = True
    for each, fate in zip(found, duel.fates[::-1], strict=True):
        del each["ends"]
        if duel.struck and (fate != UNHURT or each["by"] != duel.waiting):
            each.update(fate=int(fate), done=True, stopped=False)
    return found


def blow(s: Fight, duel: Duel, by: int) -> dict[str, Any]:
    tactic = duel.tactic
    assert tactic is not None
    at = int(duel.foe_of(by))
    mine = [Sheet(s, s.warrior(number)) for number in duel.strikers(by)]
    theirs = [Sheet(s, s.warrior(number)) for number in duel.group(at)]
    strength = sum([sheet.values[tactic.place] for sheet in mine])
    armour = sum([sheet.values[ARMOUR.place] for sheet in theirs])
    deadly = all([sheet.kills & tactic.bits for sheet in mine])
    hardy = any([sheet.hardy for sheet in theirs])
    crushing = all([sheet.crushes & tactic.bits for sheet in mine]) and strength > 2 * armour
    weak = s.warrior(at).wounded or s.warrior(at).card.frail
    dies = weak or ((deadly or crushing) and not hardy)
    safe = strength < armour or any([sheet.safe for sheet in theirs])
    safe = safe or is_withheld(s, duel, by)
    fate = UNHURT if safe else KILLED if dies else WOUNDED
    return {
        "by": int(by),
        "at": at,
        "blow": strength,
        "armour": armour,
        "fate": int(fate),
        "first": False,
        "done": False,  # it is struck; the fate is what is still to come of it
        "stopped": False,  # the other strikes first and leaves nobody to strike back
        "ends": all([sheet.ends for sheet in mine]),
    }
