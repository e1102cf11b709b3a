"""Records: an annotated class becomes one fixed-size, aligned block of small integers.

A game in progress is a record. Compiled rules see it as a NumPy structured scalar; uncompiled rules see it through the
class itself, whose attributes read and write the same bytes. Uncompiled access checks every index and every range, so
a rule that would wrap a byte or read past an array fails loudly on the `python` backend.

    @record
    class Seat:
        vp: u8                              # victory points in chips
        hand: Array[u8] = length(180)       # cards held, ascending

    @record
    class Game:
        seat: Array[Seat] = length(6)
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast, overload

import numpy as np

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

if TYPE_CHECKING:
    # A checker sees plain integers; at run time these names carry the storage type.
    u8 = int
    i8 = int
    u16 = int
    i16 = int
    u32 = int
    i32 = int
    i64 = int
    f32 = float

    class Array(Protocol[T_co]):
        """A fixed number of elements inside a record, or an array handed to a kernel."""

        def __len__(self) -> int: ...
        def __iter__(self) -> Iterator[T_co]: ...
        @overload
        def __getitem__(self, index: int, /) -> T_co: ...
        @overload
        def __getitem__(self, index: slice, /) -> Array[T_co]: ...
        def __setitem__(self, index: int | slice, value: Any, /) -> None: ...

    def length(elements: int, names: str = "") -> Any:
        """Give an `Array` field its number of elements, and the vocabulary that names their values."""
else:

    @dataclass(frozen=True)
    class Scalar:
        """A storage type: NumPy's name for it and the memoryview format."""

        dtype: str
        format: str

    u8 = Scalar("u1", "B")
    i8 = Scalar("i1", "b")
    u16 = Scalar("u2", "H")
    i16 = Scalar("i2", "h")
    u32 = Scalar("u4", "I")
    i32 = Scalar("i4", "i")
    i64 = Scalar("i8", "q")
    f32 = Scalar("f4", "f")

    @dataclass(frozen=True)
    class Array:
        """The annotation `Array[element]`; the number of elements is the field's default, `length(n)`."""

        element: object

        def __class_getitem__(cls, element: object) -> Array:
            return cls(element)

    @dataclass(frozen=True)
    class Length:
        """The number of elements of an `Array` field, and the vocabulary that names their values."""

        elements: int
        names: str

    def length(elements: int, names: str = "") -> Length:
        """Give an `Array` field its number of elements, and the vocabulary that names their values."""
        return Length(elements, names)


@dataclass(frozen=True)
class Field:
    """One field of a record: `elements` is None for a single value."""

    name: str
    element: Any
    elements: int | None
    names: str
    offset: int
    bytes: int

    @property
    def is_record(self) -> bool:
        """Whether the field holds records rather than numbers."""
        return isinstance(self.element, type)


def record(cls: type[T]) -> type[T]:
    """Turn an annotated class into a record type; fields of base records come first."""
    shapes = _shapes(cls)
    dtype = _without_holes(np.dtype([_column(name, *shape) for name, shape in shapes.items()], align=True))
    assert dtype.fields is not None
    kind = cast(Any, cls)
    kind.dtype = dtype
    kind.fields = {
        name: Field(name, *shape, offset=dtype.fields[name][1], bytes=dtype.fields[name][0].itemsize)
        for name, shape in shapes.items()
    }
    kind._slots_ = {_slot(field): field for field in kind.fields.values()}
    kind.__init__, kind.__getattr__ = _attach, _reach
    for field in kind.fields.values():
        _install(kind, field)
    return cls


def dtype_of(kind: type[Any]) -> np.dtype[np.void]:
    """The NumPy type of a record."""
    return cast("np.dtype[np.void]", cast(Any, kind).dtype)


def fields_of(kind: type[Any]) -> Mapping[str, Field]:
    """The fields of a record, in order."""
    return cast("Mapping[str, Field]", cast(Any, kind).fields)


def over(kind: type[T], array: np.ndarray[Any, Any]) -> T:
    """See the one record in `array` through its class, for uncompiled rules and for reading in Python."""
    return cast(T, cast(Any, kind)(array.reshape(1).view(np.uint8).data))


def copied(array: np.ndarray[Any, np.dtype[np.void]]) -> np.ndarray[Any, np.dtype[np.void]]:
    """A copy of records, as bytes: NumPy would go through them field by field."""
    return array.view(np.uint8).copy().view(array.dtype)


