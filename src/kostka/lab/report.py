"""Reports of the lab: for each kind its tables, pictures and one page that needs no network."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from kostka.lab.page import (
    INTERVALS,
    between,
    drawn,
    figure,
    inline,
    page,
    parquet,
    percent,
    plain,
    save,
    table,
)

Found = Mapping[str, Any]
Names = Mapping[str, str]
SHOWN: Final = 20  # things at either end of the picture of cards


# --- Who beats whom -------------------------------------------------------------------------------


def write(folder: Path, found: Found, names: Names) -> list[Path]:
    """The matrix as JSON, Parquet, SVG, PNG and a page; the files that were written."""
    svg, png = heat_map(found, names)
    cells = [{**cell, "interval": list(cell["interval"])} for cell in found["cells"]]
    return save(
        folder,
        {
            "matrix.json": plain(found),
            "matrix.parquet": parquet(cells),
            "matrix.svg": svg,
            "matrix.png": png,
            "report.html": matrix_page(found, names, svg),
        },
    )


def shares(found: Found) -> dict[tuple[str, str], float]:
    """Of each pair both ways round."""
    both: dict[tuple[str, str], float] = {}
    for cell in found["cells"]:
        both[cell["first"], cell["second"]] = cell["share"]
        both[cell["second"], cell["first"]] = 1 - cell["share"]
    return both


def heat_map(found: Found, names: Names) -> tuple[bytes, bytes]:
    """Rows against columns, the strongest first."""
    order = [each["id"] for each in found["field"]]
    both = shares(found)
    rows = [[both.get((a, b), float("nan")) for b in order] for a in order]
    size = 2.4 + 0.52 * len(order)
    it = figure(size + 1.2, size)
    axes = it.subplots()
    image = axes.imshow(rows, cmap="RdYlGn", vmin=0.2, vmax=0.8)
    axes.set_xticks(range(len(order)), [names[key] for key in order], rotation=60, ha="right")
    axes.set_yticks(range(len(order)), [names[key] for key in order])
    for y, row in enumerate(rows):
        for x, share in enumerate(row):
            if share == share:
                axes.text(x, y, f"{100 * share:.0f}", ha="center", va="center", fontsize=8)
    axes.set_title(f"% won by the row, up to {found['games']} games a pair, bot {found['bot']}")
    it.colorbar(image, ax=axes, shrink=0.8)
    return drawn(it)


def matrix_page(found: Found, names: Names, svg: bytes) -> bytes:
    first = found["first_seat"]
    about = (
        f"{found['games_played']} games between bots “{found['bot']}”, seed {found['seed']}; "
        f"{found['draws']} draws, {found['technical_draws']} of them by the technical limit; "
        f"{found['decisions_per_game']:.0f} decisions a game. The first seat won "
        f"{percent(first['share'])} of the decided games "
        f"(95 %: {between(first['low'], first['high'])}). {INTERVALS}"
    )
    field = table(
        ("", "won", "between", "games"),
        [
            (names[it["id"]], percent(it["share"]), between(it["low"], it["high"]), it["games"])
            for it in found["field"]
        ],
    )
    cells = table(
        ("", "the first won", "between", "games", "draws"),
        [
            (
                f"{names[cell['first']]} – {names[cell['second']]}",
                percent(cell["share"]),
                between(*cell["interval"]),
                cell["games"],
                cell["drawn"],
            )
            for cell in found["cells"]
        ],
    )
    parts = [("", inline(svg)), ("Against the field", field), ("Every pair", cells)]
    return page(f"{found['game']}: who beats whom", about, parts)


# --- How games unfold -----------------------------------------------------------------------------


def write_curve(folder: Path, found: Found, rows: Sequence[Mapping[str, Any]]) -> list[Path]:
    svg, png = curves(found)
    return save(
        folder,
        {
            "curve.json": plain(found),
            "curve.parquet": parquet(rows),
            "curve.svg": svg,
            "curve.png": png,
            "report.html": curve_page(found, svg),
        },
    )


def curves(found: Found) -> tuple[bytes, bytes]:
    """How many games took so many turns; and how often whoever was ahead has won."""
    it = figure(10, 4)
    left, right = it.subplots(1, 2)
    left.bar([n for n, _ in found["lengths"]], [games for _, games in found["lengths"]])
    left.set_xlabel("turns")
    left.set_ylabel("games")
    turns = [each["turn"] for each in found["leaders"]]
    right.plot(turns, [each["share"] for each in found["leaders"]])
    low, high = ([each[key] for each in found["leaders"]] for key in ("low", "high"))
    right.fill_between(turns, low, high, alpha=0.25)
    right.axhline(0.5, linewidth=0.8, color="grey")
    right.set_ylim(0.3, 1.0)
    right.set_xlabel("turn")
    right.set_ylabel("whoever is ahead wins")
    return drawn(it)


def curve_page(found: Found, svg: bytes) -> bytes:
    first, turns, decisions = found["beginner"], found["turns"], found["decisions"]
    about = (
        f"{found['games_played']} games between bots “{found['bot']}”, seed {found['seed']}; "
        f"{found['draws']} draws, {found['technical_draws']} of them by the technical limit. "
        f"Whoever began won {percent(first['share'])} of {first['games']} decided games "
        f"(95 %: {between(first['low'], first['high'])}). {INTERVALS}"
    )
    lengths = table(
        ("", "mean", "median", "5 %", "95 %", "most"),
        [
            (name, f"{it['mean']:.1f}", it["median"], it["p05"], it["p95"], it["most"])
            for name, it in (("turns", turns), ("decisions", decisions))
        ],
    )
    ahead = table(
        ("turn", "games", "whoever was ahead won", "between"),
        [
            (it["turn"], it["games"], percent(it["share"]), between(it["low"], it["high"]))
            for it in found["leaders"]
        ],
    )
    parts = [("", inline(svg)), ("How long games are", lengths), ("When they are decided", ahead)]
    return page(f"{found['game']}: how games unfold", about, parts)


# --- What cards are worth -------------------------------------------------------------------------


def write_cards(folder: Path, found: Found, names: Names) -> list[Path]:
    svg, png = bars(found, names)
    return save(
        folder,
        {
            "cards.json": plain(found),
            "cards.parquet": parquet(found["things"]),
            "cards.svg": svg,
            "cards.png": png,
            "report.html": cards_page(found, names, svg),
        },
    )


def bars(found: Found, names: Names) -> tuple[bytes, bytes]:
    """The best and the worst of what was played often enough to be told apart."""
    things = [it for it in found["things"] if it["played"] >= 10]
    some = things if len(things) <= 2 * SHOWN else [*things[:SHOWN], *things[-SHOWN:]]
    some = some[::-1]
    it = figure(9, 1.5 + 0.22 * max(4, len(some)))
    axes = it.subplots()
    worth = [each["played_worth"] for each in some]
    low = [each["played_share"] - each["played_low"] for each in some]
    high = [each["played_high"] - each["played_share"] for each in some]
    axes.barh(range(len(some)), worth, xerr=[low, high] if some else None, height=0.7)
    labels = [f"{names[each['id']]} ({names[each['pick']]})" for each in some]
    axes.set_yticks(range(len(some)), labels, fontsize=7)
    axes.axvline(0, linewidth=0.8, color="grey")
    axes.set_xlabel("share won when played, against the usual share of its player")
    return drawn(it)


def cards_page(found: Found, names: Names, svg: bytes) -> bytes:
    about = (
        f"{found['games_played']} games between bots “{found['bot']}”, seed {found['seed']}. "
        "A card is counted once a game for each player who drew or played it. Whoever wins plays "
        f"more cards, so compare cards with each other rather than with nothing. {INTERVALS}"
    )
    things = table(
        ("", "of", "played", "won then", "between", "worth", "drawn", "won then", "usual"),
        [
            (
                names[it["id"]],
                names[it["pick"]],
                it["played"],
                percent(it["played_share"]),
                between(it["played_low"], it["played_high"]),
                "–" if it["played_worth"] is None else f"{100 * it['played_worth']:+.1f}",
                it["drawn"],
                percent(it["drawn_share"]),
                percent(it["usual"]),
            )
            for it in found["things"]
        ],
    )
    parts = [("", inline(svg)), ("Cards and abilities", things)]
    return page(f"{found['game']}: what cards are worth", about, parts)
