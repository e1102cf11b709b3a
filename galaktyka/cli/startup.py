"""How long a process takes to its first legal action, with nothing compiled and with everything compiled."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from galaktyka.engine.errors import GalaktykaError
from galaktyka.engine.game import Game

CACHE_VARIABLE: Final = "XDG_CACHE_HOME"  # where the user's cache folder is looked for
FIRST_LEGAL_ACTION: Final = """
import sys
import galaktyka as gk
match = gk.new(sys.argv[1], players=int(sys.argv[2]), backend="cpu", **{name: True for name in sys.argv[3:]})
print(match.legal(match.owing[0])[0], flush=True)
"""


def cold_and_warm(game: Game, players: int, options: Mapping[str, bool]) -> tuple[float, float]:
    """Seconds from the start of a process to its first legal action: with an empty cache, and once more."""
    with TemporaryDirectory() as folder:
        return start(game, players, options, Path(folder)), start(game, players, options, Path(folder))


def start(game: Game, players: int, options: Mapping[str, bool], cache: Path | None = None) -> float:
    """Seconds from the start of a process to its first legal action; `cache` stands for the user's cache folder."""
    environment = os.environ if cache is None else {**os.environ, CACHE_VARIABLE: str(cache)}
    names = [name for name, on in options.items() if on]
    command = [sys.executable, "-c", FIRST_LEGAL_ACTION, game.name, str(players), *names]
    started = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        line = process.stdout.readline() if process.stdout else ""
        seconds = time.perf_counter() - started
    if not line:
        raise GalaktykaError(f"A process that should play {game.title} ended without a legal action.")
    return seconds
