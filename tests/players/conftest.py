"""The bots under test."""

import pytest

from galaktyka import players
from galaktyka.players import Bot
from tests.properties.play import RACE

# Weaker levels of the neural bot and the expert have tests of their own.
FAST = [name for name in players.bot_names(RACE) if name in ("random", "heuristic", "neural")]


@pytest.fixture(scope="session", params=FAST)
def bot(request: pytest.FixtureRequest) -> Bot:
    """Each of the bots, compiled."""
    return players.bot(request.param, RACE, "cpu")
