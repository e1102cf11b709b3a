"""The examples in docstrings do what they say."""

import doctest
import importlib
from pathlib import Path

import pytest

import galaktyka

PACKAGE = Path(galaktyka.__file__).parent


def modules_with_examples() -> list[str]:
    """The modules of the package whose sources hold an example."""
    sources = [path for path in sorted(PACKAGE.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]
    names = [path.relative_to(PACKAGE.parent).with_suffix("").parts for path in sources]
    return [".".join(parts).removesuffix(".__init__") for parts in names]


def check(docstring: doctest.DocTest) -> None:
    report: list[str] = []
    result = doctest.DocTestRunner().run(docstring, out=report.append)
    assert result.failed == 0, "".join(report)


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples(name: str) -> None:
    found = doctest.DocTestFinder().find(importlib.import_module(name), name)
    docstrings = [docstring for docstring in found if docstring.examples]
    assert docstrings
    for docstring in docstrings:
        check(docstring)


def test_examples_are_found() -> None:
    assert "galaktyka.engine.match" in modules_with_examples()


def test_a_wrong_example_is_found() -> None:
    wrong = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", None, None)
    with pytest.raises(AssertionError, match="Expected"):
        check(wrong)
