"""Text for positions, with exact round trips: the FEN of these games (`save` has their PGN).

A position is one line for each field that is not zero, arrays up to their last value that is not zero, cards by name:

    seat.0.hand = colony_ship gem_world

Lines that begin with # are remarks for readers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from galaktyka.engine.errors import PositionError
from galaktyka.engine.game import Game, Records
from galaktyka.engine.record import Field, dtype_of, fields_of

Vocabularies = Mapping[str, Sequence[str]]


def position_text(game: Game, array: Records) -> str:
    """Every field of a record that is not zero, one a line."""
    return "".join(f"{line}\n" for line in _lines(game.record, array[0], "", game.vocabularies))


def parse_position(game: Game, text: str) -> Records:
    """The record that `position_text` described."""
    array: Records = np.zeros(1, dtype_of(game.record))
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            _read_line(game, array, line)
    return array


def _lines(kind: type[Any], value: Any, prefix: str, words: Vocabularies) -> Iterator[str]:
    for field in fields_of(kind).values():
        path = f"{prefix}{field.name}"
        part = value[field.name]
        if not field.is_record:
            yield from _number_lines(field, part, path, words)
        elif field.elements is None:
            yield from _lines(field.element, part, f"{path}.", words)
        else:
            for i in range(field.elements):
                yield from _lines(field.element, part[i], f"{path}.{i}.", words)


def _number_lines(field: Field, part: Any, path: str, words: Vocabularies) -> Iterator[str]:
    values = [int(part)] if field.elements is None else [int(number) for number in part]
    while values and values[-1] == 0:
        values.pop()
    if values:
        yield f"{path} = {' '.join(_word(value, field, words) for value in values)}"


def _word(value: int, field: Field, words: Vocabularies) -> str:
    names = words.get(field.names, ())
    return names[value] if 0 <= value < len(names) else str(value)


def _read_line(game: Game, array: Records, line: str) -> None:
    path, equals, rest = (part.strip() for part in line.partition("="))
    if not equals:
        raise PositionError(f"'{line}' is not a line of a position: write 'field = values'.")
    target, field = _find(game, array, path)
    names = {name: number for number, name in enumerate(game.vocabularies.get(field.names, ()))}
    values = [_number(word, names, path) for word in rest.split()]
    limits = np.iinfo(field.element.dtype)
    if not 1 <= len(values) <= (field.elements or 1):
        raise PositionError(f"'{path}' takes 1 to {field.elements or 1} values, not {len(values)}.")
    if any(not limits.min <= value <= limits.max for value in values):
        raise PositionError(f"The values of '{path}' are from {limits.min} to {limits.max}.")
    if field.elements is None:
        target[field.name] = values[0]
    else:
        target[field.name][: len(values)] = values


def _find(game: Game, array: Records, path: str) -> tuple[Any, Field]:
    """The record that holds the field of a path such as seat.0.hand, and the field."""
    *steps, last = path.split(".")
    target, fields = _walk(array[0], fields_of(game.record), steps)
    if isinstance(target, np.ndarray) or last not in fields or fields[last].is_record:
        raise PositionError(f"A position of {game.title} has no field '{path}'.")
    return target, fields[last]


def _walk(target: Any, fields: Mapping[str, Field], steps: Sequence[str]) -> tuple[Any, Mapping[str, Field]]:
    """Where the steps of a path lead, and what is there: nothing, if they lead astray."""
    for step in steps:
        if isinstance(target, np.ndarray):
            if step not in map(str, range(len(target))):
                return target, {}
            target = target[int(step)]
        elif step in fields and fields[step].is_record:
            target, fields = target[step], fields_of(fields[step].element)
        else:
            return target, {}
    return target, fields


def _number(word: str, names: Mapping[str, int], path: str) -> int:
    if word in names:
        return names[word]
    try:
        return int(word)
    except ValueError:
        raise PositionError(f"'{word}' in '{path}' is neither a number nor a name of the game.") from None
