"""A report of a matrix that opens without a network: one HTML file, and its heat map beside it."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

STYLE = """
body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;
background:#fbfaf7;color:#211c18}
table{border-collapse:collapse;margin:1rem 0}
td,th{padding:.25rem .6rem;border-bottom:1px solid #ddd6c8;text-align:right}
td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}
"""


def write(folder: Path, found: Mapping[str, Any], names: Mapping[str, str]) -> list[Path]:
    """matrix.json, matrix.svg, matrix.png and report.html; the files that were written."""
    svg, png = heat_map(found, names)
    files = {
        "matrix.json": json.dumps(found, indent=1, ensure_ascii=False).encode(),
        "matrix.svg": svg,
        "matrix.png": png,
        "report.html": page(found, names, svg.decode()).encode(),
    }
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return [folder / name for name in files]


def shares(found: Mapping[str, Any]) -> dict[tuple[str, str], float]:
    """Of each pair both ways round."""
    both: dict[tuple[str, str], float] = {}
    for cell in found["cells"]:
        both[cell["first"], cell["second"]] = cell["share"]
        both[cell["second"], cell["first"]] = 1 - cell["share"]
    return both


def heat_map(found: Mapping[str, Any], names: Mapping[str, str]) -> tuple[bytes, bytes]:
    """Rows against columns, the strongest first, as SVG and as PNG."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "kostka"  # equal runs draw equal files
    from matplotlib.figure import Figure

    order = [each["id"] for each in found["field"]]
    both = shares(found)
    rows = [[both.get((a, b), float("nan")) for b in order] for a in order]
    size = 2.4 + 0.52 * len(order)
    figure = Figure(figsize=(size + 1.2, size), layout="constrained")
    axes = figure.subplots()
    image = axes.imshow(rows, cmap="RdYlGn", vmin=0.2, vmax=0.8)
    axes.set_xticks(range(len(order)), [names[key] for key in order], rotation=60, ha="right")
    axes.set_yticks(range(len(order)), [names[key] for key in order])
    for y, row in enumerate(rows):
        for x, share in enumerate(row):
            if share == share:
                axes.text(x, y, f"{100 * share:.0f}", ha="center", va="center", fontsize=8)
    axes.set_title(f"% won by the row, {found['games']} games a pair, bot {found['bot']}")
    figure.colorbar(image, ax=axes, shrink=0.8)
    svg, png = io.BytesIO(), io.BytesIO()
    figure.savefig(svg, format="svg", metadata={"Date": None})
    figure.savefig(png, format="png", dpi=110)
    return svg.getvalue(), png.getvalue()


def page(found: Mapping[str, Any], names: Mapping[str, str], svg: str) -> str:
    first = found["first_seat"]
    field = "".join(
        [
            f"<tr><td>{escape(names[each['id']])}</td><td>{each['share']:.1%}</td>"
            f"<td>{each['low']:.1%} – {each['high']:.1%}</td><td>{each['games']}</td></tr>"
            for each in found["field"]
        ]
    )
    cells = "".join(
        [
            f"<tr><td>{escape(names[cell['first']])} – {escape(names[cell['second']])}</td>"
            f"<td>{cell['share']:.1%}</td>"
            f"<td>{cell['interval'][0]:.1%} – {cell['interval'][1]:.1%}</td>"
            f"<td>{cell['games']}</td><td>{cell['drawn']}</td></tr>"
            for cell in found["cells"]
        ]
    )
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<title>Kostka: {escape(found["game"])}, who beats whom</title>
<style>{STYLE}</style></head><body>
<h1>{escape(found["game"])}: who beats whom</h1>
<p>{found["games_played"]} games between bots “{escape(found["bot"])}”, seed {found["seed"]};
{found["draws"]} draws, {found["technical_draws"]} of them by the technical limit;
{found["decisions_per_game"]:.0f} decisions a game. The first seat won {first["share"]:.1%}
of the decided games (95 %: {first["low"]:.1%} – {first["high"]:.1%}).
Intervals are Wilson's, 95 %.</p>
{svg[svg.index("<svg") :]}
<h2>Against the field</h2>
<table><tr><th></th><th>won</th><th>between</th><th>games</th></tr>{field}</table>
<h2>Every pair</h2>
<table><tr><th></th><th>the first won</th><th>between</th><th>games</th><th>draws</th></tr>
{cells}</table>
</body></html>
"""
