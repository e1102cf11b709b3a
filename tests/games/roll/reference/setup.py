"""Setup: what start tiles give, and the first two tiles (roll.md 2)."""

from __future__ import annotations

from collections import Counter

from tests.games.asking import Steps, ask, together
from tests.games.roll.reference.box import FACTIONS, HOMES, POOL_EACH, START_DICE, TILE_OF, WORLD_OF
from tests.games.roll.reference.build import gain
from tests.games.roll.reference.round import play_rounds
from tests.games.roll.reference.seat import Seat
from tests.games.roll.reference.table import Luck, Table


def deal(dealt: list[tuple[int, str]], luck: Luck) -> Table:
    """A table where every seat was dealt a faction and a home world (2.1, 2.2)."""
    assert len(dict(dealt)) == len({home for _, home in dealt}) == len(dealt)
    seats = [start_seat(number, faction, home) for number, (faction, home) in enumerate(dealt)]
    lowest = dealt.index(min(dealt))
    table = Table(seats, luck, pool=POOL_EACH * len(seats), bag=set(WORLD_OF), first=lowest)
    for seat in seats:
        assert table.draw(seat, 2) == 0
    return table


def start_seat(number: int, faction: int, home: str) -> Seat:
    """Start tiles, and the dice and credits of them (2.4, 2.5)."""
    assert home in HOMES
    seat = Seat(number, tableau=[*FACTIONS[faction], home])
    seat.cup, seat.citizenry = Counter(START_DICE["cup"]), Counter(START_DICE["citizenry"])
    for tile in seat.tableau:
        gain(seat, tile)
    return seat


def play_game(table: Table) -> Steps[None]:
    """Setup and all rounds."""
    chosen: dict[int, str] = {}
    yield from together(choose_start(seat, chosen) for seat in table.seats)
    for seat in table.seats:
        place_start(seat, chosen[seat.number])
    yield from play_rounds(table)


def choose_start(seat: Seat, chosen: dict[int, str]) -> Steps[None]:
    """Which of the two tiles is the development; nobody sees it until all have chosen (2.3)."""
    answer = yield from ask(seat, "place_start", {f"develop {tile}" for tile in seat.hand})
    chosen[seat.number] = answer.split()[1]


def place_start(seat: Seat, development: str) -> None:
    """The other tile is the world."""
    seat.hand.remove(TILE_OF[development])
    seat.stacks["develop"].append(development)
    seat.stacks["settle"].append(WORLD_OF[seat.hand.pop()])
