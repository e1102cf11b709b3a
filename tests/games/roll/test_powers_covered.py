"""No power goes without a line, and every line can fail: a power that is gone or has another number is noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from galaktyka.engine.record import over
from galaktyka.games.roll import SeatSetup, position
from galaktyka.games.roll.build import effective_cost
from galaktyka.games.roll.position import NUMBER
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.tables import (
    BONUS,
    COLOURS,
    INSTANT,
    POWER,
    SIDE,
    SIDES,
    Colour,
    Phase,
    PowerFacts,
)
from galaktyka.games.roll.tiles import Side
from tests.games.roll import test_powers_assign, test_powers_once, test_powers_phases
from tests.games.roll.spec import power_row
from tests.games.rows import changed

# Discounts: what a tile costs beside the tile that has the power, from its printed cost.
DISCOUNTS: dict[str, Callable[[Side], int]] = {
    "investment_credits": lambda side: max(1, side.cost - 1) if side.kind == "development" else side.cost,
    "biological_adaptation": lambda side: max(1, side.cost - 1) if side.reassign else side.cost,
    "replicant_robots": lambda side: max(1, side.cost - 1) if side.kind == "world" else side.cost,
    "alien_uplift_blueprints": lambda side: side.cost - 1 if side.colour in {"green", "yellow"} else side.cost,
    "free_trade_zone": lambda side: min(side.cost, max(2, side.cost - 2)) if side.colour == "gray" else side.cost,
}


def check_discount(tile: str) -> None:
    """The costs of all game tiles beside one with a discount."""
    match = position([SeatSetup(tableau=[tile]), SeatSetup()], phase="manage", alone=True, backend="python")
    me = over(Roll, match.record).seat[0]
    for number, side in enumerate(SIDES[:110]):
        assert effective_cost(me, number) == DISCOUNTS[tile](side), side.id


CHECKS: dict[tuple[str, int], Callable[[], None]] = {
    **{(line.tile, line.power): line.check for line in test_powers_phases.LINES},
    **{(line.tile, 0): line.check for line in test_powers_assign.LINES},
    **{(tile, 0): partial(test_powers_assign.check_dictate, tile) for tile in ("backup_planning", "galactic_mandate")},
    **{(tile, 0): partial(check_discount, tile) for tile in DISCOUNTS},
}

# Numbers of a power that are wrong by one when one is added; masks that are wrong without one of their bits; flags.
NUMBERS = ("amount", "low", "high", "minimum", "per", "extra", "cost")
MASKS = {"dice": 1 << Colour.WHITE, "colours": 1 << Colour.BLUE, "to": 1 << Phase.SHIP, "extra_colours": 0}
FLAGS = ("selected", "same_source", "reassign", "development")


def makes_no_difference(tile: str, row: PowerFacts, field: str) -> bool:
    """Numbers that nothing reads, or that could not show on any tile."""
    return (
        (field == "minimum" and tile == "alien_uplift_blueprints")  # no green or yellow world is so cheap
        or (field == "low" and row.high == 1)  # the use ends after one worker anyway
        or (field == "to" and row.selected == 1)
        or (field == "colours" and row.development == 1)
    )


def without_a_bit(mask: int, field: str) -> int:
    """A mask without a bit that shows; without all of them, if it has not that one."""
    return mask & ~MASKS[field] if mask & MASKS[field] else 0


def mutants() -> list[tuple[str, int, str, int]]:
    """Every power with every way in which one of its numbers may be wrong."""
    found = []
    for tile, power in CHECKS:
        row = POWER[power_row(tile, power)]
        for field in (*NUMBERS, *MASKS, *FLAGS):
            value = getattr(row, field)
            if value and not makes_no_difference(tile, row, field):
                wrong = 0 if field in FLAGS else without_a_bit(value, field) if field in MASKS else value + 1
                found.append((tile, power, field, wrong))
    return found


def test_every_power_has_a_line() -> None:
    printed = Counter((side.id, place) for side in SIDES for place in range(len(side.powers)))
    assert Counter(CHECKS.keys()) == printed


def test_every_tile_with_an_instant_effect_has_a_line() -> None:
    assert sorted(test_powers_once.INSTANT) == sorted(side.id for side in SIDES if side.instant)


def test_every_development_that_scores_has_a_line() -> None:
    assert sorted(line.tile for line in test_powers_once.SCORES) == sorted(s.id for s in SIDES if s.bonus_vp)


@pytest.mark.parametrize("tile", DISCOUNTS)
def test_a_discount_is_as_printed(tile: str) -> None:
    check_discount(tile)


@pytest.mark.parametrize(("tile", "power"), CHECKS)
def test_a_line_fails_when_its_power_is_gone(tile: str, power: int) -> None:
    with changed(POWER[power_row(tile, power)], code=0), pytest.raises(AssertionError):
        CHECKS[tile, power]()


@pytest.mark.parametrize(("tile", "power", "field", "value"), mutants())
def test_a_line_fails_when_a_number_is_wrong(tile: str, power: int, field: str, value: int) -> None:
    with changed(POWER[power_row(tile, power)], **{field: value}), pytest.raises((AssertionError, IndexError)):
        CHECKS[tile, power]()


INSTANT_ROWS = [
    (tile, row, field)
    for tile in test_powers_once.INSTANT
    for row in range(SIDE[NUMBER[tile]].instant_from, SIDE[NUMBER[tile]].instant_to)
    for field in ("code", "colour", "amount", "place")
    if INSTANT[row].code != 1
]


@pytest.mark.parametrize(("tile", "row", "field"), INSTANT_ROWS)
def test_an_instant_line_fails_when_something_is_wrong(tile: str, row: int, field: str) -> None:
    facts = INSTANT[row]
    if (facts.code != 2 and field in {"colour", "place"}) or (facts.place == 2 and field == "amount"):
        return  # credits have neither, and a good is always one
    wrong = {"code": 0, "place": (facts.place + 1) % 3, "colour": (facts.colour + 1) % COLOURS}
    value = wrong.get(field, facts.amount + 1)
    with changed(facts, **{field: value}), pytest.raises(AssertionError):
        test_powers_once.check_instant(tile)


@pytest.mark.parametrize("line", test_powers_once.SCORES, ids=str)
def test_a_scoring_line_fails_when_a_number_is_wrong(line: test_powers_once.ScoreLine) -> None:
    row = BONUS[SIDE[NUMBER[line.tile]].bonus]
    fields = [field for field in ("vp", "divisor", "colours", "colour", "reassign", "without") if getattr(row, field)]
    for field in fields:
        value = 0 if field in {"colours", "reassign", "without"} else getattr(row, field) + 1
        with changed(row, **{field: value}), pytest.raises(AssertionError):
            line.check()


def test_a_row_is_as_before_after_a_change() -> None:
    before = POWER[0].amount
    with changed(POWER[0], amount=before + 1):
        assert POWER[0].amount == before + 1
    assert POWER[0].amount == before
