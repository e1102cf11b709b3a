"""Every ruling of roll.md 15 has a test with its number."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
RULES: Final = (HERE.parents[2] / "docs" / "rules" / "roll.md").read_text(encoding="utf-8")
RULINGS: Final = 88


def rulings() -> list[int]:
    """The numbers of the rulings."""
    section = re.search(r"^## 15\. .*?(?=^## |\Z)", RULES, re.MULTILINE | re.DOTALL)
    assert section, "roll.md has no section 15"
    return [int(number) for number in re.findall(r"^(\d+)\. ", section.group(), re.MULTILINE)]


def numbers_tested() -> set[int]:
    """The numbers that test functions carry."""
    sources = [path.read_text(encoding="utf-8") for path in HERE.glob("test_rulings_*.py")]
    return {int(number) for source in sources for number in re.findall(r"^def test_(\d+)_", source, re.MULTILINE)}


def untested(numbers: set[int]) -> list[int]:
    return [number for number in rulings() if number not in numbers]


def test_the_rulings_are_numbered_without_a_gap() -> None:
    assert rulings() == list(range(1, RULINGS + 1))


def test_every_ruling_is_tested() -> None:
    assert untested(numbers_tested()) == []


def test_a_ruling_without_a_test_is_found() -> None:
    assert untested(numbers_tested() - {12, 80}) == [12, 80]


def test_every_numbered_test_has_a_ruling() -> None:
    assert numbers_tested() <= set(rulings())
