"""Nothing in Plošinovka is without words: cards, questions, answers, events, in three languages."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from kostka.bots.greedy import Greedy
from kostka.games.plosinovka import bosses, card, terms, verbs
from kostka.games.plosinovka.cards.bosses import MEDUSA
from kostka.games.plosinovka.cards.enemies import ENT, WEREWOLF
from kostka.games.plosinovka.cards.items import ITEMS
from kostka.games.plosinovka.content import GAME, RULES, SHELF
from kostka.games.plosinovka.names import NAMES
from kostka.games.plosinovka.pool import (
    FROM_SPECIAL,
    MERGED,
    NO_WAY,
    SETTINGS,
    SPENDS,
    USES,
    Setting,
    Use,
    use_of,
)
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.tower import UP
from kostka.games.plosinovka.words import CHANCES, PHRASES, QUESTIONS, TITLES
from kostka.kernel.chance import Rng
from kostka.kernel.event import Event
from kostka.kernel.sense import Sense
from kostka.kernel.step import CHANCE, NOBODY, Choice, Step, Word
from kostka.sight import Seen, meant
from kostka.words import LANGUAGES, book
from tests.words.reading import Met

BOOK = book("plosinovka")
PLAYERS = ("Anna", "Boris", "Cyril", "Dana")
VERBS = [
    it
    for room in (verbs, bosses)
    for it in vars(room).values()
    if inspect.isclass(it) and issubclass(it, Step) and it.__module__ == room.__name__
]
OF_CARDS = ("use ", "attack ", "provoke ")
ON_CARDS: set[type] = {
    type(line)
    for name, rule in RULES.items()
    if name.startswith(OF_CARDS)
    for line in rule.lines
    if type(line) in VERBS
}


def words(text: str) -> str:
    """The text, once it has been seen to be filled in and tidy."""
    assert text and text == text.strip(), text
    for mark in ("{", "}", "|", "  ", "..", " .", " ,", "~", "None", "<", "="):
        assert mark not in text, text
    return text


# --- What is printed --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_is_described(lang: str) -> None:
    for key, thing in BOOK.things.items():
        for line in BOOK.describe(thing, lang).split("\n"):
            words(line)
            assert line[0].isupper() or line[0].isdigit(), line
        assert BOOK.describe_key(key, lang) == BOOK.describe(thing, lang)


def test_whatever_the_game_knows_can_be_described() -> None:
    kinds = (card.Card, card.Enemy, card.BossCard)
    assert {key for key, it in SHELF.things.items() if isinstance(it, kinds)} <= set(BOOK.things)


def test_every_name_is_there_in_three_languages_and_says_whose_it_is() -> None:
    for key in BOOK.things:
        for lang in LANGUAGES:
            words(BOOK.name(key, lang))
    for key, row in NAMES.items():
        assert all(row[:3]) and set(row[3].split()) <= set(LANGUAGES), key
        assert BOOK.ours(key, "pl") and BOOK.ours(key, "en"), key  # the rulebook is Czech
    assert not BOOK.ours("werewolf", "cs") and BOOK.ours("gargoyle", "cs")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_one_kind_have_different_names(lang: str) -> None:
    for kind in (card.Hero, card.Item, card.Potion, card.Artifact, card.Event, card.BossCard):
        named = [BOOK.name(it.key, lang) for it in BOOK.things.values() if type(it) is kind]
        assert len(set(named)) == len(named) > 0, kind


@pytest.mark.parametrize("it", sorted(ON_CARDS, key=str))
def test_every_verb_of_a_card_has_a_phrase(it: type) -> None:
    assert all(PHRASES[it])


def test_every_rule_has_a_title_or_belongs_to_a_card() -> None:
    spoken = {name for name in RULES if not name.startswith(OF_CARDS) and "/" not in name}
    assert spoken == set(TITLES)


def test_a_card_says_what_it_does() -> None:
    assert BOOK.describe_key("avys", "en") == (
        "Hero, elven enchantress. Lives: 6. The star may be used as coin or monster.\n"
        "Once per turn: discard 1 life, but never your last one; gain 1 gem; use 1 unused pool "
        "die as any symbol."
    )
    assert BOOK.describe_key("iron-helmet", "cs") == (
        "Předmět. Cena: 3.\nPasivní: tvá zásoba životů je o 1 větší; při koupi získej 1 život."
    )
    assert BOOK.describe_key("call-to-arms", "pl").startswith(
        "Karta ataku. Zasięg: nieograniczony. Symbole: potwór.\n1. Na wolnym polu"
    )
    assert BOOK.describe_key("werewolf", "en") == (
        "Enemy of tier III. Lives: 3. Damage: 3. Loot: 2 gems + 1 gold.\n"
        "Howl: a hero it attacks resets its special die."
    )


def test_a_number_that_is_changed_changes_the_text() -> None:
    item = card.Item("redeemer", 9, verbs.NextAttack(5))
    assert BOOK.describe(item, "en") == (
        "Item. Price: 9 gold.\nUse: your next attack this turn deals 5 extra damage."
    )
    assert "o 5 obrażeń więcej" in BOOK.describe(item, "pl")
    enemy = card.Enemy("ent", 2, 7, 4, 0, 5, card.Passive(terms.ROOTS))
    assert "Životy: 7. Zranění: 4. Kořist: 5 zlaťáků." in BOOK.describe(enemy, "cs")


# --- Questions and answers --------------------------------------------------------------------


def asked_by_rules() -> Iterator[Choice]:
    for rule in RULES.values():
        for line in rule.lines:
            if isinstance(line, Choice):
                yield line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_one_sentence(lang: str) -> None:
    kinds = {type(step) for step in asked_by_rules()}
    assert kinds <= set(QUESTIONS) | set(CHANCES)
    for step in asked_by_rules():
        text = words(BOOK.question(step, lang))
        assert text[0].isupper() and text[-1] == "." and ". " not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_ways_to_use_dice_read_alike(lang: str) -> None:
    options: list[Any] = [*SPENDS, *SETTINGS, *[use for use in USES if use is not None]]
    texts = [words(BOOK.option(Sense("use", option), lang)) for option in options]
    assert len(set(texts)) == len(texts)


def test_dice_are_told_with_their_gems_and_their_way() -> None:
    up = use_of(terms.BOOT.place, terms.BOOT, 3, UP)
    merged = use_of(MERGED + terms.COIN.place, terms.SWORD, 1, NO_WAY)
    special = use_of(FROM_SPECIAL, terms.COIN, 2, NO_WAY)
    assert BOOK.option(Sense("use", up), "en") == "boot ×3 (3 gems): up"
    assert BOOK.option(Sense("use", merged), "cs") == "2× zlaťák jako meč"
    assert BOOK.option(Sense("use", special), "pl") == "kość specjalna jako moneta ×2 (1 klejnot)"


@cache
def met() -> Met:
    """One short random game of each mode, and two that greedy players finish."""
    found = Met()
    for setup in GAME.examples.values():
        listen(found, GAME.new({**setup, "limit": ["15"]}), False)
    for mode in ("game", "game-of-four"):
        listen(found, GAME.new(GAME.examples[mode]), True)
    return found


def listen(found: Met, s: Any, greedy: bool) -> None:
    assert isinstance(s, Climb)
    luck, bot = Rng(4), Greedy(4)
    s.log = []
    while not s.over():
        step = s.question()
        if s.seat == CHANCE:
            option = s.roll(luck)
            offered = [option]
        else:
            options = s.options()
            dice = (Use, Setting)  # all of them are looked at once, above
            more = [it for it in step.offers(s, s.stack[-1]) if not isinstance(it, dice)]
            offered = list(dict.fromkeys([*options, *more]))
            option = options[luck.below(len(options))]
            option = bot.choose(Seen(s, int(s.seat))) if greedy else option
        found.asked[step, tuple(offered)] = (step, meant(s, offered))
        s.choose(option)
    for event in s.log:
        kept = event.it if isinstance(event.it, Word) else type(event.it)
        found.events[event.word, kept, type(event.source), int(event.n)] = event


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_text_and_no_two_are_alike(lang: str) -> None:
    assert len(met().asked) > 300
    for step, options in met().asked.values():
        texts = [words(BOOK.option(option, lang)) for option in options]
        assert len(set(texts)) == len(texts), (step, texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_line(lang: str) -> None:
    for event in met().events.values():
        text = words(BOOK.event(event, lang, PLAYERS))
        assert text[-1] == ".", text


def test_games_report_nearly_everything() -> None:
    reported = {word.key for word in RULE_EVENTS} - {e.word.key for e in met().events.values()}
    rare = {"summoned"}  # only Daimyo Banzai has helpers
    assert reported <= rare


RULE_EVENTS = [
    word
    for word in vars(terms).values()
    if isinstance(word, Word) and word.key in BOOK.sayings and not word.key.startswith("step-")
]


@pytest.mark.parametrize(
    "event, en, cs",
    [
        (
            Event(terms.HERO_MOVED, 0, 9, 1, UP),
            "Anna moves from b1 to b2.",
            "Anna se přesouvá z b1 na b2.",
        ),
        (
            Event(terms.ENEMY_MOVED, 0, 8, ENT, 9),
            "Ent moves from a2 to b2.",
            "Ent se přesouvá z a2 na b2.",
        ),
        (
            Event(terms.HERO_PUSHED, 1, 2, 1, 0),
            "Anna pushes Boris to c1.",
            "Anna postrkuje na c1: Boris.",
        ),
        (
            Event(terms.HERO_PUSHED, 1, 2, 1, NOBODY),
            "The boss shoves Boris to c1.",
            "Boss odstrkuje na c1: Boris.",
        ),
        (
            Event(terms.ENEMY_ATTACKED, 1, 3, WEREWOLF, None),
            "Werewolf attacks Boris for 3 damage.",
            "Vlkodlak útočí, Boris: 3 zranění.",
        ),
        (
            Event(terms.SUFFERED, 0, 1, None, terms.TRAP_FIELD),
            "Anna suffers 1 damage (trap).",
            "Anna utrpí 1 zranění (past).",
        ),
        (
            Event(terms.HERO_FELL, 0, 1, 3, 25),
            "Anna falls 3 fields to b1.",
            "Anna padá o 3 pole na b1.",
        ),
        (
            Event(terms.BOUGHT, 0, 4, ITEMS[0], None),
            "Anna buys for 4 gold: Redeemer.",
            "Anna kupuje za 4 zlaťáky: Vykupitel.",
        ),
        (
            Event(terms.DEFEATED, 0, 100, MEDUSA, 2),
            "Anna defeats on e13: Medusa.",
            "Anna poráží na e13: Medúza.",
        ),
        (
            Event(terms.SYMBOL_USED, 0, 3, use_of(4, terms.SWORD, 3, NO_WAY), None),
            "Anna uses: star as sword ×3 (3 gems).",
            "Anna používá: hvězda jako meč ×3 (3 drahokamy).",
        ),
    ],
    ids=lambda it: it.word.key if isinstance(it, Event) else "",
)
def test_lines_of_the_log(event: Event, en: str, cs: str) -> None:
    assert BOOK.event(event, "en", PLAYERS) == en
    assert BOOK.event(event, "cs", PLAYERS) == cs


def test_what_has_no_words_is_a_lookup_error() -> None:
    for ask in (BOOK.name, BOOK.ours, BOOK.describe_key, BOOK.say):
        with pytest.raises(LookupError, match="nonsense"):
            ask("nonsense", "en")
    with pytest.raises(LookupError, match="no saying called 'do/nonsense'"):
        BOOK.option(Sense("nonsense", 5), "en")
