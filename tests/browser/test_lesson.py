"""A first game in the browser: offered on the first page, followed to its end, or left."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kostka.games import GAMES
from kostka.table.seat.lessons import lessons
from kostka.words.interface import say
from tests.browser.table import ANSWER, Visitor

Comes = Callable[..., Visitor]
GUIDE = '.q.guided[aria-busy="false"] .guide'
SHOWN = ".q .opts .btn:has(.try)"
OTHER = f"{ANSWER}:not(:has(.try))"
# What the guide says now is not what it said before.
SAYS_MORE = """(before) => {
  const now = document.querySelector('.q.guided[aria-busy="false"] .guide');
  return now !== null && now.innerText !== before;
}"""


def begin(me: Visitor, game: str, lang: str) -> None:
    """From the first page, by the button on the card of this game."""
    me.go("/")
    me.await_("article.g")
    card = me.see("article.g").nth(list(GAMES).index(game))
    card.get_by_role("button", name=say(lang, "web-lesson"), exact=True).click()
    me.await_(GUIDE)


def says(me: Visitor) -> str:
    return me.text(GUIDE)


def press(me: Visitor, selector: str) -> None:
    before = says(me)
    me.see(selector).first.click()
    me.page.wait_for_function(SAYS_MORE, arg=before)


@pytest.mark.parametrize(
    "game, lang, width",
    [("dicethrone", "en", 1280), ("doomtrooper", "cs", 1280), ("plosinovka", "pl", 360)],
)
def test_a_lesson_is_followed_from_the_first_page_to_its_end(
    visitor: Comes, game: str, lang: str, width: int
) -> None:
    me = visitor(lang=lang, width=width, reduced_motion="reduce")
    begin(me, game, lang)
    lesson = lessons()[game]
    *steps, end = lesson.steps()
    for n, at in enumerate(steps, 1):
        guide = say(lang, "web-guide")
        assert says(me) == f"{guide} {n}/{len(steps)} {lesson.says[at][lang]}"
        assert me.see(SHOWN).get_attribute("data-option") == lesson.line[at].text
        press(me, SHOWN)
    assert lesson.says[end][lang] in says(me)
    assert me.see(".guide.done").count() == 1 and me.see(SHOWN).count() == 0
    assert me.scrolls()["x"] <= 0


@pytest.mark.parametrize("game", GAMES)
def test_who_leaves_the_lesson_plays_on_and_may_take_it_back(visitor: Comes, game: str) -> None:
    me = visitor(reduced_motion="reduce")
    begin(me, game, "en")
    press(me, SHOWN)
    before = says(me)
    if not me.see(OTHER).count():
        me.see(".q .opts [aria-expanded=false]").click()
        me.await_(OTHER)
    press(me, OTHER)
    left = says(me)
    assert say("en", "table-lesson-left") in left
    assert me.see(SHOWN).count() == 0 and me.see("[data-shown]").count() == 0
    me.page.keyboard.press("u")
    me.page.wait_for_function(SAYS_MORE, arg=left)
    assert says(me) == before
    assert me.see(SHOWN).count() == 1


def test_the_card_that_the_guide_shows_carries_a_star(visitor: Comes) -> None:
    me = visitor(reduced_motion="reduce")
    begin(me, "dicethrone", "en")
    me.await_("[data-shown]")
    shown = me.see("[data-shown]").evaluate_all("(all) => all.map((each) => each.dataset.card)")
    assert shown == ["vibranium-claws-2"]


def test_the_dice_that_the_guide_keeps_are_put_aside(visitor: Comes) -> None:
    me = visitor(reduced_motion="reduce")
    begin(me, "dicethrone", "en")
    for _ in range(3):
        press(me, SHOWN)
    kept = me.see(".roll button.die[aria-pressed=true] u")
    assert kept.all_inner_texts() == ["1", "1", "3"]
    press(me, "button.again:enabled")
    assert "4/18" not in says(me) and "5/18" in says(me)
