"""Situations for the engine and the reference, by number: crowded tables, and the last round of a tie."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Final

import galaktyka as gk
from tests.games.roll.reference.box import COLOURS, DICE, FACTIONS, HOMES, MOST_CREDITS, WORLD_OF
from tests.games.roll.reference.seat import Dice, Seat, move

MOST_GAINED: Final = 6  # dice of a colour that stay in the box, for what tiles give
BAG_SIZES: Final = (0, 1, 3, 6, None)  # None: all that is left
POOLS: Final = (0, 1, 5, 12, 30)
# Tiles whose powers seldom meet by chance, or seldom come up.
CROWDS: Final = (
    ("galactic_exchange", "new_galactic_order", "free_trade_zone"),
    ("galactic_federation", "investment_credits", "galactic_reserves"),
    ("alien_research_team", "improved_reconnaissance", "advanced_logistics"),
    ("galactic_mandate", "backup_planning", "executive_power", "mad_scientists"),
    ("galactic_bankers", "galactic_renaissance", "organic_shipyards"),
    ("biological_adaptation", "galactic_demand", "trade_levies"),
)


@dataclass
class Situation:
    """Seats, and the middle of the table."""

    seats: list[Seat]
    bag: list[str]
    pool: int
    first: int = 0
    seed: int = 0

    def match(self) -> gk.Match:
        """The engine's match that begins with everybody rolling the cup."""
        seats = [seat_setup(seat) for seat in self.seats]
        return gk.roll.position(seats, bag=self.bag, pool=self.pool, first=self.first, seed=self.seed, backend="python")


def crowded(number: int) -> Situation:
    """Tiles and dice everywhere, found again by a number."""
    luck = Random(number)
    crowd = _Crowd(luck)
    bag = crowd.tiles[: luck.choice(BAG_SIZES)]
    first = luck.randrange(len(crowd.seats))
    return Situation(crowd.seats, bag, luck.choice(POOLS), first, seed=number)


def tied(number: int) -> Situation:
    """The last round of seats that can score no more, with the same score: cups and credits decide."""
    luck = Random(number)
    seats = [Seat(seat, vp=5, credits=luck.randint(1, 3)) for seat in range(luck.randint(2, 4))]
    for seat in seats:
        seat.cup["white"] = luck.randint(2, 4)
    return Situation(seats, bag=[], pool=0, seed=number)


class _Crowd:
    """Seats that are dealt tiles and dice at random."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.tiles = luck.sample(list(WORLD_OF), len(WORLD_OF))
        self.dice: Dice = Counter({colour: DICE[colour] - MOST_GAINED for colour in COLOURS})
        players = luck.randint(2, 5)
        starts = zip(luck.sample(list(FACTIONS.values()), players), luck.sample(HOMES, players), strict=True)
        self.seats = [Seat(seat, tableau=[*faction, home]) for seat, (faction, home) in enumerate(starts)]
        for seat in self.seats:
            self._lay_tiles(seat)
            self._lay_dice(seat)

    def _lay_tiles(self, seat: Seat) -> None:
        """Some game tiles in the tableau, and some on the stacks."""
        crowd = self.luck.choice(CROWDS) if self.luck.random() < 0.6 else ()
        taken = [tile for tile in crowd if tile in self.tiles]
        self.tiles = [tile for tile in self.tiles if tile not in taken]
        seat.tableau += taken
        for _ in range(self.luck.randint(0, 6 - len(taken))):
            tile = self.tiles.pop()
            seat.tableau.append(tile if self.luck.random() < 0.65 else WORLD_OF[tile])
        for _ in range(self.luck.randint(0, 5)):
            tile = self.tiles.pop()
            side = self.luck.choice((tile, WORLD_OF[tile]))
            seat.stack_for(side).append(side)

    def _lay_dice(self, seat: Seat) -> None:
        """Dice in every place that can hold some."""
        seat.cup = self._take(2, 7)
        seat.citizenry = self._take(0, 2)
        seat.builders = {phase: self._take(0, 6) for phase in seat.builders}
        room = 2 if seat.has("goods_capacity") else 1
        for side in seat.sides:
            if side.produces and (goods := list(self._take(0, room).elements())):
                seat.goods[side.id] = goods
        seat.credits, seat.vp = self.luck.choice((1, 1, 2, 4, MOST_CREDITS)), self.luck.randint(0, 20)

    def _take(self, least: int, most: int) -> Dice:
        """Some dice of the box; red ones are needed most."""
        dice: Dice = Counter()
        for _ in range(self.luck.randint(least, most)):
            left = [colour for colour in (*COLOURS, "red", "red") if self.dice[colour] > 0]
            if left:
                move(self.dice, dice, self.luck.choice(left))
        return dice


def seat_setup(seat: Seat) -> gk.roll.SeatSetup:
    """What a seat of the reference has, for the engine."""
    return gk.roll.SeatSetup(
        tableau=seat.tableau,
        developments=seat.stacks["develop"],
        worlds=seat.stacks["settle"],
        cup=seat.cup,
        citizenry=seat.citizenry,
        developers=seat.builders["develop"],
        settlers=seat.builders["settle"],
        goods=seat.goods,
        credits=seat.credits,
        vp=seat.vp,
    )
