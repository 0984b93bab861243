"""Which rules are tested: ids that tests and scenarios name, and the numbers they carry.

A test names the rules it proves by `@proves("THR-X-01", ...)`, a scenario by `proves = [...]`.
A rule is covered when one of them that names it also carries the numbers of the rule's `check`:

- the numbers of a check are the whole numbers from 2 up that stand alone in it, each once; those
  inside an id (`THR-OFF-01`), grown together with letters (`3v3`) or naming a place in an order
  (`step 3`, `actions 2 and 3`, `card 2`, `Main (2)`, a case `(1)`) do not count;
- a check reads Given / When / Then.  At least half of the numbers after *Then* must be asserted: in
  an `assert`, in what `raises`, in a literal that is named there (a constant of the module, one of
  the test's own, what it is parametrised with or loops over), or in the call of a function of the
  module that asserts.  `9 - 6` asserts 9, 6 and 3.  At least half of all must be in the test, be
  it to set the table;
- a comparison of constants cannot fail, so its numbers count nowhere; nor do docstrings;
- a scenario asserts what it expects.  A check without numbers needs only the name.

A rule that is named by tests without its numbers is *thin*, and not covered.  A ruling has no
check: it is covered when a test names it.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from kostka.judge.catalogue import Catalogue

_ID: Final = re.compile(r"\b[A-Z]+-[A-Z0-9]+-\d+(?:/\d+)*")
_PLACE: Final = re.compile(
    r"\b(?:steps?|attempts?|phases?|actions?|effects?|cards?|player|Main)"
    r" \(?\d+(?:(?:-| and )\d+)?\)?|\(\d\)",
    re.IGNORECASE,
)
_NUMBER: Final = re.compile(r"(?<![\w.])\d+(?!\w)")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Proof:
    """A test or a scenario: what it is called, the ids it names, its numbers, those it asserts."""

    name: str
    ids: tuple[str, ...]
    numbers: frozenset[int]
    asserted: frozenset[int]


@dataclass(frozen=True)
class Coverage:
    """How much of one rulebook is tested; `thin` ids are among the uncovered ones."""

    game: str
    total: int
    covered: tuple[str, ...]
    uncovered: tuple[str, ...]
    thin: tuple[str, ...]
    exempt: Mapping[str, str]
    rulings: tuple[str, ...]
    open_rulings: tuple[str, ...]  # of these, those that no test names

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "total": self.total,
            "covered": len(self.covered),
            "uncovered": list(self.uncovered),
            "thin": list(self.thin),
            "exempt": [{"id": id_, "reason": reason} for id_, reason in self.exempt.items()],
            "rulings": {
                "total": len(self.rulings),
                "covered": len(self.rulings) - len(self.open_rulings),
                "uncovered": list(self.open_rulings),
            },
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
        tuple(rules.rulings),
        tuple([id_ for id_ in rules.rulings if id_ not in named]),
    )


def carries(proof: Proof, check: str) -> bool:
    """Whether half of the numbers of the check are in the proof, and of its outcome asserted."""
    _, _, outcome = check.rpartition("Then")
    return _half(check, proof.numbers) and _half(outcome, proof.asserted)


def _half(text: str, carried: frozenset[int]) -> bool:
    wanted = {number for number in numbers_in(_PLACE.sub(" ", text)) if number >= 2}
    return 2 * len(wanted & carried) >= len(wanted)


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
    module = _Module(tree)
    for name, function in _functions(tree, where):
        ids = [id_ for each in function.decorator_list for id_ in _proved(each)]
        if ids:
            asserted = module.asserted(function)
            numbers = asserted | module.carried(function)
            yield Proof(name, tuple(ids), frozenset(numbers), frozenset(asserted))


def named_in_scenarios(table: Mapping[str, Any], where: str) -> Iterator[Proof]:
    """A table that has `proves`, or whose head has; and the tables inside one that has none."""
    head = table.get("scenario")
    ids = table.get("proves") or (head.get("proves") if isinstance(head, dict) else None)
    if isinstance(ids, list):
        rest = {key: value for key, value in table.items() if key != "proves"}
        yield Proof(where, tuple(ids), frozenset(_values(rest)), frozenset(_expected(table)))
        return
    for key, value in table.items():
        for place, each in enumerate(value if isinstance(value, list) else [value], 1):
            if isinstance(each, dict):
                yield from named_in_scenarios(each, f"{where} {key} {place}")


def _expected(value: Any) -> set[int]:
    """The numbers of whatever is expected in a scenario."""
    found: set[int] = set()
    if isinstance(value, dict):
        for key, each in value.items():
            found |= _values(each) if key == "expect" else _expected(each)
    elif isinstance(value, list):
        for each in value:
            found |= _expected(each)
    return found


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
    if _called(decorator) != "proves":
        return []
    return [text for each in decorator.args if (text := _text(each)) is not None]


def _text(node: ast.expr) -> str | None:
    """The string, if it is one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


