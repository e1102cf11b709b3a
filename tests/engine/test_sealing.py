"""Sealing: callers of a large function see its declaration alone."""

from pathlib import Path
from typing import Any

import numba
import pytest
from numba import types

from galaktyka.engine.sealing import LARGE, SealedNames, is_large, seal


@pytest.mark.parametrize("sealed", [True, False])
def test_a_sealed_function_is_not_copied_into_its_caller(sealed: bool) -> None:
    @numba.njit("int64(int64)")
    def triple(number: int) -> int:
        return 3 * number

    if sealed:
        seal(compiled(triple))

    @numba.njit("int64(int64)")
    def triple_and_one(number: int) -> int:
        return triple(number) + 1

    assert triple_and_one(5) == 16
    code = compiled(triple_and_one).library.get_llvm_str()
    assert any(line.startswith("declare") and "triple" in line for line in code.splitlines()) == sealed


def test_large_is_what_has_many_instructions() -> None:
    lines = "".join(f"    total = total * {2 * i + 3} ^ {i + 1}\n" for i in range(LARGE))
    space: dict[str, Any] = {}
    exec(f"def long(total):\n{lines}    return total\ndef short(total):\n    return total + 1\n", space)
    functions = [numba.njit("int64(int64)")(space[name]) for name in ("long", "short")]
    assert [is_large(compiled(function)) for function in functions] == [True, False]


def test_names_of_sealed_functions_outlive_the_process(tmp_path: Path) -> None:
    SealedNames(tmp_path / "sealed").add(seal)
    names = SealedNames(tmp_path / "sealed")
    assert seal in names
    assert is_large not in names


def compiled(function: Any) -> Any:
    return function.overloads[(types.int64,)]
