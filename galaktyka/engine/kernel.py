"""Kernels: rules written once as plain Python, run as they are, compiled for the CPU, or compiled for CUDA.

`@kernel` only marks a function: the `python` backend is that function. A `Compiler` makes the compiled twin of a
function and of everything it calls. It copies each function onto globals in which kernels are replaced by their twins
and constant tables by arrays, and gives each exactly one signature, derived from its annotations, so that nothing is
compiled twice.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

from galaktyka.engine.record import Array, Constant, dtype_of, fields_of

P = ParamSpec("P")
R = TypeVar("R")
Function = Callable[..., Any]


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function as a rule that can be compiled; its annotations become its one signature."""
    function.__kernel__ = True  # type: ignore[attr-defined]
    return function


def is_kernel(value: object) -> bool:
    """Whether a value is a function marked with `@kernel`."""
    return isinstance(value, FunctionType) and getattr(value, "__kernel__", False)


def callees(function: Function) -> Iterator[Function]:
    """The kernels a kernel calls, by the global names in its code."""
    plain = cast(FunctionType, function)
    for name in plain.__code__.co_names:
        value = plain.__globals__.get(name)
        if is_kernel(value):
            yield cast(Function, value)


def reachable(entries: Sequence[Function]) -> list[Function]:
    """Entries and all kernels they need, callees before callers."""
    order: dict[Function, None] = {}

    def visit(function: Function) -> None:
        if function not in order:
            for callee in callees(function):
                visit(callee)
            order[function] = None

    for entry in entries:
        visit(entry)
    return list(order)


class Compiler:
    """Makes compiled twins of kernels for one game's record."""

    def __init__(self, root: type[Any], jit: Callable[[Function], Any]) -> None:
        """`root` is the game's record; `jit` wraps one function for the target."""
        self._records = list(dict.fromkeys(_records(root)))
        self._jit = jit
        self._twins: dict[Function, Any] = {}
        self._spaces: dict[int, dict[str, Any]] = {}

    def twin(self, function: Function) -> Any:
        """The twin of a kernel for the target, not compiled yet."""
        space = self._space(cast(FunctionType, function))
        if function not in self._twins:
            self._twins[function] = self._jit(_rebased(cast(FunctionType, function), space))
        return self._twins[function]

    def signature(self, function: Function) -> tuple[Any, tuple[Any, ...]]:
        """(return type, argument types) in the compiler's own terms, from the annotations."""
        hints = inspect.get_annotations(function, eval_str=True)
        returns = self._type(hints.pop("return"))
        return returns, tuple(self._type(hints[name]) for name in inspect.signature(function).parameters)

    def _space(self, function: FunctionType) -> dict[str, Any]:
        """The globals of a kernel's module with kernels and tables replaced."""
        key = id(function.__globals__)
        if key in self._spaces:
            return self._spaces[key]
        space = self._spaces[key] = dict(function.__globals__)
        for name, value in function.__globals__.items():
            if is_kernel(value):
                space[name] = self.twin(value)
            elif isinstance(value, Constant):
                space[name] = value.array
        return space

    def _type(self, hint: Any) -> Any:
        from numba import from_dtype, types  # noqa: PLC0415  importing numba takes half a second

        if hint is None or hint is type(None):
            return types.none
        if hint in (int, bool):
            return types.int64 if hint is int else types.boolean
        if isinstance(hint, cast(Any, Array)):
            return types.Array(self._element(cast(Any, hint).element), 1, "C")
        return from_dtype(dtype_of(self._concrete(hint)))

    def _element(self, element: Any) -> Any:
        from numba import from_dtype  # noqa: PLC0415

        dtype = dtype_of(self._concrete(element)) if isinstance(element, type) else element.dtype
        import numpy as np  # noqa: PLC0415

        return from_dtype(np.dtype(dtype))

    def _concrete(self, kind: type[Any]) -> type[Any]:
        """The game's own record for a shared one: `Table` means `Race` while Race is compiled."""
        for known in self._records:
            if issubclass(known, kind):
                return known
        return kind


def _records(root: type[Any]) -> Iterator[type[Any]]:
    yield root
    for field in fields_of(root).values():
        if field.is_record:
            yield from _records(field.element)


def _rebased(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    """The same code on other globals."""
    copy = FunctionType(function.__code__, space, function.__name__)
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    copy.__doc__ = function.__doc__
    return copy
