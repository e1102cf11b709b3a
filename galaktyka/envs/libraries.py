"""Libraries that the base installation does without."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from galaktyka.engine.errors import BackendError

PACKAGES: Final = {"gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "pyspiel": "open-spiel", "ray": "ray"}


def need(module: str, what: str) -> None:
    """Refuse to go on without a library, saying what to install."""
    try:
        import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        package = PACKAGES[module]
        raise BackendError(f"Install {package} to use {what}: pip install {package}.") from error
