"""The middle of the table: pool, bag, phases, order, and where luck comes from (roll.md 1, 12, 13)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Protocol

from tests.games.roll.reference.seat import Seat

LAST_TABLEAU: Final = 12  # tiles in a tableau that end the game


class Luck(Protocol):
    """What chance brought at the table that is watched; asked just after it did."""

    def rolled(self, seat: int) -> list[tuple[str, str]]:
        """Colours and faces of the dice that a seat rolled."""

    def drawn(self, seat: int) -> list[str]:
        """The tiles that a seat drew."""

    def extra_die(self) -> str:
        """The phase that the extra die of two players shows."""


@dataclass
class Table:
    """All there is to know between two answers."""

    seats: list[Seat]
    luck: Luck
    pool: int
    bag: set[str]
    first: int  # strict order begins here
    abandoned: list[str] = field(default_factory=list)
    turn: int = 0
    phase: str = "setup"
    active: set[str] = field(default_factory=set)  # phases that occur
    strict: bool = False  # this phase is played in strict order

    def in_order(self) -> list[Seat]:
        """The seats, clockwise from the first (13)."""
        return self.seats[self.first :] + self.seats[: self.first]

    def gain_vp(self, seat: Seat, vp: int) -> None:
        """Chips come from the pool, and from outside once it is empty (11)."""
        seat.vp += vp
        self.pool = max(0, self.pool - vp)

    def draw(self, seat: Seat, wanted: int) -> int:
        """Draw tiles, abandoned ones when the bag is empty (8); returns how many are missing."""
        drawn = set(self.luck.drawn(seat.number))
        assert len(drawn) == min(wanted, len(self.bag) + len(self.abandoned))
        if wanted > len(self.bag):
            assert self.bag <= drawn
            self.bag.update(self.abandoned)
            self.abandoned = []
        assert drawn <= self.bag
        self.bag -= drawn
        seat.hand = sorted(drawn)
        return wanted - len(drawn)

    def is_ending(self) -> bool:
        """Whether a condition for the end of the game holds (12.4)."""
        return self.pool == 0 or any(len(seat.tableau) >= LAST_TABLEAU for seat in self.seats)
