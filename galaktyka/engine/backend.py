"""Backends: the same rules uncompiled (`python`) or compiled for the CPU (`cpu`).

`auto` takes `cpu` where the game has been compiled before and `python` otherwise, so that nobody waits for a compiler
before the first move; `galaktyka compile` prepares a machine.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, Literal, cast

from galaktyka.engine.cpu import Cpu, Progress
from galaktyka.engine.errors import OptionError
from galaktyka.engine.game import Game, Kernels, Records
from galaktyka.engine.record import over

Name = Literal["auto", "python", "cpu"]
ENGINE = Path(__file__).parent
VARIABLE = "GALAKTYKA_BACKEND"


@dataclass(frozen=True)
class Backend:
    """The rules of one game on one backend."""

    name: str
    rules: Kernels
    see: Callable[[Records], Any]  # the record in an array of one, as these rules want it


def backend_name(name: str | None) -> Name:
    """The backend asked for, by argument or environment."""
    chosen = name or os.environ.get(VARIABLE) or "auto"
    if chosen not in ("auto", "python", "cpu"):
        raise OptionError(f"There is no backend '{chosen}'; use auto, python or cpu.")
    return cast(Name, chosen)


def backend(game: Game, name: str | None = None, progress: Progress | None = None) -> Backend:
    """The rules of a game on a backend; `cpu` compiles them if nobody has before."""
    chosen = backend_name(name)
    if chosen == "auto":
        chosen = "cpu" if compiler_of(game).is_compiled else "python"
    if chosen == "python":
        return Backend("python", game.rules, lambda array: over(game.record, array))
    if game not in _compiled:
        _compiled[game] = Backend("cpu", Kernels(*compiler_of(game).load(progress)), lambda array: array[0])
    return _compiled[game]


_compiled: dict[Game, Backend] = {}


@cache
def compiler_of(game: Game) -> Cpu:
    """What compiles a game for the CPU."""
    entries = [getattr(game.rules, field.name) for field in fields(Kernels)]
    return Cpu(game.name, game.record, entries, [ENGINE, game.folder])
