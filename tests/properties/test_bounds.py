"""Compiled code reads and writes past no array: one pass of random games with bounds checks."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_random_games_stay_within_bounds() -> None:
    """The first time this compiles the rules with checks; the cache keeps them apart from the fast ones."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.properties.bounds"],
        cwd=ROOT,
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["noticed"] == [True, True]
    assert found["decisions"] > 10_000
    assert found["roll"] > 5_000