class _Module:
    """A module of tests: its constants, and its functions that assert something themselves."""

    def __init__(self, tree: ast.Module) -> None:
        self.constants = _assigned(tree.body)
        self.helpers = {
            node.name: node
            for node in tree.body
            if isinstance(node, Function) and any(isinstance(e, ast.Assert) for e in ast.walk(node))
        }

    def asserted(self, function: Function) -> set[int]:
        """The numbers of what a test asserts."""
        literals = {**self.constants, **self._parameters(function), **_literals(function)}
        return self._numbers(self._claims(function), literals)

    def carried(self, function: Function) -> set[int]:
        """The numbers of a test, wherever they stand in it but for what cannot fail."""
        body = function.body
        if isinstance(body[0], ast.Expr) and _text(body[0].value) is not None:
            body = body[1:]
        dead = [
            each
            for node in ast.walk(function)
            if isinstance(node, ast.Assert)
            for each in self._settled(node.test)
        ]
        nodes = [each for each in function.decorator_list if not _proved(each)]
        return self._numbers([*nodes, *body], self.constants, dead)

    def _numbers(
        self,
        nodes: list[ast.AST],
        literals: Mapping[str, ast.expr],
        without: Sequence[ast.AST] = (),
    ) -> set[int]:
        found: set[int] = set()
        seen: set[str] = set()
        while nodes:
            node = nodes.pop()
            if any(node is each for each in without):
                continue
            if isinstance(node, ast.Constant):
                found |= _values(node.value)
            elif isinstance(node, ast.BinOp):
                found |= _values(_reckoned(node))
            elif isinstance(node, ast.Name) and node.id in literals and node.id not in seen:
                seen.add(node.id)
                nodes.append(literals[node.id])
            nodes += ast.iter_child_nodes(node)
        return found

    def _claims(self, function: Function) -> list[ast.AST]:
        """What can fail in it: asserted expressions, expected errors, calls of what asserts."""
        found: list[ast.AST] = []
        for node in ast.walk(function):
            if isinstance(node, ast.Assert):
                found += self._alive(node.test)
            elif isinstance(node, ast.With) and any(
                isinstance(item.context_expr, ast.Call) and _called(item.context_expr) == "raises"
                for item in node.items
            ):
                found += [*node.items, *node.body]
            elif isinstance(node, ast.Call):
                name = _called(node)
                if name in self.helpers and self.helpers[name] is not function:
                    found += [*node.args, *[each.value for each in node.keywords]]
                    found += self._claims(self.helpers[name])
        return found

    def _alive(self, test: ast.expr) -> list[ast.AST]:
        """The parts of an asserted expression that are not settled before the test runs."""
        if isinstance(test, ast.BoolOp):
            return [part for each in test.values for part in self._alive(each)]
        if not isinstance(test, ast.Compare):
            return [] if self._constant(test) else [test]
        pairs = list(pairwise([test.left, *test.comparators]))
        return [side for pair in pairs if not all(map(self._constant, pair)) for side in pair]

    def _settled(self, test: ast.expr) -> list[ast.AST]:
        """The other parts."""
        if isinstance(test, ast.BoolOp):
            return [part for each in test.values for part in self._settled(each)]
        sides = [test.left, *test.comparators] if isinstance(test, ast.Compare) else [test]
        alive = self._alive(test)
        return [side for side in sides if not any(side is each for each in alive)]

    def _constant(self, node: ast.expr) -> bool:
        names = [each.id for each in ast.walk(node) if isinstance(each, ast.Name)]
        moving = ast.Call | ast.Attribute | ast.Await
        return not any(isinstance(each, moving) for each in ast.walk(node)) and all(
            name in self.constants and self._constant(self.constants[name]) for name in names
        )

    def _parameters(self, function: Function) -> dict[str, ast.expr]:
        """What `parametrize` gives to the test, by name."""
        found: dict[str, ast.expr] = {}
        for each in function.decorator_list:
            call = self.constants.get(each.id) if isinstance(each, ast.Name) else each
            if isinstance(call, ast.Call) and _called(call) == "parametrize" and len(call.args) > 1:
                names = call.args[0]
                texts = names.elts if isinstance(names, ast.Tuple | ast.List) else [names]
                for text in texts:
                    for name in (_text(text) or "").replace(",", " ").split():
                        found[name] = call.args[1]
        return found


