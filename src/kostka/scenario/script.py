"""What stands in a scenario file: title, set-up, position, steps.  docs/files.md describes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from kostka.games import GAMES
from kostka.kernel.game import Game, Setup
from kostka.kernel.record import shown
from kostka.scenario.table import Table, load_toml, parse_toml
from kostka.words import LANGUAGES

BEGINNINGS = ("start", "out", "saved", "hash")  # of a set-up, how far the game has come
ACTIONS = ("do", "pass", "until", "resign", "drawn")


@dataclass(frozen=True)
class Refusal:
    """A move that must be refused, and by which rule."""

    do: str
    rule: str
    seat: int | None


@dataclass(frozen=True)
class Step:
    """One step: first what must be refused, then a move, its outcomes, then what must hold."""

    table: Table  # where it stands in the file
    refuse: Refusal | None
    do: str | None
    seat: int | None
    pass_: bool
    until: str | None
    resign: int | None
    drawn: bool
    out: tuple[str, ...]
    offers: tuple[str, ...]
    expect: Mapping[str, Any]
    say: Mapping[str, str]  # by language, what a guide says before the move; or nothing


@dataclass(frozen=True)
class Scenario:
    """A scenario as it is written; nothing has been played yet."""

    file: str
    title: str
    game: Game
    proves: tuple[str, ...]
    set_up: Table
    setup: Setup
    start: int | None
    out: tuple[str, ...] | None  # the outcomes from the very first one on
    saved: str | None  # or the state itself, as a table reports it
    position: Table
    steps: tuple[Step, ...]


def load(path: str) -> Scenario:
    return scripted(load_toml(path))


def parse(text: str, file: str = "scenario") -> Scenario:
    return scripted(parse_toml(text, file))


def scripted(whole: Table) -> Scenario:
    """What the whole file says."""
    whole.only("scenario", "setup", "position", "step")
    about = whole.table("scenario")
    about.only("title", "game", "proves")
    game = GAMES[about.one_of("game", about.text("game"), tuple(GAMES), "game")]
    title = about.text("title")
    if not title.isprintable():
        raise about.wrong("title", "this is to be one line without control characters")
    set_up = whole.table("setup")
    if set_up.has("start") and set_up.has("out"):
        raise set_up.wrong("start", "the outcomes in 'out' say already who starts")
    if set_up.has("saved"):
        for field in ("start", "out"):
            if set_up.has(field):
                raise set_up.wrong(field, "the state in 'saved' says it already")
    elif set_up.has("hash"):
        raise set_up.wrong("hash", "there is no state in 'saved' that it could be of")
    return Scenario(
        file=whole.file,
        title=title,
        game=game,
        proves=about.texts("proves") if about.has("proves") else (),
        set_up=set_up,
        setup={key: set_up.texts(key) for key in set_up.values if key not in BEGINNINGS},
        start=set_up.number("start", 0, 5) if set_up.has("start") else None,
        out=set_up.texts("out") if set_up.has("out") else None,
        saved=set_up.text("saved") if set_up.has("saved") else None,
        position=whole.table("position"),
        steps=tuple([_step(table) for table in whole.tables("step")]),
    )


def _step(table: Table) -> Step:
    table.only(*ACTIONS, "seat", "out", "refuse", "offers", "expect", "say")
    actions = [field for field in ACTIONS if table.has(field)]
    if len(actions) > 1:
        raise table.wrong(actions[1], f"{actions[0]!r} stands in the same step")
    if table.has("seat") and not table.has("do"):
        raise table.wrong("seat", "there is no 'do' that the seat should do")
    for field in ("pass", "drawn"):
        if table.has(field) and table.get(field) is not True:
            raise table.wrong(field, "the only thing to write here is true")
    return Step(
        table=table,
        refuse=_refusal(table.table("refuse")) if table.has("refuse") else None,
        do=table.text("do") if table.has("do") else None,
        seat=_seat(table, "seat"),
        pass_=table.has("pass"),
        until=table.text("until") if table.has("until") else None,
        resign=_seat(table, "resign"),
        drawn=table.has("drawn"),
        out=table.texts("out") if table.has("out") else (),
        offers=table.texts("offers") if table.has("offers") else (),
        expect=dict(_flat("", table.table("expect"))),
        say=_said(table.table("say")) if table.has("say") else {},
    )


def _refusal(table: Table) -> Refusal:
    table.only("do", "rule", "seat")
    return Refusal(table.text("do"), table.text("rule"), _seat(table, "seat"))


def _said(table: Table) -> dict[str, str]:
    table.only(*LANGUAGES)
    return {lang: table.text(lang) for lang in LANGUAGES}


def _seat(table: Table, field: str) -> int | None:
    return table.number(field, 0, 5) if table.has(field) else None


def _flat(prefix: str, table: Table) -> Iterator[tuple[str, Any]]:
    """`a.b = 1` and `"a.b" = 1` are the same."""
    for key, value in table.values.items():
        if isinstance(value, dict):
            yield from _flat(f"{prefix}{key}.", table.inside(key, value))
        elif isinstance(value, (bool, int, str, list)):
            yield f"{prefix}{key}", value
        else:
            raise table.wrong(key, f"{shown(value)} can never be a value of a game")
