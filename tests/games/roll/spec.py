"""Tables of powers: a line says what a tile changes in a phase, compared with the same phase without the tile.

Every number in these tables is written down from the printed tiles, so that a wrong number in the data shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from galaktyka.games.roll import SeatSetup, position
from galaktyka.games.roll.position import NUMBER
from galaktyka.games.roll.tables import SIDE, SIDES
from galaktyka.games.roll.view import SeatView

COST = {side.id: side.cost for side in SIDES}
Effect = dict[str, int]


@dataclass(frozen=True, kw_only=True)
class Scene:
    """One phase as seat 0 plays it, with the tile of the line in front of its own ones; its rival does nothing."""

    phase: str
    own: Sequence[str] = ()  # further tiles in the tableau
    has: Mapping[str, Any] = field(default_factory=dict)  # what else seat 0 has, as SeatSetup names it
    rival: Sequence[str] = ()  # the rival's tableau
    bag: Sequence[str] | None = None
    wishes: Sequence[str] = ()  # what seat 0 answers where it may, the first that is legal


@dataclass(frozen=True)
class Situation:
    """A scene and what the tile changes in it."""

    scene: Scene
    effect: Effect


@dataclass(frozen=True)
class Line:
    """One power of one tile, by its place on the tile, and the situations that show it."""

    tile: str
    power: int
    situations: Sequence[Situation]

    def check(self) -> None:
        """Play every situation with and without the tile."""
        for shown in self.situations:
            found = difference(play(shown.scene, self.tile), play(shown.scene, ""))
            assert found == shown.effect, f"{self}: {found}, not {shown.effect}, in {shown.scene}"

    def __str__(self) -> str:
        return f"{self.tile}-{self.power}"


def play(scene: Scene, tile: str) -> Effect:
    """What seat 0 has after the phase, with this tile in its tableau ("": without it)."""
    tableau = [tile, *scene.own] if tile else list(scene.own)
    me = SeatSetup(tableau=tableau, **{"credits": 0, **scene.has})
    match = position(
        [me, SeatSetup(tableau=scene.rival)], phase=scene.phase, bag=scene.bag, alone=True, backend="python"
    )
    while match.owing:
        seat = match.owing[0]
        match.play(seat, answer(match.legal(seat), scene.wishes if seat == 0 else ()))
    return counted(match.view(0).seats[0], bool(tile))


def answer(legal: Sequence[str], wishes: Sequence[str]) -> str:
    """The first wish that is legal; else nothing; else whatever is legal."""
    return next((wish for wish in (*wishes, "pass") if wish in legal), legal[0])


def counted(seat: SeatView, with_tile: bool) -> Effect:
    """Everything of a seat that a power can change, as numbers."""
    found = {
        "credits": seat.credits,
        "vp": seat.vp,
        "tableau": len(seat.tableau) - with_tile,
        "goods": sum(len(tile.goods) for tile in seat.tableau),
        "developments": seat.developments.size,
        "worlds": seat.worlds.size,
        "front": COST.get(seat.developments.top, 0),
    }
    for place, dice in (("cup", seat.cup), ("citizenry", seat.citizenry)):
        found |= {f"{colour} in {place}": number for colour, number in dice.items()}
    return found


def difference(one: Effect, other: Effect) -> Effect:
    """What differs between two of these."""
    names = one.keys() | other.keys()
    return {name: change for name in names if (change := one.get(name, 0) - other.get(name, 0))}


def power_row(tile: str, power: int) -> int:
    """The row of POWER that a power of a tile has."""
    return SIDE[NUMBER[tile]].powers_from + power
