"""Habits: what bots are offered and what they use of it, and whether they go on or only to and fro.

Two of the same level play each other, levels 3 to 5, all heroes or decks in turn, and nobody
explores.  An offer is a turn of a player in which he could do something of this kind at least once;
it is used if he did.  What was offered 50 times and used in less than 2 of 100 is then forced: in
games against the same level one bot does it whenever it can, once a turn.  A bot stalls that has
gained nothing in 20 turns of its own.

KOSTKA_GAMES is how many games of each level (1,000), KOSTKA_FORCED of each kind (60); KOSTKA_PARTS
plays only some games (`dicethrone`) or levels (`dicethrone/3`); KOSTKA_JOBS and KOSTKA_MINUTES are
as everywhere.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bench._kept import wanted
from bench._pieces import Came, Piece, Tally, tallied
from kostka.bots import Bot, bot
from kostka.games import game
from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.state import Battle
from kostka.games.doomtrooper.meanings import AnAbilityOf
from kostka.games.doomtrooper.state import Fight
from kostka.games.plosinovka.content import HEROES_BY_KEY
from kostka.games.plosinovka.pool import Use
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import OFF
from kostka.kernel.chance import Rng
from kostka.kernel.state import State
from kostka.kernel.step import Named, Word
from kostka.lab.ladder import PAIRS, PICKED
from kostka.lab.sim import to_the_end
from kostka.lab.wilson import wilson
from kostka.sight import Seen

GAMES: Final = 1000
FORCED: Final = 60
LEVELS: Final = ("3", "4", "5")
SIZE: Final = 10  # games of a piece
OFFERED: Final = 50
USED: Final = 0.02
STALLED: Final = 20  # turns of one's own
PICKS: Final[Mapping[str, Sequence[str]]] = {
    "dicethrone": list(HEROES),
    "doomtrooper": [one for one, _ in PAIRS["doomtrooper"]],
    "plosinovka": list(HEROES_BY_KEY),
}
# Answers by which nothing is done,
IDLE: Final = tuple(
    [
        "pass",
        "no-ability",
        "no-defence",
        "stop",
        "no",
        "no-warzone",
        "keep",
        "keep-hand",
        "leave-it",
        "no-second-attack",
        "no-more-actions",
        "end-actions",
        "no-more",
        "hold-on",
    ]
)
# and such as only say with what, to whom or how much of something that is done anyway.
PARTS: Final = tuple(
    [
        "discard",
        "sell",
        "keep",
        "roll-all",
        "keep-these",
        "keep-none",
        "die",
        "turn",
        "seat",
        "count",
        "first",
        "to",
        "on",
        "choose",
        "take",
        "so-much-destiny",
        "so-many-times",
        "attack-with",
        "lay",
        "pick",
        "suggest",
        "token",
        "give-up",
        "go",
        "which-enemy",
        "push",
        "appear-at",
        "reroll",
        "sabotage-with",
        "cover",
        "give-to",
        "fetch",
        "store",
        "use-weapon",
        "to-play",
        "tactic",
    ]
)
# In Doomtrooper a turn of nothing but these is none of progress.
WAITING: Final = ("", "meditate", "seek-cover", "leave-cover", "board", "alight")


def kind(s: State, option: Any) -> str:
    """What kind of action, card, token, ability or item this is; "" if it is none by itself."""
    sense = s.sense(option)
    it, verb = sense.it, sense.verb
    if isinstance(it, Word):
        return "" if it.key in IDLE else it.key
    if verb in PARTS:
        return ""
    if isinstance(it, AnAbilityOf):
        return f"use {it.ability.key}"
    if isinstance(it, Use):
        how = s.write(option).split()[0].split("-")[0]  # a die, two of them merged, a star ...
        gems = " with gems" if it.times > 1 else ""
        return f"{it.symbol.key}{gems}" if how == it.symbol.key else f"{how} {it.symbol.key}{gems}"
    if not isinstance(it, Named):
        return verb
    key = it.key.split("/")[0]
    return key if key.startswith(f"{verb} ") else f"{verb} {key}"


def turn_of(s: State) -> int:
    return sum(s.turns) if isinstance(s, Fight) else int(s.turn)  # type: ignore[attr-defined]


def gained(s: State, seat: int) -> tuple[int, ...]:
    """What grows when a bot gets on, but for what it does."""
    if isinstance(s, Battle):
        return (-sum(s.health), s.upgraded(seat))
    if isinstance(s, Climb):
        player = s.players[seat]
        cards = len(player.owned) + len(player.potions)
        return (int(player.gems), cards, 0 if player.at == OFF else int(s.tower.row(player.at)))
    return ()


class Watch:
    """Counts offers and uses of a seat, and its turns without any gain."""

    def __init__(self, pick: str) -> None:
        self.pick = pick
        self.turn = -1
        self.open: dict[str, bool] = {}  # the kinds of this turn
        self.best: list[int] = []
        self.idle = 0
        self.longest = 0
        self.came: Counter[str] = Counter()

    def saw(self, s: State, seat: int, options: Sequence[Any], chosen: Any) -> None:
        if turn_of(s) != self.turn:
            self.close(s, seat)
            self.turn = turn_of(s)
        for option in options:
            self.open.setdefault(kind(s, option), False)
        self.open[kind(s, chosen)] = True

    def close(self, s: State, seat: int) -> None:
        """The turn is over."""
        found, up = gained(s, seat), False
        if isinstance(s, Climb) and s.players[seat].at == OFF:
            self.best = self.best[:-1] + [0] * len(self.best[-1:])  # has the whole way to go again
        for i, n in enumerate(found):
            if i >= len(self.best):
                self.best.append(n)
                up = True
            elif n > self.best[i]:
                self.best[i] = n
                up = True
        if not found:
            up = any([used for it, used in self.open.items() if it not in WAITING])
        if self.open and (isinstance(s, Battle) or self.own):
            self.idle = 0 if up else self.idle + 1
            self.longest = max(self.longest, self.idle)
        for it, used in self.open.items():
            if it:
                self.came[f"offered {it} @{self.pick}"] += 1
                self.came[f"used {it} @{self.pick}"] += used
        self.open = {}

    @property
    def own(self) -> bool:
        """Whether it was its own turn, not one of another in which it was asked something."""
        return any([it in ("meditate", "gravity") or it.startswith("appear") for it in self.open])


class Forced:
    """Does something of this kind whenever it can, once a turn."""

    def __init__(self, plain: Bot, what: str) -> None:
        self.plain = plain
        self.what = what
        self.turn = -1
        self.times = 0

    def choose(self, seen: Seen) -> Any:
        world = seen.imagine(Rng(1))
        if turn_of(world) != self.turn:
            for option in seen.options():
                if kind(world, option) == self.what:
                    self.turn = turn_of(world)
                    self.times += 1
                    return option
        return self.plain.choose(seen)


def dealt(key: str, number: int, first: str = "") -> tuple[State, tuple[str, str]]:
    """A game of two, each pick against each other in turn; or this one against all."""
    picks = PICKS[key]
    one, other = number % len(picks), 1 + number // len(picks) % (len(picks) - 1)
    pair = (picks[one], picks[(one + other) % len(picks)])
    if first:
        pair = (first, first) if key == "doomtrooper" else (first, _another(picks, first, number))
    return game(key).new({PICKED[key]: pair}), pair


def _another(picks: Sequence[str], first: str, number: int) -> str:
    rest = [it for it in picks if it != first]
    return rest[number % len(rest)]


def played(piece: Piece) -> Came:
    """Some games of a level, or with something forced: `game/level` or `game/level/pick/kind`."""
    what, first, end = piece
    key, level, *forced = what.split("/", 3)
    came: dict[str, float] = {}
    for seed in range(first, end):
        found = (
            compared(key, level, (forced[0], forced[1]), seed)
            if forced
            else watched(key, level, seed)
        )
        for name, n in found.items():
            came[name] = came.get(name, 0) + n
    return came


def watched(key: str, level: str, seed: int) -> Came:
    """What was offered and used in a game, and whether somebody stalled."""
    s, pair = dealt(key, seed)
    luck = Rng(seed)
    seats = [bot(level, seed * 64 + seat + 1) for seat in (0, 1)]
    watches = [Watch(pick) for pick in pair]
    while not s.over():
        if s.at_chance():
            s.choose(s.roll(luck))
            continue
        options = s.options()
        chosen = options[0]
        if len(options) > 1:
            seat = int(s.seat)
            chosen = seats[seat].choose(Seen(s, seat))
            watches[seat].saw(s, seat, options, chosen)
        s.choose(chosen)
    came: Counter[str] = Counter(games=1)
    for seat, watch in enumerate(watches):
        watch.close(s, seat)
        came.update(watch.came)
    came["stalled"] += any([watch.longest >= STALLED for watch in watches])
    return came


def compared(key: str, level: str, force: tuple[str, str], seed: int) -> Came:
    """Two games with the same luck, the bot that is forced in each seat once; what it won, and what
    it wins if it is not."""
    pick, what = force
    came = {"games": 0.0, "times": 0.0, "won": 0.0, "usual": 0.0}
    for swapped in (0, 1):
        _, pair = dealt(key, seed, pick)
        picks = pair[::-1] if swapped else pair
        s = game(key).new({PICKED[key]: picks})
        seats: list[Any] = [bot(level, seed * 64 + seat + 1) for seat in (0, 1)]
        forced = seats[swapped] = Forced(seats[swapped], what)
        to_the_end(s, seats, Rng(seed))
        if forced.times:
            plain = game(key).new({PICKED[key]: picks})
            to_the_end(plain, [bot(level, seed * 64 + seat + 1) for seat in (0, 1)], Rng(seed))
            came["games"] += 1
            came["times"] += forced.times
            came["won"] += _won(s, swapped)
            came["usual"] += _won(plain, swapped)
    return came


def _won(s: State, seat: int) -> float:
    outcome = s.outcome()
    return float(outcome[seat]) if 1 in outcome else 0.5


def counted(tally: Tally, what: str) -> tuple[dict[str, list[int]], dict[str, str]]:
    """By kind: offers and uses; and with which hero or deck each was offered most often."""
    kinds: dict[str, list[int]] = {}
    most: dict[str, tuple[int, str]] = {}
    sums: Counter[str] = Counter()
    for stretch in tally.stretches:
        if stretch.what == what:
            sums.update(stretch.came)
    for name, n in sorted(sums.items()):
        verb, _, rest = name.partition(" ")
        it, at, pick = rest.rpartition(" @")
        if at:
            kinds.setdefault(it, [0, 0])[verb == "used"] += int(n)
            if verb == "offered":
                most[it] = max(most.get(it, (0, "")), (int(n), pick))
    return kinds, {it: pick for it, (_, pick) in most.items()}


def neglected(kinds: Mapping[str, Sequence[int]]) -> list[str]:
    """What was offered often enough and hardly ever used."""
    return [it for it, (n, used) in kinds.items() if n >= OFFERED and used < USED * n]


def measure() -> dict[str, Any]:
    games = int(os.environ.get("KOSTKA_GAMES", GAMES))
    pairs = int(os.environ.get("KOSTKA_FORCED", FORCED)) // 2
    parts = wanted([f"{key}/{level}" for key in PICKS for level in LEVELS])
    tally = tallied("habits", dict.fromkeys(parts, games), SIZE, played)
    forcing: dict[str, int] = {}
    for part in parts:
        kinds, pick = counted(tally, part)
        forcing |= {f"{part}/{pick[it]}/{it}": pairs for it in neglected(kinds)}
    tally = tallied("habits", {**dict.fromkeys(parts, games), **forcing}, SIZE, played)
    found: dict[str, Any] = {}
    for part in [f"{key}/{level}" for key in PICKS for level in LEVELS]:
        if tally.tried(part):
            found[part] = _told(tally, part)
    total = sum([it["games"] for it in found.values()])
    low = sum([len(it["neglected"]) for it in found.values()])
    worse = sum([each["worse"] for it in found.values() for each in it["neglected"]])
    stalls = sum([it["stalled"] for it in found.values()])
    offered = sum([it["kinds"] for it in found.values()])
    levels = sorted({part.split("/")[1] for part in found})
    return {
        "says": (
            f"Habits: in {total:,} games of levels {', '.join(levels)}, of {offered:,} kinds of "
            f"action, card, token, ability and item that were offered {OFFERED} times, "
            f"{offered - low:,} were used in 2 of 100 offers; of the other {low}, {worse} won less "
            f"when forced. In {stalls} games a bot gained nothing for {STALLED} turns."
        ),
        "levels": found,
        "stretches": tally.plain(),
    }


def _told(tally: Tally, part: str) -> dict[str, Any]:
    kinds, pick = counted(tally, part)
    rows = []
    for it in neglected(kinds):
        offered, used = kinds[it]
        row: dict[str, Any] = {"kind": it, "offered": offered, "used": used, "worse": False}
        what = f"{part}/{pick[it]}/{it}"
        n = int(sum([s.came.get("games", 0) for s in tally.stretches if s.what == what]))
        if n:
            won, usual = (
                sum([s.came.get(name, 0) for s in tally.stretches if s.what == what])
                for name in ("won", "usual")
            )
            low, high = wilson(won, n)
            row |= {"with": pick[it], "forced": n, "won": won, "usually": usual}
            row |= {"interval": [round(low, 3), round(high, 3)], "worse": high < usual / n}
        rows.append(row)
    return {
        "games": int(sum([s.came["games"] for s in tally.stretches if s.what == part])),
        "kinds": len([it for it, (n, _) in kinds.items() if n >= OFFERED]),
        "stalled": int(sum([s.came.get("stalled", 0) for s in tally.stretches if s.what == part])),
        "neglected": sorted(rows, key=lambda row: -int(row["offered"])),
    }
