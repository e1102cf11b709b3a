"""Assign: dice below the strip, one that selects a phase, and Reassign powers (roll.md 4, 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tests.games.asking import Steps, ask
from tests.games.roll.reference.box import FACES, PHASES, SIDES, WILD, Power, named
from tests.games.roll.reference.powers import most_moved
from tests.games.roll.reference.seat import DICTATED, STRIP, Die, Seat
from tests.games.roll.reference.table import Table

DICTATE: Final[Power] = {"min": 1, "max": 1, "dice": [], "source": None, "to": [], "same_source": False}


def assign(table: Table, seat: Seat) -> Steps[None]:
    """Roll, select, give wild dice their columns, reassign; others see none of it (4, 5)."""
    roll(table, seat)
    yield from select(seat)
    yield from place_wilds(seat)
    yield from reassign(table, seat)


def roll(table: Table, seat: Seat) -> None:
    """All dice of the cup go below the strip, each to the column of its face (4, 5.1)."""
    seat.layout = [Die(colour, face) for colour, face in table.luck.rolled(seat.number)]
    assert Counter(die.colour for die in seat.layout) == +seat.cup
    assert all(die.column in FACES[die.colour] for die in seat.layout)
    seat.cup, seat.selected, seat.used, seat.dictates = Counter(), "", set(), 0


def find_die(dice: list[Die], colour: str, column: str) -> Die:
    """One of some dice, by its colour and column."""
    return next(die for die in dice if die.colour == colour and die.column == column)


def select(seat: Seat) -> Steps[None]:
    """Any die below the strip selects any phase (5.2)."""
    legal = {f"select {phase} with {die.colour} from {die.column}" for phase in PHASES for die in seat.layout}
    answer = yield from ask(seat, "select", legal)
    _, seat.selected, _, colour, _, column = answer.split()
    find_die(seat.layout, colour, column).column = STRIP


def place_wilds(seat: Seat) -> Steps[None]:
    """A wild die goes to any column (5.1)."""
    while wilds := [die for die in seat.layout if die.column == WILD]:
        legal = {f"move {die.colour} from wild to {phase}" for die in wilds for phase in PHASES}
        answer = yield from ask(seat, "assign", legal)
        _, colour, _, _, _, phase = answer.split()
        find_die(wilds, colour, WILD).column = phase


def reassign(table: Table, seat: Seat) -> Steps[None]:
    """Reassign powers, each once, and Dictate, in any order, until the seat is ready (5.3, 5.4)."""
    while True:
        legal = {"ready", *dictations(seat), *(f"use {tile}" for tile in usable(table, seat))}
        answer = yield from ask(seat, "assign", legal)
        if answer == "ready":
            return
        if answer.startswith("dictate"):
            yield from dictate(seat, answer)
        else:
            tile = answer.split()[1]
            seat.used.add(tile)
            yield from move_workers(seat, reassign_power(table, seat, tile))


def dictations(seat: Seat) -> Iterator[str]:
    """Dictate takes one die, and another to move; once a round without Backup Planning (5.3)."""
    below = [die for die in seat.layout if die.column in PHASES]
    if len(below) >= 2 and (seat.dictates == 0 or seat.has("dictate_unlimited")):
        yield from (f"dictate {die.colour} from {die.column}" for die in below)


def dictate(seat: Seat, answer: str) -> Steps[None]:
    """One die is put aside, another moves; with Galactic Mandate up to three (5.3, 14)."""
    _, colour, _, column = answer.split()
    find_die(seat.layout, colour, column).column = DICTATED
    seat.dictates += 1
    most = max([1, *(power["max"] for power in seat.powers("dictate_multi"))])
    yield from move_workers(seat, {**DICTATE, "max": most})


def usable(table: Table, seat: Seat) -> Iterator[str]:
    """Tiles whose Reassign powers were not used this round, and have enough dice to move (5.3)."""
    for tile in seat.tableau:
        if tile not in seat.used and any(power["code"] == "reassign" for power in SIDES[tile].powers):
            power = reassign_power(table, seat, tile)
            if power["max"] >= power["min"] and len(movable(seat, power, "")) >= power["min"]:
                yield tile


def reassign_power(table: Table, seat: Seat, tile: str) -> Power:
    """The Reassign power of a tile, with as many workers as it moves now."""
    power = next(power for power in SIDES[tile].powers if power["code"] == "reassign")
    return {**power, "max": most_moved(table, seat, power)}


def move_workers(seat: Seat, power: Power) -> Steps[None]:
    """Different workers move one after another; it may end when there are enough (5.3)."""
    source = ""
    for number in range(power["max"]):
        dice = movable(seat, power, source)
        legal = {f"move {die.colour} from {die.column} to {to}" for die in dice for to in goals(seat, power, die)}
        if not legal:
            break
        answer = yield from ask(seat, "assign", legal | ({"pass"} if number >= power["min"] else set()))
        if answer == "pass":
            break
        _, colour, _, source, _, phase = answer.split()
        die = find_die(dice, colour, source)
        die.column, die.moved = phase, True
    for die in seat.layout:
        die.moved = False


def movable(seat: Seat, power: Power, source: str) -> list[Die]:
    """Dice that a power may move; some take all from one column, which the first die decides (14)."""
    dice = [die for die in seat.layout if goals(seat, power, die)]
    if not power["same_source"]:
        return dice
    if source:
        return [die for die in dice if die.column == source]
    crowd = Counter(die.column for die in dice)
    return [die for die in dice if crowd[die.column] >= power["min"]]


def goals(seat: Seat, power: Power, die: Die) -> list[str]:
    """Columns to which a power may move a die: always to another one (5.3)."""
    if die.column not in PHASES or die.moved or not named(die.colour, power["dice"]):
        return []
    if power["source"] not in (None, die.column):
        return []
    to = [seat.selected] if power["to"] == "selected" else power["to"] or PHASES
    return [phase for phase in to if phase != die.column]
