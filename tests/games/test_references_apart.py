"""The second implementations of the games have nothing from the engine: what both got wrong would not be noticed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent


def taken_from_the_engine(source: str) -> list[str]:
    """Imports of the engine in a source."""
    lines = [line.strip() for line in source.splitlines()]
    return [line for line in lines if line.startswith(("import galaktyka", "from galaktyka"))]


@pytest.mark.parametrize("name", ["race", "roll", "transgalactica"])
def test_a_reference_has_nothing_from_the_engine(name: str) -> None:
    files = [HERE / "asking.py", *(HERE / name / "reference").glob("*.py")]
    assert len(files) > 10
    assert [file.name for file in files if taken_from_the_engine(file.read_text("utf-8"))] == []


def test_what_is_taken_from_the_engine_is_found() -> None:
    assert len(taken_from_the_engine("import galaktyka\n    from galaktyka.engine import flow\n")) == 2
