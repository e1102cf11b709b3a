"""Sealing: a large compiled function is called where it is, not copied into everything that calls it.

Numba links the code of all callees into each caller and optimises the whole again, so that a deep tree of calls is
optimised many times over. A function too large to be inlined gains nothing by that. Once it is sealed, its callers see
a declaration only, and the linker finds the code by its name: time to compile grows with the rules, not with their
square.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

LARGE: Final = 150  # instructions of a function that LLVM would hardly inline


def is_large(compiled: Any) -> bool:
    """Whether a function, compiled just now, is too large to be inlined."""
    function = compiled.library.get_function(compiled.fndesc.mangled_name)
    return sum(1 for block in function.blocks for _ in block.instructions) > LARGE


def seal(compiled: Any) -> None:
    """Let callers of a compiled function find it by its name."""
    from llvmlite import binding  # noqa: PLC0415  importing the compiler takes half a second

    name = compiled.fndesc.mangled_name
    compiled.library._shared_module = binding.parse_assembly(f'declare void @"{name}.sealed"()')


class SealedNames:
    """The names of sealed functions, kept in a file beside their code."""

    def __init__(self, file: Path) -> None:
        """Read the names that are there."""
        self._file = file
        self._names = set(file.read_text(encoding="utf-8").split()) if file.exists() else set()

    def __contains__(self, function: Callable[..., Any]) -> bool:
        """Whether a function was sealed when it was compiled."""
        return _full_name(function) in self._names

    def add(self, function: Callable[..., Any]) -> None:
        """Note a function that is sealed from now on."""
        self._names.add(_full_name(function))
        with self._file.open("a", encoding="utf-8") as out:
            out.write(_full_name(function) + "\n")


def _full_name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"
