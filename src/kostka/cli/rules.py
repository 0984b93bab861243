"""`kostka rules GAME [ID | --search TEXT | --faq | --coverage]`: the rules by number.

Every rulebook can be read here, also that of a game that cannot be played yet.
"""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path
from typing import Any, Final

from kostka.cli.options import add_json, add_language, print_json
from kostka.judge import CATALOGUES, Catalogue, address, catalogue
from kostka.judge.coverage import coverage, source_tree
from kostka.kernel.game import RULINGS, Mistake

WIDTH: Final = 96
LABELS: Final = {
    "en": {
        **{"rules": "rules", "rulings": "rulings", "kind": "kind", "check": "check"},
        **{"source": "source", "ruling": "ruling", "reason": "reason", "from": "begins with"},
        **{"setup": "set-up", "procedure": "procedure", "timing": "timing", "limit": "limit"},
        **{"definition": "definition", "exception": "exception", "variant": "variant"},
        **{"end": "end of the game", "etiquette": "etiquette", "example": "example"},
        **{"nothing": "Nothing was found.", "otherwise": "otherwise, with"},
    },
    "cs": {
        **{"rules": "pravidla", "rulings": "rozhodnutí", "kind": "druh", "check": "zkouška"},
        **{"source": "pramen", "ruling": "rozhodnutí", "reason": "důvod", "from": "začíná"},
        **{"setup": "příprava", "procedure": "postup", "timing": "načasování", "limit": "omezení"},
        **{"definition": "pojem", "exception": "výjimka", "variant": "varianta"},
        **{"end": "konec hry", "etiquette": "zvyklost", "example": "příklad"},
        **{"nothing": "Nic se nenašlo.", "otherwise": "jinak, při nastavení"},
    },
    "pl": {
        **{"rules": "zasady", "rulings": "rozstrzygnięcia", "kind": "rodzaj", "check": "próba"},
        **{"source": "źródło", "ruling": "rozstrzygnięcie", "reason": "powód"},
        **{"from": "zaczyna się od", "setup": "przygotowanie", "procedure": "przebieg"},
        **{"timing": "kolejność działań", "limit": "ograniczenie", "definition": "pojęcie"},
        **{"exception": "wyjątek", "variant": "wariant", "end": "koniec gry"},
        **{"etiquette": "zwyczaj", "example": "przykład"},
        **{"nothing": "Nic nie znaleziono.", "otherwise": "inaczej, przy ustawieniu"},
    },
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(CATALOGUES)}")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("id", nargs="?", metavar="ID", help="a rule, a ruling or a chapter")
    what.add_argument("--search", metavar="TEXT", help="what speaks of this, in any language")
    what.add_argument("--faq", action="store_true", help="what players ask, answered")
    what.add_argument("--coverage", action="store_true", help="which rules are tested")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    rules = catalogue(args.game)
    if args.coverage:
        _coverage(rules, args.json)
    elif args.faq:
        _answers(rules, args.lang, args.json)
    elif args.search is not None:
        _search(rules, args.search, args.lang, args.json)
    elif args.id is not None:
        _look_up(rules, args.id, args.lang, args.json)
    else:
        _chapters(rules, args.lang, args.json)
    return 0


def _chapters(rules: Catalogue, lang: str, as_json: bool) -> None:
    chapters = rules.chapters()
    if as_json:
        print_json(
            {
                "game": rules.key,
                "rules": len(rules.rules),
                "rulings": len(rules.rulings),
                "chapters": [{"chapter": key, "rules": len(ids)} for key, ids in chapters.items()],
            }
        )
        return
    say = LABELS[lang]
    print(f"{rules.name}: {say['rules']} {len(rules.rules)}, {say['rulings']} {len(rules.rulings)}")
    for key, ids in chapters.items():
        print(
            f"  {rules.prefix}-{key:<8} {len(ids):>3}  {say['from']}: {rules.title(ids[0], lang)}"
        )


def _look_up(rules: Catalogue, text: str, lang: str, as_json: bool) -> None:
    chapter = _chapter(rules, text)
    if chapter:
        _list(rules, rules.chapters()[chapter], {"chapter": chapter}, lang, as_json)
        return
    try:
        id_ = rules.find(text)
    except LookupError:
        near = rules.close(text)
        hint = f"did you mean {' or '.join(near)}?" if near else "--search finds rules by words."
        raise Mistake(f"{rules.name} has no rule {text!r}; {hint}") from None
    found = _rule(rules, id_, lang) if id_ in rules.rules else _ruling(rules, id_, lang)
    if as_json:
        print_json({"game": rules.key, "lang": lang, **found, "page": address(id_, lang)})
    else:
        _tell(found, LABELS[lang])


def _chapter(rules: Catalogue, text: str) -> str:
    key = text.strip().upper().replace("_", "-").removeprefix(f"{rules.prefix}-")
    return key if key in rules.chapters() else ""


def _rule(rules: Catalogue, id_: str, lang: str) -> dict[str, Any]:
    entry = rules.rule(id_)
    return {
        "id": id_,
        "title": rules.title(id_, lang),
        "text": rules.text(id_, lang),
        "kind": entry.kind,
        "check": entry.check,
        "source": list(entry.source),
        "otherwise": _otherwise(rules, id_, lang),
        "rulings": [_ruling(rules, each, lang) for each in rules.rulings_on(id_)],
    }


