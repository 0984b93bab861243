"""What every game's terminal shows alike: hand, log, question; each game lays its own table."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any, Final

from rich.markup import escape

from kostka.kernel.event import Event
from kostka.kernel.sense import Sense
from kostka.sight import View
from kostka.words import Book
from kostka.words.interface import say

WIDTH: Final = 100


def wrapped(text: str, first: str = "  ", then: str = "      ") -> list[str]:
    """A long text in lines that fit, without markup."""
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=then, break_on_hyphens=False
    )


class Screen:
    """One viewer's terminal, in one language."""

    def __init__(self, book: Book, lang: str, names: Sequence[str]) -> None:
        self.book = book
        self.lang = lang
        self.names = names

    def say(self, key: str, **args: Any) -> str:
        return say(self.lang, key, **args)

    def name(self, key: str) -> str:
        return escape(self.book.name(key, self.lang))

    def player(self, seat: int) -> str:
        return escape(self.names[seat])

    # The table

    def table(self, view: View) -> list[str]:
        raise NotImplementedError

    # The hand, the log, the question

    def hand(self, view: View) -> list[str]:
        keys = view.plain()["seats"][view.viewer]["hand"]
        return [f"[italic]{line}[/]" for key in keys for line in self.describe(key)]

    def describe(self, key: str) -> list[str]:
        text = self.book.describe_key(key, self.lang).replace("\n", " ")
        name = self.book.name(key, self.lang)
        return [escape(line) for line in wrapped(f"{name}: {text}")]

    def event(self, event: Event) -> str:
        return escape(self.book.event(event, self.lang, self.names))

    def question(self, view: View) -> list[str]:
        question = view.question
        assert question is not None
        asked = self.book.question(question, self.lang)
        who = self.say("asks", name=self.names[view.viewer])
        first, *rest = [escape(line) for line in wrapped(f"{who}: {asked}", "", "     ")]
        lines = [f"[bold yellow]{first}[/]", *[f"[bold yellow]{line}[/]" for line in rest]]
        moves = view.plain()["options"]
        for n, (option, move) in enumerate(zip(view.options, moves, strict=True), 1):
            if self.listed(option):
                lines += self.option(n, self.book.option(option, self.lang, self.names), move)
        return lines + self.hints(view)

    def option(self, n: int, text: str, move: str) -> list[str]:
        """What it means, and how it is written; on a second line if it is too long for one."""
        if len(text) + len(move) + 7 <= WIDTH:
            return [f"  [bold]{n:>2}[/] {escape(text)}  [dim]{escape(move)}[/]"]
        first, *rest = [escape(line) for line in wrapped(text, "     ", "     ")]
        head = f"  [bold]{n:>2}[/] {first.strip()}"
        return [head, *rest, f"     [dim]{escape(move)}[/]"]

    def listed(self, option: Sense) -> bool:
        """Whether an option gets a line of its own."""
        return True

    def hints(self, view: View) -> list[str]:
        return []

    def ending(self, view: View) -> list[str]:
        """What there is to say after the result."""
        return []
