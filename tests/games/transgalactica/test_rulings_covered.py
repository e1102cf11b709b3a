"""Every numbered ruling of transgalactica.md has a test with its number."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
RULES: Final = HERE.parents[2] / "docs" / "rules" / "transgalactica.md"
RULING: Final = re.compile(r"^(\d+)\. ", re.MULTILINE)
TEST: Final = re.compile(r"^def test_(\d+)(?:_to_(\d+))?_", re.MULTILINE)


def numbered(text: str) -> set[int]:
    section = text.split("## 15. ")[1].split("## Appendix", maxsplit=1)[0]
    return {int(number) for number in RULING.findall(section)}


def proved(sources: list[str]) -> set[int]:
    found = [match for source in sources for match in TEST.findall(source)]
    return {number for first, last in found for number in range(int(first), int(last or first) + 1)}


def missing(rules: str, sources: list[str]) -> set[int]:
    return numbered(rules) - proved(sources)


def test_every_ruling_has_a_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in HERE.glob("test_rulings_*.py")]
    assert numbered(RULES.read_text(encoding="utf-8")) == set(range(1, 92))
    assert missing(RULES.read_text(encoding="utf-8"), sources) == set()


def test_a_missing_test_is_found() -> None:
    rules = "## 15. Rulings\n1. One.\n2. Two.\n## Appendix"
    assert missing(rules, ["def test_1_one() -> None:"]) == {2}