class Constant(tuple[T, ...]):
    """A table of facts that rules read: a tuple of records in Python, one constant array when compiled."""

    array: np.ndarray[Any, Any]


def constant(kind: type[T], rows: Sequence[Mapping[str, Any]]) -> Constant[T]:
    """Build a constant table; each row gives values by field name, and what it leaves out is 0."""
    array = np.zeros(len(rows), dtype_of(kind))
    for index, row in enumerate(rows):
        for name, value in row.items():
            _assign(array[name], index, fields_of(kind)[name], value)
    array.setflags(write=False)
    table = Constant(cast(Any, kind)(array[i : i + 1].view(np.uint8).data) for i in range(len(rows)))
    table.array = array
    return table


def _assign(column: np.ndarray[Any, Any], index: int, field: Field, value: Any) -> None:
    if field.elements is None:
        column[index] = value
    elif len(value) <= field.elements:
        column[index][: len(value)] = value
    else:
        raise ValueError(f"{field.name} holds {field.elements} values, not {len(value)}.")


Shape = tuple[Any, int | None, str]  # element type, number of elements or None, vocabulary


def _shapes(cls: type[Any]) -> dict[str, Shape]:
    """The shape of every field by its name, base classes first."""
    shapes: dict[str, Shape] = {}
    for base in reversed(cls.__mro__[:-1]):
        for name, hint in inspect.get_annotations(base, eval_str=True).items():
            shapes[name] = _shape(base, name, hint)
    return shapes


def _shape(cls: type[Any], name: str, hint: Any) -> Shape:
    if not isinstance(hint, cast(Any, Array)):
        return hint, None, ""
    size = cls.__dict__.get(name, getattr(cls, f"_length_{name}", None))
    if size is None:
        raise TypeError(f"{cls.__name__}.{name} needs its number of elements: `= length(n)`.")
    setattr(cls, f"_length_{name}", size)  # the attribute itself becomes the accessor
    return cast(Any, hint).element, size.elements, size.names


def _column(name: str, element: Any, elements: int | None, _names: str) -> tuple[Any, ...]:
    base = element.dtype
    return (name, base) if elements is None else (name, base, (elements,))


def _without_holes(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """The same layout with a name for every gap: NumPy copies named bytes only, and equal records have equal bytes."""
    assert dtype.fields is not None
    columns: list[tuple[Any, ...]] = []
    end = 0
    for name, (kind, offset, *_) in dtype.fields.items():
        columns += _gap(end, offset)
        columns.append((name, kind))
        end = offset + kind.itemsize
    return np.dtype([*columns, *_gap(end, dtype.itemsize)], align=True)


def _gap(begin: int, end: int) -> list[tuple[Any, ...]]:
    return [(f"gap_{begin}", "u1", (end - begin,))] if begin < end else []


def _attach(self: Any, memory: memoryview) -> None:
    """Bind an accessor to the bytes of one record."""
    self._whole_ = memory


def _reach(self: Any, slot: str) -> Any:
    """What a slot holds, when it is first asked for; most who look at a record look at little of it."""
    field = type(self)._slots_.get(slot)
    if field is None:
        raise AttributeError(f"A {type(self).__name__} has no {slot}.")
    accessor = _accessor(field, self._whole_[field.offset : field.offset + field.bytes])
    setattr(self, slot, accessor)
    return accessor


def _accessor(field: Field, part: memoryview) -> Any:
    if not field.is_record:
        return part.cast(field.element.format)
    if field.elements is None:
        return field.element(part)
    size = field.element.dtype.itemsize
    return tuple(field.element(part[i * size : (i + 1) * size]) for i in range(field.elements))


def _slot(field: Field) -> str:
    """Single numbers hide behind a property; everything else is the attribute itself."""
    return f"_{field.name}" if field.elements is None and not field.is_record else field.name


def _install(kind: Any, field: Field) -> None:
    if field.name in kind.__dict__:
        delattr(kind, field.name)
    if _slot(field) == field.name:
        return
    slot = _slot(field)

    def read(self: Any) -> int:
        return cast(int, getattr(self, slot)[0])

    def write(self: Any, value: int) -> None:
        getattr(self, slot)[0] = value

    setattr(kind, field.name, property(read, write))
