"""Why not, about the very case: the facts a refusal names, and the sentence that names them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any, Final

Fact = Callable[[Any, Any], Any]  # of a state and the option that is refused there
Cases = Callable[[Any, Any, str], Sequence[str]]  # also of the rule that refuses it
OF_THE_ANSWER: Final = ("it", "do")  # what every refusal may name
_FORMATTER: Final = Formatter()


class Refusals:
    """How a game says why something is refused: a sentence for each rule, in English, Czech and
    Polish, and the facts of the case that the sentence names in braces.

    A fact is found in the position by a function of its own; it is a number, a thing of the game or
    what an answer stands for.  `it` is what the refused answer itself stands for, and `do` how it
    would have been said.  Where a rule refuses for several reasons, `cases` names the sentences
    that would tell this one, best first.
    """

    def __init__(
        self,
        sentences: Mapping[str, tuple[str, str, str]],
        facts: Mapping[str, Fact],
        cases: Cases | None = None,
    ) -> None:
        self.sentences = sentences
        self.found = facts
        self.cases = cases
        self.fields: dict[str, list[str]] = {
            rule: [
                name
                for name in dict.fromkeys([name for _, name, _, _ in _FORMATTER.parse(says[0])])
                if name and name not in OF_THE_ANSWER
            ]
            for rule, says in sentences.items()
        }

    def case(self, s: Any, option: Any, rule: str) -> str:
        """The key of the sentence that tells this case: the rule's own, if there is no better."""
        cases = self.cases
        if cases is not None:
            for key in cases(s, option, rule):
                if key in self.sentences:
                    return key
        return rule

    def facts(self, s: Any, option: Any, rule: str) -> dict[str, Any]:
        """What the sentence of this case names, in this position."""
        fields = self.fields.get(self.case(s, option, rule), ())
        return {name: self.found[name](s, option) for name in fields}
