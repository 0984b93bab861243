"""Rules broken by operators: what is a rule's own code, what becomes of it, and what is written."""

from __future__ import annotations

import tomllib

import pytest

from bench._breaking import mutants
from bench._kept import kept
from bench._reaching import Reach, cited, cites, nearest
from bench.mutants import COUNT, ROOT, SEED, Tried, told
from kostka.judge import CATALOGUES

SOURCE = '''
"""Of THR-CP-01."""

class Pays:
    """THR-CP-02, -03: only what one has."""

    def run(self, s):
        s.cp -= self.n

def forbids(s, n):
    if n > s.cp and not s.free:
        return "THR-CP-04"
    if s.over:  # THR-CP-05
        return "THR-CP-06"
    else:
        s.pay(min(n, 2))
    return "" if s.n else "THR-CP-07"
'''


@pytest.mark.parametrize(
    ("rule", "lines"),
    [
        ("THR-CP-01", set()),
        ("THR-CP-02", {4, 5, 6, 7, 8}),
        ("THR-CP-03", {4, 5, 6, 7, 8}),
        ("THR-CP-04", {11, 12}),
        ("THR-CP-05", {13, 14}),
        ("THR-CP-06", {13, 14}),
        ("THR-CP-07", {17}),
    ],
)
def test_a_rule_is_at_work_where_it_is_cited(rule: str, lines: set[int]) -> None:
    assert cited(SOURCE, rule) == lines


def test_a_second_number_of_a_chapter_is_cited_too_and_no_longer_one() -> None:
    assert cites("DOOM-DUEL-04, -05: who", "DOOM-DUEL-05")
    assert not cites("DOOM-DUEL-04, -05: who", "DOOM-DUEL-06")
    assert not cites("DOOM-DUEL-04, -05: who", "DOOM-ATK-05")


def test_every_operator_changes_one_thing() -> None:
    found = {(it.where, it.before, it.after) for it in mutants("x.py", SOURCE)}
    assert found == {
        ("forbids", "n > s.cp", "n >= s.cp"),
        ("forbids", "n > s.cp and not s.free", "(n > s.cp or not s.free)"),
        ("forbids", "not s.free", "(s.free)"),
        ("forbids", '"THR-CP-04"', '""'),
        ("forbids", '"THR-CP-06"', '""'),
        ("forbids", '"THR-CP-07"', '""'),
        ("forbids", "s.pay(min(n, 2))", "pass"),
        ("forbids", "min(n, 2)", "max(n, 2)"),
        ("forbids", "2", "(3)"),
        ("forbids", '"" if s.n else "THR-CP-07"', "('THR-CP-07' if s.n else '')"),
    }
    for it in mutants("x.py", SOURCE):
        broken = it.broken(SOURCE)
        assert broken != SOURCE and broken.count("\n") == SOURCE.count("\n")


def test_lines_are_most_their_own_to_which_only_the_claiming_tests_come() -> None:
    reach = Reach(("a", "b", *"cdefghijklmnopqrstuvwxyz0"), {"x.py": {1: 1, 2: 3, 3: 2**27 - 1}})
    assert nearest(reach, ["a"]) == {1.0: {"x.py": {1}}, 0.707107: {"x.py": {2}}}
    assert nearest(reach, ["a", "b"])[1.0] == {"x.py": {2}}  # 3 is common ground


def test_equivalent_mutants_are_left_out_and_survivors_named() -> None:
    listed = tomllib.loads((ROOT / "tests/judge/equivalents.toml").read_text("utf-8"))["equivalent"]
    assert all(len(it["why"]) > 20 for it in listed)
    fields = ("file", "where", "before", "after")
    same: Tried = {key: listed[0][key] for key in fields} | {"rule": "DOOM-DUEL-05"}
    other = {**same, "before": "another"}
    lost, won = {"claimed": False, "noticed": False}, {"claimed": True, "noticed": True}
    found = told([{**same, **lost}, {**other, **lost}, {**other, **won}], 0, 1)
    assert (found["equivalent"], found["counted"], found["any"]) == (1, 2, 0.5)
    assert [it["before"] for it in found["survivors"]] == ["another"]


def test_what_was_measured_are_the_first_three_hundred_of_the_seed() -> None:
    written = kept("mutants")
    assert (written["seed"], len(written["tried"])) == (SEED, COUNT) == (20261118, 300)
    assert written["equivalent"] <= COUNT * 5 // 100
    known = {id_ for each in CATALOGUES.values() for id_ in (*each.rules, *each.rulings)}
    tried = [*written["tried"], *written["fresh"]["tried"]]
    assert [it["rule"] for it in tried if it["rule"] not in known] == []
    assert all((ROOT / it["file"]).exists() for it in tried)
