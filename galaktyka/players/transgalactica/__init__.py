"""The heuristic bot of Transgalactica."""

from galaktyka.players.transgalactica.heuristic import heuristic

__all__ = ["heuristic"]
