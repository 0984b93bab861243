"""Turns of others are shown at a person's pace, can be skipped, and never hold an answer up."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.browser.table import ANSWER, Visitor

BOT = {"kind": "bot", "bot": "greedy", "name": ""}
ME = {"kind": "human", "bot": "", "name": "Ann"}
NOW = ".strip .beat.now"


def sits(me: Visitor, **wanted: Any) -> None:
    """At a duel against a bot, where somebody is shown something."""
    made = me.make(seats=[ME, BOT], **wanted)
    me.go(f"/t/{made.table}")
    me.await_(".strip")


def moves(me: Visitor) -> list[str]:
    """What this browser answers, as it goes over the wire."""
    sent: list[str] = []

    def heard(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "do":
            sent.append(message["do"])

    me.page.on("websocket", lambda socket: socket.on("framesent", heard))
    return sent


def until_something_is_shown(me: Visitor) -> None:
    """Pass and play on until a beat of the other's turn stands there."""
    for _ in range(200):
        if me.see(NOW).count():
            return
        if me.see(ANSWER).count():
            me.answer()
        me.page.wait_for_timeout(60)
    raise AssertionError("nothing was ever shown")


def test_a_bots_turn_is_shown_beat_by_beat_and_can_be_skipped(
    visitor: Callable[..., Visitor],
) -> None:
    me = visitor(speed="slow")
    sits(me)
    until_something_is_shown(me)
    first = me.see(NOW).first.get_attribute("data-beat")
    assert first
    me.page.wait_for_function(
        "(first) => document.querySelector('.strip .beat.now')?.dataset.beat !== first", arg=first
    )
    until_something_is_shown(me)
    me.page.keyboard.press("Space")
    me.see(NOW).first.wait_for(state="hidden")
    assert me.see(".strip .beat").count()  # what happened stays there to be read


def test_what_happened_leads_back_to_its_moment_and_forward_again(
    visitor: Callable[..., Visitor],
) -> None:
    me = visitor(speed="fast")
    sits(me)
    until_something_is_shown(me)
    me.page.keyboard.press("Escape")
    me.turn()
    me.see(".strip .beat").first.click()
    me.await_(".past")
    assert not me.see(".hand .card.can").count()  # nothing is lit in the past
    me.page.keyboard.press("Escape")
    me.see(".past").wait_for(state="hidden")


def test_a_question_is_answered_while_the_turn_is_still_shown(
    visitor: Callable[..., Visitor],
) -> None:
    me = visitor(speed="slow")
    sent = moves(me)
    sits(me)
    for _ in range(400):
        if me.see(NOW).count() and me.see(ANSWER).count():
            before = len(sent)
            me.page.keyboard.press("p" if "pass" in me.answers() else "1")
            me.page.wait_for_timeout(400)
            assert len(sent) > before
            return
        if not me.see(NOW).count() and me.see(ANSWER).count():
            me.answer()
        me.page.wait_for_timeout(40)
    raise AssertionError("never asked while something was shown")


def test_the_board_shows_what_is_whenever_nothing_is_being_shown(
    visitor: Callable[..., Visitor],
) -> None:
    me = visitor(speed="fast", seed=4)
    sits(me)
    looked = 0
    for _ in range(120):
        me.page.wait_for_timeout(50)
        now, shown, behind = me.see("main.table").evaluate(
            "(it) => [it.dataset.v, it.dataset.shownV, it.dataset.behind]"
        )
        if behind == "false":
            assert now == shown
            looked += 1
            if me.see(ANSWER).count():
                me.answer()
    assert looked > 20


def test_a_double_click_answers_one_question(visitor: Callable[..., Visitor]) -> None:
    me = visitor(speed="off")
    sent = moves(me)
    sits(me)
    me.turn()
    doubled = 0
    while doubled < 8 and not me.over:
        me.turn()
        if me.over:
            break
        before, options = len(sent), me.see(ANSWER)
        if not options.count():
            me.answer()
            continue
        box = options.first.bounding_box()
        assert box is not None
        x, y = box["x"] + 10, box["y"] + box["height"] / 2
        me.page.mouse.click(x, y)
        me.page.wait_for_timeout(150)
        me.page.mouse.click(x, y)
        me.page.wait_for_timeout(250)
        assert len(sent) <= before + 1, sent[before:]
        doubled += len(sent) > before
    assert doubled >= 5


def test_a_held_key_answers_one_question(visitor: Callable[..., Visitor]) -> None:
    me = visitor(speed="off")
    sent = moves(me)
    sits(me)
    me.turn()
    me.page.evaluate(
        """() => { for (let n = 0; n < 12; n += 1) document.body.dispatchEvent(
          new KeyboardEvent('keydown',
          { key: '1', code: 'Digit1', repeat: n > 0, bubbles: true })); }"""
    )
    me.page.wait_for_timeout(600)
    assert len(sent) <= 1
