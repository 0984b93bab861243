"""Doomtrooper's own board: some turns against a bot by the pointer, a duel, and who can use it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from tests.browser.table import ANSWER, Visitor
from tests.browser.test_access import RUN

Comes = Callable[..., Visitor]
SEATS = [{"name": "Ada"}, {"kind": "bot", "bot": "random"}]
CARD, WARRIOR, AREA, LYING = ".hand .hc.can", ".wc.can", ".areas .here", ".l button.can"
LIT = (WARRIOR, AREA, CARD, LYING)
VALUES = "(all) => all.map((each) => each.querySelectorAll('.vv svg[aria-label]').length)"
FIRST = ("keep-hand", "keep", "fight", "shoot", "pass", "meditate")  # of the bar


def sit(me: Visitor, mode: str, decks: list[str]) -> None:
    me.sit(me.make(game="doomtrooper", mode=mode, setup={"decks": decks}, seats=SEATS).table)
    me.await_(".doomtrooper .stage")


def press(me: Visitor) -> str:
    """One answer: on the board where it is offered there, else in the bar."""
    shown = me.answers()
    if "attack" in shown:
        return me.answer("attack")
    for kind in LIT:
        if me.see(kind).count():
            me.see(kind).first.click()
            several = me.see(".reader .btn.can")
            if several.count():
                several.first.click()
            return kind
    me.answer(next((move for move in FIRST if move in shown), ""))
    return ANSWER


def test_some_turns_of_a_tournament_are_played_on_the_board(visitor: Comes) -> None:
    me = visitor(name="Ada")
    sit(me, "tournament", ["imperial-clans", "dark-gifts"])
    assert me.see(".plate").count() == 2 and me.see(".area").count() == 8
    assert me.see(".hand .hc").count() == 7
    assert [each.inner_text() for each in me.see(".plate .pp b").all()] == ["0", "0"]
    assert all(len(text.split("\n")) >= 3 for text in me.see(".hand .b").all_inner_texts())
    read(me)
    pressed: Counter[str] = Counter()
    spent = turns = warriors = 0
    for _ in range(60):
        me.turn()
        spent = max(spent, me.see(".actions li.spent").count())
        turns = int("".join(re.findall(r"\d", me.text(".stage h2 span"))) or 0)
        warriors += me.see(".w:not(.back) .wc").count()
        assert all(n == 4 for n in me.see(".w:not(.back)").evaluate_all(VALUES))
        if me.over or (turns >= 3 and spent and pressed[CARD] and warriors):
            break
        pressed[press(me)] += 1
    assert turns >= 3 and spent and pressed[CARD] and warriors, pressed
    assert me.see(".actions li").count() >= 3
    assert me.scrolls() == {"x": 0, "y": 0}


def read(me: Visitor) -> None:
    """A card that cannot be played is read; the keyboard leads into the reader and back."""
    card = me.see(".hand .hc").first
    card.focus()
    me.page.keyboard.press("Enter")
    box = me.await_(".reader")
    assert box.locator("h3").inner_text() == card.locator("b").first.inner_text()
    assert len(box.inner_text()) > 40
    me.page.keyboard.press("Escape")
    box.wait_for(state="detached")
    assert me.see(".hand .hc:focus").count() == 1


@pytest.mark.parametrize(
    "width, lang, theme", [(1280, "cs", "dark"), (900, "en", "dark"), (360, "pl", "light")]
)
def test_a_duel_shows_its_phases_values_and_blows(
    visitor: Comes, axe: str, width: int, lang: str, theme: str
) -> None:
    me = visitor(lang=lang, width=width, theme=theme, script=axe, reduced_motion="reduce")
    sit(me, "fight", ["clans", "kohort-of-ilian"])
    stop_at(me, "playing-modifiers")
    trail: list[str] = []
    for _ in range(60):
        me.turn()
        if me.over or me.see(".duel .now b:text-is('5')").count():
            break
        trail.append(f"{me.text('.q .say')} {press(me)}")
    assert me.see(".duel .ph li").count() == 8, "\n".join(trail)
    assert me.see(".duel .now").count() == 1 and me.text(".duel .now b") == "5"
    fighters = me.see(".duel [data-fighter]")
    assert [each.locator("tbody tr").count() for each in fighters.all()] == [2, 2]
    assert me.see(".duel .cmp").count() == 2 and me.see(".duel .fate").count() == 2
    assert me.see(".w.fig").count() == 2
    assert me.see(".duel .cmp span").all_inner_texts() == blows(me)
    assert me.scrolls()["x"] == 0
    found: list[str] = me.page.evaluate(RUN)
    assert found == []


def stop_at(me: Visitor, step: str) -> None:
    """The table passes on where nothing can be done, but not here."""
    me.more().locator(f"fieldset .stops input[value={step}]").check()
    me.page.keyboard.press("Escape")
    me.see(".menu.panel").wait_for(state="detached")


def blows(me: Visitor) -> list[str]:
    """Tactic against armour, both ways, as the folds below the fighters count them now."""
    mine, armour, theirs, shell = me.see(".duel .tot").all_inner_texts()
    return [mine, shell, theirs, armour]
