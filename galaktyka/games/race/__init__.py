"""Race for the Galaxy: `galaktyka.race`."""

from galaktyka.games.race.game import GAME
from galaktyka.games.race.position import SeatSetup, position

__all__ = ["GAME", "SeatSetup", "position"]
