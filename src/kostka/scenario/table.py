"""A table of a TOML file that says what is wrong with it: file, table, field."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from kostka.kernel.game import Mistake
from kostka.kernel.record import name_of, reason, shown, whole

MOST_BYTES: Final = 1 << 22


class Table:
    """Values by field, each asked for by its type."""

    def __init__(self, file: str, name: str, values: Mapping[str, Any]) -> None:
        self.file = file
        self.name = name
        self.values = values

    def wrong(self, field: str, what: str) -> Mistake:
        where = f"[{self.name}]" if self.name else "the file"
        return Mistake(f"{self.file}, {where}, {shown(field)}: {what}.")

    def has(self, field: str) -> bool:
        return field in self.values

    def only(self, *fields: str) -> None:
        for field in self.values:
            if field not in fields:
                there = ", ".join(fields)
                raise self.wrong(field, f"there is no such field; there are: {there}")

    def get(self, field: str) -> Any:
        if field not in self.values:
            raise self.wrong(field, "this is missing")
        return self.values[field]

    def text(self, field: str) -> str:
        found = self.get(field)
        if not isinstance(found, str):
            raise self.wrong(field, f"a text is wanted, not {shown(found)}")
        return found

    def texts(self, field: str) -> tuple[str, ...]:
        """Several texts; a single one may stand without a list."""
        found = self.get(field)
        if isinstance(found, str):
            return (found,)
        if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
            raise self.wrong(field, f"a list of texts is wanted, not {shown(found)}")
        return tuple(found)

    def number(self, field: str, low: int, high: int) -> int:
        return self.numeric(field, self.get(field), low, high)

    def numbers(self, field: str, n: int, low: int, high: int) -> list[int]:
        found = self.get(field)
        if not isinstance(found, list) or len(found) != n:
            raise self.wrong(field, f"a list of {n} numbers is wanted, not {shown(found)}")
        return [self.numeric(field, each, low, high) for each in found]

    def numeric(self, field: str, found: Any, low: int, high: int) -> int:
        if not whole(found) or not low <= found <= high:
            raise self.wrong(
                field, f"a whole number from {low} to {high} is wanted, not {shown(found)}"
            )
        return int(found)

    def table(self, field: str) -> Table:
        """The table inside; an empty one if it is not there."""
        return self.inside(field, self.values.get(field, {}))

    def inside(self, field: str, found: Any) -> Table:
        if not isinstance(found, dict):
            raise self.wrong(field, f"a table is wanted, not {shown(found)}")
        return Table(self.file, f"{self.name}.{field}" if self.name else field, found)

    def tables(self, field: str) -> list[Table]:
        found = self.values.get(field, [])
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            raise self.wrong(field, f"tables are wanted, not {shown(found)}")
        return [Table(self.file, f"{field} {n}", each) for n, each in enumerate(found, 1)]

    def one_of(self, field: str, text: str, among: Sequence[str], what: str) -> str:
        name = text.strip().lower().replace("_", "-")
        if name not in among:
            raise self.wrong(
                field, f"there is no {what} called {shown(text)}; there are: {', '.join(among)}"
            )
        return name


def parse_toml(text: str, file: str) -> Table:
    try:
        return Table(file, "", tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        what = str(error) if isinstance(error, tomllib.TOMLDecodeError) else "it cannot be read"
        raise Mistake(f"{file} is no TOML: {shown(what)}.") from None


def load_toml(path: str) -> Table:
    try:
        if Path(path).stat().st_size > MOST_BYTES:
            raise Mistake(f"{name_of(path)} is too large for a scenario.")
        text = Path(path).read_bytes().decode("utf-8")
    except (OSError, ValueError) as error:
        raise Mistake(f"{name_of(path)} cannot be read: {reason(error)}.") from None
    return parse_toml(text, name_of(path))
