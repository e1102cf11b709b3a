"""What changed between two states, and how to apply it: lists of [path, value] (docs/protocol.md 4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from galaktyka.server.messages import Change, Step


def changes_between(old: Any, new: Any) -> list[Change]:
    """The values that must be replaced to turn one state into the other."""
    return list(_changes(old, new, []))


def _changes(old: Any, new: Any, path: list[Step]) -> Iterator[Change]:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key in new:
            yield from _changes(old[key], new[key], [*path, key])
    elif _alike(old, new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from _changes(before, after, [*path, index])
    else:
        yield path, new


def _alike(old: Any, new: Any) -> bool:
    """Whether two lists are compared item by item: lists of structures of the same length."""
    if not (isinstance(old, list) and isinstance(new, list) and len(old) == len(new)):
        return False
    return all(isinstance(item, dict) for item in (*old, *new))


def apply_changes(state: Any, changes: Sequence[Change]) -> Any:
    """The state after an event; the given one may be changed."""
    for path, value in changes:
        if not path:
            state = value
            continue
        place = state
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
    return state
