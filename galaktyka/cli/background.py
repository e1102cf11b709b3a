"""Compiling while somebody plays already: one process at a time, detached, at low priority."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from platformdirs import user_cache_path

from galaktyka.engine.backend import backend_name
from galaktyka.engine.game import Game
from galaktyka.players import compilers


def is_compiled(game: Game) -> bool:
    """Whether the rules of a game and its players have been compiled before."""
    return all(compiler.is_compiled for compiler in compilers(game))


@contextmanager
def background_lock(game: Game) -> Iterator[bool]:
    """Be the only process that compiles a game in the background; yields False if another one is."""
    folder = user_cache_path("galaktyka")
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"compile-{game.name}.lock").open("w", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
            return
        yield True


def compile_in_background(game: Game, backend: str | None = None) -> bool:
    """Start compiling a game for the next time, if that is wanted and not done; whether it is being compiled."""
    if backend_name(backend) != "auto" or is_compiled(game):
        return False
    try:
        with background_lock(game) as free:
            if not free:
                return True
    except OSError:  # without a cache folder nothing can be kept, and the game goes on as it is
        return False
    command = [sys.executable, "-m", "galaktyka.cli", "compile", game.name, "--background"]
    nowhere = subprocess.DEVNULL  # it goes on when this process has ended
    subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True)
    return True
