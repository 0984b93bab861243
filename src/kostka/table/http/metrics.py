"""What whoever runs a server may measure, as Prometheus reads it; no names, no addresses."""

from __future__ import annotations

import hmac
import os
from typing import Final

from fastapi import APIRouter, Request, Response

from kostka.table.hall.house import House
from kostka.table.http.door import Door
from kostka.table.seat import protocol as p

TOKEN: Final = "KOSTKA_METRICS_TOKEN"  # whoever knows it may ask from elsewhere
metrics = APIRouter()


def allowed(request: Request) -> bool:
    """Whether somebody sits at the server itself, or knows the token."""
    door: Door = request.app.state.door
    if door.local(request):
        return True
    token = os.environ.get(TOKEN, "")
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and hmac.compare_digest(given.encode(), token.encode())


@metrics.get("/metrics")
async def measured(request: Request) -> Response:
    if not allowed(request):
        raise p.No(p.NOT_FOUND)
    house: House = request.app.state.house
    sockets = sum([len(session.audience.sockets) for session in house.sessions.values()])
    waiting = {lane: len(turns) for lane, turns in house.pool.waiting.items()}
    found = [
        ("kostka_tables_awake", "gauge", len(house.sessions)),
        ("kostka_sockets", "gauge", sockets),
        ("kostka_moves_total", "counter", house.stats.all_moves),
        ("kostka_commits_total", "counter", house.stats.all_commits),
        ("kostka_loop_lag_seconds_max", "gauge", round(house.stats.worst(), 4)),
        ("kostka_bots_waiting", "gauge", waiting["bots"]),
        ("kostka_advice_waiting", "gauge", waiting["advice"]),
        ("kostka_workers", "gauge", len(house.pool.workers)),
        ("kostka_errors_total", "counter", request.app.state.errors),
        ("kostka_store_ok", "gauge", int(not house.store.wrong)),
    ]
    lines = [f"# TYPE {name} {kind}\n{name} {value}\n" for name, kind, value in found]
    return Response("".join(lines), media_type="text/plain; version=0.0.4")
