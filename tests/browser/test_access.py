"""Everybody can use every page: axe-core finds nothing serious, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.table import Visitor, resigned

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Comes = Callable[..., Visitor]
BOT = {"kind": "bot", "bot": "random"}
LANGS = ("en", "cs", "pl")
SIZES = (1280, 360)
THEMES = ("dark", "light")
RUN = """
(async () => (await axe.run({ resultTypes: ['violations'] })).violations
  .filter((each) => ['serious', 'critical', 'moderate'].includes(each.impact))
  .flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`)))()
"""


@pytest.fixture(scope="module")
def finished(browser: Browser, address: str) -> str:
    """The table of a game that is over, which everybody may see again."""
    me = Visitor(browser, address, name="Ada")
    made = resigned(me, seats=[{"name": "Ada"}, BOT])
    me.leave()
    return made.table


def home(me: Visitor) -> Iterator[str]:
    me.go("/")
    me.await_("article.g")
    yield "home"
    for each in me.see("article.g summary").all():
        each.click()
    yield "home with its settings"


def nowhere(me: Visitor) -> Iterator[str]:
    me.go("/nowhere/at/all")
    me.await_("main h1")
    yield "404"


def rules(me: Visitor) -> Iterator[str]:
    me.go("/rules/dicethrone#THR-CALC-06")
    me.await_(".text p")
    me.see("input[type=search]").fill("THR-CALC")
    yield "rules"


def table(me: Visitor) -> Iterator[str]:
    me.sit(me.make(seats=[{"name": "Ada"}, BOT]).table)
    yield "table"
    for _ in range(6):
        me.point()
        me.turn()
    yield "table after some moves"
    me.more()
    yield "menu"
    me.page.keyboard.press("Escape")
    me.see(".piles button").first.click()
    me.await_("dialog[open]")
    yield "pile"
    me.close()
    me.page.keyboard.press("?")
    me.await_("dialog[open]")
    yield "keys"
    me.close()
    me.page.keyboard.press("/")
    me.await_("input[list=moves]:focus")
    me.page.keyboard.type("why roll")
    me.page.keyboard.press("Enter")
    me.await_(".whybox")
    me.see(".log a.rid").first.click()
    me.await_("[role=dialog] h2")
    yield "why not, and a rule"
    me.see("[role=dialog] button").click()
    me.see(".side [role=tab]").nth(1).click()
    me.await_(".chat")
    me.see(".hand .card, .ab .press").first.focus()
    yield "chat and a tooltip"


def lesson(me: Visitor) -> Iterator[str]:
    me.sit(me.make(lesson=True, seats=[{"name": "Ada"}]).table)
    me.await_(".guide")
    me.await_("[data-shown]")
    yield "a lesson"


def waiting(me: Visitor) -> Iterator[str]:
    me.go("/")
    me.see("article.g .acts .btn:not(.go)").first.click()
    me.await_(".free input")
    me.see(".free [aria-expanded]").click()
    me.await_(".free img")
    yield "a table that waits"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("lang", LANGS)
def test_nobody_is_kept_out_of_any_page(
    visitor: Comes, axe: str, finished: str, lang: str, width: int, theme: str
) -> None:
    me = visitor(lang=lang, width=width, theme=theme, script=axe, reduced_motion="reduce")

    def replay(me: Visitor) -> Iterator[str]:
        me.go(f"/replay/{finished}?seat=0&n=8")
        me.await_(".replay .hand")
        yield "replay"
        me.go(f"/t/{finished}")
        me.await_("main h1")
        yield "a table without a key"

    found: list[str] = []
    for way in (home, nowhere, rules, table, lesson, waiting, replay):
        for place in way(me):
            assert me.page.evaluate("document.documentElement.lang") == lang
            found += [f"{place}: {each}" for each in me.page.evaluate(RUN)]
            if me.scrolls()["x"] > 0:
                found.append(f"{place}: scrolls sideways")
            if width == 1280 and place.startswith("table") and me.scrolls()["y"] > 0:
                found.append(f"{place}: does not fit the screen")
    assert found == []
