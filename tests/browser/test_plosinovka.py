"""Plošinovka on its own board: climbing by pointer and keyboard, a planned path, the boss, solo."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kostka.games import GAMES
from kostka.kernel.log import read
from kostka.kernel.record import written
from kostka.sight import view
from tests.browser.table import Visitor, resigned
from tests.browser.test_access import RUN

Comes = Callable[..., Visitor]
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
GAME = "plosinovka-game-1.kostka.jsonl"
LIT, FAR, CONFIRM = ".tower .lit", ".tower .lit.far", ".plan .btn.go"
DIE, USE = ".tray button.die.can", ".tray .do"
CARD = ".thing.can"
ANSWERS = 14
ENDS = ("end-actions", "leave-it", "stop")  # they stand last on the bar


class Recorded:
    """A game that bots have played, kept at the server, to be played on from anywhere."""

    def __init__(self, me: Visitor, log: str) -> None:
        self.journal = read(str(GOLDEN / log), GAMES)
        if not self.journal.closed:
            self.journal.close()
        text = "".join([written(each) for each in (self.journal.header, *self.journal.records)])
        self.me = me
        self.kept = self.post("/api/replays", text)

    def post(self, path: str, data: Any) -> str:
        headers = {"Origin": self.me.address}
        answer = self.me.context.request.post(path, data=data, headers=headers)
        assert answer.ok, answer.text()
        table: str = answer.json()["table"]
        return table

    def where(self, fits: Callable[[dict[str, Any], int], bool]) -> Iterator[str]:
        """Tables that begin where somebody was asked, and it fitted."""
        for moment in self.journal.moments():
            if moment.state.over() or moment.state.seat < 0:
                continue
            seat = int(moment.state.seat)
            if fits(view(moment.state, seat).data, seat):
                wanted = {"n": moment.record["n"], "seat": seat, "bot": "random"}
                yield self.post(f"/api/tables/{self.kept}/branch", wanted)


def press(me: Visitor, pressed: Counter[str]) -> None:
    """One thing on the board: a field, a die, a card; else an answer in the bar."""
    for kind, likely in ((LIT, 0.6), (CARD, 0.5), (DIE, 0.7)):
        things = me.see(kind)
        n = things.count()
        if not n or me.luck.random() >= likely:
            continue
        things.nth(me.luck.randrange(n)).click()
        pressed[kind] += 1
        for more in (CONFIRM, USE):
            if me.see(more).count():
                me.see(more).first.click()
                return
        return
    me.answer()
    pressed["bar"] += 1


def sit(me: Visitor, table: str) -> None:
    me.sit(table)
    me.await_(".plosinovka")


def field_of(me: Visitor, seat: int) -> str:
    label = me.see(f"[data-figure=seat-{seat}]").get_attribute("aria-label") or ""
    found = re.search(r"\b[a-h]\d+\b", label)
    assert found is not None, label
    return found.group()


def test_two_players_climb_on_the_board(visitor: Comes, axe: str) -> None:
    me = visitor(name="Ada", seed=5, script=axe)
    seats = [{"name": "Ada"}, {"kind": "bot", "bot": "random"}]
    sit(me, me.make(game="plosinovka", mode="game", seats=seats).table)
    assert me.see(".rail li").count() == 8
    assert me.see(".rail [aria-current=step]").inner_text().split() == ["5", "Actions"]
    assert me.see(".climber").count() == 2
    assert me.see(".climber .lives").first.get_attribute("aria-label") == "lives: 5 of 5"
    assert me.see(".shop [data-card]").count() == 6
    assert me.see("section.boss").count() == 1
    assert me.see(".tray .die").count() >= 5
    me.see(DIE).first.click()  # off the map a die brings the hero there
    me.turn()
    me.see(LIT).first.click()
    me.await_("[data-figure=seat-0]")
    pressed: Counter[str] = Counter()
    for _ in range(ANSWERS):
        me.turn()
        if me.over:
            break
        press(me, pressed)
    me.turn()
    assert pressed[LIT] + pressed[DIE] > 2, pressed
    turn = me.text(".place h2")
    while me.text(".place h2") == turn and not me.over:
        ending = [move for move in me.answers() if move in ENDS]
        me.answer((ending or me.answers() or [""])[0])  # the bar alone leads to the next turn
        me.turn()
    assert me.scrolls() == {"x": 0, "y": 0}
    assert me.page.evaluate(RUN) == []


def test_a_path_is_planned_with_gems_and_walked(visitor: Comes) -> None:
    def rich(shown: dict[str, Any], seat: int) -> bool:
        mine = shown["seats"][seat]
        boots = "boot" in shown["dice"]["pool"]
        return bool(shown["doing"] is None and boots and mine["gems"] and mine["at"])

    me = visitor(lang="cs", reduced_motion="reduce")
    for table in Recorded(me, GAME).where(rich):
        sit(me, table)
        me.see(".times button").nth(1).click()
        if me.see(FAR).count():
            break
    seat = int(me.see(".climber").first.get_attribute("data-seat") or 0)
    start, gems = field_of(me, seat), int(me.see(".climber .gem b").first.inner_text())
    there = me.see(FAR).last.get_attribute("data-field") or ""
    me.see(FAR).last.hover()
    assert me.text(".plan h3").split(" → ")[0] == start
    assert me.text(".plan h3").split(" → ")[-1] == there
    assert me.see(".tower .path").count() == 1
    me.see(FAR).last.click()
    if me.see(CONFIRM).count():  # it costs lives
        me.see(CONFIRM).click()
    me.await_(f"[data-figure=seat-{seat}][aria-label*=' {there}:']")
    me.turn()
    assert int(me.see(".climber .gem b").first.inner_text()) >= gems - 1


def test_the_boss_is_attacked(visitor: Comes) -> None:
    def strikes(shown: dict[str, Any], seat: int) -> bool:
        doing, boss = shown["doing"], shown["boss"]
        return bool(doing and doing["what"] == "attack" and doing["on"] == boss["at"])

    me = visitor(lang="pl", theme="light", width=900)
    sit(me, next(Recorded(me, GAME).where(strikes)))
    assert me.see(".tower .aim").count() == 1
    assert me.see(".tower .enemy.boss").count() == 1
    assert me.see(".boss .tokens [data-card]").count() >= 2
    before = int(me.text(".plan .sum b"))
    me.see(USE).click()
    me.turn()
    if me.see(".plan .sum").count():
        assert int(me.text(".plan .sum b")) > before
    assert me.scrolls()["x"] == 0


def test_one_player_climbs_alone_by_keyboard_on_a_small_screen(visitor: Comes, axe: str) -> None:
    me = visitor(width=360, script=axe, reduced_motion="reduce")
    wanted = {"game": "plosinovka", "mode": "solo", "setup": {"heroes": ["miksy"]}}
    sit(me, me.make(**wanted, seats=[{"name": "Ada"}]).table)
    assert me.see(".solo .event").count() == 1
    assert me.see(".sheet dd").count() == 5
    keys = me.page.keyboard
    for n in range(8):
        me.turn()
        if me.see(LIT).count() and n % 4 < 3:
            me.see(LIT).first.focus()
            keys.press("Enter")
            if me.see(CONFIRM).count():
                me.see(CONFIRM).focus()
                keys.press("Enter")
        else:
            keys.press("1")
    me.turn()
    me.await_("[data-figure=seat-0], .climber .sub:has-text('off the map')")
    frame = me.see(".frame")
    assert frame.evaluate("it => it.scrollWidth <= it.clientWidth")
    me.button("See the tower larger").click()
    assert frame.evaluate("it => it.scrollWidth > it.clientWidth")
    assert me.scrolls()["x"] == 0
    assert me.page.evaluate(RUN) == []


def test_who_gives_up_alone_has_lost(visitor: Comes) -> None:
    me = visitor()
    resigned(me, game="plosinovka", mode="solo", seats=[{"name": "Ada"}])
    assert "Ada loses." in me.text(".q.end")