def _reckoned(node: ast.expr) -> int | None:
    """What a sum, difference or product of written numbers comes to; None if it is no such."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, int) else None
    if isinstance(node, ast.BinOp):
        left, right = _reckoned(node.left), _reckoned(node.right)
        if left is not None and right is not None:
            if isinstance(node.op, ast.Add):
                return left + right
            if isinstance(node.op, ast.Sub):
                return left - right
            if isinstance(node.op, ast.Mult):
                return left * right
    return None


def _called(call: ast.Call) -> str:
    name = call.func
    return name.id if isinstance(name, ast.Name) else getattr(name, "attr", "")


def _assigned(body: Iterable[ast.stmt]) -> dict[str, ast.expr]:
    found: dict[str, ast.expr] = {}
    for node in body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                found |= _named(target, node.value)
        elif isinstance(node, ast.AnnAssign) and node.value:
            found |= _named(node.target, node.value)
    return found


def _literals(function: Function) -> dict[str, ast.expr]:
    """The names in a test that stand for what is written out there: assigned, or looped over."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.stmt):
            for name, value in _assigned([node]).items():
                if _written_out(value):
                    found.setdefault(name, []).append(value)
        if isinstance(node, ast.For | ast.comprehension) and _written_out(node.iter):
            for each in ast.walk(node.target):
                if isinstance(each, ast.Name):
                    found.setdefault(each.id, []).append(node.iter)
    return {name: ast.List(values, ast.Load()) for name, values in found.items()}


def _named(target: ast.expr, value: ast.expr) -> dict[str, ast.expr]:
    """Each name of a target, with the whole of what is assigned."""
    if isinstance(target, ast.Name):
        return {target.id: value}
    if not isinstance(target, ast.Tuple):
        return {}
    if isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts):
        pairs = zip(target.elts, value.elts, strict=True)
    else:
        pairs = zip(target.elts, [value] * len(target.elts), strict=True)
    return {name: node for one, other in pairs for name, node in _named(one, other).items()}


def _written_out(value: ast.expr) -> bool:
    """Whether nothing is played to know it."""
    calls = [each for each in ast.walk(value) if isinstance(each, ast.Call)]
    return all(_called(call) in ("range", "enumerate", "zip") for call in calls) and not any(
        isinstance(each, ast.Attribute) for each in ast.walk(value)
    )
