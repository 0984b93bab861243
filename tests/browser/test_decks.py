"""The deck builder in the browser: found, built, refused by rule, written, and played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.table import Visitor
from tests.browser.test_access import RUN

Comes = Callable[..., Visitor]
ROWS = "section:nth-of-type(2) ul li"


def test_a_deck_is_built_by_keyboard_and_its_legality_follows(visitor: Comes) -> None:
    me = visitor(width=360)
    me.go("/decks")
    me.await_(".found li")
    me.see("input[type=search]").focus()
    me.page.keyboard.type("clansman")
    me.await_('.found li:first-child b:text-is("Clansman")')
    add = me.see(".found li:first-child button")
    add.focus()
    for n in range(1, 6):
        me.page.keyboard.press("Enter")
        me.await_(f'{ROWS} b:text-is("{n}×")')
    me.await_('a.rid:text-is("DOOM-DECK-02")')
    assert me.see('a.rid:text-is("DOOM-DECK-01")').count() == 1
    me.see('a.rid:text-is("DOOM-DECK-02")').click()
    me.await_("[role=dialog] h2")
    me.page.keyboard.press("Escape")
    me.see(f'{ROWS} button[aria-label^="Take out"]').first.press("Enter")
    me.await_(f'{ROWS} b:text-is("4×")')
    assert me.see('a.rid:text-is("DOOM-DECK-02")').count() == 0
    assert "100.0 %" in me.text("table")  # four of four cards are warriors
    assert me.scrolls()["x"] <= 0


def test_cards_are_found_by_rating_type_and_what_they_do(visitor: Comes) -> None:
    me = visitor(lang="cs")
    me.go("/decks")
    me.await_(".found li")
    me.see("input[type=search]").fill("imunita symetrii v=8")
    me.await_('.found li b:text-is("Sean Gallagher")')
    me.see("select").first.select_option("equipment")
    me.await_('[role=status]:text-is("0 karet")')
    me.see("input[type=search]").fill("")
    me.await_(".found li")
    assert "vybavení" in me.text(".found li")


def test_a_deck_is_loaded_written_read_and_played(visitor: Comes) -> None:
    me = visitor()
    me.go("/decks")
    me.await_(".found li")
    me.see("select").nth(2).select_option("dark-gifts")
    me.button("Load it").click()
    me.await_(".good")
    shared = me.page.url
    assert "d=DT1" in shared
    for form in ("o8d", "codes", "link", "text"):
        me.see("select").nth(3).select_option(form)
        before = me.see("textarea").input_value()
        me.button("Write it").click()
        me.page.wait_for_function(
            "before => document.querySelector('textarea').value !== before", arg=before
        )
        me.button("Read this text").click()
        me.await_(".good")
        assert me.page.url == shared
    me.see("textarea").fill("3x Clansmann")
    me.button("Read this text").click()
    assert "did you mean Clansman" in me.await_("[role=alert]").inner_text()
    me.expected = "400"
    me.go(shared.removeprefix(me.address))
    me.await_(".good")
    me.button("Play against it with this deck").click()
    me.page.wait_for_url("**/t/*")
    me.await_(".board .seat, .board article, .board section")


@pytest.mark.parametrize(
    "lang, theme, width", [("en", "light", 1280), ("cs", "dark", 360), ("pl", "light", 360)]
)
def test_nobody_is_kept_out_of_decks_and_events(
    visitor: Comes, axe: str, lang: str, theme: str, width: int
) -> None:
    me = visitor(lang=lang, width=width, theme=theme, script=axe, reduced_motion="reduce")
    found: list[str] = []

    def look(place: str) -> None:
        found.extend([f"{place}: {each}" for each in me.page.evaluate(RUN)])
        if me.scrolls()["x"] > 0:
            found.append(f"{place}: scrolls sideways")

    me.go("/decks")
    me.await_(".found li")
    me.see(".found li:first-child button").click()
    me.await_(ROWS)
    look("decks")
    me.go("/events")
    me.see("form input").first.fill("Cup")
    look("a new event")
    me.see("form .btn.go").click()
    for n in (1, 2):
        me.await_("form input[list]")
        me.see("form input").first.fill(f"Player {n}")
        me.see("form .btn").click()
        me.await_(f'th:text-is("Player {n}")')
    me.see("section .btn.go").first.click()
    me.await_("section li button")
    look("an event")
    me.see('section li .btn:not(:has-text(":"))').first.click()
    me.page.wait_for_url("**/t/*")
    me.await_("form[aria-label] input")
    look("a table and its judge")
    assert found == []
