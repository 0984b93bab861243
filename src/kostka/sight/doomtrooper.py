"""Who sees what in Doomtrooper: DOOM-PILE-04, DOOM-COVER-09, DOOM-HIDE-04, DOOM-AMB-86.

Hidden are the cards in hands, what is left of a draw pile, sideboards, discard piles, and who lies
face down on the table; each player knows his own.  Everything else lies open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from kostka.games.doomtrooper.card import Ability, Card, Playable
from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.eclipse import FACE_DOWN
from kostka.games.doomtrooper.legal import spell_piece
from kostka.games.doomtrooper.meanings import (
    ACardOfTheDuel,
    AnAbilityOf,
    AnAreaOf,
    APieceOf,
    ASpellOf,
)
from kostka.games.doomtrooper.notes import Duel, Played, Turn, play_of
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.rules import TURN
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    NOTHING,
    PASSED_ON,
    STRUCK_OUT,
    WARRIOR,
)
from kostka.games.doomtrooper.values import Sheet, counting
from kostka.kernel.event import Due, Event
from kostka.kernel.sense import Player
from kostka.kernel.step import Rule
from kostka.kernel.window import Window
from kostka.sight.doomtrooper_fold import blows, makings, sums, traits
from kostka.sight.viewers import JUDGE

STEPS = (  # by the line of the turn that is read
    *("start-of-turn", "start-of-turn", "start-of-turn", "draw-step", "draw-step"),
    *("action-step", "discard-step", "end-of-turn", "end-of-turn", "end-of-turn"),
)
PHASES = (
    *("declaring-the-duel", "naming-the-fighters", "announcing-the-tactic"),
    *("announcing-the-warzone", "playing-modifiers", "resolving-the-duel"),
    *("changing-the-state", "awarding-points"),
)


# --- What an option stands for ------------------------------------------------------------------


@dataclass(frozen=True)
class Which:
    """A piece as people name it: its card, which of them if there are several, whose it is.

    Face down it has no card for others than its player, only its number.
    """

    card: Card | None
    place: int  # 0 if it is the only one; face down, its number
    by: int
    rule: Rule | None = None  # what falls due by it
    ability: Ability | None = None  # which of its abilities is used
    down: bool = False  # face down
    number: int = NOTHING  # of the piece, if it is in play and no card of a duel


def seen(s: Fight, it: Any) -> Any:
    """What an answer stands for, as the one who is asked may see it: pieces by what they show."""
    if isinstance(it, APieceOf):
        return which(s, it.number)
    if isinstance(it, AnAbilityOf):
        found = which(s, it.number)
        return replace(found, ability=it.ability)
    if isinstance(it, ASpellOf):
        spell = spell_piece(s, it.option)
        return Which(spell.card, int(spell.number), int(spell.by))
    if isinstance(it, ACardOfTheDuel):
        return among(s.this_duel().cards, it.number)
    return due(s, it) if isinstance(it, Due) else it


def touched(it: Any) -> list[str]:
    """The things on the table to which such an answer belongs, as clients call them."""
    if isinstance(it, Which):
        key = [] if it.card is None else [it.card.key]
        return [f"piece-{it.number}", *key] if it.number >= 0 else key
    if isinstance(it, AnAreaOf):
        return [f"area-{it.seat}-{it.area.key}"]
    return [it.key] if isinstance(it, Card) else []


def plain(it: Any) -> dict[str, Any]:
    if isinstance(it, Which) and it.number >= 0:
        return {"kind": "piece", "number": it.number}
    if isinstance(it, Which):  # a card of a duel, which everybody sees
        return {"kind": "card", "id": "" if it.card is None else it.card.key}
    if isinstance(it, AnAreaOf):
        return {"kind": "area", "seat": it.seat, "area": it.area.key}
    return {"kind": "card", "id": it.key} if isinstance(it, Card) else {}


def among(pieces: Sequence[Piece], number: int, rule: Rule | None = None) -> Which:
    found = next(piece for piece in pieces if piece.number == number)
    alike = [piece.number for piece in pieces if piece.card is found.card]
    place = alike.index(number) + 1 if len(alike) > 1 else 0
    return Which(found.card, place, int(found.by), rule)


def which(s: Fight, number: int, rule: Rule | None = None) -> Which:
    found = s.piece(number)
    assert found is not None
    if s.faceless(found):
        card = found.card if found.by == s.seat else None
        return Which(card, number, int(found.by), rule, down=True, number=number)
    card = found.itself() if found.card is FACE_DOWN or found.pair else found.card
    alike = [it.number for it in s.table if it.key == found.key and not s.faceless(it)]
    place = alike.index(number) + 1 if len(alike) > 1 else 0
    return Which(card, place, int(found.by), rule, number=number)


def due(s: Fight, it: Due) -> Which:
    piece = it.it
    assert isinstance(piece, Piece)
    if s.piece(piece.number) is None:
        return Which(piece.card, 0, int(piece.by), it.rule)
    return which(s, int(piece.number), it.rule)


# --- The table ----------------------------------------------------------------------------------


def show(s: Fight, viewer: int, everything: bool) -> dict[str, Any]:
    notes = s.stack[0].notes if s.stack else None
    return {
        "game": "doomtrooper",
        "target": int(s.target),
        "limit": int(s.limit),
        "turn": sum(s.turns),
        "active": int(s.active()) if isinstance(notes, Turn) else -1,
        "phase": phase(s),
        "actions": actions(s),
        "kinds": kinds(s),
        "seats": [seat(s, owner, everything or viewer == owner) for owner in range(s.seats())],
        "table": [piece(s, it, viewer) for it in s.table],
        "opened": s.opened,
        "lasting": [
            {"card": it.key, "by": int(it.by), "on": int(it.on), "markers": int(it.n)}
            for it in s.lasting
        ],
        "duels": [
            duel(s, f.notes, int(f.you), f.line, viewer)
            for f in s.stack
            if isinstance(f.notes, Duel)
        ],
        "plays": [
            {
                "by": int(f.you),
                "card": played(s, f),
                "target": int(f.notes.target),
                "on": target(s, play_of(f), int(f.notes.target)),
                "paid": int(f.notes.paid),
            }
            for f in s.stack
            if isinstance(f.notes, Played)
        ],
        "window": window(s),
    }


def target(s: Fight, play: Playable, on: int) -> str:
    """What a card is played on, as clients name it: a seat, an area or a piece; else ""."""
    it = play.on.stands_for(s, on)
    if isinstance(it, Player):
        return f"seat-{it.seat}"
    if isinstance(it, AnAreaOf):
        return touched(it)[0]
    in_play = isinstance(it, APieceOf) and s.piece(it.number) is not None
    return f"piece-{it.number}" if in_play else ""


def window(s: Fight) -> dict[str, Any] | None:
    """The round that is open now: in which order its players are asked, and how many passed."""
    f = s.stack[-1] if s.stack else None
    if f is None or not isinstance(f.rule, Window):
        return None
    order = [int(seat) for seat in f.it]
    return {"name": f.rule.name.replace(" ", "-"), "order": order, "passed": int(f.n)}


def played(s: Fight, f: Any) -> str:
    """The card that is played, or whose ability is used."""
    play = play_of(f)
    if isinstance(play, Ability):
        return play.key.partition("/")[0]
    return play.key


def actions(s: Fight) -> int:
    """How many ordinary ones can still be taken this turn."""
    first = s.stack[0] if s.stack else None
    if first is None or not isinstance(first.notes, Turn):
        return 0
    return int(first.notes.actions) if first.line <= STEPS.index("action-step") else 0


def kinds(s: Fight) -> dict[str, int]:
    """The actions of whoever takes some now, by their kinds: DOOM-TYPE-01."""
    for f in reversed(s.stack):
        notes = f.notes
        if isinstance(notes, Turn):
            return {
                "seat": int(f.you),
                "ordinary": int(notes.actions),
                "attack": int(notes.attacks),
                "non-attack": int(notes.calm),
                "undefined": int(notes.free),
            }
    return {}


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
        "hand": [card.key for card in s.hands[owner]] if known or s.is_open(owner) else [],
        "deck": len(s.decks[owner]),
        "pile": [card.key for card in s.piles[owner]] if known else [],
        "piled": len(s.piles[owner]) + len(s.buried[owner]),
        "buried": len(s.buried[owner]),
        "face_down": [card.key for card in s.buried[owner]] if known else [],
        "gone": [card.key for card in s.gone[owner]],
        "veiled": len([card for each, card in s.veiled if each == owner]),
        "unseen": [card.key for each, card in s.veiled if each == owner and known],
        "sideboard": len(s.sides[owner]),
        "side": [card.key for card in s.sides[owner]] if known else [],
        "debt": s.debts[owner],
    }


def piece(s: Fight, it: Piece, viewer: int) -> dict[str, Any]:
    """A card in play; face down, only its player knows who it is."""
    shown = viewer in (JUDGE, it.by) or not s.faceless(it)
    found: dict[str, Any] = {
        "number": int(it.number),
        "name": s.name(it.number),
        "card": it.key if shown else "",
        "real": it.itself().key if shown else "",
        "warrior": it.card.kind is WARRIOR,
        "by": int(it.by),
        "owner": int(it.owner),
        "on": int(it.on),
        "player": int(it.player),
        "area": it.area.key if it.area is not None else "",
        "bought": int(it.n),
        "wounded": bool(it.wounded),
        "down": bool(it.down) or it.card is FACE_DOWN,
        "unpaid": bool(it.unpaid),
        "out": it.out >= 0,
        "imprisoned": it.jailer >= 0,
        "behind": int(it.behind),
        "under": int(it.under),
        "side": it.side.key if it.side is not None else "",
        "values": [],
        "made": [],
        "traits": [],
    }
    if it.card.kind is WARRIOR and shown:
        sheet = Sheet(s, it)
        values = list(it.card.printed) if it.unpaid else sheet.values
        found["values"] = [None if n == STRUCK_OUT else n for n in values]
        if not it.unpaid:
            counted = counting(s, it)
            found["made"] = makings(s, it, counted, viewer)
            found["traits"] = traits(counted, sheet)
    return found


def duel(s: Fight, notes: Duel, attacking: int, line: int, viewer: int) -> dict[str, Any]:
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
        "weapons": list(notes.weapons),
        "joined": [list(pair) for pair in notes.joined],
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
        "sums": ledger(s, notes, viewer) if innermost and tactic is not None else [],
        "blows": blows(s, notes) if innermost else [],
    }


def ledger(s: Fight, notes: Duel, viewer: int) -> list[dict[str, Any]]:
    """What the two strike with and what they defend with, as it is counted."""
    found = []
    for number in (notes.attacker, notes.defender):
        warrior = s.piece(number)
        if warrior is not None and notes.tactic is not None:
            for what in (notes.tactic, ARMOUR):
                found.append(sums(s, warrior, what, viewer))
    return found


def hide(s: Fight, event: Event, viewer: int) -> Event:
    """Which card was drawn, hidden or discarded face down, is for its owner alone."""
    if event.word.private and viewer != event.seat:
        return Event(event.word, event.seat, event.n, None, event.source)
    if event.word is PASSED_ON and viewer != event.seat:
        bearer = s.piece(event.n)
        if bearer is not None and bearer.unpaid:  # who lies face down is not named
            return Event(event.word, event.seat, event.n, event.it, None)
    return event
