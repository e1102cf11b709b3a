"""Lay a small network for Race where the server of the tests looks for weights; nobody has trained it."""

import sys
from pathlib import Path

import galaktyka as gk
from galaktyka.players.neural.network import write_network
from tests.analysis.networks import opinionated

if __name__ == "__main__":
    folder = Path(sys.argv[1], "weights")
    folder.mkdir(exist_ok=True)
    write_network(opinionated(gk.race.GAME, 0.4), folder / "race.npz")
