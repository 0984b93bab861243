"""The list of mutations is fresh: each fits its source, and its tests prove the rule it breaks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from kostka.judge.coverage import proofs
from tools import mutate
from tools.mutate import ROOT, Mutation, mutated, mutations

MUTATIONS = mutations(ROOT)


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: str(mutation.id))
def test_a_mutation_fits_its_source_in_one_place(mutation: Mutation) -> None:
    text = (ROOT / mutation.file).read_text("utf-8")
    assert mutated(text, mutation) != text


def test_no_mutation_is_listed_twice() -> None:
    """A rule may be broken in several ways, each of them once."""
    places = Counter((each.file, each.find) for each in MUTATIONS)
    assert [place for place, n in places.items() if n > 1] == []


def test_the_tests_of_a_mutation_prove_its_rule() -> None:
    named = {(proof.name, id_) for proof in proofs(ROOT) for id_ in proof.ids}
    assert all(mutation.tests for mutation in MUTATIONS)
    strangers = [
        (mutation.id, test)
        for mutation in MUTATIONS
        for test in mutation.tests
        if (test, mutation.id) not in named
    ]
    assert strangers == []


def test_a_mutation_that_fits_nowhere_or_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="stands 0 times"):
        mutated("a = 1", Mutation("THR-X-01", "x.py", "b = 1", "b = 2", ()))
    with pytest.raises(ValueError, match="stands 2 times"):
        mutated("a = a", Mutation("THR-X-01", "x.py", "a", "b", ()))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A package of one line, a test that looks at it and one that does not."""
    (tmp_path / "src" / "little").mkdir(parents=True)
    (tmp_path / "src" / "little" / "__init__.py").write_text("LIMIT = 6\n")
    tests = tmp_path / "tests" / "judge"
    tests.mkdir(parents=True)
    (tests / "test_little.py").write_text(
        "from little import LIMIT\ndef test_it(): assert LIMIT == 6\ndef test_not(): assert LIMIT\n"
    )
    entry = (
        '[[mutation]]\nid = "X-LIMIT-0{0}"\nfile = "src/little/__init__.py"\n'
        'find = "6"\nreplace = "7"\ntests = ["tests/judge/test_little.py::{1}"]\n'
    )
    listed = entry.format(1, "test_it") + entry.format(2, "test_not")
    (tests / "mutations.toml").write_text(listed)
    return tmp_path


def test_killed_and_survived_are_counted(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate.main([], project) == 1
    assert capsys.readouterr().out.splitlines() == [
        "X-LIMIT-01: killed",
        "X-LIMIT-02: SURVIVED",
        "1 killed, 1 survived",
    ]
    assert (project / "src" / "little" / "__init__.py").read_text() == "LIMIT = 6\n"


def test_one_rule_may_be_asked_for(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate.main(["X-LIMIT-01"], project) == 0
    assert capsys.readouterr().out.splitlines() == ["X-LIMIT-01: killed", "1 killed, 0 survived"]
    assert mutate.main(["X-LIMIT-03"], project) == 2


def test_tests_that_fail_unbroken_prove_nothing(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "src" / "little" / "__init__.py").write_text("LIMIT = 66\n")
    assert mutate.main(["X-LIMIT-01"], project) == 2
    assert "do not pass unbroken" in capsys.readouterr().out
