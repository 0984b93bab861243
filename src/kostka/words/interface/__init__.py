"""Words of the interface, in Fluent files: the same ones on every screen."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast


@cache
def source(lang: str) -> str:
    """The file as it is."""
    return files(__package__).joinpath(f"{lang}.ftl").read_text("utf-8")


@cache
def for_the_browser(lang: str, desk: bool = False) -> str:
    """The phrases as JSON, read already, so that a browser only fills them in.

    What only the server or the terminal says is left out; what only the pages of decks and events
    say is a part of its own, the `desk`.
    """
    found = {}
    for each in FluentParser().parse(source(lang)).body:
        if isinstance(each, ast.Message) and each.value is not None:
            key = each.id.name
            if (
                not key.startswith(("table-", "tower-", "mind-"))
                and key.startswith("desk-") == desk
            ):
                found[key] = _pattern(each.value)
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _pattern(pattern: ast.Pattern) -> Any:
    """A text, or a list of texts and of values to be filled in."""
    parts = [_part(each) for each in pattern.elements]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(part: ast.TextElement | ast.Placeable) -> Any:
    """A text, the [name] of a value, or [name, phrases by value, the usual one]."""
    if isinstance(part, ast.TextElement):
        return part.value
    inner = part.expression
    if isinstance(inner, ast.VariableReference):
        return [inner.id.name]
    if not isinstance(inner, ast.SelectExpression):
        raise LookupError(f"browsers cannot fill in {type(inner).__name__}")
    assert isinstance(inner.selector, ast.VariableReference)
    cases = {_key(each): _pattern(each.value) for each in inner.variants}
    usual = next(_key(each) for each in inner.variants if each.default)
    return [inner.selector.id.name, cases, usual]


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


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
