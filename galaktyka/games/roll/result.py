"""The final score of Roll, tile by tile (roll.md 12)."""

from __future__ import annotations

from msgspec import Struct

from galaktyka.games.roll.scoring import bonus_vp, score, tie_break, winners
from galaktyka.games.roll.sight import name
from galaktyka.games.roll.state import Roll, Seat
from galaktyka.games.roll.tables import SIDE


class TileScore(Struct, frozen=True):
    """What a tile of a tableau is worth."""

    card: str
    vp: int  # printed cost
    bonus: int  # counted at the end


class SeatScore(Struct, frozen=True):
    """The score of one seat."""

    chips: int
    cards: list[TileScore]
    total: int
    tie_break: int  # dice in the cup and credits
    winner: bool


def seat_scores(o: Roll) -> list[SeatScore]:
    """The scores of all seats, from what everybody may see."""
    won = winners(o)
    return [_seat_score(o, seat, bool(won >> seat & 1)) for seat in range(o.players)]


def _seat_score(o: Roll, seat: int, winner: bool) -> SeatScore:
    me = o.seat[seat]
    tiles = [_tile_score(me, me.tableau[slot]) for slot in range(me.tableau_size)]
    return SeatScore(me.vp, tiles, score(o, seat), tie_break(me), winner)


def _tile_score(me: Seat, side: int) -> TileScore:
    return TileScore(name(side), SIDE[side].cost, bonus_vp(me, side))
