"""What one does at a table beside playing: replays, public tables, bots, clocks, real dice."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.table import ASKED, TYPED, Visitor, resigned

Comes = Callable[..., Visitor]
BOT = {"kind": "bot", "bot": "random"}


def kostka(*words: str | Path) -> str:
    command = [sys.executable, "-P", "-m", "kostka", *map(str, words)]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def saved(me: Visitor, press: Callable[[], Any], path: Path) -> Path:
    """What the browser is given to keep."""
    with me.page.expect_download() as waiting:
        press()
    waiting.value.save_as(path)
    return path


def menu(me: Visitor, name: str) -> None:
    me.more().get_by_role("button", name=name).first.click()


def step(me: Visitor) -> int:
    """The number of the step in the address."""
    found = re.search(r"[?&]n=(\d+)", me.page.url)
    return int(found[1]) if found else -1


LOOKED_AT = 2  # before anybody can have played the whole hand


def test_a_log_is_downloaded_uploaded_replayed_and_played_on(
    visitor: Comes, tmp_path: Path
) -> None:
    me, other = visitor(name="Ada"), visitor()
    made = me.make(seats=[{"name": "Ada"}, BOT])
    me.sit(made.table)
    for _ in range(15):
        if me.over:
            break
        me.point()
        me.turn()
    if not me.over:
        menu(me, "Resign")
        me.await_(".sure").get_by_role("button", name="Yes").click()
    me.await_(".q.end")
    log = saved(me, me.button("Download the log").click, tmp_path / "game.kostka.jsonl")
    server = me.page.evaluate("fetch('/api/key').then((answer) => answer.json())")
    kostka("verify", log, "--key", server["key"])
    other.go("/")
    other.await_("#replays input").set_input_files(log)
    other.await_(".replay .dicethrone")
    other.page.wait_for_url("**/replay/*")
    keys = other.page.keyboard
    keys.press("Home")
    other.page.wait_for_url("**n=0")
    for n in range(1, LOOKED_AT + 1):
        keys.press("ArrowRight")
        other.page.wait_for_url(f"**n={n}")
    other.see(".replay select").select_option(label="Ada")
    other.page.wait_for_url("**seat=0**")
    other.await_(".hand .card .nm")
    said, hand = other.text(".bar .say"), other.see(".hand .card .nm").all_inner_texts()
    assert str(LOOKED_AT) in said and step(other) == LOOKED_AT
    other.page.reload()
    other.await_(".hand .card .nm")
    assert other.text(".bar .say") == said
    assert other.see(".hand .card .nm").all_inner_texts() == hand
    other.button("Continue from here against a bot").click()
    other.page.wait_for_url("**/t/*")
    other.turn()
    assert other.see(".hand .card .nm").all_inner_texts()[: len(hand)] == hand
    other.answer()
    other.turn()


def test_somebody_sits_down_at_a_public_table(visitor: Comes) -> None:
    ada, bob = visitor(name="Ada Public"), visitor(name="Bob")
    ada.go("/")
    game = ada.await_("article.g")
    game.locator("summary").click()
    game.get_by_label("Who sits at seat 2").select_option("open")
    game.get_by_role("button", name="Open this table").click()
    ada.await_(".free")
    bob.go("/")
    waiting = bob.see("#tables li").filter(has_text="Ada Public")
    waiting.first.wait_for()
    waiting.first.get_by_role("button", name="Sit down").click()
    bob.page.wait_for_url(f"**/t/{ada.table}")
    for each in (ada, bob):
        each.await_(".side > ul li b:text-is('Bob')")
    ada.see(".free").wait_for(state="detached")
    bob.go("/")
    bob.await_("#tables")
    assert bob.see("#tables li").filter(has_text="Ada Public").count() == 0


def test_a_seat_is_given_to_a_bot_and_back_and_a_game_is_claimed_by_the_clock(
    visitor: Comes,
) -> None:
    ada, bob = visitor(name="Ada"), visitor(name="Bob")
    clock = {"kind": "bank", "bank": 30_000, "increment": 0}
    made = ada.make(seats=[{"name": "Ada"}, {"kind": "open"}], clock=clock)
    ada.go(f"/t/{made.table}")
    bob.go(made.seats[1])
    people = {"Ada": ada, "Bob": bob}
    for each in people.values():
        each.await_(".side > ul li b:text-is('Bob')")
    for name, each in people.items():
        other = bob if each is ada else ada
        sits = f".side > ul li:has(b:text-is('{name}'))"
        if each.see(ASKED).count():
            continue  # a bot would play on; only who is not asked leaves
        menu(each, "Let a bot play for me")
        other.await_(".side > ul li:has-text('bot')")
        assert other.see(sits).count() == 0
        menu(each, "Play on myself")
        other.await_(sits)
        menu(each, "Claim the game")
        each.await_(".voice.no")  # there is time left
        each.see(".voice.no button").click()
        other.await_(ASKED)
        each.await_(".side time.low:text-is('0:00')")
        menu(each, "Claim the game")
        each.await_(".q.end:has-text('You win')")
        other.await_(".q.end")
        return
    raise AssertionError("both are asked")


def test_real_dice_are_typed_in(visitor: Comes) -> None:
    me = visitor()
    me.go("/")
    game = me.await_("article.g")
    game.locator("summary").click()
    game.locator("label:has(span:text-is('Dice')) select").select_option("typed")
    game.get_by_label("Who sits at seat 2").select_option("bot random")
    game.get_by_role("button", name="Open this table").click()
    throw(me, "7")
    me.await_(".voice.no")
    throw(me, "6")
    throw(me, "1")
    for _ in range(20):
        me.turn()
        if me.see(".roll .die").count() == 5:
            break
        if me.see(TYPED).count():
            throw(me, "1 2 2 3 6")
        else:
            me.answer("roll" if "roll" in me.answers() else me.answers()[0])
    shown = me.see(".roll .die u").all_inner_texts()
    assert sorted(shown) == ["1", "2", "2", "3", "6"]


def throw(me: Visitor, dice: str) -> None:
    """Type in what real dice have shown."""
    me.await_(TYPED).fill(dice)
    me.page.keyboard.press("Enter")
    me.turn()


def test_a_reported_position_is_a_scenario(visitor: Comes, tmp_path: Path) -> None:
    me = visitor(lang="cs")
    made = me.make(seats=[{}, BOT])
    me.sit(made.table)
    for _ in range(5):
        me.point()
        me.turn()
    file = saved(me, me.button("Nahlásit tuto pozici").click, tmp_path / "now.toml")
    kostka("scenario", file)
    over = resigned(me, seats=[{}, BOT])
    assert over.table in me.page.url
    file = saved(me, me.button("Nahlásit tuto pozici").click, tmp_path / "over.toml")
    kostka("scenario", file)


def test_one_aims_at_a_seat_by_clicking_it(visitor: Comes) -> None:
    """Of several opponents one is chosen where he sits, counted from 0 as everywhere."""
    me = visitor(seed=4)
    heroes = ["black-panther", "black-widow", "doctor-strange"]
    setup = {"mode": ["king-of-the-hill"], "heroes": heroes}
    made = me.make(mode=hill(me), setup=setup, seats=[{}, BOT, BOT])
    me.sit(made.table)
    for _ in range(400):
        if me.over:
            raise AssertionError("nobody was aimed at")
        if me.see(".seat .aim").count():
            break
        me.point()
        me.turn()
    seat = me.see(".seat:has(.aim)").first
    wanted = seat.locator(".aim").inner_text()
    name = seat.locator(".who p").inner_text()
    assert name.split("\n")[0] in wanted
    seat.locator(".aim").click()
    me.turn()


def hill(me: Visitor) -> str:
    """The mode of three players, as the server lists it."""
    games = me.context.request.get("/api/games").json()
    modes = next(game["modes"] for game in games if game["game"] == "dicethrone")
    found: str = next(mode["mode"] for mode in modes if mode["seats"] == 3)
    return found


def test_the_motion_is_reduced_for_those_who_ask_for_it(visitor: Comes) -> None:
    moving, still = visitor(), visitor(reduced_motion="reduce")
    counted: dict[Visitor, int] = {}
    for each in (moving, still):
        each.page.add_init_script(
            "window.begun = 0; const animate = Element.prototype.animate;"
            "Element.prototype.animate = function (...given) {"
            " window.begun += 1; return animate.apply(this, given); };"
            "addEventListener('animationstart', () => (window.begun += 1));"
        )
        each.sit(each.make(seats=[{}, BOT]).table)
        for _ in range(25):
            if each.over:
                break
            each.point()
            each.turn()
        counted[each] = each.page.evaluate("window.begun")
    assert counted[moving] > 0 and counted[still] == 0
