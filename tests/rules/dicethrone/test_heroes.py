"""Every hero against the facts: dice, triggers, damage, tokens, costs, how sure we are of each.

`heroes.json` holds the facts as they were collected.  Where a ruling of the catalogue differs from
them, the ruling wins; those places are named here with the rule.  `tuned.toml` names the proposals
of our own that were tuned since.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from kostka.games.dicethrone.amounts import ReadOtherwise
from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.marks import OURS, mark, rows, shares
from kostka.games.dicethrone.printed import Ability, Level, OfAKind, Row, Shows, Straight
from kostka.games.dicethrone.verbs_damage import Deal
from kostka.judge import catalogue
from kostka.words import book
from kostka.words.dicethrone import DiceThrone

HERE = Path(__file__)
FACTS: dict[str, Any] = json.loads(HERE.with_name("heroes.json").read_text("utf-8"))
TUNED: list[dict[str, Any]] = tomllib.loads(HERE.with_name("tuned.toml").read_text("utf-8"))["row"]
OURS_ON_A_VERIFIED_TOKEN = {("loki", "illusion")}  # what the three cards say

# hero, ability, level: the rule by which the value differs from the collected fact.
RULED: dict[tuple[str, str, int], str] = {
    ("black-widow", "widows-gauntlets", 1): "THR-AMB-111",
    ("black-widow", "widows-gauntlets", 2): "THR-AMB-111",
}

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
    dealt = [step.n for step in row.does if isinstance(step, Deal)]
    by_the_book = [n.n if isinstance(n, ReadOtherwise) else n for n in dealt]
    return [n for n in by_the_book if isinstance(n, int)]


def tuned(hero: str, ability: str, level: int) -> dict[str, Any]:
    """The numbers of the facts that were tuned since, where they are proposals of ours."""
    for row in TUNED:
        if (row["hero"], row["thing"], row.get("level")) == (hero, ability, level):
            return {key: row[key] for key in ("dice", "deals") if key in row}
    return {}


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
                now = {**written, **tuned(name, ability.key, n)}
                assert differences(ability, level, now) == [], (ability.key, n)


@pytest.mark.parametrize("name", sorted(HEROES))
def test_what_is_only_proposed_is_marked(name: str) -> None:
    """Nobody may take our design for the publisher's."""
    for ability in HEROES[name].abilities:
        for level, fact in zip(
            ability.levels, FACTS[name]["abilities"][ability.key]["levels"], strict=True
        ):
            if fact["conf"] == "proposed":
                assert level.conf == "proposed", (ability.key, level.conf)


SHARES = {  # rows printed in the rulebook, read by others in public, and ours
    "barbarian": (0, 38, 0),
    "black-panther": (13, 0, 21),
    "black-widow": (3, 35, 0),
    "captain-marvel": (0, 3, 35),
    "doctor-strange": (1, 8, 33),
    "loki": (0, 8, 29),
    "miles-morales": (0, 32, 0),
    "monk": (0, 41, 0),
    "moon-elf": (0, 40, 2),
    "paladin": (0, 44, 0),
    "pyromancer": (0, 41, 0),
    "scarlet-witch": (0, 11, 27),
    "shadow-thief": (0, 37, 0),
    "thor": (0, 39, 0),
}


@pytest.mark.parametrize("name", sorted(HEROES))
def test_a_hero_tells_how_many_of_its_rows_are_whose(name: str) -> None:
    found = shares(HEROES[name])
    assert tuple(found.values()) == SHARES[name]
    assert sum(found.values()) == len(dict(rows(HEROES[name])))  # each of them once


def test_one_number_of_ours_makes_a_row_our_reading() -> None:
    assert dict(rows(HEROES["black-panther"]))["vibranium-claws 2"] == OURS  # only its 7 is printed
    assert dict(rows(HEROES["loki"]))["illusion"] == OURS  # what the three cards say
    assert mark("whoever knows") == OURS


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


@pytest.mark.parametrize("row", TUNED, ids=lambda row: f"{row['thing']}-{row.get('level', '')}")
def test_what_was_tuned_is_a_proposal_and_says_what_is_written_down(row: dict[str, Any]) -> None:
    hero, key = HEROES[row["hero"]], row["thing"]
    words = book("dicethrone")
    assert isinstance(words, DiceThrone)
    abilities = {ability.key: ability for ability in hero.abilities}
    if key in abilities:
        assert FACTS[hero.key]["abilities"][key]["levels"][row["level"] - 1]["conf"] == "proposed"
        level = abilities[key].levels[row["level"] - 1]
        assert level.conf == "proposed"
        assert words.level(abilities[key], level, "en") == row["says"]
        return
    cards = {card.key: card for card in (*hero.cards, *hero.spells)}
    assert (hero.key, key) in OURS_ON_A_VERIFIED_TOKEN or cards[key].conf == "proposed"
    assert all(line in words.describe(words.things[key], "en") for line in row["says"])


def test_a_tuned_row_is_told_once_and_with_its_reason() -> None:
    places = [(row["hero"], row["thing"], row.get("level")) for row in TUNED]
    assert len(set(places)) == len(places)
    assert all(row["was"] and row["says"] and row["why"] for row in TUNED)
