"""`kostka deck check|convert`, and decks wherever a set-up takes them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kostka.cli import main


def test_a_legal_deck_is_told_to_be_legal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "dark-gifts"]) == 0
    assert capsys.readouterr().out == "The deck is legal: 60 cards and a sideboard of 25.\n"


def test_an_illegal_deck_is_told_by_rule_in_three_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("5x Clansman\n", encoding="utf-8")
    for lang, said in (("en", "5 copies"), ("cs", "Příslušník klanu"), ("pl", "kopii w talii 5")):
        assert main(["deck", "check", str(file), "--lang", lang]) == 1
        out = capsys.readouterr().out
        assert "DOOM-DECK-01" in out and "DOOM-DECK-02" in out and said in out
    assert main(["deck", "check", str(file), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert [each["rule"] for each in found["problems"]] == ["DOOM-DECK-01", "DOOM-DECK-02"]
    assert found["legal"] is False and found["main"][0]["n"] == 5
    (tmp_path / "format.toml").write_text('least = 5\ncopies = 5\nlist = "none"', encoding="utf-8")
    assert main(["deck", "check", str(file), "--format", str(tmp_path / "format.toml")]) == 0


def test_a_deck_goes_through_every_form_and_comes_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "convert", "dark-gifts"]) == 0
    first = capsys.readouterr().out
    text = first
    for form in ("codes", "o8d", "link", "text"):
        file = tmp_path / f"deck.{form}"
        file.write_text(text, encoding="utf-8")
        assert main(["deck", "convert", str(file), "--to", form]) == 0
        text = capsys.readouterr().out
    assert text == first


@pytest.mark.parametrize(
    "argv, said",
    [
        (["deck", "check", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["deck", "check", "DT1AAAAAAAA"], "damaged"),
        (["deck", "convert", "dark-gifts", "--to", "stone"], "invalid choice"),
        (["deck"], "required"),
        (["sim", "doomtrooper", "--setup", "decks=nowhere.txt,dark-gifts"], "cannot be read"),
        (["sim", "doomtrooper", "--setup", "decks=DT1AAAAAAAA,dark-gifts"], "damaged"),
        (["sim", "doomtrooper", "--setup", f"decks={'x' * 5000},dark-gifts"], "no deck called"),
    ],
)
def test_bad_input_is_one_sentence(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == "" and said in err and err.count("\n") == 1


@pytest.mark.parametrize(
    "lang, said",
    [
        ("en", "Line 1: there is no card called “Prislušnk klanu”; did you mean Příslušník klanu"),
        ("cs", "Řádek 1: karta „Prislušnk klanu“ neexistuje. Podobné názvy: Příslušník klanu"),
        ("pl", "Wiersz 1: nie ma karty „Prislušnk klanu”. Podobne nazwy: Příslušník klanu"),
    ],
)
def test_a_misspelt_name_is_answered_in_three_languages(
    lang: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("3x Prislušnk klanu\n", encoding="utf-8")
    assert main(["deck", "check", str(file), "--lang", lang]) == 2
    assert capsys.readouterr().err.startswith(said)


def test_a_file_that_is_no_text_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.o8d"
    file.write_bytes(b"\xff\xfe\x00")
    assert main(["deck", "check", str(file)]) == 2
    assert "UTF-8" in capsys.readouterr().err
    file.write_bytes(b" " * 400_000)
    assert main(["deck", "check", str(file)]) == 2
    assert "too large" in capsys.readouterr().err


def test_bots_play_with_a_deck_from_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "convert", "imperial-clans", "--to", "o8d"]) == 0
    file = tmp_path / "clans.o8d"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    setup = f"decks={file},dark-gifts target=5"
    assert main(["sim", "doomtrooper", "--games", "1", "--setup", setup, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 1 and found["setup"]["decks"][0].startswith("DT1")
