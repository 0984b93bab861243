"""A whole event in the browser: one person runs it, bots play it, a judge looks on."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.browser.table import PATIENCE, Visitor

Comes = Callable[..., Visitor]
DECKS = ("imperial-clans", "dark-gifts")
SEATS = 8
ROUNDS = 3
ENDED = """
() => [...document.querySelectorAll('main li > span')].every((each) => /✓/.test(each.textContent))
"""


def opened(me: Visitor, target: int) -> None:
    me.go("/events")
    me.await_("form input")
    me.see("form input").first.fill("Kostka Cup")
    me.see("form input[type=number]").first.fill(str(target))
    me.see("form .btn.go").click()
    me.page.wait_for_url("**/e/*")


def test_eight_bots_play_three_rounds_that_one_person_runs(visitor: Comes) -> None:
    me = visitor()
    opened(me, target=2)
    for n in range(1, SEATS + 1):
        me.await_("form input[list]")
        me.see("form input").first.fill(f"Seat {n}")
        me.see("form input[list]").fill(DECKS[n % 2])
        me.see("form input[type=checkbox]").check()
        me.button("Enter the event").click()
        me.await_(f'th:text-is("Seat {n}")')
    met: set[frozenset[str]] = set()
    for n in range(1, ROUNDS + 1):
        me.button("Next round").click()
        me.await_(f'main > p:has-text("Round {n} of {ROUNDS}")')
        me.page.wait_for_function(
            "() => document.querySelectorAll('main li').length === 4", timeout=PATIENCE
        )
        names = [text.split(" – ") for text in me.see("main li > span").all_inner_texts()]
        pairs = {frozenset((a, " ".join(b.split()[:2]))) for a, b in names}
        assert len(pairs) == SEATS // 2 and not pairs & met, "everybody plays, and no rematch"
        met |= pairs
        me.page.wait_for_function(ENDED, timeout=PATIENCE)
    points = [int(text) for text in me.see("tbody td:nth-child(3)").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert 2 * 12 <= sum(points) <= 3 * 12 and points[0] >= 6  # twelve matches
    assert me.button("Next round").is_disabled()
    me.button("End the event").click()
    me.await_('main > p:has-text("The event is over")')


def test_a_judge_stops_a_game_of_people_and_puts_it_right(visitor: Comes) -> None:
    me, ada, bob = visitor(), visitor(name="Ada"), visitor(name="Bob", lang="cs")
    opened(me, target=40)
    event = me.page.url.removeprefix(me.address)
    for who in (ada, bob):
        who.go(event)
        who.await_("form input[list]")
        who.see("form input").first.fill("Ada" if who is ada else "Bob")
        who.see("form .btn").click()
        who.await_("tbody th")
    me.await_('tbody th:text-is("Bob")')
    me.button("Next round").click()
    for who, name in ((ada, "To my table"), (bob, "K mému stolu")):
        who.await_("li .btn.go")
        who.button(name).click()
        who.page.wait_for_url("**/t/*")
        who.await_(".q")
    me.await_('li button:text-is("Judge")').click()
    me.page.wait_for_url("**/t/*")
    judge = me.await_('form[aria-label="Judge"]')
    hands = judge.locator("p > .muted").all_inner_texts()
    assert len(hands) == 2 and all(len(hand.split(", ")) >= 5 for hand in hands)
    judge.get_by_label("Reason").fill("A card was drawn too many.")
    judge.get_by_role("button", name="Pause").click()
    assert "A card was drawn too many." in ada.await_(".board [role=status]").inner_text()
    judge.get_by_role("button", name="Go on").click()
    ada.page.wait_for_function("() => !document.querySelector('.board .lost')")
    judge.get_by_label("Correction").fill("destiny 1 9")
    judge.get_by_role("button", name="Correct").click()
    end = time.monotonic() + PATIENCE / 1000
    while "destiny 1 9 (DOOM-WIN-08)" not in bob.text(".log"):
        assert time.monotonic() < end
        time.sleep(0.1)
    assert "Rozhodčí opravuje" in bob.text(".log")
