"""The printed matter for clients: complete, plain, and of the very values that run."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kostka.games import GAMES
from kostka.games.dicethrone.cards import COMMON
from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.dice import DICE, OF_SIZE, SHOWN
from kostka.games.dicethrone.modes import MODES
from kostka.games.dicethrone.printed import Ability, Hero, OfAKind, Row, Straight
from kostka.games.dicethrone.terms import NEGATIVE, ULTIMATE_ABILITY
from kostka.kernel.game import Mistake
from kostka.table.tell.boards import board, texts
from kostka.table.tell.boards_dicethrone import SHAPES
from kostka.words import LANGUAGES, book

BOARD = board("dicethrone")
FRAMES = {"main", "roll", "instant", "spell", "up-offence", "up-defence", "up-passive"}

heroes = pytest.mark.parametrize("hero", HEROES.values(), ids=list(HEROES))


def abilities(hero: Hero) -> list[tuple[Ability, dict[str, Any]]]:
    return list(zip(hero.abilities, BOARD["heroes"][hero.key]["abilities"], strict=True))


def shows(trigger: dict[str, Any], dice: tuple[int, ...], faces: list[str]) -> bool:
    """What a client makes of a trigger."""
    if "symbols" in trigger:
        shown = [faces[die - 1] for die in dice]
        return all(shown.count(symbol) >= n for symbol, n in trigger["symbols"].items())
    if "straight" in trigger:
        runs = [range(low, low + trigger["n"]) for low in range(1, 8 - trigger["n"])]
        return any(all(face in dice for face in run) for run in runs)
    return any(dice.count(face) >= trigger["alike"] for face in dice)


def test_it_is_plain_json() -> None:
    assert json.loads(json.dumps(BOARD)) == BOARD


def test_every_game_says_which_it_is() -> None:
    assert [board(key)["game"] for key in GAMES] == list(GAMES)
    assert texts("doomtrooper", "en") == {}  # the book says it all


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Mistake):
        board("ludo")


def test_it_knows_every_mode() -> None:
    assert {key: each["health"] for key, each in BOARD["modes"].items()} == {
        mode.key: mode.health for mode in MODES.values()
    }


@heroes
def test_a_hero_has_six_faces_and_all_abilities_in_their_places(hero: Hero) -> None:
    shown = BOARD["heroes"][hero.key]
    assert shown["dice"] == [symbol.key for symbol in hero.faces]
    assert len(shown["dice"]) == 6
    assert shown["complexity"] == hero.complexity
    assert shown["tokens"] == [token.key for token in hero.tokens]
    for ability, plain in abilities(hero):
        assert plain["id"] == ability.key
        assert plain["place"] == ability.place
        assert (plain["kind"] == "ultimate") == (ability.kind is ULTIMATE_ABILITY)
        assert len(plain["levels"]) == len(ability.levels)
        for level, told in zip(ability.levels, plain["levels"], strict=True):
            assert told["dice"] == level.dice
            assert [row["id"] for row in told["rows"]] == [row.key for row in level.rows]


@heroes
def test_a_client_lights_a_row_for_exactly_the_rolls_that_fit_it(hero: Hero) -> None:
    faces = BOARD["heroes"][hero.key]["dice"]
    for ability, plain in abilities(hero):
        for level, told in zip(ability.levels, plain["levels"], strict=True):
            for row, shown in zip(level.rows, told["rows"], strict=True):
                for place in OF_SIZE[DICE]:
                    assert shows(shown["trigger"], SHOWN[place], faces) == row.fits[place]


@heroes
def test_every_trigger_says_how_it_is_drawn(hero: Hero) -> None:
    for ability, plain in abilities(hero):
        for level, told in zip(ability.levels, plain["levels"], strict=True):
            for row, shown in zip(level.rows, told["rows"], strict=True):
                assert _kind(row) in shown["trigger"]


def _kind(row: Row) -> str:
    if isinstance(row.pattern, Straight):
        return "straight"
    return "alike" if isinstance(row.pattern, OfAKind) else "symbols"


@heroes
def test_every_card_has_a_frame_a_cost_and_a_symbol(hero: Hero) -> None:
    for card in (*COMMON, *hero.cards, *hero.spells):
        shown = BOARD["cards"][card.key]
        assert shown["frame"] in FRAMES
        assert shown["cost"] == card.cost
        assert shown["symbol"]
        ability = card.upgrades
        if ability is None:
            assert "upgrades" not in shown
        else:
            assert shown["upgrades"] == {"ability": ability.key, "level": card.level}
            assert shown["frame"].startswith("up-")


@heroes
def test_every_token_has_a_shape_that_tells_its_status(hero: Hero) -> None:
    for token in hero.tokens:
        shown = BOARD["tokens"][token.key]
        status = token.base.status
        assert shown["shape"] == SHAPES[status]
        assert shown["positive"] == (status is not NEGATIVE)
        assert shown["limit"] == token.base.limit
        assert shown["spend"] == bool(token.base.spends)


@pytest.mark.parametrize("lang", LANGUAGES)
@heroes
def test_every_tile_has_its_full_and_its_short_text(hero: Hero, lang: str) -> None:
    said = texts("dicethrone", lang)
    for ability in hero.abilities:
        for n, level in enumerate(ability.levels, 1):
            assert said[f"{ability.key}/{n}"]
            for row in level.rows:
                assert said[f"brief/{row.key}"]
            if not level.rows:
                assert said[f"brief/{ability.key}/{n}"]


def test_a_short_text_tells_the_damage_first_and_leaves_conditions_to_the_full_one() -> None:
    assert texts("dicethrone", "en")["brief/hacked/1"] == "5 damage (+2), Time Bomb"
    assert texts("dicethrone", "cs")["brief/hacked/1"] == "5 zranění (+2), Časovaná bomba"
    assert texts("dicethrone", "pl")["brief/hacked/1"] == "5 obrażeń (+2), Bomba zegarowa"


def test_the_short_words_leave_the_long_ones_alone() -> None:
    before = book("dicethrone").describe_key("hacked", "en")
    texts("dicethrone", "en")
    assert book("dicethrone").describe_key("hacked", "en") == before
