"""What the engine itself refuses has a sentence in three languages."""

from __future__ import annotations

import pytest

from kostka.judge import LANGUAGES, why
from kostka.kernel import journal
from kostka.kernel.step import NOT_OFFERED

IDS = [
    NOT_OFFERED,
    *(value for value in vars(journal).values() if str(value).startswith("KERNEL-")),
]


@pytest.mark.parametrize("rule", sorted(set(IDS)))
def test_every_refusal_of_the_engine_is_a_sentence(rule: str) -> None:
    said = {lang: why(rule, lang) for lang in LANGUAGES}
    assert len(set(said.values())) == 3
    assert all(text.endswith(".") for text in said.values())
