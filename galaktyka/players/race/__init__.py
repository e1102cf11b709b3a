"""The heuristic bot of Race for the Galaxy."""

from galaktyka.players.race.heuristic import heuristic

__all__ = ["heuristic"]
