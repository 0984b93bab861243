"""Why not, about the very case: the facts a refusal names, and the sentence that names them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, Final

Fact = Callable[[Any, Any], Any]  # of a state and the option that is refused there
Case = Callable[[Any, Any], str]  # the same: under which key the sentence about it is found
OF_THE_ANSWER: Final = ("it", "do")  # what every refusal may name
_FORMATTER: Final = Formatter()


class Refusals:
    """How a game says why something is refused: a sentence for each rule, in English, Czech and
    Polish, and the facts of the case that the sentence names in braces.

    A fact is found in the position by a function of its own; it is a number, a thing of the game or
    what an answer stands for.  `it` is what the refused answer itself stands for, and `do` how it
    would have been said.  Where a rule refuses for several reasons, `cases` has a function that
    tells which sentence it is.
    """

    def __init__(
        self,
        sentences: Mapping[str, tuple[str, str, str]],
        facts: Mapping[str, Fact],
        cases: Mapping[str, Case] | None = None,
    ) -> None:
        self.sentences = sentences
        self.found = facts
        self.cases: Mapping[str, Case] = {} if cases is None else cases
        self.fields: dict[str, list[str]] = {
            rule: [
                name
                for name in dict.fromkeys([name for _, name, _, _ in _FORMATTER.parse(says[0])])
                if name and name not in OF_THE_ANSWER
            ]
            for rule, says in sentences.items()
        }

    def case(self, s: Any, option: Any, rule: str) -> str:
        """The key of the sentence by which this rule refuses this option here."""
        told = self.cases.get(rule)
        return rule if told is None else told(s, option)

    def facts(self, s: Any, option: Any, rule: str) -> dict[str, Any]:
        """What the sentence of this rule names, in this position."""
        names = self.fields.get(self.case(s, option, rule), ())
        return {name: self.found[name](s, option) for name in names}
