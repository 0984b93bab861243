"""Every command explains itself."""

from __future__ import annotations

import pytest

from kostka.cli import COMMANDS, main

LAB = ("matrix", "ladder", "curve", "cards")
ASKED = [(), *[(name,) for name in COMMANDS], *[("lab", name) for name in LAB]]


@pytest.mark.parametrize("words", ASKED, ids=lambda words: " ".join(words) or "kostka")
def test_help_is_text_and_nothing_else(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """A lone percent sign would be filled in with the insides of the parser."""
    with pytest.raises(SystemExit) as ended:
        main([*words, "--help"])
    said = capsys.readouterr().out
    assert ended.value.code == 0
    assert said.startswith("usage: kostka") and "option_strings" not in said
