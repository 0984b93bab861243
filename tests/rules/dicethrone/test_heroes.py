"""Every hero against the facts: dice, triggers, damage, tokens, costs, how sure we are of each.

`heroes.json` holds the facts as they were collected.  Where a ruling of the catalogue differs from
them, the ruling wins; those places are named here with the rule.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.printed import Ability, Level, OfAKind, Row, Shows, Straight
from kostka.games.dicethrone.verbs_damage import Deal
from kostka.judge import catalogue

FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("heroes.json").read_text("utf-8"))

# hero, ability, level: the rule by which the value differs from the collected fact.
RULED: dict[tuple[str, str, int], str] = {}

KINDS = {
    "offensive": "offence",
    "defensive": "defence",
    "passive": "passive",
    "ultimate": "ultimate",
}


def trigger(row: Row) -> dict[str, Any]:
    pattern = row.pattern
    if isinstance(pattern, Straight):
        return {"straight": {4: "small", 5: "large"}[pattern.n]}
    assert isinstance(pattern, (Shows, OfAKind))
    if isinstance(pattern, OfAKind):
        return {"of-a-kind": pattern.n}
    return {symbol.key: n for n, symbol in pattern.needs}


def deals(row: Row) -> list[int]:
    """The plain numbers of damage that the line deals itself."""
    return [step.n for step in row.does if isinstance(step, Deal) and isinstance(step.n, int)]


def differences(ability: Ability, level: Level, fact: dict[str, Any]) -> list[str]:
    own = [row for row in level.rows if not row.called]
    others = {row.called: trigger(row) for row in level.rows if row.called}
    found = []
    if level.dice != fact["dice"]:
        found.append(f"dice {level.dice}, fact {fact['dice']}")
    if [trigger(row) for row in own] != fact["lines"]:
        found.append(f"triggers {[trigger(row) for row in own]}, fact {fact['lines']}")
    if [deals(row) for row in own] != fact["deals"]:
        found.append(f"deals {[deals(row) for row in own]}, fact {fact['deals']}")
    if others != fact["alternates"]:
        found.append(f"alternates {others}, fact {fact['alternates']}")
    return found


def test_every_hero_of_the_facts_is_there() -> None:
    assert sorted(HEROES) == sorted(FACTS)


@pytest.mark.parametrize("name", sorted(HEROES))
def test_the_board_is_that_of_the_facts(name: str) -> None:
    hero, facts = HEROES[name], FACTS[name]
    assert hero.complexity == facts["complexity"]
    assert [symbol.key for symbol in hero.faces] == facts["faces"]
    for face, symbol in enumerate(hero.faces, 1):
        assert face in symbol.faces
    assert {a.key for a in hero.abilities} == set(facts["abilities"])
    for ability in hero.abilities:
        fact = facts["abilities"][ability.key]
        assert ability.kind.key.startswith(KINDS[fact["kind"]])
        assert len(ability.levels) == len(fact["levels"]), ability.key
        for n, (level, written) in enumerate(zip(ability.levels, fact["levels"], strict=True), 1):
            if (name, ability.key, n) not in RULED:
                assert differences(ability, level, written) == [], (ability.key, n)


@pytest.mark.parametrize("name", sorted(HEROES))
def test_what_is_only_proposed_is_marked(name: str) -> None:
    """Nobody may take our design for the publisher's."""
    for ability in HEROES[name].abilities:
        for level, fact in zip(
            ability.levels, FACTS[name]["abilities"][ability.key]["levels"], strict=True
        ):
            if fact["conf"] == "proposed":
                assert level.conf == "proposed", (ability.key, level.conf)


@pytest.mark.parametrize("name", sorted(HEROES))
def test_the_leaflet_is_that_of_the_facts(name: str) -> None:
    tokens = {token.key: token for token in HEROES[name].tokens if token.base is token}
    facts = FACTS[name]["tokens"]
    assert set(tokens) == set(facts)
    for key, fact in facts.items():
        token = tokens[key]
        assert token.status.key == fact["kind"], key
        assert token.limit == fact["limit"], key
        assert (token.removable, token.transferable) == (
            fact["removable"],
            fact["transferable"],
        ), key


@pytest.mark.parametrize("name", sorted(HEROES))
def test_the_deck_is_that_of_the_facts(name: str) -> None:
    cards = {card.key: card for card in HEROES[name].cards}
    facts = FACTS[name]["cards"]
    assert set(cards) == set(facts)
    for key, fact in facts.items():
        card = cards[key]
        assert card.cost == fact["cost"], key
        assert card.kind.key.startswith(fact["type"]), key
        if fact["type"] == "upgrade":
            assert card.upgrades is not None
            assert (card.upgrades.key, card.level) == (fact["ability"], fact["level"])
        else:
            assert card.modifier == fact["modifier"], key


def test_every_overruling_names_a_rule() -> None:
    rules = catalogue("dicethrone")
    for place, rule in RULED.items():
        assert rules.title(rule, "en"), place
