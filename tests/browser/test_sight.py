"""What a browser is sent and shows: nothing hidden to those who watch, no script from anybody."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.table import ANSWER, Visitor, resigned

if TYPE_CHECKING:
    from playwright.sync_api import Route, WebSocket

Comes = Callable[..., Visitor]
SCRIPT = "<img src=x onerror=harmed=1>"  # a name has at most 40 letters
ANOTHER = "<a href=javascript:harmed=1>Bob</a>"
LONGER = "\"'><script>window.harmed = 1</script><svg onload=harmed=1>{{7*7}} &lt;b&gt;"
DEFAULT_SRC = "default-src 'self'"


# --- Spectators -----------------------------------------------------------------------------------


def test_a_spectator_sees_no_hand(visitor: Comes) -> None:
    player, guest = visitor(), visitor()
    made = player.make(seats=[{}, {"kind": "bot", "bot": "random"}])
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    guest.page.on("websocket", listen)
    player.sit(made.table)
    guest.go(made.watch)
    guest.await_(".dicethrone")
    for turn in range(40):
        if player.over or (turn > 12 and player.see(".hand .card .nm").count()):
            break
        player.point()
        player.turn()
    player.see(".hand .card .nm").first.wait_for()
    guest.await_(".q")
    assert guest.see(f"{ANSWER}, .hand .card, .chat form").count() == 0
    views = [message for frame in heard if (message := json.loads(frame))["t"] == "view"]
    assert len(views) > 5
    for view in views:
        assert view["viewer"] == -3 and view["question"] is None
        assert all(not seat["hand"] for seat in view["view"]["seats"])
    # a card in the hand is spoken of nowhere, unless it was seen by all
    hand = player.see(".hand .slot").evaluate_all("(all) => all.map((each) => each.dataset.card)")
    seen = {card for seat in views[-1]["view"]["seats"] for card in (*seat["pile"], *seat["top"])}
    told = " ".join(json.dumps([view["log"], view["moved"], view["view"]]) for view in views)
    assert hand
    for card in set(hand) - seen:
        assert f'"{card}"' not in told


def test_without_a_key_nothing_of_a_table_is_shown(visitor: Comes) -> None:
    player, stranger = visitor(), visitor()
    made = player.make(seats=[{"name": "Ada"}, {"kind": "bot", "bot": "random"}])
    stranger.go(f"/t/{made.table}")
    stranger.await_("h1:has-text('Nothing lies here')")
    assert "Ada" not in stranger.page.content()


# --- Scripts --------------------------------------------------------------------------------------


def harmless(*people: Visitor) -> None:
    """Nothing that was typed has become an element or run."""
    for each in people:
        assert each.page.evaluate("window.harmed ?? null") is None
        assert each.see("img[src=x], svg[onload], script:not([src])").count() == 0


def test_scripts_in_names_and_chat_are_shown_as_they_are(visitor: Comes) -> None:
    ada, bob = visitor(name=SCRIPT), visitor(name=ANOTHER)
    ada.go("/")
    game = ada.await_("article.g")
    game.locator("summary").click()
    game.get_by_label("Who sits at seat 2").select_option("open")
    game.get_by_role("button", name="Open this table").click()
    ada.await_(".free")  # the game begins when both are there
    table = ada.table
    bob.go("/")
    mine = bob.see("#tables li").filter(has_text=SCRIPT)
    mine.first.wait_for()
    harmless(bob)
    mine.first.get_by_role("button").click()
    bob.page.wait_for_url(f"**/t/{table}")
    bob.await_(".dicethrone")
    bob.see(".side [role=tab]").nth(1).click()
    bob.await_(".chat form input").fill(LONGER)
    bob.page.keyboard.press("Enter")
    ada.see(".side [role=tab]").nth(1).click()
    for each in (ada, bob):
        said = each.await_(".chat .said p:has(b)")
        assert said.inner_text() == f"{ANOTHER} {LONGER}"
        assert each.see(".side > ul li b").all_inner_texts() == [SCRIPT, ANOTHER]
        assert SCRIPT in each.page.title()
    ada.more().locator("form input").fill("<b onclick=harmed=1>Ada</b>")
    ada.page.keyboard.press("Enter")
    bob.await_(".side > ul li b:text-is('<b onclick=harmed=1>Ada</b>')")
    harmless(ada, bob)
    ada.go("/")
    ada.await_("#yours li:has-text('<b onclick')")
    harmless(ada)


def test_scripts_in_an_imported_file_are_shown_as_they_are(visitor: Comes, tmp_path: Path) -> None:
    me = visitor()
    made = resigned(me, seats=[{"name": "Ada"}, {"kind": "bot", "bot": "random"}])
    lines = me.context.request.get(f"/api/tables/{made.table}/log").text().splitlines()
    header = json.loads(lines[0])
    header["seats"] = [SCRIPT, SCRIPT]
    good = tmp_path / "good.kostka.jsonl"
    good.write_text("\n".join([json.dumps(header), *lines[1:], ""]), encoding="utf-8")
    me.go("/")
    me.await_("#replays input").set_input_files(good)
    me.await_(".replay .dicethrone")
    assert SCRIPT in me.text(".seat .who p")
    assert SCRIPT in me.see(".replay select").inner_text()
    harmless(me)
    header["setup"] = {"heroes": [LONGER, SCRIPT]}
    bad = tmp_path / f"{SCRIPT.replace('/', '')}.jsonl"
    bad.write_text("\n".join([json.dumps(header), *lines[1:], LONGER, ""]), encoding="utf-8")
    me.expected = "status of 400"  # the browser notes every refusal
    me.go("/")
    me.await_("#replays input").set_input_files(bad)
    me.await_(".problem")
    harmless(me)


@pytest.mark.parametrize("game, field", [("Dice Throne", "heroes"), ("Doomtrooper", "decks")])
def test_scripts_in_the_names_of_decks_and_heroes_are_answered_as_text(
    visitor: Comes, game: str, field: str
) -> None:
    me = visitor()
    me.expected = "status of 400"

    def another(route: Route) -> None:
        """As if this client offered such a deck."""
        asked = route.request.post_data
        if asked is None:
            route.continue_()
        else:
            route.continue_(post_data=json.dumps({**json.loads(asked), "setup": {field: [SCRIPT]}}))

    me.page.route("**/api/tables", another)
    me.go("/")
    me.await_(f"article.g:has-text('{game}')").get_by_role("button").first.click()
    assert SCRIPT in me.await_(".problem").inner_text()
    harmless(me)


@pytest.mark.parametrize(
    "path",
    [
        "/{0}",
        "/t/{0}",
        "/replay/{0}?n={0}&seat={0}",
        "/rules/{0}",
        "/rules/dicethrone#{0}",
        "/?lang={0}",
        "/%E0%A4%A",
    ],
)
def test_scripts_in_an_address_do_nothing(visitor: Comes, path: str) -> None:
    me = visitor()
    me.expected = r"status of 40[04]"
    me.go(path.format("%3Cimg%20src=x%20onerror=harmed=1%3E"))
    me.await_("main h1")
    harmless(me)


def test_every_answer_says_what_a_page_may_load(visitor: Comes) -> None:
    me = visitor()
    me.go("/")
    asset = me.see("script[src]").first.get_attribute("src") or ""
    for path in ("/", "/t/none", "/nowhere", "/api/games", "/api/nothing", "/kostka.svg", asset):
        headers = me.context.request.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith(DEFAULT_SRC), path
        assert "unsafe" not in policy and "script-src" not in policy
        for wanted in ("object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
            assert wanted in policy, path
        assert headers["x-content-type-options"] == "nosniff"


def test_the_policy_holds_in_this_browser(visitor: Comes) -> None:
    """So that the tests above would notice a script that runs, and a refusal of the policy."""
    me = visitor()
    me.go("/")
    me.expected = "script-src|Content Security Policy"
    me.page.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=harmed=1>')"
    )
    me.see("img[src=x]").wait_for(state="attached")
    me.page.wait_for_timeout(300)
    assert me.page.evaluate("window.harmed ?? null") is None
    assert me.page.evaluate("window.refusals.length") > 0
