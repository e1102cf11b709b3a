"""How a server is set up."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

VARIABLE: Final = "GALAKTYKA_SERVER"  # how the settings reach the processes of a server
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


def default_database() -> str:
    """A database file in the user's data folder."""
    return f"sqlite:///{user_data_path('galaktyka') / 'tables.sqlite3'}"


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that an operator can choose."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = msgspec.field(default_factory=default_database)
    workers: int = 1
    bot_workers: int = 1
    bot_budget: float = 10.0  # seconds a bot may think
    bot_pause: float = 0.35  # seconds between bot moves that people watch
    hosts: tuple[str, ...] = ()  # names this server answers to; empty: any, or only local ones on a local address
    rates: float = 1.0  # factor on all rate limits
    metrics_everywhere: bool = False
    backend: str = "auto"  # as everywhere: auto, python or cpu
    compile: bool = True  # compile the rules in the background if nobody has
    quiet: bool = False  # log only what went wrong
    static: str | None = None  # where the built client lies; None: beside the program

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """The names this server answers to; empty: any."""
        if self.hosts:
            return self.hosts
        return ("127.0.0.1", "[::1]", "localhost", "testserver") if self.host in LOOPBACK else ()

    def export(self) -> None:
        """Hand the settings to the processes started from here on."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def settings_from_environment() -> Settings:
    """The settings that `Settings.export` left."""
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def static_folder(settings: Settings) -> Path:
    """Where the built browser client lies."""
    return Path(settings.static) if settings.static else Path(__file__).parent / "static"
