"""Routes: what a plan says is what flying it does, and nothing cheaper was left out."""

from __future__ import annotations

from typing import Any

import pytest

from galaktyka.engine.match import Match
from galaktyka.games.transgalactica.game import GAME
from galaktyka.games.transgalactica.position import SeatSetup
from galaktyka.games.transgalactica.routes import RouteView
from tests.games.transgalactica.table import Table

IDLE = SeatSetup(crew=0, captains=0)
PLANETS = {"B2": "act_grey_base", "I4": "mine_grey_1", "B1": "act_green_base"}
SITUATIONS: dict[str, SeatSetup] = {
    "one move": SeatSetup(energy=1),
    "no energy": SeatSetup(energy=0, technologies=["tech_01"]),
    "grey planets": SeatSetup(energy=4, outposts=["B2", "I4"]),
    "a free move": SeatSetup(energy=3, outposts=["B2"], technologies=["tech_01"]),
    "two ships": SeatSetup(energy=2, ships=["H", "O3"], ability="second_ship", technologies=["tech_01"]),
}


def explored(me: SeatSetup) -> Table:
    return Table(me, IDLE, planets=PLANETS).play(0, "exploration")


def routes_of(table: Table) -> list[RouteView]:
    exploring = table.match.view(0).seats[0].exploring
    return [] if exploring is None else exploring.routes


@pytest.mark.parametrize("name", SITUATIONS)
def test_flying_a_route_costs_what_it_says(name: str) -> None:
    me = SITUATIONS[name]
    found = routes_of(explored(me))
    assert found
    for route in found:
        table = explored(me).play(0, *(leg.action for leg in route.legs))
        assert table.ship(0, route.ship) == route.space == route.legs[-1].space
        assert table.me(0).goods[0] == me.energy - route.energy
        assert route.energy == sum(leg.energy for leg in route.legs)
        assert all(leg.energy in (0, leg.printed) for leg in route.legs)
        left = table.match.view(0).seats[0].exploring
        assert left is None or route.moves == left.paid + left.free  # it is over when nothing can be done


def reached(me: SeatSetup, legs: int) -> dict[tuple[int, str], int]:
    """The most energy that is left at each space, by trying every flight without the extra move."""
    best: dict[tuple[int, str], int] = {}

    def fly(table: Table, ship: int, flown: tuple[str, ...]) -> None:
        place, energy = (ship, table.ship(0, ship)), int(table.me(0).goods[0])
        if flown:
            best[place] = max(energy, best.get(place, -1))
        if len(flown) == legs or table.asked(0) != "explore":
            return
        for text in table.legal(0):
            if text.startswith(("move to ", "free to ")):
                fly(explored(me).play(0, *flown, text), ship, (*flown, text))

    fly(explored(me), 0, ())
    return best


@pytest.mark.parametrize("name", ["one move", "no energy", "a free move"])
def test_no_place_is_missing_and_no_flight_is_cheaper(name: str) -> None:
    me = SITUATIONS[name]
    best = {place: energy for place, energy in reached(me, 3).items() if place != (0, "H")}
    assert {(route.ship, route.space): me.energy - route.energy for route in routes_of(explored(me))} == best


def test_free_moves_save_the_dearest_line() -> None:
    me = SeatSetup(energy=3, ships=["I3"], outposts=["B2"], technologies=["tech_01"])
    far = next(route for route in routes_of(explored(me)) if route.space == "O3")
    assert [leg.printed for leg in far.legs] in ([2], [1, 1])
    assert far.energy == sum(leg.printed for leg in far.legs) - max(leg.printed for leg in far.legs)


def test_the_extra_move_is_spared_where_energy_does() -> None:
    me = SeatSetup(energy=1, ships=["H", "O3"], ability="second_ship")
    by_place = {(route.ship, route.space): route for route in routes_of(explored(me))}
    assert [leg.action for leg in by_place[0, "B1"].legs] == ["move to B1"]
    assert by_place[0, "B1"].moves == 1


def test_only_who_flies_sees_routes() -> None:
    table = explored(SeatSetup(energy=1))
    other = table.match.view(1).seats[0].exploring
    assert other is not None
    assert other.routes == []


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
def test_every_step_of_a_game_is_a_route(players: int, seed: int) -> None:
    """A neighbour that can be flown to has a route of one leg, unless a detour costs less."""
    match: Any = Match(GAME, players=players, options={}, seed=seed, backend_name="python")
    seen = 0
    for number in range(260):
        if match.over:
            break
        seat = match.owing[0]
        legal = match.legal(seat)
        if match.question(seat) == "explore":
            seen += 1
            places = {(route.ship, route.space) for route in match.view(seat).seats[seat].exploring.routes}
            for text in legal:
                words = text.split()
                if "to" in words and "jump" not in words:
                    assert (1 if words[0] == "second" else 0, words[-1]) in places
        match.play(seat, legal[(number * 7 + 3) % len(legal)])
    assert seen
