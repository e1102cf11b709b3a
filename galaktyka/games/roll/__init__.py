"""Roll for the Galaxy: `galaktyka.roll`."""

from galaktyka.games.roll.game import GAME
from galaktyka.games.roll.position import SeatSetup, position

__all__ = ["GAME", "SeatSetup", "position"]
