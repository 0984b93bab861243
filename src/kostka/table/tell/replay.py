"""A game seen again: any moment of it, for a viewer, in a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kostka.kernel.log import Journal
from kostka.sight import redact
from kostka.table.store.course import Course
from kostka.table.tell.voices import teller

SMALL: Final = ("step", "gain", "draw", "entry", "token")  # nobody stops for these alone


class Replay:
    """A journal's way from its beginning; the journal itself is not touched."""

    def __init__(self, journal: Journal, names: Sequence[str]) -> None:
        self.game = journal.game
        self.header = journal.header
        self.records = list(journal.records)
        self.names = names

    def at(self, n: int, viewer: int, lang: str) -> dict[str, Any]:
        """The `view` message after record `n`; its log is that of the record alone."""
        course = Course(Journal(self.game, self.header, None), 1)
        for record in self.records[: n + 1]:
            course.follow(record)
        made = teller(self.game.key).view(course, viewer, lang, n, self.names)
        return made

    def steps(self, viewer: int, lang: str) -> list[dict[str, Any]]:
        """What happened in each record, as the viewer may hear it."""
        spoken = teller(self.game.key)
        course = Course(Journal(self.game, self.header, None), 1)
        found: list[dict[str, Any]] = []
        for record in self.records:
            course.follow(record)
            happened = course.happened[-1]
            events = redact(course.state, happened.events, viewer)
            lines = spoken.lines(happened, events, lang, self.names)
            seat = record.get("seat", record.get("resign", record.get("hand", -1)))
            text = " ".join([line["text"] for line in lines])
            beat = self.beat([event.word.key for event in events])
            found.append({"n": record["n"], "seat": seat, "text": text, "beat": beat})
        return found

    def beat(self, words: Sequence[str]) -> str:
        """What a record is to who watches: a turn that begins, else what is worth a look."""
        kinds = [self.game.beats.get(word, "") for word in words]
        worth = [kind for kind in kinds if kind and kind not in SMALL]
        return "turn" if "turn" in kinds else worth[0] if worth else ""
