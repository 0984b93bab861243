"""Named exceptions: a table says which rules it reads otherwise; the log says so, and no other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kostka.games import GAMES
from kostka.games.dicethrone.content import GAME
from kostka.kernel.chance import Rng
from kostka.kernel.game import BOOK, RULINGS, Game, Mistake, OtherReading, Setup, readings_in
from kostka.kernel.log import Flaw, Journal, Writer, read
from kostka.sight.view import SPECTATOR, view
from tests.kernel.recorded import begun, kept, step

CHOICES = (
    OtherReading("AAA-01", "faq"),
    OtherReading("AAA-01", "fans"),
    OtherReading("B-2", "faq"),
)
KEYS = [(game, each.key) for game in GAMES.values() for each in game.exceptions]
every_exception = pytest.mark.parametrize(
    ("game", "key"), [pytest.param(*pair, id=pair[1]) for pair in KEYS]
)


def asked(*keys: str) -> Setup:
    return {RULINGS: keys}


def first(game: Game) -> Setup:
    return next(iter(game.examples.values()))


def test_each_name_is_a_bit_in_the_order_of_the_list() -> None:
    assert [readings_in(asked(each.key), CHOICES) for each in CHOICES] == [1, 2, 4]
    assert readings_in(asked("AAA-01:fans", "B-2:faq"), CHOICES) == 6
    assert readings_in(asked("b_2:FAQ", "B-2:faq"), CHOICES) == 4  # as ids are written elsewhere
    for usual in (asked(BOOK), asked(), {}):
        assert readings_in(usual, CHOICES) == 0


@pytest.mark.parametrize("keys", [("AAA-01",), ("faq",), ("AAA-01:faq", BOOK), ("",)])
def test_an_unknown_name_is_answered_by_a_sentence_that_names_those_there_are(
    keys: tuple[str, ...],
) -> None:
    with pytest.raises(Mistake) as caught:
        readings_in(asked(*keys), CHOICES)
    sentence = str(caught.value)
    assert sentence.endswith("there are: book, AAA-01:faq, AAA-01:fans, B-2:faq.")
    assert repr(keys[-1]) in sentence


def test_a_rule_has_one_reading_at_a_table() -> None:
    with pytest.raises(Mistake, match=r"^AAA-01 can be read in one way only at a table\.$"):
        readings_in(asked("AAA-01:faq", "AAA-01:fans"), CHOICES)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_by_the_book_the_header_has_the_plain_ids(game: Game) -> None:
    assert game.in_force(first(game)) == list(game.rulings)
    assert all(":" not in each for each in game.rulings)
    assert game.new(first(game)).read_otherwise() == []


@every_exception
def test_the_header_says_what_is_read_otherwise_in_the_place_of_the_plain_id(
    game: Game, key: str
) -> None:
    setup = {**first(game), RULINGS: (key,)}
    rulings = begun(game, setup, Rng(1)).header["rulings"]
    rule = key.partition(":")[0]
    assert key in rulings and rule not in rulings
    assert [each for each in rulings if each != key] == [
        each for each in game.rulings if each != rule
    ]
    if rule in game.rulings:
        assert rulings.index(key) == game.rulings.index(rule)


@every_exception
def test_it_is_kept_by_a_clone_by_a_save_and_shown_to_everybody(game: Game, key: str) -> None:
    plain = game.new(first(game))
    s = game.new({**first(game), RULINGS: (key.lower(),)})
    assert s.read_otherwise() == [key]
    assert s.clone().read_otherwise() == s.imagine(0, Rng(1)).read_otherwise() == [key]
    assert game.shelf.load(game.shelf.save(s)).read_otherwise() == [key]
    assert game.hash(s) != game.hash(plain)
    for viewer in (0, 1, SPECTATOR):
        assert view(s, viewer).data["rulings"] == [key]
        assert view(plain, viewer).data["rulings"] == []


@every_exception
def test_a_whole_game_with_it_comes_back_from_its_file(
    game: Game, key: str, tmp_path: Path
) -> None:
    journal = begun(game, {**first(game), RULINGS: (key,)}, Rng(3))
    writer = Writer(str(tmp_path / "game.kostka.jsonl"), journal)
    picks = Rng(4)
    moves = 0
    while not journal.state.over() and moves < 300:
        step(journal, picks)
        moves += 1
    writer.close()
    again = read(writer.path, GAMES)
    assert again.header["rulings"] == journal.header["rulings"]
    assert again.state.read_otherwise() == [key]
    assert game.hash(again.state) == game.hash(journal.state)


def old_log(tmp_path: Path, **fields: object) -> str:
    journal: Journal = begun(GAME, GAME.examples["duel"], Rng(5))
    path = kept(journal, tmp_path / "old.kostka.jsonl")
    lines = Path(path).read_text("utf-8").splitlines()
    lines[0] = json.dumps(json.loads(lines[0]) | fields)
    Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_a_log_of_before_with_plain_ids_is_read_by_the_book(tmp_path: Path) -> None:
    path = old_log(tmp_path, rulings=list(GAME.rulings))
    assert read(path, GAMES).state.read_otherwise() == []


def test_a_log_whose_header_and_set_up_differ_is_not_played(tmp_path: Path) -> None:
    claimed = [*GAME.rulings, "THR-TGT-11:faq"]
    with pytest.raises(Flaw, match="recorded with other rulings in force"):
        read(old_log(tmp_path, rulings=claimed), GAMES)


def test_a_log_with_an_unknown_reading_gets_the_sentence(tmp_path: Path) -> None:
    setup = {**GAME.examples["duel"], RULINGS: ["THR-TGT-11:neighbour"]}
    plain = {key: list(values) for key, values in setup.items()}
    with pytest.raises(Flaw, match="no reading of the rules called 'THR-TGT-11:neighbour'"):
        read(old_log(tmp_path, setup=plain), GAMES)
