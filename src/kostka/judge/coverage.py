"""Which rules are tested: ids that tests and scenarios name, and the numbers they carry.

A test names the rules it proves by `@proves("THR-X-01", ...)`, a scenario by `proves = [...]`.
A rule is covered when one of them that names it also carries the numbers of the rule's `check`:

- the numbers of a check are the whole numbers from 2 up that stand alone in it, each once; those
  inside an id (`THR-OFF-01`), grown together with letters (`3v3`) or naming a place in the turn
  (`step 3`, `attempt 2`, `Main (2)`) do not count;
- a test carries the numbers in its body and its decorators, as numbers or inside strings, and in
  the constants of its module that it names; its docstring and ids in its strings do not count;
- at least half of the check's numbers must be there.  A check without numbers needs only the name.

A rule that is named by tests without its numbers is *thin*, and not covered.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kostka.judge.catalogue import Catalogue

_ID: Final = re.compile(r"\b[A-Z]+-[A-Z0-9]+-\d+(?:/\d+)*")
_PLACE: Final = re.compile(r"\b(?:steps?|attempts?|phases?|Main) \(?\d+(?:-\d+)?\)?", re.IGNORECASE)
_NUMBER: Final = re.compile(r"(?<![\w.])\d+(?!\w)")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Proof:
    """A test or a scenario: what it is called, the ids it names, the numbers it carries."""

    name: str
    ids: tuple[str, ...]
    numbers: frozenset[int]


@dataclass(frozen=True)
class Coverage:
    """How much of one rulebook is tested; `thin` ids are among the uncovered ones."""

    game: str
    total: int
    covered: tuple[str, ...]
    uncovered: tuple[str, ...]
    thin: tuple[str, ...]
    exempt: Mapping[str, str]

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "total": self.total,
            "covered": len(self.covered),
            "uncovered": list(self.uncovered),
            "thin": list(self.thin),
            "exempt": [{"id": id_, "reason": reason} for id_, reason in self.exempt.items()],
        }


def source_tree(start: Path) -> Path | None:
    """The folder with the tests, here or further up."""
    for folder in (start, *start.parents):
        if (folder / "tests" / "rules").is_dir():
            return folder
    return None


def coverage(rules: Catalogue, root: Path) -> Coverage:
    named: dict[str, list[Proof]] = {}
    for proof in proofs(root):
        for id_ in proof.ids:
            named.setdefault(id_, []).append(proof)
    excused = exempt(root, rules.key)
    covered, thin, uncovered = [], [], []
    for id_, entry in rules.rules.items():
        if any(carries(proof, entry.check) for proof in named.get(id_, ())):
            covered.append(id_)
        elif id_ not in excused:
            uncovered.append(id_)
            if id_ in named:
                thin.append(id_)
    return Coverage(
        rules.key,
        len(rules.rules),
        tuple(covered),
        tuple(uncovered),
        tuple(thin),
        {id_: excused[id_] for id_ in rules.rules if id_ in excused and id_ not in covered},
    )


def carries(proof: Proof, check: str) -> bool:
    """Whether at least half of the numbers of the check are in the proof."""
    wanted = {number for number in numbers_in(_PLACE.sub(" ", check)) if number >= 2}
    return 2 * len(wanted & proof.numbers) >= len(wanted)


def numbers_in(text: str) -> set[int]:
    return {int(number) for number in _NUMBER.findall(_ID.sub(" ", text))}


def exempt(root: Path, game: str) -> dict[str, str]:
    """Rules that nothing can prove, each with the reason."""
    found: dict[str, str] = {}
    for path in sorted((root / "tests" / "rules" / game).glob("exempt*.toml")):
        for table in tomllib.loads(path.read_text("utf-8")).get("exempt", ()):
            found[table["id"]] = table["reason"]
    return found


def proofs(root: Path) -> list[Proof]:
    """Every test and every scenario that names a rule."""
    found: list[Proof] = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        found += named_in_tests(path.read_text("utf-8"), path.relative_to(root).as_posix())
    for folder in (root / "tests" / "rules", root / "scenarios"):
        for path in sorted(folder.rglob("*.toml")):
            table = tomllib.loads(path.read_text("utf-8"))
            found += named_in_scenarios(table, path.relative_to(root).as_posix())
    return found


def named_in_tests(source: str, where: str) -> Iterator[Proof]:
    tree = ast.parse(source)
    constants = _constants(tree)
    for name, function in _functions(tree, where):
        ids = [id_ for each in function.decorator_list for id_ in _proved(each)]
        if ids:
            yield Proof(name, tuple(ids), frozenset(_carried(function, constants)))


def named_in_scenarios(table: Mapping[str, Any], where: str) -> Iterator[Proof]:
    """A table that has `proves`, and the tables inside one that has none."""
    ids = table.get("proves")
    if isinstance(ids, list):
        rest = [value for key, value in table.items() if key != "proves"]
        yield Proof(where, tuple(ids), frozenset(_values(rest)))
        return
    for key, value in table.items():
        for place, each in enumerate(value if isinstance(value, list) else [value], 1):
            if isinstance(each, dict):
                yield from named_in_scenarios(each, f"{where} {key} {place}")


def _values(value: Any) -> set[int]:
    if isinstance(value, bool):
        return set()
    if isinstance(value, int):
        return {abs(value)}
    if isinstance(value, str):
        return numbers_in(value)
    found: set[int] = set()
    if isinstance(value, dict):
        for key, each in value.items():
            found |= numbers_in(key) | _values(each)
    elif isinstance(value, list):
        for each in value:
            found |= _values(each)
    return found


def _functions(tree: ast.Module, where: str) -> Iterator[tuple[str, Function]]:
    """The functions of a module and of its classes, with the names by which pytest knows them."""
    for node in tree.body:
        if isinstance(node, Function):
            yield f"{where}::{node.name}", node
        elif isinstance(node, ast.ClassDef):
            for inside in node.body:
                if isinstance(inside, Function):
                    yield f"{where}::{node.name}::{inside.name}", inside


def _proved(decorator: ast.expr) -> list[str]:
    """The ids in `@proves(...)`."""
    if not isinstance(decorator, ast.Call):
        return []
    name = decorator.func
    called = name.id if isinstance(name, ast.Name) else getattr(name, "attr", "")
    if called != "proves":
        return []
    return [text for each in decorator.args if (text := _text(each)) is not None]


def _text(node: ast.expr) -> str | None:
    """The string, if it is one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def _constants(tree: ast.Module) -> dict[str, ast.expr]:
    found: dict[str, ast.expr] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found[target.id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            found[node.target.id] = node.value
    return found


def _carried(function: Function, constants: Mapping[str, ast.expr]) -> set[int]:
    body = function.body
    if isinstance(body[0], ast.Expr) and _text(body[0].value) is not None:
        body = body[1:]
    nodes: list[ast.AST] = [each for each in function.decorator_list if not _proved(each)]
    nodes += body
    found: set[int] = set()
    seen: set[str] = set()
    while nodes:
        for node in ast.walk(nodes.pop()):
            if isinstance(node, ast.Constant):
                found |= _values(node.value)
            elif isinstance(node, ast.Name) and node.id in constants and node.id not in seen:
                seen.add(node.id)
                nodes.append(constants[node.id])
    return found
