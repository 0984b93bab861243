"""Why not: the rule that refuses an answer, and a sentence about this very case."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kostka.judge import why
from kostka.kernel.game import Game
from kostka.kernel.state import State
from kostka.kernel.step import Reason
from kostka.sight import meant, seen
from kostka.words.book import Book

TITLE: Final = "\ue0ff"  # stands for the title of the rule, which no book knows
OTHERWISE: Final = (f"{{do}}: {TITLE}",) * 3  # for what has no sentence of its own


def because(game: Game, s: State, option: Any) -> Reason | None:
    """What forbids this to the asked seat, with the facts of the case as that seat may see them."""
    reason = s.may(option)
    if reason is None:
        return None
    facts = game.refusals.facts(s, option, reason.rule)
    return Reason(reason.rule, option, {name: seen(s, fact) for name, fact in facts.items()})


def sentence_for(
    game: Game, words: Book, s: State, reason: Reason, lang: str, names: Sequence[str] = ()
) -> str:
    """The refusal in words.  What has none of its own yet names the answer and the rule."""
    (sense,) = meant(s, [reason.option])
    refusals = game.refusals
    says = refusals.sentences.get(refusals.case(s, reason.option, reason.rule))
    if says is None:
        return words.refusal(OTHERWISE, reason, sense, lang, names).replace(
            TITLE, why(reason.rule, lang).rstrip(".")
        )
    return words.refusal(says, reason, sense, lang, names)
