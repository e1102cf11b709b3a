"""Situations built by hand: what they hold, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from galaktyka.engine.errors import PositionError
from galaktyka.games.roll import SeatSetup, position

BYSTANDER = SeatSetup(cup={"white": 1})


def test_a_seat_has_what_the_setup_says() -> None:
    seat = SeatSetup(
        tableau=["space_piracy", "hidden_fortress", "alpha_centauri"],
        developments=["public_works", "space_docks"],
        worlds=["gem_world"],
        cup={"white": 3},
        citizenry={"red": 2},
        columns={"ship": {"blue": 1}, "wild": {"green": 1}},
        developers={"brown": 1},
        settlers={"yellow": 1},
        goods={"alpha_centauri": ["purple"]},
        credits=7,
        vp=4,
    )
    match = position([seat, BYSTANDER], backend="python")
    mine = match.view(0).seats[0]
    assert (mine.faction, mine.cup, mine.citizenry) == (1, {"white": 3}, {"red": 2})
    assert (mine.developments.tiles, mine.developments.dice) == (["public_works", "space_docks"], {"brown": 1})
    assert (mine.worlds.tiles, mine.worlds.dice, mine.worlds.cost) == (["gem_world"], {"yellow": 1}, 2)
    assert (mine.layout.columns["ship"], mine.layout.wild) == ({"blue": 1}, {"green": 1})
    assert [(face.colour, face.face, face.count) for face in mine.layout.rolled] == [
        ("blue", "ship", 1),
        ("green", "wild", 1),
    ]
    assert (mine.tableau[2].goods, mine.credits, mine.vp, mine.score) == (["purple"], 7, 4, 4 + 0 + 2 + 1)


def test_the_bag_holds_what_is_left() -> None:
    assert position([BYSTANDER] * 2, backend="python").view(0).bag == 55
    seat = SeatSetup(worlds=["gem_world"], cup={"white": 1})
    assert position([seat, BYSTANDER], abandoned=["space_docks"], backend="python").view(0).bag == 53
    assert position([seat, BYSTANDER], bag=["space_docks", "spice_world"], backend="python").view(0).bag == 2


def test_phases_that_come_later_and_one_alone() -> None:
    seat = SeatSetup(developments=["public_works"], columns={"develop": {"white": 1}}, settlers={"red": 1})
    match = position([seat, BYSTANDER], phase="develop", later=["settle"], backend="python")
    assert match.view(0).active == ["develop", "settle"]
    assert match.question(0) == "recall"
    alone = position([seat, BYSTANDER], phase="develop", alone=True, backend="python")
    assert alone.over


WRONG: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"tableau": ["atlantis"]}, {}, "There is no tile 'atlantis'"),
    ({"tableau": ["gem_world"], "developments": ["conscription"]}, {}, "'conscription' lies somewhere else already"),
    ({"tableau": ["old_earth", "old_earth"]}, {}, "'old_earth' lies somewhere else already"),
    ({"worlds": ["old_earth"]}, {}, "'old_earth' is a start tile"),
    ({"worlds": ["public_works"]}, {}, "'public_works' cannot lie in the world stack"),
    ({"developments": ["gem_world"]}, {}, "'gem_world' cannot lie in the development stack"),
    ({"cup": {"pink": 1}}, {}, "There are no pink dice"),
    ({"cup": {"purple": 10}}, {}, "The game has 9 purple dice, not 10"),
    ({"cup": {"white": -1}}, {}, "The game has 25 white dice, not -1"),
    ({"columns": {"ship": {"white": 300}}}, {}, "The game has 25 white dice, not 300"),
    ({"credits": 11}, {}, "'credits' is a number from 0 to 10, not 11"),
    ({"credits": -1}, {}, "'credits' is a number from 0 to 10, not -1"),
    ({"vp": -1}, {}, "'vp' is a number from 0 to 999, not -1"),
    ({}, {"pool": -1}, "'pool' is a number from 0 to 999, not -1"),
    ({}, {"first": 2}, "'first' is a number from 0 to 1, not 2"),
    ({"columns": {"trade": {"white": 1}}}, {}, "There is no column 'trade'"),
    ({"goods": {"gem_world": ["blue"]}}, {}, "no world 'gem_world' that could hold a good"),
    ({"tableau": ["old_earth"], "goods": {"old_earth": ["blue"]}}, {}, "no world 'old_earth' that could hold a good"),
    ({"tableau": ["gem_world"], "goods": {"gem_world": ["blue", "red"]}}, {}, "no room for 2 goods on 'gem_world'"),
    ({}, {"phase": "trade"}, "There is no phase 'trade'"),
    ({}, {}, "Seat 0 has no die to assign"),
    ({}, {"bag": ["new_sparta"]}, "'new_sparta' is a start tile"),
]


@pytest.mark.parametrize(("seat", "table", "problem"), WRONG, ids=lambda part: str(part)[:30])
def test_what_cannot_be_is_refused(seat: dict[str, Any], table: dict[str, Any], problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        position([SeatSetup(**seat), BYSTANDER], backend="python", **table)
