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
from threading import RLock
from typing import Any, Literal, cast

from galaktyka.engine.cpu import Cpu, Progress, fingerprint
from galaktyka.engine.errors import OptionError
from galaktyka.engine.game import Game, Kernels, Records
from galaktyka.engine.kernel import Function
from galaktyka.engine.record import over

Name = Literal["auto", "python", "cpu"]
VARIABLE = "GALAKTYKA_BACKEND"


@dataclass(frozen=True)
class Part:
    """Kernels for a game beyond its rules, compiled on demand into a cache of their own: players, for one."""

    name: str
    entries: tuple[Function, ...]  # what Python calls, uncompiled
    folders: tuple[Path, ...]  # their sources, besides those of the engine and of the game

    def __post_init__(self) -> None:
        """Note what was imported."""
        for folder in self.folders:
            fingerprint(folder)


@dataclass(frozen=True)
class LoadedPart:
    """The entries of a part on one backend."""

    name: str
    entries: tuple[Any, ...]
    see: Callable[[Records], Any]  # as for `Backend`


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
    with _loading:
        if game not in _compiled:
            _compiled[game] = Backend("cpu", Kernels(*compiler_of(game).load(progress)), lambda array: array[0])
        return _compiled[game]


_loading = RLock()  # a thread that wants what another one is compiling waits for it
_compiled: dict[Game, Backend] = {}


@cache
def compiler_of(game: Game) -> Cpu:
    """What compiles a game for the CPU."""
    entries = [getattr(game.rules, field.name) for field in fields(Kernels)]
    return Cpu(game.name, game.record, entries, game.sources)


def load_part(game: Game, part: Part, name: str | None = None, progress: Progress | None = None) -> LoadedPart:
    """The entries of a part on a backend, chosen as for `backend`."""
    chosen = backend_name(name)
    if chosen == "python" or (chosen == "auto" and not part_compiler(game, part).is_compiled):
        return LoadedPart("python", part.entries, lambda array: over(game.record, array))
    with _loading:
        if (game, part) not in _compiled_parts:
            entries = tuple(part_compiler(game, part).load(progress))
            _compiled_parts[game, part] = LoadedPart("cpu", entries, lambda array: array[0])
        return _compiled_parts[game, part]


_compiled_parts: dict[tuple[Game, Part], LoadedPart] = {}


@cache
def part_compiler(game: Game, part: Part) -> Cpu:
    """What compiles a part for the CPU."""
    folders = [*game.sources, *part.folders]
    return Cpu(f"{game.name}-{part.name}", game.record, part.entries, folders, compiler_of(game))
