"""Compiling in the background: progress is shown, and compiled rules are used when they are there."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from galaktyka.server import compilation
from galaktyka.server.compilation import Compiler, compile_game
from galaktyka.server.desk import Desk

Tell = Callable[[tuple[int, int]], object]


def fake_compile(_game: str, tell: Tell) -> None:
    """A compiler that is done at once."""
    for done in range(4):
        tell((done, 3))


def broken_compile(_game: str, _tell: Tell) -> None:
    raise SystemExit(3)


class RecordingDesk(Desk):
    """A desk that notes what it is told to use."""

    def __init__(self) -> None:
        super().__init__("python")
        self.used: list[tuple[str, str]] = []

    def use(self, game: str, backend: str) -> None:
        """Note it."""
        self.used.append((game, backend))


def run_compiler(monkeypatch: pytest.MonkeyPatch, target: Callable[..., None], compiled: list[bool]) -> Any:
    """Run a compiler whose machine looks compiled as the list says, look by look."""
    looks = iter(compiled)
    loaded: list[str] = []
    monkeypatch.setattr(compilation, "compile_game", target)
    monkeypatch.setattr(compilation, "backend", lambda _game, name: loaded.append(name))
    monkeypatch.setattr(Compiler, "_is_compiled", lambda _self: next(looks))
    desks, ready = [RecordingDesk(), RecordingDesk()], []
    compiler = Compiler("race", desks, lambda: ready.append(True))
    asyncio.run(compiler.run())
    return compiler, desks, ready, loaded


def test_compiled_rules_are_used_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler, desks, ready, loaded = run_compiler(monkeypatch, broken_compile, [True, True])
    assert compiler.state.ready
    assert [desk.used for desk in desks] == [[("race", "cpu")]] * 2
    assert (ready, loaded) == ([True], ["cpu"])


def test_progress_is_shown_while_a_process_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler, desks, ready, _ = run_compiler(monkeypatch, fake_compile, [False, True])
    assert (compiler.state.done, compiler.state.total, compiler.state.ready) == (3, 3, True)
    assert desks[0].used == [("race", "cpu")]
    assert ready == [True]


def test_uncompiled_rules_stay_in_use_when_compiling_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler, desks, ready, _ = run_compiler(monkeypatch, broken_compile, [False, False])
    assert not compiler.state.ready
    assert desks[0].used == []
    assert ready == []


def test_a_compiling_process_reports_rules_and_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    class Loader:
        def load(self, progress: Any) -> None:
            progress(1, 2, "kernel")

    monkeypatch.setattr(compilation, "compilers", lambda _game: [Loader(), Loader()])
    reports: list[tuple[int, int]] = []
    compile_game("race", reports.append)
    assert reports == [(250, 1000), (750, 1000)]
