"""The judge at a table: sees all, stops the game, goes back, puts right; always by a rule."""

from __future__ import annotations

from typing import Any, Final

from kostka.judge import CATALOGUES
from kostka.kernel.game import Mistake
from kostka.kernel.record import reasoned
from kostka.sight import JUDGE
from kostka.table.seat import protocol as p
from kostka.table.seat.session import Session
from kostka.table.seat.socket import now

PAUSE, RESUME, BACK = "pause", "resume", "back"
TIME_RULE: Final = "DOOM-WIN-04"


async def judge(session: Session, do: str, n: int, rule: str, why: str) -> None:
    """`pause`, `resume`, `back` to record `n`, or a correction in the words of the game."""
    try:
        rule = CATALOGUES[session.game.key].find(rule)
    except LookupError:
        raise Mistake("A judge names the rule by its id.") from None
    if session.salting.waits():
        raise p.No(p.NOT_BEGUN)
    if not reasoned(why):
        raise Mistake("A judge says why, in one line.")
    said = {"say": f"{do} {n} ({rule}): {why}" if do == BACK else f"{do} ({rule}): {why}"}
    if do in (PAUSE, RESUME):
        await _stop(session, why if do == PAUSE else "", said)
        return
    course = session.course
    if do == BACK:
        course.enter(course.journal.undo, n)
        await session.commit([{**said, "seat": JUDGE}], settled=False)
    else:
        course.enter(course.journal.correct, do, rule, why)
        await session.commit()


async def _stop(session: Session, why: str, said: dict[str, Any]) -> None:
    """Nobody moves and nobody pays time until it goes on."""
    changes: dict[str, Any] = {}
    if session.clock.kind != "none":
        asked = session.course.asked()
        turned = session.clock.turned(None if why or asked < 0 else asked, now())
        session.clock = turned
        session.config = changes["config"] = {**session.config, "clock": turned.plain()}
    if why:
        session.automatic.call_off()
    await session.commit([{"pause": why}, {**said, "seat": JUDGE}], **changes)
