"""Dice Throne's heroes, cards and tokens as plain values, the way their printed sides show them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from kostka.games.dicethrone.asks_dice import ChooseDie, KeepAndReroll, TurnTheDie
from kostka.games.dicethrone.asks_tokens import MoveStatus, RemoveStatus
from kostka.games.dicethrone.cards import COMMON
from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.dice import DICE
from kostka.games.dicethrone.modes import MODES
from kostka.games.dicethrone.names import SIDES
from kostka.games.dicethrone.printed import (
    Ability,
    Card,
    Hero,
    Level,
    OfAKind,
    Pattern,
    Row,
    Shows,
    Straight,
    Token,
)
from kostka.games.dicethrone.spells import CastSpell, PrepareSpell
from kostka.games.dicethrone.terms import (
    ATTEMPTS,
    COMPANION,
    DEFENCE,
    HAND_LIMIT,
    MAX_CP,
    NEGATIVE,
    PASSIVE,
    PHASES,
    POSITIVE,
    ULTIMATE_ABILITY,
    UNIQUE,
    UPGRADE,
)
from kostka.games.dicethrone.verbs_cards import Draw, GainCp, LookAtTop, StealCp
from kostka.games.dicethrone.verbs_damage import (
    AddDamage,
    Deal,
    DealIsolated,
    Heal,
    Prevent,
    PreventAll,
    PreventHalf,
    StealHealth,
)
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import RemoveStatuses
from kostka.kernel.step import Step, Word

SHAPES: Final[Mapping[Word, str]] = {
    POSITIVE: "round",
    NEGATIVE: "square",
    UNIQUE: "shield",  # THR-STAT-17: they look different from all others
    COMPANION: "figure",
}
STRAIGHTS: Final = {4: "small", 5: "large"}

# What is drawn on a card: the symbol of the first of its lines that stands here.
DRAWN: Final[Sequence[tuple[tuple[type, ...], str]]] = (
    ((KeepAndReroll, ChooseDie, TurnTheDie, RollDice), "die"),
    ((AddDamage, Deal, DealIsolated), "damage"),
    ((Prevent, PreventHalf, PreventAll), "prevent"),
    ((Heal, StealHealth), "heal"),
    ((GainCp, StealCp), "cp"),
    ((Draw, LookAtTop), "cards"),
    ((RemoveStatus, RemoveStatuses), "remove"),
    ((MoveStatus,), "move"),
    ((PrepareSpell, CastSpell), "spell"),
)


def board() -> dict[str, Any]:
    heroes = list(HEROES.values())
    tokens = {token.key: token for hero in heroes for token in hero.tokens}
    cards = {card.key: card for hero in heroes for card in (*COMMON, *hero.cards, *hero.spells)}
    return {
        "dice": DICE,
        "attempts": ATTEMPTS,
        "hand": HAND_LIMIT,
        "cp": MAX_CP,
        "phases": [phase.key for phase in PHASES],
        "modes": {
            mode.key: {"sides": list(mode.sides), "health": mode.health} for mode in MODES.values()
        },
        "heroes": {hero.key: _hero(hero) for hero in heroes},
        "cards": {key: _card(card) for key, card in cards.items()},
        "tokens": {key: _token(token) for key, token in tokens.items()},
    }


def _hero(hero: Hero) -> dict[str, Any]:
    return {
        "complexity": hero.complexity,
        "dice": [symbol.key for symbol in hero.faces],  # of the numbers 1 to 6
        "symbols": [symbol.key for symbol in hero.symbols],
        "abilities": [_ability(ability) for ability in hero.abilities],
        "tokens": [token.key for token in hero.tokens],
        "cards": [card.key for card in hero.deck],
        "spells": [card.key for card in hero.spells],
    }


def _ability(ability: Ability) -> dict[str, Any]:
    kind = "ultimate" if ability.kind is ULTIMATE_ABILITY else ability.kind.key
    return {
        "id": ability.key,
        "kind": kind,
        "place": ability.place,
        "levels": [_level(level) for level in ability.levels],
    }


def _level(level: Level) -> dict[str, Any]:
    return {"rows": [_row(row) for row in level.rows], "dice": level.dice}


def _row(row: Row) -> dict[str, Any]:
    return {"id": row.key, "called": row.called, "trigger": _trigger(row.pattern)}


def _trigger(pattern: Pattern) -> dict[str, Any]:
    """What the dice must show: symbols, a straight, or so many of a kind."""
    if isinstance(pattern, Shows):
        return {"symbols": {symbol.key: n for n, symbol in pattern.needs}}
    if isinstance(pattern, Straight):
        return {"straight": STRAIGHTS[pattern.n], "n": pattern.n}
    if isinstance(pattern, OfAKind):
        return {"alike": pattern.n}
    raise LookupError(f"nobody knows how to draw {type(pattern).__name__}")


def _card(card: Card) -> dict[str, Any]:
    ability = card.upgrades
    found: dict[str, Any] = {
        "frame": _frame(card),
        "cost": card.cost,
        "symbol": _drawn(card),
        "modifier": card.modifier,
    }
    if ability is not None:
        found["upgrades"] = {"ability": ability.key, "level": card.level}
    return found


def _frame(card: Card) -> str:
    ability = card.upgrades
    if card.kind is not UPGRADE or ability is None:
        return card.kind.key
    kind = ability.kind.key if ability.kind in (DEFENCE, PASSIVE) else "offence"
    return f"up-{kind}"


def _drawn(card: Card) -> str:
    ability = card.upgrades
    if ability is not None:
        return _ability_symbol(ability, card.level)
    lines = list(_lines((*card.does, *(() if card.aim is None else card.aim.lines))))
    for line in lines:
        token = getattr(line, "token", None)
        if isinstance(token, Token):
            return token.key
    for line in lines:
        for types, symbol in DRAWN:
            if isinstance(line, types):
                return symbol
    return card.kind.key


def _ability_symbol(ability: Ability, level: int) -> str:
    """Of what its dice must show, the symbol that is needed most."""
    for row in ability.levels[level - 1].rows:
        if isinstance(row.pattern, Shows):
            return max(row.pattern.needs, key=lambda need: need[0])[1].key
        return "straight"
    return "prevent" if ability.kind is DEFENCE else "passive"


def _lines(steps: Sequence[Step]) -> Iterator[Step]:
    """The lines of a text, also those inside blocks, in reading order."""
    for step in steps:
        yield step
        for rule in step.parts():
            yield from _lines(rule.lines)


def _token(token: Token) -> dict[str, Any]:
    base = token.base
    return {
        "status": base.status.key,
        "positive": base.status is not NEGATIVE,
        "limit": base.limit,
        "shape": SHAPES[base.status],
        "symbol": base.key,
        "side": SIDES.get(token.key, ""),
        "spend": bool(base.spends),
    }
