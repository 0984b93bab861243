"""Who sees what in Plošinovka: everything lies open, and what lies face down nobody knows.

Cards are drawn by chance at the moment they are turned up (TOW-SETUP-04, -11), so a view needs to
hide nothing; it only says what is there, in ids and numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kostka.games.plosinovka.card import Boss, Buy, Play, Priced
from kostka.games.plosinovka.fight import damage_of
from kostka.games.plosinovka.grid import (
    BOSS_START,
    BOSS_TOKEN,
    GEM,
    GOLD,
    NOTHING,
    PORTAL,
    SPAWN,
    STALL,
    TRAP,
)
from kostka.games.plosinovka.meanings import Field, Symbols, Way
from kostka.games.plosinovka.notes import Blow, Falling, Herd, Walk
from kostka.games.plosinovka.pool import NO_WAY, Setting, Spend, Use, source_name
from kostka.games.plosinovka.solo import score
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import BLANK, OFF, SYMBOLS, Symbol
from kostka.games.plosinovka.tower import DOWN, RIGHT, WAY_NAMES
from kostka.kernel.event import Event

SHOWS: Final = {
    NOTHING: "",
    SPAWN: "spawn",
    GEM: "gem",
    GOLD: "gold",
    TRAP: "trap",
    STALL: "stall",
    PORTAL: "portal",
    BOSS_TOKEN: "boss-token",
    BOSS_START: "boss-start",
}


def touched(it: Any) -> list[str]:
    """The things on the table to which such an answer belongs, as clients call them."""
    if isinstance(it, Field):
        return [it.at]
    return [it.card.key] if isinstance(it, (Play, Buy)) else []


def plain(it: Any) -> dict[str, Any]:
    if isinstance(it, Field):
        return {"kind": "field", "at": it.at}
    if isinstance(it, Way):
        return {"kind": "way", "way": it.way}
    if isinstance(it, Use):
        way = "" if it.way == NO_WAY else WAY_NAMES[it.way]
        symbols = {"source": source_name(it.source), "symbol": it.symbol.key}
        return {"kind": "use", **symbols, "times": int(it.times), "way": way}
    if isinstance(it, Setting):
        return {"kind": "setting", "source": source_name(it.source), "symbol": it.symbol.key}
    if isinstance(it, Spend):
        return {"kind": "symbol", "id": it.symbol.key}
    if isinstance(it, Symbols):
        return {"kind": "symbols", "ids": [SYMBOLS[place].key for place in it.places]}
    if isinstance(it, Symbol):
        return {"kind": "symbol", "id": it.key}
    return {"kind": "card", "id": it.card.key} if isinstance(it, (Play, Buy)) else {}


def show(s: Climb, viewer: int, everything: bool) -> dict[str, Any]:
    turn = s.turn_notes()
    return {
        "game": "plosinovka",
        "solo": bool(s.solo),
        "turn": s.turn,
        "active": s.active() if s.stack else -1,
        "step": turn.step,
        "theme": s.theme.key,
        "seats": [seat(s, owner) for owner in range(s.seats())],
        "tower": tower(s),
        "figures": figures(s),
        "dice": dice(s),
        "shop": shop(s),
        "boss": boss(s),
        "artifacts": [card.key for card in s.artifacts],
        "events": {"left": len(s.events), "shown": [event.key for event in s.shown]},
        "turning": {
            "bonus": turn.bonus,
            "boost": turn.boost,
            "quiet": turn.quiet,
            "ghost": turn.ghost,
            "wild": turn.wild,
        },
        "doing": doing(s),
        "score": score(s),
        "overkill": s.overkill,
    }


# --- Players --------------------------------------------------------------------------------------


def seat(s: Climb, owner: int) -> dict[str, Any]:
    player = s.players[owner]
    hero = player.hero
    return {
        "hero": hero.key if hero else "",
        "out": owner not in s.circle,
        "at": _name(s, player.at),
        "home": player.home,
        "lives": player.lives,
        "most_lives": s.most_lives(owner) if hero else 0,
        "gold": player.gold,
        "gems": player.gems,
        "special": "" if player.special == BLANK else SYMBOLS[player.special].key,
        "ready": hero is not None and hero.rule is not None and hero not in player.turned,
        "items": [card.key for card in player.owned],
        "turned": [card.key for card in player.turned],
        "potions": [card.key for card in player.potions],
        "hand": [card.key for card in (*player.owned, *player.potions)],
        "tokens": [token.key for token in player.tokens],
        "floats": player.floats,
        "defeated": player.defeated,
        "danger": danger(s, owner),
    }


def danger(s: Climb, owner: int) -> int:
    """What the enemies would do to this hero, were it to move away now: TOW-ZONE-04."""
    at = s.players[owner].at
    if at == OFF:
        return 0
    return sum([s.harm(owner, enemy) for enemy in s.enemies_next_to(at)])


def _name(s: Climb, field: int) -> str:
    return "" if field == OFF else s.name(field)


# --- The tower ------------------------------------------------------------------------------------


def tower(s: Climb) -> dict[str, Any]:
    it = s.tower
    return {
        "levels": s.levels,
        "width": s.width,
        "rows": s.rows,
        "lowest": it.lowest,
        "highest": it.highest,
        "cards": ["" if card is None else card.key for card in s.cards],
        "guards": ["" if enemy is None else enemy.key for enemy in s.guards],
        "fields": [field(s, at) for at in range(it.first, it.last)],
    }


def field(s: Climb, at: int) -> dict[str, Any]:
    """A field of the revealed part: its walls and floor, what it shows and what lies there."""
    it = s.tower
    return {
        "name": s.name(at),
        "shows": SHOWS[it.content[at]],
        "lies": SHOWS[s.lying[at]],
        "platform": bool(it.platform[at]),
        "through": bool(it.platform[at]) and it.is_open(at, DOWN),
        "ladder": bool(it.ladder[at]),
        "wall": at % s.width < s.width - 1 and not it.is_open(at, RIGHT),
    }


def figures(s: Climb) -> list[dict[str, Any]]:
    """Whoever stands on the map, by field."""
    found: list[dict[str, Any]] = []
    active = s.active() if s.stack else -1
    for at in range(s.tower.first, s.tower.last):
        enemy, owner = s.enemy_at(at), s.seat_at(at)
        if enemy is not None:
            found.append(
                {
                    "at": s.name(at),
                    "seat": -1,
                    "enemy": enemy.key,
                    "boss": isinstance(enemy, Boss),
                    "lives": s.lives_of(enemy),
                    "damage": enemy.damage,
                    "harm": s.harm(active, enemy) if active >= 0 else enemy.damage,
                }
            )
        elif owner >= 0:
            found.append({"at": s.name(at), "seat": owner, "enemy": "", "boss": False})
    return found


# --- Dice, shop, boss -----------------------------------------------------------------------------


def dice(s: Climb) -> dict[str, Any]:
    """The unused dice, all as they were rolled, and the enemy die."""
    face = s.turn_notes().face
    return {
        "pool": _symbols(s.pool),
        "rolled": _symbols(s.rolled),
        "enemy": face.key if face is not None else "",
    }


def _symbols(counts: Sequence[int]) -> list[str]:
    return [SYMBOLS[place].key for place, n in enumerate(counts) for _ in range(n)]


def shop(s: Climb) -> dict[str, Any]:
    return {
        "items": [_priced(card) for card in s.item_shop],
        "potions": [_priced(card) for card in s.potion_shop],
        "item_deck": len(s.items),
        "potion_deck": len(s.potions) + len(s.bottom),
    }


def _priced(card: Priced) -> dict[str, Any]:
    return {"card": card.key, "price": card.price}


def boss(s: Climb) -> dict[str, Any] | None:
    it = s.boss
    if it is None:
        return None
    return {
        "boss": it.key,
        "at": _name(s, s.boss_field()),
        "lives": s.boss_lives(),
        "damage": it.damage,
        "deck": len(s.deck),
        "discard": [card.key for card in s.discard],
    }


# --- What is going on -----------------------------------------------------------------------------


def doing(s: Climb) -> dict[str, Any] | None:
    """The attack, walk, moved enemy or fall that is not over yet; the innermost one."""
    for f in reversed(s.stack):
        notes = f.notes
        if isinstance(notes, Blow):
            return {
                "what": "attack",
                "on": s.name(notes.target),
                "damage": notes.damage,
                "swords": notes.swords,
                "total": damage_of(s, int(f.you), notes),
            }
        if isinstance(notes, Walk):
            return {"what": "walk", "left": notes.left, "upward": notes.upward}
        if isinstance(notes, Herd):
            return {"what": "enemy", "at": _name(s, notes.at), "left": notes.left}
        if isinstance(notes, Falling):
            return {"what": "gravity"}
    return None


def hide(s: Climb, event: Event, viewer: int) -> Event:
    """Whatever happens, happens in the open."""
    return event
