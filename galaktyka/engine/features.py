"""Features: what a seat may know as numbers for a network, in named parts of a fixed shape.

A feature is a byte: a count, a flag, or a one of several. Each part says in which unit it counts, so that
`value / unit` is a number of about one. Features are made from what a seat may know and from nothing else: from the
whole record and from the seat's observation they come out the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any, Final

import numpy as np

from galaktyka.engine.kernel import Function, kernel

BYTE: Final = 255
Values = np.ndarray[Any, Any]


@dataclass(frozen=True)
class FeaturePart:
    """Some of the features, under one name."""

    name: str
    shape: tuple[int, ...]
    unit: int  # what counts as one
    text: str  # what it tells, in one sentence

    @property
    def size(self) -> int:
        """How many features it has."""
        return prod(self.shape)


@dataclass(frozen=True, eq=False)
class Features:
    """All features of a game."""

    parts: tuple[FeaturePart, ...]
    kernel: Function  # (s, seat, out): fill cleared bytes with the features of a seat, uncompiled

    @cached_property
    def size(self) -> int:
        """How many features there are."""
        return sum(part.size for part in self.parts)

    @cached_property
    def units(self) -> Values:
        """For each feature the number to divide it by, as 32-bit floats."""
        return np.repeat(np.array([part.unit for part in self.parts], np.float32), [part.size for part in self.parts])

    def offset(self, name: str) -> int:
        """Where a part begins."""
        return offset_of(self.parts, name)

    def named(self, values: Values) -> dict[str, Values]:
        """Rows of features as a table of their parts, each in its shape; nothing is copied."""
        result: dict[str, Values] = {}
        begin = 0
        for part in self.parts:
            result[part.name] = values[..., begin : begin + part.size].reshape(*values.shape[:-1], *part.shape)
            begin += part.size
        return result

    def scaled(self, values: Values) -> Values:
        """Rows of features as 32-bit floats in their units."""
        return np.divide(values, self.units, dtype=np.float32)


def offset_of(parts: Sequence[FeaturePart], name: str) -> int:
    """Where the part of a name begins."""
    begin = 0
    for part in parts:
        if part.name == name:
            return begin
        begin += part.size
    raise KeyError(name)


@kernel
def byte(value: int) -> int:
    """A number that fits a byte: what is below 0 or above 255 is cut off."""
    return min(max(value, 0), BYTE)
