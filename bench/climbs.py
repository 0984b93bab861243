"""Plošinovka played by greedy bots: who wins, what is bought, and whether the limit stops it.

KOSTKA_CLIMBS plays so many hundredths of the games.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from typing import Any, Final

from kostka.bots import bot
from kostka.games import GAMES
from kostka.games.plosinovka.cards.heroes import HEROES
from kostka.games.plosinovka.cards.items import ITEMS
from kostka.games.plosinovka.state import Climb
from kostka.kernel.chance import Rng
from kostka.sight import Seen

AGAINST_RANDOM: Final = "greedy against random"
SOLO: Final = "solo"
GAMES_OF: Final = {AGAINST_RANDOM: 1000, "2": 500, "3": 500, "4": 500, SOLO: 2000}
TOWERS: Final = ("dread-forest", "creeping-void", "mixed")
CHUNK: Final = 20

Chunk = tuple[str, int, int]  # what is played, first seed, seed after the last


def setup_of(kind: str, seed: int) -> dict[str, tuple[str, ...]]:
    """Every tower in turn, every other game with artifacts; alone, every hero in turn."""
    tower = {"tower": (TOWERS[seed % 3],), "artifacts": ("yes" if seed % 2 else "no",)}
    if kind == SOLO:
        return {"heroes": (HEROES[seed % len(HEROES)].key,), "tower": tower["tower"]}
    return {"players": ("2" if kind == AGAINST_RANDOM else kind,), **tower}


def climb(kind: str, seed: int, found: Counter[str]) -> None:
    """One game, counted."""
    s, luck = GAMES["plosinovka"].new(setup_of(kind, seed)), Rng(seed)
    assert isinstance(s, Climb)
    s.log = []
    random = 1 - seed % 2 if kind == AGAINST_RANDOM else -1
    bots = [
        bot("random" if seat == random else "greedy", seed * 9 + seat) for seat in range(s.seats())
    ]
    inside = False
    while not s.over():
        if s.at_chance():
            s.choose(s.roll(luck))
        else:
            s.choose(bots[s.seat].choose(Seen(s, int(s.seat))))
            inside = inside or any([s.inside(seat) for seat in range(s.seats()) if seat != random])
    found[f"{kind}: games"] += 1
    found[f"{kind}: rounds"] += s.turn // s.seats()
    found[f"{kind}: reached the boss"] += inside
    found[f"{kind}: technical"] += s.technical()
    found[f"{kind}: won"] += sum([won for seat, won in enumerate(s.outcome()) if seat != random])
    for event in s.log:
        if event.word.key == "bought" and event.it in ITEMS and event.seat != random:
            found[f"bought: {event.it.key}"] += 1


def played(chunk: Chunk) -> Counter[str]:
    kind, first, end = chunk
    found: Counter[str] = Counter()
    for seed in range(first, end):
        climb(kind, seed, found)
    return found


def measure() -> dict[str, Any]:
    hundredths = int(os.environ.get("KOSTKA_CLIMBS", "100"))
    chunks: list[Chunk] = []
    for kind, games in GAMES_OF.items():
        end = max(1, games * hundredths // 100)
        chunks += [(kind, n, min(n + CHUNK, end)) for n in range(0, end, CHUNK)]
    found: Counter[str] = Counter()
    with multiprocessing.get_context("spawn").Pool() as pool:
        for some in pool.imap_unordered(played, chunks):
            found += some
    ended = {kind: found[f"{kind}: games"] for kind in GAMES_OF}
    technical = sum([found[f"{kind}: technical"] for kind in GAMES_OF])
    beats = found[f"{AGAINST_RANDOM}: won"] / ended[AGAINST_RANDOM]
    alone = found[f"{SOLO}: won"] / ended[SOLO]
    never = [item.key for item in ITEMS if not found[f"bought: {item.key}"]]
    return {
        "says": (
            f"Plošinovka, {sum(ended.values()):,} games with greedy bots: they beat random players "
            f"in {beats:.0%} and win {alone:.0%} of their solo games; {technical} games were "
            f"stopped by the technical limit; items never bought: {', '.join(never) or 'none'}."
        ),
        "counted": dict(sorted(found.items())),
        "items_never_bought": never,
    }
