"""Bots against bots: single games, tournaments with the same deals in every seat, and simulations."""

from galaktyka.arena.cluster import Cluster
from galaktyka.arena.result import GameResult, Standing
from galaktyka.arena.simulate import Simulation, simulate
from galaktyka.arena.table import play_match
from galaktyka.arena.tournament import Tournament, tournament
from galaktyka.arena.workers import Processes

__all__ = [
    "Cluster",
    "GameResult",
    "Processes",
    "Simulation",
    "Standing",
    "Tournament",
    "play_match",
    "simulate",
    "tournament",
]
