"""The heuristic bot of Roll for the Galaxy."""

from galaktyka.players.roll.heuristic import heuristic

__all__ = ["heuristic"]
