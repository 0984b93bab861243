"""How fast the engine is, beside other engines; `kostka bench --peers` shows the same in short."""

from __future__ import annotations

from typing import Any

from kostka.lab.bench import Report, bench

GAME = "dicethrone duel"
BESIDE = {
    "open_spiel gin rummy, C++": "OpenSpiel's gin rummy in C++",
    "rlcard uno": "rlcard's uno",
    "catanatron, two players": "catanatron",
}


def measure(seconds: float = 10.0) -> dict[str, Any]:
    report = bench(seconds, peers=True)
    return {"says": says(report), **report.json()}


def says(report: Report) -> str:
    """The figures of the duel in one sentence, by the stricter count of decisions."""
    (row,) = [row for row in report.rows if row["name"] == GAME]
    ratios = report.ratios[GAME]
    compiled = ratios.get("compiled against interpreted")
    parts = [
        f"The Dice Throne duel, {report.engine}, plays {row['decisions_per_second']:,.0f} random "
        f"decisions/s on one core, copies in {row['clone_us']:.1f} µs and simulates "
        f"{row['simulations_per_second']:,.0f} endings/s"
    ]
    if compiled:
        parts.append(f"{compiled['ratio']:.1f} × the interpreted engine")
    beside = [
        f"{ratios[f'decisions/s against {peer}']['against_all_answers']:.1f} × {name}"
        for peer, name in BESIDE.items()
        if f"decisions/s against {peer}" in ratios
    ]
    if beside:
        parts.append(f"{', '.join(beside)} with their forced answers counted and ours not")
    return "; ".join(parts) + "."
