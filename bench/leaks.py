"""Nobody can learn from the server what he may not know: two games that differ in nothing else.

Two tables of one server play the same game, record by record.  Whatever the viewer may see is the
same at both; what is hidden from him (what others draw, what they answer in secret) is drawn at
each table anew.  Then everything that the viewer is sent has to be the same, byte by byte: views,
log, questions, refusals, answers to `why`, reports, replays.

One thing is put together before it is compared: if the table answers for somebody at one of the two
and he himself at the other, the viewer gets one view there and two here; they are read as one.  How
long the table waits before it answers is the business of pace.py and its tests.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bench._inside import Inside, Line, Made, complaints, cookie, inside, replaced
from kostka.games import GAMES
from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.state import Battle
from kostka.kernel.chance import Luck, Rng
from kostka.kernel.event import Event
from kostka.kernel.state import State
from kostka.sight import SPECTATOR, redact
from kostka.table.seat import report
from kostka.table.store.course import Course

POSITIONS: Final = 10_000  # of each game
LONGEST: Final = 400  # positions of one pair of games
OFTEN, SELDOM = 3, 12  # positions after which questions are asked, and replays fetched
SHOWN: Final = ("showed", "hand-shown", "new-hand", "revealed", "flipped")  # they end a secret
LANGUAGES: Final = ("en", "cs", "pl")


class Leak(AssertionError):
    """The viewer could tell the two games apart."""


class Fixed:
    """Luck that is the same at both tables, for the worlds a report imagines."""

    def randbits(self, bits: int) -> int:
        return 1 << bits - 2


class Twin:
    """One of the two tables, with whoever plays there and the viewer."""

    def __init__(self, server: Inside, made: Made, viewer: int, luck: Rng) -> None:
        self.server = server
        self.made = made
        self.viewer = viewer
        self.luck = luck
        self.players: Line
        self.eyes: Line

    @property
    def course(self) -> Course:
        return self.server.house.sessions[self.made.table].course

    @property
    def state(self) -> State:
        return self.course.state

    def shown(self, since: int) -> list[str]:
        """The cards that somebody has shown to all in the records from this one on."""
        events = [event for each in self.course.since(since) for event in each.events]
        return [repr(event.it) for event in events if event.word.key in SHOWN]

    async def begin(self, lang: str) -> None:
        """The players come first, then the viewer."""
        table, key = self.made.table, self.made.key(self.viewer)
        self.players = self.server.call(table, self.made.seats())
        await self.players.settle()
        self.eyes = self.server.call(table, [key], hello=False)
        self.eyes.say({"t": "hello", "seat": self.viewer, "lang": lang})
        await self.eyes.ask("ping")

    async def do(self, text: str) -> None:
        course = self.course
        answer, _ = await self.players.ask("do", seat=course.asked(), v=course.v, do=text)
        assert answer["t"] == "ok", (answer, text)

    async def give(self, text: str) -> None:
        answer, _ = await self.players.ask("out", v=self.course.v, out=text)
        assert answer["t"] == "ok", (answer, text)

    async def heard(self) -> list[Any]:
        """What the viewer was sent since the last time, without the name of the table."""
        await self.players.settle()
        found: list[Any] = []
        for text in await self.eyes.settle():
            message = json.loads(text.replace(self.made.table, "TABLE"))
            last = found[-1] if found else None
            if message["t"] == "view" and last is not None and last["t"] == "view":
                message["log"] = last["log"] + message["log"]
                message["moved"] = last["moved"] + message["moved"]
                found.pop()
            found.append(message)
        return found

    async def asked(self, t: str, **fields: Any) -> Any:
        answer, before = await self.eyes.ask(t, **fields)
        assert not before, before
        return answer

    async def fetched(self, path: str, lang: str) -> tuple[int, bytes]:
        key = cookie(self.made.table, [self.made.key(self.viewer)])
        query = f"lang={lang}&seat={self.viewer}".encode()
        path = f"/api/tables/{self.made.table}/{path}"
        answer = await self.server.http("GET", path, headers=[key], query=query)
        return answer.status, answer.body.replace(self.made.table.encode(), b"TABLE")

    async def end(self) -> None:
        await self.players.end()
        await self.eyes.end()


class Pair:
    """The two tables, kept at the same record as long as that is possible."""

    def __init__(self, one: Twin, other: Twin, viewer: int, lang: str, luck: Rng) -> None:
        self.one = one
        self.other = other
        self.viewer = viewer
        self.lang = lang
        self.luck = luck
        self.told = 0  # records that were compared
        self.counted: Counter[str] = Counter()

    async def play(self, most: int) -> Counter[str]:
        """Go on and compare, until the games are over or can no longer be told as one."""
        await self.one.begin(self.lang)
        await self.other.begin(self.lang)
        game = self.one.course.journal.game
        for n in range(most):
            if self.shown():
                break
            self.same("sent", await self.one.heard(), await self.other.heard())
            if game.hash(self.one.state) != game.hash(self.other.state):
                self.counted["positions"] += 1
                if n % OFTEN == 0:
                    await self.question()
                if n % SELDOM == 0:
                    await self.replay()
            if self.one.course.over() or not await self.on():
                break
        await self.one.end()
        await self.other.end()
        return self.counted

    def shown(self) -> bool:
        """Whether cards that differ, or a whole hand, were shown: from here on it is two games."""
        here, there = [twin.shown(self.told) for twin in (self.one, self.other)]
        self.told = self.one.course.v
        return here != there or repr(None) in here

    def same(self, what: str, here: Any, there: Any) -> None:
        self.counted["messages"] += len(here) if isinstance(here, list) else 1
        if json.dumps(here) == json.dumps(there):  # the order of keys counts too
            return
        journal = self.one.course.journal
        raise Leak(
            f"{what} to viewer {self.viewer} of {journal.header['setup']} after record "
            f"{len(journal.records) - 1}: {_difference(here, there)}"
        )

    async def question(self) -> None:
        """The viewer asks why, about what there is and what there is not."""
        for text in self.doubts():
            fields = {"seat": self.viewer, "do": text}
            here, there = (
                await self.one.asked("why", **fields),
                await self.other.asked("why", **fields),
            )
            self.same(f"why {text!r}", here, there)
        for t in ("report", "claim", "undo") if self.luck.below(4) == 0 else ("report", "claim"):
            if t == "undo" and self.one.course.back(self.viewer) is not None:
                continue  # it would be done; whether it is free stands in every view
            fields = {"seat": self.viewer}
            if t != "report":
                fields["v"] = self.one.course.v
            here, there = await self.one.asked(t, **fields), await self.other.asked(t, **fields)
            self.same(t, here, there)

    def doubts(self) -> list[str]:
        """Moves of this question at either table, and cards that others may hold."""
        found = ["pass", "keep 1", "play nothing"]
        for s in (self.one.state, self.other.state):
            if not s.over() and s.seat >= 0:
                offers = s.question().offers(s, s.stack[-1])
                found.append(s.write(offers[self.luck.below(len(offers))]))
            hands: list[Any] = s.hands  # type: ignore[attr-defined]
            hand = hands[self.luck.below(len(hands))]
            if hand:
                found.append(f"play {hand[self.luck.below(len(hand))].key}")
        return found

    async def replay(self) -> None:
        n = self.luck.below(self.one.course.v)
        for path in (f"at/{n}", "steps", "log"):
            here = await self.one.fetched(path, self.lang)
            there = await self.other.fetched(path, self.lang)
            self.same(path, [here[0], here[1].decode()], [there[0], there[1].decode()])

    # How they go on

    async def on(self) -> bool:
        """One record at both; False if what happens at one cannot happen at the other."""
        one, other = self.one, self.other
        s, t = one.state, other.state
        before = s.clone(), t.clone(), one.course.v
        if s.at_chance():
            text, hidden = _given(s, self.viewer, one.luck)
            if not hidden and not _possible(t, text):
                return False  # a card that everybody sees, and that is in no other's deck
            await one.give(text)
            await other.give(t.write(t.roll(other.luck)) if hidden else text)
        else:
            mine = [s.write(option) for option in s.options()]
            theirs = [t.write(option) for option in t.options()]
            if not self.secret(s):
                mine = theirs = [text for text in mine if text in theirs]
            if not mine:
                return False
            text = _one_of(mine, self.luck)
            their = self.answer(t, text)
            if their is None:
                return False
            await one.do(text)
            await other.do(their)
        return await self.level() and not self.parted(*before)

    def parted(self, s: State, t: State, since: int) -> bool:
        """Whether the tables have openly answered different things, each the only one it had."""
        here, there = [twin.course.journal.records[since:] for twin in (self.one, self.other)]
        for mine, theirs in zip(here, there, strict=True):
            if "do" in mine and mine["do"] != theirs.get("do") and not self.secret(s):
                return True
            for world, record in ((s, mine), (t, theirs)):
                for text in [record["do"]] if "do" in record else record.get("out", ()):
                    world.choose(world.read(text))
        return False

    async def level(self) -> bool:
        """What a table has answered by itself, somebody does at the other."""
        while (here := self.one.course.v) != (there := self.other.course.v):
            ahead, behind = (self.one, self.other) if here > there else (self.other, self.one)
            record = ahead.course.journal.records[behind.course.v]
            s = behind.state
            if "do" not in record or s.over() or int(s.seat) != record["seat"]:
                return False
            text = self.answer(s, record["do"])
            if text is None:
                return False
            await behind.do(text)
        return True

    def secret(self, s: State) -> bool:
        """Whether the viewer does not get to know what is answered."""
        return s.question().secret() and not _open(s, self.viewer, int(s.seat))

    def answer(self, s: State, text: str) -> str | None:
        """What the other table answers: the same, or if it is secret, something of the kind."""
        options = [s.write(option) for option in s.options()]
        if self.secret(s):
            kind = text.split()[0]
            options = [each for each in options if each.split()[0] == kind]
            return _one_of(options, self.luck) if options else None
        return text if text in options else None


def _one_of(texts: list[str], luck: Rng) -> str:
    """Rather a pass or an early option now and then, so that games go on."""
    if "pass" in texts and luck.below(3) == 0:
        return "pass"
    return texts[luck.below(len(texts))]


def _open(s: State, viewer: int, owner: int) -> bool:
    """Whether the viewer sees this player's cards."""
    if isinstance(s, Battle):
        return viewer >= 0 and s.sees_hand(viewer, owner)
    return viewer == owner


