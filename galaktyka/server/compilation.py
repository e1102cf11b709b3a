"""Compiling the rules in the background, in a process of its own, while tables are played on uncompiled rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from galaktyka import game as find_game
from galaktyka.engine.backend import backend
from galaktyka.engine.cpu import Progress
from galaktyka.players import compilers
from galaktyka.server.desk import Desk
from galaktyka.server.errand import Errand
from galaktyka.server.log import log
from galaktyka.server.messages import Compilation

Report = tuple[int, int]  # how much is done, and how much there is
NAME: Final = "galaktyka compiling"  # of the process
PART: Final = 500  # what each part counts: the rules, the bots, what searches need


class Compiler:
    """Brings one game from uncompiled to compiled rules."""

    def __init__(self, game: str, desks: Sequence[Desk], ready: Callable[[], None]) -> None:
        """`ready` is called when the rules and the bots are compiled and in use."""
        self._game = game
        self._desks = desks
        self._ready = ready
        self.state = Compilation(game, 0, 0, ready=False)

    async def run(self) -> None:
        """Compile if nobody has, load what was compiled, and use it."""
        if not await asyncio.to_thread(self._is_compiled):
            await self._compile()
        if await asyncio.to_thread(self._is_compiled):
            await asyncio.to_thread(backend, find_game(self._game), "cpu")
            for desk in self._desks:
                desk.use(self._game, "cpu")
            self.state = Compilation(self._game, self.state.done, self.state.total, ready=True)
            self._ready()

    def _is_compiled(self) -> bool:
        return all(compiler.is_compiled for compiler in compilers(find_game(self._game)))

    async def _compile(self) -> None:
        """Let a process compile, noting how far it is."""
        if not await Errand[Report](NAME, compile_game, self._game).run(self._note):
            log.warning("compiling failed; uncompiled rules stay in use", extra={"game": self._game})

    def _note(self, report: Report) -> None:
        done, total = report
        self.state = Compilation(self._game, done, total, ready=False)


def compile_game(name: str, tell: Callable[[Report], object]) -> None:
    """In a process of its own: compile the rules and the bots of a game, saying how far it is."""
    parts = compilers(find_game(name))
    for number, compiler in enumerate(parts):
        compiler.load(_progress(tell, number * PART, len(parts) * PART))


def _progress(tell: Callable[[Report], object], before: int, whole: int) -> Progress:
    """Progress of one part, after what was done before it."""

    def progress(done: int, total: int, _what: str) -> None:
        tell((before + PART * done // max(1, total), whole))

    return progress