def _ruling(rules: Catalogue, id_: str, lang: str) -> dict[str, Any]:
    return {
        "id": id_,
        "question": rules.title(id_, lang),
        "ruling": rules.text(id_, lang),
        "reason": rules.reason(id_, lang),
        "otherwise": _otherwise(rules, id_, lang),
    }


def _otherwise(rules: Catalogue, id_: str, lang: str) -> list[dict[str, str]]:
    """How a table may read it instead, each with what a set-up has to say for it."""
    return [
        {
            "setup": f"{RULINGS}={each.key}",
            "reading": rules.reading(each.key, lang),
            "reason": rules.reason(each.key, lang),
        }
        for each in rules.exceptions_to(id_)
    ]


def _tell(found: dict[str, Any], say: dict[str, str]) -> None:
    if "title" not in found:
        _wrap(f"{found['id']}  {found['question']}")
        _wrap(found["ruling"], "  ")
        _wrap(f"{say['reason']}: {found['reason']}", "  ")
        _tell_otherwise(found, say)
        return
    _wrap(f"{found['id']}  {found['title']}")
    _wrap(found["text"], "  ")
    print(f"  {say['kind']}: {say[found['kind']]}")
    _wrap(f"{say['check']}: {found['check']}", "  ")
    _wrap(f"{say['source']}: {'; '.join(found['source'])}", "  ")
    _tell_otherwise(found, say)
    for ruling in found["rulings"]:
        print()
        _tell(ruling, say)


def _tell_otherwise(found: dict[str, Any], say: dict[str, str]) -> None:
    for other in found["otherwise"]:
        _wrap(f"{say['otherwise']} {other['setup']}: {other['reading']}", "  ")
        _wrap(f"{say['reason']}: {other['reason']}", "  ")


def _wrap(text: str, indent: str = "") -> None:
    print(
        textwrap.fill(
            text,
            WIDTH,
            initial_indent=indent,
            subsequent_indent=indent or "    ",
            break_on_hyphens=False,  # an id stays whole
        )
    )


def _search(rules: Catalogue, text: str, lang: str, as_json: bool) -> None:
    terms = rules.terms(text) if text.strip() else []
    ids = [hit.id for hit in rules.search(text)]
    if not as_json:
        for term in terms:
            print(f"  {term.en} | {term.cs} | {term.pl}")
    plain = [{"en": term.en, "cs": term.cs, "pl": term.pl} for term in terms]
    _list(rules, ids, {"search": text, "terms": plain}, lang, as_json)


def _list(
    rules: Catalogue, ids: list[str], about: dict[str, Any], lang: str, as_json: bool
) -> None:
    if as_json:
        found = [{"id": id_, "title": rules.title(id_, lang)} for id_ in ids]
        print_json({"game": rules.key, "lang": lang, **about, "found": found})
        return
    for id_ in ids:
        _wrap(f"{id_}  {rules.title(id_, lang)}")
    if not ids:
        print(LABELS[lang]["nothing"])


def _answers(rules: Catalogue, lang: str, as_json: bool) -> None:
    if not rules.answers:
        raise Mistake(f"There are no questions and answers about {rules.name} yet.")
    found = [
        {
            "id": each.id,
            "question": each.said(lang)[0],
            "answer": each.said(lang)[1],
            "rules": list(each.rules),
            "otherwise": list(each.otherwise),
            "test": each.test,
        }
        for each in rules.answers
    ]
    if as_json:
        print_json({"game": rules.key, "lang": lang, "answers": found})
        return
    for n, answer in enumerate(found):
        if n:
            print()
        _wrap(str(answer["question"]))
        _wrap(str(answer["answer"]), "  ")
        ids = ", ".join(answer["rules"])
        chosen = ", ".join([f"{RULINGS}={key}" for key in answer["otherwise"]])
        _wrap(f"({ids}{'; ' if chosen else ''}{chosen})", "  ")


def _coverage(rules: Catalogue, as_json: bool) -> None:
    root = source_tree(Path.cwd())
    if root is None:
        raise Mistake("Coverage is read from the tests: run it inside the source tree of Kostka.")
    found = coverage(rules, root)
    if as_json:
        print_json(found.plain())
        return
    print(
        f"{rules.name}: {found.total} rules, {len(found.covered)} covered, "
        f"{len(found.exempt)} exempt, {len(found.uncovered)} uncovered"
    )
    for id_ in found.uncovered:
        thin = "  (named, but without the numbers of its check)" if id_ in found.thin else ""
        print(f"  {id_}  {rules.title(id_)}{thin}")
    for id_, reason in found.exempt.items():
        _wrap(f"exempt {id_}: {reason}", "  ")
    print(
        f"{len(found.rulings)} rulings, {len(found.rulings) - len(found.open_rulings)} named by a "
        f"test, {len(found.open_rulings)} not"
    )
    for id_ in found.open_rulings:
        _wrap(f"{id_}  {rules.title(id_)}", "  ")
