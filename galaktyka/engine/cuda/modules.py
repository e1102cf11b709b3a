"""What goes into a kernel for the GPU: every function that it needs, once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any


@contextmanager
def each_module_once() -> Iterator[None]:
    """Hand every compiled function to the compiler for the GPU once.

    numba-cuda hands it over once for every path of calls that leads to it. In games, where rules call rules that call
    rules, these are so many that the compiler takes minutes, or all memory.
    """
    library = import_module("numba.cuda.codegen").CUDACodeLibrary
    theirs = library.modules
    library.modules = property(modules_of)
    try:
        yield
    finally:
        library.modules = theirs


def modules_of(library: Any) -> list[Any]:
    """The module of a compiled function, and those of all functions that it needs."""
    found, waiting = {library: library._module}, [library]
    while waiting:
        for needed in waiting.pop()._linking_libraries:
            if needed not in found:
                found[needed] = needed._module
                waiting.append(needed)
    return list(found.values())
