"""Kernels: what they call, their one signature, and their twins on other globals."""

import numpy as np
import pytest
from numba import from_dtype, njit, types

from galaktyka.engine.flow import Frame, Table
from galaktyka.engine.kernel import Compiler, Function, Hint, callees, fill, kernel, reachable, slot
from galaktyka.engine.random import Stream
from galaktyka.engine.record import Array, constant, dtype_of, i16, over, record, u8
from tests.engine.toy import Bids


@record
class Cost:
    coins: i16


@record
class Purse:
    coins: i16
    depth: u8


PRICE = constant(Cost, [{"coins": 3}, {"coins": 10}])
STEP = 1


@njit
def hurried(s: Purse, row: int) -> None:
    """What compiled code gets for a hint."""


hurry = Hint(lambda: hurried)


@slot
def greet(s: Purse) -> int:
    """Say how much."""
    raise NotImplementedError


@kernel
def price(row: int) -> int:
    return PRICE[row].coins


@kernel
def pay(s: Purse, row: int) -> bool:
    hurry(s, row)
    s.coins -= price(row)
    return s.coins >= 0


@kernel
def depth(s: Purse) -> int:
    """Shares its name with a field; reading the field is no call."""
    return s.depth


@kernel
def shop(s: Purse) -> int:
    if pay(s, 0):
        return greet(s) + depth(s) + STEP
    return -1


@kernel
def greet_purse(s: Purse) -> int:
    return 10 * s.coins


def helper(s: Purse) -> int:
    """No kernel."""
    return s.coins


@kernel
def outside(s: Purse) -> int:
    return helper(s)


@kernel
def ping(n: int) -> int:
    return pong(n - 1) if n > 0 else 0


@kernel
def pong(n: int) -> int:
    return ping(n)


fill(greet, Purse, greet_purse)


def purse(coins: int) -> Purse:
    s = over(Purse, np.zeros(1, dtype_of(Purse)))
    s.coins = coins
    return s


def test_a_kernel_is_the_function_itself() -> None:
    assert shop(purse(5)) == 21
    assert shop(purse(1)) == -1


def test_callees_are_the_kernels_that_are_called() -> None:
    assert list(callees(shop, Purse)) == [pay, greet_purse, depth]
    assert list(callees(depth, Purse)) == list(callees(outside, Purse)) == []


def test_callees_come_before_their_callers() -> None:
    assert reachable([shop, price], Purse) == [price, pay, greet_purse, depth, shop]


def test_recursion_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match="ping calls itself"):
        reachable([ping], Purse)


def test_a_slot_calls_the_kernel_of_the_record_it_is_given() -> None:
    assert greet(purse(4)) == 40
    with pytest.raises(KeyError):
        greet(over(Cost, np.zeros(1, dtype_of(Cost))))  # type: ignore[arg-type]


def test_twins_see_twins_and_tables_as_arrays() -> None:
    seen: list[Function] = []

    def remember(function: Function) -> Function:
        seen.append(function)
        return function

    compiler = Compiler(Purse, remember)
    twin = compiler.twin(shop)
    assert twin is not shop
    assert twin.__globals__["pay"] is compiler.twin(pay)
    assert twin.__globals__["greet"] is compiler.twin(greet_purse)
    assert twin.__globals__["PRICE"] is PRICE.array
    assert twin.__globals__["helper"] is helper
    assert twin.__globals__["hurry"] is hurried
    assert shop.__globals__["PRICE"] is PRICE
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize("coins", [5, 1])
def test_compiled_twins_do_what_their_kernels_do(coins: int) -> None:
    twin = Compiler(Purse, njit).twin(shop)
    array = np.zeros(1, dtype_of(Purse))
    array["coins"] = coins
    s = purse(coins)
    assert twin(array[0]) == shop(s)
    assert array["coins"][0] == s.coins


@kernel
def everything(s: Table, frame: Frame, r: Stream, n: int, sure: bool, mask: Array[u8], tables: Array[Table]) -> None:
    pass


def test_the_signature_follows_the_annotations_and_names_the_records_of_the_game() -> None:
    returns, arguments = Compiler(Bids, lambda function: function).signature(everything)
    assert returns == types.none
    assert arguments == (
        from_dtype(dtype_of(Bids)),
        from_dtype(dtype_of(Frame)),
        from_dtype(dtype_of(Stream)),
        types.int64,
        types.boolean,
        types.Array(types.uint8, 1, "C"),
        types.Array(from_dtype(dtype_of(Bids)), 1, "C"),
    )


@kernel
def dearer(cost: Cost) -> int:
    return cost.coins + STEP


def test_other_types() -> None:
    compiler = Compiler(Purse, lambda function: function)
    assert compiler.signature(pay)[0] == types.boolean
    assert compiler.signature(price) == (types.int64, (types.int64,))
    assert compiler.signature(dearer) == (types.int64, (from_dtype(dtype_of(Cost)),))


def test_a_function_can_be_put_on_other_globals() -> None:
    compiler = Compiler(Purse, lambda function: function)
    other = compiler.rebased(dearer, STEP=5)
    cost = over(Cost, np.zeros(1, dtype_of(Cost)))
    assert (dearer(cost), other(cost)) == (1, 5)


def test_a_compiler_adopts_the_twins_of_another() -> None:
    base = Compiler(Purse, lambda function: function)
    ready = base.twin(pay)
    compiler = Compiler(Purse, lambda function: function)
    compiler.adopt(base)
    assert compiler.twin(shop).__globals__["pay"] is ready
