"""Serve tables for the tests of the client: on compiled rules where they are at hand, no pauses, a database of its own.

A file `seed` in its folder fixes the seed of every table that is set up from then on.
"""

import os
import sys
from pathlib import Path

from galaktyka.players.neural.bot import VARIABLE
from galaktyka.server import seating
from galaktyka.server.run import serve
from galaktyka.server.settings import Settings

if __name__ == "__main__":
    port, folder, static = sys.argv[1:]
    os.environ[VARIABLE] = f"{folder}/weights"  # networks are there when a test puts them there
    fixed, secret_seed = Path(folder, "seed"), seating.new_seed
    seating.new_seed = lambda: fixed.read_text() if fixed.exists() else secret_seed()
    serve(
        Settings(
            port=int(port),
            database=f"sqlite:///{folder}/tables.sqlite3",
            backend="auto",
            compile=False,
            bot_pause=0.0,
            rates=1000.0,
            static=static,
            quiet=True,
        )
    )
