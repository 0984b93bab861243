"""`kostka odds`."""

from __future__ import annotations

import json

import pytest

from tests.cli.test_play import kostka


def test_every_line_has_its_chance_and_its_keep() -> None:
    code, out, _ = kostka(
        *("odds", "dicethrone", "--hero", "black_panther", "--dice", "1,1,4,6,2"),
        *("--rerolls", "2", "--json"),
    )
    assert code == 0
    told = json.loads(out)
    by_id = {line["id"]: line for line in told["abilities"]}
    straight = by_id["meteoric-punch-1"]
    assert straight["keep"] == [1, 2, 4]
    assert 0 < straight["naive"] <= straight["best"] < 1
    assert by_id["vibranium-claws-1"]["best"] == 1.0
    assert told["value"]["worth"] > 0
    assert by_id["stealth-strike"]["best"] > by_id["stealth-strike"]["naive"]


def test_an_upgrade_changes_what_dice_are_worth() -> None:
    words = ("odds", "dicethrone", "--hero", "black-panther", "--dice", "4,4,1,1,6", "--json")
    plain = json.loads(kostka(*words)[1])
    better = json.loads(kostka(*words, "--levels", "triple-threat=2")[1])
    assert better["value"]["worth"] > plain["value"]["worth"]


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_it_is_said_in_each_language(lang: str) -> None:
    code, out, _ = kostka("odds", "dicethrone", "--hero", "thor-of-nowhere")
    assert code == 2
    code, out, _ = kostka("odds", "dicethrone", "--hero", "black-widow", "--lang", lang)
    assert code == 0
    assert "%" in out


@pytest.mark.parametrize(
    "words",
    [
        ("--dice", "1,1,4,6"),
        ("--dice", "1,1,4,6,7"),
        ("--rerolls", "-1"),
        ("--levels", "triple-threat=9"),
        ("--levels", "nothing=1"),
    ],
)
def test_bad_input_gets_a_sentence(words: tuple[str, ...]) -> None:
    code, out, err = kostka("odds", "dicethrone", "--hero", "black-panther", *words)
    assert (code, out) == (2, "")
    assert err.endswith(".\n") and "Traceback" not in err