def _possible(s: State, text: str) -> bool:
    try:
        return s.may(s.read(text)) is None
    except LookupError:
        return False


def _given(s: State, viewer: int, luck: Rng) -> tuple[str, bool]:
    """What chance gives, and whether the viewer does not get to know."""
    option = s.roll(luck)
    twin = s.clone()
    events: list[Event] = []
    twin.log = events
    twin.choose(option)
    drawn = [event for event in events if event.word.key == "drew"]
    if drawn:
        hidden = redact(twin, drawn[:1], viewer)[0].it is None
    else:  # cards that are looked at
        hidden = s.question().secret() and not _open(s, viewer, int(s.stack[-1].you))
    return s.write(option), hidden


def _difference(here: Any, there: Any, path: str = "") -> str:
    """The first place where two values of JSON differ."""
    if isinstance(here, dict) and isinstance(there, dict) and list(here) == list(there):
        for key in here:
            if here[key] != there[key]:
                return _difference(here[key], there[key], f"{path}.{key}")
    if isinstance(here, list) and isinstance(there, list):
        for n, (a, b) in enumerate(zip(here, there)):
            if a != b:
                return _difference(a, b, f"{path}[{n}]")
        if len(here) != len(there):
            return f"{path} has {len(here)} and {len(there)} items: {here!s:.400} / {there!s:.400}"
    return f"{path} is {here!s:.600} / {there!s:.600}"


