"""The documentation as a site: the pages of docs/, and the rules by number from the catalogues.

    .venv/bin/python tools/site.py [FOLDER]       # build/site, if no other is named

It opens from the disk as well as from a server.  A warning, such as a link to nowhere,
is an error.
"""

from __future__ import annotations

import html
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.compile import ROOT

LANGUAGES: Final = {"en": "English", "cs": "Čeština", "pl": "Polski"}
ABOUT: Final = ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
PAGES: Final = {
    "Play": "web.md",
    "Host": "host.md",
    "Write a bot": "bots.md",
    "Research": "research.md",
    "Balance reports": "lab.md",
    "How even the heroes are": "balance.md",
    "Add a card": "add-a-card.md",
    "Protocol": "protocol.md",
}
FORMATS: Final = {"Files": "files.md", "Notation": "notation.md"}


def pages(folder: Path) -> list[Any]:
    """Write all that is to be shown into a folder; the order of the pages."""
    shutil.copytree(ROOT / "docs", folder, dirs_exist_ok=True)
    for name in ABOUT:
        (folder / name).write_text(inside((ROOT / name).read_text("utf-8")), encoding="utf-8")
    (folder / "LICENSE.md").write_text(
        "# Licence\n\n" + indented((ROOT / "LICENSE").read_text("utf-8")), encoding="utf-8"
    )
    for path in folder.rglob("*.md"):
        path.write_text(outward(path.read_text("utf-8")), encoding="utf-8")
    named = {*PAGES.values(), *FORMATS.values(), "index.md", "rules.md"}
    more = sorted(path.name for path in (ROOT / "docs").glob("*.md") if path.name not in named)
    return [
        {"Kostka": "index.md"},
        {"Play": PAGES["Play"]},
        {"Rules by number": [{"How they are told": "rules.md"}, *rules(folder)]},
        *[{title: page} for title, page in PAGES.items() if title != "Play"],
        {"File formats": [{title: page} for title, page in FORMATS.items()]},
        {"More": [*more, *ABOUT, "LICENSE.md"]},
        {"Decisions": sorted(f"adr/{path.name}" for path in (ROOT / "docs/adr").glob("*.md"))},
    ]


def inside(text: str) -> str:
    """Links of a page from the root of the project, as they are among the pages."""
    return text.replace("](docs/adr)", "](adr/0001-frames-not-generators.md)").replace(
        "](docs/", "]("
    )


def outward(text: str) -> str:
    """Links that leave docs/: to a page from the root that is here too, or no link at all."""
    for name in ABOUT:
        text = text.replace(f"](../{name}", f"]({name}")
    text = text.replace("](LICENSE)", "](LICENSE.md)").replace("](README.md", "](index.md")
    text = text.replace("](../README.md", "](index.md")
    return re.sub(r"\[([^]]+)\]\((?:\.\./)+[^)]*\)", r"\1", text)


def indented(text: str) -> str:
    return "\n".join([f"    {line}" for line in text.split("\n")])


def rules(folder: Path) -> list[Any]:
    """A page for each game and language; each rule has its number as its anchor."""
    from kostka.judge import catalogue
    from kostka.judge.catalogue import mentioned

    (folder / "rules").mkdir()
    found: list[Any] = []
    for game in ("dicethrone", "doomtrooper", "plosinovka"):
        book = catalogue(game)
        shown: list[Any] = []
        for lang, language in LANGUAGES.items():
            lines = [f"# {book.name}", "", f"{len(book.rules)} + {len(book.rulings)}", ""]
            for chapter, ids in book.chapters().items():
                lines += [f"## {book.prefix}-{chapter}", ""]
                lines += [rule(book, id_, lang, mentioned) for id_ in ids]
            lines += [f"## {book.prefix}-AMB", ""]
            lines += [rule(book, id_, lang, mentioned) for id_ in book.rulings]
            if book.answers:
                lines += ["## FAQ", ""]
                lines += [asked(each, lang) for each in book.answers]
            name = f"rules/{game}.{lang}.md"
            (folder / name).write_text("\n".join(lines), encoding="utf-8")
            shown.append({language: name})
        found.append({book.name: shown})
    return found


def rule(book: Any, id_: str, lang: str, mentioned: Any) -> str:
    """One rule or ruling, as HTML, so that nothing in its text is taken for markup."""
    text = html.escape(book.text(id_, lang))
    for other in mentioned(book.text(id_, "en")):
        if other in book and other in text:
            text = text.replace(other, f'<a href="#{other}">{other}</a>')
    title = html.escape(book.title(id_, lang))
    rulings = book.rulings_on(id_) if id_ in book.rules else []
    also = ", ".join([f'<a href="#{each}">{each}</a>' for each in rulings])
    otherwise = [
        f"<p><code>rulings={each.key}</code> {html.escape(book.reading(each.key, lang))}</p>\n"
        for each in book.exceptions_to(id_)
    ]
    return (
        f'<h3 id="{id_}"><a href="#{id_}">{id_}</a> {title}</h3>\n<p>{text}</p>\n'
        + "".join(otherwise)
        + (f"<p><small>{also}</small></p>\n" if also else "")
    )


def asked(answer: Any, lang: str) -> str:
    """One question with its answer, and where the rules for it stand."""
    question, text = [html.escape(each) for each in answer.said(lang)]
    ids = ", ".join([f'<a href="#{each}">{each}</a>' for each in answer.rules])
    chosen = "".join([f" <code>rulings={each}</code>" for each in answer.otherwise])
    return f"<h3>{question}</h3>\n<p>{text}</p>\n<p><small>{ids}{chosen}</small></p>\n"


def build(target: Path) -> None:
    """Make the site; raises if mkdocs has anything to say against it."""
    from mkdocs.commands.build import build as make
    from mkdocs.config import load_config

    with tempfile.TemporaryDirectory() as folder:
        docs = Path(folder) / "docs"
        nav = pages(docs)
        blank = Path(folder) / "mkdocs.yml"
        blank.write_text("site_name: Kostka\n", encoding="utf-8")
        config = load_config(
            str(blank),
            site_name="Kostka",
            docs_dir=str(docs),
            site_dir=str(target),
            nav=nav,
            strict=True,
            use_directory_urls=False,
            theme={"name": "readthedocs", "highlightjs": False, "navigation_depth": 3},
            markdown_extensions=["tables", {"toc": {"toc_depth": 3}}],
            plugins=["search"],
            validation={"links": {"anchors": "warn", "unrecognized_links": "warn"}},
        )
        make(config)


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "site"
    build(where)
    print(f"{where / 'index.html'}")
