"""Every Reassign power: a line says which workers it moves, and all layouts it can lead to are compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

import pytest

from galaktyka.engine.match import Match
from galaktyka.games.roll import SeatSetup, position

PHASES = ("explore", "develop", "settle", "produce", "ship")
COLOURS = ("white", "red", "purple", "blue", "brown", "green", "yellow")
SELECTED = "develop"
Die = tuple[str, str]  # colour, column
Layout = tuple[Die, ...]  # in order

# What was rolled, without the yellow die that selects.
ROLLED: Layout = (
    ("white", "explore"),
    ("red", "explore"),
    ("blue", "settle"),
    ("brown", "produce"),
    ("green", "develop"),
)
EXPLORED: Layout = (("white", "explore"), ("white", "explore"), ("white", "explore"), ("green", "explore"))


@dataclass(frozen=True)
class Moves:
    """What is printed: how many workers, of which colours, from and to which columns."""

    tile: str
    fewest: int = 1
    most: int = 1
    dice: tuple[str, ...] = COLOURS
    source: tuple[str, ...] = PHASES
    to: tuple[str, ...] = PHASES
    one_source: bool = False
    own: tuple[str, ...] = ()  # further tiles in the tableau
    rival: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.tile

    def layouts(self, rolled: Layout) -> set[Layout]:
        """Every layout that moving these workers can lead to."""
        return {layout for number in range(self.fewest, self.most + 1) for layout in self._moved(rolled, number)}

    def _moved(self, rolled: Layout, number: int) -> Iterator[Layout]:
        able = [i for i, (colour, column) in enumerate(rolled) if colour in self.dice and column in self.source]
        for chosen in combinations(able, number):
            if self.one_source and len({rolled[i][1] for i in chosen}) > 1:
                continue
            for columns in product(self.to, repeat=number):
                if all(rolled[i][1] != column for i, column in zip(chosen, columns, strict=True)):
                    new = dict(zip(chosen, columns, strict=True))
                    yield tuple(sorted((colour, new.get(i, column)) for i, (colour, column) in enumerate(rolled)))

    def check(self) -> None:
        """Compare what is printed with what the rules allow, for two rolls."""
        for rolled in (ROLLED, EXPLORED):
            printed = self.layouts(rolled)
            assert not reached(self, rolled, printed) ^ printed, f"{self}, {rolled}"  # sets too large to show a diff of


def assigning(line: Moves, rolled: Layout) -> Match:
    """A match in which these dice were rolled and a phase is selected."""
    columns: dict[str, dict[str, int]] = {"ship": {"yellow": 1}}
    for colour, column in rolled:
        dice = columns.setdefault(column, {})
        dice[colour] = dice.get(colour, 0) + 1
    seats = [
        SeatSetup(tableau=[line.tile, *line.own], columns=columns),
        SeatSetup(tableau=line.rival, cup={"white": 1}),
    ]
    match = position(seats, backend="python")
    match.play(0, f"select {SELECTED} with yellow from ship")
    return match


def layout_of(match: Match) -> Layout:
    columns = match.view(0).seats[0].layout.columns
    return tuple(
        sorted((colour, column) for column, dice in columns.items() for colour, n in dice.items() for _ in range(n))
    )


def reached(line: Moves, rolled: Layout, printed: set[Layout]) -> set[Layout]:
    """Every layout that one use of the power can lead to, up to the first that should not be."""
    match = assigning(line, rolled)
    if f"use {line.tile}" not in match.legal(0):
        return set()
    match.play(0, f"use {line.tile}")
    found: set[Layout] = set()
    open_ends = {match.hash: match}
    while open_ends and found <= printed:
        _, now = open_ends.popitem()
        for text in now.legal(0):
            after = now.copy()
            after.play(0, text)
            if after.view(0).seats[0].layout.power:
                open_ends[after.hash] = after
            else:
                found.add(layout_of(after))
    return found


NOT_WHITE = COLOURS[1:]
LINES = [
    Moves("colonial_affinity", to=("settle",)),
    Moves("diversification", dice=("white",), source=("explore",)),
    Moves("executive_power", fewest=2, most=2, to=(SELECTED,), one_source=True),
    Moves("galactic_influence"),
    Moves("homeworld_patriotism", most=2, dice=("white",), to=(SELECTED,)),
    Moves("hydroponics_guild", dice=("blue", "green")),
    Moves("isolation_policy", most=2, source=("explore",)),
    Moves("local_subsidies", dice=("white",)),
    Moves("mad_scientists", most=2, own=("gem_world",)),
    Moves("nanotechnology", most=2),
    Moves("operations_affinity", to=("explore", "produce")),
    Moves("propaganda_campaign", most=2, to=(SELECTED,)),
    Moves("shipping_affinity", to=("ship",)),
    Moves("space_mercenaries", dice=("red", "brown")),
    Moves("system_diversification", most=2, dice=NOT_WHITE),
    Moves("technology_affinity", to=("develop",)),
]
TIED = Moves("mad_scientists", most=1, own=("gem_world",), rival=("spice_world",))


@pytest.mark.parametrize("line", [*LINES, TIED], ids=str)
def test_a_power_moves_exactly_what_is_printed(line: Moves) -> None:
    line.check()


def dictates(tile: str) -> tuple[int, int]:
    """How often a seat with this tile can Dictate, and how many workers each moves at most."""
    match = assigning(Moves(tile), EXPLORED + EXPLORED)
    times = most = 0
    while any(text.startswith("dictate") for text in match.legal(0)):
        match.play(0, next(text for text in match.legal(0) if text.startswith("dictate")))
        times, moved = times + 1, 0
        while match.view(0).seats[0].layout.power:
            match.play(0, next(text for text in match.legal(0) if text.startswith("move")))
            moved += 1
        most = max(most, moved)
    return times, most


DICTATES = {"public_works": (1, 1), "backup_planning": (7, 1), "galactic_mandate": (1, 3)}


def check_dictate(tile: str) -> None:
    assert dictates(tile) == DICTATES[tile]


@pytest.mark.parametrize("tile", DICTATES)
def test_dictate_works_as_printed(tile: str) -> None:
    check_dictate(tile)
