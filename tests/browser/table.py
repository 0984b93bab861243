"""Somebody with a browser: what he sees of a table, and his hands."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize

PATIENCE: Final = 120_000  # ms; the machine may be busy
HEIGHTS: Final = {1920: 1080, 1280: 800, 900: 820, 768: 1024, 360: 740}
ANSWER: Final = '.q .opts .btn[data-option][aria-disabled="false"]'
ASKED: Final = '.q:not(:has(form))[aria-busy="false"]'
TYPED: Final = '.q[aria-busy="false"] form.opts input'  # real dice are awaited
# The viewer is asked, the game is over, or the screen is covered for somebody else.
TURN: Final = f"{ASKED}, .q.end, .cover button, {TYPED}"
# What carries the lamp's light on the board of Dice Throne.
CARD, ABILITY, TOKEN, AIM = (
    ".hand .card.can",
    ".ab.can .press",
    "button.chip-tok.lit",
    ".seat .aim",
)
DIE, AGAIN, TURN_DIE = ".roll button.die", "button.again:enabled", ".turns .die"
# How likely each of them is pressed, in this order.
LIKELY: Final = {ABILITY: 0.9, TURN_DIE: 1.0, AIM: 1.0, AGAIN: 0.9, CARD: 0.5, TOKEN: 0.5}

# What the page was told, and what its policy refused.
LISTEN: Final = """
window.refusals = [];
addEventListener('securitypolicyviolation', (event) =>
  window.refusals.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`));
"""


class Visitor:
    """A fresh browser profile with one page, in one language, theme and size."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        lang: str = "en",
        theme: str = "dark",
        width: int = 1280,
        name: str = "",
        speed: str = "off",
        script: str = "",
        seed: int = 1,
        **context: Any,
    ) -> None:
        self.address = address
        self.luck = random.Random(seed)
        self.errors: list[str] = []
        self.expected = ""  # a pattern of what the browser may complain about
        size: ViewportSize = {"width": width, "height": HEIGHTS[width]}
        self.context = browser.new_context(viewport=size, base_url=address, **context)
        self.context.set_default_timeout(PATIENCE)
        kept = {"kostka-lang": lang, "kostka-theme": json.dumps(theme)}
        kept["kostka-speed"] = json.dumps(speed)
        if name:
            kept["kostka-name"] = json.dumps(name)
        keep = f"for (const [key, value] of Object.entries({json.dumps(kept)})) "
        keep += "if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"
        self.context.add_init_script(LISTEN + keep + script)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def trouble(self) -> list[str]:
        """What went wrong in this browser, beside what was expected to."""
        told: list[str] = self.page.evaluate("window.refusals ?? []")
        found = [*self.errors, *told]
        return [each for each in found if not (self.expected and re.search(self.expected, each))]

    def leave(self) -> None:
        self.context.close()

    # Getting to a table

    def go(self, path: str) -> None:
        self.page.goto(path)

    def make(self, **wanted: Any) -> Made:
        """A table made over HTTP by this browser, which holds the seats of people."""
        body = {"game": "dicethrone", "mode": "duel", "dice": "committed", **wanted}
        origin = {"Origin": self.address}
        answer = self.context.request.post("/api/tables", data=body, headers=origin)
        assert answer.ok, answer.text()
        return Made(answer.json())

    def sit(self, table: str) -> None:
        self.go(f"/t/{table}")
        self.turn()

    @property
    def table(self) -> str:
        """The id in the address."""
        return self.page.url.split("?")[0].rsplit("/", 1)[-1]

    # Looking

    def see(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def text(self, selector: str) -> str:
        return self.see(selector).first.inner_text()

    def await_(self, selector: str) -> Locator:
        found = self.see(selector).first
        found.wait_for()
        return found

    def close(self, selector: str = "dialog[open]") -> None:
        """Escape, and wait until it is gone: until then keys belong to it."""
        self.page.keyboard.press("Escape")
        self.see(selector).first.wait_for(state="hidden")

    def turn(self) -> None:
        """Until it is this browser's turn to do something."""
        self.await_(TURN)

    @property
    def over(self) -> bool:
        return self.see(".q.end").count() > 0

    def answers(self) -> list[str]:
        """The moves in the question bar."""
        found: list[str] = self.see(ANSWER).evaluate_all(
            "(all) => all.map((each) => each.dataset.option)"
        )
        return found

    def more(self) -> Locator:
        """The menu of the table, opened."""
        self.see(".tools [aria-expanded]").last.click()
        return self.await_(".menu.panel")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).first

    def scrolls(self) -> dict[str, int]:
        """By how many pixels the page is larger than the window."""
        found: dict[str, int] = self.page.evaluate(
            "() => { const it = document.documentElement;"
            " return { x: it.scrollWidth - it.clientWidth, y: it.scrollHeight - innerHeight }; }"
        )
        return found

    # Playing

    def answer(self, move: str = "") -> str:
        """Press this answer in the bar, or any; what is on the board only is listed there first."""
        if not self.see(ANSWER).count():
            self.see(".q .opts [aria-expanded=false]").click()
        shown = self.answers()
        chosen = move or self.luck.choice(shown)
        self.see(f"{ANSWER}[data-option={json.dumps(chosen)}]").first.click()
        return chosen

    def lit(self) -> dict[str, int]:
        """How many things of each kind can be pressed on the board."""
        found: list[int] = self.page.evaluate(
            "(kinds) => kinds.map((kind) => document.querySelectorAll(kind).length)", list(LIKELY)
        )
        return dict(zip(LIKELY, found, strict=True))

    def point(self) -> str:
        """One answer by the pointer: on the board where it is offered there, else in the bar."""
        for kind, n in self.lit().items():
            if not n or self.luck.random() >= LIKELY[kind]:
                continue
            if kind == AGAIN:
                self.keep()
                if not self.see(AGAIN).count():
                    continue
            self.press(self.see(kind))
            return kind
        self.answer()
        return ANSWER

    def keep(self) -> None:
        """Put some dice aside, which then are kept."""
        dice = self.see(DIE)
        for n in range(dice.count()):
            if self.luck.random() < 0.4:
                dice.nth(n).click()

    def press(self, things: Locator) -> None:
        """Press one of these; where it has several answers, one of them in its menu."""
        things.nth(self.luck.randrange(things.count())).click()
        menu = self.see(".dicethrone .menu .btn:not(.off)")
        if menu.count():
            menu.nth(self.luck.randrange(menu.count())).click()


class Made:
    """A new table as its maker got it."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.table: str = answer["table"]
        self.seats: list[str] = [link or "" for link in answer["links"]["seats"]]
        self.watch: str = answer["links"]["watch"]


def resigned(me: Visitor, **wanted: Any) -> Made:
    """A game that was over soon."""
    made = me.make(**wanted)
    me.sit(made.table)
    me.page.keyboard.press("/")
    me.await_("input[list=moves]:focus")
    me.page.keyboard.type("resign")
    me.page.keyboard.press("Enter")
    me.await_(".q.end")
    return made
