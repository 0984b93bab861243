"""The documentation builds without a warning, and every rule is found where the judge says."""

from __future__ import annotations

import html
import logging
import os
import re
from pathlib import Path

import pytest

from kostka.judge import CATALOGUES, LANGUAGES, address
from tools import site

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    try:
        import mkdocs
    except ImportError:
        if os.environ.get("KOSTKA_REQUIRE") == "all":
            pytest.fail("mkdocs is missing", pytrace=False)
        pytest.skip("mkdocs is missing; it comes with kostka[docs]")
    assert mkdocs
    target = tmp_path_factory.mktemp("site")
    site.build(target)
    return target


def test_it_has_a_page_for_everything_one_may_want(built: Path) -> None:
    for page in (*site.PAGES.values(), *site.FORMATS.values(), "index.md", *site.ABOUT):
        assert (built / page).with_suffix(".html").is_file(), page
    assert len(list((built / "adr").glob("*.html"))) == len(list((ROOT / "docs/adr").glob("*.md")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_where_the_judge_says(built: Path, lang: str) -> None:
    for rules in CATALOGUES.values():
        page = (built / address(f"{rules.prefix}-AMB-01", lang).partition("#")[0]).read_text(
            "utf-8"
        )
        anchors = set(re.findall(r'id="([A-Z0-9-]+)"', page))
        ids = [*rules.rules, *rules.rulings]
        assert [id_ for id_ in ids if address(id_, lang).partition("#")[2] not in anchors] == []
        linked = set(re.findall(r'href="#([A-Z]+-[A-Z0-9]+-\d+)"', page))
        assert linked - anchors == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_other_readings_stand_beside_the_rules(built: Path, lang: str) -> None:
    for rules in CATALOGUES.values():
        page = html.unescape((built / f"rules/{rules.key}.{lang}.html").read_text("utf-8"))
        assert all(answer.said(lang)[0] in page for answer in rules.answers)
        assert all(rules.reading(key, lang) in page for key in rules.exceptions)


def test_it_needs_no_network(built: Path) -> None:
    for path in built.rglob("*.html"):
        loaded = re.findall(
            r'<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]+)"', path.read_text()
        )
        assert loaded == [], path.name


def test_a_link_that_leads_nowhere_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built: Path
) -> None:
    from mkdocs.exceptions import Abort

    def pages(folder: Path) -> list[object]:
        folder.mkdir()
        (folder / "index.md").write_text("[nowhere](nowhere.md)\n")
        return [{"Kostka": "index.md"}]

    monkeypatch.setattr(site, "pages", pages)
    logging.getLogger("mkdocs").handlers.clear()
    with pytest.raises(Abort, match="1 warning"):
        site.build(tmp_path / "site")
