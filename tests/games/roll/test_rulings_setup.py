"""Rulings 1 to 5 of roll.md: setup."""

from collections.abc import Callable

import pytest

import galaktyka as gk
from galaktyka.engine.errors import ActionError, IllegalActionError
from galaktyka.engine.match import Match
from galaktyka.games.roll.view import SeatView


def new(players: int = 2, seed: int = 0) -> Match:
    return gk.new("roll", players=players, seed=seed, backend="python")


def dealt(fits: Callable[[SeatView], bool]) -> SeatView:
    """A seat of some game right after the deal, with the start tiles wanted."""
    for seed in range(400):
        for seat in new(5, seed).view(-1).seats:
            if fits(seat):
                found: SeatView = seat
                return found
    raise AssertionError("no such deal")


def has(*tiles: str) -> Callable[[SeatView], bool]:
    return lambda seat: set(tiles) <= {tile.tile for tile in seat.tableau}


@pytest.mark.parametrize(("players", "pool"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_1_the_pool_has_twelve_vp_for_each_player(players: int, pool: int) -> None:
    assert new(players).view(-1).pool == pool


def test_2_doomed_world_gives_eight_credits_and_no_die() -> None:
    seat = dealt(has("doomed_world", "space_mall"))
    assert seat.credits == 8
    assert (seat.cup, seat.citizenry) == ({"white": 3, "blue": 1}, {"white": 2})


def test_3_faction_nine_gives_the_dice_of_two_worlds() -> None:
    seat = dealt(has("destroyed_colony", "old_earth"))
    assert seat.faction == 9
    assert seat.cup == {"white": 3, "purple": 1}
    assert seat.citizenry == {"white": 2, "red": 1, "purple": 1}
    assert len(seat.tableau) == 3
    assert (seat.score, seat.credits) == (6, 1)


def test_4_one_of_the_first_tiles_is_a_development_the_other_a_world() -> None:
    match = new()
    one, other = match.view(0).seats[0].drawn
    assert match.legal(0) == [f"develop {one}", f"develop {other}"]
    with pytest.raises(IllegalActionError):
        match.play(0, "develop spice_world")
    with pytest.raises(ActionError):
        match.play(0, f"place {one}")
    match.play(0, f"develop {other}")
    assert match.view(0).seats[0].developments.size == 0  # nothing lies open before all have chosen
    match.play(1, match.legal(1)[0])
    mine = match.view(1).seats[0]
    assert (mine.developments.top, mine.developments.size, mine.worlds.size) == (other, 1, 1)


def test_5_a_first_good_lies_on_its_world_and_cannot_be_recalled_yet() -> None:
    seat = dealt(has("earths_lost_colony", "hidden_fortress"))
    assert [tile.goods for tile in seat.tableau] == [[], [], ["blue"]]
    assert seat.cup == {"white": 3}
    assert seat.question == "place_start"


def test_everybody_has_another_faction_and_home_world_and_the_lowest_faction_is_first() -> None:
    for seed in range(30):
        view = new(5, seed).view(-1)
        factions = [seat.faction for seat in view.seats]
        homes = [seat.tableau[2].tile for seat in view.seats]
        assert len(set(factions)) == len(set(homes)) == 5
        assert factions[view.first] == min(factions)
        assert view.bag == 45
