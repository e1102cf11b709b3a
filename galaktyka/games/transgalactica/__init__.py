"""Transgalactica: `galaktyka.transgalactica`."""

from galaktyka.games.transgalactica.game import GAME
from galaktyka.games.transgalactica.position import SeatSetup, position

__all__ = ["GAME", "SeatSetup", "position"]
