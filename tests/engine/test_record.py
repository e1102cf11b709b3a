"""Records: annotated classes over flat bytes."""

from typing import Any

import numpy as np
import pytest

from galaktyka.engine.record import (
    Array,
    constant,
    copied,
    dtype_of,
    fields_of,
    i8,
    i16,
    length,
    over,
    record,
    u8,
    u16,
    u32,
)


@record
class Ship:
    crew: u8
    fuel: i16


@record
class Base:
    number: u8
    ship: Array[Ship] = length(2)


@record
class Cruiser(Ship):
    decks: Array[u16] = length(3, "deck")


@record
class Fleet(Base):
    ship: Array[Cruiser] = length(2)  # the same place, a richer kind
    flagship: Ship
    orders: Array[i8] = length(3)


def blank(kind: type[Any]) -> np.ndarray[Any, np.dtype[np.void]]:
    return np.zeros(1, dtype_of(kind))


def test_attributes_read_and_write_the_bytes_of_the_record() -> None:
    array = blank(Fleet)
    fleet = over(Fleet, array)
    fleet.number = 7
    fleet.flagship.fuel = -3
    fleet.ship[1].decks[2] = 500
    fleet.orders[0] = -128
    assert array["number"][0] == 7
    assert array["flagship"]["fuel"][0] == -3
    assert array["ship"][0][1]["decks"].tolist() == [0, 0, 500]
    array["ship"][0][0]["crew"] = 9
    assert fleet.ship[0].crew == 9


def test_what_is_no_field_is_said_so() -> None:
    fleet = over(Fleet, blank(Fleet))
    with pytest.raises(AttributeError, match=r"A Fleet has no crew\."):
        fleet.crew  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError, match=r"A Ship has no decks\."):
        fleet.flagship.decks  # type: ignore[attr-defined]  # noqa: B018


def test_parts_stay_the_same_objects() -> None:
    """Rules keep a seat in a variable, and tests put wrong numbers into it."""
    fleet = over(Fleet, blank(Fleet))
    assert fleet.ship is fleet.ship
    assert fleet.ship[1] is fleet.ship[1]
    assert fleet.orders is fleet.orders


def test_fields_of_base_records_come_first_and_keep_their_place() -> None:
    assert list(fields_of(Fleet)) == ["number", "ship", "flagship", "orders"]
    assert list(fields_of(Cruiser)) == ["crew", "fuel", "decks"]
    assert fields_of(Fleet)["ship"].element is Cruiser
    assert fields_of(Fleet)["ship"].elements == 2
    assert fields_of(Cruiser)["decks"].names == "deck"
    assert fields_of(Cruiser)["fuel"].elements is None


def test_fields_are_aligned_for_compiled_code() -> None:
    layout = dtype_of(Fleet)
    assert layout.isalignedstruct
    for name, field in fields_of(Fleet).items():
        assert field.offset % layout[name].alignment == 0


@pytest.mark.parametrize("value", [-1, 256])
def test_a_value_out_of_range_fails_and_changes_nothing(value: int) -> None:
    fleet = over(Fleet, blank(Fleet))
    fleet.number = 255
    with pytest.raises(ValueError, match="invalid value"):
        fleet.number = value
    assert fleet.number == 255
    with pytest.raises(ValueError, match="invalid value"):
        fleet.orders[0] = 256


@pytest.mark.parametrize("place", [3, -4, 1000])
def test_an_index_out_of_range_fails(place: int) -> None:
    fleet = over(Fleet, blank(Fleet))
    with pytest.raises(IndexError):
        fleet.orders[place]
    with pytest.raises(IndexError):
        fleet.orders[place] = 1
    with pytest.raises(IndexError):
        fleet.ship[place]


def test_a_number_that_is_no_integer_fails() -> None:
    fleet = over(Fleet, blank(Fleet))
    with pytest.raises(TypeError):
        fleet.number = 1.5  # type: ignore[assignment]


def test_only_one_record_can_be_seen_at_a_time() -> None:
    with pytest.raises(ValueError, match="reshape"):
        over(Fleet, np.zeros(2, dtype_of(Fleet)))


def test_a_protected_array_cannot_be_written() -> None:
    array = blank(Fleet)
    array.setflags(write=False)
    with pytest.raises(TypeError):
        over(Fleet, array).number = 1


@record
class Gaps:
    """Alignment leaves bytes between and behind these fields."""

    wide: u32
    small: u8
    middle: u16
    last: u8


def test_copies_are_equal_byte_for_byte_alignment_included() -> None:
    array = blank(Gaps)
    array.view(np.uint8)[:] = 255
    target = blank(Gaps)
    target[0] = array[0]
    assert dtype_of(Gaps).itemsize > 8
    assert array.copy().tobytes() == target.tobytes() == array.tobytes()
    twin = copied(array)
    assert twin.tobytes() == array.tobytes()
    twin["wide"] = 1
    assert array["wide"][0] != 1


def test_alignment_adds_no_field() -> None:
    assert list(fields_of(Gaps)) == ["wide", "small", "middle", "last"]


def test_an_array_needs_its_length() -> None:
    with pytest.raises(TypeError, match=r"Broken\.cards needs its number of elements"):

        @record
        class Broken:
            cards: Array[u8]


def test_a_constant_table_gives_rows_and_one_array() -> None:
    table = constant(Cruiser, [{"crew": 5, "decks": [1, 2]}, {"fuel": -9}])
    assert [row.crew for row in table] == [5, 0]
    assert list(table[0].decks) == [1, 2, 0]
    assert table[1].fuel == -9
    assert table.array["decks"].tolist() == [[1, 2, 0], [0, 0, 0]]


def test_a_constant_table_cannot_be_changed() -> None:
    table = constant(Ship, [{"crew": 5}])
    with pytest.raises(TypeError):
        table[0].crew = 6
    with pytest.raises(ValueError, match="read-only"):
        table.array["crew"][0] = 6


@pytest.mark.parametrize(
    ("row", "error"),
    [
        ({"crew": 256}, OverflowError),
        ({"crew": -1}, OverflowError),
        ({"decks": [70000]}, OverflowError),
        ({"decks": [1, 2, 3, 4]}, ValueError),
        ({"sails": 1}, ValueError),
    ],
)
def test_a_constant_table_refuses_what_does_not_fit(row: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        constant(Cruiser, [row])
