"""The coverage gate counts lines and branches of one folder, and fails when either is too low."""

import io
import json
import sys
from typing import Any

import pytest

from tools.coverage_gate import Share, main, shares


def report(**files: tuple[int, int]) -> dict[str, Any]:
    """A coverage report of files with 100 lines and 100 branches each, of which so many ran."""
    return {
        "files": {
            f"{folder}/rules.py": {
                "summary": {
                    "covered_lines": lines,
                    "num_statements": 100,
                    "covered_branches": branches,
                    "num_branches": 100,
                }
            }
            for folder, (lines, branches) in files.items()
        }
    }


def test_only_the_folder_counts() -> None:
    measured = shares(report(race=(96, 95), race_maps=(10, 10)), "race")
    assert measured == {"lines": Share(96, 100), "branches": Share(95, 100)}


def test_nothing_to_cover_counts_as_covered() -> None:
    assert Share(0, 0).percent == 100.0


@pytest.mark.parametrize(("lines", "branches", "code"), [(95, 95, 0), (100, 94, 1), (94, 100, 1)])
def test_each_share_must_be_high_enough(
    lines: int, branches: int, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(report(race=(lines, branches)))))
    assert main("race", 95) == code
    assert ("TOO LOW" in capsys.readouterr().out) is bool(code)


def test_an_unmeasured_folder_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(report(roll=(100, 100)))))
    assert main("race", 95) == 1
    assert "No file in race was measured" in capsys.readouterr().err
