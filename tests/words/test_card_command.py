"""`kostka card`: the text of a card at the command line."""

from __future__ import annotations

import json

import pytest

from kostka.cli import main
from kostka.words import book

BOOK = book("dicethrone")


def test_a_card_is_printed_with_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "dicethrone", "six_it", "--lang", "pl"]) == 0
    name, *text = capsys.readouterr().out.rstrip("\n").split("\n")
    assert name == "Pewna szóstka! (six-it)"
    assert "\n".join(text[:-1]) == BOOK.describe_key("six-it", "pl")
    assert text[-1] == "Liczby pochodzą ze źródeł publicznych."


def test_a_machine_gets_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "dicethrone", "royal-guard", "--lang", "cs", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "id": "royal-guard",
        "name": "Královská garda!",
        "text": "Karta „akce hlavní fáze“, 2 BB.\nDober si 1 kartu. "
        "Získej 3 žetony Kinetická energie.",
        "kind": "card",
        "conf": "proposed",
        "ours": True,
    }


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_all_of_them_are_a_list(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main(["card", "dicethrone", "--all", "--lang", lang, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["id"] for each in found] == list(BOOK.things)
    assert {each["kind"] for each in found} == {"card", "ability", "token", "hero", "mode"}
    for each in found:
        assert each["name"] and each["text"] and isinstance(each["ours"], bool)
        assert each["conf"] in ("rulebook", "public", "proposed", None)


def test_an_ability_is_as_sure_as_its_least_sure_level(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["card", "dicethrone", "stealth-strike", "--json"])
    assert json.loads(capsys.readouterr().out)["conf"] == "proposed"
    main(["card", "dicethrone", "wakanda-forever", "--json"])
    assert json.loads(capsys.readouterr().out)["conf"] == "rulebook"


@pytest.mark.parametrize(
    ("key", "lang", "says"),
    [
        ("kinetic-energy", "en", "The numbers are printed in the rulebook."),
        ("kinetic-energy", "cs", "Čísla jsou vytištěna v pravidlech."),
        ("evasive", "en", "The numbers are from public sources."),
        ("illusion", "en", "Our reading: at least one number here is Kostka's own."),
        ("vibranium-claws-2", "cs", "Naše čtení: alespoň jedno číslo je tu naše vlastní."),
        ("willpower", "pl", "Nasze odczytanie: co najmniej jedna liczba jest tu nasza własna."),
    ],
)
def test_the_last_line_tells_how_sure_we_are(
    capsys: pytest.CaptureFixture[str], key: str, lang: str, says: str
) -> None:
    assert main(["card", "dicethrone", key, "--lang", lang]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == says


def test_a_hero_tells_the_share_of_rows_of_each_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "dicethrone", "captain-marvel"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == (
        "Of 38 rows (tokens, ability levels, cards) 0 are printed (0 %), 3 public (8 %), "
        "35 our reading (92 %)."
    )
    main(["card", "dicethrone", "captain-marvel", "--json"])
    assert json.loads(capsys.readouterr().out)["rows"] == {"printed": 0, "public": 3, "ours": 35}
    for lang in ("cs", "pl"):
        main(["card", "dicethrone", "captain-marvel", "--lang", lang])
        assert "92 %" in capsys.readouterr().out.splitlines()[-1]


def test_a_misspelt_id_names_the_close_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "dicethrone", "kinetic-enrgy"]) == 2
    told = capsys.readouterr().err
    assert "'kinetic-enrgy'" in told and "kinetic-energy" in told and told.count("\n") == 1


def test_an_id_like_nothing_is_told_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "dicethrone", "qqqq"]) == 2
    assert "There is no card, ability, token or hero called 'qqqq'" in capsys.readouterr().err


def test_one_id_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "dicethrone"]) == 2
    assert main(["card", "nonsense", "six-it"]) == 2
    assert capsys.readouterr().err.count("\n") == 2
