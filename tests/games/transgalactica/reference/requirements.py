"""What missions and decrees ask for (transgalactica.md 8, 9; cases 90, 91)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from tests.games.transgalactica.reference.box import COLOURS, Entry
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table

TYPES: Final = ("commercial", "war", "cultural")
DUAL: Final = "dual"  # counts as commercial or as war, one of them at a time (U14)


def meets(table: Table, seat: Seat, requirement: Iterable[Entry]) -> bool:
    """Whether all that is asked for is there; levels and numbers are minimums (case 90)."""
    return all(NEEDS[name](table, seat, what) for part in requirement for name, what in part.items())


def planets_of(table: Table, seat: Seat) -> list[Entry]:
    """Planets with an own outpost that have a colour (U5, U13)."""
    return [planet for _, planet in table.planets_of(seat)]


def of_colour(table: Table, seat: Seat, colour: str) -> int:
    """Own planets of a colour; multicolour ones are of each (7)."""
    return sum(colour in planet["colors"] for planet in planets_of(table, seat))


def most_matched(choices: Sequence[Iterable[str]]) -> int:
    """How many things can be chosen, one for each list at most, and none twice."""
    chosen: set[frozenset[str]] = {frozenset()}
    for choice in choices:
        chosen |= {before | {one} for before in chosen for one in choice}
    return max(map(len, chosen))


def mission_types(seat: Seat) -> Iterator[Sequence[str]]:
    """The types each completed mission can stand for."""
    for kind in seat.completed.elements():
        yield ("commercial", "war") if kind == DUAL else (kind,)


def missions_of(seat: Seat, kind: str) -> int:
    """Completed missions of a type, as many as possible (U14)."""
    return sum(kind in types for types in mission_types(seat))


def _levels(table: Table, seat: Seat, what: Mapping[str, int]) -> bool:
    return all(seat.level(track) >= level for track, level in what.items())


def _some_level(table: Table, seat: Seat, what: Mapping[str, int]) -> bool:
    return any(seat.level(track) >= level for track, level in what.items())


def _outposts(table: Table, seat: Seat, what: Entry) -> bool:
    """On planets of a kind, or of any; the Technology Nightmare is none of them (U13)."""
    kinds = [planet["kind"] for planet in planets_of(table, seat) if planet["kind"] != "special"]
    return sum(what["kind"] in ("any", kind) for kind in kinds) >= int(what["count"])


def _different_colours(table: Table, seat: Seat, count: int) -> bool:
    return most_matched([planet["colors"] for planet in planets_of(table, seat)]) >= count


def _one_colour(table: Table, seat: Seat, count: int) -> bool:
    return any(of_colour(table, seat, colour) >= count for colour in COLOURS)


def _one_of_these_colours(table: Table, seat: Seat, what: Entry) -> bool:
    """All of one colour (U15)."""
    return any(of_colour(table, seat, colour) >= int(what["count"]) for colour in what["any_of"])


def _each_kind(table: Table, seat: Seat, kinds: Sequence[str]) -> bool:
    return set(kinds) <= {planet["kind"] for planet in planets_of(table, seat)}


def _pirates(table: Table, seat: Seat, count: int) -> bool:
    return len(seat.pirates) >= count


def _technologies(table: Table, seat: Seat, count: int) -> bool:
    return len(seat.technologies) >= count


def _each_type(table: Table, seat: Seat, count: int) -> bool:
    assert count == 1
    return most_matched(list(mission_types(seat))) == len(TYPES)


def _some_type(table: Table, seat: Seat, what: Entry) -> bool:
    return any(missions_of(seat, kind) >= int(what["count"]) for kind in what["types"])


NEEDS: Final[dict[str, Callable[[Table, Seat, Any], bool]]] = {
    "level": _levels,
    "level_any": _some_level,
    "outposts": _outposts,
    "outposts_different_colors": _different_colours,
    "outposts_same_color": _one_colour,
    "outposts_of_one_color": _one_of_these_colours,
    "outposts_each_kind": _each_kind,
    "pirate_tokens": _pirates,
    "techs_marked": _technologies,
    "missions_each_type": _each_type,
    "missions_any_type": _some_type,
}
