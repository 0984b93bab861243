"""Dice Throne's table in the terminal: health, tokens, dice, and the sum of damage that waits."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from kostka.cli.screens.base import Screen
from kostka.games.dicethrone.rules import RollOrAnnounce
from kostka.sight import View

SIGN: Final = {"dealt": "", "added": "+", "prevented": "−", "heals": "♥"}
BAR: Final = 20
FULL: Final = 60  # health that fills the bar


class DiceThroneScreen(Screen):
    def table(self, view: View) -> list[str]:
        data = view.plain()
        phase = data["phase"] or "none"
        lines = [f"[bold]{self.say('turn', n=data['turn'])}[/] · {self.say('phase-' + phase)}"]
        for seat, it in enumerate(data["seats"]):
            lines += self.seat(seat, it, active=seat == data["active"])
        if data["roll"] and data["roll"]["dice"]:
            lines.append(self.dice(data))
        for sums in data["ledger"]:
            lines += self.ledger(sums)
        return lines

    def seat(self, seat: int, it: dict[str, Any], active: bool) -> list[str]:
        health = max(0, min(BAR, it["health"] * BAR // FULL))
        bar = "█" * health + "░" * (BAR - health)
        mark = "▶" if active else " "
        cards = self.say("cards", n=it["cards"])
        lines = [
            f"{mark} [bold]{self.player(seat)}[/] ({self.name(it['hero'])})  {bar} "
            f"{self.say('health')} [bold]{it['health']}[/] · {self.say('cp')} [bold]{it['cp']}[/]",
            f"    {self.say('in-hand')}: {cards} · {self.say('in-deck')}: {it['deck']} · "
            f"{self.say('in-pile')}: {len(it['pile'])}",
        ]
        if it["tokens"]:
            tokens = Counter(it["tokens"])
            text = ", ".join(f"{n}× {self.name(key)}" for key, n in tokens.items())
            lines.append(f"    {self.say('tokens')}: {text}")
        if it["upgrades"]:
            text = ", ".join(self.name(key) for key in it["upgrades"])
            lines.append(f"    {self.say('upgrades')}: {text}")
        if it["prepared"]:
            text = ", ".join(self.name(key) for key in it["prepared"])
            lines.append(f"    {self.say('prepared')}: {text}")
        return lines

    def dice(self, data: dict[str, Any]) -> str:
        roll, attack = data["roll"], data["attack"]
        shown = " ".join(f"[reverse] {die} [/]" for die in roll["dice"])
        symbols = self.book.symbols(data["seats"][roll["seat"]]["hero"], roll["dice"], self.lang)
        text = f"  {self.say('dice')} ({self.player(roll['seat'])}): {shown}  {symbols}"
        if roll["for"] == "offensive" and attack:
            text += f" · {self.say('rolls-left', n=attack['allowed'] - attack['attempts'])}"
        return text

    def ledger(self, sums: dict[str, Any]) -> list[str]:
        """The sum as the rulebook counts it, one entry after the other."""
        whom = self.player(sums["seat"]) if sums["seat"] >= 0 else "?"
        parts = []
        for entry in sums["entries"]:
            source = self.name(entry["source"])
            if entry["how"] == "halved":
                parts.append(f"{self.say('half-of', n=sums['subtotal'])} ({source})")
            elif entry["how"] == "ignored":
                parts.append(f"{self.say('prevents-all')} ({source})")
            else:
                parts.append(f"{SIGN[entry['how']]}{entry['n']} ({source})")
        return [
            f"  {self.say('ledger', name=whom)}: " + " ".join(parts),
            f"    = {self.say('subtotal')} {sums['subtotal']} → [bold]{sums['total']}[/]",
        ]

    def listed(self, view: View, option: Any, move: str) -> bool:
        """The many ways to keep dice are told in one hint."""
        rolling = isinstance(view.question, RollOrAnnounce)
        return not (rolling and isinstance(option, int) and move != "roll")

    def hints(self, view: View) -> list[str]:
        rolling = isinstance(view.question, RollOrAnnounce)
        keeps = any(move.startswith("keep") for move in view.plain()["options"])
        return [f"     {self.say('keep-hint')}"] if rolling and keeps else []
