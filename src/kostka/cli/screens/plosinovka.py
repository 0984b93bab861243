"""Plošinovka in the terminal: the tower drawn in text, and beside it all else that lies open.

A field is three characters: `H` for a ladder, then a figure or what the field holds, then what is
under the figure.  Below each row of fields are their floors.
"""

from __future__ import annotations

import textwrap
from itertools import zip_longest
from typing import Any, Final

from rich.markup import escape

from kostka.cli.screens.base import Screen, wrapped
from kostka.sight import View

ROOM: Final = 80  # columns of the whole table
LIES: Final = {"": ".", "gem": "*", "gold": "$"}
SHOWS: Final = {"trap": "^", "stall": "S", "portal": "O", "boss-token": "!"}
FIGURES: Final = {
    "zombie": "Z",
    "goblin-thief": "T",
    "ent": "E",
    "stone-golem": "G",
    "werewolf": "W",
    "gargoyle": "Y",
    "ashigaru": "A",
    "medusa": "M",
    "daimyo-banzai": "B",
}


class PlosinovkaScreen(Screen):
    def table(self, view: View) -> list[str]:
        data = view.plain()
        head = [f"[bold]{self.say('tower-turn', n=data['turn'])}[/]"]
        if data["step"]:
            head.append(self.say("tower-step", n=data["step"], name=self._step(data["step"])))
        head.append(self.name(data["theme"]))
        drawn = self.tower(data)
        width = 4 * data["tower"]["width"] + 4
        beside = self.beside(data, ROOM - width - 3)
        lines = [" · ".join(head)]
        for left, right in zip_longest(drawn, beside):
            lines.append(f"{left if left is not None else ' ' * width}  {escape(right or '')}")
        return [*lines, *self.legend(data)]

    def _step(self, n: int) -> str:
        return self.book.name(f"step-{n}", self.lang)

    # The tower

    def tower(self, data: dict[str, Any]) -> list[str]:
        """The revealed rows from the top, each with the floors below it, then the columns."""
        it = data["tower"]
        width, fields = it["width"], it["fields"]
        standing = {each["at"]: each for each in data["figures"]}
        lines: list[str] = []
        for start in range(len(fields) - width, -1, -width):
            row = fields[start : start + width]
            cells = [self.cell(field, standing.get(field["name"]), data) for field in row]
            walls = ["|" if field["wall"] else " " for field in row]
            walls[-1] = "|"
            number = row[0]["name"][1:]
            lines.append(
                f"{number:>3}|" + "".join(a + b for a, b in zip(cells, walls, strict=True))
            )
            lines.append("   +" + "+".join(self.floor(field) for field in row) + "+")
        names = "".join(f" {field['name'][0]}  " for field in fields[:width])
        return [*lines, f"    {names}"]

    def floor(self, field: dict[str, Any]) -> str:
        if not field["platform"]:
            return "   "
        return "-H-" if field["through"] else "---"

    def cell(
        self, field: dict[str, Any], figure: dict[str, Any] | None, data: dict[str, Any]
    ) -> str:
        ladder = "H" if field["ladder"] else " "
        holds = LIES[field["lies"]]
        if holds == "." and field["shows"] in SHOWS:
            holds = SHOWS[field["shows"]]
        if figure is None:
            return f"{ladder}{holds} "
        under = " " if holds == "." else holds
        if figure["seat"] >= 0:
            style = "bold reverse" if figure["seat"] == data["active"] else "bold"
            return f"{ladder}[{style}]{figure['seat'] + 1}[/]{under}"
        return f"{ladder}[red]{FIGURES[figure['enemy']]}[/]{under}"

    def legend(self, data: dict[str, Any]) -> list[str]:
        """What the letters of the drawing stand for, as far as they occur."""
        fields = data["tower"]["fields"]
        signs = {("field-" + key): sign for key, sign in {**LIES, **SHOWS}.items() if key}
        there = {f"field-{field[what]}" for field in fields for what in ("shows", "lies")}
        parts = [
            f"{sign} {self.book.name(key, self.lang)}"
            for key, sign in signs.items()
            if key in there
        ]
        enemies = {each["enemy"]: each for each in data["figures"] if each["enemy"]}
        for key, each in enemies.items():
            numbers = self.say("tower-enemy", lives=each["lives"], damage=each["damage"])
            parts.append(f"{FIGURES[key]} {self.book.name(key, self.lang)} ({numbers})")
        return [
            escape(line)
            for line in textwrap.wrap(
                ", ".join(parts), ROOM - 2, initial_indent="  ", subsequent_indent="  "
            )
        ]

    # The blow that is being put together, and the end

    def hints(self, view: View) -> list[str]:
        """TOW-AMB-32: who may strike now is warned if it would do nothing."""
        data = view.plain()
        doing = data["doing"]
        if "strike" not in data["options"] or doing is None or doing["what"] != "attack":
            return []
        target = next(each for each in data["figures"] if each["at"] == doing["on"])
        if doing["total"] >= target["lives"]:
            return []
        name = self.book.name(target["enemy"], self.lang)
        said = self.say("tower-too-weak", n=doing["total"], lives=target["lives"], name=name)
        return [f"[bold red]{escape(line)}[/]" for line in wrapped(said, "  ", "  ")]

    def ending(self, view: View) -> list[str]:
        """The score of a solo game that was won: TOW-SOLO-09 to -14."""
        score: list[int] = view.plain()["score"]
        if not score:
            return []
        parts = dict(zip(("events", "enemies", "overkill", "gems", "wealth"), score, strict=True))
        return [
            f"[bold]{escape(self.say('tower-score', n=sum(score)))}[/]",
            f"  {escape(self.say('tower-score-parts', **parts))}",
        ]

    # Beside the tower

    def beside(self, data: dict[str, Any], room: int) -> list[str]:
        lines: list[str] = []
        for seat in range(len(data["seats"])):
            lines += self.seat(seat, data)
        lines += ["", *self.dice(data["dice"])]
        if data["boss"]:
            lines.append(self.boss(data["boss"]))
        for kind in ("items", "potions"):
            cards = [
                f"{self.book.name(it['card'], self.lang)} {it['price']}"
                for it in data["shop"][kind]
            ]
            lines.append(
                f"{self.say('tower-shop-' + kind)}: {', '.join(cards) or self.say('none')}"
            )
        if data["artifacts"]:
            lines.append(self.named("tower-artifacts", data["artifacts"]))
        if data["events"]["shown"]:
            event = self.book.name(data["events"]["shown"][-1], self.lang)
            lines.append(self.say("tower-event", name=event, n=data["events"]["left"]))
        wide: list[str] = []
        for line in lines:
            wide += textwrap.wrap(line, room, subsequent_indent="    ", break_on_hyphens=False) or [
                ""
            ]
        return wide

    def seat(self, seat: int, data: dict[str, Any]) -> list[str]:
        it = data["seats"][seat]
        mark = "▶" if seat == data["active"] else " "
        where = it["at"] or self.say("is-out" if it["out"] else "tower-off")
        hero = f" {self.book.name(it['hero'], self.lang)}" if it["hero"] else ""
        special = self.book.name(it["special"] or "blank", self.lang)
        lines = [
            f"{mark}{seat + 1}{hero} ({self.names[seat]}): {where}",
            f"   ♥ {it['lives']}/{it['most_lives']} · {self.say('tower-gold', n=it['gold'])} · "
            f"{self.say('tower-gems', n=it['gems'])} · {self.say('tower-special')}: {special}",
        ]
        cards = [
            self.book.name(key, self.lang)
            + (f" ({self.say('tower-used')})" if key in it["turned"] else "")
            for key in it["items"]
        ]
        cards += [self.book.name(key, self.lang) for key in it["potions"]]
        if cards:
            lines.append(f"   {', '.join(cards)}")
        if it["tokens"]:
            lines.append("   " + self.named("tokens", it["tokens"]))
        return lines

    def named(self, said: str, keys: list[str]) -> str:
        names = ", ".join(self.book.name(key, self.lang) for key in keys)
        return f"{self.say(said)}: {names}"

    def dice(self, dice: dict[str, Any]) -> list[str]:
        spent = list(dice["rolled"])
        for symbol in dice["pool"]:
            spent.remove(symbol)
        lines = [f"{self.say('tower-pool')}: {self.symbols(dice['pool'])}"]
        if spent:
            lines.append(f"{self.say('tower-spent')}: {self.symbols(spent)}")
        if dice["enemy"]:
            lines.append(
                f"{self.say('tower-enemy-die')}: {self.book.name(dice['enemy'], self.lang)}"
            )
        return lines

    def symbols(self, keys: list[str]) -> str:
        counts = {key: keys.count(key) for key in keys}
        names = [
            self.book.name(key, self.lang) if n == 1 else f"{n}× {self.book.name(key, self.lang)}"
            for key, n in counts.items()
        ]
        return ", ".join(names) or self.say("none")

    def boss(self, boss: dict[str, Any]) -> str:
        numbers = self.say("tower-enemy", lives=boss["lives"], damage=boss["damage"])
        where = f" {boss['at']}" if boss["at"] else ""
        return f"{self.book.name(boss['boss'], self.lang)}{where} ({numbers})"
