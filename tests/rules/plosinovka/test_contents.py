"""What is in the box, and every printed number of our content with where it comes from."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kostka.cli import main
from kostka.games.plosinovka import grid, terms
from kostka.games.plosinovka.card import BossCard, Card, Enemy, Passive
from kostka.games.plosinovka.cards.artifacts import ARTIFACTS
from kostka.games.plosinovka.cards.bosses import BOSSES, DAIMYO_BANZAI, MEDUSA
from kostka.games.plosinovka.cards.enemies import ASHIGARU, ENEMIES
from kostka.games.plosinovka.cards.events import EVENTS
from kostka.games.plosinovka.cards.heroes import HEROES
from kostka.games.plosinovka.cards.items import ITEMS
from kostka.games.plosinovka.cards.marks import (
    CALLED,
    KNOWN,
    OURS,
    PUBLIC,
    RULEBOOK,
    mark,
    marks,
)
from kostka.games.plosinovka.cards.potions import POTIONS
from kostka.games.plosinovka.content import GAME, HELPERS
from kostka.games.plosinovka.dice import OFTEN
from kostka.games.plosinovka.names import NAMES
from kostka.games.plosinovka.pictures import CARDS
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import DIE, ENEMY_DIE, SYMBOLS
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake
from kostka.kernel.state import settle
from kostka.words import book
from tests.rules.proves import proves


def begun(**setup: list[str]) -> Any:
    """A game right after its set-up."""
    s = GAME.new(setup)
    settle(s, Rng(1))
    return s


# --- The box ----------------------------------------------------------------------------------


@proves("TOW-COMP-01", "TOW-COMP-12")
def test_6_hero_tokens_match_6_hero_cards() -> None:
    assert len({hero.key for hero in HEROES}) == 6


@proves("TOW-COMP-02", "TOW-COMP-09")
def test_2_bosses_have_a_standee_and_a_large_card_each() -> None:
    assert len(BOSSES) == 2
    assert [boss.key for boss in BOSSES] == ["medusa", "daimyo-banzai"]
    for boss in BOSSES:  # the front tells its turn, the back its set-up and tokens
        assert boss.method in (terms.BY_ENEMY_DIE, terms.BY_MOST_ROLLED)
        assert boss.tokens and boss.on_fields in boss.tokens


@proves("TOW-COMP-03", "TOW-COMP-05", "TOW-SETUP-16")
def test_5_action_dice_and_1_enemy_die_are_shared_by_all() -> None:
    s = begun(heroes=["sladuse", "bivoj", "angelo", "avys"])
    assert sum(s.rolled) == sum(s.pool) == 5  # of the one who is active; nobody else has any
    assert s.turn_notes().face in ENEMY_DIE


@proves("TOW-COMP-04", "TOW-SETUP-17")
def test_4_special_dice_are_enough_for_1_to_4_players() -> None:
    for players in (1, 2, 3, 4):
        s = begun(players=[str(players)])
        assert s.seats() == players and bool(s.solo) == (players == 1)
        assert [player.special for player in s.players] == [terms.BLANK] * players
    for players in (0, 5):
        with pytest.raises(Mistake):
            GAME.new({"players": [str(players)]})


@proves("TOW-COMP-13", "TOW-COMP-14")
def test_15_items_and_15_potions_are_there_before_the_set_up() -> None:
    s = GAME.new({"heroes": ["sladuse", "bivoj"]})
    assert isinstance(s, Climb)
    assert isinstance(s.items, list) and len(s.items) == 15
    assert len(s.potions) == 15


@proves("TOW-COMP-15")
def test_6_enemies_2_of_each_tier() -> None:
    assert len(ENEMIES) == 6
    tiers = [enemy.tier for enemy in ENEMIES]
    assert [tiers.count(tier) for tier in (1, 2, 3)] == [2, 2, 2]


@proves("TOW-COMP-16")
def test_11_attack_cards_in_two_decks() -> None:
    assert (len(MEDUSA.deck), len(DAIMYO_BANZAI.deck)) == (5, 6)
    assert len({card.key for boss in BOSSES for card in boss.deck}) == 11


@proves("TOW-COMP-17", "TOW-COMP-18")
def test_10_artifacts_and_12_events_stay_in_the_box_of_a_base_game() -> None:
    assert (len(ARTIFACTS), len(EVENTS)) == (10, 12)
    s = begun(heroes=["sladuse", "bivoj"])  # 2 players
    assert s.artifacts == [] and s.events == [] and s.shown == []


@proves("TOW-COMP-19", "TOW-COMP-22")
def test_50_gems_and_35_gold_cover_what_the_largest_tower_shows() -> None:
    s = GAME.new({"heroes": ["sladuse", "bivoj"], "rulings": ["TOW-AMB-41:as-in-the-box"]})
    assert isinstance(s, Climb)
    assert (s.left(grid.GEM), s.left(grid.GOLD)) == (50, 35)  # before the first level is stocked
    for kind, count in ((grid.GEM, 50), (grid.GOLD, 35)):
        shown = sorted([card.content.count(kind) for card in CARDS.values()], reverse=True)
        assert sum(shown[:10]) <= count  # eight ordinary cards and two of the boss level


@proves("TOW-COMP-20")
def test_28_enemy_tokens_are_4_of_each_kind() -> None:
    assert HELPERS == (ASHIGARU,)
    assert terms.TOKENS == 4
    assert terms.TOKENS * (len(ENEMIES) + len(HELPERS)) == 28
    ordinary = [card for card in CARDS.values() if not card.boss]
    assert 2 * max(card.content.count(1) for card in ordinary) <= 4


@proves("TOW-COMP-21")
def test_20_special_boss_tokens() -> None:
    kinds = [token for boss in BOSSES for token in boss.tokens]
    assert terms.MOST_PLAYERS * len(kinds) == 20  # one of a kind for each player: TOW-BTOKEN-02
    assert [token.key for boss in BOSSES for token in boss.tokens] == [
        *("stone-feet", "venom", "blindness"),
        *("challenge", "dishonour"),
    ]


@proves("TOW-COMP-23")
def test_25_lives_cover_the_4_heartiest_heroes() -> None:
    lives = sorted([hero.lives for hero in HEROES], reverse=True)
    assert sum(lives[:4]) + 1 <= 25  # and an Iron Helmet


# --- The dice ---------------------------------------------------------------------------------


def test_the_faces_of_the_dice() -> None:
    assert [face.key for face in DIE] == ["boot", "boot", "sword", "coin", "monster", "star"]
    assert OFTEN == (2, 1, 1, 1, 1)
    assert [face.key for face in ENEMY_DIE] == ["attack", "left", "right"]
    assert len(SYMBOLS) == 5


# --- Every card, as our content lists it ------------------------------------------------------

HERO_FACTS = {  # lives, star, ability: passive or once per turn
    "sladuse": (5, {"sword", "monster"}, "passive"),
    "bivoj": (4, {"boot", "sword"}, "passive"),
    "angelo": (4, {"boot", "coin"}, "use"),
    "avys": (6, {"coin", "monster"}, "use"),
    "miksy": (5, {"boot", "monster"}, "use"),
    "urgh": (5, {"sword", "coin"}, "passive"),
}
ENEMY_FACTS = {  # tier, lives, damage, gems, gold, ability
    "zombie": (1, 2, 1, 1, 0, "shambling"),
    "goblin-thief": (1, 1, 1, 0, 2, "thieving"),
    "ent": (2, 2, 1, 1, 1, "roots"),
    "stone-golem": (2, 3, 2, 2, 0, "heavy"),
    "werewolf": (3, 3, 3, 2, 1, "howl"),
    "gargoyle": (3, 4, 2, 3, 0, "wings"),
    "ashigaru": (0, 2, 1, 1, 0, "spear-wall"),
}
ITEM_FACTS = {  # price, use or passive
    "redeemer": (4, "use"),
    "boots-of-haste": (3, "use"),
    "polished-shield": (4, "passive"),
    "grappling-hook": (4, "use"),
    "climbing-gloves": (3, "passive"),
    "feather-cloak": (2, "passive"),
    "lucky-penny": (3, "passive"),
    "alchemists-scales": (3, "use"),
    "long-spear": (5, "passive"),
    "battering-gauntlets": (3, "passive"),
    "loaded-die": (4, "use"),
    "hourglass": (4, "use"),
    "iron-helmet": (3, "passive"),
    "smoke-bomb": (3, "use"),
    "merchants-seal": (2, "passive"),
}
POTION_FACTS = {  # copies, price
    "healing-potion": (3, 2),
    "ghost-potion": (2, 3),
    "strength-potion": (2, 3),
    "leaping-potion": (2, 2),
    "fortune-potion": (2, 1),
    "feather-potion": (1, 1),
    "telekinesis-potion": (1, 2),
    "antidote": (1, 1),
    "crystal-elixir": (1, 3),
}
ARTIFACT_FACTS = {  # earned by, at least, use or passive
    "crown-of-the-summit": ("highest-at-the-end", 1, "passive"),
    "hunters-horn": ("overkill", 1, "use"),
    "bullys-belt": ("pushed-a-hero", 1, "use"),
    "fools-feather": ("fell-far", 3, "passive"),
    "merchants-ledger": ("most-cards", 1, "passive"),
    "phoenix-ash": ("fainting", 1, "passive"),
    "midas-glove": ("gold-owned", 6, "use"),
    "prism-heart": ("gems-on-one", 3, "use"),
    "jesters-bones": ("same-symbols", 3, "use"),
    "shadow-mantle": ("hurt-in-a-turn", 3, "passive"),
}
EVENT_FACTS = {
    "tailwind": "this-turn",
    "market-day": "this-turn",
    "gem-rain": "now",
    "blessing": "now",
    "enraged": "this-turn",
    "earthquake": "this-turn",
    "darkness": "this-turn",
    "stampede": "this-turn",
    "reinforcements": "now",
    "pickpocket": "step-eight",
    "rust": "this-turn",
    "collapse": "step-eight",
}
ATTACK_FACTS = {  # range, symbols, effects as the book reads them
    "petrifying-gaze": ("row", "attack right", 2),
    "nest-of-vipers": ("around", "left", 2),
    "tail-sweep": ("adjacent", "attack left", 2),
    "shattering-scream": ("map-card", "left right", 2),
    "curse-of-the-gorgon": ("unlimited", "right", 2),
    "iaido-dash": ("row", "boot", 2),
    "wind-step": ("adjacent", "boot", 2),
    "whirling-katana": ("around", "sword", 1),
    "tribute": ("unlimited", "coin", 2),
    "call-to-arms": ("unlimited", "monster", 2),
    "challenge-to-a-duel": ("map-card", "star", 2),
}
TOKEN_FACTS = {
    "stone-feet": ("fewer-dice 1", "after-the-roll"),
    "venom": ("end-damage 1", "at-a-stall"),
    "blindness": ("no-gems 1", "at-the-end"),
    "challenge": ("weaker-blows 1", "boss-attacked"),
    "dishonour": ("no-buying 1, no-loot 1", "enemy-defeated"),
}


def how(card: Card) -> str:
    """Used or passive; never both and never neither."""
    assert (card.rule is None) != (not card.passives), card
    return "passive" if card.rule is None else "use"


def given(passives: tuple[Passive, ...]) -> str:
    return ", ".join([f"{passive.what.key} {passive.n}" for passive in passives])


@proves("TOW-HERO-02")
def test_each_of_the_heroes_has_exactly_1_ability() -> None:
    assert {hero.key: how(hero) for hero in HEROES} == {
        key: facts[2] for key, facts in HERO_FACTS.items()
    }
    assert all(len(hero.passives) <= 1 for hero in HEROES)


@proves("TOW-ITEM-02")
def test_each_item_is_used_or_passive() -> None:
    assert {item.key: (item.price, how(item)) for item in ITEMS} == ITEM_FACTS


def test_heroes_are_as_our_content_says() -> None:
    found: dict[str, Any] = {
        hero.key: (hero.lives, {symbol.key for symbol in hero.star}, how(hero)) for hero in HEROES
    }
    assert found == HERO_FACTS
    assert len({frozenset(stars) for _, stars, _ in HERO_FACTS.values()}) == 6


def test_enemies_are_as_our_content_says() -> None:
    def facts(enemy: Enemy) -> tuple[Any, ...]:
        assert enemy.ability is not None
        loot = (enemy.gems, enemy.gold)
        return (enemy.tier, enemy.lives, enemy.damage, *loot, enemy.ability.what.key)

    assert {enemy.key: facts(enemy) for enemy in (*ENEMIES, ASHIGARU)} == ENEMY_FACTS


def test_potions_are_as_our_content_says() -> None:
    assert {each.key: (each.copies, each.price) for each in POTIONS} == POTION_FACTS


def test_artifacts_are_as_our_content_says() -> None:
    assert {
        each.key: (each.claim.what.key, each.claim.n, how(each)) for each in ARTIFACTS
    } == ARTIFACT_FACTS


def test_events_are_as_our_content_says() -> None:
    assert {each.key: each.when.key for each in EVENTS} == EVENT_FACTS


def test_bosses_are_as_our_content_says() -> None:
    assert [(boss.key, boss.damage, boss.right) for boss in BOSSES] == [
        ("medusa", 2, False),
        ("daimyo-banzai", 3, True),
    ]
    assert (MEDUSA.on_fields.key, DAIMYO_BANZAI.on_fields.key) == ("venom", "dishonour")
    assert (MEDUSA.helper, DAIMYO_BANZAI.helper) == (None, ASHIGARU)


def test_attack_cards_are_as_our_content_says() -> None:
    def facts(card: BossCard) -> tuple[str, str, int]:
        symbols = " ".join([symbol.key for symbol in card.symbols])
        return card.reach.key, symbols, len(card.rule.lines)

    cards = [card for boss in BOSSES for card in boss.deck]
    assert {card.key: facts(card) for card in cards} == ATTACK_FACTS


def test_every_face_of_the_enemy_die_finds_a_card_of_medusa() -> None:
    for face in ENEMY_DIE:
        assert any(face in card.symbols for card in MEDUSA.deck)
    boots = [card for card in DAIMYO_BANZAI.deck if terms.BOOT in card.symbols]
    assert len(boots) == 2  # two of his cards share a symbol


def test_tokens_are_as_our_content_says() -> None:
    tokens = [token for boss in BOSSES for token in boss.tokens]
    assert {token.key: (given(token.passives), token.until.key) for token in tokens} == TOKEN_FACTS


NUMBERS = {  # the numbers in what cards do and give, by their text
    "sladuse": "up to 2 fields instead of 1",
    "bivoj": "gain 1 extra gold",
    "urgh": "at least 2 sword symbols deals 1 extra damage",
    "avys": "discard 1 life, but never your last one; gain 1 gem",
    "redeemer": "deals 1 extra damage",
    "boots-of-haste": "move 1 field.",
    "polished-shield": "deals you 1 less damage, at least 1",
    "grappling-hook": "move up to 2 fields straight up",
    "lucky-penny": "gives 1 extra gold",
    "alchemists-scales": "pay 2 gold and gain 1 gem",
    "long-spear": "exactly 2 fields away",
    "battering-gauntlets": "up to 2 fields away",
    "loaded-die": "reroll 1 of your unused",
    "iron-helmet": "supply is 1 larger; gain 1 life",
    "merchants-seal": "1 gold less, at least 1",
    "healing-potion": "up to 3 lives",
    "strength-potion": "2 extra damage",
    "leaping-potion": "up to 3 fields",
    "fortune-potion": "any number of",
    "telekinesis-potion": "up to 2 different enemies up to 2 fields each",
    "crystal-elixir": "gain 2 gems",
    "hunters-horn": "1 extra damage",
    "bullys-belt": "move 1 enemy 1 field",
    "midas-glove": "pay 2 gold and gain 1 gem",
    "jesters-bones": "up to 2 of your unused",
    "crown-of-the-summit": "in your step 2 gain 1 gold",
    "shadow-mantle": "1 less damage",
    "tailwind": "2 extra fields",
    "market-day": "1 gold less",
    "gem-rain": "gain 2 gems",
    "blessing": "gain 1 life",
    "enraged": "1 extra damage",
    "darkness": "roll 1 action die fewer",
    "collapse": "suffers 1 damage",
    "petrifying-gaze": "gains the token Stone Feet.\n2. Each hero in range suffers 1 damage",
    "nest-of-vipers": "suffers 1 damage.\n2. Each hero in range gains the token Venom",
    "tail-sweep": "suffers 2 damage.\n2. Each hero hit is placed 1 field farther",
    "shattering-scream": "suffers 1 damage.\n2. Gravity",
    "curse-of-the-gorgon": "gains the token Blindness.\n2. The boss approaches the active hero by "
    "up to 1 field",
    "iaido-dash": "suffers 2 damage.\n2. The boss approaches the active hero by up to 2 fields",
    "wind-step": "by up to 3 fields, sideways steps first.\n2. Each hero in range suffers 2",
    "whirling-katana": "suffers 3 damage",
    "tribute": "discards 2 gold, or suffers 1 damage if it has fewer.\n2. The active hero gains "
    "the token Dishonour",
    "call-to-arms": "One helper appears on the free spawn field nearest to the active hero.\n"
    "2. Every helper attacks",
    "challenge-to-a-duel": "gains the token Challenge.\n2. Each hero in range suffers 1 damage",
}


@pytest.mark.parametrize("key", NUMBERS)
def test_a_card_says_the_numbers_of_our_content(key: str) -> None:
    assert NUMBERS[key] in book("plosinovka").describe_key(key, "en")


# --- Where it comes from ----------------------------------------------------------------------


def test_what_is_not_ours_is_marked() -> None:
    assert mark("werewolf", "damage") == RULEBOOK and mark("werewolf", "loot") == OURS
    assert mark("avys", "lives") == PUBLIC and mark("urgh", "lives") == OURS
    assert mark("redeemer", "effect") == RULEBOOK and mark("redeemer", "price") == OURS
    things = book("plosinovka").things
    for key, known in KNOWN.items():
        assert set(known) <= set(marks(things[key])) <= set(CALLED)
        assert set(known.values()) <= {RULEBOOK, PUBLIC}
    assert all(marks(thing) for thing in things.values())


@pytest.mark.parametrize("lang", [0, 1, 2], ids=["en", "cs", "pl"])
def test_no_two_things_share_a_name(lang: int) -> None:
    names = [row[lang].lower() for row in NAMES.values()]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(
    ("key", "lang", "last"),
    [
        ("redeemer", "en", "Our own numbers and words: price."),
        ("redeemer", "cs", "Naše vlastní: cena."),
        ("werewolf", "pl", "Nasze własne: łup."),
        ("medusa", "en", "Our own numbers and words: damage, special rule, set-up."),
        ("smoke-bomb", "en", "What it says is our own proposal."),
        ("stone-feet", "cs", "Co říká, je náš vlastní návrh."),
    ],
)
def test_a_card_tells_which_of_its_numbers_are_ours(
    key: str, lang: str, last: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "plosinovka", key, "--lang", lang]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == last


def test_a_machine_gets_the_mark_of_each_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "plosinovka", "redeemer", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["marks"] == {"price": OURS, "effect": RULEBOOK}
