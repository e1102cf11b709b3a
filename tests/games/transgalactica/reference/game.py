"""A game: the setup, and five rounds (transgalactica.md 4)."""

from __future__ import annotations

from tests.games.asking import Steps

# These register what effects do.
from tests.games.transgalactica.reference import goods, mining, planets, production, technology, tracks  # noqa: F401
from tests.games.transgalactica.reference.income import income_phase
from tests.games.transgalactica.reference.maintenance import maintain, next_round
from tests.games.transgalactica.reference.setup import check_deal, set_up
from tests.games.transgalactica.reference.table import Table
from tests.games.transgalactica.reference.turn import action_phase


def play_game(table: Table) -> Steps[None]:
    """The setup, and all rounds."""
    check_deal(table)
    yield from set_up(table)
    table.phase = "income"
    next_round(table)
    yield from income_phase(table)
    yield from play_on(table)


def play_on(table: Table) -> Steps[None]:
    """From an action phase on until the end (4)."""
    while True:
        yield from action_phase(table)
        maintain(table)
        next_round(table)
        if table.over:
            return
        yield from income_phase(table)
