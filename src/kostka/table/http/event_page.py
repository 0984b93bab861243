"""An event as a page shows it: players, rounds, standings, and what this visitor may do."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from kostka.events.event import Event
from kostka.events.match import Match
from kostka.events.swiss import BYE
from kostka.table.hall.events import ORGANISER, Desk
from kostka.table.seat.socket import now
from kostka.words.interface import say


def shown(desk: Desk, mine: set[int], lang: str) -> dict[str, Any]:
    """For whoever holds these keys; decks are for their owners and the organiser alone."""
    event = desk.event
    organises = ORGANISER in mine
    sees = organises and not desk.plays(mine)
    me = next(iter(sorted(mine - {ORGANISER})), 0)
    return {
        "event": desk.id,
        "name": event.name,
        "format": {**event.format.plain(), "restricted": [], "banned": []},
        "organiser": organises,
        "you": me,
        "players": [
            {
                "number": player.number,
                "name": player.name,
                "bot": player.bot,
                "dropped": player.dropped,
                "deck": player.deck if sees or player.number == me else "",
            }
            for player in event.players.values()
        ],
        "round": len(event.rounds),
        "rounds": event.rounds_planned(),
        "running": event.running(),
        "ended": event.ended,
        "last": len(event.rounds) >= event.rounds_planned(),
        "clock": _clock(event),
        "matches": [
            _match(event, n, match, me, lang)
            for n, match in enumerate(event.rounds[-1].matches if event.rounds else (), 1)
        ],
        "standings": _standings(event),
        "decisions": _decisions(event, lang),
    }


def _clock(event: Event) -> dict[str, Any] | None:
    if not event.rounds or not event.format.minutes or event.ended:
        return None
    round_ = event.round()
    left = round_.remaining(now())
    return {"left": left, "runs": round_.since is not None, "called": round_.called}


def _match(event: Event, n: int, match: Match, me: int, lang: str) -> dict[str, Any]:
    a, b = match.players
    there = me in match.players
    between = there and not match.ended and not match.playing and match.games() > 0
    return {
        "n": n,
        "names": [
            event.players[a].name,
            say(lang, "table-bye") if b == BYE else event.players[b].name,
        ],
        "wins": match.wins,
        "draws": match.draws,
        "bye": match.is_bye(),
        "ended": match.ended,
        "playing": match.playing,
        "table": match.tables[-1] if match.tables else "",
        "yours": there,
        "between": between and me not in match.ready,
        "deck": event.deck(match, me) if between else "",
    }


def _standings(event: Event) -> list[dict[str, Any]]:
    return [
        {
            "place": line.place,
            "number": line.player,
            "name": event.players[line.player].name,
            "points": line.tally.points,
            "record": f"{line.tally.wins}-{line.tally.losses}-{line.tally.draws}",
            "shares": [_percent(each) for each in line.rank()[1:]],
        }
        for line in event.standings()
    ]


def _percent(share: Any) -> str:
    assert isinstance(share, Fraction)
    return f"{float(100 * share):.1f}"


def _decisions(event: Event, lang: str) -> list[dict[str, Any]]:
    """What the judge has decided at the desk, for everybody to read."""
    found = []
    for record in event.records:
        if record["do"] == "set":
            a, b = record["wins"]
            did = f"{record['round']}.{record['match']}: {a}–{b}"
            said = {"did": did, "rule": record["rule"], "why": record["why"]}
            found.append({"rule": record["rule"], "text": say(lang, "table-judged", **said)})
    return found
