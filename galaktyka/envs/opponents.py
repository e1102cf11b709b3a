"""The bots at the other seats of a table with one agent."""

from __future__ import annotations

from collections.abc import Sequence

from galaktyka.engine.errors import OptionError
from galaktyka.engine.game import Game
from galaktyka.players.registry import check_names


def seated_bots(game: Game, bots: str | Sequence[str], players: int, seat: int) -> list[str | None]:
    """The bot of each seat: one name for all others, or one for each of them in order; None where the agent sits."""
    if not 0 <= seat < players:
        raise OptionError(f"There is no seat {seat}: the seats are 0 to {players - 1}.")
    names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    if len(names) != players - 1:
        raise OptionError(f"Name one bot for all other seats, or {players - 1}, not {len(names)}.")
    check_names(game, names)
    return [*names[:seat], None, *names[seat:]]
