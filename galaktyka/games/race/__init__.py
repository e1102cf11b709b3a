"""Race for the Galaxy: `galaktyka.race`."""

from galaktyka.games.race.game import GAME
from galaktyka.games.race.position import RobotSetup, SeatSetup, position

__all__ = ["GAME", "RobotSetup", "SeatSetup", "position"]
