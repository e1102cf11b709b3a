"""Which rows of EFFECT belong to which piece."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from galaktyka.arena.transgalactica.watch import LEFTOVERS, MILITARY, OBJECTIVES, PIRATES, ROWS, TECHNOLOGIES
from galaktyka.games.transgalactica.codes import NONE, Kind
from galaktyka.games.transgalactica.tables import (
    CREW_SPACE,
    EFFECT,
    FLEET,
    MINING,
    MISSION,
    OFFICE,
    OUTPOST_SPACE,
    PLANET,
    POWER,
    SPACE,
    TECH,
    TOKEN,
    VOCABULARIES,
    WEALTH,
)

PLANET_SOURCES: Final = {Kind.ACTION: "action planets", Kind.MINING: "mining", Kind.WILD: "wild planets"}
BY_ROW: Final = {
    MILITARY: "military scoring",
    PIRATES: "pirates",
    LEFTOVERS: "leftovers",
    TECHNOLOGIES: "technologies",
    OBJECTIVES: "objectives",
}
OTHER_SOURCE: Final = "other powers"


def rows_of(program: int) -> Iterator[int]:
    """All rows of a program, with those of the programs within it."""
    row = program
    while row != NONE:
        yield row
        for option in (EFFECT[row].option_1, EFFECT[row].option_2, EFFECT[row].option_3):
            yield from rows_of(option)
        row = NONE if EFFECT[row].last else row + 1


def programs(kind: str) -> Mapping[str, int]:
    """The programs of missions, tokens and offices by the names of the pieces."""
    tables: dict[str, tuple[Any, str]] = {
        "mission": (MISSION, "reward"),
        "token": (TOKEN, "effects"),
        "office": (OFFICE, "reward"),
    }
    table, field = tables[kind]
    names = enumerate(VOCABULARIES[kind])
    return {name: int(getattr(table[number], field)) for number, name in names if number != NONE}


def _sources() -> Iterator[tuple[int, str]]:
    """(program, where its VP come from)."""
    yield from ((int(row.reward), "missions") for row in MISSION)
    yield from ((int(row.effects), "bonus tokens") for row in TOKEN)
    yield from ((int(row.effects), "mining") for row in MINING)
    yield from ((int(row.reward), "Senate") for row in OFFICE)
    yield from ((int(row.effects), "wealth") for row in WEALTH)
    yield from ((int(row.income), "fleet tokens") for row in FLEET)
    yield from ((int(row.income), "outposts") for row in OUTPOST_SPACE)
    yield from ((int(row.immediate), "outposts") for row in OUTPOST_SPACE)
    yield from ((int(row.income), "empty crew spaces") for row in CREW_SPACE)
    yield from ((int(row.effects), PLANET_SOURCES.get(Kind(row.kind), "mining")) for row in PLANET)
    yield from ((int(row.effects), "technologies") for row in TECH)
    yield from ((int(row.then), "technologies") for row in POWER)
    for row in SPACE:
        yield from ((int(program), "tracks") for program in (row.income, row.fallback))


@cache
def sources() -> list[str]:
    """Where the VP of each row come from."""
    named = [BY_ROW.get(row, OTHER_SOURCE) for row in range(ROWS)]
    for program, source in _sources():
        for row in rows_of(program):
            named[row] = source
    return named
