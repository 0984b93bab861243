"""How `make test` counts: what was skipped is named, and with KOSTKA_REQUIRE=all it is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.test import Result, count, judged

REPORT = """<testsuites><testsuite>
<testcase name="a"/>
<testcase name="b"><skipped type="pytest.skip" message="could not import 'ray'"/></testcase>
<testcase name="c"><skipped type="pytest.xfail" message="known"/></testcase>
</testsuite></testsuites>"""


@pytest.mark.parametrize(
    ("required", "outcome", "failed"), [(False, "passed", 0), (True, "missing", 1)]
)
def test_a_skipped_test_is_missing_where_everything_is_required(
    required: bool, outcome: str, failed: int, tmp_path: Path
) -> None:
    report, result = tmp_path / "report.xml", Result()
    report.write_text(REPORT)
    count(report, result)
    assert (result.passed, result.failed, result.skipped.total()) == (1, 0, 1)
    assert (judged(result, required), result.failed) == (outcome, failed)
