"""`kostka rules` as its users see it: what is printed, as JSON, and with which exit code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kostka.cli import main

ROOT = Path(__file__).resolve().parents[2]


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", *words]) == 0
    return capsys.readouterr().out


def plain(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(capsys, *words, "--json"))
    return found


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


@pytest.mark.parametrize(
    ("game", "rules", "rulings", "chapters"),
    [("dicethrone", 292, 112, 40), ("doomtrooper", 575, 109, 78), ("plosinovka", 346, 76, 42)],
)
def test_without_an_id_the_chapters_are_counted(
    capsys: pytest.CaptureFixture[str], game: str, rules: int, rulings: int, chapters: int
) -> None:
    found = plain(capsys, game)
    assert (found["game"], found["rules"], found["rulings"]) == (game, rules, rulings)
    assert len(found["chapters"]) == chapters
    assert sum(chapter["rules"] for chapter in found["chapters"]) == rules
    printed = answer(capsys, game)
    assert f"rules {rules}, rulings {rulings}" in printed
    assert len(printed.splitlines()) == chapters + 1


def test_a_rule_is_shown_with_kind_check_and_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    printed = answer(capsys, "dicethrone", "thr_setup_07")
    assert printed.startswith("THR-SETUP-07  Start player is the highest roller of one die\n")
    assert "kind: set-up" in printed
    assert "THR-AMB-02  " in printed


@pytest.mark.parametrize(
    ("lang", "title"),
    [("en", "Up to three roll attempts"), ("cs", "Až tři bojové pokusy")],
)
def test_a_rule_is_told_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], lang: str, title: str
) -> None:
    found = plain(capsys, "dicethrone", "THR-OFF-01", "--lang", lang)
    assert set(found) == {
        *("game", "lang", "id", "title", "text"),
        *("kind", "check", "source", "rulings", "otherwise", "page"),
    }
    assert (found["id"], found["lang"], found["title"]) == ("THR-OFF-01", lang, title)
    assert found["kind"] == "limit"


@pytest.mark.parametrize(
    ("game", "id_", "lang", "title", "label"),
    [
        ("doomtrooper", "DOOM-MED-01", "cs", "Meditace", "druh: postup"),
        ("doomtrooper", "DOOM-MED-01", "pl", "Medytacja", "rodzaj: przebieg"),
        ("plosinovka", "TOW-MERGE-01", "cs", "Sloučení kostek", "druh: postup"),
        ("plosinovka", "TOW-MERGE-01", "pl", "Łączenie kości", "rodzaj: przebieg"),
    ],
)
def test_every_rulebook_answers_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], game: str, id_: str, lang: str, title: str, label: str
) -> None:
    printed = answer(capsys, game, id_, "--lang", lang)
    assert printed.startswith(f"{id_}  {title}\n")
    assert label in printed


def test_polish_labels_go_with_polish_texts(capsys: pytest.CaptureFixture[str]) -> None:
    assert "rodzaj: ograniczenie" in answer(capsys, "dicethrone", "off-01", "--lang", "pl")


def test_a_ruling_is_shown_with_its_reason(capsys: pytest.CaptureFixture[str]) -> None:
    found = plain(capsys, "dicethrone", "amb-01")
    assert set(found) == {
        *("game", "lang", "id", "question", "ruling", "reason", "otherwise", "page")
    }
    assert "reason: " in answer(capsys, "dicethrone", "amb-01")


def test_a_chapter_lists_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    found = plain(capsys, "dicethrone", "thr-goal")
    assert found["chapter"] == "GOAL"
    assert [each["id"] for each in found["found"]] == [f"THR-GOAL-0{n}" for n in range(1, 5)]
    assert len(answer(capsys, "dicethrone", "goal").splitlines()) == 4


def test_a_search_shows_terms_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    found = plain(capsys, "dicethrone", "--search", "bojove body", "--lang", "cs")
    assert found["search"] == "bojove body"
    assert {"en", "cs", "pl"} == set(found["terms"][0])
    assert "THR-CP-01" in [each["id"] for each in found["found"]]
    printed = answer(capsys, "dicethrone", "--search", "bojove body")
    assert "combat points (CP) | bojové body (BB) | punkty walki" in printed


def test_a_rule_is_shown_with_the_other_reading_that_a_table_may_choose(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (other,) = plain(capsys, "dicethrone", "THR-TGT-11")["otherwise"]
    assert other["setup"] == "rulings=THR-TGT-11:faq"
    assert "may alter its targeting die" in other["reading"]
    printed = answer(capsys, "dicethrone", "tgt-11")
    assert "may not be altered" in printed  # both of them
    assert "otherwise, with rulings=THR-TGT-11:faq: The player who activated" in printed
    assert "jinak, při nastavení rulings=" in answer(capsys, "dicethrone", "tgt-11", "--lang", "cs")
    assert "inaczej, przy ustawieniu" in answer(capsys, "dicethrone", "tgt-11", "--lang", "pl")
    assert plain(capsys, "dicethrone", "THR-OFF-01")["otherwise"] == []


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "How do I stop an ultimate?"),
        ("cs", "Jak zastavím ultimátní schopnost?"),
        ("pl", "Jak zatrzymać zdolność specjalną?"),
    ],
)
def test_what_players_ask_is_answered(
    capsys: pytest.CaptureFixture[str], lang: str, question: str
) -> None:
    found = plain(capsys, "dicethrone", "--faq", "--lang", lang)
    assert (found["lang"], len(found["answers"])) == (lang, 43)
    asked = next(each for each in found["answers"] if each["id"] == "stop-an-ultimate")
    assert (asked["question"], asked["rules"]) == (question, ["THR-ULT-05"])
    printed = answer(capsys, "dicethrone", "--faq", "--lang", lang)
    assert question in printed and printed.count("(THR-") == 43
    assert "(THR-TGT-11; rulings=THR-TGT-11:faq)" in printed


def test_a_game_without_questions_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no questions and answers about Plošinovka" in refusal(capsys, "plosinovka", "--faq")


def test_a_search_for_nothing_known_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "dicethrone", "--search", "zeppelin") == "Nothing was found.\n"
    assert answer(capsys, "dicethrone", "--search", "", "--lang", "cs") == "Nic se nenašlo.\n"
    assert plain(capsys, "dicethrone", "--search", "zeppelin")["found"] == []


def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert "did you mean THR-OFF-09" in refusal(capsys, "dicethrone", "THR-OFF-99")
    assert "--search finds rules by words" in refusal(capsys, "dicethrone", "zzz")
    assert "no rulebook called 'chess'" in refusal(capsys, "chess")
    assert "not allowed with" in refusal(capsys, "dicethrone", "off-01", "--search", "dice")
    assert "invalid choice: 'de'" in refusal(capsys, "dicethrone", "--lang", "de")
    refusal(capsys)


def test_coverage_counts_every_rule_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT / "tests" / "judge")  # the tree is found upwards
    found = plain(capsys, "dicethrone", "--coverage")
    assert set(found) == {"game", "total", "covered", "uncovered", "thin", "exempt", "rulings"}
    assert found["total"] == 292
    assert found["covered"] + len(found["uncovered"]) + len(found["exempt"]) == 292
    assert set(found["thin"]) <= set(found["uncovered"])
    assert all(set(each) == {"id", "reason"} for each in found["exempt"])
    rulings = found["rulings"]
    assert rulings["covered"] + len(rulings["uncovered"]) == rulings["total"] == 112
    told = answer(capsys, "dicethrone", "--coverage")
    assert told.startswith("Dice Throne: 292 rules, ") and "\n112 rulings, " in told


def test_coverage_needs_the_source_tree(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "inside the source tree" in refusal(capsys, "dicethrone", "--coverage")