OPEN: Final = ("plosinovka",)  # nothing is hidden in it, so no two games differ in that


def modes() -> Iterator[tuple[str, str, int]]:
    """Every mode of the games with hidden cards, with its number of seats."""
    for key, game in GAMES.items():
        if key in OPEN:
            continue
        for mode, setup in game.examples.items():
            yield key, mode, game.new(setup).seats()


def cast_of(game: str, mode: str, luck: Rng) -> dict[str, list[str]]:
    """The set-up of a mode; in Dice Throne with any heroes."""
    setup = {key: list(some) for key, some in GAMES[game].examples[mode].items()}
    if game == "dicethrone":
        heroes = list(HEROES)
        setup["heroes"] = [heroes.pop(luck.below(len(heroes))) for _ in setup["heroes"]]
    return setup


async def pair(server: Inside, game: str, mode: str, viewer: int, seed: int, most: int) -> Any:
    """One pair of games as this viewer sees them; what was compared."""
    luck, lang = Rng(seed), LANGUAGES[seed % len(LANGUAGES)]
    setup = cast_of(game, mode, luck)
    seats: list[dict[str, str]] = [{}] * GAMES[game].new(setup).seats()
    twins: list[Twin] = []
    for n in range(2):
        made = await server.make(game=game, mode=mode, setup=setup, seats=seats, dice="typed")
        twins.append(Twin(server, made, viewer, Rng(seed * 2 + n + 1)))
    try:
        return await Pair(twins[0], twins[1], viewer, lang, luck).play(most)
    except Exception as error:
        error.add_note(f"leaks: {game} {mode} {setup}, viewer {viewer}, seed {seed}")
        raise


