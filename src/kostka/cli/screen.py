"""What the terminal shows of a game: made of a view, the game's words and the interface's words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.markup import escape

from kostka.games.dicethrone.rules import RollOrAnnounce
from kostka.kernel.event import Event
from kostka.sight import View
from kostka.words import Book
from kostka.words.interface import say

SIGN = {"dealt": "", "added": "+", "prevented": "−", "heals": "♥"}


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

    # The table

    def table(self, view: View) -> list[str]:
        data = view.plain()
        phase = data["phase"] or "none"
        lines = [
            f"[bold]{self.say('turn', n=data['turn'])}[/] · {self.say('phase-' + phase)}",
        ]
        for seat, it in enumerate(data["seats"]):
            lines += self.seat(seat, it, active=seat == data["active"])
        if data["roll"] and data["roll"]["dice"]:
            lines.append(self.dice(data))
        for sums in data["ledger"]:
            lines.append(self.ledger(sums))
        return lines

    def seat(self, seat: int, it: dict[str, Any], active: bool) -> list[str]:
        health = max(0, min(20, it["health"] * 20 // 60))
        bar = "█" * health + "░" * (20 - health)
        mark = "▶" if active else " "
        cards = self.say("cards", n=it["cards"])
        lines = [
            f"{mark} [bold]{escape(self.names[seat])}[/] ({self.name(it['hero'])})  {bar} "
            f"[bold]{it['health']}[/] {self.say('health')} · "
            f"[bold]{it['cp']}[/] {self.say('cp')} · {self.say('in-hand')}: {cards} · "
            f"{self.say('in-deck')}: {it['deck']} · "
            f"{self.say('in-pile')}: {len(it['pile'])}"
        ]
        if it["tokens"]:
            tokens = Counter(it["tokens"])
            text = ", ".join(f"{n}× {self.name(key)}" for key, n in tokens.items())
            lines.append(f"    {self.say('tokens')}: {text}")
        if it["upgrades"]:
            text = ", ".join(self.name(key) for key in it["upgrades"])
            lines.append(f"    {self.say('upgrades')}: {text}")
        return lines

    def dice(self, data: dict[str, Any]) -> str:
        roll, attack = data["roll"], data["attack"]
        shown = " ".join(f"[reverse] {die} [/]" for die in roll["dice"])
        symbols = self.book.symbols(data["seats"][roll["seat"]]["hero"], roll["dice"], self.lang)
        text = f"  {self.say('dice')} ({escape(self.names[roll['seat']])}): {shown}  {symbols}"
        if roll["for"] == "offensive" and attack:
            text += f" · {self.say('rolls-left', n=attack['allowed'] - attack['attempts'])}"
        return text

    def ledger(self, sums: dict[str, Any]) -> str:
        """The sum as the rulebook counts it."""
        whom = self.names[sums["seat"]] if sums["seat"] >= 0 else "?"
        parts = []
        for entry in sums["entries"]:
            source = self.name(entry["source"])
            if entry["how"] == "halved":
                parts.append(f"{self.say('half-of', n=sums['subtotal'])} ({source})")
            elif entry["how"] == "ignored":
                parts.append(f"{self.say('prevents-all')} ({source})")
            else:
                parts.append(f"{SIGN[entry['how']]}{entry['n']} ({source})")
        text = f"  {self.say('ledger', name=escape(whom))}: " + " ".join(parts)
        return f"{text} = {self.say('subtotal')} {sums['subtotal']} → [bold]{sums['total']}[/]"

    # The hand, the log, the question

    def hand(self, view: View) -> list[str]:
        keys = view.plain()["seats"][view.viewer]["hand"]
        return [f"  [italic]{self.describe(key)}[/]" for key in keys]

    def describe(self, key: str) -> str:
        text = self.book.describe_key(key, self.lang).replace("\n", " ")
        return escape(f"{self.book.name(key, self.lang)}: {text}")

    def event(self, event: Event) -> str:
        return escape(self.book.event(event, self.lang, self.names))

    def question(self, view: View) -> list[str]:
        question = view.question
        assert question is not None
        lines = [
            f"[yellow]{self.say('asks', name=escape(self.names[view.viewer]))}[/]: "
            f"[bold]{escape(self.book.question(question, self.lang))}[/]"
        ]
        rolling = isinstance(question, RollOrAnnounce)
        moves = view.plain()["options"]
        for n, (option, move) in enumerate(zip(view.options, moves), 1):
            if rolling and isinstance(option, int) and move != "roll":
                continue
            text = escape(self.book.option(question, option, self.lang))
            lines.append(f"  [bold]{n:>2}[/] {text}  [dim]{escape(move)}[/]")
        if rolling and any(move.startswith("keep") for move in moves):
            lines.append(f"     {self.say('keep-hint')}")
        return lines
