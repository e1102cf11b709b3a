"""Lay a network for Race where the test server looks for weights: a small one that nobody has trained, or ours."""

import shutil
import sys
from pathlib import Path

import galaktyka as gk
from galaktyka.players.neural.bot import WEIGHTS
from galaktyka.players.neural.network import write_network
from tests.analysis.networks import opinionated

if __name__ == "__main__":
    place, kind = sys.argv[1:]
    folder = Path(place, "weights")
    folder.mkdir(exist_ok=True)
    if kind == "shipped":
        shutil.copy(WEIGHTS / "race.npz", folder)
    else:
        write_network(opinionated(gk.race.GAME, 0.4), folder / "race.npz")