async def search(
    folder: Path, game: str, mode: str, positions: int, first: int = 0
) -> Counter[str]:
    """At least so many positions of a mode, every viewer in turn."""
    counted: Counter[str] = Counter()
    seats = GAMES[game].new(GAMES[game].examples[mode]).seats()
    viewers = [*range(seats), SPECTATOR]
    with ours(), complaints() as wrong:
        async with inside(folder) as server:
            seed = first
            while counted["positions"] < positions:
                viewer = viewers[seed % len(viewers)]
                most = min(LONGEST, 20 + positions // len(viewers))
                counted += await pair(server, game, mode, viewer, seed, most)
                counted["pairs"] += 1
                seed += 1
        assert not wrong, wrong[0]
    return counted


@contextlib.contextmanager
def ours() -> Iterator[None]:
    """Chance is ours: the table does not deal, and what a report imagines is the same twice."""
    with replaced(report, "secrets", Fixed()), replaced(Course, "deal", _nothing):
        yield


def _nothing(course: Course, luck: Luck) -> None:
    pass


def part(work: tuple[str, str, int, int]) -> tuple[str, Counter[str]]:
    game, mode, positions, first = work
    with tempfile.TemporaryDirectory() as folder:
        return game, asyncio.run(search(Path(folder), game, mode, positions, first))


def measure() -> dict[str, Any]:
    """KOSTKA_LEAKS positions of each game, shared out among its modes."""
    positions = int(os.environ.get("KOSTKA_LEAKS", POSITIONS))
    works = []
    for game, mode, _ in modes():
        share = -(-positions // len(GAMES[game].examples))
        chunk = max(1, min(share, 500))
        works += [(game, mode, chunk, 1000 * n) for n in range(-(-share // chunk))]
    found: dict[str, Counter[str]] = {game: Counter() for game in GAMES}
    with multiprocessing.get_context("spawn").Pool() as pool:
        for done, (game, counted) in enumerate(pool.imap_unordered(part, works), 1):
            found[game] += counted
            print(f"\r{done} of {len(works)}", end="", file=sys.stderr, flush=True)
    hiding = [game for game, counted in found.items() if counted["positions"]]
    open_ = [game for game in found if game not in hiding]
    least = min(found[game]["positions"] for game in hiding)
    messages = sum(counted["messages"] for counted in found.values())
    return {
        "says": (
            f"At least {least:,} positions of {' and '.join(hiding)} each, beside twins that "
            "differ in what is hidden, in all modes, for every seat and spectators: "
            f"{messages:,} messages, none differs by what its viewer may not know; "
            f"nothing is hidden in {' and '.join(open_) or 'no game'}."
        ),
        "games": {game: dict(counted) for game, counted in found.items()},
    }
