"""The rulebooks are whole: every id once, every kind known, every text there, and to be found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kostka
from kostka.games import GAMES as PLAYED
from kostka.judge import CATALOGUES, LANGUAGES, Catalogue, catalogue, why
from kostka.judge.catalogue import KINDS, fold, mentioned
from kostka.kernel.game import Mistake
from kostka.kernel.step import NOT_OFFERED

GAMES = tuple(CATALOGUES)
RULES = {"dicethrone": 292, "doomtrooper": 575, "plosinovka": 346}
RULINGS = {"dicethrone": 112, "doomtrooper": 109, "plosinovka": 76}
TERMS = {"dicethrone": 147, "doomtrooper": 179, "plosinovka": 79}
SOURCES = ("Czech rulebook: ", "Polish rulebook: ", "Polish summary: ", "Czech tournament rules: ")
GAME_SOURCES = Path(kostka.__file__).parent / "games" / "dicethrone"


def titles(rules: Catalogue, text: str, n: int = 5) -> list[str]:
    return [rules.title(hit.id) for hit in rules.search(text)[:n]]


# --- Whole ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_all_its_rules_rulings_and_terms(game: str) -> None:
    rules = catalogue(game)
    assert len(rules.rules) == RULES[game]
    assert len(rules.rulings) == RULINGS[game]
    assert len(rules.glossary) == TERMS[game]


@pytest.mark.parametrize("game", GAMES)
def test_an_id_stands_once_and_has_its_games_prefix(game: str) -> None:
    rules = catalogue(game)
    written = [table["id"] for name in ("rule", "ruling") for table in rules._english[name]]
    assert len(written) == len(set(written))
    shape = re.compile(rf"{rules.prefix}-[A-Z0-9]+-\d{{2,3}}")
    assert [id_ for id_ in written if not shape.fullmatch(id_)] == []
    assert all(id_ in rules for id_ in written)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_known_kind_and_all_its_texts(game: str) -> None:
    for entry in catalogue(game).rules.values():
        assert entry.kind in KINDS
        assert entry.title and entry.text and entry.check, entry.id


@pytest.mark.parametrize("game", GAMES)
def test_a_source_is_named_with_a_heading_and_no_more(game: str) -> None:
    for entry in catalogue(game).rules.values():
        assert entry.source
        for source in entry.source:
            assert source.startswith(SOURCES), entry.id
            assert len(source) <= 90, entry.id


@pytest.mark.parametrize("game", GAMES)
def test_an_id_that_a_text_mentions_exists(game: str) -> None:
    rules = catalogue(game)
    texts = [f"{entry.text} {entry.check}" for entry in rules.rules.values()]
    texts += [f"{each.question} {each.ruling} {each.reason}" for each in rules.rulings.values()]
    assert [id_ for text in texts for id_ in mentioned(text) if id_ not in rules] == []


@pytest.mark.parametrize("lang", ["cs", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_is_complete_in_its_languages(game: str, lang: str) -> None:
    rules = catalogue(game)
    for id_ in (*rules.rules, *rules.rulings):
        assert rules.speaks(id_, lang), id_
        assert rules.title(id_, lang) and rules.text(id_, lang), id_
        said = {"title", "text"} if id_ in rules.rules else {"question", "ruling"}
        assert set(rules._translated[lang][id_]) - {"reason"} == said, id_
    for key in rules.exceptions:
        assert set(rules._translated[lang][key]) - {"reason"} == {"reading"}, key
        assert rules.reading(key, lang) != rules.reading(key), key
    assert set(rules._translated[lang]) == {*rules.rules, *rules.rulings, *rules.exceptions}
    same = [id_ for id_ in rules.rules if rules.text(id_, lang) == rules.text(id_)]
    assert same == []


@pytest.mark.parametrize("lang", ["cs", "pl"])
def test_the_reasons_of_plosinovkas_rulings_are_translated(lang: str) -> None:
    rules = catalogue("plosinovka")
    ids = [*rules.rulings, *rules.exceptions]
    assert [id_ for id_ in ids if rules.reason(id_, lang) == rules.reason(id_)] == []
    other = catalogue("dicethrone")  # what has no translation is said in English
    assert other.reason("THR-AMB-01", lang) == other.ruling("THR-AMB-01").reason


@pytest.mark.parametrize("game", PLAYED)
def test_the_named_exceptions_of_a_game_are_those_of_its_rulebook(game: str) -> None:
    rules = catalogue(game)
    assert [each.key for each in PLAYED[game].exceptions] == list(rules.exceptions)
    for each in rules.exceptions.values():
        assert each.id in rules, each.key
        assert each.reading and each.reason, each.key
        assert [id_ for id_ in mentioned(f"{each.reading} {each.reason}") if id_ not in rules] == []


@pytest.mark.parametrize("lang", ["cs", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_cites_the_ids_of_the_original(game: str, lang: str) -> None:
    rules = catalogue(game)
    differ = [
        id_
        for id_ in rules.rules
        if set(mentioned(rules.text(id_))) != set(mentioned(rules.text(id_, lang)))
    ]
    assert differ == []


def test_what_has_no_translation_is_said_in_english() -> None:
    rules = Catalogue("doomtrooper", "Doomtrooper", "DOOM")
    vars(rules)["_translated"] = {"cs": {}, "pl": {}}
    assert rules.title("DOOM-ICON-01", "cs") == rules.title("DOOM-ICON-01")
    assert rules.text("DOOM-AMB-01", "pl") == rules.ruling("DOOM-AMB-01").ruling


def test_a_rulebook_is_read_once() -> None:
    assert catalogue("dicethrone") is catalogue("dicethrone")
    rules = Catalogue("plosinovka", "Plošinovka", "TOW")
    assert "rules" not in vars(rules)  # not before it is asked for
    assert rules.rules is rules.rules


def test_an_unknown_rulebook_is_answered_by_one_sentence() -> None:
    with pytest.raises(Mistake, match="no rulebook called 'chess'; there are: dicethrone, "):
        catalogue("chess")


# --- Why not --------------------------------------------------------------------------------------


def test_every_rule_cited_in_the_game_exists() -> None:
    rules = catalogue("dicethrone")
    cited = {
        id_
        for path in GAME_SOURCES.rglob("*.py")
        for id_ in mentioned(path.read_text("utf-8"))
        if id_.startswith("THR-")
    }
    assert len(cited) > 80
    assert sorted(id_ for id_ in cited if id_ not in rules) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_a_sentence_in_every_language(lang: str) -> None:
    refusals = {
        id_
        for path in GAME_SOURCES.rglob("*.py")
        for id_ in re.findall(r'"(THR-[A-Z0-9]+-\d+)"', path.read_text("utf-8"))
    }
    assert len(refusals) > 20
    for id_ in (*refusals, NOT_OFFERED):
        assert why(id_, lang).endswith((".", "!", "?"))
        assert (why(id_, lang) == why(id_)) == (lang == "en"), id_


def test_the_kernels_own_refusal_is_a_sentence_too() -> None:
    said = [why(NOT_OFFERED, lang) for lang in LANGUAGES]
    assert said[0] == "This is not among the choices now."
    assert len(set(said)) == 3


def test_a_rule_refuses_by_its_title_and_a_ruling_by_question_and_answer() -> None:
    assert why("THR-CP-03") == "You cannot pay more than you have."
    assert why("THR-CP-03", "cs") == "Nelze zaplatit víc, než hráč má."
    assert why("THR-AMB-73").startswith("May level II be played on a space already at level III")
    assert "? No. " in why("THR-AMB-73")


# --- To be found ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["THR-OFF-01", "thr-off-01", "thr_off_01", " off-01 ", "THR-OFF-1", "off_1"]
)
def test_an_id_is_understood_in_many_spellings(text: str) -> None:
    assert catalogue("dicethrone").find(text) == "THR-OFF-01"


def test_an_id_with_three_digits_is_found() -> None:
    assert catalogue("dicethrone").find("amb-100") == "THR-AMB-100"


def test_an_unknown_id_has_neighbours() -> None:
    rules = catalogue("dicethrone")
    with pytest.raises(LookupError):
        rules.find("THR-OFF-77")
    with pytest.raises(LookupError):
        rules.find("THR-OFF-" + "1" * 5000)  # more digits than Python reads
    assert rules.close("off-77")
    assert all(id_.startswith("THR-OFF-") for id_ in rules.close("off-77"))


@pytest.mark.parametrize("text", ["roll attempt", "ROLL ATTEMPTS", "Bojový pokus", "bojovy pokus"])
def test_a_word_is_found_whatever_its_case_and_marks(text: str) -> None:
    found = [hit.id for hit in catalogue("dicethrone").search(text)]
    assert "THR-ROLL-04" in found[:5]


@pytest.mark.parametrize("text", ["Próba rzutu", "proba rzutu", "PRÓBA RZUTU"])
def test_polish_is_found_with_and_without_its_marks(text: str) -> None:
    assert "THR-ROLL-04" in [hit.id for hit in catalogue("dicethrone").search(text)][:5]


def test_the_crossed_l_is_an_l() -> None:
    assert fold("Łącznie ŻÓŁĆ") == "lacznie zolc"
    assert fold("Přílišný") == "prilisny"


def test_the_title_counts_most_and_every_word_must_occur() -> None:
    rules = catalogue("dicethrone")
    hits = rules.search("hand limit")
    assert hits[0].id == "THR-CARD-05"
    assert [hit.score for hit in hits] == sorted([hit.score for hit in hits], reverse=True)
    assert rules.search("hand limit zeppelin") == []
    assert rules.search(" ") == []


def test_the_glossary_leads_from_a_czech_word_to_an_english_rule() -> None:
    rules = catalogue("doomtrooper")
    assert any("Outpost" in title for title in titles(rules, "stanice"))
    assert [term.en for term in rules.terms("stanice")] == ["Outpost"]
    assert any("Relic" in title for title in titles(rules, "relikt"))
    assert any("amage" in title for title in titles(catalogue("plosinovka"), "zraneni"))


def test_an_abbreviation_of_the_glossary_finds_what_it_stands_for() -> None:
    assert "THR-CP-02" in [hit.id for hit in catalogue("dicethrone").search("combat points")]


def test_endings_are_forgiven_when_nothing_fits_exactly() -> None:
    assert catalogue("dicethrone").search("kostkou") != []
    assert catalogue("dicethrone").search("announcements") != []


def test_a_search_gives_as_many_as_were_asked_for() -> None:
    assert len(catalogue("dicethrone").search("damage", limit=7)) == 7


def test_a_rule_knows_the_rulings_about_it() -> None:
    rules = catalogue("dicethrone")
    assert "THR-AMB-02" in rules.rulings_on("THR-SETUP-07")  # the rule mentions the ruling
    assert "THR-AMB-24" in rules.rulings_on("THR-DMG-03")  # the ruling mentions the rule
    assert mentioned("see THR-TIME-01/08, THR-CP-02") == ["THR-TIME-01", "THR-TIME-08", "THR-CP-02"]


def test_chapters_keep_the_order_of_the_rulebook() -> None:
    chapters = catalogue("dicethrone").chapters()
    assert list(chapters)[:3] == ["GOAL", "SETUP", "LEAF"]
    assert sum(len(ids) for ids in chapters.values()) == 292
