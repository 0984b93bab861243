"""Phrases as a browser gets them: filled in, they say what the server says."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from kostka.words.interface import bundle, for_the_browser, say, source


def filled(phrase: Any, args: dict[str, Any], plural: str) -> str:
    """As web/src/lib/i18n.ts does it."""
    if isinstance(phrase, str):
        return phrase
    found = ""
    for part in phrase:
        if isinstance(part, str):
            found += part
        elif len(part) == 1:
            found += str(args[part[0]])
        else:
            name, cases, usual = part
            value = str(args[name])
            key = value if value in cases else plural if plural in cases else usual
            found += filled(cases[key], args, plural)
    return found


def plural_of(lang: str, n: int) -> str:
    if lang == "en":
        return "one" if n == 1 else "other"
    if n == 1:
        return "one"
    if lang == "cs":
        return "few" if 2 <= n <= 4 else "other"
    few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    return "few" if few else "many"


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize("desk", [False, True])
def test_a_browser_says_what_the_server_says(lang: str, desk: bool) -> None:
    phrases = json.loads(for_the_browser(lang, desk))
    assert len(phrases) > 50
    counted = 0
    for key, phrase in phrases.items():
        names = set(re.findall(r'\["([a-z_]+)"[,\]]', json.dumps(phrase)))
        for n in (0, 1, 2, 5, 22):
            args = {name: n for name in names}
            assert filled(phrase, args, plural_of(lang, n)) == say(lang, key, **args), key
            counted += bool(names)
    assert desk or counted > 100
    assert set(phrases) <= set(re.findall(r"^([a-z][\w-]*) =", source(lang), re.MULTILINE))
    assert all(bundle(lang).has_message(key) for key in phrases)
