"""Who sees what in Doomtrooper: DOOM-PILE-04, DOOM-AMB-86.

Hidden are the cards in hands, what is left of a draw pile, and what was discarded face down; each
player knows his own.  Everything else lies open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kostka.games.doomtrooper.duel import (
    DUEL,
    AnnounceTheWarzone,
    NameTheAttacker,
    NameTheDefender,
)
from kostka.games.doomtrooper.play import NameTheTarget, card_of
from kostka.games.doomtrooper.rules import TURN, WhoStarts
from kostka.games.doomtrooper.state import (
    ARMOUR,
    DISCARDED,
    DREW,
    FIGHT,
    SHOOT,
    VALUE,
    WARRIOR,
    Card,
    Duel,
    Fight,
    Piece,
    Played,
    Turn,
    Value,
)
from kostka.games.doomtrooper.targets import APlayer, PointsEarned, ToCancel
from kostka.games.doomtrooper.values import Plus, PlusBase, Times, counting, value
from kostka.kernel.event import Due, Event, ReadDue
from kostka.kernel.step import Rule

PRINTED = (FIGHT, SHOOT, ARMOUR, VALUE)
STEPS = (  # by the line of the turn that is read
    *("start-of-turn", "start-of-turn", "start-of-turn", "draw-step", "draw-step"),
    *("action-step", "discard-step", "end-of-turn", "end-of-turn"),
)
PHASES = (
    *("declaring-the-duel", "naming-the-fighters", "announcing-the-tactic"),
    *("announcing-the-warzone", "playing-modifiers", "resolving-the-duel"),
    *("changing-the-state", "awarding-points"),
)


# --- What an option stands for ------------------------------------------------------------------


@dataclass(frozen=True)
class Which:
    """A piece as people name it: its card, which of them if there are several, whose it is."""

    card: Card
    place: int  # 0 if it is the only one
    by: int
    rule: Rule | None = None  # what falls due by it


@dataclass(frozen=True)
class Player:
    """A player as a target."""

    seat: int


def meant(s: Fight, options: Sequence[Any]) -> list[Any]:
    """The things behind the options: pieces and players instead of their numbers."""
    step, f = s.question(), s.stack[-1]
    if isinstance(step, ReadDue):
        return [due(s, step.due(f, option)) for option in options]
    if isinstance(step, WhoStarts):
        return [Player(option) for option in options]
    if isinstance(step, NameTheTarget):
        on = card_of(f).on
        if isinstance(on, APlayer):
            return [Player(option) for option in options]
        if isinstance(on, PointsEarned):
            return [Player(int(s.this_duel().awards[option].seat)) for option in options]
        pieces = s.this_duel().cards if isinstance(on, ToCancel) else s.table
        return [which(pieces, option) for option in options]
    if isinstance(step, (NameTheAttacker, NameTheDefender, AnnounceTheWarzone)):
        return [which(s.table, option) if isinstance(option, int) else option for option in options]
    return list(options)


def which(pieces: Sequence[Piece], number: int, rule: Rule | None = None) -> Which:
    found = next(piece for piece in pieces if piece.number == number)
    alike = [piece.number for piece in pieces if piece.card is found.card]
    place = alike.index(number) + 1 if len(alike) > 1 else 0
    return Which(found.card, place, int(found.by), rule)


def due(s: Fight, it: Due) -> Which:
    piece = it.it
    assert isinstance(piece, Piece)
    return which(s.table, int(piece.number), it.rule)


# --- The table ----------------------------------------------------------------------------------


def show(s: Fight, viewer: int, everything: bool) -> dict[str, Any]:
    notes = s.stack[0].notes if s.stack else None
    return {
        "game": "doomtrooper",
        "target": int(s.target),
        "turn": sum(s.turns),
        "active": int(s.active()) if isinstance(notes, Turn) else -1,
        "phase": phase(s),
        "actions": actions(s),
        "seats": [seat(s, owner, everything or viewer == owner) for owner in range(s.seats())],
        "table": [piece(s, it) for it in s.table],
        "duels": [duel(s, f.notes, int(f.you), f.line) for f in s.stack if _is_duel(f.notes)],
        "plays": [
            {"by": int(f.you), "card": card_of(f).key, "target": int(f.notes.target)}
            for f in s.stack
            if isinstance(f.notes, Played)
        ],
    }


def actions(s: Fight) -> int:
    """How many can still be taken this turn."""
    first = s.stack[0] if s.stack else None
    if first is None or not isinstance(first.notes, Turn):
        return 0
    return int(first.notes.actions) if first.line <= STEPS.index("action-step") else 0


def _is_duel(notes: Any) -> bool:
    return isinstance(notes, Duel)


def phase(s: Fight) -> str:
    """The step of the turn, or the phase of the innermost duel."""
    for f in reversed(s.stack):
        if f.rule is DUEL:
            return PHASES[duel_phase(f.line) - 1]
    first = s.stack[0] if s.stack else None
    return STEPS[first.line] if first is not None and first.rule is TURN else ""


def duel_phase(line: int) -> int:
    """Between every two phases there is a window, which belongs to the one before it."""
    return min(len(PHASES), (int(line) - 1) // 2 + 1)


def seat(s: Fight, owner: int, known: bool) -> dict[str, Any]:
    return {
        "destiny": s.destiny[owner],
        "promotion": s.promotion[owner],
        "turns": s.turns[owner],
        "clock": s.clocks[owner],
        "playing": owner in s.circle,
        "cards": len(s.hands[owner]),
        "hand": [card.key for card in s.hands[owner]] if known else [],
        "deck": len(s.decks[owner]),
        "pile": [card.key for card in s.piles[owner]],
        "buried": len(s.buried[owner]),
        "face_down": [card.key for card in s.buried[owner]] if known else [],
        "gone": [card.key for card in s.gone[owner]],
    }


def piece(s: Fight, it: Piece) -> dict[str, Any]:
    found: dict[str, Any] = {
        "number": int(it.number),
        "name": s.name(it.number),
        "card": it.key,
        "by": int(it.by),
        "on": int(it.on),
        "player": int(it.player),
        "bought": int(it.n),
        "wounded": bool(it.wounded),
        "values": [],
    }
    if it.card.kind is WARRIOR:
        found["values"] = [value(s, it, what) for what in PRINTED]
    return found


def duel(s: Fight, notes: Any, attacking: int, line: int) -> dict[str, Any]:
    """One duel; the sums of an outer one stand still while another is fought inside it."""
    innermost = s.duel() is notes
    tactic = notes.tactic
    return {
        "phase": duel_phase(line),
        "attacking": attacking,
        "defending": int(notes.defending),
        "attacker": int(notes.attacker),
        "defender": int(notes.defender),
        "tactic": tactic.key if tactic is not None else "",
        "zone": int(notes.zone),
        "cards": [
            {"card": it.key, "by": int(it.by), "on": int(it.on), "bought": int(it.n)}
            for it in notes.cards
        ],
        "struck": bool(notes.struck),
        "fates": list(notes.fates),
        "awards": [
            {
                "seat": int(award.seat),
                "points": int(award.points),
                "destiny": int(award.destiny),
                "promotion": int(award.promotion),
            }
            for award in notes.awards
        ],
        "sums": ledger(s, notes) if innermost and tactic is not None else [],
    }


def ledger(s: Fight, notes: Duel) -> list[dict[str, Any]]:
    """What the two strike with and what they defend with, as it is counted."""
    found = []
    for number in (notes.attacker, notes.defender):
        warrior = s.piece(number)
        if warrior is not None and notes.tactic is not None:
            for what in (notes.tactic, ARMOUR):
                found.append(sums(s, warrior, what))
    return found


def sums(s: Fight, warrior: Piece, what: Value) -> dict[str, Any]:
    parts: list[dict[str, Any]] = []
    for each in counting(s, warrior):
        effect = each.effect
        if isinstance(effect, (Plus, PlusBase, Times)) and effect.to.bits & what.bits:
            how = "times" if isinstance(effect, Times) else "plus"
            bought = isinstance(effect, Plus) and effect.bought
            n = effect.n * int(each.n) if bought else effect.n
            if isinstance(effect, PlusBase):
                how = "base"
            parts.append({"source": each.card.key, "how": how, "n": n})
    return {
        "warrior": int(warrior.number),
        "what": what.key,
        "printed": warrior.card.printed[what.place],
        "parts": parts,
        "total": value(s, warrior, what),
    }


def hide(s: Fight, event: Event, viewer: int) -> Event:
    """Which card was drawn, or discarded face down, is for its owner alone."""
    if event.word in (DREW, DISCARDED) and viewer != event.seat:
        return Event(event.word, event.seat, event.n, None, event.source)
    return event
