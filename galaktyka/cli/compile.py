"""`galaktyka compile`: prepare the compiled rules, so that nobody waits for them later."""

from __future__ import annotations

import os
import time
from typing import Annotated, Any, Final

import typer

import galaktyka as gk
from galaktyka.cli.background import background_lock, is_compiled
from galaktyka.cli.console import counted, print_json, stdout
from galaktyka.cli.options import Json
from galaktyka.engine.backend import backend_name
from galaktyka.engine.game import Game
from galaktyka.players import compilers

WORTH_COMPILING: Final = 500  # games that take longer uncompiled than compiling takes
LOW_PRIORITY: Final = 15  # leave the processor to whoever else wants it


def compile_games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; all games if none is named.")] = None,
    as_json: Json = False,
    background: Annotated[bool, typer.Option("--background", hidden=True)] = False,
) -> None:
    """Compile the rules and the bots of a game for this machine (under two minutes, once)."""
    chosen = list(gk.GAMES.values()) if game is None else [gk.game(game)]
    if background:
        os.nice(LOW_PRIORITY)
        for each in chosen:
            _compile_alone(each)
        return
    results = [compile_game(each, quiet=as_json) for each in chosen]
    if as_json:
        print_json(results)
    else:
        for result in results:
            stdout().print(_words(result))


def _compile_alone(game: Game) -> None:
    """Compile a game, unless another process does so in the background."""
    with background_lock(game) as free:
        if free:
            compile_game(game, quiet=True)


def compile_game(game: Game, *, quiet: bool) -> dict[str, Any]:
    """Compile one game, unless that was done before."""
    before = is_compiled(game)
    started = time.perf_counter()
    if not before:
        with counted(f"Compiling {game.name}", hidden=quiet) as progress:
            for compiler in compilers(game):
                compiler.load(progress)
    seconds = time.perf_counter() - started
    return {"game": game.name, "compiled_before": before, "seconds": round(seconds, 2)}


def prepared(game: Game, backend: str | None, games: int, *, quiet: bool) -> str:
    """The backend for so many games; where they are worth it, everything is compiled first, with progress shown."""
    name = backend_name(backend)
    if name == "python" or (name == "auto" and games < WORTH_COMPILING):
        return name
    compile_game(game, quiet=quiet)
    return "cpu"


def _words(result: dict[str, Any]) -> str:
    if result["compiled_before"]:
        return f"{result['game']}: compiled before."
    return f"{result['game']}: compiled in {result['seconds']:.1f} s."
