"""How often is a person asked in vain, and is anything lost by not being asked?

Asked: games through the real protocol at the default profile; the person does what level 5 advises
(`hint`), and whatever he passes in another's window, or in one of his own that decides nothing, is
a mere pass.  Lost: in the engine, with full control, windows in which level 5, or somebody who
plays every legal card with chance one half, does something where Useful would not have asked.
KOSTKA_MINUTES ends a run.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench._outside import Guest, Server
from kostka.bots import bot
from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.state import State
from kostka.kernel.step import PASS
from kostka.sight import Seen
from kostka.table.seat.pace import in_window
from kostka.table.seat.stops import useful

GAMES_A_TITLE: Final = 30
TITLES: Final = ("dicethrone", "doomtrooper")  # Plošinovka has no windows
LEVEL: Final = "5"
OWN_DECISION: Final = "sell"  # where one may sell, the window is one's own Main Phase


class WithBots(Server):
    @property
    def arguments(self) -> tuple[str, ...]:
        return ("serve", "--port", str(self.port), "--db", self.db, "--workers", "2")


async def patiently(me: Guest, message: dict[str, Any]) -> Any:
    """Say it again until it is not said too fast: a program is quicker than any person."""
    while (said := await me.ask(message)).rule == "TABLE-TOO-FAST":
        await asyncio.sleep(0.2)
    return said


async def played(server: Server, title: str) -> dict[str, int]:
    """One game against a bot; how often the person was asked, and passed."""
    mode = next(iter(GAMES[title].examples))
    made = server.make(game=title, mode=mode, seats=[{}, {"kind": "bot", "bot": LEVEL}])
    me = Guest(server.port, made, 0)
    await me.come(slow=False)
    await me.ask({"t": "hints", "seat": 0, "on": True})
    asked = passed = 0
    while not me.over:
        if not me.moves:
            me.news.clear()
            await asyncio.wait_for(me.news.wait(), 120)
            continue
        v, moves = me.v, list(me.moves)
        told = await patiently(me, {"t": "hint", "v": v, "seat": 0})
        move = told.do if told.do in moves else moves[0]
        decides = any(each.startswith(OWN_DECISION) for each in moves)
        asked += 1
        passed += move == "pass" and not decides
        said = await patiently(me, {"t": "do", "v": v, "seat": 0, "do": move})
        assert said.t == "ok" or me.v != v, said.rule
        while me.v == v and not me.over:
            me.news.clear()
            await asyncio.wait_for(me.news.wait(), 120)
    await me.leave()
    return {"asked": asked, "passed": passed}


def by_chance(luck: Rng) -> Callable[[State], Any]:
    """Somebody who plays every legal card with chance one half."""

    def chosen(s: State) -> Any:
        plays = [option for option in s.options() if option is not PASS]
        return plays[luck.below(len(plays))] if luck.below(2) else PASS

    return chosen


def lost(title: str, seed: int, script: str) -> dict[str, int]:
    """Windows in which seat 0 acts, and those of them in which it would not have been asked."""
    game, luck = GAMES[title], Rng(seed)
    setup = next(iter(game.examples.values()))
    s = game.new(setup)
    minds = [bot(LEVEL, seed), bot(LEVEL, seed + 1)]
    half = by_chance(Rng(seed))
    acts = missed = 0
    while not s.over():
        if s.at_chance():
            s.choose(s.roll(luck))
            continue
        seat = int(s.seat)
        looked = seat == 0 and in_window(s) and len(s.options()) > 1
        if looked and script == "half":
            move = half(s)
        else:
            move = minds[seat].choose(Seen(s, seat))
        if looked and move is not PASS:
            acts += 1
            missed += not useful(game, setup, s, 0)
        s.choose(move)
    return {"acts": acts, "missed": missed}


def measure() -> dict[str, Any]:
    end = time.monotonic() + 60 * float(os.environ.get("KOSTKA_MINUTES", "100000"))
    found: dict[str, Any] = {}
    with TemporaryDirectory() as folder:
        server = WithBots(str(Path(folder) / "tables.db"))
        server.start()
        try:
            for n, title in enumerate(TITLES):
                share = time.monotonic() + (end - time.monotonic()) / (len(TITLES) - n)
                games: list[dict[str, int]] = []
                tried: dict[str, list[dict[str, int]]] = {"level 5": [], "half": []}
                for seed in range(GAMES_A_TITLE):
                    if time.monotonic() > share:
                        break
                    games.append(asyncio.run(played(server, title)))
                    for script, kept in tried.items():
                        kept.append(lost(title, seed, script))
                found[title] = {
                    "games": len(games),
                    "asked_a_game": round(mean(each["asked"] for each in games), 1),
                    "mere_passes_a_game": round(mean(each["passed"] for each in games), 1),
                    "lost": {
                        script: {
                            "acts": sum(each["acts"] for each in kept),
                            "missed": sum(each["missed"] for each in kept),
                        }
                        for script, kept in tried.items()
                    },
                }
        finally:
            server.end()
    says = "; ".join(
        f"{title}: {it['mere_passes_a_game']} mere passes a game ({it['games']} games)"
        for title, it in found.items()
    )
    return {"says": f"{says}.", "titles": found}
