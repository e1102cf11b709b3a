"""Kernels: rules written once as plain Python, run as they are, compiled for the CPU, or compiled for CUDA.

`@kernel` only marks a function: the `python` backend is that function. A `Compiler` makes the compiled twin of a
function and of everything it calls. It copies each function onto globals in which kernels are replaced by their twins
and constant tables by arrays, and gives each exactly one signature, derived from its annotations, so that nothing is
compiled twice.
"""

from __future__ import annotations

import dis
import inspect
from collections.abc import Callable, Iterator, Sequence
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np

from galaktyka.engine.record import Array, Constant, dtype_of, fields_of

P = ParamSpec("P")
R = TypeVar("R")
Function = Callable[..., Any]


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function as a rule that can be compiled; its annotations become its one signature."""
    function.__kernel__ = True  # type: ignore[attr-defined]
    return function


class Slot:
    """A kernel that every game fills in with its own, so that engine code can play any game.

    Uncompiled, the record in the first argument says which game's kernel to call.
    """

    def __init__(self, function: Function) -> None:
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self.kernels: dict[type[Any], Function] = {}

    def __call__(self, *arguments: Any) -> Any:
        """Call the kernel of the game that the record belongs to."""
        return self.kernels[type(arguments[0])](*arguments)


def slot(function: Callable[P, R]) -> Callable[P, R]:
    """Declare a kernel that every game fills in; the body is never run."""
    return cast(Callable[P, R], Slot(function))


def fill(slot: Function, record: type[Any], function: Function) -> None:
    """Give a slot the kernel of the game with this record."""
    cast(Slot, slot).kernels[record] = function


class Hint:
    """A word to the processor that changes no result: uncompiled it does nothing, kernels get what `native` makes."""

    def __init__(self, native: Callable[[], Any]) -> None:
        """`native` imports the compiler, so it is called only when something is compiled."""
        self.native = native

    def __call__(self, *_arguments: Any) -> None:
        """Nothing: the result is the same without it."""


def resolve(value: Any, root: type[Any]) -> Function | None:
    """The kernel that a global name means while a game is compiled; None if it is no kernel."""
    if isinstance(value, Slot):
        return value.kernels[root]
    if isinstance(value, FunctionType) and getattr(value, "__kernel__", False):
        return value
    return None


def callees(function: Function, root: type[Any]) -> Iterator[Function]:
    """The kernels a kernel calls, by the global names in its code."""
    plain = cast(FunctionType, function)
    for instruction in dis.get_instructions(plain.__code__):
        if instruction.opname == "LOAD_GLOBAL":
            callee = resolve(plain.__globals__.get(instruction.argval), root)
            if callee is not None:
                yield callee


def reachable(entries: Sequence[Function], root: type[Any]) -> list[Function]:
    """Entries and all kernels they need, callees before callers."""
    order: dict[Function, None] = {}
    path: list[Function] = []

    def visit(function: Function) -> None:
        if function in path:
            raise TypeError(f"{function.__qualname__} calls itself, and kernels cannot be recursive.")
        if function not in order:
            path.append(function)
            for callee in callees(function, root):
                visit(callee)
            order[path.pop()] = None

    for entry in entries:
        visit(entry)
    return list(order)


class Compiler:
    """Makes compiled twins of kernels for one game's record."""

    def __init__(self, root: type[Any], jit: Callable[[Function], Any]) -> None:
        """`root` is the game's record; `jit` wraps one function for the target."""
        self.root = root
        self._records = list(dict.fromkeys(_records(root)))
        self._jit = jit
        self._twins: dict[Function, Any] = {}
        self._spaces: dict[int, dict[str, Any]] = {}

    def adopt(self, base: Compiler) -> None:
        """Use the twins of another compiler where it has them, so that nothing is compiled a second time."""
        self._twins.update(base._twins)

    def twin(self, function: Function) -> Any:
        """The twin of a kernel for the target, not compiled yet."""
        space = self._space(cast(FunctionType, function))
        if function not in self._twins:
            self._twins[function] = self._jit(_rebased(cast(FunctionType, function), space))
        return self._twins[function]

    def rebased(self, function: Function, **names: Any) -> Function:
        """A plain function on globals in which kernels and tables, and the names given, are the target's."""
        return _rebased(cast(FunctionType, function), self._space(cast(FunctionType, function)) | names)

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
            if (callee := resolve(value, self.root)) is not None:
                space[name] = self.twin(callee)
            elif isinstance(value, Constant):
                space[name] = value.array
            elif isinstance(value, Hint):
                space[name] = value.native()
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

        return from_dtype(dtype_of(self._concrete(element)) if isinstance(element, type) else np.dtype(element.dtype))

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
