"""How long the game will last, and what dice and credits are worth because of it."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.roll.dice import count
from galaktyka.games.roll.round import LAST_TABLEAU, is_last_round
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.tables import COLOURS, MAX_CREDITS
from galaktyka.players.roll import weights as w

ROUND: Final = 10  # time is counted in tenths of a round


@kernel
def rounds_left(o: Roll) -> int:
    """Rounds to come after this one, in tenths: until the fullest tableau is full or the pool is empty."""
    if is_last_round(o):
        return 0
    tiles = LAST_TABLEAU
    for seat in range(o.players):
        tiles = min(tiles, LAST_TABLEAU - int(o.seat[seat].tableau_size))
    by_pool = ROUND * w.VP * o.pool // (w.CHIPS * o.players)
    return max(1, min(tiles * w.ROUNDS_PER_TILE, by_pool) - ROUND)


@kernel
def in_time(value: int, rounds: int) -> int:
    """What something is worth that needs rounds to come: nothing at the end."""
    return value * min(rounds, w.HORIZON) // w.HORIZON


@kernel
def soon(value: int, rounds: int) -> int:
    """What something is worth that will pay in one of the next rounds."""
    return value * min(rounds, w.PATIENCE) // w.PATIENCE


@kernel
def purse(dice: int, citizens: int, money: int, rounds: int) -> int:
    """What dice in the cup, dice in Citizenry and credits are worth together; all three in hundredths."""
    money = min(100 * MAX_CREDITS, money)
    recruits = min(citizens, money)
    value = w.DIE * (dice + recruits) + w.CITIZEN * (citizens - recruits) + w.SPARE * (money - recruits)
    return in_time(value // 100, rounds)


@kernel
def credits_worth(o: Roll, seat: int, money: int, rounds: int) -> int:
    """What some more credits are worth to a seat: most while dice wait in Citizenry, nothing above the track."""
    me = o.seat[seat]
    citizens = 100 * count(me.citizenry[0:COLOURS])
    owned = 100 * int(me.credits)
    return purse(0, citizens, owned + 100 * money, rounds) - purse(0, citizens, owned, rounds)
