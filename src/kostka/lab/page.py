"""What every report is made of: a page that needs no network, pictures, tables for others."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from kostka.kernel.game import Mistake

STYLE: Final = """
body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;
background:#fbfaf7;color:#211c18}
table{border-collapse:collapse;margin:1rem 0}
td,th{padding:.25rem .6rem;border-bottom:1px solid #ddd6c8;text-align:right}
td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}
"""
INTERVALS: Final = "Intervals are Wilson's, 95 %."


def figure(width: float, height: float) -> Any:
    """An empty picture; equal runs draw equal files."""
    try:
        import matplotlib
    except ImportError:
        raise Mistake('Reports need matplotlib: pip install "kostka[lab]".') from None
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "kostka"
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def drawn(it: Any) -> tuple[bytes, bytes]:
    """The picture as SVG and as PNG."""
    svg, png = io.BytesIO(), io.BytesIO()
    it.savefig(svg, format="svg", metadata={"Date": None})
    it.savefig(png, format="png", dpi=110, metadata={"Software": None})
    return svg.getvalue(), png.getvalue()


def parquet(rows: Sequence[Mapping[str, Any]]) -> bytes:
    """Rows as a Parquet file; equal rows give equal bytes."""
    try:
        import pyarrow as arrow
        import pyarrow.parquet as files
    except ImportError:
        raise Mistake('Tables need pyarrow: pip install "kostka[lab]".') from None
    sink = io.BytesIO()
    files.write_table(arrow.Table.from_pylist([dict(row) for row in rows]), sink)
    return sink.getvalue()


def save(folder: Path, files: Mapping[str, bytes]) -> list[Path]:
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return [folder / name for name in files]


def plain(found: Mapping[str, Any]) -> bytes:
    return json.dumps(found, indent=1, ensure_ascii=False).encode()


def percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"


def between(low: float, high: float) -> str:
    return f"{low:.1%} – {high:.1%}"


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Headings and cells; whatever they hold is shown as it is written."""
    head = "".join([f"<th>{escape(each)}</th>" for each in heads])
    body = "".join(
        [
            "<tr>" + "".join([f"<td>{escape(str(cell))}</td>" for cell in row]) + "</tr>\n"
            for row in rows
        ]
    )
    return f"<table><tr>{head}</tr>\n{body}</table>"


def page(title: str, about: str, parts: Sequence[tuple[str, str]]) -> bytes:
    """One file: a title, what was done, and headed parts of HTML, pictures among them."""
    body = "\n".join(
        [(f"<h2>{escape(head)}</h2>\n" if head else "") + part for head, part in parts]
    )
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<title>Kostka: {escape(title)}</title>
<style>{STYLE}</style></head><body>
<h1>{escape(title)}</h1>
<p>{escape(about)}</p>
{body}
</body></html>
""".encode()


def inline(svg: bytes) -> str:
    text = svg.decode()
    return text[text.index("<svg") :]
