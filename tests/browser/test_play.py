"""Whole games in a real browser: by pointer, by keyboard alone, of two browsers, on one screen."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from tests.browser.table import ABILITY, AGAIN, ANSWER, ASKED, CARD, PATIENCE, Visitor

Comes = Callable[..., Visitor]
MOST = 2_000  # answers in one game


def test_a_whole_game_against_a_bot_is_played_on_the_board(visitor: Comes) -> None:
    me = visitor(name="Ada")
    me.go("/")
    game = me.see("article.g").first
    game.locator("summary").click()
    game.get_by_label("Who sits at seat 2").select_option("bot random")
    game.get_by_role("button", name="Open this table").click()
    pressed: Counter[str] = Counter()
    for _ in range(MOST):
        me.turn()
        if me.over:
            break
        pressed[me.point()] += 1
    assert me.over
    assert min(pressed[kind] for kind in (ABILITY, AGAIN, CARD, ANSWER)) > 0, pressed
    assert me.text(".q.end .say")
    assert me.see(".log li").count() > 50


def test_a_whole_game_is_played_by_keyboard_alone(visitor: Comes) -> None:
    me = visitor(lang="cs", seed=3)
    me.go("/")
    me.await_("article.g")
    keys = me.page.keyboard
    for _ in range(40):  # to the first button that seats somebody
        keys.press("Tab")
        if me.see("article.g .btn.go:focus").count():
            break
    keys.press("Enter")
    used: Counter[str] = Counter()
    for n in range(MOST):
        me.turn()
        if me.over:
            break
        if n == 5:
            by_hand(me, used)
        elif n == 6:
            keys.press("ArrowRight")
            assert me.see(".q .opts .btn:focus").count() == 1
            keys.press("Enter")
        else:
            key = me.luck.choice(("R", "R", "R", "A", "D", "1", "1", "2", "3", "P"))
            keys.press(key)
            used[key] += 1
    assert me.over
    assert used["/"] and used["R"] and used["1"] and used["P"]
    me.see(".q.end a[href^='/replay']").focus()
    keys.press("Enter")
    me.await_(".replay")


def by_hand(me: Visitor, used: Counter[str]) -> None:
    """Type a move into the command line, after a question about one that cannot be."""
    keys = me.page.keyboard
    keys.press("/")
    me.await_("input[list=moves]:focus")
    used["/"] += 1
    keys.type("why sell nothing")
    keys.press("Enter")
    me.await_(".whybox")
    move = me.see("#moves option").first.get_attribute("value")  # the bar may list none of them
    assert move
    keys.type(move)
    keys.press("Enter")
    keys.press("Escape")
    assert me.see("input:focus").count() == 0


def test_two_browsers_play_each_other_and_a_reload_loses_nothing(visitor: Comes) -> None:
    ada, bob = visitor(name="Ada"), visitor(name="Bob", lang="pl", theme="light", seed=2)
    ada.go("/")
    ada.await_("article.g").get_by_role("button", name="Invite a friend").click()
    link = ada.await_(".free input").input_value()
    bob.go(link)
    for each in (ada, bob):
        each.await_(".side > ul li:has-text('Bob')")
        assert each.see(".side > ul li:has-text('Ada')").count() == 1
        ask_always(each)
    told = play([ada, bob], 30)
    ada.see(".side [role=tab]").nth(1).click()
    ada.await_(".chat form input").fill("Hello, Bob")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(400)  # whoever has just answered is heard again
    asked = next(each for each in (ada, bob) if each.see(ASKED).count())
    before = asked.text(".q .say"), asked.answers(), healths(asked)
    for each in (ada, bob):
        each.page.reload()
        each.await_(".dicethrone")
    asked.turn()
    assert (asked.text(".q .say"), asked.answers(), healths(asked)) == before
    asked.answer()
    asked.page.reload()  # at once: it was said, or will be said again
    bob.see(".side [role=tab]").nth(1).click()
    bob.await_(".chat:has-text('Hello, Bob')")
    assert play([ada, bob], 30) + told == 60
    menu = bob.more()
    menu.get_by_role("button", name="Poddaj").first.click()
    menu.get_by_role("button", name="Tak", exact=True).click()
    ada.await_(".q.end:has-text('You win')")
    rematch(ada, bob)


def ask_always(me: Visitor) -> None:
    """Nothing is passed by the table, so that nothing waits."""
    me.more().locator("fieldset input").first.uncheck()
    me.page.keyboard.press("Escape")
    me.await_(".tools")
    assert me.see(".menu fieldset").count() == 0


def healths(me: Visitor) -> list[str]:
    found: list[str] = me.see(".seat .dial").evaluate_all(
        "(all) => all.map((each) => each.getAttribute('aria-label'))"
    )
    return found


def play(people: list[Visitor], answers: int) -> int:
    """So many answers of whoever is asked, by the pointer."""
    given = 0
    late = time.monotonic() + PATIENCE / 1000
    while given < answers:
        assert time.monotonic() < late, [each.text(".foot") for each in people]
        for each in people:
            if each.see(ASKED).count() and given < answers:
                each.point()
                given += 1
                late = time.monotonic() + PATIENCE / 1000
    return given


def rematch(ada: Visitor, bob: Visitor) -> None:
    """One offers, the other agrees, and both go to the new table."""
    old = ada.table
    ada.see(".q.end .opts button").first.click()
    bob.await_(".voice .btn").click()
    for each in (ada, bob):
        each.page.wait_for_url(lambda url: old not in url)
        each.await_(".dicethrone")
    assert ada.table == bob.table


def test_a_hot_seat_covers_the_screen_between_two_players(visitor: Comes) -> None:
    both = visitor(name="Ada")
    both.go("/")
    game = both.await_("article.g")
    game.locator("summary").click()
    game.get_by_label("Who sits at seat 2").select_option("human")
    game.get_by_role("button", name="Open this table").click()
    hands: dict[str, list[str]] = {}
    for _ in range(60):
        both.turn()
        if both.see(".cover").count():
            shown = both.text("main")
            assert both.see(".hand, .dicethrone, .log").count() == 0
            assert not any(name in shown for hand in hands.values() for name in hand)
            who = both.text(".cover h1")
            both.see(".cover button").click()
            both.await_(".hand .card .nm")
            hands[who] = both.see(".hand .card .nm").all_inner_texts()
            if len(hands) == 2:
                break
        else:
            both.answer()
    assert len(hands) == 2 and len(set(map(tuple, hands.values()))) == 2
