"""Fail when a part of the package has too little line or branch coverage.

Usage: coverage json -o - | python tools/coverage_gate.py FOLDER PERCENT
"""

import json
import sys
from collections.abc import Mapping
from typing import Any, NamedTuple


class Share(NamedTuple):
    """How many of a number of lines or branches ran."""

    covered: int
    total: int

    @property
    def percent(self) -> float:
        """The share in percent; nothing to cover counts as covered."""
        return 100.0 * self.covered / self.total if self.total else 100.0


def shares(report: Mapping[str, Any], folder: str) -> dict[str, Share]:
    """Line and branch coverage of all measured files in a folder; ValueError when there are none."""
    files = [data["summary"] for path, data in report["files"].items() if path.startswith(folder.rstrip("/") + "/")]
    if not files:
        raise ValueError(f"No file in {folder} was measured: run the tests under coverage first.")
    return {
        "lines": Share(sum(file["covered_lines"] for file in files), sum(file["num_statements"] for file in files)),
        "branches": Share(sum(file["covered_branches"] for file in files), sum(file["num_branches"] for file in files)),
    }


def main(folder: str, percent: float) -> int:
    """Print both shares; the exit code is 1 when one of them is too small."""
    try:
        measured = shares(json.load(sys.stdin), folder)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    for kind, share in measured.items():
        verdict = "ok" if share.percent >= percent else f"TOO LOW, at least {percent:g} % needed"
        print(f"{folder} {kind}: {share.covered} of {share.total}, {share.percent:.1f} % ({verdict})")
    return int(any(share.percent < percent for share in measured.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], float(sys.argv[2])))
