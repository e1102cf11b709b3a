"""Phase IV, Produce (roll.md 10)."""

from __future__ import annotations

from tests.games.asking import Steps, ask
from tests.games.roll.reference.box import COLOURS
from tests.games.roll.reference.goods import rooms
from tests.games.roll.reference.seat import Seat
from tests.games.roll.reference.table import Table


def produce(table: Table, seat: Seat) -> Steps[None]:
    """Producers become goods while there is room; what is short, dice or room, is chosen (10)."""
    producers = seat.columns["produce"]
    while (worlds := rooms(seat)) and producers.total() > 0:
        world = worlds[0]
        colour = next(colour for colour in COLOURS if producers[colour])
        if producers.total() >= len(worlds):
            if len(+producers) > 1:
                legal = {f"produce {die} from produce" for die in +producers}
                colour = (yield from ask(seat, "produce_die", legal)).split()[1]
        elif len(set(worlds)) > 1:
            legal = {f"produce {name}" for name in worlds}
            world = (yield from ask(seat, "produce_world", legal)).split()[1]
        producers[colour] -= 1
        seat.goods.setdefault(world, []).append(colour)
