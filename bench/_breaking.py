"""Breaking source on purpose: each operator changes one expression or statement in one way."""

from __future__ import annotations

import ast
import copy
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

RULE: Final = re.compile(r"(THR|DOOM|TOW)-[A-Z]+-\d+")
COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}
SWAPPED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One expression or statement of a file, and what it becomes."""

    file: str
    line: int
    column: int
    end: tuple[int, int]
    operator: str
    before: str
    after: str
    where: str  # the function, as Class.function
    nth: int  # which one of the same kind in that function

    def broken(self, source: str) -> str:
        """The source with it."""
        lines = source.split("\n")
        first, last = self.line - 1, self.end[0] - 1
        head = _cut(lines[first], self.column)[0]
        tail = _cut(lines[last], self.end[1])[1]
        return "\n".join([*lines[:first], f"{head}{self.after}{tail}", *lines[last + 1 :]])


def _cut(line: str, column: int) -> tuple[str, str]:
    """Columns of syntax trees count bytes."""
    raw = line.encode()
    return raw[:column].decode(), raw[column:].decode()


def mutants(file: str, source: str) -> list[Mutant]:
    """Every mutant of a file, in their order; annotations, asserts and texts stay."""
    found: list[Mutant] = []
    seen: Counter[tuple[str, ...]] = Counter()
    for where, function in functions(ast.parse(source), ""):
        for node, operator, other in sorted(_changes(function), key=_place):
            before = ast.get_source_segment(source, node) or ""
            kind = (where, operator, before, other)
            end = (int(node.end_lineno or 0), int(node.end_col_offset or 0))
            place = (file, node.lineno, node.col_offset, end)
            found.append(Mutant(*place, operator, before, other, where, seen[kind]))
            seen[kind] += 1
    return found


def functions(node: ast.AST, where: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function by its name, with those of its class or function before it."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, (ast.FunctionDef, ast.ClassDef)):
            name = f"{where}{each.name}"
            if isinstance(each, ast.FunctionDef):
                yield name, each
            yield from functions(each, f"{name}.")


def _place(change: tuple[ast.expr | ast.stmt, str, str]) -> tuple[int, int, str]:
    return change[0].lineno, change[0].col_offset, change[1]


def _changes(function: ast.FunctionDef) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    for node in _worth(function):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield node, "compare", _with(node, ops=[COMPARED[type(node.ops[0])]()])
        elif isinstance(node, ast.BoolOp):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, "logic", f"({_with(node, op=other)})"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, "not", f"({ast.unparse(node.operand)})"
        elif isinstance(node, ast.BinOp) and type(node.op) in RECKONED:
            yield node, "reckon", f"({_with(node, op=RECKONED[type(node.op)]())})"
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, bool):
                yield node, "truth", str(not node.value)
            elif isinstance(node.value, int):
                yield node, "number", f"({node.value + 1})"
            elif isinstance(node.value, str) and RULE.fullmatch(node.value):
                yield node, "allow", '""'
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in SWAPPED:
                yield node, "swap", _with(node, func=ast.Name(SWAPPED[node.func.id]))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield node, "leave out", "pass"
        elif isinstance(node, ast.IfExp):
            yield node, "other way", f"({_with(node, body=node.orelse, orelse=node.body)})"


def _with(node: ast.expr, **fields: object) -> str:
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return ast.unparse(twin)


def _worth(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """All nodes inside it but for annotations, defaults, decorators, asserts, texts."""
    for statement in function.body:
        yield from _inside(statement)


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, (ast.Assert, ast.FunctionDef, ast.JoinedStr, ast.Raise)):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "slice", "keywords"):
            continue
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.AST):
                yield from _inside(each)
