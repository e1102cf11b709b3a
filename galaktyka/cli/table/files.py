"""Saved games of the terminal: a saved match, with remarks on who sits where."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from secrets import token_hex
from typing import Final

from platformdirs import user_data_path

import galaktyka as gk
from galaktyka.engine.errors import SaveError
from galaktyka.engine.match import Match
from galaktyka.engine.save import HEAD, match_text

SEAT: Final = re.compile(r"^# seat (\d)$", re.MULTILINE)
BOTS: Final = re.compile(r"^# bots ([\w-]+(?:,[\w-]+)*)$", re.MULTILINE)


@dataclass(frozen=True)
class Saved:
    """A saved match; seat and bots only where the file has remarks about them."""

    match: Match
    seat: int | None
    bots: Sequence[str] | None  # the bot at each of the other seats, in order


def save_game(match: Match, seat: int, bots: Sequence[str], path: Path) -> None:
    """Write a game to a file, completely or not at all."""
    text = f"{match_text(match)}# seat {seat}\n# bots {','.join(bots)}\n"
    draft = path.parent / f".{path.name}.{token_hex(4)}.part"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink()
        raise SaveError(f"{path} cannot be written: {getattr(error, 'strerror', None) or error}.") from error


def load_game(path: Path) -> Saved:
    """Read a game from a file."""
    match = gk.load(path)
    text = path.read_text(encoding="utf-8")
    seat, bots = SEAT.search(text), BOTS.search(text)
    return Saved(match, int(seat[1]) if seat else None, bots[1].split(",") if bots else None)


def file_named(name: str) -> Path:
    """The file that a person means; a name that no file can have is refused."""
    try:
        path = Path(name).expanduser()
        path.exists()
    except (OSError, RuntimeError) as error:  # too long, out of reach, or in the home of somebody unknown
        reason = getattr(error, "strerror", None) or str(error).rstrip(".")
        raise SaveError(f"{name} cannot be written: {reason}.") from error
    return path


def is_saved_game(path: Path) -> bool:
    """Whether a file begins as a saved game does, so that it may be replaced by another."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.readline().startswith(f"{HEAD} ")
    except (OSError, UnicodeDecodeError):
        return False


def new_file(game: str) -> Path:
    """A file for a game that was never saved, in the user's data folder; no other game has it."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    folder = user_data_path("galaktyka") / "games"
    names = (f"{game}-{stamp}{suffix}" for suffix in chain([""], (f"-{n}" for n in count(2))))
    return next(path for name in names if not (path := folder / f"{name}.galaktyka").exists())
