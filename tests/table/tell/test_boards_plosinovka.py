"""Plošinovka's printed matter for clients, and whether its board understands every move."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from kostka.games import GAMES
from kostka.games.plosinovka.card import Card, Enemy, Hero, Priced
from kostka.games.plosinovka.cards.artifacts import ARTIFACTS
from kostka.games.plosinovka.cards.bosses import BOSSES
from kostka.games.plosinovka.cards.enemies import ENEMIES
from kostka.games.plosinovka.cards.events import EVENTS
from kostka.games.plosinovka.cards.heroes import HEROES
from kostka.games.plosinovka.cards.items import ITEMS
from kostka.games.plosinovka.cards.potions import POTIONS
from kostka.games.plosinovka.gems import COST
from kostka.games.plosinovka.pictures import CARDS
from kostka.games.plosinovka.pool import SETTINGS, SPENDS, USES
from kostka.games.plosinovka.state import Climb
from kostka.kernel.chance import Rng, Stream
from kostka.kernel.log import Journal
from kostka.kernel.sense import Sense
from kostka.sight import meant, plain
from kostka.table.seat.pace import PHASES, Pace
from kostka.table.store.course import Course
from kostka.table.tell.boards import board, texts
from kostka.table.tell.shelf import games
from kostka.table.tell.voices import teller
from kostka.words import LANGUAGES, book
from kostka.words.interface import bundle

BOARD = board("plosinovka")
WEB = Path(__file__).resolve().parents[3] / "web" / "src"
TOKENS = [token for boss in BOSSES for token in boss.tokens]
HELPERS = [boss.helper for boss in BOSSES if boss.helper is not None]
ALL_CARDS: list[Card] = [*ITEMS, *POTIONS, *ARTIFACTS, *EVENTS, *TOKENS]
# Answers that lie nowhere on the board: the bar has them.
WORDS = {
    *("end-actions", "gravity", "stop", "strike", "appear-free", "hold-on", "let-go"),
    *("leave-it", "lose-gold", "lose-gem"),
}

langs = pytest.mark.parametrize("lang", LANGUAGES)


def drawn() -> set[str]:
    """The symbols that the client can draw."""
    text = "".join(path.read_text("utf-8") for path in (WEB / "symbols").glob("*.ts"))
    return set(re.findall(r"^  '?([a-z][a-z-]*)'?: ", text, re.MULTILINE))


def read_by_the_board() -> set[str]:
    """The kinds of things that the board puts in their place, taken from its own source."""
    text = (WEB / "boards" / "plosinovka" / "moves.ts").read_text("utf-8")
    return set(re.findall(r"case '([a-z]+)':", text))


KINDS = read_by_the_board()


def test_it_is_plain_json() -> None:
    assert json.loads(json.dumps(BOARD)) == BOARD
    assert texts("plosinovka", "en") == {}


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.key)
def test_every_hero_is_as_it_is_played(hero: Hero) -> None:
    shown = BOARD["heroes"][hero.key]
    assert shown["lives"] == hero.lives
    assert shown["star"] == [symbol.key for symbol in hero.star]
    assert shown["use"] == (hero.rule is not None)
    assert f"[data-hero='{hero.key}']" in (WEB / "boards/plosinovka/heroes.css").read_text("utf-8")


@pytest.mark.parametrize("enemy", [*ENEMIES, *HELPERS], ids=lambda enemy: enemy.key)
def test_every_enemy_is_as_it_fights(enemy: Enemy) -> None:
    shown = BOARD["enemies"][enemy.key]
    numbers = (shown["tier"], shown["lives"], shown["damage"], shown["gems"], shown["gold"])
    assert numbers == (enemy.tier, enemy.lives, enemy.damage, enemy.gems, enemy.gold)


def test_every_boss_has_its_deck_and_its_tokens() -> None:
    for boss in BOSSES:
        shown = BOARD["bosses"][boss.key]
        assert shown["damage"] == boss.damage
        assert shown["deck"] == [card.key for card in boss.deck]
        assert set(shown["deck"]) <= set(BOARD["attacks"])
        assert shown["token"] in shown["tokens"]
        assert set(shown["tokens"]) <= set(BOARD["cards"])


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.key)
def test_every_card_has_its_kind_and_price(card: Card) -> None:
    shown = BOARD["cards"][card.key]
    assert shown["price"] == (card.price if isinstance(card, Priced) else 0)
    assert shown["use"] == (card.rule is not None)
    kinds = Counter(each["kind"] for each in BOARD["cards"].values())
    assert kinds == {
        "item": len(ITEMS),
        "potion": len(POTIONS),
        "artifact": len(ARTIFACTS),
        "event": len(EVENTS),
        "token": len(TOKENS),
    }


def test_every_symbol_is_drawn() -> None:
    named = {
        each["symbol"]
        for part in ("heroes", "enemies", "bosses", "cards")
        for each in BOARD[part].values()
    }
    assert named | set(BOARD["symbols"]) <= drawn()


def test_every_card_of_the_tower_has_a_theme() -> None:
    assert set(BOARD["tower"]) == set(CARDS)
    assert {each["theme"] for each in BOARD["tower"].values()} == {"dread-forest", "creeping-void"}


def test_gems_cost_what_the_rules_say() -> None:
    assert BOARD["gems"][:5] == [0, 1, 3, 6, 10]
    assert BOARD["gems"] == list(COST[1:])


@langs
def test_whatever_the_board_names_has_a_name(lang: str) -> None:
    words = book("plosinovka")
    named = [
        key
        for part in ("heroes", "enemies", "bosses", "attacks", "cards", "tower")
        for key in BOARD[part]
    ]
    for key in (*named, *BOARD["symbols"], "blank", "attack", "left", "right", "mixed"):
        assert words.name(key, lang)
    for n in range(1, BOARD["steps"] + 1):
        assert bundle(lang).has_message(f"rail-step-{n}")


def test_a_hero_can_be_picked_for_every_seat() -> None:
    (found,) = [each for each in games("cs") if each["game"] == "plosinovka"]
    assert [each["id"] for each in found["picks"]["heroes"]] == [hero.key for hero in HEROES]
    assert {mode["seats"] for mode in found["modes"]} == {1, 2, 3, 4}


@pytest.mark.parametrize("mode", GAMES["plosinovka"].examples)
def test_the_board_knows_where_every_move_belongs(mode: str) -> None:
    game, picks = GAMES["plosinovka"], Rng(3)
    setup = game.examples[mode]
    course = Course.begin(
        Journal.begin(game, setup, ["x"] * game.new(setup).seats(), Stream(bytes(32)))
    )
    met: Counter[str] = Counter()
    for _ in range(250):
        if course.over():
            break
        s = course.state
        for sense in meant(s, s.options()):
            of = plain(Climb, sense)
            met[of["kind"]] += 1
            assert of["kind"] in KINDS or of["id"] in WORDS, sense
        options = s.options()
        course.enter(course.journal.choose, course.asked(), options[picks.below(len(options))])
    assert min(met[name] for name in ("use", "field", "setting", "symbol", "word")) > 0, met


def test_every_use_of_a_die_is_told_as_what_it_is() -> None:
    for use in USES:
        if use is not None:
            of = plain(Climb, Sense("use", use))
            assert of["kind"] == "use" and of["symbol"] == use.symbol.key
            assert of["times"] == use.times and bool(of["way"]) == (use.way >= 0)
    assert {plain(Climb, Sense("set", each))["kind"] for each in SETTINGS} == {"setting"}
    assert {plain(Climb, Sense("appear", each))["kind"] for each in SPENDS} == {"symbol"}


def test_refused_are_fields_and_cards_not_every_die_in_every_way() -> None:
    game = GAMES["plosinovka"]
    setup = game.examples["game"]
    course = Course.begin(Journal.begin(game, setup, ["x", "y"], Stream(bytes(32))))
    told = teller("plosinovka").view(course, course.asked(), "en", 0, ["Ada", "Bo"])
    assert told["refused"]
    assert {each["of"]["kind"] for each in told["refused"]} <= {"field", "card", "word"}
    rolled = [each for each in told["moved"] if each["word"] == "dice-rolled"]
    assert rolled and rolled[0]["it"] is None and rolled[0]["n"] > 0


def test_a_pace_can_be_set_in_every_game() -> None:
    assert set(PHASES) == set(GAMES)
    assert Pace.read({"auto": False}, "plosinovka") == Pace(auto=False)
