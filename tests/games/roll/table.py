"""A table to tell stories at: what the seats have, a phase, and what everybody does.

    table = roll().seat(0, tableau=["public_works"], developments=["space_docks"], columns={"develop": {"white": 2}})
    table.phase("develop")
    assert table.tableau(0) == ["public_works", "space_docks"]

A seat that the story does not mention has one white die and wants nothing: it passes where it may.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

import galaktyka as gk
from galaktyka.engine.match import Match
from galaktyka.games.roll.view import LayoutView, RollView, SeatView

Dice = Mapping[str, int]
BYSTANDER = gk.roll.SeatSetup(cup={"white": 1})


@dataclass
class Middle:
    """What the story puts in the middle of the table."""

    bag: Sequence[str] | None = None  # exactly these tiles; None: all that are named nowhere
    abandoned: Sequence[str] = ()
    pool: int | None = None
    first: int = 0
    seed: int = 0


@dataclass
class Table:
    """A table that is laid seat by seat, and played from the moment a phase begins."""

    players: int
    middle: Middle
    places: dict[int, gk.roll.SeatSetup] = field(default_factory=dict)
    _match: Match | None = None

    def seat(self, seat: int, **has: Any) -> Self:
        """Give a seat what it has, as `SeatSetup` names it."""
        assert self._match is None, "the story has begun"
        self.places[seat] = gk.roll.SeatSetup(**has)
        return self

    def phase(self, name: str, later: Sequence[str] = ()) -> Self:
        """Begin a phase, or "assign", or "manage"."""
        seats = [self.places.get(seat, BYSTANDER) for seat in range(self.players)]
        self._match = gk.roll.position(seats, phase=name, later=later, backend="python", **vars(self.middle))
        return self._let_bystanders_pass()

    def play(self, seat: int, *answers: str) -> Self:
        """Let a seat answer, one question after the other."""
        for answer in answers:
            self.match.play(seat, answer)
            self._let_bystanders_pass()
        return self

    @property
    def match(self) -> Match:
        """The match under way."""
        assert self._match is not None, "no phase has begun"
        return self._match

    @property
    def middle_now(self) -> RollView:
        """What everybody sees."""
        view: RollView = self.match.view(-1)
        return view

    def see(self, seat: int) -> SeatView:
        """A seat as its owner sees it."""
        view: RollView = self.match.view(seat)
        return view.seats[seat]

    def layout(self, seat: int) -> LayoutView:
        """The dice of a seat below the strip, as its owner sees them."""
        layout = self.see(seat).layout
        assert layout is not None
        return layout

    def asked(self, seat: int) -> str:
        """The question a seat owes an answer to."""
        return self.match.question(seat)

    def legal(self, seat: int) -> list[str]:
        """What a seat may answer."""
        return self.match.legal(seat)

    def tableau(self, seat: int) -> list[str]:
        """The tiles a seat has completed, in order."""
        return [tile.tile for tile in self.see(seat).tableau]

    def goods(self, seat: int) -> dict[str, list[str]]:
        """The goods of a seat by world."""
        return {tile.tile: tile.goods for tile in self.see(seat).tableau if tile.goods}

    def cup(self, seat: int) -> dict[str, int]:
        """The dice in the cup; after the end of a round those that were rolled again."""
        return dict(self.middle_now.seats[seat].cup)

    def citizenry(self, seat: int) -> dict[str, int]:
        """The dice in Citizenry."""
        return self.see(seat).citizenry

    def credits(self, seat: int) -> int:
        """The credits of a seat."""
        return self.see(seat).credits

    def vp(self, seat: int) -> int:
        """Victory points in chips."""
        return self.see(seat).vp

    def score(self, seat: int) -> int:
        """What the seat would score now."""
        return self.match.scores()[seat]

    def _let_bystanders_pass(self) -> Self:
        """Seats that the story does not mention do what costs them least thought."""
        while idle := [seat for seat in self.match.owing if self._is_idle(seat)]:
            legal = self.legal(idle[0])
            self.match.play(idle[0], next((word for word in ("pass", "ready") if word in legal), legal[0]))
        return self

    def _is_idle(self, seat: int) -> bool:
        """A bystander acts, but does not begin another round."""
        return seat not in self.places and not (self.asked(seat) == "select" and self.middle_now.round > 1)


def roll(
    players: int = 2,
    *,
    bag: Sequence[str] | None = None,
    abandoned: Sequence[str] = (),
    pool: int | None = None,
    first: int = 0,
    seed: int = 0,
) -> Table:
    """An empty table."""
    return Table(players, Middle(bag, abandoned, pool, first, seed))
