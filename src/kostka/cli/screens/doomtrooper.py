"""Doomtrooper's table in the terminal: points, warriors with what lies on them, and the duel."""

from __future__ import annotations

from typing import Any, Final

from rich.markup import escape

from kostka.cli.screens.base import Screen, wrapped
from kostka.sight import View

PRINTED: Final = ("fight", "shoot", "armour", "value")
SIGN: Final = {"plus": "", "base": "", "times": "×", "over": "÷"}


class DoomtrooperScreen(Screen):
    def table(self, view: View) -> list[str]:
        data = view.plain()
        phase = data["phase"] or "none"
        head = [f"[bold]{self.say('doom-turn', n=data['turn'])}[/]", self.say("phase-" + phase)]
        if data["actions"]:
            head.append(self.say("actions-left", n=data["actions"]))
        head.append(self.say("to-win", n=data["target"]))
        lines = [" · ".join(head)]
        for seat in range(len(data["seats"])):
            lines += self.seat(seat, data)
        for it in data["duels"]:
            lines += self.duel(it, data["table"])
        for play in data["plays"]:
            lines.append(
                f"  {self.say('is-played', name=self.player(play['by']))}: "
                f"[bold]{self.name(play['card'])}[/]"
            )
        return lines

    def seat(self, seat: int, data: dict[str, Any]) -> list[str]:
        it = data["seats"][seat]
        mark = "▶" if seat == data["active"] else " "
        lines = [
            f"{mark} [bold]{self.player(seat)}[/]  "
            f"[bold]{self.say('promotion-points', n=it['promotion'])}[/] · "
            f"[bold]{self.say('destiny-points', n=it['destiny'])}[/]",
            f"    {self.say('doom-hand')}: {self.say('cards', n=it['cards'])} · "
            f"{self.say('draw-pile')}: {it['deck']} · "
            f"{self.say('discard-pile')}: {it['piled']}",
        ]
        if it["clock"]:
            lines.append(f"    [red]{self.say('countdown', n=it['clock'])}[/]")
        for piece in data["table"]:
            if piece["by"] == seat and piece["warrior"]:
                lines += self.warrior(piece, data["table"])
        before = [each for each in data["table"] if self.lies_before(each, seat)]
        if before:
            text = ", ".join(
                self.called(each) + (f" ({self.name('shut-down')})" if each["down"] else "")
                for each in before
            )
            lines += [
                escape(line) for line in wrapped(f"{self.say('in-play')}: {text}", "    ", "      ")
            ]
        return lines

    def lies_before(self, piece: dict[str, Any], seat: int) -> bool:
        if piece["warrior"] or piece["on"] >= 0:
            return False
        return bool((piece["player"] if piece["player"] >= 0 else piece["by"]) == seat)

    def called(self, piece: dict[str, Any]) -> str:
        """Its name, and its number if there are several."""
        key: str = piece["card"]
        name: str = piece["name"]
        if name.startswith("face-down "):
            key = key or "a-warrior-face-down"
            return f"{self.book.name(key, self.lang)} [{piece['number']}]"
        return self.book.name(key, self.lang) + name[len(key) :]

    def warrior(self, piece: dict[str, Any], table: list[dict[str, Any]]) -> list[str]:
        values = " · ".join(
            f"{self.name(key)} {'–' if n is None else n}"
            for key, n in zip(PRINTED, piece["values"] or (), strict=bool(piece["values"]))
        )
        line = f"    {escape(self.called(piece)):<26} {values}"
        if piece["wounded"]:
            line += f" · [red]{self.say('wounded')}[/]"
        marks = {"in-cover": piece["down"], "unpaid": piece["unpaid"], "out-of-play": piece["out"]}
        marks["imprisoned"] = piece["imprisoned"]
        if piece["area"] in ("outpost", "outside"):
            marks[piece["area"]] = True
        line += "".join(f" · {self.name(mark)}" for mark, there in marks.items() if there)
        lying = [
            self.called(each) + (f" ({self.name('outside-it')})" if each["down"] else "")
            for each in table
            if each["on"] == piece["number"]
        ]
        if not lying:
            return [line]
        return [line, *[escape(text) for text in wrapped("+ " + ", ".join(lying), " " * 8)]]

    # The duel

    def duel(self, it: dict[str, Any], table: list[dict[str, Any]]) -> list[str]:
        names = {piece["number"]: self.called(piece) for piece in table}
        text = self.say("duel-phase", n=it["phase"])
        if it["defender"] in names and it["attacker"] in names:
            pair = {"one": names[it["attacker"]], "other": names[it["defender"]]}
            text += f": {escape(self.say('duel-of', **pair))}"
        if it["tactic"]:
            text += f" · {self.name(it['tactic'])}"
        if it["zone"] in names:
            text += f" · {escape(names[it['zone']])}"
        lines = [f"  [bold]{text}[/]"]
        for number in (it["attacker"], it["defender"]):
            parts = [self.sums(sums) for sums in it["sums"] if sums["warrior"] == number]
            if parts:
                lines.append(f"    {escape(names[number])}: " + " · ".join(parts))
        for award in it["awards"]:
            if award["destiny"] >= 0:
                points = {"destiny": award["destiny"], "promotion": award["promotion"]}
                name = self.player(award["seat"])
                lines.append(f"    {self.say('announced', name=name, **points)}")
        return lines

    def sums(self, sums: dict[str, Any]) -> str:
        """One value as it is counted."""
        text = f"{self.name(sums['what'])} {sums['printed']}"
        for part in sums["parts"]:
            added = part["how"] in ("plus", "base")
            n = f"{part['n']:+}".replace("-", "−") if added else f"{part['n']}"
            text += f" {SIGN[part['how']]}{n} ({self.name(part['source'])})"
        return f"{text} = [bold]{sums['total']}[/]" if sums["parts"] else text
