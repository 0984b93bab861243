"""Words of the interface, in Fluent files: the same ones on every screen."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


@cache
def source(lang: str) -> str:
    """The file as it is, for a client that speaks Fluent itself."""
    return files(__package__).joinpath(f"{lang}.ftl").read_text("utf-8")


@cache
def for_the_browser(lang: str) -> str:
    """The same without notes and without what only the server or the terminal says."""
    kept, keeps = [], True
    for line in source(lang).splitlines():
        if line and not line[0].isspace() and line[0] not in "}]":  # a message begins, or a note
            keeps = not line.startswith(("#", "table-", "tower-", "mind-"))
        if keeps and line:
            kept.append(line)
    return "\n".join(kept) + "\n"


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(source(lang)))
    return made


def say(lang: str, key: str, **args: Any) -> str:
    """A phrase of the interface; a missing one or a missing argument is a LookupError."""
    message = bundle(lang).get_message(key)
    if message.value is None:
        raise LookupError(key)
    text, errors = bundle(lang).format_pattern(message.value, args)
    if errors:
        raise LookupError(f"{key}: {errors}")
    return str(text)
