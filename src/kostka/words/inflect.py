"""What English, Czech and Polish grammar asks for: plurals, sentences, lists, the Czech clitic."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

LANGUAGES: Final = ("en", "cs", "pl")
AND: Final = {"en": "and", "cs": "a", "pl": "i"}
OR: Final = {"en": "or", "cs": "nebo", "pl": "lub"}
MANY: Final = 99  # a number that is not known yet takes the form of a great one

Three = tuple[str, str, str]  # the same in English, Czech, Polish


def place(lang: str) -> int:
    """Where a language stands in every triple; raises LookupError."""
    if lang not in LANGUAGES:
        raise LookupError(f"no language called {lang!r}")
    return LANGUAGES.index(lang)


def plural(n: int, forms: Sequence[str], lang: str) -> str:
    """One of `one|many` in English, of `one|few|many` in Czech and Polish; fewer where they agree.

    Czech counts 2 to 4 as few, and 22 as many; Polish counts 22 to 24 as few, and 12 to 14 as many.
    """
    n = abs(n)
    if n == 1:
        return forms[0]
    if lang == "pl":
        few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    else:
        few = n in (2, 3, 4)
    return forms[1] if few and len(forms) > 2 else forms[-1]


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """With a capital, and with a full stop unless a name's own mark ends it."""
    return capital(words) + ("" if not words or words[-1] in ".!?" else ".")


def listed(texts: Sequence[str], lang: str, joined: Mapping[str, str] = AND) -> str:
    """As a list inside one sentence; with semicolons if its parts are lists themselves."""
    word = f" {joined[lang]} "
    if len(texts) > 1 and any(word in text or ", " in text or ": " in text for text in texts):
        return "; ".join(texts)
    return word.join([*([", ".join(texts[:-1])] if texts[1:] else []), *texts[-1:]])


def after(opening: str, words: str, lang: str) -> str:
    """A sentence with a word put in front: in Czech `dober si` turns to `poté si dober`."""
    if lang == "cs":
        words = re.sub(r"^(\w+) (si|se) ", r"\2 \1 ", words)
    return f"{opening} {words}"


def roman(n: int) -> str:
    return ("", "I", "II", "III", "IV")[n]
