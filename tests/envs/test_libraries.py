"""Libraries that are not installed, and games without features."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest

import galaktyka as gk
from galaktyka import envs
from galaktyka.engine.errors import BackendError, OptionError
from galaktyka.envs import libraries

MAKERS: dict[str, Callable[[str], object]] = {
    "pettingzoo": envs.pettingzoo,
    "pettingzoo_parallel": envs.pettingzoo_parallel,
    "gymnasium": envs.gymnasium,
    "vector": lambda game: envs.vector(game, games=2),
    "openspiel": envs.openspiel,
}
LIBRARIES = "{'gymnasium', 'pettingzoo', 'pyspiel', 'ray'}"
PACKAGES = {
    "pettingzoo": "pettingzoo",
    "pettingzoo_parallel": "pettingzoo",
    "gymnasium": "gymnasium",
    "vector": "gymnasium",
    "openspiel": "open-spiel",
}


@pytest.mark.parametrize("name", MAKERS)
def test_a_missing_library_is_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(module: str) -> None:
        raise ModuleNotFoundError(f"No module named '{module}'", name=module)

    monkeypatch.setattr(libraries, "import_module", missing)
    with pytest.raises(BackendError, match=rf"^Install {PACKAGES[name]} to use .*: pip install {PACKAGES[name]}\.$"):
        MAKERS[name]("race")


def test_a_library_that_is_broken_says_so_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(module: str) -> None:
        raise ModuleNotFoundError("No module named 'cloudpickle'", name="cloudpickle")

    monkeypatch.setattr(libraries, "import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="cloudpickle"):
        envs.gymnasium("race")


@pytest.mark.parametrize("name", MAKERS)
def test_a_game_without_features_says_so(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setitem(gk.GAMES, "roll", replace(gk.GAMES["roll"], features=None))
    with pytest.raises(OptionError, match=r"^Roll for the Galaxy has no features yet"):
        MAKERS[name]("roll")


def test_the_base_installation_needs_no_library() -> None:
    check = (
        "import sys, galaktyka.envs; print(sorted({'gymnasium', 'pettingzoo', 'pyspiel', 'ray'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
