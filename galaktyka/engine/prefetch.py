"""Having the bytes of a game brought near while another one is being played.

A batch does not fit the fast caches of a core, and a step reads too many places of a record for the processor to guess
them. So it is told beforehand which game comes next, and which lines of its record are in use.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np

from galaktyka.engine.flow import Table
from galaktyka.engine.kernel import Hint, kernel
from galaktyka.engine.record import Array, dtype_of, fields_of, i32

LINE: Final = 64  # bytes that a processor fetches at once
READ: Final = 0  # arguments of the instruction: to read, to keep as long as possible, data rather than code
KEEP: Final = 3
DATA: Final = 1


@cache
def _native() -> Any:
    """The processor's instruction, for a place so many bytes into a record of an array."""
    from llvmlite import ir  # noqa: PLC0415  importing the compiler takes half a second
    from numba import types  # noqa: PLC0415
    from numba.core import cgutils  # noqa: PLC0415
    from numba.extending import intrinsic  # noqa: PLC0415

    tools: Any = cgutils  # it has no annotations
    place, number = ir.IntType(8).as_pointer(), ir.IntType(32)
    signature = ir.FunctionType(ir.VoidType(), [place, number, number, number])

    def generate(context: Any, builder: Any, call: Any, arguments: Any) -> Any:
        kind, (array, index, offset) = call.args[0], arguments
        games = context.make_array(kind)(context, builder, array)
        game = tools.get_item_pointer(context, builder, kind, games, [index], wraparound=False)
        line = builder.gep(builder.bitcast(game, place), [offset])
        instruction = tools.get_or_insert_function(builder.module, signature, "llvm.prefetch.p0i8")
        builder.call(instruction, [line, *(ir.Constant(number, value) for value in (READ, KEEP, DATA))])
        return context.get_dummy_value()

    @intrinsic
    def prefetch(_context: Any, games: Any, index: Any, offset: Any) -> Any:
        return types.void(games, index, offset), generate

    return prefetch


prefetch: Final = Hint(_native)


@kernel
def fetch_ahead(games: Array[Table], i: int, lines: Array[i32]) -> None:
    """Have the lines of a game brought near."""
    for line in range(len(lines)):
        prefetch(games, i, int(lines[line]))


def lines_in_use(record: type[Any], players: int) -> np.ndarray[Any, np.dtype[np.int32]]:
    """Where the lines of a game's record begin, but for those of seats that nobody takes."""
    seats = fields_of(record)["seat"]
    size = seats.element.dtype.itemsize
    empty, after = seats.offset + players * size, seats.offset + seats.bytes
    begins = range(0, dtype_of(record).itemsize, LINE)
    return np.array([begin for begin in begins if begin < empty or begin + LINE > after], np.int32)
