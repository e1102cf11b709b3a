"""Every ruling of race.md 20 has a test with its number."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
RULES: Final = (HERE.parents[2] / "docs" / "rules" / "race.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """A section of race.md, from its heading to the next one."""
    match = re.search(rf"^## \d+\. {title}.*?(?=^## |\Z)", RULES, re.MULTILINE | re.DOTALL)
    assert match, f"race.md has no section '{title}'"
    return match.group()


def rulings() -> list[int]:
    """The numbers of all cases, in the order of the list."""
    return [int(number) for number in re.findall(r"^(\d+)\. ", section("Rulings on hard cases"), re.MULTILINE)]


def numbers_tested() -> set[int]:
    """The numbers that test functions carry."""
    sources = [path.read_text(encoding="utf-8") for path in HERE.glob("test_rulings_*.py")]
    return {int(number) for source in sources for number in re.findall(r"^def test_(\d+)_", source, re.MULTILINE)}


def untested(numbers: set[int]) -> list[int]:
    """Rulings that none of these numbers covers."""
    return [number for number in rulings() if number not in numbers]


def test_the_rulings_are_numbered_without_a_gap() -> None:
    assert rulings() == list(range(1, 128))


def test_every_ruling_is_tested() -> None:
    assert untested(numbers_tested()) == []


def test_a_ruling_without_a_test_is_found() -> None:
    assert untested(numbers_tested() - {12, 60, 80}) == [12, 60, 80]


def test_every_numbered_test_has_a_ruling() -> None:
    assert numbers_tested() <= set(rulings())
