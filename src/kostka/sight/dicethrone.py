"""Who sees what in Dice Throne: THR-AMB-12.

Hidden are the cards in hands (teammates see each other's), what is in a deck in which order, and in
which order illusions were laid.  Everything else lies open.
"""

from __future__ import annotations

from typing import Any, Final

from kostka.games.dicethrone.damage import tally
from kostka.games.dicethrone.dice import SHOWN
from kostka.games.dicethrone.illusions import lying
from kostka.games.dicethrone.meanings import ADie, Dice, FaceDown
from kostka.games.dicethrone.notes import Aim, Entry, Incoming, Laid, Roll, Turn
from kostka.games.dicethrone.printed import Ability, Card, Row, Spend, Token
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import TARGET
from kostka.kernel.event import Due, Event
from kostka.kernel.step import Named

KINDS: Final[tuple[tuple[type[Named], str], ...]] = (
    (Card, "card"),
    (Token, "token"),
    (Ability, "ability"),
    (Row, "row"),
    (Spend, "use"),
)


def touched(it: Any) -> list[str]:
    """The things on the table to which such an answer belongs, as clients call them."""
    if isinstance(it, (Dice, ADie)):
        return ["die"]
    if isinstance(it, Spend):
        return [] if it.user is None else [it.user.key]
    if isinstance(it, Row):
        ability = it.ability
        return [it.called or ("" if ability is None else ability.key)]
    if isinstance(it, Due):
        return touched(it.it)
    return [it.key] if isinstance(it, (Card, Token, Ability)) else []


def plain(it: Any) -> dict[str, Any]:
    if isinstance(it, Dice):
        return {"kind": "dice", "faces": list(it.faces), "foreign": it.foreign}
    if isinstance(it, ADie):
        return {"kind": "die", "face": it.face}
    if isinstance(it, FaceDown):
        return {"kind": "face-down", "place": it.place}
    for kind, what in KINDS:
        if isinstance(it, kind):
            return {"kind": what, "id": it.key}
    return {}


def sees(s: Battle, viewer: int, owner: int) -> bool:
    return viewer >= 0 and s.sees_hand(viewer, owner)


def show(s: Battle, viewer: int, everything: bool) -> dict[str, Any]:
    return {
        "game": "dicethrone",
        "mode": s.mode.key,
        "turn": int(s.turn),
        "active": int(s.active()) if s.stack else -1,
        "phase": phase(s),
        "seats": [seat(s, viewer, owner, everything) for owner in range(s.seats())],
        "roll": roll(s),
        "attack": attack(s),
        "played": aimed(s),
        "laid": laid(s, viewer, everything),
        "ledger": ledger(s),
    }


def phase(s: Battle) -> str:
    notes = s.stack[0].notes if s.stack else None
    return notes.phase.key if isinstance(notes, Turn) else ""


def seat(s: Battle, viewer: int, owner: int, everything: bool) -> dict[str, Any]:
    open_hand = everything or sees(s, viewer, owner)
    hand = s.hands[owner]
    known = [card for card in hand if open_hand or (viewer >= 0 and s.knows(viewer, owner, card))]
    hero = s.heroes[owner]
    return {
        "hero": hero.key,
        "side": s.mode.sides[owner],
        "out": owner not in s.circle,
        "king": s.mode.crowns and owner in s.kings(),
        "health": s.health[s.mode.sides[owner]],
        "cp": s.cp[owner],
        "tokens": [token.key for token in s.boards[owner]],
        "levels": {a.key: s.levels[owner][a.place] for a in hero.abilities},
        "covered": [ability.key for whose, ability, _ in s.covered if whose == owner],
        "upgrades": [card.key for card in s.upgrades[owner]],
        "cards": len(hand),
        "hand": [card.key for card in (known if open_hand else sorted(known, key=_place))],
        "deck": len(s.decks[owner]) + len(s.tops[owner]) + len(s.bottoms[owner]),
        "top": [card.key for card in s.tops[owner]] if open_hand else [],
        "bottom": [card.key for card in s.bottoms[owner]] if open_hand else [],
        "pile": [card.key for card in s.piles[owner]],
        "prepared": [spell.key for spell in s.prepared[owner]],
        "spells": len(s.spells[owner]) + len(s.shelved[owner]),
    }


def _place(card: Any) -> int:
    return int(card.index)


def roll(s: Battle) -> dict[str, Any] | None:
    """The dice that count."""
    for f in reversed(s.stack):
        notes = f.notes
        if isinstance(notes, Roll):
            return {
                "seat": int(notes.seat),
                "dice": list(SHOWN[notes.dice]),
                "foreign": max(0, int(notes.foreign)),
                "for": notes.purpose.key,
            }
    return None


def attack(s: Battle) -> dict[str, Any] | None:
    phase = s.roll_phase()
    if phase is None:
        return None
    return {
        "attacker": int(phase.attacker),
        "target": int(phase.target),
        "attempts": int(phase.attempts),
        "allowed": int(phase.allowed),
        "announced": phase.announced.key if phase.announced else "",
        "activated": phase.activated.key if phase.activated else "",
        "kind": phase.kind.key if phase.kind else "",
    }


def ledger(s: Battle) -> list[dict[str, Any]]:
    """Each player's sum that is waiting, innermost ledger first, as the rulebook counts."""
    found = []
    for f in reversed(s.stack):
        notes = f.notes
        if isinstance(notes, Incoming):
            for owner in (*range(s.seats()), TARGET):
                sums = tally(s, notes, owner)
                if sums.entries:
                    found.append(
                        {
                            "seat": owner,
                            "from": f.rule.name,
                            "entries": [entry(each) for each in sums.entries],
                            "incoming": int(sums.incoming),
                            "subtotal": int(sums.subtotal()),
                            "half": int(sums.half()),
                            "halves": int(sums.halves),
                            "total": int(sums.total()),
                            "healing": int(sums.healing),
                            "kind": sums.kind.key,
                        }
                    )
    return found


def entry(it: Entry) -> dict[str, Any]:
    return {"source": it.source.key, "how": it.how.key, "n": int(it.n), "kind": it.kind.key}


def hide(s: Battle, event: Event, viewer: int) -> Event:
    """Which card was drawn is for those who see the hand."""
    if event.word.private and not sees(s, viewer, int(event.seat)):
        return Event(event.word, event.seat, event.n, None, event.source)
    return event


def aimed(s: Battle) -> dict[str, Any] | None:
    """What the card being played is aimed at."""
    for f in reversed(s.stack):
        notes, card = f.notes, f.it
        if isinstance(notes, Aim) and isinstance(card, Named):
            token = notes.token
            return {
                "by": int(f.you),
                "what": card.key,
                "whom": int(notes.whom),
                "token": token.key if token else "",
                "to": int(notes.to),
            }
    return None


def laid(s: Battle, viewer: int, everything: bool) -> dict[str, Any] | None:
    """Cards that lie face down; which lies where is for their owner alone, teammates included."""
    for f in reversed(s.stack):
        notes = f.notes
        if isinstance(notes, Laid):
            known = everything or viewer == notes.owner
            return {
                "by": int(notes.owner),
                "cards": len(notes.order),
                "order": [card.key for card in lying(f.rule, notes)] if known else [],
                "suggested": int(notes.suggested),
            }
    return None
