"""Decks on paper: every form says the same, bad ones are refused in one sentence."""

from __future__ import annotations

import random

import pytest

from kostka.games.doomtrooper.cards.pool import CARDS
from kostka.games.doomtrooper.content import DECKS, begin
from kostka.games.doomtrooper.deckbuilding import formats, share, writing
from kostka.games.doomtrooper.deckbuilding.catalogue import entries, find, near_names
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist, of_deck
from kostka.games.doomtrooper.deckbuilding.legality import problems
from kostka.kernel.game import Mistake
from tests.rules.proves import proves


def some_deck(seed: int) -> Decklist:
    luck = random.Random(seed)
    made = Decklist()
    for side, n in ((False, luck.randint(1, 60)), (True, luck.choice((0, 25)))):
        for entry in luck.sample(list(entries().values()), n):
            made.add(entry, luck.randint(1, 9), side)
    return made.sorted()


def sized(main: int, side: int = 0) -> Decklist:
    """So many different free cards."""
    free = [each for each in entries().values() if formats.standard().limit(each.id) == 4]
    made = Decklist()
    for n, entry in enumerate(free[: main + side]):
        made.add(entry, 1, n >= main)
    return made


def rules(decklist: Decklist) -> list[str]:
    return [each.rule for each in problems(decklist, formats.standard())]


def test_every_card_that_can_be_played_is_in_the_catalogue() -> None:
    found = [each.card.key for each in entries().values() if each.card is not None]
    assert sorted(found) == sorted(CARDS)
    assert len(entries()) == 1073


@pytest.mark.parametrize("form", writing.FORMS)
@pytest.mark.parametrize("lang", ("en", "cs", "pl"))
def test_a_deck_is_the_same_in_every_form_and_language(form: str, lang: str) -> None:
    for seed in range(20):
        deck = some_deck(seed)
        assert writing.read(writing.write(deck, form, lang)).same(deck)


def test_names_that_two_cards_share_are_written_so_that_they_can_be_read_again() -> None:
    for entry in entries().values():
        deck = Decklist({entry.id: 1})
        for lang in ("en", "cs", "pl"):
            assert writing.read(writing.write(deck, "text", lang)).same(deck), (entry.id, lang)


@pytest.mark.parametrize(
    "line, n",
    [
        ("3x Clansman", 3),
        ("3 clansman", 3),
        ("3× CLANSMAN", 3),
        ("Clansman x3", 3),
        ("Clansman", 1),
        ("2x Příslušník klanu", 2),
        ("2x prislusnik klanu", 2),
        ("4x CLANSMAN (Unlimited)", 4),
        ("2x clansman", 2),
    ],
)
def test_a_line_can_be_written_in_many_ways(line: str, n: int) -> None:
    assert writing.read(line).main == {"clansman": n}


def test_what_doomtrooperdb_exports_is_read() -> None:
    text = """My clans 0.1

Expansions: From Unlimited to Golgotha (1)

Warriors

4x CLANSMAN (Unlimited)
2x GOLDEN LION (Unlimited)

Alliance

1x IMPERIAL (Golgotha)
"""
    deck = writing.read(text)
    assert deck.main == {"clansman": 4, "golden-lion": 2, "imperial-alliance": 1}
    assert deck.name == "My clans 0.1"
    slots = '{"slots": {"%s": 4}, "sideSlots": {"%s": 1}}'
    codes = [entries()[each].code for each in ("clansman", "golden-lion")]
    deck = writing.read(slots % tuple(codes))
    assert (deck.main, deck.side) == ({"clansman": 4}, {"golden-lion": 1})


@pytest.mark.parametrize(
    "wrong, right",
    [("Clansmann", "Clansman"), ("Prislušnk klanu", "Příslušník klanu"), ("Trenchr", "Trencher")],
)
def test_a_misspelt_name_is_answered_with_one_that_is_near(wrong: str, right: str) -> None:
    assert right in near_names(wrong)
    with pytest.raises(Mistake, match=f"Line 1: there is no card called “{wrong}”.*{right}"):
        writing.read(f"3x {wrong}")


@pytest.mark.parametrize(
    "text, said",
    [
        ("", "nothing is written"),
        ("# only a note", "no card"),
        ("x" * 70_000, "at most 64 kB"),
        ("{", "JSON"),
        ('{"slots": {"01001": "many"}}', "number of copies"),
        ('{"slots": 5}', "number of copies"),
        ("999x Clansman", "at most 500"),
        ("<deck", "no XML"),
        ("<html/>", "no deck"),
        ('<!DOCTYPE deck [<!ENTITY a "b">]><deck>&a;</deck>', "document type"),
        ('<deck><section><card qty="-1" id="">Clansman</card></section></deck>', "qty"),
        ("<deck>" + "<a>" * 9 + "</a>" * 9 + "</deck>", "too deeply"),
        ("https://example.org/decks?d=DT1AAAAAAAA", "damaged"),
    ],
)
def test_bad_decks_are_refused_in_one_sentence(text: str, said: str) -> None:
    with pytest.raises(Mistake, match=said) as refused:
        writing.read(text)
    assert "\n" not in str(refused.value)


