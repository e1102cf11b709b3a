"""Constant tables on a GPU: one copy of each, in ordinary device memory."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

import numpy as np

GLOBAL_MEMORY: Final = 1  # the address space of ordinary device memory
TABLE_ALIGNMENT: Final = 16


@contextmanager
def shared_tables() -> Iterator[None]:
    """Let all device functions share one copy of each constant table, in global memory.

    numba-cuda gives every function a copy of its own in constant memory, which holds 64 KiB and is slow where threads
    read different rows. A table is named by its contents here, so that the linker keeps one.
    """
    target = import_module("numba.cuda.target").CUDATargetContext
    theirs = target.make_constant_array
    target.make_constant_array = _shared_table
    try:
        yield
    finally:
        target.make_constant_array = theirs


def _shared_table(context: Any, builder: Any, kind: Any, array: np.ndarray[Any, Any]) -> Any:
    """An array constant as a global that is merged with its equals; stands for numba-cuda's own function."""
    ir, number = import_module("llvmlite.ir"), import_module("numba.cuda").types.intp
    data = array.tobytes()
    name = f"galaktyka_table_{hashlib.sha256(data).hexdigest()[:16]}"
    table = builder.module.globals.get(name)
    if table is None:
        table = ir.GlobalVariable(builder.module, ir.ArrayType(ir.IntType(8), len(data)), name, GLOBAL_MEMORY)
        table.linkage = "linkonce_odr"
        table.global_constant = True
        table.initializer = ir.Constant(table.value_type, bytearray(data))
        table.align = TABLE_ALIGNMENT
    pointer = builder.addrspacecast(table, ir.PointerType(ir.IntType(8)), "generic")
    result = context.make_array(kind)(context, builder)
    context.populate_array(
        result,
        data=builder.bitcast(pointer, result.data.type),
        shape=[context.get_constant(number, size) for size in array.shape],
        strides=[context.get_constant(number, size) for size in array.strides],
        itemsize=context.get_constant(number, array.itemsize),
        parent=None,
        meminfo=None,
    )
    return result._getvalue()
