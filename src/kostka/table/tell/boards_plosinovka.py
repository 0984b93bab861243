"""Plošinovka's heroes, enemies, bosses and cards as plain values, the way a client draws them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kostka.games.plosinovka import terms, verbs
from kostka.games.plosinovka.card import Boss, BossCard, BossToken, Card, Enemy, Event, Hero, Priced
from kostka.games.plosinovka.cards.artifacts import ARTIFACTS
from kostka.games.plosinovka.cards.bosses import BOSSES
from kostka.games.plosinovka.cards.enemies import ENEMIES
from kostka.games.plosinovka.cards.events import EVENTS
from kostka.games.plosinovka.cards.heroes import HEROES
from kostka.games.plosinovka.cards.items import ITEMS
from kostka.games.plosinovka.cards.potions import POTIONS
from kostka.games.plosinovka.gems import COST
from kostka.games.plosinovka.pictures import CARDS
from kostka.games.plosinovka.solo import (
    GOLD_PER_POINT,
    PER_ENEMY,
    PER_EVENT,
    PER_OVERKILL,
)
from kostka.kernel.step import Step, Word

STEPS: Final = 8  # of a turn: TOW-TURN-01

# What is drawn on a card: what it gives, or else what it does first.
GIVES: Final[Mapping[Word, str]] = {
    terms.SHIELD: "shield",
    terms.WALL_GRIP: "glove",
    terms.SOFT_FALL: "evasive",
    terms.TRAP_PROOF: "evasive",
    terms.RICHER_COINS: "coin",
    terms.LONG_REACH: "spear",
    terms.LONG_PUSH: "push",
    terms.MORE_LIVES: "life",
    terms.CHEAPER_CARDS: "stall",
    terms.STEP_TWO_GOLD: "crown",
    terms.FREE_APPEARING: "flame",
    terms.LONGER_FIRST_BOOT: "boot",
    terms.STRONGER_ENEMIES: "claw",
    terms.NO_LADDERS: "ladder",
    terms.FEWER_DICE: "die",
    terms.ENEMY_DIE_AGAIN: "monster",
    terms.PLAIN_SWORDS: "sword",
    terms.END_DAMAGE: "poison",
    terms.NO_GEMS: "blind",
    terms.WEAKER_BLOWS: "sword",
    terms.NO_BUYING: "stall",
}
DOES: Final[Mapping[type[Step], str]] = {
    verbs.NextAttack: "sword",
    verbs.Move: "boot",
    verbs.PayGold: "gem",
    verbs.GainGems: "gem",
    verbs.Reroll: "die",
    verbs.SetSpecialNow: "hourglass",
    verbs.QuietMove: "cloud",
    verbs.GainLives: "life",
    verbs.GhostMove: "ghost",
    verbs.Float: "evasive",
    verbs.MoveEnemies: "monster",
    verbs.DiscardTokens: "cleanse",
    verbs.BoostNext: "star",
    verbs.ResolveGravity: "ladder",
    verbs.Reinforce: "monster",
    verbs.LoseGoldOrGem: "bag",
    verbs.SufferInLowest: "wall",
}
FIGURES: Final[Mapping[str, str]] = {
    "sladuse": "jester",
    "bivoj": "warrior",
    "angelo": "hood",
    "avys": "elf",
    "miksy": "hat",
    "urgh": "barbarian",
    "zombie": "zombie",
    "goblin-thief": "goblin",
    "ent": "tree",
    "stone-golem": "golem",
    "werewolf": "wolf",
    "gargoyle": "gargoyle",
    "ashigaru": "spear",
    "medusa": "medusa",
    "daimyo-banzai": "kabuto",
}


def board() -> dict[str, Any]:
    helpers = [boss.helper for boss in BOSSES if boss.helper is not None]
    cards: list[Card] = [*ITEMS, *POTIONS, *ARTIFACTS, *EVENTS]
    cards += [token for boss in BOSSES for token in boss.tokens]
    return {
        "symbols": [symbol.key for symbol in terms.SYMBOLS],
        "gems": list(COST[1:]),  # what it costs that a symbol counts once, twice, ...
        "steps": STEPS,
        "heroes": {hero.key: _hero(hero) for hero in HEROES},
        "enemies": {enemy.key: _enemy(enemy) for enemy in (*ENEMIES, *helpers)},
        "bosses": {boss.key: _boss(boss) for boss in BOSSES},
        "attacks": {card.key: _attack(card) for boss in BOSSES for card in boss.deck},
        "cards": {card.key: _card(card) for card in cards},
        "tower": {key: {"theme": card.theme.key, "boss": card.boss} for key, card in CARDS.items()},
        "score": {
            "event": PER_EVENT,
            "enemy": PER_ENEMY,
            "overkill": PER_OVERKILL,
            "gold": GOLD_PER_POINT,
        },
    }


def _hero(hero: Hero) -> dict[str, Any]:
    return {
        "lives": hero.lives,
        "star": [symbol.key for symbol in hero.star],
        "use": hero.rule is not None,
        "symbol": FIGURES[hero.key],
    }


def _enemy(enemy: Enemy) -> dict[str, Any]:
    return {
        "tier": enemy.tier,
        "lives": enemy.lives,
        "damage": enemy.damage,
        "gems": enemy.gems,
        "gold": enemy.gold,
        "ability": "" if enemy.ability is None else enemy.ability.what.key,
        "symbol": FIGURES[enemy.key],
    }


def _boss(boss: Boss) -> dict[str, Any]:
    return {
        "damage": boss.damage,
        "method": boss.method.key,
        "deck": [card.key for card in boss.deck],
        "tokens": [token.key for token in boss.tokens],
        "token": boss.on_fields.key,
        "helper": "" if boss.helper is None else boss.helper.key,
        "symbol": FIGURES[boss.key],
    }


def _attack(card: BossCard) -> dict[str, Any]:
    return {"reach": card.reach.key, "symbols": [symbol.key for symbol in card.symbols]}


def _card(card: Card) -> dict[str, Any]:
    return {
        "kind": "token" if isinstance(card, BossToken) else type(card).__name__.lower(),
        "price": card.price if isinstance(card, Priced) else 0,
        "when": card.when.key if isinstance(card, Event) else "",
        "use": card.rule is not None,
        "symbol": symbol(card),
    }


def symbol(card: Card) -> str:
    for passive in card.passives:
        return GIVES[passive.what]
    assert card.rule is not None
    return DOES[type(card.rule.lines[0])]