def test_a_code_of_which_a_letter_was_changed_is_damaged_or_the_same() -> None:
    deck = of_deck(DECKS["imperial-clans"])
    code = share.written(deck)
    for at in range(len(share.PREFIX), len(code)):
        other = code[:at] + ("A" if code[at] != "A" else "B") + code[at + 1 :]
        try:
            assert share.read(other).same(deck), "another deck by a slip of the pen"
        except Mistake:
            continue


@proves("DOOM-DECK-01")
def test_a_draw_pile_of_59_cards_is_refused_and_one_of_60_is_not() -> None:
    assert rules(sized(59)) == ["DOOM-DECK-01"]
    assert rules(sized(60)) == []


@proves("DOOM-DECK-02")
def test_five_copies_are_refused_also_if_one_lies_in_the_sideboard() -> None:
    deck = sized(60, 25)
    first, last = next(iter(deck.main)), next(iter(deck.side))
    for copies, broken in ((5, ["DOOM-DECK-02"]), (4, [])):
        deck.main[first] = copies
        assert rules(deck) == broken
    deck.side[last] -= 1
    deck.side[first] = 1
    assert rules(deck) == ["DOOM-DECK-02"]


@proves("DOOM-DECK-04")
def test_a_sideboard_has_25_cards_or_none() -> None:
    assert [rules(sized(60, n)) for n in (0, 24, 25, 26)] == [
        [],
        ["DOOM-DECK-04"],
        [],
        ["DOOM-DECK-04"],
    ]


def test_restricted_cards_are_allowed_once_and_banned_ones_never() -> None:
    deck = sized(60)
    deck.main |= {"bamboozled": 1}
    assert rules(deck) == []
    deck.main |= {"bamboozled": 2, "eternal-curse": 1}
    found = problems(deck, formats.standard())
    assert [each.phrase for each in found] == ["table-deck-restricted", "table-deck-banned"]
    assert problems(deck, formats.read('list = "none"')) == []


def test_every_deck_of_ours_for_a_whole_game_is_legal() -> None:
    whole = [deck for deck in DECKS.values() if not deck.troop]
    assert len(whole) >= 2
    assert [problems(of_deck(deck), formats.standard()) for deck in whole] == [[]] * len(whole)


def test_a_format_file_sets_sizes_copies_and_lists() -> None:
    made = formats.read("least = 40\ncopies = 3\nsideboard = 15\ntarget = 25\nbest_of = 3")
    assert (made.least, made.target, made.best_of) == (40, 25, 3)
    assert problems(sized(40, 15), made) == []
    for bad in ("least = 0", "best_of = 2", "sizes = 3", 'restricted = ["nobody"]', "= 4", "x"):
        with pytest.raises(Mistake):
            formats.read(bad)


def test_what_python_itself_cannot_read_is_a_mistake_too() -> None:
    with pytest.raises(Mistake, match="TOML"):
        formats.read("least = " + "1" * 5000)  # more digits than a number may have
    with pytest.raises(Mistake, match="UTF-8"):
        writing.read("<deck>\udcfa</deck>")  # half a letter


def test_a_game_is_played_with_the_code_of_a_deck() -> None:
    codes = [share.written(of_deck(DECKS[each])) for each in ("imperial-clans", "dark-gifts")]
    s = begin({"decks": codes})
    assert [len(deck) for deck in s.decks] == [60, 60] and len(s.sides[1]) == 25
    assert begin({"decks": ("imperial-clans", "dark-gifts")}).decks == s.decks


def test_a_deck_that_breaks_the_format_or_holds_unwritten_cards_is_not_played() -> None:
    small = share.written(Decklist({"clansman": 4}))
    with pytest.raises(Mistake, match="DOOM-DECK-01"):
        begin({"decks": (small, "dark-gifts")})
    with pytest.raises(Mistake, match="at least 10 cards"):
        begin({"decks": (small, "dark-gifts"), "format": ("open",)})
    with pytest.raises(Mistake, match="format called"):
        begin({"decks": (small, "dark-gifts"), "format": ("wild",)})
    unwritten = [each for each in entries().values() if each.card is None]
    if unwritten:  # the pool grows
        deck = of_deck(DECKS["imperial-clans"])
        deck.add(unwritten[0], 1, False)
        if formats.standard().limit(unwritten[0].id):
            with pytest.raises(Mistake, match="cannot be played yet"):
                begin({"decks": (share.written(deck), "dark-gifts")})


def test_a_card_is_found_by_id_code_and_name() -> None:
    entry = entries()["golden-lion"]
    assert {find(each) for each in ("golden-lion", entry.code, "Zlatý lev", "GOLDEN LION!")} == {
        entry
    }
