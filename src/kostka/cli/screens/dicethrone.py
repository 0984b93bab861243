"""Dice Throne's table in the terminal: health, tokens, dice, and the sum of damage that waits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.markup import escape

from kostka.cli.screens.base import Screen, wrapped
from kostka.kernel.sense import Sense
from kostka.sight import View

SIGN: Final = {"dealt": "", "added": "+", "prevented": "−", "heals": "♥", "survives": "≥"}
KEEP: Final = "keep"  # the verb of choosing dice
BAR: Final = 20
FULL: Final = 60  # health that fills the bar


class DiceThroneScreen(Screen):
    def table(self, view: View) -> list[str]:
        data = view.plain()
        phase = data["phase"] or "none"
        lines = [f"[bold]{self.say('turn', n=data['turn'])}[/] · {self.say('phase-' + phase)}"]
        sides = [it["side"] for it in data["seats"]]
        teams = len(set(sides)) < len(sides)
        for seat, it in enumerate(data["seats"]):
            lines += self.seat(seat, it, active=seat == data["active"], teams=teams)
            if seat != view.viewer and it["hand"]:
                lines += self.several("known-hand", it["hand"])
        if data["played"] and data["played"]["what"] in self.book.names:
            by = self.player(data["played"]["by"])
            card = self.name(data["played"]["what"])
            lines.append(f"  [bold]{self.say('being-played', name=by, card=card)}[/]")
        if data["roll"] and data["roll"]["dice"]:
            lines.append(self.dice(data))
        for sums in data["ledger"]:
            lines += self.ledger(sums)
        return lines

    def seat(self, seat: int, it: dict[str, Any], active: bool, teams: bool) -> list[str]:
        health = max(0, min(BAR, it["health"] * BAR // FULL))
        bar = "█" * health + "░" * (BAR - health)
        mark = "▶" if active else " "
        cards = self.say("cards", n=it["cards"])
        lines = [
            f"{mark} [bold]{self.player(seat)}[/] ({self.name(it['hero'])})  {bar} "
            f"{self.say('health')} [bold]{it['health']}[/] · {self.say('cp')} [bold]{it['cp']}[/]",
            f"    {self.say('in-hand')}: {cards} · {self.say('in-deck')}: {it['deck']} · "
            f"{self.say('in-pile')}: {len(it['pile'])}{self.standing(it, teams)}",
        ]
        if it["tokens"]:
            tokens = Counter(it["tokens"])
            text = ", ".join(f"{n}× {self.name(key)}" for key, n in tokens.items())
            lines.append(f"    {self.say('tokens')}: {text}")
        lines += self.several("upgrades", it["upgrades"]) + self.several("prepared", it["prepared"])
        # where a card lies in a deck, as far as the viewer knows it
        lines += self.several("top-of-deck", it["top"])
        lines += self.several("bottom-of-deck", it["bottom"])
        return lines

    def standing(self, it: dict[str, Any], teams: bool) -> str:
        """With whom this player is, and whether as a king or no more at all."""
        said = [self.say("team", n=it["side"] + 1)] if teams else []
        said += [self.say("king")] if it["king"] and not it["out"] else []
        said += [self.say("is-out")] if it["out"] else []
        return "".join([f" · {each}" for each in said])

    def several(self, said: str, keys: Sequence[str]) -> list[str]:
        """What there are several of, by name, in as many lines as that takes."""
        if not keys:
            return []
        names = ", ".join(self.book.name(key, self.lang) for key in keys)
        return [escape(line) for line in wrapped(f"{self.say(said)}: {names}", "    ")]

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
        whom = self.player(sums["seat"]) if sums["seat"] >= 0 else self.say("the-target")
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

    def listed(self, option: Sense) -> bool:
        """The many ways to keep dice are told in one hint."""
        return option.verb != KEEP

    def hints(self, view: View) -> list[str]:
        keeps = any(option.verb == KEEP for option in view.options)
        return [f"     {self.say('keep-hint')}"] if keeps else []
